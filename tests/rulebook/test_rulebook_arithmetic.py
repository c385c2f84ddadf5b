"""Arithmetic that a text states itself: what is recognised, what is wrong in it, and what is none (L2090 to L2094)."""

from __future__ import annotations

import pytest

from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.reading import File, Reading
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.arithmetic import arithmetic_of_the_text, equations_in
from interpreter.rulebook.checks.equations import Equation
from interpreter.text import Source

SUMS = [
    ("en", "L2090", "The roll is 14 - 2 - 2 = {}.", 10),
    ("en", "L2090", "He attacks with (4 + 3) x 2 = {} points.", 14),
    ("en", "L2090", "**The roll:** **14 - 2 - 2 = {}**", 10),
    ("en", "L2090", "The modifier is -2 + 10 = {}.", 8),
    ("en", "L2091", "Four legions plus 12 fleets is {}.", 16),
    ("en", "L2091", "He has 4 (military) + 12 fleets = {}.", 16),
    ("en", "L2091", "Adding 5 to his 7 fleets gives a total of {}.", 12),
    ("en", "L2091", "Subtracting 3 from 10 leaves {}.", 7),
    ("en", "L2091", "The modifier of +2 is reduced by 1 for a total of {}.", 1),
    ("en", "L2091", "He has 3 talents, 4 talents and 5 talents, a total of {} talents.", 12),
    ("en", "L2091", "He pays twelve talents for six, three talents for one, for a total of {}.", 15),
    ("en", "L2092", "He needs a total of {} (4+6+8).", 18),
    ("en", "L2092", "The modifier is +{} (+1 for the war and +3 for the droughts).", 4),
    ("en", "L2093", "Nine legions, half rounded up, {}.", 5),
    ("en", "L2093", "A quarter of 9 legions, rounded up, is {}.", 3),
    ("en", "L2093", "Half of 12 fleets is {}.", 6),
    ("en", "L2094", "The base number is 9. The others spend 8 talents, lowering the base number to {}.", 1),
    ("en", "L2094", "The result says +1, and unrest rises; this raises it from 2 to {}.", 3),
    ("en", "L2094", "Unrest falls by 1 from 3 to {}.", 2),
    ("es", "L2090", "El total es 14 - 2 - 2 = {}.", 10),
    ("es", "L2091", "-2 más 17 son {}, luego se pierden.", 15),
    ("es", "L2091", "Su fuerza es 4, más las 12 legiones, un total de {}.", 16),
    ("es", "L2091", "sumando los 5 de su nivel a sus 7 flotas, un total de {}", 12),
    ("es", "L2091", "La fuerza es de 9 y se restan las 3 de la otra, para un total de {}", 6),
    ("es", "L2092", "un total de {} (4+6+8)", 18),
    ("es", "L2093", "la cuarta parte de 9 legiones, redondeada hacia arriba, es {}", 3),
    ("es", "L2094", "La fuerza base es 9. Gastan 8 talentos, bajando la fuerza base a {}.", 1),
    ("ca", "L2090", "14 - 2 - 2 = {}", 10),
    ("ca", "L2091", "Quatre legions més 12 flotes, en total {}.", 16),
    ("ca", "L2091", "12 menys 11 fan {}", 1),
    ("ca", "L2092", "un total de {} (4+6+8)", 18),
    ("ca", "L2093", "la meitat de 9 legions, arrodonida cap amunt, són {}", 5),
    ("ca", "L2094", "El nombre base és 9. Gasten 8 talents, baixant el nombre base a {}.", 1),
    ("ru", "L2090", "13 – 11 = {}.", 2),
    ("ru", "L2091", "К рейтингу 4 добавляется 9 легионов, общая сила получается {}.", 13),
    ("ru", "L2091", "восемь минус три равно {}", 5),
    ("ru", "L2092", "Модификатор составит +{} (+1 за войну и +3 за засухи)", 4),
    ("ru", "L2093", "половина от 9 легионов с округлением вверх — {}", 5),
    ("ru", "L2094", "Основное число 9. Игроки тратят 8 талантов, понижая основное число до {}.", 1),
]  # fmt: skip

