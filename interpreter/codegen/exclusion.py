"""What a set leaves out, asked of one thing at a time."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import NamedTuple

from interpreter.check import resolved as R
from interpreter.codegen.inline import expanded
from interpreter.codegen.powers import counting
from interpreter.codegen.quote import name
from interpreter.codegen.writer import Writer
from interpreter.ir.passes.liveness import free_slots
from interpreter.ir.passes.steady import is_same

MEMBER = 200_000
"""The slot of the thing that is looked for."""


class Exclusion(NamedTuple):
    """A part that excludes, and its condition where that is worked out beforehand."""

    part: R.Part
    condition: ast.expr | None


def exclusions(w: Writer, parts: Sequence[R.Part]) -> list[Exclusion]:
    """The parts of a set that exclude; conditions that count for nobody in particular are written now."""
    found = []
    for part in parts:
        if part.operator != "exclude" or part.fallback:
            continue
        sure = part.power is None and not part.blocks and part.when is not None
        found.append(Exclusion(part, w.keep(w.test(part.when)) if sure and part.when is not None else None))
    return found


def unless_excluded(
    w: Writer, x: ast.expr, source: R.Expression, excluded: list[Exclusion], body: Callable[[], None]
) -> None:
    """Write what is done with a member of `source` that nothing excludes; the loop over members goes on at once."""
    for each in excluded:
        if each.part.power is None and not each.part.blocks:
            _leave_out(w, x, source, each)
        else:
            out = name(w.temporary())
            w.add("_o = False", _o=out)
            _look(w, x, source, each.part, out)
            w.add("if _o:\n    continue", _o=out)
    body()


def _leave_out(w: Writer, x: ast.expr, source: R.Expression, each: Exclusion) -> None:
    with w.into() as inside:
        w.add("if _t:\n    continue", _t=is_in(w, x, each.part.value, source))
    if each.condition is None:
        w.out.extend(inside)
    else:
        w.add("if _c:\n    _b", _c=each.condition, _b=inside)


def _look(w: Writer, x: ast.expr, source: R.Expression, part: R.Part, out: ast.expr) -> None:
    def test(*_: ast.expr) -> None:
        w.add("if _t:\n    _o = True", _o=out, _t=is_in(w, x, part.value, source))

    counting(w, part.power, part.blocks, part.when, test)


def is_in(w: Writer, x: ast.expr, value: R.Expression, source: R.Expression | None = None) -> ast.expr:
    """Whether a thing is one of a list; it is known to come from `source`."""
    assert isinstance(x, ast.Name)
    node: R.Expression = R.Contains(R.Local(MEMBER), value)
    bound = [MEMBER]
    if source is not None:
        written = expanded(w, value) if isinstance(value, R.Ask) else None
        if isinstance(value, R.Ask) and written is not None:
            w.inlining.append(value.name)
            found = is_in(w, x, written, source)
            w.inlining.pop()
            return found
        roots = _roots(w, source)
        if any(is_same(value, root) for root in roots):
            return ast.Constant(True)
        if isinstance(value, R.Filter) and any(is_same(value.source, root) for root in roots):
            node = value.where
            bound.append(value.slot)
    with w.scope(), w.loop(bound) as loop, w.into() as inside:
        for slot in bound:
            w.names[slot] = x.id
        found = w.test(node)
    w.out.extend(loop.before + inside)
    return found


def _roots(w: Writer, source: R.Expression) -> list[R.Expression]:
    """The lists that a list is taken from, itself first: through filters, and through sets with one include."""
    found = [source]
    seen: set[str] = set()
    while True:
        last = found[-1]
        if isinstance(last, R.Filter):
            found.append(last.source)
        elif isinstance(last, R.Ask) and last.name not in seen:
            seen.add(last.name)
            value = _included(w, last)
            if value is None:
                return found
            found.append(value)
        else:
            return found


def _included(w: Writer, asked: R.Ask) -> R.Expression | None:
    """What all members of a set are taken from; None where that depends on more than its name."""
    function = w.context.program.functions[asked.name]
    if function.kind != "set" or any(part.fallback for part in function.parts):
        return None
    includes = [part for part in function.parts if part.operator == "include"]
    if len(includes) != 1:
        return None
    value = includes[0].value
    while isinstance(value, R.Filter) and free_slots(value):
        value = value.source
    return None if free_slots(value) else value
