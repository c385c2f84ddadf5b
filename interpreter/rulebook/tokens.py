"""Words, numbers and signs of a piece of text, with their places."""

from __future__ import annotations

import re
from functools import cached_property

TOKEN = re.compile(r"\d+(?:\.\d+)+[a-zа-я]?|\d+|[^\W\d_]+(?:[·\-‐‑][^\W\d_]+)*|[^\w\s]|_+")
"""A dotted number (1.07.4), a number, a word (with inner hyphen or middle dot), or one sign. An apostrophe parts words:
what is elided before it (`l'`, `d'`) is no part of the term behind it."""


class Tokens:
    """The tokens of one piece of text, in lower case.

    The places (`starts` and `ends`, offsets in the whole book) are found when first asked for: most sentences of a
    long book state nothing, and their words alone are enough to tell.
    """

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text
        self.start = start
        self.end = end
        self.words: list[str] = [word.lower() for word in TOKEN.findall(text, start, end)]

    @cached_property
    def starts(self) -> list[int]:
        """The offset at which each token begins."""
        return [found.start() for found in TOKEN.finditer(self.text, self.start, self.end)]

    @cached_property
    def ends(self) -> list[int]:
        """The offset after each token."""
        return [found.end() for found in TOKEN.finditer(self.text, self.start, self.end)]

    def __len__(self) -> int:
        return len(self.words)

    def written(self, at: int) -> str:
        """The token as it stands in the text."""
        return self.text[self.starts[at] : self.ends[at]]


def words_of(text: str) -> tuple[str, ...]:
    """The words, numbers and signs of a short text in lower case."""
    return tuple(word.lower() for word in TOKEN.findall(text))
