"""Statements of the games' rulebooks and the rules of each edition: none holds where the edition has another rule."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from interpreter.messages import Diagnostics
from interpreter.rulebook.checks.numbers import numbers_against_the_rules
from interpreter.rulebook.game.game_data import load_book_file
from interpreter.rulebook.game.statements import Statement
from tests.rulebook.test_rulebook_game_data import EDITIONS, GAMES, facts_of, statements_of
from tests.rulebook.test_rulebook_worked import book

_NAMED = re.compile(r"`([a-z_.]+)`")
_CHANGE = re.compile(r"^change ([\w.]+)[^\n]*\n((?:    [^\n]*\n|\n(?=    ))*)", re.M)
_LABEL = re.compile(r"^    (?:replace|drop|add)\b[^:\n]*?(\w+)(?::|$)", re.M)


@cache
def changed(game: str, edition: str) -> dict[str, set[str]]:
    """The definitions that an edition changes, each with the labels it touches."""
    source = GAMES[game].read_edition(edition, Diagnostics())
    found: dict[str, set[str]] = {}
    for match in _CHANGE.finditer(source.text if source is not None else ""):
        found.setdefault(match[1], set()).update(_LABEL.findall(match[2]))
    return found


@cache
def entries(game: str) -> list[dict[str, Any]]:
    document = load_book_file(facts_of(game, next(e for g, e in EDITIONS if g == game)).folder, "statements.yaml",
                              Diagnostics())  # fmt: skip
    assert document is not None and isinstance(document.value, list)
    return [each for each in document.value if isinstance(each, dict)]


def named(entry: dict[str, Any]) -> set[str]:
    """The definitions that a statement says it rests on, as `definition` or `definition.label`."""
    return {*_NAMED.findall(str(entry.get("why") or "")), *_NAMED.findall(str(entry["value"].get("why") or ""))}


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_no_statement_of_an_edition_rests_on_what_the_edition_changes(game: str, edition: str) -> None:
    """A value that is read from the rules follows them; a figure or words hold for one side of a change alone."""
    for entry in entries(game):
        own = entry.get("editions") or [each for known, each in EDITIONS if known == game]
        for name in named(entry):
            definition, _, label = name.partition(".")
            labels = changed(game, edition).get(definition, set())
            if label in labels or (labels and not label):
                assert edition not in own or own == [edition], entry["id"]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_no_statement_is_right_where_another_is_wrong(game: str, edition: str) -> None:
    in_words = [each for each in statements_of(game, edition) if each.form == "concept"]
    for one, other in permutations(in_words, 2):
        if contains(one, other) and one.wrong and not one.says:
            assert not set(one.wrong) & set(other.says), (one.id, other.id)
        if contains(one, other) and contains(other, one):
            assert not set(one.wrong) & set(other.says), (one.id, other.id)


def contains(one: Statement, other: Statement) -> bool:
    """Whether what one statement is about is part of what another is about, at the same place."""
    return {*one.about, *one.within} <= {*other.about, *other.within} and set(one.under) <= set(other.under)


def test_the_spanish_game_follows_its_own_rules() -> None:
    """Where the Spanish text has a rule of its own, it says so rightly, and the base is held to the other one."""
    spanish, base = ({each.id: each for each in statements_of("republic_of_rome", edition)} for edition in ("es", "vg"))
    assert "a_censor_may_become_dictator" in base.keys() - spanish.keys()
    assert "a_censor_may_not_become_dictator" in spanish.keys() - base.keys()
    assert "fleets_always_share_losses" in base.keys() - spanish.keys()


OWN_RULES = {
    "bodyguards": "1 Secret Bodyguard\n\nIt is played before the roll.\n",
    "dictator": "1 Dictator\n\nA Dictator is elected among those without office, not even the Censor.\n",
    "fleets": "1 Losses\n\nOn land the fleets of the fleet support take no losses, unless the war asks for them.\n",
    "knights": "1 Knights\n\nWhoever wants to pressure Knights takes Knights on a Senator’s card.\n",
    "a shortage": "1 Events\n\nWhen the event occurs again, there is no recruitment.\n",
}


@pytest.mark.parametrize("own", OWN_RULES)
def test_a_rule_of_one_edition_is_a_mistake_in_another(own: str) -> None:
    def told(edition: str) -> list[str]:
        context = book(OWN_RULES[own], "en", edition)
        return [each.code for each in numbers_against_the_rules(context)]

    assert told("es") == []
    assert len(told("vg")) == 1


def test_only_one_pair_of_brothers_wants_to_be_together() -> None:
    context = book("1 Loyalty\n\nWith the Gracchi and the Licinii it is the other way round.\n", "en", "es")
    assert [each.span.text for each in numbers_against_the_rules(context)] == ["Licinii"]
    context = book("1 Loyalty\n\nWith the Gracchi it is the other way round.\n", "en", "es")
    assert not list(numbers_against_the_rules(context))


def test_words_less_exact_than_the_rules_may_be_made_exact_beside_them() -> None:
    loose = "1 Rome Consul\n\nHe may appoint a Dictator.{}\n"

    def told(more: str) -> list[str]:
        return [each.code for each in numbers_against_the_rules(book(loose.format(more), "en", "vg"))]

    assert told("") == ["L2059"]
    assert told(" They do so jointly, after talking.") == []
    assert told(" He sits in Rome. He has the chair of the Senate. Other things are done jointly.") == ["L2059"]


def test_a_bound_that_is_off_by_one_is_shown_with_its_sign() -> None:
    text = "1 The end\n\nIf more than two Senators reach an influence of 35 in that turn, the highest wins.\n"
    (found,) = numbers_against_the_rules(book(text, "en", "es"))
    values = dict(found.diagnostic.arguments)
    assert (found.code, values["value"], values["written"]) == ("L2050", "≥ 2", "two (> 2)")


def test_a_figure_that_only_illustrates_is_a_note() -> None:
    text = "1 Leaders\n\nAn enemy leader has a positive value, {}+8.\n"
    for beginning, code in (("for example ", "L2058"), ("", "L2050")):
        (found,) = numbers_against_the_rules(book(text.format(beginning), "en", "vg"))
        assert found.code == code
