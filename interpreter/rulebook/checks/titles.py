"""Headings in words that stand twice in one row."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tokens import words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding

_FORMS = frozenset({"markdown", "bare"})


def repeated_titles(context: Context) -> Iterator[Finding]:
    """The second of two headings in the same words beside each other, where no other heading of the book stands twice.

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
    if len(again) != 1 or len(again[0]) != 2:
        return
    first, second = again[0]
    texts = [book.text[each.body : each.end].strip() for each in (first, second)]
    if first.level != second.level or first.parent != second.parent or not all(texts) or texts[0] == texts[1]:
        return
    yield Finding.of(
        "L2085", book.heading(second), second.key,
        related=[(book.heading(first), context.say("book-first-here"))], title=second.title,
    )  # fmt: skip
