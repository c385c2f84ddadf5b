"""The engine that listens to generated code notes what the plain one does: what was told, left out and asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from interpreter.execute.notes import Trace
from interpreter.explain.listening import ListeningEngine
from interpreter.explain.tracing import TracingEngine
from interpreter.players import random_choice
from interpreter.session import load

GAMES = [
    ("hearts", (), 4, 120),
    ("liars_dice", (), 3, 60),
    ("gloria_a_roma", (), 3, 150),
    ("republic_of_rome", ("first_evening",), 4, 150),
]


def _kinds(trace: Trace) -> list[tuple[int, ...]]:
    """For each entry which of the rules under way are the same as for others."""
    known: dict[int, int] = {}
    return [tuple(known.setdefault(id(frame), len(known)) for frame in told.frames) for told in trace.told]


def _reasons(trace: Trace) -> set[tuple[Any, ...]]:
    """What was asked, with the entries of the log that were told while the rule that asked was under way."""
    told = [(each.at, {id(frame) for frame in each.frames}) for each in trace.told]
    return {
        (
            asked.name,
            asked.arguments,
            asked.at,
            asked.answer,
            tuple(at for at, frames in told if id(asked.frame) in frames),
        )
        for asked in trace.asked
    }


@pytest.mark.parametrize(("game", "variants", "seats", "decisions"), GAMES)
def test_both_note_the_same(game: str, variants: tuple[str, ...], seats: int, decisions: int) -> None:
    program = load(game, variants=variants).program
    engines = (TracingEngine(program), ListeningEngine(program))
    states = tuple(engine.new_game(seats, 4) for engine in engines)
    chance = random.Random(4)
    with engines[0].listen(states[0]) as plain, engines[1].listen(states[1]) as fast:
        for engine, state in zip(engines, states, strict=True):
            engine.advance(state)
        for _ in range(decisions):
            assert states[0].pending == states[1].pending
            if states[0].pending is None:
                break
            choice = random_choice(states[0].pending, chance)
            for engine, state in zip(engines, states, strict=True):
                engine.answer(state, choice)
    assert [(each.at, each.entry, each.rules) for each in plain.told] == [
        (each.at, each.entry, each.rules) for each in fast.told
    ]
    assert _kinds(plain) == _kinds(fast)
    assert _reasons(fast)
    assert _reasons(fast) <= _reasons(plain)
    for one, other in zip(plain.skipped, fast.skipped, strict=True):
        assert (one.seat, one.forced) == (other.seat, other.forced)
        assert (one.question and one.question.site) == (other.question and other.question.site)
        assert all(right in (None, left) for left, right in zip(one.frame, other.frame, strict=True))


@pytest.mark.parametrize("kind", [TracingEngine, ListeningEngine])
def test_who_does_not_listen_hears_nothing(kind: type[TracingEngine]) -> None:
    engine = kind(load("hearts").program)
    state = engine.new_game(4, 1)
    with engine.listen(state) as trace:
        engine.advance(state)
    told, asked = len(trace.told), len(trace.asked)
    engine.answer(state, (0, 1, 2))
    assert (len(trace.told), len(trace.asked)) == (told, asked)
