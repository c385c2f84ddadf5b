"""Expressions as Python expressions. A look-up that fails raises `KeyError` at a marked place."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen import lists
from interpreter.codegen.context import MOST_KNOWN
from interpreter.codegen.inline import ask
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.rows import row_of
from interpreter.codegen.writer import Writer
from interpreter.execute.faults import fail
from interpreter.ir.layout import SEATS

_OPERATORS: dict[str, ast.cmpop] = {
    "=": ast.Eq(), "!=": ast.NotEq(), "<": ast.Lt(), "<=": ast.LtE(), ">": ast.Gt(), ">=": ast.GtE()
}  # fmt: skip


def _constant(w: Writer, node: R.Constant) -> ast.expr:
    return w.module.constant(node.value)


def _local(w: Writer, node: R.Local) -> ast.expr:
    return name(w.slot(node.slot))


def _field(w: Writer, node: R.FieldOf) -> ast.expr:
    column, thing = node.column, w.value(node.thing)
    assert column.entity is not None
    path = column.path
    if path in w.context.layout.static:
        if w.is_sure(thing, column.entity):
            return expression("_t[_x]", _t=w.context.static_row(path, column.entity), _x=thing)
        values = w.context.static_values(path, column.entity)
        return w.module.site(expression("_d[_x]", _d=values, _x=thing), "L0901", node.span, what=path)
    if w.is_sure(thing, column.entity):
        return expression("S[_b + _x]", _b=constant(w.context.layout.columns[path]), _x=thing)
    cells = w.context.cells_of_column(path, column.entity)
    cell = w.module.site(expression("_d[_x]", _d=cells, _x=thing), "L0901", node.span, what=path)
    return expression("S[_c]", _c=cell)


def _track(w: Writer, node: R.TrackOf) -> ast.expr:
    cell = constant(w.context.layout.columns[node.column.path])
    if not node.column.keys:
        return expression("S[_c]", _c=cell)
    key = w.keep(ast.Tuple(w.values(node.keys), ast.Load()))
    default = node.column.default or R.Constant(None)
    if isinstance(default, R.Constant):
        return expression("S[_c].get(_k, _d)", _c=cell, _k=key, _d=w.module.constant(default.value))
    known, found = w.keep(expression("S[_c]", _c=cell)), w.temporary()
    with w.into() as yes:
        w.assign(found, expression("_m[_k]", _m=known, _k=key))
    with w.into() as no:
        w.assign(found, w.value(default))
    w.add("if _k in _m:\n    _yes\nelse:\n    _no", _k=key, _m=known, _yes=yes, _no=no)
    return name(found)


def zone_cell(w: Writer, zone: R.ZoneShape, key: R.Expression | None, span: Any) -> ast.expr:
    """The cell of a zone."""
    if key is None:
        return constant(w.context.layout.zones[zone.name])
    assert zone.per is not None
    owner = w.value(key)
    if w.is_sure(owner, zone.per):
        return expression("_b + _x", _b=constant(w.context.layout.zones[zone.name]), _x=owner)
    cells = w.context.cells_of_zone(zone.name, zone.per)
    return w.module.site(expression("_d[_x]", _d=cells, _x=owner), "L0901", span, what=zone.name)


def _zone(w: Writer, node: R.ZoneOf) -> ast.expr:
    return expression("S[_c]", _c=zone_cell(w, node.zone, node.key, node.span))


def place_of(w: Writer, node: R.OwnerOf) -> ast.expr:
    """The cell that says where a thing lies."""
    thing = w.value(node.thing)
    if w.is_sure(thing):
        return expression("_b + _x", _b=constant(w.context.layout.places), _x=thing)
    place = expression("_d[_x]", _d=w.context.place_cells(), _x=thing)
    return w.module.site(place, "L0901", node.span, what="owner")


def _owner(w: Writer, node: R.OwnerOf) -> ast.expr:
    return expression("_o[S[_p]]", _o=w.context.owners(), _p=place_of(w, node))


def _title(w: Writer, node: R.TitleOf) -> ast.expr:
    return expression("_t[_x]", _t=w.context.title_of(), _x=w.value(node.thing))


def _arithmetic(w: Writer, node: R.Arithmetic) -> ast.expr:
    if node.operator in ("/", "up/"):
        return _division(w, node)
    left, right = w.values((node.left, node.right))
    if node.operator == "+":
        return ast.BinOp(left, ast.Add(), right)
    if node.operator == "-":
        return ast.BinOp(left, ast.Sub(), right)
    product = w.keep(ast.BinOp(left, ast.Mult(), right))
    w.add(
        "if not _low <= _x <= _high:\n    raise fault(_k)",
        _low=constant(-(2**53)), _high=constant(2**53), _x=product, _k=raised(w, "L0908", node.span),
    )  # fmt: skip
    return product


def _division(w: Writer, node: R.Arithmetic) -> ast.expr:
    if isinstance(node.right, R.Constant) and node.right.value:
        parts, amount = w.value(node.right), w.value(node.left)
    else:
        parts = w.keep(w.value(node.right))
        w.add("if _p == 0:\n    raise fault(_k)", _p=parts, _k=raised(w, "L0907", node.span))
        amount = w.value(node.left)
    if node.operator == "up/":
        return expression("-(-_a // _p)", _a=amount, _p=parts)
    return expression("_a // _p", _a=amount, _p=parts)


def raised(w: Writer, code: str, span: Any, **words: object) -> ast.expr:
    """A prepared fault, for `raise fault(...)`; words that are None here are given there."""
    w.module.globals.setdefault("fault", _fault)
    return w.module.named((code, span, words))


def _fault(prepared: tuple[str, Any, dict[str, object]], **words: object) -> Exception:
    code, span, known = prepared
    return fail(code, span, **{**known, **words})


def _compare(w: Writer, node: R.Compare) -> ast.expr:
    left, right = w.values((node.left, node.right))
    return ast.Compare(left, [_OPERATORS[node.operator]], [right])


def _logic(w: Writer, node: R.Logic, make: Callable[[R.Expression], ast.expr]) -> ast.expr:
    left = make(node.left)
    with w.into() as before:
        right = make(node.right)
    operator: ast.boolop = ast.And() if node.operator == "and" else ast.Or()
    if not before:
        return ast.BoolOp(operator, [left, right])
    found = w.temporary()
    w.assign(found, left)
    with w.into() as late:
        w.out.extend(before)
        w.assign(found, right)
    if node.operator == "and":
        w.add("if _f:\n    _late", _f=name(found), _late=late)
    else:
        w.add("if not _f:\n    _late", _f=name(found), _late=late)
    return name(found)


def _not(w: Writer, node: R.Not) -> ast.expr:
    return ast.UnaryOp(ast.Not(), w.test(node.operand))


def _nothing(w: Writer, node: R.IsNothing) -> ast.expr:
    return expression("_x is None", _x=w.value(node.subject))


def _thing_of(w: Writer, node: R.IsThingOf) -> ast.expr:
    members = {
        x
        for each in node.entities
        for shape in (w.context.program.entities[each],)
        for x in range(shape.first, shape.first + shape.count)
    }
    if len(node.entities) == 1:
        shape = w.context.program.entities[node.entities[0]]
        subject = w.value(node.subject)
        if isinstance(subject, ast.Name):
            return expression(
                "_x is not None and _a <= _x < _b",
                _x=subject, _a=constant(shape.first), _b=constant(shape.first + shape.count),
            )  # fmt: skip
        return expression("_x in _m", _x=subject, _m=w.module.shared(frozenset(members), ("things", node.entities)))
    things = w.module.shared(frozenset(members), ("things", node.entities))
    return expression("_x in _m", _x=w.value(node.subject), _m=things)


def _conditional(w: Writer, node: R.Conditional) -> ast.expr:
    test = w.test(node.condition)
    with w.into() as yes:
        good = w.value(node.yes)
    with w.into() as no:
        bad = w.value(node.no)
    if not yes and not no:
        return ast.IfExp(test, good, bad)
    found = w.temporary()
    with w.into() as yes_body:
        w.out.extend(yes)
        w.assign(found, good)
    with w.into() as no_body:
        w.out.extend(no)
        w.assign(found, bad)
    w.add("if _t:\n    _yes\nelse:\n    _no", _t=test, _yes=yes_body, _no=no_body)
    return name(found)


def _part_value(w: Writer, node: R.PartValue) -> ast.expr:
    part = w.context.engine.expressions.parts[(node.name, node.label)]
    return expression("_p(S, _a)", _p=w.module.named(part), _a=ast.List(w.values(node.arguments), ast.Load()))


def _item(w: Writer, node: R.ItemOf) -> ast.expr:
    return expression("_r[_i]", _r=w.value(node.record), _i=constant(node.index))


def _entry(w: Writer, node: R.EntryOf) -> ast.expr:
    def find(pairs: Any, wanted: Any) -> Any:
        for known, value in pairs:
            if known == wanted:
                return value
        raise fail("L0904", node.span)

    key, source = w.values((node.key, node.source))
    return expression("_f(_s, _k)", _f=w.module.named(find), _s=source, _k=key)


def _can(w: Writer, node: R.CanPerform) -> ast.expr:
    possible, arguments = name(w.context.possible[node.rule]), [name("S"), *w.values(node.arguments)]
    if w.context.notes is not None and not w.noting:
        return ast.Call(expression("q.within"), [possible, *arguments], [])
    return ast.Call(possible, arguments, [])


class _Neighbours(dict[tuple[tuple[int, ...], int, int], int]):
    """Seats, one of them and a number of steps to the seat that is so many steps on."""

    def __missing__(self, key: tuple[tuple[int, ...], int, int]) -> int:
        if len(self) > MOST_KNOWN:
            self.clear()
        found = self[key] = _seat_at(*key)
        return found


def _seat_after(w: Writer, node: R.SeatAfter) -> ast.expr:
    seat, distance = w.values((node.seat, node.distance))
    known = w.context.global_object("neighbours", _Neighbours())
    return expression("_k[S[_s], _a, _b]", _k=known, _s=constant(SEATS), _a=seat, _b=distance)


def _seat_at(seats: tuple[int, ...], start: int, steps: int) -> int:
    if start in seats:
        return seats[(seats.index(start) + steps) % len(seats)]
    later = [other for other in seats if other > start]
    index = seats.index(later[0]) if later else 0
    return seats[(index + (steps - 1 if steps > 0 else steps)) % len(seats)]


VALUES: dict[type, Callable[[Writer, Any], ast.expr]] = {
    R.Constant: _constant,
    R.Local: _local,
    R.FieldOf: _field,
    R.TrackOf: _track,
    R.ZoneOf: _zone,
    R.OwnerOf: _owner,
    R.TitleOf: _title,
    R.Arithmetic: _arithmetic,
    R.Compare: _compare,
    R.Logic: lambda w, node: _logic(w, node, w.value),
    R.Not: _not,
    R.IsNothing: _nothing,
    R.IsThingOf: _thing_of,
    R.Conditional: _conditional,
    R.Ask: ask,
    R.PartValue: _part_value,
    R.RowOf: row_of,
    R.ItemOf: _item,
    R.EntryOf: _entry,
    R.CanPerform: _can,
    R.SeatAfter: _seat_after,
    **lists.VALUES,
}
"""How to write each kind of node."""

TESTS: dict[type, Callable[[Writer, Any], ast.expr]] = {
    R.Logic: lambda w, node: _logic(w, node, w.test),
    **lists.TESTS,
}
"""Where a truth will do, and is cheaper than the value."""
