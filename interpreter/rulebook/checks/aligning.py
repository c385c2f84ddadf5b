"""Which pieces of two texts go with each other, when both tell the same in the same order.

Method: W. Gale and K. Church, "A program for aligning sentences in bilingual corpora" (1993): dynamic programming over
lengths; beside lengths, the numbers and concepts that both name count here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

MAX_CELLS = 30_000
"""Pairs that are compared at most; beyond, only pairs near the diagonal are."""

_SPREAD = 6.8
_INFINITE = 1e18
_BEADS = (((1, 1), 0.0), ((1, 0), 3.0), ((0, 1), 3.0), ((2, 1), 2.4), ((1, 2), 2.4), ((2, 2), 4.4))
_MOST = 6.0

Signature = tuple[str, str]


@dataclass(frozen=True)
class Unit:
    """A piece of a text, by what can be compared between languages. `start` and `end` are its place."""

    start: int
    end: int
    length: int
    numbers: Counter[Signature] = field(repr=False)
    concepts: frozenset[str] = field(repr=False)


Bead = tuple[range, range]
"""The indices of the pieces on either side that tell the same; one of both may be empty."""


def align(one: Sequence[Unit], other: Sequence[Unit], ratio: float) -> list[Bead]:
    """The pieces of `one` with those of `other` that tell the same, in order. `ratio` is the usual length of a piece of
    `one` divided by its counterpart's."""
    rows, columns = len(one), len(other)
    if not rows or not columns:
        return [(range(rows), range(columns))] if rows or columns else []
    band = columns if rows * columns <= MAX_CELLS else max(12, MAX_CELLS // rows // 2)
    costs: list[dict[int, float]] = [{} for _ in range(rows + 1)]
    steps: list[dict[int, tuple[int, int]]] = [{} for _ in range(rows + 1)]
    costs[0][0] = 0.0
    known: dict[tuple[int, int], float] = {}
    for row in range(rows + 1):
        middle = row * columns // rows
        for column in range(max(0, middle - band), min(columns, middle + band) + 1):
            if row == column == 0:
                continue
            best, step = _INFINITE, (0, 0)
            for (up, left), prior in _BEADS:
                if up > row or left > column:
                    continue
                before = costs[row - up].get(column - left, _INFINITE)
                if before >= best:
                    continue
                cost = before + prior
                if up and left:
                    cost += _cost(one, other, row, up, column, left, ratio, known)
                if cost < best:
                    best, step = cost, (up, left)
            if best < _INFINITE:
                costs[row][column] = best
                steps[row][column] = step
    return _path(steps, rows, columns)


def _path(steps: Sequence[dict[int, tuple[int, int]]], rows: int, columns: int) -> list[Bead]:
    found: list[Bead] = []
    row, column = rows, columns
    while row or column:
        up, left = steps[row].get(column, (min(row, 1), min(column, 1)))
        found.append((range(row - up, row), range(column - left, column)))
        row, column = row - up, column - left
    return found[::-1]


def _cost(
    one: Sequence[Unit],
    other: Sequence[Unit],
    row: int,
    up: int,
    column: int,
    left: int,
    ratio: float,
    known: dict[tuple[int, int], float],
) -> float:
    """What it costs to take pieces for each other: little for equal lengths, numbers and concepts."""
    if up == left == 1:
        key = (row, column)
        if key not in known:
            known[key] = unlike(one[row - 1], other[column - 1], ratio)
        return known[key]
    return unlike(merged(one[row - up : row]), merged(other[column - left : column]), ratio)


def merged(units: Sequence[Unit]) -> Unit:
    """Pieces that follow each other as one."""
    if len(units) == 1:
        return units[0]
    numbers: Counter[Signature] = Counter()
    for unit in units:
        numbers.update(unit.numbers)
    concepts = frozenset().union(*(unit.concepts for unit in units))
    return Unit(units[0].start, units[-1].end, sum(unit.length for unit in units), numbers, concepts)


def unlike(one: Unit, other: Unit, ratio: float) -> float:
    """How unlike two pieces are."""
    expected = max(1.0, ratio * other.length)
    apart = (one.length - expected) / sqrt(_SPREAD * max(expected, one.length))
    cost = min(_MOST, apart * apart / 2)
    if one.numbers or other.numbers:
        shared = sum((one.numbers & other.numbers).values())
        lone = sum((one.numbers | other.numbers).values()) - shared
        cost += min(_MOST, 1.2 * lone) - min(_MOST, 1.5 * shared)
    if one.concepts and other.concepts:
        both = len(one.concepts & other.concepts)
        cost += 3.0 * (1 - 2 * both / len(one.concepts | other.concepts))
    return cost
