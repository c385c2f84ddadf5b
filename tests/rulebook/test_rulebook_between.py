"""Two texts of the same rules: what differs between them, by number and by content."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.rulebook.beside.bindings import Bindings, SourceMark, fingerprint
from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.reading import Reading
from interpreter.rulebook.checking import Context, check_book
from interpreter.rulebook.checks.aligning import Unit, align
from interpreter.rulebook.checks.between import changed_sources, sections_that_differ, texts_that_differ
from interpreter.rulebook.finding import Finding
from interpreter.text import Source

CHECKS = (texts_that_differ, sections_that_differ, changed_sources)

ENGLISH = """\
2.01 Salt

2.01.1 Digging: Every worker digs three measures of salt. In winter the pans are frozen, and nobody digs at all. \
The owner pays 12 coins to the guard (2.01.3).

2.01.2 Drying: The salt dries for 5 days. Rain spoils half of it. There are two ways to cover it:
a) with straw;
b) with sails.

2.01.3 Guard: He watches the pans (see 2.02.1) and sleeps in the tower. Thieves are thrown into the sea.

2.02 Sale

2.02.1 Market: A measure of salt costs 8 coins. On the day of the fair it costs 10.

2.02.2 Tax: The town takes 1d6 coins of every sale.
"""

SPANISH = """\
2.01 Sal

2.01.1 Extracción: Cada peón saca tres medidas de sal. En invierno las balsas se hielan y nadie saca nada. \
El dueño paga 12 monedas al guarda (2.01.3).

2.01.2 Secado: La sal se seca durante cinco días. La lluvia estropea la mitad. Hay dos formas de cubrirla:
a) con paja;
b) con velas.

2.01.3 Guarda: Vigila las balsas (ver 2.02.1) y duerme en la torre. A los ladrones se los arroja al mar.

2.02 Venta

2.02.1 Mercado: Una medida de sal cuesta ocho monedas. El día de la feria cuesta 10.

2.02.2 Tasa: La villa se queda con 1d6 monedas de cada venta.
"""

RUSSIAN = """\
Соль

Каждый рабочий добывает три меры соли. Зимой чаны замерзают, и никто не работает. Хозяин платит сторожу 12 монет.

Сушка

Соль сохнет 5 дней. Дождь портит половину. Укрыть её можно двумя способами:
а) соломой;
б) парусами.

Рынок

Мера соли стоит восемь монет. В день ярмарки она стоит 10. Город берёт 15 монет в год, а в голодный год только 7.
"""

CATALAN = """\
La sal

Cada peó treu tres mesures de sal. A l'hivern les basses es glacen i ningú no treballa. L'amo paga 12 monedes al guarda.

L'assecatge

La sal s'asseca durant cinc dies. La pluja en fa malbé la meitat. Es pot cobrir de dues maneres:
a) amb palla;
b) amb veles.

El mercat

