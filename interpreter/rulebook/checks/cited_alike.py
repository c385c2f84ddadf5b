"""References as all others of their book are written: bare numbers of chapters in brackets, titles in quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from interpreter.rulebook.book.citing import chapters_of
from interpreter.rulebook.book.language import language
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding

ENOUGH = 5
"""How many numbers in brackets must be those of chapters before one that is none is a slip."""

FEW = 3
"""One slip to so many that are right; more are numbers of something else."""

TITLES = 2
"""How many titles in quotes must be those of sections before one that is none is a slip."""

_BEFORE = 24
"""Letters before a title in which the word stands that makes it one."""

_TITLE = re.compile(r"[«“\"](?P<title>[^\n«»“”\"]{3,60})[»”\"]")
_NUMBERS = re.compile(r"\((\d{1,2}(?:(?:, | [^\W\d_]{1,3} |, [^\W\d_]{1,3} |[-–])\d{1,2})*)\)")
_NUMBER = re.compile(r"\d{1,2}")


def bracketed_numbers(context: Context) -> Iterator[Finding]:
    """`(7)` and `(2 and 9)`, where the book so refers to its chapters, and has no ninth."""
    book = context.book
    chapters = {path[0] for path in chapters_of(book) if len(path) == 1}
    if len(chapters) < ENOUGH or not book.may_have(_NUMBERS):
        return
    places = [
        (group.start(1) + each.start(), each[0])
        for group in _NUMBERS.finditer(book.text)
        if not book.is_noise(group.start()) and book.tables.at(group.start()) is None
        for each in _NUMBER.finditer(group[1])
    ]
    # What is missed between the chapters is told of there.
    wrong = [each for each in places if not 0 < int(each[1]) <= max(chapters)]
    right = sum(int(number) in chapters for _, number in places)
    if right < ENOUGH or len({number for _, number in places}) < FEW or len(wrong) * FEW > right:
        return
    for start, number in wrong:
        yield Finding.of("L2040", book.span(start, start + len(number)), context.section_key(start), number=number)


@cache
def _quoted(name: str) -> re.Pattern[str]:
    """A word such as `section` at the end of what stands before a title in quotes."""
    words = sorted(language(name).sections["references"]["sections"], key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?i:{'|'.join(map(re.escape, words))})[ \t]+\Z")


def quoted_titles(context: Context) -> Iterator[Finding]:
    """`in the section "Losses"`, where the book so refers to its sections, and none of them is called so."""
    book = context.book
    named = _quoted(context.language)
    places = [
        (match.span("title"), match["title"].strip().lower())
        for match in _TITLE.finditer(book.text)
        if named.search(book.text, max(0, match.start() - _BEFORE), match.start()) and not book.is_noise(match.start())
    ]
    if len(places) <= TITLES:
        return
    titles = {section.title.strip(".: ").lower() for section in book.rules if section.title}
    wrong = [each for each in places if each[1] not in titles]
    if len({title for _, title in places} & titles) < TITLES or len(wrong) * 2 > len(places):
        return
    for (start, end), _ in wrong:
        yield Finding.of("L2043", book.span(start, end), context.section_key(start), named=book.text[start:end])
