"""Expressions as closures over `(cells, frame)`."""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.execute.effort import ASK, Effort
from interpreter.execute.faults import fail
from interpreter.execute.frames import BASE, Cells, Evaluate, Frame
from interpreter.execute.lists import LISTS
from interpreter.ir.layout import SEATS, Layout

_COMPARE = {"=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}


class Expressions:
    """Compiles expressions of one program. `functions` and `possible` are filled by the engine."""

    def __init__(self, program: Program, layout: Layout) -> None:
        self.program = program
        self.layout = layout
        self.functions: dict[str, Callable[..., Any]] = {}
        self.parts: dict[tuple[str, str], Callable[..., Any]] = {}
        self.possible: Callable[[str], Callable[[Cells, tuple[Any, ...]], bool]] = _not_ready
        self.effort = Effort()
        seat = program.entities[program.seat_entity]
        self.first_seat = seat.first
        self.active_cell = layout.columns[program.active.path] if program.active is not None else None

    def compile(self, node: R.Expression) -> Evaluate:
        """The closure of an expression."""
        method = _METHODS[type(node)]
        return method(self, node)

    def constant(self, node: R.Constant) -> Evaluate:
        value = node.value
        return lambda S, L: value

    def local(self, node: R.Local) -> Evaluate:
        index = node.slot + BASE
        return lambda S, L: L[index]

    def field_of(self, node: R.FieldOf) -> Evaluate:
        thing = self.compile(node.thing)
        column = node.column
        assert column.entity is not None
        entity = self.program.entities[column.entity]
        first, end = entity.first, entity.first + entity.count
        span = node.span
        path = column.path
        if path in self.layout.static:
            values = self.layout.static[path]

            def read_static(S: Cells, L: Frame) -> Any:
                x = thing(S, L)
                if x is None or not first <= x < end:
                    raise fail("L0901", span, what=path)
                return values[x - first]

            return read_static
        base = self.layout.columns[path]

        def read(S: Cells, L: Frame) -> Any:
            x = thing(S, L)
            if x is None or not first <= x < end:
                raise fail("L0901", span, what=path)
            return S[base + x]

        return read

    def track_of(self, node: R.TrackOf) -> Evaluate:
        cell = self.layout.columns[node.column.path]
        if not node.column.keys:
            return lambda S, L: S[cell]
        keys = [self.compile(key) for key in node.keys]
        default = self.compile(node.column.default or R.Constant(None))

        def read(S: Cells, L: Frame) -> Any:
            known = S[cell]
            key = tuple([k(S, L) for k in keys])
            return known[key] if key in known else default(S, L)

        return read

    def zone_of(self, node: R.ZoneOf) -> Evaluate:
        base = self.layout.zones[node.zone.name]
        if node.key is None:
            return lambda S, L: S[base]
        key = self.compile(node.key)
        assert node.zone.per is not None
        entity = self.program.entities[node.zone.per]
        first, end = entity.first, entity.first + entity.count
        span, name = node.span, node.zone.name

        def read(S: Cells, L: Frame) -> Any:
            x = key(S, L)
            if x is None or not first <= x < end:
                raise fail("L0901", span, what=name)
            return S[base + x]

        return read

    def zone_everywhere(self, node: R.ZoneEverywhere) -> Evaluate:
        assert node.zone.per is not None
        entity = self.program.entities[node.zone.per]
        start = self.layout.zones[node.zone.name] + entity.first
        end = start + entity.count

        def read(S: Cells, L: Frame) -> Any:
            found: list[Any] = []
            for things in S[start:end]:
                if things:
                    found.extend(things)
            return tuple(found)

        return read

    def owner_of(self, node: R.OwnerOf) -> Evaluate:
        thing = self.compile(node.thing)
        places = self.layout.places
        owners = {cell: owner for cell, (_, owner) in self.layout.zone_cells.items()}
        owners[-1] = None
        span = node.span

        def read(S: Cells, L: Frame) -> Any:
            x = thing(S, L)
            if x is None:
                raise fail("L0901", span, what="owner")
            return owners[S[places + x]]

        return read

    def title_of(self, node: R.TitleOf) -> Evaluate:
        thing = self.compile(node.thing)
        titles = self.layout.title_of
        return lambda S, L: titles[thing(S, L)]

    def arithmetic(self, node: R.Arithmetic) -> Evaluate:
        left, right = self.compile(node.left), self.compile(node.right)
        span = node.span
        match node.operator:
            case "+":
                return lambda S, L: left(S, L) + right(S, L)
            case "-":
                return lambda S, L: left(S, L) - right(S, L)
            case "*":

                def times(S: Cells, L: Frame) -> Any:
                    product = left(S, L) * right(S, L)
                    if not -(2**53) <= product <= 2**53:
                        raise fail("L0908", span)
                    return product

                return times
            case operator:
                up = operator == "up/"

                def divide(S: Cells, L: Frame) -> Any:
                    parts = right(S, L)
                    if parts == 0:
                        raise fail("L0907", span)
                    amount = left(S, L)
                    return -(-amount // parts) if up else amount // parts

                return divide

    def compare(self, node: R.Compare) -> Evaluate:
        left, right = self.compile(node.left), self.compile(node.right)
        operator = _COMPARE[node.operator]
        return lambda S, L: operator(left(S, L), right(S, L))

    def contains(self, node: R.Contains) -> Evaluate:
        element, source = self.compile(node.element), self.compile(node.source)
        return lambda S, L: element(S, L) in source(S, L)

    def logic(self, node: R.Logic) -> Evaluate:
        left, right = self.compile(node.left), self.compile(node.right)
        if node.operator == "and":
            return lambda S, L: left(S, L) and right(S, L)
        return lambda S, L: left(S, L) or right(S, L)

    def negation(self, node: R.Not) -> Evaluate:
        operand = self.compile(node.operand)
        return lambda S, L: not operand(S, L)

    def is_nothing(self, node: R.IsNothing) -> Evaluate:
        subject = self.compile(node.subject)
        return lambda S, L: subject(S, L) is None

    def is_thing_of(self, node: R.IsThingOf) -> Evaluate:
        subject = self.compile(node.subject)
        shapes = [self.program.entities[name] for name in node.entities]
        ranges = [(shape.first, shape.first + shape.count) for shape in shapes]

        def check(S: Cells, L: Frame) -> Any:
            x = subject(S, L)
            return x is not None and any(first <= x < end for first, end in ranges)

        return check

    def conditional(self, node: R.Conditional) -> Evaluate:
        test, yes, no = self.compile(node.condition), self.compile(node.yes), self.compile(node.no)
        return lambda S, L: yes(S, L) if test(S, L) else no(S, L)

    def ask(self, node: R.Ask) -> Evaluate:
        arguments = [self.compile(argument) for argument in node.arguments]
        functions, name = self.functions, node.name
        effort, span = self.effort, node.span

        def call(S: Cells, L: Frame) -> Any:
            effort.left -= ASK
            if effort.left < 0:
                effort.spent(span)
            return functions[name](S, [a(S, L) for a in arguments])

        return call

    def part_value(self, node: R.PartValue) -> Evaluate:
        arguments = [self.compile(argument) for argument in node.arguments]
        parts, key = self.parts, (node.name, node.label)
        effort, span = self.effort, node.span

        def call(S: Cells, L: Frame) -> Any:
            effort.left -= ASK
            if effort.left < 0:
                effort.spent(span)
            return parts[key](S, [a(S, L) for a in arguments])

        return call

    def row_of(self, node: R.RowOf) -> Evaluate:
        keys = [self.compile(key) for key in node.keys]
        table = self.program.tables[node.table]
        exact: dict[tuple[Any, ...], Any] = {}
        ranges = []
        for bounds, outputs in table.rows:
            if all(low == high and low is not None for low, high in bounds):
                exact[tuple(low for low, _ in bounds)] = outputs
            else:
                ranges.append((bounds, outputs))
        span = node.span

        def look_up(S: Cells, L: Frame) -> Any:
            key = tuple([k(S, L) for k in keys])
            found = exact.get(key)
            if found is not None:
                return found
            for bounds, outputs in ranges:
                for value, (low, high) in zip(key, bounds, strict=True):
                    if (low is not None and value < low) or (high is not None and value > high):
                        break
                else:
                    return outputs
            raise fail("L0903", span, table=table.name, keys=", ".join(str(value) for value in key))

        return look_up

    def item_of(self, node: R.ItemOf) -> Evaluate:
        record, index = self.compile(node.record), node.index
        return lambda S, L: record(S, L)[index]

    def entry_of(self, node: R.EntryOf) -> Evaluate:
        source, key = self.compile(node.source), self.compile(node.key)
        span = node.span

        def find(S: Cells, L: Frame) -> Any:
            wanted = key(S, L)
            for known, value in source(S, L):
                if known == wanted:
                    return value
            raise fail("L0904", span)

        return find

    def seats_round(self, S: Cells, L: Frame) -> tuple[int, ...]:
        """The seats in the game, round the table from the active one."""
        seats: tuple[int, ...] = S[SEATS]
        if self.active_cell is None:
            return seats
        active = S[self.active_cell]
        if active not in seats:
            return seats
        start = seats.index(active)
        return seats[start:] + seats[:start]

    def can_perform(self, node: R.CanPerform) -> Evaluate:
        arguments = [self.compile(argument) for argument in node.arguments]
        possible, rule = self, node.rule
        effort = self.effort

        def can(S: Cells, L: Frame) -> Any:
            effort.left -= ASK
            if effort.left < 0:
                effort.spent()
            return possible.possible(rule)(S, tuple([a(S, L) for a in arguments]))

        return can

    def seat_after(self, node: R.SeatAfter) -> Evaluate:
        seat, distance = self.compile(node.seat), self.compile(node.distance)

        def after(S: Cells, L: Frame) -> Any:
            seats = S[SEATS]
            start = seat(S, L)
            if start in seats:
                return seats[(seats.index(start) + distance(S, L)) % len(seats)]
            steps = distance(S, L)
            later = [other for other in seats if other > start]
            index = seats.index(later[0]) if later else 0
            return seats[(index + (steps - 1 if steps > 0 else steps)) % len(seats)]

        return after


def _not_ready(rule: str) -> Callable[[Cells, tuple[Any, ...]], bool]:
    raise AssertionError(rule)


_METHODS: dict[type, Callable[[Expressions, Any], Evaluate]] = {
    **LISTS,
    R.Constant: Expressions.constant,
    R.Local: Expressions.local,
    R.FieldOf: Expressions.field_of,
    R.TrackOf: Expressions.track_of,
    R.ZoneOf: Expressions.zone_of,
    R.ZoneEverywhere: Expressions.zone_everywhere,
    R.OwnerOf: Expressions.owner_of,
    R.TitleOf: Expressions.title_of,
    R.Arithmetic: Expressions.arithmetic,
    R.Compare: Expressions.compare,
    R.Contains: Expressions.contains,
    R.Logic: Expressions.logic,
    R.Not: Expressions.negation,
    R.IsNothing: Expressions.is_nothing,
    R.IsThingOf: Expressions.is_thing_of,
    R.Conditional: Expressions.conditional,
    R.Ask: Expressions.ask,
    R.PartValue: Expressions.part_value,
    R.RowOf: Expressions.row_of,
    R.ItemOf: Expressions.item_of,
    R.EntryOf: Expressions.entry_of,
    R.CanPerform: Expressions.can_perform,
    R.SeatAfter: Expressions.seat_after,
}

__all__ = ["BASE", "Cells", "Evaluate", "Expressions", "Frame"]
