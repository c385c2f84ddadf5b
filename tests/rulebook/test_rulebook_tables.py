"""Tables of a book held against a game, in four languages, and against themselves."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from interpreter.rulebook.checking import Context, check_book
from interpreter.rulebook.checks.numbers import unexplained_numbers
from interpreter.rulebook.checks.table_shape import tables_in_themselves
from interpreter.rulebook.checks.tables import tables_against_the_rules
from interpreter.rulebook.checks.tables_between import tables_that_differ
from interpreter.rulebook.finding import Finding
from tests.rulebook.books import codes, context_of
from tests.rulebook.test_rulebook_worked import book

CHECKS = [tables_against_the_rules, tables_in_themselves]


def told(context: Context) -> list[Finding]:
    return check_book(context, CHECKS)


def gloria(text: str, language: str) -> Context:
    return book(text, language, "ca", game="gloria_a_roma")


def columns(rows: str) -> str:
    """Rows with bars as aligned columns."""
    cells = [[cell.strip() for cell in row.split("|")] for row in rows.strip().split("\n")]
    widths = [max(map(len, column)) + 3 for column in zip(*cells, strict=True)]
    return (
        "\n".join("".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells) + "\n"
    )


MATERIALS = {
    "en": "Material|Role|Value|Cards\nRubble|Laborer|1|24\nWood|Craftsman|1|24\nBrick|Legionary|2|24\n"
    "Concrete|Architect|2|24\nStone|Merchant|3|24\nMarble|Patron|3|24",
    "es": "Material|Personaje|Valor|Cartas\nEscombro|obrero|1|24\nMadera|artesano|1|24\nLadrillo|legionario|2|24\n"
    "Cemento|arquitecto|2|24\nPiedra|mercader|3|24\nMármol|patrón|3|24",
    "ca": "Material|Personatge|Valor|Cartes\nRuna|obrer|1|24\nFusta|artesà|1|24\nMaó|legionari|2|24\n"
    "Ciment|arquitecte|2|24\nPedra|mercader|3|24\nMarbre|patró|3|24",
    "ru": "Материал|Роль|Стоимость|Карты\nЩебень|рабочий|1|24\nДерево|ремесленник|1|24\nКирпич|легионер|2|24\n"
    "Бетон|архитектор|2|24\nКамень|торговец|3|24\nМрамор|патрон|3|24",
}
WARS = {
    "en": "War|Land|Fleet support|Disaster|Standoff|Spoils\nFirst Punic War|10|5|13|11, 14|35\n"
    "Second Punic War|15|5|10|11, 15|25\nFirst Gallic War|10|0|13|15|20\nSyrian War|6|2|16|15|45",
    "es": "Guerra|Tierra|Apoyo naval|Desastre|Rechazo|Botín\nPrimera Guerra Púnica|10|5|13|11, 14|35\n"
    "2.ª Guerra Púnica|15|5|10|11, 15|25\nPrimera Guerra Gala|10|0|13|15|20\nGuerra Siria|6|2|16|15|45",
    "ca": "Guerra|Terra|Suport|Desastre|Rebuig|Botí\nI Guerra Púnica|10|5|13|11/14|35\n"
    "Segona Guerra Púnica|15|5|10|11/15|25\nPrimera Guerra Gàl·lica|10|0|13|15|20\nGuerra Síria|6|2|16|15|45",
    "ru": "Война|Сила|Поддержка|Бедствие|Противостояние|Трофеи\n1-я Пуническая война|10|5|13|11, 14|35\n"
    "Вторая Пуническая война|15|5|10|11, 15|25\nПервая Галльская война|10|0|13|15|20\nСирийская война|6|2|16|15|45",
}
OFFICES = {
    "en": "- Dictator: 7 influence\n- Rome Consul: 5 influence\n- Field Consul: 5 influence\n- Censor: 5 influence\n"
    "- Master of Horse: 3 influence\n",
    "es": "Dictador ...... 7\nCónsul de Roma ...... 5\nCónsul de campo ...... 5\nCensor ...... 5\n"
    "Maestro de caballería ...... 3\n",
    "ca": "* dictador: 7 d’influència\n* cònsol de Roma: 5\n* cònsol de camp: 5\n* censor: 5\n"
    "* mestre de cavalleria: 3\n",
    "ru": "Диктатор – 7\nКонсул Рима – 5\nПолевой консул – 5\nЦензор – 5\nНачальник конницы – 3\n",
}
UNREST = {
    "en": "18 or more|unrest -3\n17|unrest -2\n16|unrest -1\n11–15|no change\n10|unrest +1\n9|unrest +2\n8|unrest +3",
    "es": "18+|descontento -3\n17|descontento -2\n16|descontento -1\n11 a 15|sin cambio\n10|descontento +1\n"
    "9|descontento +2\n8|descontento +3",
    "ca": "18 o més|descontentament -3\n17|descontentament -2\n16|descontentament -1\nde l’11 al 15|res\n"
    "10|descontentament +1\n9|descontentament +2\n8|descontentament +3",
    "ru": "18 и больше|волнение -3\n17|волнение -2\n16|волнение -1\nот 11 до 15|ничего\n10|волнение +1\n9|волнение +2\n"
    "8|волнение +3",
}
SITES = {
    "en": "Sites in town and out of town:\n- 2 players: 3 and 3\n- 3 players: 3 and 3\n- 4 players: 4 and 2\n"
    "- 5 players: 5 and 1\n",
    "es": "Solares en la ciudad y en el extrarradio:\n* 2 jugadores: 3 y 3\n* 3 jugadores: 3 y 3\n"
    "* 4 jugadores: 4 y 2\n"
    "* 5 jugadores: 5 y 1\n",
    "ca": "Solars de ciutat i d’extraradi:\n2 jugadors: 3 i 3\n3 jugadors: 3 i 3\n4 jugadors: 4 i 2\n"
    "5 jugadors: 5 i 1\n",
    "ru": "Участки в городе и за городом:\n2 игрока – 3 и 3\n3 игрока – 3 и 3\n4 игрока – 4 и 2\n5 игроков – 5 и 1\n",
}  # fmt: skip


def altered(text: str, place: tuple[int, int]) -> str:
    """A text with another number, or another of its words, at a place."""
    old = text[slice(*place)]
    return text[: place[0]] + str(int(old) + 1) + text[place[1] :]


def every_number(text: str, pattern: str, language: str = "en") -> list[tuple[int, int]]:
    """All in English, every third in the other languages."""
    return [match.span(1) for match in re.finditer(pattern, text, re.M)][:: 1 if language == "en" else 3]


@pytest.mark.parametrize("language", MATERIALS)
@pytest.mark.parametrize("shape", ["columns", "bars", "edges"])
def test_a_table_of_things(language: str, shape: str) -> None:
    rows = MATERIALS[language].split("\n")
    rule = "|".join(["---"] * 4)
    text = {
        "columns": columns(MATERIALS[language]),
        "bars": "\n".join([rows[0], rule, *rows[1:]]),
        "edges": "\n".join(f"| {row} |" for row in [rows[0], rule, *rows[1:]]),
    }[shape]
    assert told(gloria(text, language)) == []
    for place in every_number(text, r"(\d+)", language):
        [each] = told(gloria(altered(text, place), language))
        assert (each.code, each.span.start, each.span.text) == ("L2060", place[0], str(int(text[slice(*place)]) + 1))
        assert dict(each.diagnostic.arguments)["value"] == text[slice(*place)]


@pytest.mark.parametrize("language", MATERIALS)
def test_a_table_that_is_printed_again_is_told_of_again(language: str) -> None:
    table = MATERIALS[language].replace("3|24", "4|24", 1)
    text = f"# I\n\n{columns(table)}\n# II\n\n{columns(MATERIALS[language])}\n# I\n\n{columns(table)}"
    found = told(gloria(text, language))
    assert [(each.code, each.span.start) for each in found] == [
        ("L2060", match.start()) for match in re.finditer(r"\b4\b", text)
    ]
    assert len(found) == 2 and found[0].diagnostic.arguments == found[1].diagnostic.arguments
    on_its_side = "\n".join("|".join(row) for row in zip(*[row.split("|") for row in table.split("\n")], strict=True))
    text = f"# I\n\n{columns(on_its_side)}\n# I\n\n{columns(on_its_side)}"
    assert [each.span.start for each in told(gloria(text, language))] == [
        match.start() for match in re.finditer(r"\b4\b", text)
    ]


@pytest.mark.parametrize("language", MATERIALS)
def test_a_thing_in_the_row_of_another(language: str) -> None:
    rows = [row.split("|") for row in MATERIALS[language].split("\n")]
    rows[4][1] = rows[1][1]
    [each] = told(gloria(columns("\n".join(map("|".join, rows))), language))
    subject, value, written = (each.diagnostic.arguments[at][1] for at in range(3))
    assert subject == f"{rows[4][0]}, {rows[0][1]}"
    right = MATERIALS[language].split("\n")[4].split("|")[1]
    assert (value.lower(), written) == (right.lower(), rows[1][1])


@pytest.mark.parametrize("language", WARS)
def test_fields_of_cards(language: str) -> None:
    text = columns(WARS[language])
    assert told(book(text, language)) == []
    for place in every_number(text, r"(?<=\s)(\d+)(?=[\s,/])", language):
        [each] = told(book(altered(text, place), language))
        assert (each.code, each.span.start) == ("L2060", place[0])


@pytest.mark.parametrize("language", OFFICES)
def test_pairs(language: str) -> None:
    text = OFFICES[language]
    assert told(book(text, language)) == []
    for place in every_number(text, r"(\d+)[^\d\n]*$", language):
        [each] = told(book(altered(text, place), language))
        assert (each.code, each.span.start) == ("L2060", place[0])


@pytest.mark.parametrize("language", UNREST)
def test_results_of_a_roll(language: str) -> None:
    text = columns(UNREST[language])
    assert told(book(text, language)) == []
    for place in every_number(text, r"[+-](\d+)\s*$", language):
        [each] = told(book(altered(text, place), language))
        assert (each.code, each.span.start, each.span.end) == ("L2060", place[0] - 1, place[1])
    shorter = text.replace("15", "14")
    [each] = told(book(shorter, language))
    assert (each.code, dict(each.diagnostic.arguments)["value"]) == ("L2061", "11–15")
    [each] = told(book(text.replace("18", "19", 1), language))
    assert (each.code, dict(each.diagnostic.arguments)["value"]) == ("L2061", "18+")


@pytest.mark.parametrize("language", SITES)
def test_numbers_by_players(language: str) -> None:
    text = SITES[language]
    assert told(gloria(text, language)) == []
    for place in every_number(text, r"(\d)$") + every_number(text, r"(\d) \w \d$", language):
        [each] = told(gloria(altered(text, place), language))
        assert (each.code, each.span.start) == ("L2060", place[0])


@pytest.mark.parametrize("language", MATERIALS)
def test_a_row_that_is_missing_doubled_or_unknown(language: str) -> None:
    rows = MATERIALS[language].split("\n")
    [each] = told(gloria(columns("\n".join(rows[:3] + rows[4:])), language))
    assert each.code == "L2062"
    assert dict(each.diagnostic.arguments)["missing"].lower() == rows[3].split("|")[0].lower()
    [each] = told(gloria(columns("\n".join([*rows, rows[3]])), language))
    assert (each.code, each.span.text) == ("L2063", rows[3].split("|")[0])
    [each] = told(gloria(columns("\n".join([*rows, "Xyzzy|xyzzy|2|24"])), language))
    assert (each.code, each.span.text) == ("L2064", "Xyzzy")


def test_a_table_on_its_side() -> None:
    text = "| | Rubble | Wood | Brick | Concrete | Stone | Marble |\n|---|---|---|---|---|---|---|\n"
    text += "| Value | 1 | 1 | 2 | {} | 3 | 3 |\n| Cards | 24 | 24 | 24 | 24 | 24 | 24 |\n"
    assert told(gloria(text.format(2), "en")) == []
    [each] = told(gloria(text.format(3), "en"))
    assert (each.code, dict(each.diagnostic.arguments)["subject"]) == ("L2060", "Concrete, Value")


def test_a_name_that_lost_a_letter_is_not_a_shorter_one() -> None:
    rows = ["Edifici|Material|Cost", "Mercat|Fusta|1", "Moll|Fusta|1", "Jardí|Pedra|3", "Temple|Marbre|3"]
    assert told(gloria(columns("\n".join([*rows, "Circ M\ufffdxim|Pedra|3"])), "ca")) == []
    assert len(told(gloria(columns("\n".join([*rows, "Circ|Pedra|3"])), "ca"))) == 2


@pytest.mark.parametrize(("language", "word"), [("en", "Total"), ("ca", "Total"), ("es", "Total")])
def test_a_row_of_totals_is_none_of_one_thing(language: str, word: str) -> None:
    heads = {"en": "Material|Cards", "ca": "Material|Cartes", "es": "Material|Cartas"}[language]
    names = {"en": "Rubble Wood Brick Concrete Stone Marble", "ca": "Runa Fusta Maó Ciment Pedra Marbre",
             "es": "Escombro Madera Ladrillo Cemento Piedra Mármol"}[language].split()  # fmt: skip
    assert told(gloria(columns("\n".join([heads, *(f"{each}|24" for each in names), f"{word}|144"])), language)) == []


def test_what_is_about_something_else_is_not_judged() -> None:
    """A column with other values, however it is called, and numbers that only happen to be near."""
    rows = ["Material|Price|Weight", "Rubble|4|7", "Wood|6|1", "Brick|5|9", "Concrete|8|2", "Stone|9|3", "Marble|7|8"]
    assert told(gloria(columns("\n".join(rows)), "en")) == []
    text = "1: 5\n2: 5\n3: 4\n4: 6\n5: 3\n"
    assert told(book(text, "en")) == []
    assert told(gloria(OFFICES["en"], "en")) == []


def test_numbers_of_a_table_that_is_understood_are_explained() -> None:
    text = columns(WARS["en"])
    assert check_book(book(text, "en"), [unexplained_numbers]) == []


# ------------------------------------------------------------------------------ in themselves

RANGES = {"en": "{} or more", "es": "{} o más", "ca": "{} o més", "ru": "{} или больше"}


@pytest.mark.parametrize("language", RANGES)
def test_ranges_that_overlap_or_leave_a_gap(language: str) -> None:
    text = f"1–3: {{}}\n4–6: +1\n7: +2\n8–11: +3\n{RANGES[language].format(12)}: +4\n".replace("{}", "-1")
    assert told(context_of(text, language)) == []
    [each] = told(context_of(text.replace("4–6", "3–6"), language))
    assert (each.code, each.span.text) == ("L2065", "3–6")
    [each] = told(context_of(text.replace("8–11", "9–11"), language))
    assert (each.code, dict(each.diagnostic.arguments)["missing"]) == ("L2066", "8")
    assert told(context_of(text.replace("8–11", "10–11").replace("4–6", "5–6"), language)) == []  # extracts


@pytest.mark.parametrize(("language", "word"), [("en", "Total"), ("es", "Suma"), ("ca", "En total"), ("ru", "Всего")])
def test_totals(language: str, word: str) -> None:
    text = columns(f"Nets|Old|New\nCod|3|4\nEel|5|6\n{word}|8|{{}}".replace("{}", "10"))
    assert told(context_of(text, language)) == []
    [each] = told(context_of(text.replace("10", "11"), language))
    assert (each.code, each.span.text, dict(each.diagnostic.arguments)["value"]) == ("L2067", "11", "10")


def test_a_total_that_is_some_times_another_column() -> None:
    text = columns("Boats|Nets each|Nets in total\n2|2|12\n3|3|18\n4|4|24\n5|5|30")
    assert told(context_of(text)) == []
    assert codes(told(context_of(text.replace("24", "26")))) == ["L2067"]


def test_a_row_that_stands_twice() -> None:
    text = columns("Boat|Crew|Hold\nHeron|3|4\nGannet|4|7\nTern|2|2\nHeron|3|4")
    assert codes(told(context_of(text))) == ["L2063"]
    assert told(context_of(text[: text.rindex("Heron")])) == []


@pytest.mark.parametrize(("language", "spoken"), [("ru", each) for each in ("en", "es", "ca", "ru")])
def test_findings_speak_the_language_of_the_reader(language: str, spoken: str) -> None:
    text = columns(MATERIALS[language]).replace("2   ", "1   ", 1)
    [each] = told(book(text, language, "ca", spoken, "gloria_a_roma"))
    assert "Кирпич, Стоимость" in each.diagnostic.message
    assert "worth" not in each.diagnostic.message


# ------------------------------------------------------------------------- beside another text


@pytest.mark.parametrize(("one", "other"), [("en", "es"), ("ru", "ca"), ("es", "ru")])
def test_cells_of_two_texts(one: str, other: str) -> None:
    """The same tables in two languages, without a game; one of them is there twice."""
    texts = {
        each: f"1.1 A\n\n{columns(WARS[each])}\n1.2 B\n\n{columns(UNREST[each])}\n1.3 C\n\n{OFFICES[each]}\n"
        for each in (one, other)
    }
    against = context_of(texts[other], other, name="other.txt")
    text = texts[one]
    assert check_book(replace(context_of(text, one), against=against), [tables_that_differ]) == []
    for number in ("35", "13", "-2", "7"):
        place = text.rindex(number)
        wrong = text[:place] + text[place:].replace(number, "-6" if number < "0" else "23", 1)
        [each] = check_book(replace(context_of(wrong, one), against=against), [tables_that_differ])
        assert (each.code, each.span.start) == ("L2110", place)
        assert each.diagnostic.related[0][0].text == number


@pytest.mark.parametrize("language", UNREST)
def test_a_table_whose_columns_were_thrown_together(language: str) -> None:
    text = UNREST[language].replace("|", "   ") + "\n"
    assert not told(book(text, language, "es"))
    assert codes(told(book(text.replace("-3\n", "-4\n", 1), language, "es"))) == ["L2060"]
    assert codes(told(book(text.replace("+2\n", "-2\n", 1), language, "es"))) == ["L2060"]


def test_lines_with_wide_gaps_here_and_there_are_no_table() -> None:
    text = "He pays  3 talents to\nthe man who  5 times went\nto the  4 hills and  back\nand then  home\n"
    assert not context_of(text).book.tables.found


def test_a_row_for_several_numbers() -> None:
    text = (
        "# 1 Unrest\n\n|Result|Unrest|\n|---|---|\n|18 or more|-3|\n|17 / 16|-2 / -1|\n|11 to 15|0|\n"
        "|10 / 9|{}|\n|8 / 7|+3|\n|6 / 5|+4|\n"
    )
    assert not told(book(text.format("+1 / +2"), "en"))
    found = told(book(text.format("+2 / +1"), "en"))
    assert [(each.code, each.span.text) for each in found] == [("L2060", "+2"), ("L2060", "+1")]


def test_a_row_without_the_word_that_heads_its_column() -> None:
    text = (
        "# 1 Wars\n\n|War|Disaster|Standoff|Spoils|\n|---|---|---|---|\n"
        "|First Gallic|13|15|20|\n|Syrian|{}|45|\n|Second Punic|10|11, 15|25|\n"
    )
    assert not told(book(text.format("16|15"), "en"))
    found = told(book(text.format("15|16"), "en"))
    assert [(each.code, each.span.text) for each in found] == [("L2060", "15"), ("L2060", "16")]


def test_cards_of_later_times_are_no_rows_that_are_missing() -> None:
    rows = "|Hamilcar|3|8|12|\n|Antiochus III|5|14|17|\n|Philip V|6|15|14|\n|Hannibal|7|9|16|\n"
    head = "# 1 Leaders\n\n|Leader|Strength|Disaster|Standoff|\n|---|---|---|---|\n"
    assert not told(book(head + rows, "en"))
