"""What is noted while a game is played by an engine that listens: what was asked, told, and left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from interpreter.execute.expressions import Frame
from interpreter.ir import blocks as B
from interpreter.runtime import Entry

MAX_ASKED = 20_000
"""Questions that are noted; later ones count more, so earlier ones are forgotten."""


Here: TypeAlias = tuple[list[Any], int, Frame | None]
"""The game as it was, how long the log was, and what stands for the rule that asked."""
Put: TypeAlias = tuple[str, tuple[Any, ...], Here, Any]
"""A name, arguments, where that was asked, and the answer of a table."""


class Asked(NamedTuple):
    """A total, set, value, condition or table that was asked: with what, and the game as it was.

    `at` is how long the log was; `frame` stands for the rule that asked, as long as it is under way: the very object
    is the same in all notes. None where nothing was under way. `answer` is that of a table, whose parts are its keys.
    """

    name: str
    arguments: tuple[Any, ...]
    cells: list[Any]
    at: int
    frame: Frame | None
    answer: Any = None


class Told(NamedTuple):
    """An entry of the log and its place, with the rules under way, the innermost first, and what stands for each."""

    at: int
    entry: Entry
    rules: tuple[str, ...]
    frames: tuple[Frame, ...]


@dataclass(frozen=True, eq=False)
class Skipped:
    """A question that was not put to a seat, since there was nothing to choose, or (`forced`) one answer alone.

    The game and the frame are as they were; `rule` stands for the rule. Without `question` it is a window.
    """

    question: B.AskOne | B.AskSome | B.AskBranch | None
    seat: int
    cells: list[Any]
    frame: Frame
    rule: Frame
    forced: bool


class Trace:
    """All that was asked and told, in order, and questions that were left out."""

    def __init__(self, skipped: Sequence[Skipped] = ()) -> None:
        self.told: list[Told] = []
        self.skipped: list[Skipped] = list(skipped)
        self.put: list[Put] = []
        """What was asked last, as generated code puts it; `asked` takes it over."""
        self._asked: list[Asked] = []

    @property
    def asked(self) -> list[Asked]:
        """What was asked."""
        if self.put:
            for name, arguments, (cells, at, frame), answer in self.put:
                self._asked.append(Asked(name, arguments, cells, at, frame, answer))
            self.put.clear()
        return self._asked

    def ask(self, asked: Asked) -> None:
        """Note what was asked."""
        known = self.asked
        if len(known) >= MAX_ASKED:
            del known[: MAX_ASKED // 2]
        known.append(asked)
