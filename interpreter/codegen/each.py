"""Loops over members: nested filters, and sets written out where they are asked, become one loop."""

from __future__ import annotations

import ast
from collections.abc import Callable

from interpreter.check import resolved as R
from interpreter.codegen.inline import expanded
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer

MAX_NUMBERS = 100_000
SHORT = 64
MANY_THINGS = 1000
HEAVY = 2
"""What a round of a loop counts that goes through others: only such loops are counted, since one alone is short."""


def each(
    w: Writer, source: R.Expression, slot: int | None, body: Callable[[ast.expr], None], *, pure: bool = True
) -> None:
    """Write a loop over the members of a source; `body` writes what is done with one, which is in `slot` too.

    It is one Python loop, so the body may `break`. `pure` says that the body writes to no slot.
    """
    conditions, base, inlined = joined_filters(w, source)
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
    if _may_be_long(w, base) or _is_heavy(inside):
        members = w.keep(members)
        w.charge(expression("len(_m) * _n", _m=members, _n=constant(HEAVY)))
    w.add("for _x in _m:\n    _body", _x=name(element), _m=members, _body=inside)


def _may_be_long(w: Writer, base: R.Expression) -> bool:
    """Whether there may be more members than a loop inside of others should go through uncounted."""
    if isinstance(base, R.Numbers):
        low, high = base.low, base.high
        if not (isinstance(low, R.Constant) and isinstance(high, R.Constant)):
            return True
        return int(high.value or 0) - int(low.value or 0) > SHORT  # type: ignore[arg-type]
    return w.context.engine.layout.things > MANY_THINGS


def _is_heavy(body: list[ast.stmt]) -> bool:
    """Whether one round of a loop may take long: it goes through others, or calls a generated function."""
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, (ast.For, ast.While)):
                return True
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id[1:].isdecimal():
                return True
    return False


def joined_filters(w: Writer, source: R.Expression) -> tuple[list[R.Filter], R.Expression, list[str]]:
    """The conditions of nested filters, the outermost first, through sets written out; and what they filter."""
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
        return number_range(w, base)
    return w.value(base)


def number_range(w: Writer, node: R.Numbers) -> ast.expr:
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
