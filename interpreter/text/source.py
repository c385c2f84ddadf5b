"""Text with a name, and places in it."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

_LINE_END = re.compile("\n")

MAX_SOURCE_BYTES = 8 * 1024 * 1024


@dataclass(frozen=True)
class Source:
    """A named text. `name` is how a person finds it: a path relative to the game's root, or `<example>`."""

    name: str
    text: str = field(repr=False)

    @cached_property
    def line_starts(self) -> list[int]:
        """Offsets at which the lines begin; the first is 0."""
        return [0, *(found.end() for found in _LINE_END.finditer(self.text))]

    def line_column(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both counted from 1, columns in code points."""
        offset = max(0, min(offset, len(self.text)))
        line = bisect_right(self.line_starts, offset) - 1
        return line + 1, offset - self.line_starts[line] + 1

    def line_text(self, line: int) -> str:
        """The text of a line counted from 1, without its line end."""
        start = self.line_starts[line - 1]
        end = self.line_starts[line] if line < len(self.line_starts) else len(self.text)
        return self.text[start:end].rstrip("\r\n")

    def span(self, start: int, end: int) -> Span:
        """The place from offset `start` up to but without `end`."""
        return Span(self, start, end)


@dataclass(frozen=True, slots=True)
class Span:
    """A place: offsets `start` to `end` (exclusive) in a source."""

    source: Source = field(repr=False)
    start: int
    end: int

    @property
    def line(self) -> int:
        """Line of the start, from 1."""
        return self.source.line_column(self.start)[0]

    @property
    def column(self) -> int:
        """Column of the start in code points, from 1."""
        return self.source.line_column(self.start)[1]

    @property
    def text(self) -> str:
        """The text at this place."""
        return self.source.text[self.start : self.end]

    def to(self, other: Span) -> Span:
        """The place from the start of this one to the end of `other`, in the same source."""
        return Span(self.source, self.start, max(self.end, other.end))

    def __str__(self) -> str:
        line, column = self.source.line_column(self.start)
        return f"{self.source.name}:{line}:{column}"


NO_PLACE = Span(Source("", ""), 0, 0)
"""Stands where something has no place in any file."""


def read_source(path: Path, name: str) -> Source:
    """The file at `path` as a source called `name`; a byte order mark is dropped.

    Raises:
        OSError: the file cannot be read.
        UnicodeDecodeError: it is not UTF-8.
        ValueError: it is larger than `MAX_SOURCE_BYTES`.
    """
    with path.open("rb") as file:
        data = file.read(MAX_SOURCE_BYTES + 1)
    if len(data) > MAX_SOURCE_BYTES:
        raise ValueError(f"larger than {MAX_SOURCE_BYTES} bytes")
    return Source(name, data.decode("utf-8-sig").replace("\r\n", "\n"))
