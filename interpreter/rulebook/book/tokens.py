"""Words, numbers and signs of a piece of text, with their places."""

from __future__ import annotations

import re
from itertools import accumulate, chain
from operator import add
from sys import intern
from unicodedata import combining, normalize

TOKEN = re.compile(r"[^\W\d_]+(?:[·\-‐‑][^\W\d_]+)*|[^\w\s]|\d+(?:\.\d+)+[a-zа-я]?|\d+|_+")
"""A word (with inner hyphen or middle dot), one sign, a dotted number (1.07.4), or a number. An apostrophe parts words:
what is elided before it (`l'`, `d'`) is no part of the term behind it."""


class _Pieces(dict[str, tuple[str, ...]]):
    """The tokens of a piece of text without a space, in small letters; each different piece is taken apart once.

    Tokens fill a piece without gaps, so their places follow from its own. The same word is the same object everywhere,
    which makes every look-up of a word quick.
    """

    def __missing__(self, piece: str) -> tuple[str, ...]:
        found = TOKEN.findall(piece)
        tokens = (piece,) if len(found) == 1 else tuple(map(intern, found))
        if len(self) < MANY_PIECES and len(piece) <= LONG_PIECE:
            self[piece] = tokens
        return tokens


class _Ways(dict[str, tuple[int, ...]]):
    """How far it is from each token of a piece to the next, which stands behind one space after the last."""

    def __init__(self) -> None:
        super().__init__()
        self._same: dict[tuple[int, ...], tuple[int, ...]] = {}

    def __missing__(self, piece: str) -> tuple[int, ...]:
        *lengths, last = map(len, _PIECES[piece])
        found = (*lengths, last + 1)
        if len(self) < MANY_PIECES and len(piece) <= LONG_PIECE:
            self[piece] = self._same.setdefault(found, found)
        return found


MANY_PIECES = 50_000
"""Different pieces that are kept: more than a book has, and a bound for a file of nonsense."""

LONG_PIECE = 64
"""Letters; what is longer hardly comes twice."""

_PIECES = _Pieces()
_WAYS = _Ways()


class Tokens:
    """The tokens of one piece of text, in lower case, with the offsets in the whole book at which they begin."""

    __slots__ = ("end", "start", "starts", "text", "words")

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text
        self.start = start
        self.end = end
        small = lowered(text[start:end])
        pieces = small.split()
        self.words: list[str] = list(chain.from_iterable(map(_PIECES.__getitem__, pieces)))
        ways = map(_WAYS.__getitem__, pieces)
        self.starts: list[int] = list(accumulate(chain.from_iterable(ways), initial=start))
        if self.starts.pop() != start + len(small) + 1:
            self._find_starts(small)
        if "-\n" in small:
            self._join_broken_words()

    def _join_broken_words(self) -> None:
        """Make one word of each that a hyphen breaks at the end of a line."""
        words, starts = list[str](), list[int]()
        for index, (word, start) in enumerate(zip(self.words, self.starts, strict=True)):
            if len(words) > 1 and words[-1] == "-" and self._is_second_half(index):
                words.pop()
                starts.pop()
                words[-1] += word
            else:
                words.append(word)
                starts.append(start)
        self.words, self.starts = words, starts

    def _is_second_half(self, at: int) -> bool:
        """Whether a word goes on with the one before the hyphen before it, behind the end of a line."""
        start, before = self.starts[at], self.words[at - 2]
        between = self.text[self.starts[at - 2] + len(before) : start]
        return before.isalpha() and self.text[start].islower() and between.rstrip(" ") == "-\n"

    def _find_starts(self, small: str) -> None:
        """The places of words between which more than a space may stand."""
        at = 0
        for index, word in enumerate(self.words):
            at = small.find(word, at)
            self.starts[index] = self.start + at
            at += len(word)

    @property
    def ends(self) -> list[int]:
        """The offset after each token."""
        return list(map(add, self.starts, map(len, self.words)))

    def is_joined(self, at: int) -> bool:
        """Whether no space stands between a token and the next."""
        starts = self.starts
        return at + 1 < len(starts) and starts[at] + len(self.words[at]) == starts[at + 1]

    def __len__(self) -> int:
        return len(self.words)

    def written(self, at: int) -> str:
        """The token as it stands in the text."""
        start = self.starts[at]
        return self.text[start : start + len(self.words[at])]


def tokens_of(text: str) -> Tokens:
    """The tokens of a whole text."""
    return Tokens(text, 0, len(text))


def lowered(text: str) -> str:
    """A text in small letters, every letter at its old offset."""
    small = text.lower()
    return small if len(small) == len(text) else "".join([c.lower() if len(c.lower()) == 1 else c for c in text])


def without_marks(word: str) -> str:
    """A word in small letters without marks."""
    small = word.lower()
    if small.isascii():
        return small
    return "".join([char for char in normalize("NFD", small) if not combining(char)])


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
