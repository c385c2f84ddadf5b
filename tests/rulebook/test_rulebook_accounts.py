"""Accounts that cases keep in words: what is left, what it is in all, two sides, so much more (L2094)."""

from __future__ import annotations

import random

import pytest

from interpreter.rulebook.checks.arithmetic import arithmetic_of_the_text
from tests.rulebook.books import context_of


def found(text: str, language: str) -> list[str]:
    """What is told of a text that is a paragraph."""
    return [
        f"{each.code} {each.span.text}" for each in arithmetic_of_the_text(context_of(f"# 1 A\n\n{text}\n", language))
    ]


LEFT = {
    "en": "Example: the chest holds 35 coins and receives 80. Bait costs 40, ropes cost 20: that is 60, "
    "so {} coins remain.",
    "es": "Ejemplo: el arca guarda 35 monedas. Con las 80 del mes son 115. Cebo (40) y cuerdas (20): 40 + 20 = 60. "
    "Quedan {} monedas.",
    "ca": "Exemple: l'arca guarda 35 monedes. Amb les 80 del mes són 115. Esquer (40) i cordes (20): 40 + 20 = 60. "
    "Queden {} monedes.",
    "ru": "Пример. В сундуке 35 монет, с доходом – 115. Приманка стоит сорок, верёвки – двадцать. Остаётся {}.",
}


@pytest.mark.parametrize("language", LEFT)
def test_what_is_left_of_all_that_there_was(language: str) -> None:
    assert found(LEFT[language].format(55), language) == []
    assert found(LEFT[language].format(65), language) == ["L2094 65"]


SIDES = {
    "en": "Example: the fishers bring eleven nets; a friend brings six and borrows {} more. The others have 14 and 5. "
    "The race is won by 20 nets to 19.",
    "es": "Ejemplo: los pescadores traen once redes; un amigo trae seis y pide {} más. Los demás tienen 14 y 5. "
    "Ganan por 20 redes a 19.",
    "ca": "Exemple: els pescadors porten onze xarxes; un amic en porta sis i en demana {} més. Els altres en "
    "tenen 14 i 5. Guanyen per 20 xarxes a 19.",
    "ru": "Пример: у рыбаков одиннадцать сетей, друг приносит шесть и {} берёт взаймы. У других 14 и 5. "
    "20 против 19 – победа.",
}


@pytest.mark.parametrize("language", SIDES)
def test_two_sides_are_what_they_have_been_told_to_be(language: str) -> None:
    assert found(SIDES[language].format(3), language) == []
    assert found(SIDES[language].format(7), language) == ["L2094 20"]


def test_a_number_told_of_both_counts_twice() -> None:
    text = "Пример: у Анны сеть 4 и две лодки, всего шесть. У Бена и Вали у обоих сеть 2 и ещё 3. 6 против {}."
    assert found(text.format(7), "ru") == []
    assert found(text.format(9), "ru") == ["L2094 9"]


IN_ALL = {
    "en": ("Example. She takes two nets from the pond, one from the left and three from the right, {} in all.",
           "Example. The captain brings two coins, the hands four, the cook one more. {} in all."),
    "es": ("Ejemplo. Toma dos redes del estanque, cuatro de la izquierda y tres de la derecha: {} redes en total.",
           "Ejemplo. La capitana trae dos monedas, el cocinero cuatro, el grumete otras tres. En total, {}."),
    "ca": ("Exemple. Agafa dues xarxes de l'estany, quatre de l'esquerra i tres de la dreta: {} xarxes en total.",
           "Exemple. La capitana porta dues monedes, el cuiner quatre, el grumet altres tres. En total, {}."),
    "ru": ("Пример. Она берёт две сети из пруда, четыре из левого и три из правого, итого {}.",
           "Пример. Капитан приносит две монеты, рыбаки – четыре, повар – ещё три. Всего {}."),
}  # fmt: skip


