"""Which of several numbers in a sentence is a statement's: what stands nearest, and what is only worked with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.harbour import HARBOUR, findings, told

GAME = (
    HARBOUR.replace(
        "fog: {name: fog, gender: n}",
        "fog: {name: fog, gender: n}\nfisher: {name: fisher, gender: n}\nsmoke: {name: smokehouse, gender: n}\n"
        "fame: {name: fame, gender: n}\nprice: {name: price, words: [costs, cost], gender: n}\n"
        "kind: {name: kind of net, words: [kinds], gender: n}\nmost: {name: nobody may have more, gender: n}",
    ).replace(
        "niebla, gender: f}",
        "niebla, gender: f}\nfisher: {name: pescador, gender: m}\nsmoke: {name: ahumadero, gender: m}\n"
        "fame: {name: fama, gender: f}\nprice: {name: precio, words: [cuestan, cuesta], gender: m}\n"
        "kind: {name: clase de red, gender: f}\nmost: {name: nadie puede tener más, gender: n}",
    )
    + """
- {id: fishers, value: {figure: 2, why: made up}, about: [fisher], counts: fisher}
- {id: price, value: {figure: 10, why: made up}, about: [boat, net, price]}
- {id: nets, value: {figure: 3, why: made up}, about: [net, crew], counts: net}
- {id: at_the_table, value: {figure: [3, 6], why: made up}, about: [fisher, day], counts: fisher, as: range}
- {id: pond_work, as: concept, value: {says: fisher, not: [captain]}, about: [smoke, fame]}
- {id: far_price, value: {figure: 20, why: made up}, about: [trawl, storm]}
- {id: fog_price, value: {figure: 4, why: made up}, about: [boat, net, fog]}
- {id: costs_of_smoke, value: {figure: [7, 13, 18], why: made up}, about: [smoke, crew], counts: crew}
- {id: all_of_smoke, value: {figure: 5, why: made up}, about: [fisher, smoke], counts: fisher}
"""
)


def seen(folder: Path, sentence: str, heading: str = "Things") -> list[str]:
    return told(findings(folder, f"# 9 {heading}\n\n{sentence}\n", game=GAME))


@pytest.mark.parametrize(
    "sentence",
    [
        "The fishers gain 5 fame each.",  # the five are of fame
        "Eight boats and four nets cost 120.",  # a case: no price
        "The crew has eight kinds with 3 nets.",  # three count the nets
        "With both the bait on the pond comes to 1 + 2 = 3.",  # the two and the one are worked with
        "In the smokehouse Captain Oldcastle sleeps; the fame goes to the fisher.",
    ],
)
def test_what_stands_nearer_is_of_another_thing(tmp_path: Path, sentence: str) -> None:
    assert seen(tmp_path, sentence) == []


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("There are 5 fishers.", ["L2050 5"]),
        ("A boat or a net costs 12.", ["L2050 12"]),
        ("The crew has eight kinds with 4 nets.", ["L2050 4"]),
        ("In the smokehouse Captain Oldcastle has the fame.", ["L2054 Captain Oldcastle"]),
        ("2 to 6 fishers sail by day.", ["L2050 2"]),
        ("3–5 fishers sail by day.", ["L2050 5"]),
        ("3 to 6 fishers sail by day.", []),
        ("The smokehouse takes 7, 12 or 18 crew.", ["L2050 12"]),
        ("The smokehouse takes 7, 13 or 18 crew.", []),
    ],
)
def test_what_is_wrong_is_found_all_the_same(tmp_path: Path, sentence: str, wanted: list[str]) -> None:
    assert [each for each in seen(tmp_path, sentence) if each[:5] in ("L2050", "L2054")] == wanted


def test_a_right_number_is_said_twice_only_where_no_other_lacks_its_own(tmp_path: Path) -> None:
    book = "# 2 Bait\n\nBait costs {} on the pond and 3 on the sea.\n"
    assert told(findings(tmp_path / "a", book.format("3"), game=GAME)) == ["L2050 3"]
    assert told(findings(tmp_path / "b", book.format("1"), game=GAME)) == []


def test_what_there_is_in_all_is_no_number_of_a_case(tmp_path: Path) -> None:
    assert seen(tmp_path / "a", "There 30 nets dry.", "The crew") == ["L2057 30"]
    assert seen(tmp_path / "b", "There 30 nets dry in all.", "The crew") == []


def test_a_clause_that_names_nothing_goes_on_with_the_one_before(tmp_path: Path) -> None:
    sentence = "In a storm the trawl is dear; it takes {} or more."
    assert seen(tmp_path / "a", sentence.format(20)) == []
    assert seen(tmp_path / "b", sentence.format(21)) == ["L2050 21"]
    assert seen(tmp_path / "c", sentence.format("21 gulls").replace(" or more", "")) == []
