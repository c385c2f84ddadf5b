"""The grammar's text and its digest, without the library that builds a parser of it."""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files

from interpreter.syntax.keywords import spell_out


def grammar_text(language: str = "en") -> str:
    """The grammar as lark reads it, with the keywords of a language."""
    text = files("interpreter.syntax").joinpath("grammar.lark").read_text(encoding="utf-8")
    return spell_out(text, language)


def digest(*texts: str) -> str:
    """What a kept table must have been made of."""
    return blake2b("\n".join(texts).encode(), digest_size=16).hexdigest()
