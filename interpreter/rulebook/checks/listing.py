"""Lists in a section: their items, what announces them, and whether both agree."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from interpreter.rulebook.book.document import Book, Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.numbering import ALPHABET, letter_place
from interpreter.rulebook.book.tokens import words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.structure import LONG_ENOUGH
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import once

_MARK_IN_LINE = (
    r"[ \t]*(?:(?:\(?\d{1,2}(?:[.)]-?|[ ]?\.-|-\))|\(?[a-zа-я][.)](?=[ \t\u00a0])|\(?[A-ZА-Я]\)(?=[ \t\u00a0]))"
    r"|(?P<bullet>[•●▪◦‣·*–—-](?=[ \t\u00a0])|\.-))[ \t\u00a0]*(?=\S)"
)
_MARK = re.compile(_MARK_IN_LINE)
_LINES_WITH_MARKS = re.compile(rf"\n{_MARK_IN_LINE}")
"""The end of a line above an item: it is searched for quickly."""

_INLINE = re.compile(r"\)(?<=[\s(;:][a-hа-е]\))(?=[ \t])")
"""The bracket behind the letter of an item in a sentence, the rarest of it."""

_NEAR = 600
_LAST_LETTERS = 300
"""Letters at the end of a sentence in which it announces a list."""

_LOOK = _LAST_LETTERS + 40
_LONGEST_LABEL = 200
"""Letters in which a label ends; what stands behind them is not looked at in a long item."""

_LONGEST_LINE = 5000
"""Letters of a line; a book on one line has many items in it."""

_LABEL, _LABELLED = 5, 5
"""Words within which `Words:` begins an item, and how many items must begin so."""

_SAME = 3
"""Words that an item has at least to be the same one twice; `none` may well be."""


class Item(NamedTuple):
    """One item: where its mark stands, how it is marked, and its place in a numbered list (0 for a bullet)."""

    start: int
    end: int
    style: str
    value: int

    @property
    def is_inline(self) -> bool:
        """Whether it stands within a sentence."""
        return self.style[0] == "i"


def lists_of(context: Context, section: Section) -> list[list[Item]]:
    """The lists in a section's own text: items in lines, and items `a)`, `b)` within a sentence."""
    return _lists(context).get(section.key, [])


def sections_with_lists(context: Context) -> Iterator[Section]:
    """The sections that have lists, in the order of the text."""
    lists = _lists(context)
    return (section for section in context.book.rules if section.key in lists)


def _lists(context: Context) -> dict[str, list[list[Item]]]:
    return once(context, "lists", lambda: dict(_find_lists(context.book)))


def _find_lists(book: Book) -> Iterator[tuple[str, list[list[Item]]]]:
    """The lists of the sections that have any, by their keys: one pass over the text for each kind of items."""
    items: dict[str, list[Item]] = {}
    for item in chain(_lined(book), _inline(book)):
        section = book.section_at(item.start)
        # What stands before the letter of an item in a sentence is a part of it.
        if section is None or item.start - item.is_inline < section.body or book.is_noise(item.start):
            continue
        if not book.wrapped or _is_free(book, item):
            items.setdefault(section.key, []).append(item)
    for key, found in items.items():
        yield key, _runs(book, found)


def _lined(book: Book) -> Iterator[Item]:
    """The items that begin lines."""
    first = _MARK.match(book.text)
    for match in chain([] if first is None else [first], _LINES_WITH_MARKS.finditer(book.text)):
        item = _item(match)
        if item is not None:
            yield item


def _inline(book: Book) -> Iterator[Item]:
    """The items `a)` within sentences."""
    text = book.text
    for match in _INLINE.finditer(text):
        start = match.start() - 1
        if text[start - 1] == "(" and text[start - 2 : start - 1].isalnum():
            continue  # a reference to an item, as in `2.1(a)`
        letter = text[start]
        yield Item(start, match.end(), "i" + _script(letter), letter_place(letter) or 0)


def _runs(book: Book, items: Iterable[Item]) -> list[list[Item]]:
    """The lists that the items of a section make up."""
    found: list[list[Item]] = []
    runs: dict[str, list[Item]] = {}
    for item in items:
        run = runs.get(item.style)
        if run is not None and _goes_on(book, run[-1], item):
            run.append(item)
        else:
            runs[item.style] = [item]
            found.append(runs[item.style])
    # The mark of a line may begin with a bracket, that of an item in a sentence begins behind it.
    lined = {start for run in found for item in run if not item.is_inline for start in (item.start, item.start + 1)}
    return [run for run in found if not run[0].is_inline or not any(item.start in lined for item in run)]


def _is_free(book: Book, item: Item) -> bool:
    """Whether what stands before a mark lets an item begin: in wrapped lines a number may stand first by chance."""
    above = book.text[max(0, item.start - 80) : item.start].rstrip(" \t(")
    return not above.endswith("\n") or above.endswith("\n\n") or above.rstrip()[-1:] in ".;:!?,"


