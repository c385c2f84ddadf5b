"""Whether a bindings file still fits the book and the rules: everything it names must be there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from interpreter.messages import catalogue, closest
from interpreter.rulebook.finding import Finding
from interpreter.text import Span

if TYPE_CHECKING:
    from interpreter.rulebook.checking import Context


def bindings_that_lead_nowhere(context: Context) -> Iterator[Finding]:
    """Sections that the book lacks, and suppressions without a code that exists or without a reason."""
    bindings = context.bindings
    yield from _made_for_others(context)
    for part in ("sections", "states", "worked", "refers"):
        for key in getattr(bindings, part):
            if find_section(context, key) is None:
                span = bindings.place(part, key, key=True)
                yield _no_section(context, span, key)
    for number, ignored in enumerate(bindings.ignore):
        if ignored.code not in catalogue():
            span = bindings.place("ignore", number, "code")
            yield Finding.of("L2163", span, suggestion=closest(ignored.code, book_codes()), written=ignored.code)
        if not ignored.reason:
            yield Finding.of("L2164", ignored.span, code=ignored.code)
        if ignored.section is not None and find_section(context, ignored.section) is None:
            span = bindings.place("ignore", number, "section")
            yield _no_section(context, span, ignored.section)


def _made_for_others(context: Context) -> Iterator[Finding]:
    """Where the command asks for another game, edition or language than the file is made for."""
    facts = context.facts
    asked = {"language": context.language}
    if facts is not None:
        asked |= {"game": facts.game, "edition": facts.edition or ""}
    for part, wanted in asked.items():
        bound = getattr(context.bindings, part)
        if bound is not None and bound != wanted:
            what = context.say(f"book-what-{part}")
            yield Finding.of("L2167", context.bindings.place(part), what=what, bound=bound, asked=wanted)


def find_section(context: Context, named: str) -> str | None:
    """The key of the section that a bindings file means: by key or number, else by words of one heading alone."""
    book = context.book
    if named in book.by_key:
        return named
    if named in book.by_number:
        return book.by_number[named].key
    words = named.casefold().split()
    found = [section.key for section in book.rules if _holds(section.label.casefold().split(), words)]
    return found[0] if len(found) == 1 else None


def book_codes() -> list[str]:
    """The codes of messages about books."""
    return [code for code in catalogue() if code.startswith("L2")]


def _holds(heading: list[str], words: list[str]) -> bool:
    """Whether words stand in a heading one after the other."""
    return any(heading[start : start + len(words)] == words for start in range(len(heading) - len(words) + 1))


def _no_section(context: Context, span: Span, named: str) -> Finding:
    known = [section.key for section in context.book.rules]
    return Finding.of("L2161", span, suggestion=closest(named, known), section=named)
