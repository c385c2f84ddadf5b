"""`lictor diff`: what editions and variants change."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import lictor


def test_an_edition_that_differs_by_data_alone() -> None:
    said = lictor("diff", "gloria_a_roma", ":iv")
    assert said.status == 0 and said.err == ""
    assert said.lines[0] == "gloria_a_roma:ca -> gloria_a_roma:iv"
    assert "  ~ petition_size: 2 -> 3" in said.lines
    assert "        edition iv, rulesets/gloria_a_roma/game.yaml:33:11" in said.lines
    assert "  + swapped for alternates/circus" in said.lines
    assert sum("name_rank" in line for line in said.lines) == 1
    assert len(said.lines) < 50


def test_a_variant_is_shown_part_by_part() -> None:
    said = lictor("diff", "hearts", "hearts+points_from_the_start")
    assert said.status == 0
    assert said.lines[2:4] == ["set playable", "  - no_blood_yet"]
    assert any(line.startswith("        dropped by variant points_from_the_start, ") for line in said.lines)


def test_variants_are_named_where_both_changed_something() -> None:
    said = lictor("diff", "gloria_a_roma", "+powers_next_turn+prison_takes_the_site")
    assert "rule complete" in said.lines
    text = " ".join(said.out.split())
    assert "variant powers_next_turn, rulesets" in text
    assert "variant prison_takes_the_site, rulesets" in text


def test_nothing_differs() -> None:
    said = lictor("diff", "gloria_a_roma", "gloria_a_roma:ca+petition_of_two")
    assert said.status == 0
    assert said.lines[1] == "There is no difference in rules or cards."


def test_json_has_all_of_it() -> None:
    data = json.loads(lictor("diff", "gloria_a_roma", ":iv", "--json").out)
    assert data["before"]["edition"] == "ca" and data["after"]["edition"] == "iv"
    assert data["before"]["digest"] != data["after"]["digest"]
    size = next(each for each in data["differences"] if each["subject"] == "total petition_size")
    assert size["sort"] == "setting" and size["after"]["by"] == ["edition iv"]
    order = next(each for each in data["differences"] if each["sort"] == "order")
    assert order["cards"]["bar"] == ["36", "6"]


@pytest.mark.parametrize(
    ("second", "code", "hint"),
    [
        ("hearts", "L1117", "different games"),
        ("gloria", "L1117", "gloria_a_roma and gloria are different games"),
        (":v", "L1102", "ca, iv"),
        ("+alternate", "L1103", "did you mean 'alternates'?"),
        ("+", "L1116", "GAME:EDITION"),
        ("a b:c:d", "L1116", "GAME+VARIANT"),
        ("+petition_of_two+petition_of_three", "L0414", "petition_of_three"),
    ],
)
def test_wrong_names_have_clear_messages(second: str, code: str, hint: str) -> None:
    said = lictor("diff", "gloria_a_roma", second)
    assert said.status == 1
    assert said.err.startswith(f"error {code}:")
    assert hint in said.err
