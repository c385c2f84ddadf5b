"""Reads a table of a book for what it tells of the game: its rows as keys, its columns as fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tables import Row, Table
from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.knowledge import glossary_of, once, sentences_of, statements_of
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.rulebook.game.statements import Statement
from interpreter.rulebook.game.table_cells import (
    Range,
    ThingNames,
    Words,
    figures,
    label_words,
    named_in_texts,
    names_of_things,
    range_of,
)
from interpreter.rulebook.game.table_facts import Domain, Field, Key, Value, domains_of
from interpreter.rulebook.game.table_matching import Candidate, Evidence, Match, Reading, Slot, candidates, matched

KEY_COLUMNS = 3
"""How many columns may hold what names a row."""

MOST_FIGURES = 4
MOST_ROWS = 400
"""A longer table is read no further."""


@dataclass(frozen=True)
class Understood:
    """A table that tells facts of the game. `own` is the table as it stands; `table` has what is told in columns."""

    own: Table
    table: Table
    match: Match


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
            (reading.start, reading.end)
            for each in understood_tables(context)
            for column in each.match.columns
            for row, reading in column.slot.readings.items()
            if row in column.agreeing or row in column.differing
        )

    return once(context, "judged_cells", collect)


def in_understood_table(context: Context, offset: int) -> bool:
    """Whether a place lies in a table that tells facts of the game."""
    return any(each.own.start <= offset < each.own.end for each in understood_tables(context))


def name_of(context: Context, thing: str) -> str:
    """What a thing of the game is called in the book's language."""
    concepts = glossary_of(context).concepts
    for known in (thing, thing.partition("-")[2]):
        if known in concepts:
            return concepts[known].name
    return thing


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
        self.glossary = glossary_of(context)
        self._stems: dict[str, Words] = {}

    @cached_property
    def domains(self) -> list[Domain]:
        return domains_of(self.facts)

    @cached_property
    def names(self) -> ThingNames:
        return ThingNames(names_of_things(self.facts, self.glossary.concepts), self.language)

    def _printed(self, labels: Mapping[int, str]) -> dict[int, frozenset[str]]:
        """The things that rows name in another of the game's languages, as they are printed on cards."""
        found: dict[int, frozenset[str]] = {}
        for other in self.facts.folder.languages():
            texts = self.facts.texts(other) if other != self.context.language else None
            if texts is not None:
                things = named_in_texts(texts, labels.values())
                found |= {at: things[label.lower()] for at, label in labels.items() if label.lower() in things}
        return found

    @cached_property
    def statements(self) -> dict[str, list[Statement]]:
        """The statements of one whole number, by each of their concepts."""
        found: dict[str, list[Statement]] = {}
        for each in statements_of(self.context):
            one = len(each.values) == 1 and each.values[0].denominator == 1
            if one and each.form in ("number", "signed", "threshold") and len(each.about) > 1:
                for concept in each.about:
                    found.setdefault(concept, []).append(each)
        return found

    # ------------------------------------------------------------------------------- one table

    def read(self, own: Table) -> Understood | None:
        """What a table tells of the game; None when that is nothing, or too little agrees."""
        best: Understood | None = None
        for table in (own, transposed(own)):
            if table is None:
                continue
            slots = [self._slots(table, column) for column in range(table.width)]
            for column in range(min(table.width, KEY_COLUMNS)):
                match = self._match(table, column, slots)
                if match.columns and (best is None or match.agreeing > best.match.agreeing):
                    best = Understood(own, table, match)
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
            if cell.parts and (things := self.names.all_named(cell.text(self.text))):
                named[at] = Reading(things, cell.start, cell.end)
        if named:
            slots.append(Slot(column, "name", named))
        return slots

    def _match(self, table: Table, column: int, slots: Sequence[Sequence[Slot]]) -> Match:
        found: list[Candidate] = []
        heads = [self._head_words(table, at) for at in range(table.width)]
        around = self._around(table)
        for domain, keys in self._keyed(table, column, around | heads[column]):
            stems = [self._field_stems(each, domain) for each in domain.fields]
            wide = self._name_stems(domain.name)
            for at, of_column in enumerate(slots):
                if at == column:
                    continue
                named = self._head_concepts(table, at)
                evidence = {
                    number: Evidence(
                        not heads[at].isdisjoint(own),
                        not (heads[at] | around).isdisjoint(own | wide),
                        not domain.name and domain.fields[number].concepts <= named,
                    )
                    for number, own in enumerate(stems)
                }
                for slot in of_column:
                    found += candidates(slot, keys, domain, evidence)
        return matched(column, found)

    # ------------------------------------------------------------------------------------ words

    def _head_words(self, table: Table, column: int) -> Words:
        """The words of a column's head; without a head those that stand in most of its cells."""
        if table.head is not None:
            return label_words(table.head.cells[column].text(self.text), self.language)
        counts = Counter(
            word for row in table.rows for word in label_words(row.cells[column].text(self.text), self.language)
        )
        return frozenset(
            word for word, count in counts.items() if count * 2 > len(table.rows) and not word.startswith("#")
        )

    def _head_concepts(self, table: Table, column: int) -> frozenset[str]:
        """The concepts that a column's head names."""
        return frozenset() if table.head is None else self._concepts(table.head.cells[column].text(self.text))

    def _around(self, table: Table) -> Words:
        """The words of the line above a table, of its whole head, and of the heading of its section."""
        words = set[str]()
        if table.caption is not None:
            words |= label_words(self.text[slice(*table.caption)], self.language)
        section = self.context.book.section_at(table.start)
        if section is not None:
            words |= label_words(section.label, self.language)
        if table.head is not None:
            for cell in table.head.cells:
                words |= label_words(cell.text(self.text), self.language)
        return frozenset(words)

    def _field_stems(self, each: Field, domain: Domain) -> Words:
        found = self._name_stems(each.name) | (self._name_stems(each.source) if domain.ranged else frozenset())
        for concept in each.concepts:
            if concept in self.glossary.concepts:
                found |= self._concept_stems(concept)
            else:
                found |= self._name_stems(concept)
        return found

    def _name_stems(self, name: str) -> Words:
        """The words of all concepts whose ids share a part with a name of the rules."""
        if name not in self._stems:
            parts = {part for part in name.lower().split("_") if len(part) > 2}
            found: set[str] = set()
            for concept in self.glossary.concepts:
                if not parts.isdisjoint(concept.split("_")):
                    found |= self._concept_stems(concept)
            self._stems[name] = frozenset(found)
        return self._stems[name]

    def _concept_stems(self, concept: str) -> Words:
        return frozenset(
            word
            for form in self.glossary.concepts[concept].accepted
            for word in label_words(form, self.language)
            if not word.startswith("#")
        )

    # ------------------------------------------------------------------------------------- keys

    def _keyed(self, table: Table, column: int, around: Words) -> Iterator[tuple[Domain, dict[int, Key]]]:
        """The domains that the cells of a column are keys of, with the key of each row."""
        rows = table.rows[:MOST_ROWS]
        cells = [row.cells[column] for row in rows]
        ranges = {at: found for at, cell in enumerate(cells) if (found := range_of(self.text, cell, self.language))}
        if len(ranges) * 2 > len(rows):
            for domain in self.domains:
                if domain.ranged:
                    yield domain, {at: key for at, key in ranges.items() if _within(key, domain)}
        labels = {at: cell.text(self.text) for at, cell in enumerate(cells) if cell.parts}
        named = {at: self.names.named(label) for at, label in labels.items()}
        if sum(map(bool, named.values())) < min(3, len(rows)) and not ranges:
            named |= self._printed({at: label for at, label in labels.items() if not named[at]})
        for domain in self.domains:
            if domain.ranged:
                continue
            known = frozenset(domain.keys)
            keys: dict[int, Key] = {
                at: next(iter(own)) for at, things in named.items() if len(own := things & known) == 1
            }
            if len(keys) < 2:
                keys = self._numbered(domain, labels, around)
            elif len(keys) > 2:
                unnamed = {at: label for at, label in labels.items() if at not in keys and not named[at]}
                keys |= self._nearly(domain, unnamed, frozenset(keys.values()))
            if len(keys) > 1 and len(set(keys.values())) > 1:
                yield domain, keys
        yield from self._stated(table, column, labels)

    def _nearly(self, domain: Domain, labels: Mapping[int, str], taken: frozenset[Key]) -> dict[int, Key]:
        """Rows whose name is that of one thing of the domain but for endings, where no other row names this thing."""
        found: dict[int, Key] = {}
        for at, label in labels.items():
            near = (self.names.nearly(label) & frozenset(domain.keys)) - taken
            if len(near) == 1:
                found[at] = next(iter(near))
        return {at: key for at, key in found.items() if list(found.values()).count(key) == 1}

    def _numbered(self, domain: Domain, labels: Mapping[int, str], around: Words) -> dict[int, Key]:
        """Rows that are called first, second, third after the members of a small enum, which words around name."""
        found: dict[int, Key] = {}
        words: set[str] = set(around)
        for at, label in labels.items():
            own = label_words(label.partition("(")[0], self.language)
            numbers = [word for word in own if word.startswith("#") and word[1:].isdecimal()]
            if len(numbers) == 1 and 0 < int(numbers[0][1:]) <= len(domain.keys) and len(own) <= 3:
                found[at] = domain.keys[int(numbers[0][1:]) - 1]
                words |= own
        if len(set(found.values())) != len(domain.keys) or len(found) != len(domain.keys):
            return {}
        sources = {each.source for each in domain.fields}
        return found if any(not self._name_stems(source).isdisjoint(words) for source in sources) else {}

    def _stated(self, table: Table, column: int, labels: Mapping[int, str]) -> Iterator[tuple[Domain, dict[int, Key]]]:
        """What the game's statements say of the rows, by the concepts that they are about besides."""
        head = table.head.cells[column].text(self.text) if table.head is not None else ""
        around = self._concepts_around(table)
        fields: dict[frozenset[str], dict[Key, Value | None]] = {}
        sources: dict[frozenset[str], dict[Key, str]] = {}
        for at, label in labels.items():
            own = self._concepts(label) | self._concepts(f"{label} {head}")
            for concept in own:
                for each in self.statements.get(concept, ()):
                    rest = frozenset(each.about) - own
                    place = {*each.within, *each.under}
                    if not rest or not place <= around | own or not own.isdisjoint(each.not_about):
                        continue
                    value = int(each.values[0])
                    known = fields.setdefault(rest, {})
                    known[str(at)] = value if known.get(str(at), value) == value else None
                    sources.setdefault(rest, {})[str(at)] = each.source
        found = []
        for rest, values in fields.items():
            certain: dict[Key, Value] = {key: value for key, value in values.items() if value is not None}
            if certain:
                found.append(Field("", "", certain, rest, sources[rest]))
        if found:
            keys = tuple(str(at) for at in labels)
            yield Domain("", keys, found), {at: str(at) for at in labels}

    def _concepts(self, text: str) -> frozenset[str]:
        return frozenset(each.concept for each in self.glossary.occurrences(Tokens(text, 0, len(text))))

    def _concepts_around(self, table: Table) -> frozenset[str]:
        found: set[str] = set()
        if table.caption is not None:
            found |= self._concepts(self.text[slice(*table.caption)])
        if table.head is not None:
            found |= self._concepts(" ; ".join(cell.text(self.text) for cell in table.head.cells))
        section = self.context.book.section_at(table.start)
        if section is not None:
            found |= sentences_of(self.context).around(section)
        return frozenset(found)


def _within(key: Range, domain: Domain) -> bool:
    """Whether a range of numbers may be one of a domain's keys."""
    lows = [each[0] for each in domain.keys if not isinstance(each, str)]
    highs = [each[1] for each in domain.keys if not isinstance(each, str)]
    low = None if None in lows else min(each for each in lows if each is not None)
    high = None if None in highs else max(each for each in highs if each is not None)
    return not (
        (low is not None and key[1] is not None and key[1] < low)
        or (high is not None and key[0] is not None and key[0] > high)
    )
