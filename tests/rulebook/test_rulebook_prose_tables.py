"""Tables of the rules that sentences tell: keys and values that are off while the others fit (L2060, L2061, L2050)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from interpreter.rulebook.checks.prose_tables import tables_told_wrongly
from tests.rulebook.harbour import HARBOUR, context, findings, told

GAME = (
    HARBOUR.replace(
        "total fee(boat: Boat)",
        """\
enum Luck
    wrecked
    waiting
    landed

table weather(throw: -99..99) -> luck: Luck
    ..4     wrecked
    5..9    waiting
    10..    landed

table gale(wind: 0..99) -> waves: -9..9
    ..5     0
    6..8    1
    9       2
    10      4
    11..20  6
    21..    9

table gift(coins: 0..999) -> fame: 0..9
    ..19    0
    20..29  2
    30..49  3
    50..    8

total fee(boat: Boat)""",
    )
    .replace("    sea\n\ntable bait", "    sea\n    river\n\ntable bait")
    .replace("    sea     3\n", "    sea     3\n    river   7\n")
    .replace("name-Water-sea = sea\n", "name-Water-sea = sea\nname-Water-river = river\n")
    .replace("each: {pond: pond, sea: sea}", "each: {pond: pond, sea: sea, river: river}")
    .replace("sea: {name: sea, gender: n}", "sea: {name: sea, gender: n}\nriver: {name: river, gender: n}")
    .replace("sea: {name: mar, gender: m}", "sea: {name: mar, gender: m}\nriver: {name: río, gender: m}")
)


def wrong(folder: Path, sentence: str, language: str = "en") -> list[str]:
    return told(list(tables_told_wrongly(context(folder, f"1 Rules\n\n{sentence}\n", language, game=GAME))))


@pytest.mark.parametrize(("sentence", "found"), [
    ("With 21 or more they rise by 9; from 11 to 20 by 6; 10 raises them by 4 and 9 by 2.", []),
    ("With 21 or more they rise by 9; from 11 to 20 by 7; 10 raises them by 4 and 9 by 2.", ["L2060 7"]),
    ("With 22 or more they rise by 9; from 11 to 20 by 6; 10 raises them by 4 and 9 by 2.", ["L2061 22"]),
    ("With 21 or more they rise by 9; from 11 to 19 by 6; 10 raises them by 4 and 9 by 2.", ["L2061 11 to 19"]),
    ("With 21 or more they rise by 9; from 11 to 20 by 6. 10 raises them by 4 and 9 by 3.", ["L2060 3"]),
    ("With 21 or more they rise by 5; from 11 to 20 by 7; 10 raises them by 3 and 9 by 1.", []),
    ("For example 21 or more: they rise by 9; from 11 to 20 by 7; 10 raises them by 4 and 9 by 2.", []),
])  # fmt: skip
def test_rows_of_ranges_and_numbers(tmp_path: Path, sentence: str, found: list[str]) -> None:
    assert wrong(tmp_path, sentence) == found


def test_what_is_told_again_is_told_of_again(tmp_path: Path) -> None:
    passage = "With 21 or more they rise by 9; from 11 to 20 by 7. 10 raises them by 4 and 9 by 2."
    text = f"1 Rules\n\n{passage}\n\nThe crew waits.\n\n{passage}\n"
    found = list(tables_told_wrongly(context(tmp_path, text, game=GAME)))
    assert told(found) == ["L2060 7", "L2060 7"]
    assert [each.span.start for each in found] == [match.start() for match in re.finditer(r"\b7\b", text)]


@pytest.mark.parametrize(("sentence", "language", "found"), [
    ("Whoever gives 20 coins gets 2, 30 bring 3 and 50 or more, 8.", "en", []),
    ("Whoever gives 20 coins gets 2, 30 bring 4 and 50 or more, 8.", "en", ["L2060 4"]),
    ("Whoever gives 20 coins gets 2, 40 bring 3 and 50 or more, 8.", "en", ["L2061 40"]),
    ("Quien da 20 monedas gana 2, 30 le dan 4 y 50 o más, 8.", "es", ["L2060 4"]),
    ("Whoever gives 20 coins gets 2.", "en", []),
])  # fmt: skip
def test_sums_and_what_they_bring(tmp_path: Path, sentence: str, language: str, found: list[str]) -> None:
    assert wrong(tmp_path, sentence, language) == found


@pytest.mark.parametrize(("sentence", "language", "found"), [
    ("On 10 or more they land, on 5 to 9 they wait, on 4 or less they are lost.", "en", []),
    ("On 9 or more they land, on 5 to 9 they wait, on 4 or less they are lost.", "en", ["L2061 9"]),
    ("On 10 or more they land, on 5 to 9 they wait, on 3 or less they are lost.", "en", ["L2061 3"]),
    ("Con 10 o más llegan, del 6 al 9 esperan, con 4 o menos se pierden.", "es", ["L2061 6 al 9"]),
    ("On 10 or more they land, on 6 or 9 they wait, on 4 or less they are lost.", "en", ["L2061 6 or 9"]),
    ("On 10 or more they land, on 3 or less they are lost.", "en", []),
])  # fmt: skip
def test_keys_of_results_in_words(tmp_path: Path, sentence: str, language: str, found: list[str]) -> None:
    assert wrong(tmp_path, sentence, language) == found


@pytest.mark.parametrize(("sentence", "language", "found"), [
    ("It brings 1 in the pond, 3 at sea and 7 in the river.", "en", []),
    ("It brings 1 in the pond, 4 at sea and 7 in the river.", "en", ["L2050 4"]),
    ("The pond brings 1, the sea 3 and the river 8.", "en", ["L2050 8"]),
    ("El estanque da 1, el mar 4 y el río 7.", "es", ["L2050 4"]),
    ("The waters bring coins: I brings 1, II 3 and III 8.", "en", ["L2050 8"]),
    ("The waters bring coins: I brings 1, II 3 and III 7.", "en", []),
    ("Las aguas: I da 1, II da 4 y III da 7.", "es", ["L2050 4"]),
    ("The pond brings 2, the sea 4 and the river 7.", "en", []),
    ("The pond brings 1 and the sea 4.", "en", []),
    ("Bait brings 3 in the pond, 1 at sea and 7 in the river.", "en", ["L2050 3", "L2050 1"]),  # changed about
    ("It brings 3 in the pond, 1 at sea and 7 in the river.", "en", []),  # who knows of what it speaks
    ("Bait brings 3 in the pond, 7 at sea and 1 in the river.", "en", []),
])  # fmt: skip
def test_things_in_a_row(tmp_path: Path, sentence: str, language: str, found: list[str]) -> None:
    assert wrong(tmp_path, sentence, language) == found


def test_what_is_right_in_a_row_is_not_accused_for_another(tmp_path: Path) -> None:
    game = GAME.replace(
        "- id: order\n",
        "- id: launch_gift\n  value: {figure: 5, why: none}\n  about: [launch, crew]\n- id: order\n",
    )
    alone = "1 Rules\n\nA launch of the crew brings 8.\n"
    row = "1 Rules\n\nAt a launch the crew gives 20 for 2, 30 for 3 and 50 or more for 8.\n"
    assert "L2050 8" in told(findings(tmp_path, alone, game=game))
    assert not [each for each in told(findings(tmp_path, row, game=game)) if each.startswith("L2050")]


def test_the_message_is_of_the_value_that_is_missed_by_least(tmp_path: Path) -> None:
    game = GAME.replace(
        "- id: order\n",
        "- id: a_catch\n  value: {figure: 2, why: none}\n  about: [catch, net]\n"
        "- id: b_catch\n  value: {figure: 8, why: none}\n  about: [catch, net]\n- id: order\n",
    )
    found = findings(tmp_path, "1 Rules\n\nThe net brings a catch of 9.\n", game=game)
    assert [dict(each.diagnostic.arguments)["value"] for each in found if each.code == "L2050"] == ["8"]


def test_a_number_left_out_of_a_row_of_single_ones(tmp_path: Path) -> None:
    rows = ["| 21 or more | 9 |", "| 11 to 20 | 6 |", "| 10 | 4 |", "| 9 | 2 |", "| 8 | 1 |", "| 7 | 1 |", "| 6 | 1 |"]

    def seen(folder: Path, rows: list[str]) -> list[str]:
        table = "\n".join(["| Gale: wind | Waves |", "| --- | --- |", *rows, "| 5 or less | 0 |"])
        found = findings(folder, f"# 1 Gale\n\n{table}\n", game=GAME)
        return [each.diagnostic.message for each in found if each.code == "L2062"]

    assert seen(tmp_path / "whole", rows) == []
    assert seen(tmp_path / "left_out", [row for row in rows if row != "| 7 | 1 |"]) == ["the table has no row for '7'"]


def test_two_numbers_with_one_value_are_one_row(tmp_path: Path) -> None:
    game = GAME.replace("    6..8    1\n", "    6       1\n    7..8    3\n")
    sentence = "10 raises them by 4, 9 by 2, 8 and 7 by {}, 6 by 1."
    for value, wanted in (("3", []), ("5", ["L2060 5"])):
        text = f"1 Rules\n\nWith 21 or more they rise by 9; from 11 to 20 by 6; {sentence.format(value)}\n"
        assert told(list(tables_told_wrongly(context(tmp_path / value, text, game=game)))) == wanted


@pytest.mark.parametrize(("sentence", "found"), [
    ("With 10 or more she lands; with 5 to 9 nothing happens; with 4 or less she sinks.", []),
    ("With 10 or more she lands; with 4 to 8 nothing happens; with 4 or less she sinks.", ["L2061 4 to 8"]),
    ("With 4 or less she sinks; with 6 or 7 nothing happens; with 10 or more she lands.", ["L2061 6 or 7"]),
])  # fmt: skip
def test_the_row_between_two_that_are_right(tmp_path: Path, sentence: str, found: list[str]) -> None:
    assert wrong(tmp_path, sentence) == found
