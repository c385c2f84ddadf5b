"""Terms of a book: names told apart by their exact words, English ones that were kept, articles of another gender."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.names import misspelt_names
from tests.rulebook.harbour import HARBOUR, findings, told
from tests.rulebook.test_rulebook_worked import book

SPANISH = HARBOUR.replace(
    "boat: {name: barco, gender: m}", "boat: {name: patrono, forms: [patrón], apart: [patrone], gender: m}"
)


def test_names_of_one_stem_are_told_apart_by_their_words(tmp_path: Path) -> None:
    book = "# 1 Gente\n\nEl patrono sale. El patrono vuelve. Los patronos duermen. El patrone manda.\n"
    assert told(findings(tmp_path / "a", book, "es", game=SPANISH)) == ["L2071 patrone"]
    assert told(findings(tmp_path / "b", book.replace("patrone ", "patrono "), "es", game=SPANISH)) == []


def test_a_name_in_several_forms_is_usual_by_all_of_them(tmp_path: Path) -> None:
    game = HARBOUR.replace("forms: [haul of fish, morning haul]", "forms: [haul of fish, haul, netful]")
    book = "# 1 Fish\n\nA haul of fish rots. The haul is sold. A netful is weighed.\n"
    assert told(findings(tmp_path, book, game=game)) == ["L2071 netful"]


def test_an_english_term_in_a_translation(tmp_path: Path) -> None:
    book = "# 1 Mar\n\nSi hay storm, se pierde la mitad. Tras la Storm, calma.\n"
    found = [each for each in findings(tmp_path, book, "es") if each.code == "L2078"]
    assert [each.diagnostic.span.text for each in found] == ["storm"]
    assert len(found[0].diagnostic.related) == 1 and found[0].diagnostic.suggestion == "tormenta"


def test_english_is_english_in_an_english_book(tmp_path: Path) -> None:
    assert [each for each in findings(tmp_path, "# 1 Sea\n\nA storm comes.\n") if each.code == "L2078"] == []


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("Cada jugador tiene un bodega.", ["L2080 un bodega"]),
        ("La cebo cuesta.", ["L2080 La cebo"]),
        ("Marta vende la cebo.", []),
        ("Cada día vende la cebo.", ["L2080 la cebo"]),
        ("Los bodegas cuestan.", ["L2080 Los bodegas"]),
        ("Cada jugador tiene una bodega y el cebo.", []),
        ("El barco la captura.", []),
    ],
)
def test_an_article_of_another_gender(tmp_path: Path, written: str, wanted: list[str]) -> None:
    assert told(findings(tmp_path, f"# 1 Mar\n\n{written}\n", "es")) == wanted


def test_two_names_in_one_tale_that_differ_in_a_letter(tmp_path: Path) -> None:
    tale = "# 1 Boats\n\nFirst the Heron sails with a crew. Then the Teron is in a storm.\n"
    assert told(findings(tmp_path / "a", tale)) == ["L2074 Teron"]
    apart = tale.replace(" Then", "\n\n" + "The sea is calm. " * 200 + "\n\nThen")
    assert told(findings(tmp_path / "b", apart)) == []


def test_names_that_head_the_items_of_a_list_of_names() -> None:
    heads = ["Fuente", "Escalinta", "Foro", "Lertina", "Acueducto"]
    text = "Los edificios\n\n" + "".join(f"- {head}: su dueño hace algo.\n" for head in heads)
    found = check_book(book(text, "es", "ca", game="gloria_a_roma"), [misspelt_names])
    assert [(each.code, each.span.text) for each in found] == [("L2073", "Escalinta"), ("L2073", "Lertina")]
    prose = "\n\n".join(f"{head}: su dueño hace algo." for head in ("Fuente", "Escalinta", "Otras cosas"))
    assert list(check_book(book(prose, "es", "ca", game="gloria_a_roma"), [misspelt_names])) == []
