"""Steps of rules that abilities drop.

A step that may be dropped is carried out under a test: a condition that no text names and that holds unless a drop is
in force. So engines, explanations and what is said of hidden things need to know nothing of dropping.
"""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.expressions import condition
from interpreter.check.powers import change_held
from interpreter.check.scope import Scope, Slots, Variable
from interpreter.check.symbols import AbilityChange, Signature, Symbols
from interpreter.check.types import BOOLEAN, OptionalType
from interpreter.messages import closest
from interpreter.syntax import tree as T

Entry = tuple[AbilityChange, T.Drop]


def check_drops(symbols: Symbols, node: T.Rule) -> None:
    """See that what abilities change of a rule as a whole are steps to be dropped, and that there are such steps."""
    labels = [step.label.text for step in node.steps]
    for entry in symbols.changes.get((node.name.text, None), ()):
        for operation in entry.change.operations:
            if not isinstance(operation, T.Drop) or operation.reason is not None:
                symbols.diagnostics.report("L0432", operation.span, name=node.name.text)
            elif operation.label.text not in labels and not operation.if_any:
                label = operation.label
                symbols.diagnostics.report(
                    "L0428", label.span, rule=node.name.text, label=label.text, suggestion=closest(label.text, labels)
                )


def drops_of(symbols: Symbols, rule: str, label: str) -> list[Entry]:
    """The drops of a step, by title."""
    found = [
        (entry, operation)
        for entry in symbols.changes.get((rule, None), ())
        for operation in entry.change.operations
        if isinstance(operation, T.Drop) and operation.label.text == label
    ]
    return sorted(found, key=lambda item: item[0].title)


def under_test(
    symbols: Symbols, rule: T.Rule, step: T.Step, done: R.LabelledStep, drops: list[Entry], scope: Scope
) -> R.When:
    """The step, carried out where no drop is in force."""
    name = f"{rule.name.text}.{step.label.text}"
    listed = tuple((name, kind) for name, _, kind in scope.parameters)
    inner = Scope(Slots())
    given = tuple([(each, R.Local(inner.bind(each, kind)), kind) for each, kind in listed])
    parts = []
    for entry, operation in drops:
        held = change_held(symbols, entry, given, inner)
        if held is not None:
            when = None if operation.when is None else condition(symbols, operation.when, held.scope)
            parts.append(R.Part(entry.title, "needs", R.Constant(False), when, operation.span, held.power))
    names, kinds = tuple(each for each, _ in listed), tuple(kind for _, kind in listed)
    function = R.Function(name, "condition", names, kinds, inner.slots.count, tuple(parts), BOOLEAN, step.span)
    symbols.dropping[name] = function
    symbols.functions[name] = Signature(name, "condition", listed, (), BOOLEAN, step.label.span)
    return R.When(R.Ask(name, tuple(value for _, value, _ in scope.parameters)), (done,), ())


def check_dropped(
    symbols: Symbols, rule: T.Rule, step: T.Step, drops: list[Entry], before: dict[str, Variable], scope: Scope
) -> None:
    """Steps that leave something for those below, or that give the rule's result, cannot be dropped."""
    bound = sorted(name for name, variable in scope.variables.items() if before.get(name) is not variable)
    result = symbols.rules[rule.name.text].result
    gives = rule.result is not None and not isinstance(result, OptionalType) and _gives(step.body)
    for _, operation in drops:
        if bound or gives:
            what = f"binds '{bound[0]}'" if bound else "gives the result"
            symbols.diagnostics.report(
                "L0439", operation.label.span, rule=rule.name.text, label=step.label.text, what=what
            )


def _gives(body: object) -> bool:
    if isinstance(body, T.Give):
        return True
    if isinstance(body, tuple):
        return any(_gives(item) for item in body)
    inner = [getattr(body, name, None) for name in ("body", "otherwise", "branches", "arms")]
    return any(_gives(item) for item in inner if item)


__all__ = ["check_dropped", "check_drops", "drops_of", "under_test"]
