"""Texts that are hostile or absurd are refused by name; none exhausts the stack or the clock."""

from __future__ import annotations

import pytest

from interpreter.messages import Diagnostics
from interpreter.syntax import parse_expression, parse_rules
from interpreter.syntax.depth import MAX_DEPTH
from interpreter.syntax.parse import MAX_DECLARATIONS
from interpreter.text import Source

CHAIN = "rule r\n    s:\n        if a\n            pass\n" + "        else: if b\n            pass\n" * 2000


@pytest.mark.parametrize(
    "text",
    [
        "not " * 20_000 + "a",
        "-" * 50_000 + "1",
        "a" + " + a" * 5_000,
        "a" + " and a" * 5_000,
        "a" + ".b" * 20_000,
        "(" * 100_000,
        "(" * 30_000 + "1" + ")" * 30_000,
        "[" * 30_000,
        "f(" * 20_000 + ")" * 20_000,
        "(a when " * 5_000,
        "a" + "[1]" * 10_000,
    ],
    ids=lambda text: text[:8],
)
def test_deep_expressions(text: str) -> None:
    for start, code in (("", ("L0205", "L0206")), ("condition c\n    n: needs ", ("L0205", "L0206"))):
        diagnostics = Diagnostics()
        source = Source("deep.rules", start + text + "\n")
        if start:
            assert parse_rules(source, diagnostics) == []
        else:
            assert parse_expression(source, diagnostics) is None
        (found,) = diagnostics
        assert found.code in code


def test_as_deep_as_allowed() -> None:
    diagnostics = Diagnostics()
    allowed = "not " * (MAX_DEPTH - 1) + "a"
    found = parse_expression(Source("text", allowed), diagnostics)
    assert not len(diagnostics)
    assert repr(found).count("not") == MAX_DEPTH - 1
    parse_expression(Source("text", "not " + allowed), diagnostics)
    assert [each.code for each in diagnostics] == ["L0206"]


def test_long_lists_are_not_deep() -> None:
    diagnostics = Diagnostics()
    found = parse_expression(Source("text", "[" + "a, " * 2_000 + "a]"), diagnostics)
    assert found is not None and not len(diagnostics)


def test_long_chains_of_conditions() -> None:
    diagnostics = Diagnostics()
    assert parse_rules(Source("chain.rules", CHAIN), diagnostics) == []
    assert [found.code for found in diagnostics] == ["L0206"]


def test_deep_indentation() -> None:
    diagnostics = Diagnostics()
    lines = ["rule r", *(f"{'    ' * depth}s:" for depth in range(1, 60))]
    parse_rules(Source("deep.rules", "\n".join(lines)), diagnostics)
    assert [found.code for found in diagnostics] == ["L0206"]


def test_thousands_of_declarations() -> None:
    for text in ("total t\n    a: + 1\n", "@#$%\n", "rule\n"):
        diagnostics = Diagnostics()
        read = parse_rules(Source("many.rules", text * 100_000), diagnostics)
        assert len(read) <= MAX_DECLARATIONS
        (found,) = [each for each in diagnostics if each.code == "L0270"]
        assert found.span.start == len(text) * MAX_DECLARATIONS
