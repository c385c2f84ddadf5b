"""The chapters for editors say exactly what the tool says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.guide.guide_pages import GUIDE, carried_out, pages


@pytest.mark.parametrize("name", pages())
def test_commands_print_what_the_chapter_shows(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    text = (GUIDE / name).read_text(encoding="utf-8")
    assert settled(carried_out(text, tmp_path)) == settled(text)


def settled(text: str) -> str:
    """Without what changes whenever somebody adds an example or a line to a game of the box."""
    text = re.sub(r"\d+ examples", "many examples", text)
    return re.sub(r"(?<![\w/])((?:rulesets|cards)/[\w/.]+):\d+:\d+", r"\1", text)
