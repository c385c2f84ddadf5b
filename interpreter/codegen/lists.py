"""Lists: loops over members without building what is only counted, searched or asked for its first."""

from __future__ import annotations

import ast
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.force import cells_in_force, only_by_powers
from interpreter.codegen.inline import expanded
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer
from interpreter.execute.faults import fail
from interpreter.ir.layout import SEATS

MAX_NUMBERS = 100_000
_FEW_CELLS = 8
"""So many cells are written out one by one."""


def each(
    w: Writer, source: R.Expression, slot: int | None, body: Callable[[ast.expr], None], *, pure: bool = True
) -> None:
    """Write a loop over the members of a source; `body` writes what is done with one, which is in `slot` too.

    It is one Python loop, so the body may `break`. `pure` says that the body writes to no slot.
    """
    conditions, base, inlined = _joined_filters(w, source)
    members = _members(w, base)
    if conditions:
        element = w.slot(conditions[-1].slot)
    elif slot is not None:
        element = w.slot(slot)
    else:
        element = w.temporary()
    slots = [each.slot for each in conditions] + ([] if slot is None else [slot])
    for bound in slots:
        w.names[bound] = element
    if isinstance(base, R.Numbers):
        w.whole_numbers |= set(slots)
    w.inlining += inlined
    with w.loop(slots, pure=pure) as loop, w.into() as inside:
        _where(w, conditions[::-1], lambda: body(name(element)))
    if inlined:
        del w.inlining[-len(inlined) :]
    w.out.extend(loop.before)
    w.add("for _x in _m:\n    _body", _x=name(element), _m=members, _body=inside)


def _joined_filters(w: Writer, source: R.Expression) -> tuple[list[R.Filter], R.Expression, list[str]]:
    """The conditions of nested filters, the outermost first, through sets that are written out; and what they filter."""
    conditions: list[R.Filter] = []
    inlined: list[str] = []
    while True:
        if isinstance(source, R.Filter):
            conditions.append(source)
            source = source.source
            continue
        written = None
        if isinstance(source, R.Ask) and source.name not in inlined:
            written = expanded(w, source)
        if written is None:
            return conditions, source, inlined
        assert isinstance(source, R.Ask)
        inlined.append(source.name)
        source = written


def _where(w: Writer, conditions: list[R.Filter], body: Callable[[], None]) -> None:
    if not conditions:
        body()
        return
    test = w.test(conditions[0].where)
    with w.into() as inside:
        _where(w, conditions[1:], body)
    w.add("if _t:\n    _body", _t=test, _body=inside)


def _members(w: Writer, base: R.Expression) -> ast.expr:
    if isinstance(base, R.Numbers):
        return _range(w, base)
    return w.value(base)


def _range(w: Writer, node: R.Numbers) -> ast.expr:
    if isinstance(node.low, R.Constant) and isinstance(node.high, R.Constant):
        low, high = node.low.value, node.high.value
        assert isinstance(low, int) and isinstance(high, int)
        if high - low < MAX_NUMBERS:
            return w.module.constant(tuple(range(low, high + 1)))
    first, last = w.values((node.low, node.high))
    first, last = w.keep(first), w.keep(last)
    from interpreter.codegen.expressions import raised

    w.add(
        "if _b - _a >= _m:\n    raise fault(_k)", _a=first, _b=last, _m=constant(MAX_NUMBERS),
        _k=raised(w, "L0908", None),
    )  # fmt: skip
    return expression("range(_a, _b + 1)", _a=first, _b=last)


# ------------------------------------------------------------------------------------------ values


def _numbers(w: Writer, node: R.Numbers) -> ast.expr:
    made = _range(w, node)
    return made if isinstance(made, ast.Name) else expression("tuple(_r)", _r=made)


def _filter(w: Writer, node: R.Filter) -> ast.expr:
    found = name(w.temporary())
    w.add("_f = []", _f=found)
    each(w, node, None, lambda x: w.add("_f.append(_x)", _f=found, _x=x))
    return expression("tuple(_f)", _f=found)


def _everywhere(w: Writer, node: R.ZoneEverywhere) -> ast.expr:
    start, end = everywhere(w, node.zone)
    if end - start <= _FEW_CELLS:
        parts: list[ast.expr] = [
            ast.Starred(expression("S[_c]", _c=constant(cell)), ast.Load()) for cell in range(start, end)
        ]
        return ast.Tuple(parts, ast.Load())
    w.module.globals.setdefault("joined", _joined)
    return expression("joined(S[_a:_b])", _a=constant(start), _b=constant(end))


def everywhere(w: Writer, zone: R.ZoneShape) -> tuple[int, int]:
    """The first cell of a keyed zone, and the one after the last."""
    assert zone.per is not None
    entity = w.context.program.entities[zone.per]
    start = w.context.layout.zones[zone.name] + entity.first
    return start, start + entity.count


