"""Totals, sets, values and conditions with all their parts, printed and added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from interpreter.check import resolved as R
from interpreter.check.expressions import condition, number, resolve, resolve_as, resolve_query
from interpreter.check.facts import facts_of
from interpreter.check.powers import change_held
from interpreter.check.scope import Scope, Slots, Variable
from interpreter.check.symbols import AbilityChange, Symbols
from interpreter.check.texts import message
from interpreter.check.types import BOOLEAN, NUMBER, UNKNOWN, ListType, OptionalType, ThingType, Type, fits
from interpreter.messages import closest
from interpreter.syntax import tree as T

Answer = T.FixedTotal | T.Total | T.Set | T.Value | T.Condition
Kind = Literal["total", "set", "value", "condition"]


def kind_of(node: Answer) -> Kind:
    """Which of the four answers a declaration gives."""
    match node:
        case T.FixedTotal() | T.Total():
            return "total"
        case T.Set():
            return "set"
        case T.Value():
            return "value"
        case T.Condition():
            return "condition"


def resolve_function(symbols: Symbols, node: Answer) -> R.Function:
    """The declaration with its own parts and those that abilities add."""
    scope = Scope(Slots())
    signature = symbols.functions[node.name.text]
    written = () if isinstance(node, T.FixedTotal) else node.parameters
    types = {name: kind for name, kind in signature.parameters}
    dice = {name: (count, sides) for name, count, sides in signature.dice}
    listed: list[tuple[str, R.Expression, Type]] = []
    for parameter in written:
        name = parameter.name.text
        kind = types.get(name, NUMBER)
        slot = scope.bind(name, kind)
        if name not in dice:
            listed.append((name, R.Local(slot), kind))
    parts = _printed(symbols, node, scope, signature.result)
    changes = sorted(symbols.changes.get((node.name.text, None), ()), key=lambda entry: entry.title)
    parts += _added(symbols, node, changes, listed, scope, signature.result)
    parts = _blocked(symbols, node, changes, listed, scope, parts)
    element = signature.result.element if isinstance(signature.result, ListType) else None
    return R.Function(
        node.name.text,
        kind_of(node),
        tuple(parameter.name.text for parameter in written),
        tuple(scope.variables[p.name.text].type for p in written),
        scope.slots.count,
        tuple(parts),
        signature.result,
        node.span,
        tuple((p.name.text, i, *dice[p.name.text]) for i, p in enumerate(written) if p.name.text in dice),
        isinstance(element, ThingType) and element.members == (symbols.seat_entity,),
        cites(node),
    )


def cites(node: T.Declaration) -> tuple[tuple[str | None, str], ...]:
    """The citations of a declaration as plain data."""
    return tuple((c.edition.text if c.edition is not None else None, c.section) for c in node.cites)


def _printed(symbols: Symbols, node: Answer, scope: Scope, result: Type) -> list[R.Part]:
    if isinstance(node, T.FixedTotal):
        value, kind = resolve(symbols, node.value, scope.child())
        if not fits(kind, result):
            symbols.diagnostics.report(
                "L0612", node.value.span, name=node.name.text, wanted=result, found=node.value.span.text
            )
        return [R.Part(node.name.text, "+", value, None, node.name.span)]
    parts: list[R.Part] = []
    seen: dict[str, T.Identifier] = {}
    for part in node.parts:
        label = part.label.text
        if label in seen and label != "else":
            symbols.diagnostics.report(
                "L0541", part.label.span, label=label, related=[(seen[label].span, "first used")]
            )
        seen.setdefault(label, part.label)
        parts.append(resolve_part(symbols, part, scope, result, None))
    return parts


def resolve_part(
    symbols: Symbols,
    part: T.TotalPart | T.SetPart | T.ValuePart | T.Need,
    scope: Scope,
    result: Type,
    power: R.Power | None,
) -> R.Part:
    """One labelled part; what its `when` tells is known in its value."""
    outer = scope.child()
    when = None
    running = None
    if isinstance(part, T.TotalPart):
        running = outer.slots.new()
        outer.it = Variable(R.Local(running), NUMBER)
        outer.it_used = [False]
    inner = outer.child()
    if part.when is not None:
        when = condition(symbols, part.when, outer)
        inner.known.update(facts_of(symbols, part.when, outer, True))
    reason = None
    fallback = part.label.text == "else"
    operator: str
    value: R.Expression
    match part:
        case T.TotalPart():
            operator = part.operator
            value, _ = number(symbols, part.value, inner, "a part of a total")
        case T.SetPart():
            operator = part.operator
            value = _members(symbols, part, inner, result)
        case T.ValuePart():
            operator = "is"
            value = resolve_as(symbols, part.value, inner, result, "the value")
        case T.Need():
            operator = part.operator
            value = condition(symbols, part.value, inner)
            reason = None if part.reason is None else message(symbols, "reason", part.reason, inner)
    return R.Part(
        part.label.text,
        operator,
        value,
        when,
        part.span,
        power,
        fallback,
        running if running is not None and outer.it_used[0] else None,
        reason,
    )


def _members(symbols: Symbols, part: T.SetPart, scope: Scope, result: Type) -> R.Expression:
    """What a part includes or excludes, always as a list."""
    element = result.element if isinstance(result, ListType) else UNKNOWN
    query = part.source
    if query.where is None and query.name is None:
        value, kind = resolve(symbols, query.source, scope, element)
    else:
        value, kind = resolve_query(symbols, query, scope)
    single = not isinstance(kind, ListType)
    member = kind if not isinstance(kind, ListType) else kind.element
    if isinstance(member, OptionalType):
        member = member.inner
    if not fits(member, element):
        symbols.diagnostics.report("L0613", query.span, kind=member, element=element)
    return R.MakeList((value,), (False,)) if single else value


def _added(
    symbols: Symbols,
    node: Answer,
    changes: Sequence[AbilityChange],
    listed: Sequence[tuple[str, R.Expression, Type]],
    scope: Scope,
    result: Type,
) -> list[R.Part]:
    parts: list[R.Part] = []
    for entry in changes:
        for operation in entry.change.operations:
            if isinstance(operation, T.Drop):
                continue
            if not isinstance(operation, T.Add):
                symbols.diagnostics.report("L0425", operation.span, title=entry.title)
                continue
            part = operation.part
            if not _suits(node, part):
                symbols.diagnostics.report("L0426", operation.span, name=node.name.text, kind=kind_of(node))
                continue
            if isinstance(part, T.SetPart) and part.is_fallback:
                symbols.diagnostics.report("L0425", operation.span, title=entry.title)
                continue
            inner = change_held(symbols, entry, listed, scope)
            if inner is not None and isinstance(part, (T.TotalPart, T.SetPart, T.ValuePart, T.Need)):
                parts.append(resolve_part(symbols, part, inner.scope, result, inner.power))
    order = {"+": 0, "-": 0, "*": 1, "at most": 2, "at least": 2}
    return sorted(parts, key=lambda part: order.get(part.operator, 0))


def _suits(node: Answer, part: object) -> bool:
    match kind_of(node):
        case "total":
            return isinstance(part, T.TotalPart)
        case "set":
            return isinstance(part, T.SetPart)
        case "value":
            return isinstance(part, T.ValuePart)
        case "condition":
            return isinstance(part, T.Need)


def _blocked(
    symbols: Symbols,
    node: Answer,
    changes: Sequence[AbilityChange],
    listed: Sequence[tuple[str, R.Expression, Type]],
    scope: Scope,
    parts: list[R.Part],
) -> list[R.Part]:
    """Drops of abilities: the parts meant do not count where the ability does."""
    for entry in changes:
        for operation in entry.change.operations:
            if not isinstance(operation, T.Drop):
                continue
            label = operation.label.text
            meant = [i for i, part in enumerate(parts) if part.label == label]
            if not meant:
                if not operation.if_any:
                    labels = [part.label for part in parts]
                    symbols.diagnostics.report(
                        "L0427",
                        operation.label.span,
                        label=label,
                        name=node.name.text,
                        suggestion=closest(label, labels),
                    )
                continue
            inner = change_held(symbols, entry, listed, scope)
            if inner is None:
                continue
            when = None if operation.when is None else condition(symbols, operation.when, inner.scope)
            block = R.Block(inner.power, when)
            for index in meant:
                parts[index] = replace(parts[index], blocks=(*parts[index].blocks, block))
    return parts


def resolve_derived(symbols: Symbols, entity: str, node: T.DerivedField) -> tuple[R.Function, Type]:
    """A derived field as a value of one thing."""
    scope = Scope(Slots())
    thing = ThingType(entity, (entity,))
    slot = scope.slots.new()
    scope.bare = (R.Local(slot), thing)
    scope.it = Variable(R.Local(slot), thing)
    value, kind = resolve(symbols, node.value, scope)
    part = R.Part("is", "is", value, None, node.span)
    name = f"{entity}.{node.name.text}"
    return R.Function(name, "value", (entity,), (thing,), scope.slots.count, (part,), kind, node.span), kind


__all__ = ["BOOLEAN", "Answer", "kind_of", "resolve_derived", "resolve_function", "resolve_part"]
