"""What a game and a language bring to the checking of a book: concepts, sentences, statements; each worked out once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeVar, cast

from interpreter.messages import Diagnostics
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.sentences import Sentences, read_sentences
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.game_data import load_book_file, read_concepts
from interpreter.rulebook.game.glossary import Concept, Glossary, join, named_things
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.rulebook.game.statements import Statement, read_statements

Known = TypeVar("Known")


def once(context: Context, name: str, make: Callable[[], Known]) -> Known:
    """What `make` gives, kept for the other checks of the same book."""
    if name not in context.shared:
        context.shared[name] = make()
    return cast(Known, context.shared[name])


def glossary_of(context: Context) -> Glossary:
    """The concepts of the game in the book's language, with the names of its things."""
    return once(context, "glossary", lambda: _glossary(context))


def sentences_of(context: Context) -> Sentences:
    """The sentences of the book that name a concept or a number."""
    return once(
        context, "sentences",
        lambda: read_sentences(context.book, language(context.language), glossary_of(context)),
    )  # fmt: skip


def statements_of(context: Context) -> list[Statement]:
    """What a rulebook of the game states in numbers."""
    return once(context, "statements", lambda: _statements(context))


def faulty_game_files(context: Context) -> Iterator[Finding]:
    """What is wrong in the game's own files for the checking of books."""
    glossary_of(context)
    statements_of(context)
    for found in complaints_of(context).in_order():
        yield Finding(found)


def complaints_of(context: Context) -> Diagnostics:
    """What was wrong in the game's own files so far."""
    return once(context, "complaints", Diagnostics)


def _glossary(context: Context) -> Glossary:
    concepts: list[Concept] = []
    things: list[Concept] = []
    if context.facts is not None:
        concepts = read_glossary(context.facts, context.language, complaints_of(context))
        texts = context.facts.texts(context.language)
        if texts is not None:
            things = named_things(texts, context.facts.all_titles)
            things += _members(context.facts, named_things(texts, _member_titles(context.facts)), concepts)
    return Glossary(language(context.language), join(concepts, things))


def _member_titles(facts: RulesFacts) -> list[str]:
    """The names of members of enums, as texts call them."""
    return [f"{enum}-{member}" for enum, members in facts.program.enums.items() for member in members]


def _members(facts: RulesFacts, named: Iterable[Concept], concepts: Iterable[Concept]) -> list[Concept]:
    """Members of enums that are names; one that the glossary knows by its own name is that concept.

    What is written small, as `for each boat`, is a phrase of many concepts and names none.
    """
    known = {concept.id for concept in concepts}
    members = [(each, each.id.partition("-")[2]) for each in named]
    return [
        replace(each, id=member) if member in known else each
        for each, member in members
        if member in known or each.name[:1].isupper()
    ]


def read_glossary(facts: RulesFacts, spoken: str, diagnostics: Diagnostics) -> list[Concept]:
    """The concepts of a game's glossary of a language, as far as there is one."""
    document = load_book_file(facts.folder, f"glossary/{spoken}.yaml", diagnostics)
    return [] if document is None else list(read_concepts(document, diagnostics))


def _statements(context: Context) -> list[Statement]:
    if context.facts is None:
        return []
    document = load_book_file(context.facts.folder, "statements.yaml", complaints_of(context))
    if document is None:
        return []
    known = glossary_of(context).concepts
    found = read_statements(document, context.facts, complaints_of(context))
    # A concept that this language's glossary lacks can never meet another: the glossary's test tells of it.
    return [each for each in found if all(concept in known for concept in each.about)]
