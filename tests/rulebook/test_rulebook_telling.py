"""What a book tells of worked examples: numbers stated again, numbers of two examples, and what `bind` makes of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from interpreter.rulebook.beside.proposing import propose
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.told_examples import told_examples
from interpreter.rulebook.checks.worked import examples_against_the_rules
from interpreter.rulebook.finding import Finding
from tests.rulebook.test_rulebook_worked import book

WAR = (Path(__file__).parent / "texts" / "republic_war_en.md").read_text(encoding="utf-8")
AGAIN = WAR.replace("costs one legion, and", "costs one legion. Marius loses 1 legion, and")
AT_SEA = WAR.replace(
    "On a roll of 11 or 6",
    "Had he lost a fleet as well, 2 mortality chits would be drawn for what is lost. On a roll of 11 or 6",
)


def found(context: Context) -> list[Finding]:
    return list(examples_against_the_rules(context))


def wrong_in(text: str) -> list[tuple[str, str]]:
    return [(each.code, each.span.text) for each in found(book(text, "en", "ru"))]


def test_a_result_that_is_stated_again_is_held_against_the_rules_too() -> None:
    assert not wrong_in(AGAIN)
    assert wrong_in(AGAIN.replace("Marius loses 1 legion", "Marius loses 4 legions")) == [("L2095", "4")]
    again = WAR.replace("and 9 legions his strength", "and 8 legions his strength")
    assert wrong_in(again) == [("L2096", "8")]


def test_a_number_is_told_by_one_example() -> None:
    assert not wrong_in(AT_SEA)
    assert wrong_in(AT_SEA.replace("2 mortality chits would", "1 mortality chit would")) == [("L2095", "1")]


@pytest.mark.parametrize("told", ["ru_marius_spartacus", "ru_marius_disaster", "ru_marius_standoff"])
def test_examples_that_are_told_rightly_are_bound(told: str) -> None:
    context = book(WAR, "en", "ru")
    assert told in propose(context).worked["1.10.4"]
    assert told not in propose(book(WAR.partition("Example: Marius")[0], "en", "ru")).worked.get("1.10.4", ())


def test_what_is_bound_already_is_not_bound_again() -> None:
    context = book(WAR, "en", "ru")
    bound = propose(context)
    assert propose(replace(context, bindings=bound, shared={})).worked == bound.worked


def test_a_bound_example_is_looked_for_in_its_section() -> None:
    context = book(WAR, "en", "ru")
    bound = replace(context, bindings=propose(context), shared={})
    assert {passage.section.key for worked, passage in told_examples(bound) if worked.id.startswith("ru_marius")} == {
        "1.10.4"
    }
    assert not found(bound)


def test_an_example_that_is_half_wrong_explains_no_number() -> None:
    text = WAR.replace("a military rating of 4 and 9", "a military rating of 3 and 9")
    assert text != WAR
    assert wrong_in(text) == [("L2095", "3")]
