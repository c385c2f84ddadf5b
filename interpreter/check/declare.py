"""First pass: enter every declared name with its signature, so that declarations may stand in any order."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.expressions import resolve
from interpreter.check.functions import kind_of
from interpreter.check.routines import limit_key_types
from interpreter.check.scope import Scope, Slots
from interpreter.check.symbols import Signature, Symbols
from interpreter.check.types import (
    BOOLEAN,
    NUMBER,
    UNKNOWN,
    IntegerType,
    ListType,
    ResourceType,
    ThingType,
    Type,
    fits,
)
from interpreter.compose.linked import Linked
from interpreter.messages import closest
from interpreter.syntax import tree as T


def declare(symbols: Symbols, linked: Linked) -> None:
    """Enter all declarations of a composed game."""
    nodes = [linked.declarations[name] for name in sorted(linked.declarations)]
    symbols.seat_entity = linked.manifest.seats.entity.text
    for node in nodes:
        _declare_type(symbols, node)
    for node in nodes:
        _declare_storage(symbols, node)
    for node in nodes:
        _declare_callable(symbols, node)
    for node in nodes:
        _check_twins(symbols, node)
        if isinstance(node, T.Kind):
            _check_kind(symbols, node)


def _check_twins(symbols: Symbols, node: T.AnyDeclaration) -> None:
    """Report parameters (and outputs of a table) of one name."""
    parameters: tuple[T.Parameter, ...] = getattr(node, "parameters", ())
    seen: dict[str, T.Identifier] = {}
    for parameter in (*parameters, *(node.outputs if isinstance(node, T.Table) else ())):
        label = parameter.name.text
        if label in seen:
            symbols.diagnostics.report(
                "L0541", parameter.name.span, label=label, related=[(seen[label].span, "first used")]
            )
        seen.setdefault(label, parameter.name)


def _check_kind(symbols: Symbols, node: T.Kind) -> None:
    """A kind is of things or of windows."""
    for member in node.members:
        if member.text not in symbols.windows and member.text not in symbols.entities | symbols.kinds:
            known = [*symbols.entities, *symbols.kinds, *symbols.windows]
            symbols.diagnostics.report("L0502", member.span, name=member.text, suggestion=closest(member.text, known))


def _declare_type(symbols: Symbols, node: T.AnyDeclaration) -> None:
    name = node.name.text
    match node:
        case T.Enumeration():
            symbols.enums[name] = tuple(member.text for member in node.members)
            seen: set[str] = set()
            for member in node.members:
                if member.text in seen:
                    symbols.diagnostics.report("L0541", member.span, label=member.text)
                seen.add(member.text)
                symbols.members.setdefault(member.text, []).append(name)
        case T.Kind():
            symbols.kinds[name] = tuple(member.text for member in node.members)
        case T.Resource():
            symbols.resources[name] = node.supply
        case T.Entity():
            symbols.entities[name] = node
            symbols.columns[name] = {}
            symbols.derived[name] = {}
        case _:
            pass


def _visibility(symbols: Symbols, who: T.Identifier | None) -> str:
    if who is None or who.text == "all":
        return "all"
    if who.text == "none":
        return "none"
    if who.text not in ("owner", "it"):
        symbols.diagnostics.report(
            "L0545", who.span, name=who.text, suggestion=closest(who.text, ("owner", "none", "all"))
        )
    return "owner"


def _column(
    symbols: Symbols,
    name: T.Identifier,
    entity: str | None,
    written: T.FieldType,
    keys: tuple[Type, ...] = (),
) -> R.Column:
    kind = symbols.type_of(written.type)
    low = kind.low if isinstance(kind, IntegerType) else (0 if isinstance(kind, ResourceType) else None)
    high = kind.high if isinstance(kind, IntegerType) else None
    return R.Column(
        name.text,
        entity,
        kind,
        None,
        keys,
        written.clamped,
        low,
        high,
        _visibility(symbols, written.seen_by),
        written.until.text if written.until is not None else None,
        kind.name if isinstance(kind, ResourceType) else None,
        isinstance(kind, ResourceType) and entity is None and written.default is None,
        name.span,
    )


def _declare_storage(symbols: Symbols, node: T.AnyDeclaration) -> None:
    name = node.name.text
    match node:
        case T.Entity():
            for item in node.fields:
                field_name = item.name.text
                if field_name in symbols.columns[name] or field_name in symbols.derived[name]:
                    symbols.diagnostics.report("L0541", item.name.span, label=field_name)
                    continue
                if field_name in ("owner", "title"):
                    symbols.diagnostics.report("L0543", item.name.span, name=field_name)
                if isinstance(item, T.DerivedField):
                    symbols.derived[name][field_name] = item
                else:
                    symbols.columns[name][field_name] = _column(symbols, item.name, name, item.type)
        case T.Track():
            parameters = tuple((p.name.text, symbols.type_of(p.type)) for p in node.parameters)
            keys = tuple(kind for _, kind in parameters)
            symbols.tracks[name] = _column(symbols, node.name, None, node.type, keys)
            symbols.track_parameters[name] = parameters
        case T.Zone():
            per = None
            if node.per is not None:
                if node.per.text in symbols.entities:
                    per = node.per.text
                else:
                    symbols.diagnostics.report(
                        "L0502",
                        node.per.span,
                        name=node.per.text,
                        suggestion=closest(node.per.text, symbols.entities),
                    )
                    symbols.diagnostics.lose([name])  # whose zone it is, nobody knows
            kind = symbols.type_of(node.type)
            if not isinstance(kind, ThingType) and kind is not UNKNOWN:
                symbols.diagnostics.report("L0544", node.type.span, name=name, kind=kind)
            symbols.zones[name] = R.ZoneShape(
                name, kind, per, node.at_most, _visibility(symbols, node.seen_by), node.name.span
            )
        case _:
            pass


def _signature(symbols: Symbols, node: T.Total | T.Set | T.Value | T.Condition | T.Rule | T.Window) -> Signature:
    parameters: list[tuple[str, Type]] = []
    dice: list[tuple[str, int, int]] = []
    for parameter in node.parameters:
        base = parameter.type.base
        if isinstance(base, T.DiceType) and isinstance(node, T.Total):
            dice.append((parameter.name.text, base.count, base.sides))
        else:
            parameters.append((parameter.name.text, symbols.type_of(parameter.type)))
    result: Type = UNKNOWN
    kind = "rule"
    match node:
        case T.Total():
            result, kind = NUMBER, "total"
        case T.Set():
            result, kind = ListType(symbols.type_of(node.type)), "set"
        case T.Value():
            result, kind = symbols.type_of(node.type), "value"
        case T.Condition():
            result, kind = BOOLEAN, "condition"
        case T.Rule():
            result = UNKNOWN if node.result is None else symbols.type_of(node.result)
        case T.Window():
            result, kind = BOOLEAN, "window"
    if isinstance(node, T.Set) and isinstance(result, ListType) and isinstance(result.element, ThingType):
        seats = result.element.members == (symbols.seat_entity,)
        result = ListType(result.element, seats)
    if isinstance(node, T.Value) and isinstance(result, ListType):
        result = ListType(result.element, True)
    return Signature(node.name.text, kind, tuple(parameters), tuple(dice), result, node.name.span)


def _declare_callable(symbols: Symbols, node: T.AnyDeclaration) -> None:
    name = node.name.text
    match node:
        case T.FixedTotal():
            kind = symbols.type_of(node.type)
            symbols.functions[name] = Signature(name, "total", (), (), kind, node.name.span)
            symbols.function_labels[name] = (name,)
        case T.Total() | T.Set() | T.Value() | T.Condition():
            symbols.functions[name] = _signature(symbols, node)
            added = [
                operation.part.label.text
                for entry in symbols.changes.get((name, None), ())
                for operation in entry.change.operations
                if isinstance(operation, T.Add) and isinstance(operation.part, T.TotalPart)
            ]
            symbols.function_labels[name] = (*(part.label.text for part in node.parts), *added)
            assert kind_of(node)
        case T.Rule():
            symbols.rules[name] = _signature(symbols, node)
        case T.Window():
            symbols.windows[name] = _signature(symbols, node)
        case _:
            pass


def settle_defaults(symbols: Symbols, linked: Linked) -> None:
    """Resolve the defaults of fields and tracks, once everything has a signature."""
    from dataclasses import replace

    for name in sorted(linked.declarations):
        node = linked.declarations[name]
        if isinstance(node, T.Track):
            symbols.tracks[name] = replace(
                symbols.tracks[name], default=_default(symbols, node.type, symbols.tracks[name], node.name)
            )
        elif isinstance(node, T.Entity):
            for item in node.fields:
                if isinstance(item, T.Field) and item.name.text in symbols.columns[name]:
                    column = symbols.columns[name][item.name.text]
                    symbols.columns[name][item.name.text] = replace(
                        column, default=_default(symbols, item.type, column, item.name)
                    )


def _default(symbols: Symbols, written: T.FieldType, column: R.Column, name: T.Identifier) -> R.Expression | None:
    from interpreter.check.types import OptionalType

    if written.default is not None:
        scope = Scope(Slots())
        value, kind = resolve(symbols, written.default, scope, column.type)
        if not fits(kind, column.type):
            symbols.diagnostics.report(
                "L0612",
                written.default.span,
                name=column.path,
                wanted=column.type,
                found=written.default.span.text,
            )
        return value
    if isinstance(column.type, OptionalType):
        return R.Constant(None)
    if isinstance(column.type, ListType):
        return R.Constant(())
    if isinstance(column.type, ResourceType):
        return R.Constant(0)
    if column.entity is None:
        symbols.diagnostics.report("L0546", name.span, name=column.name)
        return R.Constant(None)
    return None


def declare_limits(symbols: Symbols, linked: Linked) -> dict[tuple[str, str], R.Column]:
    """A column for each limit of an action."""
    columns: dict[tuple[str, str], R.Column] = {}
    for name in sorted(linked.declarations):
        node = linked.declarations[name]
        if not isinstance(node, T.Action):
            continue
        for limit in node.limits:
            if limit.scope.text not in symbols.rules:
                symbols.diagnostics.report(
                    "L0547",
                    limit.scope.span,
                    name=limit.scope.text,
                    suggestion=closest(limit.scope.text, symbols.rules),
                )
            keys = limit_key_types(symbols, node, limit)
            columns[(name, limit.label.text)] = R.Column(
                f"{name}.{limit.label.text}",
                None,
                BOOLEAN,
                R.Constant(False),
                keys or (NUMBER,),
                scope=limit.scope.text,
                span=limit.span,
            )
    return columns
