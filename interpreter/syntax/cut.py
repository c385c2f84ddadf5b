"""Cutting a file into declarations at column one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

_NO_START = " \t\r\n#"
_CLOSING = ")]}"


@dataclass(frozen=True, slots=True)
class Piece:
    """The text from `start` up to `end`. `indented` marks text before the first declaration."""

    start: int
    end: int
    indented: bool = False


def cut(text: str) -> Iterator[Piece]:
    """The pieces of a file, each beginning with a line whose first character is no blank and no comment."""
    starts: list[int] = []
    orphan = -1
    position = 0
    while position < len(text):
        character = text[position]
        if character not in _NO_START:
            if not (starts and character in _CLOSING):
                starts.append(position)
        elif not starts and orphan < 0 and character in " \t":
            orphan = _first_word(text, position)
        newline = text.find("\n", position)
        position = len(text) if newline < 0 else newline + 1
    if orphan >= 0:
        yield Piece(orphan, starts[0] if starts else len(text), indented=True)
    for start, end in pairwise([*starts, len(text)]):
        yield Piece(start, end)


def _first_word(text: str, position: int) -> int:
    newline = text.find("\n", position)
    line = text[position : len(text) if newline < 0 else newline]
    bare = line.lstrip(" \t\r")
    return -1 if not bare or bare.startswith("#") else position + len(line) - len(bare)
