"""Conditions on members that are looked up beforehand, so that a whole list is tested by one call."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.each import charged, entity_of, joined_filters
from interpreter.codegen.quote import expression, name
from interpreter.codegen.writer import Writer
from interpreter.ir.passes import ByFigure, Known

Tests = Callable[[frozenset[int]], Any]


def _passes(things: frozenset[int]) -> Callable[[Any], bool]:
    return things.__contains__


def _misses(things: frozenset[int]) -> Callable[[Iterable[Any]], bool]:
    return things.isdisjoint


def sieve_of(w: Writer, source: R.Expression) -> tuple[Known, R.Expression] | None:
    """What is known of the one condition of a filtered list, and the list that it filters."""
    conditions, base, _ = joined_filters(w, source)
    if len(conditions) != 1 or not isinstance(conditions[0], R.Filter):
        return None
    known = known_of(w, conditions[0], base)
    return None if known is None else (known, base)


def known_of(w: Writer, condition: R.Filter, base: R.Expression, *, holds: bool = True) -> Known | None:
    """What is known of a condition on the members of a list."""
    entity = entity_of(base)
    if entity is None:
        return None
    asking = w.context.coverage is None and w.context.notes is None
    return w.context.members.of(condition.where, condition.slot, entity, asking=asking, holds=holds)


def _helper(w: Writer, known: Known, tests: Tests) -> ast.expr:
    """What tests a member, or a list, by what is known; it may write something before."""
    if not isinstance(known, ByFigure):
        return w.context.global_object(f"{tests.__name__} {sorted(known)}", tests(known))
    everything = frozenset[int]().union(*known.things.values())
    by_value = {value: tests(things if known.equal else everything - things) for value, things in known.things.items()}
    other = tests(frozenset() if known.equal else everything)
    label = f"{tests.__name__} {known.equal} {[(value, sorted(things)) for value, things in known.things.items()]}"
    return expression(
        "_d.get(_v, _o)", _d=w.context.global_object(label, by_value), _v=w.value(known.value),
        _o=w.context.global_object(f"other {label}", other),
    )  # fmt: skip


def _among(w: Writer, known: Known, members: ast.expr, tests: Tests, template: str, empty: ast.expr) -> ast.expr:
    """Write what is found among members; with what they are compared is worked out only if there is one."""
    found = name(w.temporary())
    with w.into() as inside:
        helper = _helper(w, known, tests)
        w.add("_f = _t", _f=found, _t=expression(template, _h=helper, _m=members))
    if isinstance(known, ByFigure):
        w.add("_f = _e\nif _m:\n    _b", _f=found, _e=empty, _m=members, _b=inside)
    else:
        w.out.extend(inside)
    return found


def any_left(w: Writer, known: Known, base: R.Expression) -> ast.expr:
    """Whether a condition holds for any member."""
    return _among(w, known, members_of_list(w, base), _misses, "not _h(_m)", ast.Constant(False))


def left(w: Writer, known: Known, base: R.Expression) -> ast.expr:
    """The members for which a condition holds."""
    return sieved(w, known, members_of_list(w, base))


def sieved(w: Writer, known: Known, members: ast.expr) -> ast.expr:
    """Those of some members for which a condition holds, as a tuple."""
    return _among(w, known, members, _passes, "tuple(filter(_h, _m))", members)


def count_left(w: Writer, known: Known, base: R.Expression) -> ast.expr:
    """For how many members a condition holds."""
    return _among(w, known, members_of_list(w, base), _passes, "sum(map(_h, _m))", ast.Constant(0))


def members_of_list(w: Writer, base: R.Expression) -> ast.expr:
    """The members to be tested."""
    members = w.keep(w.value(base))
    charged(w, base, members, [])
    return members
