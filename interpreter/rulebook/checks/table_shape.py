"""Tables of a book in themselves: ranges that overlap or leave a gap, rows that stand twice, totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise

from interpreter.messages import Diagnostic
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tables import Cell, Row, Table
from interpreter.rulebook.book.tokens import words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.table_cells import Figure, Range, figures, range_of
from interpreter.rulebook.game.table_keys import MOST_ROWS
from interpreter.rulebook.game.table_reading import MANY_TABLES, understood_tables

LEAST = 4
"""How many rows a table must have for its ranges to be looked at."""

SMALL_GAP = 2
"""Numbers that may be left out by mistake; more are left out on purpose."""


def tables_in_themselves(context: Context) -> Iterator[Finding]:
    """What contradicts itself in a table. One that is there again without a fault is not looked at again."""
    held = {each.own.start for each in understood_tables(context) if any(one.domain.name for one in each.match.columns)}
    without = set[tuple[str, bool, bool]]()
    for table in context.book.tables:
        if context.book.is_noise(table.start) or len(table.rows) > MOST_ROWS:
            continue
        key = context.book.text[table.start : table.end], table.start in held, table.head is None
        if key in without:
            continue
        found = list(_in_itself(context, table, is_held=table.start in held))
        yield from found
        if not found and len(without) < MANY_TABLES:
            without.add(key)


def _in_itself(context: Context, table: Table, *, is_held: bool) -> Iterator[Finding]:
    """What contradicts itself in one table; ranges and rows of one that is held against the rules are judged there."""
    if not is_held:
        yield from _ranges(context, table)
        yield from _doubled(context, table)
    yield from _totals(context, table)


def is_total(context: Context, cell: Cell) -> bool:
    """Whether a cell says that a row or a column adds the others up."""
    words = words_of(cell.text(context.book.text))
    return bool(words) and any(words[: len(each)] == each for each in _words_for_totals(context.language))


def names_total(context: Context, cell: Cell) -> bool:
    """Whether the words for a total stand anywhere in a cell."""
    words, totals = words_of(cell.text(context.book.text)), _words_for_totals(context.language)
    return any(words[at : at + len(each)] == each for each in totals for at in range(len(words)))


@cache
def _words_for_totals(name: str) -> list[tuple[str, ...]]:
    return [words_of(each) for each in language(name).sections["totals"]]


# ----------------------------------------------------------------------------------------- ranges


def _ranges(context: Context, table: Table) -> Iterator[Finding]:
    """Keys that overlap, or leave out a number or two, in a table of ranges that else follow one another."""
    spoken = language(context.language)
    found: list[tuple[Range, Cell]] = []
    for row in table.rows:
        numbers = range_of(context.book.text, row.cells[0], spoken)
        if numbers is None:
            return
        found.append((numbers, row.cells[0]))
    if len(found) < LEAST or all(low == high for (low, high), _ in found):
        return
    if _low(found[0][0]) > _low(found[-1][0]):
        found.reverse()
    joins = [(one, other, _between(one[0], other[0])) for one, other in pairwise(found)]
    overlaps = [(one, other) for one, other, gap in joins if gap < 0]
    gaps = [(one, other, gap) for one, other, gap in joins if gap > 0]
    if overlaps and len(overlaps) * 3 <= len(joins):
        for one, other in overlaps:
            yield _told(context, "L2065", one[1], other[1])
    elif len(gaps) == 1 and gaps[0][2] <= SMALL_GAP and not overlaps:
        one, other, gap = gaps[0]
        first = (one[0][1] or 0) + 1
        yield _told(context, "L2066", one[1], other[1], missing=f"{first}–{first + 1}" if gap > 1 else first)


def _low(numbers: Range) -> float:
    return float("-inf") if numbers[0] is None else numbers[0]


def _between(one: Range, other: Range) -> int:
    """How many numbers lie between two ranges; less than 0 when they overlap."""
    if one[1] is None or other[0] is None:
        return -1
    return other[0] - one[1] - 1


def _told(context: Context, code: str, one: Cell, other: Cell, missing: object = None) -> Finding:
    first, second = sorted((one, other))
    text = context.book.text
    words = {"written": second.text(text), "other": first.text(text)}
    if missing is not None:
        words["missing"] = str(missing)
    span = context.book.span(second.start, second.end)
    related = ((context.book.span(first.start, first.end), context.say("book-said-first")),)
    return Finding(Diagnostic(code, span, tuple(words.items()), related), context.section_key(second.start))


# ------------------------------------------------------------------------------------------- rows


def _doubled(context: Context, table: Table) -> Iterator[Finding]:
    """Rows with the very same cells as another one."""
    text = context.book.text
    seen: dict[tuple[str, ...], Row] = {}
    doubled: list[tuple[Row, Row]] = []
    for row in table.rows:
        cells = tuple(" ".join(cell.text(text).lower().split()) for cell in row.cells)
        if not all(cells) or not any(each.isalpha() for each in cells[0]):
            continue
        if cells in seen:
            doubled.append((seen[cells], row))
        seen.setdefault(cells, row)
    if len(doubled) == 1 and len(seen) >= LEAST - 1:
        first, second = doubled[0]
        yield Finding.of(
            "L2063", context.book.span(second.cells[0].start, second.cells[0].end), context.section_key(second.start),
            related=[(context.book.span(first.start, first.end), context.say("book-said-first"))],
            written=second.cells[0].text(text),
        )  # fmt: skip


# ----------------------------------------------------------------------------------------- totals


def _totals(context: Context, table: Table) -> Iterator[Finding]:
    """A last row of totals that does not add up the rows above it, and a last column that does not the others."""
    if len(table.rows) > 2 and table.rows[-1].cells[0].parts and is_total(context, table.rows[-1].cells[0]):
        for column in range(1, table.width):
            yield from _sum(context, [row.cells[column] for row in table.rows])
    head = table.head
    if head is None:
        return
    for column in range(2, table.width):
        if names_total(context, head.cells[column]):
            yield from _multiples(context, table, column)
    if table.width < 4 or not is_total(context, head.cells[-1]):
        return
    found = [list(_sum(context, row.cells[1:])) for row in table.rows]
    wrong = [each for each in found if each]
    if len(wrong) * 3 <= len(found):
        for each in wrong:
            yield from each


def _multiples(context: Context, table: Table, column: int) -> Iterator[Finding]:
    """A column of totals that is some times another column, in all rows but one."""
    spoken = language(context.language)
    totals = [figures(context.book.text, row.cells[column], spoken) for row in table.rows]
    if len(totals) < LEAST or any(len(each) != 1 for each in totals):
        return
    for other in range(1, table.width):
        parts = [figures(context.book.text, row.cells[other], spoken) for row in table.rows]
        if other == column or any(len(each) != 1 or not each[0].value for each in parts):
            continue
        pairs = [(part[0], total[0]) for part, total in zip(parts, totals, strict=True)]
        usual, _ = Counter(Fraction(total.value, part.value) for part, total in pairs).most_common(1)[0]
        wrong = [(part, total) for part, total in pairs if total.value != usual * part.value]
        if len(wrong) == 1 and usual > 1 and usual.denominator == 1 and len({part.value for part, _ in pairs}) > 2:
            part, total = wrong[0]
            value = int(usual * part.value)
            yield Finding.of(
                "L2067", context.book.span(total.start, total.end), context.section_key(total.start),
                help=[f"{usual} × {part.value} = {value}"],
                value=value, written=context.book.text[total.start : total.end],
            )  # fmt: skip
            return


def _sum(context: Context, cells: Sequence[Cell]) -> Iterator[Finding]:
    """Whether the last of some cells is the sum of the others, when all of them have one number."""
    spoken = language(context.language)
    numbers: list[Figure] = []
    for cell in cells:
        found = figures(context.book.text, cell, spoken)
        if len(found) != 1:
            return
        numbers += found
    total = sum(each.value for each in numbers[:-1])
    last = numbers[-1]
    if total != last.value:
        yield Finding.of(
            "L2067", context.book.span(last.start, last.end), context.section_key(last.start),
            help=[" + ".join(str(each.value) for each in numbers[:-1]) + f" = {total}"],
            value=total, written=context.book.text[last.start : last.end],
        )  # fmt: skip
