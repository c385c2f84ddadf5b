"""Examples: statements, answers and claims, settled against a checked program."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.check import resolved as R
from interpreter.check.expressions import condition, resolve_arguments
from interpreter.check.functions import cites
from interpreter.check.scope import Scope, Slots
from interpreter.check.statements import resolve_sequence
from interpreter.check.symbols import Symbols
from interpreter.messages import closest
from interpreter.syntax import tree as T


@dataclass(frozen=True, eq=False)
class ClaimShape:
    """A claim: its node, and the expression where it is one (in the slots of `given`)."""

    node: T.Claim
    expression: R.Expression | None


@dataclass(frozen=True, eq=False)
class ExampleShape:
    """A worked example, ready to be carried out.

    `given` and each call of `calls` are routines; they share their slots. `answers` are the scripted answers in
    order. `seats` is how many seats the example needs.
    """

    node: T.Example
    given: R.Routine
    calls: tuple[R.Statement, ...]
    answers: tuple[T.Answer, ...]
    claims: tuple[ClaimShape, ...]
    seats: int
    slots: int
    cites: tuple[tuple[str | None, str], ...]


def check_example(symbols: Symbols, node: T.Example) -> ExampleShape:
    """Settle an example; findings go to the symbols' diagnostics."""
    scope = Scope(Slots(), path=f"example.{node.name.text}", routine=node.name.text, titles_allowed=True)
    given = resolve_sequence(symbols, node.given, scope)
    calls: list[R.Statement] = []
    for answer in node.when:
        if isinstance(answer, T.Perform):
            calls += resolve_sequence(symbols, (answer,), scope)
    claims = []
    for claim in node.then:
        expression = None
        if isinstance(claim, T.Holds):
            expression = condition(symbols, claim.value, scope.child())
        claims.append(ClaimShape(claim, expression))
    step = R.LabelledStep("given", "given", given, (), (), node.span)
    routine = R.Routine(
        f"example {node.name.text}", "example", (), (), scope.slots.count, (step,), None, node.span
    )
    return ExampleShape(
        node,
        routine,
        tuple(calls),
        tuple(a for a in node.when if not isinstance(a, T.Perform)),
        tuple(claims),
        _seats(symbols, node),
        scope.slots.count,
        cites(node),
    )


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


__all__ = ["ClaimShape", "ExampleShape", "check_example", "closest", "resolve_arguments"]
