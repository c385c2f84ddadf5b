"""What `lictor book bind` proposes to tie a book to the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from interpreter.rulebook.beside.bindings import Bindings, SourceMark, fingerprint
from interpreter.rulebook.beside.since_binding import references_by_section
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.numbers import judgement_of
from interpreter.rulebook.checks.told_examples import sections_of_examples


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
        sections={**_sections(context), **known.sections},
        worked={**_examples(context), **known.worked},
        states={**_states(context), **known.states},
        refers=references_by_section(context),
        translated=_source_mark(context),
        document=None,
    )


def _states(context: Context) -> dict[str, tuple[str, ...]]:
    """For each section the statements of the game that it makes rightly, in the order of the text."""
    found: dict[str, dict[str, None]] = {}
    for verdict in sorted(judgement_of(context).verdicts, key=lambda each: each.place):
        if verdict.holds and not verdict.sentence.in_example:
            found.setdefault(verdict.sentence.section.key, {})[verdict.statement.id] = None
    return {key: tuple(names) for key, names in found.items()}


def _examples(context: Context) -> dict[str, tuple[str, ...]]:
    """For each section the worked examples that it tells, but for those that are bound already."""
    bound = {name for names in context.bindings.worked.values() for name in names}
    found = {key: tuple(name for name in names if name not in bound)
             for key, names in sections_of_examples(context).items()}  # fmt: skip
    return {key: names for key, names in found.items() if names}


def _sections(context: Context) -> dict[str, str]:
    """For each heading without a number the section of the rules that most of its statements come from."""
    edition = "" if context.facts is None else context.facts.edition
    cited: dict[str, Counter[str]] = {}
    for verdict in judgement_of(context).verdicts:
        section = verdict.sentence.section
        if verdict.holds and section.number is None:
            cited.setdefault(section.key, Counter()).update(verdict.statement.cites.get(edition, ()))
    return {key: counts.most_common(1)[0][0] for key, counts in cited.items() if counts}


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
