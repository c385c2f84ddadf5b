"""Writing: fields, tracks, lists and local variables."""

from __future__ import annotations

from typing import Literal

from interpreter.check import resolved as R
from interpreter.check.expressions import number, resolve, resolve_arguments, resolve_as
from interpreter.check.scope import Scope, key_of
from interpreter.check.symbols import Symbols
from interpreter.check.types import (
    NUMBER,
    IntegerType,
    ListType,
    ResourceType,
    UnknownType,
    fits,
    strip_optional,
)
from interpreter.messages import closest
from interpreter.syntax import tree as T

Body = tuple[R.Statement, ...]


def resolve_write(symbols: Symbols, node: T.Write, scope: Scope) -> Body:
    """`=`, `+=`, `-=` on whatever can be written."""
    if isinstance(node.target, T.Name) and node.target.text in scope.variables:
        return _write_local(symbols, node, node.target.text, scope)
    place = _place(symbols, node.target, scope)
    if place is None:
        resolve(symbols, node.value, scope)
        if node.result is not None:
            scope.bind(node.result.text, NUMBER)
        return ()
    column, thing, keys = place
    key = key_of(node.target)
    if isinstance(column.type, ResourceType):
        symbols.diagnostics.report("L0620", node.span, name=column.path)
        return ()
    if isinstance(column.type, ListType) and node.operator != "=":
        value = _list_value(symbols, node, column.type, scope)
        operator: Literal["append", "remove"] = "append" if node.operator == "+=" else "remove"
        return (R.WriteColumn(column, thing, keys, operator, value, None, node.span),)
    if node.operator == "=":
        value = resolve_as(symbols, node.value, scope, column.type, f"'{column.path}'")
    else:
        if not fits(strip_optional(column.type), NUMBER):
            symbols.diagnostics.report("L0621", node.span, name=column.path, kind=column.type)
            return ()
        value, _ = number(symbols, node.value, scope, f"what changes '{column.path}'")
    if key is not None:
        scope.forget(key)
    slot = scope.bind(node.result.text, NUMBER) if node.result is not None else None
    return (R.WriteColumn(column, thing, keys, node.operator, value, slot, node.span),)


def _list_value(symbols: Symbols, node: T.Write, kind: ListType, scope: Scope) -> R.Expression:
    value, found = resolve(symbols, node.value, scope, kind.element)
    if isinstance(found, ListType):
        if not fits(found.element, kind.element):
            symbols.diagnostics.report("L0601", node.value.span, what="the list", wanted=kind, found=found)
        return value
    if not fits(found, kind.element):
        symbols.diagnostics.report(
            "L0601", node.value.span, what="a member of the list", wanted=kind.element, found=found
        )
    return R.MakeList((value,), (False,))


def _write_local(symbols: Symbols, node: T.Write, name: str, scope: Scope) -> Body:
    variable = scope.variables[name]
    assert isinstance(variable.expression, R.Local), "what has a name of its own lives in a slot"
    kind = variable.type
    if node.operator == "=":
        value = resolve_as(symbols, node.value, scope, kind, f"'{name}'")
    elif isinstance(kind, ListType):
        extra = _list_value(symbols, node, kind, scope)
        if node.operator == "+=":
            value = R.MakeList((variable.expression, extra), (True, True))
        else:
            slot = scope.slots.new()
            value = R.Filter(variable.expression, slot, R.Not(R.Contains(R.Local(slot), extra)))
    else:
        change, _ = number(symbols, node.value, scope, f"what changes '{name}'")
        if not isinstance(kind, (IntegerType, UnknownType)):
            symbols.diagnostics.report("L0621", node.span, name=name, kind=kind)
        value = R.Arithmetic("+" if node.operator == "+=" else "-", variable.expression, change, node.span)
    scope.forget(name)
    return (R.SetLocal(variable.expression.slot, value),)


def _place(
    symbols: Symbols, target: T.Expression, scope: Scope
) -> tuple[R.Column, R.Expression | None, tuple[R.Expression, ...]] | None:
    if isinstance(target, T.Name):
        column = symbols.tracks.get(target.text)
        if column is not None and not column.keys:
            return column, None, ()
        _refuse(symbols, target, target.text, [*symbols.tracks, *scope.variables])
        return None
    if isinstance(target, T.Call):
        column = symbols.tracks.get(target.name.text)
        if column is not None:
            parameters = symbols.track_parameters[target.name.text]
            return column, None, resolve_arguments(symbols, target, scope, parameters, target.name.text)
        _refuse(symbols, target, target.name.text, list(symbols.tracks))
        return None
    expression, kind = resolve(symbols, target, scope)
    if isinstance(expression, R.FieldOf):
        return expression.column, expression.thing, ()
    if isinstance(expression, R.Conditional):
        symbols.diagnostics.report("L0624", target.span, name=target.span.text)
    elif not isinstance(kind, UnknownType):
        _refuse(symbols, target, target.span.text, [])
    return None


def _refuse(symbols: Symbols, target: T.Expression, name: str, known: list[str]) -> None:
    if name in symbols.zones:
        symbols.diagnostics.report("L0625", target.span, name=name)
    else:
        symbols.diagnostics.report("L0623", target.span, name=name, suggestion=closest(name, known))
