"""Expressions: names settled, types found, meaning made explicit."""

from __future__ import annotations

import re

from interpreter.check import resolved as R
from interpreter.check.facts import facts_of
from interpreter.check.naming import resolve_call, resolve_dot, resolve_name
from interpreter.check.scope import Scope, Variable, key_of
from interpreter.check.symbols import Symbols
from interpreter.check.types import (
    BOOLEAN,
    NONE,
    NUMBER,
    UNKNOWN,
    BooleanType,
    EnumerationType,
    IntegerType,
    ListType,
    MapType,
    NoneType,
    OptionalType,
    RecordType,
    ResourceType,
    ThingType,
    Type,
    UnknownType,
    arithmetic,
    fits,
    join,
    strip_optional,
)
from interpreter.messages import closest
from interpreter.syntax import tree as T

Resolved = tuple[R.Expression, Type]
UNRESOLVED: Resolved = (R.Constant(None), UNKNOWN)


def resolve(symbols: Symbols, node: T.Expression, scope: Scope, expected: Type | None = None) -> Resolved:
    """The expression with its type; `expected` decides between members of several enums."""
    match node:
        case T.Number(value):
            return R.Constant(value), IntegerType(value, value)
        case T.Truth(value):
            return R.Constant(value), BOOLEAN
        case T.Nothing():
            return R.Constant(None), NONE
        case T.Name():
            return _narrowed(node, resolve_name(symbols, node, scope, expected), scope)
        case T.Dot():
            return _narrowed(node, resolve_dot(symbols, node, scope), scope)
        case T.Call():
            return _narrowed(node, resolve_call(symbols, node, scope), scope)
        case T.Lookup():
            return _lookup(symbols, node, scope)
        case T.AllOf():
            return _all_of(symbols, node)
        case T.Unary():
            return _unary(symbols, node, scope)
        case T.Binary():
            return _binary(symbols, node, scope, expected)
        case T.IsNone():
            return _is_none(symbols, node, scope)
        case T.IsKind():
            return _is_kind(symbols, node, scope)
        case T.Aggregate():
            return _aggregate(symbols, node, scope)
        case T.Reduction():
            return _reduction(symbols, node, scope)
        case T.Can():
            return _can(symbols, node, scope)
        case T.Query():
            return resolve_query(symbols, node, scope)
        case T.Sorted():
            return _sorted(symbols, node, scope)
        case T.Either():
            return _either(symbols, node, scope, expected)
        case T.ListLiteral():
            return _list(symbols, node, scope, expected)


def resolve_as(symbols: Symbols, node: T.Expression, scope: Scope, wanted: Type, what: str) -> R.Expression:
    """The expression, which must fit `wanted`; `what` names its place in messages."""
    expression, kind = resolve(symbols, node, scope, wanted)
    require(symbols, node, kind, wanted, what)
    return expression


def require(symbols: Symbols, node: T.Expression, kind: Type, wanted: Type, what: str) -> bool:
    """Report unless `kind` fits `wanted`."""
    if fits(kind, wanted):
        return True
    if isinstance(kind, OptionalType) and fits(kind.inner, wanted):
        symbols.diagnostics.report("L0602", node.span, what=node.span.text, kind=kind)
    else:
        symbols.diagnostics.report("L0601", node.span, what=what, wanted=wanted, found=kind)
    return False


def condition(symbols: Symbols, node: T.Expression, scope: Scope) -> R.Expression:
    """An expression that must be yes or no."""
    return resolve_as(symbols, node, scope, BOOLEAN, "a condition")


def number(symbols: Symbols, node: T.Expression, scope: Scope, what: str = "a number") -> Resolved:
    """An expression that must be a number."""
    expression, kind = resolve(symbols, node, scope)
    if isinstance(kind, ResourceType):
        return expression, IntegerType(0, None)
    require(symbols, node, kind, NUMBER, what)
    return expression, kind if isinstance(kind, IntegerType) else NUMBER


def element_of(symbols: Symbols, node: T.Expression, kind: Type) -> Type:
    """The type of the members of a set or list; reports anything else."""
    if isinstance(kind, ListType):
        return kind.element
    if not isinstance(kind, UnknownType):
        symbols.diagnostics.report("L0603", node.span, what=node.span.text, kind=kind)
    return UNKNOWN