def _joined(cells: list[tuple[int, ...]]) -> tuple[int, ...]:
    found: list[int] = []
    for things in cells:
        if things:
            found.extend(things)
    return tuple(found)


def _is_filtered(w: Writer, source: R.Expression) -> bool:
    """Whether the members are found by looking at others one by one."""
    return bool(_joined_filters(w, source)[0])


def _count(w: Writer, node: R.CountOf) -> ast.expr:
    if isinstance(node.source, R.ZoneEverywhere):
        return _count_everywhere(w, node.source)
    if not _is_filtered(w, node.source):
        return expression("len(_s)", _s=w.value(node.source))
    found = name(w.temporary())
    w.add("_f = 0", _f=found)
    each(w, node.source, None, lambda x: w.add("_f += 1", _f=found))
    return found


def _count_everywhere(w: Writer, node: R.ZoneEverywhere) -> ast.expr:
    start, end = everywhere(w, node.zone)
    if end - start > _FEW_CELLS:
        return expression("len(_s)", _s=_everywhere(w, node))
    found: ast.expr = expression("len(S[_c])", _c=constant(start))
    for cell in range(start + 1, end):
        found = ast.BinOp(found, ast.Add(), expression("len(S[_c])", _c=constant(cell)))
    return found


def _any(w: Writer, node: R.AnyOf) -> ast.expr:
    found = any_test(w, node)
    if _is_filtered(w, node.source):
        return found
    return expression("not not _s", _s=found)


def any_test(w: Writer, node: R.AnyOf) -> ast.expr:
    """A truth: is there a member?"""
    source = node.source
    if isinstance(source, R.ZoneEverywhere):
        return _any_everywhere(w, source)
    if not _is_filtered(w, source):
        return any_of_set(w, source) if isinstance(source, R.Ask) else w.value(source)
    found = name(w.temporary())
    w.add("_f = False", _f=found)
    each(w, source, None, lambda x: w.add("_f = True\nbreak", _f=found))
    return found


def _any_everywhere(w: Writer, node: R.ZoneEverywhere) -> ast.expr:
    start, end = everywhere(w, node.zone)
    if end - start <= _FEW_CELLS:
        cells: list[ast.expr] = [expression("S[_c]", _c=constant(cell)) for cell in range(start, end)]
        return ast.BoolOp(ast.Or(), cells) if len(cells) > 1 else cells[0]
    return _everywhere(w, node)


def _first(w: Writer, node: R.FirstOf) -> ast.expr:
    if not node.only and _is_filtered(w, node.source):
        found = name(w.temporary())
        w.add("_f = None", _f=found)
        each(w, node.source, None, lambda x: w.add("_f = _x\nbreak", _f=found, _x=x))
        return found
    source = w.keep(w.value(node.source))
    if node.only:
        from interpreter.codegen.expressions import raised

        w.add("if len(_s) > 1:\n    raise fault(_k, count=len(_s))", _s=source, _k=raised(w, "L0905", node.span))
    return expression("_s[0] if _s else None", _s=source)


def _reduce(w: Writer, node: R.Reduce) -> ast.expr:
    found = name(w.temporary())
    if node.operator == "sum":
        w.add("_f = 0", _f=found)

        def add(x: ast.expr) -> None:
            w.add("_f += _v", _f=found, _v=w.value(node.body))

        each(w, node.source, node.slot, add)
        return found
    from interpreter.codegen.expressions import raised

    w.add("_f = None", _f=found)
    better = "_f is None or _v > _f" if node.operator == "highest" else "_f is None or _v < _f"

    def look(x: ast.expr) -> None:
        value = w.keep(w.value(node.body))
        w.add(f"if {better}:\n    _f = _v", _f=found, _v=value)

    each(w, node.source, node.slot, look)
    w.add(
        "if _f is None:\n    raise fault(_k)", _f=found,
        _k=raised(w, "L0909", node.span, operator=node.operator),
    )  # fmt: skip
    return found


def _sorted(w: Writer, node: R.SortedBy) -> ast.expr:
    def order(ranked: list[tuple[tuple[int, ...], Any]]) -> tuple[Any, ...]:
        ranked.sort(key=lambda item: item[0])
        for one, other in pairwise(ranked):
            if one[0] == other[0]:
                raise fail("L0910", node.span)
        return tuple([x for _, x in ranked])

    ranked = name(w.temporary())
    w.add("_r = []", _r=ranked)

    def rank(x: ast.expr) -> None:
        keys = w.values([key for _, key in node.keys])
        signed: list[ast.expr] = [
            ast.UnaryOp(ast.USub(), key) if way == "highest" else key
            for (way, _), key in zip(node.keys, keys, strict=True)
        ]
        w.add("_r.append((_k, _x))", _r=ranked, _k=ast.Tuple(signed, ast.Load()), _x=x)

    each(w, node.source, node.slot, rank)
    return expression("_o(_r)", _o=w.module.named(order), _r=ranked)


