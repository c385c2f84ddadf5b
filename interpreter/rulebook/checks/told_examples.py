"""Which worked examples a book tells, and how surely."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.rulebook.book.document import Section
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.passages import SURELY, Passage, Passages
from interpreter.rulebook.game.game_data import load_book_file
from interpreter.rulebook.game.knowledge import complaints_of, once, sentences_of
from interpreter.rulebook.game.worked_data import Worked, read_worked

_ANY_EDITION = "any"
"""The edition of examples that no edition must tell, and each may."""

Told = tuple[Worked, Passage]
"""An example, and where the book tells it."""


def worked_examples_of(context: Context) -> list[Worked]:
    """The worked examples that books of the game tell, those of the book's own edition first."""
    return once(context, "worked", lambda: _worked(context))


def _worked(context: Context) -> list[Worked]:
    facts = context.facts
    if facts is None:
        return []
    document = load_book_file(facts.folder, "worked.yaml", complaints_of(context))
    found = [] if document is None else read_worked(document, complaints_of(context))
    return sorted(found, key=lambda each: not is_own(context, each))


def is_own(context: Context, worked: Worked) -> bool:
    """Whether a book of this edition should tell an example."""
    edition = context.facts.edition if context.facts is not None else ""
    return worked.edition in ("", edition) or bool(_bound_section(context, worked))


def told_examples(context: Context) -> list[Told]:
    """The examples that the book tells, each with its passage."""
    return once(context, "told_examples", lambda: list(_told(context)))


def _told(context: Context) -> Iterator[Told]:
    listed = worked_examples_of(context)
    passages = Passages(sentences_of(context), {concept for worked in listed for concept in worked.anchor})
    for worked in listed:
        key = _bound_section(context, worked)
        passage = passages.find_in(worked, key) if key else passages.find(worked, _number_of_section(context, worked))
        if passage is not None and (passage.is_certain or is_own(context, worked)):
            yield worked, passage


def known_ones(context: Context, told: Sequence[Told]) -> Iterator[Told]:
    """Those of the examples that are told surely enough to be held against the rules."""
    sure = {_home(worked, passage) for worked, passage in told if passage.is_firm}
    for worked, passage in told:
        is_known = passage.is_firm or passage.has_figures or _home(worked, passage) in sure or not worked.numbers
        if is_known or _is_at_home(context, worked, passage):
            yield worked, passage


def _home(worked: Worked, passage: Passage) -> tuple[str, str, str]:
    """Where an example stands in its edition, and where in the book: others of the same home make it likelier."""
    return worked.edition, worked.section, passage.section.key


def _is_at_home(context: Context, worked: Worked, passage: Passage) -> bool:
    """Whether an example is told in the section of its number, or in the one that the bindings give it."""
    number = _number_of_section(context, worked)
    own = passage.section.number or ""
    return bool(_bound_section(context, worked)) or (number is not None and own.startswith(number))


def _number_of_section(context: Context, worked: Worked) -> str | None:
    """The number of the section that must tell an example, where the book numbers its sections as its edition does."""
    if "." not in worked.section or not any(section.form == "decimal" for section in context.book.rules):
        return None
    return worked.section


def home_section(context: Context, worked: Worked) -> Section | None:
    """The section that an example belongs to, by its number or by the key that the bindings give it."""
    key = _bound_section(context, worked)
    return context.book.by_key.get(key) if key else context.book.by_number.get(worked.section)


def _bound_section(context: Context, worked: Worked) -> str:
    """The key of the section that tells an example by the bindings, "" where they say nothing of it."""
    bound = context.bindings.worked.items()
    for name in (worked.id, worked.example):
        for key, names in bound:
            if name in names:
                return key
    return ""


def sections_of_examples(context: Context) -> dict[str, tuple[str, ...]]:
    """For each section of the book the examples that it surely tells, in the order of the rules' list."""
    found: dict[str, list[str]] = {}
    for worked, passage in told_examples(context):
        wanted = [pair for pair in passage.pairs if not pair.step.may_lack]
        is_right = bool(wanted) and all(pair.is_equal for pair in wanted)
        # A few small numbers, all but one of them right, may be those of another case.
        is_sure = is_right or passage.equal >= SURELY or passage.has_figures
        if is_sure and (is_own(context, worked) or worked.edition == _ANY_EDITION):
            found.setdefault(passage.section.key, []).append(worked.id)
    return {key: tuple(names) for key, names in found.items()}
