"""Headings in words that stand twice in one row."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tokens import words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding

_FORMS = frozenset({"markdown", "bare"})
_SELDOM = 4
"""Of so many headings at most one comes again where that is no order of the text."""


def repeated_titles(context: Context) -> Iterator[Finding]:
    """The second of two headings in the same words, where no other heading of the book stands twice, or few do, and
    these beside each other.

    Many headings that come again are the order of the text: what a card costs, what it does.
    """
    book = context.book
    apart = {word for words in language(context.language).example_words.values() for each in words for word in each}
    apart.update(language(context.language).sections["outline"]["not_headings"])
    by_title: dict[tuple[str, ...], list[Section]] = {}
    for section in book.rules:
        if section.kind == "section" and section.form in _FORMS and section.number is None and section.title:
            by_title.setdefault(words_of(section.title), []).append(section)
    again = [sections for words, sections in by_title.items() if len(sections) > 1 and apart.isdisjoint(words)]
    is_one = len(again) == 1
    if not is_one and len(again) * _SELDOM > sum(map(len, by_title.values())):
        return
    order = {section.key: at for at, section in enumerate(book.rules)}
    for sections in again:
        if len(sections) != 2:
            continue
        first, second = sections
        if first.level != second.level or first.parent != second.parent:
            continue
        texts = [book.text[each.body : each.end].strip() for each in sections]
        is_beside = order[second.key] - order[first.key] == 1
        # Of several only those that stand beside each other are told; one of these may be all that is too much.
        if texts[0] != texts[1] and (is_beside or (is_one and all(texts))):
            yield Finding.of(
                "L2085", book.heading(second), second.key,
                related=[(book.heading(first), context.say("book-first-here"))], title=second.title,
            )  # fmt: skip
