"""Lists within a sentence, and the number that announces them."""

from __future__ import annotations

import pytest

from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.enumerating import enumerations
from tests.rulebook.books import context_of


def told(text: str, language: str) -> list[str]:
    return [each.span.text for each in check_book(context_of(f"# Boats\n\n{text}\n", language), [enumerations])]


@pytest.mark.parametrize(
    ("text", "language", "number"),
    [
        ("A boat may sail three seas (north, south, east and west).", "en", "three"),
        ("A boat may sail four seas (north, south and east).", "en", "four"),
        ("There are two ways to win: by gold, by fame and by luck.", "en", "two"),
        ("El barco tiene tres partes (proa, popa, quilla y timón).", "es", "tres"),
        ("Hi ha dues maneres de guanyar: amb or, amb fama i amb sort.", "ca", "dues"),
        ("У лодки три части (нос, корма, киль и руль).", "ru", "три"),
    ],
)
def test_a_list_of_another_length_within_a_sentence(text: str, language: str, number: str) -> None:
    assert told(text, language) == [number]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("A boat may sail three seas (north, south and east).", "en"),
        ("A boat may carry two casks (oil, wine or water).", "en"),  # a choice
        ("A boat may carry three casks (one of oil, one of wine and two of water).", "en"),
        ("A boat has three parts (the bow and the planks).", "en"),  # the planks are several
        ("Each of the two players: draws, plays and discards.", "en"),  # no list of players
        ("Give two coins (see the table, the card and the note of the last player who spoke there).", "en"),
        ("El barco tiene dos cargos (capitán y grumete).", "es"),
    ],
)
def test_what_counts_nothing(text: str, language: str) -> None:
    assert told(text, language) == []
