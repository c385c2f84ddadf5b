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
from interpreter.execute.notes import MAX_ASKED, Here, Put, Skipped, Trace
from interpreter.ir import blocks as B
from interpreter.runtime import State

_Way = tuple[tuple[str, ...], tuple[Frame, ...]]
_NOWHERE: _Way = ((), ())


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
        self._ways: list[_Way] = []
        self._inside = False

    def listen(self, trace: Trace, state: State | None) -> None:
        """Begin to note."""
        self._trace, self._state = trace, state
        self.put = trace.put.append
        self.here = self.cells = None
        self._ways, self._inside = [], False

    def stop(self) -> None:
        """Note no more."""
        self._trace = self._state = None
        self.put = _nobody

    def look(self, S: list[Any]) -> None:
        """Look where the game stands, before something is noted."""
        cells = self.cells
        if cells is None:
            cells = self.cells = S[:]
        self.here = cells, 0 if self._state is None else len(self._state.log), self.asking()
        if self._trace is not None and len(self._trace.put) > MAX_ASKED:
            del self._trace.put[: MAX_ASKED // 2]

    # ------------------------------------------------------------------------- rules under way

    def entry(self, made: Callable[..., Any], waiting: object, *, begins: bool) -> Callable[..., Any]:
        """The function of a routine, which says when it is under way; `begins`: from the first block."""

        def noted(state: State, frame: Frame, *answer: Any) -> Any:
            if self._trace is None:
                return made(state, frame, *answer)
            depth = len(state.stack)
            ways = self._ways
            del ways[depth if begins else depth + 1 :]
            if len(ways) <= depth:
                self._fill(state, depth)
                self._go(frame[0])
            self.here = self.cells = None
            self._inside = True
            result = made(state, frame, *answer)
            self.here = self.cells = None
            self._inside = False
            if result is not waiting:
                del ways[depth:]
            return result

        return noted

    def _fill(self, state: State, depth: int) -> None:
        """See that there is a way to each height below `depth`."""
        ways, names = self._ways, self.names
        for frame in state.stack[len(ways) : depth]:
            number = frame[0]
            way = ways[-1] if ways else _NOWHERE
            if number >= 0:
                rules, signs = way
                way = ((names[number], *rules), ([], *signs))
            ways.append(way)

    def _go(self, number: int) -> None:
        """One higher: a rule, or (negative) a window and the like, which is no rule."""
        below = self._ways[-1] if self._ways else _NOWHERE
        sign: Frame = []
        self._ways.append(below if number < 0 else ((self.names[number], *below[0]), (sign, *below[1])))

    def asking(self) -> Frame | None:
        """What stands for the innermost rule, or the frame of a window."""
        state = self._state
        if self._inside:
            return self._ways[-1][1][0]
        if state is None or not state.stack:
            return None
        top = state.stack[-1]
        return self.under_way(state)[1][0] if top[0] >= 0 else top

    def under_way(self, state: State) -> _Way:
        """The rules under way, the innermost first, and what stands for each."""
        if self._inside:
            return self._ways[-1]
        height = len(state.stack)
        del self._ways[height:]
        self._fill(state, height)
        return self._ways[-1] if self._ways else _NOWHERE

    # ----------------------------------------------------------------------- by generated code

    def down(self, number: int) -> None:
        """A rule carries out another."""
        if self._trace is not None:
            self.here = None
            self._go(number)

    def up(self) -> None:
        """The other is done."""
        if self._trace is not None:
            self.here = None
            del self._ways[-1]

    def telling(self, state: State) -> _Way:
        """The rules under way while something is written to the log."""
        self.here = None
        if self._inside:
            return self._ways[-1]
        return self.under_way(state)

    def skip(self, site: int, seat: int, S: list[Any], frame: Frame, forced: bool) -> None:
        """A question is left out."""
        question, rule = self.questions[site], self.asking()
        if self._trace is not None and rule is not None and not isinstance(question, B.AskConsent):
            self._trace.skipped.append(Skipped(question, seat, S[:], frame, rule, forced))

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
