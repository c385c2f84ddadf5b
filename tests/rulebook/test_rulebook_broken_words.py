"""Words in two pieces, with an odd sign, or with a slip beside the right other word of a name (L2073, L2075, L2077)."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.checks.broken_words import signs_for_letters, words_in_pieces
from interpreter.rulebook.checks.parts_of_names import numerals_of_names, words_of_names
from interpreter.rulebook.checks.spelling import misspelt_terms
from tests.rulebook.harbour import HARBOUR, findings, told

GAME = HARBOUR.replace(
    "fog: {name: fog, gender: n}",
    "fog: {name: fog, gender: n}\nking: {name: Philip V, gender: m, kind: person}\n"
    "strife: {name: naval battle, gender: n}\nlampoon: {name: lanterns, gender: n}",
).replace(
    "niebla, gender: f}",
    "niebla, gender: f}\nking: {name: Filipo V, gender: m, kind: person}\n"
    "strife: {name: batalla naval, gender: f}\nlampoon: {name: linternas, gender: f}",
)
CHECKS = [misspelt_terms, numerals_of_names, words_in_pieces, signs_for_letters, words_of_names]


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("The boat has lant erns at its bow.", ["L2077 lant erns"]),
        ("The boat has lan¡erns at its bow.", ["L2077 lan¡erns"]),
        ("A navel battle is lost.", ["L2075 navel"]),
        ("Against Philip VI nobody sails.", ["L2073 Philip VI"]),
        ("Against Philipp V nobody sails.", ["L2073 Philipp V"]),
        ("All may sail excpet the captain.", ["L2077 excpet"]),
        ("The boat has lanterns; in a naval battle all sail against Philip V, except the captain.", []),
        ("A long battle at the naval yard; a naval officer; chapter VI.", []),
        ("At night the lamp and the net are on the boat.", []),
    ],
)
def test_a_slip_is_told_where_the_rest_proves_it(tmp_path: Path, sentence: str, wanted: list[str]) -> None:
    assert told(findings(tmp_path, f"# 1 Things\n\n{sentence}\n", game=GAME, checks=CHECKS)) == wanted
