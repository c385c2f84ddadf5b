"""Reads a table of a book for what it tells of the game: its rows as keys, its columns as fields."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from interpreter.rulebook.book.language import Language, language
from interpreter.rulebook.book.tables import Cell, Row, Table, Tables
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.knowledge import glossary_of, once
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.rulebook.game.table_cells import Words, figures, range_of
from interpreter.rulebook.game.table_facts import Domain, Field
from interpreter.rulebook.game.table_keys import MOST_ROWS, TableKeys
from interpreter.rulebook.game.table_matching import (
    Candidate,
    Match,
    Reading,
    Rights,
    Said,
    Slot,
    candidates,
    matched,
)

KEY_COLUMNS = 3
"""How many columns may hold what names a row."""

MOST_FIGURES = 4
"""How many numbers in one cell are told apart."""

MANY_TABLES = 2_000
"""Different tables that are kept to be known again: more than a book has."""

_BETWEEN_STROKES = re.compile(r"[^/\s](?:[^/\n]*[^/\s])?")


@dataclass(frozen=True)
class Understood:
    """A table that tells facts of the game. `own` is the table as it stands; `table` has what is told in columns.

    Of a table that is printed again `table` and `match` are those of the first one, which has the very words; `way` is
    how many letters farther on the other one stands.
    """

    own: Table
    table: Table
    match: Match
    way: int = 0

    def place(self, each: Cell | Reading) -> tuple[int, int]:
        """Where a cell, or what was read in it, begins and ends in the book."""
        return each.start + self.way, each.end + self.way


def understood_tables(context: Context) -> list[Understood]:
    """The tables of a book that tell facts of its game."""
    return once(context, "understood_tables", lambda: _understand(context))


def _understand(context: Context) -> list[Understood]:
    facts = context.facts
    if facts is None or not context.book.tables.found:
        return []
    reader = _Reader(context, facts)
    found = [reader.read(table) for table in context.book.tables if not context.book.is_noise(table.start)]
    return [each for each in found if each is not None]


def judged_cells(context: Context) -> frozenset[tuple[int, int]]:
    """The places in tables that are held against the rules cell by cell."""

    def collect() -> frozenset[tuple[int, int]]:
        return frozenset(
            each.place(reading)
            for each in understood_tables(context)
            for column in each.match.columns
            for row, reading in column.slot.readings.items()
            if row in column.agreeing or row in column.differing
        )

    return once(context, "judged_cells", collect)


def in_understood_table(context: Context, offset: int) -> bool:
    """Whether a place lies in a table that tells facts of the game."""
    tables = once(context, "places_of_tables", lambda: Tables(tuple([each.own for each in understood_tables(context)])))
    return tables.at(offset) is not None


def name_of(context: Context, thing: str) -> str:
    """What a thing of the game is called in the book's language."""
    concepts = glossary_of(context).concepts
    for known in (thing, thing.partition("-")[2]):
        if known in concepts:
            return concepts[known].name
    return thing


def unfolded(table: Table, text: str, known: Language) -> Table:
    """A table with a row for each number of a row that tells of several: `| 9 / 8 | +1 / +2 |`."""
    rows: list[Row] = []
    for row in table.rows:
        parts = [_slashed(text, cell) for cell in row.cells]
        several = len(parts[0])
        is_told = several > 1 and all(len(each) in (1, several) for each in parts)
        if is_told and all(range_of(text, each, known) is not None for each in parts[0]):
            cells = [each if len(each) > 1 else each * several for each in parts]
            rows += [Row(each, row.start, row.end) for each in zip(*cells, strict=True)]
        else:
            rows.append(row)
    return table if len(rows) == len(table.rows) else replace(table, rows=tuple(rows))


def _slashed(text: str, cell: Cell) -> list[Cell]:
    """What stands between the strokes of a cell."""
    if len(cell.parts) != 1 or "/" not in text[cell.start : cell.end]:
        return [cell]
    return [Cell((match.span(),)) for match in _BETWEEN_STROKES.finditer(text, cell.start, cell.end)]


def transposed(table: Table) -> Table | None:
    """A table with rows for columns; None of one too small for that."""
    if table.shape == "pairs" or table.width < 4 or len(table.lines) < 2:
        return None
    lines = [
        Row(cells, max(cell.start for cell in cells), max(cell.end for cell in cells))
        for cells in zip(*[row.cells for row in table.lines], strict=True)
    ]
    return Table(table.shape, lines[0], tuple(lines[1:]), table.caption)


