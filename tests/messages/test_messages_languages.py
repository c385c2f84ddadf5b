"""What players meet is told in every language, with the same facts in it and nothing left in English."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

from interpreter.messages import Diagnostic, Fault, Piece, catalogue, languages, render_diagnostic, to_json
from interpreter.messages.pieces import pieces
from interpreter.text import NO_PLACE

INTERPRETER = Path(__file__).parents[2] / "interpreter"
OTHERS = [language for language in languages() if language != "en"]
MET = ("L09", "L10", "L11", "L2")
"""How codes of play, of saves and answers, of commands and of books begin."""
CODES = [code for code in catalogue() if code.startswith(MET)]


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def calls(*names: str) -> list[ast.Call]:
    """All calls of functions or methods with one of these names."""
    found = []
    for path in INTERPRETER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found += [node] if called in names else []
    return found


def test_there_are_four_languages() -> None:
    assert languages() == ("ca", "en", "es", "ru")


@pytest.mark.parametrize("language", OTHERS)
def test_what_players_meet_is_told_in_every_language(language: str) -> None:
    english, other = catalogue(), catalogue(language)
    assert [code for code in CODES if other[code].language != language] == []
    for code in CODES:
        for part in ("title", "message"):
            assert getattr(other[code], part) != getattr(english[code], part), (code, part)
        assert bool(other[code].cure_of_none) == bool(english[code].cure_of_none), code
        assert english[code].cure_of_none == "" or other[code].cure_of_none != english[code].cure_of_none, code


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_places_to_fill(language: str) -> None:
    english = catalogue()
    for code, entry in catalogue(language).items():
        for part in ("message", "cure", "cure_of_none"):
            assert fields(getattr(entry, part)) == fields(getattr(english[code], part)), (code, part)


@pytest.mark.parametrize("language", OTHERS)
def test_pieces_are_in_every_language(language: str) -> None:
    english, other = pieces("en"), pieces(language)
    assert other.keys() == english.keys()
    for name, template in english.items():
        assert fields(other[name]) == fields(template), name


def test_every_piece_is_used_and_no_other() -> None:
    used = {call.args[0].value for call in calls("Piece") if isinstance(call.args[0], ast.Constant)}
    around = {"error", "warning", "note", "did-you-mean", "not-so", "but-so"}
    assert used | around == pieces("en").keys()


def test_no_english_words_are_put_into_what_players_meet() -> None:
    wrong = []
    for call in calls("of", "fail", "report", "raised", "site"):
        codes = [each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        if not any(code.startswith(MET[:3]) for code in codes):
            continue
        for keyword in call.keywords:
            inside = [node.value for node in ast.walk(keyword.value) if isinstance(node, ast.Constant)]
            said = [text for text in inside if isinstance(text, str) and " " in text.strip(" ,;:'")]
            wrong += [(codes[0], keyword.arg, text) for text in said]
    assert wrong == []


def test_a_piece_is_told_in_the_language_of_its_message() -> None:
    seat = Piece("asked-of", path="turn.bid", seat=Piece("the-table"))
    found = Fault.of("L1036", number=3, wanted=Piece("game-over"), found=seat).in_language("ru").diagnostics[0]
    assert found.message == "запись 3 не подходит: в ней конец игры, а на деле вопрос 'turn.bid' (стол)"
    listed = Piece("game-with", game="pig", what=(Piece("edition", name="new"), Piece("variants", names="a, b")))
    assert listed == "pig with edition new, variants a, b"
    assert listed.in_language("ru") == "pig (издание new, варианты: a, b)"


def test_what_stands_around_a_message_speaks_its_language() -> None:
    found = Diagnostic("L1101", NO_PLACE, (("game", "pog"), ("known", "pig")), suggestion="pig").in_language("es")
    assert render_diagnostic(found).splitlines() == [
        "error L1101: no hay ningún juego 'pog'",
        "  = ¿querías decir 'pig'?",
        "  = juegos conocidos: pig",
    ]
    assert to_json(found.in_language("ru"))["severity"] == "error"


def test_a_message_without_words_in_a_language_is_english_throughout() -> None:
    found = Diagnostic("L0501", NO_PLACE, (("name", "pott"),), suggestion="pot").in_language("ru")
    assert found.spoken == "en"
    assert render_diagnostic(found).startswith("error L0501: there is nothing called 'pott' here\n  = did you mean")
