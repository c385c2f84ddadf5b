"""Mistakes that everybody makes first: one message, with the line as it should be."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.messages import render_diagnostics
from tests.mini_game import check_mini_game, read_mini_game

HEAD = "entity Player\n    points: 0..9 = 0\n"


@pytest.mark.parametrize(
    ("wrong", "cure"),
    [
        (
            "total all_points\n    sum: + sum of p.points for p in all Player\n",
            "write 'sum of it.points for all Player'",
        ),
        ("rule turn\n    last: end fifty_points\n", "did you mean 'end as fifty_points'?"),
        ("rule turn\n    throw: roll d6 as die\n", "Write `1d6`."),
        ("rule turn\n    wrok:\n        stop work when 1 = 2\n        stop work\n", "did you mean 'wrok'?"),
    ],
)
def test_one_message_says_what_to_write(wrong: str, cure: str, tmp_path: Path) -> None:
    outcome = check_mini_game(read_mini_game(HEAD + wrong), tmp_path)
    assert len(outcome.diagnostics.errors) == 1
    assert cure in render_diagnostics(outcome.diagnostics)
