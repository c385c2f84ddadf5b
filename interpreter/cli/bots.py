"""Who answers for the seats that no person plays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from interpreter.messages import Fault, closest
from interpreter.players import chance_of, random_choice
from interpreter.session import Session

LONGEST = 20_000
"""Answers by bots one after the other; no game of the box takes a tenth of them."""

Bot: TypeAlias = Callable[[Session], None]
"""Answers what is pending."""


def make_bot(kind: str, seed: int) -> Bot:
    """A bot of a kind; its own chance comes from the seed, so that a game can be played again.

    Raises:
        Fault: there is no such kind.
    """
    kinds: dict[str, Callable[[int], Bot]] = {"random": _random_bot}
    if kind not in kinds:
        raise Fault.of("L1106", kind=kind[:40], known=", ".join(kinds), suggestion=closest(kind, kinds))
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
    chances: dict[int, Random] = {}

    def answer(session: Session) -> None:
        pending = session.state.pending
        assert pending is not None
        seat = pending.seat
        if seat not in chances:
            chances[seat] = chance_of(seed, session.ruleset.naming.titles[seat])
        session.answer_index(random_choice(pending, chances[seat]))

    return answer
