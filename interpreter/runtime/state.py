"""A game in play."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from interpreter.runtime.log import Log

PASS = -1
"""The answer that passes."""

Frame: TypeAlias = list[Any]
"""`[routine, block, result slot, slot 0, slot 1, ...]`; routine -1 orders handlers, -2 holds a window."""


class Pending(NamedTuple):
    """What is asked: where (`site`; -1 which handler first, -2 an action in a window), whom, and what may be
    answered.

    `options` are values: a member, `(branch, values)`, `True`/`False`. For several, any `low` to `high` of them.
    """

    site: int
    seat: int
    options: tuple[Any, ...]
    passable: bool
    low: int | None = None
    high: int | None = None


class Ending(NamedTuple):
    """How a game came to its end: key, message id, its arguments with who may see them, and the winners if the
    rules named them (None: the ranking decides)."""

    key: str
    message: str
    arguments: tuple[Any, ...]
    visible: tuple[Any, ...]
    winners: tuple[int, ...] | None


class Outcome(NamedTuple):
    """How a game ended: its key, who won, and all ranked seats with their figures, the best first."""

    key: str
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, tuple[int, ...]], ...]


class SuspendForChance(Exception):
    """Chance is asked of somebody and has not been answered: what is thrown, and how."""

    def __init__(self, kind: str, path: str, sizes: tuple[int, ...]) -> None:
        super().__init__(path)
        self.kind = kind
        self.path = path
        self.sizes = sizes


class State:
    """All that changes in a game.

    `made` lists made things with the depth of the stack at which they were made. `chance` says where chance comes
    from: None the seed, otherwise outcomes still to come (real dice, scripts); when they run out and `asks_chance`
    is set, the game waits, and `shown` keeps what was revealed since the last question, with the seats that saw it.
    `asks_forced`: questions with one possible answer are asked too. `fuel` is what the present step may still spend.
    """

    __slots__ = (
        "asks_chance",
        "asks_forced",
        "cells",
        "chance",
        "ending",
        "fuel",
        "log",
        "made",
        "observing",
        "outcome",
        "pending",
        "random",
        "shown",
        "stack",
    )

    def __init__(self, cells: list[Any], random: int) -> None:
        self.cells = cells
        self.stack: list[Frame] = []
        self.random = random
        self.pending: Pending | None = None
        self.ending: Ending | None = None
        self.outcome: Outcome | None = None
        self.log = Log()
        self.made: list[tuple[int, int]] = []
        self.chance: tuple[Any, ...] = ()
        self.asks_chance = False
        self.asks_forced = False
        self.observing = False
        self.shown: tuple[tuple[int, int], ...] = ()
        self.fuel = 0

    def clone(self) -> State:
        """A copy that goes on alone, from here, with the same chance to come."""
        other = State.__new__(State)
        other.cells = self.cells[:]
        other.stack = [frame[:] for frame in self.stack]
        other.random = self.random
        other.pending = self.pending
        other.ending = self.ending
        other.outcome = self.outcome
        other.log = self.log.copy()
        other.made = self.made[:]
        other.chance = self.chance
        other.asks_chance = self.asks_chance
        other.asks_forced = self.asks_forced
        other.observing = self.observing
        other.shown = self.shown
        other.fuel = self.fuel
        return other
