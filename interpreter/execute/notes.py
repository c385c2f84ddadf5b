"""What is noted while a game is played by an engine that listens: what was asked, told, and left out."""

from __future__ import annotations

from collections.abc import Sequence
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
Way: TypeAlias = list[Any]
"""A rule under way, and below it the one that carries it out, or None: `[name, below]`. The list itself stands for
the rule: it is the same object as long as the rule is under way."""
UnderWay: TypeAlias = tuple[tuple[str, ...], tuple[Frame, ...]]
"""The rules under way, the innermost first, and what stands for each."""


def spelled_out(way: Way | None) -> UnderWay:
    """All rules of a way."""
    rules, frames = list[str](), list[Frame]()
    while way is not None:
        rules.append(way[0])
        frames.append(way)
        way = way[1]
    return tuple(rules), tuple(frames)


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


class Skipped(NamedTuple):
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
    """All that was asked and told, in order, and questions that were left out; `start`: how long the log was before."""

    __slots__ = ("_asked", "_start", "_told", "heard", "put", "skipped")

    def __init__(self, start: int = 0, skipped: Sequence[Skipped] = ()) -> None:
        self.skipped: list[Skipped] = list(skipped)
        self.heard: list[tuple[Entry, Way | UnderWay | None]] = []
        """What was told last, with the rules under way; `told` takes it over."""
        self.put: list[Put] = []
        """What was asked last, as generated code puts it; `asked` takes it over."""
        self._start = start
        self._told: list[Told] = []
        self._asked: list[Asked] = []

    @property
    def told(self) -> list[Told]:
        """What was told."""
        known = self._told
        for entry, way in self.heard:
            rules, frames = way if isinstance(way, tuple) else spelled_out(way)
            known.append(Told(self._start + len(known), entry, rules, frames))
        self.heard.clear()
        return known

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
