"""The first evening: random games run to their end with everything in its place."""

from __future__ import annotations

from random import Random

import pytest

from bench.phases import count
from interpreter.check import check_program
from interpreter.compose import compose
from interpreter.data import data_roots, find_games
from interpreter.execute import Engine
from interpreter.messages import Diagnostics
from interpreter.players import random_choice
from interpreter.session import load

GAMES = 6
ENDINGS = {
    "rome_falls (people_rise)", "rome_falls (four_wars)", "rome_falls (bankrupt)",
    "consul_for_life_reigns", "era_is_over",
}  # fmt: skip


@pytest.mark.parametrize("edition", ["vg", "es", "ru"])
def test_random_games_end_and_lose_nothing(edition: str) -> None:
    diagnostics = Diagnostics()
    folder = find_games(data_roots())["republic_of_rome"]
    linked = compose(folder, diagnostics, edition=edition, variants=("first_evening",))
    assert linked is not None
    program, _ = check_program(linked, diagnostics)
    assert program is not None and not diagnostics.errors
    engine = Engine(program)
    engine.check_invariants = True
    for seed in range(GAMES):
        random = Random(seed)
        state = engine.new_game(3 + seed % 4, seed)
        engine.advance(state)
        while state.outcome is None:
            assert state.pending is not None
            engine.answer(state, random_choice(state.pending, random))
        assert state.outcome.key in ("rome_falls", "era_is_over", "consul_for_life_reigns")


def test_every_ending_comes_about() -> None:
    """Random bots come to all of them; which is likeliest is told by `bench.phases`."""
    ruleset = load("republic_of_rome", variants=["first_evening"])
    found = count(ruleset, [3, 4, 5, 6], range(160))
    assert not found.broken
    assert set(found.endings) == ENDINGS
