"""What is told is no longer than it need be, and the best comes first."""

from __future__ import annotations

import re

import pytest

from tests.cli.running import Said, lictor


def dice(*typed: str, lang: str = "en") -> Said:
    words = ["--human", "ana", "--seed", "3", "--lang", lang, "--plain"]
    return lictor("play", "liars_dice", *words, typed=[*typed, "quit"])


@pytest.mark.parametrize(
    ("lang", "heading", "name"),
    [("en", "The table", "Anna"), ("es", "La mesa", "Ana"), ("ca", "La taula", "Anna"), ("ru", "Стол", "Анна")],
)
def test_there_is_no_bid_on_the_table_before_the_first(lang: str, heading: str, name: str) -> None:
    said = dice("table", "bid 2 3", "table", lang=lang).out
    before, after = [each.lstrip() for each in said.split(f"-- {heading} --")[1:]]
    assert before.startswith(f"{name} (")
    assert not after.startswith(name)


def test_why_is_short_where_ninety_bids_are_open() -> None:
    said = dice("why").out
    assert said.count("the bid is higher (") == 1
    later = dice("bid 2 3", "why").out
    assert later.count("the bid is higher (") == 2  # one that is too low, one that is not


@pytest.mark.parametrize("seed", range(1, 5))
def test_final_scores_are_told_best_first(seed: int) -> None:
    said = lictor("play", "gloria_a_roma", "--players", "4", "--seed", str(seed), "--lang", "en", "--plain").out
    points = [int(number) for number in re.findall(r"^  \w+: (\d+) points", said, re.MULTILINE)]
    assert len(points) == 4 and points == sorted(points, reverse=True)