def _narrowed(node: T.Expression, found: Resolved, scope: Scope) -> Resolved:
    if scope.known and not isinstance(found[1], UnknownType):
        key = key_of(node)
        if key is not None and key in scope.known:
            return found[0], scope.known[key]
    return found


def _lookup(symbols: Symbols, node: T.Lookup, scope: Scope) -> Resolved:
    if isinstance(node.subject, T.Name) and node.subject.text in symbols.tables:
        table = symbols.tables[node.subject.text]
        if len(table.keys) != len(node.arguments):
            symbols.diagnostics.report(
                "L0510", node.span, name=table.name, wanted=len(table.keys), given=len(node.arguments)
            )
            return UNRESOLVED
        keys = []
        for argument, (name, kind) in zip(node.arguments, table.keys, strict=True):
            keys.append(resolve_as(symbols, argument, scope, kind, f"'{name}' of table {table.name}"))
        row = R.RowOf(table.name, tuple(keys), node.span)
        if len(table.outputs) == 1:
            return R.ItemOf(row, 0), table.outputs[0][1]
        return row, RecordType(table.name, table.outputs)
    source, kind = resolve(symbols, node.subject, scope)
    if isinstance(kind, MapType) and len(node.arguments) == 1:
        key = resolve_as(symbols, node.arguments[0], scope, kind.key, "the entry")
        return R.EntryOf(source, key, node.span), kind.value
    if not isinstance(kind, UnknownType):
        symbols.diagnostics.report(
            "L0511",
            node.span,
            name=node.subject.span.text,
            suggestion=closest(node.subject.span.text, symbols.tables),
        )
    return UNRESOLVED


def _all_of(symbols: Symbols, node: T.AllOf) -> Resolved:
    name = node.name.text
    if name in symbols.enums:
        return R.Constant(tuple(range(len(symbols.enums[name])))), ListType(EnumerationType(name), True)
    if name in symbols.zones:
        zone = symbols.zones[name]
        if zone.per is None:
            return R.ZoneOf(zone, None, node.span), ListType(zone.type, True)
        return R.ZoneEverywhere(zone), ListType(zone.type)
    thing = symbols.thing_type(name)
    if thing is not None:
        return R.AllThings(thing.members), ListType(thing, thing.members == (symbols.seat_entity,))
    symbols.diagnostics.report(
        "L0503",
        node.name.span,
        name=name,
        suggestion=closest(name, [*symbols.enums, *symbols.entities, *symbols.kinds, *symbols.zones]),
    )
    return UNRESOLVED


def _unary(symbols: Symbols, node: T.Unary, scope: Scope) -> Resolved:
    if node.operator == "not":
        return R.Not(condition(symbols, node.operand, scope)), BOOLEAN
    operand, kind = number(symbols, node.operand, scope)
    if isinstance(operand, R.Constant) and isinstance(operand.value, int):
        return R.Constant(-operand.value), IntegerType(-operand.value, -operand.value)
    zero: IntegerType = IntegerType(0, 0)
    return R.Arithmetic("-", R.Constant(0), operand, node.span), arithmetic(
        "-", zero, kind if isinstance(kind, IntegerType) else NUMBER
    )


def _binary(symbols: Symbols, node: T.Binary, scope: Scope, expected: Type | None) -> Resolved:
    match node.operator:
        case "and" | "or" as operator:
            left = condition(symbols, node.left, scope)
            facts = facts_of(symbols, node.left, scope, operator == "and")
            right = condition(symbols, node.right, scope.with_known(facts))
            return R.Logic(operator, left, right), BOOLEAN
        case "=" | "!=" as operator:
            return _equality(symbols, node, scope, operator)
        case "<" | "<=" | ">" | ">=" as operator:
            left, _ = number(symbols, node.left, scope, f"the left of '{operator}'")
            right, _ = number(symbols, node.right, scope, f"the right of '{operator}'")
            return R.Compare(operator, left, right), BOOLEAN
        case "in" | "not in":
            return _membership(symbols, node, scope)
        case "+" | "-" | "*" | "/" as operator:
            left, one = number(symbols, node.left, scope, f"the left of '{operator}'")
            right, other = number(symbols, node.right, scope, f"the right of '{operator}'")
            kind = arithmetic(
                operator,
                one if isinstance(one, IntegerType) else NUMBER,
                other if isinstance(other, IntegerType) else NUMBER,
            )
            return R.Arithmetic(operator, left, right, node.span), kind


