"""Wholes told with their parts, and changes told with what they change (L2091)."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.checks.wholes import wholes_and_changes
from tests.rulebook.harbour import findings, told


def wrong(folder: Path, text: str) -> list[str]:
    return told(findings(folder, f"# 1 Harbour\n\n{text}\n", checks=(wholes_and_changes,)))


@pytest.mark.parametrize(
    ("text", "right", "other"),
    [
        ("The haul has 64 cards, 32 of the sea and {} of the pond.", 32, 34),
        ("The bag holds {} chits: thirty with names, four bare ones and two to draw again.", 36, 35),
        ("In fog a net costs {} coins more: 20 instead of 10.", 10, 15),
        ("In fog a net is 10 coins dearer: instead of {} coins 20.", 10, 8),
    ],
)
def test_what_does_not_come_to_its_whole(tmp_path: Path, text: str, right: int, other: int) -> None:
    assert wrong(tmp_path / "a", text.format(right)) == []
    assert [each[:5] for each in wrong(tmp_path / "b", text.format(other))] == ["L2091"]


@pytest.mark.parametrize(
    "text",
    [
        "The haul has 64 cards, 3 of the sea and 4 of the pond in each hand.",  # some of them
        "The haul has 64 cards, 32 of the sea, or 30 of the sea and 4 of the pond.",
        "There are 64 cards, each crew has 32 coins and each boat 33.",
        "In fog 3 nets cost 20 coins instead of 10.",
    ],
)
def test_numbers_that_are_no_parts(tmp_path: Path, text: str) -> None:
    assert wrong(tmp_path, text) == []
