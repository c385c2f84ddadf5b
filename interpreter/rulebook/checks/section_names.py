"""References by words, as `see Appendix IV` or `(see Naval battle)`, to what a book does not have."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from interpreter.rulebook.book.citing import chapters_of, in_any_case
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.numbering import LETTERED, letter_place, ordinal
from interpreter.rulebook.book.tokens import Tokens, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.references import present_in, telling_stems
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of, once

_ROMAN = re.compile("[IVX]+")
_QUOTES = "\"'«»“”‘’ \t*_"
_CALLED_SO = 3
"""How many headings must begin with a word before the chapters are called so."""

_THINGS = frozenset({"thing", "card"})


@cache
def _phrases(name: str) -> re.Pattern[str]:
    words = sorted(language(name).sections["references"]["see"], key=len, reverse=True)
    return re.compile(rf"\((?:{'|'.join(map(re.escape, words))})\.?[ \t]+(?P<phrase>[^\n().;:]{{3,60}})\)", re.I)


_NUMERAL = re.compile(r"\w{0,3}[ \t]+(?P<numeral>[IVX]{1,5}|\d{1,2}|[A-ZА-Я])(?![\w’'])")


def dangling_names(context: Context) -> Iterator[Finding]:
    """References by words, as `see Appendix IV` or `(see Naval battle)`, to what the book does not have."""
    yield from _dangling_addenda(context)
    yield from _dangling_letters(context)
    yield from _dangling_parts(context)
    yield from _addenda_by_another_name(context)
    book = context.book
    titles = [section.title for section in book.rules if section.title]
    if len(titles) < 3 or _is_fragment(context):
        return
    for pattern in (_phrases(context.language), _titles_quoted(context.language)):
        for match in pattern.finditer(book.text):
            section = book.section_at(match.start())
            if section is None or match.start() < section.body or book.is_noise(match.start()):
                continue
            phrase = match["phrase"].strip(_QUOTES)
            if not _is_section_name(context, phrase) or _matches(context, phrase, titles):
                continue
            if pattern is _phrases(context.language) or not _is_thing(context, phrase):
                yield Finding.of("L2043", book.span(*match.span("phrase")), section.key, named=phrase)


@cache
def _titles_quoted(name: str) -> re.Pattern[str]:
    """Words such as `see` before a title in quotes, outside of brackets of its own."""
    data = language(name).sections["references"]
    letters, see = in_any_case(data["see"])
    sections = "|".join(map(re.escape, sorted(data["sections"], key=len, reverse=True)))
    return re.compile(
        rf"[{letters}](?<![\w(].){see}\.?[ \t]+(?:\w{{1,3}}[ \t]+)?(?:(?i:{sections})[ \t]+)?"
        r"[«“\"](?P<phrase>[^\n«»“”\"]{3,60})[»”\"]"
    )


def _is_thing(context: Context, phrase: str) -> bool:
    """Whether words in quotes name something of the game, such as a card: then they need be no heading."""
    glossary = glossary_of(context)
    named = [
        each for each in glossary.occurrences(Tokens(phrase, 0, len(phrase))) if each.end - each.start == len(phrase)
    ]
    return any(glossary.concepts[each.concept].kind in _THINGS for each in named)


def _dangling_addenda(context: Context) -> Iterator[Finding]:
    book = context.book
    addenda = _addenda(context)
    if not addenda:
        return
    small = book.small
    for word in language(context.language).sections["outline"]["addenda"]:
        place = small.find(word)
        while place >= 0:
            match = _NUMERAL.match(book.text, place + len(word))
            section = book.section_at(place)
            if match is not None and section is not None and place >= section.body and not book.is_noise(place):
                value = ordinal(match["numeral"])
                if value is not None and value not in addenda:
                    span = book.span(place, match.end("numeral"))
                    yield Finding.of("L2043", span, section.key, named=span.text)
            place = small.find(word, place + len(word))


def _dangling_letters(context: Context) -> Iterator[Finding]:
    """`phase K`, where the lettered chapters are called phases and none of them has the letter."""
    book = context.book
    chapters = {path[0] - LETTERED: section for path, section in chapters_of(book).items() if path[0] > LETTERED}
    heads = Counter(section.title.split()[0].lower() for section in chapters.values() if section.title)
    parts = set(language(context.language).sections["references"]["parts"])
    for word in sorted(word for word, times in heads.items() if times >= _CALLED_SO and word in parts):
        for match in re.finditer(rf"(?<!\w)(?i:{re.escape(word)})[ \t]+(?P<letter>[A-ZА-Я])(?![\w.’'-])", book.text):
            section, place = book.section_at(match.start()), letter_place(match["letter"])
            if section is None or match.start() < section.body or book.is_noise(match.start()):
                continue
            if place is not None and place not in chapters:
                yield Finding.of("L2043", book.span(*match.span()), section.key, named=match.group())


def _dangling_parts(context: Context) -> Iterator[Finding]:
    """`Part XI`, where the chapters are called parts, have numerals from I on and end before it."""
    book = context.book
    last: dict[str, int] = {}
    for section in book.rules:
        if section.form == "chapter" and section.number:
            word, _, numeral = section.number.rpartition(" ")
            value = ordinal(numeral) if _ROMAN.fullmatch(numeral) else None
            if value is not None and (value == 1 or word.lower() in last):
                last[word.lower()] = max(value, last.get(word.lower(), 0))
    for word, most in last.items():
        if most < _CALLED_SO:
            continue
        for match in re.finditer(rf"(?<!\w)(?i:{re.escape(word)})[ \t\u00a0]+(?P<numeral>[IVX]+)(?![\w’'])", book.text):
            place, value = book.section_at(match.start()), ordinal(match["numeral"])
            if place is None or match.start() < place.body or book.is_noise(match.start()):
                continue
            if value is not None and value > most:
                yield Finding.of("L2043", book.span(*match.span()), place.key, named=match.group())


def _addenda_by_another_name(context: Context) -> Iterator[Finding]:
    """`the appendix`, where the book has addenda and nothing that it calls an appendix; each word once."""
    if not _addenda(context):
        return
    book = context.book
    titles = " ".join(section.label for section in book.rules).lower()
    for word in language(context.language).sections["outline"]["addenda"]:
        if word in titles or word not in book.small:
            continue
        places = []
        for place in book.places_of(word):
            section, end = book.section_at(place), place + len(word)
            is_numbered = _NUMERAL.match(book.text, end) is not None  # told of one by one
            if section is not None and place >= section.body and not is_numbered:
                places += [] if book.is_noise(place) else [book.span(place, end)]
        if places:
            related = [(place, context.say("book-also-here")) for place in places[1:12]]
            key = context.section_key(places[0].start)
            yield Finding.of("L2043", places[0], key, related=related, named=places[0].text)


def _addenda(context: Context) -> set[int]:
    """The places of the book's addenda in their series; empty when it has none, or not from the first on."""
    words = language(context.language).sections["outline"]["addenda"]
    found = set()
    for section in context.book.rules:
        if section.form == "chapter" and section.number:
            word, _, numeral = section.number.rpartition(" ")
            if word.lower() in words and (value := ordinal(numeral)) is not None:
                found.add(value)
    return found if 1 in found else set()


