"""Rulesets and games for the tests of sessions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from interpreter.players import random_choice
from interpreter.runtime import State
from interpreter.session import Ruleset, Session, load
from tests.mini_game import read_mini_game

HERE = Path(__file__).parent
GAMES = (("liars_dice", 3), ("hearts", 4), ("gloria_a_roma", 3))


@cache
def ruleset(game: str) -> Ruleset:
    """A packaged game."""
    return load(game)


@cache
def fair() -> Ruleset:
    """The invented game with every kind of question."""
    return load("mini", roots=[root_of((HERE / "games" / "fair.game").read_text(encoding="utf-8"))])


def root_of(text: str) -> Path:
    """A root on disk with the game of a text in it."""
    folder = Path(mkdtemp(prefix="lictor_session_"))
    read_mini_game(text).write(folder)
    return folder


def play(session: Session, answers: Iterable[Any]) -> Session:
    """The session after these answers."""
    for each in answers:
        session.answer(each)
    return session


def play_on(session: Session, seed: int, count: int = 100_000) -> Session:
    """The session after so many random answers, or at its end."""
    random = Random(seed)
    for _ in range(count):
        pending = session.state.pending
        if pending is None:
            break
        session.answer_index(random_choice(pending, random))
    return session


def content(state: State) -> dict[str, Any]:
    """All that a state consists of, to be compared."""
    found = {name: getattr(state, name) for name in State.__slots__}
    return {**found, "log": list(state.log)}
