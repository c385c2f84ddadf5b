"""What speaks for it that a number is of something else than a statement that it would contradict.

A number is accused only where none of this does: a reader who is told of faults that are none soon reads no findings.
"""

from __future__ import annotations

import re
from collections.abc import Container
from itertools import combinations, islice, pairwise
from typing import NamedTuple

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.game.nearness import Nearness
from interpreter.rulebook.game.statements import Statement
from interpreter.rulebook.game.stating import states

_WORD = re.compile(r"[^\W\d_]+")

_BEHIND = 3
"""Words behind what is counted in which it is said of what it is, as in `2 points of fame`."""

_SUPPOSED = 2
"""Words from one that supposes a case to its number, as in `with a fame of 3`."""

_OVER_AND_OVER = 4
"""How often one number stands in a sentence that supposes so many of something."""

_FEW, _TIMES = 10, 10
"""A number that weak evidence speaks against is at most so many times the right one, and so much more."""

_BESIDE_TIMES = 2
"""Words between a number that is told for so many times and what is so many times as much."""


class Joining(NamedTuple):
    """The words of a language before the last item of a list and of a choice, between the ends of a range, of
    totals, between a number and what it is of, before each of which a number is reckoned, between what something
    costs more and what it costs otherwise, before a number that a case supposes, those that deny, those before what
    something comes from and what it goes to, those between what is raised and by how much, those before what
    something is instead of, those before a whole of which something is told, and those before what has been told put
    otherwise."""

    last: frozenset[str]
    choosing: frozenset[str]
    up_to: frozenset[str]
    totals: frozenset[str]
    of: frozenset[str]
    every: frozenset[str]
    dearer: frozenset[str]
    supposing: frozenset[str]
    denying: frozenset[str]
    source: frozenset[str]
    goal: frozenset[str]
    by_so_much: frozenset[str]
    instead: frozenset[str]
    out_of: frozenset[str]
    put_otherwise: frozenset[str]


def supposes(sentence: Sentence, text: str, supposing: Container[str], quantity: Quantity) -> bool:
    """Whether a number is that of a case that a sentence supposes, and more follow: `with 7 nets the boat gets 3`."""
    return (
        quantity.kind == "number" and not quantity.bound and not quantity.weak and quantity != sentence.quantities[-1]
        and any(word in supposing for word in text[: quantity.start].lower().split()[-1:])
    )  # fmt: skip


def _plain(text: str) -> str:
    return text.lower().replace("\u2019", "'")


