"""What was asked of totals, sets, conditions and tables while a part of a game was carried out again.

Nothing of this is kept while people play: what has happened is carried out once more, from a copy of the game, by
an engine that notes each question with the game as it was then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.execute import Engine
from interpreter.execute.expressions import Cells, Evaluate, Expressions, Frame
from interpreter.execute.notes import Asked, Skipped, Trace, UnderWay
from interpreter.execute.questions import Ask, Questions
from interpreter.execute.windows import Offer
from interpreter.ir import blocks as B
from interpreter.runtime import Append, Entry, Hearing, State


class TracingExpressions(Expressions):
    """Expressions that tell when a table is looked up."""

    heard: Callable[[str, tuple[Any, ...], Any, Cells], None] | None = None

    def compile(self, node: R.Expression) -> Evaluate:
        """The closure of an expression."""
        plain = super().compile(node)
        if not isinstance(node, R.RowOf):
            return plain
        keys = [super(TracingExpressions, self).compile(key) for key in node.keys]
        table = node.table

        def look_up(S: Cells, L: Frame) -> Any:
            found = plain(S, L)
            if self.heard is not None:
                self.heard(table, tuple([key(S, L) for key in keys]), found, S)
            return found

        return look_up


class TracingQuestions(Questions):
    """Questions that tell when they are left out."""

    heard: Callable[[Skipped], None] | None = None

    def compile(self, node: B.Question) -> Ask:
        """The closure that asks."""
        plain = super().compile(node)
        if isinstance(node, B.AskConsent):
            return plain
        by, question, empty = self.decider(node.by), node, node.empty

        def ask(state: State, L: Frame) -> int:
            if self.heard is None:
                return plain(state, L)
            seat, cells, frame = by(state.cells, L), list(state.cells), L[:]
            found = plain(state, L)
            if state.pending is None:
                self.heard(Skipped(question, seat, cells, frame, L, found != empty))
            return found

        return ask


class TracingEngine(Engine):
    """The plain engine, which notes what is asked while `listen` lasts."""

    quick = False
    expressions_class = TracingExpressions
    questions_class = TracingQuestions

    def __init__(self, program: Program, *, all_written: bool = False) -> None:
        super().__init__(program, all_written=all_written)
        self._trace: Trace | None = None
        self._state: State | None = None
        self._depth = 0
        for name, answer in list(self.expressions.functions.items()):
            self.expressions.functions[name] = self._listening(name, answer)
        assert isinstance(self.expressions, TracingExpressions)
        self.expressions.heard = self._looked_up
        assert isinstance(self.questions, TracingQuestions)
        self.questions.heard = self._left_out
        self._offer: Offer = self.windows.options
        self.windows.options = self._offered  # type: ignore[method-assign]

    def _listening(self, name: str, answer: Callable[[Cells, list[Any]], Any]) -> Callable[[Cells, list[Any]], Any]:
        def ask(S: Cells, arguments: list[Any]) -> Any:
            if self._trace is None:
                return answer(S, arguments)
            if not self._depth:
                self._note(name, tuple(arguments), None, S)
            self._depth += 1
            try:
                return answer(S, arguments)
            finally:
                self._depth -= 1

        return ask

    def _looked_up(self, table: str, keys: tuple[Any, ...], found: Any, S: Cells) -> None:
        if self._trace is not None and not self._depth:
            self._note(table, keys, found, S)

    def _offered(self, state: State, frame: Frame, seat: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        found = list(self._offer(state, frame, seat))
        if not found:
            self._left_out(Skipped(None, seat, list(state.cells), frame[:], frame, False))
        return iter(found)

    def _left_out(self, skipped: Skipped) -> None:
        if self._trace is not None:
            self._trace.skipped.append(skipped)

    def _note(self, name: str, arguments: tuple[Any, ...], answer: Any, S: Cells) -> None:
        assert self._trace is not None
        asked = self._trace.asked
        state = self._state
        at = 0 if state is None else len(state.log)
        # Two questions with nothing changed between them share one copy of the game.
        last = asked[-1].cells if asked else None
        cells = last if last is not None and last == S else list(S)
        self._trace.ask(Asked(name, arguments, cells, at, self.asking(), answer))

    def asking(self) -> Frame | None:
        """What stands for the rule that asks."""
        state = self._state
        return state.stack[-1] if state is not None and state.stack else None

    def rules_under_way(self, state: State) -> UnderWay:
        """The rules under way, the innermost first, and what stands for each."""
        frames = [frame for frame in reversed(state.stack) if frame[0] >= 0]
        return tuple([self.names[frame[0]] for frame in frames]), tuple(frames)

    def listen(self, state: State | None = None) -> AbstractContextManager[Trace]:
        """Note what is asked, and with a state what its log gets, until the end of the block."""
        return _Listening(self, state)

    def begin(self, state: State | None) -> Trace:
        """Begin to note."""
        trace = self._trace = Trace(0 if state is None else len(state.log))
        self._state, self._depth = state, 0
        if state is not None:
            state.log.listen(self.hearing(trace, state))
        return trace

    def hearing(self, trace: Trace, state: State) -> Hearing:
        """What hears the log of a game."""
        heard, way = trace.heard.append, self.rules_under_way

        def hearing(append: Append) -> Append:
            def add(entry: Entry) -> None:
                heard((entry, way(state)))
                append(entry)

            return add

        return hearing

    def end(self, state: State | None) -> None:
        """Note no more."""
        if state is not None:
            state.log.listen(None)
        self._trace = self._state = None


class _Listening:
    """The block in which somebody listens: entered at every step, so it is no generator."""

    __slots__ = ("_engine", "_state")

    def __init__(self, engine: TracingEngine, state: State | None) -> None:
        self._engine = engine
        self._state = state

    def __enter__(self) -> Trace:
        return self._engine.begin(self._state)

    def __exit__(self, *_: object) -> None:
        self._engine.end(self._state)
