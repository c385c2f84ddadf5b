"""A book that gives one thing two numbers in the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.contradicting import contradicting_numbers
from tests.rulebook.books import context_of
from tests.rulebook.harbour import findings


def told(text: str, language: str = "en") -> list[tuple[str, str]]:
    found = check_book(context_of(text, language), [contradicting_numbers])
    return [(each.span.text, each.diagnostic.related[0][0].text) for each in found]


BOOKS = {
    "en": "2.1 A captain keeps at most {} nets in his boat.\n\n5.3 In his boat a captain keeps at most {} nets.\n",
    "es": "2.1 Un capitán guarda como máximo {} redes en su barco.\n\n"
    "5.3 En su barco un capitán guarda como máximo {} redes.\n",
    "ca": "2.1 Un capità guarda com a màxim {} xarxes al seu vaixell.\n\n"
    "5.3 Al seu vaixell un capità guarda com a màxim {} xarxes.\n",
    "ru": "2.1 Капитан держит в своей лодке не больше {} сетей.\n\n"
    "5.3 В своей лодке капитан держит не больше {} сетей.\n",
}


@pytest.mark.parametrize("language", BOOKS)
def test_the_same_words_with_another_number(language: str) -> None:
    assert told(BOOKS[language].format(4, 5), language) == [("5", "4")]
    assert told(BOOKS[language].format(4, 4), language) == []


@pytest.mark.parametrize(
    "other",
    [
        "5.3 In a storm a captain keeps at most five nets in his boat.",  # another case
        "5.3 A captain keeps at most five hooks in his boat.",  # another thing
        "5.3 A captain never keeps at most five nets in his boat.",
        "5.3 With two sailors a captain keeps at most five nets in his boat.",
        "5.3 For example a captain keeps at most five nets in his boat.",
        "5.3 A captain keeps fewer than five nets in his boat.",  # the same in other words
    ],
)
def test_what_is_no_contradiction(other: str) -> None:
    assert told(f"2.1 A captain keeps at most four nets in his boat.\n\n{other}\n") == []


def test_what_the_rules_say_of_both_is_no_contradiction(tmp_path: Path) -> None:
    book = "# 2.1 Bait\n\nBait costs 1 coin on the pond at dawn.\n\nBait costs three coins on the sea at dawn.\n"
    assert [each.code for each in findings(tmp_path, book) if each.code == "L2056"] == []
