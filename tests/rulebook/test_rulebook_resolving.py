"""Citations of rules and the sections of a book that they mean."""

from __future__ import annotations

import pytest

from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.resolving import find_cited
from interpreter.text import Source

SPANISH = """\
3.- La fase de Mercado

Se compra.

A) Trigo: Es caro.

B) Vino: Es barato.

5.- La fase de Puerto

Se embarca.

A) Barcos: Hay seis.

Resultados posibles en las ferias

Son tres.

Adenda I Formas de ganar

Dos.
"""


@pytest.mark.parametrize(
    ("citation", "key"),
    [
        ("3 Mercado", "3"), ("5 Puerto", "5"), ("5 A", "A~2"), ("3 B", "B"), ("Adenda I", "Adenda I"),
        ("Resultados", "resultados-posibles-en-las-ferias"), ("formas de ganar", "Adenda I"), ("3 Puerto", None),
        ("fase", None), ("Cartas", None), ("3", "3"),
    ],
)  # fmt: skip
def test_citations_of_headed_books(citation: str, key: str | None) -> None:
    found = find_cited(find_outline(Source("book.txt", SPANISH), "es"), citation)
    assert (found.key if found else None) == key


@pytest.mark.parametrize(
    ("citation", "number"),
    [("1.07.41", "1.07.41"), ("1.07.41b", "1.07.41"), ("1.07.4-2", "1.07.4"), ("1.07.5", None)],
)
def test_citations_by_number(citation: str, number: str | None) -> None:
    text = "1.07.4 Соль: её ищут.\n\n1.07.41 Чаны: в них сушат.\n"
    found = find_cited(find_outline(Source("book.txt", text), "ru"), citation)
    assert (found.number if found else None) == number
