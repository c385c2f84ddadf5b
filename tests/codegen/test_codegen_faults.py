"""What goes wrong in play goes wrong alike: the same code at the same place, and the limits hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from language_pages import game_with
from mini_game import MiniGame, check_mini_game, read_mini_game

from interpreter.check import Program
from interpreter.codegen import FastEngine
from interpreter.execute import Engine
from interpreter.messages import Fault
from interpreter.messages.catalogue import catalogue

CODES = [code for code, entry in catalogue().items() if "L0900" < code < "L0930" and entry.bad]

LIMITS = {
    "forever": "track here: 0..9 = 0\n\nrule turn\n    spin:\n        repeat while here < 5\n            here = 0\n",
    "deep": "rule turn\n    down: dig(1)\n\nrule dig(depth: 0..9)\n    again: dig(1)\n",
    "circle": (
        "total endless(n: 0..9)\n    on:     + endless(n)\n\n"
        "track here: 0..9 = 0\n\nrule turn\n    ask: here = endless(1)\n"
    ),
}


def game_of(text: str) -> MiniGame:
    """A text of the catalogue, in the game of its examples."""
    return game_with(read_mini_game(text if text.startswith("--- ") else f"--- rules/main.rules\n{text}"))


def outcome(engine: Engine) -> list[tuple[object, ...]]:
    """The codes, places and words of what goes wrong before the first question or after a few answers."""
    engine.check_invariants = True
    state = engine.new_game(2, 1)
    try:
        engine.advance(state)
        for _ in range(20):
            pending = state.pending
            if pending is None or pending.site == -3:
                break
            engine.answer(state, 0 if pending.low is None else tuple(range(pending.low)))
    except Fault as fault:
        return [(each.code, each.span.start, each.span.end, each.arguments, each.related) for each in fault.diagnostics]
    return [("nothing", tuple(state.cells), state.stack, state.pending, tuple(state.log))]


@pytest.fixture(autouse=True)
def little_fuel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runaway rules are stopped sooner than in play."""
    monkeypatch.setattr("interpreter.execute.engine.STEP_FUEL", 20_000)
    monkeypatch.setattr("interpreter.codegen.engine.STEP_FUEL", 20_000)


def both(program: Program) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """What becomes of a program on both engines."""
    return outcome(Engine(program)), outcome(FastEngine(program))


@pytest.mark.parametrize("code", CODES)
def test_faults_of_the_catalogue(code: str, tmp_path: Path) -> None:
    for kind in ("bad", "good"):
        text = getattr(catalogue()[code], kind)
        checked = check_mini_game(game_of(text), tmp_path / kind)
        if checked.program is not None and not checked.diagnostics.errors:
            plain, fast = both(checked.program)
            assert plain == fast


@pytest.mark.parametrize("limit", LIMITS)
def test_limits(limit: str, tmp_path: Path) -> None:
    checked = check_mini_game(read_mini_game(LIMITS[limit]), tmp_path)
    assert checked.program is not None, list(checked.diagnostics)
    plain, fast = both(checked.program)
    assert plain[0][:3] == fast[0][:3]
    assert plain[0][0] in ("L0926", "L0927", "L0928")


def test_work_between_two_answers_is_limited(tmp_path: Path) -> None:
    for kind, codes in (("bad", ["L0931"]), ("good", ["nothing"])):
        checked = check_mini_game(game_of(getattr(catalogue()["L0931"], kind)), tmp_path / kind)
        assert checked.program is not None
        for found in both(checked.program):
            assert [each[0] for each in found] == codes
