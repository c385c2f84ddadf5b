"""Menus that are remembered: only by what they hang on, with what listing them costs and reaches."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from lockstep import choose, difference
from mini_game import check_mini_game, read_mini_game

from interpreter.codegen import CoveredFastEngine, FastEngine
from interpreter.execute import Engine
from interpreter.execute.covered import CoveredEngine

RULES = """\
entity Chip at most 9
entity Player
    wealth: 0..9 = 3
zone bowl of Chip
track leader: Player = first of all Player
track mark: 0..9? = none
track side: 1..3 = 1
condition above(n: 0..9, face: 1..3)
    more:   enough mark is none
    beyond: enough mark is not none and n > mark
    level:  enough mark is not none and n = mark and face > side
total chips
    bowl:   + count of bowl
rule setup
    chips:
        for each n in 1 .. 4
            make Chip() as chip
            move chip to bowl
rule turn
    word:
        for each player in all Player
            say(player)
rule say(player: Player)
    word:
        choose one by player
            bid: with n from 1 .. chips with face from 1 .. 3 when {condition}
                mark = n
                side = face
            more: when chips < 9
                make Chip() as chip
                move chip to bowl
            less: when chips > 1
                end first of bowl
                player.wealth = (0 when player.wealth = 0 else player.wealth - 1)
            anew: when mark is not none
                mark = none
                side = 1
"""
CONDITIONS = {
    "tracks alone": "above(n, face)",
    "written out": "mark is none or n > mark or n = mark and face >= side",
    "a field of who answers": "n <= player.wealth",
    "who answers": "player = leader or n > 1",
    "the bound of the outer number": "mark is none or n >= mark and face < side",
}
MANIFEST = """\
--- game.yaml
game: mini
format: 1
players: "1..3"
seats: {entity: Player, names: [ana, bea, carles]}
repeat: turn
begin: setup
library: [seats]
"""


@pytest.mark.parametrize("condition", CONDITIONS)
def test_what_is_offered_is_what_the_plain_engine_offers(condition: str, tmp_path: Path) -> None:
    text = MANIFEST + "--- rules/main.rules\n" + RULES.replace("{condition}", CONDITIONS[condition])
    outcome = check_mini_game(read_mini_game(text), tmp_path)
    assert outcome.program is not None, outcome.diagnostics.in_order()
    plain, quick = Engine(outcome.program), FastEngine(outcome.program)
    counted = CoveredEngine(outcome.program), CoveredFastEngine(outcome.program)
    engines = (plain, quick, *counted)
    chance = random.Random(7)
    states = [engine.new_game(3, 5) for engine in engines]
    for engine, state in zip(engines, states, strict=True):
        engine.advance(state)
    for _ in range(300):
        assert states[0].pending is not None
        answer = choose(chance, states[0].pending)
        before = states[1].clone()
        for engine, state in zip(engines, states, strict=True):
            engine.answer(state, answer)
        for state in states[1:]:
            assert not difference(states[0], state)
    anew = FastEngine(outcome.program)  # it remembers nothing
    anew.answer(before, answer)
    assert not difference(before, states[1])
    assert anew.expressions.effort.left == quick.expressions.effort.left
