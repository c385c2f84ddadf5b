"""Abilities: for whom a change or handler counts, and what it may name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.check import resolved as R
from interpreter.check.expressions import condition, resolve
from interpreter.check.scope import Scope, Variable
from interpreter.check.symbols import AbilityChange, AbilityHandler, Symbols
from interpreter.check.types import ThingType, Type, fits
from interpreter.syntax import tree as T
from interpreter.text import Span

ParameterList = Sequence[tuple[str, R.Expression, Type]]


@dataclass(frozen=True)
class Held:
    """An ability as seen from the declaration it changes: the power, and a scope with the names it may use.

    `own` are the parameters that the head names as they are.
    """

    power: R.Power
    scope: Scope
    own: tuple[tuple[str, R.Expression, Type], ...]


def held(
    symbols: Symbols,
    title: str,
    head: tuple[T.Expression, ...] | None,
    parameters: ParameterList,
    outer: Scope,
    *,
    always: bool,
    conditions: tuple[T.Expression, ...],
    place: Span,
    target: str,
) -> Held | None:
    """Match a head against the parameters; None after a report."""
    entity, _, _ = symbols.titles[title]
    scope = Scope(outer.slots, path=outer.path, labels=outer.labels, routine=outer.routine)
    scope.parameters = outer.parameters
    if head is None:
        head = ()
    if len(head) != len(parameters):
        symbols.diagnostics.report(
            "L0420", place, target=target, wanted=", ".join(name for name, _, _ in parameters) or "nothing"
        )
        return None
    holder_slot = None
    if entity in symbols.powers and not always:
        holder_slot = scope.slots.new()
        seat = ThingType(symbols.seat_entity, (symbols.seat_entity,))
        scope.variables["holder"] = Variable(R.Local(holder_slot), seat)
    self_slot, self_from = None, None
    card = ThingType(entity, (entity,))
    own = []
    for argument, (name, value, kind) in zip(head, parameters, strict=True):
        if isinstance(argument, T.Name) and argument.text == "self":
            if not fits(card, kind):
                symbols.diagnostics.report("L0421", argument.span, name=name, kind=kind, entity=entity)
            self_slot, self_from = scope.slots.new(), value
        elif isinstance(argument, T.Name) and argument.text == name:
            scope.variables[name] = Variable(value, kind)
            own.append((name, value, kind))
    if self_slot is None and not always:
        self_slot = scope.slots.new()
    if self_slot is not None:
        scope.variables["self"] = Variable(R.Local(self_slot), card)
    matches = _matches(symbols, head, parameters, scope)
    tests = tuple(condition(symbols, test, scope) for test in conditions)
    return Held(R.Power(title, holder_slot, self_slot, self_from, tests, matches), scope, tuple(own))


def _matches(
    symbols: Symbols, head: tuple[T.Expression, ...], parameters: ParameterList, scope: Scope
) -> tuple[tuple[R.Expression, R.Expression], ...]:
    matches = []
    for argument, (name, value, kind) in zip(head, parameters, strict=True):
        if isinstance(argument, T.Name) and argument.text in (name, "self"):
            continue
        expression, found = resolve(symbols, argument, scope, kind)
        if not fits(found, kind):
            symbols.diagnostics.report("L0422", argument.span, name=name, kind=kind, found=found)
        matches.append((value, expression))
    return tuple(matches)


def change_held(symbols: Symbols, entry: AbilityChange, parameters: ParameterList, outer: Scope) -> Held | None:
    """`held` for a change."""
    return held(
        symbols,
        entry.title,
        entry.change.head,
        parameters,
        outer,
        always=entry.always,
        conditions=entry.conditions,
        place=entry.change.span,
        target=entry.change.name.text,
    )


def added_branches(symbols: Symbols, menu: T.Menu, scope: Scope) -> tuple[R.MenuBranch, ...]:
    """The branches that abilities add to a menu, by title."""
    from interpreter.check.choices import resolve_branch

    found = []
    for entry in symbols.menus.get(id(menu), ()):
        inner = change_held(symbols, entry, scope.parameters, scope)
        if inner is None:
            continue
        for operation in entry.change.operations:
            part = operation.part if isinstance(operation, T.Add) else None
            if isinstance(part, T.Step):  # a branch without `with`, `when` and `else` reads like a step
                part = T.Branch(part.label, (), None, None, part.body, span=part.span)
            if isinstance(part, T.Branch):
                branch = resolve_branch(symbols, part, inner.scope.child(), inner.power)
                found.append((entry.title, branch))
            else:
                symbols.diagnostics.report("L0423", operation.span, target=entry.change.name.text)
    return tuple(branch for _, branch in sorted(found, key=lambda item: (item[0], item[1].label)))


def handler_uses(
    symbols: Symbols, rule: str, step: str | None, scope: Scope, parameters: ParameterList
) -> tuple[tuple[R.HandlerUse, ...], tuple[R.HandlerUse, ...]]:
    """The handlers before and after a rule or one of its steps, as seen from its slots."""
    before: list[R.HandlerUse] = []
    after: list[R.HandlerUse] = []
    for entry in sorted(symbols.handlers.get((rule, step), ()), key=lambda item: item.routine):
        handler = entry.handler
        inner = held(
            symbols,
            entry.title,
            handler.head,
            parameters,
            scope,
            always=False,
            conditions=entry.conditions,
            place=handler.span,
            target=rule,
        )
        if inner is None:
            continue
        when = None if handler.when is None else condition(symbols, handler.when, inner.scope)
        use = R.HandlerUse(
            entry.routine,
            inner.power,
            when,
            tuple(value for _, value, _ in inner.own),
            tuple(name.text for name in handler.over),
            _is_optional(handler.body),
        )
        (before if handler.moment == "before" else after).append(use)
    _check_order(symbols, rule, before)
    _check_order(symbols, rule, after)
    return tuple(before), tuple(after)


def _is_optional(body: tuple[T.Statement, ...]) -> bool:
    first = body[0]
    return isinstance(first, T.Consent) or (isinstance(first, (T.Choose, T.Menu)) and first.may)


def _check_order(symbols: Symbols, rule: str, uses: list[R.HandlerUse]) -> None:
    """Two compulsory handlers at one point need `over`."""
    firm = [use for use in uses if not use.optional]
    for index, one in enumerate(firm):
        for other in firm[index + 1 :]:
            if one.power.title == other.power.title or _apart(one, other):
                continue
            if other.power.title in one.earlier or one.power.title in other.earlier:
                continue
            spans = {h.routine: h.handler.span for group in symbols.handlers.values() for h in group}
            symbols.diagnostics.report(
                "L0424",
                spans[other.routine],
                one=one.power.title,
                other=other.power.title,
                rule=rule,
                related=[(spans[one.routine], f"the handler of {one.power.title}")],
            )


def _apart(one: R.HandlerUse, other: R.HandlerUse) -> bool:
    """Whether two handlers can never answer the same event: they want different cards, or unlike arguments."""
    if one.power.self_from is not None and other.power.self_from is not None:
        return True
    for value, wanted in one.power.matches:
        for other_value, other_wanted in other.power.matches:
            same = isinstance(value, R.Local) and isinstance(other_value, R.Local) and value.slot == other_value.slot
            if same and _differ(wanted, other_wanted):
                return True
    return False


def _differ(one: R.Expression, other: R.Expression) -> bool:
    return isinstance(one, R.Constant) and isinstance(other, R.Constant) and one.value != other.value


def register(symbols: Symbols, title: str, ability: T.Ability) -> None:
    """Enter an ability's changes and handlers where they belong."""
    for always, changes in ((False, ability.changes), (True, ability.always)):
        for change in changes:
            key = (change.name.text, change.step.text if change.step is not None else None)
            entry = AbilityChange(title, change, always, ability.conditions)
            symbols.changes.setdefault(key, []).append(entry)
    names: set[str] = set()
    for handler in ability.handlers:
        step = handler.step.text if handler.step is not None else None
        name = f"{title}.{handler.rule.text}" + (f".{step}" if step else "")
        while name in names:
            name += "_again"
        names.add(name)
        symbols.handlers.setdefault((handler.rule.text, step), []).append(
            AbilityHandler(title, handler, name, ability.conditions)
        )
