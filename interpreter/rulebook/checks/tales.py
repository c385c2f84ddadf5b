"""What made-up cases work out without a sign: `she pays 9 and brings it to 7`, `a difference of 3`, `6 nets are left`.

A tale goes on from the last result that stands before, so these are looked for in the sentences of one paragraph. Each
wants a word of its own right before its number; where several amounts stand between, any way to reckon with them will
do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations, product

from interpreter.rulebook.book.exact import Number, size
from interpreter.rulebook.book.language import Language, language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import Tokens, words_of
from interpreter.rulebook.checks.equations import Equation
from interpreter.rulebook.checks.sum_words import TOTALS, Mark, sum_words
from interpreter.rulebook.game.stating import is_term

_ROLES = ("comes_to", "paid_for", "so_far", "difference", "wins_by", "remain", "more")

_MOST = 3
"""How many amounts may stand between two levels."""

_AHEAD = 3
"""Words from one that tells what remains to its number, and from a difference to its own."""

_SINCE = 5
"""How many amounts may have been told since a level to which the tale comes back."""

_THROWN = 3
"""Words from one of throwing dice to what they show."""

_TELLING = 4
"""Letters of a word that may name a level."""

_CLOSING = frozenset(".,;)!?")
_PAUSES = frozenset(",;:")

_Phrases = dict[str, tuple[tuple[tuple[str, ...], str], ...]]


@cache
def tale_words(name: str) -> _Phrases:
    """The phrases of a language that go on with a tale, by their first word, the longest first."""
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for role in _ROLES:
        for text in language(name).sections["tales"][role]:
            words = words_of(text)
            found.setdefault(words[0], []).append((words, role))
    return {word: tuple(sorted(each, key=lambda pair: -len(pair[0]))) for word, each in found.items()}


@cache
def _throw_words(name: str) -> frozenset[str]:
    known = language(name).sections
    return frozenset([*known["dice"], *known["throws"]])


@cache
def _comes_to_words(name: str) -> frozenset[str]:
    return frozenset([word for text in language(name).sections["tales"]["comes_to"] for word in words_of(text)])


@dataclass(eq=False)
class Tale:
    """A made-up case as far as it has been told: its level, its last result, and how many there are of each thing.

    Where a result is wrong, the tale may go on with it or with the right one: so there may be several.
    """

    language: Language
    level: tuple[Number, ...] = ()
    worked_with: tuple[Number, ...] = ()
    """The level before the last result in signs, where that was worked out with it."""
    stock: tuple[str, Number] | None = None
    """What the case begins with, by its noun, where its first sentence counts nothing else."""
    is_begun: bool = False
    since: list[Quantity] = field(default_factory=list)
    """What has been told since the level."""
    most: Number | None = None
    """The most that a throw may show, where the case says so."""
    throws: list[tuple[Quantity, tuple[Number, ...]]] = field(default_factory=list)
    """The throws of the sentence told last, each with the most that it may show."""
    amounts: list[tuple[Number, ...]] = field(default_factory=list)
    """What has been told and not worked with, the last at the end."""
    counted: dict[str, list[Number]] = field(default_factory=dict)
    levels: dict[str, tuple[Number, ...]] = field(default_factory=dict)
    """The last level by the words that stand before it: several may be told of."""
    past: list[Number] = field(default_factory=list)
    """All levels so far."""
    known: tuple[Number, ...] = ()
    """The levels of which the last one came."""
    paid: list[Number] = field(default_factory=list)
    """What has moved the levels, one after the other."""
    purse: list[Number] = field(default_factory=list)
    """What has been told before the first level."""
    has_thrown: bool = False
    given: list[Number] = field(default_factory=list)
    thrown: list[Number] = field(default_factory=list)
    """What has been told and is no result: what dice have shown, and all the rest."""
    results: list[tuple[Number, ...]] = field(default_factory=list)
    """What the sums written down have come to."""

    def go_on(
        self, sentence: Sentence, text: str, tokens: Tokens, told: Sequence[Equation], named: Sequence[Number] = ()
    ) -> Iterator[Equation]:
        """What the next sentence works out; `told` are the equations that it writes down, `named` the amounts of what
        it names without a number, by the rules."""
        roles = self._roles(tokens)
        level = self.level
        marks = sum_words(self.language.name).marks(tokens.words) if sentence.said.may_reckon else []
        numbers = [each for each in sentence.quantities if each.kind == "number" and not each.weak]
        if not self.level:
            self.purse += self._purse(sentence, tokens)
        results = {each.stated_start: each for each in told if each.how == "signs"}
        steps: list[Quantity] = []
        self.throws = []
        for at, number in enumerate(numbers):
            if number.start not in results and is_term(text, number):
                continue
            role = roles.get(number.first - (2 if number.sign else 1), "")
            goes_on = role == "comes_to" or (role == "paid_for" and bool(steps) and self._closes(tokens.words, number))
            goes_on = goes_on or (
                number.start not in results and self._is_behind_colon(text, tokens.words, steps, number)
            )
            summed = None if number.start in results else self._summed(tokens, marks, roles, numbers[:at], number)
            if number.start in results:
                before, result = self.level, results[number.start]
                # What was worked with may still be the level: `8 - 3 + 1 = 6. Two more: the heat is at 5.`
                terms = frozenset(result.computation.split())
                self.worked_with = tuple(each for each in before if str(size(each)) in terms)
                # Or what was told before a throw: `with a heat of 3 she throws 9: 9 - 3 = 6. One more: it is at 4.`
                if not self.worked_with and any(str(each) in terms for each in self.thrown):
                    self.worked_with = tuple(each for each in self.given if str(size(each)) in terms)
                self.level = tuple(dict.fromkeys((number.signed, *result.right)))
                self.results.append(self.level)
                steps, self.since = [], []
            elif goes_on:
                if named and not self.level:
                    yield from self._gained(tokens, number, steps, named)
                    self.level = (number.signed,)
                else:
                    known = bool(self.level)
                    own = self._of_its_own(tokens, numbers[:at], number)
                    is_paid = self._is_of_one_kind(tokens, steps)
                    found = list(self._moved(number, steps, own, is_paid))
                    is_meant = all(each.holds for each in found) or not self._was_moved(sentence, tokens, number, steps)
                    self.paid += [each.value for each in steps if known and not each.bound]
                    if not is_meant:
                        self.level = (number.signed,)
                    yield from found if is_meant else ()
                for word in self._words_before(tokens, 0, number):
                    self.levels[word] = self.level
                steps, self.since = [], []
            elif role == "so_far":
                yield from self._so_far(number)
                steps, self.since = [], []
            elif summed is not None:
                yield summed
                steps = []
                if numbers[at - 1] in self.since and self._is_thrown(tokens.words, numbers[at - 1]):
                    self.since.append(number)  # what a throw comes to is soon done with
                else:
                    self.level, self.since = tuple(dict.fromkeys((number.signed, *summed.right))), []
            elif len(self.results) > 1 and self._is_told(number, roles, "wins_by"):
                yield from self._won(number)
                self.since = []
            elif not self.level and self._is_announced(tokens.words, marks, number):
                self.level, self.since, steps = (number.signed,), [], []
            elif self._is_told(number, roles, "difference"):
                found = list(self._difference(number))
                yield from found
                right = found[0].right if found else ()
                self.level = tuple(dict.fromkeys((number.signed, -number.signed, *right)))
                self.since = []
            elif results and len(steps) == 1 and self._is_told(number, roles, "remain"):
                yield from self._rest(number, steps[0])
            else:
                if number.bound == "max":
                    self.most = number.value
                elif not number.bound and not number.sign and self._is_thrown(tokens.words, number):
                    self.has_thrown = True
                    self.throws.append((number, self.level if self.most is None else (self.most,)))
                    self.thrown.append(number.value)
                else:
                    self.given.append(number.signed)
                steps.append(number)
                self.since.append(number)
            if self.level is not level:
                self.past += level
                level, self.most = self.level, None
            self.amounts.append(self.level if number.start in results or goes_on else (number.signed,))
        is_rest = not told and any(role == "remain" and at <= numbers[0].first for at, role in roles.items() if numbers)
        for number in numbers:
            noun = self._noun(tokens, number)
            if noun and not number.bound:
                left = list(self._left(number, self.counted.get(noun, []))) if is_rest else []
                yield from left
                if left:  # from here on so many are there; nobody knows how many where that is wrong
                    self.counted[noun] = []
                if all(each.holds for each in left):
                    self.counted.setdefault(noun, []).append(number.value)
        if numbers and not self.is_begun:
            self.is_begun = True
            noun = self._noun(tokens, numbers[0])
            self.stock = (noun, numbers[0].value) if len(numbers) == 1 and noun else None

    def _purse(self, sentence: Sentence, tokens: Tokens) -> Iterator[Number]:
        """What a sentence counts of the game's things, but for what it denies."""
        negations, things = self.language.sections["negations"], {each.first for each in sentence.occurrences}
        for each in sentence.quantities:
            is_denied = not set(tokens.words[max(0, each.first - 2) : each.first]).isdisjoint(negations)
            if each.kind == "number" and each.last + 1 in things and not is_denied:
                yield each.value

    def gathered(self, number: Quantity) -> Iterator[Equation]:
        """All that has been paid, with what there was before or without it: `so she has 8 coins`."""
        paid, purse = sum(self.paid, 0), self.purse[:_MOST]
        if len(self.paid) > 1 and self.has_thrown and not number.bound and not number.sign:
            right = dict.fromkeys(paid + sum(some, 0) for count in range(len(purse) + 1)
                                  for some in combinations(purse, count))  # fmt: skip
            yield _equation(number, number, tuple(right), " + ".join(map(str, self.paid)))

    def _roles(self, tokens: Tokens) -> dict[int, str]:
        """What the phrases in a sentence do, by their last words."""
        known, found, free = tale_words(self.language.name), dict[int, str](), 0
        for at, word in enumerate(tokens.words):
            for phrase, role in known.get(word, ()) if at >= free else ():
                if tuple(tokens.words[at : at + len(phrase)]) == phrase:
                    free = at + len(phrase)
                    found[free - 1] = role
                    break
        return found

    def _is_told(self, number: Quantity, roles: dict[int, str], role: str) -> bool:
        first = number.first - (1 if number.sign else 0)
        return any(roles.get(at) == role for at in range(max(0, first - _AHEAD), first))

    def _words_before(self, tokens: Tokens, first: int, result: Quantity) -> Iterator[str]:
        """The stems of what stands before a result, from a token on, but for what says that it comes to it."""
        saying = _comes_to_words(self.language.name)
        for word in tokens.words[first : result.first]:
            if word.isalpha() and len(word) >= _TELLING and word not in saying:
                yield self.language.stems[word]

    def _of_its_own(self, tokens: Tokens, before: Sequence[Quantity], result: Quantity) -> tuple[Number, ...]:
        """The level that is named right before a result, where the tale told of it earlier."""
        first = before[-1].last + 1 if before else 0
        found = [self.levels[word] for word in self._words_before(tokens, first, result) if word in self.levels]
        return found[-1] if found else ()

    def _is_of_one_kind(self, tokens: Tokens, steps: Sequence[Quantity]) -> bool:
        """Whether several amounts are of one thing that the first one names: `she pays two coins, he three`."""
        nouns = [self._noun(tokens, each) for each in steps]
        return len(steps) > 1 and nouns[0] != "" and set(nouns[1:]) <= {"", nouns[0]}

    def _is_announced(self, words: Sequence[str], marks: Sequence[Mark], number: Quantity) -> bool:
        """Whether a number is nothing but a result: `without bait the total is 2.`"""
        first = number.first
        is_told = any(mark.role == "total" and 0 < first - mark.last <= 2 for mark in marks)
        return is_told and not number.bound and not number.sign and self._closes(words, number)

    def _is_behind_colon(self, text: str, words: Sequence[str], steps: Sequence[Quantity], number: Quantity) -> bool:
        """Whether a number alone behind a colon is to what the one amount before it brings a level that was worked
        out: `the base is 8 - 2 = 6. She pays 3: 9.`"""
        if not self.results or len(steps) != 1 or steps[0].bound or number.bound or number.sign:
            return False
        is_alone = text[: number.start].endswith(": ") and self._closes(words, number)
        return is_alone and 0 < number.first - steps[0].last <= _AHEAD

    def _moved(
        self, result: Quantity, steps: Sequence[Quantity], own: tuple[Number, ...], is_paid: bool
    ) -> Iterator[Equation]:
        """A level that some amounts move, the last one or the result's own; up or down, for the words seldom say
        which. `is_paid`: each of them does."""
        known, self.level = tuple(dict.fromkeys((*own, *self.level, *self.worked_with))), (result.signed,)
        self.known = known
        if not known or not 0 < len(steps) <= _MOST or any(each.bound for each in steps):
            return
        ways = list[tuple[Number, Number, str]]()
        all_signs = list(product((-1, 1) if is_paid else (-1, 0, 1), repeat=len(steps)))
        moves = [(level, steps, signs) for level, signs in product(known, all_signs)]
        # Or the account of something else begins here: `the town had 45 and gets 100, which makes 145`.
        first, *others = steps
        moves += [(first.signed, others, signs) for signs in product((-1, 1), repeat=len(others))]
        for level, moving, signs in moves:
            used = [(sign, each.value) for sign, each in zip(signs, moving, strict=True) if sign]
            if used:
                total = level + sum(sign * value for sign, value in used)
                written = "".join(f" {'-' if sign < 0 else '+'} {value}" for sign, value in used)
                ways.append((size(total - result.signed), total, f"{level}{written}"))
        whole = steps[0].value if len(steps) == 1 else 0
        for level in known:
            if whole > level:  # or the level is taken from a whole
                ways.append((size(whole - level - result.signed), whole - level, f"{whole} - {level}"))
        ways.sort(key=lambda way: way[0])
        right = tuple(dict.fromkeys(total for _, total, _ in ways))
        if result.signed not in right:
            self.level = (result.signed, *right)
        told = tuple((each.start, each.end) for each in steps)
        yield replace(_equation(steps[0], result, right, ways[0][2]), told=told)

    def _was_moved(
        self, sentence: Sentence, tokens: Tokens, result: Quantity, steps: Sequence[Quantity]
    ) -> bool:  # fmt: skip
        """Whether a result follows in another way: with what may be a number or not (`and one net`), or from an earlier
        level, where the text names which one it means."""
        words, first = tokens.words, steps[-1].last + (2 if self._noun(tokens, steps[-1]) else 1)
        first = next((at for at in range(result.first - 1, first, -1) if words[at] in _PAUSES), first)
        is_named = any(self._words_before(tokens, first, result))
        loose = [each.value for each in sentence.quantities if each.weak and each.last < result.first][:_MOST]
        moving = [each.value for each in steps]
        ways = {
            level + sum(sign * value for sign, value in zip(signs, [*moving, *loose], strict=True))
            for level in (*self.known, *(self.past if is_named else ()))
            for signs in product((-1, 0, 1), repeat=len(moving) + len(loose))
            if any(signs[: len(moving)])
        }
        return (is_named or bool(loose)) and result.signed in ways

    def _won(self, result: Quantity) -> Iterator[Equation]:
        """By how much one of the totals that were worked out is more than another."""
        if result.bound or result.sign:
            return
        pairs = list(combinations(self.results[::-1], 2))
        right = [size(one - other) for some, others in pairs for one, other in product(some, others)]
        most, least = max(pairs[0][0][0], pairs[0][1][0]), min(pairs[0][0][0], pairs[0][1][0])
        yield _equation(result, result, tuple(dict.fromkeys(right)), f"{most} - {least}")

    def _gained(
        self, tokens: Tokens, result: Quantity, steps: Sequence[Quantity], named: Sequence[Number]
    ) -> Iterator[Equation]:
        """What the case began with and what has come to it, some of it by the rules, without a number."""
        if self.stock is None or self.stock[0] != self._noun(tokens, result) or len(steps) > _MOST:
            return
        begun, told = self.stock[1], [each.value for each in steps]
        ways = [
            begun + sum(sign * value for sign, value in zip(signs, [*named, *told], strict=True))
            for signs in product((1, 0, -1), repeat=len(named) + len(told))
        ]
        written = " + ".join(str(each) for each in (begun, *named, *told))
        yield _equation(result, result, tuple(dict.fromkeys(ways)), written)

    def _so_far(self, result: Quantity) -> Iterator[Equation]:
        """The level again, with some of what has been told since."""
        known, since = self.level, self.since
        self.level = (result.signed,)
        if not known or not 0 < len(since) <= _SINCE or any(each.bound for each in since):
            return
        ways = [
            level + sum(sign * each.value for sign, each in zip(signs, since, strict=True))
            for level, signs in product(known, product((1, 0), repeat=len(since)))
        ]
        nearest = min(ways, key=lambda way: size(way - result.signed))
        self.level = tuple(dict.fromkeys((result.signed, nearest)))
        ways.sort(key=lambda way: size(way - result.signed))
        yield _equation(result, result, tuple(dict.fromkeys(ways)), f"{known[0]} + {size(nearest - known[0])}")

    def _summed(
        self, tokens: Tokens, marks: Sequence[Mark], roles: dict[int, str], before: Sequence[Quantity], result: Quantity
    ) -> Equation | None:
        """A total of what stands right before it: `11 and 7 coins, 18 in all`, `5 coins, 8 more from her: 13`, and of a
        throw and what is added to it."""
        if not before or result.bound or any(each.bound for each in before):
            return None
        words, first = tokens.words, result.first - (1 if result.sign else 0)
        last = before[-1]
        if len(before) == 2 and words[first - 1] == ":" and self._closes(words, result):
            is_more = any(role == "more" and before[0].last < at < first for at, role in roles.items())
            if is_more and words[before[0].first : first - 1].count(":") == 0:
                return _summation(before, result)
        announced = any(mark.role in TOTALS and last.last < mark.first and 0 < first - mark.last <= 2 for mark in marks)
        if not announced or self._closed(words, last.last, first):
            return None
        ands = {mark.last for mark in marks if mark.role == "and"}
        if len(before) >= 2 and last.first - before[-2].last == 2 and last.first - 1 in ands:
            is_free = len(before) == 2 or before[-2].first - before[-3].last > _AHEAD
            return _summation(before[-2:], result) if is_free else None
        if not self._is_thrown(words, last):
            return None
        if len(self.since) == 1 and self.since[0] is last and self.level:
            right = tuple(dict.fromkeys(level + last.signed for level in self.level))
            return _equation(last, result, right, f"{self.level[0]} + {last.signed}")
        if len(before) == 2:
            one, right = before[0], (before[0].signed + last.signed, last.signed - before[0].signed)
            return _equation(one, result, right, f"{last.signed} + {one.signed}")
        return None

    def _is_thrown(self, words: Sequence[str], number: Quantity) -> bool:
        return not _throw_words(self.language.name).isdisjoint(words[max(0, number.first - _THROWN) : number.first])

    @staticmethod
    def _closes(words: Sequence[str], number: Quantity) -> bool:
        return number.last + 1 >= len(words) or words[number.last + 1] in _CLOSING

    @staticmethod
    def _closed(words: Sequence[str], first: int, last: int) -> bool:
        """Whether a sentence ends between two places, or so much stands there that it tells of something else."""
        return last - first > 8 or not {".", "?", "!", "("}.isdisjoint(words[first + 1 : last])

    def _difference(self, result: Quantity) -> Iterator[Equation]:
        """How much the last two amounts differ, whichever is taken from the other."""
        if len(self.amounts) > 1 and not result.bound:
            some, others = self.amounts[-2:]
            ways = [size(one - other) for one, other in product(some, others)]
            signed = [sign * way for sign in ((-1, 1) if result.sign == "-" else (1, -1)) for way in ways]
            right = tuple(signed if result.sign else ways)
            yield _equation(result, result, right, f"{some[0]} - {others[0]}")

    def _rest(self, result: Quantity, whole: Quantity) -> Iterator[Equation]:
        """What is left of a whole when the last result has been taken: `of the 100 that came in 35 are left`."""
        right = tuple(whole.value - each for each in self.level if whole.value > each)
        if right and not whole.bound and not result.bound:
            yield _equation(whole, result, right, f"{whole.value} - {self.level[0]}")

    def _left(self, result: Quantity, before: Sequence[Number]) -> Iterator[Equation]:
        """What is left of things of which the tale has told twice: how many there were, and how many are gone."""
        if len(before) == 2 and before[0] >= before[1]:
            yield _equation(result, result, (before[0] - before[1],), f"{before[0]} - {before[1]}")

    def _noun(self, tokens: Tokens, number: Quantity) -> str:
        words, at = tokens.words, number.last + 1
        return self.language.stems[words[at]] if at < len(words) and words[at].isalpha() and len(words[at]) > 2 else ""


def _summation(terms: Sequence[Quantity], result: Quantity) -> Equation:
    right = (sum((each.signed for each in terms), 0),)
    return _equation(terms[0], result, right, " + ".join(str(each.signed) for each in terms))


def _equation(first: Quantity, result: Quantity, right: tuple[Number, ...], written: str) -> Equation:
    start = min(first.start, result.start)
    return Equation("level", start, result.end, result.start, result.end, result.signed, right, written)
