"""Which words lie one slip of the pen from which others, without comparing each with each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from rapidfuzz.distance import DamerauLevenshtein

from interpreter.rulebook.book.language import Language
from interpreter.rulebook.book.tokens import differs_in_ending, shared_beginning, without_marks

_MOST = 3
"""How many near words are looked at."""

_MOVABLE, _FAR = 6, 4
"""Letters of a word in which a letter may have moved, and of the stretch through which it moves."""

_BEHIND = 3
"""Letters behind one that differs, so that it is none of an ending."""

_MANY = 20_000
"""Words that others may lie near to: more than a book uses often, and a bound for a file of nonsense."""


class Near:
    """Words to which others may lie near: a letter more, less or other, or two changed about.

    Method: two such words share what is left when one letter is struck out of either, or out of one of them (Garbe,
    https://github.com/wolfgarbe/SymSpell). So a word is held only against those it shares something with.
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._words = list(islice(words, _MANY))
        self._by_rest: dict[str, list[int]] = {}
        for index, word in enumerate(self._words):
            for rest in _rests(word):
                self._by_rest.setdefault(rest, []).append(index)

    def to(self, word: str) -> list[str]:
        """The words nearest to one, the nearest first, of equally near ones the earlier."""
        if not self._by_rest:
            return []
        shared = {index for rest in _rests(word) for index in self._by_rest.get(rest, ())}
        if not shared:
            return []
        far = [(DamerauLevenshtein.distance(word, self._words[index], score_cutoff=1), index) for index in shared]
        return [self._words[index] for distance, index in sorted(far)[:_MOST] if distance <= 1]


def _rests(word: str) -> Iterator[str]:
    """The word, and what is left of it without one of its letters."""
    yield word
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


def is_inflected(one: str, other: str, language: Language) -> bool:
    """Whether two words in small letters differ as two forms of one word do: in their last two letters at most.

    A letter within the word is no ending: `temle` and `temple` end alike. A language may list all its endings; then any
    other end is a slip.
    """
    if not differs_in_ending(one, other):
        return False
    if differs_inside(one, other):
        return False
    endings, shared = language.sections.get("endings"), shared_beginning(one, other)
    return endings is None or all(tail in endings for tail in (one[shared:], other[shared:]))


def differs_inside(one: str, other: str) -> bool:
    """Whether one of two words has a letter more than the other, and not at its end; marks do not count."""
    first, second = sorted((without_marks(one), without_marks(other)), key=len)
    shared = shared_beginning(first, second)
    return len(first) + 1 == len(second) and shared < len(first) and first[shared:] == second[shared + 1 :]


def has_other_letter_inside(one: str, other: str) -> bool:
    """Whether two words differ in one letter, with so many behind it that none of them is the other's inflected form.

    A stemmer may take more than an ending off: of `foneria` and `fonaria` it leaves the same.
    """
    first, second = without_marks(one), without_marks(other)
    if len(first) != len(second):
        return False
    shared = shared_beginning(first, second)
    return 0 < shared < len(first) - _BEHIND and first[shared + 1 :] == second[shared + 1 :]


def is_moved(one: str, other: str) -> bool:
    """Whether two longer words have the same letters, of which one stands elsewhere; marks do not count."""
    first, second = without_marks(one), without_marks(other)
    if first == second or len(first) != len(second) or len(first) < _MOVABLE or sorted(first) != sorted(second):
        return False
    low, high = shared_beginning(first, second), len(first) - shared_beginning(first[::-1], second[::-1])
    before, after = first[low:high], second[low:high]
    return high - low <= _FAR and (before[1:] + before[0] == after or after[1:] + after[0] == before)
