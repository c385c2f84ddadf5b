"""What a player is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from interpreter.runtime import PASS, Pending
from interpreter.session import Decision, View


class Player(Protocol):
    """Answers decisions. What it does must follow from what it is given, so that games can be repeated."""

    def choose(self, decision: Decision, view: View, random: Random) -> str | Sequence[str]:
        """The answer to a decision: a label, `pass`, or several labels."""
        ...


def chance_of(seed: int, seat: str) -> Random:
    """The chance of a player: the same for the same game and seat, in every process."""
    return Random(f"{seed} {seat}")


def random_choice(pending: Pending, random: Random) -> int | tuple[int, ...]:
    """Any answer by number: all options and a pass alike; of several, first how many, then which."""
    count = len(pending.options)
    if pending.low is not None:
        high = count if pending.high is None else pending.high
        number = random.randrange(pending.low, high + 1 + pending.passable)
        if number > high:
            return PASS
        return tuple(sorted(random.sample(range(count), number)))
    index = random.randrange(count + pending.passable)
    return PASS if index == count else index
