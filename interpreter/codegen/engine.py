"""The fast engine: generated functions behind the interface of the plain one, on the same state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.codegen.context import BUILT_IN, Context
from interpreter.codegen.faults import fault_of, under_way
from interpreter.codegen.functions import declare_functions
from interpreter.codegen.holders import Holders
from interpreter.codegen.moves import mover, mover_of_many
from interpreter.codegen.noting import Notes
from interpreter.codegen.possible import declare_possible
from interpreter.codegen.resume import Routines
from interpreter.codegen.set_questions import declare_set_questions
from interpreter.codegen.watching import declare_risen
from interpreter.codegen.windows import declare_windows
from interpreter.execute.engine import MAX_DEPTH, STEP_FUEL, Engine
from interpreter.execute.expressions import BASE
from interpreter.execute.handlers import ORDERING, Due
from interpreter.execute.windows import ARGUMENTS, WINDOW, Offer
from interpreter.ir.layout import POWERS_STALE
from interpreter.ir.passes import Inlining, KnownMembers, Passes, StaticFields, laborious, power_zones
from interpreter.messages import Fault
from interpreter.runtime import ANSWER, ROUND, State, SuspendForChance

DEEP = MAX_DEPTH - 100
"""With more frames than this on the stack the plain executor goes on: it sees the limit exactly."""

FAULTS = (Fault, KeyError, RecursionError, SuspendForChance)
"""What cuts a step short."""


class FastEngine(Engine):
    """Plays as the plain engine does, by generated code. A game may go from one to the other whenever it waits."""

    notes: Notes | None = None
    """Where rules tell what they ask, in an engine that can be listened to."""
    gathers_reasons = True
    """Whether the plain executor plays while reasons for refusals are gathered (for examples and explanations)."""

    def __init__(self, program: Program, passes: Passes | None = None, *, all_written: bool = False) -> None:
        super().__init__(program, all_written=all_written)
        self._left_over = False
        self.handlers.carry_out = self._carrying_out()  # type: ignore[assignment,method-assign]
        self.passes = passes if passes is not None else Passes()
        functions = self.expressions.functions if self.passes.static_fields else None
        inlining = Inlining(program, used=self.passes.inline)
        static = StaticFields(program, self.layout, functions)
        members = KnownMembers(program, self.layout, self._of_thing, used=self.passes.known_members)
        self.zones = power_zones(program, self.layout, used=self.passes.power_zones)
        watched = self.zones.watched if self.operations.moves_matter else frozenset()
        self.context = Context(
            self, self.passes, static, inlining, members, STEP_FUEL, laborious(program), self.coverage, self.notes,
            watched,
        )  # fmt: skip
        self._helpers()
        declare_functions(self.context)
        declare_possible(self.context)
        declare_set_questions(self.context)
        declare_windows(self.context)
        self._adopt_functions()
        declare_risen(self.context)
        self.routines = Routines(self.context, self.codes, self.liveness)
        self._shown, self._effort = self.operations.shown, self.expressions.effort
        self._resumes = self.routines.resumes
        begins = self.numbers[program.manifest.repeat.text]
        self._round: list[Any] = [begins, 0, None, *[None] * self.slots[begins]]
        self._sites, self._routines = len(self.routines.resumes), len(self.routines.table)

    def _of_thing(self, node: R.Expression) -> Callable[[int], Any]:
        """What works out an expression for a thing in slot 0, without reading the game, and for nothing."""
        value, effort = self.expressions.compile(node), self.expressions.effort

        def of(x: int) -> Any:
            left = effort.left
            try:
                return value([], [*[None] * BASE, x])
            finally:
                effort.left = left

        return of

    def _helpers(self) -> None:
        known = self.context.module.globals
        known.update(BUILT_IN)
        known["W"] = WAITING
        if self.coverage is not None:
            known["n"] = self.coverage.counts
        if self.notes is not None:
            known["q"] = self.notes
            self.notes.questions, self.notes.names = self.sites.questions, self.names
        known["effort"] = self.expressions.effort
        watched = self.context.watched
        move = mover(self.layout.places, self.operations.shown, watched)
        known["move"], known["move_many"] = (
            move,
            mover_of_many(move, self.layout.places, self.operations.shown, watched),
        )

    def _adopt_functions(self) -> None:
        """Let closures that are left call the generated functions."""
        known = self.context.module.globals
        for name, generated in self.context.functions.items():
            self.expressions.functions[name] = self._either(self.expressions.functions[name], generated)
        refresh = Holders(self.context, self.zones).refresh
        known["refresh"] = refresh
        self.powers.refresh = refresh  # type: ignore[method-assign]
        possible = self.expressions.possible

        def can(rule: str) -> Callable[..., bool]:
            generated = self.context.possible.get(rule)
            return possible(rule) if generated is None else self._either(possible(rule), generated)

        self.expressions.possible = can
        self.windows.options = self.listing(self.windows.options)  # type: ignore[assignment,method-assign]

    def listing(self, plain: Offer) -> Offer:
        """The options of a window by its generated function; the plain way while reasons are gathered."""
        functions, known = self.functions, self.context.module.globals
        names, generated = self.windows.names, self.context.windows

        def options(state: State, frame: list[Any], seat: int) -> Iterable[tuple[int, tuple[Any, ...]]]:
            if functions.refused is not None:
                return plain(state, frame, seat)
            found: list[tuple[int, tuple[Any, ...]]] = known[generated[names[frame[1]]]](
                state.cells, *frame[ARGUMENTS], seat
            )
            return found

        return options

    def _either(self, plain: Callable[..., Any], generated: str) -> Callable[[list[Any], Any], Any]:
        """The generated function for closures that are left; the plain one while reasons are gathered."""
        functions, known, module = self.functions, self.context.module.globals, self.context.module

        def answer(S: list[Any], arguments: Any) -> Any:
            if functions.refused is not None:
                return plain(S, arguments)
            try:
                return known[generated](S, *arguments)
            except KeyError as error:
                found = fault_of(module, error)
                if found is None:
                    raise
                raise found from None

        return answer

    # ---------------------------------------------------------------------------------- playing

    def answer(self, state: State, choice: int | tuple[int, ...]) -> None:
        """Answer what is pending, as in the plain engine."""
        pending, stack = state.pending, state.stack
        assert pending is not None
        site, depth = pending[0], len(stack) - 1
        if (
            not 0 <= site < self._sites
            or depth >= DEEP
            or (self.functions.refused is not None and self.gathers_reasons)
        ):
            super().answer(state, choice)
            return
        state.pending = None
        state.log.append((ANSWER, site, pending[1], choice))
        if self._shown:
            self._shown.clear()
        self._effort.left = self._effort.most
        state.fuel = STEP_FUEL
        frame = stack.pop()
        try:
            try:
                result = self._resumes[site](state, frame, pending[2], choice)
            except FAULTS as error:
                self._put_back(state, depth, error)
                raise
            if result is WAITING and state.pending is not None:
                state.fuel = 0
            else:
                self._play(state, frame, result)
            if self._left_over or state.cells[POWERS_STALE]:
                self._settle(state)
        except FAULTS as stopped:
            self._failed(state, stopped)

    def advance(self, state: State) -> None:
        """Go on until somebody must answer or the game is over, as in the plain engine."""
        shown = self._shown
        if shown:
            shown.clear()
        if state.shown:
            shown.update(state.shown)
            state.shown = ()
        self._effort.renew()
        state.fuel = STEP_FUEL
        try:
            if self.functions.refused is not None and self.gathers_reasons:
                self._play_plainly(state)
            else:
                self._play(state, [], WAITING)
            if self._left_over or state.cells[POWERS_STALE]:
                self._settle(state)
        except FAULTS as stopped:
            self._failed(state, stopped)

    def _failed(self, state: State, stopped: BaseException) -> None:
        """Something has cut a step short: tell what it means for the rules."""
        if isinstance(stopped, KeyError):
            found = fault_of(self.context.module, stopped)
            if found is None:
                raise stopped
            stopped = found
        assert isinstance(stopped, (SuspendForChance, RecursionError, Fault))
        self._stopped(state, stopped)

    def _play(self, state: State, frame: list[Any], result: Any) -> None:
        """Carry out what is on top of the stack until something is pending or nothing is left.

        What was carried out before has given `result`; `frame` was its own.
        """
        table, guards = self.routines.table, self.guards
        while True:
            stack = state.stack
            if result is not WAITING:
                if state.made or guards or not stack:
                    self._deliver(state, frame, result)
                elif frame[2] is not None:
                    stack[-1][frame[2] + BASE] = result
            if not stack:
                break
            depth = len(stack) - 1
            if state.fuel < 0 or depth >= DEEP:
                self._play_plainly(state)
                return
            state.fuel -= 1
            frame = stack[-1]
            number = frame[0]
            entry = table[number][frame[1]] if 0 <= number < self._routines else None
            if entry is None:
                self._other_frame(state, frame)
                result = WAITING
            else:
                del stack[-1]
                try:
                    result = entry(state, frame)
                except FAULTS as error:
                    self._put_back(state, depth, error)
                    raise
            if result is WAITING and state.pending is not None:
                break
        state.fuel = 0

    def _game(self, state: State, frame: list[Any]) -> None:
        """As in the plain engine; the rounds after the first begin by a frame that is ready."""
        if frame[1] != 2 or self.check_invariants:
            super()._game(state, frame)
            return
        frame[3] += 1
        state.log.append((ROUND, frame[3], self.active_seat(state)))
        state.stack.append(self._round[:])

    def _other_frame(self, state: State, frame: list[Any]) -> None:
        """Handlers in order, a window, the game itself, or a routine of an example."""
        number = frame[0]
        if number == ORDERING:
            if self.handlers.advance(state):
                self.flow.leave(state, None)
        elif number == WINDOW:
            if self.windows.advance(state):
                self.flow.close_window(state)
        elif number < 0:
            self._game(state, frame)
        else:
            self._left_over = True
            block = self.blocks[number][frame[1]](state, frame)
            if block >= 0:
                frame[1] = block

    def _put_back(self, state: State, depth: int, error: BaseException) -> None:
        """Put routines that a fault has cut short back on the stack, so that it can be told what was under way."""
        del state.stack[depth:]
        for number, block in under_way(self.context.module, error):
            state.stack.append([number, block, None, *[None] * self.slots[number]])

    def _play_plainly(self, state: State) -> None:
        """Let the plain executor go on to the next question: at the limits, where chance is asked, for reasons."""
        state.fuel = 0
        self._left_over = True
        super()._run(state)

    def _settle(self, state: State) -> None:
        """Generated code leaves nothing over in its frames."""
        if self._left_over:
            self._left_over = False
            super()._settle(state)
        elif state.cells[POWERS_STALE]:
            self.powers.refresh(state.cells)

    def _deliver(self, state: State, frame: list[Any], result: Any) -> None:
        """A routine is done: its result goes to the frame below, whose ground is looked at."""
        stack = state.stack
        if state.made:
            self.end_strays(state, len(stack))
        if not stack:
            return
        below = stack[-1]
        if frame[2] is not None:
            below[frame[2] + BASE] = result
        if self.guards and below[0] in self.guards:
            holds, start = self.guards[below[0]]
            if below[1] < start and not holds(state.cells, below):
                below[1] = start

    def _carrying_out(self) -> Callable[[State, Due], None]:
        """The plain executor's way to start a handler, which leaves things in the frame the handler hangs on."""
        carry_out = self.handlers.carry_out

        def carry_out_and_tidy(state: State, chosen: Due) -> None:
            order, frame = state.stack[-1], state.stack[-2]
            carry_out(state, chosen)
            self.tidy(frame, order)

        return carry_out_and_tidy


class _Waiting:
    def __repr__(self) -> str:
        return "waiting"


WAITING = _Waiting()
"""What a generated routine returns when it has put its frame on the stack."""
