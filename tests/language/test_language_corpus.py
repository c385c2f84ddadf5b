"""The two games of the corpus are good games: they are checked, and played at random without an error."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from mini_game import MiniGame, check_mini_game

from interpreter.execute import Engine
from interpreter.messages import render_diagnostics
from interpreter.runtime import PASS, Pending, State

CORPUS = Path(__file__).parent / "corpus"
MAX_ANSWERS = 2_000


def _game(name: str) -> MiniGame:
    def read(file: str) -> str:
        return (CORPUS / file).read_text(encoding="utf-8")

    files = {f"rules/{name}.rules": read(f"{name}.rules"), "game.yaml": read(f"{name}.yaml")}
    files["cards/works.yaml"] = read("works.yaml")
    return MiniGame(files)


def _any_answer(pending: Pending, chance: random.Random) -> int | tuple[int, ...]:
    if pending.low is not None and pending.high is not None:
        number = chance.randint(pending.low, pending.high)
        return tuple(sorted(chance.sample(range(len(pending.options)), number)))
    choice = chance.randrange(len(pending.options) + pending.passable)
    return PASS if choice == len(pending.options) else choice


def _play(engine: Engine, seed: int) -> State:
    chance = random.Random(seed)
    state = engine.new_game(2 + seed % 2, seed)
    engine.advance(state)
    for _ in range(MAX_ANSWERS):
        if state.pending is None:
            break
        engine.answer(state, _any_answer(state.pending, chance))
    return state


@pytest.mark.parametrize("name", ["saltmere_cards", "saltmere_council"])
def test_a_game_of_the_corpus_is_played(name: str, tmp_path: Path) -> None:
    outcome = check_mini_game(_game(name), tmp_path)
    assert outcome.program is not None, render_diagnostics(outcome.diagnostics.in_order())
    engine = Engine(outcome.program)
    engine.check_invariants = True
    ends = {state.outcome.key for state in (_play(engine, seed) for seed in range(12)) if state.outcome}
    assert ends


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    outcome = check_mini_game(_game("saltmere_council"), tmp_path)
    assert outcome.program is not None
    one, other = _play(Engine(outcome.program), 3), _play(Engine(outcome.program), 3)
    assert one.cells == other.cells
    assert list(one.log) == list(other.log)
