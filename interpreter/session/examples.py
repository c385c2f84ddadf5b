"""Worked examples carried out: given, when, then.

An example begins with all cards where the manifest puts them; no set-up has run. `whenever` is looked at from the
first line of `when` on. Answers are taken in order by the seat they belong to; a question that no answer is left
for is passed, or takes its first option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from interpreter.check import ExampleShape, Program
from interpreter.check import resolved as R
from interpreter.check.examples import ClaimShape
from interpreter.check.types import (
    NUMBER,
    BooleanType,
    EnumerationType,
    ListType,
    OptionalType,
    ThingType,
    Type,
)
from interpreter.execute import Engine
from interpreter.execute.engine import CHANCE
from interpreter.execute.expressions import BASE, Frame
from interpreter.execute.handlers import ORDERING
from interpreter.execute.start import first_state
from interpreter.execute.windows import WINDOW
from interpreter.ir import blocks as B
from interpreter.messages import Diagnostic, Fault
from interpreter.runtime import PASS, TELL, Pending, State
from interpreter.syntax import tree as T
from interpreter.text import Span

MAX_QUESTIONS = 10_000

Listen = Callable[[State], AbstractContextManager[Any]]
"""Listens to a game while the lines of `when` are carried out."""


@dataclass(frozen=True)
class Failure:
    """Why an example does not hold: where, what, and how the value came about, line by line."""

    span: Span
    message: str
    how: tuple[str, ...] = ()


@dataclass(frozen=True)
class Misprint:
    """What the printed text says and the rules do not, with what is right, line by line."""

    printed: str
    right: tuple[str, ...]


@dataclass
class ExampleResult:
    """What became of an example."""

    name: str
    span: Span
    cites: tuple[tuple[str | None, str], ...]
    failures: list[Failure] = field(default_factory=list)
    misprints: list[Misprint] = field(default_factory=list)
    workings: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    """For each claim that is an expression how it comes about; only where somebody listens."""
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return not self.failures and not self.diagnostics


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
        self.offered: list[tuple[str, int, tuple[tuple[str, ...], ...]]] = []
        self.actions: list[tuple[str, tuple[Any, ...]]] = []
        self.refusals: dict[int, set[str]] = {}
        self.frame: Frame = []

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
                self._claim(claim, start, refused)
            for claim in self.shape.misprints:
                self._misprint(claim, start, refused)
        except Fault as fault:
            self.outcome.diagnostics = fault.diagnostics
        finally:
            functions.refused = None
        return self.outcome

    def fail(self, span: Span, message: str, how: Iterable[str] = ()) -> None:
        self.outcome.failures.append(Failure(span, message, tuple(how)))

    # ------------------------------------------------------------------------------------ given

    def _given(self) -> None:
        number = self.engine.add_routine(self.shape.given)
        self.engine.start_routine(self.state, number, [], None)
        self.frame = self.state.stack[-1]
        room = BASE + self.shape.slots - len(self.frame)
        self.frame.extend([None] * max(0, room))
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
            self.fail(answer.span, "this answer was never asked for")
        if self.state.chance:
            self.fail(self.shape.node.span, f"{len(self.state.chance)} rolls were never made")

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
        self.fail(self.shape.node.span, f"more than {MAX_QUESTIONS} questions were asked")

    # ---------------------------------------------------------------------------------- answers

    def _choice(self, pending: Pending) -> int | tuple[int, ...]:
        seat = self._title(pending.seat)
        words = tuple(self.words(pending, option) for option in pending.options)
        if pending.site == WINDOW:
            self._note_actions(pending)
        if _is_forced(pending):
            self._take_forced(pending, seat, words)
            return 0 if pending.low is None else tuple(range(pending.low))
        self.offered.append((seat, pending.site, words))
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
            self.fail(answer.span, f"{seat} may not pass here; there is: {_list(words)}")
            return 0 if pending.low is None else tuple(range(pending.low))
        return self._chosen(answer, pending, words)

    def _take_forced(self, pending: Pending, seat: str, words: tuple[tuple[str, ...], ...]) -> None:
        """A question with one possible answer needs none; an answer that says just that is used up."""
        flat = tuple(word for option in words for word in option)
        for answer in self.answers:
            if (
                not isinstance(answer, (T.ChooseAnswer, T.PassAnswer, T.ActionAnswer))
                or _word(answer.by) != seat
            ):
                continue
            if not isinstance(answer, T.PassAnswer):
                wanted = _wanted(answer)
                if _same(flat, wanted) or flat == self._held(wanted):
                    self.answers.remove(answer)
            return

    def _held(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words with names that the example has bound put into the words of what they hold."""
        bound = {name: (slot, kind) for name, slot, kind in self.shape.variables}
        found = []
        for word in words:
            slot, kind = bound.get(word, (-1, NUMBER))
            value = self.frame[slot + BASE] if slot >= 0 else None
            found.append(word if value is None else self.word(value, kind))
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

    def _chosen(
        self, answer: T.Answer, pending: Pending, words: tuple[tuple[str, ...], ...]
    ) -> int | tuple[int, ...]:
        assert isinstance(answer, (T.ChooseAnswer, T.ActionAnswer))
        wanted = _wanted(answer)
        if pending.low is not None:
            return self._several(answer, pending, words, wanted)
        for index, option in enumerate(words):
            if _same(option, wanted):
                return index
        for index, option in enumerate(words):
            if _same(option[: len(wanted)], wanted):
                return index
        held = self._held(wanted)
        for index, option in enumerate(words):
            if option == held:
                return index
        for index, option in enumerate(words):
            if option[: len(wanted)] == held:
                return index
        self.fail(answer.span, f"'{', '.join(wanted)}' cannot be chosen; there is: {_list(words)}")
        return 0

    def _several(
        self, answer: T.Answer, pending: Pending, words: tuple[tuple[str, ...], ...], wanted: tuple[str, ...]
    ) -> tuple[int, ...]:
        left = list(range(len(words)))
        chosen = []
        for word in wanted:
            found = next((index for index in left if _same(words[index], (word,))), None)
            if found is None:
                held = self._held((word,))
                found = next((index for index in left if words[index] == held), None)
            if found is None:
                self.fail(answer.span, f"'{word}' cannot be chosen; there is: {_list(words)}")
                continue
            left.remove(found)
            chosen.append(found)
        low, high = pending.low or 0, pending.high if pending.high is not None else len(words)
        if not low <= len(chosen) <= high:
            self.fail(answer.span, f"{len(chosen)} are chosen, but {low} to {high} may be")
            return tuple(range(low))
        return tuple(sorted(chosen))

    def _note_actions(self, pending: Pending) -> None:
        for number, values in pending.options:
            self.actions.append((self.engine.windows.action_names[number], values))
        frame = self.state.stack[-1]
        for index, claim in enumerate(self.shape.claims):
            if isinstance(claim.node, T.MayAct) and claim.node.negated:
                name, values = claim.node.call.name.text, self._values(claim)
                window = self.engine.windows.names[frame[1]]
                if name in self.program.actions and window in self.program.actions[name].windows:
                    found = self.engine.windows.refusal_of(self.state, frame, pending.seat, name, values)
                    if found is not None:
                        reasons = self.refusals.setdefault(index, set())
                        reasons.add(found.label)
                        if found.reason is not None:
                            reasons.add(found.reason.id.removeprefix("reason-"))

    def _prompt(self, pending: Pending) -> str:
        if pending.site >= 0:
            return self.engine.sites.questions[pending.site].prompt.message.id
        return ""

    # ------------------------------------------------------------------------------------ words

    def _title(self, thing: int) -> str:
        return self.program.titles[self.engine.layout.title_of[thing]].name

    def word(self, value: Any, kind: Type) -> str:
        """A value as examples write it."""
        if isinstance(kind, OptionalType):
            return "none" if value is None else self.word(value, kind.inner)
        if isinstance(kind, EnumerationType) and kind.name in self.program.enums:
            return str(self.program.enums[kind.name][value])
        if isinstance(kind, ThingType):
            first = self.engine.layout.title_of.index(self.engine.layout.title_of[value])
            return self._title(value) + (f"_{value - first + 1}" if value > first else "")
        if isinstance(kind, BooleanType):
            return "yes" if value else "no"
        if isinstance(kind, ListType):
            return "[" + ", ".join(self.word(x, kind.element) for x in value) + "]"
        return f"{value}"

    def words(self, pending: Pending, option: Any) -> tuple[str, ...]:
        """An option as the words that choose it."""
        if pending.site == ORDERING:
            point, _ = self.engine.handlers.points[self.state.stack[-1][BASE - 2]]
            return (point.uses[option.use].power.title,)
        if pending.site == WINDOW:
            number, values = option
            action = self.program.actions[self.engine.windows.action_names[number]]
            kinds = [kind for _, _, _, kind in action.generators]
            return (action.name, *(self.word(v, k) for v, k in zip(values, kinds, strict=True)))
        question = self.engine.sites.questions[pending.site]
        match question:
            case B.AskBranch():
                index, values = option
                branch = question.branches[index]
                values = values if branch.power is None else values[2:]
                kinds = [kind for _, _, _, kind in branch.generators]
                return (branch.label, *(self.word(v, k) for v, k in zip(values, kinds, strict=True)))
            case B.AskConsent():
                return ("yes" if option else "no",)
            case _:
                return (self.word(option, question.element),)

    # ----------------------------------------------------------------------------------- claims

    def _values(self, claim: ClaimShape) -> tuple[Any, ...]:
        compile_ = self.engine.expressions.compile
        return tuple(compile_(value)(self.state.cells, self.frame) for _, value in claim.arguments)

    def _claim(self, claim: ClaimShape, start: int, refused: set[str]) -> None:
        node = claim.node
        match node:
            case T.Holds():
                assert claim.expression is not None
                if not self.engine.expressions.compile(claim.expression)(self.state.cells, self.frame):
                    self.fail(node.span, f"does not hold: {node.span.text}", self._how(claim.expression))
                elif self.listen is not None:
                    self.outcome.workings.append((_line(node.span), tuple(self._how(claim.expression))))
            case T.Ended():
                key = self.state.ending.key if self.state.ending is not None else None
                if key != node.key.text:
                    self.fail(node.span, f"the game ended as {key}" if key else "the game did not end")
            case T.Told():
                self._told(claim, node, start)
            case T.MayAct():
                self._may_act(claim, node)
            case T.MayNotChoose():
                self._may_not(node, refused)

    def _misprint(self, claim: ClaimShape, start: int, refused: set[str]) -> None:
        """A claim of the printed text: one that holds is no misprint, so the example is wrong about it."""
        kept = self.outcome.failures
        self.outcome.failures = []
        self._claim(claim, start, refused)
        found, self.outcome.failures = self.outcome.failures, kept
        if not found:
            self.fail(claim.node.span, f"this is no misprint, it holds: {claim.node.span.text}")
            return
        right = found[0].how or (found[0].message,)
        self.outcome.misprints.append(Misprint(_line(claim.node.span), right))

    def _told(self, claim: ClaimShape, node: T.Told, start: int) -> None:
        identity = f"tell-{node.text.key.text}"
        names = [name for name, _ in self.program.messages[identity].arguments]
        wanted = dict(zip([name for name, _ in claim.arguments], self._values(claim), strict=True))
        told = []
        for entry in self.state.log.since(start):
            if entry[0] == TELL and entry[1] == identity:
                given = dict(zip(names, entry[2], strict=False))
                told.append(given)
                if all(self._alike(given.get(name or ""), value) for name, value in wanted.items()):
                    if node.negated:
                        self.fail(node.span, f"this was told: {node.text.key.text}")
                    return
        if not node.negated:
            kinds = dict(self.program.messages[identity].arguments)
            how = [
                ", ".join(f"{name}: {self.word(value, kinds[name])}" for name, value in given.items())
                for given in told
            ]
            self.fail(node.span, f"this was not told: {node.span.text}", how)

    def _alike(self, one: Any, other: Any) -> bool:
        return bool(one == other)

    def _may_act(self, claim: ClaimShape, node: T.MayAct) -> None:
        wanted = (node.call.name.text, self._values(claim))
        offered = any(name == wanted[0] and values == wanted[1] for name, values in self.actions)
        if offered == node.negated:
            self.fail(node.span, "this was offered" if node.negated else "this was not offered")
        elif node.negated and node.reason is not None:
            reasons = set().union(*self.refusals.values()) if self.refusals else set()
            if node.reason.text not in reasons:
                self.fail(node.span, f"not for this reason, but: {', '.join(sorted(reasons)) or 'none'}")

    def _may_not(self, node: T.MayNotChoose, refused: set[str]) -> None:
        wanted = tuple(value.text for value in node.values)
        asked = [(site, options) for seat, site, options in self.offered if seat == node.seat.text]
        menus = [(site, options) for site, options in asked if wanted[0] in self._branch_labels(site)]
        site, options = (menus or asked or [(-1, ())])[-1]
        if any(_same(option[: len(wanted)], wanted) for option in options):
            self.fail(node.span, f"{node.seat.text} could choose {', '.join(wanted)}")
            return
        reasons = refused | self._closed_branches() | self._branch_reasons(site, wanted[0])
        if node.reason is not None and node.reason.text not in reasons:
            self.fail(
                node.span, f"not for the reason '{node.reason.text}', but: {', '.join(sorted(reasons))}"
            )

    def _branch_labels(self, site: int) -> set[str]:
        question = self.engine.sites.questions[site] if site >= 0 else None
        return {b.label for b in question.branches} if isinstance(question, B.AskBranch) else set()

    def _branch_reasons(self, site: int, label: str) -> set[str]:
        question = self.engine.sites.questions[site] if site >= 0 else None
        branches = question.branches if isinstance(question, B.AskBranch) else ()
        return {
            branch.reason.id.removeprefix("reason-")
            for branch in branches
            if branch.label == label and branch.reason is not None
        }

    def _closed_branches(self) -> set[str]:
        """The reasons of the branches of all menus that were asked, whether or not they were open."""
        reasons: set[str] = set()
        for question in self.engine.sites.questions:
            if isinstance(question, B.AskBranch):
                for branch in question.branches:
                    labels = {option[0] for _, _, options in self.offered for option in options}
                    if branch.reason is not None and branch.label not in labels:
                        reasons.add(branch.reason.id.removeprefix("reason-"))
        return reasons

    # -------------------------------------------------------------------------------------- how

    def _how(self, expression: R.Expression) -> list[str]:
        """Both sides of a comparison, and how a total came about by its parts."""
        lines: list[str] = []
        if isinstance(expression, (R.Compare, R.Contains)):
            sides = (
                (expression.left, expression.right)
                if isinstance(expression, R.Compare)
                else (expression.element, expression.source)
            )
            for side in sides:
                lines += self._value_of(side)
        elif isinstance(expression, R.Not):
            lines += self._how(expression.operand)
        elif isinstance(expression, R.Ask):
            lines += self._value_of(expression)
        return lines

    def _value_of(self, side: R.Expression) -> list[str]:
        if isinstance(side, R.Constant):
            return []
        value = self.engine.expressions.compile(side)(self.state.cells, self.frame)
        if isinstance(side, R.Ask):
            arguments = [
                self.engine.expressions.compile(a)(self.state.cells, self.frame) for a in side.arguments
            ]
            function = self.program.functions[side.name]
            shown = self.word(value, function.type)
            _, shares = self.engine.shares(self.state, side.name, arguments)
            parts = [
                f"{share.part.operator} {share.part.label} {self._plain(share.value)}" for share in shares
            ]
            return [f"{side.name} = {shown}" + (f": {', '.join(parts)}" if parts else "")]
        return [f"found: {self._plain(value)}"]

    def _plain(self, value: Any) -> str:
        if isinstance(value, bool) or value is None:
            return "none" if value is None else "yes" if value else "no"
        if isinstance(value, tuple):
            names = [self._thing_or_number(x) for x in value]
            return "[" + ", ".join(names) + "]"
        return str(value)

    def _thing_or_number(self, value: Any) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.engine.layout.things:
            return self._title(value)
        return str(value)


def _line(span: Span) -> str:
    return " ".join(span.text.split())


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


def _is_forced(pending: Pending) -> bool:
    if pending.passable or pending.site == ORDERING:
        return False
    return len(pending.options) == 1 if pending.low is None else pending.low == len(pending.options)


def _roll_value(node: T.Expression) -> int | str:
    return node.value if isinstance(node, T.Number) else _word(node)


def _same(option: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether an option is meant; a copy may be named by its title alone."""
    return len(option) == len(wanted) and all(
        a == b or (a.rpartition("_")[0] == b and a.rpartition("_")[2].isdigit())
        for a, b in zip(option, wanted, strict=True)
    )


def _list(words: tuple[tuple[str, ...], ...]) -> str:
    shown = ["'" + ", ".join(option) + "'" for option in words[:12]]
    return "; ".join(shown) + (" ..." if len(words) > 12 else "") if shown else "nothing"


__all__ = ["CarriedOut", "ExampleResult", "Failure", "Misprint", "State", "carry_out_example", "run_example"]
