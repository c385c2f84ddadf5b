"""Operations: what changes something. The rare ones are left to the plain executor's closures."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.types import ListType, OptionalType
from interpreter.codegen import dice
from interpreter.codegen.expressions import raised
from interpreter.codegen.making import end_things, make_thing
from interpreter.codegen.moves import move_number, move_things
from interpreter.codegen.noting import note_change
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.telling import reveal, tell
from interpreter.codegen.transfers import transfer
from interpreter.codegen.writer import Writer
from interpreter.execute.expressions import BASE
from interpreter.ir import blocks as B
from interpreter.ir.layout import POWERS_STALE
from interpreter.ir.passes.liveness import free_slots, written


def operation(w: Writer, node: B.Operation) -> None:
    """Write an operation."""
    method = _METHODS.get(type(node))
    if method is None or not method(w, node):
        borrowed(w, node, w.context.engine.operations.compile(node), written(node))
    if not isinstance(node, _CHANGING_NOTHING):
        w.changed()
        if w.noting:
            note_change(w)
    if isinstance(node, R.MoveThings) and isinstance(node.things, R.Local) and not node.many:
        w.facts[w.slot(node.things.slot)] = node.zone


_CHANGING_NOTHING = (R.SetLocal, R.TellMessage, R.RevealThings, R.RollDice, B.Collect)
"""Operations after which all cells are as they were."""


def borrowed(w: Writer, node: object, closure: Callable[..., Any], filled: set[int]) -> None:
    """Call a closure of the plain executor with a frame made for it."""
    read = free_slots(node)
    size = max([*read, *filled, *_all_slots(node)], default=-1) + 1
    items: list[ast.expr] = [ast.Constant(None)] * BASE
    items += [name(w.slot(slot)) if slot in read else ast.Constant(None) for slot in range(size)]
    frame = name(w.temporary())
    w.add("_l = _i\n_f(state, _l)", _l=frame, _i=ast.List(items, ast.Load()), _f=w.module.named(closure))
    for slot in sorted(filled):
        w.assign(w.slot(slot), expression("_l[_n]", _l=frame, _n=constant(slot + BASE)))


def _all_slots(node: object) -> set[int]:
    """Every slot that the node's closures touch."""
    from dataclasses import fields

    from interpreter.ir.walk import walk

    found: set[int] = set()
    for each in walk(node):
        for item in fields(each):  # type: ignore[arg-type]
            if item.name == "slot" or item.name.endswith("_slot"):
                value = getattr(each, item.name)
                if isinstance(value, int):
                    found.add(value)
    return found


def _set_local(w: Writer, node: R.SetLocal) -> bool:
    w.assign(w.slot(node.slot), w.value(node.value))
    return True


def _collect(w: Writer, node: B.Collect) -> bool:
    at = name(w.slot(node.slot))
    w.copied(expression("len(_a)", _a=at))
    w.add("_a = (*_a, (_k, _v))", _a=at, _k=name(w.slot(node.key_slot)), _v=name(w.slot(node.value_slot)))
    w.forget(at.id)
    return True


def _write(w: Writer, node: R.WriteColumn) -> bool:
    column = node.column
    shapes = w.context.program.entities
    if column.keys or (column.entity is not None and shapes[column.entity].made and node.thing is None):
        return False
    if node.operator not in ("=", "+=", "-=", "append"):
        return False
    cell, base = _cell(w, node)
    if column.entity is not None and shapes[column.entity].made:
        shown = w.module.named(w.context.engine.operations.shown)
        thing = expression("_c - _b", _c=cell, _b=constant(base))
        if isinstance(node.thing, R.Local) and w.is_sure(name(w.slot(node.thing.slot))):
            thing = name(w.slot(node.thing.slot))
        w.add("if _s:\n    _s.pop(_x, None)", _s=shown, _x=thing)
    old: ast.expr = expression("S[_c]", _c=cell)
    if node.change_slot is not None:
        old = w.keep(old)
    value = w.value(node.value)
    adjust = w.context.engine.operations.adjustments.of(column.path) if node.operator in ("+=", "-=") else None
    if adjust is not None:
        value = w.keep(value)
        value = expression("_f(S, _c - _b, _v)", _f=w.module.named(adjust), _c=cell, _b=constant(base), _v=value)
    if node.operator == "append":
        value = w.keep(value)
        w.copied(expression("len(_o) + len(_v)", _o=old, _v=value), node.span)
    new = _settled(w, node, _combined(node.operator, old, value))
    w.add("S[_c] = _n", _c=cell, _n=new)
    if f"column {column.path}" in w.context.engine.operations.power_reads:
        w.add("S[_p] = True", _p=constant(POWERS_STALE))
    if node.change_slot is not None:
        change = "_n - _o" if node.operator == "+=" else "_o - _n"
        w.assign(w.slot(node.change_slot), expression(change, _n=new, _o=old))
    return True


