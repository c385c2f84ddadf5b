"""Tables of two texts of the same rules: cells whose numbers differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tables import Cell, Table
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.pairing import pairing_of
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.table_cells import Figure, figures

LEAST_ALIKE = 2 / 3
"""How many of the cells with numbers must be the same in two tables that tell the same."""


def tables_that_differ(context: Context) -> Iterator[Finding]:
    """Cells that have other numbers than the same cells of the other text.

    Tables go with each other in their order when they have as many rows and columns, and most of their numbers.
    """
    pairing, against = pairing_of(context), context.against
    if pairing is None or against is None or not pairing.alike:
        return
    own, other = list(context.book.tables), list(against.book.tables)
    shapes = [[(len(each.rows), each.width) for each in tables] for tables in (own, other)]
    for block in SequenceMatcher(a=shapes[0], b=shapes[1], autojunk=False).get_matching_blocks():
        for at in range(block.size):
            yield from _differing(context, against, own[block.a + at], other[block.b + at])


def _differing(context: Context, against: Context, own: Table, other: Table) -> Iterator[Finding]:
    cells = [
        (_numbers(context, one), _numbers(against, two))
        for row, counterpart in zip(own.rows, other.rows, strict=True)
        for one, two in zip(row.cells, counterpart.cells, strict=True)
    ]
    comparable = [(one, two) for one, two in cells if one and len(one) == len(two)]
    alike = sum(_values(one) == _values(two) for one, two in comparable)
    if alike < len(comparable) * LEAST_ALIKE:
        return
    for one, two in comparable:
        for left, right in zip(one, two, strict=True):
            if left.value != right.value:
                span, there = context.book.span(left.start, left.end), against.book.span(right.start, right.end)
                related = [(there, context.say("book-in-the-other"))]
                section = context.section_key(left.start)
                yield Finding.of("L2110", span, section, related=related, written=span.text, other=there.text)


def _numbers(context: Context, cell: Cell) -> list[Figure]:
    return figures(context.book.text, cell, language(context.language))


def _values(numbers: Sequence[Figure]) -> list[int]:
    return [each.value for each in numbers]
