"""The lines of a book."""

from __future__ import annotations

import re
from array import array
from typing import NamedTuple

LOOK = 240
"""Characters at the start of a line that are looked at; a heading is shorter."""

_BLANK = " \t\r\n\f\u00a0\ufeff"
_RULE_SIGNS = "-=_*~—–#."
_RULE = re.compile(r"[-=_*~—–#]{3,}\Z|[-*_] (?:[-*_] ?){2,}\Z|\.\Z")
_AT_ONCE, _MOST_LINES = 64, 256
"""How many lines are made at a time, and kept: more than are looked back at."""

_LINE_END = re.compile("\n")


class Line(NamedTuple):
    """A line: where it begins and ends without its spaces, where the next one begins, its first characters, whether
    nothing stands in it, and whether it only separates."""

    start: int
    first: int
    last: int
    after: int
    head: str
    blank: bool
    separates: bool = False

    @property
    def whole(self) -> bool:
        """Whether `head` is all of it."""
        return self.last - self.first <= LOOK


def _separates(head: str) -> bool:
    return _RULE.match(head) is not None and len(set(head)) <= 2


class Lines(dict[int, Line]):
    """The lines of a text by their numbers, made when asked for, some at a time, and forgotten: a text of millions of
    short lines costs some bytes for each."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self._starts = array("L", [0])
        self._starts.extend(match.end() for match in _LINE_END.finditer(text))
        if self._starts[-1] != len(text):
            self._starts.append(len(text))
        self.count = len(self._starts) - 1

    def __missing__(self, index: int) -> Line:
        if not 0 <= index < self.count:
            raise IndexError(index)
        if len(self) > _MOST_LINES:
            self.clear()
        first = index - index % _AT_ONCE
        for near in range(first, min(first + _AT_ONCE, self.count)):
            self[near] = self.make(near)
        return self[index]

    def make(self, index: int) -> Line:
        """A line of its own, for who looks at few of them."""
        start, after = self._starts[index : index + 2]
        raw = self.text[start:after]
        head = raw.strip(_BLANK)
        if not head:
            return Line(start, after, after, after, "", True)
        # Most lines begin without a space.
        first = start if raw[0] == head[0] else after - len(raw.lstrip(_BLANK))
        separates = head[0] in _RULE_SIGNS and _separates(head[:LOOK])
        return Line(start, first, first + len(head), after, head[:LOOK], False, separates)
