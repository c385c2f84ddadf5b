"""Asking a function: a call, or the function's own expression where it is short."""

from __future__ import annotations

import ast

from interpreter.check import resolved as R
from interpreter.codegen.quote import is_simple, name
from interpreter.codegen.writer import Writer


def ask(w: Writer, node: R.Ask) -> ast.expr:
    """The answer of a total, set, value or condition."""
    known = w.context.static.values.get(node.name)
    if known is not None:
        return _static(w, node, known)
    arguments = w.values(node.arguments)
    body = w.context.passes.inlinable(w.context.program.functions[node.name])
    if body is None or node.name in w.inlining:
        return ast.Call(name(w.context.functions[node.name]), [name("S"), *arguments], [])
    return _inline(w, node, arguments, body)


def _static(w: Writer, node: R.Ask, known: dict[int, R.Value]) -> ast.expr:
    """A derived field whose values are known beforehand; what else is asked of it goes the long way."""
    (thing,) = w.values(node.arguments)
    values = w.context.global_object(f"derived {node.name}", known)
    found = ast.Subscript(values, thing, ast.Load())
    shown = w.context.static.spans.get(node.name)
    code, span, what = shown if shown is not None else ("L0901", node.span, node.name)
    return w.module.site(found, code, span, what=what)


def _inline(w: Writer, node: R.Ask, arguments: list[ast.expr], body: R.Expression) -> ast.expr:
    outer = w.names
    inner: dict[int, str] = {}
    for slot, argument in enumerate(arguments):
        kept = argument if isinstance(argument, ast.Name) else _named(w, argument)
        assert isinstance(kept, ast.Name)
        inner[slot] = kept.id
    w.inlining.append(node.name)
    w.names = inner
    found = w.value(body)
    w.names = outer
    w.inlining.pop()
    return found


def _named(w: Writer, argument: ast.expr) -> ast.expr:
    kept = w.temporary()
    w.assign(kept, argument)
    assert is_simple(name(kept))
    return name(kept)
