"""What is done with the findings of all checks: order, places in files, one finding for one cause."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.reading import read_book
from interpreter.rulebook.checking import Context, check_book
from interpreter.rulebook.checks.damage import damaged_characters
from interpreter.rulebook.finding import Edit, Finding
from tests.rulebook.books import codes, context_of


def every_word(context: Context) -> Iterator[Finding]:
    """Stands for a check that complains about each word."""
    place = 0
    for word in context.book.text.split():
        start = context.book.text.index(word, place)
        place = start + len(word)
        edit = Edit(start, place, word.upper())
        yield Finding.of("L2017", context.book.span(start, place), context.section_key(start), edit=edit, word=word)


def misspelt(context: Context) -> Iterator[Finding]:
    for found in every_word(context):
        yield Finding.of("L2090", found.span, written="", right="", computation="", difference="")


def test_findings_come_by_place_and_once() -> None:
    found = check_book(context_of("uno dos tres", "es"), [every_word, every_word])
    assert [each.span.text for each in found] == ["uno", "dos", "tres"]


def test_a_damaged_word_is_told_once() -> None:
    context = context_of("uno patriciÃ¡n tres ј", "es")
    found = check_book(context, [damaged_characters, misspelt])
    assert [(each.code, each.span.text) for each in found] == [
        ("L2090", "uno"), ("L2012", "Ã¡"), ("L2090", "tres"), ("L2014", "ј"),
    ]  # fmt: skip


def test_findings_stand_in_their_own_files(tmp_path: Path) -> None:
    names = []
    for name, text in (("a.txt", "uno\n"), ("b.txt", "dos\ntres\n")):
        (tmp_path / name).write_text(text, encoding="utf-8")
        names.append(str(tmp_path / name))
    reading = read_book(names)
    found = check_book(Context(reading, find_outline(reading.source, "es")), [every_word])
    assert [(each.span.source.name, each.span.line, each.span.text) for each in found] == [
        (names[0], 1, "uno"), (names[1], 1, "dos"), (names[1], 2, "tres"),
    ]  # fmt: skip
    assert [each.edits[0] for each in found] == [Edit(0, 3, "UNO"), Edit(0, 3, "DOS"), Edit(4, 8, "TRES")]


def test_findings_are_told_in_the_language_of_the_context() -> None:
    found = check_book(context_of("a?b", "es", spoken="ru"), [damaged_characters])
    assert codes(found) == ["L2017"] and "вопросительный знак" in found[0].diagnostic.message
