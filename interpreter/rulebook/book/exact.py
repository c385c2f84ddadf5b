"""Exact numbers. Whole ones are kept as such: Python reckons with them many times as fast as with fractions."""

from __future__ import annotations

from fractions import Fraction

Number = int | Fraction
"""A number as it stands in a book or follows from one, never rounded."""


def size(number: Number) -> Number:
    """A number without its sign."""
    return -number if number < 0 else number


def exact(number: Number) -> Number:
    """The same number, a whole one as `int`."""
    return number.numerator if number.denominator == 1 else number