def _item(match: re.Match[str]) -> Item | None:
    """The item with a mark at the start of its line."""
    mark = match.group().strip()
    start = match.start() + len(match.group()) - len(match.group().lstrip())
    if match["bullet"]:
        return Item(start, start + len(mark), "." if mark.startswith(".-") else mark[0], 0)
    plain = mark.strip("(.)- ")
    value = int(plain) if plain.isdigit() else letter_place(plain)
    if value is None:
        return None
    kind = "1" if plain.isdigit() else "a" + _script(plain) if plain.islower() else "A" + _script(plain)
    return Item(start, start + len(mark), kind + mark[len(mark.rstrip(".)-")) :].replace(" ", ""), value)


def _script(letter: str) -> str:
    return "l" if letter.lower() <= "z" else "c"


def _goes_on(book: Book, last: Item, item: Item) -> bool:
    """Whether an item belongs to the same list as the last one of its style."""
    if item.value == 0:
        # Bullets: nothing but their own lines may stand between.
        between = book.text[last.end : item.start]
        return len(between) < 4000 and "\n\n\n" not in between and len(between.rstrip().split("\n")) <= 2
    return item.value != 1


def list_numbers(context: Context) -> Iterator[Finding]:
    """Items that are missing within a numbered list, or have the number of another one."""
    book = context.book
    for section in sections_with_lists(context):
        for run in lists_of(context, section):
            if run[0].value != 1 or len(run) < 2:
                continue
            one = run[0]
            for other in run[1:]:
                span = book.span(other.start, other.end)
                related = [(book.span(one.start, one.end), context.say("book-item-before"))]
                mark, before = span.text.strip(), book.text[one.start : one.end].strip()
                between = book.text[one.end : other.start]
                if other.value == one.value and len(between) < _NEAR:
                    yield Finding.of("L2033", span, section.key, related=related, mark=mark)
                elif one.value + 1 < other.value <= one.value + 3 and not _skipped(one, other, between):
                    yield Finding.of("L2027", span, section.key, related=related, mark=mark, before=before)
                # An item that is only referred to, as in `by (a) and (b)`, takes no place in the list.
                one = other if other.value > one.value else one


def _skipped(one: Item, other: Item, between: str) -> bool:
    """Whether an item that seems to be missing stands between two others after all, not at the start of a line."""
    for value in range(one.value + 1, other.value):
        letter = chr(96 + value) if one.style[1] == "l" else ALPHABET[value - 1] if value <= len(ALPHABET) else "?"
        mark = str(value) if one.style[0] == "1" else letter
        if re.search(rf"(?<![\w.]){mark}[ ]?[.)]", between, re.I):
            return True
    return False


def repeated_items(context: Context) -> Iterator[Finding]:
    """Items that stand twice among others in the lists of one section: with the same words, or `Words:` before them."""
    book = context.book
    for section in sections_with_lists(context):
        seen: dict[tuple[str, ...], Item] = {}
        labels: dict[tuple[str, ...], list[Item]] = {}
        for run in lists_of(context, section):
            for item in run if len(run) > 1 else ():
                end = _end(book, item, section.end)
                is_long = end - item.start >= LONG_ENOUGH
                written = book.text[item.end : min(end, item.end + _LONGEST_LABEL) if is_long else end]
                if is_long and ":" not in written:
                    continue
                words = words_of(written)
                if ":" in words[1:_LABEL]:
                    labels.setdefault(words[: words.index(":")], []).append(item)
                if is_long or sum(map(str.isalnum, words)) < _SAME:
                    continue  # longer ones are told as passages
                first = seen.setdefault(words, item)
                if first is not item:
                    yield _twice(context, section, first, item)
        twice = [items for items in labels.values() if len(items) > 1]
        # One label that comes again among many is a slip; labels such as `Cost` come again and again.
        if len(twice) == 1 and len(twice[0]) == 2 and len(labels) >= _LABELLED:
            first, second = twice[0]
            texts = [words_of(book.text[each.end : _end(book, each, section.end)]) for each in twice[0]]
            if texts[0] != texts[1]:
                yield _twice(context, section, first, second)


def _twice(context: Context, section: Section, first: Item, second: Item) -> Finding:
    book = context.book
    span = book.span(second.start, _end(book, second, section.end))
    related = [(book.span(first.start, _end(book, first, section.end)), context.say("book-first-here"))]
    return Finding.of("L2025", span, section.key, related=related, words=" ".join(span.text.split())[:60])


def _end(book: Book, item: Item | Section, limit: int) -> int:
    """Where the line of an item ends."""
    limit = min(limit, item.start + _LONGEST_LINE)
    end = book.text.find("\n", item.start, limit)
    return item.start + len(book.text[item.start : end if end >= 0 else limit].rstrip())


@cache
def _nouns(name: str) -> frozenset[str]:
    known = language(name)
    return frozenset(known.stems[word] for word in known.sections["outline"]["list_nouns"])


_LONG_LIST = 5
"""How many items a list has that a heading may count."""

