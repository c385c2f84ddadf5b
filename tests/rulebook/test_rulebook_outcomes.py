"""What comes of a reckoned result, held against the tables of the rules (L2100)."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.data.folders import DataRoot, GameFolder
from interpreter.messages import Diagnostics
from interpreter.rulebook.checks.outcomes import outcomes_against_the_tables
from interpreter.rulebook.game.counted_columns import read_counted
from tests.rulebook.test_rulebook_worked import book

BATTLES = {
    "en": "Example: three dice show {}: {} + 3 = {}. That is a {}, and Rome goes home.",
    "es": "Ejemplo: los tres dados marcan {}: {} + 3 = {}, {} para Roma.",
    "ca": "Exemple: amb tres daus surt un {}: {} + 3 = {}, {} per a Roma.",
    "ru": "Пример: на трёх кубиках {}: {} + 3 = {}. Это {}, Рим уходит.",
}
NAMES = {
    "en": ("defeat", "stalemate", "victory", "disaster"),
    "es": ("derrota", "tablas", "victoria", "desastre"),
    "ca": ("derrota", "taules", "victòria", "desastre"),
    "ru": ("поражение", "ничья", "победа", "бедствие"),
}
SPEECH = """\
1.08.2 Speech: the HRAO throws three dice. Then look at the table:

| Result | Unrest |
|--------|--------|
| 18+    | -3     |
| 17     | -2     |
| 16     | -1     |
| 11-15  | 0      |
| 10     | +1     |
| 9      | +2     |
| 8      | +3     |

