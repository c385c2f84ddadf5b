"""One sentence against the statements whose concepts meet in it: which it makes, which it contradicts.

First every number that is right is given to its statement; a statement without one is contradicted by the nearest
number of its kind that explains nothing else. So a long sentence with many numbers accuses none of them for the sake of
another.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, pairwise
from typing import NamedTuple

from interpreter.rulebook.book.exact import Number, size
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.game.another import Another, Joining
from interpreter.rulebook.game.exchanged import PARTING, RIGHT_BEHIND, are_exchanged
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.in_words import InWords
from interpreter.rulebook.game.lending import Borrowed
from interpreter.rulebook.game.nearness import BESIDE, MARGIN, NEAR, REACH, Nearness
from interpreter.rulebook.game.statements import IN_WORDS, Statement
from interpreter.rulebook.game.stating import (
    can_contradict,
    can_state,
    is_chosen,
    is_in_computation,
    is_term,
    rows_of,
    states,
)
from interpreter.rulebook.game.told_nearer import ToldNearer


class Verdict(NamedTuple):
    """What a sentence makes of a statement."""

    statement: Statement
    sentence: Sentence
    quantity: Quantity | Occurrence
    holds: bool
    is_borrowed: bool = False
    """Whether one of the statement's concepts stands around the sentence, and not in it."""

    @property
    def place(self) -> tuple[int, int]:
        """Where the number or the word stands in the book."""
        return self.sentence.place(self.quantity)


def inside_of(sentence: Sentence) -> dict[Quantity, set[str]]:
    """Numbers in a concept's name, with the concept: `1st Tide`, `Type II`.

    They are never accused, and an ordinal among them states nothing of other concepts. A concept that is a number and
    nothing else, as `half` is, or a word of that stem, names none.
    """
    found: dict[Quantity, set[str]] = {}
    for quantity in sentence.quantities:
        for each in sentence.occurrences:
            if each.first > quantity.first:
                break
            if quantity.last <= each.last:
                if quantity.kind in _NUMBERS_ALONE and (each.first, each.last) == (quantity.first, quantity.last):
                    continue
                found.setdefault(quantity, set()).add(each.concept)
    return found


_RIGHT_BESIDE = 2
_SAID_AGAIN = 3
"""Tokens from a number to the next one of a choice that says the word before it again."""
_DASHES = frozenset("-–—")
_SAID_ALIKE = {"multiple": "number"}  # what is worth two is worth twice as much
_NUMBERS_ALONE = frozenset({"fraction", "multiple", "number", "dice"})


def _say_the_same(one: Statement, other: Statement) -> bool:
    """Whether two statements are one fact told of by other concepts: what one contradicts contradicts both."""
    return (
        (_SAID_ALIKE.get(one.form, one.form), one.values) == (_SAID_ALIKE.get(other.form, other.form), other.values)
        and (one.counts == other.counts or not one.counts or not other.counts)
        and len({*one.about} & {*other.about}) > 1
    )


def _are_alike(one: Statement, other: Statement) -> bool:
    """Whether two statements have one number of things that each of them counts, and something that both are about:
    `ten coins each net or boat, 25 of each at most`."""
    rest = {*one.about} - {one.counts}
    return (one.form, one.values) == (other.form, other.values) and rest == {*other.about} - {other.counts}


def _miss(statement: Statement, quantity: Quantity) -> Number:
    """By how much a number misses a statement's nearest value."""
    return min(size(amount - quantity.value) for amount in statement.amounts)


