"""Windows: who is asked, in turn, for an action; what each may do, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeAlias

from interpreter.check import resolved as R
from interpreter.execute.effort import weight
from interpreter.execute.expressions import BASE, Evaluate, Expressions, Frame
from interpreter.execute.faults import fail
from interpreter.execute.menus import MAX_OPTIONS
from interpreter.ir.layout import SEATS
from interpreter.runtime import PASS, Pending, State

WINDOW = -2
"""The routine number of a frame that holds a window: `[-2, number, result slot, arguments, seats, position,
silent, acted]`."""

ARGUMENTS, ORDER, POSITION, SILENT, ACTED = range(BASE, BASE + 5)
Offer: TypeAlias = Callable[[State, list[Any], int], Iterable[tuple[int, tuple[Any, ...]]]]
Start: TypeAlias = Callable[[State, int, list[Any], int | None], None]


class _Action:
    def __init__(self, expressions: Expressions, shape: R.ActionShape, windows: dict[str, R.WindowShape]) -> None:
        compile_ = expressions.compile
        self.shape = shape
        self.generators = [(slot + BASE, compile_(source)) for _, slot, source, _ in shape.generators]
        self.cost = weight(tuple(source for _, _, source, _ in shape.generators[1:])) + weight(shape.needs)
        self.needs = [
            (part, compile_(part.value), None if part.when is None else compile_(part.when)) for part in shape.needs
        ]
        self.limits = [
            (limit, expressions.layout.columns[limit.column.path], [compile_(key) for key in limit.keys])
            for limit in shape.limits
        ]
        self.places = {
            name: [windows[name].parameters.index(parameter) for parameter in shape.window_parameters]
            for name in shape.windows
        }


class Windows:
    """Compiles windows and actions."""

    def __init__(self, expressions: Expressions, start: Start, routines: dict[str, int]) -> None:
        self.expressions = expressions
        self.effort = expressions.effort
        self.program = expressions.program
        self.start = start
        self.routines = routines
        self.names = sorted(self.program.windows)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.action_names = sorted(self.program.actions)
        windows = dict(self.program.windows)
        self._actions = [_Action(expressions, self.program.actions[n], windows) for n in self.action_names]
        self._ask: dict[str, tuple[Evaluate, Evaluate | None]] = {}
        for name, shape in windows.items():
            start_at = None if shape.start is None else expressions.compile(shape.start)
            self._ask[name] = (expressions.compile(shape.ask), start_at)

    def open(self, state: State, name: str, arguments: list[Any], result_slot: int | None) -> None:
        """Put a window on the stack."""
        shape = self.program.windows[name]
        ask, start = self._ask[name]
        S = state.cells
        L: Frame = [None] * BASE + arguments + [None] * (shape.slots - len(arguments))
        asked = ask(S, L)
        seats = tuple(asked) if shape.ask_many else (asked,)
        if start is not None:
            first = start(S, L)
            table = S[SEATS]
            if first in table:
                at = table.index(first)
                seats = tuple([x for x in table[at:] + table[:at] if x in seats])
        state.stack.append([WINDOW, self.numbers[name], result_slot, tuple(arguments), seats, 0, 0, False])

    def advance(self, state: State) -> bool:
        """Ask the next seat of the window on top; True when the window is to be closed."""
        frame = state.stack[-1]
        shape = self.program.windows[self.names[frame[1]]]
        while True:
            seats = tuple([seat for seat in frame[ORDER] if seat in state.cells[SEATS]])
            frame[ORDER] = seats
            if not seats or self._is_over(frame, shape, len(seats)):
                return True
            seat = seats[frame[POSITION] % len(seats)]
            options = tuple(islice(self.options(state, frame, seat), MAX_OPTIONS + 1))
            if len(options) > MAX_OPTIONS:
                raise fail("L0924", shape.span, count=len(options), limit=MAX_OPTIONS)
            if options:
                passable = shape.passing != "must"
                if len(options) == 1 and not passable and not state.asks_forced:
                    self.take(state, options[0], seat)
                    return False
                state.pending = Pending(WINDOW, seat, options, passable)
                return False
            self._pass(frame)

    def _is_over(self, frame: Frame, shape: R.WindowShape, count: int) -> bool:
        if shape.passing == "until all pass":
            return bool(frame[SILENT] >= count)
        return bool(frame[ACTED] or frame[SILENT] >= count)

    def _pass(self, frame: Frame) -> None:
        frame[SILENT] += 1
        frame[POSITION] += 1

    def answer(self, state: State, pending: Pending, choice: int) -> None:
        """Carry out the answer of the seat that was asked."""
        frame = state.stack[-1]
        if choice == PASS:
            self._pass(frame)
            return
        self.take(state, pending.options[choice], pending.seat)

    def take(self, state: State, option: tuple[int, tuple[Any, ...]], seat: int) -> None:
        """Take an action: its steps begin, and with the first that changes something its limits are spent."""
        frame = state.stack[-1]
        number, values = option
        action = self._actions[number]
        L = self._frame(frame, action, seat)
        for (index, _), value in zip(action.generators, values, strict=True):
            L[index] = value
        frame[ACTED] = True
        frame[SILENT] = 0
        frame[POSITION] += 1
        shared = [frame[ARGUMENTS][place] for place in action.places[self.names[frame[1]]]]
        self.start(state, self.routines[action.shape.routine], [*shared, seat, *values], None)

    def _frame(self, frame: Frame, action: _Action, seat: int) -> Frame:
        window = self.names[frame[1]]
        shared = [frame[ARGUMENTS][place] for place in action.places[window]]
        L: Frame = [None] * BASE + shared + [seat]
        return L + [None] * (BASE + action.shape.slots - len(L))

    def options(self, state: State, frame: Frame, seat: int) -> Iterable[tuple[int, tuple[Any, ...]]]:
        """All actions the seat may take in this window, with the values chosen."""
        window = self.names[frame[1]]
        for number, action in enumerate(self._actions):
            if window in action.shape.windows:
                L = self._frame(frame, action, seat)
                yield from self._choices(state, number, action, 0, (), L)

    def _choices(
        self, state: State, number: int, action: _Action, depth: int, values: tuple[Any, ...], L: Frame
    ) -> Iterator[tuple[int, tuple[Any, ...]]]:
        S = state.cells
        if depth == len(action.generators):
            if self.refusal(state, action, L) is None:
                yield number, values
            return
        index, source = action.generators[depth]
        members = source(S, L)
        self.effort.left -= len(members) * action.cost
        if self.effort.left < 0:
            self.effort.spent(action.shape.span)
        for x in members:
            L[index] = x
            yield from self._choices(state, number, action, depth + 1, (*values, x), L)

    def refusal(self, state: State, action: _Action, L: Frame) -> R.Part | R.LimitShape | None:
        """The first need or limit that forbids the action, None when it is allowed."""
        S = state.cells
        enough: bool | None = None
        last: R.Part | None = None
        for part, value, when in action.needs:
            if when is not None and not when(S, L):
                continue
            if part.operator == "needs":
                if not value(S, L):
                    return part
            else:
                last = part
                enough = bool(enough or value(S, L))
        if enough is False:
            return last
        for limit, cell, keys in action.limits:
            if S[cell].get(tuple([key(S, L) for key in keys]) or (0,), False):
                return limit
        return None

    def ways(self, state: State, frame: Frame, seat: int, name: str, limit: int) -> Iterator[tuple[Any, ...]]:
        """The values that an action could take if no need or limit forbade it, `limit` of them at most."""
        action = self._actions[self.action_names.index(name)]
        return islice(self._values(state.cells, action, 0, (), self._frame(frame, action, seat)), limit)

    def _values(
        self, S: list[Any], action: _Action, depth: int, values: tuple[Any, ...], L: Frame
    ) -> Iterator[tuple[Any, ...]]:
        if depth == len(action.generators):
            yield values
            return
        index, source = action.generators[depth]
        for x in source(S, L):
            L[index] = x
            yield from self._values(S, action, depth + 1, (*values, x), L)

    def refusal_of(
        self, state: State, frame: Frame, seat: int, name: str, values: tuple[Any, ...]
    ) -> R.Part | R.LimitShape | None:
        """Why a seat may not take an action with these values in the window of `frame`."""
        action = self._actions[self.action_names.index(name)]
        return self.refusal(state, action, self.frame_of(frame, seat, name, values))

    def frame_of(self, frame: Frame, seat: int, name: str, values: tuple[Any, ...]) -> Frame:
        """The frame of an action with its values, such as the texts of its reasons read."""
        action = self._actions[self.action_names.index(name)]
        L = self._frame(frame, action, seat)
        for (index, _), value in zip(action.generators, values, strict=True):
            L[index] = value
        return L
