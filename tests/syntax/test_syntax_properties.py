"""What holds for every text: round trips of the formatter, and that nothing ever raises."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rules_writing import declarations

from interpreter.messages import Diagnostics, render_diagnostics
from interpreter.syntax import format_rules, parse_ability, parse_expression, parse_rules
from interpreter.syntax.cut import cut
from interpreter.syntax.tree import AnyDeclaration, Identifier
from interpreter.text import Source

CORPUS = Path(__file__).parent / "corpus"
PIECES = [
    path.read_text()[piece.start : piece.end]
    for path in sorted(CORPUS.glob("*.rules"))
    for piece in cut(path.read_text())
]
QUICK = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def parsed(text: str) -> list[AnyDeclaration]:
    diagnostics = Diagnostics()
    found = parse_rules(Source("text.rules", text), diagnostics)
    assert not len(diagnostics), f"{render_diagnostics(diagnostics)}\n{text}"
    return found


def check_formatting(text: str) -> None:
    before = parsed(text)
    once = format_rules(Source("text.rules", text), Diagnostics())
    assert parsed(once) == before, once
    assert format_rules(Source("text.rules", once), Diagnostics()) == once
    assert once.count("#") == text.count("#")


@QUICK
@given(st.lists(declarations(), min_size=1, max_size=2).map("\n".join))
def test_formatting_keeps_the_meaning_and_is_stable(text: str) -> None:
    check_formatting(text)


def survives(text: str) -> None:
    diagnostics = Diagnostics()
    source = Source("text.rules", text)
    found = parse_rules(source, diagnostics)
    pieces = list(cut(text))
    assert len(found) + len(diagnostics) == len(pieces)
    for diagnostic in diagnostics:
        assert diagnostic.message and diagnostic.cure
        assert 0 <= diagnostic.span.start <= diagnostic.span.end <= len(text)
    assert render_diagnostics(diagnostics) or not len(diagnostics)
    if not len(diagnostics):
        check_formatting(text)


@settings(QUICK, max_examples=200)
@given(st.sampled_from(PIECES), st.data())
def test_damaged_rules_cost_one_diagnostic_each(piece: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(piece)))
    end = data.draw(st.integers(start, min(len(piece), start + 12)))
    inserted = data.draw(
        st.sampled_from(
            [
                "",
                " ",
                "\n",
                "(",
                ")",
                "]",
                ":",
                " where ",
                " of ",
                " none ",
                "\n    ",
                "=",
                '"',
                "else:",
                "3",
                "..",
            ]
        )
    )
    survives(piece[:start] + inserted + piece[end:])


@settings(QUICK, max_examples=100)
@given(st.text(alphabet='ab_ :=+-*/()[],.?"#\n\t19é\u202e\x00;then', max_size=60), st.booleans())
def test_garbage_never_raises(text: str, declared: bool) -> None:
    survives(("rule a\n    " if declared else "") + text)
    source = Source("text", text)
    parse_expression(source, Diagnostics())
    parse_ability(Identifier("card", span=source.span(0, 0)), source, 0, len(text), Diagnostics())
