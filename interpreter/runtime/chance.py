"""Chance from one integer.

The generator is a 64-bit linear congruential one with the multiplier of Knuth's MMIX; its upper 32 bits are used.
The whole state is the integer, so a copy of a game continues with the same chance.
"""

from __future__ import annotations

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 64) - 1
"""The next state is `state * MULTIPLIER + INCREMENT & MASK`."""


def seed_state(seed: int) -> int:
    """The first state for a seed; neighbouring seeds are driven apart (the finisher of SplitMix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


def next_random(state: int) -> int:
    """The state after one step; its upper 32 bits are the random number."""
    return (state * MULTIPLIER + INCREMENT) & MASK


def pick_index(state: int, count: int) -> tuple[int, int]:
    """The new state, and a number from 0 up to but without `count`, all equally likely to 2**-32."""
    state = (state * MULTIPLIER + INCREMENT) & MASK
    return state, ((state >> 32) * count) >> 32


def throw_dice(state: int, count: int, sides: int) -> tuple[int, tuple[int, ...]]:
    """The new state, and what each die shows."""
    shown = []
    for _ in range(count):
        state = (state * MULTIPLIER + INCREMENT) & MASK
        shown.append((((state >> 32) * sides) >> 32) + 1)
    return state, tuple(shown)


def permutation(state: int, count: int) -> tuple[int, tuple[int, ...]]:
    """The new state, and the numbers 0 to `count` - 1 in random order (Fisher and Yates)."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        state = (state * MULTIPLIER + INCREMENT) & MASK
        other = ((state >> 32) * (last + 1)) >> 32
        order[last], order[other] = order[other], order[last]
    return state, tuple(order)
