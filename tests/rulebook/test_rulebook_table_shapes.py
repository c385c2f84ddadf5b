"""Which lines of a text are a table, and what its cells are."""

from __future__ import annotations

import pytest

from interpreter.rulebook.book.table_lines import find_tables
from interpreter.rulebook.book.tables import Table
from tests.rulebook.books import context_of

Grid = list[list[str]]


def grid(text: str, table: Table) -> Grid:
    return [[cell.text(text) for cell in row.cells] for row in table.lines]


def only(text: str) -> tuple[Table, Grid]:
    [table] = find_tables(text)
    return table, grid(text, table)


@pytest.mark.parametrize("text", [
    "Words above.\n\n| Boat | Crew |\n|:-----|-----:|\n| Heron | 3 |\n| **Gannet** | 4 |\n\nWords below.\n",
    "Words above.\nBoat | Crew\n--- | ---\nHeron | 3\nGannet | 4\n",
    "Words above.\nBoat      Crew\nHeron        3\nGannet       4\n",
    "Words above.\nBoat      Crew\n-------   ----\nHeron        3\nGannet       4\nWords below, in a line.\n",
    "Words above.\n    Boat\tCrew\n    Heron\t3\n    Gannet\t4\n",
    "Words above.\n- Boat      Crew\n- Heron     3\n- Gannet    4\n",
])  # fmt: skip
def test_tables_with_a_head(text: str) -> None:
    table, cells = only(text)
    assert cells == [["Boat", "Crew"], ["Heron", "3"], ["Gannet", "4"]]
    assert table.head is not None and len(table.rows) == 2
    assert table.caption is not None and text[slice(*table.caption)] == "Words above."
    for row in table.lines:
        for cell in row.cells:
            assert text[cell.start : cell.end] == cell.text(text)


@pytest.mark.parametrize("text", [
    "Heron: 3\nGannet: 4\n", "- Heron: 3\n- Gannet: 4\n", "Heron ..... 3\nGannet .... 4\n",
    "• Heron – 3\n• Gannet – 4\n",
    "* **Heron:** 3\n* **Gannet:** 4\n", "Heron = 3\nGannet = 4\n", "Heron . . . . 3\nGannet . . . . 4\n",
])  # fmt: skip
def test_pairs(text: str) -> None:
    table, cells = only(text)
    assert table.shape == "pairs" and cells == [["Heron", "3"], ["Gannet", "4"]]


@pytest.mark.parametrize("text", [
    "Heron: 3\n", "Heron: the boat of the captain.\nGannet: the boat of the mate.\n",
    "A first sentence.  A second one, which goes\non below.  And a third, after it.  The end.\n",
    "One thing - and another thing\nTwo things - and another thing\n", "Heron: 3\n\nGannet: 4\n",
    "1.  The first item\n2.  The second item\n", "-   The first item\n-   The second item\n",
    "He carries 3 nets  and a hook\nThe crew of the Heron  has 4\n",
])  # fmt: skip
def test_what_is_no_table(text: str) -> None:
    assert not find_tables(text).found


def test_a_wrapped_cell_belongs_to_the_row_above() -> None:
    text = "Boat      Crew    What it does\nHeron     3       fishes in\n"
    text += "                  the bay\nGannet    4       rests\n"
    _, cells = only(text)
    assert cells == [["Boat", "Crew", "What it does"], ["Heron", "3", "fishes in the bay"], ["Gannet", "4", "rests"]]


def test_an_empty_cell_stays_empty() -> None:
    text = "Boat      Crew    Hold\nHeron     3       4\nGannet            7\nTern      2       2\n"
    _, cells = only(text)
    assert cells[2] == ["Gannet", "", "7"]


@pytest.mark.parametrize("head", ["Boat      Crew   Hold", "Boat   Crew: men    Hold"])
def test_rows_head_no_sections(head: str) -> None:
    text = f"# Boats\n\nWords.\n\n{head}\n\nHeron     3      4\nGannet    4      7\n\n## More\n\nWords.\n"
    text = text.replace("Hold\n\n", "Hold\n")
    assert [section.title for section in context_of(text).book.rules if section.kind == "section"] == ["Boats", "More"]


def test_rows_are_sentences_by_themselves_where_lines_are_wrapped() -> None:
    line = "the captain of a boat that lies at the quay carries as many nets as he\n"
    text = f"The tale of\n{line * 12}likes.\n\nHeron     3      4\nGannet    4      7\n"
    book = context_of(text).book
    assert book.wrapped
    cut = [text[start:end] for section in book.rules for start, end in book.sentences(section)]
    assert cut[-2:] == ["Heron     3      4", "Gannet    4      7"]


@pytest.mark.parametrize("text", [" " * 400_000, "| " * 200_000, "a  " * 150_000, ("a: 1" + " " * 60 + "\n") * 6000,
                                  "a  b\n" * 40_000, "x\t" * 150_000], ids=str.__len__)  # fmt: skip
def test_endless_lines_are_answered(text: str) -> None:
    found = find_tables(text)
    assert all(0 <= table.start < len(text) for table in found)
