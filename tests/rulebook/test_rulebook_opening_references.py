"""References whose words name what another section begins with (L2042)."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.checks.openings import references_to_another_opening
from tests.rulebook.harbour import context, told

BOOK = """\
# Harbour

3.1 {}

3.2 A storm takes half the nets. {}

3.3 {} are due every day, from all.
"""


@pytest.mark.parametrize(
    ("first", "second", "third", "wanted"),
    [
        ("Whoever lands pays the harbour fee (3.3).", "", "Harbour fees", []),
        ("Whoever lands pays the harbour fee (3.2).", "", "Harbour fees", ["L2042 3.2"]),
        ("Whoever lands pays the harbour fee (3.2).", "No harbour fee is paid then.", "Harbour fees", []),
        ("Whoever lands pays the harbour fee (3.2).", "", "All harbour fees", []),  # it does not begin with them
        ("Whoever lands looks around (3.2).", "", "Harbour fees", []),
        ("Whoever lands pays the harbour fee (3.2).", "", "Of money.\n\n- **Harbour fees**", ["L2042 3.2"]),
    ],
)
def test_what_another_section_begins_with(
    tmp_path: Path, first: str, second: str, third: str, wanted: list[str]
) -> None:
    book = context(tmp_path, BOOK.format(first, second, third), "en")
    assert told(list(references_to_another_opening(book))) == wanted
