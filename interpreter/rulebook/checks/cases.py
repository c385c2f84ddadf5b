"""Made-up cases as they go on from sentence to sentence: what each of these works out from what was told before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.accounts import Account
from interpreter.rulebook.checks.equations import Equation
from interpreter.rulebook.checks.rates import named_amounts, rates_of
from interpreter.rulebook.checks.tales import Tale
from interpreter.rulebook.game.knowledge import sentences_of

LONGEST = 200
"""Sentences with numbers that a case may have; what goes on longer is another one, or none."""

MANY_STEPS = 20_000
"""Steps of different cases that are kept to be known again: more than a book has."""


class Step(NamedTuple):
    """What a sentence of a case works out, and its throws, each with the most that it may show."""

    equations: Sequence[Equation] = ()
    throws: Sequence[tuple[Quantity, tuple[Number, ...]]] = ()


class _Told(NamedTuple):
    """A sentence of a case, the sums that it writes down, and what is named around it."""

    sentence: Sentence
    in_signs: Sequence[Equation]
    around: frozenset[str]


class Cases:
    """The made-up cases of a book, one after the other.

    Cases that begin with the same words are reckoned once, as far as they are the same: `_state` is the number of what
    has been told so far, None where that was never told before. Only where they part, what was told is caught up with.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._headings = sentences_of(context).headings
        self._known: dict[tuple[object, ...], tuple[int, Step]] = {}
        self.begin(frozenset())

    def begin(self, before: frozenset[str]) -> None:
        """Another case; `before` is what the paragraph before it names."""
        self._before = before
        self._state: int | None = 0
        self._told: list[_Told] = []
        self._caught_up = 0
        known = language(self._context.language)
        self._tale, self._account = Tale(known), Account(known)

    def go_on(self, sentence: Sentence, in_signs: Sequence[Equation]) -> Step:
        """What the next sentence of the case works out; `in_signs` are the sums that it writes down."""
        if len(self._told) >= LONGEST:
            self.begin(self._before)
        heading = self._headings.get(sentence.section.key, frozenset[str]())
        way = sentence.start - self._told[-1].sentence.start if self._told else 0
        key = (
            self._state, id(sentence.said), sentence.in_example, sentence.example_from, way,
            heading, sentence.paragraph, self._before,
        )  # fmt: skip
        self._told.append(_Told(sentence, in_signs, heading | sentence.paragraph | self._before))
        known = self._known.get(key)
        if known is not None:
            self._state, step = known
            return step
        step = self._catch_up()
        if self._state is not None and sentence.said.is_repeated and len(self._known) < MANY_STEPS:
            self._state = len(self._known) + 1
            self._known[key] = self._state, step
        else:
            self._state = None
        return step

    def _catch_up(self) -> Step:
        """Reckon all that has been told and not been reckoned yet; what the last sentence works out."""
        step = Step()
        for told in self._told[self._caught_up :]:
            step = self._reckon(told)
        self._caught_up = len(self._told)
        return step

    def _reckon(self, told: _Told) -> Step:
        sentence, in_signs, around = told
        sentences = sentences_of(self._context)
        text, tokens, tale = sentences.text(sentence), sentences.tokens(sentence), self._tale
        named = named_amounts(self._context, sentence)
        found = [
            *tale.go_on(sentence, text, tokens, in_signs, named),
            *self._account.go_on(sentence, text, tokens, in_signs, (*tale.past, *tale.level, *tale.worked_with)),
        ]
        found += self._gathered(sentence, around)
        return Step(found, [(number, most) for number, most in tale.throws if most])

    def _gathered(self, sentence: Sentence, around: frozenset[str]) -> Iterator[Equation]:
        """What somebody has in the end, where by the rules all that is paid comes to him."""
        tale = self._tale
        if len(tale.paid) < 2 or not tale.has_thrown:
            return
        for rate in rates_of(self._context):
            if rate.pays in sentence.concepts and not rate.gathered.isdisjoint(around):
                coins = {each.first for each in sentence.occurrences if each.concept == rate.pays}
                found = [each for each in sentence.quantities if each.last + 1 in coins and not each.weak]
                if len(found) == 1 and all(each.start <= found[0].start for each, _ in tale.throws):
                    yield from tale.gathered(found[0])
