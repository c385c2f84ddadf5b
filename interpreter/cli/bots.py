"""Who answers for the seats that no person plays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from interpreter.messages import Fault, closest
from interpreter.players import careful_choice, chance_of, may_look_ahead, random_choice
from interpreter.session import Ruleset, Session

LONGEST = 20_000
"""Answers by bots one after the other; no game of the box takes a tenth of them."""

Bot: TypeAlias = Callable[[Session], None]
"""Answers what is pending."""


def make_bot(kind: str, seed: int, ruleset: Ruleset) -> Bot:
    """A bot of a kind; its own chance comes from the seed, so that a game can be played again.

    Raises:
        Fault: there is no such kind, or it cannot play this game.
    """
    kinds: dict[str, Callable[[int], Bot]] = {"random": _random_bot, "careful": _careful_bot}
    if kind not in kinds:
        raise Fault.of("L1106", kind=kind[:40], known=", ".join(kinds), suggestion=closest(kind, kinds))
    if kind == "careful" and not may_look_ahead(ruleset):
        raise Fault.of("L1122", kind=kind, game=ruleset.game)
    return _tiring(kinds[kind](seed))


def _tiring(bot: Bot) -> Bot:
    """The bot, which stops where bots alone have gone round and round; an answer by a person begins anew."""
    last = row = 0

    def answer(session: Session) -> None:
        nonlocal last, row
        row = row + 1 if session.decisions == last else 0
        if row >= LONGEST:
            raise Fault.of("L1050", limit=LONGEST)
        bot(session)
        last = session.decisions

    return answer


def _random_bot(seed: int) -> Bot:
    """Any answer, all alike; by number, which spares the labels."""
    chances = _Chances(seed)

    def answer(session: Session) -> None:
        pending = session.state.pending
        assert pending is not None
        session.answer_index(random_choice(pending, chances.of(session)))

    return answer


def _careful_bot(seed: int) -> Bot:
    """The answer after which its seat stands best; what the seat cannot see is imagined."""
    chances = _Chances(seed)

    def answer(session: Session) -> None:
        pending, seat = session.state.pending, session.asked_seat
        assert pending is not None and seat is not None

        def imagine(luck: int) -> Session:
            return session.imagine(seat, luck, remember=False)

        session.answer_index(careful_choice(pending, imagine, chances.of(session)))

    return answer


class _Chances:
    """The chance of each seat, made when it is first asked."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._known: dict[str, Random] = {}

    def of(self, session: Session) -> Random:
        """The chance of the seat that is asked."""
        seat = session.asked_seat
        assert seat is not None
        if seat not in self._known:
            self._known[seat] = chance_of(self.seed, seat)
        return self._known[seat]
