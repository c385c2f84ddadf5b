"""Names at which stand the figures of another: two names that are nearly alike, or one that the game does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

from rapidfuzz.distance import DamerauLevenshtein

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import shared_beginning, without_marks, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.names import corrected_names, strange_names, told_names
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of, once, sentences_of, statements_of
from interpreter.text import Span

_FORMS = frozenset({"number", "signed"})
_BEHIND = re.compile(r"[ \n]?(?:\([ \t]*|[—–:-][ \t]*)?\+?(?P<figure>\d{1,3})(?=[ \t]*(?:[),.;]|\n|\Z))")
"""A figure right behind a name, of which nothing says what it counts: `Name (7)`, `Name — 7`."""

_NEAR, _SHARED = 2, 4
"""Letters in which two names that are nearly alike differ at most, and which they have in common at their beginning."""

_AFTER_NAME, _AFTER_WORD = 3, 2
"""Words from a name to what it has so many of, and from there to the figure."""

_Figures = Mapping[str, Mapping[str, Number]]
"""By what is counted, "" where nothing says it, the figure of each thing."""


def figures_of_others(context: Context) -> Iterator[Finding]:
    """Names with the figures of another thing of the game; each once."""
    if context.facts is not None:
        yield from _of_names_nearly_alike(context)
        yield from _of_strange_names(context, frozenset(context.facts.all_titles))


def _figures_of(context: Context) -> Mapping[str, _Figures]:
    """The figures that the game's things have of their own, by the statement that gives them to each of its kind."""

    def gather() -> Mapping[str, _Figures]:
        found: dict[str, dict[str, dict[str, Number]]] = {}
        for each in statements_of(context):
            kind, _, thing = each.id.partition(".")
            if not (thing and thing in each.about and each.form in _FORMS and len(each.values) == 1):
                continue
            if not (each.within or each.under) and len(each.about) <= 2:
                counted = "".join(concept for concept in each.about if concept != thing)
                found.setdefault(kind, {}).setdefault(counted, {})[thing] = each.values[0]
        return found

    return once(context, "figures of things", gather)


def _of_names_nearly_alike(context: Context) -> Iterator[Finding]:
    """A figure that the thing named has otherwise, and one of a name nearly alike has so."""
    figures: dict[tuple[str, str], Number] = {}
    for by_concept in _figures_of(context).values():
        for counted, values in by_concept.items():
            figures.update({(thing, counted): value for thing, value in values.items() if counted})
    twins = _twins(context, sorted({thing for thing, _ in figures}))
    if not twins:
        return
    seen: set[str] = set()
    for sentence in sentences_of(context):
        if twins.keys().isdisjoint(sentence.concepts):
            continue
        for named, word in pairwise(sentence.occurrences):
            if named.concept not in twins or named.concept in seen or word.first - named.last > _AFTER_NAME:
                continue
            value = next((quantity.value for quantity in sentence.quantities
                          if 0 < quantity.first - word.last <= _AFTER_WORD), None)  # fmt: skip
            own = figures.get((named.concept, word.concept))
            others = [other for other in twins[named.concept] if figures.get((other, word.concept)) == value]
            if value is not None and own is not None and own != value and len(others) == 1:
                seen.add(named.concept)
                yield _finding(context, context.book.span(*sentence.place(named)), others[0], value)


def _twins(context: Context, things: list[str]) -> dict[str, list[str]]:
    """For each thing the others whose names are nearly alike."""
    concepts = glossary_of(context).concepts
    names = {thing: without_marks(concepts[thing].name) for thing in things if thing in concepts}
    found: dict[str, list[str]] = {}
    for thing, name in names.items():
        for other, second in names.items():
            is_alike = name != second and shared_beginning(name, second) >= _SHARED
            if is_alike and DamerauLevenshtein.distance(name, second, score_cutoff=_NEAR) <= _NEAR:
                found.setdefault(thing, []).append(other)
    return found


def _of_strange_names(context: Context, titles: frozenset[str]) -> Iterator[Finding]:
    """A name that the game does not have, with the bare figure of one of its things, as others of these have theirs."""
    bare = [by_concept[""] for by_concept in _figures_of(context).values() if "" in by_concept]
    strange = list(_strange_ones(context)) if bare else []
    told = set(told_names(context))
    for figures in bare if strange else ():
        if not _are_shown(context, figures):
            continue
        for sentence, place, word in strange:
            value = _behind(context.book.text, place + len(word))
            owners = [thing for thing, own in figures.items() if own == value]
            if len(owners) != 1 or owners[0] in sentence.concepts or word.lower() in told:
                continue
            if not titles.isdisjoint(sentence.concepts):
                told.add(word.lower())
                yield _finding(context, context.book.span(place, place + len(word)), owners[0], figures[owners[0]])


def _strange_ones(context: Context) -> Iterator[tuple[Sentence, int, str]]:
    """The names that the game does not have, with their places and sentences, in the order of the text."""
    sentences = sentences_of(context)
    for place, word in sorted((place, word) for word, places in strange_names(context).items() for place in places):
        sentence = sentences.at(place)
        if sentence is not None:
            yield sentence, place, word


def _are_shown(context: Context, figures: Mapping[str, Number]) -> bool:
    """Whether the book has the figure of one of some things right behind its name, be that misspelt."""
    text = context.book.text
    for sentence in sentences_of(context):
        if figures.keys().isdisjoint(sentence.concepts):
            continue
        for each in sentence.occurrences:
            own = figures.get(each.concept)
            if own is not None and _behind(text, sentence.place(each)[1]) == own:
                return True
    concepts = glossary_of(context).concepts
    named = {thing: words_of(concepts[thing].name) for thing in figures if thing in concepts}
    owners = {word: figures[thing] for thing, words in named.items() for word in words}
    return any(
        owners.get(right.lower()) == _behind(text, place + len(word)) is not None
        for word, (right, places) in corrected_names(context).items() for place in places
    )  # fmt: skip


def _behind(text: str, end: int) -> Number | None:
    """The bare figure right behind a name, if there is one."""
    match = _BEHIND.match(text, end)
    return None if match is None else int(match["figure"])


def _finding(context: Context, span: Span, right: str, value: Number) -> Finding:
    name = glossary_of(context).concepts[right].name
    return Finding.of(
        "L2084", span, context.section_key(span.start), suggestion=name,
        written=span.text, right=name, figure=str(value),
    )  # fmt: skip
