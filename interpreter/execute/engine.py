"""The engine: a program made ready to be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.execute.coverage import Coverage
from interpreter.execute.effort import weight
from interpreter.execute.expressions import BASE, Evaluate, Expressions, Frame
from interpreter.execute.faults import fail
from interpreter.execute.flow import GAME, Flow, Run
from interpreter.execute.functions import Functions, Share
from interpreter.execute.handlers import ORDERING, Handlers
from interpreter.execute.menus import Menus
from interpreter.execute.operations import Operations
from interpreter.execute.possible import Possible
from interpreter.execute.powers import Powers
from interpreter.execute.questions import Questions
from interpreter.execute.sight import Sight
from interpreter.execute.start import first_cells
from interpreter.execute.windows import WINDOW, Windows
from interpreter.ir import Code, Sites, lay_out, lower_program, lower_routine, written_columns
from interpreter.ir import blocks as B
from interpreter.ir.layout import POWERS_STALE
from interpreter.ir.passes import Liveness
from interpreter.messages import Diagnostic, Fault, Piece
from interpreter.runtime import ANSWER, PASS, ROUND, Outcome, Pending, State, SuspendForChance, seed_state
from interpreter.text import Span

CHANCE = -3
"""The site of a question to the table: what do the real dice show?"""

STEP_FUEL = 1_000_000
"""Blocks that may be carried out between two answers."""
LARGE = 8
"""A block that counts more than this is charged for its size."""
MAX_DEPTH = 400
"""Rules that may be under way at a time."""


class Engine:
    """Plays the games of one program. Holds no game itself: all that changes is in the `State`."""

    quick = True
    """Whether functions may be answered without going through their parts one by one."""
    coverage: Coverage | None = None
    """What keeps count of steps and parts that are reached, in engines that do."""
    expressions_class: type[Expressions] = Expressions
    questions_class: type[Questions] = Questions

    def __init__(self, program: Program, *, all_written: bool = False) -> None:
        """`all_written`: every field can be written, as examples may; otherwise those that no rule writes are fixed."""
        self.program = program
        written = frozenset(column.path for column in program.columns)
        self.layout = lay_out(program, written if all_written else written_columns(program))
        self.expressions = self.expressions_class(program, self.layout)
        self.sight = Sight(program, self.layout)
        self.powers = Powers(self.expressions)
        self.menus = Menus(self.expressions, self.powers)
        self.questions = self.questions_class(self.expressions, self.menus, self.sight)
        self.functions = Functions(self.expressions, self.powers, quick=self.quick)
        self.codes, self.sites, self.reads = lower_program(program)
        self.liveness = Liveness(self.codes)
        self.operations = Operations(self.expressions, self.powers, self.sight, self.reads)
        self.numbers = {name: code.index for name, code in self.codes.items()}
        self.names = {code.index: name for name, code in self.codes.items()}
        self.handlers = Handlers(self.expressions, self.powers, self.start_routine)
        self.handlers.routines = self.numbers
        self.windows = Windows(self.expressions, self.start_routine, self.numbers)
        self.functions.compile_all()
        self.expressions.possible = Possible(self.expressions, self.menus).rule
        self.guards: dict[int, tuple[Evaluate, int]] = {}
        self.blocks: dict[int, list[Run]] = {}
        self.paths: dict[int, list[str]] = {}
        self.slots: dict[int, int] = {}
        self.flow = Flow(self)
        for code in self.codes.values():
            self.compile_code(code)
        self.whenevers = _in_order(program.whenevers)
        self._watch = [
            (number, self.expressions.compile(shape.condition), shape)
            for number, shape in ((program.whenevers.index(shape), shape) for shape in self.whenevers)
        ]
        self.check_invariants = False
        self._first: dict[int, list[Any]] = {}
        self._active = None if program.active is None else self.layout.columns[program.active.path]

    # -------------------------------------------------------------------------------- compiling

    def compile_code(self, code: Code) -> None:
        """Make the blocks of a routine ready."""
        self.slots[code.index] = code.slots
        self.paths[code.index] = [block.path for block in code.blocks]
        guard = code.routine.guard
        if guard is not None:
            self.guards[code.index] = (self.expressions.compile(guard.condition), code.guard_start)
        self.blocks[code.index] = [self._block(block) for block in code.blocks]

    def _block(self, block: B.Block) -> Run:
        operations = [self.operations.compile(operation) for operation in block.operations]
        end = self.flow.compile(block.end)
        if not operations:
            return end
        cost = weight((block.operations, block.end))
        if cost > LARGE:
            operations.append(self._charge(cost))
        if len(operations) == 1:
            only = operations[0]

            def run_one(state: State, L: Frame) -> int:
                only(state, L)
                return end(state, L)

            return run_one

        def run(state: State, L: Frame) -> int:
            for operation in operations:
                operation(state, L)
            return end(state, L)

        return run

    def _charge(self, cost: int) -> Callable[[State, Frame], None]:
        """What a large block counts beside the step that it is."""
        effort = self.expressions.effort

        def charge(state: State, L: Frame) -> None:
            effort.left -= cost
            if effort.left < 0:
                effort.spent()

        return charge

    def add_routine(self, routine: R.Routine, sites: Sites | None = None) -> int:
        """Make one more routine ready (of an example); its number."""
        number = max(self.blocks, default=-1) + 1
        code = lower_routine(routine, number, sites or self.sites, self.reads, frozenset(), False)
        self.numbers[routine.name] = number
        self.names[number] = routine.name
        self.liveness.add(code)
        self.compile_code(code)
        return number

    # ---------------------------------------------------------------------------------- playing

    def new_game(self, seats: int, seed: int) -> State:
        """A game at its beginning; `advance` takes it to the first question."""
        first = self._first.get(seats)
        if first is None:
            first = self._first[seats] = first_cells(self.expressions, seats)
        state = State(first[:], seed_state(seed))
        state.stack.append([GAME, 0, None, 0])
        return state

    def start_routine(self, state: State, number: int, arguments: list[Any], result_slot: int | None) -> None:
        """Put a routine on the stack."""
        if len(state.stack) >= MAX_DEPTH:
            raise fail("L0926", self._span_of(number), name=self.names[number], limit=MAX_DEPTH)
        frame = [number, 0, result_slot, *arguments]
        frame += [None] * (self.slots[number] - len(arguments))
        state.stack.append(frame)

    def advance(self, state: State) -> None:
        """Go on until somebody must answer or the game is over.

        Raises:
            Fault: the rules lead to something impossible (with its place and the rules under way).
        """
        self.operations.shown.clear()
        if state.shown:
            self.operations.shown.update(state.shown)
            state.shown = ()
        self.expressions.effort.renew()
        try:
            self._run(state)
            self._settle(state)
        except (SuspendForChance, RecursionError, Fault) as stopped:
            self._stopped(state, stopped)

    def _stopped(self, state: State, stopped: SuspendForChance | RecursionError | Fault) -> None:
        """Wait for what real dice show; tell anything else that has cut a step short, with the rules under way."""
        if isinstance(stopped, SuspendForChance):
            state.pending = Pending(CHANCE, -1, (stopped.kind, stopped.path, stopped.sizes), False)
            state.shown = tuple(self.operations.shown.items())
            self._settle(state)
        elif isinstance(stopped, RecursionError):
            raise fail("L0928", self._span_of(state.stack[-1][0] if state.stack else -1)) from None
        else:
            raise Fault(*(self._with_trace(each, state) for each in stopped.diagnostics)) from None

    def _run(self, state: State) -> None:
        """Carry out blocks until something is pending or nothing is left to do."""
        fuel = STEP_FUEL
        blocks = self.blocks
        stack = state.stack
        while state.pending is None and stack:
            frame = stack[-1]
            number = frame[0]
            fuel -= 1
            if fuel < 0:
                raise fail("L0927", self._span_of(number), limit=STEP_FUEL)
            if number >= 0:
                block = blocks[number][frame[1]](state, frame)
                if block >= 0:
                    frame[1] = block
            elif number == ORDERING:
                if self.handlers.advance(state):
                    self.flow.leave(state, None)
            elif number == WINDOW:
                if self.windows.advance(state):
                    self.flow.close_window(state)
            else:
                self._game(state, frame)
            stack = state.stack

    def _settle(self, state: State) -> None:
        """Leave a state that waits in the one form it has in every engine: holders known, nothing left over."""
        if state.cells[POWERS_STALE]:
            self.powers.refresh(state.cells)
        above: Frame | None = None
        for frame in reversed(state.stack):
            if frame[0] >= 0:
                self.tidy(frame, above)
            above = frame

    def tidy(self, frame: Frame, above: Frame | None) -> None:
        """Clear the slots of a frame that nothing will read again; `above` is the next frame on the stack."""
        site = above[1] if above is not None and above[0] == ORDERING else None
        kept = self.liveness.waiting(frame[0], frame[1], site)
        for slot in range(len(frame) - BASE):
            if slot not in kept:
                frame[slot + BASE] = None

    def answer(self, state: State, choice: int | tuple[int, ...]) -> None:
        """Answer what is pending: the number of an option, `PASS`, or the numbers of several. Goes on from there.

        The choice must be one of those offered; `Session` checks what people write.
        """
        pending = state.pending
        assert pending is not None
        state.pending = None
        state.log.append((ANSWER, pending.site, pending.seat, choice))
        if pending.site >= 0:
            frame = state.stack[-1]
            frame[1] = self.questions.answer(self.sites.questions[pending.site], pending, frame, choice)
        elif pending.site == ORDERING:
            assert isinstance(choice, int)
            self.handlers.carry_out(state, pending.options[choice])
        else:
            assert isinstance(choice, int)
            self.windows.answer(state, pending, choice)
        self.advance(state)

    def answer_chance(self, state: State, outcome: tuple[int | str, ...]) -> None:
        """Say what the real dice show, or which member was drawn."""
        state.pending = None
        state.chance = (outcome,)
        self.advance(state)

    def _game(self, state: State, frame: Frame) -> None:
        manifest = self.program.manifest
        phase = frame[1]
        if phase == 0:
            frame[1] = 1
            if manifest.begin is not None:
                self.start_routine(state, self.numbers[manifest.begin.text], [], None)
        elif phase in (1, 2):
            if phase == 1:
                self.begin_watching(state)
            self._invariants(state)
            frame[1] = 2
            frame[3] += 1
            state.log.append((ROUND, frame[3], self.active_seat(state)))
            self.start_routine(state, self.numbers[manifest.repeat.text], [], None)
        elif phase == 3:
            frame[1] = 4
            if manifest.finish is not None:
                self.start_routine(state, self.numbers[manifest.finish.text], [], None)
        else:
            state.outcome = self._outcome(state)
            state.stack = []

    def active_seat(self, state: State) -> int | None:
        """Whose turn it is by the manifest's track; None where it names none."""
        return None if self._active is None else state.cells[self._active]

    # ------------------------------------------------------------------------------- whenever

    def begin_watching(self, state: State) -> None:
        """Look at every `whenever` from now on; what holds already has not become true."""
        state.observing = True
        for number, test, shape in self._watch:
            state.cells[self.layout.watched + number] = bool(test(state.cells, [None] * (BASE + shape.slots)))

    def look(self, state: State) -> None:
        """Find every `whenever` that has become true; the first in order goes first."""
        risen: list[R.WheneverShape] = []
        S = state.cells
        for number, test, shape in self._watch:
            now = bool(test(S, [None] * (BASE + shape.slots)))
            if now and not S[self.layout.watched + number]:
                risen.append(shape)
            S[self.layout.watched + number] = now
        for one, other in pairwise(risen):
            if not _goes_before(self.program.whenevers, one, other):
                raise Fault.of("L0925", other.span, one=one.name, other=other.name)
        for shape in reversed(risen):
            self.start_routine(state, self.numbers[shape.routine], [], None)

    def _invariants(self, state: State) -> None:
        if not self.check_invariants:
            return
        for named in self.program.manifest.invariants:
            holds, shares = self.functions.shares(state.cells, named.text, [])
            if not holds:
                broken = next((s.part for s in shares if not s.value), None)
                raise fail(
                    "L0929",
                    broken.span if broken is not None else named.span,
                    name=named.text,
                    part=broken.label if broken is not None else "",
                )

    # ---------------------------------------------------------------------------------- ending

    def end_strays(self, state: State, depth: int) -> None:
        """End made things that lie in no zone and whose rule is done."""
        left = []
        for thing, made_at in state.made:
            if made_at <= depth:
                left.append((thing, made_at))
                continue
            if state.cells[self.layout.places + thing] < 0:
                alive = state.cells[self.layout.alive[self.layout.entity_of[thing]]]
                if thing in alive:
                    self.operations.things.end(state, thing, None)
        state.made = left

    def _outcome(self, state: State) -> Outcome:
        ending = state.ending
        assert ending is not None
        S = state.cells
        ranking = self.ranking(state)
        if ending.winners is not None:
            return Outcome(ending.key, ending.winners, ranking)
        manifest = self.program.manifest.ranking
        if manifest is None or not ranking:
            return Outcome(ending.key, (), ranking)
        among = None
        if manifest.among is not None:
            among = self.expressions.functions[manifest.among.text](S, [])
        contenders = [(seat, figures) for seat, figures in ranking if among is None or seat in among]
        best = contenders[0][1] if contenders else ()
        winners = tuple(seat for seat, figures in contenders if figures == best)
        return Outcome(ending.key, winners, ranking)

    def ranking(self, state: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """All seats with their figures by the manifest's ranking, the best first."""
        manifest = self.program.manifest.ranking
        S = state.cells
        seats = self.expressions.seats_round(S, [])
        if manifest is None:
            return tuple((seat, ()) for seat in seats)
        rows = []
        for seat in seats:
            figures = tuple(self.figure(state, goal.by.text, seat) for goal in manifest.by)
            signs = tuple(1 if goal.best == "lowest" else -1 for goal in manifest.by)
            rows.append((tuple(s * f for s, f in zip(signs, figures, strict=True)), seat, figures))
        rows.sort(key=lambda row: (row[0], seats.index(row[1])))
        return tuple((seat, figures) for _, seat, figures in rows)

    def figure(self, state: State, name: str, seat: int) -> int:
        """A total or field of a seat."""
        self.expressions.effort.renew()
        if name in self.program.functions:
            function = self.program.functions[name]
            return int(self.expressions.functions[name](state.cells, [seat] if function.parameters else []))
        path = f"{self.program.seat_entity}.{name}"
        if path in self.layout.columns:
            return int(state.cells[self.layout.columns[path] + seat])
        return int(state.cells[self.layout.columns[name]])

    def shares(self, state: State, name: str, arguments: list[Any]) -> tuple[Any, list[Share]]:
        """A function's answer, and what each part brought to it."""
        self.expressions.effort.renew()
        return self.functions.shares(state.cells, name, arguments)

    # ------------------------------------------------------------------------------------ places

    def _span_of(self, number: int) -> Span | None:
        name = self.names.get(number)
        routine = self.program.routines.get(name) if name is not None else None
        return None if routine is None else routine.span

    def under_way(self, state: State) -> list[str]:
        """The steps under way, the innermost first."""
        found = []
        for frame in reversed(state.stack):
            if frame[0] >= 0:
                found.append(self.paths[frame[0]][frame[1]])
        return found

    def _with_trace(self, diagnostic: Diagnostic, state: State) -> Diagnostic:
        trace: list[tuple[Span, str]] = list(diagnostic.related)
        for frame in reversed(state.stack[-12:]):
            span = self._span_of(frame[0])
            if frame[0] >= 0 and span is not None:
                trace.append((span, Piece("while-carried-out", step=self.paths[frame[0]][frame[1]])))
        return Diagnostic(diagnostic.code, diagnostic.span, diagnostic.arguments, tuple(trace), diagnostic.suggestion)


def _goes_before(shapes: Iterable[R.WheneverShape], one: R.WheneverShape, other: R.WheneverShape) -> bool:
    """Whether `one` is `over` `other`, directly or through others."""
    by_name = {shape.name: shape for shape in shapes}
    seen: set[str] = set()
    todo = list(one.over)
    while todo:
        name = todo.pop()
        if name == other.name:
            return True
        if name not in seen and name in by_name:
            seen.add(name)
            todo += by_name[name].over
    return False


def _in_order(shapes: tuple[R.WheneverShape, ...]) -> tuple[R.WheneverShape, ...]:
    """Those that are `over` others first; otherwise by name."""
    left = sorted(shapes, key=lambda shape: shape.name)
    done: list[R.WheneverShape] = []
    while left:
        free = next(
            (s for s in left if not any(_goes_before(shapes, other, s) for other in left if other is not s)),
            left[0],
        )
        left.remove(free)
        done.append(free)
    return tuple(done)


__all__ = ["CHANCE", "PASS", "Engine"]
