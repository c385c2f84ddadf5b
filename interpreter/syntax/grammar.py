"""The parser, built once from `grammar.lark` and the keyword table."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

from lark import Lark
from lark.common import LexerConf
from lark.lexer import ContextualLexer, Token

from interpreter.syntax.grammar_text import grammar_text
from interpreter.syntax.keywords import keywords
from interpreter.syntax.layout import Layout
from interpreter.syntax.parse_table import load_table

STARTS = ["declaration", "ability_text", "expression_text"]


class _TrustedLexer(ContextualLexer):
    """Skips lark's search for colliding terminals, which takes a second; a test makes it in strict mode."""

    def __init__(
        self, conf: LexerConf, states: dict[int, Collection[str]], always_accept: Collection[str] = ()
    ) -> None:
        conf.skip_validation = True
        super().__init__(conf, states, always_accept)


@cache
def layout() -> Layout:
    """The layout that the run-time parser uses: after a parse it knows how deep the text may nest.

    It is shared, as the parser is: one parse at a time in a process.
    """
    return Layout()


@cache
def parser(language: str = "en") -> Lark:
    """The parser for a language's keywords."""
    kept = load_table(grammar_text(language), _run_time_options(language, layout()))
    return kept or build_parser(language)


def build_parser(language: str = "en") -> Lark:
    """The run-time parser, its table built from the grammar."""
    return _build(language, layout(), strict=False)


def strict_parser(language: str = "en") -> Lark:
    """The same parser built in strict mode: raises when the grammar or its terminals are ambiguous."""
    return _build(language, Layout(), strict=True)


def _run_time_options(language: str, layout_rules: Layout) -> dict[str, Any]:
    """What a parser needs beside its table."""
    words = keywords(language)

    def refuse_keyword(token: Token) -> Token:
        # Where only a name may stand the contextual lexer would take a keyword for one.
        return token.update(type="KEYWORD") if token.value in words else token

    return {
        "postlex": layout_rules,
        "lexer_callbacks": {"NAME": refuse_keyword},
        "_plugins": {"ContextualLexer": _TrustedLexer},
    }


def _build(language: str, layout_rules: Layout, strict: bool) -> Lark:
    options = _run_time_options(language, layout_rules)
    if strict:
        options["_plugins"] = {}
    return Lark(
        grammar_text(language),
        parser="lalr",
        start=STARTS,
        propagate_positions=True,
        maybe_placeholders=False,
        strict=strict,
        **options,
    )
