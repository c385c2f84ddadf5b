"""Chance from one integer.

The generator is a 64-bit linear congruential one with the multiplier of Knuth's MMIX; its upper 32 bits are used.
The whole state is the integer, so a copy of a game continues with the same chance.
"""

from __future__ import annotations

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1


def seed_state(seed: int) -> int:
    """The first state for a seed; neighbouring seeds are driven apart (the finisher of SplitMix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


def next_random(state: int) -> int:
    """The state after one step; its upper 32 bits are the random number."""
    return (state * _MULTIPLIER + _INCREMENT) & _MASK


def pick_index(state: int, count: int) -> tuple[int, int]:
    """The new state, and a number from 0 up to but without `count`, all equally likely to 2**-32."""
    state = (state * _MULTIPLIER + _INCREMENT) & _MASK
    return state, ((state >> 32) * count) >> 32


def throw_dice(state: int, count: int, sides: int) -> tuple[int, tuple[int, ...]]:
    """The new state, and what each die shows."""
    shown = []
    for _ in range(count):
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK
        shown.append((((state >> 32) * sides) >> 32) + 1)
    return state, tuple(shown)


def permutation(state: int, count: int) -> tuple[int, tuple[int, ...]]:
    """The new state, and the numbers 0 to `count` - 1 in random order (Fisher and Yates)."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK
        other = ((state >> 32) * (last + 1)) >> 32
        order[last], order[other] = order[other], order[last]
    return state, tuple(order)
