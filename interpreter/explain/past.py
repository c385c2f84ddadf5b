"""What has happened since somebody was asked last, and why: each line with the numbers and conditions behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from interpreter.check import ExampleShape
from interpreter.check.types import IntegerType, Type
from interpreter.data import Argument
from interpreter.execute.engine import CHANCE
from interpreter.execute.notes import Asked, Told, Trace
from interpreter.explain.listening import ListeningEngine
from interpreter.explain.questions import option, pass_text
from interpreter.explain.reasoning import Cites, Reasoning, why
from interpreter.explain.speaker import PUBLIC, Speaker, Viewer
from interpreter.explain.tracing import TracingEngine
from interpreter.explain.watched import may_know
from interpreter.messages import Fault
from interpreter.runtime import END, PASS, TELL, Pending, State
from interpreter.session import ExampleResult, Session, run_example
from interpreter.session.journal import Step, carry_out

MAX_STEPS = 400
"""Answers that are carried out again at most."""
MAX_REASONS = 5
MANY = 3
"""More questions of one name than this are those of a list of answers."""
CALLERS = 3
"""Rules above the one that told something whose questions count as its reasons."""


@dataclass(frozen=True)
class Line:
    """A sentence of the log with what led to it: the answer before it, what was asked, where it stands in print."""

    text: str
    answer: str
    reasons: tuple[Reasoning, ...]
    cites: Cites


class Past:
    """Explains what has happened, one game at a time."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._engine: TracingEngine | None = None
        self._known: tuple[object, list[Line]] | None = None
        self.trace = Trace()
        """What the last look back has noted."""

    @property
    def engine(self) -> TracingEngine:
        """The engine that carries out again, made when it is first needed."""
        if self._engine is None:
            self._engine = ListeningEngine(self.speaker.program)
        return self._engine

    def example(self, shape: ExampleShape) -> tuple[ExampleResult, list[Line]]:
        """An example carried out, and what was told in it, each line with its reasons.

        The speaker must be that of the engine, which examples need with all fields written.
        """
        self._engine = engine = TracingEngine(self.speaker.program, all_written=True)
        self.speaker = Speaker(engine, self.speaker.texts)
        heard: list[tuple[State, Trace]] = []

        @contextmanager
        def listen(state: State) -> Iterator[None]:
            with engine.listen(state) as trace:
                heard.append((state, trace))
                yield

        result = run_example(engine, shape, listen)
        return result, [line for state, trace in heard for line in self._told(state, trace, [], None)]

    def lines(self, session: Session, viewer: Viewer) -> list[Line]:
        """The lines that a viewer has been told since their own last answer, each with its reasons."""
        steps = session.journal.steps
        title = None if viewer is None or viewer == PUBLIC else session.ruleset.naming.titles[viewer]
        own = [index for index, step in enumerate(steps) if step.seat == title]
        first = max(own[-1] if own else 0, len(steps) - MAX_STEPS)
        key = (id(session), len(steps), first, viewer)
        if self._known is None or self._known[0] != key:
            self._known = key, list(self._look_back(session, steps[first:], first, viewer))
        return self._known[1]

    def _look_back(self, session: Session, steps: list[Step], first: int, viewer: Viewer) -> Iterator[Line]:
        state = session.state_after(first)
        engine = self.engine
        answers: list[tuple[int, str]] = []
        # The session keeps its own state; what is carried out again here is a copy.
        with engine.listen(state) as trace:
            for step in steps:
                if state.pending is not None:
                    answers.append((len(state.log), self._answer(session, state, step, viewer)))
                carry_out(engine, state, step.choice, step.given)
        self.trace = trace
        yield from self._told(state, trace, answers, viewer)

    def _told(self, state: State, trace: Trace, answers: list[tuple[int, str]], viewer: Viewer) -> Iterator[Line]:
        for told in trace.told:
            text = self.speaker.entry(state, told.entry, viewer)
            if text is not None and told.entry[0] in (TELL, END):
                yield self._line(text, told, trace, answers, viewer)

    def _answer(self, session: Session, state: State, step: Step, viewer: Viewer) -> str:
        """Whose answer it was and which; empty where the viewer may not know it."""
        pending, asked = state.pending, session.ruleset.asked
        assert pending is not None
        if pending.site == CHANCE:
            return ""
        if viewer not in (None, pending.seat) and (asked.blind(state) or asked.path(state) in asked.hidden.secret):
            return ""
        words = self._words(state, pending, step.choice, viewer)
        given: dict[str, Argument] = {"seat": self.speaker.seat_name(pending.seat), "answer": words}
        return self.speaker.say("say-answered", given) if words else ""

    def _words(self, state: State, pending: Pending, choice: Any, viewer: Viewer) -> str:
        if choice == PASS:
            return pass_text(self.speaker, state, pending)
        chosen = choice if isinstance(choice, tuple) else (choice,)
        words = [option(self.speaker, state, pending, pending.options[index], viewer) for index in chosen]
        return ", ".join(words)

    def _line(self, text: str, told: Told, trace: Trace, answers: list[tuple[int, str]], viewer: Viewer) -> Line:
        before = [words for at, words in answers if at <= told.at]
        cites: Cites = ()
        for name in told.rules:
            routine = self.speaker.program.routines.get(name)
            if routine is not None and routine.cites:
                cites = routine.cites
                break
        reasons = tuple(self._reasons(told, trace, viewer))
        return Line(text, before[-1] if before else "", reasons, cites)

    def _reasons(self, told: Told, trace: Trace, viewer: Viewer) -> Iterator[Reasoning]:
        """What the rule that told it asked before, then the rules that carried it out; the latest first."""
        seen: set[tuple[str, tuple[Any, ...]]] = set()
        listed = _for_lists(self.speaker, trace)
        for frame in told.frames[:CALLERS]:
            for asked in reversed(trace.asked):
                key = (asked.name, asked.arguments)
                if asked.frame is not frame or asked.at > told.at or key in seen:
                    continue
                if (id(frame), asked.at, asked.name) in listed:
                    continue
                seen.add(key)
                found = reasoning_of(self.speaker, asked, viewer)
                if found is not None:
                    yield found
                    if len(seen) >= MAX_REASONS:
                        return