Una mesura de sal costa 8 monedes. El dia de la fira costa deu. La vila cobra 15 monedes l'any, i amb fam només 7.
"""


def context(text: str, language: str, name: str = "book.txt") -> Context:
    source = Source(name, text)
    return Context(Reading(source, ()), find_outline(source, language))


def compare(text: str, language: str, other: str, other_language: str) -> list[Finding]:
    against = context(other, other_language, "other.txt")
    return check_book(replace(context(text, language), against=against), CHECKS)


def said(text: str, language: str, other: str, other_language: str) -> list[tuple[str, str]]:
    return [(each.code, each.span.text) for each in compare(text, language, other, other_language)]


@pytest.mark.parametrize(
    ("one", "other"),
    [((SPANISH, "es"), (ENGLISH, "en")), ((ENGLISH, "en"), (SPANISH, "es")), ((RUSSIAN, "ru"), (CATALAN, "ca")),
     ((CATALAN, "ca"), (RUSSIAN, "ru"))],
)  # fmt: skip
def test_faithful_translations_give_nothing(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert said(*one, *other) == []


@pytest.mark.parametrize(
    ("right", "wrong", "code", "quoted"),
    [
        ("cinco días", "seis días", "L2110", "seis"),
        ("12 monedas", "21 monedas", "L2110", "21"),
        ("1d6", "2d6", "L2110", "2d6"),
        ("(2.01.3)", "(2.01.2)", "L2112", "2.01.2"),
        (" (2.01.3)", "", "L2120", "2.01.1 Extracción:"),
        ("en la torre.", "en la torre (2.01.1).", "L2113", "2.01.1"),
        ("\nb) con velas.", "\nb) con velas;\nc) con mantas.", "L2114", "a) con paja;\nb) con velas;\nc)"),
        (" A los ladrones se los arroja al mar.", "", "L2117",
         "Vigila las balsas (ver 2.02.1) y duerme en la torre."),
        ("2.01.3 Guarda: Vigila las balsas (ver 2.02.1) y duerme en la torre. A los ladrones se los arroja al mar.\n\n",
         "", "L2115", "2.01.2 Secado:"),
        ("2.02 Venta\n", "2.01.4 Pozo: Hay agua dulce en el pozo.\n\n2.02 Venta\n", "L2116", "2.01.4 Pozo:"),
    ],
)  # fmt: skip
def test_one_difference(right: str, wrong: str, code: str, quoted: str) -> None:
    assert SPANISH.count(right) == 1
    found = compare(SPANISH.replace(right, wrong), "es", ENGLISH, "en")
    assert [(each.code, each.span.text) for each in found] == [(code, quoted)]
    assert all(place.source.name == "other.txt" for each in found for place, _ in each.diagnostic.related)


@pytest.mark.parametrize(
    ("right", "wrong", "code", "quoted"),
    [
        ("стоит восемь монет", "стоит девять монет", "L2110", "девять"),
        ("\nб) парусами.", "\nб) парусами;\nв) шкурами.", "L2114", "а) соломой;\nб) парусами;\nв)"),
    ],
)
def test_one_difference_without_numbers(right: str, wrong: str, code: str, quoted: str) -> None:
    assert said(RUSSIAN.replace(right, wrong), "ru", CATALAN, "ca") == [(code, quoted)]


def test_texts_of_different_things_are_not_compared() -> None:
    other = "Weather\n\nIt rains on 40 days.\n\nRoads\n\nThe road has 17 bends, 3 bridges and 90 stones.\n"
    found = compare(RUSSIAN, "ru", other, "en")
    assert [each.code for each in found] == ["L2119"]


def test_a_source_that_was_changed_is_reported() -> None:
    source = context(ENGLISH, "en")
    marks = {each.key: fingerprint(ENGLISH[each.start : each.end]) for each in source.book.rules}
    own = replace(
        context(SPANISH, "es"), bindings=Bindings(translated=SourceMark(fingerprint(ENGLISH), {**marks, "2.09": "x"}))
    )
    assert check_book(replace(own, against=source), CHECKS) == []
    changed = context(ENGLISH.replace("into the sea", "into the salt sea"), "en", "other.txt")
    found = check_book(replace(own, against=changed), CHECKS)
    assert [(each.code, each.span.text) for each in found] == [("L2121", ""), ("L2118", "2.01.3 Guarda:")]


def unit(length: int, *numbers: int) -> Unit:
    from collections import Counter

    return Unit(0, length, length, Counter(("n", str(number)) for number in numbers), frozenset())


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000))
def test_alignment_covers_both_sides_once(seed: int) -> None:
    draw = random.Random(seed)
    one = [unit(draw.randint(5, 200), *draw.sample(range(9), draw.randint(0, 2))) for _ in range(draw.randint(0, 12))]
    other = [unit(draw.randint(5, 200), *draw.sample(range(9), draw.randint(0, 2))) for _ in range(draw.randint(0, 12))]
    beads = align(one, other, 1.0)
    assert [index for left, _ in beads for index in left] == list(range(len(one)))
    assert [index for _, right in beads for index in right] == list(range(len(other)))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000))
def test_alignment_finds_the_lost_piece(seed: int) -> None:
    draw = random.Random(seed)
    whole = [unit(draw.randint(60, 160), 10 + place) for place in range(draw.randint(3, 15))]
    lost = draw.randrange(len(whole))
    beads = align(whole[:lost] + whole[lost + 1 :], whole, 1.0)
    assert (range(lost, lost), range(lost, lost + 1)) in beads


def test_a_long_text_is_aligned_near_the_diagonal() -> None:
    one = [unit(50 + place % 7, place) for place in range(1500)]
    assert len(align(one, one, 1.0)) == 1500
