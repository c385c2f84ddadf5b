"""Who, of several people at one keyboard, was not asked because of something that the others may not see.

Whether somebody is asked may itself tell the others what lies in a hand. So whoever was passed over for such a reason
is given the keyboard all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interpreter.execute.notes import Skipped, Trace
from interpreter.explain.refusing import left_out
from interpreter.explain.speaker import Speaker
from interpreter.explain.tracing import TracingEngine
from interpreter.ir import blocks as B
from interpreter.runtime import TELL, State
from interpreter.session import Session
from interpreter.session.journal import Step, carry_out


@dataclass(frozen=True)
class Unasked:
    """A seat that was not asked: by which question (empty: none with a text), and what was said of it."""

    seat: int
    question: str
    reason: str


def unasked(speaker: Speaker, engine: TracingEngine, session: Session, before: State, step: Step) -> list[Unasked]:
    """Who was passed over while one answer was carried out, in order; `before` is the game before it."""
    with engine.listen(before) as trace:
        carry_out(engine, before, step.choice, step.given)
    hidden = session.ruleset.asked.hidden
    found: list[Unasked] = []
    for skipped in trace.skipped:
        if skipped.question is None:
            name = speaker.engine.windows.names[skipped.frame[1]]
            secret = hidden.window(name)
        else:
            secret = hidden.question(skipped.question.site, skipped.question)
        if not secret or _is_told(hidden.telling, trace, skipped) or _takes_none(engine, skipped):
            continue
        found.append(_unasked(speaker, trace, skipped))
    asked = session.state.pending
    # Who is asked next gets the keyboard anyhow.
    while found and asked is not None and found[-1].seat == asked.seat:
        found.pop()
    return found


def _is_told(telling: set[str], trace: Trace, skipped: Skipped) -> bool:
    """Whether the rule itself tells everybody that there was nothing to choose."""
    return any(
        told.entry[0] == TELL
        and told.entry[1] in telling
        and told.entry[4] == -1
        and any(frame is skipped.rule for frame in told.frames)
        for told in trace.told
    )


def _takes_none(engine: TracingEngine, skipped: Skipped) -> bool:
    """Whether none may be chosen, whatever there is: that is no secret of a hand."""
    question = skipped.question
    if not isinstance(question, B.AskSome) or question.high is None:
        return False
    return bool(engine.expressions.compile(question.high)(skipped.cells, skipped.frame) == 0)


def _unasked(speaker: Speaker, trace: Trace, skipped: Skipped) -> Unasked:
    question: Any = skipped.question
    if not isinstance(question, (B.AskOne, B.AskSome, B.AskBranch)):
        return Unasked(skipped.seat, "", "")
    state = State(skipped.cells, 0)
    state.stack.append(skipped.frame[:])
    text = speaker.filled(question.prompt.message, state, skipped.frame, skipped.seat)
    if skipped.forced:
        return Unasked(skipped.seat, text, "")
    reasons = left_out(speaker, Trace(skipped=[skipped]), skipped.seat)
    return Unasked(skipped.seat, text, reasons[0].reason if reasons else "")
