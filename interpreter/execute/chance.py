"""Chance events: from the seed, from a script, or from a real table. Every outcome is logged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from interpreter.execute.faults import fail
from interpreter.runtime import (
    PICK,
    ROLL,
    SHUFFLE,
    State,
    SuspendForChance,
    permutation,
    pick_index,
    throw_dice,
)
from interpreter.text import Span

Sizes = tuple[tuple[int, int], ...]


def throw(state: State, path: str, sizes: Sizes, mask: int, span: Span | None) -> list[tuple[int, ...]]:
    """What the dice show, for each `(count, sides)` of `sizes`."""
    count = sum(number for number, _ in sizes)
    if state.chance:
        faces = _scripted(state.chance[0], sizes, path, span)
        state.chance = state.chance[1:]
    elif state.asks_chance:
        raise SuspendForChance("roll", path, tuple(sides for number, sides in sizes for _ in range(number)))
    else:
        faces = ()
        for number, sides in sizes:
            state.random, shown = throw_dice(state.random, number, sides)
            faces += shown
    state.log.append((ROLL, path, faces, mask))
    groups, start = [], 0
    for number, _ in sizes:
        groups.append(faces[start : start + number])
        start += number
    assert start == count
    return groups


def _scripted(given: tuple[int | str, ...], sizes: Sizes, path: str, span: Span | None) -> tuple[int, ...]:
    """Faces as scripted: one for each die, or a total that is spread over the dice."""
    dice = [sides for number, sides in sizes for _ in range(number)]
    values = [value for value in given if isinstance(value, int)]
    if len(values) == len(dice) and all(1 <= v <= s for v, s in zip(values, dice, strict=True)):
        return tuple(values)
    if len(values) == 1 and len(dice) <= values[0] <= sum(dice):
        left = values[0] - len(dice)
        faces = []
        for sides in dice:
            extra = min(left, sides - 1)
            faces.append(1 + extra)
            left -= extra
        return tuple(faces)
    shown = " ".join(str(value) for value in given)
    raise fail("L0920", span, given=shown, dice=" ".join(f"{n}d{s}" for n, s in sizes), path=path)


def pick(state: State, path: str, members: Sequence[Any], name: Callable[[Any], str], span: Span | None) -> int:
    """The index of one member. A script may name it by title, or by its place from 1."""
    count = len(members)
    if state.chance:
        given = state.chance[0]
        index = _scripted_pick(given, [name(x) for x in members], path, span)
        state.chance = state.chance[1:]
    elif state.asks_chance:
        raise SuspendForChance("pick", path, (count,))
    else:
        state.random, index = pick_index(state.random, count)
    state.log.append((PICK, path, index, count))
    return index


def _scripted_pick(given: tuple[int | str, ...], names: list[str], path: str, span: Span | None) -> int:
    if len(given) == 1:
        wanted = given[0]
        if isinstance(wanted, str) and wanted in names:
            return names.index(wanted)
        if isinstance(wanted, int) and 1 <= wanted <= len(names):
            return wanted - 1
    shown = " ".join(str(value) for value in given)
    raise fail("L0921", span, given=shown, names=", ".join(names[:20]), path=path)


def shuffle(state: State, path: str, count: int) -> tuple[int, ...]:
    """A random order. Shuffling is always the engine's: nobody shuffles by hand for it."""
    state.random, order = permutation(state.random, count)
    state.log.append((SHUFFLE, path, order))
    return order
