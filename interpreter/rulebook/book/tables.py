"""The tables of a text: in Markdown, in aligned columns, and as runs of `key: value` lines.

Cells are offsets in the text. Whether a table means anything to a game is not asked here.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

Shape = Literal["markdown", "columns", "pairs"]
"""`| a | b |`; columns with two spaces or more, or a tab, between them; lines such as `a: b` or `a ..... b`."""


class Cell(NamedTuple):
    """A cell, as the stretches of text it consists of: more than one where it is wrapped; none when it is empty."""

    parts: tuple[tuple[int, int], ...]

    @property
    def start(self) -> int:
        """Where it begins; 0 when it is empty."""
        return self.parts[0][0] if self.parts else 0

    @property
    def end(self) -> int:
        """Where its first stretch ends."""
        return self.parts[0][1] if self.parts else 0

    def text(self, whole: str) -> str:
        """What stands in it."""
        return " ".join(whole[start:end] for start, end in self.parts)


EMPTY = Cell(())
"""A cell with nothing in it."""


class Row(NamedTuple):
    """The cells of a row, as many as the table has columns, and where its line begins and ends.

    `of_figures`: it is a pair whose value begins with a figure.
    """

    cells: tuple[Cell, ...]
    start: int
    end: int
    of_figures: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its rows of equally many cells below a head, if it has one.

    `caption` is the nearest line above it; None at the beginning of the text.
    """

    shape: Shape
    head: Row | None
    rows: tuple[Row, ...]
    caption: tuple[int, int] | None = None

    @property
    def lines(self) -> tuple[Row, ...]:
        """The head and the rows."""
        return self.rows if self.head is None else (self.head, *self.rows)

    @property
    def start(self) -> int:
        """Where its first line begins."""
        return self.lines[0].start

    @property
    def end(self) -> int:
        """Where its last line ends."""
        return self.rows[-1].end

    @property
    def width(self) -> int:
        """How many columns it has."""
        return len(self.rows[0].cells)


@dataclass(frozen=True)
class Tables:
    """The tables of a text in its order, which do not overlap."""

    found: tuple[Table, ...] = ()

    def __iter__(self) -> Iterator[Table]:
        return iter(self.found)

    @cached_property
    def _starts(self) -> list[int]:
        return [table.start for table in self.found]

    def at(self, offset: int) -> Table | None:
        """The table in which an offset lies, or None."""
        index = bisect_right(self._starts, offset) - 1
        return self.found[index] if index >= 0 and offset < self.found[index].end else None

    @cached_property
    def line_starts(self) -> frozenset[int]:
        """Where the lines of rows begin: none of them goes on with the one above."""
        return frozenset([row.start for table in self.found for row in table.lines])

    @cached_property
    def plain_starts(self) -> frozenset[int]:
        """Where the lines begin that head no section: all but pairs whose value is a sentence."""
        return frozenset(
            [row.start for table in self.found for row in table.lines if table.shape != "pairs" or row.of_figures]
        )
