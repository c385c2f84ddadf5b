"""Worked examples carried out: given, when, then.

An example begins with all cards where the manifest puts them; no set-up has run. `whenever` is looked at from the
first line of `when` on. Answers are taken in order by the seat they belong to; a question that no answer is left
for is passed, or takes its first option.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from interpreter.check import ExampleShape, Program
from interpreter.check import resolved as R
from interpreter.check.types import NUMBER
from interpreter.execute import Engine
from interpreter.execute.engine import CHANCE
from interpreter.execute.expressions import BASE, Frame
from interpreter.execute.handlers import ORDERING
from interpreter.execute.start import first_state
from interpreter.execute.windows import WINDOW
from interpreter.messages import Fault
from interpreter.runtime import PASS, Pending, State
from interpreter.session.example_claims import Claims
from interpreter.session.example_result import ExampleResult
from interpreter.session.example_words import Words, same
from interpreter.syntax import tree as T

MAX_QUESTIONS = 10_000

Listen = Callable[[State], AbstractContextManager[Any]]
"""Listens to a game while the lines of `when` are carried out."""


def example_engine(program: Program) -> Engine:
    """An engine for examples, which may write any field."""
    return Engine(program, all_written=True)


def run_example(engine: Engine, shape: ExampleShape, listen: Listen | None = None) -> ExampleResult:
    """Carry an example out on the plain engine."""
    return _Run(engine, shape, listen).result()


@dataclass(frozen=True, eq=False)
class CarriedOut:
    """An example after its last line: what became of it, the game as it is then, and what its names hold."""

    result: ExampleResult
    state: State
    frame: Frame


def carry_out_example(engine: Engine, shape: ExampleShape) -> CarriedOut:
    """Carry an example out, and keep the game as it is at its end."""
    run = _Run(engine, shape)
    result = run.result()
    return CarriedOut(result, run.state, run.frame)


class _Run:
    def __init__(self, engine: Engine, shape: ExampleShape, listen: Listen | None = None) -> None:
        self.engine = engine
        self.listen = listen
        self.shape = shape
        self.program = engine.program
        self.outcome = ExampleResult(shape.node.name.text, shape.node.name.span, shape.cites)
        seats = max(shape.seats, self.program.manifest.players.low)
        self.state = first_state(engine.expressions, seats, 1)
        self.state.asks_forced = True
        self.answers: list[T.Answer] = [a for a in shape.answers if not isinstance(a, T.RollAnswer)]
        self.frame: Frame = []
        self.words = Words(engine)
        self.claims = Claims(engine, shape, self.state, self.words, self.outcome)
        self.claims.with_workings = listen is not None

    def result(self) -> ExampleResult:
        functions = self.engine.functions
        try:
            self._given()
            start = len(self.state.log)
            with nullcontext() if self.listen is None else self.listen(self.state):
                self._when()
            refused: set[str] = functions.refused or set()
            functions.refused = None
            for claim in self.shape.claims:
                self.claims.claim(claim, start, refused)
            for claim in self.shape.misprints:
                self.claims.misprint(claim, start, refused)
        except Fault as fault:
            self.outcome.diagnostics = fault.diagnostics
        finally:
            functions.refused = None
        return self.outcome

    # ------------------------------------------------------------------------------------ given

    def _given(self) -> None:
        number = self.engine.add_routine(self.shape.given)
        self.engine.start_routine(self.state, number, [], None)
        self.frame = self.state.stack[-1]
        room = BASE + self.shape.slots - len(self.frame)
        self.frame.extend([None] * max(0, room))
        self.claims.frame = self.frame
        self._go_on()

    def _when(self) -> None:
        rolls = [answer for answer in self.shape.answers if isinstance(answer, T.RollAnswer)]
        self.state.chance = tuple(tuple(_roll_value(value) for value in roll.values) for roll in rolls)
        self.engine.begin_watching(self.state)
        self.engine.functions.refused = set()
        compile_ = self.engine.expressions.compile
        for call in self.shape.calls:
            if self.state.ending is not None:
                break
            assert isinstance(call, R.CallRoutine)
            arguments = [compile_(argument)(self.state.cells, self.frame) for argument in call.arguments]
            if call.name in self.program.windows:
                self.engine.windows.open(self.state, call.name, arguments, None)
            else:
                number = self.engine.numbers[call.name]
                self.engine.start_routine(self.state, number, arguments, None)
            bottom = self.state.stack[-1]
            assert bottom is not None
            slot = call.result_slot
            holder = self.frame if slot is None else self._holder(slot)
            self._go_on()
            if slot is not None:
                self.frame[slot + BASE] = holder[slot + BASE]
        for answer in self.answers:
            self.claims.fail(answer.span, "this answer was never asked for")
        if self.state.chance:
            self.claims.fail(self.shape.node.span, f"{len(self.state.chance)} rolls were never made")

    def _holder(self, slot: int) -> Frame:
        """A frame below what was called, in which the result finds its slot.

        It is a copy of the example's own: a frame that waits forgets what its rule has no more use for.
        """
        called = self.state.stack.pop()
        number = self.engine.add_routine(
            R.Routine("example end", "example", (), (), self.shape.slots, (), None, self.shape.node.span)
        )
        holder = [number, 0, *self.frame[2:]]
        called[2] = slot
        self.state.stack += [holder, called]
        return holder

    def _go_on(self) -> None:
        self.engine.advance(self.state)
        for _ in range(MAX_QUESTIONS):
            pending = self.state.pending
            if pending is None:
                return
            if pending.site == CHANCE:
                return
            self.engine.answer(self.state, self._choice(pending))
        self.claims.fail(self.shape.node.span, f"more than {MAX_QUESTIONS} questions were asked")

    # ---------------------------------------------------------------------------------- answers

    def _choice(self, pending: Pending) -> int | tuple[int, ...]:
        seat = self.words.title(pending.seat)
        words = tuple(self.words.option(self.state, pending, option) for option in pending.options)
        if pending.site == WINDOW:
            self.claims.note_actions(pending)
        if _is_forced(pending):
            self._take_forced(pending, seat, words)
            return 0 if pending.low is None else tuple(range(pending.low))
        self.claims.asked.offered.append((seat, pending.site, words))
        answer = self._next_answer(pending, seat)
        if answer is None:
            if pending.passable:
                return PASS
            if pending.options == (True, False):
                return 1
            return 0 if pending.low is None else tuple(range(pending.low))
        if isinstance(answer, T.PassAnswer):
            if pending.passable:
                return PASS
            if pending.options == (True, False):
                return 1
            if pending.low == 0:
                return ()
            self.claims.fail(answer.span, f"{seat} may not pass here; there is: {_list(words)}")
            return 0 if pending.low is None else tuple(range(pending.low))
        return self._chosen(answer, pending, words)

    def _take_forced(self, pending: Pending, seat: str, words: tuple[tuple[str, ...], ...]) -> None:
        """A question with one possible answer needs none; an answer that says just that is used up."""
        flat = tuple(word for option in words for word in option)
        for answer in self.answers:
            if not isinstance(answer, (T.ChooseAnswer, T.PassAnswer, T.ActionAnswer)) or _word(answer.by) != seat:
                continue
            if not isinstance(answer, T.PassAnswer):
                wanted = _wanted(answer)
                if same(flat, wanted) or flat == self._held(wanted):
                    self.answers.remove(answer)
            return

    def _held(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words with names that the example has bound put into the words of what they hold."""
        bound = {name: (slot, kind) for name, slot, kind in self.shape.variables}
        found = []
        for word in words:
            slot, kind = bound.get(word, (-1, NUMBER))
            value = self.frame[slot + BASE] if slot >= 0 else None
            found.append(word if value is None else self.words.word(value, kind))
        return tuple(found)

    def _next_answer(self, pending: Pending, seat: str) -> T.Answer | None:
        prompt = self._prompt(pending)
        for answer in self.answers:
            if isinstance(answer, (T.ChooseAnswer, T.PassAnswer, T.ActionAnswer)):
                if _word(answer.by) != seat:
                    continue
                ask = None if isinstance(answer, T.ActionAnswer) else answer.ask
                if ask is not None and prompt != f"ask-{ask.text}":
                    continue
                self.answers.remove(answer)
                return answer
        return None

    def _chosen(self, answer: T.Answer, pending: Pending, words: tuple[tuple[str, ...], ...]) -> int | tuple[int, ...]:
        assert isinstance(answer, (T.ChooseAnswer, T.ActionAnswer))
        wanted = _wanted(answer)
        if pending.low is not None:
            return self._several(answer, pending, words, _members(answer, wanted))
        for index, option in enumerate(words):
            if same(option, wanted):
                return index
        for index, option in enumerate(words):
            if same(option[: len(wanted)], wanted):
                return index
        held = self._held(wanted)
        for index, option in enumerate(words):
            if option == held:
                return index
        for index, option in enumerate(words):
            if option[: len(wanted)] == held:
                return index
        self.claims.fail(answer.span, f"'{', '.join(wanted)}' cannot be chosen; there is: {_list(words)}")
        return 0

    def _several(
        self, answer: T.Answer, pending: Pending, words: tuple[tuple[str, ...], ...], wanted: tuple[str, ...]
    ) -> tuple[int, ...]:
        left = list(range(len(words)))
        chosen = []
        for word in wanted:
            found = next((index for index in left if same(words[index], (word,))), None)
            if found is None:
                held = self._held((word,))
                found = next((index for index in left if words[index] == held), None)
            if found is None:
                self.claims.fail(answer.span, f"'{word}' cannot be chosen; there is: {_list(words)}")
                continue
            left.remove(found)
            chosen.append(found)
        low, high = pending.low or 0, pending.high if pending.high is not None else len(words)
        if not low <= len(chosen) <= high:
            self.claims.fail(answer.span, f"{len(chosen)} are chosen, but {low} to {high} may be")
            return tuple(range(low))
        return tuple(sorted(chosen))

    def _prompt(self, pending: Pending) -> str:
        if pending.site >= 0:
            return self.engine.sites.questions[pending.site].prompt.message.id
        return ""


