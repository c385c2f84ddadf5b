"""Numbers, words, terms and names of a book against the rules of a small game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from interpreter.rulebook.beside.proposing import propose
from tests.rulebook.harbour import HARBOUR, context, findings, told

CLEAN = """\
# 2.1 Bait

Bait costs 1 on the pond and three on the sea.

# 3.1 The harbour fee

The harbour fee has 5 for the berth, and 6 more for the crew. The Heron has a hold of 4.
The Gannet (7/3) is larger. Twice loaded she counts as Gannet 14/3.
In a storm half, rounded up, is lost. If two dice end the storm, there is calm.
"""


def test_a_clean_book_is_clean(tmp_path: Path) -> None:
    assert told(findings(tmp_path, CLEAN)) == []


@pytest.mark.parametrize(
    ("was", "instead", "wanted"),
    [
        ("5 for the berth", "4 for the berth", "L2050 4"),
        ("three on the sea", "four on the sea", "L2050 four"),
        ("a hold of 4", "a hold of nine", "L2050 nine"),
        ("6 more for the crew", "7 more for the crew", "L2050 7"),
        ("Gannet (7/3)", "Gannet (7/2)", "L2050 7/2"),
        ("half, rounded up, is lost", "a third is lost", "L2050 a third"),
        ("half, rounded up, is lost", "half, rounded down, is lost", "L2051 half, rounded down"),
        ("two dice end", "three dice end", "L2050 three dice"),
    ],
)
def test_a_number_that_contradicts_the_rules(tmp_path: Path, was: str, instead: str, wanted: str) -> None:
    assert was in CLEAN
    assert told(findings(tmp_path, CLEAN.replace(was, instead))) == [wanted]


def test_a_number_may_be_said_in_words_and_in_another_language(tmp_path: Path) -> None:
    book = "# Tasa\n\nLa tasa del puerto suma cinco por el atraque. El cebo cuesta {} en el mar.\n"
    assert told(findings(tmp_path / "a", book.format("tres"), "es")) == []
    assert told(findings(tmp_path / "b", book.format("cuatro"), "es")) == ["L2050 cuatro"]


def test_the_finding_says_where_the_value_comes_from(tmp_path: Path) -> None:
    (found,) = [each for each in findings(tmp_path, CLEAN.replace("5 for the berth", "4 for the berth"))
                if each.code == "L2050"]  # fmt: skip
    assert found.diagnostic.message == "harbour fee + berth: the rules have 5, the text has '4'"
    assert found.source == "fee.berth" and any("3.1" in line for line in found.help)


def test_what_is_right_elsewhere_is_shown(tmp_path: Path) -> None:
    book = CLEAN + "\n# 4 Again\n\nRemember: the harbour fee has 8 for the berth.\n"
    (found,) = [each for each in findings(tmp_path, book) if each.code == "L2050"]
    assert found.diagnostic.span.text == "8"
    assert [place.text for place, _ in found.diagnostic.related] == ["5"]


def test_examples_state_no_rules(tmp_path: Path) -> None:
    assert told(findings(tmp_path, CLEAN + "\nExample: the Heron has lost a hold of 3 so far.\n")) == []


def test_a_number_that_nothing_explains_is_a_note(tmp_path: Path) -> None:
    found = findings(tmp_path, "# 1 Boats\n\nA boat may carry 12 barrels.\n")
    assert [(each.code, each.diagnostic.severity) for each in found] == [("L2053", "note")]


def test_a_statement_that_is_gone(tmp_path: Path) -> None:
    first = context(tmp_path, CLEAN)
    bindings = propose(first)
    assert "berth" in bindings.states["3.1"]
    cut = CLEAN.replace("5 for the berth, and ", "")
    gone = findings(tmp_path, cut, bindings=bindings)
    assert [each.section for each in gone if each.code == "L2052"] == ["3.1"]
    # Where another number took its place, that one is accused, though the words around it changed as well.
    moved = CLEAN.replace("has 5 for the berth, and", "has 9 for a place at the berth wall, and")
    assert "L2050 9" in told(findings(tmp_path, moved, bindings=bindings))


def test_a_statement_that_nobody_knows(tmp_path: Path) -> None:
    bindings = replace(propose(context(tmp_path, CLEAN)), states={"3.1": ("berht",)})
    found = [each for each in findings(tmp_path, CLEAN, bindings=bindings) if each.code == "L2162"]
    assert [each.diagnostic.suggestion for each in found] == ["berth"]


def test_words_that_contradict_the_rules(tmp_path: Path) -> None:
    right = "# 1 Boats\n\nA boat goes to sea by day.\n"
    assert told(findings(tmp_path / "a", right)) == []
    assert told(findings(tmp_path / "b", right.replace("day", "night"))) == ["L2054 night"]


def test_figures_named_in_another_order(tmp_path: Path) -> None:
    right = "# 1 Boats\n\nThe Gannet has 7/3 (hold/crew).\n"
    assert told(findings(tmp_path / "a", right)) == []
    assert told(findings(tmp_path / "b", right.replace("hold/crew", "crew/hold"))) == ["L2054 crew/hold"]


def test_a_forbidden_term(tmp_path: Path) -> None:
    assert told(findings(tmp_path, CLEAN + "\nEach mooring is free on the first day.\n")) == ["L2070 mooring"]


def test_one_concept_under_two_names(tmp_path: Path) -> None:
    book = "# 1 Boats\n\nA boat is moored. The boat rests. A vessel may leave. We man the boat.\n"
    found = [each for each in findings(tmp_path, book) if each.code == "L2071"]
    assert [each.diagnostic.span.text for each in found] == ["vessel"]


def test_a_mistaken_name_is_found_in_every_inflection_and_means_the_concept(tmp_path: Path) -> None:
    book = CLEAN + "\n# 4 Parking bays\n\nThe harbour fee has 9 for each of the parking bays.\n"
    assert told(findings(tmp_path, book)) == ["L2070 Parking bays", "L2050 9"]


def test_names_that_differ_in_small_words_alone_are_one(tmp_path: Path) -> None:
    book = "# 1 Fish\n\nA catch is sold. The catch is weighed. A haul of fish rots. The morning haul is fresh.\n"
    assert told(findings(tmp_path, book)) == ["L2071 haul of fish", "L2071 morning haul"]


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("5 or more", []),
        ("more than 4", []),
        ("5", []),
        ("more than 5", ["L2050 more than 5"]),
        ("5 or less", ["L2050 5 or less"]),
        ("not less than 5", []),
        ("not less than 6", ["L2050 6"]),
    ],
)
def test_a_threshold_has_its_bound(tmp_path: Path, written: str, wanted: list[str]) -> None:
    assert told(findings(tmp_path, f"# 1 Launch\n\nA launch needs a roll of {written} to succeed.\n")) == wanted


def test_what_is_never_said_of_a_thing(tmp_path: Path) -> None:
    (found,) = findings(tmp_path, "# 1 Launch\n\nFor the launch one waits for fog.\n")
    assert found.code == "L2055"
    assert found.diagnostic.message == "launch: the rules know nothing of 'fog' here"


def test_a_number_in_a_name_states_nothing(tmp_path: Path) -> None:
    assert told(findings(tmp_path, "# 1 Launch\n\nThe launch is at Quay 3, and 5 is the roll.\n")) == []
    assert told(findings(tmp_path / "b", "# 1 Launch\n\nThe launch is at Quay 3.\n")) == []


def test_what_is_right_may_be_said_twice(tmp_path: Path) -> None:
    book = "# 1 Fee\n\nThe harbour fee has 5 for the berth, again 5 for the berth, and 6 for the crew.\n"
    assert told(findings(tmp_path, book)) == []


def test_a_semicolon_parts_a_number_from_a_concept(tmp_path: Path) -> None:
    book = "# 1 Fee\n\nThe harbour fee is for the berth; 9 gulls watch.\n"
    assert told(findings(tmp_path, book)) == []


def test_a_heading_that_is_a_sentence_states_a_rule(tmp_path: Path) -> None:
    assert told(findings(tmp_path, "# 3.1 The Heron has a hold of 9.\n\nShe is slow.\n")) == ["L2050 9"]
    assert told(findings(tmp_path / "b", "# 3.1 Heron, hold, 9 pages\n\nShe is slow.\n")) == []


def test_a_statement_may_ask_for_its_place_by_headings_alone(tmp_path: Path) -> None:
    inside = "# 1 The fog\n\nA catch is 9.\n"
    outside = "# 1 The day\n\nIn fog. A catch is 9.\n"
    assert told(findings(tmp_path, inside)) == ["L2050 9"]
    assert told(findings(tmp_path / "b", outside)) == []
    (found,) = findings(tmp_path / "c", inside)
    assert found.diagnostic.message == "catch (fog): the rules have 4, the text has '9'"


def test_a_misspelt_word_that_is_no_term(tmp_path: Path) -> None:
    book = "# 1 Nets\n\n" + "Somebody is careless. " * 6 + "Somebdoy else is not. He is caring.\n"
    assert told(findings(tmp_path, book)) == ["L2077 Somebdoy"]


def test_one_name_for_two_concepts(tmp_path: Path) -> None:
    found = findings(tmp_path, "# 1 Catch\n\nCast the net once.\n")
    assert [(each.code, each.diagnostic.severity) for each in found if each.code == "L2072"] == [("L2072", "note")]


def test_a_misspelt_name(tmp_path: Path) -> None:
    book = "# 1 Boats\n\nThe Gannnet sails with Captain Oldcatsle.\n"
    assert told(findings(tmp_path, book)) == ["L2073 Gannnet", "L2073 Oldcatsle"]


def test_a_name_spelt_in_two_ways(tmp_path: Path) -> None:
    book = "# 1 Ports\n\nFrom Wellmouth to Wellmouth Head. Wellmouth is safe, but Welmlouth is not.\n"
    assert told(findings(tmp_path, book)) == ["L2074 Welmlouth"]


def test_a_misspelt_term(tmp_path: Path) -> None:
    book = "# 1 Storms\n\n" + "A storm comes. " * 4 + "After the sotrm all rest.\n"
    assert told(findings(tmp_path, book)) == ["L2075 sotrm"]


def test_a_word_in_another_script(tmp_path: Path) -> None:
    book = "# 1 Порт\n\nКаждый день приходит boat, а вечером уходит корабль (ship).\n"
    assert told(findings(tmp_path, book, "ru")) == ["L2076 boat"]


# ---------------------------------------------------------------------------------- the game's own files


@pytest.mark.parametrize(
    ("was", "instead", "code", "place"),
    [
        ("hold: {name: hold, forms: [", "hold: {forms: [", "L2182", "{forms: [cargo space]"),
        ("berth: {name: berth, forbidden", "berth: {name: berth, forbiden", "L2183", "forbiden"),
        ("forms: [cargo space]", "forms: {a: b}", "L2181", "{a: b}"),
        ("- id: crowd", "- name: crowd", "L2184", "name: crowd"),
        ("- id: crowd", "- id: berth", "L2185", "berth"),
        ("as: dice", "as: dise", "L2186", "dise"),
        ("as: dice", "as: dice\n  limit: most", "L2183", "most"),
        ("each: Boat\n  value: {of: \"it.hold\"}", "each: Bot\n  value: {of: \"it.hold\"}", "L2187", "Bot"),
        ("value: {part: fee.berth}", "value: 5", "L2188", "5"),
        ("part: fee.berth", "part: fee.birth", "L2189", "fee.birth"),
        ('of: "bait[it]"', 'of: "bate[it]"', "L2190", '"bate[it]"'),
    ],
)  # fmt: skip
def test_a_mistake_in_the_games_own_files(tmp_path: Path, was: str, instead: str, code: str, place: str) -> None:
    assert was in HARBOUR
    found = [each for each in findings(tmp_path, CLEAN, game=HARBOUR.replace(was, instead, 1))
             if each.diagnostic.span.source.name.startswith("mini/book")]  # fmt: skip
    assert {each.code for each in found} == {code}
    assert found[0].diagnostic.span.text.startswith(place)


def test_a_file_of_the_game_that_is_not_utf8(tmp_path: Path) -> None:
    book = context(tmp_path, CLEAN)
    assert book.facts is not None
    (tmp_path / "rulesets" / "mini" / "book" / "statements.yaml").write_bytes(b"- id: \xff\n")
    from interpreter.rulebook.checking import check_book

    assert "L2180" in [each.code for each in check_book(replace(book, shared={}))]


def test_a_word_of_two_scripts_can_be_mended(tmp_path: Path) -> None:
    def mended(folder: str, text: str, language: str) -> list[str]:
        found = findings(tmp_path / folder, text, language)
        return [edit.text for each in found if each.code == "L2079" for edit in each.edits]

    assert mended("en", "# 1 Boats\n\nEach bоat and each bоat.\n", "en") == ["boat", "boat"]
    assert mended("ru", "# 1 Порт\n\nКаждый кopaбль.\n", "ru") == ["корабль"]


def test_an_example_within_a_sentence_is_an_aside(tmp_path: Path) -> None:
    aside = "# 1 Boats\n\nA boat goes to sea by night (for example with 9 in bait). A launch in fog is late.\n"
    assert told(findings(tmp_path / "a", aside)) == ["L2054 night", "L2055 fog"]
    opened = "# 1 Boats\n\nFor example, a boat goes to sea by night. A launch in fog is late.\n"
    assert told(findings(tmp_path / "b", opened)) == []


def test_a_right_word_in_another_clause_does_not_excuse_a_wrong_one(tmp_path: Path) -> None:
    book = (
        "# 1 Boats\n\nA boat goes to sea by night, though whoever has mended nets, tarred the planks and eaten well"
        " would like to rest until the next day.\n"
    )
    assert told(findings(tmp_path, book)) == ["L2054 night"]
