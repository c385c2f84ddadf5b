"""What was read of sentences as bytes, and back: a quick way from one process to another.

Plain tuples are written and read several times as fast as objects. What many sentences share stays shared. They go in
pieces, so that never all are there twice.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Parts, Said, Sentence
from interpreter.rulebook.game.glossary import Occurrence

Row = tuple[Any, ...]

MANY_SECTIONS = 500
"""Sections of one piece."""


def in_pieces(sections: Sequence[Section]) -> Iterator[Sequence[Section]]:
    """The sections of each piece."""
    return (sections[first : first + MANY_SECTIONS] for first in range(0, len(sections), MANY_SECTIONS))


class Writer:
    """Makes bytes of what was read, piece by piece."""

    def __init__(self, parts: Parts) -> None:
        self._by_section, self._headings, self._titles = parts
        self._known: dict[int, int] = {}

    def piece(self, sections: Sequence[Section]) -> bytes:
        """What was read of some sections, in their order."""
        said: list[Row] = []
        rows = []
        for each in sections:
            own = [self._row(sentence, said) for sentence in self._by_section.get(each.key, ())]
            title = self._titles.get(each.key)
            rows.append((self._headings[each.key], own, () if title is None else self._row(title, said)))
        return marshal.dumps((said, rows))

    def _row(self, sentence: Sentence, said: list[Row]) -> Row:
        """A sentence; what it says is added, if it was said nowhere before."""
        own = sentence.said
        at = self._known.get(id(own))
        if at is None:
            at = self._known[id(own)] = len(self._known)
            said.append(_of_said(own))
        return (
            at, sentence.start, sentence.end, sentence.in_example, sentence.paragraph, sentence.lent,
            sentence.example_from,
        )  # fmt: skip


def _of_said(said: Said) -> Row:
    return (
        list(map(_of_quantity, said.quantities)), list(map(tuple, said.occurrences)), list(map(tuple, said.wrong)),
        said.concepts, said.may_reckon, said.example_at, said.example_from, said.is_repeated,
    )  # fmt: skip


def _of_quantity(each: Quantity) -> Row:
    values = tuple(map(_of_number, each.values))
    return (
        values, each.start, each.end, each.first, each.last, each.kind, each.sign, each.bound, each.rounding,
        each.weak, each.in_brackets, each.said,
    )  # fmt: skip


def _of_number(number: Number) -> int | tuple[int, int]:
    return number if isinstance(number, int) else (number.numerator, number.denominator)


class Reader:
    """Makes what was read of the bytes of a writer, piece by piece; equal values and sets are kept once."""

    def __init__(self) -> None:
        self._said: list[Said] = []
        self._values: dict[Row, tuple[Number, ...]] = {}
        self._sets: dict[frozenset[str], frozenset[str]] = {}
        self.parts: Parts = ({}, {}, {})

    def add(self, data: bytes, sections: Sequence[Section]) -> None:
        """Add what was read of the sections of a piece."""
        said, rows = marshal.loads(data)
        self._said += map(self._made, said)
        by_section, headings, titles = self.parts
        for section, (heading, sentences, title) in zip(sections, rows, strict=True):
            headings[section.key] = self._shared(heading)
            if sentences:
                by_section[section.key] = tuple([self._sentence(section, row) for row in sentences])
            if title:
                titles[section.key] = self._sentence(section, title)

    def _sentence(self, section: Section, row: Row) -> Sentence:
        at, start, end, in_example, paragraph, lent, example_from = row
        around = self._shared(paragraph), self._shared(lent)
        return Sentence(section, start, end, self._said[at], in_example, *around, example_from)

    def _made(self, row: Row) -> Said:
        quantities, named, wrong, concepts, *rest = row
        make = Occurrence._make
        return Said(
            tuple(map(self._quantity, quantities)), tuple(map(make, named)), tuple(map(make, wrong)),
            self._shared(concepts), *rest,
        )  # fmt: skip

    def _shared(self, concepts: frozenset[str]) -> frozenset[str]:
        return self._sets.setdefault(concepts, concepts)

    def _quantity(self, row: Row) -> Quantity:
        written, start, end, first, last, kind, sign, bound, rounding, weak, in_brackets, said = row
        values = self._values.get(written)
        if values is None:
            values = self._values[written] = tuple(
                [each if isinstance(each, int) else Fraction(*each) for each in written]
            )
        return Quantity(start, end, first, last, kind, values, sign, bound, rounding, weak, in_brackets, said)
