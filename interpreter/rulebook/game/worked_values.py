"""What the rules make of a worked example: its steps' values when it has been carried out, and how they come about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from interpreter.check import check_example
from interpreter.check import resolved as R
from interpreter.explain import Speaker, complete_texts, in_one_line
from interpreter.explain.reasoning import why
from interpreter.messages import Diagnostics, Fault
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.rulebook.game.worked_data import Step, Worked
from interpreter.runtime import TELL
from interpreter.session.examples import CarriedOut, carry_out_example
from interpreter.syntax import parse_expression, parse_rules
from interpreter.syntax import tree as T
from interpreter.text import Source


class NoExample(Exception):
    """An example that there is not, or that the rules do not bear out; the text says why."""


@dataclass(frozen=True, eq=False)
class Values:
    """A worked example carried out: the values of its steps that the rules work out, and their resolved expressions."""

    carried: CarriedOut
    values: Mapping[Step, tuple[int, ...]]
    expressions: Mapping[str, R.Expression]

    def right(self, step: Step) -> tuple[int, ...]:
        """A step's value: that of the rules, or what the story assumes."""
        return self.values.get(step, step.right)


def work_out(facts: RulesFacts, worked: Worked) -> Values:
    """Carry the example out, and evaluate the steps of a text that tells it.

    Raises:
        NoExample: the rules have no such example, it does not hold, or a step cannot be evaluated.
    """
    ruleset = facts.ruleset
    nodes = {node.name.text: node for node in (*ruleset.linked.examples, *ruleset.linked.own_examples)}
    node = nodes.get(worked.example) or _of_edition(facts, worked)
    if node is None:
        raise NoExample(worked.example)
    texts = [*dict.fromkeys(text for step in worked.steps for text in step.of)]
    parsed = [_parsed(text) for text in texts]
    # An expression of any type is settled as one side of a comparison, among the claims, where it knows all names.
    asked = [T.Holds(T.Binary("=", each, each, span=each.span), span=each.span) for each in parsed]
    before = len(ruleset.symbols.diagnostics)
    shape = check_example(ruleset.symbols, replace(node, then=(*node.then, *asked), misprint=()))
    errors = [each for each in list(ruleset.symbols.diagnostics)[before:] if each.severity == "error"]
    if errors:
        raise NoExample(f"{worked.example}: {errors[0].message}")
    carried = carry_out_example(ruleset.example_engine, shape)
    if not carried.result.passed:
        reasons = [failure.message for failure in carried.result.failures]
        raise NoExample(f"{worked.example}: {reasons[0] if reasons else 'does not hold'}")
    expressions: dict[str, R.Expression] = {}
    for text, claim in zip(texts, shape.claims[len(node.then) :], strict=True):
        assert isinstance(claim.expression, R.Compare)
        expressions[text] = claim.expression.left
    engine = ruleset.example_engine
    known: dict[str, int | None] = {}
    for text, expression in expressions.items():
        known[text] = _number(engine.expressions.compile(expression)(carried.state.cells, carried.frame))
    values: dict[Step, tuple[int, ...]] = {}
    for step in worked.steps:
        found = (
            [known[text] for text in step.of] if step.of else [_told(facts, carried, step.tell)] if step.tell else []
        )
        numbers = tuple(each for each in found if each is not None)
        if found and len(numbers) == len(found):
            values[step] = numbers
        elif found:
            raise NoExample(f"{worked.example}: {', '.join(step.of) or step.tell}")
    return Values(carried, values, expressions)


def _of_edition(facts: RulesFacts, worked: Worked) -> T.Example | None:
    """An example that stands in the files of another edition, to be carried out by the rules of this one."""
    edition = facts.program.manifest.find_edition(worked.edition)
    lost = Diagnostics()
    for name in edition.rules if edition is not None else ():
        source = facts.folder.read_edition(name.text, lost, name.span)
        for node in parse_rules(source, lost) if source is not None else ():
            if isinstance(node, T.Example) and node.name.text == worked.example:
                return node
    return None


def _parsed(text: str) -> T.Expression:
    node = parse_expression(Source("worked.yaml", text), Diagnostics())
    if node is None:
        raise NoExample(text)
    return node


def _number(value: Any) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _told(facts: RulesFacts, carried: CarriedOut, path: str) -> int | None:
    """A number of what was told: `NAME.FIELD`, or `NAME.FIELD 2` for the second time; by default the last."""
    place, _, which = path.partition(" ")
    name, _, field = place.partition(".")
    message = facts.program.messages.get(f"tell-{name}")
    if message is None:
        return None
    fields = [argument for argument, _ in message.arguments]
    told = [entry[2] for entry in carried.state.log.since(0) if entry[0] == TELL and entry[1] == f"tell-{name}"]
    if field not in fields or not told:
        return None
    index = int(which) - 1 if which.isdecimal() else len(told) - 1
    return _number(told[index][fields.index(field)]) if index < len(told) else None


class Explainer:
    """Tells in a language how the rules come to the values of an example."""

    def __init__(self, facts: RulesFacts, values: Values, language: str) -> None:
        self.values = values
        texts = complete_texts(facts.program, facts.texts(language), language)
        self.speaker = Speaker(facts.ruleset.example_engine, texts)

    def figure(self, step: Step) -> str:
        """What the game calls a step's value; "" where it is no figure that the language names."""
        if len(step.of) != 1:
            return ""
        expression = self.values.expressions[step.of[0]]
        is_named = isinstance(expression, R.Ask) and self.speaker.names_figure(expression.name)
        return self.speaker.figure(expression.name) if is_named and isinstance(expression, R.Ask) else ""

    def reasons(self, step: Step) -> list[str]:
        """How a step's value comes about: each total of its expression with its parts."""
        carried, compile_ = self.values.carried, self.speaker.engine.expressions.compile
        lines: list[str] = []
        for text in step.of:
            for call in _calls(self.values.expressions[text]):
                if not self.speaker.names_figure(call.name):
                    continue
                given = [compile_(each)(carried.state.cells, carried.frame) for each in call.arguments]
                try:
                    lines.append(in_one_line(why(self.speaker, carried.state, call.name, given)))
                except Fault:
                    continue
        return list(dict.fromkeys(lines))


def _calls(expression: R.Expression) -> list[R.Ask]:
    """The totals and values that an expression asks for, the outer ones first."""
    found: list[R.Ask] = []
    waiting: list[object] = [expression]
    while waiting:
        here = waiting.pop(0)
        if isinstance(here, R.Ask):
            found.append(here)
        elif isinstance(here, tuple):
            waiting += here
        elif type(here).__module__ == R.__name__:
            fields = getattr(type(here), "__dataclass_fields__", {})
            waiting += [getattr(here, name) for name in fields if name not in ("span", "column", "zone", "type")]
    return found
