"""A declaration that cannot be read costs one message: what uses its names is not blamed."""

from __future__ import annotations

from pathlib import Path

import pytest
from mini_game import check_mini_game, read_mini_game

LOST = {
    "total": ("total fee(player: Player)\n    base: 1\n", "rule pay\n    pay: tell fee(fee: fee(ana))\n"),
    "rule": ("rule pay(player: Player)\n    pay: move\n", "rule day\n    morning: pay(ana)\n"),
    "enum": ("enum Fish\n    eel, carp,\n", "track caught: Fish = eel\n"),
    "zone": ("zone pond of Card at most\n", "rule day\n    morning: move 1 from pond to pond\n"),
    "entity": ("entity Boat at most 2\n    load 0\n", "rule day\n    morning: make Boat(load: 3) as boat\n"),
    "track": ("trak pot: 0..9\n", "rule day\n    morning: pot = 3\n"),
    "track without a colon": ("track pot 0..9\n", "rule day\n    morning: pot = 3\n"),
    "window": ("window dusk\n    ask\n", "action sing in dusk\n    sing: tell sings(actor)\n"),
}


@pytest.mark.parametrize("what", sorted(LOST))
def test_one_message(what: str, tmp_path: Path) -> None:
    broken, user = LOST[what]
    outcome = check_mini_game(read_mini_game(broken + user), tmp_path)
    codes = [found.code for found in outcome.diagnostics]
    assert len(codes) == 1
    assert codes[0] < "L03"
    assert outcome.program is None


def test_other_unknown_names_are_still_found(tmp_path: Path) -> None:
    text = LOST["total"][0] + "rule pay\n    pay: tell other(toll)\n"
    codes = [found.code for found in check_mini_game(read_mini_game(text), tmp_path).diagnostics.in_order()]
    assert len(codes) == 2
    assert codes[1] == "L0501"


def test_a_missing_file_of_rows_costs_one_message(tmp_path: Path) -> None:
    manifest = "game: mini\nformat: 1\nplayers: 2\nseats: {entity: Player, names: [ana, bea]}\nrepeat: turn\n"
    manifest += "library: [seats]\nrules: [main]\ncards:\n  Card: {rows: [cards], start: deck}\n"
    rules = "entity Card\n\nzone deck of Card\n\nset owls of Card\n    owl: include deck where it.title = owl\n"
    text = f"--- game.yaml\n{manifest}--- rules/main.rules\n{rules}"
    codes = [found.code for found in check_mini_game(read_mini_game(text), tmp_path).diagnostics]
    assert codes == ["L0350"]


def test_a_missing_file_costs_one_message(tmp_path: Path) -> None:
    manifest = "game: mini\nformat: 1\nplayers: 2\nseats: {entity: Player, names: [ana, bea]}\nrepeat: turn\n"
    manifest += "library: [seat]\nrules: [main]\n"
    rules = "track leader: Player = ana\nrule turn\n    next: leader = left_of(leader)\n"
    text = f"--- game.yaml\n{manifest}--- rules/main.rules\n{rules}"
    codes = [found.code for found in check_mini_game(read_mini_game(text), tmp_path).diagnostics]
    assert codes == ["L0350"]