NO_SUMS = [
    ("en", "If there are 4 legions and 6 fleets, pay a total of 25 talents."),
    ("en", "Roll 2d6 + 2 = success."),
    ("en", "On 1-3 = 2 legions lost; the table: 2-5 = 3, 6-9 = 2, 10 - 12 = 1."),
    ("en", "Oratory + 7 = 12."),
    ("en", "Add 2 to the roll for each of the 3 fleets; a total of 8 is needed."),
    ("en", "He has his military plus 12 fleets plus 3, total 19."),
    ("en", "A general with 4 plus half of 9 legions, total 9."),
    ("en", "In turn 5, 4 plus 3 makes 7."),
    ("en", "With 6 legions and 4 veterans plus 3 the total is 13."),
    ("en", "Each of the 2 consuls plus 3 legions costs 10."),
    ("en", "From 10 reduce by 2 or 3, to a total of 5."),
    ("en", "Version 1.2 + 3 = 5."),
    ("en", "Each 4 talents add 1 vote, for a total of 10 votes; nine plus 1 per ally makes a total of up to 16."),
    ("es", "Suma 2 por la victoria y 1 por provincia, en total 7; la mitad de 9 (hacia arriba) es 4,5, o sea 5."),
    ("ru", "За каждые 3 легиона добавляется 1 кубик, всего 9 кубиков."),
    ("en", "2 wood + 1 ore = 1 ship; tier 2 + tier 2 = tier 3."),
    ("en", "The bonus is +2 (+3 for elves and +4 for dwarves)."),
    ("en", "He takes 5 cards in this round and 5 cards in the next, five times, for a total of 25."),
    ("en", "Health is f(0, 16, 8) = 8, on d10+3 = 9."),
    ("es", "Descompón: 7×8 = 7×(10−2) = 70−14 = 56, y 11 × 11 = 121."),
    ("es", "Repite cinco veces 10 números de esas 5 veces, para un total de 50."),
    ("es", "Hay 3 guerras y 2 líderes, con un total de 20 cartas."),
    ("es", "de un total de 20, 4 más 3 son rojas, total 20"),
    ("es", "4 o más y 12 legiones, total 8."),
    ("es", "4 de valor, más 6 legiones y cuatro veteranas, un total de 18 (4+6+8)"),
    ("es", "Tipo I: Sponsor (+2); Cosponsor (+1); Votar en contra (-1); Unrest (-1)"),
    ("ru", "Если есть 2 войны и 3 лидера, всего нужно 8 легионов."),
]


def book(text: str, language: str) -> Context:
    source = Source("book.txt", text)
    return Context(Reading(source, (File(source, 0, None),)), find_outline(source, language))


def stated(text: str, language: str) -> list[Equation]:
    return [equation for _, equation in equations_in(book(text, language))]


@pytest.mark.parametrize(("language", "code", "text", "right"), SUMS)
def test_right_sums_are_seen_and_wrong_ones_told(language: str, code: str, text: str, right: int) -> None:
    seen = stated(text.format(right), language)
    assert seen and all(equation.holds for equation in seen)
    for wrong in (right + 1, right + 2, right + 10):
        context = book(text.format(wrong), language)
        found = list(arithmetic_of_the_text(context))
        assert [each.code for each in found] == [code]
        assert found[0].span.text.lstrip("+") == str(wrong)
        assert dict(found[0].diagnostic.arguments)["right"] == str(right)
        assert str(right) in found[0].help[0]


@pytest.mark.parametrize(("language", "text"), NO_SUMS)
def test_what_adds_nothing_up_is_left_alone(language: str, text: str) -> None:
    assert not list(arithmetic_of_the_text(book(text, language)))


def test_a_reckoning_that_goes_on_is_followed() -> None:
    assert all(each.holds for each in stated("So 4 + 7 = 11 - 3 = 8.", "en"))
    wrong = list(arithmetic_of_the_text(book("So 4 + 7 = 12 - 3 = 9.", "en")))
    assert [each.span.text for each in wrong] == ["12"]


def test_a_sum_may_be_broken_at_the_end_of_a_line() -> None:
    lines = "The commander now reckons as follows with what his card says, for he\nhas fourteen: 14 -\n2 - 2 = {}.\n"
    filler = "This line is as long as the others are, and says nothing at all of\nnumbers, as most of the lines do.\n"
    text = "A heading\n\n" + filler * 6 + lines + filler * 6
    assert [each.holds for each in stated(text.format(10), "en")] == [True]
    assert [each.holds for each in stated(text.format(11), "en")] == [False]


def test_either_way_of_rounding_is_right_where_none_is_told() -> None:
    for result in ("4", "5"):
        assert all(each.holds for each in stated(f"Half of 9 legions is {result}.", "en"))
    assert not all(each.holds for each in stated("Half of 9 legions is 6.", "en"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Rome pays 2 × 20 = 40 talents for wars and 5 × 2 = 10 talents for legions, {} in all."),
        ("es", "Roma paga 2 × 20 = 40 talentos por las guerras y 5 × 2 = 10 por las legiones, {} en total."),
        ("ca", "Roma paga 2 × 20 = 40 talents per les guerres i 5 × 2 = 10 per les legions, {} en total."),
        ("ru", "Рим платит 2 × 20 = 40 талантов за войны и 5 × 2 = 10 за легионы, итого {}."),
    ],
)
def test_a_total_of_results(language: str, text: str) -> None:
    assert [each.span.text for each in arithmetic_of_the_text(book(text.format(50), language))] == []
    assert [each.span.text for each in arithmetic_of_the_text(book(text.format(60), language))] == ["60"]
