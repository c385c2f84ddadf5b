"""Choices: one of a set, several, a yes or no, a branch of a menu."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.expressions import condition, number, resolve, resolve_as
from interpreter.check.facts import facts_of
from interpreter.check.loops import named_source
from interpreter.check.scope import Scope
from interpreter.check.symbols import Symbols
from interpreter.check.texts import message, prompt
from interpreter.check.types import ListType, OptionalType, ThingType, Type
from interpreter.syntax import tree as T

Body = tuple[R.Statement, ...]


def resolve_choice(symbols: Symbols, node: T.Choose | T.Consent | T.Menu, scope: Scope) -> Body:
    """`choose`, `may choose`, `may`, `choose one`, `choose any`."""
    match node:
        case T.Choose():
            return _choose(symbols, node, scope)
        case T.Consent():
            return _consent(symbols, node, scope)
        case T.Menu():
            from interpreter.check.powers import added_branches

            return (resolve_menu(symbols, node, scope, added_branches(symbols, node, scope)),)


def decider(symbols: Symbols, node: T.Expression, scope: Scope) -> R.Expression:
    """The seat that decides."""
    seat = ThingType(symbols.seat_entity, (symbols.seat_entity,))
    return resolve_as(symbols, node, scope, seat, "who decides")


def _choose(symbols: Symbols, node: T.Choose, scope: Scope) -> Body:
    from interpreter.check.statements import resolve_body, resolve_sequence

    by = decider(symbols, node.by, scope)
    asked = prompt(symbols, node.ask, by, scope, node.span)
    flat = node.body is None
    inner = scope if flat else scope.child()
    source, element = named_source(symbols, node.source, node.name, scope.child())
    kind: Type = element
    low = high = None
    if node.count is not None:
        kind = ListType(element)
        if node.count.low is not None:
            low, _ = number(symbols, node.count.low, scope, "how many are chosen")
        if node.count.high is not None:
            high, _ = number(symbols, node.count.high, scope, "how many are chosen")
    elif flat and node.may:
        kind = OptionalType(element)
    slot = inner.bind(node.name.text, kind)
    body = () if flat else resolve_sequence(symbols, node.body or (), inner)
    otherwise = resolve_body(symbols, node.otherwise, scope)
    if node.count is None:
        return (R.ChooseOne(asked, by, slot, source, element, node.may, flat, body, otherwise, node.span),)
    return (R.ChooseSome(asked, by, slot, source, element, low, high, node.may, flat, body, otherwise, node.span),)


def _consent(symbols: Symbols, node: T.Consent, scope: Scope) -> Body:
    from interpreter.check.statements import resolve_body

    by = decider(symbols, node.by, scope)
    asked = prompt(symbols, node.ask, by, scope, node.span)
    return (
        R.AskConsent(
            asked,
            by,
            resolve_body(symbols, node.body, scope),
            resolve_body(symbols, node.otherwise, scope),
            node.span,
        ),
    )


def resolve_menu(symbols: Symbols, node: T.Menu, scope: Scope, added: tuple[R.MenuBranch, ...]) -> R.ChooseBranch:
    """A menu with its printed branches and those that cards add."""
    from interpreter.check.statements import resolve_body

    by = decider(symbols, node.by, scope)
    asked = prompt(symbols, node.ask, by, scope, node.span)
    branches = tuple(resolve_branch(symbols, branch, scope, None) for branch in node.branches)
    seen: set[str] = set()
    for branch in node.branches:
        if branch.label.text in seen:
            symbols.diagnostics.report("L0541", branch.label.span, label=branch.label.text)
        seen.add(branch.label.text)
    otherwise = resolve_body(symbols, node.otherwise, scope)
    return R.ChooseBranch(asked, by, (*branches, *added), node.may, node.repeated, otherwise, node.span)


def resolve_branch(
    symbols: Symbols, node: T.Branch, scope: Scope, power: R.Power | None, blocks: tuple[R.Block, ...] = ()
) -> R.MenuBranch:
    """A branch; `power` says for whom an added one is there."""
    from interpreter.check.statements import resolve_sequence

    inner = scope.child()
    inner.path = f"{scope.path}.{node.label.text}"
    generators = []
    shown = []
    for generator in node.generators:
        source, element = named_source(symbols, generator.source, generator.name, inner)
        slot = inner.bind(generator.name.text, element)
        generators.append((generator.name.text, slot, source, element))
        shown.append((generator.name.text, R.Local(slot), element))
    when = None if node.when is None else condition(symbols, node.when, inner)
    if node.when is not None:
        inner.known.update(facts_of(symbols, node.when, inner, True))
    reason = None if node.reason is None else message(symbols, "reason", node.reason, inner)
    text = symbols.use_message(R.Message(f"option-{inner.path.replace('.', '-')}", tuple(shown)), node.span)
    body = resolve_sequence(symbols, node.body, inner)
    return R.MenuBranch(node.label.text, text, tuple(generators), when, reason, body, node.span, power, blocks)


__all__ = ["resolve", "resolve_choice", "resolve_menu"]
