"""References without the brackets that all others have, and references to where a text breaks off."""

from __future__ import annotations

from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.bare_references import bare_references
from interpreter.rulebook.checks.references import dangling_references
from tests.rulebook.books import codes, context_of

SECTIONS = "".join(f"1.0{number} Part: Told elsewhere as well (1.0{number % 9 + 1}).\n\n" for number in range(1, 10))


def told(text: str) -> list[str]:
    found = check_book(context_of(text), [bare_references])
    assert {each.code for each in found} <= {"L2047"}
    return [each.span.text for each in found]


def test_a_bare_number_among_bracketed_ones() -> None:
    assert told(SECTIONS) == []
    assert told(SECTIONS + "1.10 Rest: A boat until sold 1.04, whoever sails it.\n") == ["1.04"]


def test_a_word_before_it_or_a_bracket_around_several_sets_it_apart() -> None:
    assert told(SECTIONS + "1.10 Rest: A boat until sold, see 1.04 for that (1.05 and 1.06).\n") == []


def test_a_book_that_sets_none_apart_has_another_habit() -> None:
    bare = "".join(f"1.0{number} Part: Told in 1.0{number % 9 + 1} too.\n\n" for number in range(1, 10))
    assert told(bare) == []


def test_the_last_section_refers_to_what_it_has_lost() -> None:
    text = "3.1 Boats: Some.\n\n3.1.1 Nets: None.\n\n3.2 Storms: Whoever is lost may be found again ({}).\n"
    assert codes(check_book(context_of(text.format("3.2.1")), [dangling_references])) == ["L2040"]
    assert codes(check_book(context_of(text.format("3.7.1")), [dangling_references])) == []
