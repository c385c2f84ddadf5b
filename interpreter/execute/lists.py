"""Lists as closures: filtered, counted, sorted, put together."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from interpreter.check import resolved as R
from interpreter.execute.effort import NODES, weight
from interpreter.execute.faults import fail
from interpreter.execute.frames import BASE, Cells, Evaluate, Frame
from interpreter.ir.layout import SEATS

if TYPE_CHECKING:
    from interpreter.execute.expressions import Expressions

MAX_NUMBERS = 100_000


def _count_of(expressions: Expressions, node: R.CountOf) -> Evaluate:
    source = expressions.compile(node.source)
    return lambda S, L: len(source(S, L))


def _any_of(expressions: Expressions, node: R.AnyOf) -> Evaluate:
    source = expressions.compile(node.source)
    return lambda S, L: bool(source(S, L))


def _first_of(expressions: Expressions, node: R.FirstOf) -> Evaluate:
    source = expressions.compile(node.source)
    span, only = node.span, node.only

    def first(S: Cells, L: Frame) -> Any:
        found = source(S, L)
        if not found:
            return None
        if only and len(found) > 1:
            raise fail("L0905", span, count=len(found))
        return found[0]

    return first


def _filter(expressions: Expressions, node: R.Filter) -> Evaluate:
    source, where, index = expressions.compile(node.source), expressions.compile(node.where), node.slot + BASE
    effort, cost = expressions.effort, weight(node.where)

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


def _reduce(expressions: Expressions, node: R.Reduce) -> Evaluate:
    source, body, index = expressions.compile(node.source), expressions.compile(node.body), node.slot + BASE
    span, operator = node.span, node.operator
    effort, cost = expressions.effort, weight(node.body)

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


def _sorted_by(expressions: Expressions, node: R.SortedBy) -> Evaluate:
    source, index = expressions.compile(node.source), node.slot + BASE
    keys = [(order == "highest", expressions.compile(key)) for order, key in node.keys]
    span = node.span
    effort, cost = expressions.effort, weight(tuple(key for _, key in node.keys))

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


def _all_things(expressions: Expressions, node: R.AllThings) -> Evaluate:
    readers: list[Evaluate] = []
    for name in node.entities:
        entity = expressions.program.entities[name]
        if entity.is_seat:
            readers.append(expressions.seats_round)
        elif entity.made:
            cell = expressions.layout.alive[name]
            readers.append(lambda S, L, cell=cell: S[cell])  # type: ignore[misc]
        else:
            things = tuple(range(entity.first, entity.first + entity.count))
            readers.append(lambda S, L, things=things: things)  # type: ignore[misc]
    if len(readers) == 1:
        return readers[0]
    return lambda S, L: tuple(x for reader in readers for x in reader(S, L))


def _numbers(expressions: Expressions, node: R.Numbers) -> Evaluate:
    low, high = expressions.compile(node.low), expressions.compile(node.high)
    effort = expressions.effort

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


def _make_list(expressions: Expressions, node: R.MakeList) -> Evaluate:
    items = [expressions.compile(item) for item in node.items]
    spread = node.spread or (False,) * len(items)
    if len(items) == 1 and not spread[0]:
        only = items[0]
        return lambda S, L: (only(S, L),)
    effort = expressions.effort

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


def _pairs_off(expressions: Expressions, node: R.PairsOff) -> Evaluate:
    wants, haves = expressions.compile(node.wants), expressions.compile(node.haves)
    want, have = node.want_slot + BASE, node.have_slot + BASE
    fits = expressions.compile(node.fits)
    effort, cost = expressions.effort, weight(node.fits)

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


def _from_seat(expressions: Expressions, node: R.FromSeat) -> Evaluate:
    source, start = expressions.compile(node.source), expressions.compile(node.start)

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


LISTS: dict[type, Callable[[Expressions, Any], Evaluate]] = {
    R.CountOf: _count_of,
    R.AnyOf: _any_of,
    R.FirstOf: _first_of,
    R.Filter: _filter,
    R.Reduce: _reduce,
    R.SortedBy: _sorted_by,
    R.AllThings: _all_things,
    R.Numbers: _numbers,
    R.MakeList: _make_list,
    R.PairsOff: _pairs_off,
    R.FromSeat: _from_seat,
}
"""How to compile each kind of node."""
