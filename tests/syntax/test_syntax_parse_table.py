"""The kept parse table is that of the grammar, and gives the same trees as a table built anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.messages import Diagnostics
from interpreter.syntax import grammar, parse_rules
from interpreter.syntax.parse_table import load_table
from interpreter.text import Source

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.rules"))


def test_the_kept_table_is_up_to_date() -> None:
    text = grammar.grammar_text()
    kept = load_table(text, grammar._run_time_options("en", grammar.Layout()))
    assert kept is not None, "run: make generated"


def test_the_kept_table_gives_the_same_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [Source(path.name, path.read_text(encoding="utf-8")) for path in CORPUS]
    kept = [parse_rules(text, Diagnostics()) for text in texts]
    fresh = grammar.build_parser()
    monkeypatch.setattr("interpreter.syntax.parse.parser", lambda: fresh)
    assert kept == [parse_rules(text, Diagnostics()) for text in texts] and any(kept)
