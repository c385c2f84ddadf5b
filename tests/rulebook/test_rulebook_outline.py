"""What is taken for a section, in small texts of four languages."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.rulebook.book.document import Book
from interpreter.rulebook.book.outline import find_outline
from interpreter.text import Source


def book(text: str, language: str = "en") -> Book:
    return find_outline(Source("book.txt", text), language)


def shape(text: str, language: str = "en") -> list[tuple[str | None, str]]:
    return [(s.number, s.title) for s in book(text, language).sections if s.kind == "section"]


def told(found: Book, key: str) -> list[str]:
    return [found.text[start:end] for start, end in found.sentences(found.by_key[key])]


def test_decimal_numbers_with_running_titles() -> None:
    text = (
        "1.02 Market\n\n1.02.1 Buying: Every player may buy. See 1.02.4 or pay 2.5 coins.\n\n"
        "1.02.11 Prices – are printed on the tiles.\n\n1.02.2 All sell at once.\n"
    )
    found = book(text)
    assert shape(text) == [
        ("1.02", "Market"), ("1.02.1", "Buying"), ("1.02.11", "Prices"), ("1.02.2", ""),
    ]  # fmt: skip
    assert [s.parent for s in found.sections] == ["", "1.02", "1.02.1", "1.02"]
    assert told(found, "1.02.1") == ["Every player may buy.", "See 1.02.4 or pay 2.5 coins."]
    assert told(found, "1.02.11") == ["Prices – are printed on the tiles."]


def test_a_number_within_a_paragraph_is_no_heading() -> None:
    text = "4.1 Trade: The price follows from\n4.2 and the harbour.\n\n4.2 Harbour: Ships wait here.\n"
    assert shape(text) == [("4.1", "Trade"), ("4.2", "Harbour")]
    assert shape("4.1 Trade: Pay now.\n\n2.5 coins for each.\n") == [("4.1", "Trade")]


def test_letters_ordinals_and_addenda() -> None:
    text = (
        "3.- La cosecha\n\nSe recoge el trigo:\na) primero el rojo.\nb) luego el verde.\n\n"
        "A) Reparto: Cada cual toma una parte.\n\nB) Pago\nSe paga al molino.\n\n"
        "B1) Molino pequeño\nCuesta dos.\n\n4 .- El invierno\n\nNadie siembra.\n\nAdenda II. Los molinos\n\nHay seis.\n"
    )
    found = book(text, "es")
    assert [(s.number, s.parent) for s in found.sections] == [
        ("3", ""), ("A", "3"), ("B", "3"), ("B1", "B"), ("4", ""), ("Adenda II", ""),
    ]  # fmt: skip
    assert told(found, "3") == ["Se recoge el trigo:", "a) primero el rojo.", "b) luego el verde."]


def test_bare_headings_running_headings_and_bullets() -> None:
    text = (
        "El mercat\n\nPreparació del tauler\n\nPoseu-hi les fitxes. Cadascú en té tres.\n\n"
        "Les dues fases\n\n• Compra: agafa una fitxa.\n\nPaga-la.\n\n• Venda: torna una fitxa.\n\n"
        "Final: Guanya qui té més punts.\n"
    )
    found = book(text, "ca")
    assert [s.title for s in found.sections] == [
        "El mercat", "Preparació del tauler", "Les dues fases", "Compra", "Venda", "Final",
    ]  # fmt: skip
    assert found.by_key["compra"].parent == "les-dues-fases"
    assert told(found, "compra") == ["agafa una fitxa.", "Paga-la."]


def test_bullets_of_a_list_are_its_items() -> None:
    text = "Powers\n\nThese help.\n\n- Oven: bake one loaf more.\n- Mill: grind twice.\n\nThe others are in the box.\n"
    found = book(text)
    assert [s.title for s in found.sections] == ["Powers"]
    assert told(found, "powers") == [
        "These help.", "- Oven: bake one loaf more.", "- Mill: grind twice.", "The others are in the box.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Quote from: Tim on May 3\nWho knows the rules?\n\nHello Tim, here they are.\n\nSetup:\n\n"
         "Two sit down. Anna can:\n\n- pay\n- wait\n\nNote:\n\nNo more.\n\nThe two seasons:\n\n- summer\n- winter\n\n"
         "Your turn:\n- Sow\n- Mow\n",
         "en"),
        ("Цитата: Тим, 3 мая\nКто знает?\n\nПривет, вот они.\n\nРасклад:\n\nДвое садятся. Можно:\n\n- платить\n- ждать"
         "\n\nТвой ход:\n- Сей\n- Жни\n", "ru"),
    ],
)  # fmt: skip
def test_words_with_a_colon_alone_on_a_line_are_headings_also_after_a_quote(text: str, language: str) -> None:
    found = book(text, language)
    assert [s.kind for s in found.sections] == ["noise", "section", "section"]
    titles = {"en": ["Setup", "Your turn"], "ru": ["Расклад", "Твой ход"]}
    assert [s.title for s in found.sections[1:]] == titles[language]


def test_letters_with_figures_behind_a_point() -> None:
    text = (
        "A) Setup\n\nA.1 Seats: Two sit down.\n\nA.2 Each takes 3 coins (see B.1.2).\n\nB) Turn\n\nB.1 Sowing\n\n"
        "B.1.1 First.\n\nB.1.2 Then.\n\nB.2 Games:\n\nThey follow.\n"
    )
    found = book(text)
    assert [(s.number, s.title, s.parent, s.level) for s in found.sections] == [
        ("A", "Setup", "", 1), ("A.1", "Seats", "A", 2), ("A.2", "", "A", 2), ("B", "Turn", "", 1),
        ("B.1", "Sowing", "B", 2), ("B.1.1", "", "B.1", 3), ("B.1.2", "", "B.1", 3), ("B.2", "Games", "B", 2),
    ]  # fmt: skip
    found = book("Б.1 Покупка: платят.\n\nБ.2 Продажа: берут.\n\nВ.1 Конец: считают.\n", "ru")
    assert [s.number for s in found.sections] == ["Б.1", "Б.2", "В.1"]


def test_the_head_row_of_columns_is_no_heading() -> None:
    text = "Harvest\n\nIt is counted.\n\nField     Corn   Straw\nNorth       7      2\nSouth       5      4\n"
    assert shape(text) == [(None, "Harvest")]


def test_markdown() -> None:
    text = "# Ships\n\nWords.\n\n## 2.1 Sails\n\nMore words.\n\n## Oars ##\n\n### Length\n\nTen.\n"
    found = book(text)
    assert [(s.number, s.title) for s in found.sections] == [
        (None, "Ships"), ("2.1", "Sails"), (None, "Oars"), (None, "Length"),
    ]  # fmt: skip
    assert found.by_key["length"].parent == "oars"
    assert [s.title for s in found.above(found.by_key["length"])] == ["Oars", "Ships"]


def test_a_list_with_empty_lines_is_no_row_of_sections() -> None:
    assert shape("Setup\n\nDo all of these.\n\n1. Take the board\n\n2. Take the coins\n\n3. Take a seat\n") == [
        (None, "Setup")
    ]


def test_page_headers_and_contents_are_no_text() -> None:
    text = (
        "Рынок (стр. 7 )\n\n2.1 Покупка .......... 7\n2.2 Продажа .......... 8\n\n"
        "2.1 Покупка: игрок платит три монеты.\n\nРынок (стр. 8 )\n\nОн берёт товар. 2.2 Продажа: все продают.\n"
    )
    found = book(text, "ru")
    assert [s.number for s in found.sections] == [None, "2.1"]
    assert found.sections[0].kind == "front"
    assert told(found, "2.1")[:2] == ["игрок платит три монеты.", "Он берёт товар."]
    assert found.is_noise(text.index("стр. 8"))


def test_headings_behind_a_plain_list_of_contents() -> None:
    bodies = "1. Campo\n\nSe siega.\n\n2. Molino\n\nSe muele.\n\n3. Horno\n\nSe cuece.\n"
    text = f"Índice\n\n1. Campo\n2. Molino\n3. Horno\n\n{bodies}"
    assert [number for number, _ in shape(text, "es")] == [None, "1", "2", "3"]


def test_a_heading_underlined_is_no_separator() -> None:
    text = "2. The conditions of the mill\n" + "-" * 29 + "\n\n2.1 Corn: It is brought.\n\n2.2 Flour: It is taken.\n"
    assert [(s.number, s.parent) for s in book(text).sections] == [("2", ""), ("2.1", "2"), ("2.2", "2")]


def test_code_between_fences_is_none_of_the_text() -> None:
    text = "# Mill\n\nWords.\n\n```\n1.1 Trade: Pay.\n# Head\n```\n\n# Bread\n\nMore words.\n"
    assert [title for _, title in shape(text)] == ["Mill", "Bread"]
    assert told(book(text), "mill") == ["Words."]


def test_a_tag_in_a_block_of_code_does_not_end_it() -> None:
    text = "# Mill\n\nWords.\n\n```\nA [b]word[/b] of code.\n```\n\nMore [i]words[/i] here.\n"
    found = book(text)
    assert found.is_noise(text.index("of code"))
    assert found.is_noise(text.index("[/i]")) and not found.is_noise(text.index("here"))


def test_talk_in_a_forum_is_set_apart() -> None:
    text = (
        "Hola a todos, aquí va mi reseña.\n\nCita de: marta en 3 de mayo\n¿Cuándo sigue?\n\nPronto, pronto.\n\n"
        + "-" * 40
        + "\n\n2.- La feria\n\nSe compra y se vende.[/size]\n\n"
        + "-" * 40
        + "\n\nGracias por leer, el pdf va adjunto en el hilo.\n\n"
        + "-" * 40
        + "\n\n1.- El campo\n\nSe siembra.\n"
    )
    found = book(text, "es")
    assert [(s.kind, s.number) for s in found.sections] == [
        ("noise", None), ("section", "2"), ("noise", None), ("section", "1"),
    ]  # fmt: skip
    assert told(found, "2") == ["Se compra y se vende."]
    assert told(found, "noise") == []


def test_blocks_in_reverse_are_joined_again() -> None:
    rule = "\n" + "-" * 30 + "\n\n"
    text = (
        "Aquí acaba el pago de los molinos, que nunca baja de dos.\n\nB) Venta: Se vende después.\n\n"
        + rule
        + "1.- La feria\n\nDos pasos.\n\nA) Compra: Se compra primero.\n"
    )
    found = book("Portada\n" + rule + text, "es")
    assert [(s.kind, s.number, s.parent) for s in found.rules[1:]] == [
        ("fragment", None, "A"), ("section", "B", "1"), ("section", "1", ""), ("section", "A", "1"),
    ]  # fmt: skip


def test_wrapped_lines_are_one_paragraph() -> None:
    lines = [
        "The merchants come to the square early in the morning and",
        "they leave late, when all of the goods that they",
    ]
    text = "2.1 Square: " + "\n".join(lines * 6) + "\nbrought are sold. Nobody stays.\n\nThe harbour\n\nShips wait.\n"
    found = book(text)
    assert found.wrapped
    assert [s.title for s in found.sections] == ["Square", "The harbour"]
    assert len(told(found, "2.1")) == 2
    assert len(list(found.paragraphs(found.by_key["2.1"]))) == 1


@pytest.mark.parametrize(
    ("text", "language", "sentences"),
    [
        ("Pay e.g. Two coins. Then go.", "en", ["Pay e.g. Two coins.", "Then go."]),
        ("Es del tipo I. Se paga, p. ej. Con trigo.", "es", ["Es del tipo I.", "Se paga, p. ej. Con trigo."]),
        ("Он платит (см. 1.07.4). Ждёт до стр. 5 и т. д. Всё.", "ru",
         ["Он платит (см. 1.07.4).", "Ждёт до стр. 5 и т. д.", "Всё."]),
        ("Agafa'n tres… i paga! Després?", "ca", ["Agafa'n tres… i paga!", "Després?"]),
        ("1. Take one.\n2. Take two.", "en", ["1. Take one.", "2. Take two."]),
    ],
)  # fmt: skip
def test_sentences(text: str, language: str, sentences: list[str]) -> None:
    found = book(text, language)
    assert [text[a:b] for section in found.sections for a, b in found.sentences(section)] == sentences


PIECES = st.sampled_from(
    ["1.1 Trade: Pay.", "1.2", "2.- Fair", "A) Sale: Sell.", "a) one", "• Tin: melt", "# Head", "Short line", "-" * 30,
     "Quote from: Tom", "[/size]", "Appendix II. Lists", "Page 4", "words go on here. And on.", "", "   ", "\f", "12"]
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.lists(PIECES, max_size=25), st.sampled_from(["en", "es", "ru", "ca"]))
def test_sections_tile_the_text(pieces: list[str], language: str) -> None:
    text = "\n".join(pieces)
    found = book(text, language)
    place = 0
    for section in found.sections:
        assert section.start == place and section.start <= section.body <= section.end
        place = section.end
        previous = section.body
        for start, end in found.sentences(section):
            assert previous <= start < end <= section.end and text[start:end].strip() == text[start:end]
            previous = end
    assert place == len(text)
    assert len({section.key for section in found.sections}) == len(found.sections)
    for section in found.sections:
        assert section.parent == "" or section.parent in found.by_key


@pytest.mark.parametrize(
    "text", ["a" * 300_000, " " * 300_000, "1." * 150_000, "-" * 300_000, "(" * 300_000, "\n" * 300_000]
)
def test_endless_lines_cost_little(text: str) -> None:
    found = book(text)
    assert sum(section.end - section.start for section in found.sections) == len(text)
    for section in found.sections:
        assert sum(end - start for start, end in found.sentences(section)) <= len(text)


def test_a_clean_numbered_book_is_found_whole() -> None:
    draw = random.Random(4)
    numbers = [f"{a}.{b}.{c}" for a in range(1, 4) for b in range(1, 5) for c in range(1, draw.randint(3, 6))]
    text = "\n\n".join(f"{number} Rule: Something is done here." for number in numbers)
    assert [number for number, _ in shape(text)] == numbers


def test_the_characters_of_a_book_are_those_of_its_words_its_noise_and_its_spaces() -> None:
    text = "1.1 Тема\n\nНекто\u00a0написал: привет!\u2003Ω\n\n----------------------\n\n1.2 Two: Ñ\t[b]x[/b] {y}\r\n"
    assert book(text, "ru").characters == frozenset(text)


def test_the_last_paragraph_is_the_last_of_all_paragraphs() -> None:
    found = book(
        "1.1 One\n\nFirst one.\nSecond one. \n\n \n1.2 Two\n\n----------\n\nAll of it.\n----------\n1.3 Three\n"
    )
    for section in found.sections:
        paragraphs = list(found.paragraphs(section))
        assert found.last_paragraph(section) == (paragraphs[-1] if paragraphs else None)
        assert found.is_empty(section) == (not paragraphs)


def test_a_sentence_that_counts_what_follows_is_no_heading() -> None:
    text = "A day has two halves: Morning, when all sail, and evening, when all mend nets.\n"
    assert [section.title for section in find_outline(Source("book.txt", text), "en").rules] == [""]


def test_right_below_a_heading_alone_on_its_line_a_section_begins() -> None:
    text = "1. NETS\n1.1 Each boat has two nets.\n1.2 No boat has three.\n\n2. THE END\n2.1 All lose in a storm.\n"
    assert [number for number, _ in shape(text)] == ["1", "1.1", "1.2", "2", "2.1"]
    # In the middle of a paragraph a line may begin with any number.
    text = (
        "1. Nets\n\nA boat has two nets, which is as much as all the other harbours of the land have for\n1.1 Boats.\n"
    )
    assert [number for number, _ in shape(text)] == ["1"]
