"""What a made-up case tells before a sum, against the sum: `she has 3, which makes it 8: 7 - 2 = 5`.

A sum of three numbers or more, of which the case has told all but one in their order, has been told the last one too:
where one number alone stands in its place, and counts nothing, both are one number told in two ways. So are a result
that is not worked with, and a number that is, though the case has not told it, where earlier numbers come to it.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.arithmetic import equations_in
from interpreter.rulebook.checks.equations import Equation
from interpreter.rulebook.checks.sum_words import TOTALS, sum_words
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import sentences_of
from interpreter.rulebook.game.stating import is_term

_SUM = re.compile(r"\d{1,3}(?:\s*[+\-–−]\s*\d{1,3}){1,6}(?=\s*=)")
_NUMBER = re.compile(r"\d+")

_TALE = 30
"""Sentences before a sum in which its case may have begun."""

_LONG = 3
"""How many numbers make a sum in which all but one tell which the last one is."""

_SINCE = 6
"""How many numbers before a result may come to it."""

_ANNOUNCED = 3
"""Words from one that announces a result to its number."""


class _Told(NamedTuple):
    """A number that a case has told, and its sentence."""

    sentence: Sentence
    number: Quantity

    @property
    def value(self) -> Number:
        return self.number.value


def told_against_the_sums(context: Context) -> Iterator[Finding]:
    """Numbers of a case, other than those with which it reckons."""
    done = set[tuple[int, int]]()
    reckoned = {sentence.start + each.stated_start for sentence, each in equations_in(context)
                if each.how == "signs" and each.holds}  # fmt: skip
    used = _used(context)
    for sentence, equation in equations_in(context):
        if equation.how != "signs" or not equation.holds:
            continue
        match = _SUM.match(sentences_of(context).text(sentence), equation.start)
        if match is None:
            continue
        terms = [(int(each.group()), match.start() + each.start()) for each in _NUMBER.finditer(match.group())]
        told = _told_before(context, sentence, equation)
        values = [value for value, _ in terms]
        if len(terms) >= _LONG:
            found = _left_over(context, told, values, reckoned)
        else:
            found = _passed_over(context, told, values, reckoned)
        if found is None:
            continue
        one, (value, at) = told[found[0]], terms[found[1]]
        place = one.sentence.place(one.number)
        # What has been told elsewhere, or is worked with later, is another number.
        is_told = [each.value for each in told].count(value) >= values.count(value)
        is_used = any(start > sentence.start for start in used[sentence.section.key].get(str(one.value), ()))
        if place not in done and not is_told and not is_used:
            done.add(place)
            other = sentence.start + at
            yield Finding.of(
                "L2103", context.book.span(*place), one.sentence.section.key,
                related=[(context.book.span(other, other + len(str(value))), context.say("book-otherwise-here"))],
                written=str(one.value), other=str(value),
            )  # fmt: skip


def _used(context: Context) -> Mapping[str, Mapping[str, list[int]]]:
    """By section the numbers with which its sums are worked out, with the beginnings of the sentences that do so."""
    found: dict[str, dict[str, list[int]]] = defaultdict(dict)
    for sentence, equation in equations_in(context):
        if equation.how == "signs":
            for number in _NUMBER.findall(equation.computation):
                found[sentence.section.key].setdefault(number, []).append(sentence.start)
    return found


def _told_before(context: Context, last: Sentence, equation: Equation) -> list[_Told]:
    """The numbers that a case has told before an equation, but for those that are only worked with."""
    sentences = sentences_of(context)
    own = sentences.by_section.get(last.section.key, ())
    at = first = bisect_left(own, last.start, key=lambda each: each.start)
    if not last.is_made_up(equation.start) and not _goes_on(context, own, at):
        return []
    while first > max(0, at - _TALE) and own[first].said.example_at < 0 and own[first - 1].in_example:
        first -= 1
    found = list[_Told]()
    for sentence in own[first : at + 1]:
        text = sentences.text(sentence)
        found += [
            _Told(sentence, each) for each in sentence.quantities
            if each.kind == "number" and not each.weak and not each.bound and not is_term(text, each)
            and (each.end <= equation.start if sentence is last else sentence.is_made_up(each.start))
            and not 0 <= sentence.said.example_at == each.first - 1  # `Example 2.`
        ]  # fmt: skip
    return found


def _goes_on(context: Context, own: Sequence[Sentence], at: int) -> bool:
    """Whether a sentence stands in the line below a case."""
    return at > 0 and own[at - 1].in_example and context.book.text.count("\n", own[at - 1].end, own[at].start) < 2


def _left_over(
    context: Context, told: Sequence[_Told], terms: Sequence[Number], reckoned: Container[int]
) -> tuple[int, int] | None:
    """The number that stands in the place of the one term that is not told: which of the told ones, and which term.

    What a sum of its own has come to begins no other one.
    """
    values = [each.value for each in told]
    if _after(values, terms) is not None:
        return None
    for at in range(len(terms)):
        first, last = _after(values, terms[:at]), _after(values[::-1], terms[at + 1 :][::-1])
        if first is None or last is None:
            continue
        between = range(first, len(values) - last)
        if len(between) != 1 or not _counts_nothing(context, told[between[0]]):
            continue
        one = told[between[0]]
        if at or one.sentence.place(one.number)[0] not in reckoned:
            return between[0], at
    return None


def _after(values: Sequence[Number], wanted: Sequence[Number]) -> int | None:
    """How many numbers must be told until all that are wanted have been, in their order; None where they never are."""
    at = 0
    for each in wanted:
        while at < len(values) and values[at] != each:
            at += 1
        if at == len(values):
            return None
        at += 1
    return at


def _counts_nothing(context: Context, told: _Told) -> bool:
    """Whether no thing stands behind a number: `his fame is 3.`, `gives 3 more.`"""
    words, at = sentences_of(context).tokens(told.sentence).words, told.number.last + 1
    more = language(context.language).sections["tales"]["more_after"]
    return at >= len(words) or not words[at].isalpha() or words[at] in more


def _passed_over(
    context: Context, told: Sequence[_Told], terms: Sequence[Number], reckoned: Container[int]
) -> tuple[int, int] | None:
    """The result told last, where the sum works with another number that should be it: which one, and which term.

    What a sum of its own has come to is done with: `the town has 11 + 4 = 15, the enemy 10 + 6 = 16`.
    """
    last = next((at for at in reversed(range(len(told))) if told[at].value not in terms), 0)
    if (
        not last
        or told[last].sentence.place(told[last].number)[0] in reckoned
        or not _is_announced(context, told[last])
    ):
        return None
    ways = set(_ways([each.number.signed for each in told[:last]][-_SINCE:]))
    known = {each.value for each in told}
    unknown = [at for at, value in enumerate(terms) if value not in known and value in ways]
    return (last, unknown[0]) if len(unknown) == 1 else None


def _ways(before: Sequence[Number]) -> Iterator[Number]:
    """What the last two of some numbers come to, and any others of them added up."""
    if len(before) > 1:
        yield before[-2] - before[-1]
    for size in range(2, len(before) + 1):
        for each in combinations(before, size):
            yield sum(each, 0)


def _is_announced(context: Context, told: _Told) -> bool:
    """Whether a word that tells a result stands right before a number: `which makes it 7`."""
    marks = sum_words(context.language).marks(sentences_of(context).tokens(told.sentence).words)
    return any(mark.role in TOTALS and 0 < told.number.first - mark.last <= _ANNOUNCED for mark in marks)
