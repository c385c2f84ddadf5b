"""Numbered items: references to them, lists of them that are read once, and what heads them."""

from __future__ import annotations

import pytest

from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.contradicting import contradicting_numbers
from interpreter.rulebook.checks.item_references import dangling_items
from interpreter.rulebook.checks.listing import repeated_items
from interpreter.rulebook.checks.spelling import misspelt_terms
from interpreter.rulebook.game.knowledge import glossary_of
from tests.rulebook.books import context_of
from tests.rulebook.test_rulebook_worked import book

LETTERED = {
    "en": "A) BOATS\n\n1.- A boat leaves at dawn.\n\n2.- A boat comes home at dusk.\n\nB) NETS\n\n1.- See {}.\n",
    "es": "A) BARCOS\n\n1.- Un barco sale al alba.\n\n2.- Un barco vuelve de noche.\n\nB) REDES\n\n1.- Véase {}.\n",
    "ca": "A) BARQUES\n\n1.- Una barca surt a l'alba.\n\n2.- Una barca torna de nit.\n\nB) XARXES\n\n1.- Vegeu {}.\n",
}


@pytest.mark.parametrize("language", LETTERED)
def test_a_reference_to_an_item_that_is_not_there(language: str) -> None:
    for item, wanted in (("A.2", []), ("A.3", ["A.3"]), ("A.12", ["A.12"])):
        found = check_book(context_of(LETTERED[language].format(item), language), [dangling_items])
        assert [each.span.text for each in found] == wanted


def test_items_in_brackets_are_not_read_twice() -> None:
    text = "1 Day\n\nYou take these steps:\n\n(a) mend all of the nets;\n(b) row to the other bank;\n(c) sell.\n"
    assert check_book(context_of(text), [repeated_items]) == []


def test_what_heads_an_item_tells_it_from_another() -> None:
    item = "{}: one draws fish until the hold has {} of them"
    text = f"1 Nets\n\n- {item.format('Seine', 7)};\n- {item.format('Trawl', 9)}.\n"
    assert check_book(context_of(text), [contradicting_numbers]) == []


@pytest.mark.parametrize(
    ("written", "concept"),
    [("tres coses", "vault"), ("com sempre", "start"), ("només això", "name")],
)
def test_common_words_are_no_forms_of_a_term(written: str, concept: str) -> None:
    glossary = glossary_of(book("text", "ca", "ca", game="gloria_a_roma"))
    assert concept not in {each.concept for each in glossary.occurrences(Tokens(written, 0, len(written)))}


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [("ca", "arquitecte", "Arquitete"), ("es", "arquitecto", "Arquiteto"), ("en", "craftsman", "Craftman")],
)
def test_a_long_term_is_known_however_seldom_it_is_used(language: str, right: str, wrong: str) -> None:
    text = f"1 X\n\n- {wrong}: 1\n\n2 X\n\n- {right}: 2\n"
    found = misspelt_terms(book(text, language, "ca", game="gloria_a_roma"))
    assert [each.span.text for each in found] == [wrong]
