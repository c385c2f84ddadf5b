"""Moving, showing, making and ending things."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.expressions import element_of, number, resolve, resolve_as
from interpreter.check.scope import Scope
from interpreter.check.symbols import Symbols
from interpreter.check.types import (
    UNKNOWN,
    IntegerType,
    ListType,
    OptionalType,
    ResourceType,
    ThingType,
    Type,
    UnknownType,
    fits,
    strip_optional,
)
from interpreter.messages import closest
from interpreter.syntax import tree as T

Body = tuple[R.Statement, ...]
Movement = T.MoveSome | T.MoveThing | T.Shuffle | T.Reveal | T.Make | T.EndThing


def resolve_move(symbols: Symbols, node: Movement, scope: Scope) -> Body:
    """`move`, `shuffle`, `reveal`, `make`, `end`."""
    match node:
        case T.MoveSome():
            return _move_some(symbols, node, scope)
        case T.MoveThing():
            return _move_thing(symbols, node, scope)
        case T.Shuffle():
            place = _zone(symbols, node.zone, scope)
            return () if place is None else (R.ShuffleZone(place[0], place[1], scope.path, node.span),)
        case T.Reveal():
            return _reveal(symbols, node, scope)
        case T.Make():
            return _make(symbols, node, scope)
        case T.EndThing(thing=T.Name(text=name)) if name not in scope.variables and name not in symbols.names():
            # an end of the game, most likely, without its `as`
            symbols.diagnostics.report("L0501", node.thing.span, name=name, suggestion=f"end as {name}")
            return ()
        case T.EndThing():
            thing, many, kind = _things(symbols, node.thing, scope)
            _check_made(symbols, node, kind)
            return (R.EndThing(thing, many, node.span),)


def _things(symbols: Symbols, node: T.Expression, scope: Scope) -> tuple[R.Expression, bool, Type]:
    """One thing or several: the expression, whether it is a list, and the type of a thing."""
    expression, kind = resolve(symbols, node, scope)
    if isinstance(kind, ListType):
        return expression, True, kind.element
    if isinstance(kind, OptionalType):
        symbols.diagnostics.report("L0602", node.span, what=node.span.text, kind=kind)
        kind = kind.inner
    if not isinstance(kind, (ThingType, UnknownType)):
        symbols.diagnostics.report("L0650", node.span, what=node.span.text, kind=kind)
        kind = UNKNOWN
    return expression, False, kind


def _zone(symbols: Symbols, node: T.Expression, scope: Scope) -> tuple[R.ZoneShape, R.Expression | None] | None:
    expression, kind = resolve(symbols, node, scope)
    if isinstance(expression, R.ZoneOf):
        return expression.zone, expression.key
    if isinstance(expression, R.ZoneEverywhere):
        symbols.diagnostics.report("L0651", node.span, name=expression.zone.name, owner=expression.zone.per)
    elif not isinstance(kind, UnknownType):
        symbols.diagnostics.report("L0652", node.span, what=node.span.text)
    return None


def _check_fit(symbols: Symbols, node: T.Node, kind: Type, zone: R.ZoneShape) -> None:
    if not fits(strip_optional(kind), zone.type):
        symbols.diagnostics.report("L0653", node.span, kind=kind, zone=zone.name, wanted=zone.type)


def _move_thing(symbols: Symbols, node: T.MoveThing, scope: Scope) -> Body:
    things, many, kind = _things(symbols, node.thing, scope)
    place = _zone(symbols, node.target, scope)
    if place is None:
        return ()
    _check_fit(symbols, node.thing, kind, place[0])
    return (R.MoveThings(things, many, place[0], place[1], node.span),)


def _purse(expression: R.Expression) -> R.Purse | None:
    if isinstance(expression, R.FieldOf):
        return R.Purse(expression.column, expression.thing)
    if isinstance(expression, R.TrackOf) and not expression.keys:
        return R.Purse(expression.column, None)
    return None


def _move_some(symbols: Symbols, node: T.MoveSome, scope: Scope) -> Body:
    amount, _ = number(symbols, node.amount, scope, "how much is moved")
    source, kind = resolve(symbols, node.source, scope)
    if isinstance(kind, ResourceType):
        return _transfer(symbols, node, amount, source, kind, scope)
    element = element_of(symbols, node.source, kind)
    if isinstance(kind, ListType) and not kind.ordered and isinstance(source, R.ZoneEverywhere):
        symbols.diagnostics.report("L0654", node.source.span, what=node.source.span.text)
    place = _zone(symbols, node.target, scope)
    slot = scope.bind(node.result.text, IntegerType(0, None)) if node.result is not None else None
    if place is None:
        return ()
    _check_fit(symbols, node.source, element, place[0])
    return (R.MoveNumber(amount, source, place[0], place[1], slot, node.span),)


def _transfer(
    symbols: Symbols,
    node: T.MoveSome,
    amount: R.Expression,
    source: R.Expression,
    kind: ResourceType,
    scope: Scope,
) -> Body:
    target, other = resolve(symbols, node.target, scope)
    slot = scope.bind(node.result.text, IntegerType(0, None)) if node.result is not None else None
    one, two = _purse(source), _purse(target)
    if one is None or two is None or other != kind:
        if not isinstance(other, UnknownType):
            symbols.diagnostics.report("L0655", node.target.span, what=node.target.span.text, resource=kind)
        return ()
    return (R.Transfer(amount, one, two, slot, node.span),)


def _reveal(symbols: Symbols, node: T.Reveal, scope: Scope) -> Body:
    from interpreter.check.statements import seats

    things, many, _ = _things(symbols, node.thing, scope)
    to, to_many = seats(symbols, node.to, scope)
    return (R.RevealThings(things, many, to, to_many, node.span),)


def _make(symbols: Symbols, node: T.Make, scope: Scope) -> Body:
    name = node.call.name.text
    entity = symbols.entities.get(name)
    if entity is None:
        symbols.diagnostics.report("L0502", node.call.name.span, name=name, suggestion=closest(name, symbols.entities))
        scope.bind(node.name.text, UNKNOWN)
        return ()
    if entity.at_most is None:
        symbols.diagnostics.report("L0656", node.span, name=name)
    fields = []
    given: set[str] = set()
    for argument in node.call.arguments:
        column = symbols.columns[name].get(argument.label.text) if argument.label is not None else None
        if column is None:
            place = argument.label.span if argument.label is not None else argument.span
            written = argument.label.text if argument.label is not None else argument.span.text
            symbols.diagnostics.report(
                "L0657", place, name=written, entity=name, suggestion=closest(written, symbols.columns[name])
            )
            continue
        given.add(column.name)
        fields.append((column, resolve_as(symbols, argument.value, scope, column.type, f"'{column.path}'")))
    missing = [c.name for c in symbols.columns[name].values() if c.default is None and c.name not in given]
    if missing and entity.at_most is not None:
        symbols.diagnostics.report("L0658", node.span, entity=name, missing=", ".join(missing))
    slot = scope.bind(node.name.text, ThingType(name, (name,)))
    return (R.MakeThing(name, tuple(fields), slot, node.span),)


def _check_made(symbols: Symbols, node: T.EndThing, kind: Type) -> None:
    if not isinstance(kind, ThingType):
        return
    fixed = [
        member for member in kind.members if symbols.entities[member].at_most is None and member != symbols.seat_entity
    ]
    if fixed:
        symbols.diagnostics.report("L0659", node.span, entity=", ".join(fixed))
