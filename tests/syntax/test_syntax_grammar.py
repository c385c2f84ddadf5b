"""The grammar as a whole: no conflicts, one spelling table, a counted vocabulary."""

from __future__ import annotations

import re
from importlib.resources import files

from interpreter.syntax import COMPARED_NAMES, keywords, language_words
from interpreter.syntax.grammar import parser, strict_parser
from interpreter.syntax.keywords import keyword_table


def test_strict_mode_finds_no_conflict() -> None:
    # lark raises for shift/reduce and reduce/reduce conflicts and, in strict mode, for colliding terminals.
    assert strict_parser().terminals


def test_every_role_is_spelled_and_every_spelling_used() -> None:
    grammar = files("interpreter.syntax").joinpath("grammar.lark").read_text(encoding="utf-8")
    code = "\n".join(line for line in grammar.split("\n") if not line.startswith("//"))
    assert set(re.findall(r'"([a-z]+)"', code)) == set(keyword_table())


def test_no_word_is_spelled_for_two_roles() -> None:
    spellings = [word for spelling in keyword_table().values() for word in spelling]
    assert len(spellings) == len(set(spellings)) == len(keywords())


def test_words_of_the_language() -> None:
    words = language_words()
    assert words == sorted(set(words))
    assert {"rule", "whenever", "else", "then", *COMPARED_NAMES} <= set(words)
    assert not keywords() & set(COMPARED_NAMES)
    # A word more is a decision: it goes into the specification with its reason.
    assert len(words) == 98


def test_the_parser_is_built_once() -> None:
    assert parser() is parser()
