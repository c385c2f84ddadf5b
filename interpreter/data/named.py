"""A word of a data file with its place."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.text import NO_PLACE, Span


@dataclass(frozen=True, slots=True)
class Named:
    """A name or text as written, and where. Equal to another by text alone."""

    text: str
    span: Span = NO_PLACE

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text
