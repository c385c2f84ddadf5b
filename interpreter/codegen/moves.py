"""Moves: things leave the zone where they lie and come to the back of another."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.each import charged
from interpreter.codegen.expressions import raised, zone_cell
from interpreter.codegen.membership import everywhere_cells
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
    if node.many and isinstance(node.things, (R.ZoneOf, R.ZoneEverywhere)) and node.things.zone is not node.zone:
        _everything(w, node, node.things)
        return
    found = w.value(node.things)
    if not node.many:
        found = _one(w, node, found)
    found, cell = w.in_order([lambda: found, lambda: zone_cell(w, node.zone, node.key, node.zone.span)])
    cell = w.keep(cell)
    if node.many:
        _each(w, found, cell, node.things)
    elif node.zone.at_most == 1:
        _move_alone(w, found, cell, node)
        return
    else:
        _move(w, found, cell, node.zone)
    _room(w, node.zone, cell, node)


def _move(w: Writer, x: ast.expr, cell: ast.expr, zone: R.ZoneShape) -> None:
    """One thing: what `move` does, written out."""
    place, old = _leave(w, x)
    w.add("S[_c] += (_x,)", _c=cell, _x=x)
    _has_come(w, x, place, old, (cell, zone))


def _move_alone(w: Writer, x: ast.expr, cell: ast.expr, node: R.MoveThings) -> None:
    """One thing to a zone that has room for one."""
    place, old = _leave(w, x)
    with w.into() as crowded:
        w.add("S[_c] += (_x,)", _c=cell, _x=x)
        _has_come(w, x, place, old, (cell, node.zone))
        w.add("raise fault(_k)", _k=_no_room(w, node))
    w.add("if S[_c]:\n    _f\nS[_c] = (_x,)", _c=cell, _x=x, _f=crowded)
    _has_come(w, x, place, old, (cell, node.zone))


def _leave(w: Writer, x: ast.expr) -> tuple[ast.expr, ast.expr]:
    """A thing leaves the zone where it lies; the cells that say where it lies, and of that zone."""
    place, old, there, at = [name(w.temporary()) for _ in range(4)]
    w.add(
        "_p = _b + _x\n_o = S[_p]\n"
        "if _o >= 0:\n    _t = S[_o]\n    _i = _t.index(_x)\n    S[_o] = _t[:_i] + _t[_i + 1:]",
        _p=place, _b=constant(w.context.layout.places), _x=x, _o=old, _t=there, _i=at,
    )  # fmt: skip
    return place, old


def _has_come(w: Writer, x: ast.expr, place: ast.expr, old: ast.expr, new: tuple[ast.expr, R.ZoneShape]) -> None:
    """Where a thing lies is noted; who had been shown it may not know any more."""
    shown = w.module.named(w.context.engine.operations.shown)
    w.add("S[_p] = _c\nif _s:\n    _s.pop(_x, None)", _p=place, _c=new[0], _s=shown, _x=x)
    _stale(w, [(old, None), new])


def _everything(w: Writer, node: R.MoveThings, source: R.ZoneOf | R.ZoneEverywhere) -> None:
    """All that lies in a zone, of one owner or of all: it is empty afterwards."""
    if isinstance(source, R.ZoneEverywhere):
        start, end = everywhere_cells(w, source.zone)
        found = w.keep(w.value(source))
        with w.into() as emptied:
            w.add(
                "S[_a:_b] = _e", _a=constant(start), _b=constant(end), _e=w.module.constant(((),) * (end - start)),
            )  # fmt: skip
        old: ast.expr = constant(start)
    else:
        old = w.keep(zone_cell(w, source.zone, source.key, source.span))
        found = w.keep(expression("S[_o]", _o=old))
        with w.into() as emptied:
            w.add("S[_o] = ()", _o=old)
    cell = w.keep(zone_cell(w, node.zone, node.key, node.zone.span))
    charged(w, source, found, [])
    with w.into() as inside:
        w.out.extend(emptied)
        _arrive(w, found, (old, source.zone), (cell, node.zone))
    w.add("if _f:\n    _b", _f=found, _b=inside)
    _room(w, node.zone, cell, node)


def _arrive(
    w: Writer, found: ast.expr, old: tuple[ast.expr, R.ZoneShape], new: tuple[ast.expr, R.ZoneShape]
) -> None:  # fmt: skip
    """Things that have left one zone come to the back of another."""
    w.add(
        "for _x in _f:\n    S[_p + _x] = _c\nS[_c] += _f\nif _s:\n    for _x in _f:\n        _s.pop(_x, None)",
        _x=name(w.temporary()), _f=found, _c=new[0], _p=constant(w.context.layout.places),
        _s=w.module.named(w.context.engine.operations.shown),
    )  # fmt: skip
    _stale(w, [old, new])


def _stale(w: Writer, ends: Sequence[tuple[ast.expr, R.ZoneShape | None]]) -> None:
    """Write that powers are to be found anew, where a move from or to a cell of a zone (None: of any) matters."""
    watched = w.context.watched
    tests: list[ast.expr] = []
    for cell, zone in ends:
        cells = {at for at, (other, _) in w.context.layout.zone_cells.items() if zone is None or other == zone.name}
        if watched is None or (zone is not None and cells <= watched):
            w.add("S[_p] = True", _p=constant(POWERS_STALE))
            return
        if not cells.isdisjoint(watched):
            tests.append(expression("_c in _w", _c=cell, _w=w.module.named(watched)))
    if tests:
        test = tests[0] if len(tests) == 1 else ast.BoolOp(ast.Or(), tests)
        w.add("if _t:\n    S[_p] = True", _t=test, _p=constant(POWERS_STALE))


def _one(w: Writer, node: R.MoveThings, found: ast.expr) -> ast.expr:
    if isinstance(node.things, R.Constant) and node.things.value is not None:
        return found  # a card named by its title is always there
    found = w.keep(found)
    if w.is_sure(found):
        return found
    w.add(
        "if _x is None:\n    raise fault(_k)",
        _x=found, _k=raised(w, "L0902", node.span, what=node.span.text),
    )  # fmt: skip
    return found


def _each(w: Writer, found: ast.expr, cell: ast.expr, source: R.Expression) -> None:
    found = w.keep(found)
    if all_different(w.context.program, source):
        charged(w, source, found, [])
        w.add("move_many(S, _f, _c)", _f=found, _c=cell)
    else:
        w.charge(expression("len(_f)", _f=found))
        w.add("for _x in _f:\n    move(S, _x, _c)", _x=name(w.temporary()), _f=found, _c=cell)


def _room(w: Writer, zone: R.ZoneShape, cell: ast.expr, node: R.MoveThings | R.MoveNumber) -> None:
    if zone.at_most is not None:
        w.add("if len(S[_c]) > _m:\n    raise fault(_k)", _c=cell, _m=constant(zone.at_most), _k=_no_room(w, node))


def _no_room(w: Writer, node: R.MoveThings | R.MoveNumber) -> ast.expr:
    return raised(w, "L0915", node.span, zone=node.zone.name, limit=node.zone.at_most)


def move_number(w: Writer, node: R.MoveNumber) -> None:
    """Move so many from the front of a list."""
    wanted = w.keep(w.value(node.amount))
    if not (isinstance(wanted, ast.Constant) and isinstance(wanted.value, int)):
        broken = raised(w, "L0916", node.span)
        w.add("if _n < 0:\n    raise fault(_k, amount=_n)", _n=wanted, _k=broken)
    source = node.source
    if isinstance(source, R.ZoneOf) and source.zone is not node.zone:
        old = w.keep(zone_cell(w, source.zone, source.key, source.span))
        there = w.keep(expression("S[_o]", _o=old))
        found = w.keep(expression("_t[:_n]", _t=there, _n=wanted))
        cell = w.keep(zone_cell(w, node.zone, node.key, node.zone.span))
        charged(w, source, found, [])
        with w.into() as inside:
            w.add("S[_o] = _t[_n:]", _o=old, _t=there, _n=wanted)
            _arrive(w, found, (old, source.zone), (cell, node.zone))
        w.add("if _f:\n    _b", _f=found, _b=inside)
    else:
        found = w.keep(expression("_s[:_n]", _s=w.value(source), _n=wanted))
        cell = w.keep(zone_cell(w, node.zone, node.key, node.zone.span))
        _each(w, found, cell, source)
    _room(w, node.zone, cell, node)
    if node.result_slot is not None:
        w.assign(w.slot(node.result_slot), expression("len(_f)", _f=found))
