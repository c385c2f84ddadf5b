"""What all checks of a book are given, the list of the checks, and what is done with their findings."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import accumulate

from interpreter.messages import Diagnostic
from interpreter.rulebook.beside.bindings import NO_BINDINGS, Bindings
from interpreter.rulebook.book.document import Book
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.reading import Reading
from interpreter.rulebook.finding import Edit, Finding, in_order
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.rulebook.words import Say, words_in
from interpreter.text import Span


@dataclass(frozen=True)
class Context:
    """A book with all it is held against. Without a game (`facts` None) only the text itself can be checked.

    `against` is another text of the same rules, such as the one this was translated from. `spoken` is the language of
    messages.
    """

    reading: Reading
    book: Book
    facts: RulesFacts | None = None
    bindings: Bindings = NO_BINDINGS
    against: Context | None = None
    spoken: str = "en"
    shared: dict[str, object] = field(default_factory=dict, repr=False, compare=False)
    """Whatever checks work out once for each other, by names of their own."""

    @property
    def language(self) -> str:
        """The language of the book."""
        return self.book.language

    @cached_property
    def say(self) -> Say:
        """The texts that stand beside messages, such as the labels of related places."""
        return words_in(self.spoken)

    @cached_property
    def letters(self) -> frozenset[str]:
        """The letters of the book's language in lower case."""
        return language(self.language).letters

    def section_key(self, offset: int) -> str:
        """The key of the section in which an offset lies, "" outside of all."""
        section = self.book.section_at(offset)
        return "" if section is None else section.key


DAMAGE = frozenset(f"L{number}" for number in range(2010, 2019))
"""Codes of damaged characters."""

COMPUTED = frozenset({"L2095", "L2096"})
"""Codes of computations: of worked examples, and of the text itself."""

NUMBERS = frozenset({"L2050"})
"""Codes of numbers that may be part of a computation."""

NAMED, SPELT = frozenset({"L2084"}), frozenset({"L2075", "L2077"})
"""Codes of names of something else, and of slips in words."""

LONG = 500_000
"""Letters of a book that is worth the work of two processes."""

A_FEW_WORDS = 60
"""Letters; a longer place that is told about is more than what is damaged in it."""

Check = Callable[[Context], Iterator[Finding]]
"""One check: looks at a book, and yields what it finds."""


def all_checks() -> Sequence[Check]:
    """Every check, in the order in which they are made. They are loaded here, when a book is checked."""
    from interpreter.rulebook.beside.binding_checks import bindings_that_lead_nowhere
    from interpreter.rulebook.beside.since_binding import references_that_changed, sections_that_are_gone
    from interpreter.rulebook.checks.agreement import articles_of_another_gender
    from interpreter.rulebook.checks.arithmetic import arithmetic_of_the_text
    from interpreter.rulebook.checks.bare_references import bare_references
    from interpreter.rulebook.checks.between import changed_sources, sections_that_differ, texts_that_differ
    from interpreter.rulebook.checks.broken_words import signs_for_letters, words_in_pieces
    from interpreter.rulebook.checks.case_rates import amounts_from_what_is_told
    from interpreter.rulebook.checks.cited_alike import bracketed_numbers, quoted_titles
    from interpreter.rulebook.checks.contradicting import contradicting_numbers
    from interpreter.rulebook.checks.damage import damaged_characters
    from interpreter.rulebook.checks.english import english_terms
    from interpreter.rulebook.checks.enumerating import enumerations
    from interpreter.rulebook.checks.figures_of_names import figures_of_others
    from interpreter.rulebook.checks.foreign import headers_of_pages, talk_around_the_text
    from interpreter.rulebook.checks.givens import givens_against_the_sums
    from interpreter.rulebook.checks.item_references import dangling_items
    from interpreter.rulebook.checks.listing import announced_lists, list_numbers, repeated_items
    from interpreter.rulebook.checks.names import misspelt_names, names_mixed_up, unsteady_names
    from interpreter.rulebook.checks.numbers import (
        numbers_against_the_rules,
        statements_that_are_gone,
        unexplained_numbers,
    )
    from interpreter.rulebook.checks.openings import references_to_another_opening
    from interpreter.rulebook.checks.outcomes import outcomes_against_the_tables
    from interpreter.rulebook.checks.own_items import totals_with_own_items
    from interpreter.rulebook.checks.parts_of_names import numerals_of_names, words_of_names
    from interpreter.rulebook.checks.prose_tables import tables_told_wrongly
    from interpreter.rulebook.checks.rates import amounts_against_the_rates
    from interpreter.rulebook.checks.references import (
        dangling_references,
        references_against_the_edition,
        shifted_references,
    )
    from interpreter.rulebook.checks.scripts import mixed_scripts
    from interpreter.rulebook.checks.section_names import dangling_names
    from interpreter.rulebook.checks.series import numbered_series
    from interpreter.rulebook.checks.spelling import misspelt_terms, untranslated_words
    from interpreter.rulebook.checks.structure import (
        broken_off,
        empty_sections,
        figures_for_brackets,
        placeholders,
        remains_of_markup,
        repeated_passages,
    )
    from interpreter.rulebook.checks.table_shape import tables_in_themselves
    from interpreter.rulebook.checks.tables import tables_against_the_rules
    from interpreter.rulebook.checks.tables_between import tables_that_differ
    from interpreter.rulebook.checks.terms import ambiguous_terms, drifting_terms, forbidden_terms
    from interpreter.rulebook.checks.titles import repeated_titles
    from interpreter.rulebook.checks.told_before import told_against_the_sums
    from interpreter.rulebook.checks.verdicts import verdicts_against_the_throws
    from interpreter.rulebook.checks.wholes import wholes_and_changes
    from interpreter.rulebook.checks.worked import examples_against_the_rules
    from interpreter.rulebook.game.knowledge import faulty_game_files

    return (
        faulty_game_files,
        damaged_characters,
        mixed_scripts,
        numbered_series,
        list_numbers,
        announced_lists,
        repeated_items,
        enumerations,
        repeated_passages,
        repeated_titles,
        placeholders,
        remains_of_markup,
        figures_for_brackets,
        headers_of_pages,
        talk_around_the_text,
        empty_sections,
        broken_off,
        dangling_references,
        dangling_items,
        references_against_the_edition,
        shifted_references,
        references_to_another_opening,
        dangling_names,
        bare_references,
        bracketed_numbers,
        quoted_titles,
        numbers_against_the_rules,
        statements_that_are_gone,
        unexplained_numbers,
        tables_against_the_rules,
        tables_in_themselves,
        tables_told_wrongly,
        contradicting_numbers,
        arithmetic_of_the_text,
        examples_against_the_rules,
        outcomes_against_the_tables,
        givens_against_the_sums,
        told_against_the_sums,
        wholes_and_changes,
        totals_with_own_items,
        amounts_against_the_rates,
        amounts_from_what_is_told,
        verdicts_against_the_throws,
        forbidden_terms,
        drifting_terms,
        ambiguous_terms,
        misspelt_names,
        unsteady_names,
        names_mixed_up,
        figures_of_others,
        numerals_of_names,
        misspelt_terms,
        words_in_pieces,
        signs_for_letters,
        words_of_names,
        untranslated_words,
        english_terms,
        articles_of_another_gender,
        texts_that_differ,
        tables_that_differ,
        sections_that_differ,
        changed_sources,
        sections_that_are_gone,
        references_that_changed,
        bindings_that_lead_nowhere,
    )


