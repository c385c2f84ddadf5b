"""Properties of sessions under random play."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interpreter.session import Session
from interpreter.session.codec import decode, encode
from interpreter.session.saves import to_text
from tests.session.playing import GAMES, content, play_on, ruleset

QUICK = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SLOW = settings(max_examples=2, deadline=None, suppress_health_check=[HealthCheck.too_slow])

seeds = st.integers(0, 10_000)
counts = st.integers(0, 90)
small = st.sampled_from([("liars_dice", 2), ("liars_dice", 4), ("hearts", 4)])


def started(game: tuple[str, int], seed: int, count: int) -> Session:
    name, players = game
    return play_on(ruleset(name).start(players, seed, analysis=True), seed, count)


def check_clone(game: tuple[str, int], seed: int, count: int) -> None:
    session = started(game, seed, count)
    copy = session.clone()
    before = content(copy.state)
    play_on(session, seed + 1, 60)
    assert content(copy.state) == before, "the copy has changed with the game"
    play_on(copy, seed + 1, 60)
    assert content(copy.state) == content(session.state)
    assert copy.save() == session.save()


def check_restore(game: tuple[str, int], seed: int, count: int) -> None:
    session = started(game, seed, count)
    restored = session.ruleset.restore(json.loads(to_text(session.save())))
    assert content(restored.state) == content(session.state)
    play_on(session, seed + 1, 60)
    play_on(restored, seed + 1, 60)
    assert content(restored.state) == content(session.state)
    assert restored.save()["records"] == session.save()["records"]


def check_undo(game: tuple[str, int], seed: int, count: int) -> None:
    session = started(game, seed, count)
    end = content(session.state.clone())
    steps = [step.choice for step in session.journal.steps]
    back = min(len(steps), 1 + seed % 70)
    for _ in range(back):
        session.undo()
    for choice in steps[len(steps) - back :]:
        session.answer_index(choice)
    assert content(session.state) == end


def check_replay(game: tuple[str, int], seed: int, count: int) -> None:
    session = started(game, seed, count)
    for _ in range(min(session.decisions, seed % 9)):
        session.undo()
    play_on(session, seed + 3, 25)
    replayed = session.ruleset.replay(session.save())
    assert content(replayed.state) == content(session.state)
    assert replayed.save() == session.save() and replayed.log == session.log


CHECKS = (check_clone, check_restore, check_undo, check_replay)


@pytest.mark.parametrize("check", CHECKS)
def test_of_small_games(check: object) -> None:
    @QUICK
    @given(small, seeds, counts)
    def holds(game: tuple[str, int], seed: int, count: int) -> None:
        check(game, seed, count)  # type: ignore[operator]

    holds()


@pytest.mark.parametrize("check", CHECKS)
def test_of_a_large_game(check: object) -> None:
    @SLOW
    @given(seeds, st.integers(0, 300))
    def holds(seed: int, count: int) -> None:
        check(("gloria_a_roma", 2 + seed % 4), seed, count)  # type: ignore[operator]

    holds()


values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 1 << 64) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.tuples(st.integers(0, 9)), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(values)
def test_values_come_back_from_json_as_they_were(value: object) -> None:
    back = decode(json.loads(json.dumps(encode(value))))
    assert back == value and repr(back) == repr(value)


SCRIPT = """
import hashlib, json
from tests.session.playing import play_on, ruleset
for game, players, count in {games}:
    session = play_on(ruleset(game).start(players, 6), 6, count)
    asked = session.pending.labels if session.pending else ()
    text = json.dumps([session.log, session.save(), asked, session.view("ana").data])
    print(game, hashlib.blake2b(text.encode()).hexdigest())
"""


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    games = [(game, players, 80) for game, players in GAMES]
    root = Path(__file__).parents[2]
    found = set()
    for hash_seed in ("0", "4711"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT.format(games=games)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)},
            cwd=root, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        found.add(done.stdout)
    assert len(found) == 1


def test_a_session_of_a_whole_game_is_small() -> None:
    game = ruleset("gloria_a_roma")
    text = to_text(play_on(game.start(3, 2), 2).save())
    game.restore(text)  # whatever is worked out once is there afterwards
    gc.collect()
    tracemalloc.start()
    try:
        session = game.restore(text)
        gc.collect()
        used = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert session.is_over and used < 1_000_000, used