class Another:
    """One sentence with some text, of which numbers are about to be accused; `near` knows its places, and `counted` are
    the concepts that any statement counts."""

    def __init__(
        self, near: Nearness, sentence: Sentence, text: str, joining: Joining, counted: frozenset[str]
    ) -> None:
        self._near = near
        self._sentence = sentence
        self._text = text
        self._joining = joining
        self._counted_things = counted
        self._of_so_many: dict[str, bool] = {}

    def has(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether something speaks for it that another thing has a number, all of a statement being in the sentence."""
        return (
            self._is_plain(statement, quantity)
            or self._is_of_so_many(statement)
            or self._is_instead(statement, quantity)
            or (bool(statement.within) and self._is_under_a_case(quantity))
        )

    def stands_beside(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number is another thing's, though it stands nearer to what a statement alone is about than the
        right one of that does."""
        return (
            self._is_for_each_other(statement, quantity)
            or (bool(statement.counts) and self._counts_what_is_its_own(statement, quantity))
            or self._is_raised(quantity)
            or self._is_worked_out(quantity)
        )

    def has_lent(self, statement: Statement, quantity: Quantity) -> bool:
        """The same where a concept of the statement stands around the sentence alone: a number far off is none of its
        either."""
        is_far = any(quantity.value > _TIMES * amount + _FEW for amount in statement.amounts)
        return (
            is_far
            or self._is_whole(quantity)
            or self._is_under_another_case(statement, quantity)
            or self._is_plain(statement, quantity)
        )

    def _is_plain(self, statement: Statement, quantity: Quantity) -> bool:
        return (
            self._leads_up(statement, quantity)
            or self._counts_another(statement, quantity)
            or (bool(statement.counts) and self._is_for_each_other(statement, quantity))
            or self._is_added_up(statement, quantity)
            or self._is_supposed(quantity)
            or self._is_raised(quantity)
            or self._is_worked_out(quantity)
            or self._is_no_multiple(statement, quantity)
            or self._is_said_over_and_over(quantity)
        )

    def _leads_up(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number stands before a colon, and all that a statement is about behind it: `at 7, 5 and 3 there is
        a storm: a boat costs 20.`"""
        colon = self._text.find(": ", quantity.end)
        return colon >= 0 and all(
            each.start > colon for each in self._sentence.occurrences if each.concept in statement.about
        )

    def _counts_another(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether right behind a number stands one of the things that are counted, where a statement is about another
        of them, and that not behind it, as in `2 points of fame`. What a die must show counts nothing."""
        if statement.counts:
            return self._counts_what_is_its_own(statement, quantity)
        counted = self._counted_things
        thing = next((each for each in self._sentence.occurrences if each.first == quantity.last + 1), None)
        if thing is None or thing.concept not in counted:
            return False
        if statement.form == "threshold":
            return thing.concept not in statement.about
        return not counted.isdisjoint(statement.about) and not any(
            each.concept in statement.about and thing.first <= each.first <= thing.last + _BEHIND
            for each in self._sentence.occurrences
        )

    def _counts_what_is_its_own(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether right behind a number stands a thing that others count, and what it should count farther off: `ten
        coins each boat` are no ten boats."""
        after, things = quantity.last + 1, self._sentence.occurrences
        behind = [each for each in things if each.first == after and each.concept in self._counted_things]
        if not behind or statement.counts in {each.concept for each in behind}:
            return False
        end = max(each.end for each in behind)
        return not any(
            each.concept == statement.counts and each.start > quantity.start
            and self._joining.of.issuperset(self._text[end : each.start].lower().split())
            for each in things
        )  # fmt: skip

    def _is_for_each_other(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number is one for each of something else: `3 points for each net`."""
        behind = list(islice(_WORD.finditer(self._text, quantity.end), 1, 4))
        of = next((after for each, after in pairwise(behind) if each[0].lower() in self._joining.every
                   and self._text[each.end() : after.start()].isspace()), None)  # fmt: skip
        return of is not None and any(
            each.start == of.start() and each.concept not in statement.about for each in self._sentence.occurrences
        )

    def _is_added_up(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number and one beside it are right together, as in `costs 10 more than the usual 10`."""
        for one, other in pairwise(self._sentence.quantities):
            if quantity in (one, other) and not one.bound and one.value + other.value in statement.amounts:
                between = self._text[one.end : other.start].lower().split()
                if not self._joining.dearer.isdisjoint(between):
                    return True
        return False

    def _is_supposed(self, quantity: Quantity) -> bool:
        """Whether a number is that of a case behind a colon, which only illustrates what has been told in numbers
        before it: `each boat has 2 places: with three boats there are 6`."""
        colon = self._text.rfind(": ", 0, quantity.start)
        if colon < 0 or all(each.end > colon or each.kind != "number" for each in self._sentence.quantities):
            return False
        case = next(each for each in self._sentence.quantities if each.start > colon)
        before = self._text[colon + 1 : case.start].lower().split()
        return 0 < len(before) <= _SUPPOSED and before[0] in self._joining.supposing and not case.weak

    def _is_raised(self, quantity: Quantity) -> bool:
        """Whether a number is one from which another is reckoned, right behind it: `raises the five by 2`, `raises
        five boats to 7`."""
        for one, other in pairwise(self._sentence.quantities):
            if one == quantity and other.kind == "number":
                between = self._text[one.end : other.start].lower().split()
                by, to = self._joining.by_so_much, self._joining.goal
                return (len(between) == 1 and between[0] in by) or (len(between) == 2 and between[1] in to)
        return False

    def _is_instead(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether the right number is what another stands instead of: `costs two actions instead of one, but for ...`
        says that it is the other one only here."""
        return any(
            one == quantity and states(statement, other)
            and _plain(self._text[one.end : other.start]).rstrip().endswith(tuple(self._joining.instead))
            for one, other in pairwise(self._sentence.quantities)
        )  # fmt: skip

    def _is_whole(self, quantity: Quantity) -> bool:
        """Whether a number is that of all of which a part is told: `the rest, out of 36`."""
        before = _plain(f" {self._text[: quantity.start]}").rstrip()
        return any(before.endswith(f" {_plain(each)}") for each in self._joining.out_of)

    def _is_under_another_case(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a sentence begins with a case of so many of something that a statement does not count; the number of
        the case itself only where right behind it stands what the statement is about."""
        first = self._sentence.quantities[0]
        behind = {each.concept for each in self._sentence.occurrences if each.first == first.last + 1}
        if statement.counts in behind or (first == quantity and behind.isdisjoint(statement.about)):
            return False
        return self._is_under_a_case(quantity)

    def _is_under_a_case(self, quantity: Quantity) -> bool:
        """Whether a sentence begins with a case of so many of something that has no name of its own: `With seven nets
        the boat gets 3`."""
        first = self._sentence.quantities[0]
        return (
            first.start <= quantity.start and len(self._text[: first.start].split()) == 1
            and not any(each.first <= first.first <= each.last for each in self._sentence.occurrences)
            and supposes(self._sentence, self._text, self._joining.supposing, first)
        )  # fmt: skip

    def _is_worked_out(self, quantity: Quantity) -> bool:
        """Whether a number is what others come to: one behind a sign of equality, or more than that and the next one,
        the sum of two before it where that is put otherwise, or so many times one of two before it, as in `3 points for
        a net, up to six nets, 18 points`."""
        told = _plain(self._text[: quantity.start])
        before = [each for each in self._sentence.quantities if each.start < quantity.start]
        if not before:
            return False
        if told.rstrip().endswith("=") or (
            told[: before[-1].start].rstrip().endswith("=") and quantity.value > before[-1].value
        ):
            return True
        if any(f", {_plain(each)}" in told for each in self._joining.put_otherwise):
            sums = {one.value + other.value for one, other in combinations(before, 2)}
            if quantity.value in sums.union(each.value + 1 for each in before if not each.weak):
                return True
        factors = [each.value for each in before if not each.weak and each.value > 1]
        return any(one * other == quantity.value for one, other in combinations(factors, 2))

    def _is_said_over_and_over(self, quantity: Quantity) -> bool:
        """Whether a sentence has the same number again and again, so that it supposes a case of so many: `with three
        boats you load three nets, three hooks and three of the crew`."""
        same = [each for each in self._sentence.quantities if each.value == quantity.value and not each.weak]
        before = self._text[: same[0].start].lower().split()[-1:] if len(same) >= _OVER_AND_OVER else []
        return not self._joining.supposing.isdisjoint(before)

    def _is_no_multiple(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a bare number stands too far from what is so many times as much to say how many times."""
        return (
            statement.form == "multiple" and quantity.kind == "number"
            and self._near.nearest(statement, quantity) > _BESIDE_TIMES
        )  # fmt: skip

    def _is_of_so_many(self, statement: Statement) -> bool:
        """Whether a sentence counts what a statement is about, so that it works out a case and states no rule, as
        `8 boats and 4 nets cost 60` and `8 boats cost 40` tell no price."""
        cached = self._of_so_many.get(statement.id)
        if cached is None:
            counted = self._counted(statement)
            # What it comes to is so many times something, and no bound, as that of `3 nets, or one of 30 or more` is.
            values = [each.value for each in self._sentence.quantities if not each.bound]
            is_reckoned = any(value > count and value % count == 0 for count in counted.values() for value in values)
            cached = self._of_so_many[statement.id] = len(counted) > 1 or is_reckoned
        return cached

    def _counted(self, statement: Statement) -> dict[str, int]:
        """What a statement is about and a sentence has so many of, more than one, but for what it counts itself."""
        found: dict[str, int] = {}
        for each in self._sentence.occurrences:
            if each.concept not in statement.about or each.concept == statement.counts:
                continue
            before = next((one for one in self._sentence.quantities if one.last == each.first - 1), None)
            if before is not None and before.kind == "number" and not before.weak and not before.bound:
                found[each.concept] = int(before.value)
        return {concept: count for concept, count in found.items() if count > 1}
