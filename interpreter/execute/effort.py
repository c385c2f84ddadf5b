"""How much may be worked out between two answers, so that no expression goes on without end.

Steps are counted by the engine; this counts what steps ask for: answers of declarations, members gone through,
numbers of ranges, members of lists, each with the size of what is worked out for it.
"""

from __future__ import annotations

from typing import NoReturn

from interpreter.execute.faults import fail
from interpreter.ir.walk import walk
from interpreter.text import Span

MOST = 1_000_000
"""Thirty times what the heaviest steps of large games take."""
ASK = 4
"""What an answer of a declaration counts, beside what it goes through itself."""
NODES = 32
"""An expression counts once more for so many of its parts."""


class Effort:
    """What may still be spent before the next answer."""

    __slots__ = ("left", "most")

    def __init__(self) -> None:
        self.left = self.most = MOST

    def renew(self) -> None:
        """Begin anew: somebody has answered, or looks at the game."""
        self.left = self.most

    def copy(self, size: int, span: Span | None = None) -> None:
        """Spend what copying a list of so many members counts.

        Raises:
            Fault: too much has been spent.
        """
        self.left -= size // NODES
        if self.left < 0:
            self.spent(span)

    def spent(self, span: Span | None = None) -> NoReturn:
        """Too much has been spent.

        Raises:
            Fault: always.
        """
        self.left = self.most
        raise fail("L0931", span, limit=self.most)


def weight(node: object) -> int:
    """How much working out a resolved tree once counts."""
    return 1 + sum(1 for _ in walk(node)) // NODES