def _for_lists(speaker: Speaker, trace: Trace) -> set[tuple[int, int, str]]:
    """The conditions about numbers that were asked again and again to make a list of answers: by frame, place in the
    log, and name. They say nothing about the answer that was given."""
    times = Counter((id(asked.frame), asked.at, asked.name) for asked in trace.asked)
    return {key for key, count in times.items() if count > MANY and is_about_numbers(speaker, key[2])}


def is_about_numbers(speaker: Speaker, name: str) -> bool:
    """Whether this is a condition that is asked of numbers alone: ninety bids need no line each."""
    function = speaker.program.functions.get(name)
    if function is None or function.kind != "condition" or not function.parameter_types:
        return False
    return all(isinstance(kind, IntegerType) for kind in function.parameter_types)


def reasoning_of(speaker: Speaker, asked: Asked, viewer: Viewer) -> Reasoning | None:
    """How what was asked came to its answer; None for what has no name in this language, or may not be known."""
    if not speaker.names_figure(asked.name):
        return None
    state = State(asked.cells, 0)
    if asked.name in speaker.program.tables:
        return _of_table(speaker, asked, state, viewer)
    function = speaker.program.functions[asked.name]
    if len(function.parts) == 1 and function.parts[0].label == function.name:
        return None  # a fixed number says nothing more
    if not may_explain(speaker, state, asked.name, asked.arguments, viewer):
        return None
    try:
        return why(speaker, state, asked.name, list(asked.arguments), viewer)
    except Fault:
        return None


def may_explain(speaker: Speaker, state: State, name: str, arguments: tuple[Any, ...], viewer: Viewer) -> bool:
    """Whether a viewer may know all that an answer is made of."""
    if viewer is None:
        return True
    engine = speaker.engine

    def look(watched: State) -> None:
        try:
            engine.shares(watched, name, list(arguments))
        except Fault:
            return

    kinds = speaker.program.functions[name].parameter_types
    given = zip(arguments, kinds, strict=True)
    return may_know(engine, state, speaker.bits(viewer, state), look, given)


def _of_table(speaker: Speaker, asked: Asked, state: State, viewer: Viewer) -> Reasoning:
    table = speaker.program.tables[asked.name]
    glance = speaker.glance(state, viewer)

    def words(values: tuple[Any, ...], kinds: tuple[tuple[str, Type], ...]) -> str:
        pairs = zip(values, kinds, strict=True)
        return ", ".join(speaker.said(speaker.values.argument(value, kind, glance)) for value, (_, kind) in pairs)

    name = f"{speaker.figure(table.name)} ({words(asked.arguments, table.keys)})"
    return Reasoning(name, words(asked.answer, table.outputs), "table", (), table.cites)


__all__ = ["Line", "Past", "may_explain", "reasoning_of"]
