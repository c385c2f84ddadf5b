"""Every pass can be taken away, and the play is the same."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest
from lockstep import difference, fast, play

from interpreter.ir.passes import Passes

SWITCHES = [item.name for item in fields(Passes)]


@pytest.mark.parametrize("switch", ["none", *SWITCHES])
def test_play_is_the_same_without_a_pass(switch: str) -> None:
    passes = Passes.none() if switch == "none" else replace(Passes(), **{switch: False})
    for game, seats, decisions in (("gloria_a_roma", 3, 500), ("hearts", 4, 150), ("liars_dice", 3, 80)):
        states = []
        for engine in (fast(game), fast(game, passes=passes)):
            state = engine.new_game(seats, 21)
            engine.advance(state)
            play(engine, state, random.Random(21), decisions)
            states.append(state)
        assert not difference(*states)
