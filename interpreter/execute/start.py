"""The state at the beginning of a game."""

from __future__ import annotations

from typing import Any

from interpreter.check import resolved as R
from interpreter.execute.expressions import Expressions
from interpreter.execute.faults import fail
from interpreter.ir import Reads
from interpreter.ir.layout import POWERS_STALE, SEATS
from interpreter.runtime import State, seed_state


def first_state(expressions: Expressions, seats: int, seed: int) -> State:
    """A state in which nothing has happened."""
    return State(first_cells(expressions, seats), seed_state(seed))


def first_cells(expressions: Expressions, seats: int) -> list[Any]:
    """All things in their places, all columns at their first values, `seats` seats at the table."""
    program, layout = expressions.program, expressions.layout
    S: list[Any] = [None] * layout.size
    S[POWERS_STALE] = True
    seat = program.entities[program.seat_entity]
    S[SEATS] = tuple(range(seat.first, seat.first + seats))
    for cell in layout.zone_cells:
        S[cell] = ()
    for thing in range(layout.things):
        S[layout.places + thing] = -1
    for cell in layout.alive.values():
        S[cell] = ()
    for title in range(len(program.titles)):
        S[layout.held + title] = ()
    for number in range(len(program.whenevers)):
        S[layout.watched + number] = False
    for entity in program.entities.values():
        if entity.start is not None:
            cell = layout.zones[entity.start]
            things = tuple(range(entity.first, entity.first + entity.count))
            S[cell] = (*S[cell], *things)
            for thing in things:
                S[layout.places + thing] = cell
    _first_values(expressions, S)
    return S


def _first_values(expressions: Expressions, S: list[Any]) -> None:
    program, layout = expressions.program, expressions.layout
    later: list[tuple[R.Column, int, int]] = []
    for entity in program.entities.values():
        for column in entity.columns:
            if column.path not in layout.columns:
                continue
            start = layout.columns[column.path] + entity.first
            given = entity.static.get(column.name)
            if given is not None:
                S[start : start + entity.count] = list(given)
            elif isinstance(column.default, R.Constant):
                S[start : start + entity.count] = [column.default.value] * entity.count
            else:
                later.append((column, start, entity.count))
    for column in program.columns:
        if column.entity is not None:
            continue
        cell = layout.columns[column.path]
        if column.keys:
            S[cell] = {}
        elif column.is_supply:
            S[cell] = program.resources.get(column.resource or "")
        elif isinstance(column.default, R.Constant):
            S[cell] = column.default.value
        else:
            later.append((column, cell, 1))
    _work_out(expressions, S, [each for each in later if each[0].default is not None])


def _work_out(expressions: Expressions, S: list[Any], later: list[tuple[R.Column, int, int]]) -> None:
    """First values that read other first values, each after those that it reads."""
    reads = Reads(expressions.program)
    while later:
        waiting = {f"column {column.path}" for column, _, _ in later}
        ready = [each for each in later if not reads.of(each[0].default) & waiting]
        if not ready:
            column = later[0][0]
            raise fail("L0930", column.span, name=column.path)
        for column, start, count in ready:
            assert column.default is not None
            S[start : start + count] = [expressions.compile(column.default)(S, [])] * count
        later = [each for each in later if each not in ready]
