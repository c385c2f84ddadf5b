"""A player that knows the rules and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from interpreter.players.player import random_choice
from interpreter.session import PASS, PASS_WORD, Decision, View


class RandomPlayer:
    """Takes any answer, all alike."""

    def choose(self, decision: Decision, view: View, random: Random) -> str | Sequence[str]:
        """Any answer; a pass is one of them."""
        choice = random_choice(decision.pending, random)
        if isinstance(choice, tuple):
            return [decision.labels[index] for index in choice]
        return PASS_WORD if choice == PASS else decision.labels[choice]
