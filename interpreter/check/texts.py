"""Messages in rules: their ids and arguments."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.expressions import resolve
from interpreter.check.scope import Scope
from interpreter.check.symbols import Symbols
from interpreter.syntax import tree as T
from interpreter.text import Span


def message(symbols: Symbols, prefix: str, text: T.Text, scope: Scope) -> R.Message:
    """`KEY(arguments)` as the message `PREFIX-KEY`; an argument is named by its label or its last name."""
    arguments = []
    for argument in text.arguments:
        expression, kind = resolve(symbols, argument.value, scope)
        name = _argument_name(argument)
        if name is None:
            symbols.diagnostics.report("L0531", argument.span, text=argument.span.text)
            continue
        arguments.append((name, expression, kind))
    made = R.Message(f"{prefix}-{text.key.text}", tuple(arguments))
    return symbols.use_message(made, text.span)


def prompt(symbols: Symbols, ask: T.Text | None, by: R.Expression, scope: Scope, span: Span) -> R.Prompt:
    """The prompt of a choice: `ask-KEY`, or by default `ask-` and the path of the step.

    `$by` is who decides. A default prompt may use the parameters of the rule.
    """
    from interpreter.check.types import ThingType

    seat = ThingType(symbols.seat_entity, (symbols.seat_entity,))
    decider = ("by", by, seat)
    if ask is not None:
        written = message_without_note(symbols, "ask", ask, scope)
        made = R.Message(written.id, (*written.arguments, decider))
    else:
        made = R.Message(f"ask-{scope.path.replace('.', '-')}", (*scope.parameters, decider))
    made = symbols.use_message(made, ask.span if ask is not None else span)
    return R.Prompt(scope.path, made, span)


def message_without_note(symbols: Symbols, prefix: str, text: T.Text, scope: Scope) -> R.Message:
    """Like `message`, for callers that add arguments before they note the use."""
    arguments = []
    for argument in text.arguments:
        expression, kind = resolve(symbols, argument.value, scope)
        name = _argument_name(argument)
        if name is None:
            symbols.diagnostics.report("L0531", argument.span, text=argument.span.text)
        else:
            arguments.append((name, expression, kind))
    return R.Message(f"{prefix}-{text.key.text}", tuple(arguments))


def _argument_name(argument: T.Argument) -> str | None:
    if argument.label is not None:
        return argument.label.text
    value = argument.value
    if isinstance(value, T.Name):
        return value.text
    if isinstance(value, T.Dot):
        return value.name.text
    if isinstance(value, T.Call):
        return value.name.text
    return None