Example: the throw is 12, with unrest 3 and popularity 1: 12 - 3 + 1 = 10, and unrest rises {}.
"""


def told(text: str, language: str) -> list[tuple[str, str]]:
    found = list(outcomes_against_the_tables(book(f"1.10 War\n\n{text}\n", language)))
    return [(each.span.text, dict(each.diagnostic.arguments)["right"]) for each in found]


@pytest.mark.parametrize("language", BATTLES)
@pytest.mark.parametrize(("throw", "right"), [(3, 0), (8, 1), (12, 2)])
def test_an_outcome_is_that_of_the_row(language: str, throw: int, right: int) -> None:
    names = NAMES[language]
    for at, name in enumerate(names):
        text = BATTLES[language].format(throw, throw, throw + 3, name)
        wanted = [] if at in (right, 3) else [(name, names[right])]
        assert told(text, language) == wanted, text


@pytest.mark.parametrize("text", [
    "Example: three dice show 8: 8 + 3 = 11. That is no victory.",
    "Example: three dice show 8: 8 + 3 = 11. That is neither a victory nor a defeat.",
    "Example: his strength is 8 + 3 = 11. He hopes for a victory.",
    "Example: three dice show 8: 8 + 3 = 12. That is a victory.",
    "Three dice show 8, a victory.",
])  # fmt: skip
def test_what_is_denied_hoped_for_or_reckoned_wrongly_is_not_judged(text: str) -> None:
    assert not told(text, "en")


@pytest.mark.parametrize(("text", "language"), [
    ("Example: he rolls 8: 8 + 3 = 11, a {} for Rome.", "en"),
    ("Ejemplo: tira y saca un 8: 8 + 3 = 11, {} para Roma.", "es"),
    ("Exemple: tira i treu un 8: 8 + 3 = 11, {} per a Roma.", "ca"),
    ("Пример: он бросает 8: 8 + 3 = 11, {} для Рима.", "ru"),
])  # fmt: skip
def test_a_verb_of_throwing_is_enough(text: str, language: str) -> None:
    _, right, wrong, _ = NAMES[language]
    assert told(text.format(right), language) == []
    assert told(text.format(wrong), language) == [(wrong, right)]


def test_an_announced_result_is_one_too() -> None:
    text = "Example: three dice are thrown, with a final result of {}. That is a stalemate."
    assert not told(text.format(12), "en")
    assert told(text.format(15), "en") == [("stalemate", "victory")]


@pytest.mark.parametrize("how", ["by 1", "by 2", "to 2", "at once"])
def test_a_number_of_the_row_is_held_against_the_table_that_the_section_prints(how: str) -> None:
    assert told(SPEECH.format(how), "en") == ([("2", "1")] if how == "by 2" else [])
    assert not told("1.08.3 Speech.\n\n" + SPEECH.format(how).partition("\n\n")[2].rpartition("\n\n")[2], "en")


LOSSES = {
    "en": "Example: a commander has 7 legions. Three dice show 11: 11 + 3 = 14, a victory, and Rome loses {} legions.",
    "es": "Ejemplo: un general lleva 7 legiones. Tres dados marcan 11: 11 + 3 = 14, victoria, y pierde {} legiones.",
    "ca": "Exemple: un general porta 7 legions. Amb tres daus surt un 11: 11 + 3 = 14, victòria, i perd {} legions.",
    "ru": "Пример: полководец ведёт 7 легионов. На трёх кубиках 11: 11 + 3 = 14. Это победа, Рим теряет {} легиона.",
}


@pytest.mark.parametrize("language", LOSSES)
def test_what_a_column_counts_is_held_against_the_row(language: str) -> None:
    text = LOSSES[language]
    assert not told(text.format(4), language)
    assert told(text.format(3), language) == [("3", "4")]
    assert told(text.format(5), language) == [("5", "4")]
    few = text.replace("7", "3")
    assert not told(few.format(3), language)  # no more are there


def test_what_goes_before_the_table_has_losses_of_its_own() -> None:
    text = LOSSES["en"].replace("a victory", "but it is a disaster")
    assert not told(text.format(5), "en")


@pytest.mark.parametrize(("text", "codes"), [
    ("deeds: {fame: {counts: [boat], done: lose}}\n", []), ("- a\n", ["L2181"]), ("deeds: [a]\n", ["L2181"]),
    ("deeds: {fame: a}\n", ["L2181"]),
    ("deeds: {fame: {counts: [boat], what: 1}}\n", ["L2183"]),
])  # fmt: skip
def test_mistakes_in_the_file_of_tables_are_told(tmp_path: Path, text: str, codes: list[str]) -> None:
    folder = tmp_path / "rulesets" / "harbour" / "book"
    folder.mkdir(parents=True)
    (folder / "tables.yaml").write_text(text, encoding="utf-8")
    diagnostics = Diagnostics()
    read = read_counted(GameFolder("harbour", DataRoot(tmp_path / "rulesets", tmp_path / "cards")), diagnostics)
    assert [each.code for each in diagnostics] == codes
    assert len(read) == (0 if "L2181" in codes else 1)


@pytest.mark.parametrize(("way", "wanted"), [
    ("from 3 to 4", []), ("from 3 to 5", [("5", "4")]), ("from 2 to 1", [("1", "3")]),
])  # fmt: skip
def test_a_level_moves_from_one_number_to_another_by_that_of_the_row(way: str, wanted: list[tuple[str, str]]) -> None:
    assert told(SPEECH.format(way), "en") == wanted


@pytest.mark.parametrize(("text", "language"), [
    ("Example: the dice give 18 and the result is 8: a {}.", "en"),
    ("Ejemplo: los dados dan 18 y el resultado es 8: {}.", "es"),
    ("Exemple: els daus donen 18 i el resultat és 8: {}.", "ca"),
    ("Пример: кубики дают 18, и итог 8: {}.", "ru"),
])  # fmt: skip
def test_what_dice_give_is_no_result(text: str, language: str) -> None:
    _, stalemate, victory, _ = NAMES[language]
    assert told(text.format(stalemate), language) == []
    assert told(text.format(victory), language) == [(victory, stalemate)]


LEVELS = {
    "en": "Example: unrest is 4, popularity 2 and three dice show 11. The result is 9, and unrest rises to {}.",
    "es": "Ejemplo: el descontento es 4 y los tres dados marcan 11. El resultado es 9, y el descontento sube a {}.",
    "ru": "Пример: волнения 4, популярность 2, на трёх кубиках 11. Итог 9, и волнения вырастают до {}.",
}


@pytest.mark.parametrize("language", LEVELS)
def test_a_level_moves_by_the_row_from_where_its_case_has_it(language: str) -> None:
    assert told(LEVELS[language].format(6), language) == []
    assert told(LEVELS[language].format(7), language) == [("7", "6")]


@pytest.mark.parametrize("text", [
    "Example: three dice show 11. The result is 9, and unrest rises to 7.",  # from where, nobody knows
    "Example: unrest is 4, a war adds 1. Three dice show 11. The result is 9, and unrest rises to 3.",  # from 1
    "Example: unrest is 4 and three dice show 11. The result is 9, and unrest rises by 7.",
    "Example: unrest is 4 and three dice show 11. The result is 13, and unrest rises to 7.",  # by something else
])  # fmt: skip
def test_a_level_of_which_too_little_is_told_is_not_judged(text: str) -> None:
    assert told(text, "en") == []
