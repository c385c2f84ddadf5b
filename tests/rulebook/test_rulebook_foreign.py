"""What stands in a book and is none of it: headers of pages, talk of a forum."""

from __future__ import annotations

from interpreter.rulebook.checks.foreign import headers_of_pages, talk_around_the_text
from tests.rulebook.books import context_of

PAGES = """\
Rules of the harbour (page 3)

1. Boats

A boat may wait in the harbour until the tide turns, and

Rules of the harbour (page 4)

longer if there is no berth (see page 12). It pays on page 2.
"""

CONTENTS = """\
Contents

Boats, page 3
Nets, page 4
Fees, page 7

1. Boats

A boat may wait.
"""

TALK = (
    "Hola a todos, aquí va mi reseña del juego, que la he tenido que escribir dos veces y de memoria.\n\n"
    "Cita de: marta en 3 de mayo\n¿Cuándo sigue? Llevo toda la semana sin nada que leer en el tren, y ya es lunes.\n\n"
    + "-" * 40
    + "\n\n2.- La feria\n\nSe compra y se vende.\n\n"
    + "-" * 40
    + "\n\n1.- El campo\n\nSe siembra.\n"
)


def test_headers_of_pages_are_told_together() -> None:
    (found,) = headers_of_pages(context_of(PAGES))
    assert (found.code, found.diagnostic.severity) == ("L2035", "warning")
    assert found.diagnostic.span.line == 1
    assert [place.text for place, _ in found.diagnostic.related] == ["Rules of the harbour (page 4)"]


def test_a_list_of_contents_is_no_header() -> None:
    assert list(headers_of_pages(context_of(CONTENTS))) == []


def test_talk_of_a_forum_is_told() -> None:
    found = list(talk_around_the_text(context_of(TALK, "es")))
    assert [(each.code, each.diagnostic.severity) for each in found] == [("L2036", "warning")]
    assert list(talk_around_the_text(context_of(PAGES))) == []
