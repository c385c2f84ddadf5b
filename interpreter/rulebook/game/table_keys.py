"""What names the rows of a table: things of the game, ranges of numbers, what the game's statements are about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from interpreter.rulebook.book.language import MANY_WORDS, language
from interpreter.rulebook.book.tables import Table
from interpreter.rulebook.book.tokens import tokens_of, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.knowledge import glossary_of, sentences_of, statements_of
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.rulebook.game.statements import Statement
from interpreter.rulebook.game.table_cells import (
    LabelWords,
    Range,
    ThingNames,
    Words,
    named_in_texts,
    names_of_things,
    range_of,
)
from interpreter.rulebook.game.table_facts import Domain, Field, Key, Value, domains_of

MOST_ROWS = 400
"""A longer table is read no further."""


class _OfARow(NamedTuple):
    """A number that is stated of a row: where it comes from, what it is of besides, and what else must stand around the
    table."""

    value: int
    source: str
    rest: frozenset[str]
    place: frozenset[str]


class TableKeys:
    """What the cells of a column may be keys of, and the words by which facts are known in a book's language."""

    def __init__(self, context: Context, facts: RulesFacts) -> None:
        self.context = context
        self.facts = facts
        self.text = context.book.text
        self.language = language(context.language)
        self.glossary = glossary_of(context)
        self.words = LabelWords(self.language)
        self._stems: dict[str, Words] = {}
        self._concepts: dict[str, frozenset[str]] = {}
        self._things: dict[str, frozenset[str]] = {}
        self._told: dict[frozenset[str], list[_OfARow]] = {}
        self._totals = frozenset(map(words_of, self.language.sections["totals"]))

    @cached_property
    def domains(self) -> list[Domain]:
        return domains_of(self.facts)

    @cached_property
    def names(self) -> ThingNames:
        return ThingNames(names_of_things(self.facts, self.glossary.concepts), self.words)

    def _printed(self, labels: Mapping[int, str]) -> dict[int, frozenset[str]]:
        """The things that rows name in another of the game's languages, as they are printed on cards."""
        names = {at: label.lower() for at, label in labels.items()}
        unknown = [name for name in names.values() if name not in self._things]
        if unknown:
            self._things |= dict.fromkeys(unknown, frozenset())
            for other in self.facts.folder.languages():
                if other != self.context.language:
                    self._things |= named_in_texts(self.facts.text_sources(other), unknown)
        return {at: things for at, name in names.items() if (things := self._things[name])}

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

    def name_stems(self, name: str) -> Words:
        """The words of all concepts whose ids share a part with a name of the rules."""
        if name not in self._stems:
            parts = {part for part in name.lower().split("_") if len(part) > 2}
            found: set[str] = set()
            for concept in self.glossary.concepts:
                if not parts.isdisjoint(concept.split("_")):
                    found |= self.concept_stems(concept)
            self._stems[name] = frozenset(found)
        return self._stems[name]

    def concept_stems(self, concept: str) -> Words:
        return frozenset(
            word
            for form in self.glossary.concepts[concept].accepted
            for word in self.words[form]
            if not word.startswith("#")
        )

    # ------------------------------------------------------------------------------ keys of rows

    def of_column(self, table: Table, column: int, around: Words) -> Iterator[tuple[Domain, dict[int, Key]]]:
        """The domains that the cells of a column are keys of, with the key of each row."""
        rows = table.rows[:MOST_ROWS]
        cells = [row.cells[column] for row in rows]
        ranges = {at: found for at, cell in enumerate(cells) if (found := range_of(self.text, cell, self.language))}
        if len(ranges) * 2 > len(rows):
            for domain in self.domains:
                if domain.ranged:
                    yield domain, {at: key for at, key in ranges.items() if _within(key, domain)}
        labels = {at: cell.text(self.text) for at, cell in enumerate(cells) if cell.parts}
        # Of a name with a letter that is lost one cannot know that it is not a longer one.
        labels = {at: label for at, label in labels.items() if "\ufffd" not in label}
        named = {at: self.names.named(label) for at, label in labels.items()}
        if table.head is not None and any(named.values()):
            # In a column headed `Boat` the `Red Boat` may be called `Red`.
            head = table.head.cells[column].text(self.text)
            named |= {at: self.names.named(f"{label} {head}") for at, label in labels.items() if not named[at]}
        if sum(map(bool, named.values())) < min(3, len(rows)) and not ranges:
            named |= self._printed({at: label for at, label in labels.items() if not named[at]})
        numbered = self._ordinals(labels)
        for domain in self.domains:
            if domain.ranged:
                continue
            known = frozenset(domain.keys)
            keys: dict[int, Key] = {
                at: next(iter(own)) for at, things in named.items() if len(own := things & known) == 1
            }
            if len(keys) < 2:
                keys = self._numbered(domain, numbered, around)
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

    def _ordinals(self, labels: Mapping[int, str]) -> dict[int, tuple[int, Words]]:
        """Rows that are called first, second, third, with all the words of their names."""
        found: dict[int, tuple[int, Words]] = {}
        for at, label in labels.items():
            own = self.words[label.partition("(")[0]]
            numbers = [word for word in own if word.startswith("#") and word[1:].isdecimal()]
            if len(numbers) == 1 and len(own) <= 3:
                found[at] = int(numbers[0][1:]), own
        return found

    def _numbered(self, domain: Domain, rows: Mapping[int, tuple[int, Words]], around: Words) -> dict[int, Key]:
        """Rows called first, second, third after the members of an enum, which words around name."""
        size = len(domain.keys)
        found = {at: domain.keys[number - 1] for at, (number, _) in rows.items() if 0 < number <= size}
        if len(found) != size or len(set(found.values())) != size:
            return {}
        words = around.union(*[rows[at][1] for at in found])
        sources = {each.source for each in domain.fields}
        return found if any(not self.name_stems(source).isdisjoint(words) for source in sources) else {}

    def _stated(self, table: Table, column: int, labels: Mapping[int, str]) -> Iterator[tuple[Domain, dict[int, Key]]]:
        """What the game's statements say of the rows, by the concepts that they are about besides."""
        head = table.head.cells[column].text(self.text) if table.head is not None else ""
        around = self.concepts_around(table)
        fields: dict[frozenset[str], dict[Key, Value | None]] = {}
        sources: dict[frozenset[str], dict[Key, str]] = {}
        for at, label in labels.items():
            if words_of(label) in self._totals:
                continue  # what the head of its column names it has of all rows together
            own = self.concepts(label) | self.concepts(f"{label} {head}")
            key = str(at)
            for value, source, rest, place in self._told_of(own):
                if place and not place <= around:
                    continue
                known = fields.get(rest)
                if known is None:
                    known, sources[rest] = fields.setdefault(rest, {}), {}
                known[key] = value if known.get(key, value) == value else None
                sources[rest][key] = source
        found = []
        for rest, values in fields.items():
            # What is two things for one row is two things for the others as well, where these may chance to be equal.
            certain: dict[Key, Value] = {key: value for key, value in values.items() if value is not None}
            if len(certain) == len(values):
                found.append(Field("", "", certain, rest, sources[rest]))
        if found:
            keys = tuple(str(at) for at in labels)
            yield Domain("", keys, found), {at: str(at) for at in labels}

    def _told_of(self, own: frozenset[str]) -> list[_OfARow]:
        """What is stated of some of the concepts of a row."""
        found = self._told.get(own)
        if found is None:
            found = [
                _OfARow(int(each.values[0]), each.source, rest, frozenset((*each.within, *each.under)) - own)
                for concept in sorted(own)
                for each in self.statements.get(concept, ())
                if (rest := frozenset(each.about) - own) and own.isdisjoint(each.not_about)
            ]
            if len(self._told) < MANY_WORDS:
                self._told[own] = found
        return found

    def concepts(self, text: str) -> frozenset[str]:
        """The concepts that a label names."""
        found = self._concepts.get(text)
        if found is None:
            found = frozenset([each.concept for each in self.glossary.occurrences(tokens_of(text))])
            if len(self._concepts) < MANY_WORDS:
                self._concepts[text] = found
        return found

    def concepts_around(self, table: Table) -> frozenset[str]:
        found: set[str] = set()
        if table.caption is not None:
            found |= self.concepts(self.text[slice(*table.caption)])
        if table.head is not None:
            found |= self.concepts(" ; ".join(cell.text(self.text) for cell in table.head.cells))
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
