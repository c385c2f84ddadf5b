"""The hand-written twins of the benchmark are honest: they ask and offer what the engine does."""

from __future__ import annotations

import random
from typing import Any

from lockstep import choose, fast

from bench.twins import hearts, liars_dice


def test_liars_dice() -> None:
    engine = fast("liars_dice")
    first = engine.program.entities["Player"].first
    for seats, seed in ((2, 3), (3, 4), (6, 5)):
        chance = random.Random(seed)
        state = engine.new_game(seats, seed)
        engine.advance(state)
        game = liars_dice.play(seats, seed, [])
        asked = next(game)
        winner = None
        while state.pending is not None:
            seat, options, _ = asked
            assert seat == state.pending.seat - first
            assert [(n, f) for word, n, f in options if word == "bid"] == [
                values for branch, values in state.pending.options if branch == 0
            ]
            assert len(options) == len(state.pending.options)
            choice: Any = choose(chance, state.pending)
            engine.answer(state, choice)
            try:
                asked = game.send(choice)
            except StopIteration as end:
                winner = end.value
        assert state.outcome is not None
        assert state.outcome.winners == (first + winner,)


def test_hearts() -> None:
    engine = fast("hearts")
    cards, first = engine.program.entities["Playing"].first, engine.program.entities["Player"].first
    chance = random.Random(8)
    state = engine.new_game(4, 8)
    engine.advance(state)
    game = hearts.play(4, 8, [])
    asked = next(game)
    points: list[int] = []
    while state.pending is not None:
        seat, options, low = asked
        assert (seat, low) == (state.pending.seat - first, state.pending.low)
        assert tuple(cards + card for card in options) == state.pending.options
        choice: Any = choose(chance, state.pending)
        engine.answer(state, choice)
        try:
            asked = game.send(choice)
        except StopIteration as end:
            points = end.value
    assert state.outcome is not None
    assert {seat - first: figures[0] for seat, figures in state.outcome.ranking} == dict(enumerate(points))
