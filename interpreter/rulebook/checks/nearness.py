"""Which words lie one slip of the pen from which others, without comparing each with each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from rapidfuzz.distance import DamerauLevenshtein

_MOST = 3
"""How many near words are looked at."""

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
