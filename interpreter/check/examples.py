"""Examples: statements, answers and claims, settled against a checked program."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.check import resolved as R
from interpreter.check.expressions import condition, resolve
from interpreter.check.functions import cites
from interpreter.check.scope import Scope, Slots
from interpreter.check.statements import resolve_sequence
from interpreter.check.symbols import Symbols
from interpreter.check.types import Type
from interpreter.messages import closest
from interpreter.syntax import tree as T


@dataclass(frozen=True, eq=False)
class ClaimShape:
    """A claim: its node, its expression if it is one (in the slots of `given`), a message's or action's arguments."""

    node: T.Claim
    expression: R.Expression | None
    arguments: tuple[tuple[str | None, R.Expression], ...] = ()


@dataclass(frozen=True, eq=False)
class ExampleShape:
    """A worked example, ready to be carried out.

    `given` and each call of `calls` are routines; they share their slots. `answers` are the scripted answers in
    order. `misprints` are the claims of the printed text that do not hold. `seats` is how many seats the example needs.
    `variables` are the names that `given` and calls have bound, with their slots: answers may name what they hold.
    """

    node: T.Example
    given: R.Routine
    calls: tuple[R.Statement, ...]
    answers: tuple[T.Answer, ...]
    claims: tuple[ClaimShape, ...]
    seats: int
    slots: int
    cites: tuple[tuple[str | None, str], ...]
    variables: tuple[tuple[str, int, Type], ...] = ()
    misprints: tuple[ClaimShape, ...] = ()


def check_example(symbols: Symbols, node: T.Example) -> ExampleShape:
    """Settle an example; findings go to the symbols' diagnostics."""
    scope = Scope(Slots(), path=f"example.{node.name.text}", routine=node.name.text, titles_allowed=True)
    given = resolve_sequence(symbols, node.given, scope)
    calls: list[R.Statement] = []
    for answer in node.when:
        if isinstance(answer, T.Perform):
            calls += resolve_sequence(symbols, (answer,), scope)
    claims, misprints = (
        tuple([_claim(symbols, claim, scope.child()) for claim in part]) for part in (node.then, node.misprint)
    )
    step = R.LabelledStep("given", "given", given, (), (), node.span)
    routine = R.Routine(f"example {node.name.text}", "example", (), (), scope.slots.count, (step,), None, node.span)
    return ExampleShape(
        node,
        routine,
        tuple(calls),
        tuple(a for a in node.when if not isinstance(a, T.Perform)),
        claims,
        _seats(symbols, node),
        scope.slots.count,
        cites(node),
        _variables(scope),
        misprints,
    )


def _variables(scope: Scope) -> tuple[tuple[str, int, Type], ...]:
    return tuple(
        (name, variable.expression.slot, variable.type)
        for name, variable in scope.variables.items()
        if isinstance(variable.expression, R.Local)
    )


def _claim(symbols: Symbols, claim: T.Claim, scope: Scope) -> ClaimShape:
    if isinstance(claim, T.Holds):
        return ClaimShape(claim, condition(symbols, claim.value, scope))
    if isinstance(claim, T.Told):
        return ClaimShape(claim, None, _told(symbols, claim, scope))
    if isinstance(claim, T.MayAct):
        arguments = tuple((None, resolve(symbols, a.value, scope)[0]) for a in claim.call.arguments)
        return ClaimShape(claim, None, arguments)
    return ClaimShape(claim, None)


def _told(symbols: Symbols, claim: T.Told, scope: Scope) -> tuple[tuple[str | None, R.Expression], ...]:
    """The arguments of a `tell` claim, by label or by place, with the types the rules tell them with."""
    key = claim.text.key
    use = symbols.messages.get(f"tell-{key.text}")
    if use is None:
        known = [name.removeprefix("tell-") for name in symbols.messages if name.startswith("tell-")]
        symbols.diagnostics.report("L0532", key.span, key=key.text, suggestion=closest(key.text, known))
        return ()
    types = dict(use.arguments)
    arguments = []
    for place, argument in enumerate(claim.text.arguments):
        name = argument.label.text if argument.label is not None else None
        if name is None and place < len(use.arguments):
            name = use.arguments[place][0]
        if name is None or name not in types:
            symbols.diagnostics.report(
                "L0533",
                argument.span,
                key=key.text,
                known=", ".join(types) or "none",
            )
            continue
        arguments.append((name, resolve(symbols, argument.value, scope, types[name])[0]))
    return tuple(arguments)


def _seats(symbols: Symbols, node: T.Example) -> int:
    """How many seats an example needs: up to the last that it names."""
    names = [title for title, (entity, _, _) in symbols.titles.items() if entity == symbols.seat_entity]
    names.sort(key=lambda title: symbols.titles[title][1])
    text = set(_words(node.span.text))
    return max((index + 1 for index, name in enumerate(names) if name in text), default=0)


def _words(text: str) -> list[str]:
    words, word = [], ""
    for char in text + " ":
        if char.isalnum() or char == "_":
            word += char
        elif word:
            words.append(word)
            word = ""
    return words


__all__ = ["ClaimShape", "ExampleShape", "check_example"]