def _equality(symbols: Symbols, node: T.Binary, scope: Scope, operator: str) -> Resolved:
    left, one, right, other = _both(symbols, node, scope)
    sign = "=" if operator == "=" else "!="
    if isinstance(one, OptionalType) and isinstance(other, OptionalType):
        symbols.diagnostics.report("L0604", node.span, left=node.left.span.text, right=node.right.span.text)
    elif isinstance(one, NoneType) or isinstance(other, NoneType):
        subject = node.right if isinstance(one, NoneType) else node.left
        symbols.diagnostics.report("L0605", node.span, subject=subject.span.text)
    elif not (fits(one, other) or fits(other, one) or _both_numbers(one, other)):
        symbols.diagnostics.report(
            "L0606", node.span, left=node.left.span.text, one=one, right=node.right.span.text, other=other
        )
    return R.Compare(sign, left, right), BOOLEAN  # type: ignore[arg-type]


def _both(symbols: Symbols, node: T.Binary, scope: Scope) -> tuple[R.Expression, Type, R.Expression, Type]:
    """Both sides; each may decide what a bare member of the other means."""
    if _is_open_name(symbols, node.left, scope):
        right, other = resolve(symbols, node.right, scope)
        left, one = resolve(symbols, node.left, scope, strip_optional(other))
    else:
        left, one = resolve(symbols, node.left, scope)
        right, other = resolve(symbols, node.right, scope, strip_optional(one))
    return left, one, right, other


def _both_numbers(one: Type, other: Type) -> bool:
    return isinstance(one, IntegerType) and isinstance(other, IntegerType)


def _is_open_name(symbols: Symbols, node: T.Expression, scope: Scope) -> bool:
    return isinstance(node, T.Name) and node.text in symbols.members and node.text not in scope.variables


def _is_named_loop(symbols: Symbols, node: T.Binary, scope: Scope) -> bool:
    """Whether somebody wrote `sum of x.f for x in S`, which reads as a membership, for `sum of it.f for S`."""
    left = node.left
    if not isinstance(left, T.Reduction) or not isinstance(left.source, T.Name) or node.operator != "in":
        return False
    name = left.source.text
    if name in scope.variables or name in symbols.names():
        return False
    body = re.sub(rf"\b{re.escape(name)}\b", "it", left.body.span.text)
    source = node.right.span.text
    symbols.diagnostics.report("L0614", node.span, operator=left.operator, body=body, source=source)
    return True


def _membership(symbols: Symbols, node: T.Binary, scope: Scope) -> Resolved:
    if _is_named_loop(symbols, node, scope):
        return UNRESOLVED
    if isinstance(node.right, T.ListLiteral) and not _is_open_name(symbols, node.left, scope):
        left, one = resolve(symbols, node.left, scope)
        right, many = resolve(symbols, node.right, scope, ListType(strip_optional(one)))
    else:
        right, many = resolve(symbols, node.right, scope)
        element = many.element if isinstance(many, ListType) else None
        left, one = resolve(symbols, node.left, scope, element)
    element = element_of(symbols, node.right, many)
    if not fits(strip_optional(one), element):
        symbols.diagnostics.report("L0607", node.span, what=node.left.span.text, kind=one, element=element)
    contains: R.Expression = R.Contains(left, right)
    return (R.Not(contains) if node.operator == "not in" else contains), BOOLEAN


def _is_none(symbols: Symbols, node: T.IsNone, scope: Scope) -> Resolved:
    subject, kind = resolve(symbols, node.subject, scope)
    if not isinstance(kind, (OptionalType, UnknownType, NoneType)) and not isinstance(subject, (R.OwnerOf, R.FirstOf)):
        symbols.diagnostics.report("L0608", node.span, what=node.subject.span.text, kind=kind)
    check: R.Expression = R.IsNothing(subject)
    return (R.Not(check) if node.negated else check), BOOLEAN


