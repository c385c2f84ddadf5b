"""Each file under `broken/` is a small game with one mistake; a mark below the line says what is reported.

Codes of play (L09) are provoked by playing the game to its first question. `nowhere: CODE` stands for a
finding that has no place.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from mini_game import MiniGame, check_mini_game, play_mini_game, read_mini_game

from interpreter.messages import Diagnostic, catalogue, render_diagnostics

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.game"))
CODES = sorted(code for code in catalogue() if code.startswith(("L04", "L05", "L06", "L07", "L09")))
COMMAND_LINE = ["L1102", "L1103", "L1104"]
NOT_BY_A_FILE = {
    "L0434",  # an overlay whose base has moved: tests/compose
    "L0435",
}


def findings(game: MiniGame, folder: Path) -> list[Diagnostic]:
    """Everything that is reported about a game, played when its check is clean."""
    outcome = check_mini_game(game, folder)
    if outcome.program is not None and not outcome.diagnostics.errors:
        play_mini_game(outcome.program, game, outcome.diagnostics)
    return outcome.diagnostics.in_order()


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_the_mistake_is_named_once_and_cured(path: Path, tmp_path: Path) -> None:
    game = read_mini_game(path.read_text(encoding="utf-8"))
    found = findings(game, tmp_path)
    shown = render_diagnostics(found)
    assert len(found) == 1, shown
    (one,) = found
    nowhere = game.directives.get("nowhere")
    if nowhere is not None:
        assert (one.code, one.span.source.name) == (nowhere, ""), shown
    else:
        (mark,) = game.marks
        place = (one.code, one.span.source.name, one.span.line, one.span.column)
        assert place == (mark.code, mark.file, mark.line, mark.column), shown
    assert path.name.startswith(one.code)
    assert one.cure
    assert "{" not in one.message + one.cure


def test_every_code_has_a_broken_game() -> None:
    shown = {path.name[:5] for path in BROKEN}
    assert sorted(shown - set(CODES)) == COMMAND_LINE
    assert [code for code in CODES if code not in shown | NOT_BY_A_FILE] == []
