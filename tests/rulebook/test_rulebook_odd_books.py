"""Texts that no author writes are answered all the same: found by changing real ones at random."""

from __future__ import annotations

import pytest

from interpreter.rulebook.beside.baseline import Judged
from interpreter.rulebook.checking import check_book
from interpreter.rulebook.reports import FORMATS, Outcome, render
from interpreter.rulebook.words import SPOKEN
from tests.rulebook.books import context_of

ODD = [
    "Стоимость 1.203у и 10.000б монет.",
    "1.\n1.1\n1.1.1\n1.1\n\n1.",
    "..........",
    "# \n## \n### ",
    "A)\nB)\nC)",
    "1d\nd6\n1d6+\n+-−1",
    "1/0 y 0/0, 1//2, ½½ ¼/2",
    "10/5/10/5/10/ /10",
    "²³ ٣ ४ 五 Ⅷ ①",
    "IIIIIIIIII XXXXXX MCMXCIX",
    "4 + = 7; = 7; 4 + 7 =; 4 + 7 = = 11",
    "(1.07.) (.07) (1..07) (1.07.4.1.1.1.1.1.1.1.1.1)",
    "99999999999999999999999999999999999999 monedas y 1.999.999.999.999.999",
    "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |",
    "«\"'“”’»«\"'",
    "- - - -\n• •\n* * *\n",
    "\u202e\u202d\u200f3\u200e",
    "🎲🎲 2🎲 ⚅",
    "e\u0301\u0301\u0301\u0301",
    "tres cuatro cinco seis siete y y y o o de de",
    "veinti tres mil millones ciento",
    "a" * 20_000,
    "1" * 20_000,
    "1." * 10_000,
    "(" * 20_000,
    "- " * 20_000,
    "\n" * 20_000 + "x",
]


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_odd_texts_are_answered(text: str, language: str) -> None:
    context = context_of(text, language, spoken=language)
    found = check_book(context)
    for each in found:
        assert 0 <= each.span.start <= each.span.end <= len(each.span.source.text)
        assert all(0 <= edit.start <= edit.end <= len(text) for edit in each.edits)
    for form in FORMATS:
        render(Outcome("book.txt", Judged(tuple(found)), language), form)
