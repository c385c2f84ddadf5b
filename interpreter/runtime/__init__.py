"""The state of a game in play, chance, and the log: plain data, standard library alone.

A `State` is a list of cells, a stack of frames, one integer of randomness, what is being asked, and a log. It can
be copied at any time. Nothing here knows rules, and nothing here makes text.
"""

from interpreter.runtime.chance import (
    INCREMENT,
    MASK,
    MULTIPLIER,
    next_random,
    permutation,
    pick_index,
    seed_state,
    throw_dice,
)
from interpreter.runtime.log import ANSWER, END, PICK, REVEAL, ROLL, ROUND, SHUFFLE, TELL, Append, Entry, Hearing, Log
from interpreter.runtime.state import PASS, Ending, Outcome, Pending, State, SuspendForChance

__all__ = [
    "ANSWER",
    "END",
    "INCREMENT",
    "MASK",
    "MULTIPLIER",
    "PASS",
    "PICK",
    "REVEAL",
    "ROLL",
    "ROUND",
    "SHUFFLE",
    "TELL",
    "Append",
    "Ending",
    "Entry",
    "Hearing",
    "Log",
    "Outcome",
    "Pending",
    "State",
    "SuspendForChance",
    "next_random",
    "permutation",
    "pick_index",
    "seed_state",
    "throw_dice",
]
