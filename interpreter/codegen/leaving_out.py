"""Sets of one list from which parts leave out what can be looked up: the list is gone through part after part."""

from __future__ import annotations

import ast
from typing import NamedTuple

from interpreter.check import resolved as R
from interpreter.codegen.counted import reach
from interpreter.codegen.each import joined_filters
from interpreter.codegen.quote import name
from interpreter.codegen.sieves import known_of, members_of_list, sieve_of, sieved
from interpreter.codegen.writer import Writer
from interpreter.ir.passes import ByFigure, Known, all_different, key_of
from interpreter.ir.passes.steady import is_same


class _Leaving(NamedTuple):
    """A part that excludes, and what it leaves of the list."""

    part: R.Part
    known: Known


def left_out(w: Writer, function: R.Function) -> ast.expr | None:
    """The members of a set as a tuple; None, with nothing written, where there is more to it."""
    parts = [part for part in function.parts if not part.fallback]
    includes = [part for part in parts if part.operator == "include"]
    if len(includes) != 1 or len(parts) == 1 or any(part.power is not None or part.blocks for part in parts):
        return None
    include = includes[0]
    conditions, base, _ = joined_filters(w, include.value)
    if include.when is not None or conditions or not all_different(w.context.program, base):
        return None
    leaving = [_Leaving(part, known) for part in parts if (known := _leaves(w, part, base)) is not None]
    if len(leaving) < len(parts) - 1:
        return None
    reach(w, function, include)
    members, left = members_of_list(w, base), name(w.temporary())
    w.assign(left.id, members)
    for each in leaving:
        _leave(w, function, each, base, members, left, first=each is leaving[0])
    return left


def _leaves(w: Writer, part: R.Part, base: R.Expression) -> Known | None:
    value = part.value
    if part.operator == "include" or not isinstance(value, R.Filter) or not is_same(value.source, base):
        return None
    return known_of(w, value, base, holds=False)


def _leave(
    w: Writer, function: R.Function, each: _Leaving, base: R.Expression, members: ast.expr, left: ast.Name, *,
    first: bool,
) -> None:  # fmt: skip
    """Write what a part leaves.

    A part that counts only if it leaves anything of the whole list (\"lapses when nothing would be left\") finds that
    out by what it leaves.
    """
    rest, is_by_itself = _but_for_what_is_left(w, each, base)
    with w.into() as inside:
        if is_by_itself:
            found = w.keep(sieved(w, each.known, members))
            with w.into() as fits:
                reach(w, function, each.part)
                with w.into() as again:
                    w.assign(left.id, sieved(w, each.known, left))
                if first:
                    w.assign(left.id, found)
                else:
                    w.add("if _l is _m:\n    _l = _f\nelse:\n    _a", _l=left, _m=members, _f=found, _a=again)
            w.add("if _f:\n    _b", _f=found, _b=fits)
        else:
            reach(w, function, each.part)
            w.assign(left.id, sieved(w, each.known, left))
    w.forget(left.id)
    if rest is None:
        w.out.extend(inside)
        return
    w.add("if _t:\n    _b", _t=w.test(rest), _b=inside)


def _but_for_what_is_left(w: Writer, each: _Leaving, base: R.Expression) -> tuple[R.Expression | None, bool]:
    """The condition of a part, but for its end where that asks whether the part leaves anything; whether it does."""
    when = each.part.when
    last = when.right if isinstance(when, R.Logic) and when.operator == "and" else when
    if not isinstance(last, R.AnyOf):
        return when, False
    sieve = sieve_of(w, last.source)
    if sieve is None or not is_same(sieve[1], base) or not _is_equal(w, sieve[0], each.known):
        return when, False
    return when.left if isinstance(when, R.Logic) else None, True


def _is_equal(w: Writer, one: Known, other: Known) -> bool:
    if not isinstance(one, ByFigure) or not isinstance(other, ByFigure):
        return one == other
    same = one.things == other.things and one.equal == other.equal
    return same and key_of(one.value, w.slot) == key_of(other.value, w.slot)
