"""The terms of a book against the glossary: wrong words, one concept under two names, one name for two concepts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import shared_beginning, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.glossary import Glossary, Occurrence
from interpreter.rulebook.game.knowledge import glossary_of, once, sentences_of

_Uses = dict[str, dict[str, list[tuple[Sentence, Occurrence]]]]

PLACES = 12
"""How many places of a wrong or stray name are shown: so many as one likes to correct from one message."""

USUAL_PLACES = 3
"""How many places of the usual name are shown beside a stray."""

SMALL = 3
"""Letters of the words that tell no two names apart."""

FEW = 2
"""How often the more frequent of two names must be used before the other is a stray; the preferred one once."""


def forbidden_terms(context: Context) -> Iterator[Finding]:
    """Words that the glossary says are wrong for a concept; each once, however inflected, with all its places."""
    glossary = glossary_of(context)
    places: dict[str, dict[str, list[Occurrence]]] = {}
    for sentence in sentences_of(context).with_titles():
        for found in sentence.wrong:
            if _is_within_another(sentence, found):
                continue
            places.setdefault(found.concept, {}).setdefault(found.form, []).append(found)
    for concept, forms in places.items():
        for group in _alike(glossary, list(forms)):
            here = sorted((each for form in group for each in forms[form]), key=lambda each: each.start)
            first, *others = here[:PLACES]
            preferred = glossary.concepts[concept].name
            yield Finding.of(
                "L2070",
                context.book.span(first.start, first.end),
                context.section_key(first.start),
                related=[(context.book.span(each.start, each.end), context.say("book-also-here")) for each in others],
                suggestion=preferred,
                written=first.form,
                preferred=preferred,
            )


def _is_within_another(sentence: Sentence, found: Occurrence) -> bool:
    """Whether a wrong name is rightly part of a longer name of something else: the adjective in that of a war."""
    wrong = words_of(found.form)
    return any(
        each.first <= found.first and found.last <= each.last and each.concept != found.concept
        and set(wrong) < set(words_of(each.form))
        for each in sentence.occurrences
    )  # fmt: skip


def _uses(context: Context) -> _Uses:
    """For each concept the forms in which the book names it, with their places."""

    def gather() -> _Uses:
        found: _Uses = {}
        for sentence in sentences_of(context).with_titles():
            for each in sentence.occurrences:
                found.setdefault(each.concept, {}).setdefault(each.form, []).append((sentence, each))
        return found

    return once(context, "uses", gather)


def drifting_terms(context: Context) -> Iterator[Finding]:
    """Concepts that a book names now so, now otherwise: every name but the most used one, once."""
    glossary = glossary_of(context)
    for concept, forms in _uses(context).items():
        known = glossary.concepts[concept]
        if known.kind == "thing" or not known.gender or len(forms) < 2:
            continue  # what has no gender is no noun: it does not name the concept
        # Words that only speak of a concept, and mistaken names, of which is told already, are no other names of it.
        names = [form for form in forms if form not in known.words and form not in known.mistaken]
        if len(names) < 2:
            continue
        usual = max(names, key=lambda form: (len(forms[form]), form == known.name))
        apart = known.apart
        strays = [form for form in names if form != usual and _is_another(glossary, apart, form, usual)]
        times = sum(len(forms[form]) for form in names if form not in strays)
        if times < FEW and usual != known.name and len(_alike(glossary, names)) <= FEW:
            continue  # of three names or more that differ from each other none need be usual
        for group in _alike(glossary, strays):
            yield _drift(context, usual, group, forms)
        # Of two longer names of what is usually named shortly, the rarer one is the stray.
        longer = sorted(
            (form for form in names if form != usual and form not in strays and len(form) > len(usual)),
            key=lambda form: -len(forms[form]),
        )
        for form in longer[1:]:
            if not is_short_for(glossary, form, longer[0]):
                yield _drift(context, longer[0], [form], forms)


def _alike(glossary: Glossary, names: Sequence[str]) -> list[list[str]]:
    """The names in groups, each of which is one name inflected or in more or fewer words."""
    groups: list[list[str]] = []
    for name in names:
        group = next((each for each in groups if is_short_for(glossary, name, each[0])), None)
        if group is None:
            groups.append([name])
        else:
            group.append(name)
    return groups


def _is_another(glossary: Glossary, apart: Sequence[str], one: str, other: str) -> bool:
    """Whether two names are different names, not one in several words or inflections."""
    return one in apart or other in apart or not is_short_for(glossary, one, other)


def _drift(
    context: Context, usual: str, names: Sequence[str], forms: dict[str, list[tuple[Sentence, Occurrence]]]
) -> Finding:
    """Names of which each is the same as the others, beside the usual one."""
    here = sorted((pair for name in names for pair in forms[name]), key=lambda pair: pair[1].start)
    sentence, first = here[0]
    places = [
        (context.book.span(each.start, each.end), context.say("book-usual-here"))
        for _, each in forms[usual][:USUAL_PLACES]
    ]
    places += [(context.book.span(each.start, each.end), context.say("book-also-here")) for _, each in here[1:PLACES]]
    return Finding.of(
        "L2071",
        context.book.span(first.start, first.end),
        sentence.section.key,
        related=places,
        written=first.form,
        times=len(here),
        usual=usual,
        usual_times=len(forms[usual]),
    )


def is_short_for(glossary: Glossary, one: str, other: str) -> bool:
    """Whether one name is the other with words left out, or the same words inflected: that is no drift."""
    stems = glossary.language.stems
    words = _telling(one), _telling(other)
    first, second = ({stems[word] for word in each} for each in words)
    if first <= second or second <= first:
        return True
    return len(words[0]) == len(words[1]) and all(_is_inflected(*pair) for pair in zip(*words, strict=True))


def _telling(name: str) -> tuple[str, ...]:
    """The words of a name without articles and prepositions, which make no other name of it."""
    words = words_of(name)
    return tuple(word for word in words if len(word) > SMALL) or words


def _is_inflected(one: str, other: str) -> bool:
    """Whether two words differ in their last letters alone, two of the shorter and three of the longer."""
    return shared_beginning(one, other) >= max(3, min(len(one), len(other)) - 2, max(len(one), len(other)) - 3)


def ambiguous_terms(context: Context) -> Iterator[Finding]:
    """Words of the book that the glossary knows as names of two concepts; each once."""
    glossary = glossary_of(context)
    seen: set[tuple[str, ...]] = set()
    stems_of: dict[str, tuple[str, ...]] = {}
    for sentence in sentences_of(context):
        for each in sentence.occurrences:
            stems = stems_of.get(each.form)
            if stems is None:
                stems = stems_of[each.form] = tuple(glossary.language.stems[word] for word in words_of(each.form))
            concepts = glossary.ambiguous.get(stems)
            if concepts is None or stems in seen:
                continue
            seen.add(stems)
            names = [glossary.concepts[concept].name for concept in concepts]
            if len(set(names)) > 1 and not any(glossary.concepts[concept].kind == "thing" for concept in concepts):
                yield Finding.of(
                    "L2072",
                    context.book.span(each.start, each.end),
                    sentence.section.key,
                    written=each.form,
                    concepts=", ".join(f"'{name}'" for name in dict.fromkeys(names)),
                )
