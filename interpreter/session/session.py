"""A game in play: what is pending, answers, views, the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from interpreter.execute.engine import CHANCE
from interpreter.messages import Fault
from interpreter.runtime import PASS, State
from interpreter.session.answers import Answer, Choice, check_index, label_of, read_answer
from interpreter.session.decision import Decision
from interpreter.session.journal import Journal, Step, Undo, carry_out
from interpreter.session.naming import Datum

if TYPE_CHECKING:
    from interpreter.session.ruleset import Ruleset


@dataclass(frozen=True)
class Table:
    """How a game was set up: with how many, from which seed, where chance comes from, who is a person.

    `script` are the first outcomes of chance. In `analysis` anything may be taken back. `invariants` says whether
    the manifest's invariants are tested between rounds.
    """

    players: int
    seed: int
    chance: Literal["seeded", "asked"] = "seeded"
    script: tuple[tuple[int | str, ...], ...] = ()
    persons: tuple[str, ...] = ()
    analysis: bool = False
    invariants: bool = False


@dataclass(frozen=True)
class Standing:
    """A seat with the figures by which it was ranked."""

    seat: str
    figures: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """How a game ended: by which ending, who won, and all ranked seats, the best first."""

    key: str
    winners: tuple[str, ...]
    ranking: tuple[Standing, ...]


class Session:
    """One game. An answer that cannot be taken changes nothing."""

    def __init__(self, ruleset: Ruleset, table: Table, state: State, journal: Journal) -> None:
        self.ruleset = ruleset
        self.table = table
        self._state = state
        self._journal = journal
        self._pending: Decision | None = None

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

        A label; the name of a menu's branch when only one option has it; `pass`; for several a list of labels, or
        labels with commas between them; for real dice what they show (`3 4`).

        Raises:
            Fault: it is not one of the answers, or the rules go wrong after it. The game is as before.
        """
        decision = self.pending
        if decision is None:
            raise Fault.of("L1006")
        choice = read_answer(decision, given, self.ruleset.reasons)
        self._take(choice, decision)

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
        self._take(choice, None)

    def _take(self, choice: Choice, decision: Decision | None) -> None:
        state, ruleset, journal = self._state, self.ruleset, self._journal
        pending = state.pending
        assert pending is not None
        given = pending.site == CHANCE
        seat = "" if given else ruleset.naming.titles[pending.seat]
        step = Step(ruleset.asked.path(state), seat, choice, given)
        if decision is not None:
            step.label, step.labelled = label_of(decision, choice), True
        elif given:
            step.label, step.labelled = [str(face) for face in choice], True  # type: ignore[union-attr]
        engine = ruleset.engine
        engine.check_invariants = self.table.invariants
        try:
            carry_out(engine, state, choice, given)
        except BaseException:
            self._state = journal.state_after(len(journal.steps), engine)
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
        from interpreter.session.logs import log_data

        return log_data(self, seat, start)

    def undo_marks(self) -> list[Undo]:
        """Where in the log answers were taken back."""
        return [record for record in self._journal.records if isinstance(record, Undo)]

    # ---------------------------------------------------------------------------------- copies

    def clone(self) -> Session:
        """A copy with all that is hidden in it and the same chance to come: the operator's, not a player's."""
        return Session(self.ruleset, self.table, self._state.clone(), self._journal.clone())

    @property
    def state(self) -> State:
        """The game itself, for the operator: engines and explanations read it. It must not be changed."""
        return self._state

    @property
    def decisions(self) -> int:
        """How many answers count so far."""
        return len(self._journal.steps)


__all__ = ["Result", "Session", "Standing", "Table"]
