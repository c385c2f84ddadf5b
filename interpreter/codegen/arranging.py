"""Lists put together or in order: things of a kind, sorting, turns round the table, pairs."""

from __future__ import annotations

import ast
from collections.abc import Callable
from operator import itemgetter
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.each import HEAVY, each
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer
from interpreter.execute.faults import fail
from interpreter.ir.layout import SEATS

_Ranked = list[tuple[Any, Any]]
_RANK = itemgetter(0)


def _sorted(w: Writer, node: R.SortedBy) -> ast.expr:
    def order(ranked: _Ranked) -> tuple[Any, ...]:
        return tuple([x for _, x in _in_order(ranked, node)])

    return expression("_o(_r)", _o=w.module.named(order), _r=_ranked(w, node))


def first_by(w: Writer, node: R.SortedBy) -> ast.expr:
    """The first of a list in order; None where there is none. Nothing is sorted, but no two may rank alike."""
    from interpreter.codegen.expressions import raised

    by_rank, count = name(w.temporary()), name(w.temporary())
    w.add("_r = {}\n_n = 0", _r=by_rank, _n=count)
    way = node.keys[0][0] if len(node.keys) == 1 else None

    def rank(x: ast.expr) -> None:
        key = w.value(node.keys[0][1]) if way is not None else _rank(w, node)
        w.add("_r[_k] = _x\n_n += 1", _r=by_rank, _k=key, _x=x, _n=count)

    each(w, node.source, node.slot, rank)
    w.add("if len(_r) < _n:\n    raise fault(_f)", _r=by_rank, _n=count, _f=raised(w, "L0910", node.span))
    best = "max" if way == "highest" else "min"
    return expression(f"_r[{best}(_r)] if _r else None", _r=by_rank)


def _in_order(ranked: _Ranked, node: R.SortedBy) -> _Ranked:
    ranked.sort(key=_RANK)
    before: Any = None
    for rank, _ in ranked:
        if rank == before:
            raise fail("L0910", node.span)
        before = rank
    return ranked


def _ranked(w: Writer, node: R.SortedBy) -> ast.expr:
    """Members with what they are sorted by."""
    ranked = name(w.temporary())
    w.add("_r = []", _r=ranked)

    each(w, node.source, node.slot, lambda x: w.add("_r.append((_k, _x))", _r=ranked, _k=_rank(w, node), _x=x))
    return ranked


def _rank(w: Writer, node: R.SortedBy) -> ast.expr:
    """What a member is sorted by; the lowest comes first."""
    keys = w.values([key for _, key in node.keys])
    signed: list[ast.expr] = [
        ast.UnaryOp(ast.USub(), key) if way == "highest" else key for (way, _), key in zip(node.keys, keys, strict=True)
    ]
    return signed[0] if len(signed) == 1 else ast.Tuple(signed, ast.Load())


def _all(w: Writer, node: R.AllThings) -> ast.expr:
    parts: list[ast.expr] = []
    for entity in node.entities:
        shape = w.context.program.entities[entity]
        if shape.is_seat:
            parts.append(w.context.seats_round())
        elif shape.made:
            parts.append(expression("S[_c]", _c=constant(w.context.layout.alive[entity])))
        else:
            parts.append(w.module.constant(tuple(range(shape.first, shape.first + shape.count))))
    if len(parts) == 1:
        return parts[0]
    spread: list[ast.expr] = [ast.Starred(part, ast.Load()) for part in parts]
    return ast.Tuple(spread, ast.Load())


def _list(w: Writer, node: R.MakeList) -> ast.expr:
    spread = node.spread or (False,) * len(node.items)
    if all(isinstance(item, R.Constant) for item in node.items) and not any(spread):
        return w.module.constant(tuple(item.value for item in node.items if isinstance(item, R.Constant)))
    items = w.values(node.items)
    made: list[ast.expr] = [
        ast.Starred(item, ast.Load()) if joined else item for item, joined in zip(items, spread, strict=True)
    ]
    if not any(spread):
        return ast.Tuple(made, ast.Load())
    joined = w.keep(ast.Tuple(made, ast.Load()))
    w.charge(expression("len(_j)", _j=joined))
    return joined


def _pairs(w: Writer, node: R.PairsOff) -> ast.expr:
    others, edges = w.keep(w.value(node.haves)), name(w.temporary())
    w.charge(expression("len(_o) * len(_o) * _n", _o=others, _n=constant(HEAVY)))
    w.add("_e = {}", _e=edges)

    def edge(x: ast.expr) -> None:
        fitting, index = name(w.temporary()), name(w.temporary())
        w.add("_e[_x] = _f = []\n_i = 0", _e=edges, _x=x, _f=fitting, _i=index)
        have = w.slot(node.have_slot)
        with w.loop((node.have_slot,)) as loop, w.into() as inside:
            test = w.test(node.fits)
            w.add("if _t:\n    _f.append(_i)\n_i += 1", _t=test, _f=fitting, _i=index)
        w.out.extend(loop.before)
        w.add("for _y in _o:\n    _body", _y=name(have), _o=others, _body=inside)

    each(w, node.wants, node.want_slot, edge)
    w.module.globals.setdefault("paired", _paired)
    return expression("paired(_e)", _e=edges)


def _paired(edges: dict[Any, list[int]]) -> bool:
    owners: dict[int, Any] = {}

    def place(x: Any, seen: set[int]) -> bool:
        for index in edges[x]:
            if index not in seen:
                seen.add(index)
                if index not in owners or place(owners[index], seen):
                    owners[index] = x
                    return True
        return False

    return all(place(x, set()) for x in edges)


def _from_seat(w: Writer, node: R.FromSeat) -> ast.expr:
    def turn(seats: tuple[int, ...], first: int, members: tuple[int, ...]) -> tuple[int, ...]:
        if first not in seats:
            return members
        at = seats.index(first)
        round_table = seats[at:] + seats[:at]
        if members == round_table:
            return members
        return tuple([x for x in round_table if x in members])

    source = node.source
    if isinstance(source, R.AllThings) and source.entities == (w.context.program.seat_entity,):
        first = w.keep(w.value(node.start))
        everybody = w.context.seats_from(first)
        return expression(
            "_t if _a in S[_c] else _r", _t=everybody, _a=first, _c=constant(SEATS), _r=w.context.seats_round()
        )  # fmt: skip
    start, members = w.values((node.start, node.source))
    helper = w.context.global_object("from seat", turn)
    return expression("_f(S[_c], _a, _b)", _f=helper, _c=constant(SEATS), _a=start, _b=members)


VALUES: dict[type, Callable[[Writer, Any], ast.expr]] = {
    R.SortedBy: _sorted,
    R.AllThings: _all,
    R.MakeList: _list,
    R.PairsOff: _pairs,
    R.FromSeat: _from_seat,
}
