"""References to an item of a lettered section, `see B.8`, where its items are numbered `1.` to `5.`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from interpreter.rulebook.book.citing import is_led
from interpreter.rulebook.book.document import Section
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.listing import lists_of
from interpreter.rulebook.finding import Finding

_LETTERED = re.compile(r"(?P<letter>[A-ZА-Я])\.(?<![\w.,/]..)(?P<item>\d{1,2})(?![\w/%]|[.,]\d)")
"""What stands before a letter is looked at last: so the search goes from letter to letter."""

LEAST = 2
"""Items that a list must have to be one of numbered paragraphs."""


def dangling_items(context: Context) -> Iterator[Finding]:
    """References to numbered items that a section with a letter does not have."""
    book = context.book
    lettered = {section.number: section for section in book.rules if section.form == "letter" and section.number}
    if not lettered or any(section.form == "decimal" and section.number for section in book.rules):
        return
    items = {letter: _items(context, section) for letter, section in lettered.items()}
    for match in _LETTERED.finditer(book.text) if any(items.values()) and book.may_have(_LETTERED) else ():
        known = items.get(match["letter"])
        if not known or int(match["item"]) in known or not is_led(book, match.start()) or book.is_noise(match.start()):
            continue
        section = book.section_at(match.start())
        if section is not None:
            span = book.span(match.start(), match.end())
            yield Finding.of("L2040", span, section.key, number=match.group())


def _items(context: Context, section: Section) -> frozenset[int]:
    """The numbers of a section's own numbered items, counted from one; empty where it has no such list."""
    found = [item.value for run in lists_of(context, section) if run[0].style[0] == "1" for item in run]
    return frozenset(found) if 1 in found and len(found) >= LEAST else frozenset()
