"""Totals of what a sentence has worked out before: `2 × 20 = 40 for these and 10 × 2 = 20 for those, 60 in all`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checks.equations import Equation
from interpreter.rulebook.checks.sum_words import SumWords

_BESIDE = 2
"""Words between a total and the words that announce it."""


def totals_of_results(
    told: Sequence[Equation], quantities: Sequence[Quantity], tokens: Tokens, words: SumWords
) -> Iterator[Equation]:
    """The total that stands behind two computations or more, if it is announced as one: `60 in all`."""
    if len(told) < 2:
        return
    last = max(each.end for each in told)
    for result in quantities:
        if result.start < last or result.kind != "number" or result.weak or result.bound:
            continue
        near = [mark for mark in words.marks(tokens.words) if mark.role == "in_all"
                and (0 < mark.first - result.last <= _BESIDE or 0 < result.first - mark.last <= _BESIDE)]  # fmt: skip
        if near:
            # Where one of the results is wrong, the total may follow from the right one.
            total = sum((each.stated for each in told), 0)
            right = sum((each.right[0] for each in told), 0)
            computation = " + ".join(str(each.stated) for each in told)
            yield Equation(
                "words", told[0].start, result.end, result.start, result.end, result.signed, (total, right), computation
            )
        return
