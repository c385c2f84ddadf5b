"""Whether what a save says can be: entries of the log, and states, whose every cell must fit its place.

A save may come from anybody, with a checksum that fits. Whether a state really follows from the answers only a replay
can tell; but nothing that is restored may later be found to be of the wrong kind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from interpreter.check.types import (
    BooleanType,
    EnumerationType,
    ListType,
    MapType,
    OptionalType,
    RecordType,
    ThingType,
    Type,
)
from interpreter.execute import Engine
from interpreter.execute.expressions import BASE
from interpreter.execute.flow import GAME
from interpreter.execute.handlers import ORDERING, Due
from interpreter.execute.windows import ACTED, ARGUMENTS, ORDER, POSITION, SILENT, WINDOW
from interpreter.ir.layout import POWERS_STALE, SEATS
from interpreter.runtime import ANSWER, END, PICK, REVEAL, ROLL, ROUND, SHUFFLE, TELL, State


class Sound:
    """Looks at what was read against one ruleset's engine. `first` are the cells of a game before its first step."""

    def __init__(self, engine: Engine, first: Sequence[Any]) -> None:
        self.engine = engine
        self.first = first
        self.program = engine.program
        self.layout = engine.layout
        seat = engine.program.entities[engine.program.seat_entity]
        self.all_seats = range(seat.first, seat.first + seat.count)
        self._entries: dict[int, Callable[..., bool]] = {
            TELL: self._told, ROLL: self._roll, PICK: self._pick, SHUFFLE: self._shuffle, REVEAL: self._reveal,
            ANSWER: self._answer, END: self._end, ROUND: self._round,
        }  # fmt: skip

    # ------------------------------------------------------------------------------------- values

    def value(self, value: Any, kind: Type) -> bool:
        """Whether a value is of a type."""
        match kind:
            case OptionalType(inner=inner):
                return value is None or self.value(value, inner)
            case BooleanType():
                return isinstance(value, bool)
            case EnumerationType(name=name):
                return whole(value) and 0 <= value < len(self.program.enums[name])
            case ThingType(members=members):
                return self.thing(value) and self.layout.entity_of[value] in members
            case ListType(element=element):
                return isinstance(value, tuple) and all(self.value(each, element) for each in value)
            case MapType(key=key, value=inner):
                return isinstance(value, tuple) and all(
                    isinstance(pair, tuple)
                    and len(pair) == 2
                    and self.value(pair[0], key)
                    and self.value(pair[1], inner)
                    for pair in value
                )
            case RecordType(items=items):
                return self._record(value, items)
            case _:
                return whole(value)

    def _record(self, value: Any, items: tuple[tuple[str, Type], ...]) -> bool:
        if not isinstance(value, tuple) or len(value) != len(items):
            return False
        return all(self.value(each, kind) for each, (_, kind) in zip(value, items, strict=True))

    def thing(self, value: Any) -> bool:
        """Whether it is the number of a thing."""
        return whole(value) and 0 <= value < self.layout.things

    def things(self, value: Any) -> bool:
        """Whether it is a list of things, none twice."""
        return isinstance(value, tuple) and all(map(self.thing, value)) and len(set(value)) == len(value)

    # ---------------------------------------------------------------------------------------- log

    def entry(self, entry: Any) -> bool:
        """Whether something can be an entry of the log."""
        if not isinstance(entry, tuple) or not entry or not whole(entry[0]):
            return False
        look = self._entries.get(entry[0])
        return look is not None and look(*entry[1:])

    def _arguments(self, message: Any, values: Any, seen: Any) -> bool:
        if not isinstance(message, str) or message not in self.program.messages:
            return False
        named = self.program.messages[message].arguments
        if not (isinstance(values, tuple) and isinstance(seen, tuple) and len(values) == len(seen) == len(named)):
            return False
        for value, mask, (_, kind) in zip(values, seen, named, strict=True):
            if not (value is None or self.value(value, kind)):
                return False
            if isinstance(mask, tuple):
                if not (isinstance(value, tuple) and len(mask) == len(value) and all(map(whole, mask))):
                    return False
            elif not whole(mask):
                return False
        return True

    def _told(self, message: Any, values: Any, seen: Any, to: Any, faces: Any) -> bool:
        return self._arguments(message, values, seen) and whole(to) and self._faces(faces)

    def _faces(self, faces: Any) -> bool:
        if not isinstance(faces, tuple):
            return False
        for face in faces:
            if not (isinstance(face, tuple) and len(face) == 2 and self.thing(face[0])):
                return False
            columns = self.program.entities[self.layout.entity_of[face[0]]].columns
            if not self._record(face[1], tuple((each.name, OptionalType(each.type)) for each in columns)):
                return False
        return True

    def _roll(self, path: Any, faces: Any, mask: Any) -> bool:
        return isinstance(path, str) and wholes(faces) and whole(mask)

    def _pick(self, path: Any, index: Any, count: Any) -> bool:
        return isinstance(path, str) and whole(index) and whole(count)

    def _shuffle(self, path: Any, order: Any) -> bool:
        return isinstance(path, str) and wholes(order)

    def _reveal(self, things: Any, to: Any) -> bool:
        return isinstance(things, tuple) and all(map(self.thing, things)) and whole(to)

    def _answer(self, site: Any, seat: Any, choice: Any) -> bool:
        known = whole(site) and -3 <= site < len(self.engine.sites.questions)
        return known and whole(seat) and seat in self.all_seats and (whole(choice) or wholes(choice))

    def _end(self, key: Any, message: Any, values: Any, seen: Any) -> bool:
        return isinstance(key, str) and self._arguments(message, values, seen)

    def _round(self, number: Any, seat: Any) -> bool:
        return whole(number) and (seat is None or (whole(seat) and seat in self.all_seats))

    # -------------------------------------------------------------------------------------- states

    def state(self, state: State) -> bool:
        """Whether a state can be one of this engine's: its cells, its frames, what is asked, its outcome."""
        if len(state.cells) != self.layout.size or not 0 <= state.random < 1 << 64:
            return False
        if state.pending is None and state.outcome is None:
            return False
        flags = (state.asks_chance, state.asks_forced, state.observing)
        if not all(isinstance(flag, bool) for flag in flags) or not whole(state.fuel):
            return False
        return (
            self._cells(state.cells)
            and isinstance(state.stack, list)
            and all(map(self._frame, state.stack))
            and self._made(state.made)
            and self._shown(state.shown)
            and self._chance(state.chance)
            and self._pending(state)
            and self._ended(state)
        )

    def _cells(self, S: list[Any]) -> bool:
        layout = self.layout
        if not isinstance(S[POWERS_STALE], bool) or not self.things(S[SEATS]):
            return False
        if not all(seat in self.all_seats for seat in S[SEATS]):
            return False
        for column in self.program.columns:
            base = layout.columns.get(column.path)
            if base is None:
                continue
            if column.keys:
                if not self._table(S[base], column.keys, column.type):
                    return False
                continue
            cells, may_lack = [base], False
            if column.entity is not None:
                entity = self.program.entities[column.entity]
                cells, may_lack = list(range(base + entity.first, base + entity.first + entity.count)), entity.made
            # What was never given has no value, nor has a supply without end; what had one keeps one.
            for cell in cells:
                is_nothing = S[cell] is None and (may_lack or self.first[cell] is None)
                if not is_nothing and not self.value(S[cell], column.type):
                    return False
        return self._places(S)

    def _table(self, value: Any, keys: tuple[Type, ...], kind: Type) -> bool:
        """A track with parameters, or a limit of an action, whose keys may be followed by one more."""
        return isinstance(value, dict) and all(
            isinstance(key, tuple)
            and len(key) >= len(keys)
            and all(self.value(each, wanted) for each, wanted in zip(key, keys, strict=False))
            and (each_value is None or self.value(each_value, kind))
            for key, each_value in value.items()
        )

    def _places(self, S: list[Any]) -> bool:
        """Every thing lies where its zone says, and every zone holds only what may lie in it."""
        layout = self.layout
        lying: dict[int, int] = {}
        for cell, (name, _) in layout.zone_cells.items():
            kind = self.program.zones[name].type
            members = kind.members if isinstance(kind, ThingType) else ()
            if not self.things(S[cell]):
                return False
            for thing in S[cell]:
                if thing in lying or layout.entity_of[thing] not in members:
                    return False
                lying[thing] = cell
        for cell in layout.alive.values():
            if not self.things(S[cell]):
                return False
        for title in range(len(self.program.titles)):
            pairs = S[layout.held + title]
            if not isinstance(pairs, tuple) or not all(self.things(pair) and len(pair) == 2 for pair in pairs):
                return False
            if not all(seat in self.all_seats for seat, _ in pairs):
                return False
        for number in range(len(self.program.whenevers)):
            if not isinstance(S[layout.watched + number], bool):
                return False
        return all(S[layout.places + thing] == lying.get(thing, -1) for thing in range(layout.things))

    def _frame(self, frame: Any) -> bool:
        if not isinstance(frame, list) or len(frame) < BASE or not (whole(frame[0]) and whole(frame[1])):
            return False
        number, block = frame[0], frame[1]
        if not (frame[2] is None or whole(frame[2])):
            return False
        if number == WINDOW:
            return self._window(frame)
        if number == ORDERING:
            return len(frame) == BASE + 1 and isinstance(frame[BASE], tuple) and all(map(self._due, frame[BASE]))
        if number == GAME:
            return 0 <= block <= 4 and len(frame) <= BASE + 1 and all(map(whole, frame[BASE:]))
        if number not in self.engine.blocks or len(frame) != BASE + self.engine.slots[number]:
            return False
        return bool(0 <= block < len(self.engine.blocks[number]))

    def _window(self, frame: list[Any]) -> bool:
        windows = self.engine.windows
        if len(frame) != ACTED + 1 or not 0 <= frame[1] < len(windows.names):
            return False
        kinds = self.program.windows[windows.names[frame[1]]].parameter_types
        given, seats = frame[ARGUMENTS], frame[ORDER]
        if not isinstance(given, tuple) or len(given) != len(kinds):
            return False
        return (
            all(value is None or self.value(value, kind) for value, kind in zip(given, kinds, strict=True))
            and self.things(seats)
            and all(seat in self.all_seats for seat in seats)
            and whole(frame[POSITION])
            and whole(frame[SILENT])
            and isinstance(frame[ACTED], bool)
        )

    def _due(self, due: Any) -> bool:
        return isinstance(due, Due) and all(each is None or self.thing(each) for each in (due.holder, due.card))

    def _shown(self, shown: Any) -> bool:
        return isinstance(shown, tuple) and all(
            isinstance(each, tuple) and len(each) == 2 and self.thing(each[0]) and whole(each[1]) for each in shown
        )

    def _made(self, made: Any) -> bool:
        return isinstance(made, list) and all(
            isinstance(each, tuple) and len(each) == 2 and self.thing(each[0]) and whole(each[1]) for each in made
        )

    def _chance(self, chance: Any) -> bool:
        return isinstance(chance, tuple) and all(
            isinstance(each, tuple) and all(whole(face) or isinstance(face, str) for face in each) for each in chance
        )

    def _pending(self, state: State) -> bool:
        pending = state.pending
        if pending is None:
            return True
        if not (whole(pending.site) and -3 <= pending.site < len(self.engine.sites.questions) and state.stack):
            return False
        if not isinstance(pending.options, tuple) or not isinstance(pending.passable, bool):
            return False
        if not all(each is None or whole(each) for each in (pending.low, pending.high)):
            return False
        return pending.site == -3 or (whole(pending.seat) and pending.seat in self.all_seats)

    def _ended(self, state: State) -> bool:
        outcome, ending = state.outcome, state.ending
        if ending is not None:
            won = ending.winners
            if not self._end(ending.key, ending.message, ending.arguments, ending.visible):
                return False
            if won is not None and not (self.things(won) and all(seat in self.all_seats for seat in won)):
                return False
        if outcome is None:
            return True
        seats = (*outcome.winners, *(seat for seat, _ in outcome.ranking))
        return (
            ending is not None
            and isinstance(outcome.key, str)
            and all(whole(seat) and seat in self.all_seats for seat in seats)
            and all(wholes(figures) for _, figures in outcome.ranking)
        )


def whole(value: Any) -> bool:
    """Whether it is a number, and no truth."""
    return type(value) is int


def wholes(value: Any) -> bool:
    """Whether it is a list of numbers."""
    return isinstance(value, tuple) and all(map(whole, value))
