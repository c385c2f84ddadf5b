"""The games' own files for rulebooks: one set of concepts in all languages, statements whose values the rules give."""

from __future__ import annotations

from functools import cache

import pytest

from interpreter.data import data_roots, find_games
from interpreter.messages import Diagnostics
from interpreter.rulebook.game.game_data import load_book_file
from interpreter.rulebook.game.glossary import Concept
from interpreter.rulebook.game.knowledge import read_glossary
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.rulebook.game.statements import Statement, read_statements
from interpreter.session import load

GAMES = find_games(data_roots([]))
EDITIONS = [("gloria_a_roma", "ca"), ("gloria_a_roma", "iv"), ("republic_of_rome", "vg"), ("republic_of_rome", "es"),
            ("republic_of_rome", "ru")]  # fmt: skip
LANGUAGES = ("ca", "en", "es", "ru")


@cache
def facts_of(game: str, edition: str) -> RulesFacts:
    return RulesFacts(load(game, edition=edition), GAMES[game])


@cache
def concepts_of(game: str, language: str) -> dict[str, Concept]:
    diagnostics = Diagnostics()
    found = read_glossary(facts_of(game, next(e for g, e in EDITIONS if g == game)), language, diagnostics)
    assert [each.message for each in diagnostics] == []
    return {concept.id: concept for concept in found}


@cache
def statements_of(game: str, edition: str) -> list[Statement]:
    facts, diagnostics = facts_of(game, edition), Diagnostics()
    document = load_book_file(facts.folder, "statements.yaml", diagnostics)
    assert document is not None
    found = read_statements(document, facts, diagnostics)
    assert [f"{each.span}: {each.message}" for each in diagnostics] == []
    return found


@pytest.mark.parametrize("game", ["gloria_a_roma", "republic_of_rome"])
def test_all_languages_have_the_same_concepts(game: str) -> None:
    english = concepts_of(game, "en").keys()
    for language in LANGUAGES:
        assert concepts_of(game, language).keys() == english, language


@pytest.mark.parametrize("game", ["gloria_a_roma", "republic_of_rome"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_both_right_and_wrong(game: str, language: str) -> None:
    for concept in concepts_of(game, language).values():
        assert not set(concept.accepted) & set(concept.forbidden), concept.id


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_statements_speak_of_concepts_that_every_language_has(game: str, edition: str) -> None:
    titles = {*facts_of(game, edition).all_titles}
    for statement in statements_of(game, edition):
        named = {*statement.about, *statement.within, *statement.not_about, *statement.wrong, *statement.order}
        named |= {each for each in (*statement.says, statement.counts) if each}
        for language in LANGUAGES:
            assert named - titles <= concepts_of(game, language).keys(), (statement.id, language)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_no_two_statements_are_alike(game: str, edition: str) -> None:
    seen: dict[object, str] = {}
    for each in statements_of(game, edition):
        alike = (each.about, each.within, each.under, each.not_about, each.form, each.counts, each.says, each.wrong)
        assert seen.setdefault((alike, each.values), each.id) == each.id


def test_editions_state_what_their_own_rules_say() -> None:
    ca, iv = ({each.id: each.values for each in statements_of("gloria_a_roma", edition)} for edition in ("ca", "iv"))
    assert {name for name in ca.keys() & iv.keys() if ca[name] != iv[name]}
