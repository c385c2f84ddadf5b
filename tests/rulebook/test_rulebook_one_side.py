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
        ("2.1 La majoria té la bonificació; en cas d'empat {}.", "no la rep ningú", "la reben tots"),
        ("2.1 El fonament {}.", "no compta com a material", "compta com a material"),
        ("2.1 Pensar: cinc {}.", "no és un màxim", "és el màxim"),
        ("2.1 Un edifici nou surt sempre {}.", "de la mà", "de la reserva"),
        ("2.1 La partida s'acaba {}.", "sense completar la ronda", "en completar la ronda"),
        ("2.1 El mercader passa una carta del {}.", "magatzem al tresor", "tresor al magatzem"),
        ("2.1 Amb l'Acadèmia qui ha fet una acció {} pensa.", "d'artesà", "de mercader"),
        ("2.1 Amb la Porta (maó) els edificis de {} fan efecte en obres.", "marbre", "pedra"),
        ("2.1 El Jardí fa tantes accions {} com calgui.", "de patró", "de mercader"),
        ("2.1 Amb la Taverna cada patró contracta des de {}.", "la pila", "la mà"),
        ("2.1 Empat: guanya qui té {} cartes a la mà.", "més", "menys"),
    ],
    "es": [
        ("2.1 Empieza quien muestra el edificio que va {} por orden alfabético.", "antes", "el último"),
        ("2.1 Los demás deciden en sentido {} si lo siguen o piensan.", "horario", "antihorario"),
        ("2.1 La bonificación es para quien tiene {} cartas.", "más", "menos"),
        ("2.1 Se acaba con el último solar de {}.", "la ciudad", "el extrarradio"),
        ("2.1 La mayoría tiene la bonificación; en caso de empate {}.", "no la recibe nadie", "la reciben todos"),
        ("2.1 Los cimientos {}.", "no cuentan como material", "cuentan como material"),
        ("2.1 Un edificio nuevo sale siempre {}.", "de la mano", "de la reserva"),
        ("2.1 El mercader pasa una carta del {}.", "almacén al tesoro", "tesoro al almacén"),
    ],
    "en": [
        ("2.1 He whose building comes {} in alphabetical order begins.", "first", "last"),
        ("2.1 The others follow or think in {} order.", "clockwise", "counterclockwise"),
        ("2.1 The bonus goes to him who has the {} cards.", "most", "fewest"),
        ("2.1 The game ends with the last site {}.", "in town", "out of town"),
        ("2.1 The most cards have the bonus; a tie gives it {}.", "to nobody", "to both"),
        ("2.1 The foundation {} material.", "does not count as", "counts as"),
        ("2.1 Thinking: five {}.", "is no maximum", "is the maximum"),
        ("2.1 A new building always comes {}.", "from the hand", "from the pool"),
        ("2.1 The game ends at once, {} the round.", "without completing", "after completing"),
        ("2.1 The Merchant moves a card from the {}.", "stockpile to the vault", "vault to the stockpile"),
        ("2.1 With the Road any material serves for your buildings of {}.", "stone", "wood"),
        ("2.1 With the Basilica one more card goes to the vault, from the {}.", "hand", "pool"),
        ("2.1 The game ends when the last of the sites {} is taken.", "in town", "out of town"),
        ("2.1 Tie: the victory goes to whoever has {} in hand.", "more cards", "fewer cards"),
    ],
    "ru": [
        ("2.1 Начинает тот, чьё здание {} в алфавитном порядке.", "первое", "последнее"),
        ("2.1 Премия достаётся тому, у кого {} карт.", "больше", "меньше"),
        ("2.1 Фундамент {}.", "не считается материалом", "считается материалом"),
        ("2.1 Новое здание кладут {}.", "с руки", "из запаса"),
        ("2.1 Торговец перекладывает карту {}.", "со склада в казну", "из казны на склад"),
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
    ("language", "text", "was"),
    [
        ("ca", "2.1 Preparació. Cadascú rep un campament, quatre cartes d'acció i {} senador.", "un"),
        ("ca", "2.1 Pensar. El Santuari apuja la mà en dues cartes i el Temple l'apuja en {}.", "quatre"),
        ("ca", "2.1 El Temple apuja en {} el límit de reompliment.", "quatre"),
        ("ca", "2.1 Capsa. Hi ha {} solars.", "36"),
        ("en", "2.1 Thinking. The Shrine raises the target by {}, the Temple by four.", "two"),
        ("en", "2.1 Box. The deck has 144 cards, {} of each of six materials.", "twenty-four"),
        ("en", "2.1 Box. Alternates: six of the Circus and {} of the Forum.", "three"),
        ("en", "2.1 Bar. It takes {} client from the deck.", "one"),
        ("ca", "2.1 Mercat (fusta, cost {}).", "1"),
        ("es", "2.1 Caja. Alternativas: {} del Circo y tres del Foro.", "seis"),
        ("en", "2.1 Setting up. Sites in town and out of town: with five players the totals are 30 and {}.", "6"),
    ],
)
def test_numbers_of_gloria_in_other_words(language: str, text: str, was: str) -> None:
    assert wrong("gloria_a_roma", "ca", language, text.format(was)) == []
    assert len(wrong("gloria_a_roma", "ca", language, text.format("13"))) == 1


