"""The first evening: random games run to their end with everything in its place."""

from __future__ import annotations

from random import Random

import pytest

from interpreter.check import check_program
from interpreter.compose import compose
from interpreter.data import data_roots, find_games
from interpreter.execute import Engine
from interpreter.messages import Diagnostics
from interpreter.players import random_choice

GAMES = 6


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
