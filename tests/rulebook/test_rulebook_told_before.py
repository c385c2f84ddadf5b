"""What a case tells before a sum, held against the sum (L2103)."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.checks.told_before import told_against_the_sums
from tests.rulebook.harbour import findings, told


def wrong(folder: Path, text: str) -> list[str]:
    return told(findings(folder, f"# 1 Fog\n\n{text}\n", checks=(told_against_the_sums,)))


@pytest.mark.parametrize(
    ("text", "right", "other"),
    [
        ("Example: the roll is 12, the fog 3, the fame of the crew is {}. It comes to 12 - 3 + 1 = 10.", 1, 4),
        ("Example: the roll is 12, the fog 3, the fame of the crew is {}.\nResult: 12 - 3 + 1 = 10.", 1, 4),
        (
            "Example: Ann has fame 8 and 4 + 4 = 8 more. The sea gives 3, Heron {} more. In all 8 + 8 + 3 + 3 = 22.",
            3,
            6,
        ),
        ("Example: she begins with 2 + 5 - 6 = 1. She pays 6, a total of {}. He pays 2: 7 - 2 = 5.", 7, 5),
        ("Example: boats cost 40, nets 5, hands 30. In all she pays {}, and keeps 196 - 75 = 121.", 75, 78),
    ],
)
def test_a_case_reckons_with_what_it_has_told(tmp_path: Path, text: str, right: int, other: int) -> None:
    assert wrong(tmp_path / "a", text.format(right)) == []
    assert wrong(tmp_path / "b", text.format(other)) == [f"L2103 {other}"]


@pytest.mark.parametrize(
    "text",
    [
        "Example: the crew has 11 + 4 = 15, the storm 10 + 6 = 16.",  # two sums of their own
        "Example: Ann has fame 2 + 3 + 2 + 3 = 10. She has two nets and one of two hooks, worth 6 + 2 + 2 = 10.",
        "Example 1. The fog is 3, the crew 4. It comes to 8 + 3 + 4 = 15.",  # the number of an example is none
        "The roll is 12, the fog 3, the fame is 4. It comes to 12 - 3 + 1 = 10.",  # no case
        "Example: the roll is 12, the fog 3, and 4 boats wait. It comes to 12 - 3 + 1 = 10.",  # four boats are no term
        "Example: the roll is 12, the fog 3, the fame 4, the tide 5. It comes to 12 - 3 + 1 = 10.",  # which of two?
        "Example: she has 7 + 2 = 9, a total of 9. The roll is 11: 11 + 3 = 14.",  # the next sum begins anew
    ],
)
def test_what_need_not_be_a_term_is_none(tmp_path: Path, text: str) -> None:
    assert wrong(tmp_path, text) == []
