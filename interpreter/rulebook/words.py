"""What reports say around the messages, and what checks write beside them, in the translator's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from interpreter.explain.words import HOUSE_LANGUAGES, house_texts

Say = Callable[..., str]
"""`say("book-places", count=3)`: a text of `texts/LANGUAGE.ftl` with its arguments."""

SPOKEN = HOUSE_LANGUAGES
"""The languages in which messages can be told."""


@cache
def words_in(language: str) -> Say:
    """The texts in a language; in English where the house does not speak it."""
    texts = house_texts(language, "interpreter.rulebook")

    def say(name: str, /, **arguments: str | int) -> str:
        return texts.format(name, arguments)

    return say
