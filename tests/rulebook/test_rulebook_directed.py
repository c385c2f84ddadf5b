"""Which way the rules let something go: added where it should be subtracted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.harbour import HARBOUR, findings, told

GAME = (
    HARBOUR.replace(
        "fog: {name: fog, gender: n}",
        "fog: {name: fog, gender: n}\nplus: {name: adds, words: [added]}\n"
        "minus: {name: subtracts, words: [subtracted]}",
        1,
    )
    + """
- {id: crew_is_added, as: concept, value: {says: plus, not: [minus]}, about: [crew, launch], directed: yes}
- {id: berth_is_subtracted, as: concept, value: {says: minus, not: [plus]}, about: [berth, launch], directed: yes}
"""
)


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("At a launch one subtracts the berth and adds the crew.", []),
        ("At a launch the berth is subtracted, and the crew added.", []),
        ("At a launch the berth is subtracted from a throw to which the crew is added.", []),
        ("At a launch one adds the berth and subtracts the crew, and looks.", ["L2054 subtracts"]),
        ("At a launch one subtracts the berth and subtracts the crew.", ["L2054 subtracts"]),
        ("At a launch the whole berth is added.", ["L2054 added"]),
        ("For example, at a launch she adds the berth.", []),  # a case
    ],
)
def test_which_way_something_goes(tmp_path: Path, sentence: str, wanted: list[str]) -> None:
    found = told(findings(tmp_path, f"# 9 Things\n\n{sentence}\n", game=GAME))
    assert [each for each in found if each[:5] == "L2054"] == wanted


PAYING = (
    HARBOUR
    + """
- {id: the_captain_pays, as: concept, value: {says: captain, not: [crew]}, about: [launch, fee]}
"""
)


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("Captain Oldcastle pays the harbour fee for a launch; the crew gets wet.", []),
        ("The crew pays the harbour fee for a launch; Captain Oldcastle gets wet.", ["L2054 crew"]),
        ("The crew and Captain Oldcastle pay the harbour fee for a launch.", []),
    ],
)
def test_a_right_word_behind_a_semicolon_excuses_no_wrong_one(tmp_path: Path, sentence: str, wanted: list[str]) -> None:
    found = told(findings(tmp_path, f"# 9 Things\n\n{sentence}\n", game=PAYING))
    assert [each for each in found if each[:5] == "L2054"] == wanted
