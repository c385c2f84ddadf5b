"""What generated code tells while it is listened to: what rules ask, and which questions are left out.

A rule under way is a frame only while it waits. So what stands for it in notes is an object of its own, kept by the
height at which it lies on the stack.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any

from interpreter.codegen.writer import Writer
from interpreter.execute.expressions import Frame
from interpreter.execute.notes import MAX_ASKED, Here, Put, Skipped, Trace, Way
from interpreter.ir import blocks as B
from interpreter.runtime import Append, Entry, State

Entered = Callable[[State, Frame], Any]
Answered = Callable[[State, Frame, Any, Any], Any]


def _nobody(raw: Put) -> None:
    """What is noted while nobody listens."""


class Notes:
    """Where generated code leaves its notes: `put((name, arguments, here, answer))`.

    `here` is the game as it is, how long the log is, and what stands for the rule that asks; None since any of it has
    changed: then `look(S)` comes first.
    """

    def __init__(self) -> None:
        self.put: Callable[[Put], None] = _nobody
        self.here: Here | None = None
        self.cells: list[Any] | None = None
        """A copy of the game; None since it was last changed."""
        self.questions: list[B.Question] = []
        self._trace: Trace | None = None
        self._state: State | None = None
        self.names: Mapping[int, str] = {}
        self._ways: list[Way | None] = []
        """For each height of the stack the rule under way there; for a window and the like, that below it."""
        self._way: Way | None = None
        """The rule that is being carried out by generated code."""

    def listen(self, trace: Trace, state: State | None) -> None:
        """Begin to note."""
        self._trace, self._state = trace, state
        self.put = trace.put.append
        self.here = self.cells = self._way = None
        self._ways = []

    def stop(self) -> None:
        """Note no more."""
        self._trace = self._state = None
        self.put = _nobody

    def look(self, S: list[Any]) -> None:
        """Look where the game stands, before something is noted."""
        self.here = self._copy(S), 0 if self._state is None else len(self._state.log), self.asking()
        if self._trace is not None and len(self._trace.put) > MAX_ASKED:
            del self._trace.put[: MAX_ASKED // 2]

    def _copy(self, S: list[Any]) -> list[Any]:
        """The game as it is: one copy for all that is noted until it changes."""
        if self.cells is None:
            self.cells = S[:]
        return self.cells

    def hearing(self, append: Append) -> Append:
        """What hears the log of the game that is listened to."""
        assert self._trace is not None and self._state is not None
        heard, state = self._trace.heard.append, self._state

        def add(entry: Entry) -> None:
            heard((entry, self._way or self._top(state)))
            append(entry)
            self.here = None

        return add

    # ------------------------------------------------------------------------- rules under way

    def entering(self, made: Entered, waiting: object, *, begins: bool) -> Entered:
        """The function of a routine, which says when it is under way; `begins`: from the first block."""

        def noted(state: State, frame: Frame) -> Any:
            if self._trace is None:
                return made(state, frame)
            depth = len(state.stack)
            if begins:
                del self._ways[depth:]
            self._start(state, frame, depth)
            result = made(state, frame)
            self._stop(result is waiting, depth)
            return result

        return noted

    def answering(self, made: Answered, waiting: object) -> Answered:
        """The same for what goes on with an answer."""

        def noted(state: State, frame: Frame, options: Any, choice: Any) -> Any:
            if self._trace is None:
                return made(state, frame, options, choice)
            depth = len(state.stack)
            self._start(state, frame, depth)
            result = made(state, frame, options, choice)
            self._stop(result is waiting, depth)
            return result

        return noted

    def _start(self, state: State, frame: Frame, depth: int) -> None:
        """A routine, whose frame has been taken off the stack, is carried out."""
        ways = self._ways
        if len(ways) <= depth:
            self._fill(state, depth)
            ways.append([self.names[frame[0]], ways[-1] if ways else None])
        elif len(ways) > depth + 1:
            del ways[depth + 1 :]
        self._way = ways[depth]
        self.here = self.cells = None

    def _stop(self, waits: bool, depth: int) -> None:
        self.here = self.cells = self._way = None
        if not waits:
            del self._ways[depth:]

    def _fill(self, state: State, depth: int) -> None:
        """See that there is a way to each height below `depth`."""
        ways, names = self._ways, self.names
        way = ways[-1] if ways else None
        for frame in state.stack[len(ways) : depth]:
            number = frame[0]
            if number >= 0:
                way = [names[number], way]
            ways.append(way)

    def asking(self) -> Frame | None:
        """What stands for the innermost rule, or the frame of a window."""
        if self._way is not None:
            return self._way
        state = self._state
        if state is None or not state.stack:
            return None
        top = state.stack[-1]
        return self._top(state) if top[0] >= 0 else top

    def _top(self, state: State) -> Way | None:
        """The innermost rule under way, while none is being carried out by generated code."""
        height, ways = len(state.stack), self._ways
        if len(ways) > height:
            del ways[height:]
        elif len(ways) < height:
            self._fill(state, height)
        return ways[-1] if ways else None

    # ----------------------------------------------------------------------- by generated code

    def down(self, number: int) -> None:
        """A rule carries out another."""
        if self._trace is not None:
            self.here = None
            self._way = [self.names[number], self._way]
            self._ways.append(self._way)

    def up(self) -> None:
        """The other is done."""
        if self._trace is not None:
            self.here = None
            del self._ways[-1]
            self._way = self._ways[-1]

    def skip(self, site: int, seat: int, S: list[Any], frame: Frame, forced: bool) -> None:
        """A question is left out."""
        question, rule = self.questions[site], self.asking()
        if self._trace is not None and rule is not None and not isinstance(question, B.AskConsent):
            self._trace.skipped.append(Skipped(question, seat, self._copy(S), frame, rule, forced))

    def within(self, possible: Callable[..., bool], *arguments: Any) -> bool:
        """Whether a rule can be carried out, where a total, set, value or condition asks: what that asks is its own."""
        put, self.put = self.put, _nobody
        try:
            return possible(*arguments)
        finally:
            self.put = put


def note(w: Writer, name: str, arguments: ast.expr, answer: ast.expr | None = None) -> None:
    """Write that a rule asks something."""
    w.add(
        "if q.here is None:\n    q.look(S)\nq.put((_n, _a, q.here, _r))", _n=w.module.named(name), _a=arguments,
        _r=answer or ast.Constant(None),
    )  # fmt: skip


def note_change(w: Writer) -> None:
    """Write that the game is not as it was."""
    w.add("q.here = q.cells = None")
