"""Windows: what a seat may do in one, as one function for each: `w(S, argument, ..., seat)` lists all options."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import partial

from interpreter.check import resolved as R
from interpreter.codegen.context import Context
from interpreter.codegen.each import each
from interpreter.codegen.powers import has_powers
from interpreter.codegen.quote import constant, name
from interpreter.codegen.writer import Writer

PARAMETER = 300_000
"""The slot of a function's first parameter: actions number their own slots anew."""


def declare_windows(context: Context) -> None:
    """Name a function for every window; each is generated when first called."""
    for number, window in enumerate(sorted(context.program.windows)):
        context.windows[window] = f"w{number}"
        context.module.lazily(f"w{number}", partial(_generate, context, context.program.windows[window]))


def _generate(context: Context, window: R.WindowShape) -> None:
    w = Writer(context)
    w.noting = context.notes is not None
    parameters = [f"v{PARAMETER + at}" for at in range(len(window.parameters) + 1)]
    found = name(w.temporary())
    w.add("_f = []", _f=found)
    for number, title in enumerate(sorted(context.program.actions)):
        action = context.program.actions[title]
        if window.name in action.windows:
            places = [window.parameters.index(shared) for shared in action.window_parameters]
            w.names = {slot: parameters[place] for slot, place in enumerate(places)}
            w.names[action.actor_slot] = parameters[-1]
            _action(w, number, action, found)
    w.add("return _f", _f=found)
    context.module.define(
        context.windows[window.name], ["S", *parameters], w.out, window.span.source.name, window.span.line
    )


def _action(w: Writer, number: int, action: R.ActionShape, found: ast.expr) -> None:
    """Gather the values with which an action is allowed."""
    w.begin((action.generators, action.needs))
    if has_powers((action.generators, action.needs)):
        w.refresh()
    condition = allowed(action.needs)

    def generate(depth: int, values: list[ast.expr]) -> None:
        if depth == len(action.generators):
            w.when(condition, lambda: _unspent(w, action.limits, lambda: take(values)))
            return
        _, slot, source, _ = action.generators[depth]
        each(w, source, slot, lambda x: generate(depth + 1, [*values, x]))

    def take(values: list[ast.expr]) -> None:
        w.add("_f.append((_n, _v))", _f=found, _n=constant(number), _v=ast.Tuple(values, ast.Load()))

    generate(0, [])


def _unspent(w: Writer, limits: tuple[R.LimitShape, ...], body: Callable[[], None]) -> None:
    """Write what is done unless an action has been taken as often as it may be."""
    if not limits:
        body()
        return
    cell = constant(w.context.layout.columns[limits[0].column.path])
    keys = w.values(limits[0].keys) or [constant(0)]
    with w.into() as inside:
        _unspent(w, limits[1:], body)
    w.add("if not S[_c].get(_k, False):\n    _b", _c=cell, _k=ast.Tuple(keys, ast.Load()), _b=inside)


def allowed(needs: tuple[R.Part, ...]) -> R.Expression | None:
    """All needs, and one of the enoughs that count, if any does; None where nothing is needed."""
    found: R.Expression | None = None
    enough: R.Expression | None = None
    counts: R.Expression | None = None
    always = False
    for part in needs:
        if part.operator == "needs":
            value = part.value if part.when is None else R.Logic("or", R.Not(part.when), part.value)
            found = value if found is None else R.Logic("and", found, value)
            continue
        value = part.value if part.when is None else R.Logic("and", part.when, part.value)
        enough = value if enough is None else R.Logic("or", enough, value)
        if part.when is None:
            always = True
        else:
            counts = part.when if counts is None else R.Logic("or", counts, part.when)
    if enough is None:
        return found
    if not always and counts is not None:
        enough = R.Logic("or", enough, R.Not(counts))
    return enough if found is None else R.Logic("and", found, enough)
