"""What the language should do and does not do yet. A test that passes is to be moved to the specification."""

from __future__ import annotations

from pathlib import Path

import pytest
from mini_game import check_mini_game, read_mini_game

from interpreter.check import check_example
from interpreter.execute import Engine
from interpreter.messages import render_diagnostics
from interpreter.session.examples import run_example

GAMES = sorted((Path(__file__).parent / "deviations").glob("*.game"))


@pytest.mark.xfail(strict=True, reason="the implementation differs from the design; see the file")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_as_designed(path: Path, tmp_path: Path) -> None:
    outcome = check_mini_game(read_mini_game(path.read_text(encoding="utf-8")), tmp_path)
    assert outcome.program is not None, render_diagnostics(outcome.diagnostics.in_order())
    assert outcome.linked is not None and outcome.symbols is not None
    engine = Engine(outcome.program)
    for node in outcome.linked.examples:
        result = run_example(engine, check_example(outcome.symbols, node))
        assert result.passed, (result.failures, [each.message for each in result.diagnostics])