def test_totals_of_sites_are_no_sites_of_one_material() -> None:
    text = "2.1 Preparació. Amb quatre jugadors hi ha {} solars a la ciutat i {} a l'extraradi, {} en total."
    assert wrong("gloria_a_roma", "ca", "ca", text.format(24, 12, 36)) == []
    assert wrong("gloria_a_roma", "ca", "ca", text.format(24, 16, 36)) == ["16"]


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


@pytest.mark.parametrize(
    ("game", "edition", "language", "text"),
    [
        # The level that is raised, the ways to raise it, and all of them together.
        ("gloria_a_roma", "ca", "en", "2.1 Thinking. With the Shrine five is seven, with the Temple nine, both {}."),
        ("gloria_a_roma", "ca", "es", "2.1 Pensar. El Santuario sube ese cinco en 2 y el Templo en 4: juntos, {}."),
        ("gloria_a_roma", "ca", "ru", "2.1 Раздумье. Святилище повышает пять на 2, Храм на 4, вместе выходит {}."),
    ],
)
def test_what_is_raised_is_not_what_it_comes_to(game: str, edition: str, language: str, text: str) -> None:
    eleven, twelve = {"en": ("eleven", "12"), "es": ("once", "12"), "ru": ("одиннадцать", "12")}[language]
    assert wrong(game, edition, language, text.format(eleven)) == []
    assert len(wrong(game, edition, language, text.format(twelve))) == 1


@pytest.mark.parametrize(
    ("game", "edition", "language", "text"),
    [
        ("gloria_a_roma", "ca", "ca", "2.1 Un solar d'extraradi val dues accions; amb la Torre, una."),
        (
            "gloria_a_roma",
            "ca",
            "en",
            "2.1 All start with a camp, four order cards and a Jack, that is five cards.",
        ),
        ("gloria_a_roma", "ca", "ru", "2.1 Стена: при семи картах на складе она даёт 3 очка."),
        (
            "gloria_a_roma",
            "ca",
            "ru",
            "2.1 При трёх игроках в городе 18 участков. Остальные из 36 за городом.",
        ),
        ("republic_of_rome", "vg", "en", "1.06 The State pays 20 T for each war, 2 T for each legion and each fleet."),
        ("republic_of_rome", "es", "ca", "3.1 Els jocs costen 7, 13 o 18 talents i donen 1, 2 o 3 de popularitat."),
        ("republic_of_rome", "ru", "ru", "1.06 Доход. Платят по 20 Т за каждую войну и по 2 Т за легион и за флот."),
    ],
)
def test_numbers_that_are_right_as_others_tell_them(game: str, edition: str, language: str, text: str) -> None:
    assert wrong(game, edition, language, text) == []
