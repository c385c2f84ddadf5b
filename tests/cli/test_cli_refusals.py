"""Files and lines that the command line cannot take."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.cli.opening import write_file
from interpreter.messages import Fault
from tests.cli.running import lictor


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(Fault) as caught:
        write_file(str(tmp_path / "nowhere" / "rules.rules"), "text")
    assert caught.value.diagnostics[0].code == "L1109"
    assert list(tmp_path.iterdir()) == []


def test_a_line_that_is_no_json_answer() -> None:
    said = lictor("play", "liars_dice", "--human", "ana", "--seed", "1", "--json", typed=["nonsense"])
    assert "L1115" in said.out + said.err