def _all(w: Writer, node: R.AllThings) -> ast.expr:
    parts: list[ast.expr] = []
    for entity in node.entities:
        shape = w.context.program.entities[entity]
        if shape.is_seat:
            parts.append(expression("_f(S)", _f=w.context.seats_round()))
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
    return ast.Tuple(made, ast.Load())


def _contains(w: Writer, node: R.Contains) -> ast.expr:
    source = node.source
    if isinstance(source, R.ZoneEverywhere):
        start, end = everywhere(w, source.zone)
        cells = w.module.shared(frozenset(range(start, end)), ("cells", start, end))
        place = expression("S[_p[_x]]", _p=w.context.place_cells_or_none(), _x=w.value(node.element))
        return expression("_a in _b", _a=place, _b=cells)
    if isinstance(source, R.ZoneOf) and source.key is None:
        cell = constant(w.context.layout.zones[source.zone.name])
        place = expression("S[_p[_x]]", _p=w.context.place_cells_or_none(), _x=w.value(node.element))
        return expression("_a == _b", _a=place, _b=cell)
    if isinstance(source, R.Filter):
        return _in_filter(w, node.element, source)
    if isinstance(source, R.Ask):
        return _in_set(w, node.element, source)
    if isinstance(source, R.AllThings):
        return _is_one_of(w, node.element, source)
    if isinstance(source, R.MakeList) and len(source.items) == 1 and not any(source.spread):
        return w.value(R.Compare("=", node.element, source.items[0]))
    element, members = w.values((node.element, source))
    return expression("_a in _b", _a=element, _b=members)


def _in_set(w: Writer, element: R.Expression, source: R.Ask) -> ast.expr:
    written = expanded(w, source)
    if written is not None:
        w.inlining.append(source.name)
        found = w.value(R.Contains(element, written))
        w.inlining.pop()
        return found
    generated = w.context.member.get(source.name)
    if generated is None or w.is_steady(source):
        x, members = w.values((element, source))
        return expression("_a in _b", _a=x, _b=members)
    x, *arguments = w.values((element, *source.arguments))
    return ast.Call(name(generated), [name("S"), x, *arguments], [])


def any_of_set(w: Writer, source: R.Ask) -> ast.expr:
    """Whether a set has a member."""
    generated = w.context.exists.get(source.name)
    if generated is None:
        return w.value(source)
    asked = ast.Call(name(generated), [name("S"), *w.values(source.arguments)], [])
    function = w.context.program.functions[source.name]
    if not only_by_powers(function):
        return asked
    w.refresh()
    held = cells_in_force(w.context, [part.power for part in function.parts if part.power is not None])
    return expression("_h and _a", _h=held, _a=asked)


def _is_one_of(w: Writer, element: R.Expression, source: R.AllThings) -> ast.expr:
    shapes = [w.context.program.entities[entity] for entity in source.entities]
    if any(shape.is_seat or shape.made for shape in shapes):
        x, members = w.values((element, source))
        return expression("_a in _b", _a=x, _b=members)
    things = frozenset(x for shape in shapes for x in range(shape.first, shape.first + shape.count))
    known = w.module.shared(things, ("things", source.entities))
    return expression("_a in _b", _a=w.value(element), _b=known)


def _in_filter(w: Writer, element: R.Expression, source: R.Filter) -> ast.expr:
    found = name(w.temporary())
    x = w.keep(w.value(element))
    if not isinstance(x, ast.Name):
        kept = w.temporary()
        w.assign(kept, x)
        x = name(kept)
    w.names[source.slot] = x.id
    with w.loop((source.slot,)) as bound, w.into() as inside:
        w.add("_f = _t", _f=found, _t=w.value(R.Contains(R.Local(source.slot), source.source)))
        with w.into() as fits:
            w.add("_f = _t", _f=found, _t=w.value(source.where))
        w.add("if _f:\n    _fits", _f=found, _fits=fits)
    w.out.extend(bound.before + inside)
    return found


def _pairs(w: Writer, node: R.PairsOff) -> ast.expr:
    others, edges = w.keep(w.value(node.haves)), name(w.temporary())
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

    start, source = w.values((node.start, node.source))
    helper = w.context.global_object("from seat", turn)
    return expression("_f(S[_c], _a, _b)", _f=helper, _c=constant(SEATS), _a=start, _b=source)


VALUES: dict[type, Callable[[Writer, Any], ast.expr]] = {
    R.Numbers: _numbers,
    R.Filter: _filter,
    R.ZoneEverywhere: _everywhere,
    R.CountOf: _count,
    R.AnyOf: _any,
    R.FirstOf: _first,
    R.Reduce: _reduce,
    R.SortedBy: _sorted,
    R.AllThings: _all,
    R.MakeList: _list,
    R.Contains: _contains,
    R.PairsOff: _pairs,
    R.FromSeat: _from_seat,
}

TESTS: dict[type, Callable[[Writer, Any], ast.expr]] = {R.AnyOf: any_test}
