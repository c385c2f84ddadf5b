"""What stands in a book and is none of it, told as such: headers of pages, and the talk of a forum around the text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from interpreter.rulebook.book.chatter import chatter_words
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding
from interpreter.text import Span

_SHOWN = 12
"""How many further places are shown beside the first."""

_LONGEST = 100
"""Letters of a line; a longer one that ends in a page is a reference."""


def headers_of_pages(context: Context) -> Iterator[Finding]:
    """Lines that end in the number of a page, as they stand above or below the text of one; all in one finding."""
    book = context.book
    page = chatter_words(context.language).page
    places: list[Span] = []
    start = 0
    for line in book.text.split("\n"):
        head = line.strip()
        if 0 < len(head) <= _LONGEST and head.rstrip(" )]")[-1:].isdigit() and page.match(head) is not None:
            begin = start + line.index(head)
            if not _is_contents(book.text, start, start + len(line)):
                places.append(book.span(begin, begin + len(head)))
        start += len(line) + 1
    if places:
        yield _finding(context, "L2035", places)


def talk_around_the_text(context: Context) -> Iterator[Finding]:
    """Passages that were taken for the talk of a forum, so that no check speaks about them; all in one finding."""
    book = context.book
    places = []
    for section in book.sections:
        if section.kind == "noise" and _has_sentence(book.text[section.start : section.end]):
            begin = section.start
            while begin < section.end and not book.text[begin].isalnum():
                begin += 1
            places.append(book.span(begin, begin + len(book.text[begin : section.end].rstrip())))
    if places:
        yield _finding(context, "L2036", places)


def _finding(context: Context, code: str, places: list[Span]) -> Finding:
    first, *others = places
    label = context.say("book-also-here")
    related = [(place, label) for place in others[:_SHOWN]]
    written = " ".join(first.text.split())[:60]
    return Finding.of(code, first, context.section_key(first.start), related=related, written=written)


def _is_contents(text: str, start: int, end: int) -> bool:
    """Whether a line stands right below or above another that ends in a number: a list of contents has such lines."""
    above = text[text.rfind("\n", 0, max(0, start - 1)) + 1 : max(0, start - 1)].strip()
    below = text[end + 1 : text.find("\n", end + 1) if text.find("\n", end + 1) >= 0 else len(text)].strip()
    return any(line[-1:].isdigit() for line in (above, below) if len(line) <= _LONGEST)


def _has_sentence(text: str) -> bool:
    letters = filter(str.isalpha, text)
    return text.count(" ") > 12 and next(islice(letters, _LONGEST, None), None) is not None
