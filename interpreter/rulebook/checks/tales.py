"""What made-up cases work out without a sign: `she pays 9 and brings it to 7`, `a difference of 3`, `6 nets are left`.

A tale goes on from the last result that stands before, so these are looked for in the sentences of one paragraph. Each
wants a word of its own right before its number; where several amounts stand between, any way to reckon with them will
do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import product

from interpreter.rulebook.book.language import Language, language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import Tokens, words_of
from interpreter.rulebook.checks.equations import Equation
from interpreter.rulebook.game.stating import is_term

_ROLES = ("comes_to", "difference", "remain")

_MOST = 3
"""How many amounts may stand between two levels."""

_AHEAD = 3
"""Words from one that tells what remains to its number, and from a difference to its own."""

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


@dataclass(eq=False)
class Tale:
    """A made-up case as far as it has been told: its level, its last result, and how many there are of each thing.

    Where a result is wrong, the tale may go on with it or with the right one: so there may be several.
    """

    language: Language
    level: tuple[Fraction, ...] = ()
    amounts: list[tuple[Fraction, ...]] = field(default_factory=list)
    """What has been told and not worked with, the last at the end."""
    counted: dict[str, list[Fraction]] = field(default_factory=dict)

    def go_on(self, sentence: Sentence, text: str, tokens: Tokens, told: Sequence[Equation]) -> Iterator[Equation]:
        """What the next sentence works out; `told` are the equations that it writes down."""
        roles = self._roles(tokens)
        numbers = [each for each in sentence.quantities if each.kind == "number" and not each.weak]
        results = {each.stated_start: each for each in told if each.how == "signs"}
        steps: list[Quantity] = []
        for number in numbers:
            if number.start not in results and is_term(text, number):
                continue
            goes_on = roles.get(number.first - (2 if number.sign else 1)) == "comes_to"
            if number.start in results:
                self.level = tuple(dict.fromkeys((number.signed, *results[number.start].right)))
                steps = []
            elif goes_on:
                yield from self._moved(number, steps)
                steps = []
            elif self._is_told(number, roles, "difference"):
                yield from self._difference(number)
            elif results and len(steps) == 1 and self._is_told(number, roles, "remain"):
                yield from self._rest(number, steps[0])
            else:
                steps.append(number)
            self.amounts.append(self.level if number.start in results or goes_on else (number.signed,))
        is_rest = not told and any(role == "remain" and at <= numbers[0].first for at, role in roles.items() if numbers)
        for number in numbers:
            noun = self._noun(tokens, number)
            if noun and not number.bound:
                if is_rest:
                    yield from self._left(number, self.counted.get(noun, []))
                self.counted.setdefault(noun, []).append(number.value)

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

    def _moved(self, result: Quantity, steps: Sequence[Quantity]) -> Iterator[Equation]:
        """A level that some amounts move; up or down, for the words seldom say which."""
        known, self.level = self.level, (result.signed,)
        if not known or not 0 < len(steps) <= _MOST or any(each.bound for each in steps):
            return
        ways = list[tuple[Fraction, Fraction, str]]()
        for level, signs in product(known, product((-1, 0, 1), repeat=len(steps))):
            used = [(sign, each.value) for sign, each in zip(signs, steps, strict=True) if sign]
            if used:
                total = level + sum(sign * value for sign, value in used)
                written = "".join(f" {'-' if sign < 0 else '+'} {value}" for sign, value in used)
                ways.append((abs(total - result.signed), total, f"{level}{written}"))
        whole = steps[0].value if len(steps) == 1 else Fraction(0)
        for level in known:
            if whole > level:  # or the level is taken from a whole
                ways.append((abs(whole - level - result.signed), whole - level, f"{whole} - {level}"))
        ways.sort(key=lambda way: way[0])
        right = tuple(dict.fromkeys(total for _, total, _ in ways))
        if result.signed not in right:
            self.level = (result.signed, *right)
        yield _equation(steps[0], result, right, ways[0][2])

    def _difference(self, result: Quantity) -> Iterator[Equation]:
        """How much the last two amounts differ, whichever is taken from the other."""
        if len(self.amounts) > 1 and not result.bound:
            some, others = self.amounts[-2:]
            ways = [abs(one - other) for one, other in product(some, others)]
            signed = [sign * way for sign in ((-1, 1) if result.sign == "-" else (1, -1)) for way in ways]
            right = tuple(signed if result.sign else ways)
            yield _equation(result, result, right, f"{some[0]} - {others[0]}")

    def _rest(self, result: Quantity, whole: Quantity) -> Iterator[Equation]:
        """What is left of a whole when the last result has been taken: `of the 100 that came in 35 are left`."""
        right = tuple(whole.value - each for each in self.level if whole.value > each)
        if right and not whole.bound and not result.bound:
            yield _equation(whole, result, right, f"{whole.value} - {self.level[0]}")

    def _left(self, result: Quantity, before: Sequence[Fraction]) -> Iterator[Equation]:
        """What is left of things of which the tale has told twice: how many there were, and how many are gone."""
        if len(before) == 2 and before[0] >= before[1]:
            yield _equation(result, result, (before[0] - before[1],), f"{before[0]} - {before[1]}")

    def _noun(self, tokens: Tokens, number: Quantity) -> str:
        words, at = tokens.words, number.last + 1
        return self.language.stems[words[at]] if at < len(words) and words[at].isalpha() and len(words[at]) > 2 else ""


def _equation(first: Quantity, result: Quantity, right: tuple[Fraction, ...], written: str) -> Equation:
    start = min(first.start, result.start)
    return Equation("level", start, result.end, result.start, result.end, result.signed, right, written)
