"""The explanations of diagnostics teach by examples that are true.

The `bad` text of a code, added to the game of the examples, gives exactly that code, its `good` text nothing.
Texts of play (L09) are played to the first question.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from language_pages import GAME, game_with
from mini_game import check_mini_game, play_mini_game, read_mini_game

from interpreter.messages import Diagnostic, catalogue, explanation, render_diagnostics

CODES = sorted(code for code in catalogue() if code.startswith(("L04", "L05", "L06", "L07", "L09", "L11")))
SHOWN = [code for code in CODES if catalogue()[code].bad and code < "L10"]


def _findings(code: str, text: str, folder: Path) -> list[Diagnostic]:
    text = text if text.startswith("--- ") else f"--- rules/main.rules\n{text}"
    game = game_with(read_mini_game(text))
    variants = sorted(file[9:-6] for file in game.files if file.startswith("variants/"))
    outcome = check_mini_game(game, folder, variants=variants)
    if code.startswith("L09") and outcome.program is not None and not outcome.diagnostics.errors:
        play_mini_game(outcome.program, game, outcome.diagnostics)
    return outcome.diagnostics.in_order()


@pytest.mark.parametrize("code", SHOWN)
def test_bad_is_bad_and_good_is_good(code: str, tmp_path: Path) -> None:
    entry = catalogue()[code]
    found = _findings(code, entry.bad, tmp_path / "bad")
    assert [each.code for each in found] == [code], render_diagnostics(found)
    found = _findings(code, entry.good, tmp_path / "good")
    assert not found, render_diagnostics(found)


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_explained(code: str) -> None:
    entry = catalogue()[code]
    text = " ".join(entry.explanation.split())
    assert not text.startswith(entry.title)
    assert 40 <= len(text) <= 700
    sentences = re.findall(r"[.?!](?: |$)", text)
    assert 1 <= len(sentences) <= 7
    assert bool(entry.bad) == bool(entry.good)
    assert entry.title in (explanation(code) or "")


def test_the_game_of_the_examples_stands_on_a_page() -> None:
    assert game_with(read_mini_game("total rent: 0..9 = 2\n")).files["game.yaml"]
    assert GAME.endswith(".md")
