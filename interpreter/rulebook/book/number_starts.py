"""What may begin a number in a sentence, looked up once for each word of a language."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Literal

from interpreter.rulebook.book.language import MANY_WORDS, Language, Phrase, language
from interpreter.rulebook.book.tokens import words_of

Bound = Literal["", "min", "max", "more", "less"]

LETTER_NUMERALS = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10}
SINGLE_FRACTIONS = {
    "½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4), "⅓": Fraction(1, 3), "⅔": Fraction(2, 3),
}  # fmt: skip
BEFORE: dict[str, Bound] = {
    "at_least_before": "min", "at_most_before": "max", "more_before": "more", "less_before": "less",
}  # fmt: skip

NONE, DIGITS, WORDS, COMPOUND, SINGLE, LETTERS = range(6)
ONLY_LETTERS = frozenset({NONE, LETTERS})


class _Kinds(dict[str, int]):
    """How a token may begin a number; each word is looked at once."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language

    def __missing__(self, word: str) -> int:
        found = self._kind(word)
        if len(self) < MANY_WORDS:
            self[word] = found
        return found

    def _kind(self, word: str) -> int:
        if word[0].isdecimal():
            return DIGITS
        if word in self._language.number_words:
            return WORDS
        if "-" in word and self._language.compound(word):
            return COMPOUND
        if word in SINGLE_FRACTIONS:
            return SINGLE
        return LETTERS if word in LETTER_NUMERALS else NONE


@dataclass(frozen=True)
class Starts:
    """What is looked up for each token of a language.

    `comparing` are the phrases of a comparison before a number, by first word, and `longest` their most words;
    `bounding` are those behind one; `dice` are the words for dice, `negations` those that deny, and `halves` say that
    half of one comes to a number.
    """

    kinds: Mapping[str, int]
    comparing: Mapping[str, tuple[Phrase, ...]]
    longest: int
    bounding: Mapping[str, tuple[Phrase, ...]]
    dice: frozenset[str]
    negations: frozenset[str]
    halves: frozenset[tuple[str, ...]]


@cache
def starts_of(name: str) -> Starts:
    """What begins numbers in a language."""
    own = language(name)
    comparing = _of_roles(own, BEFORE)
    longest = max((len(each.words) for phrases in comparing.values() for each in phrases), default=0)
    bounding, dice = _of_roles(own, ("at_least", "at_most")), frozenset(_of_roles(own, ("dice",)))
    negations = frozenset(own.sections["negations"])
    halves = frozenset(map(words_of, own.sections["numbers"]["halves"]))
    return Starts(_Kinds(own), comparing, min(5, longest), bounding, dice, negations, halves)


def _of_roles(own: Language, roles: Container[str]) -> dict[str, tuple[Phrase, ...]]:
    """The phrases that have one of some roles, by their first word."""
    found = {word: tuple(each for each in phrases if each.role in roles) for word, phrases in own.phrases.items()}
    return {word: phrases for word, phrases in found.items() if phrases}


@lru_cache(4096)
def _short(digits: str) -> int:
    return int(digits)


def whole(digits: str) -> int:
    """A number in digits; short ones are made once and shared, for a book repeats them without end."""
    return _short(digits) if len(digits) < 8 else int(digits)
