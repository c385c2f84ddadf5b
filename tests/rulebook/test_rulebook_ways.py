"""From where to where something goes, whose each of several words is, and what only seems to be said of a thing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.harbour import HARBOUR, findings, told

GAME = (
    HARBOUR.replace(
        "fog: {name: fog, gender: n}",
        "fog: {name: fog, gender: n}\ncook: {name: cook, gender: n}\nmate: {name: mate, gender: n}\n"
        "pilot: {name: pilot, gender: n}\ncod: {name: cod, gender: n}\nling: {name: ling, gender: n}\n"
        "eel: {name: eel, gender: n}\nshare: {name: share, words: [shares], gender: n}",
        1,
    ).replace(
        "fog: {name: niebla, gender: f}",
        "fog: {name: niebla, gender: f}\ncook: {name: cocinero}\nmate: {name: segundo}\npilot: {name: piloto}\n"
        "cod: {name: bacalao}\nling: {name: maruca}\neel: {name: anguila}\nshare: {name: parte}",
        1,
    )
    + """
- {id: sold, as: way, value: {order: [hold, berth]}, about: [hold, berth]}
- {id: cod_is_the_cooks, as: concept, value: {says: cook, not: [mate, pilot]}, about: [cod, share]}
- {id: ling_is_the_mates, as: concept, value: {says: mate, not: [cook, pilot]}, about: [ling, share]}
- {id: eel_is_the_pilots, as: concept, value: {says: pilot, not: [cook, mate]}, about: [eel, share]}
- {id: mate_has, value: {figure: 1, why: made up}, about: [mate, crew], counts: crew}
"""
)


def wrong(folder: Path, sentence: str, language: str = "en") -> list[str]:
    found = told(findings(folder, f"# 9 Things\n\n{sentence}\n", language, game=GAME))
    return [each for each in found if each[:5] in ("L2054", "L2050")]


@pytest.mark.parametrize(("sentence", "language", "found"), [
    ("Fish goes from the hold to your own berth.", "en", []),
    ("Into the berth it goes, off the hold.", "en", []),
    ("Fish goes from the berth to your own hold.", "en", ["L2054 berth to your own hold"]),
    ("Fish goes to the hold from the berth.", "en", ["L2054 hold from the berth"]),
    ("Fish never goes from the berth to the hold.", "en", []),
    ("The hold of a boat and the fee for the berth.", "en", []),
    ("For example, fish goes from the berth to the hold.", "en", []),
    ("El pescado va de la bodega al atraque.", "es", []),
    ("El pescado va del atraque a la bodega.", "es", ["L2054 atraque a la bodega"]),
])  # fmt: skip
def test_from_where_to_where(tmp_path: Path, sentence: str, language: str, found: list[str]) -> None:
    assert wrong(tmp_path, sentence, language) == found


@pytest.mark.parametrize(("sentence", "found"), [
    ("Cod is the share of the cook and ling of the mate, eel of the pilot.", []),
    ("The cook has cod for his share, the mate ling, the pilot eel.", []),
    ("The shares: cod, ling and eel for the cook, the mate and the pilot.", []),  # who knows which is whose
    ("Cod and eel for the pilot and the cook, the share of the mate.", []),
])  # fmt: skip
def test_what_is_whose_is_told_by_pairs(tmp_path: Path, sentence: str, found: list[str]) -> None:
    assert wrong(tmp_path, sentence) == found


def test_two_words_changed_about_among_more_that_are_right(tmp_path: Path) -> None:
    game = GAME.replace("not: [mate, pilot]", "not: [mate, pilot, crew, fog]").replace(
        "not: [cook, pilot]", "not: [cook, pilot, crew, fog]"
    ).replace("not: [cook, mate]", "not: [cook, mate, crew, fog]") + """
- {id: bait_is_the_crews, as: concept, value: {says: crew, not: [cook, mate, pilot, fog]}, about: [bait, share]}
- {id: nets_are_the_fogs, as: concept, value: {says: fog, not: [cook, mate, pilot, crew]}, about: [loss, share]}
"""  # fmt: skip
    shares = "Cod is the share of the {} and ling of the {}, eel of the pilot, bait of the crew and loss of fog."
    text = f"# 9 Things\n\n{shares}\n"
    many = shares.replace("Cod is the share of", "Cod is for")  # so many pairs need not say what they are
    assert told(findings(tmp_path / "many", f"# 9 Things\n\n{many.format('mate', 'cook')}\n", game=game)) == [
        "L2054 mate", "L2054 cook"
    ]  # fmt: skip
    for one, other, found in (("cook", "mate", []), ("mate", "cook", ["L2054 mate", "L2054 cook"])):
        made = told(findings(tmp_path / one, text.format(one, other), game=game))
        assert [each for each in made if each[:5] == "L2054"] == found


def test_a_number_in_brackets_behind_one_thing_counts_no_other(tmp_path: Path) -> None:
    assert wrong(tmp_path / "a", "The mate (4) or the crew steers.") == []
    assert wrong(tmp_path / "b", "The mate has 4 crew.") == ["L2050 4"]


def test_a_word_of_a_wrong_phrase_names_nothing_else(tmp_path: Path) -> None:
    game = GAME.replace("mistaken: [parking bay]", "mistaken: [parking bay], forbidden: [fog bank]").replace(
        "forbidden: [mooring], mistaken", "mistaken"
    )
    text = "# 9 Things\n\nA launch from the fog bank.\n"
    assert told(findings(tmp_path, text, game=game)) == ["L2070 fog bank"]
