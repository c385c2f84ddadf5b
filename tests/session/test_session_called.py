"""Made things that are called by what they stand for."""

from __future__ import annotations

from pathlib import Path

from interpreter.check import check_program
from interpreter.compose import compose
from interpreter.messages import Diagnostics
from interpreter.session import load
from tests.mini_game import read_mini_game
from tests.session.playing import root_of

GAME = """\
--- game.yaml
cards:
  Mask: {rows: [masks], start: chest}
called: {Actor: mask}
--- cards/masks.yaml
- id: fox
- id: owl
--- rules/main.rules
entity Mask
entity Actor at most 3
    mask: Mask? = none
track leader: Player = first of all Player
zone chest of Mask
zone stage of Actor
rule turn
    enter:
        make Actor(mask: fox) as one_actor
        make Actor(mask: owl) as second_actor
        make Actor() as third_actor
        move [one_actor, second_actor, third_actor] to stage
    bow:
        choose actor_who_bows from stage by leader
            end as done
"""


def test_a_made_thing_is_called_by_what_it_stands_for() -> None:
    decision = load("mini", roots=[root_of(GAME)]).start(1, 1).pending
    assert decision is not None
    assert decision.labels == ("fox", "owl", "actor")


def test_the_field_must_hold_a_thing(tmp_path: Path) -> None:
    diagnostics = Diagnostics()
    game = read_mini_game(GAME.replace("mask: Mask? = none", "mask: Mask? = none\n    age: 1..9 = 1"))
    game.files["game.yaml"] = game.files["game.yaml"].replace("{Actor: mask}", "{Actor: age}")
    linked = compose(game.write(tmp_path), diagnostics)
    assert linked is not None
    check_program(linked, diagnostics)
    assert [each.code for each in diagnostics.errors] == ["L0440"]
