"""Sections that are missing or misnumbered, lists, passages and placeholders, in small texts of four languages."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.rulebook.book.numbering import Numbering
from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.reading import Reading
from interpreter.rulebook.checking import Check, Context, check_book
from interpreter.rulebook.checks.listing import announced_lists, list_numbers, repeated_items
from interpreter.rulebook.checks.references import (
    dangling_references,
    references_against_the_edition,
    shifted_references,
)
from interpreter.rulebook.checks.section_names import dangling_names
from interpreter.rulebook.checks.series import numbered_series
from interpreter.rulebook.checks.structure import (
    broken_off,
    empty_sections,
    figures_for_brackets,
    placeholders,
    remains_of_markup,
    repeated_passages,
)
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.known_sections import KnownSections
from interpreter.text import Source
from tests.rulebook.harbour import findings as harbour_findings

CHECKS: Sequence[Check] = (
    numbered_series, list_numbers, announced_lists, repeated_items, repeated_passages, placeholders, remains_of_markup,
    figures_for_brackets,
    empty_sections, broken_off, dangling_references, shifted_references, dangling_names,
)  # fmt: skip


def findings(text: str, language: str = "en") -> list[Finding]:
    source = Source("book.txt", text)
    return check_book(Context(Reading(source, ()), find_outline(source, language)), CHECKS)


def said(text: str, language: str = "en") -> list[tuple[str, int, str]]:
    """Codes, lines and quoted words."""
    return [(each.code, each.span.line, each.span.text) for each in findings(text, language)]


def numbered(numbers: Sequence[str], word: str = "Rule") -> str:
    return "\n\n".join(f"{number} {word}: Something happens in number {index}." for index, number in enumerate(numbers))


def arguments(found: Finding) -> dict[str, str]:
    return dict(found.diagnostic.arguments)


@pytest.mark.parametrize(
    ("numbers", "code", "at", "names"),
    [
        (["1.1", "1.2", "1.4", "1.5"], "L2020", "1.4", {"missing": "1.3"}),
        (["2.07.4", "2.07.41", "2.07.411", "2.07.413", "2.07.42"], "L2020", "2.07.413", {"missing": "2.07.412"}),
        (["2.07.4", "2.07.41", "2.07.42", "2.07.6", "2.07.7", "2.07.8"], "L2020", "2.07.6", {"missing": "2.07.5"}),
        (["1.1", "1.1.1", "1.2", "1.2.1", "1.3.1", "1.4"], "L2020", "1.3.1", {"missing": "1.3"}),
        (["1.1", "1.2", "1.2", "1.3"], "L2021", "1.2", {"number": "1.2"}),
        (["1.1", "1.2", "1.7", "1.4"], "L2022", "1.7", {"expected": "1.3"}),
        (["1.1", "1.2", "1.4", "1.4", "1.5"], "L2022", "1.4", {"expected": "1.3"}),
        (["2.07.4", "2.07.41", "2.07.411", "2.70.412", "2.07.413"], "L2022", "2.70.412", {"expected": "2.07.412"}),
        (["1.1", "1.3", "1.4", "1.5", "1.2", "1.6"], "L2023", "1.2", {"near": "1.1"}),
    ],
)  # fmt: skip
def test_numbers_that_do_not_count_through(numbers: list[str], code: str, at: str, names: dict[str, str]) -> None:
    found = findings(numbered(numbers))
    assert [each.code for each in found] == [code]
    assert found[0].span.text.startswith(at)
    assert names.items() <= arguments(found[0]).items()


@pytest.mark.parametrize("page", ["(стр. 4 )", "Стр. 9"])
def test_pages_of_a_longer_book_miss_nothing_outside(page: str) -> None:
    numbers = ["1.07.344", "1.07.35", "1.07.36", "1.07.4", "1.07.41", "1.07.5", "1.08", "1.08.1", "1.08.11", "1.08.2"]
    assert findings(f"Мельник {page}\n\n" + numbered(numbers, "Правило"), "ru") == []


def test_pages_with_a_cut_between_them_miss_nothing() -> None:
    one = numbered(["1.07.4", "1.07.41", "1.07.5"])
    other = numbered(["1.07.9", "1.08", "1.08.1"])
    assert findings(f"Page 4\n\n{one}\n\nPage 9\n\n{other}") == []
    assert [each.code for each in findings(f"Page 4\n\n{one}\n\nPage 5\n\n{numbered(['1.07.7', '1.07.8'])}")] == [
        "L2020"
    ]


def test_letters_and_chapters() -> None:
    text = (
        "1.- Las salinas\n\nSe trabaja.\n\nA) Pala: Se cava.\n\nB) Cubo: Se llena.\n\nD) Carro: Se lleva.\n\n"
        "2.- El puerto\n\nSe embarca.\n\n4.- El faro\n\nSe mira.\n\n"
        "Adenda I. Nombres\n\nMuchos.\n\nAdenda III. Mapas\n\nDos.\n"
    )
    found = findings(text, "es")
    assert [(each.code, arguments(each)["missing"]) for each in found] == [
        ("L2020", "C"), ("L2020", "3"), ("L2020", "Adenda II"),
    ]  # fmt: skip


def test_blocks_in_reverse_are_one_finding() -> None:
    rule = "\n\n" + "-" * 40 + "\n\n"
    text = rule.join(
        ["4.- Otoño\n\nLlueve.", "3.- Verano\n\nHace sol.\n\nA) Siega: Se siega.", "2.- Primavera\n\nBrota."]
    )
    assert said(text, "es") == [("L2024", 1, "4.- Otoño")]


def test_a_repeated_passage() -> None:
    passage = "The miller takes the tenth part of all corn that is brought to him before the bell rings at noon."
    found = findings(f"1.1 Mill: It grinds.\n\n{passage}\n\n1.2 Bell: It rings.\n\n{passage}\n")
    assert [(each.code, each.span.line) for each in found] == [("L2025", 7)]
    assert found[0].diagnostic.related[0][0].line == 3


def test_a_page_copied_twice_is_one_finding() -> None:
    page = "\n\n".join(
        f"3.{number} Mill: The miller of the mill with number {number} takes the tenth part of all corn brought to him."
        for number in (2, 3)
    )
    found = findings(f"3.1 Corn: It grows.\n\n{page}\n\n{page}\n\n3.4 Bread: It is baked.\n")
    assert [(each.code, each.span.line) for each in found] == [("L2025", 7)]


@pytest.mark.parametrize(
    ("text", "language", "quoted"),
    [
        ("Winning\n\nThere are three ways to win:\n- by votes\n- by war\n", "en", "three"),
        ("Ganar\n\nUna partida puede ganarse de tres formas:\n\n1) Con votos.\n2) Con guerra.\n", "es", "tres"),
        ("Победа\n\nПобедить можно четырьмя способами:\nа) голосами;\nб) войной;\nв) золотом.\n", "ru", "четырьмя"),
        ("Final\n\nLa partida acaba en dos casos:\n• sense cartes\n• sense monedes\n• sense torns\n", "ca", "dos"),
        ("Les tres accions\n\n• Compra: agafa una fitxa.\n• Venda: torna una fitxa.\n", "ca", "tres"),
    ],
)
def test_a_list_of_another_length(text: str, language: str, quoted: str) -> None:
    found = findings(text, language)
    assert [(each.code, each.span.text) for each in found] == [("L2026", quoted)]


@pytest.mark.parametrize(
    "text",
    [
        "Winning\n\nThere are two ways to win:\n- by votes\n- by war\n",
        "Winning\n\nRoll two dice:\n- 2 to 6: nothing\n- 7: a storm\n- 8 to 12: wind\n",
        "Winning\n\nThere are three ways to win, as told above.\n\n- by votes\n- by war\n",
    ],
)
def test_lists_as_announced(text: str) -> None:
    assert findings(text) == []


@pytest.mark.parametrize(
    ("text", "language", "code", "quoted"),
    [
        ("Metals\n\nThere are these:\na) tin\nb) lead\nd) gold\n", "en", "L2027", "d)"),
        ("Orden\n\nSe sigue este:\n1.- comprar\n2.- vender\n4.- pagar\n", "es", "L2027", "4.-"),
        ("Металлы\n\nПо порядку:\nа) олово\nб) свинец\nг) золото\n", "ru", "L2027", "г)"),
        ("Metalls\n\nPer ordre: a) estany; b) plom; d) or.\n", "ca", "L2027", "d)"),
        ("Metals\n\nThere are these:\na) tin\nb) lead\nb) gold\n", "en", "L2033", "b)"),
    ],
)
def test_items_of_a_list(text: str, language: str, code: str, quoted: str) -> None:
    found = findings(text, language)
    assert [(each.code, each.span.text.strip()) for each in found] == [(code, quoted)]


@pytest.mark.parametrize(
    ("text", "language", "quoted"),
    [
        ("Fair\n\nThe fair is told of later (see page ##), friends.\n", "en", "##"),
        ("Feria\n\nEl resto se explica después (ver página XX).\n", "es", "XX"),
        ("Ярмарка\n\nОстальное рассказано дальше (см. ???).\n", "ru", "???"),
        ("Fira\n\nLa resta s'explica després (vegeu ...).\n", "ca", "..."),
        ("Fair\n\nEach stall costs TBD coins.\n", "en", "TBD"),
    ],
)
def test_placeholders(text: str, language: str, quoted: str) -> None:
    assert [(code, words) for code, _, words in said(text, language)] == [("L2028", quoted)]


def test_what_is_no_placeholder() -> None:
    assert findings("# Fair\n\nAre you sure??? Legion XX marches. He said... nothing.\n\n## Stalls ##\n\nTwo.\n") == []


def test_remains_of_markup() -> None:
    text = "Feria\n\nSe [b]compra[/b] y se vende.[/size]\n"
    assert said(text, "es") == [("L2029", 3, "[/size]")]


def test_a_heading_without_text() -> None:
    text = "1.1 Ferry\n\nWait for it.\n\n1.2 Bridge\n\n1.3 Ford\n\nWade.\n\n1.4 Tunnel\n\n1.4.1 Lamp: Carry one.\n"
    assert said(text) == [("L2030", 5, "1.2 Bridge")]


def test_a_sentence_broken_off() -> None:
    text = (
        "1.1 Ferry: The boat leaves at noon. It waits for nobody, and whoever is late must walk around the\n\n"
        "1.2 Ford: Wade.\n"
    )
    assert [(code, words) for code, _, words in said(text)] == [("L2031", "must walk around the")]


@pytest.mark.parametrize(
    ("text", "language", "code", "quoted"),
    [
        ("2.1 Ford: See 2.2.3 first.\n\n2.2 Weir: Closed.\n\n2.2.1 Key: Lost.\n\n2.3 Mill: Open.\n", "en",
         "L2040", "2.2.3"),
        ("2.07.1 Брод: мелко (2.07.12).\n\n2.07.11 Дно: песок.\n\n2.07.2 Мост: высоко.\n\n2.07.3 Лес: темно.\n", "ru",
         "L2040", "2.07.12"),
        ("5.1 Peaje: Se paga en la puerta (5.1).\n\n5.2 Puerta: Abre al alba.\n", "es", "L2041", "5.1"),
        ("6.1 Taxes: Baixen amb els regals (6.2).\n\n6.2 Camins: Són lliures.\n\n6.3 Regals: Benvinguts.\n", "ca",
         "L2042", "6.2"),
        ("6.1 Налоги: их снижают подарки (6.2).\n\n6.2 Дороги: свободны.\n\n6.3 Подарки: желанны.\n", "ru",
         "L2042", "6.2"),
        ("Adenda I. Nombres\n\nMuchos, ver Adenda III.\n\nAdenda II. Mapas\n\nDos.\n", "es", "L2043", "Adenda III"),
        ("Adenda I. Nombres\n\nMuchos, en el apéndice.\n\nAdenda II. Mapas\n\nDos.\n", "es", "L2043", "apéndice"),
        ("Harbour\n\nShips wait (see Sea trade).\n\nMarket\n\nAll sell.\n\nTavern\n\nAll drink.\n", "en",
         "L2043", "Sea trade"),
        ("El port\n\nS'hi espera (vegeu Comerç naval).\n\nEl mercat\n\nTothom ven.\n\nLa plaça\n\nTothom balla.\n",
         "ca", "L2043", "Comerç naval"),
        ("1. Boats\n\nWide. Nets are told of in section 4.\n\n2. Nets\n\nFine: see section 2.\n\n3. Oars\n\nLong.\n",
         "en", "L2040", "4"),
        ("1. Boats\n\n1.1 Wide (see 2.1).\n\n1.2 Long.\n\n2. Nets\n\n2.1 Fine.\n\n2.2 Dry; compare section 2.6.\n",
         "en", "L2040", "2.6"),
        ("A) Barques\n\nA.1 Amples (vegeu B.2).\n\nB) Xarxes\n\nB.1 Fines, vegeu B.6.\n\nB.2 Seques.\n",
         "ca", "L2040", "B.6"),
        ("А) Лодки\n\nА.1 Широкие (см. Б.2).\n\nБ) Сети\n\nБ.1 Тонкие, смотри пункт Б.6.\n\nБ.2 Сухие.\n", "ru",
         "L2040", "Б.6"),
        ("Barcas\n\nAnchas: mirad «Remos» antes.\n\nRedes\n\nFinas, véase el apartado «Barcas».\n\nVelas\n\nBlancas.\n",
         "es", "L2043", "Remos"),
        ("1.1 Ford: Shallow.\n\n1.2 Out of town: Far.\n\n1.3 Powers: Many.\n\n1.4 Sites: the rest are out of town (see "
         "section 1.3).\n", "en", "L2042", "1.3"),
        ("1. Harbour\n\n1.1 Lantern tolls: Steep.\n\n1.2 Ford: Shallow.\n\n1.4 Mill: Open.\n\n1.5 Quay: Pay the "
         "lantern tolls first (see 1.3).\n\n2. Sea\n\nWide.\n", "en", "L2040", "1.3"),
        ("1. Barques\n\nAmples (per a la pesca, vegeu l'apartat 9).\n\n2. Xarxes\n\nFines.\n\n3. Rems\n\nLlargs.\n",
         "ca", "L2040", "9"),
        ("A. Fase de redes\n\nEs corta (véase la fase K).\n\nB. Fase de remos\n\nEs larga (véase la fase A).\n\n"
         "C. Fase de velas\n\nEs blanca.\n", "es", "L2043", "fase K"),
        ("Port\n\nAl final hi ha els preus (apartat J).\n\n"
         + "".join(f"{letter}) Nom {letter}\n\nTothom en parla.\n\n" for letter in "ABCDEF"), "ca", "L2040", "J"),
        ("Harbour\n\n" + "".join(f"PART {number}. THING {number}\n\nAll talk (Part {to}).\n\n"
         for number, to in (("I", "II"), ("II", "III"), ("III", "XI"), ("IV", "I"))), "en", "L2043", "Part XI"),
    ],
)  # fmt: skip
def test_references(text: str, language: str, code: str, quoted: str) -> None:
    found = [each for each in findings(text, language) if each.code != "L2020"]
    assert [(each.code, each.span.text) for each in found] == [(code, quoted)]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("1.07.41 Сбор: он указан ниже (1.07.411), а также в 1.12.4 и 2.04.\n\n1.07.411 Дань: зерно.\n\n"
         "1.07.42 Соль: платят (см. 1.07.41).\n", "ru"),
        ("Harbour\n\nShips wait (see the market).\n\nMarket rules\n\nAll sell (see table 2) 2.5 tons.\n\n"
         "Tavern\n\nBeer.\n", "en"),
        ("1. Boats\n\nWide. As said under section 7) of the charter.\n\n2. Nets\n\nFine.\n\n3. Oars\n\nLong.\n", "en"),
        ("3.- El puerto\n\nSe espera (ver fase de Mercado).\n\n4.- La plaza\n\nSe baila.\n\n"
         "5.- El faro\n\nSe mira.\n", "es"),
    ],
)  # fmt: skip
def test_references_that_may_be_right(text: str, language: str) -> None:
    assert findings(text, language) == []


@pytest.mark.parametrize(
    ("numbers", "codes", "expected"),
    [
        (["A.1", "A.2", "A.4", "B.1", "B.2"], ["L2020"], "A.3"),
        (["Б.1", "Б.2", "Б.2", "Б.4", "В.1"], ["L2022"], "Б.3"),
        (["G.1", "G.2", "G.2", "G.3", "G.4"], ["L2021"], ""),
        (["3.4", "3.5", "5.1", "5.1", "5.3", "5.4"], ["L2022"], "5.2"),
        (["1.1", "1.2", "1.3", "1.2.1", "1.4", "1.4.1", "1.5"], ["L2022"], "1.3.1"),
        (["7.07.1", "7.07.2", "7.07.12", "7.07.22", "7.07.3", "7.07.4", "7.07.41"], ["L2022"], "7.07.21"),
    ],
)
def test_one_slip_in_the_numbers_is_one_finding(numbers: list[str], codes: list[str], expected: str) -> None:
    found = findings(numbered(numbers), "ru" if numbers[0][0] == "Б" else "en")
    assert [each.code for each in found] == codes
    known = arguments(found[0])
    assert known.get("expected", known.get("missing", "")) == expected


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("The mill\n\nIt has:\n\n- Oven: one loaf more.\n- Wheel: it turns twice.\n- Oven: one loaf more.\n",
         "- Oven: one loaf more."),
        ("The mill\n\n- Oven: one loaf more.\n- Wheel: it turns.\n\nAlso:\n\n- Sail: flaps.\n- Oven: one loaf more.\n",
         "- Oven: one loaf more."),
        ("The mill\n\n1. Take two sacks.\n2. Grind.\n3. Take two sacks.\n", "3. Take two sacks."),
        ("Mill\n\n- Oven: one loaf.\n- Wheel: turns.\n- Sail: big.\n- Door: shut.\n- Oven: two.\n- Roof: red.\n",
         "- Oven: two."),
        ("Mill\n\n- Oven: one.\n- Wheel: big.\n- Cost: 2.\n- Oven: 2.\n- Cost: 6.\n- Roof: red.\n- Door: shut.\n", ""),
        ("The mill\n\n- none\n- two loaves\n- none\n", ""),
    ],
)  # fmt: skip
def test_an_item_that_stands_twice(text: str, quoted: str) -> None:
    assert [(code, words) for code, _, words in said(text)] == ([("L2025", quoted)] if quoted else [])


def test_a_list_of_another_length_is_shown_to_its_end() -> None:
    (found,) = findings("A turn is one of these three things:\n\n1. sow\n\n2. mow\n\n3. rest\n\n4. reap\n")
    assert (found.code, found.span.text, found.diagnostic.related[0][0].text) == ("L2026", "three", "4. reap")


def test_many_gaps_are_one_finding() -> None:
    numbers = [
        "1.1",
        "1.2",
        "1.4",
        "1.5",
        "1.7",
        "1.8",
        "2.1",
        "2.2",
        "2.4",
        "2.5",
        "2.6",
        "2.8",
        "3.1",
        "3.2",
        "3.4",
        "3.5",
    ]
    (found,) = findings(numbered(numbers))
    assert found.code == "L2037"
    assert arguments(found) == {"missing": "1.3, 1.6, 2.3, 2.7, 3.3", "count": "5"}


def test_a_digest_that_keeps_the_numbers_of_what_it_sums_up() -> None:
    assert not findings(numbered([f"{chapter}.{section}" for chapter in range(1, 13) for section in (1, 3)]))


# ------------------------------------------------------------------------------------- a reference edition


def against_edition(
    text: str, numbers: Sequence[str], references: dict[str, tuple[str, ...]], own: frozenset[str] | None = None
) -> list[Finding]:
    source = Source("book.txt", text)
    context = Context(Reading(source, ()), find_outline(source, "en"))
    known = KnownSections("first", frozenset(numbers), Numbering.of(numbers), True, references, own)
    context.shared["known_sections"] = known
    return check_book(context, (*CHECKS, references_against_the_edition))


EDITION = ["1.1", "1.2", "1.2.1", "1.2.2", "1.2.3", "1.3", "1.4"]


def test_a_section_that_only_the_edition_tells_of() -> None:
    found = against_edition(numbered(["1.1", "1.2", "1.2.1", "1.2.2", "1.3"]), EDITION, {})
    assert [(each.code, each.span.text) for each in found] == [("L2032", "1.3 Rule:")]
    assert arguments(found[0]) == {"missing": "1.2.3", "before": "1.2.2", "after": "1.3", "edition": "first"}


def test_a_shortened_book_is_one_finding() -> None:
    numbers = [f"{chapter}.{section}{inner}" for chapter in (1, 2, 3, 4) for section in (1, 2) for inner in ("", ".1")]
    kept = [number for number in numbers if number not in ("1.2.1", "2.2.1", "3.2.1")]
    (found,) = against_edition(numbered(kept), numbers, {})
    assert found.code == "L2038"
    assert arguments(found) == {"missing": "1.2.1, 2.2.1, 3.2.1", "count": "3", "edition": "first"}


def test_a_number_that_only_the_edition_has_may_be_referred_to() -> None:
    text = "1.2 Ford: See section 1.2.1 and 1.4.\n\n1.2.1 Boat: It is told in section 1.6.\n\n1.2.2 Oar: Long.\n"
    found = against_edition(text, EDITION, {})
    assert [(each.code, each.span.text) for each in found] == [("L2040", "1.6")]


def test_a_number_right_after_what_is_known_may_exist() -> None:
    text = "1.2 Ford: See section {}.\n\n1.2.1 Boat: Small.\n\n1.2.2 Oar: Long.\n"
    edition = [*EDITION, "2.1", "2.2", "2.3", "2.4"]
    for number, code in (("2.5", "L2049"), ("2.6", "L2040"), ("1.5", "L2040")):
        found = against_edition(text.format(number), edition, {})
        assert [(each.code, each.span.text) for each in found] == [(code, number)]


def test_an_excerpt_that_ends_within_a_section() -> None:
    numbers = ["1.07.1", "1.07.11", "1.07.12", "1.07.2"]
    text = numbered(numbers).rstrip() + " It is told further on (1.07.21).\n"
    (found,) = against_edition(text, [*numbers, "1.07.21", "1.07.3"], {})
    assert (found.code, found.span.text) == ("L2048", "1.07.21") and arguments(found)["section"] == "1.07.2"


def test_a_section_that_only_another_edition_tells_of() -> None:
    text = numbered(["1.1", "1.2", "1.2.1", "1.2.2", "1.3"])
    own = frozenset(EDITION) - {"1.2.3"}
    assert [each.code for each in against_edition(text, EDITION, {}, own)] == ["L2039"]
    assert [each.code for each in against_edition(text, EDITION, {}, frozenset(EDITION))] == ["L2032"]


def test_a_figure_that_should_be_a_bracket() -> None:
    text = "The boat wins 8unless the tide is out).\n"
    assert [(each.code, each.span.text) for each in findings(text)] == [("L2083", "8unless")]
    for right in ("The boat wins 8cms from (a) land).", "See (from 8pm on).", "It takes 8tons of lead."):
        assert not findings(right + "\n")


def test_a_reference_that_the_edition_has_otherwise() -> None:
    text = "1.2 Ford: See section 1.4 (1.2.2).\n\n1.2.1 Boat: Wait (1.4).\n\n1.2.2 Oar: Long.\n\n1.2.3 Net: Wet.\n"
    references = {"1.2": ("1.4", "1.2.1"), "1.2.1": ("1.4",), "1.2.2": ("1.1",)}
    found = against_edition(text, EDITION, references)
    assert [(each.code, each.span.text, each.diagnostic.suggestion) for each in found] == [("L2044", "1.2.2", "1.2.1")]


# ------------------------------------------------------------------------------------------------- properties


def made(draw: random.Random) -> list[str]:
    """The numbers of a clean book of some chapters."""
    numbers: list[str] = []
    for chapter in range(1, draw.randint(2, 4)):
        for section in range(1, draw.randint(3, 6)):
            numbers.append(f"{chapter}.{section}")
            numbers += [f"{chapter}.{section}.{inner}" for inner in range(1, draw.choice((1, 1, 3, 4)))]
    return numbers


SEEDS = st.integers(0, 10_000)


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_a_clean_book_gives_nothing(seed: int) -> None:
    draw = random.Random(seed)
    numbers = made(draw)
    words = [f"{n} Rule: It is told in {draw.choice([m for m in numbers if m != n])} as well." for n in numbers]
    words = [line.replace("told in", "told in section") for line in words]
    start = draw.randrange(0, 1 + len(words) // 3)
    stop = len(words) - draw.randrange(0, 1 + len(words) // 3)
    assert [each.code for each in findings("\n\n".join(words[start:stop])) if each.code != "L2040"] == []
    assert findings("\n\n".join(words)) == []


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_a_section_dropped_in_its_series_is_found(seed: int) -> None:
    draw = random.Random(seed)
    numbers = made(draw)
    inner = [
        number
        for number in numbers
        if not any(other.startswith(number + ".") for other in numbers)
        and not number.endswith(".1")
        and f"{number.rpartition('.')[0]}.{int(number.rpartition('.')[2]) + 1}" in numbers
    ]
    if not inner:
        return
    dropped = draw.choice(inner)
    found = findings(numbered([number for number in numbers if number != dropped]))
    assert [(each.code, arguments(each)["missing"]) for each in found] == [("L2020", dropped)]


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_a_changed_number_of_a_section_is_found(seed: int) -> None:
    draw = random.Random(seed)
    numbers = made(draw)
    if len(numbers) < 4:
        return
    index = draw.randrange(1, len(numbers) - 1)
    if numbers[index + 1].startswith(numbers[index] + "."):
        return
    changed = list(numbers)
    changed[index] = "9." + numbers[index].partition(".")[2]
    found = [each for each in findings(numbered(changed)) if each.span.text.startswith("9.")]
    assert found and found[0].code in ("L2022", "L2023")


PIECES = (
    "1.1 Trade: Pay (1.4).", "1.3", "1.1.2 Rules: See 1.1.2.", "2.- Fair", "4.- Market", "A) Sale: Sell.",
    "C) Buy: Buy.", "a) one", "d) two", "• Tin: melt", "# Head ##", "There are three ways:", "- this", "-" * 30,
    "Quote from: Tom", "[/size]", "Appendix II. Lists", "See Appendix V (see Nothing here).", "Page 4", "p. ??",
    "words go on, and on and", "", "``" + "`",
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=25), st.sampled_from(["en", "es", "ru", "ca"]))
def test_whatever_is_found_stands_in_the_text(pieces: list[str], language: str) -> None:
    text = "\n".join(pieces)
    for found in findings(text, language):
        assert 0 <= found.span.start < found.span.end <= len(text)
        assert found.diagnostic.message and found.diagnostic.cure


LETTERED_CHAPTERS = (
    "1.- AT HOME\n\nA) What is paid\nEvery man pays a coin.\n\nB) The berth kept\nIt is dear.\n\nC) Nights\n"
    "Nobody works.\n\n2.- AT SEA\n\nD) Nets\nThey dry.\n\nE) Storms\nThey cost as much as the berth (see {0}).\n"
)


SPARE = (
    "1. Boats\n\n1.1 Things: 2 spare parts, all told: an oar and a sail ({}).\n\n1.2 Spare parts: None is for sale.\n\n"
    "2. Sea\n\n2.1 Sail: It is white.\n\n2.2 Nights: They are long.\n"
)


@pytest.mark.parametrize(("number", "wanted"), [("1.2", []), ("2.1", []), ("2.2", ["L2042"])])
def test_a_heading_named_farther_before_a_reference(tmp_path: Path, number: str, wanted: list[str]) -> None:
    found = harbour_findings(tmp_path, SPARE.format(number), checks=[shifted_references])
    assert [each.code for each in found] == wanted


@pytest.mark.parametrize(("number", "wanted"), [("B", []), ("A", ["L2042"]), ("E1", ["L2040"])])
def test_references_to_letters_that_count_on(tmp_path: Path, number: str, wanted: list[str]) -> None:
    book = LETTERED_CHAPTERS.format(number) + "The night (see C) and the net (see D).\n"
    found = harbour_findings(tmp_path, book, checks=[dangling_references, shifted_references])
    assert [each.code for each in found] == wanted
