"""Long texts without sense are answered: no check compares every part of them with every other."""

from __future__ import annotations

import pytest

from interpreter.rulebook.book.document import LONGEST_SENTENCE
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import quantities
from interpreter.rulebook.book.tokens import TOKEN, Tokens
from interpreter.rulebook.checking import check_book
from interpreter.rulebook.game.judging import Judgement
from interpreter.rulebook.game.knowledge import sentences_of
from tests.rulebook.books import codes, context_of

SIZE = 200_000
LONG = {
    "one line": "Each player pays 3 coins and 4 + 7 = 11 to the bank of all the others ",
    "equals": "= 7 ",
    "digits": "1234567890",
    "capitals": "Senate Rome Hannibal Xerxes Consul ",
    "section numbers": "1.2.3\n",
    "references": "(1.2.3) ",
    "bullets": "• \n",
    "items with labels in one line": "Take a) gold: 3 coins, b) wood: 4 coins, c) a coin of somebody else. ",
    "a case without an end": "For example, she pays 7 of 9 coins and 2 remain. He rolls 3, 10 in all, and has 5 left. ",
    "a paragraph": "The player pays 7 coins and rolls 3d6; the war counts 10/5/10.\n\n",
}


@pytest.mark.parametrize("name", LONG)
def test_long_texts_are_answered(name: str) -> None:
    text = LONG[name] * (SIZE // len(LONG[name]))
    context = context_of(text)
    found = check_book(context)
    assert all(0 <= each.span.start <= each.span.end <= len(text) for each in found)
    assert all(each.end - each.start <= LONGEST_SENTENCE for each in sentences_of(context))
    assert "L2090" not in codes(found)


def test_wrong_sums_are_found_in_an_endless_line() -> None:
    context = context_of("We pay 4 + 7 = 12 coins to the bank and go on with it " * 2000)
    assert codes(check_book(context)).count("L2090") >= 1990


def test_places_of_tokens_are_those_of_their_words() -> None:
    text = "x 1.203У и 1.07.4A: «İzmir» II-й ½, 3d6 __ ß\n\tend"
    tokens = Tokens(text, 2, len(text) - 1)
    assert len(tokens.starts) == len(tokens.ends) == len(tokens)
    assert [text[start:end].lower() for start, end in zip(tokens.starts, tokens.ends, strict=True)] == [
        word if word != "İzmir" else word.lower() for word in tokens.words
    ]
    assert TOKEN.fullmatch("1.07.4a")


def test_roman_numbers_alone_state_nothing() -> None:
    english = language("en")
    assert quantities(Tokens("War II", 0, 6), english) == []
    assert [each.kind for each in quantities(Tokens("War II costs 3", 0, 14), english)] == ["ordinal", "number"]


def test_the_first_right_place_is_kept() -> None:
    assert Judgement((), ()).rightly == {}
