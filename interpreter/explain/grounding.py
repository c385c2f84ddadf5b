"""Why exactly these answers: what a question reads when it makes its list."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from interpreter.execute.expressions import BASE, Frame
from interpreter.execute.notes import Asked
from interpreter.execute.windows import WINDOW
from interpreter.explain.past import is_about_numbers, reasoning_of
from interpreter.explain.questions import question_of
from interpreter.explain.reasoning import Reasoning
from interpreter.explain.speaker import Speaker, Viewer
from interpreter.explain.tracing import TracingEngine
from interpreter.ir import blocks as B
from interpreter.messages import Fault
from interpreter.runtime import Pending, State

MAX_GROUNDS = 8
MANY = 3
"""Of one total or set asked with more than so many different things, those alone are told that hold anything."""


def asked_for(speaker: Speaker, engine: TracingEngine, state: State, pending: Pending) -> list[Asked]:
    """What the pending question asks to make its list, each question once."""
    copy = state.clone()
    frame = copy.stack[-1] if copy.stack else []
    # Where the rules go wrong, what was asked up to there is an explanation too.
    with engine.listen(copy) as trace, suppress(Fault):
        _ask_again(speaker, engine, copy, pending, frame)
    found: dict[tuple[str, tuple[Any, ...]], Asked] = {}
    for asked in trace.asked:
        found.setdefault((asked.name, asked.arguments), asked)
    return list(found.values())


def grounds(
    speaker: Speaker, engine: TracingEngine, state: State, pending: Pending, viewer: Viewer = None
) -> list[Reasoning]:
    """The totals, sets and conditions behind the list of answers, as far as the viewer may know them."""
    asked = asked_for(speaker, engine, state, pending)
    times = {each.name: sum(other.name == each.name for other in asked) for each in asked}
    found: list[Reasoning] = []
    patterns: set[tuple[str, str, tuple[bool, ...]]] = set()
    for each in asked:
        reasoning = reasoning_of(speaker, each, viewer)
        if reasoning is None:
            continue
        if times[each.name] > MANY:
            pattern = (each.name, reasoning.answer, tuple([part.holds for part in reasoning.parts]))
            if is_about_numbers(speaker, each.name):  # one of each sort will do
                if pattern in patterns:
                    continue
                patterns.add(pattern)
            elif not _says_something(reasoning):
                continue
        found.append(reasoning)
        if len(found) == MAX_GROUNDS:
            break
    return found


def _says_something(reasoning: Reasoning) -> bool:
    """Whether a set has members, or something forbids."""
    if reasoning.kind == "set":
        return any(part.value for part in reasoning.parts) and not reasoning.is_empty
    return reasoning.kind != "condition" or any(not part.holds for part in reasoning.parts)


def _ask_again(speaker: Speaker, engine: TracingEngine, state: State, pending: Pending, frame: Frame) -> None:
    """Make the list of answers once more."""
    S, compile_ = state.cells, engine.expressions.compile
    question = question_of(speaker, pending)
    if pending.site == WINDOW:
        for _ in engine.windows.options(state, frame, pending.seat):
            pass
    elif isinstance(question, B.AskBranch):
        used = () if question.used_slot is None else frame[question.used_slot + BASE]
        engine.menus.options(question.branches)(S, frame, used)
    elif isinstance(question, (B.AskOne, B.AskSome)):
        compile_(question.source)(S, frame)
        for bound in (question.low, question.high) if isinstance(question, B.AskSome) else ():
            if bound is not None:
                compile_(bound)(S, frame)
