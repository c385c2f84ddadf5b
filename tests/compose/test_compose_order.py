"""No order of files, rows or declarations changes a game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from interpreter.check import check_program
from interpreter.compose import Linked, compose
from interpreter.data import DataRoot, GameFolder, packaged_folder
from interpreter.execute import Engine
from interpreter.messages import Diagnostics
from interpreter.runtime import State
from tests.game_copies import shuffled_copy


def composed(folder: GameFolder) -> Linked:
    diagnostics = Diagnostics()
    linked = compose(folder, diagnostics)
    assert linked is not None and not diagnostics.errors
    return linked


def play(linked: Linked, seats: int, seed: int, answers: int) -> State:
    program, _ = check_program(linked, Diagnostics())
    assert program is not None
    engine = Engine(program)
    state = engine.new_game(seats, seed)
    engine.advance(state)
    chance = random.Random(seed)
    for _ in range(answers):
        pending = state.pending
        if pending is None:
            break
        if pending.low is not None:
            count = chance.randint(pending.low, pending.high or 0)
            engine.answer(state, tuple(sorted(chance.sample(range(len(pending.options)), count))))
        else:
            answer = chance.randrange(len(pending.options) + pending.passable)
            engine.answer(state, -1 if answer == len(pending.options) else answer)
    return state


@pytest.mark.parametrize(
    ("game", "seats", "answers"), [("liars_dice", 3, 80), ("hearts", 4, 120), ("gloria_a_roma", 3, 90)]
)
def test_shuffled_files_give_the_same_game(game: str, seats: int, answers: int, tmp_path: Path) -> None:
    root = DataRoot(packaged_folder("rulesets"), packaged_folder("cards"))
    original = composed(GameFolder(game, root, (root,)))
    other = composed(shuffled_copy(game, tmp_path, random.Random(5)))
    assert other.digest == original.digest
    one, two = play(original, seats, 11, answers), play(other, seats, 11, answers)
    assert list(one.log) == list(two.log)
    assert one.cells == two.cells
    assert one.pending == two.pending


def test_a_changed_figure_changes_the_digest(tmp_path: Path) -> None:
    folder = shuffled_copy("gloria_a_roma", tmp_path, random.Random(1))
    cards = tmp_path / "cards" / "gloria_a_roma" / "orders.yaml"
    before = composed(folder).digest
    cards.write_text(cards.read_text(encoding="utf-8").replace("copies: 6", "copies: 5", 1), encoding="utf-8")
    assert composed(folder).digest != before


def test_a_comment_or_a_citation_does_not_change_the_digest(tmp_path: Path) -> None:
    folder = shuffled_copy("gloria_a_roma", tmp_path, random.Random(1))
    rules = tmp_path / "rulesets" / "gloria_a_roma" / "rules" / "turn.rules"
    before = composed(folder).digest
    text = rules.read_text(encoding="utf-8")
    rules.write_text("# a remark\n" + text.replace('cites ca "Liderar', 'cites ca "LIDERAR'), encoding="utf-8")
    assert composed(folder).digest == before