def _is_kind(symbols: Symbols, node: T.IsKind, scope: Scope) -> Resolved:
    subject, kind = resolve(symbols, node.subject, scope)
    thing = symbols.thing_type(node.kind.text)
    if thing is None:
        if node.kind.text in symbols.members:
            symbols.diagnostics.report("L0609", node.span, subject=node.subject.span.text, member=node.kind.text)
        else:
            symbols.named_type(node.kind)
        return R.Constant(False), BOOLEAN
    if not fits(strip_optional(kind), thing):
        symbols.diagnostics.report("L0610", node.span, what=node.subject.span.text, kind=kind, wanted=thing)
    check: R.Expression = R.IsThingOf(subject, thing.members)
    return (R.Not(check) if node.negated else check), BOOLEAN


def _aggregate(symbols: Symbols, node: T.Aggregate, scope: Scope) -> Resolved:
    source, kind = resolve(symbols, node.source, scope)
    element = element_of(symbols, node.source, kind)
    match node.operator:
        case "count":
            return R.CountOf(source), IntegerType(0, None)
        case "any":
            return R.AnyOf(source), BOOLEAN
        case "none":
            return R.Not(R.AnyOf(source)), BOOLEAN
        case "first":
            ordered = isinstance(kind, ListType) and kind.ordered
            return R.FirstOf(source, not ordered, False, node.span), element


def element_scope(
    scope: Scope, name: T.Identifier | None, element: Type, symbols: Symbols, node: T.Node
) -> tuple[Scope, int, str]:
    """A scope in which the member of a query has its name, or is `it`; the slot; and the name."""
    inner = scope.child()
    if name is not None:
        return inner, inner.bind(name.text, element), name.text
    slot = inner.slots.new()
    inner.it = Variable(R.Local(slot), element)
    inner.forget("it")
    inner.it_is_member = True
    inner.it_used = [False]
    return inner, slot, "it"


def resolve_query(symbols: Symbols, node: T.Query, scope: Scope) -> Resolved:
    """A source with its filter; a condition that says what members are narrows their type."""
    source, kind = resolve(symbols, node.source, scope)
    if node.where is None:
        return source, kind
    element = element_of(symbols, node.source, kind)
    inner, slot, name = element_scope(scope, node.name, element, symbols, node)
    where = condition(symbols, node.where, inner)
    _check_it(symbols, node.where, scope, inner, node.name is not None)
    facts = facts_of(symbols, node.where, inner, True)
    narrowed = facts.get(name, element)
    ordered = isinstance(kind, ListType) and kind.ordered
    return R.Filter(source, slot, where), ListType(narrowed, ordered)


def _check_it(symbols: Symbols, node: T.Node, outer: Scope, inner: Scope, named: bool) -> None:
    if not named and inner.it_used[0] and outer.it_is_member:
        symbols.diagnostics.report("L0520", node.span)


def _reduction(symbols: Symbols, node: T.Reduction, scope: Scope) -> Resolved:
    query = node.source if isinstance(node.source, T.Query) else None
    name = query.name if query is not None else None
    source, kind = resolve(symbols, query.source if query and query.where is None else node.source, scope)
    element = element_of(symbols, node.source, kind)
    inner, slot, _ = element_scope(scope, None, element, symbols, node)
    if name is not None and inner.it is not None:
        inner.variables[name.text] = inner.it
        inner.forget(name.text)
    body, value = number(symbols, node.body, inner, f"what '{node.operator} of' adds up")
    _check_it(symbols, node.body, scope, inner, name is not None)
    result = NUMBER
    if node.operator != "sum" and isinstance(value, IntegerType):
        result = value
    elif isinstance(value, IntegerType) and value.low is not None and value.low >= 0:
        result = IntegerType(0, None)
    return R.Reduce(node.operator, source, slot, body, node.span), result


