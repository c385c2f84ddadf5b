"""Numbers that a sentence states, in digits or words: amounts, signs, dice, fractions, thresholds, figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import compress
from typing import Literal

from interpreter.rulebook.book.exact import Number, exact
from interpreter.rulebook.book.language import NUMERIC, Language, Phrase
from interpreter.rulebook.book.number_starts import (
    BEFORE,
    COMPOUND,
    DIGITS,
    LETTER_NUMERALS,
    ONLY_LETTERS,
    SINGLE,
    SINGLE_FRACTIONS,
    WORDS,
    Bound,
    Starts,
    starts_of,
    whole,
)  # fmt: skip
from interpreter.rulebook.book.tokens import Tokens

Kind = Literal["number", "dice", "fraction", "multiple", "ordinal", "figures", "reference", "time"]
Sign = Literal["", "+", "-"]
Rounding = Literal["", "up", "down"]


NOT_SAID = (0, 0)


@dataclass(slots=True, eq=False)
class Quantity:
    """A number in a sentence; never changed, but not frozen: a book has many, and those take thrice as long to make.

    `first` and `last` are its tokens; `values` has one value, or several for figures. Of dice, the values are how many
    and how many sides. `weak` marks what may be no number at all: an article (`un`), an item's own number, a word that
    is also a connective. `in_brackets`: it stands alone in round brackets. `said` is where the words begin and end that
    bound or round it, if words do.
    """

    start: int
    end: int
    first: int
    last: int
    kind: Kind
    values: tuple[Number, ...]
    sign: Sign = ""
    bound: Bound = ""
    rounding: Rounding = ""
    weak: bool = False
    in_brackets: bool = False
    said: tuple[int, int] = NOT_SAID

    @property
    def value(self) -> Number:
        """The value, without its sign."""
        return self.values[0]

    @property
    def signed(self) -> Number:
        """The value with its sign."""
        return -self.values[0] if self.sign == "-" else self.values[0]


_SIX = 6
_NUMERIC = re.compile(r"[\d½¼¾⅓⅔]|\w-\w")
_MINUS = frozenset("-–−—")
_SIGNS = _MINUS | {"+"}
_NUMBER_ROLES = frozenset({"unit", "ten", "hundred", "article"})


def quantities(tokens: Tokens, language: Language) -> list[Quantity]:
    """All numbers of a sentence in the order of the text."""
    known = starts_of(language.name)
    kinds = list(map(known.kinds.__getitem__, tokens.words))
    return _Reader(tokens, language, known).read(kinds) if any(kinds) else []


class _Reader:
    def __init__(self, tokens: Tokens, language: Language, known: Starts) -> None:
        self.tokens = tokens
        self.words = tokens.words
        self.language = language
        self.phrases = language.phrases
        self.known = known
        self.found: list[Quantity] = []

    def read(self, kinds: Sequence[int]) -> list[Quantity]:
        """One pass over the tokens; what begins no number costs one look-up."""
        free = 0
        if ONLY_LETTERS.issuperset(kinds) and not self._has_others():
            return self.found
        for at in compress(range(len(kinds)), kinds):
            if at >= free:
                free = self._number(kinds[at], at)
        return self.found

    def _has_others(self) -> bool:
        """Whether a sentence has more of numbers than letters such as `II`: these alone name things."""
        return _NUMERIC.search(self.tokens.text, self.tokens.start, self.tokens.end) is not None

    def _number(self, kind: int, at: int) -> int:
        """Read the number that begins at a token; the token after it."""
        word = self.words[at]
        if kind == DIGITS:
            return self._digits(at)
        if kind == WORDS:
            return self._words(at)
        if kind == COMPOUND:
            return self._compound(at, self.language.compound(word) or 0)
        if kind == SINGLE:
            self._add(at, at, "fraction", SINGLE_FRACTIONS[word])
        elif self._is_roman(at) and not (at + 2 < len(self.words) and self._is_lettered(at + 2)):
            self._add(at, at, "ordinal", whole(str(LETTER_NUMERALS[word])))
        return at + 1

    # ------------------------------------------------------------------------------ digits

    def _digits(self, at: int) -> int:
        words = self.words
        word = words[at]
        if "." in word:
            return self._dotted(at)
        if self._is_lettered(at):
            self._add(at, at, "reference", 0)
            return at + 1
        after = self._glued(at) if self.tokens.is_joined(at) else 0
        if after:
            return after
        value = whole(word)
        dice = self._dice_word(at + 1)
        if dice is not None:
            self._add(at, dice, "dice", value, _SIX)
            return dice + 1
        self._add(at, at, "number", value, is_year=len(word) > 3 and 1400 < value < 2100)
        return at + 1

    def _glued(self, at: int) -> int:
        """Read a number right behind which something stands: the token after both, or 0 where it is a number alone."""
        words = self.words
        if self._is_time(at):
            return at + 3
        after = words[at + 1]
        if after == "/":
            return self._figures(at) or self._fraction_in_digits(at)
        if match := self._die(at + 1):
            sides, last = match
            self._add(at, last, "dice", whole(words[at]), sides)
            return last + 1
        if after[0].isalpha() or after in ("º", "ª", "°"):
            return self._suffixed(at)
        if after in _MINUS and self.tokens.is_joined(at + 1) and at + 2 < len(words) and words[at + 2][:1].isalpha():
            return self._hyphenated(at)
        return 0

    def _is_lettered(self, at: int) -> bool:
        """Whether a number is that of a section behind its letter, as in `G.5`."""
        words, is_joined = self.words, self.tokens.is_joined
        return (
            at > 1 and words[at - 1] == "." and len(words[at - 2]) == 1 and words[at - 2].isalpha()
            and words[at][0].isdecimal() and is_joined(at - 1) and is_joined(at - 2)
            and self.tokens.written(at - 2).isupper()
        )  # fmt: skip

    def _dotted(self, at: int) -> int:
        word = self.words[at]
        pieces = word.rstrip(word[-1] if word[-1].isalpha() else "").split(".")
        kind: Kind = "reference"
        if len(pieces) == 2 and len(pieces[1]) == 3 and len(pieces[0]) <= 3:
            self._add(at, at, "number", whole("".join(pieces)))
            return at + 1
        self._add(at, at, kind, 0)
        return at + 1

    def _is_time(self, at: int) -> bool:
        words = self.words
        return (
            at + 2 < len(words) and words[at + 1] == ":" and self.tokens.is_joined(at) and self.tokens.is_joined(at + 1)
            and len(words[at + 2]) == 2 and words[at + 2].isdecimal()
        )  # fmt: skip

    def _figures(self, at: int) -> int:
        """`10/5/10`, or a pair that is no fraction: the token after it, or 0."""
        words, values, last, is_joined = self.words, [self.words[at]], at, self.tokens.is_joined
        while last + 2 < len(words) and words[last + 1] == "/" and is_joined(last) and is_joined(last + 1):
            if not words[last + 2].isdecimal():
                break
            last += 2
            values.append(words[last])
        is_fraction = len(values) == 2 and values[0] in ("1", "2", "3") and values[1] in ("2", "3", "4")
        if len(values) < 2 or is_fraction:
            return 0
        self._add(at, last, "figures", *map(whole, values))
        return last + 1

    def _fraction_in_digits(self, at: int) -> int:
        words = self.words
        if at + 2 < len(words) and words[at + 2].isdecimal() and int(words[at + 2]):
            self._add(at, at + 2, "fraction", exact(Fraction(int(words[at]), int(words[at + 2]))))
            return at + 3
        return 0

    def _die(self, at: int) -> tuple[int, int] | None:
        """The sides and the last token when a die's letter stands at `at`: `d6`, or `d` before a number."""
        words = self.words
        if at >= len(words) or words[at][0] not in self.language.die_letters:
            return None
        if len(words[at]) == 1 and at + 1 < len(words) and words[at + 1].isdecimal() and self.tokens.is_joined(at):
            return int(words[at + 1]), at + 1
        return None

    def _suffixed(self, at: int) -> int:
        """A number with letters at its back: `2ª`, `2nd`, `1r` are ordinals; `25a` is a name of something."""
        self._add(at, at + 1, "ordinal", whole(self.words[at]))
        return at + 2

    def _hyphenated(self, at: int) -> int:
        """`2-х кубиков`, `3-й`: an inflected number or ordinal; also `1-я`."""
        value = whole(self.words[at])
        ending = self.words[at + 2]
        dice = self._dice_word(at + 3)
        if dice is not None:
            self._add(at, dice, "dice", value, _SIX)
            return dice + 1
        is_count = ending in ("х", "ух", "ёх", "ех", "ти", "и", "мя", "м", "ми")
        self._add(at, at + 2, "number" if is_count else "ordinal", value)
        return at + 3

    # ------------------------------------------------------------------------------- words

    def _words(self, at: int) -> int:
        phrase = self._phrase_at(at)
        if phrase is None:
            return at + 1
        last = at + len(phrase.words) - 1
        if phrase.role in ("unit", "ten", "hundred"):
            return self._number_in_words(at)
        if phrase.role == "article":
            dice = self._dice_word(last + 1)
            if dice is not None:
                self._add(at, dice, "dice", 1, _SIX)
                return dice + 1
            self._add(at, last, "number", 1, is_weak=True)
        elif phrase.role == "fraction":
            self._add(at, last, "fraction", phrase.value)
        elif phrase.role == "multiple":
            self._add(at, last, "multiple", phrase.value)
        elif phrase.role == "ordinal":
            self._add(at, last, "ordinal", phrase.value)
        return last + 1

    def _compound(self, at: int, value: Number) -> int:
        """A number written with hyphens: `vint-i-cinc`, `twenty-five`."""
        dice = self._dice_word(at + 1)
        if dice is not None:
            self._add(at, dice, "dice", value, _SIX)
            return dice + 1
        self._add(at, at, "number", value)
        return at + 1

    def _number_in_words(self, at: int) -> int:
        total: Number = 0
        last, room = at, 1000
        here = at
        while True:
            phrase = self._number_phrase(here)
            if phrase is None or phrase.value >= room or (phrase.role == "unit" and room <= 10 and phrase.value >= 10):
                break
            total = total + phrase.value if total else phrase.value
            last = here + len(phrase.words) - 1
            room = {"hundred": 100, "ten": 10}.get(phrase.role, 0)
            if not room:
                break
            here = last + 1
            if self._role(here) == "joiner" and self._number_phrase(here + 1) is not None:
                here += 1
        dice = self._dice_word(last + 1)
        if dice is not None:
            self._add(at, dice, "dice", total, _SIX)
            return dice + 1
        for half in self.known.halves:
            if tuple(self.words[last + 1 : last + 1 + len(half)]) == half:
                self._add(at, last + len(half), "number", total + Fraction(1, 2))
                return last + len(half) + 1
        self._add(at, last, "number", total)
        return last + 1

    def _number_phrase(self, at: int) -> Phrase | None:
        for phrase in self.phrases.get(self.words[at], ()) if at < len(self.words) else ():
            if phrase.role in _NUMBER_ROLES and self._matches(phrase, at):
                return phrase
        return None

    def _phrase_at(self, at: int) -> Phrase | None:
        """The longest phrase that states a number here; words that only join or compare are none."""
        for phrase in self.phrases[self.words[at]]:
            if phrase.role in NUMERIC and self._matches(phrase, at):
                return phrase
        return None

    def _matches(self, phrase: Phrase, at: int) -> bool:
        return len(phrase.words) == 1 or tuple(self.words[at : at + len(phrase.words)]) == phrase.words

    def _role(self, at: int) -> str:
        for phrase in self.phrases.get(self.words[at], ()) if at < len(self.words) else ():
            if phrase.role == "joiner":
                return "joiner"
        return ""

    def _dice_word(self, at: int) -> int | None:
        """The token of a word for dice at `at`, or None."""
        return at if at < len(self.words) and self.words[at] in self.known.dice else None

    # ---------------------------------------------------------------------------- shared

    def _is_roman(self, at: int) -> bool:
        word = self.words[at]
        return self.tokens.written(at).isupper() and (len(word) > 1 or word in ("i", "v", "x"))

    def _add(
        self, first: int, last: int, kind: Kind, *values: Number, is_weak: bool = False, is_year: bool = False
    ) -> None:
        starts, sign = self.tokens.starts, self._sign(first)
        if kind == "number" and is_year:
            kind = "time"
        opening = first - 1 if sign else first
        bound, said = self._bound(opening, last)
        rounding, rounded = self._rounding(last) if kind == "fraction" else ("", NOT_SAID)
        self.found.append(
            Quantity(
                starts[opening], starts[last] + len(self.words[last]), first, last, kind, values, sign,
                bound, rounding, is_weak or (first == 0 and self._is_marker(last)),
                self._is_alone_in_brackets(opening, last), rounded if rounding else said,
            )
        )  # fmt: skip

    def _sign(self, first: int) -> Sign:
        """A sign right before a number in digits that no number stands before."""
        tokens, words = self.tokens, self.words
        mark = words[first - 1] if first else ""
        if mark not in _SIGNS or not words[first][0].isdecimal() or not tokens.is_joined(first - 1):
            return ""
        before = tokens.text[tokens.starts[first - 1] - 1 : tokens.starts[first - 1]]
        if before and (before.isalnum() or before in ").,;") and not (mark == "-" and before == ","):
            return ""
        return "+" if mark == "+" else "-"

    def _is_marker(self, last: int) -> bool:
        """Whether the number that begins its sentence is the mark of an item: `1)`, `2.-`."""
        after = self.words[last + 1] if last + 1 < len(self.words) else ""
        return after in (")", ".", "º") and self.tokens.is_joined(last)

    def _is_alone_in_brackets(self, first: int, last: int) -> bool:
        words = self.words
        return first > 0 and last + 1 < len(words) and words[first - 1] == "(" and words[last + 1] == ")"

    def _bound(self, first: int, last: int) -> tuple[Bound, tuple[int, int]]:
        """Whether words of comparison stand beside the number, and where: `10 or more`, `at least 10`."""
        words = self.words
        after = words[last + 1] if last + 1 < len(words) else ""
        for phrase in self.known.bounding.get(after, ()):
            if tuple(words[last + 1 : last + 1 + min(3, len(phrase.words))]) == phrase.words:
                return "min" if phrase.role == "at_least" else "max", self._place(last + 1, last + len(phrase.words))
        if after == "+" and self.tokens.is_joined(last):
            return "min", NOT_SAID
        comparing, begin = self.known.comparing, max(0, first - self.known.longest)
        if not comparing.keys().isdisjoint(words[begin:first]):
            for start in range(begin, first):
                for phrase in comparing.get(words[start], ()):
                    if phrase.words == tuple(words[start:first]):
                        bound = BEFORE[phrase.role]
                        bound = _DENIED.get(bound, bound) if self._is_denied(start) else bound
                        return bound, self._place(start, first - 1)
        mark = words[first - 1] if first else ""
        return _MARKS.get(mark, ""), NOT_SAID

    def _is_denied(self, at: int) -> bool:
        """Whether a negation stands right before a comparison, or before its verb: `nobody may keep more than`."""
        for word in self.words[max(0, at - _TO_NEGATION) : at][::-1]:
            if word in self.known.negations:
                return True
            if not word.isalpha():
                return False
        return False

    def _place(self, first: int, last: int) -> tuple[int, int]:
        """Where some tokens begin and end in the text."""
        return self.tokens.starts[first], self.tokens.starts[last] + len(self.words[last])

    def _rounding(self, last: int) -> tuple[Rounding, tuple[int, int]]:
        words = self.words
        for at in range(last + 1, min(last + 12, len(words))):
            for phrase in self.phrases.get(words[at], ()):
                if phrase.role in ("up", "down") and tuple(words[at : at + len(phrase.words)]) == phrase.words:
                    place = self._place(at, at + len(phrase.words) - 1)
                    return "up" if phrase.role == "up" else "down", place
        return "", NOT_SAID


_TO_NEGATION = 4
"""Words from a negation to the comparison that it denies."""

_MARKS: dict[str, Bound] = {"≥": "min", "≤": "max", ">": "more", "<": "less"}
_DENIED: dict[Bound, Bound] = {"more": "max", "less": "min"}
"""What a comparison says where it is denied: `not more than`, `never below`."""
