"""Expressions as closures over `(cells, frame)`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from operator import eq, ge, gt, le, lt, ne
from typing import Any, TypeAlias

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.execute.effort import ASK, NODES, Effort, weight
from interpreter.execute.faults import fail
from interpreter.ir.layout import SEATS, Layout

Cells: TypeAlias = list[Any]
Frame: TypeAlias = list[Any]
Evaluate: TypeAlias = Callable[[Cells, Frame], Any]

BASE = 3
"""Slot 0 of a routine is this entry of its frame."""

MAX_NUMBERS = 100_000
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

    def count_of(self, node: R.CountOf) -> Evaluate:
        source = self.compile(node.source)
        return lambda S, L: len(source(S, L))

    def any_of(self, node: R.AnyOf) -> Evaluate:
        source = self.compile(node.source)
        return lambda S, L: bool(source(S, L))

    def first_of(self, node: R.FirstOf) -> Evaluate:
        source = self.compile(node.source)
        span, only = node.span, node.only

        def first(S: Cells, L: Frame) -> Any:
            found = source(S, L)
            if not found:
                return None
            if only and len(found) > 1:
                raise fail("L0905", span, count=len(found))
            return found[0]

        return first

    def filter(self, node: R.Filter) -> Evaluate:
        source, where, index = self.compile(node.source), self.compile(node.where), node.slot + BASE
        effort, cost = self.effort, weight(node.where)

        def select(S: Cells, L: Frame) -> Any:
            found = []
            members = source(S, L)
            effort.left -= len(members) * cost
            if effort.left < 0:
                effort.spent()
            for x in members:
                L[index] = x
                if where(S, L):
                    found.append(x)
            return tuple(found)

        return select

    def reduce(self, node: R.Reduce) -> Evaluate:
        source, body, index = self.compile(node.source), self.compile(node.body), node.slot + BASE
        span, operator = node.span, node.operator
        effort, cost = self.effort, weight(node.body)

        def values(S: Cells, L: Frame) -> list[Any]:
            found = []
            members = source(S, L)
            effort.left -= len(members) * cost
            if effort.left < 0:
                effort.spent(span)
            for x in members:
                L[index] = x
                found.append(body(S, L))
            return found

        if operator == "sum":
            return lambda S, L: sum(values(S, L))
        best = max if operator == "highest" else min

        def extreme(S: Cells, L: Frame) -> Any:
            found = values(S, L)
            if not found:
                raise fail("L0909", span, operator=operator)
            return best(found)

        return extreme

    def sorted_by(self, node: R.SortedBy) -> Evaluate:
        source, index = self.compile(node.source), node.slot + BASE
        keys = [(order == "highest", self.compile(key)) for order, key in node.keys]
        span = node.span
        effort, cost = self.effort, weight(tuple(key for _, key in node.keys))

        def sort(S: Cells, L: Frame) -> Any:
            ranked = []
            members = source(S, L)
            effort.left -= len(members) * cost
            if effort.left < 0:
                effort.spent(span)
            for x in members:
                L[index] = x
                ranked.append((tuple([-key(S, L) if falling else key(S, L) for falling, key in keys]), x))
            ranked.sort(key=lambda item: item[0])
            for one, other in pairwise(ranked):
                if one[0] == other[0]:
                    raise fail("L0910", span)
            return tuple([x for _, x in ranked])

        return sort

    def all_things(self, node: R.AllThings) -> Evaluate:
        readers: list[Evaluate] = []
        for name in node.entities:
            entity = self.program.entities[name]
            if entity.is_seat:
                readers.append(self.seats_round)
            elif entity.made:
                cell = self.layout.alive[name]
                readers.append(lambda S, L, cell=cell: S[cell])  # type: ignore[misc]
            else:
                things = tuple(range(entity.first, entity.first + entity.count))
                readers.append(lambda S, L, things=things: things)  # type: ignore[misc]
        if len(readers) == 1:
            return readers[0]
        return lambda S, L: tuple(x for reader in readers for x in reader(S, L))

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

    def numbers(self, node: R.Numbers) -> Evaluate:
        low, high = self.compile(node.low), self.compile(node.high)
        effort = self.effort

        def count(S: Cells, L: Frame) -> Any:
            first, last = low(S, L), high(S, L)
            if last - first >= MAX_NUMBERS:
                raise fail("L0908", None)
            if last > first:
                effort.left -= last - first
                if effort.left < 0:
                    effort.spent()
            return tuple(range(first, last + 1))

        return count

    def make_list(self, node: R.MakeList) -> Evaluate:
        items = [self.compile(item) for item in node.items]
        spread = node.spread or (False,) * len(items)
        if len(items) == 1 and not spread[0]:
            only = items[0]
            return lambda S, L: (only(S, L),)
        effort = self.effort

        def build(S: Cells, L: Frame) -> Any:
            found: list[Any] = []
            for item, joined in zip(items, spread, strict=True):
                value = item(S, L)
                if joined:
                    found.extend(value)
                else:
                    found.append(value)
            effort.left -= len(found)
            if effort.left < 0:
                effort.spent()
            return tuple(found)

        return build

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

    def pairs_off(self, node: R.PairsOff) -> Evaluate:
        wants, haves = self.compile(node.wants), self.compile(node.haves)
        want, have = node.want_slot + BASE, node.have_slot + BASE
        fits = self.compile(node.fits)
        effort, cost = self.effort, weight(node.fits)

        def match(S: Cells, L: Frame) -> Any:
            owners: dict[Any, Any] = {}
            others = haves(S, L)
            edges: dict[Any, list[int]] = {}
            wanted = wants(S, L)
            # Whether each finds its own is looked for along the pairs once for each that looks.
            effort.left -= len(wanted) * len(others) * (cost + min(len(wanted), len(others)) // NODES)
            if effort.left < 0:
                effort.spent()
            for x in wanted:
                L[want] = x
                edges[x] = []
                for index, y in enumerate(others):
                    L[have] = y
                    if fits(S, L):
                        edges[x].append(index)

            def place(x: Any, seen: set[int]) -> bool:
                for index in edges[x]:
                    if index not in seen:
                        seen.add(index)
                        if index not in owners or place(owners[index], seen):
                            owners[index] = x
                            return True
                return False

            return all(place(x, set()) for x in edges)

        return match

    def from_seat(self, node: R.FromSeat) -> Evaluate:
        source, start = self.compile(node.source), self.compile(node.start)

        def turn(S: Cells, L: Frame) -> Any:
            seats = S[SEATS]
            first = start(S, L)
            members = source(S, L)
            if first not in seats:
                return members
            at = seats.index(first)
            round_table = seats[at:] + seats[:at]
            return tuple([x for x in round_table if x in members])

        return turn


def _not_ready(rule: str) -> Callable[[Cells, tuple[Any, ...]], bool]:
    raise AssertionError(rule)


_METHODS: dict[type, Callable[[Expressions, Any], Evaluate]] = {
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
    R.CountOf: Expressions.count_of,
    R.AnyOf: Expressions.any_of,
    R.FirstOf: Expressions.first_of,
    R.Filter: Expressions.filter,
    R.Reduce: Expressions.reduce,
    R.SortedBy: Expressions.sorted_by,
    R.AllThings: Expressions.all_things,
    R.Numbers: Expressions.numbers,
    R.MakeList: Expressions.make_list,
    R.CanPerform: Expressions.can_perform,
    R.SeatAfter: Expressions.seat_after,
    R.PairsOff: Expressions.pairs_off,
    R.FromSeat: Expressions.from_seat,
}
