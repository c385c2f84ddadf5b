"""The worked examples of the rulebooks: all of them are examples of the game, and what became of each."""

from __future__ import annotations

from functools import cache

import pytest

from interpreter.check import check_example
from interpreter.session import ExampleResult, load, run_example

CONSISTENT = {
    "ru": ("persuasion", "drought", "marius_spartacus", "marius_cap", "marius_disaster", "marius_standoff",
           "marius_fleet"),
    "es": ("state_of_republic", "forum_war_a", "military_cap", "veteran_strength", "calpurnio",
           "assassination_roll", "rebellion_upkeep", "consul_pair", "proposal_change", "four_wars",
           "imminent_turn", "loyalty_pair"),
}  # fmt: skip
"""By edition, those whose print agrees with its own tables."""

DISAGREEING = {
    "es": ("forum_war_d", "forum_war_e", "forum_war_f", "forum_war_f_alt", "double_leader", "punic_naval",
           "macedonian_naval", "macedonian_land", "pontifex_omens", "assassination_reroll",
           "assassination_trial", "rebellion_followers", "rebellion_strength", "rebellion_roll_4",
           "rebellion_roll_10", "rebellion_roll_17"),
}  # fmt: skip

AS_PRINTED = ("forum_war_d", "forum_war_e", "forum_war_f", "double_leader", "punic_naval", "macedonian_naval",
              "macedonian_land", "assassination_trial")  # fmt: skip
"""Those whose letter can be followed."""


@cache
def results(edition: str, variants: tuple[str, ...] = ()) -> dict[str, ExampleResult]:
    """The examples of an edition or a variant, by name."""
    ruleset = load("republic_of_rome", edition=edition, variants=variants)
    found = {}
    for node in ruleset.linked.own_examples:
        if not variants or "as_printed" in node.name.text:
            result = run_example(ruleset.example_engine, check_example(ruleset.symbols, node))
            found[result.name] = result
    return found


def test_there_are_thirty_five() -> None:
    listed = [f"{edition}_{name}" for by in (CONSISTENT, DISAGREEING) for edition in by for name in by[edition]]
    assert len(set(listed)) == len(listed) == 35
    there = {*results("es"), *results("ru")}
    assert not set(listed) - there


@pytest.mark.parametrize(("edition", "name"), [(e, n) for e, names in CONSISTENT.items() for n in names])
def test_consistent_ones_hold_in_their_edition(edition: str, name: str) -> None:
    result = results(edition)[f"{edition}_{name}"]
    assert result.passed and not result.misprints


@pytest.mark.parametrize("name", DISAGREEING["es"])
def test_disagreeing_ones_show_both_values(name: str) -> None:
    result = results("es")[f"es_{name}"]
    assert result.passed and result.misprints
    assert all(misprint.printed and misprint.right for misprint in result.misprints)


@pytest.mark.parametrize("name", AS_PRINTED)
def test_the_letter_is_followed_where_it_can_be(name: str) -> None:
    assert results("es", ("es_as_printed",))[f"es_{name}_as_printed"].passed
