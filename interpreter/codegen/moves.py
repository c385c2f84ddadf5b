"""Moves: things leave the zone where they lie and come to the back of another."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.expressions import raised, zone_cell
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer
from interpreter.ir.layout import POWERS_STALE
from interpreter.ir.passes import all_different

Mover = Callable[[list[Any], int, int], None]


def mover(places: int, shown: dict[int, int], watched: frozenset[int] | None) -> Mover:
    """The helper that moves one thing. `watched` are the zones in which a card's power may be held, None for any."""

    def move(S: list[Any], x: int, cell: int) -> None:
        old = S[places + x]
        if old >= 0:
            there = S[old]
            if there[0] == x:
                S[old] = there[1:]
            else:
                at = there.index(x)
                S[old] = there[:at] + there[at + 1 :]
        S[cell] += (x,)
        S[places + x] = cell
        if shown:
            shown.pop(x, None)
        if watched is None or cell in watched or old in watched:
            S[POWERS_STALE] = True

    return move


def mover_of_many(
    move: Mover, places: int, shown: dict[int, int], watched: frozenset[int] | None
) -> Callable[[list[Any], tuple[int, ...], int], None]:
    """The helper that moves several things, each of them once.

    Those that lie side by side in one zone leave it all at once, and all come to the other one at once.
    """

    def move_many(S: list[Any], things: tuple[int, ...], cell: int) -> None:
        start, count = 0, len(things)
        while start < count:
            old = S[places + things[start]]
            if old == cell:  # one that lies there already goes to the back of those before it
                S[cell] += things[:start]
                for x in things[start:]:
                    move(S, x, cell)
                return
            end = start + 1
            while end < count and S[places + things[end]] == old:
                end += 1
            group = things[start:end]
            if old >= 0:
                there = S[old]
                if there == group:
                    S[old] = ()
                elif there[: end - start] == group:
                    S[old] = there[end - start :]
                else:
                    S[old] = tuple([x for x in there if x not in group])
            for x in group:
                S[places + x] = cell
            if shown:
                for x in group:
                    shown.pop(x, None)
            if watched is None or cell in watched or old in watched:
                S[POWERS_STALE] = True
            start = end
        S[cell] += things

    return move_many


def move_things(w: Writer, node: R.MoveThings) -> None:
    """Move a thing, or each of a list, to a zone."""
    found = w.value(node.things)
    if not node.many:
        found = _one(w, node, found)
    found, cell = w.in_order([lambda: found, lambda: zone_cell(w, node.zone, node.key, node.zone.span)])
    cell = w.keep(cell)
    if node.many:
        _each(w, found, cell, node.things)
    else:
        w.add("move(S, _x, _c)", _x=found, _c=cell)
    _room(w, node.zone, cell, node)


def _one(w: Writer, node: R.MoveThings, found: ast.expr) -> ast.expr:
    if isinstance(node.things, R.Constant) and node.things.value is not None:
        return found  # a card named by its title is always there
    found = w.keep(found)
    w.add(
        "if _x is None:\n    raise fault(_k)",
        _x=found, _k=raised(w, "L0902", node.span, what=node.span.text),
    )  # fmt: skip
    return found


def _each(w: Writer, found: ast.expr, cell: ast.expr, source: R.Expression) -> None:
    found = w.keep(found)
    w.charge(expression("len(_f)", _f=found))
    if all_different(w.context.program, source):
        w.add("move_many(S, _f, _c)", _f=found, _c=cell)
    else:
        w.add("for _x in _f:\n    move(S, _x, _c)", _x=name(w.temporary()), _f=found, _c=cell)


def _room(w: Writer, zone: R.ZoneShape, cell: ast.expr, node: R.MoveThings | R.MoveNumber) -> None:
    if zone.at_most is not None:
        w.add(
            "if len(S[_c]) > _m:\n    raise fault(_k)", _c=cell, _m=constant(zone.at_most),
            _k=raised(w, "L0915", node.span, zone=zone.name, limit=zone.at_most),
        )  # fmt: skip


def move_number(w: Writer, node: R.MoveNumber) -> None:
    """Move so many from the front of a list."""
    wanted = w.keep(w.value(node.amount))
    if not (isinstance(wanted, ast.Constant) and isinstance(wanted.value, int)):
        broken = raised(w, "L0916", node.span)
        w.add("if _n < 0:\n    raise fault(_k, amount=_n)", _n=wanted, _k=broken)
    found = w.keep(expression("_s[:_n]", _s=w.value(node.source), _n=wanted))
    cell = w.keep(zone_cell(w, node.zone, node.key, node.zone.span))
    _each(w, found, cell, node.source)
    _room(w, node.zone, cell, node)
    if node.result_slot is not None:
        w.assign(w.slot(node.result_slot), expression("len(_f)", _f=found))
