"""The messages about books are told in four languages, with the same facts in each."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from string import Formatter
from typing import Any

import pytest

from interpreter.explain.words import house_texts
from interpreter.messages import Diagnostic, catalogue, explanation
from interpreter.rulebook.words import SPOKEN, words_in
from interpreter.text import NO_PLACE

OTHERS = [language for language in SPOKEN if language != "en"]


def written(language: str) -> dict[str, dict[str, Any]]:
    """What the files of a language hold about books, nothing filled in from English."""
    found: dict[str, dict[str, Any]] = {}
    for file in (files("interpreter") / "messages" / "catalogue" / language).iterdir():
        if file.name.startswith("book_"):
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
    return found


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_codes(language: str) -> None:
    assert written(language).keys() == written("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_messages_hold_the_same_facts(language: str) -> None:
    english = written("en")
    for code, words in written(language).items():
        for part in ("message", "cure"):
            assert fields(words[part]) <= fields(english[code]["message"]) | fields(english[code]["cure"]), code
        both = fields(words["message"]) | fields(words["cure"])
        assert both == fields(english[code]["message"]) | fields(english[code]["cure"]), code


@pytest.mark.parametrize("language", OTHERS)
def test_how_grave_a_message_is_stands_in_english_alone(language: str) -> None:
    for code, words in written(language).items():
        assert "severity" not in words and "unknown" not in words, code
        assert catalogue(language)[code].severity == catalogue()[code].severity


@pytest.mark.parametrize("language", SPOKEN)
def test_every_message_explains_itself(language: str) -> None:
    for code, words in written(language).items():
        assert words["title"] and words["message"] and words["cure"], code
        assert len(words["explanation"].split()) >= 8, code
        assert ("bad" in words) == ("good" in words), code


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    english = written("en")
    same = [code for code, words in written(language).items() if words["explanation"] == english[code]["explanation"]]
    assert same == []


def test_a_message_is_told_in_a_language() -> None:
    found = Diagnostic("L2001", NO_PLACE, (("file", "libro.txt"),))
    assert found.message == "there is no file 'libro.txt'"
    assert found.in_language("es").message == "no hay ningún archivo «libro.txt»"
    assert found.in_language("ca").cure == "comprova el nom i la carpeta"
    assert found.in_language("ru").message == "файла «libro.txt» нет"
    assert found.in_language("es").severity == "error"


def test_what_a_language_lacks_is_told_in_english() -> None:
    found = Diagnostic("L0501", NO_PLACE, (("name", "x"),))
    assert found.in_language("es").message == found.message
    assert Diagnostic("L2002", NO_PLACE, (("file", "x"),)).in_language("de").message == "'x' is a folder"
    assert catalogue("es").keys() == catalogue().keys()


def test_a_code_is_explained_in_a_language() -> None:
    assert "ј" in (explanation("L2014", "ru") or "")
    assert (explanation("L2014", "ca") or "").startswith("L2014 (avís): Una lletra d’una altra escriptura")


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_around_messages_are_in_every_language(language: str) -> None:
    english, other = (house_texts(name, "interpreter.rulebook") for name in ("en", language))
    assert other.messages.keys() == english.messages.keys()
    for name in english.messages:
        assert other.variables(name) == english.variables(name), name


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 1, "1 error"),
        ("en", 2, "2 errors"),
        ("es", 1, "1 error"),
        ("es", 3, "3 errores"),
        ("ca", 5, "5 errors"),
        ("ru", 1, "1 ошибка"),
        ("ru", 3, "3 ошибки"),
        ("ru", 5, "5 ошибок"),
        ("ru", 11, "11 ошибок"),
        ("ru", 21, "21 ошибка"),
        ("ru", 22, "22 ошибки"),
    ],
)
def test_counts_agree_with_their_words(language: str, count: int, expected: str) -> None:
    assert words_in(language)("book-errors", count=count) == expected


@pytest.mark.parametrize("language", OTHERS)
def test_other_messages_that_a_translator_meets_hold_the_same_facts(language: str) -> None:
    """Files beside a book are YAML; whoever writes them meets the messages about YAML."""
    english = catalogue("en")
    for code, entry in catalogue(language).items():
        assert fields(entry.message) | fields(entry.cure) == fields(english[code].message) | fields(english[code].cure)
    for number in range(301, 328):
        code = f"L{number:04}"
        assert catalogue(language)[code].message != english[code].message, code
        assert catalogue(language)[code].explanation == english[code].explanation, code
