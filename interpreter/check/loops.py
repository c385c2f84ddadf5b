"""Loops."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.expressions import condition, element_of, resolve_as, resolve_source
from interpreter.check.facts import facts_of
from interpreter.check.scope import Scope
from interpreter.check.symbols import Symbols
from interpreter.check.types import ListType, MapType, ThingType, Type
from interpreter.syntax import tree as T

Body = tuple[R.Statement, ...]


def resolve_loop(symbols: Symbols, node: T.ForEach | T.Repeat | T.RepeatWith, scope: Scope) -> Body:
    """`for each`, `repeat`, `repeat while`, `repeat with`."""
    from interpreter.check.statements import resolve_body, resolve_sequence

    match node:
        case T.ForEach():
            return _each(symbols, node, scope)
        case T.Repeat():
            if node.condition is None:
                if not _leaves(node.body):
                    symbols.diagnostics.report("L0642", node.span)
                return (R.Loop(None, resolve_body(symbols, node.body, scope)),)
            test = condition(symbols, node.condition, scope)
            inner = scope.with_known(facts_of(symbols, node.condition, scope, True))
            return (R.Loop(test, resolve_sequence(symbols, node.body, inner)),)
        case T.RepeatWith():
            inner = scope.child()
            source, element = _source(symbols, node.source, node.name, inner)
            slot = inner.bind(node.name.text, element)
            return (R.LoopWith(slot, source, resolve_sequence(symbols, node.body, inner)),)


def _leaves(body: tuple[T.Statement, ...]) -> bool:
    """Whether something in the body can end an endless loop."""
    for statement in body:
        if isinstance(statement, (T.Stop, T.Give, T.EndGame)):
            return True
        for name in ("body", "otherwise", "branches", "arms"):
            inner = getattr(statement, name, None)
            if inner and _leaves(tuple(inner)):
                return True
        if isinstance(statement, T.Perform):
            return True
    return False


def _source(
    symbols: Symbols, source: T.SourceExpression, name: T.Identifier, scope: Scope
) -> tuple[R.Expression, Type]:
    """The source, in whose `where` the member has the loop's name."""
    named = source
    if isinstance(source, T.Query) and source.name is None and source.where is not None:
        named = T.Query(source.source, name, source.where, span=source.span)
        from interpreter.check.naming_it import uses_it

        if uses_it(source.where):
            named = source
    expression, kind = resolve_source(symbols, named, scope)
    subject = source.source if isinstance(source, T.Query) else source.low
    return expression, element_of(symbols, subject, kind)


def named_source(
    symbols: Symbols, source: T.SourceExpression, name: T.Identifier, scope: Scope
) -> tuple[R.Expression, Type]:
    """The source of a choice or generator: in its `where` the member has the name being bound, or is `it`."""
    return _source(symbols, source, name, scope)


def _each(symbols: Symbols, node: T.ForEach, scope: Scope) -> Body:
    from interpreter.check.statements import resolve_sequence

    inner = scope.child()
    source, element = _source(symbols, node.source, node.name, inner)
    if node.start is not None:
        seat = ThingType(symbols.seat_entity, (symbols.seat_entity,))
        start = resolve_as(symbols, node.start, scope, seat, "where the round begins")
        source = R.FromSeat(source, start)
    slot = inner.bind(node.name.text, element)
    list_slot, index_slot = inner.slots.new(), inner.slots.new()
    if not node.secretly:
        body = resolve_sequence(symbols, node.body, inner)
        return (R.Each(slot, source, body, list_slot, index_slot),)
    return _secret(symbols, node, scope, inner, source, element, slot, list_slot, index_slot)


def _secret(
    symbols: Symbols,
    node: T.ForEach,
    scope: Scope,
    inner: Scope,
    source: R.Expression,
    element: Type,
    slot: int,
    list_slot: int,
    index_slot: int,
) -> Body:
    from interpreter.check.statements import resolve_sequence

    count = 0
    while count < len(node.body):
        statement = node.body[count]
        if not isinstance(statement, T.Choose) or statement.body is not None or statement.otherwise is not None:
            break
        count += 1
    if count == 0:
        symbols.diagnostics.report("L0643", node.span)
    choices = resolve_sequence(symbols, node.body[:count], inner)
    bound = {statement.name.text for statement in node.body[:count] if isinstance(statement, T.Choose)}
    names = {name: inner.variables[name] for name in sorted(bound) if name in inner.variables}
    effects = resolve_sequence(symbols, node.body[count:], inner)
    collected = []
    for name, variable in names.items():
        if isinstance(variable.expression, R.Local):
            collected.append((variable.expression.slot, scope.bind(name, MapType(element, variable.type))))
    return (R.SecretEach(slot, source, choices, effects, tuple(collected), list_slot, index_slot),)


__all__ = ["ListType", "named_source", "resolve_loop"]