class _Reader:
    def __init__(self, context: Context, facts: RulesFacts) -> None:
        self.context = context
        self.facts = facts
        self.text = context.book.text
        self.language = language(context.language)
        self.keys = TableKeys(context, facts)
        self._known: dict[tuple[object, ...], Understood | None] = {}
        self._stems: dict[tuple[object, ...], Words] = {}

    # ------------------------------------------------------------------------------- one table

    def read(self, own: Table) -> Understood | None:
        """What a table tells of the game; None when that is nothing, or too little agrees. The same table in a like
        place tells the same."""
        around = self._around(own)
        key = (self.text[own.start : own.end], own.shape, own.head is None, len(own.rows), around,
               self.keys.concepts_around(own))  # fmt: skip
        if key in self._known:
            known = self._known[key]
            return None if known is None else replace(known, own=own, way=own.start - known.own.start)
        found = self._read(own)
        if len(self._known) < MANY_TABLES:
            self._known[key] = found
        return found

    def _read(self, own: Table) -> Understood | None:
        best: Understood | None = None
        for table in (unfolded(own, self.text, self.language), transposed(own)):
            if table is None:
                continue
            slots = [self._slots(table, column) for column in range(table.width)]
            heads = [self._head_words(table, column) for column in range(table.width)]
            around = self._around(table)
            for column in range(min(table.width, KEY_COLUMNS)):
                match = self._match(table, column, slots, heads, around)
                if match.columns and (best is None or match.agreeing > best.match.agreeing):
                    best = Understood(own, table, match)
                if len({each.slot.column for each in match.columns}) * 2 >= table.width - 1:
                    break
            if best is not None and best.match.is_firm:
                break
        return best

    def _slots(self, table: Table, column: int) -> list[Slot]:
        rows = list(enumerate(table.rows[:MOST_ROWS]))
        numbers = {at: found for at, row in rows if (found := figures(self.text, row.cells[column], self.language))}
        slots: list[Slot] = []
        if numbers:
            usual = Counter(map(len, numbers.values())).most_common(1)[0][0]
            whole = {
                at: Reading(tuple(sorted(each.value for each in found)), found[0].start, found[-1].end)
                for at, found in numbers.items()
            }
            slots.append(Slot(column, "all", whole))
            for place in range(usual if usual <= MOST_FIGURES else 0):
                readings = {
                    at: Reading(found[place].value, found[place].start, found[place].end, found[place].plus)
                    for at, found in numbers.items()
                    if len(found) == usual
                }
                slots.append(Slot(column, str(place), readings))
        named = {}
        for at, row in rows:
            cell = row.cells[column]
            if cell.parts and (things := self.keys.names.all_named(cell.text(self.text))):
                named[at] = Reading(things, cell.start, cell.end)
        if named:
            slots.append(Slot(column, "name", named))
        return slots

    def _match(
        self, table: Table, column: int, slots: Sequence[Sequence[Slot]], heads: Sequence[Words], around: Words
    ) -> Match:
        found: list[Candidate] = []
        for domain, keys in self.keys.of_column(table, column, around | heads[column]):
            stems = [self._field_stems(each, domain) for each in domain.fields]
            wide = self.keys.name_stems(domain.name)
            right: dict[int, Rights] = {}
            for at, of_column in enumerate(slots):
                if at == column:
                    continue
                said = Said(heads[at], heads[at] | around, self._head_concepts(table, at), stems, wide)
                for slot in of_column:
                    found += candidates(slot, keys, domain, said, right)
        return matched(column, found)

    # ------------------------------------------------------------------------------------ words

    def _head_words(self, table: Table, column: int) -> Words:
        """The words of a column's head; without a head those that stand in most of its cells."""
        if table.head is not None:
            return self.keys.words[table.head.cells[column].text(self.text)]
        counts = Counter(word for row in table.rows for word in self.keys.words[row.cells[column].text(self.text)])
        return frozenset(
            word for word, count in counts.items() if count * 2 > len(table.rows) and not word.startswith("#")
        )

    def _head_concepts(self, table: Table, column: int) -> frozenset[str]:
        """The concepts that a column's head names."""
        return frozenset() if table.head is None else self.keys.concepts(table.head.cells[column].text(self.text))

    def _around(self, table: Table) -> Words:
        """The words of the line above a table, of its whole head, and of the heading of its section."""
        words = set[str]()
        if table.caption is not None:
            words |= self.keys.words[self.text[slice(*table.caption)]]
        section = self.context.book.section_at(table.start)
        if section is not None:
            words |= self.keys.words[section.label]
        if table.head is not None:
            for cell in table.head.cells:
                words |= self.keys.words[cell.text(self.text)]
        return frozenset(words)

    def _field_stems(self, each: Field, domain: Domain) -> Words:
        key = each.name, each.source, domain.ranged, each.concepts
        if key not in self._stems:
            self._stems[key] = self._find_field_stems(each, domain)
        return self._stems[key]

    def _find_field_stems(self, each: Field, domain: Domain) -> Words:
        found = self.keys.name_stems(each.name) | (self.keys.name_stems(each.source) if domain.ranged else frozenset())
        for concept in each.concepts:
            if concept in self.keys.glossary.concepts:
                found |= self.keys.concept_stems(concept)
            else:
                found |= self.keys.name_stems(concept)
        return found
