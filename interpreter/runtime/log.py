"""The log: what happened, as numbers and ids. Sentences are made of it later, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

Entry: TypeAlias = tuple[Any, ...]
"""A kind, then what belongs to it:

`TELL`, message id, arguments, who may see each thing among them (bits by seat, -1 all), to whom (bits), the
fields of made things among them as `(thing, values)`
`ROLL`, step path, what the dice show, to whom (bits)
`PICK`, step path, index picked, number of members
`SHUFFLE`, step path, order
`REVEAL`, things, to whom (bits)
`ANSWER`, site, seat, answer
`END`, key, message id, arguments, visibility
`ROUND`, number, active seat or None: the rule that makes up the game begins again
"""

TELL, ROLL, PICK, SHUFFLE, REVEAL, ANSWER, END, ROUND = range(8)


Append: TypeAlias = Callable[[Entry], None]
Hearing: TypeAlias = Callable[[Append], Append]
"""Makes of what adds an entry what hears it and adds it."""


class Log:
    """A log that only grows. Copies share what was there when they were made."""

    __slots__ = ("_before", "_hearing", "_length_before", "_own", "append")

    def __init__(self, before: tuple[Any, ...] | None = None, length_before: int = 0) -> None:
        self._before = before
        self._length_before = length_before
        self._own: list[Entry] = []
        self._hearing: Hearing | None = None
        self.append: Append = self._own.append
        """Adds an entry. It is the list's own, since nothing is done more often."""

    def copy(self) -> Log:
        """A log with the same entries; both go on alone."""
        if self._own:
            self._before = (self._before, tuple(self._own))
            self._length_before += len(self._own)
            self._own = []
            self.listen(self._hearing)
        return Log(self._before, self._length_before)

    def listen(self, hearing: Hearing | None) -> None:
        """Let somebody hear each new entry, before it is added; None: nobody any more."""
        self._hearing, append = hearing, self._own.append
        self.append = append if hearing is None else hearing(append)

    def __len__(self) -> int:
        return self._length_before + len(self._own)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.since(0))

    def since(self, index: int) -> list[Entry]:
        """The entries from `index` on."""
        parts: list[tuple[Entry, ...] | list[Entry]] = [self._own]
        start = self._length_before
        node = self._before
        while node is not None and start > index:
            node, entries = node
            parts.append(entries)
            start -= len(entries)
        found: list[Entry] = []
        for part in reversed(parts):
            found.extend(part)
        return found[max(0, index - start) :]