@pytest.mark.parametrize("language", IN_ALL)
@pytest.mark.parametrize("index", [0, 1])
def test_all_of_what_has_just_been_told(language: str, index: int) -> None:
    text = IN_ALL[language][index]
    right = {"en": (6, 7)}.get(language, (9, 9))[index]
    assert found(text.format(right), language) == []
    assert [each.split()[1] for each in found(text.format(right + 5), language)] == [str(right + 5)]


THROWN = {
    "en": "Example: Anna, with a crew of 3, throws 8. That makes {}, and she gets in.",
    "es": "Ejemplo: Ana, con tripulación 3, saca un 8. Suma {}, y entra.",
    "ca": "Exemple: l'Anna, amb tripulació 3, treu un 8. Suma {}, i entra.",
    "ru": "Пример: у Анны команда 3, на кубиках 8. Итого {}, и она входит.",
}
MOVED = {
    "en": "Example: her fame stands at 4. The wind is 9, and fame rises by three to {}.",
    "es": "Ejemplo: con fama 4 hay viento. La fama sube tres puntos, hasta {}.",
    "ca": "Exemple: amb fama 4 hi ha vent. La fama puja tres punts, fins a {}.",
    "ru": "Пример: слава равна 4. После шторма слава растёт на три, до {}.",
}
PAID = {
    "en": "Example: the base is 8 - 2 = 6. She pays 3 for a {}.",
    "es": "Ejemplo: la base es 8 - 2 = 6. Ana gasta dos monedas y Benito otras tres, y la deja en {}.",
    "ca": "Exemple: la base és 8 - 2 = 6. L'Anna gasta dues monedes i en Ben tres, i la deixa en {}.",
    "ru": "Пример: без взноса итог – 6. Она платит две монеты, другие – три, и выходит {}.",
}


@pytest.mark.parametrize("language", THROWN)
def test_a_throw_and_what_is_added_to_it(language: str) -> None:
    assert found(THROWN[language].format(11), language) == []
    assert found(THROWN[language].format(12), language) == ["L2094 12"]


@pytest.mark.parametrize("language", MOVED)
def test_so_much_more_than_it_was(language: str) -> None:
    assert found(MOVED[language].format(7), language) == []
    assert found(MOVED[language].format(8), language) == ["L2094 8"]


@pytest.mark.parametrize("language", PAID)
def test_each_of_what_is_paid_moves_a_level(language: str) -> None:
    right = 9 if language == "en" else 7
    assert found(PAID[language].format(right), language) == []
    assert found(PAID[language].format(right + 1), language) == [f"L2094 {right + 1}"]


WON = {
    "en": "Example: Anna has 14 + 6 = 20 coins and Ben 9 + 4 = 13. Anna wins by {} coins.",
    "es": "Ejemplo: Ana tiene 14 + 6 = 20 monedas y Benito 9 + 4 = 13. Ana gana por {} monedas.",
    "ca": "Exemple: l'Anna té 14 + 6 = 20 monedes i en Ben 9 + 4 = 13. L'Anna guanya per {} monedes.",
    "ru": "Пример: у Анны 14 + 6 = 20 монет, у Бена 9 + 4 = 13. Анна побеждает с отрывом в {} монет.",
}


@pytest.mark.parametrize("language", WON)
def test_by_how_much_the_winner_is_ahead(language: str) -> None:
    assert found(WON[language].format(7), language) == []
    assert found(WON[language].format(5), language) == ["L2094 5"]


def test_what_is_left_of_things_with_two_words() -> None:
    text = (
        "Example: she has crew 4 and gets seven small nets. She uses two nets at the pond and three at sea. "
        "{} small nets remain."
    )
    assert found(text.format("Two"), "en") == []
    assert found(text.format("Six"), "en") == ["L2094 Six"]