def check_book(context: Context, checks: Sequence[Check] | None = None) -> list[Finding]:
    """All findings of a book by place, told in the context's language, each at its place in its own file."""
    found: list[Finding] = []
    if checks is None and len(context.book.text) >= LONG:
        from interpreter.rulebook.sharing import findings_of_two

        found = findings_of_two(context, all_checks())
    else:
        for check in all_checks() if checks is None else checks:
            found += check(context)
    return [_placed(each, context) for each in in_order(_once_for_a_place(_without_consequences(found)))]


def _without_consequences(found: list[Finding]) -> list[Finding]:
    """The findings without those about words that are damaged: a garbled word is no misspelt one as well."""
    damaged = _Places()
    for each in found:
        if each.code in DAMAGE:
            damaged.add(each.span, *(span for span, _ in each.diagnostic.related))
            damaged.add(*(Span(each.span.source, edit.start, edit.end) for edit in each.edits))
    return [
        each for each in found
        if each.code in DAMAGE or each.span.end - each.span.start > A_FEW_WORDS or not damaged.meet(each.span)
    ]  # fmt: skip


def _once_for_a_place(found: list[Finding]) -> list[Finding]:
    """The findings without those that tell more of a fault that another one at the same place tells of: a wrong number
    where a computation is wrong already, a misspelt word that is the wrong name of something."""
    for codes, others in ((COMPUTED, NUMBERS), (NAMED, SPELT)):
        told = _Places()
        told.add(*(each.span for each in found if each.code in codes))
        found = [each for each in found if each.code not in others or not told.meet(each.span)]
    return found


class _Places:
    """Places of texts, of which one asks whether any meets another."""

    def __init__(self) -> None:
        self._places: dict[int, list[tuple[int, int]]] = {}
        self._furthest: dict[int, list[int]] = {}

    def add(self, *spans: Span) -> None:
        """Add some places."""
        for span in spans:
            self._places.setdefault(id(span.source), []).append((span.start, span.end))
        self._furthest.clear()

    def meet(self, span: Span) -> bool:
        """Whether one of the places has something in common with another."""
        places = self._places.get(id(span.source))
        if places is None:
            return False
        furthest = self._furthest.get(id(span.source))
        if furthest is None:
            places.sort()
            furthest = self._furthest[id(span.source)] = list(accumulate((end for _, end in places), max))
        index = bisect_left(places, (span.end,)) - 1
        return index >= 0 and furthest[index] > span.start


def _placed(found: Finding, context: Context) -> Finding:
    """A finding of a book in several files, moved to the file where it stands."""
    own = found.diagnostic
    readings = [context.reading, *([context.against.reading] if context.against else [])]
    span, related, edits = own.span, own.related, found.edits
    for reading in readings:
        if len(reading.files) < 2:
            continue
        if span.source is reading.source and edits:
            shift = reading.file_at(span.start).start
            edits = tuple(Edit(edit.start - shift, edit.end - shift, edit.text) for edit in edits)
        span = reading.place(span)
        related = tuple((reading.place(place), label) for place, label in related)
    told = Diagnostic(own.code, span, own.arguments, related, own.suggestion, context.spoken)
    return replace(found, diagnostic=told, edit=edits[0] if edits else None, also=edits[1:])
