"""The terms of a book against the glossary: wrong words, one concept under two names, one name for two concepts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import shared_beginning, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.uses import SMALL, Uses, uses_of
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.glossary import Concept, Glossary, Occurrence
from interpreter.rulebook.game.knowledge import glossary_of, sentences_of
from interpreter.rulebook.game.table_reading import in_understood_table
from interpreter.text import Span

_Places = Sequence[tuple[Sentence, Occurrence]]

_CAPITALS = re.compile(r"(?<!\w)[^\W\d_a-z]{2,6}(?!\w)")
_NEAR = 60
"""Letters around a foreign phrase in which the abbreviation stands that it spells out."""

PLACES = 12
"""How many places of a wrong or stray name are shown: so many as one likes to correct from one message."""

USUAL_PLACES = 3
"""How many places of the usual name are shown beside a stray."""

FEW = 2
"""How often the more frequent of two names must be used before the other is a stray."""


def forbidden_terms(context: Context) -> Iterator[Finding]:
    """Words that the glossary says are wrong for a concept; each once, however inflected, with all its places."""
    glossary = glossary_of(context)
    places: Uses = {}
    spelt_out: Uses = {}
    for sentence in sentences_of(context).with_titles():
        for found in sentence.said.wrong:
            if not _is_within_another(sentence, found) and not _is_a_name(context, sentence, found):
                kind = spelt_out if _is_spelt_out(context, sentence, found) else places
                kind.setdefault(found.concept, {}).setdefault(found.form, []).append((sentence, found))
    for concept, forms in places.items():
        for group in _alike(glossary, list(forms)):
            (sentence, first), *others = _by_place(forms, group)[:PLACES]
            preferred = _own_name(context, glossary.concepts[concept], first.form)
            # What the book itself calls it is shown where the glossary would not have expected it.
            is_own = preferred != glossary.concepts[concept].name
            own = uses_of(context).get(concept, {}).get(preferred, [])[:USUAL_PLACES] if is_own else []
            yield Finding.of(
                "L2070",
                _span(context, sentence, first),
                sentence.section.key,
                related=[
                    *[(_span(context, *each), context.say("book-also-here")) for each in others],
                    *[(_span(context, *each), context.say("book-other-name-here")) for each in own],
                ],
                suggestion=preferred,
                written=first.form,
                preferred=preferred,
            )
    for phrases in spelt_out.values():
        usual, *rivals = sorted(phrases, key=lambda phrase: (-len(phrases[phrase]), -len(phrase), phrase))
        there = phrases[usual]
        for rival in rivals:  # abbreviations of one thing that stand for different words
            yield _told(context, "L2081", phrases[rival], there, len(phrases[rival]), usual, len(there))


def _own_name(context: Context, known: Concept, wrong: str) -> str:
    """The preferred name of a concept, or, where the book never uses it, the one that the book uses most.

    A name that is part of the wrong one is none. What is called a thing may have short names and words for it among
    its forms.
    """
    if known.kind == "thing":
        return known.name
    forms = uses_of(context).get(known.id, {})
    names = [form for form in forms if form in known.forms or form in known.apart]
    stem_words = glossary_of(context).language.stem_words
    names = [form for form in names if not set(stem_words(form)) <= set(stem_words(wrong))]
    return known.name if known.name in forms or not names else max(names, key=lambda form: len(forms[form]))


def _is_within_another(sentence: Sentence, found: Occurrence) -> bool:
    """Whether a wrong name is rightly part of a longer name of something else: the adjective in that of a war."""
    wrong = words_of(found.form)
    return any(
        each.first <= found.first and found.last <= each.last and each.concept != found.concept
        and set(wrong) < set(words_of(each.form))
        for each in sentence.occurrences
    )  # fmt: skip


def _is_a_name(context: Context, sentence: Sentence, found: Occurrence) -> bool:
    """Whether a wrong word is written with a capital and is then rightly the name of something else."""
    place = sentence.place(found)
    if not context.book.text[place[0]].isupper():
        return False
    concepts = glossary_of(context).concepts
    return any(
        sentence.place(each) == place and each.concept != found.concept
        and words_of(each.form) == words_of(found.form)
        and (concepts[each.concept].has_case or each.form[:1].isupper())
        for each in sentence.occurrences
    )  # fmt: skip


def _is_spelt_out(context: Context, sentence: Sentence, found: Occurrence) -> bool:
    """Whether a foreign phrase spells out an abbreviation beside it: it explains, and names nothing."""
    text, (start, end) = context.book.text, sentence.place(found)
    words = text[start:end].split()
    near = text[max(0, start - _NEAR) : start] + " " + text[end : end + _NEAR]
    initials = "".join(word[0] for word in words).upper()
    return len(words) > 1 and initials in _CAPITALS.findall(near)


def drifting_terms(context: Context) -> Iterator[Finding]:
    """Concepts that a book names now so, now otherwise: every name but the most used one, once."""
    glossary = glossary_of(context)
    for concept, forms in uses_of(context).items():
        known = glossary.concepts[concept]
        if not known.gender or len(forms) < 2:
            continue  # what has no gender is no noun: it does not name the concept
        # Words that only speak of a concept, and mistaken names, of which is told already, are no other names of it.
        apart = {*known.words, *known.mistaken, *known.plain}
        names = [form for form in forms if form not in apart]
        if names:
            yield from _plain_words(context, known, names, forms)
        if len(names) > 1:
            yield from _drift_of(context, known, names, forms)


def _drift_of(
    context: Context, known: Concept, names: Sequence[str], forms: Mapping[str, _Places]
) -> Iterator[Finding]:
    glossary = glossary_of(context)
    usual = max(names, key=lambda form: (_times(glossary, form, names, forms), form == known.name))
    strays = [form for form in names if form != usual and _is_another(glossary, known.apart, form, usual)]
    same = [form for form in names if form not in strays]
    for group in _alike(glossary, strays):
        yield from _drift(context, known, (usual, *same), group, forms)
    # Of two longer names of what is usually named shortly, the rarer one is the stray.
    longer = sorted(
        (form for form in names if form != usual and form not in strays and len(form) > len(usual)),
        key=lambda form: -len(forms[form]),
    )
    for form in longer[1:]:
        if not is_short_for(glossary, form, longer[0]):
            yield from _drift(context, known, (longer[0],), [form], forms)


def _times(glossary: Glossary, name: str, names: Sequence[str], forms: Mapping[str, _Places]) -> int:
    """How often a name is used, in whatever form: of the same words, none of them left out."""
    size = len(_telling(name))
    same = [each for each in names if len(_telling(each)) == size and is_short_for(glossary, each, name)]
    return _count(forms, same)


def _count(forms: Mapping[str, _Places], names: Iterable[str]) -> int:
    return sum(len(forms[name]) for name in set(names))


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
    context: Context, known: Concept, same: Sequence[str], group: Sequence[str], forms: Mapping[str, _Places]
) -> Iterator[Finding]:
    """Names of which each is the same as the others, beside the usual one, the first of `same` with its other forms.

    Where the usual one is used no more often, or the other is the one that the glossary prefers, it is only said that
    there are two names.
    """
    usual, times, usual_times = same[0], _count(forms, group), _count(forms, same)
    own, other = _by_place(forms, group), forms[usual]
    if usual_times >= FEW and usual_times > times and known.name not in group:
        yield _told(context, "L2071", own, other, times, usual, usual_times)
    # The rarer one is shown, or, where both are used a good deal, the one that is not preferred.
    elif known.name in group and usual_times < FEW * times:
        yield _told(context, "L2081", _by_place(forms, same), own, usual_times, known.name, times)
    else:
        yield _told(context, "L2081", own, other, times, usual, usual_times)


def _by_place(forms: Mapping[str, _Places], names: Sequence[str]) -> _Places:
    return sorted((pair for name in set(names) for pair in forms[name]), key=lambda pair: pair[0].start + pair[1].start)


def _span(context: Context, sentence: Sentence, each: Occurrence) -> Span:
    return context.book.span(*sentence.place(each))


def _plain_words(
    context: Context, known: Concept, names: Sequence[str], forms: Mapping[str, _Places]
) -> Iterator[Finding]:
    """Ordinary words for what has a name: a question of style, unless they stand in a title or a table.

    A book that uses the word more than any name is not told so: it is the book's own.
    """
    usual = max(names, key=lambda form: (len(forms[form]), form == known.name))
    titles = sentences_of(context).titles
    for word in known.plain:
        places = forms.get(word, ())
        if not places:
            continue
        stands_out = [
            (sentence, each)
            for sentence, each in places
            if titles.get(sentence.section.key) is sentence or in_understood_table(context, sentence.start + each.start)
        ]
        if stands_out and len(places) < len(forms[usual]):
            yield _told(context, "L2071", stands_out, forms[usual], len(places), usual, len(forms[usual]))
        else:
            yield _told(context, "L2082", places, forms[usual], len(places), usual, len(forms[usual]))


def _told(
    context: Context, code: str, here: _Places, there: _Places, times: int, usual: str, usual_times: int
) -> Finding:
    """A name at its places beside another at its own."""
    sentence, first = here[0]
    label = context.say("book-usual-here" if code == "L2071" else "book-other-name-here")
    places = [(_span(context, *each), label) for each in there[:USUAL_PLACES]]
    places += [(_span(context, *each), context.say("book-also-here")) for each in here[1:PLACES]]
    return Finding.of(
        code,
        _span(context, sentence, first),
        sentence.section.key,
        related=places,
        written=first.form,
        times=times,
        usual=usual,
        usual_times=usual_times,
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
    words = words_of(name.replace("-", " "))
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
            written = context.book.text[slice(*sentence.place(each))]
            if any(glossary.is_of_another(each._replace(concept=concept), written) for concept in concepts):
                continue
            names = [glossary.concepts[concept].name for concept in concepts]
            if len(set(names)) > 1 and not any(glossary.concepts[concept].kind == "thing" for concept in concepts):
                yield Finding.of(
                    "L2072",
                    _span(context, sentence, each),
                    sentence.section.key,
                    written=each.form,
                    concepts=" / ".join(dict.fromkeys(names)),
                )
