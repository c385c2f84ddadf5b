"""Loops over members: nested filters, and sets written out where they are asked, become one loop."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from interpreter.check import resolved as R
from interpreter.check.types import ThingType
from interpreter.codegen.exclusion import Exclusion, exclusions, unless_excluded
from interpreter.codegen.inline import expanded, members_of
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer
from interpreter.execute.lists import MAX_NUMBERS

SHORT = 64
MAX_ROW = 64
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
    filters = [each for each in conditions if isinstance(each, R.Filter)]
    excluded = {id(each): exclusions(w, each.parts) for each in conditions if isinstance(each, LeftOut)}
    if filters:
        element = w.slot(filters[-1].slot)
    elif slot is not None:
        element = w.slot(slot)
    else:
        element = w.temporary()
    slots = [each.slot for each in filters] + ([] if slot is None else [slot])
    for bound in slots:
        w.names[bound] = element
    if isinstance(base, R.Numbers):
        w.whole_numbers |= set(slots)
    w.inlining += inlined
    with w.loop(slots, pure=pure) as loop, w.into() as inside:
        loop.body = inside
        w.forget(element)
        entity = entity_of(base)
        before = w.entities.pop(element, None)
        if entity is not None and w.context.passes.sure_things:
            w.entities[element] = entity
        if not pure:
            w.known = {}
        _where(w, _sure_first(w, conditions, base), excluded, name(element), lambda: body(name(element)))
    w.entities.pop(element, None)
    if before is not None:
        w.entities[element] = before
    if inlined:
        del w.inlining[-len(inlined) :]
    w.out.extend(loop.before)
    members = charged(w, base, members, inside)
    if loop.first:
        members = w.keep(members)
        w.add("if _m:\n    _f", _m=members, _f=loop.first)
    w.add("for _x in _m:\n    _body", _x=name(element), _m=members, _body=inside)


def _fixed(w: Writer, node: R.Expression) -> int | None:
    """A number that is always the same."""
    if isinstance(node, R.Ask):
        node = w.context.inlining.constant(node) or node
    return node.value if isinstance(node, R.Constant) and isinstance(node.value, int) else None


def charged(w: Writer, base: R.Expression, members: ast.expr, body: list[ast.stmt]) -> ast.expr:
    """The members to go through, which are counted if there may be many, or much is done with each."""
    if not _may_be_long(w, base) and not _is_heavy(body):
        return members
    members = w.keep(members)
    w.charge(expression("len(_m) * _n", _m=members, _n=constant(HEAVY)))
    return members


def _may_be_long(w: Writer, base: R.Expression) -> bool:
    """Whether there may be more members than a loop inside of others should go through uncounted."""
    if isinstance(base, R.Numbers):
        low, high = _fixed(w, base.low), _fixed(w, base.high)
        return low is None or high is None or high - low > SHORT
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


class LeftOut(NamedTuple):
    """What a set that is gone through where it is asked leaves out of a list."""

    source: R.Expression
    parts: tuple[R.Part, ...]


Condition: TypeAlias = R.Filter | LeftOut


def joined_filters(w: Writer, source: R.Expression) -> tuple[list[Condition], R.Expression, list[str]]:
    """The conditions of nested filters, the outermost first, through sets written out; and what they filter.

    A set that leaves things out is written out only below a filter: alone it is as good as a list.
    """
    conditions: list[Condition] = []
    inlined: list[str] = []
    while True:
        if isinstance(source, R.Filter):
            conditions.append(source)
            source = source.source
            continue
        if not isinstance(source, R.Ask) or source.name in inlined:
            return conditions, source, inlined
        written = expanded(w, source)
        if written is None and conditions and not w.is_steady(source):
            gone_through = members_of(w, source)
            if gone_through is not None:
                include, excludes = gone_through
                conditions.append(LeftOut(include.value, excludes))
                written = include.value
        if written is None:
            return conditions, source, inlined
        inlined.append(source.name)
        source = written


def _sure_first(w: Writer, conditions: list[Condition], base: R.Expression) -> list[Condition]:
    """The innermost first; but before a set leaves things out, whatever is asked of it that is as cheap as can be."""
    found: list[Condition] = []
    for each in reversed(conditions):
        at = len(found)
        if isinstance(each, R.Filter) and _is_sure(w, each, base):
            at = next((index for index, other in enumerate(found) if isinstance(other, LeftOut)), at)
        found.insert(at, each)
    return found


def _is_sure(w: Writer, node: R.Filter, base: R.Expression) -> bool:
    """Whether a field that every member has is compared with a number."""
    where = node.where
    if not isinstance(where, R.Compare) or not isinstance(where.left, R.FieldOf):
        return False
    thing, other = where.left.thing, where.right
    if not isinstance(thing, R.Local) or thing.slot != node.slot or where.left.column.entity != entity_of(base):
        return False
    if isinstance(other, R.Ask):
        return w.context.inlining.constant(other) is not None
    return isinstance(other, R.Constant)


def entity_of(base: R.Expression) -> str | None:
    """The one entity of which all members of a list are."""
    match base:
        case R.ZoneOf(zone=zone) | R.ZoneEverywhere(zone=zone):
            members = zone.type.members if isinstance(zone.type, ThingType) else ()
        case R.AllThings(entities=members):
            pass
        case _:
            members = ()
    return members[0] if len(members) == 1 else None


def _where(
    w: Writer,
    conditions: list[Condition],
    excluded: dict[int, list[Exclusion]],
    x: ast.expr,
    body: Callable[[], None],
) -> None:
    if not conditions:
        body()
        return
    first = conditions[0]
    if isinstance(first, LeftOut):
        rest = conditions[1:]
        unless_excluded(w, x, first.source, excluded[id(first)], lambda: _where(w, rest, excluded, x, body))
        return
    test = w.test(first.where)
    with w.into() as inside:
        _where(w, conditions[1:], excluded, x, body)
    w.add("if _t:\n    _body", _t=test, _body=inside)


def _members(w: Writer, base: R.Expression) -> ast.expr:
    if isinstance(base, R.Numbers):
        return number_range(w, base)
    return w.value(base)


def number_range(w: Writer, node: R.Numbers) -> ast.expr:
    low, high = _fixed(w, node.low), _fixed(w, node.high)
    if low is not None and high is not None and high - low < MAX_NUMBERS:
        return w.module.constant(tuple(range(low, high + 1)))
    first, last = w.values((node.low, node.high))
    first, last = w.keep(first), w.keep(last)
    from interpreter.codegen.expressions import raised

    w.add(
        "if _b - _a >= _m:\n    raise fault(_k)", _a=first, _b=last, _m=constant(MAX_NUMBERS),
        _k=raised(w, "L0908", None),
    )  # fmt: skip
    return expression("range(_a, _b + 1)", _a=first, _b=last)
