"""Ends of blocks: where a routine goes on, what it carries out, what ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from interpreter.execute.expressions import BASE, Frame
from interpreter.execute.handlers import ORDERING
from interpreter.execute.questions import WAIT
from interpreter.execute.windows import WINDOW
from interpreter.ir import blocks as B
from interpreter.runtime import END, Ending, State

if TYPE_CHECKING:
    from interpreter.execute.engine import Engine

Run: TypeAlias = Callable[[State, Frame], int]

GAME = -3
"""The routine number of the frame at the bottom: `[-3, phase, None]`."""


class Flow:
    """Compiles the ends of blocks for an engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.program = engine.program
        self.expressions = engine.expressions

    def compile(self, end: B.End) -> Run:
        """The closure of an end."""
        match end:
            case B.Jump(target=target):
                return lambda state, L: target
            case B.Test():
                return self._test(end)
            case B.Next():
                return self._next(end)
            case B.Invoke():
                return self._invoke(end)
            case B.Open():
                return self._open(end)
            case B.Return():
                return self._return(end)
            case B.AskOne() | B.AskSome() | B.AskConsent() | B.AskBranch():
                return self.engine.questions.compile(end)
            case B.Dispatch():
                return self._dispatch(end)
            case B.Observe():
                return self._observe(end)
            case B.Finish():
                return self._finish(end)

    def _test(self, end: B.Test) -> Run:
        test, yes, no = self.expressions.compile(end.condition), end.yes, end.no
        return lambda state, L: yes if test(state.cells, L) else no

    def _next(self, end: B.Next) -> Run:
        list_at, index_at, at = end.list_slot + BASE, end.index_slot + BASE, end.slot + BASE
        body, done = end.body, end.done

        def run(state: State, L: Frame) -> int:
            members, index = L[list_at], L[index_at]
            if index >= len(members):
                return done
            L[at] = members[index]
            L[index_at] = index + 1
            return body

        return run

    def _invoke(self, end: B.Invoke) -> Run:
        arguments = [self.expressions.compile(argument) for argument in end.arguments]
        number, start = self.engine.numbers[end.routine], self.engine.start_routine
        slot, after = end.result_slot, end.next

        def run(state: State, L: Frame) -> int:
            S = state.cells
            L[1] = after
            start(state, number, [a(S, L) for a in arguments], slot)
            return WAIT

        return run

    def _open(self, end: B.Open) -> Run:
        arguments = [self.expressions.compile(argument) for argument in end.arguments]

        def run(state: State, L: Frame) -> int:
            S = state.cells
            L[1] = end.next
            self.engine.windows.open(state, end.window, [a(S, L) for a in arguments], end.result_slot)
            return WAIT

        return run

    def _return(self, end: B.Return) -> Run:
        value = None if end.value is None else self.expressions.compile(end.value)

        def run(state: State, L: Frame) -> int:
            self.leave(state, None if value is None else value(state.cells, L))
            return WAIT

        return run

    def leave(self, state: State, result: Any) -> None:
        """Take the frame on top away, give its result to the one below, test that one's guard."""
        stack = state.stack
        frame = stack.pop()
        if state.made:
            self.engine.end_strays(state, len(stack))
        if not stack:
            return
        below = stack[-1]
        if frame[2] is not None:
            below[frame[2] + BASE] = result
        if below[0] >= 0:
            guard = self.engine.guards.get(below[0])
            if guard is not None and below[1] < guard[1] and not guard[0](state.cells, below):
                below[1] = guard[1]

    def close_window(self, state: State) -> None:
        """Take the window on top away; guards below it, up to an action around it, are tested."""
        acted = state.stack[-1][BASE + 4]
        self.leave(state, acted)
        broken = None
        for depth in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[depth]
            if frame[0] == WINDOW:
                break
            guard = self.engine.guards.get(frame[0]) if frame[0] >= 0 else None
            if guard is not None and frame[1] < guard[1] and not guard[0](state.cells, frame):
                broken = depth
        if broken is not None:
            while len(state.stack) - 1 > broken:
                state.stack.pop()
                self.engine.end_strays(state, len(state.stack))
            frame = state.stack[-1]
            frame[1] = self.engine.guards[frame[0]][1]

    def _dispatch(self, end: B.Dispatch) -> Run:
        handlers, site, after = self.engine.handlers, end.site, end.next
        handlers.add_point(end)

        def run(state: State, L: Frame) -> int:
            due = handlers.due(state, L, site)
            if not due:
                return after
            L[1] = after
            state.stack.append([ORDERING, site, None, due])
            return WAIT

        return run

    def _observe(self, end: B.Observe) -> Run:
        look, after = self.engine.look, end.next

        def run(state: State, L: Frame) -> int:
            if not state.observing:
                return after
            L[1] = after
            look(state)
            return WAIT

        return run

    def _finish(self, end: B.Finish) -> Run:
        ending = end.ending
        compiled = [(self.expressions.compile(value), kind) for _, value, kind in ending.message.arguments]
        winners = None if ending.winners is None else self.expressions.compile(ending.winners)
        of_value, shown = self.engine.sight.of_value, self.engine.operations.shown

        def run(state: State, L: Frame) -> int:
            S = state.cells
            values = [(value(S, L), kind) for value, kind in compiled]
            seen = tuple([of_value(S, value, kind, shown) for value, kind in values])
            won: tuple[int, ...] | None = () if ending.nobody else None
            if winners is not None:
                found = winners(S, L)
                won = tuple(found) if ending.many else (found,)
            arguments = tuple([value for value, _ in values])
            state.ending = Ending(ending.key, ending.message.id, arguments, seen, won)
            state.log.append((END, ending.key, ending.message.id, arguments, seen))
            state.observing = False
            if state.stack[0][0] == GAME:
                state.stack = [[GAME, 3, None]]
            else:
                state.stack = []
            return WAIT

        return run
