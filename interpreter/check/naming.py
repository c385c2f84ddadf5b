"""What a name, a dot or a call means."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.scope import Scope
from interpreter.check.symbols import Signature, Symbols
from interpreter.check.types import (
    BOOLEAN,
    NUMBER,
    UNKNOWN,
    EnumerationType,
    IntegerType,
    ListType,
    OptionalType,
    RecordType,
    ThingType,
    Type,
    UnknownType,
    strip_optional,
)
from interpreter.messages import closest
from interpreter.syntax import tree as T

Resolved = tuple[R.Expression, Type]
UNRESOLVED: Resolved = (R.Constant(None), UNKNOWN)
TITLE = EnumerationType("title")

_RESERVED = {"it": "L0521", "holder": "L0522", "self": "L0522", "actor": "L0522"}


def resolve_name(symbols: Symbols, node: T.Name, scope: Scope, expected: Type | None) -> Resolved:
    """A bare name: a variable, a field of the derived field's thing, a member, a declaration, a card."""
    name = node.text
    if name == "it":
        if scope.it is None:
            symbols.diagnostics.report("L0521", node.span)
            return UNRESOLVED
        scope.it_used[0] = True
        return scope.it.expression, scope.it.type
    if name in scope.variables:
        variable = scope.variables[name]
        return variable.expression, variable.type
    if scope.bare is not None:
        found = field_of(symbols, scope.bare[0], scope.bare[1], name, node)
        if found is not None:
            return found
    wanted = strip_optional(expected) if expected is not None else None
    if isinstance(wanted, ListType):
        wanted = wanted.element
    if isinstance(wanted, EnumerationType) and name in symbols.enums.get(wanted.name, ()):
        return R.Constant(symbols.enums[wanted.name].index(name)), wanted
    if wanted == TITLE and name in symbols.titles:
        return R.Constant(list(symbols.titles).index(name)), TITLE
    if isinstance(wanted, ThingType) and name in symbols.titles:
        return _title(symbols, node, scope)
    return _declared(symbols, node, scope)


def _declared(symbols: Symbols, node: T.Name, scope: Scope) -> Resolved:
    name = node.text
    if name in symbols.tracks:
        column = symbols.tracks[name]
        if column.keys:
            symbols.diagnostics.report("L0513", node.span, name=name)
            return UNRESOLVED
        return R.TrackOf(column), column.type
    if name in symbols.zones:
        zone = symbols.zones[name]
        if zone.per is None:
            return R.ZoneOf(zone, None, node.span), ListType(zone.type, True)
        return R.ZoneEverywhere(zone), ListType(zone.type)
    if name in symbols.functions:
        return _call_function(symbols, symbols.functions[name], (), scope, node)
    if name in symbols.members:
        enums = symbols.members[name]
        if len(enums) > 1:
            symbols.diagnostics.report("L0504", node.span, name=name, enums=" and ".join(sorted(enums)))
            return UNRESOLVED
        return R.Constant(symbols.enums[enums[0]].index(name)), EnumerationType(enums[0])
    if name in symbols.titles or _copy_of(symbols, name) is not None:
        return _title(symbols, node, scope)
    if name in _RESERVED:
        symbols.diagnostics.report(_RESERVED[name], node.span, name=name)
        return UNRESOLVED
    if name in symbols.rules:
        symbols.diagnostics.report("L0514", node.span, name=name)
        return UNRESOLVED
    known = [*scope.variables, *symbols.names(), *symbols.titles]
    symbols.diagnostics.report("L0501", node.span, name=name, suggestion=closest(name, known))
    return UNRESOLVED


def _copy_of(symbols: Symbols, name: str) -> tuple[str, int] | None:
    stem, _, number = name.rpartition("_")
    if stem in symbols.titles and number.isdigit() and 1 < int(number) <= symbols.titles[stem][2]:
        return stem, int(number)
    return None


