"""The words with which a language tells sums, and where they stand in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import compress
from typing import NamedTuple

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tokens import words_of

_BOUNDS = frozenset({"at_least", "at_most", "at_least_before", "at_most_before", "more_before", "less_before"})
_OF_LANGUAGE = {"or": "or", "not": "not", "and": "and", "up": "up", "down": "down", "dice": "dice"}


ADDING = frozenset({"add", "add_verbs", "add_before"})
SUBTRACTING = frozenset({"subtract", "subtract_verbs", "subtract_before"})
TOTALS = frozenset({"total", "in_all"})
"""What phrases do that add, subtract, or announce what comes of it."""


class Mark(NamedTuple):
    """A word or phrase that says what is done with the numbers around it: its first and last token."""

    role: str
    first: int
    last: int


@dataclass(frozen=True)
class SumWords:
    """The phrases of one language by their first word, the longest first, each with its role."""

    phrases: dict[str, tuple[tuple[tuple[str, ...], str], ...]] = field(repr=False)
    tellers: frozenset[str] = field(repr=False)
    """Words without one of which no numbers are added or subtracted."""
    movers: frozenset[str] = field(repr=False)
    """Words without one of which no level is moved."""

    def marks(self, words: Sequence[str]) -> list[Mark]:
        """The marks of a sentence, in order; of overlapping ones the longest."""
        found: list[Mark] = []
        free = 0
        openers = list(map(self.phrases.get, words))
        for at, phrases in compress(enumerate(openers), openers):
            if phrases is None or at < free:
                continue
            for phrase, role in phrases:
                if len(phrase) == 1 or tuple(words[at : at + len(phrase)]) == phrase:
                    free = at + len(phrase)
                    found.append(Mark(role, at, free - 1))
                    break
        return found


@cache
def sum_words(name: str) -> SumWords:
    """The words for sums of a language."""
    known = language(name)
    phrases: dict[str, list[tuple[tuple[str, ...], str]]] = {}

    def add(words: tuple[str, ...], role: str) -> None:
        phrases.setdefault(words[0], []).append((words, role))

    for role, texts in known.sections["arithmetic"].items():
        for text in texts:
            add(words_of(text), role)
    for found in known.phrases.values():
        for phrase in found:
            if phrase.role in _BOUNDS:
                add(phrase.words, "bound")
            elif phrase.role in _OF_LANGUAGE:
                add(phrase.words, _OF_LANGUAGE[phrase.role])
    ordered = {word: tuple(sorted(each, key=lambda pair: -len(pair[0]))) for word, each in phrases.items()}
    return SumWords(
        ordered,
        _telling(ordered, frozenset({*ADDING, *SUBTRACTING, *TOTALS})),
        _telling(ordered, frozenset({"raises", "lowers"})),
    )


def _telling(phrases: dict[str, tuple[tuple[tuple[str, ...], str], ...]], roles: frozenset[str]) -> frozenset[str]:
    """The longest word of each phrase with one of the roles: enough to see that a sentence has none of them."""
    return frozenset(max(phrase, key=len) for found in phrases.values() for phrase, role in found if role in roles)
