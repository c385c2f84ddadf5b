"""Small invented games whose examples show what each construct does."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.check import check_example
from interpreter.messages import render_diagnostics
from interpreter.session.examples import example_engine, run_example
from tests.mini_game import check_mini_game, read_mini_game

GAMES = sorted((Path(__file__).parent / "games").glob("*.game"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_example_holds(path: Path, tmp_path: Path) -> None:
    outcome = check_mini_game(read_mini_game(path.read_text(encoding="utf-8")), tmp_path)
    assert outcome.program is not None, render_diagnostics(outcome.diagnostics.in_order())
    assert outcome.linked is not None and outcome.symbols is not None
    engine = example_engine(outcome.program)
    examples = (*outcome.linked.examples, *outcome.linked.own_examples)
    assert examples
    wrong = []
    for node in examples:
        shape = check_example(outcome.symbols, node)
        assert not outcome.diagnostics.errors, render_diagnostics(outcome.diagnostics.in_order())
        result = run_example(engine, shape)
        wrong += [f"{result.name} line {f.span.line}: {f.message} {f.how}" for f in result.failures]
        wrong += [render_diagnostics(result.diagnostics)] if result.diagnostics else []
    assert not wrong, "\n".join(wrong)
