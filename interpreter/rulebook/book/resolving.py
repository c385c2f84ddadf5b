"""Which section of a book a citation of the rules means: `1.07.413b`, `3 Market`, `5 C`, `Ways to win`."""

from __future__ import annotations

from interpreter.rulebook.book.document import Book, Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.numbering import plain
from interpreter.rulebook.book.tokens import words_of


def find_cited(book: Book, citation: str) -> Section | None:
    """The section that a citation means, or None when none or more than one fits.

    A number may be followed by words of its heading, or by the letter of a section inside of it. Words alone are words
    of one heading.
    """
    for number in (citation, plain(citation)):
        if number in book.by_number:
            return book.by_number[number]
    head, _, rest = citation.partition(" ")
    numbered = [section for section in book.rules if section.number == head]
    if rest and numbered:
        inside = [
            section
            for section in book.rules
            if section.number == rest and any(above.number == head for above in book.above(section))
        ]
        if inside:
            return inside[0]
        named = [section for section in numbered if _has(book, section, rest)]
        return named[0] if len(named) == 1 else None
    return _by_words(book, citation)


def _by_words(book: Book, words: str) -> Section | None:
    """The section whose heading has all the words and the fewest others; the outer one of several alike."""
    found = sorted(
        (len(words_of(section.title)), section.level, section.start, section.key)
        for section in book.rules
        if section.title and _has(book, section, words)
    )
    if not found or (len(found) > 1 and found[0][:2] == found[1][:2]):
        return None
    return book.by_key[found[0][3]]


def _has(book: Book, section: Section, words: str) -> bool:
    """Whether a heading has words, in whatever form."""
    known = language(book.language)
    wanted = {known.stems[word] for word in words_of(words) if word[0].isalnum()}
    return bool(wanted) and wanted <= {known.stems[word] for word in words_of(section.label)}
