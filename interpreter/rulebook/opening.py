"""From names of files to a book that can be checked: its text, language, bindings, rules, and the text beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from interpreter.data import GameFolder
from interpreter.messages import Fault
from interpreter.rulebook.beside.bindings import NO_BINDINGS, Bindings, bindings_path, read_bindings
from interpreter.rulebook.book.language import LANGUAGES, guess_language
from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.reading import STDIN, Reading, read_book
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.ruleset_facts import RulesFacts


def open_book(names: Sequence[str], *, language: str | None = None, spoken: str | None = None) -> Context:
    """The book in these files with its bindings, without any rules yet.

    Raises:
        Fault: it cannot be read, or its bindings file is faulty.
    """
    reading = read_book(names)
    bindings = bindings_of(names[0])
    chosen = language or known_language(bindings.language) or guess_language(reading.source.text)
    return Context(reading, find_outline(reading.source, chosen), bindings=bindings, spoken=spoken or chosen)


def known_language(language: str | None) -> str | None:
    """A language, when books in it can be checked."""
    return language if language in LANGUAGES else None


def bindings_of(name: str) -> Bindings:
    """What the bindings file beside a book says; nothing when there is none.

    Raises:
        Fault: it is faulty.
    """
    if name == STDIN:
        return NO_BINDINGS
    path = bindings_path(Path(name))
    return read_bindings(path) if path.is_file() else NO_BINDINGS


def with_rules(
    context: Context,
    folder: GameFolder,
    edition: str | None = None,
    variants: Sequence[str] = (),
    roots: Sequence[Path] = (),
) -> Context:
    """The book with the rules of a game to hold it against.

    Raises:
        Fault: there is no such edition or variant, or the game has errors.
    """
    from interpreter.session import load  # a text alone is checked without the rules' machinery

    ruleset = load(folder.name, edition=edition, variants=variants, roots=roots)
    return replace(context, facts=RulesFacts(ruleset, folder))


def with_other(context: Context, names: Sequence[str]) -> Context:
    """The book with another text of the same rules beside it.

    Raises:
        Fault: that cannot be read.
    """
    other = open_book(names, spoken=context.spoken)
    return replace(context, against=replace(other, facts=context.facts))


__all__ = ["Fault", "Reading", "bindings_of", "known_language", "open_book", "with_other", "with_rules"]
