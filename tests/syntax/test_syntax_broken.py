"""Each file under `broken/` has one mistake; its first line says which code must be reported, and where."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from interpreter.messages import Diagnostics, catalogue, render_diagnostics
from interpreter.syntax import parse_rules
from interpreter.syntax.parse import MAX_DECLARATION
from interpreter.text import Source, read_source

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.rules"))
CODES = sorted(code for code in catalogue() if code.startswith(("L01", "L02")))


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_the_mistake_is_named_once_and_cured(path: Path) -> None:
    source = read_source(path, path.name)
    expected = re.match(r"# expect (L\d{4}) at (\d+):(\d+)\n", source.text)
    assert expected is not None
    diagnostics = Diagnostics()
    parse_rules(source, diagnostics)
    (found,) = diagnostics
    assert (found.code, found.span.line, found.span.column) == (
        expected[1],
        int(expected[2]),
        int(expected[3]),
    )
    assert path.name.startswith(found.code)
    assert found.cure
    assert found.message in render_diagnostics(diagnostics)


def test_every_code_has_a_broken_file() -> None:
    shown = {path.name[:5] for path in BROKEN}
    # A declaration of a hundred thousand characters is written by the next test, thousands by those of limits.
    assert [code for code in CODES if code not in shown] == ["L0205", "L0270"]


def test_a_declaration_that_is_too_long() -> None:
    diagnostics = Diagnostics()
    long = "total long\n" + "    a: + 1\n" * (MAX_DECLARATION // 10)
    found = parse_rules(Source("long.rules", long + "total short: 0..9 = 1\n"), diagnostics)
    assert [each.code for each in diagnostics] == ["L0205"]
    assert [each.name.text for each in found] == ["short"]


@pytest.mark.parametrize("code", CODES)
def test_the_catalogue_teaches_by_example(code: str) -> None:
    entry = catalogue()[code]
    assert entry.title and entry.message and entry.explanation.strip()
    for text, codes in ((entry.bad, [code]), (entry.good, [])):
        diagnostics = Diagnostics()
        parse_rules(Source("example.rules", text), diagnostics)
        assert not text or [found.code for found in diagnostics] == codes


def test_a_mistake_leaves_the_neighbours_alone() -> None:
    diagnostics = Diagnostics()
    text = "total first_one: 0..9 = 1\n\nset broken of\n\ntotal two: 0..9 = 2\n"
    found = parse_rules(Source("three.rules", text), diagnostics)
    assert [each.name.text for each in found] == ["first_one", "two"]
    assert len(diagnostics) == 1


def test_suggestions() -> None:
    for word, meant in (("ruel", "rule"), ("totl", "total"), ("phase", "rule"), ("class", "entity")):
        diagnostics = Diagnostics()
        parse_rules(Source("text.rules", f"{word} turn\n    work: go()\n"), diagnostics)
        assert [found.suggestion for found in diagnostics] == [meant]
