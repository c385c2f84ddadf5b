"""An example announced by a line of its own: what stands below it is made up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.harbour import findings, told


@pytest.mark.parametrize(
    ("lead", "language", "wrong"),
    [
        ("Example of play:", "en", "The Heron has a hold of 9."),
        ("Ejemplo de turno:", "es", "La Garza tiene una bodega de 9."),
    ],
)
def test_the_passage_below_the_announcement_is_an_example(tmp_path: Path, lead: str, language: str, wrong: str) -> None:
    assert told(findings(tmp_path / "a", f"# 1\n\n{wrong}\n", language)) == ["L2050 9"]
    assert told(findings(tmp_path / "b", f"# 1\n\n{lead}\n\n{wrong}\n", language)) == []
    assert told(findings(tmp_path / "c", f"# 1\n\n{lead}\n{wrong}\n", language)) == []
    after = findings(tmp_path / "d", f"# 1\n\n{lead}\n\n- {wrong}\n- 7\n\nSo.\n\n{wrong}\n", language)
    assert told(after) == ["L2050 9"] and after[0].span.line == 10