def _is_fragment(context: Context) -> bool:
    """Whether the text is plainly a part of a longer book: its numbers do not begin with the first."""
    book = context.book
    places = [ordinal(section.number) for section in book.rules if section.form == "ordinal" and section.number]
    present = present_in(context)
    if present.paths and present.paths[0][-1] > 1:
        return True
    values = [place for place in places if place]
    return bool(book.noise and not values and present.paths) or (bool(values) and min(values) > 1)


def _is_section_name(context: Context, phrase: str) -> bool:
    """Whether words after `see` name a section, and not a table, a picture, a page or a number."""
    words = words_of(phrase)
    data = language(context.language).sections["references"]
    if not words or len(words) > 7 or any(word[0].isdigit() for word in words):
        return False
    apart = {*data["not_parts"], *data["pages"], *data["this"]}
    return not any(word in apart for word in words) and (phrase[0].isupper() or words[0] in data["parts"])


def _matches(context: Context, phrase: str, titles: Iterable[str]) -> bool:
    """Whether a heading has one of the words that tell the sections apart."""
    known = language(context.language)
    general = {known.stems[word] for word in known.sections["references"]["parts"]}
    stems = telling_stems(context, phrase) - general
    headings = once(context, "heading_stems", lambda: telling_stems(context, "\n".join(titles)))
    return not stems or not stems.isdisjoint(headings)
