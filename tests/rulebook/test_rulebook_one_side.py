"""What a rule says of one side alone, turned round: who is first, who has more, what is added, before and after."""

from __future__ import annotations

import pytest

from interpreter.rulebook.checks.numbers import numbers_against_the_rules
from interpreter.rulebook.checks.terms import forbidden_terms
from tests.rulebook.test_rulebook_worked import book

GLORIA = {
    "ca": [
        ("2.1 Comença qui mostra l'edifici que va {} en ordre alfabètic.", "primer", "últim"),
        ("2.1 Quan el líder pensa, passa a l'esquerra i {} actua.", "ningú més", "tothom"),
        ("2.1 Els altres decideixen en sentit {} si el segueixen o pensen.", "horari", "antihorari"),
        ("2.1 A l'extraradi només es va quan {} solars a la ciutat.", "ja no queden", "encara queden"),
        ("2.1 La bonificació és per a qui té {} cartes.", "més", "menys"),
        ("2.1 S'acaba amb l'últim solar de {}.", "la ciutat", "l'extraradi"),
        ("2.1 La Foneria dona tantes accions {} com influència.", "d'obrer", "d'artesà"),
    ],
    "es": [
        ("2.1 Empieza quien muestra el edificio que va {} por orden alfabético.", "antes", "el último"),
        ("2.1 Los demás deciden en sentido {} si lo siguen o piensan.", "horario", "antihorario"),
        ("2.1 La bonificación es para quien tiene {} cartas.", "más", "menos"),
        ("2.1 Se acaba con el último solar de {}.", "la ciudad", "el extrarradio"),
    ],
    "en": [
        ("2.1 He whose building comes {} in alphabetical order begins.", "first", "last"),
        ("2.1 The others follow or think in {} order.", "clockwise", "counterclockwise"),
        ("2.1 The bonus goes to him who has the {} cards.", "most", "fewest"),
        ("2.1 The game ends with the last site {}.", "in town", "out of town"),
    ],
    "ru": [
        ("2.1 Начинает тот, чьё здание {} в алфавитном порядке.", "первое", "последнее"),
        ("2.1 Премия достаётся тому, у кого {} карт.", "больше", "меньше"),
    ],
}
REPUBLIC = {
    "en": [
        ("1.07.2 The faction of the HRAO goes {}, the others follow clockwise.", "first", "last"),
        ("1.07.41 Persuasion: add oratory and influence and subtract the {}.", "loyalty", "popularity"),
        ("1.07.411 Subtract 7 if aligned, and the talents in {}.", "his personal treasury", "the faction treasury"),
        ("1.08.1 Unrest never falls {}.", "below 0", "below 1"),
        ("1.09.41 The censor may hold {} two minor prosecutions.", "at most", "at least"),
        ("1.10.4 Victory. Unrest {} by 1.", "falls", "rises"),
    ],
    "es": [
        ("1.09.41 El censor puede llevar a cabo {} dos procesos menores.", "como máximo", "como mínimo"),
    ],
}  # fmt: skip
CASES = [
    (game, edition, language, *case)
    for game, edition, texts in (("gloria_a_roma", "ca", GLORIA), ("republic_of_rome", "vg", REPUBLIC))
    for language, cases in texts.items()
    for case in cases
]


def wrong(game: str, edition: str, language: str, text: str) -> list[str]:
    return [each.span.text for each in numbers_against_the_rules(book(f"{text}\n", language, edition, game=game))]


@pytest.mark.parametrize(("game", "edition", "language", "text", "right", "turned"), CASES)
def test_a_rule_turned_round(game: str, edition: str, language: str, text: str, right: str, turned: str) -> None:
    assert wrong(game, edition, language, text.format(right)) == []
    assert len(wrong(game, edition, language, text.format(turned))) == 1


@pytest.mark.parametrize(
    ("text", "was"),
    [
        ("1.09.3 Veterans: the strength is one for each legion and {} for each veteran legion.", "two"),
        ("1.10.31 Standoff. A {} of each is lost.", "quarter"),
        ("1.06.5 The State receives {} talents.", "100"),
        ("1.09.441 A minor conviction costs 5 popularity and {} influence.", "5"),
        ("1.10.61 The commander loses {} popularity for every 2 legions lost.", "1"),
    ],
)
def test_numbers_of_the_republic_in_other_words(text: str, was: str) -> None:
    assert wrong("republic_of_rome", "vg", "en", text.format(was)) == []
    assert wrong("republic_of_rome", "vg", "en", text.format("third" if was == "quarter" else "9")) != []


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [("en", "A tyrant rules.", "tyrant"), ("es", "Manda un tirano.", "tirano"), ("ca", "Mana un tirà.", "tirà"),
     ("es", "El senador tira un dado.", ""), ("ca", "El senador tira un dau.", "")],
)  # fmt: skip
def test_a_tyrant_is_no_dictator_and_no_throw(language: str, text: str, word: str) -> None:
    found = forbidden_terms(book(f"1.09.3 {text}\n", language))
    assert [each.span.text for each in found] == ([word] if word else [])