def _title(symbols: Symbols, node: T.Name, scope: Scope) -> Resolved:
    stem, copy = (node.text, 1) if node.text in symbols.titles else (_copy_of(symbols, node.text) or ("", 1))
    entity, first, copies = symbols.titles[stem]
    if copies != 1 and not scope.titles_allowed:
        symbols.diagnostics.report("L0505", node.span, name=stem, copies=copies)
        return UNRESOLVED
    return R.Constant(first + copy - 1), ThingType(entity, (entity,))


def resolve_dot(symbols: Symbols, node: T.Dot, scope: Scope) -> Resolved:
    """`x.name`: a field, a zone of x, its owner or title, an output of a row, a part of a total."""
    name = node.name.text
    part = _part_of_total(symbols, node, scope)
    if part is not None:
        return part
    from interpreter.check.expressions import resolve  # the two modules describe one recursion

    if isinstance(node.subject, T.Lookup) and isinstance(node.subject.subject, T.Name):
        table = symbols.tables.get(node.subject.subject.text)
        if table is not None and len(table.outputs) == 1 and table.outputs[0][0] == name:
            return resolve(symbols, node.subject, scope)
    subject, kind = resolve(symbols, node.subject, scope)
    if isinstance(kind, OptionalType):
        symbols.diagnostics.report("L0602", node.subject.span, what=node.subject.span.text, kind=kind)
        kind = kind.inner
    if isinstance(kind, RecordType):
        for index, (item, item_type) in enumerate(kind.items):
            if item == name:
                return R.ItemOf(subject, index), item_type
        symbols.diagnostics.report(
            "L0515",
            node.name.span,
            name=name,
            kind=kind,
            suggestion=closest(name, [item for item, _ in kind.items]),
        )
        return UNRESOLVED
    if isinstance(kind, ThingType):
        found = field_of(symbols, subject, kind, name, node)
        if found is not None:
            return found
        symbols.diagnostics.report(
            "L0516", node.name.span, name=name, kind=kind, suggestion=closest(name, _readable(symbols, kind))
        )
        return UNRESOLVED
    if not isinstance(kind, UnknownType):
        symbols.diagnostics.report("L0517", node.span, what=node.subject.span.text, kind=kind, name=name)
    return UNRESOLVED


def _readable(symbols: Symbols, kind: ThingType) -> list[str]:
    names = ["owner", "title"]
    for member in kind.members:
        names += [*symbols.columns.get(member, ()), *symbols.derived.get(member, ())]
    names += [zone.name for zone in symbols.zones.values() if zone.per in kind.members]
    return names


def _part_of_total(symbols: Symbols, node: T.Dot, scope: Scope) -> Resolved | None:
    subject = node.subject
    if isinstance(subject, T.Call):
        name, arguments = subject.name.text, subject
    elif isinstance(subject, T.Name) and subject.text not in scope.variables:
        name, arguments = (
            subject.text,
            T.Call(T.Identifier(subject.text, span=subject.span), (), span=subject.span),
        )
    else:
        return None
    signature = symbols.functions.get(name)
    if signature is None or signature.kind != "total":
        return None
    from interpreter.check.expressions import resolve_arguments

    labels = symbols.function_labels.get(name, ())
    if node.name.text not in labels:
        symbols.diagnostics.report(
            "L0518",
            node.name.span,
            label=node.name.text,
            name=name,
            suggestion=closest(node.name.text, labels),
        )
        return UNRESOLVED
    resolved = resolve_arguments(symbols, arguments, scope, signature.parameters, name)
    return R.PartValue(name, resolved, node.name.text, node.span), NUMBER


def field_of(symbols: Symbols, subject: R.Expression, kind: Type, name: str, node: T.Node) -> Resolved | None:
    """A field, zone, owner or title of a thing; None when no member of its kind has it."""
    if not isinstance(kind, ThingType):
        return None
    if name == "title":
        return R.TitleOf(subject), TITLE
    found: list[tuple[str, R.Expression, Type]] = []
    for member in kind.members:
        one = _field_of_entity(symbols, subject, member, name, node)
        if one is not None:
            found.append((member, *one))
    if not found:
        return _owner(symbols, subject, kind, node) if name == "owner" else None
    _, expression, result = found[-1]
    for member, other, other_type in reversed(found[:-1]):
        expression = R.Conditional(R.IsThingOf(subject, (member,)), other, expression)
        result = other_type if other_type == result else result
    return expression, result


