"""What a condition tells about its subjects: that they are not none, or of which kind."""

from __future__ import annotations

from interpreter.check.scope import Scope, key_of
from interpreter.check.symbols import Symbols
from interpreter.check.types import OptionalType, ThingType, Type, strip_optional
from interpreter.messages import Diagnostics
from interpreter.syntax import tree as T


def facts_of(symbols: Symbols, node: T.Expression, scope: Scope, truth: bool) -> dict[str, Type]:
    """The types known of expressions when `node` turned out as `truth`."""
    match node:
        case T.Unary(operator="not", operand=operand):
            return facts_of(symbols, operand, scope, not truth)
        case T.Binary(operator="and", left=left, right=right) if truth:
            return facts_of(symbols, left, scope, True) | facts_of(symbols, right, scope, True)
        case T.Binary(operator="or", left=left, right=right) if not truth:
            return facts_of(symbols, left, scope, False) | facts_of(symbols, right, scope, False)
        case T.IsNone(subject=subject, negated=negated) if negated == truth:
            return _not_none(symbols, subject, scope)
        case T.IsKind(subject=subject, kind=kind, negated=negated):
            return _of_kind(symbols, subject, kind.text, scope, negated != truth)
        case T.Binary(operator="=", left=left, right=right) if truth:
            return _not_none(symbols, left, scope) | _not_none(symbols, right, scope)
        case T.Binary(operator="in", left=left) if truth:
            return _not_none(symbols, left, scope)
        case _:
            return {}


def _type(symbols: Symbols, node: T.Expression, scope: Scope) -> Type | None:
    from interpreter.check.expressions import resolve  # the two modules describe one recursion

    kept, symbols.diagnostics = symbols.diagnostics, Diagnostics()
    try:
        return resolve(symbols, node, scope.child())[1]
    finally:
        symbols.diagnostics = kept


def _not_none(symbols: Symbols, subject: T.Expression, scope: Scope) -> dict[str, Type]:
    key = key_of(subject)
    if key is None:
        return {}
    kind = _type(symbols, subject, scope)
    return {key: kind.inner} if isinstance(kind, OptionalType) else {}


def _of_kind(symbols: Symbols, subject: T.Expression, name: str, scope: Scope, positive: bool) -> dict[str, Type]:
    key = key_of(subject)
    wanted = symbols.thing_type(name)
    kind = _type(symbols, subject, scope)
    if key is None or wanted is None or not isinstance(strip_optional(kind) if kind else None, ThingType):
        return {}
    assert kind is not None
    thing = strip_optional(kind)
    assert isinstance(thing, ThingType)
    if positive:
        members = tuple(member for member in thing.members if member in wanted.members)
        return {key: wanted if members == wanted.members else ThingType(" or ".join(members), members)}
    members = tuple(member for member in thing.members if member not in wanted.members)
    return {key: ThingType(" or ".join(members), members)} if members else {}
