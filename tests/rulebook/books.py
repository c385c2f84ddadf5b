"""Books made of a text, for tests that need no game."""

from __future__ import annotations

from interpreter.rulebook.beside.bindings import NO_BINDINGS, Bindings
from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.reading import File, Reading
from interpreter.rulebook.checking import Context, check_book
from interpreter.rulebook.checks.damage import damaged_characters
from interpreter.rulebook.finding import Finding
from interpreter.text import Source


def context_of(
    text: str, language: str = "en", *, spoken: str = "en", bindings: Bindings = NO_BINDINGS, name: str = "book.txt"
) -> Context:
    """A book with this text, without rules."""
    source = Source(name, text)
    reading = Reading(source, (File(source, 0, None),))
    return Context(reading, find_outline(source, language), bindings=bindings, spoken=spoken)


def damage(text: str, language: str = "en") -> list[Finding]:
    """What is damaged in a text."""
    return check_book(context_of(text, language), [damaged_characters])


def codes(found: list[Finding]) -> list[str]:
    """The codes of findings, in the order of their places."""
    return [each.code for each in found]


def mended(text: str, language: str = "en") -> str:
    """A text with all safe changes made."""
    edits = sorted((edit for each in damage(text, language) for edit in each.edits), key=lambda edit: -edit.start)
    for edit in edits:
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text
