"""Who may know what a number is made of: cells that note what is looked at.

How many things lie in a zone is seen by all; which they are only by those who see the zone. An answer that looked
at something hidden may be explained to those alone who see all of what it looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from interpreter.check.types import ListType, OptionalType, ThingType, Type
from interpreter.execute import Engine
from interpreter.execute.sight import ALL
from interpreter.runtime import State

Note = Callable[[int], None]


class Heap(tuple[Any, ...]):
    """What lies in a zone that not all may see. Being counted is not being looked at."""

    note: Note
    mask: int

    @classmethod
    def of(cls, things: tuple[Any, ...], mask: int, note: Note) -> Heap:
        """The things of a zone that the seats of `mask` see."""
        heap = cls(things)
        heap.mask, heap.note = mask, note
        return heap

    def __iter__(self) -> Iterator[Any]:
        self.note(self.mask)
        return super().__iter__()

    def __getitem__(self, index: Any) -> Any:
        self.note(self.mask)
        return super().__getitem__(index)

    def __contains__(self, thing: object) -> bool:
        self.note(self.mask)
        return super().__contains__(thing)

    def __eq__(self, other: object) -> bool:
        self.note(self.mask)
        return super().__eq__(other)

    def __hash__(self) -> int:
        self.note(self.mask)
        return super().__hash__()

    def __add__(self, other: Any) -> Any:
        self.note(self.mask)
        return super().__add__(other)


class Watched(list[Any]):
    """The cells of a state. `mask` holds the seats that see everything which was looked at."""

    def __init__(self, engine: Engine, cells: list[Any]) -> None:
        super().__init__(cells)
        self.mask = ALL
        self.sight = engine.sight
        self._first_place = engine.layout.places
        self._last_place = engine.layout.places + engine.layout.things
        self._plain = list(cells)
        self._things = engine.layout.things
        self._fields = _hidden_fields(engine)
        self._naming = _naming_cells(engine)

    def _name(self, value: Any) -> None:
        """A field names things: what is printed on them can be read, so they must be seen."""
        if isinstance(value, dict):
            value = (*value.values(), *(each for key in value for each in key))
        for thing in value if isinstance(value, tuple) else (value,):
            if isinstance(thing, int) and not isinstance(thing, bool) and 0 <= thing < self._things:
                self.mask &= self.sight.of_thing(self._plain, thing)

    def note(self, mask: int) -> None:
        """Something was looked at that these seats see."""
        self.mask &= mask

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        value = super().__getitem__(index)
        if self._first_place <= index < self._last_place:
            self.mask &= self.sight.of_thing(self._plain, index - self._first_place)
        elif index in self._naming:
            self._name(value)
        if index in self._fields:
            self.mask &= self._fields[index]
        elif index in self.sight.masks and self.sight.masks[index] != ALL and isinstance(value, tuple):
            return Heap.of(value, self.sight.of_zone_cell(self._plain, index), self.note)
        return value


def _hidden_fields(engine: Engine) -> dict[int, int]:
    """The cells of fields and tracks that not all may see, with the seats that may."""
    program, layout = engine.program, engine.layout
    found: dict[int, int] = {}
    for column in program.columns:
        base = layout.columns.get(column.path)
        if column.seen_by == "all" or base is None:
            continue
        if column.entity is None:
            found[base] = 0
            continue
        entity = program.entities[column.entity]
        for thing in range(entity.first, entity.first + entity.count):
            own = column.seen_by == "owner" and column.entity == program.seat_entity
            found[base + thing] = engine.sight.bit(thing) if own else 0
    return found


def _naming_cells(engine: Engine) -> frozenset[int]:
    """The cells of fields and tracks that name things."""
    program, layout = engine.program, engine.layout
    found: set[int] = set()
    for column in program.columns:
        base = layout.columns.get(column.path)
        if base is None or not (_names_things(column.type) or any(map(_names_things, column.keys))):
            continue
        if column.entity is None:
            found.add(base)
        else:
            entity = program.entities[column.entity]
            found.update(range(base + entity.first, base + entity.first + entity.count))
    return frozenset(found)


def _names_things(kind: Type) -> bool:
    match kind:
        case ThingType():
            return True
        case OptionalType(inner=inner) | ListType(element=inner):
            return _names_things(inner)
        case _:
            return False


def may_know(
    engine: Engine,
    state: State,
    bits: int,
    look: Callable[[State], Any],
    arguments: Iterable[tuple[Any, Type]] = (),
) -> bool:
    """Whether all seats of `bits` see everything that `look` looks at, and the things among the arguments."""
    watched = Watched(engine, state.cells)
    for value, kind in arguments:
        masks = engine.sight.of_value(state.cells, value, kind, {})
        for mask in masks if isinstance(masks, tuple) else (masks,):
            watched.note(mask)
    other = State(watched, 0)
    look(other)
    return watched.mask & bits == bits
