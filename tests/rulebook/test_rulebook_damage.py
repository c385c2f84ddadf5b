"""Damaged characters are reported where they stand, and what is certain is mended."""

from __future__ import annotations

import pytest

from tests.rulebook.books import codes, damage, mended

ES = "Cada jugador roba una carta. La facción pierde la mitad, según la sección 1.07."
RU = "Игрок тянет карту. Потери равны половине армии, с округлением вверх (1.07.2)."
CA = "Cadascú comença amb un campament; l’obrer intel·ligent cobra 1,5 vegades més, és clar."


@pytest.mark.parametrize(("text", "language"), [(ES, "es"), (RU, "ru"), (CA, "ca"), ("Draw 2d6: ½ of 10.", "en")])
def test_sound_text_has_no_damage(text: str, language: str) -> None:
    assert damage(text, language) == []


def test_a_fraction_that_became_a_cyrillic_letter() -> None:
    """The very fault of a Russian page: a quarter read in another encoding."""
    text = "1.10.31 Потери при отступлении равны ј  (с округлением вверх) всех легионов."
    (found,) = damage(text, "ru")
    assert found.code == "L2014"
    assert found.span.text == "ј" and found.span.start == text.index("ј")
    assert found.diagnostic.in_language("ru").message.endswith("вероятно, было «¼»")
    assert mended(text, "ru") == text.replace("ј", "¼")


@pytest.mark.parametrize(("letter", "sign"), [("Ѕ", "½"), ("ѕ", "¾"), ("і", "³")])
def test_other_signs_that_became_letters(letter: str, sign: str) -> None:
    assert mended(f"Потери равны {letter} армии.", "ru") == f"Потери равны {sign} армии."


def test_a_look_alike_beside_a_digit() -> None:
    (found,) = damage("Se tiran 2 х 3 dados.", "es")  # Cyrillic х
    assert found.code == "L2014" and "'x'" in found.diagnostic.message
    assert found.edit is None, "who knows what was meant"


def test_a_foreign_letter_in_a_foreign_word_is_no_damage() -> None:
    assert damage("La palabra «ја» y la letra х son serbias.", "es") == []


@pytest.mark.parametrize(
    ("text", "language", "sound"),
    [
        ("El patriciÃ¡n roba", "es", "El patricián roba"),
        ("la facciÃ³n mÃ¡s dÃ©bil", "es", "la facción más débil"),
        ("Cada jugador â€œelige€ una", "es", None),
        ("no â€” sÃ­", "es", "no — sí"),
        ("ÐšÐ°Ñ€Ñ‚Ð° игрока", "ru", "Карта игрока"),
        ("Игрок тянет РєР°СЂС‚Сѓ.", "ru", "Игрок тянет карту."),
        ("Ðåñïóáëèêà Ðèì", "ru", "Республика Рим"),
    ],
)
def test_text_read_in_the_wrong_encoding(text: str, language: str, sound: str | None) -> None:
    assert "L2012" in codes(damage(text, language)) or sound is None
    if sound is not None:
        assert mended(text, language) == sound


@pytest.mark.parametrize("text", ["JOSÉ» dijo", "SÍ… y NO", "ÀÉÍ son letras", "«Ñ»", "AÑO 1", "à é ï ò"])
def test_capitals_beside_signs_are_no_wrong_encoding(text: str) -> None:
    assert damage(text, "es") == []


@pytest.mark.parametrize("text", ["«Р» и «С»…", "СССР – Рёв", "РИМ № 1, Сёстры"])
def test_russian_capitals_are_no_wrong_encoding(text: str) -> None:
    assert damage(text, "ru") == []


def test_a_whole_text_in_the_wrong_encoding_is_one_finding() -> None:
    sound = (
        "Потери при отступлении равны четверти всех участвующих легионов. Каждый игрок берёт карту и тянет жребий. "
        "Сенат голосует, цензор начинает суд, консул ведёт войско, и народ требует хлеба."
    )
    garbled = sound.encode("utf-8").decode("cp1252", "replace")
    assert "\ufffd" in garbled  # some bytes mean nothing there: these letters are gone
    garbled = "".join(bytes([b]).decode("cp1252", "ignore") or chr(b) for b in sound.encode("utf-8"))
    found = damage(garbled, "ru")
    assert codes(found) == ["L2013"]
    assert mended(garbled, "ru") == sound


def test_a_lost_letter() -> None:
    (found,) = damage("Cada jugador roba la \ufffdltima carta.", "es")
    assert (found.code, found.span.text) == ("L2010", "\ufffdltima")


def test_the_same_damage_in_many_places_is_one_finding() -> None:
    (found,) = damage("patriciÃ¡n " * 30, "es")
    assert len(found.edits) == 30
    assert len(found.diagnostic.related) == 5
    assert found.help == ("30 places in all",)


@pytest.mark.parametrize(
    ("text", "codes_expected"),
    [
        ("Mu?oz roba", ["L2017"]),
        ("¿Mu? Oz", []),
        ("véase https://a.example/x?y=1 o a.example/b?c", []),
        ("¿Roba?No", ["L2017"]),
    ],
)
def test_question_marks_inside_of_words(text: str, codes_expected: list[str]) -> None:
    assert codes(damage(text, "es")) == codes_expected


def test_control_characters() -> None:
    text = "uno\x02dos y \x93tres\x94"
    assert codes(damage(text, "es")) == ["L2011", "L2011", "L2011"]
    assert mended(text, "es") == "uno\x02dos y “tres”"


def test_line_ends_and_form_feeds_are_no_control_characters() -> None:
    assert damage("a\tb\n\fc\n", "es") == []


def test_letters_in_numbers() -> None:
    found = damage("Hay 1O0 monedas, l8 no, 2O más, 2o y 1l5.", "es")
    assert [(each.span.text, each.diagnostic.arguments[1][1]) for each in found] == [("O", "0"), ("l", "1")]
    assert found[0].diagnostic.related[0][0].text == "O"


def test_hidden_and_joined_characters_are_notes_and_mended() -> None:
    text = "el le\u00adgado o\ufb01cial y la accio\u0301n\u200b"
    found = damage(text, "es")
    assert set(codes(found)) == {"L2016"}
    assert {each.severity for each in found} == {"note"}
    assert mended(text, "es") == "el legado oficial y la acción"


def test_the_stress_of_russian_dictionaries_stays() -> None:
    assert damage("за\u0301мок и замо\u0301к", "ru") == []
    assert mended("Сенатскии\u0306 указ", "ru") == "Сенатский указ"


def test_signs_of_a_font() -> None:
    (found,) = damage("Tira \ue010 y \ue010.", "es")
    assert found.code == "L2018" and "U+E010" in found.diagnostic.message


def test_an_endless_line_is_looked_at_in_one_go() -> None:
    line = "facción " * 200_000 + "patriciÃ¡n" + " x" * 200_000
    (found,) = damage(line, "es")
    assert found.code == "L2012"


def test_what_is_part_of_a_garbled_word_is_not_told_again() -> None:
    """`í` becomes `Ã` and a soft hyphen, `л` becomes `Ð` and a sign of quotation or a control character."""
    assert codes(damage("aquÃ\u00ad mismo", "es")) == ["L2012"]
    assert codes(damage("ÐšÐ¾Ð½Ñ\u0081ÑƒÐ»", "ru")) == ["L2012"]


def test_short_words_of_another_language_are_left_alone() -> None:
    """A garbled Russian word in a Spanish text says nothing about `é` and `à`."""
    assert mended("Ðåñïóáëèêà é à", "es") == "Республика é à"
