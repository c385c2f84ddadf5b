"""What `lictor book bind` proposes to tie a book to the rules."""

from __future__ import annotations

from dataclasses import replace

from interpreter.rulebook.bindings import Bindings, SourceMark, fingerprint
from interpreter.rulebook.checking import Context


def propose(context: Context) -> Bindings:
    """The bindings of a book as far as they can be found out; what the translator has written stays."""
    known = context.bindings
    facts = context.facts
    return replace(
        known,
        game=known.game if facts is None else facts.game,
        edition=known.edition if facts is None else facts.edition,
        language=context.language,
        fingerprint=fingerprint(context.book.text),
        fingerprints=section_fingerprints(context),
        translated=_source_mark(context),
        document=None,
    )


def section_fingerprints(context: Context) -> dict[str, str]:
    """What each section of a book is known by."""
    text = context.book.text
    return {each.key: fingerprint(text[each.start : each.end]) for each in context.book.rules}


def _source_mark(context: Context) -> SourceMark | None:
    """The other text as it is now: what is held against it from now on is what changes."""
    other = context.against
    if other is None:
        return context.bindings.translated
    return SourceMark(fingerprint(other.book.text), section_fingerprints(other))
