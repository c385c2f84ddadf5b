"""How near a number stands to the concepts of a statement, and whether it counts what the statement counts."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.statements import Statement

NEAR = 10
"""How many words may stand between a number and the nearest concept of a statement that it contradicts."""

BESIDE = 5
"""How many words may stand between a number and the nearest concept where another is taken from around the sentence."""

MARGIN = 0.5
"""By how much one statement must speak better for a number than another one of another value."""

REACH = 28
"""How many words may stand between a number and each of a statement's concepts."""

FAR = 45
"""How many words may stand between a phrase of several words and each of a statement's concepts."""

_AHEAD, _BACK = 4, 2
"""How many words may stand between a number and what it counts behind it, and before it."""


class Nearness:
    """The places of the concepts in a sentence with some text; `met` are the statements whose concepts meet in it.

    `joining` are the words that stand before the last item of a list, as `and` does; `of` those between a number and
    what it is of.
    """

    def __init__(
        self, sentence: Sentence, met: Collection[Statement], text: str, joining: Collection[str], of: Collection[str]
    ) -> None:
        self.sentence = sentence
        self._joining = joining
        self._of = of
        self.places: dict[str, list[tuple[int, int]]] = {}
        for each in sentence.occurrences:
            self.places.setdefault(each.concept, []).append((each.first, each.last))
        self.semicolons = [at for at, sign in enumerate(text) if sign == ";"] if ";" in text else []
        self._text = text
        self._met = met
        self._named = [each for each in met if each.is_behind]

    def is_inside_alone(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number itself, as `three dice` does, names all that a sentence has of a statement's concepts."""
        return all(
            quantity.first <= each.first and each.last <= quantity.last
            for each in self.sentence.occurrences
            if each.concept in statement.about
        )

    def gap(self, concept: str, quantity: Quantity) -> int:
        """How many words stand between a number and the nearest mention of a concept."""
        places = self.places[concept]
        if len(places) == 1:
            first, last = places[0]
            return max(first - quantity.last, quantity.first - last, 0)
        return min((max(first - quantity.last, quantity.first - last, 0) for first, last in places), default=REACH)

    def distance(self, statement: Statement, quantity: Quantity) -> int:
        """The way to the farthest of a statement's concepts."""
        return max((self.gap(concept, quantity) for concept in statement.about), default=0)

    def nearest(self, statement: Statement, quantity: Quantity) -> int:
        """The way to the nearest of a statement's concepts."""
        return min((self.gap(concept, quantity) for concept in statement.about if concept in self.places), default=0)

    def nearest_other(self, statement: Statement, quantity: Quantity) -> int:
        """How many words stand between a number and the nearest concept that may claim it for another statement.

        Where what is counted stands with an earlier number, as in `gets 100 coins and pays 20 for each`, only what
        another statement counts does.
        """
        others = self.places.keys() - {*statement.about, statement.counts}
        if any(each.start < quantity.start and self.counts(statement, each) for each in self.sentence.quantities):
            others &= {each.counts for each in self._met}
        return min([BESIDE, *(self.gap(concept, quantity) for concept in others)])

    def in_one_clause(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether one of the statement's concepts stands on the number's side of all semicolons; or
        nothing does, and the number bounds something: `one throws a die; it takes 6 or more`."""
        if not self.semicolons:
            return True
        clause = bisect_right(self.semicolons, quantity.start)
        named = {
            each.concept for each in self.sentence.occurrences if bisect_right(self.semicolons, each.start) == clause
        }
        return not named.isdisjoint(statement.about) or (not named and bool(quantity.bound))

    def is_in_clause_of(self, statement: Statement, word: Occurrence) -> bool:
        """Whether all of a statement's concepts stand on a word's side of all semicolons."""
        if not self.semicolons:
            return True
        clause = bisect_right(self.semicolons, word.start)
        named = {
            each.concept for each in self.sentence.occurrences if bisect_right(self.semicolons, each.start) == clause
        }
        return named.issuperset(statement.about)

    def counts(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether the number stands with what it should count: right before it, or right after."""
        if quantity.in_brackets and (owners := self._owners(quantity)):
            # Of what is said of one thing alone it counts that: `the captain (4) or a sail` may refer to section 4.
            is_of_one = bool(statement.counts) and statement.kind == statement.id
            return not owners.isdisjoint((statement.counts,) if is_of_one else (*statement.about, statement.counts))
        if self._is_behind_another(statement, quantity):
            return False
        if not statement.counts:
            return True
        if self.is_counting_another(statement, quantity):
            return False
        ahead, is_before = 0 if statement.is_behind else _AHEAD, False
        for each in self.sentence.occurrences:
            if each.concept != statement.counts:
                continue
            if 0 < each.first - quantity.last <= ahead:
                if self._goes_on(quantity, each) and not self._is_counted_by_another(quantity, each):
                    return True
            elif 0 < quantity.first - each.last <= _BACK:
                is_before = True
        return is_before and (statement.is_behind or not self._has_its_own(statement, quantity))

    def stands_beside(self, counted: str, quantity: Quantity) -> bool:
        """Whether what is counted stands behind a number, near enough to be counted by it, or right before it."""
        back = _BACK + 1 if quantity.in_brackets else _BACK
        return any(
            0 < first - quantity.last <= _AHEAD or 0 < quantity.first - last < back
            for first, last in self.places.get(counted, ())
        )

    def _is_counted_by_another(self, quantity: Quantity, counted: Occurrence) -> bool:
        """Whether another number stands nearer to what is counted: in `eight kinds with three nets` three counts, in
        `two or three nets` both do."""
        return any(
            quantity.last + _BACK < each.first and each.last < counted.first and each.kind == "number" and not each.weak
            for each in self.sentence.quantities
        )

    def _has_its_own(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number behind what it may count has something else right behind it: `captains gain 5 of fame`."""
        ahead = {each.concept for each in self.sentence.occurrences
                 if 0 < each.first - quantity.last <= _BACK and self._is_of(quantity, each)}  # fmt: skip
        return bool(ahead) and ahead.isdisjoint((*statement.about, statement.counts))

    def _is_of(self, quantity: Quantity, behind: Occurrence) -> bool:
        """Whether what stands behind a number is what it is of: `5 fame`, `5 of fame`."""
        between = self._text[quantity.end : behind.start].lower().replace("\u2019", "'").split()
        return not between or (len(between) == 1 and (between[0] in self._of or between[0].endswith("'")))

    def _goes_on(self, quantity: Quantity, behind: Occurrence) -> bool:
        """Whether nothing parts a number from what stands behind it: in `cod 3, ling 2 and eel 4`."""
        if self._text.find(",", quantity.end, behind.start) >= 0:
            return False
        between = self._text[quantity.end : behind.start].split()
        is_next = bool(between) and between[0].lower() in self._joining
        return not is_next or not any(each.last == quantity.first - 1 for each in self.sentence.occurrences)

    def _is_behind_another(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number stands right behind a name that has it by another statement."""
        return bool(self._named) and any(
            0 < quantity.first - last <= _BACK
            for each in self._named
            if each.counts not in statement.about
            for _, last in self.places.get(each.counts, ())
        )

    def is_counting_another(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether right behind a number stands what another statement counts: `4 boats, 5 nets` are no 5 boats."""
        after = quantity.last + 1
        behind = [
            each.concept for each in self.sentence.occurrences if each.first == after and self._goes_on(quantity, each)
        ]
        if not behind or statement.counts in behind:
            return False
        return any(each.counts and each.counts != statement.counts and each.counts in behind for each in self._met)

    def _owners(self, quantity: Quantity) -> set[str]:
        """The concepts right before the bracket in which a number stands alone: `Captain (2)` counts captains alone."""
        before = quantity.first - (3 if quantity.sign else 2)
        return {each.concept for each in self.sentence.occurrences if each.last == before}