def _word(node: T.Expression) -> str:
    match node:
        case T.Name(text):
            return text
        case T.Number(value):
            return str(value)
        case T.Truth(value):
            return "yes" if value else "no"
        case T.Unary(operator="-", operand=operand):
            return f"-{_word(operand)}"
        case T.Nothing():
            return "none"
        case _:
            return node.span.text


def _wanted(answer: T.ChooseAnswer | T.ActionAnswer) -> tuple[str, ...]:
    if isinstance(answer, T.ActionAnswer):
        return (answer.call.name.text, *(_word(a.value) for a in answer.call.arguments))
    return tuple(_word(value) for value in answer.values)


def _members(answer: T.ChooseAnswer | T.ActionAnswer, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The members that are chosen, which may also stand in brackets."""
    if isinstance(answer, T.ChooseAnswer) and len(answer.values) == 1:
        only = answer.values[0]
        if isinstance(only, T.ListLiteral):
            return tuple(_word(value) for value in only.items)
    return wanted


def _is_forced(pending: Pending) -> bool:
    if pending.passable or pending.site == ORDERING:
        return False
    return len(pending.options) == 1 if pending.low is None else pending.low == len(pending.options)


def _roll_value(node: T.Expression) -> int | str:
    return node.value if isinstance(node, T.Number) else _word(node)


def _list(words: tuple[tuple[str, ...], ...]) -> str:
    shown = ["'" + ", ".join(option) + "'" for option in words[:12]]
    return "; ".join(shown) + (" ..." if len(words) > 12 else "") if shown else "nothing"
