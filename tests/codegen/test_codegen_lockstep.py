"""The fast engine plays as the plain one does: equal states, questions and logs after every answer."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from lockstep import fast, lockstep, plain, play
from mini_game import MiniGame, check_mini_game

from interpreter.codegen import FastEngine
from interpreter.execute import Engine

GAMES = [
    ("liars_dice", None, (), 2),
    ("liars_dice", None, (), 3),
    ("liars_dice", None, (), 6),
    ("liars_dice", None, ("no_wild_ones",), 4),
    ("liars_dice", None, ("exact_call",), 3),
    ("hearts", None, (), 4),
    ("hearts", None, ("short_game",), 4),
    ("hearts", None, ("queen_is_only_five",), 4),
    ("hearts", None, ("points_from_the_start",), 4),
    ("gloria_a_roma", None, (), 2),
    ("gloria_a_roma", None, (), 3),
    ("gloria_a_roma", None, (), 4),
    ("gloria_a_roma", None, (), 5),
    ("gloria_a_roma", "iv", (), 2),
    ("gloria_a_roma", "iv", (), 3),
    ("gloria_a_roma", None, ("two_sites_for_two",), 2),
    ("gloria_a_roma", "iv", ("three_sites_for_two", "petition_of_two"), 2),
    ("gloria_a_roma", None, ("petition_of_three",), 3),
    ("gloria_a_roma", None, ("alternates",), 3),
    ("gloria_a_roma", None, ("powers_next_turn",), 3),
    ("gloria_a_roma", None, ("end_at_failed_draw",), 2),
    ("gloria_a_roma", None, ("prison_takes_the_site",), 3),
    ("republic_of_rome", None, ("first_evening",), 3),
    ("republic_of_rome", None, ("first_evening",), 5),
    ("republic_of_rome", "es", ("first_evening", "retirement"), 4),
    ("republic_of_rome", "ru", (), 4),
]

FROM_THE_START = 30
FROM_THE_MIDDLE = 40


@pytest.mark.parametrize(("game", "edition", "variants", "seats"), GAMES)
def test_both_engines_play_alike(game: str, edition: str | None, variants: tuple[str, ...], seats: int) -> None:
    engines = (plain(game, edition, variants), fast(game, edition, variants))
    states = (engines[0].new_game(seats, 7), engines[1].new_game(seats, 7))
    for engine, state in zip(engines, states, strict=True):
        engine.advance(state)
    lockstep(engines, states, 7, FROM_THE_START)


@pytest.mark.parametrize(("game", "edition", "variants", "seats"), GAMES)
def test_a_game_crosses_over_when_it_waits(
    game: str, edition: str | None, variants: tuple[str, ...], seats: int
) -> None:
    slow, quick = plain(game, edition, variants), fast(game, edition, variants)
    chance = random.Random(seats)
    state = quick.new_game(seats, 11)
    quick.advance(state)
    for stretch in (60, 120):
        play(quick, state, chance, stretch)
        lockstep((slow, quick), (state.clone(), state.clone()), stretch, FROM_THE_MIDDLE)


def test_a_game_may_change_engines_at_every_answer() -> None:
    engines = (plain("gloria_a_roma"), fast("gloria_a_roma"))
    state = engines[1].new_game(3, 5)
    engines[1].advance(state)
    chance = random.Random(5)
    play(engines[1], state, chance, 120)
    whole = state.clone()
    other = random.Random()
    other.setstate(chance.getstate())
    for number in range(60):
        play(engines[number % 2], state, chance, 1)
    play(engines[1], whole, other, 60)
    lockstep(engines, (state, whole), 1, 1)


def test_whole_games_end_alike() -> None:
    for game, variants, seats in (("liars_dice", (), 3), ("hearts", ("short_game",), 4)):
        engines = (plain(game, None, variants), fast(game, None, variants))
        states = (engines[0].new_game(seats, 3), engines[1].new_game(seats, 3))
        for engine, state in zip(engines, states, strict=True):
            engine.advance(state)
        lockstep(engines, states, 3)
        assert states[1].outcome is not None


@pytest.mark.parametrize("name", ["saltmere_cards", "saltmere_council"])
def test_games_of_the_corpus_are_played_alike(name: str, tmp_path: Path) -> None:
    corpus = Path(__file__).parent.parent / "language" / "corpus"
    files = {f"rules/{name}.rules": f"{name}.rules", "game.yaml": f"{name}.yaml", "cards/works.yaml": "works.yaml"}
    game = MiniGame({file: (corpus / source).read_text(encoding="utf-8") for file, source in files.items()})
    checked = check_mini_game(game, tmp_path)
    assert checked.program is not None
    engines = (Engine(checked.program), FastEngine(checked.program))
    for seed in range(12):
        states = (engines[0].new_game(2 + seed % 2, seed), engines[1].new_game(2 + seed % 2, seed))
        for engine, state in zip(engines, states, strict=True):
            engine.advance(state)
        lockstep(engines, states, seed, 300)
