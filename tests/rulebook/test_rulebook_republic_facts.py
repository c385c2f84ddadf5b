"""Facts of The Republic of Rome told in a few words, in four languages: right ones, and the same with a fault."""

from __future__ import annotations

from dataclasses import replace

import pytest

from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.figures_of_names import figures_of_others
from interpreter.rulebook.checks.names import misspelt_names
from interpreter.rulebook.checks.numbers import numbers_against_the_rules
from interpreter.rulebook.checks.prose_tables import tables_told_wrongly
from interpreter.rulebook.checks.tables import tables_against_the_rules
from interpreter.rulebook.checks.terms import forbidden_terms
from interpreter.rulebook.checks.worked import examples_against_the_rules
from tests.rulebook.test_rulebook_worked import book

CHECKS = (numbers_against_the_rules, tables_against_the_rules, tables_told_wrongly, misspelt_names, figures_of_others,
          forbidden_terms, examples_against_the_rules)  # fmt: skip
EDITIONS = {"en": "vg", "es": "es", "ru": "ru", "ca": "es"}


def found(text: str, language: str) -> list[str]:
    context = replace(book(f"# 1 A\n\n{text}\n", language, EDITIONS[language]), spoken="en")
    found = check_book(context, CHECKS)
    return [f"{each.code} {each.span.text}" for each in found if each.diagnostic.severity != "note"]


PAIRS = [
    ("en", "In persuasion a roll of the base number or less wins him.", "or less", "or more"),
    ("en", "In this case fleet support is not multiplied.", "fleet support is not multiplied",
     "fleet support is doubled"),
    ("en", "He may hold one major prosecution a turn.", "one major prosecution", "two major prosecutions"),
    ("es", "Gana la facción con más influencia.", "más influencia", "menos influencia"),
    ("ca", "Guanya la facció amb més influència.", "més influència", "menys influència"),
    ("en", "A Secret Bodyguard guards him.", "Secret Bodyguard", "Hidden Guard"),
    ("es", "El líder de facción cambia.", "líder de facción", "jefe de partido"),
    ("en", "Mining 3 T; Sicilian Grain 4 T; Aegyptian Grain 5 T.", "4 T; Aegyptian Grain 5 T",
     "5 T; Aegyptian Grain 4 T"),
    ("en", "Of the mortality chits four are blank.", "four", "five"),
    ("es", "De los chits de mortalidad, 4 en blanco.", "4", "6"),
    ("ru", "Записки смертности: 4 пустые.", "4", "6"),
    ("en", "The State must give 18 T (Gladiator Gala), 13 T (Blood Fest) or 7 T (Slice and Dice).", "18", "17"),
    ("en", "The dictator may come when there is an active war of strength 20 or more.", "20", "30"),
    ("es", "El gobernador manda durante tres turnos.", "tres", "cuatro"),
    ("ru", "Губернатор правит три хода.", "три", "пять"),
    ("en", "Of legion and fleet there are at most 25 of each kind.", "at most 25", "at least 25"),
    ("es", "La condena menor quita 5 puntos de popularidad.", "5", "4"),
    ("ru", "Малый приговор отнимает 5 популярности.", "5", "4"),
    ("es", "El grano siciliano da 4 talentos; el grano egipcio, 5.", "5", "6"),
    ("es", "Armamentos (2 por legión).", "2", "4"),
    ("en", "Persuasion: the throw must be no more than the final number.", "no more than", "more than"),
    ("es", "Persuasión: la tirada no supera el número final.", "no supera el", "supera el"),
    ("ru", "Убеждение: бросок не больше итога.", "не больше", "больше"),
    ("en", "Persuasion: ten or more always fails.", "ten or more", "eleven or more"),
    ("es", "Persuasión: todo ese dinero queda en el tesoro personal.", "tesoro personal", "tesoro del Estado"),
    ("en", "A disaster costs half the legions, rounded up.", "rounded up", "rounded down"),
    ("es", "El acusado suma su influencia a los votos en contra.", "en contra", "a favor"),
    ("en", "Rank is so: Dictator, Rome Consul, Field Consul, Censor, Master of Horse.",
     "Censor, Master of Horse", "Master of Horse, Censor"),
    ("es", "El Censor lleva un proceso menor.", "Censor", "Pontífice"),
    ("ru", "Цензор ведёт малые процессы.", "Цензор", "Губернатор"),
    ("en", "Imminent wars come first: of matching wars the lowest one.", "lowest", "highest"),
    ("es", "La Primera Guerra Púnica no se baraja con nada.", "no se baraja", "se baraja"),
    ("en", "In battle Mithridates VI adds +4.", "+4", "+5"),
    ("es", "En combate, Vercingétorix suma +6.", "+6", "+7"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "sentence", "right", "wrong"), PAIRS)
def test_a_fact_and_its_fault(language: str, sentence: str, right: str, wrong: str) -> None:
    assert found(sentence, language) == []
    assert found(sentence.replace(right, wrong), language)


TABLES = [
    ("| | Early | Middle | Late |\n|---|---|---|---|\n| Legions at start | 4 | 6 | 8 |\n"
     "| A legion that follows a rebel | 5+ | 4+ | 3+ |\n", "6 | 8", "6 | 9"),
    ("| War | Land strength | Disaster | Standoff | Spoils |\n|---|---|---|---|---|\n"
     "| Parthian War | 12 | 12 | 18 | 35 |\n| Social War | 10 | 13 | 16 | 15 |\n"
     "| Jugurthine War | 8 | 14 | 13 | 25 |\n", "13 | 16", "16 | 13"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "right", "wrong"), TABLES)
def test_tables_of_later_times(table: str, right: str, wrong: str) -> None:
    assert found(table, "en") == []
    assert found(table.replace(right, wrong), "en")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "He may not hold two major prosecutions, and fleet support is never doubled."),
        ("es", "Para persuadir se lanzan dos dados; un 10, un 11 o un 12 fallan siempre."),
        ("en", "In persuasion a natural 10, 11 or 12 always fails."),
        ("en", "A fleet or a legion is 10 T each, with a maximum of 25 of each."),
        ("ru", "Десять талантов за флот или легион, максимум 25 тех и других."),
        ("en", "Whoever takes office in the Senate Phase gets: Dictator 7, either Consul 5, Censor 5."),
        ("es", "Plautio y Terentio van a persuadir a Quinctio."),
        ("ru", "Плавций убеждает, а Квинктий молчит."),
        ("es", "- 3 o menos: derrota sin nadie vivo. De 4 a 7: derrota, con 4, 3, 2 o 1 bajas.\n"
               "- De 8 a 13: tablas, con 5, 4, 3, 2, 1 o ninguna.\n- De 14 a 17: victoria con bajas.\n"),
        ("en", "A Consul for Life, elected with 21 influence or made so by reaching 35, wins."),
        ("es", "Se sacan chits de mortalidad. Con un \"roba dos\" se sacan dos más."),
        ("en", "Sponsor games for 7 T (Slice and Dice) or 13 T (Blood Fest). They give 1 or 2 popularity."),
        ("es", "5.1 Asesinato: 1d6."),
        ("en", "Every legion that follows him costs 2 T a turn."),
        # A case with other numbers than those of an example of another edition.
        ("en", "**Example.** A commander (military 5) leads seven legions and four fleets. His strength is "
               "7 + 4 + 5 = 16, and 16 - 10 = 6. He rolls nine for a 15: a victory that costs 1 legion."),
    ],
)  # fmt: skip
def test_what_is_right(language: str, sentence: str) -> None:
    assert found(sentence, language) == []
