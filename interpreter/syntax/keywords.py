"""The words of the language and how each natural language spells them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

COMPARED_NAMES = ("Boolean", "actor", "holder", "it", "owner", "self", "title")
"""Names that mean something to later passes although the grammar takes them for ordinary names."""


@cache
def keyword_table(language: str = "en") -> dict[str, tuple[str, ...]]:
    """The spellings of each role; the first spelling of a role is the one the formatter writes."""
    text = files("interpreter.syntax").joinpath("keywords.toml").read_text(encoding="utf-8")
    table: dict[str, dict[str, list[str]]] = tomllib.loads(text)
    return {role: tuple(spellings) for role, spellings in table[language].items()}


@cache
def keywords(language: str = "en") -> frozenset[str]:
    """Every spelling of every role: what can be no name."""
    return frozenset(word for spellings in keyword_table(language).values() for word in spellings)


def language_words() -> list[str]:
    """The words a rule writer has to know: those of the grammar and the names that are compared."""
    return sorted({*keyword_table(), *COMPARED_NAMES})


def terminal_of(role: str) -> str:
    """The name of the grammar's terminal for a role; the underscore keeps it out of the tree."""
    return f"_{role.upper()}"


def spell_out(grammar: str, language: str) -> str:
    """The grammar with each quoted role replaced by a terminal that accepts the language's spellings."""
    table = keyword_table(language)
    lines = [re.sub(r'"([a-z]+)"', lambda found: terminal_of(found[1]), _code(line)) for line in grammar.split("\n")]
    for role, spellings in table.items():
        lines.append(f"{terminal_of(role)}.2: /{_alternatives(spellings)}(?!\\w)/")
    lines.append(f"ELSE_LABEL.6: /{_alternatives(table['else'])}:/")
    return "\n".join(lines)


def _code(line: str) -> str:
    return "" if line.startswith("//") else line


def _alternatives(spellings: tuple[str, ...]) -> str:
    return "(?:" + "|".join(sorted(spellings, key=len, reverse=True)) + ")"
