"""Playing one game on two engines and looking for the first difference."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from interpreter.check import Program, check_program
from interpreter.codegen import FastEngine
from interpreter.compose import compose
from interpreter.data import data_roots, find_games
from interpreter.execute import Engine
from interpreter.ir.passes import Passes
from interpreter.messages import Diagnostics
from interpreter.runtime import PASS, Pending, State

COMPARED = ("cells", "stack", "pending", "random", "ending", "outcome", "made", "observing", "chance", "fuel")


@cache
def program(game: str, edition: str | None = None, variants: tuple[str, ...] = ()) -> Program:
    """A packaged game, checked."""
    diagnostics = Diagnostics()
    linked = compose(find_games(data_roots())[game], diagnostics, edition=edition, variants=variants)
    assert linked is not None
    checked, _ = check_program(linked, diagnostics)
    assert checked is not None
    return checked


@cache
def plain(game: str, edition: str | None = None, variants: tuple[str, ...] = ()) -> Engine:
    """The plain engine of a game."""
    return Engine(program(game, edition, variants))


@cache
def fast(
    game: str, edition: str | None = None, variants: tuple[str, ...] = (), passes: Passes | None = None
) -> FastEngine:
    """The fast engine of a game."""
    return FastEngine(program(game, edition, variants), passes)


def choose(chance: random.Random, pending: Pending) -> int | tuple[int, ...]:
    """Any answer."""
    count = len(pending.options)
    if pending.low is not None and pending.high is not None:
        if pending.passable and chance.random() < 0.2:
            return PASS
        return tuple(sorted(chance.sample(range(count), chance.randint(pending.low, pending.high))))
    choice = chance.randrange(count + pending.passable)
    return PASS if choice == count else choice


def difference(one: State, other: State, since: int = 0) -> str:
    """What differs between two states, in words; nothing when they are equal."""
    for item in COMPARED:
        left: Any = getattr(one, item)
        right: Any = getattr(other, item)
        if item == "cells" and left != right:
            cells = [(cell, a, b) for cell, (a, b) in enumerate(zip(left, right, strict=True)) if a != b]
            return f"cells {cells[:5]}"
        if left != right:
            return f"{item}: {left} / {right}"
    if len(one.log) != len(other.log) or one.log.since(since) != other.log.since(since):
        return f"log: {one.log.since(since)} / {other.log.since(since)}"
    return ""


def play(engine: Engine, state: State, chance: random.Random, decisions: int = 10**9) -> int:
    """Answer at random, so many times at most; how many answers were given."""
    given = 0
    while state.pending is not None and given < decisions:
        engine.answer(state, choose(chance, state.pending))
        given += 1
    return given


def lockstep(engines: tuple[Engine, Engine], states: tuple[State, State], seed: int, decisions: int = 10**9) -> int:
    """Play on both at once; the two states are equal after every answer."""
    chance = random.Random(seed)
    one, other = states
    for number in range(decisions):
        since = max(0, len(one.log) - 40)
        wrong = difference(one, other, since)
        assert not wrong, f"after {number} answers: {wrong}"
        if one.pending is None:
            return number
        choice = choose(chance, one.pending)
        engines[0].answer(one, choice)
        engines[1].answer(other, choice)
    return decisions
