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


@pytest.mark.parametrize("written", ["501", "l0501", "L501", "0501"])
def test_a_code_may_be_written_in_short(written: str) -> None:
    assert lictor("explain", written).out.startswith("L0501 (error): ")


def test_what_a_game_has_none_of_is_not_proposed() -> None:
    assert "leave '--edition' out" in lictor("play", "hearts", "--edition", "red").err
    assert "none" not in lictor("play", "hearts", "--edition", "red").err


@pytest.mark.parametrize("number", ["0_3", "٣", "3.0", ""])
def test_an_option_is_a_plain_number(number: str) -> None:
    said = lictor("play", "gloria_a_roma", "--option", f"petition_size={number}")
    assert (said.status, "L1108" in said.err) == (1, True)
