"""Sentences of two texts side by side: which of their numbers and names differ, and which only seem to."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.between import texts_that_differ
from tests.rulebook.books import context_of
from tests.rulebook.harbour import context, told

ENGLISH = """\
1.1 Boats: The Heron has a hold of 4 and 2 hands. The Gannet has a hold of 7 and 3 hands. With 4 boats in the harbour, \
one boat waits outside.

1.2 Bait: In the pond it costs 1 coin, in the sea it costs 3. Three boats need 9 coins, rounded up. Each boat pays \
twice on Sundays.

1.3 Storm: Captain Oldcastle throws two dice. On 2 to 5 he loses 2 boats, on 6 or more he loses one.

Boat      Hold   Crew
Heron       4      2
Gannet      7      3
"""

SPANISH = """\
1.1 Barcos: La Garza tiene una bodega de 4 y 2 tripulantes. El Alcatraz tiene una bodega de 7 y 3 tripulantes. Con \
cuatro barcos en el puerto, un barco espera fuera.

1.2 Cebo: En el estanque cuesta 1 moneda, en el mar cuesta 3. Tres barcos necesitan 9 monedas, redondeando hacia \
arriba. Cada barco paga el doble los domingos.

1.3 Tormenta: El Capitán Oldcastle tira dos dados. Con 2 a 5 pierde dos barcos, con 6 o más pierde uno.

Barco     Bodega   Gente
Garza       4        2
Alcatraz    7        3
"""

RUSSIAN = """\
1.1 Лодки: у «Цапли» трюм 4 и 2 матроса. У «Олуши» трюм 7 и 3 матроса. Если в гавани четыре лодки, одна ждёт снаружи.

1.2 Наживка: в пруду она стоит 1 монету, в море стоит 3. Три лодки требуют 9 монет с округлением вверх. По \
воскресеньям каждая лодка платит вдвое.

1.3 Буря: капитан Олдкасл бросает два кубика. При 2–5 он теряет две лодки, при 6 или больше теряет одну.
"""


def differing(one: str, language: str, other: str, other_language: str) -> list[tuple[str, str]]:
    against = context_of(other, other_language, name="other.txt")
    found = check_book(replace(context_of(one, language), against=against), [texts_that_differ])
    return [(each.code, each.span.text) for each in found]


@pytest.mark.parametrize(
    ("one", "other"),
    [((ENGLISH, "en"), (SPANISH, "es")), ((SPANISH, "es"), (ENGLISH, "en")),
     ((RUSSIAN, "ru"), (SPANISH.partition("\nBarco ")[0], "es")),
     ((SPANISH.partition("\nBarco ")[0], "es"), (RUSSIAN, "ru"))],
)  # fmt: skip
def test_texts_that_tell_the_same(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert differing(*one, *other) == []


@pytest.mark.parametrize(
    ("right", "wrong", "quoted"),
    [
        ("bodega de 7 y 3", "bodega de 4 y 3", "4"),
        ("bodega de 4 y 2", "bodega de 4 y 3", "3"),
        ("cuesta 1 moneda", "cuesta 2 monedas", "2"),
        ("pierde dos barcos", "pierde seis barcos", "seis"),
        ("hacia arriba", "hacia abajo", "hacia abajo"),
        ("Garza       4        2", "Garza       7        2", "7"),
    ],
)
def test_a_number_that_stands_elsewhere_in_its_section_too(right: str, wrong: str, quoted: str) -> None:
    assert SPANISH.count(right) == 1
    assert ("L2110", quoted) in differing(SPANISH.replace(right, wrong), "es", ENGLISH, "en")


def test_one_language() -> None:
    assert differing(SPANISH.replace("un barco espera", "dos barcos esperan"), "es", SPANISH, "es") == [
        ("L2110", "dos")
    ]
    assert differing(SPANISH.replace("el doble", "el triple"), "es", SPANISH, "es") == [("L2110", "triple")]
    assert differing(SPANISH.replace("hacia arriba", "hacia abajo"), "es", SPANISH, "es") == [("L2110", "hacia abajo")]


@pytest.mark.parametrize(
    ("right", "wrong", "quoted"),
    [
        ("El Alcatraz tiene", "La Garza tiene", "Garza"),
        ("El Alcatraz tiene", "El Alcatras tiene", "Alcatras"),
        ("Capitán Oldcastle tira", "barco tira", ""),
    ],
)
def test_names(tmp_path: Path, right: str, wrong: str, quoted: str) -> None:
    assert SPANISH.count(right) == 1
    other = context(tmp_path, ENGLISH, "en")
    own = context(tmp_path, SPANISH.replace(right, wrong), "es")
    found = check_book(replace(own, against=other), [texts_that_differ])
    assert [line for line in told(found) if line.startswith("L2122")] == ([f"L2122 {quoted}"] if quoted else [])
