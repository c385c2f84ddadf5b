"""Questions about sets that need no list: has it a member, and is something one of them.

`e(S, parameter, ...)` and `m(S, x, parameter, ...)`. Both are wanted of sets of several parts; a set that falls back
on something, or whose members follow the order of the table, is always listed.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import partial

from interpreter.check import resolved as R
from interpreter.codegen.context import Context
from interpreter.codegen.each import each
from interpreter.codegen.exclusion import MEMBER, exclusions, is_in, unless_excluded
from interpreter.codegen.force import cells_in_force, only_by_powers
from interpreter.codegen.powers import counting, has_powers
from interpreter.codegen.quote import name
from interpreter.codegen.writer import Writer
from interpreter.ir.passes import all_different


def declare_set_questions(context: Context) -> None:
    """Name the functions of the sets that have them; each is generated when first called."""
    if not context.passes.set_questions:
        return
    for function in context.program.functions.values():
        if function.kind != "set" or any(part.fallback for part in function.parts):
            continue
        number = context.functions[function.name].removeprefix("f")
        if not function.seats or only_by_powers(function):
            context.exists[function.name] = f"e{number}"
            context.module.lazily(f"e{number}", partial(_define, context, function, f"e{number}", [], _exists))
        if not function.seats:
            context.member[function.name] = f"m{number}"
            first = [f"v{MEMBER}"]
            context.module.lazily(f"m{number}", partial(_define, context, function, f"m{number}", first, _member))


def _define(
    context: Context,
    function: R.Function,
    generated: str,
    first: list[str],
    write: Callable[[Writer, R.Function], None],
) -> None:
    w = Writer(context, trees=function.parts)
    if ("function", function.name) in context.laborious:
        w.charge(ast.Constant(1))
    if has_powers(function.parts):
        w.refresh()
    write(w, function)
    parameters = ["S", *first, *(f"v{slot}" for slot in range(len(function.parameters)))]
    context.module.define(generated, parameters, w.out, function.span.source.name, function.span.line)


def _exists(w: Writer, function: R.Function) -> None:
    includes = [part for part in function.parts if part.operator == "include"]
    if only_by_powers(function):
        held = cells_in_force(w.context, [part.power for part in includes if part.power is not None])
        w.add("if not (_h):\n    return False", _h=held)
    if function.seats:
        own = [name(f"v{slot}") for slot in range(len(function.parameters))]
        w.add("return _c", _c=ast.Call(name(w.context.functions[function.name]), [name("S"), *own], []))
        return
    excluded = exclusions(w, function.parts)
    for part in includes:

        def found(x: ast.expr, part: R.Part = part) -> None:
            if not all_different(w.context.program, part.value):
                w.add("if _x is None:\n    continue", _x=x)
            unless_excluded(w, x, part.value, excluded, lambda: w.add("return True"))

        def look(holder: ast.expr, card: ast.expr, part: R.Part = part) -> None:
            each(w, part.value, None, found)

        counting(w, part.power, part.blocks, part.when, look)
    w.add("return False")


def _member(w: Writer, function: R.Function) -> None:
    x = name(f"v{MEMBER}")
    w.add("if _x is None:\n    return False", _x=x)
    found = name(w.temporary())
    w.add("_f = False", _f=found)
    for part in (part for part in function.parts if part.operator == "include"):

        def included(holder: ast.expr, card: ast.expr, part: R.Part = part) -> None:
            w.add("if _t:\n    _f = True", _t=is_in(w, x, part.value), _f=found)

        with w.into() as inside:
            counting(w, part.power, part.blocks, part.when, included)
        w.add("if not _f:\n    _b", _f=found, _b=inside)
    w.add("if not _f:\n    return False", _f=found)
    for part in (part for part in function.parts if part.operator != "include"):

        def excluded(holder: ast.expr, card: ast.expr, part: R.Part = part) -> None:
            w.add("if _t:\n    return False", _t=is_in(w, x, part.value))

        counting(w, part.power, part.blocks, part.when, excluded)
    w.add("return True")
