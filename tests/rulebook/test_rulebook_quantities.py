"""Numbers in digits and words, as four languages write them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpreter.rulebook.book.language import LANGUAGES, guess_language, language
from interpreter.rulebook.book.quantities import Quantity, quantities
from interpreter.rulebook.book.tokens import TOKEN, Tokens, lowered


def read(name: str, text: str) -> list[Quantity]:
    return quantities(Tokens(text, 0, len(text)), language(name))


def told(name: str, text: str) -> list[str]:
    """The numbers of a sentence in short: kind, values, and what stands with them."""
    return [
        " ".join(
            part
            for part in (
                each.kind, "/".join(str(value) for value in each.values), each.sign, each.bound, each.rounding,
                "weak" if each.weak else "", "bracketed" if each.in_brackets else "",
            )
            if part
        )
        for each in read(name, text)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("es", "Treinta y cinco puntos y veinticinco legiones.", ["number 35", "number 25"]),
        ("es", "Con dos dados, un 10 o más fracasa.", ["dice 2/6", "number 1 weak", "number 10 min"]),
        ("es", "La mitad, redondeando hacia arriba.", ["fraction 1/2 up"]),
        ("es", "Su fuerza se duplica.", ["multiple 2"]),
        ("es", "La Segunda (2), no la III.", ["ordinal 2", "number 2 bracketed", "ordinal 3"]),
        ("ru", "Бросок 2-х кубиков больше 9 неудачен.", ["dice 2/6", "number 9 more"]),
        ("ru", "Не менее двадцати пяти легионов.", ["number 25 min"]),
        ("ru", "Теряется ¼ легионов с округлением вверх.", ["fraction 1/4 up"]),
        ("ru", "В 3-й раз по 2 таланта.", ["ordinal 3", "number 2"]),
        ("ca", "Vint-i-cinc cartes i trenta-dues més.", ["number 25", "number 32"]),
        ("ca", "Fins a cinc cartes; tres quarts dels daus.", ["number 5 max", "fraction 3/4"]),
        ("en", "Roll three dice: at least twenty-five.", ["dice 3/6", "number 25 min"]),
        ("en", "A quarter, rounded down, of 12 fleets.", ["fraction 1/4 down", "number 12"]),
        ("en", "Figures 10/5/20, 1d6.", ["figures 10/5/20", "dice 1/6"]),
        ("en", "It is +1 for each, -2 once.", ["number 1 +", "number 2 -"]),
        ("en", "See 1.07.4; at 13:05 in 1990.", ["reference 0", "time 1990"]),
        ("en", "2) Take 3 cards.", ["number 2 weak", "number 3"]),
        ("en", "14 - 2 - 2 = 10", ["number 14", "number 2", "number 2", "number 10"]),
    ],
)  # fmt: skip
def test_numbers_of_a_sentence(name: str, text: str, wanted: list[str]) -> None:
    assert told(name, text) == wanted


WORDS = {
    "en": {7: "seven", 40: "forty", 62: "sixty-two", 110: "hundred and ten"},
    "es": {7: "siete", 40: "cuarenta", 62: "sesenta y dos", 110: "ciento diez"},
    "ca": {7: "set", 40: "quaranta", 62: "seixanta-dos", 110: "cent deu"},
    "ru": {7: "семь", 40: "сорок", 62: "шестьдесят два", 110: "сто десять"},
}


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_number_in_words_is_the_same_as_in_digits(name: str) -> None:
    for value, words in WORDS[name].items():
        assert [each.value for each in read(name, words)] == [value], words
        assert [each.value for each in read(name, str(value))] == [value]


@given(st.text(max_size=200), st.sampled_from(LANGUAGES))
def test_every_number_has_its_place_in_the_text(text: str, name: str) -> None:
    last = 0
    for each in read(name, text):
        assert last <= each.end and 0 <= each.start < each.end <= len(text)
        last = each.start


@given(st.integers(0, 999), st.sampled_from(LANGUAGES))
def test_plain_digits_are_read_as_they_stand(value: int, name: str) -> None:
    assert [each.values for each in read(name, f"({value})")] == [(Fraction(value),)]


@given(st.text(max_size=300))
def test_small_letters_keep_their_places(text: str) -> None:
    small = lowered(text)
    assert len(small) == len(text)
    tokens = Tokens(text, 0, len(text))
    assert len(tokens.words) == len(tokens.starts) == len(tokens.ends) == len(TOKEN.findall(text))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("The player whose card it is may take two of them.", "en"),
        ("El jugador puede tomar dos de las cartas que tiene.", "es"),
        ("El jugador pot agafar dues de les cartes que té.", "ca"),
        ("Каждый игрок может взять две карты из тех, что на столе.", "ru"),
        ("", "en"),
    ],
)
def test_a_language_is_known_by_its_words(text: str, name: str) -> None:
    assert guess_language(text) == name


def test_an_article_and_a_pronoun_are_no_part_of_a_term() -> None:
    stems = language("ca").stems
    assert stems["completar-lo"] == stems["completar"]
    assert Tokens("l’extraradi", 0, 11).words == ["l", "’", "extraradi"]


def test_the_number_of_a_lettered_section_is_no_quantity() -> None:
    assert told("ca", "Vegeu D.7 i I.8.1 amb 3 cartes.") == ["reference 0", "reference 0", "number 3"]
    assert told("en", "Pay what it says in c. 7 coins.")[-1] == "number 7"
