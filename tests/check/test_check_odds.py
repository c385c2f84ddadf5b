"""Odds of dice and of thrown tables, against a count of all throws."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from interpreter.check.odds import row_odds, totals_of
from tests.cli.running import lictor
from tests.mini_game import check_mini_game, read_mini_game


@pytest.mark.parametrize(("count", "sides"), [(1, 6), (2, 6), (3, 6), (4, 8), (2, 20)])
def test_totals_of_dice(count: int, sides: int) -> None:
    throws = Counter(sum(faces) for faces in product(range(1, sides + 1), repeat=count))
    assert totals_of(count, sides) == {t: Fraction(n, sides**count) for t, n in throws.items()}


def test_rows_of_a_thrown_table(tmp_path: Path) -> None:
    rules = """
table morning(dice: 2d6, cold: Boolean) -> fish: 0..9
    ..4     yes     0
    5..     yes     1
    2..12   no      2
"""
    program = check_mini_game(read_mini_game(rules.lstrip()), tmp_path).program
    assert program is not None
    assert [chance for _, chance in row_odds(program.tables["morning"])] == [Fraction(1, 6), Fraction(5, 6), 1]


def test_the_odds_of_a_shipped_table_add_up() -> None:
    said = lictor("odds", "republic_of_rome", "event_table")
    assert said.status == 0
    lines = said.out.splitlines()
    assert "event_table (number: 3d6)" in lines[0]
    assert sum(Fraction(line.split()[-1]) for line in lines[1:] if line.strip()) == 1


def test_a_table_that_is_not_thrown() -> None:
    said = lictor("odds", "republic_of_rome", "evnt_table")
    assert said.status == 1
    assert "L1120" in said.err and "event_table" in said.err
