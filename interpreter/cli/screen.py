"""Writing for people: wrapped lines, headings, columns. Plain text when nobody sits at a terminal."""

from __future__ import annotations

import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Sequence

import click

from interpreter.text import escape_controls

WIDEST = 100
"""Longer lines are hard to read even where there is room for them."""


def width_of(text: str) -> int:
    """How many columns a text takes in a terminal."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def padded(text: str, width: int, *, right: bool = False) -> str:
    """A text filled up with blanks to a width."""
    blanks = " " * max(0, width - width_of(text))
    return blanks + text if right else text + blanks


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """A text in lines of at most `width`; `first` and `rest` are put before them."""
    lines: list[str] = []
    line, used = first, width_of(first)
    empty = True
    for word in text.split(" "):
        if not word:
            continue
        length = width_of(word)
        if not empty and used + 1 + length > width:
            lines.append(line)
            line, used, empty = rest, width_of(rest), True
        if not empty:
            line, used = line + " ", used + 1
        line, used, empty = line + word, used + length, False
    lines.append(line)
    return lines


class Screen:
    """Standard output, and what it can do. `plain` forbids everything but letters."""

    def __init__(self, *, plain: bool = False) -> None:
        self.is_terminal = bool(sys.stdout.isatty()) and os.environ.get("TERM") != "dumb"
        self.plain = plain or not self.is_terminal or "NO_COLOR" in os.environ
        self.width = max(40, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))

    def write(self, text: str = "") -> None:
        """A line as it is."""
        click.echo(escape_controls(text))

    def line(self, text: str, indent: int = 0, hang: int = 2) -> None:
        """A paragraph: wrapped, with later lines further in."""
        for each in wrapped(text, self.width, " " * indent, " " * (indent + hang)):
            self.write(each)

    def row(self, name: str, words: str, column: int) -> None:
        """A name and words in two columns."""
        first = "  " + padded(name, column - 1) + " "  # a name that is too long for its column still ends
        for each in wrapped(words, self.width, first, " " * (2 + column)):
            self.write(each)

    def heading(self, text: str) -> None:
        """A heading after an empty line."""
        self.write()
        self.strong(f"── {text} ──" if not self.plain else f"-- {text} --")

    def strong(self, text: str) -> None:
        """A line that stands out where the terminal can show it."""
        shown = escape_controls(text)
        click.echo(shown if self.plain else click.style(shown, bold=True))

    def choice(self, mark: str, text: str) -> None:
        """An answer with its mark before it."""
        for each in wrapped(text, self.width, f"  {padded(mark, 3, right=True)}  ", " " * 7):
            self.write(each)

    def choices(self, texts: Sequence[str]) -> None:
        """Numbered answers, short ones in as many columns as there is room for, read downwards."""
        widest = max((width_of(text) for text in texts), default=0) + 8
        count = min(self.width // widest, -(-len(texts) // 4))
        if count < 2:
            for number, text in enumerate(texts, 1):
                self.choice(str(number), text)
            return
        height = -(-len(texts) // count)
        for row in range(height):
            cells = [f"  {i + 1:>3}  {padded(texts[i], widest - 7)}" for i in range(row, len(texts), height)]
            self.write("".join(cells).rstrip())

    def clear(self) -> None:
        """Take what was shown out of sight: a new keyboard holder must not read it."""
        if self.is_terminal:
            click.clear()
        else:
            self.write("\n" * 3)


def complain(lines: Iterable[str]) -> None:
    """Lines on standard error."""
    for line in lines:
        click.echo(line, err=True)
