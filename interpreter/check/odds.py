"""Exact odds: of totals of dice, and of the rows of a table whose key is thrown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from interpreter.check import resolved as R


def totals_of(count: int, sides: int) -> dict[int, Fraction]:
    """How likely each total of `count` dice with `sides` sides is, in rising order."""
    ways: Counter[int] = Counter({0: 1})
    for _ in range(count):
        ways = Counter(
            {
                total: sum(ways[total - face] for face in range(1, sides + 1))
                for total in range(min(ways) + 1, max(ways) + sides + 1)
            }
        )
    return {total: Fraction(number, sides**count) for total, number in sorted(ways.items())}


def row_odds(table: R.TableShape) -> Iterator[tuple[int, Fraction]]:
    """The number of each row, and how likely it is once its keys that are not thrown are as it says."""
    thrown = [totals_of(count, sides) for _, count, sides in table.dice]
    positions = [index for index, _, _ in table.dice]
    for number, (bounds, _) in enumerate(table.rows):
        likely = Fraction(0)
        for combination in product(*(totals.items() for totals in thrown)):
            if all(_within(bounds[at], total) for at, (total, _) in zip(positions, combination, strict=True)):
                each = Fraction(1)
                for _, chance in combination:
                    each *= chance
                likely += each
        yield number, likely


def _within(bound: tuple[R.Value, R.Value], total: int) -> bool:
    low, high = bound
    return (not isinstance(low, int) or low <= total) and (not isinstance(high, int) or total <= high)
