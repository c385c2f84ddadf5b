"""References whose words are what another section begins with, while the one that they give says nothing of them."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice

from interpreter.rulebook.book.citing import Reference, led_from, references_of
from interpreter.rulebook.book.numbering import Path
from interpreter.rulebook.book.tokens import tokens_of, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.references import expected_references, present_in, shifted_references
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of, once

_NEAR_WORDS = 5
_LINE_START = re.compile(r"^[ \t]*(?:[-*•–][ \t]+)?[*_]*", re.M)
_OPENING, _OPENING_WORD = 60, 30
"""Letters of a line in which the name stands with which it opens, and its first word."""


def references_to_another_opening(context: Context) -> Iterator[Finding]:
    """References whose words name what the section that they give says nothing of, and one other section begins with,
    or an item of it: `the harbour fee (3.2)`, where 3.3 begins `Harbour fees are ...`."""
    book, present = context.book, present_in(context)
    references = [each for each in references_of(context) if each.path in present.sections]
    if not references or not glossary_of(context).concepts:
        return
    told = {*expected_references(context), *(found.span.start for found in shifted_references(context))}
    openings = _openings(context)
    for each in references:
        concept = None if each.start in told else _named_before(context, each)
        paths = openings.get(concept, ()) if concept is not None else ()
        if len(paths) != 1 or concept in _named_in(context, each.path):
            continue
        (path,) = paths
        own = book.numbering.path(each.section.number) if each.section.number else None
        if path == own or path[: len(each.path)] == each.path or each.path[: len(path)] == path:
            continue
        target, meant = present.sections[each.path], present.sections[path]
        yield Finding.of(
            "L2042", book.span(each.start, each.end), each.section.key, suggestion=meant.number,
            related=[(book.heading(target), context.say("book-points-here")),
                     (book.heading(meant), context.say("book-meant-here"))],
            number=each.number, title=target.title or target.label, meant=meant.number,
            words=glossary_of(context).concepts[concept].name if concept is not None else "",
        )  # fmt: skip


def _named_before(context: Context, reference: Reference) -> str | None:
    """The last thing that is named in several words right before a reference."""
    book = context.book
    start = led_from(book, reference.start)
    text = book.text[max(reference.section.body, start - 80) : start].rstrip(" \t(,")
    cut = max(text.rfind(sign) for sign in ".;:()\n")
    tokens = tokens_of(text[cut + 1 :])
    last = [each for each in glossary_of(context).occurrences(tokens) if each.last > each.first]
    return last[-1].concept if last and len(tokens.words) - last[-1].last <= _NEAR_WORDS else None


def _openings(context: Context) -> dict[str, set[Path]]:
    """By concept of several words the innermost sections that begin with its name, or have an item that does."""

    def collect() -> dict[str, set[Path]]:
        book, glossary, found = context.book, glossary_of(context), dict[str, set[Path]]()
        known: dict[str, tuple[str, ...]] = {}

        def opening(line: str) -> tuple[str, ...]:
            """The concepts of several words with which a line begins."""
            word = words_of(line[:_OPENING_WORD])[:1]
            if not word or not glossary.may_begin(word[0]):
                return ()
            return tuple([each.concept for each in glossary.occurrences(tokens_of(line))
                          if each.first == 0 and each.last > 0])  # fmt: skip

        for path, section in present_in(context).sections.items():
            lines = [section.title, book.text[section.body : section.body + _OPENING].partition("\n")[0]]
            for match in _LINE_START.finditer(book.text, section.body, section.end):
                lines.append(book.text[match.end() : match.end() + _OPENING].partition("\n")[0])
            for line in lines:
                concepts = known.get(line)
                if concepts is None:
                    concepts = known[line] = opening(line)
                for concept in concepts:
                    found.setdefault(concept, set()).add(path)
        return found

    return once(context, "openings", collect)


def _named_in(context: Context, path: Path) -> frozenset[str]:
    """What a section and those inside of it name."""
    known = once(context, "named in sections", dict[Path, frozenset[str]])
    if path not in known:
        text, glossary, present = context.book.text, glossary_of(context), present_in(context)
        named = set[str]()
        for other in islice(present.paths, bisect_left(present.paths, path), None):
            if other[: len(path)] != path:
                break
            section = present.sections[other]
            named |= {each.concept for each in glossary.occurrences(tokens_of(text[section.start : section.end]))}
        known[path] = frozenset(named)
    return known[path]
