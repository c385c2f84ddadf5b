"""The kept tables are those of the grammar, and our own reader makes of them what lark does."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from interpreter.messages import Diagnostics
from interpreter.syntax import grammar, parse_rules
from interpreter.syntax.branches import Branches, SyntaxFault, Word
from interpreter.syntax.cut import cut
from interpreter.syntax.lark_reader import read_with_lark
from interpreter.syntax.parse_table import load_table
from interpreter.syntax.reader import Reader, reader
from interpreter.syntax.reading_table import load_reading_table, table_of
from interpreter.text import Source

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.rules"))
ROOT = Path(__file__).parents[2]
RULES = sorted([*ROOT.glob("tests/**/*.rules"), *ROOT.glob("rulesets/**/*.rules")])
SIGNS = [
    *("(", ")", "[", "]", ":", " ", "\n", "\n    ", "\t", ".", "..", "1", "-", "=", "#", "+", '"'),
    *("else:", "x", "of", "a:="),
]


def test_the_kept_table_is_up_to_date() -> None:
    text = grammar.grammar_text()
    kept = load_table(text, grammar._run_time_options("en", grammar.Layout()))
    assert kept is not None, "run: make generated"


def test_the_kept_table_gives_the_same_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [Source(path.name, path.read_text(encoding="utf-8")) for path in CORPUS]
    monkeypatch.setattr(Reader, "read", lambda *given: None)
    kept = [parse_rules(text, Diagnostics()) for text in texts]
    fresh = grammar.build_parser()
    monkeypatch.setattr("interpreter.syntax.lark_reader.parser", lambda: fresh)
    assert kept == [parse_rules(text, Diagnostics()) for text in texts] and any(kept)


def test_the_table_of_the_reader_is_up_to_date() -> None:
    assert load_reading_table() is not None, "run: make generated"


def test_a_table_made_anew_reads_the_same() -> None:
    fresh = Reader(table_of(grammar.build_parser()))
    text = CORPUS[0].read_text(encoding="utf-8")
    for piece in cut(text):
        one, other = (each.read(text, piece.start, piece.end, "declaration") for each in (fresh, reader()))
        assert one is not None and other is not None
        assert _shown(one[0]) == _shown(other[0])


def _shown(found: Branches | Word) -> object:
    if isinstance(found, Word):
        return found.type, found.value, found.start_pos, found.end_pos
    return found.data, found.start_pos, found.end_pos, [_shown(child) for child in found.children]


def _agree(source: Source) -> bool:
    """Whether lark reads every declaration, as our reader has to do in the same way."""
    good = True
    for piece in cut(source.text):
        ours = reader().read(source.text, piece.start, piece.end, "declaration")
        try:
            theirs, bound = read_with_lark(source, piece.start, piece.end, "declaration")
        except SyntaxFault:
            assert ours is None, piece
            good = False
            continue
        assert ours is not None, piece
        assert (_shown(ours[0]), ours[1]) == (_shown(theirs), bound)
    return good


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_the_reader_makes_the_branches_that_lark_makes(path: Path) -> None:
    _agree(Source(path.name, path.read_text(encoding="utf-8")))


def test_the_reader_agrees_with_lark_on_broken_texts() -> None:
    chance = random.Random(3)
    pieces = [(path, piece) for path in CORPUS for piece in cut(path.read_text(encoding="utf-8"))]
    read = 0
    for _ in range(400):
        path, piece = chance.choice(pieces)
        text = path.read_text(encoding="utf-8")[piece.start : piece.end]
        at = chance.randrange(len(text))
        read += _agree(Source(path.name, text[:at] + chance.choice(SIGNS) + text[at + chance.choice([0, 0, 1, 4]) :]))
    assert read > 20
