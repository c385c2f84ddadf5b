"""Things that are made while a game is played, and things and seats that leave it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.types import OptionalType, ThingType
from interpreter.execute.expressions import BASE, Cells, Expressions, Frame
from interpreter.execute.faults import fail
from interpreter.execute.frames import Operate
from interpreter.ir.layout import POWERS_STALE, SEATS
from interpreter.runtime import State


class Things:
    """Compiles the making and ending of things."""

    def __init__(self, expressions: Expressions) -> None:
        self.expressions = expressions
        self.program = expressions.program
        self.layout = expressions.layout
        self._empty: dict[str, tuple[tuple[int, str], ...]] = {}
        self._naming: dict[str, list[R.Column]] = {}

    def make_thing(self, node: R.MakeThing) -> Operate:
        entity = self.program.entities[node.entity]
        given = [(self.layout.columns[c.path], self.expressions.compile(v)) for c, v in node.fields]
        named = {column.path for column, _ in node.fields}
        defaults = [
            (self.layout.columns[c.path], self.expressions.compile(c.default or R.Constant(None)))
            for c in entity.columns
            if c.path not in named and c.path in self.layout.columns
        ]
        at, free = node.slot + BASE, self.next_free(node)

        def run(state: State, L: Frame) -> None:
            S = state.cells
            x = free(S)
            values = [(base, value(S, L)) for base, value in given]
            for base, value in defaults:
                S[base + x] = value(S, L)
            for base, made in values:
                S[base + x] = made
            state.made.append((x, len(state.stack)))
            L[at] = x

        return run

    def next_free(self, node: R.MakeThing) -> Callable[[Cells], int]:
        """What takes the next thing of an entity that is not in the game into it."""
        entity, effort = self.program.entities[node.entity], self.expressions.effort
        alive, places = self.layout.alive[node.entity], self.layout.places
        first, end = entity.first, entity.first + entity.count

        def free(S: Cells) -> int:
            living = S[alive]
            effort.copy(len(living), node.span)
            if len(living) >= entity.count:
                raise fail("L0919", node.span, entity=node.entity, limit=entity.count)
            x: int = living[-1] if living else first - 1  # the one after the latest that is not in the game
            while True:
                x = x + 1 if x + 1 < end else first
                if x not in living:
                    break
            S[alive] = (*living, x)
            S[places + x] = -1
            return x

        return free

    def end_thing(self, node: R.EndThing) -> Operate:
        things, many = self.expressions.compile(node.thing), node.many

        def run(state: State, L: Frame) -> None:
            found = things(state.cells, L)
            for x in found if many else (found,):
                if x is None:
                    raise fail("L0902", node.span, what=node.span.text)
                self.end(state, x, node)

        return run

    def end(self, state: State, x: int, node: R.EndThing | None) -> None:
        """Take a made thing or a seat out of the game; fields that name it become none."""
        S = state.cells
        entity = self.layout.entity_of[x]
        empty = self._empty.get(entity)
        if empty is None:
            empty = self._empty[entity] = self._to_be_empty(self.program.entities[entity])
        for base, what in empty:
            if S[base + x]:
                raise fail("L0911", node.span if node is not None else None, what=what)
        cell = S[self.layout.places + x]
        if cell >= 0:
            S[cell] = _without(S[cell], x)
            S[self.layout.places + x] = -1
        group = SEATS if entity == self.program.seat_entity else self.layout.alive[entity]
        S[group] = _without(S[group], x)
        naming = self._naming.get(entity)
        if naming is None:
            naming = self._naming[entity] = self._may_name(entity)
        for column in naming:
            self._forget(S, column, x)
        S[POWERS_STALE] = True

    def _to_be_empty(self, entity: R.EntityShape) -> tuple[tuple[int, str], ...]:
        """Zones and resources that a thing may not leave behind: the first cells, and what they are called."""
        zones = [zone for zone in self.program.zones.values() if zone.per == entity.name]
        columns = [column for column in entity.columns if column.resource is not None]
        found = [(self.layout.zones[zone.name], zone.name) for zone in zones]
        return (*found, *[(self.layout.columns[column.path], column.path) for column in columns])

    def _may_name(self, entity: str) -> list[R.Column]:
        """The fields and tracks that may be none, or a thing of an entity."""
        return [
            column
            for column in self.program.columns
            if isinstance(column.type, OptionalType)
            and isinstance(column.type.inner, ThingType)
            and entity in column.type.inner.members
            and column.path in self.layout.columns
        ]

    def _forget(self, S: list[Any], column: R.Column, x: int) -> None:
        base = self.layout.columns[column.path]
        if column.keys:
            if x in S[base].values():
                S[base] = {key: None if value == x else value for key, value in S[base].items()}
        elif column.entity is None:
            if S[base] == x:
                S[base] = None
        else:
            other = self.program.entities[column.entity]
            first = base + other.first
            if x in S[first : first + other.count]:
                for cell in range(first, first + other.count):
                    if S[cell] == x:
                        S[cell] = None


def _without(things: tuple[int, ...], x: int) -> tuple[int, ...]:
    if x not in things:
        return things
    at = things.index(x)
    return things[:at] + things[at + 1 :]