def _cell(w: Writer, node: R.WriteColumn) -> tuple[ast.expr, int]:
    column = node.column
    base = w.context.layout.columns[column.path]
    if node.thing is None:
        return constant(base), base
    assert column.entity is not None
    thing = w.value(node.thing)
    if w.is_sure(thing, column.entity):
        return w.keep(expression("_b + _x", _b=constant(base), _x=thing)), base
    cells = w.context.cells_of_column(column.path, column.entity)
    found = expression("_d[_x]", _d=cells, _x=thing)
    return w.keep(w.module.site(found, "L0901", column.span, what=column.path)), base


def _combined(operator: str, old: ast.expr, value: ast.expr) -> ast.expr:
    match operator:
        case "=":
            return value
        case "append":
            return expression("(*_o, *_v)", _o=old, _v=value)
        case _:
            return expression(f"_o {operator[0]} _v", _o=old, _v=value)


def _settled(w: Writer, node: R.WriteColumn, new: ast.expr) -> ast.expr:
    """Clamp a number, or see that it stays in its range."""
    column, low, high = node.column, node.column.low, node.column.high
    if isinstance(column.type, (ListType, OptionalType)) or (low is None and high is None):
        return w.keep(new) if node.change_slot is not None else new
    if node.operator == "=" and isinstance(node.value, R.Constant) and _within(node.value.value, low, high):
        return new
    among = w.facts.get(new.id) if isinstance(new, ast.Name) else None
    if isinstance(among, range) and _within(among[0], low, high) and _within(among[-1], low, high):
        return new
    kept = name(w.temporary())
    w.add("_n = _v", _n=kept, _v=new)
    if column.clamped:
        if low is not None:
            w.add("if _n < _l:\n    _n = _l", _n=kept, _l=constant(low))
        if high is not None:
            w.add("if _n > _h:\n    _n = _h", _n=kept, _h=constant(high))
        return kept
    test = "not _l <= _n <= _h" if low is not None and high is not None else "_n < _l" if high is None else "_n > _h"
    w.add(
        f"if {test}:\n    raise fault(_k, value=_n)", _n=kept, _l=constant(low), _h=constant(high),
        _k=raised(w, "L0913", node.span, name=column.path, value=None, kind=column.type),
    )  # fmt: skip
    return kept


def _within(value: R.Value, low: int | None, high: int | None) -> bool:
    return isinstance(value, int) and (low is None or low <= value) and (high is None or value <= high)


def _reset(w: Writer, node: B.ResetColumns) -> None:
    """Columns go back to their first values, one after the other."""
    layout = w.context.layout
    for column in node.columns:
        if column.path not in layout.columns:
            continue
        start = layout.columns[column.path]
        if column.keys:
            w.add("S[_c] = {}", _c=constant(start))
            continue
        w.changed()  # it may read what has just gone back
        value = w.value(column.default or R.Constant(None))
        if column.entity is None:
            w.add("S[_c] = _v", _c=constant(start), _v=value)
        else:
            entity = w.context.program.entities[column.entity]
            start += entity.first
            w.add(
                "S[_a:_b] = [_v] * _n", _a=constant(start), _b=constant(start + entity.count), _v=value,
                _n=constant(entity.count),
            )  # fmt: skip
    if any(f"column {column.path}" in w.context.engine.operations.power_reads for column in node.columns):
        w.add("S[_p] = True", _p=constant(POWERS_STALE))


def _always(write: Callable[[Writer, Any], None]) -> Callable[[Writer, Any], bool]:
    def run(w: Writer, node: Any) -> bool:
        write(w, node)
        return True

    return run


_METHODS: dict[type, Callable[[Writer, Any], bool]] = {
    R.SetLocal: _set_local,
    R.WriteColumn: _write,
    R.MoveThings: _always(move_things),
    R.MoveNumber: _always(move_number),
    R.TellMessage: tell,
    R.RevealThings: _always(reveal),
    R.MakeThing: _always(make_thing),
    R.EndThing: _always(end_things),
    R.RollDice: _always(dice.roll_dice),
    R.PickOne: _always(dice.pick_one),
    R.Transfer: _always(transfer),
    B.ResetColumns: _always(_reset),
    B.Collect: _collect,
}
