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


STEPS = {
    "en": (
        "Example: 12 + 4 - 10 = 6; the dice show 9, total {}.",
        "Example: there are 11 and 7 coins, a total of {}.",
        "Example: her crew gives 5 coins, another 8 come from the pond: {}. Against is now {}.",
        "Example: with a hold of 2 she throws a 6, total {}.",
        "Example: she has 12 boats and 10 nets. A storm takes 3 boats and 3 nets. There remain 9 boats and 7 nets. "
        "Then she loses 2 boats and 2 nets. There remain {} boats and 5 nets.",
        "Example: the base is 8 - 2 = 6. The others pay 3 and leave it at {}.",
    ),
    "es": (
        "Ejemplo: 12 + 4 - 10 = 6; los dados dan 9 y el total es {}.",
        "Ejemplo: hay 11 y 7 monedas, total {}.",
        "Ejemplo: su tripulación da 5 monedas, otras 8 llegan del mar: {}. En contra ahora {}.",
        "Ejemplo: con una bodega de 2 saca un 6, total {}.",
        "Ejemplo: lleva 12 barcos y 10 redes. Pierde 3 barcos y 3 redes. Quedan 9 barcos y 7 redes. "
        "Luego pierde 2 barcos y 2 redes. Sobreviven {} barcos y 5 redes.",
        "Ejemplo: la base es 8 - 2 = 6. Los demás gastan 3 y lo dejan en {}.",
    ),
    "ca": (
        "Exemple: 12 + 4 - 10 = 6; els daus donen 9 i el total és {}.",
        "Exemple: hi ha 11 i 7 monedes, en total {}.",
        "Exemple: la tripulació dona 5 monedes, altres 8 arriben del mar: {}. En contra ara {}.",
        "Exemple: amb una bodega de 2 treu un 6, total {}.",
        "Exemple: porta 12 barques i 10 xarxes. Perd 3 barques i 3 xarxes. Queden 9 barques i 7 xarxes. "
        "Després perd 2 barques i 2 xarxes. Sobreviuen {} barques i 5 xarxes.",
        "Exemple: la base és 8 - 2 = 6. Els altres gasten 3 i el deixen en {}.",
    ),
    "ru": (
        "Пример: 12 + 4 - 10 = 6; на кубиках 9, всего {}.",
        "Пример: за лодку дают 11 и 7 монет, всего {}.",
        "Пример: команда даёт 5 монет, ещё 8 добавляет пруд: {}. Против теперь {}.",
        "Пример: с трюмом 2 она выбрасывает 6; итог {} приносит рыбу.",
        "Пример: было 12 лодок и 10 сетей. Буря уносит 3 лодок и 3 сетей. Осталось 9 лодок и 7 сетей. "
        "Потом пропали 2 лодок и 2 сетей. Уцелели {} лодок и 5 сетей.",
        "Пример: основа 8 - 2 = 6. Другие тратят 3 и снижают её до {}.",
    ),
}
ENDS = (15, 18, 13, 8, 7, 3)


@pytest.mark.parametrize("language", STEPS)
@pytest.mark.parametrize("index", [0, 1, 3, 4, 5])
def test_a_case_goes_on_from_what_it_has_told(language: str, index: int) -> None:
    text, right = STEPS[language][index], ENDS[index]

    def found(value: int) -> list[str]:
        context = context_of(f"# 1 A\n\n{text.format(value)}\n", language)
        return [each.span.text for each in arithmetic_of_the_text(context)]

    assert found(right) == []
    assert found(right + 1) == [str(right + 1)]


@pytest.mark.parametrize("language", STEPS)
def test_more_and_a_colon_add_up(language: str) -> None:
    text = STEPS[language][2].split(". ")[0] + "."

    def found(value: int) -> list[str]:
        context = context_of(f"# 1 A\n\n{text.format(value)}\n", language)
        return [each.span.text for each in arithmetic_of_the_text(context)]

    assert found(13) == []
    assert found(15) == ["15"]


def test_a_level_is_told_of_again() -> None:
    text = (
        "# 1 A\n\nПример: команда даёт 5 монет, ещё 8 добавляет пруд: 13. С трюмом 2 она выбрасывает 6; итог 8 "
        "приносит ему 4 монеты. Против теперь {}, этого мало.\n"
    )
    assert not list(arithmetic_of_the_text(context_of(text.format(17), "ru")))
    assert [each.span.text for each in arithmetic_of_the_text(context_of(text.format(16), "ru"))] == ["16"]


@pytest.mark.parametrize(
    "text",
    [
        "The base is 8 - 2 = 6. Anna pays 3 and brings it to 7.",  # no made-up case
        "Example: she pays 3 and brings it to 7.",  # from where, nobody knows
        "Example: with 5 + 2 = 7 she pays 2 and 3, which brings it to 12.",  # by both
        "Example: she has 14 boats. She buys 2 boats and loses 3 boats. There remain 13 boats.",
        "Example: an influence of 5 gives (5 + 2) x 2 = 14 clients.",  # more than a sum in brackets
        "Example: 15 + 7 = 22; a difference of 3. The dice show 13 and the total is 10.",  # with a sign or without
        "Example: she throws a 10, which adds to 2, for a final result of 12.",
        "Example: there are 3 ponds, 11 and 7 coins, a total of 21.",
    ],
)
def test_what_is_no_step(text: str) -> None:
    assert list(arithmetic_of_the_text(context_of(f"# 1 A\n\n{text}\n"))) == []


def test_a_level_that_was_worked_with_moves_on() -> None:
    text = "Example: the heat rises to 6. The throw is 13: 13 - 6 + 2 = 9. Two more, and the heat rises to {}."

    def found(value: int) -> list[str]:
        context = context_of(f"# 1 A\n\n{text.format(value)}\n", "en")
        return [f"{each.code} {each.span.text}" for each in arithmetic_of_the_text(context)]

    assert found(8) == found(11) == []
    assert found(14) == ["L2094 14"]


def test_a_level_told_before_a_throw_moves_on() -> None:
    text = "Example: with a heat of 4, a fame of 1 and a throw of 13: 13 - 4 + 1 = 10. Three more, and it rises to {}."

    def found(text: str) -> list[str]:
        context = context_of(f"# 1 A\n\n{text}\n", "en")
        return [f"{each.code} {each.span.text}" for each in arithmetic_of_the_text(context)]

    assert found(text.format(7)) == found(text.format(13)) == []
    assert found(text.format(6)) == ["L2094 6"]
    text = "Example: the heat is 3, with two storms: 5. Some throw 12: 12 - 5 + 2 = 9. The heat rises by two, to {}."
    assert found(text.format(7)) == []
    assert found(text.format(8)) == ["L2094 8"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Example: the base is 8 - 6 = 2. She pays 6 coins: {}. The others pay 3 coins: 5."),
        ("es", "Ejemplo: la base es 8 - 6 = 2. Ana paga 6 monedas: {}. Los otros ponen 3 monedas: 5."),
        ("ca", "Exemple: la base és 8 - 6 = 2. L'Anna paga 6 monedes: {}. Els altres en posen 3: 5."),
        ("ru", "Пример: основа 8 - 6 = 2. Анна платит 6 монет: {}. Другие платят 3 монеты: 5."),
    ],
)
def test_a_number_behind_a_colon_is_what_an_amount_brings_a_level_to(language: str, text: str) -> None:
    def found(value: int) -> list[str]:
        context = context_of(f"# 1 A\n\n{text.format(value)}\n", language)
        return [f"{each.code} {each.span.text}" for each in arithmetic_of_the_text(context)]

    assert found(8) == []
    assert found(7) == ["L2094 7"]
