"""Moves: things leave the zone where they lie and come to the back of another."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.expressions import raised, zone_cell
from interpreter.codegen.quote import constant, expression
from interpreter.codegen.writer import Writer
from interpreter.ir.layout import POWERS_STALE

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


def mover_of_many(move: Mover, places: int, shown: dict[int, int]) -> Callable[[list[Any], tuple[int, ...], int], None]:
    """The helper that moves several things; those that lie at the front of one zone leave it all at once."""

    def move_many(S: list[Any], things: tuple[int, ...], cell: int) -> None:
        count = len(things)
        if count < 3:
            for x in things:
                move(S, x, cell)
            return
        start = 0
        while start < count:
            old = S[places + things[start]]
            end = start + 1
            while end < count and S[places + things[end]] == old:
                end += 1
            group = things[start:end]
            start = end
            if old < 0 or old == cell or len(group) < 3 or S[old][: len(group)] != group:
                for x in group:
                    move(S, x, cell)
                continue
            move(S, group[0], cell)  # the first does all that a move does
            S[old] = S[old][len(group) - 1 :]
            S[cell] += group[1:]
            for x in group[1:]:
                S[places + x] = cell
                if shown:
                    shown.pop(x, None)

    return move_many


def move_things(w: Writer, node: R.MoveThings) -> None:
    """Move a thing, or each of a list, to a zone."""
    found = w.value(node.things)
    if not node.many:
        found = _one(w, node, found)
    found, cell = w.in_order([lambda: found, lambda: zone_cell(w, node.zone, node.key, node.zone.span)])
    cell = w.keep(cell)
    if node.many:
        _each(w, found, cell)
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


def _each(w: Writer, found: ast.expr, cell: ast.expr) -> None:
    found = w.keep(found)
    w.charge(expression("len(_f)", _f=found))
    w.add("move_many(S, _f, _c)", _f=found, _c=cell)


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
    _each(w, found, cell)
    _room(w, node.zone, cell, node)
    if node.result_slot is not None:
        w.assign(w.slot(node.result_slot), expression("len(_f)", _f=found))