def _field_of_entity(symbols: Symbols, subject: R.Expression, entity: str, name: str, node: T.Node) -> Resolved | None:
    column = symbols.columns.get(entity, {}).get(name)
    if column is not None:
        return R.FieldOf(column, subject, node.span), column.type
    if name in symbols.derived.get(entity, {}):
        signature = symbols.functions.get(f"{entity}.{name}") or symbols.derive(entity, name)
        kind = signature.result if signature is not None else UNKNOWN
        return R.Ask(f"{entity}.{name}", (subject,), node.span), kind
    zone = symbols.zones.get(name)
    if zone is not None and zone.per == entity:
        return R.ZoneOf(zone, subject, node.span), ListType(zone.type, True)
    return None


def _owner(symbols: Symbols, subject: R.Expression, kind: ThingType, node: T.Node) -> Resolved:
    owners: set[str] = set()
    for zone in symbols.zones.values():
        if zone.per is not None and isinstance(zone.type, ThingType) and set(zone.type.members) & set(kind.members):
            owners.add(zone.per)
    if not owners:
        symbols.diagnostics.report("L0519", node.span, kind=kind)
        return UNRESOLVED
    members = tuple(sorted(owners))
    return R.OwnerOf(subject, False, node.span), ThingType(" or ".join(members), members)


def resolve_call(symbols: Symbols, node: T.Call, scope: Scope) -> Resolved:
    """`name(arguments)`: a function, a keyed track, a zone of somebody, a built-in function."""
    from interpreter.check.builtins import BUILT_IN, resolve_built_in
    from interpreter.check.expressions import resolve_arguments

    name = node.name.text
    if name in symbols.functions:
        arguments = node.arguments
        return _call_function(symbols, symbols.functions[name], arguments, scope, node)
    if name in symbols.tracks:
        column = symbols.tracks[name]
        keys = resolve_arguments(symbols, node, scope, symbols.track_parameters[name], name)
        return R.TrackOf(column, keys), column.type
    if name in symbols.zones and symbols.zones[name].per is not None:
        zone = symbols.zones[name]
        assert zone.per is not None
        owner = ThingType(zone.per, (zone.per,))
        keys = resolve_arguments(symbols, node, scope, ((zone.per, owner),), name)
        return R.ZoneOf(zone, keys[0], node.span), ListType(zone.type, True)
    if name in BUILT_IN:
        return resolve_built_in(symbols, node, scope)
    if name in symbols.rules or name in symbols.windows:
        symbols.diagnostics.report("L0514", node.span, name=name)
        return UNRESOLVED
    known = [*symbols.functions, *symbols.tracks, *symbols.zones, *BUILT_IN, *symbols.rules]
    symbols.diagnostics.report("L0506", node.name.span, name=name, suggestion=closest(name, known))
    return UNRESOLVED


def _call_function(
    symbols: Symbols,
    signature: Signature,
    arguments: tuple[T.Argument, ...],
    scope: Scope,
    node: T.Name | T.Call,
) -> Resolved:
    from interpreter.check.expressions import resolve_arguments

    if signature.dice:
        symbols.diagnostics.report("L0523", node.span, name=signature.name)
        return UNRESOLVED
    call = (
        node if isinstance(node, T.Call) else T.Call(T.Identifier(node.text, span=node.span), arguments, span=node.span)
    )
    resolved = resolve_arguments(symbols, call, scope, signature.parameters, signature.name)
    return R.Ask(signature.name, resolved, node.span), signature.result


__all__ = ["BOOLEAN", "IntegerType", "field_of", "resolve_call", "resolve_dot", "resolve_name"]
