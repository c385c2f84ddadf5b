"""A player that looks a little ahead, in any game whose manifest says what counts: a ranking, or else figures to show.

It tries its answers in games that its seat may take for the true one (`Session.imagine`: what it cannot see is dealt
anew), lets everybody answer anyhow for a while, and compares how the seats stand by then.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from interpreter.check.types import ListType, ThingType
from interpreter.ir import blocks as B
from interpreter.messages import Fault
from interpreter.players.player import random_choice
from interpreter.runtime import PASS, Pending, State
from interpreter.session import Ruleset, Session

Choice: TypeAlias = "int | tuple[int, ...]"
Imagine: TypeAlias = Callable[[int], Session]
"""From a seed to a game that the seat cannot tell from the true one."""

WORLDS = 3
"""Games that are imagined for one decision."""
ANSWERS = 8
"""Answers that are tried; of more, so many at random."""
AHEAD = 25
"""Answers by anybody after the one that is tried."""
WON = 1_000_000
"""More than any figure: to have won."""


def careful_choice(pending: Pending, imagine: Imagine, random: Random) -> Choice:
    """The answer after which the one who is asked stands best on average; between equals the first that was drawn.

    `imagine` is all that it gets to see: it is never given the true game.
    """
    choices = candidates(pending, random)
    if len(choices) == 1:
        return choices[0]
    sums = [0.0] * len(choices)
    for _ in range(WORLDS):
        world = imagine(random.getrandbits(48))
        luck = random.getrandbits(48)
        for index, choice in enumerate(choices):
            sums[index] += _tried(world, choice, pending.seat, Random(luck))
    return choices[max(range(len(choices)), key=sums.__getitem__)]


def candidates(pending: Pending, random: Random) -> list[Choice]:
    """All answers, or some of them at random where there are many, in an order of chance."""
    if pending.low is None:
        found: list[Choice] = [*range(len(pending.options)), *([PASS] if pending.passable else [])]
        return random.sample(found, min(len(found), ANSWERS))
    return list(dict.fromkeys(random_choice(pending, random) for _ in range(2 * ANSWERS)))[:ANSWERS]


def _tried(world: Session, choice: Choice, seat: int, random: Random) -> float:
    """How a seat stands some answers after a choice; nothing is won where the rules go wrong on the way."""
    engine, state = world.ruleset.engine, world.state.clone()
    try:
        engine.answer(state, choice)
        for _ in range(AHEAD):
            if state.pending is None:
                break
            engine.answer(state, random_choice(state.pending, random))
        return standing(world.ruleset, state, seat)
    except Fault:
        return -float(WON)


def standing(ruleset: Ruleset, state: State, seat: int) -> float:
    """How a seat stands against the others by what counts, the first before all others; who has won stands best."""
    engine = ruleset.engine
    seats = engine.expressions.seats_round(state.cells, [])
    others = [other for other in seats if other != seat]
    value = 0.0
    if state.outcome is not None:
        value += WON if seat in state.outcome.winners else -WON
    weight = 1.0
    for name, sign in goals_of(ruleset):
        own, theirs = engine.figure(state, name, seat), [engine.figure(state, name, other) for other in others]
        value += sign * weight * (own - sum(theirs) / max(1, len(theirs)))
        weight /= 100
    return value


def goals_of(ruleset: Ruleset) -> list[tuple[str, int]]:
    """What counts, the first first: what the ranking goes by (1: the more the better, -1: the less); without a ranking
    the figures that the table shows, of which more is taken to be better."""
    manifest = ruleset.program.manifest
    if manifest.ranking is not None:
        return [(goal.by.text, 1 if goal.best == "highest" else -1) for goal in manifest.ranking.by]
    return [(figure.text, 1) for figure in manifest.view.figures]


def may_look_ahead(ruleset: Ruleset) -> bool:
    """Whether all that is hidden in a game is dealt anew when it is imagined.

    Numbers, names and a yes that somebody has chosen in secret are not, nor fields that not all may see, but for those
    of things that were made (dice): whoever searched past them would know them.
    """
    program, secret = ruleset.program, ruleset.asked.hidden.secret
    for question in ruleset.engine.sites.questions:
        if question.prompt.path in secret and not _chooses_things(question):
            return False
    made = {name for name, entity in program.entities.items() if entity.made}
    return all(column.seen_by == "all" or column.entity in made for column in program.columns)


def _chooses_things(question: B.Question) -> bool:
    if not isinstance(question, (B.AskOne, B.AskSome)):
        return False
    kind = question.element
    return isinstance(kind.element if isinstance(kind, ListType) else kind, ThingType)
