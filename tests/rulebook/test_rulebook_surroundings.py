"""Numbers of sentences that leave out what their heading, what introduces a list, or the sentence before says."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.numbers import numbers_against_the_rules
from tests.rulebook.harbour import HARBOUR, findings, told
from tests.rulebook.test_rulebook_worked import book

SPOKEN_TOGETHER = HARBOUR.replace(
    "--- book/statements.yaml\n",
    """--- book/statements.yaml
- id: boats_at_sea
  value: {of: [2, 3, 4]}
  about: [boat, storm]
  counts: boat
- id: crew_in_a_list
  each: Boat
  value: {of: "it.crew"}
  within: [crew]
  counts: it
- id: nets
  value: {figure: 6, why: "the rules count none"}
  about: [calm, net]
  counts: net
""",
)


@pytest.mark.parametrize(
    "book",
    [
        "# 3 The harbour fee\n\nIt has {} for the berth.\n",
        "# 3 Money\n\nThe harbour fee has these parts:\n\n- {} for the berth.\n",
        "# 3 Money\n\nThe harbour fee is paid at night. It has {} for the berth.\n",
    ],
)
def test_a_subject_may_stand_around_the_sentence(tmp_path: Path, book: str) -> None:
    assert told(findings(tmp_path / "a", book.format(5))) == []
    assert told(findings(tmp_path / "b", book.format(4))) == ["L2057 4"]


def test_what_is_read_into_a_sentence_is_a_warning(tmp_path: Path) -> None:
    (found,) = findings(tmp_path, "# 3 The harbour fee\n\nIt has 4 for the berth.\n")
    assert found.severity == "warning"


def test_numbers_far_from_the_concepts_are_let_be(tmp_path: Path) -> None:
    far = "# 3 The harbour fee\n\nThe berth is paid by whoever comes home late from the water with 4 fish.\n"
    assert told(findings(tmp_path, far)) == []


def test_what_the_section_says_in_full_is_not_accused_a_second_time(tmp_path: Path) -> None:
    said = "# 3 The harbour fee\n\nThe harbour fee has 5 for the berth. A berth has 4 rings.\n"
    assert told(findings(tmp_path, said)) == []


def test_a_number_of_a_computation_is_no_rule(tmp_path: Path) -> None:
    computed = "# 3 The harbour fee\n\nBerth and oars are 4 + 3 = 7.\n"
    assert told(findings(tmp_path, computed)) == []


def test_a_right_number_explained_by_its_surroundings_is_not_accused(tmp_path: Path) -> None:
    """Of the numbers of a sentence the heading explains one, so that the other is the wrong one."""
    book = "# 3 The harbour fee\n\nThe 5 for the berth are small, and in the harbour fee {} are for the crew.\n"
    assert told(findings(tmp_path / "a", book.format(6))) == []
    assert told(findings(tmp_path / "b", book.format(9))) == ["L2050 9"]


def test_numbers_beside_a_choice(tmp_path: Path) -> None:
    book = "# 1\n\nIn a storm 2 to {} boats are out.\n"
    assert told(findings(tmp_path / "a", book.format(4), game=SPOKEN_TOGETHER)) == []
    assert told(findings(tmp_path / "b", book.format(9), game=SPOKEN_TOGETHER)) == ["L2050 9"]


def test_a_number_right_behind_a_name(tmp_path: Path) -> None:
    book = "# 1 The crew\n\nAboard are: Heron {}, Gannet 3.\n"
    assert told(findings(tmp_path / "a", book.format(2), game=SPOKEN_TOGETHER)) == []
    assert told(findings(tmp_path / "b", book.format(3), game=SPOKEN_TOGETHER)) == ["L2050 3"]


def test_a_number_counts_what_stands_right_behind_it(tmp_path: Path) -> None:
    book = "# 1\n\nIn a storm and in the calm {} boats and {} nets are enough.\n"
    assert told(findings(tmp_path / "a", book.format(4, 6), game=SPOKEN_TOGETHER)) == []
    assert told(findings(tmp_path / "b", book.format(6, 6), game=SPOKEN_TOGETHER)) == ["L2050 6"]


def test_words_broken_at_the_end_of_a_line_are_one() -> None:
    text = "a cap-\ntain, one -\nbut Anglo-\nSaxon"
    assert Tokens(text, 0, len(text)).words == ["a", "captain", ",", "one", "-", "but", "anglo", "-", "saxon"]


@pytest.mark.parametrize("last", [", ", " and "])
def test_in_a_list_a_number_belongs_to_the_name_before_it(last: str) -> None:
    offices = f"Rome Consul 5, Field Consul 5, Dictator 7, Master of Horse 3{last}Censor 5"
    text = f"G) Offices\n\nG.2 Each office gives influence: {offices}.\n"
    assert check_book(book(text, "en", "vg"), [numbers_against_the_rules]) == []
    [found] = check_book(book(text.replace("7", "8"), "en", "vg"), [numbers_against_the_rules])
    assert found.span.text == "8"


@pytest.mark.parametrize("money", ["receives 100 talents in revenue", "receives 100 talents", "receives 100"])
@pytest.mark.parametrize("also", ["", " and 2 for each legion and each fleet"])
def test_what_a_number_counts_may_be_named_with_another_before(money: str, also: str) -> None:
    text = f"D.2 The State {money} and pays 20 for each active war{also}.\n"
    assert check_book(book(text, "en", "vg"), [numbers_against_the_rules]) == []


def test_a_price_may_be_named_in_the_words_of_another_language() -> None:
    text = "D.2 L’Estat rep 100 talents i paga 20 per cada guerra activa i 2 per cada legió i cada flota.\n"
    assert check_book(book(text, "ca", "vg"), [numbers_against_the_rules]) == []


def test_of_two_sums_the_one_beside_the_rest_of_the_statement_is_accused() -> None:
    text = "D.2 The State receives 100 talents and pays 30 for each active war.\n"
    [found] = check_book(book(text, "en", "vg"), [numbers_against_the_rules])
    assert found.span.text == "30"


def test_a_number_is_no_count_of_what_stands_without_one() -> None:
    text = "2.1 Each player takes a camp and starts with an influence of {}.\n"
    assert check_book(book(text.format(2), "en", "iv", game="gloria_a_roma"), [numbers_against_the_rules]) == []
    [found] = check_book(book(text.format(1), "en", "iv", game="gloria_a_roma"), [numbers_against_the_rules])
    assert found.span.text == "1"
