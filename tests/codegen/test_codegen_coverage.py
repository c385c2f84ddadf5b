"""Both engines that keep count come to the same steps, ways and branches as often, and to no other parts."""

from __future__ import annotations

import pytest
from lockstep import lockstep, program

from interpreter.codegen import CoveredFastEngine
from interpreter.execute.covered import CoveredEngine

GAMES = [
    ("gloria_a_roma", (), 3, 250),
    ("hearts", (), 4, 200),
    ("liars_dice", ("exact_call",), 3, 200),
    ("republic_of_rome", ("first_evening",), 4, 250),
]


@pytest.mark.parametrize(("game", "variants", "seats", "decisions"), GAMES)
def test_coverage_is_the_same(game: str, variants: tuple[str, ...], seats: int, decisions: int) -> None:
    checked = program(game, None, variants)
    engines = (CoveredEngine(checked), CoveredFastEngine(checked))
    states = (engines[0].new_game(seats, 2), engines[1].new_game(seats, 2))
    for engine, state in zip(engines, states, strict=True):
        engine.advance(state)
    lockstep(engines, states, 2, decisions)
    plain, fast = (engine.coverage for engine in engines)
    assert plain.places == fast.places
    # Generated code stops looking where more can change nothing, so it may come to fewer parts, never to more.
    assert set(fast.reached) <= set(plain.reached)
    assert all(item[0] == "term" for item in set(plain.reached) - set(fast.reached))
    assert 0 < fast.share < 1

    def without_terms(reached: dict[tuple[str, str, str], int]) -> dict[tuple[str, str, str], int]:
        return {item: count for item, count in reached.items() if item[0] != "term"}

    assert without_terms(plain.reached) == without_terms(fast.reached)
