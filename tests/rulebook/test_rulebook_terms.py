"""Terms of a book: names told apart by their exact words, English ones that were kept, articles of another gender."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.rulebook.checking import check_book
from interpreter.rulebook.checks.names import misspelt_names
from interpreter.rulebook.checks.nearness import has_other_letter_inside
from interpreter.rulebook.checks.spelling import misspelt_terms
from interpreter.rulebook.checks.uses import idiomatic, is_form_of
from tests.rulebook.harbour import HARBOUR, findings, told
from tests.rulebook.test_rulebook_worked import book

SPANISH = HARBOUR.replace(
    "boat: {name: barco, gender: m}", "boat: {name: patrono, forms: [patrón], apart: [patrone], gender: m}"
)


def test_names_of_one_stem_are_told_apart_by_their_words(tmp_path: Path) -> None:
    book = "# 1 Gente\n\nEl patrono sale. El patrono vuelve. Los patronos duermen. El patrone manda.\n"
    assert told(findings(tmp_path / "a", book, "es", game=SPANISH)) == ["L2071 patrone"]
    assert told(findings(tmp_path / "b", book.replace("patrone ", "patrono "), "es", game=SPANISH)) == []


def test_a_name_in_several_forms_is_usual_by_all_of_them(tmp_path: Path) -> None:
    game = HARBOUR.replace("forms: [haul of fish, morning haul]", "forms: [haul of fish, haul, netful]")
    book = "# 1 Fish\n\nA haul of fish rots. The haul is sold. A netful is weighed.\n"
    assert told(findings(tmp_path, book, game=game)) == ["L2071 netful"]


def test_a_name_used_as_often_as_another_is_not_called_usual(tmp_path: Path) -> None:
    book = "# 1 Fish\n\nA haul of fish rots. The haul of fish is sold. A catch is weighed. The catch is told.\n"
    assert told(findings(tmp_path / "a", book)) == ["L2081 haul of fish"]
    once = "# 1 Sea\n\nA vessel rests.\n\nThe boat waits.\n"
    assert told(findings(tmp_path / "b", once)) == ["L2081 vessel"]


def test_nobody_is_told_to_leave_the_preferred_name(tmp_path: Path) -> None:
    book = "# 1 Sea\n\nA vessel rests. The vessel leaves. A vessel waits. The boat and a boat are safe.\n"
    (found,) = findings(tmp_path / "a", book)
    assert (found.code, found.span.text, dict(found.diagnostic.arguments)["usual"]) == ("L2081", "vessel", "boat")
    rare = book.replace("and a boat are", "is")
    assert told(findings(tmp_path / "b", rare)) == ["L2081 boat"]


def test_only_whole_forms_of_a_name_are_counted() -> None:
    assert is_form_of("iniciativa", "iniciativas") and is_form_of("facción", "facciones")
    assert is_form_of("army", "armies") and is_form_of("сенатор", "сенаторами", 4)
    for form, written in (("iniciativa", "iniciadas"), ("iniciativa", "inicie"), ("tablas", "tabla"),
                          ("presidente", "presidencia"), ("определившийся", "определяя")):  # fmt: skip
        assert not is_form_of(form, written, 4 if form[0] == "о" else 2)


def test_a_word_in_an_idiom_is_not_counted() -> None:
    text = "En general, los generales mandan."
    assert idiomatic("es", "general", text, 3) and not idiomatic("es", "generales", text, 16)


def test_an_ordinary_word_for_a_thing_is_a_note_but_in_a_title(tmp_path: Path) -> None:
    game = HARBOUR.replace("boat: {name: boat, forms: [vessel]", "boat: {name: boat, plain: [vessel]")
    book = "# 1 Boats\n\nA boat is moored. The boat rests. A vessel may leave.\n"
    assert [each.code for each in findings(tmp_path / "a", book, game=game)] == ["L2082"]
    titled = book + "\n# 2 The vessel of the sea\n\nIt is here.\n"
    assert told(findings(tmp_path / "b", titled, game=game)) == ["L2071 vessel"]


def test_a_phrase_that_spells_out_an_abbreviation(tmp_path: Path) -> None:
    game = HARBOUR.replace("mistaken: [parking bay]", "mistaken: [parking bay, parking area]")
    right = "# 1 Boats\n\nThe PB is the parking bay of a boat.\n"
    assert told(findings(tmp_path / "a", right, game=game)) == []
    assert told(findings(tmp_path / "b", right.replace("PB", "KB"), game=game)) == ["L2070 parking bay"]
    two = right + "\nThe PA is the parking area.\n"
    assert told(findings(tmp_path / "c", two, game=game)) == ["L2081 parking bay"]


def test_the_books_own_name_is_proposed_where_it_never_uses_the_preferred_one(tmp_path: Path) -> None:
    game = HARBOUR.replace("berth: {name: berth,", "berth: {name: berth, forms: [landing stage],")
    book = "# 1 Boats\n\nA landing stage is free. This parking bay is not.{}\n"
    for folder, more, wanted in (("a", "", "landing stage"), ("b", " A berth costs.", "berth")):
        found = findings(tmp_path / folder, book.format(more), game=game)
        assert [each.diagnostic.suggestion for each in found if each.code == "L2070"] == [wanted]


def test_an_ordinary_word_is_no_slip_of_a_term() -> None:
    text = "Hay que pasar. Al pasar, se puede pasar. Quien quiera pasar, ha de pasar, a {} de que paga.\n"
    for word, wanted in (("pesar", []), ("pusar", ["pusar"])):
        found = check_book(book(text.format(word), "es", "es"), [misspelt_terms])
        assert [each.span.text for each in found] == wanted


def test_an_english_term_in_a_translation(tmp_path: Path) -> None:
    book = "# 1 Mar\n\nSi hay storm, se pierde la mitad. Tras la Storm, calma.\n"
    found = [each for each in findings(tmp_path, book, "es") if each.code == "L2078"]
    assert [each.diagnostic.span.text for each in found] == ["storm"]
    assert len(found[0].diagnostic.related) == 1 and found[0].diagnostic.suggestion == "tormenta"


def test_english_is_english_in_an_english_book(tmp_path: Path) -> None:
    assert [each for each in findings(tmp_path, "# 1 Sea\n\nA storm comes.\n") if each.code == "L2078"] == []


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("Cada jugador tiene un bodega.", ["L2080 un bodega"]),
        ("La cebo cuesta.", ["L2080 La cebo"]),
        ("Marta vende la cebo.", []),
        ("Cada día vende la cebo.", ["L2080 la cebo"]),
        ("Los bodegas cuestan.", ["L2080 Los bodegas"]),
        ("Cada jugador tiene una bodega y el cebo.", []),
        ("El barco la captura.", []),
    ],
)
def test_an_article_of_another_gender(tmp_path: Path, written: str, wanted: list[str]) -> None:
    assert told(findings(tmp_path, f"# 1 Mar\n\n{written}\n", "es")) == wanted


def test_two_names_in_one_tale_that_differ_in_a_letter(tmp_path: Path) -> None:
    tale = "# 1 Boats\n\nFirst the Heron sails with a crew. Then the Teron is in a storm.\n"
    assert told(findings(tmp_path / "a", tale)) == ["L2074 Teron"]
    apart = tale.replace(" Then", "\n\n" + "The sea is calm. " * 200 + "\n\nThen")
    assert told(findings(tmp_path / "b", apart)) == []


def test_two_short_names_used_again_are_two_people(tmp_path: Path) -> None:
    game = HARBOUR.replace("name-heron = Heron", "name-heron = Caio")
    tale = "# 1 Boats\n\nFirst the Caio sails with a crew. Then the Gaio is in a storm.{}\n"
    assert told(findings(tmp_path / "a", tale.format(""), game=game)) == ["L2074 Gaio"]
    assert told(findings(tmp_path / "b", tale.format(" Later the Gaio rests."), game=game)) == []


PEOPLE = HARBOUR + "--- book/names.yaml\nen: [Anna Sailor, Maria]\nes: []\n"


@pytest.mark.parametrize(
    ("tale", "wanted"),
    [
        ("Then Mr Hebron sails.", []),  # only people are called so
        ("Then the Hebron sails.", ["L2073 Hebron"]),
        ("Then Marta sails. Then Marta rests.", []),  # whom the book has again, and no Maria
        ("Then Marta sails. Then Marta rests, and Maria too.", ["L2073 Marta"]),
        ("Then Marta sails.", ["L2073 Marta"]),
    ],
)
def test_people_of_a_book_of_its_own(tmp_path: Path, tale: str, wanted: list[str]) -> None:
    game = PEOPLE.replace("name-heron = Heron", "name-heron = Hebren")
    assert told(findings(tmp_path, f"# 1 Boats\n\n{tale}\n", game=game)) == wanted


@pytest.mark.parametrize(
    ("one", "other", "is_slip"),
    [
        ("foneria", "fonaria", True),
        ("caure", "caura", False),
        ("baker", "bakes", False),
        ("pagaria", "pagarian", False),
    ],
)
def test_a_letter_within_a_word_that_is_no_ending(one: str, other: str, is_slip: bool) -> None:
    assert has_other_letter_inside(one, other) is is_slip


def test_names_that_head_the_items_of_a_list_of_names() -> None:
    heads = ["Fuente", "Escalinta", "Foro", "Lertina", "Acueducto"]
    text = "Los edificios\n\n" + "".join(f"- {head}: su dueño hace algo.\n" for head in heads)
    found = check_book(book(text, "es", "ca", game="gloria_a_roma"), [misspelt_names])
    assert [(each.code, each.span.text) for each in found] == [("L2073", "Escalinta"), ("L2073", "Lertina")]
    prose = "\n\n".join(f"{head}: su dueño hace algo." for head in ("Fuente", "Forno", "Otras cosas"))
    assert list(check_book(book(prose, "es", "ca", game="gloria_a_roma"), [misspelt_names])) == []


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("A day begins. Oldcasle sails.", ["L2073 Oldcasle"]),  # every word has a capital there
        ("A day begins. Ganet sails.", []),  # of a short word too little is known there
        ("A day begins. Oldcastles sail.", []),
        ("Then Captain Odcalstle sails.", ["L2073 Odcalstle"]),  # a letter that has moved
        ("Then the Heroon sails.", ["L2073 Heroon"]),  # a letter more within the ending
        ("Then Captain Oldcastla sails.", ["L2073 Oldcastla"]),  # no ending of this language
        ("Then the Herons sail.", []),
        ("Then Captain Eldcastle sails.", ["L2073 Eldcastle"]),  # another first letter of a long name
    ],
)
def test_slips_in_names(tmp_path: Path, written: str, wanted: list[str]) -> None:
    assert told(findings(tmp_path, f"# 1 Boats\n\nThe boats of the harbour.\n\n# 2 Sails\n\n{written}\n")) == wanted


@pytest.mark.parametrize("item", ["{} ({}): a boat.", "**{}** ({}): a boat.", "{} ({}). It is a boat."])
def test_names_that_head_items_with_a_word_in_brackets(tmp_path: Path, item: str) -> None:
    heads = ("Heron", "Ganet", "Oldcastle", "Quay")
    book = "# 1 Boats\n\nThe boats of the harbour.\n\n# 2 Names\n\n"
    book += "\n".join(item.format(head, "red") for head in heads) + "\n"
    assert told(findings(tmp_path, book)) == ["L2073 Ganet"]


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("The neting rots.", ["L2075 neting"]),  # the stem of both is that of `net`
        ("The bollardag is steep.", ["L2075 bollardag"]),  # its end is cut off
        ("The bollards are iron.", []),
        ("The bollarded quay is long.", []),
    ],
)
def test_slips_in_terms_that_leave_the_stem(tmp_path: Path, written: str, wanted: list[str]) -> None:
    game = HARBOUR.replace("net: {name: net,", "net: {name: netting, words: [bollardage],", 1)
    book = "# 1 Nets\n\nThe netting is wet. A bollardage is due. The netting hangs. Netting dries. A netting tears.\n"
    assert told(findings(tmp_path, f"{book}\n# 2 Use\n\n{written}\n", game=game)) == wanted


def test_the_ordinals_and_parts_of_a_language_are_nobodys_slip() -> None:
    text = "# 1 Mar\n\nLa carta sale. Una carta vuelve. Cada carta cuenta. Hay carta. Se pierde la cuarta parte.\n"
    assert list(check_book(book(text, "es", "es"), [misspelt_terms])) == []


RANKS = HARBOUR.replace(
    "- id: figures\n", '- id: rank\n  each: Boat\n  value: {of: "it.hold"}\n  as: signed\n- id: figures\n', 1
)


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("In a storm the Heron (4) and then the Petrel (7) sail.", ["L2084 Petrel"]),
        ("In a storm the Herron (4) sails, then the Petrel (7) beside the Heron.", ["L2073 Herron", "L2084 Petrel"]),
        ("In a storm the Heron (4) and then the Petrel (6) sail.", []),  # nobody's figure
        ("In a storm the Heron (4), the Gannet (7) and the Petrel (7) sail.", []),
        ("In a storm the Heron and then the Petrel (7) sail.", []),  # the book does not write figures so
        ("In a storm the Heron (4) and then the Petrel    7 sail.", []),
    ],
)
def test_a_strange_name_with_the_figure_of_a_known_one(tmp_path: Path, written: str, wanted: list[str]) -> None:
    assert told(findings(tmp_path, f"# 1 Boats\n\n{written}\n", game=RANKS)) == wanted


def test_a_name_with_the_figure_of_one_nearly_alike(tmp_path: Path) -> None:
    game = HARBOUR.replace("name-gannet = Gannet", "name-gannet = Herona")
    book = "# 1 Boats\n\nExample: the Herona (hold {}) sails with a crew.\n"
    assert told(findings(tmp_path / "a", book.format(4), game=game)) == ["L2084 Herona"]
    assert "L2084 Herona" not in told(findings(tmp_path / "b", book.format(7), game=game))
    assert "L2084 Herona" not in told(findings(tmp_path / "c", book.format(9), game=game))


@pytest.mark.parametrize(
    ("titles", "wanted"),
    [
        (("Boats", "Nets", "Boats"), ["L2085 Boats"]),
        (("Boats", "Example", "Nets", "Example"), []),
        (("Boats", "Nets", "Boats", "Nets"), []),  # the order of the text
        (("Boats", "Boats", "Boats"), []),
        (("Boats", "Boats", "Nets", "Fish", "Crews", "Quays", "Ropes", "Ropes"), ["L2085 Boats", "L2085 Ropes"]),
        (("Boats", "Fish", "Boats", "Crews", "Ropes", "Quays", "Ropes", "Nets"), []),
    ],
)
def test_a_heading_twice(tmp_path: Path, titles: tuple[str, ...], wanted: list[str]) -> None:
    book = "# Harbour\n\nAll are here.\n\n" + "\n\n".join(
        f"## {title}\n\n{'Ropes ' * (index + 1)}hang there." for index, title in enumerate(titles)
    )
    found = findings(tmp_path, book + "\n")
    assert [f"{each.code} {each.span.text.strip('# ')}" for each in found if each.code == "L2085"] == wanted


def test_a_wrong_word_with_a_capital_may_be_the_name_of_something_else(tmp_path: Path) -> None:
    game = HARBOUR.replace("forbidden: [mooring]", "forbidden: [mooring, gannet]")
    assert told(findings(tmp_path / "a", "# 1 Boats\n\nThe Gannet waits for a crew.\n", game=game)) == []
    assert told(findings(tmp_path / "b", "# 1 Boats\n\nEvery gannet has a crew.\n", game=game)) == ["L2070 gannet"]


def test_the_name_of_something_else_is_no_form_of_a_word_with_its_stem(tmp_path: Path) -> None:
    game = HARBOUR.replace("boat: {name: boat, forms: [vessel]", "boat: {name: boat, forms: [senator]")
    game = game.replace("name-gannet = Gannet", "name-gannet = Senate")
    book = "# 1 Boats\n\nA boat rests. A boat sails. The {} waits for a crew.\n"
    assert told(findings(tmp_path / "a", book.format("Senate"), game=game)) == []
    assert told(findings(tmp_path / "b", book.format("senator"), game=game)) == ["L2071 senator"]


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("es", "Nadie entra en el estanque.", "eztanques"),
        ("es", "La bodega se llena, y las bodegas también.", "vodegas"),
        ("es", "Se tira el cebo.", "tripulasión"),
        ("es", "Nadie mira.", "torpentas"),
        ("en", "Nobody looks.", "harkbours"),
        ("es", "Nadie mira.", "demaciado"),  # no word of the game, but one of any text
    ],
)
def test_slips_of_terms_that_the_book_has_nowhere_else(tmp_path: Path, language: str, right: str, wrong: str) -> None:
    fine = f"1. Viajes\nEl barco sale de día.\n\n2. Tiempo\n{right}\n"
    assert not told(findings(tmp_path / "fine", fine, language, checks=[misspelt_terms]))
    found = findings(tmp_path / "bad", f"{fine}Hay {wrong}.\n", language, checks=[misspelt_terms])
    assert told(found) == [f"L2075 {wrong}"]


def test_a_word_that_looks_like_a_term_is_another(tmp_path: Path) -> None:
    game = HARBOUR.replace("berth: {name: atraque", "berth: {name: elección")
    book = "1. Viajes\nEl barco sale. Hay una erección.\n"
    assert not told(findings(tmp_path, book, "es", game=game, checks=[misspelt_terms]))


def test_a_consonant_before_the_end_is_no_ending_of_a_name(tmp_path: Path) -> None:
    game = HARBOUR.replace("name: Capitán Oldcastle", "name: Arsenio")
    book = "1. Viajes\nEjemplo: Arsenlo sale de noche.\n"
    assert told(findings(tmp_path, book, "es", game=game, checks=[misspelt_names])) == ["L2073 Arsenlo"]


def test_a_term_with_a_capital_is_no_slip_of_a_name(tmp_path: Path) -> None:
    book = "# 3 Things\n\n- Gannel: a narrow way through the rocks.\n- Heron: a boat.\n- Curlew: a boat.\n"
    boats = HARBOUR.replace(
        "fog: {name: fog, gender: n}", "fog: {name: fog, gender: n}\ncurlew: {name: Curlew, gender: n}"
    )
    assert told(findings(tmp_path / "a", book, game=boats)) == ["L2073 Gannel"]
    game = boats.replace(
        "fog: {name: fog, gender: n}", "fog: {name: fog, gender: n}\ngannel: {name: gannel, gender: n}"
    )
    assert told(findings(tmp_path / "b", book, game=game)) == []


def test_a_name_that_is_accepted_in_small_letters_too(tmp_path: Path) -> None:
    game = HARBOUR.replace("sea: {name: sea, gender: n}", "sea: {name: Great Sea, words: [great sea], gender: n}")
    assert told(findings(tmp_path, "# 2 Fishing\n\nOn the great sea the bait costs 2.\n", game=game)) == ["L2050 2"]
