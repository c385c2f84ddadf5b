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
from interpreter.rulebook.book.sentences import Parts, Said, Sentence
from interpreter.rulebook.game.glossary import Occurrence

Row = tuple[Any, ...]


def to_bytes(parts: Parts, sections: Iterable[Section]) -> bytes:
    """What was read of some sections, in their order."""
    by_section, headings, titles = parts
    known: dict[int, int] = {}
    said: list[Row] = []

    def row(sentence: Sentence | None) -> Row:
        if sentence is None:
            return ()
        own = sentence.said
        at = known.setdefault(id(own), len(said))
        if at == len(said):
            said.append(_of_said(own))
        return (
            at, sentence.start, sentence.end, sentence.in_example, sentence.paragraph, sentence.lent,
            sentence.example_from,
        )  # fmt: skip

    rows = [(headings[each.key], list(map(row, by_section.get(each.key, ()))), row(titles.get(each.key)))
            for each in sections]  # fmt: skip
    return marshal.dumps((said, rows))


def from_bytes(data: bytes, sections: Sequence[Section]) -> Parts:
    """What was read of the same sections."""
    all_said, all_rows = marshal.loads(data)
    said = list(map(_Maker().said, all_said))
    by_section: dict[str, tuple[Sentence, ...]] = {}
    headings: dict[str, frozenset[str]] = {}
    titles: dict[str, Sentence] = {}
    for section, (heading, rows, title) in zip(sections, all_rows, strict=True):
        headings[section.key] = heading
        if rows:
            by_section[section.key] = tuple([_sentence(section, said, row) for row in rows])
        if title:
            titles[section.key] = _sentence(section, said, title)
    return by_section, headings, titles


def _of_said(said: Said) -> Row:
    return (
        list(map(_of_quantity, said.quantities)), list(map(tuple, said.occurrences)), list(map(tuple, said.wrong)),
        said.concepts, said.may_reckon, said.example_at, said.example_from,
    )  # fmt: skip


def _of_quantity(each: Quantity) -> Row:
    values = tuple([(value.numerator, value.denominator) for value in each.values])
    return (
        values, each.start, each.end, each.first, each.last, each.kind, each.sign, each.bound, each.rounding,
        each.weak, each.in_brackets, each.said,
    )  # fmt: skip


def _sentence(section: Section, known: Sequence[Said], row: Row) -> Sentence:
    at, start, end, in_example, paragraph, lent, example_from = row
    return Sentence(section, start, end, known[at], in_example, paragraph, lent, example_from)


class _Maker:
    """Makes what is said of rows; the same values of numbers are kept once."""

    def __init__(self) -> None:
        self._values: dict[Row, tuple[Fraction, ...]] = {}

    def said(self, row: Row) -> Said:
        """What a row says."""
        quantities, named, wrong, *rest = row
        make = Occurrence._make
        return Said(
            tuple(map(self._quantity, quantities)), tuple(map(make, named)), tuple(map(make, wrong)), *rest
        )  # fmt: skip

    def _quantity(self, row: Row) -> Quantity:
        written, start, end, first, last, kind, sign, bound, rounding, weak, in_brackets, said = row
        values = self._values.get(written)
        if values is None:
            values = self._values[written] = tuple([Fraction(*each) for each in written])
        return Quantity(start, end, first, last, kind, values, sign, bound, rounding, weak, in_brackets, said)
