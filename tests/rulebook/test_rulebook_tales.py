"""Cases that go on without signs: levels that are moved, differences, and what is left (L2094)."""

from __future__ import annotations

import pytest

from interpreter.rulebook.checks.arithmetic import arithmetic_of_the_text
from tests.rulebook.books import context_of

TALES = {
    "en": (
        "Example: the base is 8 - 2 = 6. Anna pays 3 and brings it to {}; Ben pays 4, it falls to 5.",
        "Example: we have 19; the enemy 15 + 7 = 22; a difference of {}.",
        "Example: for these you pay 40 + 20 = 60 coins, and of the 100 that came in remain {}.",
        "Example: she has 14 boats and 8 nets. A storm takes 3 boats and 3 nets. There remain 11 boats and {} nets.",
    ),
    "es": (
        "Ejemplo: la base es 8 - 2 = 6. Ana ofrece 3 y la deja en {}; Benito gasta 4, baja a 5.",
        "Ejemplo: tenemos 19; el enemigo, 15 + 7 = 22; diferencia, {}.",
        "Ejemplo: se pagan 40 + 20 = 60 monedas, y de las 100 ingresadas quedan {}.",
        "Ejemplo: lleva 14 barcos y 8 redes. Pierde 3 barcos y 3 redes. Quedan 11 barcos y {} redes.",
    ),
    "ca": (
        "Exemple: la base és 8 - 2 = 6. L'Anna ofereix 3 i la deixa en {}; en Ben gasta 4, baixa a 5.",
        "Exemple: tenim 19; l'enemic, 15 + 7 = 22; diferència, {}.",
        "Exemple: es paguen 40 + 20 = 60 monedes, i de les 100 ingressades queden {}.",
        "Exemple: porta 14 barques i 8 xarxes. Perd 3 barques i 3 xarxes. Queden 11 barques i {} xarxes.",
    ),
    "ru": (
        "Пример: основа 8 - 2 = 6. Взнос 3 поднимает его до {}, противник тратит 4, остаётся 5.",
        "Пример: у нас 19; у врага 15 + 7 = 22; разница {}.",
        "Пример: расход 40 + 20 = 60 монет, и из 100 полученных остаётся {}.",
        "Пример: было 14 лодок и 8 сетей. Буря уносит 3 лодок и 3 сетей. Осталось 11 лодок и {} сетей.",
    ),
}
RIGHT = (9, 3, 40, 5)


@pytest.mark.parametrize("language", TALES)
@pytest.mark.parametrize("index", range(4))
def test_a_step_without_a_sign(language: str, index: int) -> None:
    text, right = TALES[language][index], RIGHT[index]

    def found(value: int) -> list[str]:
        context = context_of(f"# 1 A\n\n{text.format(value)}\n", language)
        return [f"{each.code} {each.span.text}" for each in arithmetic_of_the_text(context)]

    assert found(right) == []
    assert found(right + 2) == [f"L2094 {right + 2}"]


@pytest.mark.parametrize(
    "text",
    [
        "The base is 8 - 2 = 6. Anna pays 3 and brings it to 7.",  # no made-up case
        "Example: she pays 3 and brings it to 7.",  # from where, nobody knows
        "Example: with 5 + 2 = 7 she pays 2 and 3, which brings it to 12.",  # by both
        "Example: she has 14 boats. She buys 2 boats and loses 3 boats. There remain 13 boats.",
        "Example: an influence of 5 gives (5 + 2) x 2 = 14 clients.",  # more than a sum in brackets
    ],
)
def test_what_is_no_step(text: str) -> None:
    assert list(arithmetic_of_the_text(context_of(f"# 1 A\n\n{text}\n"))) == []
