"""Sums that a text writes down: what is computed, and the result that it states."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.number_starts import whole

How = Literal["signs", "words", "beside", "part", "level"]
"""With signs (`4 + 7 = 11`), in words, a sum in brackets beside its total, a part of a number, a level that moves."""


@dataclass(frozen=True)
class Equation:
    """A computation and the result stated for it. `right` are the results that would be right, the likeliest first.

    Its places are counted from the beginning of its sentence; `told` are the numbers that are reckoned with,
    where they may be what is wrong: some may stand in a sentence before.
    """

    how: How
    start: int
    end: int
    stated_start: int
    stated_end: int
    stated: Number
    right: tuple[Number, ...]
    computation: str
    told: tuple[tuple[int, int], ...] = ()

    @property
    def holds(self) -> bool:
        """Whether the stated result is right."""
        return self.stated in self.right


_SIGNS = "+-–−x×х*="
_RUN = re.compile(r"[0-9+\-–−x×х*=() \u00a0\n]*")
_MINUS = "-–−"
_TOKEN = re.compile(r"\d+|[+\-–−x×х*=()]")
_BESIDE = re.compile(r"\(\s*\d{1,4}(?:\s*[+\-–−]\s*\d{1,4})+\s*\)")
_LONGEST = 200


def written_with_signs(text: str) -> Iterator[Equation]:
    """The equations in digits and signs in a sentence: `14 - 2 - 2 = 10`, also several in a row."""
    at, done = text.find("="), 0
    while at >= 0:
        if at >= done:
            left = at
            while left > max(done, at - _LONGEST) and _RUN.fullmatch(text[left - 1]):
                left -= 1
            match = _RUN.match(text, at, at + _LONGEST)
            right = match.end() if match else at + 1
            yield from _Signs(text, left, right).equations()
            done = right
        at = text.find("=", at + 1)


def sum_in_brackets(text: str) -> Iterator[tuple[int, int, Number, str]]:
    """Sums that stand alone in brackets, `(4+6+8)`: start, end, value, as written."""
    for match in _BESIDE.finditer(text):
        inside = match.group()[1:-1].strip()
        value = _value(_TOKEN.findall(inside))
        if value is not None and not _is_range(inside):
            yield match.start(), match.end(), value, inside


class _Signs:
    """One stretch of digits and signs around `=`."""

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text
        self.tokens = [(match.group(), match.start(), match.end()) for match in _TOKEN.finditer(text, start, end)]
        self._trim()

    def _trim(self) -> None:
        """Take off what belongs to the words around: letters, brackets without a partner, dashes at the end."""
        tokens, text = self.tokens, self.text
        while tokens and tokens[0][0] in "xх" and tokens[0][1] and text[tokens[0][1] - 1].isalpha():
            del tokens[0]
        while len(tokens) > 1 and tokens[0][0] == "*" and (tokens[0][2] == tokens[1][1] or tokens[1][0] == "*"):
            del tokens[0]  # bold type of Markdown
        opened, lone = list[int](), list[int]()
        for index, (word, _, _) in enumerate(tokens):
            if word == "(":
                opened.append(index)
            elif word == "=":
                lone += opened
                opened = []
            elif word == ")" and opened:
                opened.pop()
            elif word == ")":
                lone.append(index)
        equals = next((index for index, token in enumerate(tokens) if token[0] == "="), 0)
        lone += opened
        first = max((index + 1 for index in lone if index < equals), default=0)
        last = min((index for index in lone if index > equals), default=len(tokens))
        self.tokens = tokens[first:last]
        while self.tokens and self.tokens[-1][0] in "+-–−x×х*":
            self.tokens.pop()

    def equations(self) -> Iterator[Equation]:
        """The equations of the stretch, side by side."""
        if not self._is_whole():
            return
        sides: list[list[tuple[str, int, int]]] = [[]]
        for token in self.tokens:
            if token[0] == "=":
                sides.append([])
            else:
                sides[-1].append(token)
        for left, right in pairwise(sides):
            found = self._equation(left, right)
            if found is not None:
                yield found

    def _is_whole(self) -> bool:
        """Whether nothing before or after belongs to it: no sign that a word stands before, no unit glued to it."""
        if not self.tokens:
            return False
        (first, start, _), (last, _, end) = self.tokens[0], self.tokens[-1]
        before = self.text[max(0, start - 12) : start].rstrip()
        if first in _SIGNS and not self._is_signed(before):
            return False
        glued = self.text[start - 1 : start] if start else ""
        if glued.isalnum() or (glued and glued in "./,_%") or (before[-1:] and before[-1:] in "*/×+" and glued != "*"):
            return False
        after = self.text[end : end + 2]
        if last.isdigit() and after[:1] and (after[0].isalnum() or after[0] in "/_%"):
            return False
        return not (last.isdigit() and after[:1] in (".", ",", ":") and after[1:2].isdigit())

    def _is_signed(self, before: str) -> bool:
        """Whether a sign at the start is that of its number (`is -2 + 10 = 8`), and not an operator after a word."""
        sign, start, end = self.tokens[0]
        before_sign = self.text[start - 1 : start]
        is_glued = len(self.tokens) > 1 and self.tokens[1][1] == end and before_sign in ("", " ", "(", "\n")
        if before[-1:].isalnum():
            return sign in _MINUS and is_glued
        return sign in "+" + _MINUS and before[-1:] not in ("%", ")")

    def _equation(self, left: list[tuple[str, int, int]], right: list[tuple[str, int, int]]) -> Equation | None:
        if not left or not right:
            return None
        is_sum, is_sum_too = _has_sign(left), _has_sign(right)
        if not is_sum and not is_sum_too:
            return None
        one, other = _value([token[0] for token in left]), _value([token[0] for token in right])
        if one is None or other is None:
            return None
        computed, result = (left, right) if is_sum else (right, left)
        written = self._text(computed)
        if _is_range(written):
            return None
        accepted = [one if is_sum else other]
        if is_sum and is_sum_too:
            # 4 + 7 = 11 - 3 = 8: a reckoning that goes on.
            result = _first_number(right)
            goes_on = _value([token[0] for token in result])
            if one in (other, goes_on) or goes_on is None:
                return None
            stated = goes_on
        else:
            stated = other if is_sum else one
        return Equation(
            "signs", left[0][1], right[-1][2], result[0][1], result[-1][2], stated, tuple(accepted), written
        )

    def _text(self, tokens: Sequence[tuple[str, int, int]]) -> str:
        return " ".join(self.text[tokens[0][1] : tokens[-1][2]].split())


def _first_number(tokens: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    length = 2 if tokens[0][0] in "+" + _MINUS else 1
    return tokens[:length]


def _has_sign(tokens: Sequence[tuple[str, int, int]]) -> bool:
    return len(tokens) > 1 and any(word in _SIGNS for word, _, _ in tokens[1:])


def _is_range(written: str) -> bool:
    """`2-5` is a range rather than a difference; also `10 - 12`."""
    match = re.fullmatch(r"(\d+)\s*[-–−]\s*(\d+)", written.strip())
    return match is not None and int(match[1]) < int(match[2])


def _value(words: Sequence[str]) -> Number | None:
    """The value of digits and signs; None when they are no expression."""
    parser = _Expression(list(words))
    found = parser.sum()
    return found if parser.at == len(parser.words) else None


class _Expression:
    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.at = 0

    def _next(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def sum(self) -> Number | None:
        value = self.product()
        while value is not None and self._next() and self._next() in "+" + _MINUS:
            sign = self.words[self.at]
            self.at += 1
            other = self.product()
            if other is None:
                return None
            value = value + other if sign == "+" else value - other
        return value

    def product(self) -> Number | None:
        value = self.number()
        while value is not None and self._next() and self._next() in "x×х*":
            self.at += 1
            other = self.number()
            if other is None:
                return None
            value *= other
        return value

    def number(self) -> Number | None:
        word = self._next()
        self.at += 1
        if word.isdigit():
            return whole(word) if len(word) < 10 else None
        if word and word in "+" + _MINUS and self._next().isdigit():
            value = self.number()
            return value if word == "+" or value is None else -value
        if word == "(":
            value = self.sum()
            if self._next() == ")":
                self.at += 1
                return value
        return None
