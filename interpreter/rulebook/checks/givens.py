"""What a made-up case begins with, against the sum that it makes of it: `a crew of 5, a hold of 12: 3 + 12 - 4 = 11`.

The numbers of the sentence before a sum are laid beside the numbers of the sum, in their order. Only where at least two
are the same, and all that is left over stands at one place, it is one number told in two ways.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import pairwise

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.arithmetic import equations_in
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import sentences_of

_SUM = re.compile(r"\d{1,3}(?:\s*[+\-–−]\s*\d{1,3}){2,6}")
_NUMBER = re.compile(r"\d+")
_LEAST = 2
"""How many numbers must be the same."""

_MOST = 3
"""How many numbers of both may be left over."""

_BESIDE = 2
"""Words from a concept to its number."""


def givens_against_the_sums(context: Context) -> Iterator[Finding]:
    """Numbers with which a case begins, other than those with which it reckons."""
    seen = set[int]()
    for sentence, equation in equations_in(context):
        if equation.how != "signs" or sentence.start in seen or not sentence.is_made_up(equation.start):
            continue
        seen.add(sentence.start)
        text = sentences_of(context).text(sentence)
        match = _SUM.match(text, equation.start)
        before = _before(context, sentence)
        if match is None or before is None or not text[match.end() :].lstrip().startswith("="):
            continue
        operands = [int(each) for each in _NUMBER.findall(match.group())]
        givens = _givens(context, before)
        found = _odd(givens, operands) if givens else None
        if found is not None:
            at, operand = found
            place = [each.start() for each in _NUMBER.finditer(match.group())][operand] + match.start()
            span = context.book.span(before.start + givens[at[0]].start, before.start + givens[at[-1]].end)
            other = context.book.span(sentence.start + place, sentence.start + place + len(str(operands[operand])))
            yield Finding.of(
                "L2103", span, before.section.key, related=[(other, context.say("book-otherwise-here"))],
                written=" ".join(span.text.split()), other=str(operands[operand]),
            )  # fmt: skip


def _before(context: Context, sentence: Sentence) -> Sentence | None:
    """The sentence before one of the same case."""
    own = sentences_of(context).by_section.get(sentence.section.key, ())
    at = bisect_left(own, sentence.start, key=lambda each: each.start)
    return own[at - 1] if at and own[at - 1].in_example else None


def _givens(context: Context, sentence: Sentence) -> list[Quantity]:
    """The numbers of a sentence, where each is that of a concept, and some stand in brackets; else none."""
    text = sentences_of(context).text(sentence)
    found = [each for each in sentence.quantities if not each.weak and sentence.is_made_up(each.start)]
    for each in found:
        named = any(0 < each.first - one.last <= _BESIDE or 0 < one.first - each.last <= _BESIDE
                    for one in sentence.occurrences)  # fmt: skip
        if each.kind != "number" or each.bound or each.sign or not named:
            return []
    first = found[0].start if found else 0
    return found if len(found) > _LEAST and "(" in text[:first] else []


def _odd(givens: Sequence[Quantity], operands: Sequence[Number]) -> tuple[list[int], int] | None:
    """The givens, one or two side by side, that are neither an operand nor add up to the one in their place."""
    values = [each.value for each in givens]
    pairs = _alike(values, operands)
    if len(pairs) < _LEAST:
        return None
    ends = [(-1, -1), *pairs, (len(givens), len(operands))]
    gaps = [(list(range(one[0] + 1, other[0])), list(range(one[1] + 1, other[1]))) for one, other in pairwise(ends)]
    left = [gap for gap in gaps if gap[0]]
    if len(left) != 1 or not left[0][1] or len(left[0][0]) > 2 or len(left[0][0]) + len(left[0][1]) > _MOST:
        return None
    own, others = left[0]
    total = sum((values[at] for at in own), 0)
    reckoned = sum((operands[at] for at in others), 0)
    return None if total in (reckoned, *(operands[at] for at in others)) else (own, others[0])


def _alike(one: Sequence[Number], other: Sequence[Number]) -> list[tuple[int, int]]:
    """The longest pairs of equal numbers in the order of both."""
    best: list[list[list[tuple[int, int]]]] = [[[] for _ in range(len(other) + 1)] for _ in range(len(one) + 1)]
    for at in range(len(one) - 1, -1, -1):
        for there in range(len(other) - 1, -1, -1):
            ways = [best[at + 1][there], best[at][there + 1]]
            if one[at] == other[there]:
                ways.append([(at, there), *best[at + 1][there + 1]])
            best[at][there] = max(ways, key=len)
    return best[0][0]
