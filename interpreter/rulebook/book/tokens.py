"""Words, numbers and signs of a piece of text, with their places."""

from __future__ import annotations

import re
from functools import cached_property
from itertools import accumulate

TOKEN = re.compile(r"[^\W\d_]+(?:[·\-‐‑][^\W\d_]+)*|[^\w\s]|\d+(?:\.\d+)+[a-zа-я]?|\d+|_+")
"""A word (with inner hyphen or middle dot), one sign, a dotted number (1.07.4), or a number. An apostrophe parts words:
what is elided before it (`l'`, `d'`) is no part of the term behind it."""

_PARTS = re.compile(f"({TOKEN.pattern})")
"""The same, for splitting a text into gaps and tokens in turn."""


class Tokens:
    """The tokens of one piece of text, in lower case.

    The places (`starts` and `ends`, offsets in the whole book) are found when first asked for: most sentences of a
    long book state nothing, and their words alone are enough to tell.
    """

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text
        self.start = start
        self.end = end
        self._parts = _PARTS.split(lowered(text[start:end]))
        self.words: list[str] = self._parts[1::2]

    @cached_property
    def _spans(self) -> tuple[list[int], list[int]]:
        # The lengths of gaps and words in turn, added up: several times as fast as a match object for each word.
        ways = list(accumulate(map(len, self._parts), initial=self.start))
        return ways[1:-1:2], ways[2::2]

    @property
    def starts(self) -> list[int]:
        """The offset at which each token begins."""
        return self._spans[0]

    @property
    def ends(self) -> list[int]:
        """The offset after each token."""
        return self._spans[1]

    def __len__(self) -> int:
        return len(self.words)

    def written(self, at: int) -> str:
        """The token as it stands in the text."""
        return self.text[self.starts[at] : self.ends[at]]


def lowered(text: str) -> str:
    """A text in small letters, every letter at its old offset."""
    small = text.lower()
    return small if len(small) == len(text) else "".join([c.lower() if len(c.lower()) == 1 else c for c in text])


def words_of(text: str) -> tuple[str, ...]:
    """The words, numbers and signs of a short text in lower case."""
    return tuple(word.lower() for word in TOKEN.findall(text))


def shared_beginning(one: str, other: str) -> int:
    """How many letters two words share before they differ."""
    shared = 0
    for first, second in zip(one, other, strict=False):
        if first != second:
            break
        shared += 1
    return shared


def differs_in_ending(one: str, other: str) -> bool:
    """Whether two words differ in their last two letters at most: another case or number, hardly a slip."""
    shared = shared_beginning(one, other)
    return max(len(one), len(other)) - shared <= 2
