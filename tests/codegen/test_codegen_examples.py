"""The examples of the invented games hold on the fast engine, by generated code.

While reasons for refusals are gathered the fast engine leaves the work to the plain one; here it is kept from that, so
that only claims about reasons may fail.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from mini_game import check_mini_game, read_mini_game

from interpreter.check import check_example
from interpreter.codegen import FastEngine
from interpreter.messages import render_diagnostics
from interpreter.session.examples import run_example

GAMES = sorted((Path(__file__).parent.parent / "execute" / "games").glob("*.game"))


class GeneratedOnly(FastEngine):
    """The fast engine without its exception for reasons."""

    gathers_reasons = False


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_examples_hold(path: Path, tmp_path: Path) -> None:
    outcome = check_mini_game(read_mini_game(path.read_text(encoding="utf-8")), tmp_path)
    assert outcome.program is not None and outcome.linked is not None and outcome.symbols is not None
    engine = GeneratedOnly(outcome.program, all_written=True)
    wrong = []
    for node in (*outcome.linked.examples, *outcome.linked.own_examples):
        result = run_example(engine, check_example(outcome.symbols, node))
        wrong += [f"{result.name}: {f.message} {f.how}" for f in result.failures if "reason" not in f.message]
        wrong += [render_diagnostics(result.diagnostics)] if result.diagnostics else []
    assert not wrong, "\n".join(wrong)
