"""Numbers that are right, beside a statement that another number would contradict: none of them is accused."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.checks.arithmetic import arithmetic_of_the_text
from interpreter.text import Source
from tests.rulebook.books import context_of
from tests.rulebook.harbour import HARBOUR, findings, told
from tests.rulebook.test_rulebook_prose_tables import wrong as wrong_in_told_tables

GAME = (
    HARBOUR.replace(
        "fog: {name: fog, gender: n}",
        "fog: {name: fog, gender: n}\nfisher: {name: fisher, gender: n}\nbuoy: {name: buoy, gender: n}\n"
        "price: {name: price, words: [costs, cost], gender: n}\ncoin: {name: coin, gender: n}\n"
        "worth: {name: worth, gender: n}\nrival: {name: sculler, gender: n}\nauction: {name: auction, gender: n}",
    ).replace(
        "niebla, gender: f}",
        "niebla, gender: f}\nfisher: {name: pescador, gender: m}\nbuoy: {name: boya, gender: f}\n"
        "price: {name: precio, words: [cuesta], gender: m}\ncoin: {name: moneda, gender: f}\n"
        "worth: {name: vale, gender: m}\nrival: {name: remero, gender: m}\nauction: {name: subasta, gender: f}",
    )
    + """
- {id: price, value: {figure: 20, why: made up}, about: [buoy, price]}
- {id: reach, value: {figure: 6, why: made up}, about: [buoy, auction]}
- {id: worth, value: {figure: 2, why: made up}, about: [rival, worth]}
- {id: worth_twice, value: {figure: 2, why: made up}, about: [rival, worth], as: multiple}
- {id: pay, value: {figure: 1, why: made up}, about: [fisher, coin], counts: coin}
- {id: buoys, value: {figure: 6, why: made up}, about: [buoy, day], counts: buoy}
- {id: rowed_by, as: concept, value: {says: fisher, not: [captain]}, about: [coin, boat], not_about: [storm]}
"""
)


def seen(folder: Path, sentence: str) -> list[str]:
    return told(findings(folder, f"# 9 Things\n\n{sentence}\n", game=GAME))


@pytest.mark.parametrize(("right", "fault", "wanted"), [
    ("At 7, 5 and 3 there is a shortage: each buoy costs 20.",
     "At 7, 5 and 3 there is a shortage: each buoy costs 30.", ["L2050 30"]),
    ("A buoy costs 10 more than the usual 10.", "A buoy costs 5 more than the usual 10.", ["L2050 5"]),
    ("In the auction of buoys one begins with 1 coin.", "In the auction of buoys one stops at 5.", ["L2050 5"]),
    ("Add to the coins of the fisher 3 coins for each buoy.", "Of 3 coins the fisher may dream.", ["L2050 3"]),
])  # fmt: skip
def test_a_number_of_something_else_is_not_accused(tmp_path: Path, right: str, fault: str, wanted: list[str]) -> None:
    assert seen(tmp_path / "right", right) == []
    assert seen(tmp_path / "fault", fault) == wanted


def test_what_is_worth_two_and_worth_twice_is_one_fault(tmp_path: Path) -> None:
    assert len(seen(tmp_path, "A cork is worth 1, a sculler 3.")) == 1


def test_a_general_rule_is_not_held_against_the_power_of_what_heads_the_item(tmp_path: Path) -> None:
    assert seen(tmp_path / "a", "Captain Oldcastle gets a coin for the boat.") == ["L2054 Captain Oldcastle"]
    assert seen(tmp_path / "b", "A storm. Captain Oldcastle gets a coin for the boat.") == []


def test_what_is_added_to_dice_is_none_of_the_numbers_of_a_rule(tmp_path: Path) -> None:
    assert seen(tmp_path / "a", "A buoy costs 2D6 - 2.") == []
    assert seen(tmp_path / "b", "A buoy costs 2.") == ["L2050 2"]


def test_a_told_table_may_have_its_signs_and_count_downwards(tmp_path: Path) -> None:
    rows = "With 21 or more they rise by +9; from 20 to 11 by {}; 10 raises them by +4 and 9 by +2."
    assert wrong_in_told_tables(tmp_path / "right", rows.format("+6")) == []
    assert wrong_in_told_tables(tmp_path / "fault", rows.format("+7")) == ["L2060 +7"]


def test_a_level_is_moved_from_where_it_stood_though_something_else_was_worked_out_since() -> None:
    tale = "Ejemplo: el descontento sube a 4. Saca un 11: 11 - 4 + 3 = 10. La tabla da +1 y el descontento queda en {}."
    for level, wanted in (("5", []), ("7", ["L2094 7"])):
        found = arithmetic_of_the_text(context_of(f"# 1 A\n\n{tale.format(level)}\n", "es"))
        assert [f"{each.code} {each.span.text}" for each in found] == wanted


def test_a_short_line_above_a_wrapped_paragraph_is_its_title() -> None:
    paragraph = (
        "Whoever sails by night must light a lamp and keep it burning until the\n"
        "boat is back at the quay, for a boat that nobody sees is soon in the way\n"
        "of another, and what comes of that is told in the chapter on the losses\n"
        "that a fisher may have at sea, by day and by night, in good weather and\n"
        "in bad.\n"
    )
    text = "\n".join(f"2.{number} Of lamps {number}\n{paragraph}" for number in range(1, 5))
    text += f"\n2.5 It is forbidden to sail without a lamp at night, and whoever does so\n{paragraph.lower()}"
    titles = [section.title for section in find_outline(Source("book.txt", text), "en").rules if section.number]
    assert titles == ["Of lamps 1", "Of lamps 2", "Of lamps 3", "Of lamps 4", ""]


@pytest.mark.parametrize(("right", "fault", "wanted"), [
    # What a case behind a colon supposes, and what comes of it, only illustrates.
    ("A buoy costs 20: with 4 of them one pays 80 coins, and a buoy costs 80.",
     "A buoy costs 30.", ["L2050 30"]),
    ("Each boat has 2 lamps: with 9 buoys in the auction there are 11.",
     "Each boat has 2 lamps, and 9 buoys go to auction.", ["L2050 9"]),
    # So many times something is no price of one.
    ("Ten buoys then cost 300.", "A buoy then costs 300.", ["L2050 300"]),
    # A nought is not so many times anything.
    ("Ten buoys then cost 300.", "At 0 the price is 19 where 10 buoys float.", ["L2050 19"]),
    # One number again and again is that of a case.
    ("With 3 boats come 3 nets, 3 hooks, and a buoy costs 3.", "With 3 boats a buoy costs 3.", ["L2050 3"]),
    # An average is no number of a rule.
    ("The price of a buoy is three and a half on average.", "The price of a buoy is three.", ["L2050 three"]),
])  # fmt: skip
def test_a_number_of_a_case_is_not_accused(tmp_path: Path, right: str, fault: str, wanted: list[str]) -> None:
    assert seen(tmp_path / "right", right) == []
    assert seen(tmp_path / "fault", fault) == wanted


def test_what_a_sentence_denies_it_does_not_claim(tmp_path: Path) -> None:
    assert seen(tmp_path / "a", "Captain Oldcastle gets no coin for the boat.") == []
    assert seen(tmp_path / "b", "Captain Oldcastle gets a coin for the boat.") == ["L2054 Captain Oldcastle"]


def test_another_account_begins_anew() -> None:
    tale = "Example: she earns 3 + 6 + 9 = 18 coins. The town had 45 and receives 100, which brings it to {}."
    for level, wanted in (("145", []), ("163", []), ("150", ["L2094 150"])):
        found = arithmetic_of_the_text(context_of(f"# 1 A\n\n{tale.format(level)}\n", "en"))
        assert [f"{each.code} {each.span.text}" for each in found] == wanted


@pytest.mark.parametrize(("right", "fault", "wanted"), [
    # A row of numbers tells from where they reach by the first of them.
    ("A launch needs a 5, a 6 or a 7.", "A launch needs a 4, a 5, a 6 or a 7.", ["L2050 4"]),
    ("A launch comes on 5, 6 and 7.", "A launch comes on 6, 7 and 8.", ["L2050 6"]),
])  # fmt: skip
def test_numbers_in_a_row(tmp_path: Path, right: str, fault: str, wanted: list[str]) -> None:
    assert told(findings(tmp_path / "right", f"1 Rules\n\n{right}\n")) == []
    assert told(findings(tmp_path / "fault", f"1 Rules\n\n{fault}\n")) == wanted


@pytest.mark.parametrize(("right", "fault", "wanted"), [
    # What is raised, and by how much.
    ("Fog raises the price of a buoy, twelve by 8, to 20.", "Fog raises the price of a buoy, to 12.", ["L2050 12"]),
    # What an account comes to, in signs.
    ("The price of buoys: 8 + 12 = 20, 23 with a lamp.", "The price of a buoy is 23 with a lamp.", ["L2050 23"]),
    # What is instead of the right number, but for a case that the sentence goes on to tell.
    ("Of buoys the price is not 20 here, but 30 instead of 20.", "The price of a buoy is 30.", ["L2050 30"]),
    # What is counted with another number, before the next of a list.
    ("By day there are four coins and a buoy.", "By day there are four buoys.", ["L2050 four"]),
])  # fmt: skip
def test_what_is_only_reckoned_with_accuses_nothing(tmp_path: Path, right: str, fault: str, wanted: list[str]) -> None:
    assert seen(tmp_path / "right", right) == []
    assert seen(tmp_path / "fault", fault) == wanted


def test_a_case_of_what_the_section_tells_rightly_is_no_rule(tmp_path: Path) -> None:
    rule = "A fisher gets one coin, 1 coin each."
    assert seen(tmp_path / "a", f"{rule} So with four nets the fisher has 5 coins.") == []
    assert seen(tmp_path / "b", f"{rule} So the fisher has 5 coins.") == ["L2050 5"]