_FEW_ITEMS = 2
"""By how many items such a list may be off; by more it is another one."""

_WORDS_OF_A_COUNT = 3
"""Words of a heading that does nothing but count."""


def announced_lists(context: Context) -> Iterator[Finding]:
    """Sentences that announce so many items and are followed by a list of another length."""
    book = context.book
    for section in book.rules:
        runs = lists_of(context, section)
        if any(_may_be_announced(context, run[0].start) for run in runs):
            for start, end in book.sentences(section):
                if book.text[end - 1] == ":" and (said := _announced(context, start, end)):
                    yield from _compare(context, section, said, _after(book, runs, end))
        if section.title and (said := _counted_by_title(context, section)):
            items = [run for run in runs if len(run) >= _LONG_LIST]
            if len(items) == len(runs) == 1 and abs(len(items[0]) - said[0]) <= _FEW_ITEMS:
                yield from _compare(context, section, said, items[0])
                continue
        if section.form in ("bare", "markdown"):
            listed: Sequence[Item | Section] = _after(book, runs, section.body)
            if not runs and not book.text[section.body : section.end].strip():
                listed = [other for other in book.right_below(section) if other.form == "bullet"]
            heading = book.heading(section)
            if len(listed) > 1 and (said := _announced(context, heading.start, heading.end)):
                yield from _compare(context, section, said, listed)


def _counted_by_title(context: Context, section: Section) -> tuple[int, int, int] | None:
    """The number in a heading that counts things and says nothing else, as in `Fifteen buildings`, with its place."""
    words = [word for word in words_of(section.title) if word.isalnum()]
    if not 2 <= len(words) <= _WORDS_OF_A_COUNT or section.title[-1:] == ":":
        return None
    values = [(value, word) for word in words[:-1] if (value := _value(context.language, word)) is not None]
    if len(values) != 1 or values[0][0] < _LONG_LIST:
        return None
    heading, (value, word) = context.book.heading(section), values[0]
    at = context.book.text[heading.start : heading.end].lower().rfind(word)
    return (value, heading.start + at, heading.start + at + len(word)) if at >= 0 else None


def _may_be_announced(context: Context, place: int) -> bool:
    """Whether a number of things and a colon stand before a place, or more space than is looked at."""
    before = context.book.text[max(0, place - _LOOK) : place].rstrip()
    return not before or (before[-1] == ":" and bool(_numbers_of_things(context.language, words_of(before))))


def _after(book: Book, runs: Sequence[Sequence[Item]], end: int) -> Sequence[Item]:
    """The list that begins right behind a sentence; empty for none."""
    for run in runs:
        if run[0].start >= end and not book.text[end : run[0].start].strip():
            return run if run[0].value in (0, 1) else ()
    return ()


def _announced(context: Context, start: int, end: int) -> tuple[int, int, int] | None:
    """The number of items a sentence announces, with its place: the one number beside a noun such as `cases`."""
    sentence = context.book.text[max(start, end - _LAST_LETTERS) : end]
    offset = end - len(sentence)
    found = _numbers_of_things(context.language, words_of(sentence))
    if len(found) != 1:
        return None
    value, word = found[0]
    at = sentence.lower().rfind(word)
    return (value, offset + at, offset + at + len(word)) if at >= 0 else None


def _numbers_of_things(name: str, words: Sequence[str]) -> list[tuple[int, str]]:
    """The numbers from two to twelve that stand beside a noun such as `cases`, each with its word."""
    stems, nouns, found = language(name).stems, _nouns(name), list[tuple[int, str]]()
    for place, word in enumerate(words):
        value = _value(name, word)
        if value and 2 <= value <= 12 and any(stems[other] in nouns for other in words[place + 1 : place + 4]):
            found.append((value, word))
    return found


def is_list_noun(name: str, word: str) -> bool:
    """Whether a word such as `cases` announces a list."""
    return language(name).stems[word] in _nouns(name)


def _value(name: str, word: str) -> int | None:
    """The value of a number below a hundred, in digits or in one word; None of any other word."""
    return int(word) if word.isdecimal() and len(word) <= 2 else _units(name).get(word)


@cache
def _units(name: str) -> dict[str, int]:
    """The numbers of one word."""
    units = [each for found in language(name).phrases.values() for each in found if each.role == "unit"]
    return {
        each.words[0]: int(each.value)
        for each in reversed(units)
        if len(each.words) == 1 and each.value.denominator == 1
    }


def _compare(
    context: Context, section: Section, said: tuple[int, int, int], listed: Sequence[Item | Section]
) -> Iterator[Finding]:
    count, start, end = said
    if len(listed) >= 2 and len(listed) != count:
        book, last = context.book, listed[-1]
        span = book.span(start, end)
        related = [(book.span(last.start, _end(book, last, len(book.text))), context.say("book-last-item"))]
        yield Finding.of(
            "L2026", span, section.key, related=related, announced=span.text, count=count, found=len(listed)
        )
