"""What has been recorded of a game, and copies of it from time to time, to go back to any point.

Records are only ever added. Those of decisions and of real dice carry the game on; those of chance say what
came out; a record of an undo says how many of the former still count; others say which passes stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from interpreter.execute import Engine
from interpreter.execute.engine import CHANCE
from interpreter.runtime import PASS, PICK, ROLL, SHUFFLE, Entry, State
from interpreter.session.answers import Choice
from interpreter.session.faults import unfitting

SPACING = 50
"""After so many records a copy of the game is kept."""

_CHANCE = (ROLL, PICK, SHUFFLE)


@dataclass(slots=True)
class Step:
    """A record that carries the game on: a decision, or what real dice showed (`given`).

    `label` is filled in when it is needed; `labelled` says whether it has been. `stood`: nobody was asked, since a
    pass of this seat stands.
    """

    path: str
    seat: str
    choice: Choice
    given: bool
    label: str | list[str] | None = None
    labelled: bool = False
    stood: bool = False


@dataclass(slots=True)
class Undo:
    """A record of an undo: `kept` steps still count; `seat` took it back; `at` is where the log was then."""

    kept: int
    seat: str
    at: int


@dataclass(slots=True)
class Stand:
    """A record that a pass stands: whose, in which window, on what ground (what could be answered, as a fingerprint).

    `steps` count at that time; `at` is where the log was.
    """

    seat: str
    window: str
    ground: str
    steps: int
    at: int


@dataclass(slots=True)
class Revoke:
    """A record that a pass stands no more: it was revoked, or (`changed`) something else could be answered."""

    seat: str
    window: str
    changed: bool
    steps: int
    at: int


Record = Step | Undo | Stand | Revoke | Entry
"""A chance record is the entry of the log itself."""

Grounds = dict[tuple[str, str], str]
"""Which passes stand: for a seat and a window the ground."""


@dataclass(slots=True)
class Copy:
    """The game after `steps` steps, when there were `records` records."""

    steps: int
    records: int
    state: State


class Journal:
    """The records of one game with its copies."""

    def __init__(self, state: State) -> None:
        self.records: list[Record] = []
        self.steps: list[Step] = []
        self.copies: list[Copy] = [Copy(0, 0, state.clone())]
        self.standing: Grounds = {}
        self._logged = 0
        self.note_chance(state)
        self.copies[0].records = len(self.records)

    def note_chance(self, state: State) -> None:
        """Record the chance outcomes since the last time."""
        for entry in state.log.since(self._logged):
            if entry[0] in _CHANCE:
                self.records.append(entry)
        self._logged = len(state.log)

    def mark_logged(self, state: State) -> None:
        """Take the chance outcomes up to now as recorded."""
        self._logged = len(state.log)

    def add(self, step: Step, state: State) -> None:
        """Record a step that has been carried out; `state` is the game after it."""
        self.records.append(step)
        self.steps.append(step)
        self.note_chance(state)
        if len(self.records) - self.copies[-1].records >= SPACING:
            self.copies.append(Copy(len(self.steps), len(self.records), state.clone()))

    def state_after(self, steps: int, engine: Engine) -> State:
        """The game as it was after so many steps, by the last copy before it."""
        copy = next(copy for copy in reversed(self.copies) if copy.steps <= steps)
        state = copy.state.clone()
        for step in self.steps[copy.steps : steps]:
            if not _can_answer(state, step):
                raise unfitting()
            carry_out(engine, state, step.choice, step.given)
        return state

    def note_standing(self, record: Stand | Revoke) -> None:
        """Record that a pass stands, or stands no more."""
        self.records.append(record)
        self.standing = standing_after(self.records)

    def go_back(self, steps: int, seat: str, state: State) -> None:
        """Record an undo; `state` is the game after the steps that still count."""
        del self.steps[steps:]
        while self.copies[-1].steps > steps:
            self.copies.pop()
        self._logged = len(state.log)
        self.records.append(Undo(steps, seat, self._logged))
        self.standing = standing_after(self.records)

    def clone(self) -> Journal:
        """A journal that goes on alone. Copies are never changed, so they are shared."""
        other = Journal.__new__(Journal)
        other.records = self.records[:]
        other.steps = self.steps[:]
        other.copies = self.copies[:]
        other._logged = self._logged
        other.standing = self.standing
        return other


def standing_marks(records: Sequence[Record]) -> list[Stand | Revoke]:
    """The records about standing passes that still count after all undos."""
    marks: list[Stand | Revoke] = []
    for record in records:
        if isinstance(record, (Stand, Revoke)):
            marks.append(record)
        elif isinstance(record, Undo):
            marks = [mark for mark in marks if mark.steps <= record.kept]
    return marks


def standing_after(records: Sequence[Record]) -> Grounds:
    """Which passes stand after all of these records."""
    found: Grounds = {}
    for mark in standing_marks(records):
        if isinstance(mark, Stand):
            found[mark.seat, mark.window] = mark.ground
        else:
            found.pop((mark.seat, mark.window), None)
    return found


def _can_answer(state: State, step: Step) -> bool:
    """Whether a step answers what is pending: a save that somebody altered may hold others."""
    pending = state.pending
    if pending is None or (pending.site == CHANCE) != step.given:
        return False
    if step.given:
        return True
    choice, there = step.choice, range(len(pending.options))
    if isinstance(choice, tuple):
        return pending.low is not None and all(each in there for each in choice)
    return pending.passable if choice == PASS else pending.low is None and choice in there


def carry_out(engine: Engine, state: State, choice: Any, given: bool) -> None:
    """Give the engine an answer, or what real dice showed."""
    if given:
        engine.answer_chance(state, choice)
    else:
        engine.answer(state, choice)
