"""Which rules no section of the book tells, and which sections no rule cites: a matrix over editions."""

from __future__ import annotations

import re
from dataclasses import dataclass

from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.resolving import find_cited
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.ruleset_facts import Definition

_NUMBER = re.compile(r"\d+(?:\.\d+)+[a-z]?")


@dataclass(frozen=True)
class Row:
    """A definition of the rules: the sections it cites by edition, those among them that this book should have
    (`wanted`), and the keys of the book's sections that they are."""

    name: str
    kind: str
    cites: tuple[tuple[str, tuple[str, ...]], ...]
    wanted: tuple[str, ...]
    told: tuple[str, ...]


@dataclass(frozen=True)
class Coverage:
    """The definitions that cite a section, and the sections of the book that none cites. `edition` is the book's."""

    edition: str
    editions: tuple[str, ...]
    rows: tuple[Row, ...]
    uncited: tuple[Section, ...]
    without_citation: tuple[str, ...]

    @property
    def untold(self) -> tuple[Row, ...]:
        """The rules that cite sections which the book should have and does not."""
        return tuple(row for row in self.rows if row.wanted and not row.told)


def sections_of_book(context: Context) -> dict[str, str]:
    """For each section of the rules that the book has, the key of the book's section.

    The bindings file counts first, then a number or heading that is the same.
    """
    from interpreter.rulebook.beside.binding_checks import find_section

    book = context.book
    found: dict[str, str] = {}
    for named, section in context.bindings.sections.items():
        key = find_section(context, named)
        if key is not None:
            found[section] = key
    for each in book.rules:
        for name in (each.number, each.label, each.title, each.key):
            if name:
                found.setdefault(name, each.key)
                found.setdefault(plain_heading(name), each.key)
    return found


def plain_heading(text: str) -> str:
    """A heading as it is compared: small letters, words alone."""
    return " ".join("".join(c if c.isalnum() else " " for c in text.casefold()).split())


def coverage_of(context: Context) -> Coverage | None:
    """The coverage of a book; None where no game is named."""
    facts = context.facts
    if facts is None:
        return None
    edition = facts.edition or ""
    here = sections_of_book(context)
    rows: list[Row] = []
    without: list[str] = []
    for definition in facts.definitions.values():
        by_edition = _by_edition(definition, edition)
        if not by_edition:
            without.append(definition.name)
            continue
        wanted = _wanted(by_edition, edition)
        told = tuple(dict.fromkeys(key for section in wanted if (key := _here(context, section, here)) is not None))
        rows.append(Row(definition.name, definition.kind, tuple(sorted(by_edition.items())), wanted, told))
    cited = {key for row in rows for key in row.told}
    uncited = tuple(each for each in context.book.rules if each.kind == "section" and each.key not in cited)
    editions = tuple(sorted({name for row in rows for name, _ in row.cites} | ({edition} if edition else set())))
    return Coverage(edition, editions, tuple(rows), uncited, tuple(without))


def _wanted(by_edition: dict[str, tuple[str, ...]], edition: str) -> tuple[str, ...]:
    """The sections that a book of an edition should have: those it is cited by; else numbers that other editions are
    cited by, because translations keep the numbers of a rulebook."""
    if edition in by_edition:
        return by_edition[edition]
    numbers = [section for cited in by_edition.values() for section in cited if _NUMBER.fullmatch(section)]
    return tuple(dict.fromkeys(numbers))


def _here(context: Context, section: str, here: dict[str, str]) -> str | None:
    """The key of the book's section that a citation means; `1.07.2b` is a paragraph of `1.07.2`."""
    for name in (section, plain_heading(section)):
        if name in here:
            return here[name]
    cited = find_cited(context.book, section)
    return None if cited is None else cited.key


def _by_edition(definition: Definition, usual: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for cited, section in definition.cites:
        name = cited or usual
        found[name] = (*found.get(name, ()), section)
    return found
