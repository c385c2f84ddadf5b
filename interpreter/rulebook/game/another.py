"""What speaks for it that a number is of something else than a statement that it would contradict.

A number is accused only where none of this does: a reader who is told of faults that are none soon reads no findings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
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

_ALIKE = 3
"""How many concepts two statements must be about to be much alike where two of them are the same."""

_FEW, _TIMES = 4, 4
"""A number that weak evidence speaks against is at most so many times the right one, and so much more."""

_BESIDE_TIMES = 2
"""Words between a number that is told for so many times and what is so many times as much."""


class Joining(NamedTuple):
    """The words of a language before the last item of a list and of a choice, between the ends of a range, of
    totals, between a number and what it is of, before each of which a number is reckoned, between what something
    costs more and what it costs otherwise, and before a number that a case supposes."""

    last: frozenset[str]
    choosing: frozenset[str]
    up_to: frozenset[str]
    totals: frozenset[str]
    of: frozenset[str]
    every: frozenset[str]
    dearer: frozenset[str]
    supposing: frozenset[str]


class Rivals:
    """The statements in numbers by two of their concepts, and the concepts that any of them counts."""

    def __init__(self, statements: Iterable[Statement]) -> None:
        self.counted = frozenset([each.counts for each in statements if each.counts])
        self._by_pair: dict[tuple[str, str], list[Statement]] = {}
        for each in statements:
            for one, other in combinations(sorted(set(each.about)), 2):
                self._by_pair.setdefault((one, other), []).append(each)

    def explain(self, statement: Statement, quantity: Quantity, named: frozenset[str]) -> bool:
        """Whether a number is right for a statement much like another one, of which a sentence leaves out one concept:
        `each boat and each raft costs 2` in a text on what they cost to keep."""
        return len(set(statement.about)) >= _ALIKE and any(
            states(rival, quantity) and len(set(rival.about) - named) == 1
            for pair in combinations(sorted(set(statement.about)), 2)
            for rival in self._by_pair.get(pair, ())
            if rival.form == statement.form and rival is not statement and len(set(rival.about)) >= _ALIKE
        )


class Another:
    """One sentence with some text, of which numbers are about to be accused; `near` knows its places."""

    def __init__(self, near: Nearness, sentence: Sentence, text: str, joining: Joining, rivals: Rivals) -> None:
        self._near = near
        self._sentence = sentence
        self._text = text
        self._joining = joining
        self._rivals = rivals
        self._of_so_many: dict[str, bool] = {}

    def has(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether something speaks for it that another thing has a number, all of a statement being in the sentence."""
        return (
            self._is_plain(statement, quantity)
            or self._is_of_so_many(statement)
            or self._rivals.explain(statement, quantity, self._sentence.concepts)
        )

    def has_lent(self, statement: Statement, quantity: Quantity) -> bool:
        """The same where a concept of the statement stands around the sentence alone: a number far off is none of its
        either."""
        is_far = any(quantity.value > _TIMES * amount + _FEW for amount in statement.amounts)
        return is_far or self._is_plain(statement, quantity)

    def _is_plain(self, statement: Statement, quantity: Quantity) -> bool:
        return (
            self._leads_up(statement, quantity)
            or self._counts_another(statement, quantity)
            or self._is_for_each(statement, quantity)
            or self._is_added_up(statement, quantity)
            or self._is_supposed(quantity)
            or self._is_no_multiple(statement, quantity)
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
            return False
        counted = self._rivals.counted
        thing = next((each for each in self._sentence.occurrences if each.first == quantity.last + 1), None)
        if thing is None or thing.concept not in counted:
            return False
        if statement.form == "threshold":
            return thing.concept not in statement.about
        return not counted.isdisjoint(statement.about) and not any(
            each.concept in statement.about and thing.first <= each.first <= thing.last + _BEHIND
            for each in self._sentence.occurrences
        )

    def _is_for_each(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number is one for each of something: of what is counted, `3 points for each net`, or, where that
        itself is counted, no count of it: `1 for each net`."""
        if not statement.counts:
            return False
        behind = list(islice(_WORD.finditer(self._text, quantity.end), 0, 4))
        of = next((after for each, after in pairwise(behind) if each[0].lower() in self._joining.every
                   and self._text[each.end() : after.start()].isspace()), None)  # fmt: skip
        if of is None:
            return False
        thing = next((each.concept for each in self._sentence.occurrences if each.start == of.start()), None)
        return thing is not None and (thing == statement.counts or thing not in statement.about)

    def _is_added_up(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number and one beside it are right together, as in `costs 10 more than the usual 10`."""
        for one, other in pairwise(self._sentence.quantities):
            if quantity in (one, other) and not one.bound and one.value + other.value in statement.amounts:
                between = self._text[one.end : other.start].lower().split()
                if not self._joining.dearer.isdisjoint(between):
                    return True
        return False

    def _is_supposed(self, quantity: Quantity) -> bool:
        """Whether a number is that of a case behind a colon, which only illustrates what has been told in numbers before
        it: `each boat has 2 places: with three boats there are 6`."""
        colon = self._text.rfind(": ", 0, quantity.start)
        if colon < 0 or all(each.end > colon or each.kind != "number" for each in self._sentence.quantities):
            return False
        case = next(each for each in self._sentence.quantities if each.start > colon)
        before = self._text[colon + 1 : case.start].lower().split()
        return 0 < len(before) <= _SUPPOSED and before[0] in self._joining.supposing and not case.weak

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
            values = [each.value for each in self._sentence.quantities]
            # What it comes to is so many times something.
            is_reckoned = any(value != count and value % count == 0 for count in counted.values() for value in values)
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
