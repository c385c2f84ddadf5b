"""What was read of sentences as bytes, and back: a quick way from one process to another.

Plain tuples are written and read several times as fast as objects. Concepts that many sentences share stay shared.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Parts, Sentence
from interpreter.rulebook.game.glossary import Occurrence

Row = tuple[Any, ...]


def to_bytes(parts: Parts, sections: Iterable[Section]) -> bytes:
    """What was read of some sections, in their order."""
    by_section, headings, titles = parts
    return marshal.dumps(
        [
            (headings[each.key], list(map(_row, by_section.get(each.key, ()))), _row(titles.get(each.key)))
            for each in sections
        ]
    )


def from_bytes(data: bytes, sections: Sequence[Section]) -> Parts:
    """What was read of the same sections."""
    maker = _Maker()
    by_section: dict[str, tuple[Sentence, ...]] = {}
    headings: dict[str, frozenset[str]] = {}
    titles: dict[str, Sentence] = {}
    for section, (heading, rows, title) in zip(sections, marshal.loads(data), strict=True):
        headings[section.key] = heading
        if rows:
            by_section[section.key] = tuple([maker.sentence(section, row) for row in rows])
        if title:
            titles[section.key] = maker.sentence(section, title)
    return by_section, headings, titles


def _row(sentence: Sentence | None) -> Row:
    if sentence is None:
        return ()
    return (
        list(map(_of_quantity, sentence.quantities)), list(map(tuple, sentence.occurrences)),
        list(map(tuple, sentence.wrong)), sentence.start, sentence.end, sentence.in_example, sentence.paragraph,
        sentence.concepts, sentence.example_from, sentence.may_reckon, sentence.lent,
    )  # fmt: skip


def _of_quantity(each: Quantity) -> Row:
    values = tuple([(value.numerator, value.denominator) for value in each.values])
    return (
        values, each.start, each.end, each.first, each.last, each.kind, each.sign, each.bound, each.rounding,
        each.weak, each.in_brackets, each.said,
    )  # fmt: skip


class _Maker:
    """Makes sentences of rows; the same values of numbers are kept once."""

    def __init__(self) -> None:
        self._values: dict[Row, tuple[Fraction, ...]] = {}

    def sentence(self, section: Section, row: Row) -> Sentence:
        quantities, named, wrong, start, end, in_example, paragraph, concepts, example_from, may_reckon, lent = row
        make = Occurrence._make
        return Sentence(
            section, start, end, tuple(map(self._quantity, quantities)), tuple(map(make, named)), in_example,
            tuple(map(make, wrong)), paragraph, concepts, example_from, may_reckon, lent,
        )  # fmt: skip

    def _quantity(self, row: Row) -> Quantity:
        written, start, end, first, last, kind, sign, bound, rounding, weak, in_brackets, said = row
        values = self._values.get(written)
        if values is None:
            values = self._values[written] = tuple([Fraction(*each) for each in written])
        return Quantity(start, end, first, last, kind, values, sign, bound, rounding, weak, in_brackets, said)