def _can(symbols: Symbols, node: T.Can, scope: Scope) -> Resolved:
    rule = symbols.rules.get(node.call.name.text)
    if rule is None:
        symbols.diagnostics.report(
            "L0512",
            node.call.name.span,
            name=node.call.name.text,
            suggestion=closest(node.call.name.text, symbols.rules),
        )
        return R.Constant(False), BOOLEAN
    arguments = resolve_arguments(symbols, node.call, scope, rule.parameters, rule.name)
    return R.CanPerform(rule.name, arguments), BOOLEAN


def resolve_arguments(
    symbols: Symbols,
    call: T.Call,
    scope: Scope,
    parameters: tuple[tuple[str, Type], ...],
    name: str,
) -> tuple[R.Expression, ...]:
    """The arguments of a call in the order of the parameters."""
    if len(call.arguments) != len(parameters):
        symbols.diagnostics.report("L0510", call.span, name=name, wanted=len(parameters), given=len(call.arguments))
        return tuple(R.Constant(None) for _ in parameters)
    return tuple(
        resolve_as(symbols, argument.value, scope, kind, f"'{parameter}' of {name}")
        for argument, (parameter, kind) in zip(call.arguments, parameters, strict=True)
    )


def _sorted(symbols: Symbols, node: T.Sorted, scope: Scope) -> Resolved:
    source, kind = resolve_query(symbols, node.source, scope)
    element = element_of(symbols, node.source, kind)
    inner, slot, _ = element_scope(scope, node.source.name, element, symbols, node)
    keys = tuple((key.order, number(symbols, key.value, inner, "a sorting key")[0]) for key in node.keys)
    return R.SortedBy(source, slot, keys, node.span), ListType(element, True)


def _either(symbols: Symbols, node: T.Either, scope: Scope, expected: Type | None) -> Resolved:
    test = condition(symbols, node.condition, scope)
    facts = facts_of(symbols, node.condition, scope, True)
    other_facts = facts_of(symbols, node.condition, scope, False)
    yes, one = resolve(symbols, node.yes, scope.with_known(facts), expected)
    no, other = resolve(symbols, node.no, scope.with_known(other_facts), expected)
    kind = join(one, other)
    if kind is None:
        symbols.diagnostics.report("L0611", node.span, one=one, other=other)
        kind = UNKNOWN
    return R.Conditional(test, yes, no), kind


def _list(symbols: Symbols, node: T.ListLiteral, scope: Scope, expected: Type | None) -> Resolved:
    element = expected.element if isinstance(expected, ListType) else expected
    items: list[R.Expression] = []
    spread: list[bool] = []
    kind: Type = UNKNOWN
    for item in node.items:
        value, found = resolve(symbols, item, scope, element)
        joined = isinstance(found, ListType)
        member = found.element if isinstance(found, ListType) else found
        together = join(kind, member)
        if together is None:
            symbols.diagnostics.report("L0611", item.span, one=kind, other=member)
        else:
            kind = together
        items.append(value)
        spread.append(joined)
    if not items:
        kind = element or UNKNOWN
    if not any(spread) and all(isinstance(item, R.Constant) for item in items):
        values = tuple(item.value for item in items if isinstance(item, R.Constant))
        return R.Constant(values), ListType(kind, True)
    return R.MakeList(tuple(items), tuple(spread)), ListType(kind, True)


def resolve_source(symbols: Symbols, node: T.SourceExpression, scope: Scope) -> Resolved:
    """The source of a loop, choice or generator: a set, or numbers."""
    if isinstance(node, T.RangeSource):
        low, one = number(symbols, node.low, scope, "the lowest number")
        high, other = number(symbols, node.high, scope, "the highest number")
        bounds = IntegerType(
            one.low if isinstance(one, IntegerType) else None,
            other.high if isinstance(other, IntegerType) else None,
        )
        return R.Numbers(low, high), ListType(bounds, True)
    return resolve_query(symbols, node, scope)


__all__ = [
    "BooleanType",
    "ThingType",
    "condition",
    "element_of",
    "element_scope",
    "number",
    "require",
    "resolve",
    "resolve_arguments",
    "resolve_as",
    "resolve_query",
    "resolve_source",
]
