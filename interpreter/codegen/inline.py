"""Asking a function: a call, or the function's own expression where it is short."""

from __future__ import annotations

import ast

from interpreter.check import resolved as R
from interpreter.check.types import ThingType
from interpreter.codegen.noting import note
from interpreter.codegen.quote import name
from interpreter.codegen.writer import Writer


def ask(w: Writer, node: R.Ask) -> ast.expr:
    """The answer of a total, set, value or condition."""
    known = w.context.static.values.get(node.name)
    if known is not None:
        return _static(w, node, known)
    body = expanded(w, node)
    if body is None:
        arguments = w.values(node.arguments)
        if w.noting:
            arguments = [w.keep(each) for each in arguments]
            note(w, node.name, ast.Tuple(arguments, ast.Load()))
        return ast.Call(name(_called(w, node, arguments)), [name("S"), *arguments], [])
    w.inlining.append(node.name)
    found = w.value(body)
    w.inlining.pop()
    return found


def _called(w: Writer, node: R.Ask, arguments: list[ast.expr]) -> str:
    """The function to call: another one where every thing that it is given surely is one."""
    sure = w.context.functions_of_sure.get(node.name)
    if sure is not None:
        things = things_given(w.context.program.functions[node.name])
        if all(w.is_sure(arguments[slot], entity) for slot, entity in things.items()):
            return sure
    return w.context.functions[node.name]


def things_given(function: R.Function) -> dict[int, str]:
    """The parameters of a function that stand for things of one entity."""
    kinds = enumerate(function.parameter_types)
    return {at: kind.members[0] for at, kind in kinds if isinstance(kind, ThingType) and len(kind.members) == 1}


def expanded(w: Writer, node: R.Ask) -> R.Expression | None:
    """The expression to write instead of a call; None within itself, and for what counts or is noted when asked."""
    if w.noting or node.name in w.inlining or ("function", node.name) in w.context.laborious:
        return None
    return w.context.inlining.expanded(node)


def written(w: Writer, node: R.Expression) -> R.Expression:
    """An expression; where it asks a function, that one's own expression if it is short."""
    while isinstance(node, R.Ask):
        body = expanded(w, node)
        if body is None:
            break
        node = body
    return node


def members_of(w: Writer, node: R.Ask) -> tuple[R.Part, tuple[R.Part, ...]] | None:
    """The parts of a set to go through instead of calling it; None where it is to be called."""
    if w.noting or node.name in w.inlining or ("function", node.name) in w.context.laborious:
        return None
    return w.context.inlining.members(node)


def _static(w: Writer, node: R.Ask, known: dict[int, R.Value]) -> ast.expr:
    """A derived field whose values are known beforehand; what has no such field has another fault."""
    (thing,) = w.values(node.arguments)
    if w.noting:
        thing = w.keep(thing)
        note(w, node.name, ast.Tuple([thing], ast.Load()))
    values = w.context.global_object(f"derived {node.name}", known)
    found = ast.Subscript(values, thing, ast.Load())
    code, span, what = w.context.static.spans[node.name]
    return w.module.site(found, code, span, what=what)
