"""What names the rows of a table: things of the game, ranges of numbers, what the game's statements are about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tables import Table
from interpreter.rulebook.book.tokens import Tokens
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

    @cached_property
    def domains(self) -> list[Domain]:
        return domains_of(self.facts)

    @cached_property
    def names(self) -> ThingNames:
        return ThingNames(names_of_things(self.facts, self.glossary.concepts), self.words)

    def _printed(self, labels: Mapping[int, str]) -> dict[int, frozenset[str]]:
        """The things that rows name in another of the game's languages, as they are printed on cards."""
        found: dict[int, frozenset[str]] = {}
        for other in self.facts.folder.languages():
            if other != self.context.language:
                things = named_in_texts(self.facts.text_sources(other), labels.values())
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
            own = self.concepts(label) | self.concepts(f"{label} {head}")
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

    def concepts(self, text: str) -> frozenset[str]:
        return frozenset(each.concept for each in self.glossary.occurrences(Tokens(text, 0, len(text))))

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
