"""What was shown stays shown while real dice are waited for, whatever other games do meanwhile."""

from __future__ import annotations

from pathlib import Path

from interpreter.codegen import FastEngine
from interpreter.execute import Engine
from interpreter.runtime import TELL
from tests.mini_game import check_mini_game, read_mini_game

GAME = """
--- game.yaml
cards:
  Owl: {rows: [owls], start: nest}
--- cards/owls.yaml
- {id: barn}
- {id: tawny}
--- rules/main.rules
entity Owl
zone nest of Owl seen by none
rule turn
    look:
        let owl = first of nest
        reveal owl to all Player
        roll 1d6 as die
        tell spotted(owl, die)
    finish: end as done
"""


def test_a_reveal_before_a_real_throw(tmp_path: Path) -> None:
    program = check_mini_game(read_mini_game(GAME), tmp_path).program
    assert program is not None
    for engine in (Engine(program), FastEngine(program)):
        state = engine.new_game(2, 1)
        state.asks_chance = True
        engine.advance(state)
        engine.advance(engine.new_game(2, 2))  # another game on the same engine
        copy = state.clone()
        for each in (state, copy):
            engine.answer_chance(each, (4,))
            told = [entry for entry in each.log if entry[0] == TELL]
            assert told[0][2][1] == 4
            assert told[0][3][0] == -1, "everybody saw the owl"
