"""Numbers with words that bound, round or deny them, and where such words stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import quantities
from interpreter.rulebook.book.tokens import Tokens
from tests.rulebook.harbour import HARBOUR, findings, told

LIMITED = HARBOUR.replace(
    "--- book/statements.yaml\n",
    """--- book/statements.yaml
- id: nets_at_most
  value: {figure: 3, why: "no nets in these rules"}
  about: [calm, net]
  counts: net
  limit: max
- id: crew_of_the_quay
  value: {figure: 6, why: "no quay in these rules"}
  as: threshold
  about: [night, crew]
- id: nets_of_a_haul
  value: {figure: 4, why: "no hauls in these rules"}
  about: [net, berth]
  within: [catch]
""",
)


def of(tmp_path: Path, sentence: str) -> list[str]:
    return told(findings(tmp_path, f"# 1 Harbour\n\n{sentence}\n", game=LIMITED))


@pytest.mark.parametrize(
    ("written", "bound"),
    [
        ("It never falls below 3.", "min"),
        ("It is not higher than 3.", "max"),
        ("It cannot on any day be higher than 3.", "more"),
        ("Nobody may keep it higher than 3.", "max"),
        ("Not on 4 it is higher than 3.", "more"),
        ("It falls below 3.", "less"),
        ("No boat waits where the water is higher than 3.", "more"),
    ],
)
def test_a_denied_comparison_is_the_other_one(written: str, bound: str) -> None:
    number = quantities(Tokens(written, 0, len(written)), language("en"))[-1]
    assert number.bound == bound
    assert written[slice(*number.said)] in ("below", "higher than")


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("In a calm at most 3 nets are cast.", []),
        ("In a calm 3 nets are cast.", []),
        ("In a calm at least 3 nets are cast.", ["L2050 at least 3"]),
        ("In a calm at most 4 nets are cast.", ["L2050 4"]),
    ],
)
def test_the_most_is_not_the_least(tmp_path: Path, written: str, wanted: list[str]) -> None:
    assert of(tmp_path, written) == wanted


def test_of_a_threshold_and_a_range_the_threshold_is_accused(tmp_path: Path) -> None:
    assert of(tmp_path, "At night 5 or more call a crew, 3-4 call none.") == ["L2050 5"]
    assert of(tmp_path, "At night 6 or more call a crew, 3-4 call none.") == []


def test_dice_that_are_a_term_themselves_are_accused(tmp_path: Path) -> None:
    game = HARBOUR.replace("storm: {name: storm, gender: n}", "storm: {name: storm, gender: n}\ndice_2: {name: 3d6}", 1)
    book = "# 1 Weather\n\nIn a storm 3d6 end it, and there is calm.\n"
    assert told(findings(tmp_path, book, game=game)) == ["L2050 3d6"]


def test_what_introduces_a_list_places_its_items(tmp_path: Path) -> None:
    book = "The catch brings, as told:\n\n- {} nets for the berth;\n- nothing else."
    assert of(tmp_path, book.format(4)) == []
    assert of(tmp_path, book.format(5)) == ["L2050 5"]
