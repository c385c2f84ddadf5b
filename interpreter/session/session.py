"""A game in play: what is pending, answers, views, the log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from interpreter.execute.engine import CHANCE
from interpreter.messages import Fault
from interpreter.runtime import PASS, State
from interpreter.session.answers import Answer, Choice, check_index, label_of, read_answer
from interpreter.session.decision import Decision
from interpreter.session.faults import BROKEN, unfitting, unknown_seat
from interpreter.session.imagine import imagine
from interpreter.session.journal import Journal, Revoke, Stand, Step, Undo, carry_out
from interpreter.session.logs import log_data
from interpreter.session.naming import Datum
from interpreter.session.saves import save
from interpreter.session.standing import may_stand, pass_on, revoke, stand
from interpreter.session.table import Result, Standing, Table
from interpreter.session.undo import undo
from interpreter.session.views import View, make_view

if TYPE_CHECKING:
    from interpreter.session.ruleset import Ruleset


class Session:
    """One game. An answer that cannot be taken changes nothing."""

    def __init__(self, ruleset: Ruleset, table: Table, state: State, journal: Journal) -> None:
        self.ruleset = ruleset
        self.table = table
        self._state = state
        self.journal = journal
        self._pending: Decision | None = None
        self.restored = False
        """Whether it was read from a save, whose snapshots anybody may have altered."""

    @classmethod
    def begin(cls, ruleset: Ruleset, table: Table) -> Session:
        """A game at its first question."""
        engine = ruleset.engine
        engine.check_invariants = table.invariants
        state = engine.new_game(table.players, table.seed)
        state.chance = table.script
        state.asks_chance = table.chance == "asked"
        engine.advance(state)
        return cls(ruleset, table, state, Journal(state))

    # ---------------------------------------------------------------------------------- playing

    @property
    def pending(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self._pending is None:
            self._pending = self.ruleset.asked.decision(self._state)
        return self._pending

    def answer(self, given: Answer) -> None:
        """Answer what is pending.

        A label; the name of a menu's branch when only one option has it; `pass`; for several a list of
        labels, or labels with commas between them; for real dice what they show (`3 4`).

        Raises:
            Fault: it is not one of the answers, or the rules go wrong after it. The game is as before.
        """
        decision = self.pending
        if decision is None:
            raise Fault.of("L1006")
        choice = read_answer(decision, given, self.ruleset.reasons)
        self.take(choice, decision)
        if self.journal.standing:
            pass_on(self)

    def answer_index(self, choice: Choice) -> None:
        """Answer by number: that of an option, `PASS`, or several in a tuple. Quicker than by label.

        Raises:
            Fault: as for `answer`.
        """
        pending = self._state.pending
        if (
            pending is None
            or not isinstance(choice, int)
            or pending.low is not None
            or pending.site == CHANCE
            or not (0 <= choice < len(pending.options) or (choice == PASS and pending.passable))
        ):
            check_index(self.pending, choice)
        self.take(choice, None)
        if self.journal.standing:
            pass_on(self)

    def stand(self) -> None:
        """Pass in a window, and let the pass stand: whoever is asked now is not asked there again until something else
        could be answered, or `revoke`.

        Raises:
            Fault: what is asked is no window, or may not be passed; or the rules go wrong after it.
        """
        stand(self)
        pass_on(self)

    def revoke(self, seat: str, window: str | None = None) -> int:
        """Let passes of a seat stand no more, in one window or in all; how many those were.

        Raises:
            Fault: nobody is called so.
        """
        self.seat_number(seat)
        return revoke(self, seat, window)

    def standing(self, seat: str) -> tuple[str, ...]:
        """The windows in which a pass of a seat stands. That is for the seat's own eyes."""
        return tuple([window for name, window in self.journal.standing if name == seat])

    @property
    def may_stand(self) -> bool:
        """Whether a pass may stand in what is asked."""
        return may_stand(self.pending)

    def take(self, choice: Choice, decision: Decision | None, *, stood: bool = False) -> None:
        """Carry out a choice that has been compared with what is asked; passes that stand are left alone."""
        state, ruleset, journal = self._state, self.ruleset, self.journal
        pending = state.pending
        assert pending is not None
        given = pending.site == CHANCE
        seat = "" if given else ruleset.naming.titles[pending.seat]
        step = Step(ruleset.asked.path(state), seat, choice, given, stood=stood)
        if decision is not None:
            step.label, step.labelled = label_of(decision, choice), True
        elif given:
            step.label, step.labelled = [str(face) for face in choice], True  # type: ignore[union-attr]
        engine = ruleset.engine
        engine.check_invariants = self.table.invariants
        try:
            carry_out(engine, state, choice, given)
        except BaseException as problem:
            self.set_state(journal.state_after(len(journal.steps), engine))
            if self.restored and isinstance(problem, BROKEN):
                raise unfitting() from problem
            raise
        self._pending = None
        journal.add(step, state)

    # -------------------------------------------------------------------------------- outcome

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.outcome is not None

    @property
    def outcome(self) -> Result | None:
        """How the game ended; None while it goes on."""
        found = self._state.outcome
        if found is None:
            return None
        titles = self.ruleset.naming.titles
        ranking = tuple([Standing(titles[seat], figures) for seat, figures in found.ranking])
        return Result(found.key, tuple([titles[seat] for seat in found.winners]), ranking)

    @property
    def asked_seat(self) -> str | None:
        """Who is asked; None when nobody is."""
        pending = self._state.pending
        if pending is None or pending.site == CHANCE:
            return None
        return self.ruleset.naming.titles[pending.seat]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats in the game."""
        return self.ruleset.seats(self.table.players)

    # ------------------------------------------------------------------------------------ log

    @property
    def log(self) -> list[dict[str, Datum]]:
        """What everybody knows of what happened, in order, as plain data."""
        return self.log_for(None)

    def log_for(self, seat: str | None, start: int = 0) -> list[dict[str, Datum]]:
        """What a seat knows of what happened; of everybody for None. `start` leaves out entries before it."""
        return log_data(self, seat, start)

    def undo_marks(self) -> list[tuple[int, str]]:
        """Where in the log answers were taken back, and by whom."""
        marks: list[tuple[int, str]] = []
        for record in self.journal.records:
            if isinstance(record, Undo):
                marks = [(min(at, record.at), seat) for at, seat in marks]
                marks.append((record.at, record.seat))
        return marks

    def view(self, seat: str | None) -> View:
        """What a seat sees of the game; what everybody sees for None."""
        return make_view(self, seat)

    # ------------------------------------------------------------------------------------ undo

    def undo(self) -> None:
        """Take the last answer back, as far as the table allows it.

        Raises:
            Fault: nothing can be taken back, or something hidden has been shown since.
        """
        with self._trusting_records():
            undo(self)

    @contextmanager
    def _trusting_records(self) -> Iterator[None]:
        """Whatever goes wrong in going by the records of a save that somebody altered is the save's fault.

        Raises:
            Fault: the records of a restored game do not fit its state.
        """
        try:
            yield
        except BROKEN as problem:
            if self.restored:
                raise unfitting() from problem
            raise

    def take_again(self, step: Step) -> None:
        """Answer as a record says, which has been compared with what is asked."""
        self.take(step.choice, self.pending, stood=step.stood)

    def state_after(self, steps: int) -> State:
        """The game as it was after so many answers that count."""
        self.ruleset.engine.check_invariants = self.table.invariants
        return self.journal.state_after(steps, self.ruleset.engine)

    def set_state(self, state: State) -> None:
        """Go on from another state; the journal must agree with it."""
        self._state = state
        self._pending = None

    def fill_labels(self) -> None:
        """Give labels to the steps that were answered by number."""
        steps = self.journal.steps
        start = next((index for index, step in enumerate(steps) if not step.labelled), None)
        if start is None:
            return
        asked, engine = self.ruleset.asked, self.ruleset.engine
        with self._trusting_records():
            state = self.state_after(start)
            for step in steps[start:]:
                decision = asked.decision(state)
                assert decision is not None
                step.label, step.labelled = label_of(decision, step.choice), True
                carry_out(engine, state, step.choice, step.given)

    def save(self) -> dict[str, object]:
        """The whole game as plain data, ready for JSON."""
        return save(self)

    # ---------------------------------------------------------------------------------- copies

    def imagine(self, seat: str, seed: int, *, remember: bool = True) -> Session:
        """A game that a seat takes for as likely as this one: what it may not see is dealt and thrown anew.

        It begins here: nothing of it can be taken back. Without `remember` it has no log, which is quicker.
        """
        state = imagine(self.ruleset, self._state, self.seat_number(seat), seed, remember=remember)
        journal = Journal(state)
        if remember:  # what the seat's log tells between the entries
            journal.records += [
                each
                for each in self.journal.records
                if isinstance(each, Undo) or (isinstance(each, (Stand, Revoke)) and each.seat == seat)
            ]
        return Session(self.ruleset, replace(self.table, seed=seed, chance="seeded"), state, journal)

    def seat_number(self, seat: str) -> int:
        """The number of a seat at this table.

        Raises:
            Fault: nobody is called so.
        """
        number = self.ruleset.naming.seat_of(seat)
        if number is None or seat not in self.seats:
            raise unknown_seat(seat, self.seats)
        return number

    def clone(self) -> Session:
        """A copy with all that is hidden in it and the same chance to come: the operator's, not a
        player's."""
        other = Session(self.ruleset, self.table, self._state.clone(), self.journal.clone())
        other.restored = self.restored
        return other

    @property
    def state(self) -> State:
        """The game itself, for the operator: engines and explanations read it. It must not be changed."""
        return self._state

    @property
    def decisions(self) -> int:
        """How many answers count so far."""
        return len(self.journal.steps)
