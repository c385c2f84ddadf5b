"""Every alternative of the grammar is used by some text of the corpora, and all are read without a mistake.

The corpora are `corpus/` here, `tests/syntax/corpus` and the rules of the specification's pages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from language_pages import blocks, pages

from interpreter.messages import Diagnostics, render_diagnostics
from interpreter.syntax import parse_ability, parse_expression, parse_rules
from interpreter.syntax import tree as T
from interpreter.syntax.grammar import parser
from interpreter.syntax.reader import Reader
from interpreter.text import Source, read_source

HERE = Path(__file__).parent
CORPUS = sorted([*(HERE / "corpus").glob("*.rules"), *(HERE.parent / "syntax" / "corpus").glob("*.rules")])

Use = tuple[str, str, str]
"""A rule of the grammar, its alias, and a symbol of its expansion."""


def _uses(rule: Any) -> Iterator[Use]:
    for symbol in rule.expansion:
        if not symbol.name.startswith("__"):
            yield rule.origin.name, rule.alias or "", symbol.name


def _read_all() -> None:
    for path in CORPUS:
        parse_rules(read_source(path, path.name), Diagnostics())
    for page in pages():
        for block in blocks(page):
            if block.info[:1] in (("rules",), ("example",)) and block.code is None:
                parse_rules(Source(page, block.text), Diagnostics())
    text = "- id: bell\n  ability: |\n    change rent\n        add bell: + 1\n"
    title = T.Identifier("bell", span=Source("cards.yaml", text).span(6, 10))
    parse_ability(title, Source("cards.yaml", text), text.index("    change"), len(text), Diagnostics())
    parse_expression(Source("claim", "1 + 1 = 2"), Diagnostics())


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_the_corpus_is_read(path: Path) -> None:
    diagnostics = Diagnostics()
    assert parse_rules(read_source(path, path.name), diagnostics)
    assert not list(diagnostics), render_diagnostics(diagnostics)


def test_every_alternative_of_the_grammar_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    lark = parser()
    callbacks: dict[Any, Callable[..., Any]] = lark.parser.parser.parser.callbacks  # type: ignore[attr-defined]
    used: set[Use] = set()

    def recorded(rule: Any, callback: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            used.update(_uses(rule))
            return callback(*arguments)

        return call

    for rule, callback in list(callbacks.items()):
        monkeypatch.setitem(callbacks, rule, recorded(rule, callback))
    monkeypatch.setattr(Reader, "read", lambda *given: None)
    _read_all()
    wanted = {use for rule in lark.rules for use in _uses(rule)}
    missing = sorted(f"{origin} {alias}: {symbol}" for origin, alias, symbol in wanted - used)
    assert not missing, "\n".join(missing)
