"""What was asked of totals, sets, conditions and tables while a part of a game was carried out again.

Nothing of this is kept while people play: what has happened is carried out once more, from a copy of the game, by
an engine that notes each question with the game as it was then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.execute import Engine
from interpreter.execute.expressions import Cells, Evaluate, Expressions, Frame
from interpreter.execute.questions import Ask, Questions
from interpreter.ir import blocks as B
from interpreter.runtime import Entry, Log, State

MAX_ASKED = 20_000
"""Questions that are noted; later ones count more, so earlier ones are forgotten."""


@dataclass(frozen=True, eq=False)
class Asked:
    """A total, set, value, condition or table that was asked: with what, and the game as it was.

    `at` is how long the log was; `frame` the frame of the rule that asked, None where nothing was under way.
    `answer` is that of a table, whose parts are its keys.
    """

    name: str
    arguments: tuple[Any, ...]
    cells: list[Any]
    at: int
    frame: Frame | None
    answer: Any = None


@dataclass(frozen=True, eq=False)
class Told:
    """An entry of the log with the rules that were under way, the innermost first."""

    index: int
    entry: Entry
    rules: tuple[str, ...]
    frames: tuple[Frame, ...]


@dataclass(frozen=True, eq=False)
class Skipped:
    """A question that was not put to a seat, since there was nothing to choose, or (`forced`) one answer alone.

    The game and the frame are as they were; `rule` is the frame itself. Without `question` it is a window.
    """

    question: B.AskOne | B.AskSome | B.AskBranch | None
    seat: int
    cells: list[Any]
    frame: Frame
    rule: Frame
    forced: bool


@dataclass
class Trace:
    """All that was asked and told, in order, and questions that were left out."""

    asked: list[Asked] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)


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
        self._offer = self.windows.options
        self.windows.options = self._offered  # type: ignore[method-assign]

    def _listening(
        self, name: str, answer: Callable[[Cells, list[Any]], Any]
    ) -> Callable[[Cells, list[Any]], Any]:
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
        if len(asked) >= MAX_ASKED:
            del asked[: MAX_ASKED // 2]
        state = self._state
        frame = state.stack[-1] if state is not None and state.stack else None
        at = 0 if state is None else len(state.log)
        # Two questions with nothing changed between them share one copy of the game.
        last = asked[-1].cells if asked else None
        cells = last if last is not None and last == S else list(S)
        asked.append(Asked(name, arguments, cells, at, frame, answer))

    @contextmanager
    def listen(self, state: State | None = None) -> Iterator[Trace]:
        """Note what is asked, and with a state what its log gets, until the end of the block."""
        self._trace, self._state, self._depth = Trace(), state, 0
        if state is not None:
            state.log = NotingLog(state.log, self, state, self._trace)
        try:
            yield self._trace
        finally:
            if state is not None:
                state.log = state.log.copy()
            self._trace = self._state = None


class NotingLog(Log):
    """A log that notes for each new entry which rules were under way."""

    __slots__ = ("_engine", "_state", "_trace")

    def __init__(self, log: Log, engine: TracingEngine, state: State, trace: Trace) -> None:
        log.copy()  # what it has becomes shared
        super().__init__(log._before, log._length_before)
        self._engine = engine
        self._state = state
        self._trace = trace
        self.append = self._add

    def _add(self, entry: Entry) -> None:
        frames = [frame for frame in reversed(self._state.stack) if frame[0] >= 0]
        rules = tuple([self._engine.names[frame[0]] for frame in frames])
        self._trace.told.append(Told(len(self), entry, rules, tuple(frames)))
        self._own.append(entry)
