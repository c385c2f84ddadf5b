"""What a book has lost since `lictor book bind` looked at it."""

from __future__ import annotations

from pathlib import Path

from interpreter.rulebook.beside.bindings import bindings_in, dump_bindings
from interpreter.rulebook.beside.proposing import propose
from interpreter.text import Source
from tests.rulebook.harbour import context, findings, told

BOOK = """\
1.1 Boats: a boat lies at its berth (see 1.3), and pays the fee (1.2).

1.2 Fees: the harbour fee has 5 for the berth.

1.3 Berths: a berth is free for one boat.

1.4 Storms: a storm ends the day.
"""


def test_a_bound_book_is_clean(tmp_path: Path) -> None:
    bindings = propose(context(tmp_path, BOOK))
    assert bindings.refers == {"1.1": ("1.3", "1.2")}
    again = bindings_in(Source("book.book.yaml", dump_bindings(bindings)))
    assert (again.refers, again.states) == (bindings.refers, bindings.states)
    assert told(findings(tmp_path, BOOK, bindings=bindings)) == []


def test_a_reference_that_was_shifted_to_a_section_that_exists(tmp_path: Path) -> None:
    bindings = propose(context(tmp_path, BOOK))
    assert told(findings(tmp_path, BOOK.replace("see 1.3", "see 1.4"), bindings=bindings)) == ["L2045 1.4"]


def test_a_reference_that_is_gone(tmp_path: Path) -> None:
    bindings = propose(context(tmp_path, BOOK))
    assert [each.code for each in findings(tmp_path, BOOK.replace(" (see 1.3)", ""), bindings=bindings)] == ["L2046"]


def test_a_section_that_is_gone(tmp_path: Path) -> None:
    bindings = propose(context(tmp_path, BOOK))
    cut = BOOK.replace("1.4 Storms: a storm ends the day.\n", "")
    assert "L2034" in [each.code for each in findings(tmp_path, cut, bindings=bindings)]
