"""The tracing engine by generated code: what rules ask is noted by the functions generated for them."""

from __future__ import annotations

from functools import partial

from interpreter.check.program import Program
from interpreter.codegen import FastEngine
from interpreter.codegen.noting import Notes
from interpreter.execute.expressions import Frame
from interpreter.execute.notes import Trace
from interpreter.execute.windows import Windows
from interpreter.explain.tracing import TracingEngine
from interpreter.runtime import State


class ListeningEngine(FastEngine, TracingEngine):
    """Plays as the fast engine does and notes what the plain tracing engine does.

    What is asked twice while nothing has changed may be noted once; a loop that stops early does not ask about the
    members that it does not look at.
    """

    notes: Notes

    def __init__(self, program: Program, *, all_written: bool = False) -> None:
        self.notes = Notes()
        super().__init__(program, all_written=all_written)
        for name, answer in list(self.expressions.functions.items()):
            self.expressions.functions[name] = self._listening(name, answer)
        self._offer = self.listing(partial(Windows.options, self.windows))
        self.windows.options = self._offered  # type: ignore[method-assign]

    def asking(self) -> Frame | None:
        """What stands for the rule that asks."""
        return self.notes.asking()

    def begin(self, state: State | None) -> Trace:
        """Begin to note."""
        trace = self._trace = Trace(0 if state is None else len(state.log))
        self._state, self._depth = state, 0
        self.notes.listen(trace, state)
        if state is not None:
            state.log.listen(self.notes.hearing)
        return trace

    def end(self, state: State | None) -> None:
        """Note no more."""
        if state is not None:
            state.log.listen(None)
        self._trace = self._state = None
        self.notes.stop()
