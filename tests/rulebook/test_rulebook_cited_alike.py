"""References written as all others of their book are, and lists that a heading counts (L2040, L2043, L2026)."""

from __future__ import annotations

import pytest

from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.cited_alike import bracketed_numbers, quoted_titles
from interpreter.rulebook.checks.listing import announced_lists
from interpreter.rulebook.checks.references import dangling_references
from tests.rulebook.books import context_of

CHAPTERS = "".join(
    f"## {number}. {title}\n\nThe fishers sail on (1 and 2), or stay (3), as is told (4, 5).\n\n"
    for number, title in enumerate(("Boats", "Nets", "Bait", "Tides", "Losses"), 1)
)


def found(text: str, check: object, language: str = "en") -> list[str]:
    return [f"{each.code} {each.span.text}" for each in check_book(context_of(text, language), [check])]  # type: ignore[list-item]


def test_a_number_in_brackets_behind_the_last_chapter() -> None:
    assert found(CHAPTERS, bracketed_numbers) == []
    assert found(CHAPTERS + "A storm costs a boat (2 and 7).\n", bracketed_numbers) == ["L2040 7"]


def test_numbers_in_brackets_that_count_something_are_no_references() -> None:
    assert found(CHAPTERS + "Boats (12), nets (30), hooks (24), crew (8).\n" * 5, bracketed_numbers) == []


QUOTED = {
    "en": (
        "Boats",
        "Nets",
        "Tides",
        'On money see the section "{}", on hands the section "Nets", then section "Tides".',
    ),
    "ru": ("Лодки", "Сети", "Прилив", "Про деньги в разделе «{}», про людей в разделе «Сети», в разделе «Прилив»."),
}


@pytest.mark.parametrize("language", QUOTED)
def test_a_title_in_quotes_that_no_section_has(language: str) -> None:
    *titles, sentence = QUOTED[language]
    book = "".join(f"# {title}\n\nSome words, которые здесь стоят.\n\n" for title in titles)
    assert found(book + sentence.format(titles[0]), quoted_titles, language) == []
    assert found(book + sentence.format("Losses"), quoted_titles, language) == ["L2043 Losses"]


def test_a_number_right_past_the_last_of_a_chapter() -> None:
    sections = "".join(f"{chapter}.{number} The tide (2.1) turns.\n\n" for chapter in (2, 4) for number in range(1, 7))
    book = f"2.- Boats\n\n{sections[: len(sections) // 2]}4.- Nets\n\n{sections[len(sections) // 2 :]}"
    assert found(book, dangling_references) == ["L2041 2.1"]
    assert found(book + "4.7 It ebbs (4.3) again (4.9).\n", dangling_references) == ["L2041 2.1", "L2040 4.9"]


def test_a_heading_that_counts_its_list() -> None:
    items = "".join(f"- Boat {name} lies at the quay.\n" for name in "abcdef")
    assert found(f"## Six boats\n\nAll are old.\n\n{items}", announced_lists) == []
    assert found(f"## Seven boats\n\nAll are old.\n\n{items}", announced_lists) == ["L2026 Seven"]
    assert found(f"## Twenty boats\n\nThe oldest are these.\n\n{items}", announced_lists) == []