class SentenceJudge:
    """One sentence and the statements whose concepts meet in it."""

    def __init__(
        self,
        sentence: Sentence,
        met: Sequence[Statement],
        borrowing: Sequence[Borrowed],
        inside: dict[Quantity, set[str]],
        text: str,
        joining: Joining,
        counted: frozenset[str],
    ) -> None:
        self.sentence = sentence
        self.inside = inside
        self.met = met
        self.borrowing = borrowing
        self.explained: dict[Quantity, set[str]] = {}
        self.settled: set[str] = set()
        self.taken: set[Quantity] = set()
        self.bare: dict[str, Quantity] = {}
        """By statement the right number that stands without what it counts; one may be that of several things."""
        self.text = text
        self.joining = joining
        self.counted = counted

    @cached_property
    def near(self) -> Nearness:
        """How near its numbers stand to its concepts, which many a sentence need not know."""
        return Nearness(self.sentence, self.met, self.text, self.joining.last, self.joining.of)

    @cached_property
    def another(self) -> Another:
        """What speaks for it that numbers are of something else than what they would contradict."""
        return Another(self.near, self.sentence, self.text, self.joining, self.counted)

    @cached_property
    def _goes_on_a_row(self) -> frozenset[Quantity]:
        """The numbers of rows that go up by one, `a 4, a 5 or a 6`, but for the first one, which tells from where
        all of them reach."""
        rows = rows_of(self.text, self.sentence.quantities, self.joining.last | self.joining.choosing)
        return frozenset([each for row in rows for each in row[1:]])

    @cached_property
    def _is_total(self) -> bool:
        """Whether it tells of all there is of something, which is another number than that of one case."""
        words = self.text.lower()
        return any(each in words for each in self.joining.totals)

    def judge(self) -> list[Verdict]:
        """The verdicts on the statements, those that hold first."""
        found: list[Verdict] = []
        open_ones: list[Statement] = []
        found += self._in_words([each for each in self.met if each.form in IN_WORDS])
        found += self._in_ranges()
        met = [statement for statement in self.met if statement.form not in IN_WORDS and statement.form != "range"]
        pairs = self._pairs(
            [
                (statement, quantity)
                for statement in met
                for quantity in self.sentence.quantities
                if can_state(statement, quantity)
                and states(statement, quantity)
                and self._may_mean(statement, quantity)
                and (statement.form != "threshold" or quantity not in self._goes_on_a_row)
            ]
        )
        own = self._own_concepts(met) if pairs else {}
        held, repeated = self._given_away(pairs, own)
        found += self._exchanged(held, own)
        found += self._told_nearer(held, own)
        for statement in met:
            if statement.id in held:
                found.append(Verdict(statement, self.sentence, held[statement.id], True))
            elif statement.id in self.settled or self._is_bare(statement, held) or self._is_alone(statement):
                continue
            elif statement.in_examples or not self.sentence.is_made_up(0):
                open_ones.append(statement)
        self.taken.update(self._said_twice(repeated, open_ones, own))
        self._explain_by_surroundings()
        found += self._accusations(open_ones, [each for each in met if each.id in held])
        found += self._beside_a_choice([each for each in met if each.id in held])
        self.taken.update(self.explained)
        found += self._beside_a_choice([each for _, each in self.borrowing if each.id in self.settled])
        found += self._borrowed_accusations()
        return found

    def _in_words(self, statements: Sequence[Statement]) -> Iterator[Verdict]:
        """The verdicts on statements in words; one wrong word is one fault, whatever it contradicts."""
        if not statements:
            return
        words, accused = InWords(self.near, self.sentence, self.text, self.joining), set[Occurrence]()
        for statement in statements:
            for word, holds in words.judge(statement):
                if holds or word not in accused:
                    yield Verdict(statement, self.sentence, word, holds)
                if not holds:
                    accused.add(word)

    def _given_away(
        self, pairs: list[tuple[int, Statement, Quantity]], own: Mapping[str, str]
    ) -> tuple[dict[str, Quantity], dict[Quantity, int]]:
        """The right numbers, each given to the statement that it stands nearest to; and those that say again what is
        right, with the way to what they are said of."""
        if len(own) > 1:
            pairs.sort(key=lambda pair: self._way(own, pair[1], pair[2]))
        held: dict[str, Quantity] = {}
        repeated: dict[Quantity, int] = {}
        for distance, statement, quantity in pairs:
            if distance > REACH or not self.near.counts(statement, quantity):
                continue
            way = self._way(own, statement, quantity)
            if statement.id in held:
                if distance <= NEAR and self.near.in_one_clause(statement, quantity):
                    repeated.setdefault(quantity, way)
            elif (
                way <= NEAR
                or (statement.limit and quantity.bound)
                or not self._has_another(statement, own[statement.id])
            ):
                held[statement.id] = quantity
                self.taken.add(quantity)
        return held, repeated

    def _exchanged(self, held: dict[str, Quantity], own: Mapping[str, str]) -> Iterator[Verdict]:
        """Two right numbers of which each stands right behind what has the other: `ling 4, cod 3`."""
        if len(held) < 2 or len(set(held.values())) < 2:
            return
        known = [each for each in self.met if each.id in held and each.form in ("number", "signed")]
        if self.sentence.is_made_up(0):
            known = [each for each in known if each.in_examples]
        for one, other in combinations(known, 2):
            if one.id not in held or other.id not in held or own[one.id] == own[other.id]:
                continue
            # Of the two the first name has the last number, and the last name the first.
            first, last = (one, other) if held[one.id].start > held[other.id].start else (other, one)
            ahead, behind = held[last.id], held[first.id]
            unit = {*first.about} & {*last.about}
            names = own[first.id], own[last.id]
            if first.values != last.values and are_exchanged(self.near, self.text, names, (ahead, behind), unit):
                for statement, quantity in ((first, ahead), (last, behind)):
                    self.settled.add(statement.id)
                    yield Verdict(statement, self.sentence, quantity, False)
                del held[first.id], held[last.id]

    def _told_nearer(self, held: dict[str, Quantity], own: Mapping[str, str]) -> Iterator[Verdict]:
        """Take from what holds the statements beside which another number stands; these are contradicted by it."""
        left = [each for each in self.sentence.quantities if each not in self.taken and each not in self.inside]
        if not held or all(each.weak for each in left):
            return
        left = [each for each in left if each not in self._goes_on_a_row]
        nearer = ToldNearer(self.near, self.text, self.joining, self.inside, self.another)
        for statement in [each for each in self.met if each.id in held]:
            if self.sentence.is_made_up(0) and not statement.in_examples:
                continue
            quantity = nearer.instead(statement, held[statement.id], own[statement.id], left)
            if quantity is not None:
                del held[statement.id]
                self.settled.add(statement.id)
                self.taken.add(quantity)
                yield Verdict(statement, self.sentence, quantity, False)

    def _said_twice(
        self, repeated: Mapping[Quantity, int], open_ones: Sequence[Statement], own: Mapping[str, str]
    ) -> Iterator[Quantity]:
        """What is right may be said twice; but not where a statement that lacks its number stands nearer."""
        for quantity, way in repeated.items():
            if not any(
                can_contradict(each, quantity) and self._way(own, each, quantity) < way
                and self.near.counts(each, quantity)
                for each in open_ones
            ):  # fmt: skip
                yield quantity

    def _is_bare(self, statement: Statement, held: Mapping[str, Quantity]) -> bool:
        """Whether the right number stands there without what it counts, named before: `and pays 20 for each`.

        `held` are the numbers of the statements that hold; one that has the same number may share it.
        """
        if not statement.counts or statement.is_behind:
            return False
        same: set[Quantity] = set()
        if held or self.bare:
            same = {held[each.id] for each in self.met if each.id in held and _say_the_same(each, statement)}
            for each in self.met:
                number = held.get(each.id) or self.bare.get(each.id)
                if number is None or number in self.inside or not _are_alike(each, statement):
                    continue
                rest = [self.near.gap(concept, number) for concept in each.about if concept != each.counts]
                if min(rest, default=NEAR) <= BESIDE and not self.near.stands_beside(each.counts, number):
                    same.add(number)
        for quantity in self.sentence.quantities:
            if (
                (quantity not in self.taken or quantity in same) and not quantity.weak
                and can_state(statement, quantity)
                and states(statement, quantity)
                and self.near.nearest(statement, quantity) <= self.near.nearest_other(statement, quantity)
                and not self.near.is_counting_another(statement, quantity)
            ):  # fmt: skip
                self.taken.add(quantity)
                self.bare[statement.id] = quantity
                return True
        return False

    def _is_alone(self, statement: Statement) -> bool:
        """Whether a statement's number stands there as a word that may be an article, but with nothing behind it, and
        right behind what the statement is about or its place: `two nets, by day one.` Or as a part: half of the nets
        are one of every two."""
        return any(
            quantity.kind == "fraction" and statement.form == "number" and 1 / quantity.value in statement.values
            for quantity in self.sentence.quantities
        ) or any(
            quantity.weak and can_state(statement, quantity) and states(statement, quantity)
            and self.text[quantity.end :].lstrip()[:1] in PARTING
            and any(0 < quantity.first - last <= RIGHT_BEHIND
                    for concept in (*statement.about, *statement.within) if concept != statement.counts
                    for _, last in self.near.places.get(concept, ()))
            for quantity in self.sentence.quantities
        )  # fmt: skip

    def _is_said_by(self, statement: Statement, quantity: Quantity, held: Iterable[Statement]) -> bool:
        """Whether a statement that holds says the same, and what the other alone is about stands far from a number."""
        return any(
            _say_the_same(each, statement)
            and not set(statement.about) <= {*each.about, each.counts}
            and all(self.near.gap(concept, quantity) > BESIDE for concept in statement.about
                    if concept not in each.about)
            for each in held
        )  # fmt: skip

    def _explain_by_surroundings(self) -> None:
        """Find the numbers that are right where a concept is taken from around the sentence."""
        for _, statement in self.borrowing:
            for quantity in self.sentence.quantities:
                if (
                    quantity not in self.taken and can_state(statement, quantity) and states(statement, quantity)
                    and self.near.nearest(statement, quantity) <= NEAR and self.near.counts(statement, quantity)
                ):  # fmt: skip
                    self.explained.setdefault(quantity, set()).update(statement.about)
                    self.settled.add(statement.id)

    def _is_explained(self, statement: Statement, quantity: Quantity) -> bool:
        """Whether a number is right by its surroundings, and what else a statement is about stands farther off."""
        known = self.explained.get(quantity)
        return known is not None and all(
            self.near.gap(concept, quantity) > BESIDE for concept in statement.about if concept not in known
        )

    def _beside_a_choice(self, statements: Iterable[Statement]) -> Iterator[Verdict]:
        """Numbers that are none of those among which a statement has its own: `2 to 6 players` of five at most."""
        for statement in statements:
            if len(statement.values) < 2 or statement.form != "number":
                continue
            places = {first for first, _ in self.near.places.get(statement.counts, ())}
            for quantity in self._before(places):
                if (
                    quantity not in self.taken and quantity not in self.inside
                    and can_contradict(statement, quantity) and not states(statement, quantity)
                    and not self.sentence.is_made_up(quantity.start)
                ):  # fmt: skip
                    self.taken.add(quantity)
                    yield Verdict(statement, self.sentence, quantity, False)

    def _before(self, places: Container[int]) -> Iterator[Quantity]:
        """The numbers right before some places, with those of one list with them: `7, 13 or 18 coins`."""
        following: Quantity | None = None
        for quantity in reversed(self.sentence.quantities):
            is_listed = following is not None and self.joining.choosing.issuperset(
                self.text[quantity.end : following.start].replace(",", " ").lower().split()
            )
            following = quantity if is_listed or quantity.last + 1 in places else None
            if following is not None:
                yield quantity

    def _borrowed_accusations(self) -> Iterator[Verdict]:
        """Numbers of which one statement speaks clearly better than all others, though a concept stands around.

        What speaks for a statement is how rare its concepts in the sentence are.
        """
        for quantity in self.sentence.quantities if self.borrowing else ():
            if quantity in self.taken or quantity in self.inside or self.sentence.is_made_up(quantity.start):
                continue
            near = [
                (-weight, self.near.nearest(statement, quantity), statement.id, statement)
                for weight, statement in self.borrowing
                if statement.id not in self.settled and can_contradict(statement, quantity)
                and not states(statement, quantity)
                and self.near.nearest(statement, quantity) <= BESIDE
                and self.near.counts(statement, quantity) and not self.near.is_inside_alone(statement, quantity)
                and not self.another.has_lent(statement, quantity)
            ]  # fmt: skip
            if not near or is_in_computation(self.text, quantity) or self._is_total:
                continue
            best, _, _, statement = min(near)
            values = {each.values for weight, _, _, each in near if weight < best + MARGIN}
            if len(values) == 1 and self.near.in_one_clause(statement, quantity):
                self.taken.add(quantity)
                self.settled.add(statement.id)
                yield Verdict(statement, self.sentence, quantity, False, True)

    def _in_ranges(self) -> Iterator[Verdict]:
        """Two numbers with a dash or a word between them, right before what they count: `3 to 6 players`."""
        statements = [statement for statement in self.met if statement.form == "range"]
        for first, last in pairwise(self.sentence.quantities) if statements else ():
            if first.kind != "number" or last.kind != "number" or first.bound or self.sentence.is_made_up(first.start):
                continue
            between = self.text[first.end : last.start].strip().lower()
            if last.first - first.last != 2 or (between not in _DASHES and between not in self.joining.up_to):
                continue
            for statement in statements:
                if not any(0 < at - last.last <= 2 for at, _ in self.near.places[statement.counts]):
                    continue
                wrong = [each for each, value in zip((first, last), statement.values, strict=True)
                         if each.value != value and each not in self.taken]  # fmt: skip
                self.taken.update((first, last))
                yield Verdict(statement, self.sentence, wrong[0] if wrong else first, not wrong)

    def _may_mean(self, statement: Statement, quantity: Quantity) -> bool:
        named = self.inside.get(quantity)
        return quantity.kind != "ordinal" or not named or not named.isdisjoint(statement.about)

    def _accusations(self, statements: Sequence[Statement], held: Sequence[Statement]) -> Iterator[Verdict]:
        if not statements:
            return
        left = [each for each in self.sentence.quantities if each not in self.taken and each not in self.inside]
        is_bounded = any(each.bound in ("min", "more") for each in left)
        pairs = self._pairs(
            [
                (statement, quantity)
                for statement in statements
                for quantity in left
                if can_contradict(statement, quantity)
                and quantity not in self._goes_on_a_row
                and not is_term(self.text, quantity)
                # Of `4 or more` and `3-4` the threshold is that which is told as one.
                and (statement.form != "threshold" or not is_bounded or quantity.bound in ("min", "more"))
                and (statement.in_examples or not self.sentence.is_made_up(quantity.start))
            ]
        )
        done: set[str] = set()
        for distance, statement, quantity in pairs:
            near = self.near.nearest(statement, quantity)
            if near and not self.near.in_one_clause(statement, quantity):
                continue
            if statement.id in done or quantity in self.taken or distance > REACH or near > NEAR:
                continue
            if not self.near.counts(statement, quantity) or self._is_explained(statement, quantity):
                continue
            if self.another.has(statement, quantity) or self._is_said_by(statement, quantity, held):
                continue
            done.add(statement.id)
            done.update(each.id for each in statements if _say_the_same(each, statement))
            meant = self._bare_one(statement, quantity)
            self.taken.update((quantity, meant))
            yield Verdict(statement, self.sentence, meant, False)

    def _bare_one(self, statement: Statement, quantity: Quantity) -> Quantity:
        """The number that is meant where what is counted stands with an earlier one alone: `receives 100 coins and
        pays 30 for each boat`."""
        rest = [concept for concept in statement.about if concept != statement.counts]
        if not statement.counts or not rest:
            return quantity
        far = min(self.near.gap(concept, quantity) for concept in rest)
        for other in self.sentence.quantities:
            if (
                other.start > quantity.start and other not in self.taken and other not in self.inside
                and can_contradict(statement, other) and not self.near.counts(statement, other)
                and not self.near.is_counting_another(statement, other)
                and min(self.near.gap(concept, other) for concept in rest) < min(far, NEAR)
            ):  # fmt: skip
                return other
        return quantity

    def _own_concepts(self, met: Sequence[Statement]) -> dict[str, str]:
        """By statement that of its concepts which the fewest of them are about; of one of several cases its own."""
        if len(met) == 1:
            return {each.id: each.about[0] for each in met}
        concepts = [concept for statement in met for concept in statement.about]
        kinds = [each.kind for each in met]
        return {
            each.id: each.about[0] if kinds.count(each.kind) > 1 else min(each.about, key=concepts.count)
            for each in met
        }

    def _way(self, own: Mapping[str, str], statement: Statement, quantity: Quantity) -> int:
        """How many words stand between a number and a statement's own concept."""
        return self.near.gap(own[statement.id], quantity)

    def _has_another(self, statement: Statement, own: str) -> bool:
        """Whether a number that none has taken, and that is not a statement's, stands right beside its own concept."""
        return any(
            quantity not in self.taken and quantity not in self.inside and self.near.gap(own, quantity) <= _RIGHT_BESIDE
            and can_contradict(statement, quantity) and not states(statement, quantity)
            and self.near.counts(statement, quantity) and not is_term(self.text, quantity)
            and not is_chosen(self.text, self.sentence.quantities, quantity, self.joining.choosing)
            for quantity in self.sentence.quantities
        )  # fmt: skip

    def _pairs(self, pairs: list[tuple[Statement, Quantity]]) -> list[tuple[int, Statement, Quantity]]:
        """Pairs with their distance, the nearest first; of equal ones the narrower statement, the earlier number, and
        the value that the number misses by least."""
        found = [(self.near.distance(statement, quantity), statement, quantity) for statement, quantity in pairs]
        if len(found) > 1:
            found.sort(key=_nearness)
            if any(_nearness(one) == _nearness(other) for one, other in pairwise(found)):
                found.sort(key=lambda each: (*_nearness(each), _miss(each[1], each[2]), each[1].id))
        return found


def _nearness(pair: tuple[int, Statement, Quantity]) -> tuple[int, int, int]:
    distance, statement, quantity = pair
    return distance, -len(statement.about), quantity.start