def test_the_numbers_that_were_reckoned_with_are_shown() -> None:
    context = context_of(f"# 1 A\n\n{SIDES['en'].format(7)}\n")
    shown = [place.text for each in arithmetic_of_the_text(context) for place, _ in each.diagnostic.related]
    assert shown == ["eleven", "six", "7"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The chest holds 35 coins and receives 80. Bait costs 40, so 65 coins remain."),  # no made-up case
        ("en", "Example: the chest holds 35 coins. Bait costs 4 for each, and the dice show 3. 20 coins remain."),
        ("en", "Example: she has 35 coins and eight nets. Three nets remain on the quay."),  # of something else
        ("en", "Example: she has 12 coins. She pays 5 for bait and 3 for ropes, and sells one for 2. 6 coins remain."),
        ("en", "Example: the purse holds 30 coins; 20 come in. Two boats cost 10 each. 30 coins remain."),
        ("en", "Example: fame stands at 5. The storm raises it by one; fame goes up by two to eight."),
        ("es", "Ejemplo: el arca guarda 50 monedas. El cebo cuesta 30 y la mitad del resto se reparte. Quedan 10."),
        ("ru", "Пример. У неё 40 монет, две лодки стоят по десять. Остаётся двадцать."),
        ("en", "Example: 12 coins and 5 nets against 3 of the others."),
        ("en", "Example: she goes from 4 to 9; with 3 and 2 nets she moves on."),
        ("en", "Example: eleven nets are hers, six and two his. The sea is open from 20 to 19."),  # no score
        ("en", "Example: she takes all that is there, two from the left and one from the right, nine in all."),
        ("en", "Example: they bring two coins each, the hands four. Nine in all."),
        ("en", "Example: she has six nets. She takes two nets from the left and one from the right, nine in all."),
        ("en", "Example: he has 4 boats and 3 nets. 20 in all."),  # of two kinds
        ("en", "Example: Anna, with a crew of 3 and a hold of 2, throws 8. That makes 13, and she gets in."),
        ("en", "Example: the wind is 9, and fame rises by three to 8."),  # from where, nobody knows
        ("en", "Example: heat is 2. The result is 14 - 2 - 2 = 10. Next to it stands +1, so heat rises from 2 to 3."),
        ("es", "Ejemplo: el calor es 2. El resultado es 14 - 2 - 2 = 10. Pone +1: el calor sube de 2 a 3."),
        ("ca", "Exemple: la calor és 2. El resultat és 14 - 2 - 2 = 10. Hi posa +1: la calor puja de 2 a 3."),
        ("en", "Example: her base is 8 - 2 = 6. She pays 3 for a 7 coin net."),
        ("en", "Example: there are two storms and one calm, her fame being 3, so it climbs to six."),
        ("es", "Ejemplo: hay 3 redes y 2 barcos, en total una tripulación."),
        ("es", "Ejemplo: la fama es 4 y sube a 6. Los dados dan 9 - 3 = 6. Dos puntos más: la fama queda en 8."),
        ("ru", "Пример: у неё 3 сети и 2 лодки, всего одна команда."),
        ("ru", "Пример. Осталось 8 сетей. Всего девять лодок."),
        ("ca", "Exemple: porta 12 barques i paga 4 monedes. Queden 5 monedes."),  # one does not know of how many
    ],
)  # fmt: skip
def test_what_leaves_another_reading_is_no_account(language: str, text: str) -> None:
    assert found(text, language) == []


@pytest.mark.parametrize("seed", range(4))
def test_cases_that_begin_alike_are_each_told_of(seed: int) -> None:
    begun = "Example: the chest holds 35 coins and receives 80."
    spent = " Bait costs 40, ropes cost 20: that is 60, so {} coins remain."
    cases = [begun + spent.format(number) for number in (55, 65, 55, 75)]
    cases += [begun + " She pays 5 for bait and sells nothing.", SIDES["en"].format(7), SIDES["en"].format(3), begun]
    dice = random.Random(seed)
    told = dice.choices(cases, k=20)
    assert found("\n\n".join(told), "en") == [each for case in told for each in found(case, "en")]
