"""A wrong number in a sentence that has the right one too, but for something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook.harbour import HARBOUR, findings, told

GAME = (
    HARBOUR.replace(
        "fog: {name: fog, gender: n}",
        "fog: {name: fog, gender: n}\nfame: {name: fame, gender: n}\npilot: {name: pilot, gender: n}\n"
        "gull: {name: gull, gender: n}\nfleet: {name: fleet, gender: n}",
    )
    + """
- {id: captains, value: {figure: 7, why: made up}, about: [captain, fame]}
- {id: crews, value: {figure: 4, why: made up}, about: [crew, fame]}
- {id: gulls, value: {figure: 1, why: made up}, about: [gull, day]}
- {id: fleets, value: {figure: 20, why: made up}, about: [fleet, storm]}
- {id: few, value: {figure: 3, why: made up}, about: [fleet, storm], counts: fleet}
- {id: foggy, value: {figure: 2, why: made up}, about: [fog, fame], as: multiple}
"""
)


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("Captain Oldcastle has 7 fame, the crew 4 and the pilot 4.", []),
        ("Captain Oldcastle has 7 fame, the crew 3 and the pilot 4.", ["L2050 3"]),  # four are the pilot's
        ("Captain Oldcastle has 7 fame, the crew 3, 4 or 5.", []),  # a choice of numbers is nobody's own
        ("By day one sees 1 gull, by night 2.", []),
        ("By day one sees 3 gulls.", ["L2050 3"]),  # `one` counts nothing
        ("Heron (5) fills its hold: 4 + 3 = 7.", ["L2050 5"]),  # with the four it is only reckoned
        ("In the fog fame triples, and the pilot loses 2.", ["L2050 triples"]),
        ("In the fog fame doubles, and the pilot loses 2.", []),
    ],
)
def test_the_right_number_of_something_else_hides_no_wrong_one(
    tmp_path: Path, sentence: str, wanted: list[str]
) -> None:
    found = told(findings(tmp_path, f"# 9 Things\n\n{sentence}\n", game=GAME))
    assert [each for each in found if each[:5] == "L2050"] == wanted


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("Of fame Captain Oldcastle has 7, the crew, 4.", []),
        ("Of fame have Captain Oldcastle (4) and the crew (7).", ["L2050 4", "L2050 7"]),  # each right for the other
        ("Fame goes so, Captain Oldcastle, 4; the crew, 7.", ["L2050 4", "L2050 7"]),
        ("Fame of 7 has Captain Oldcastle, of 4 the crew, all told.", []),
        ("The fleet meets a storm on 6 or on 10 and pays 20.", []),  # what dice show
        ("A storm needs 3 fleets, or a fleet of 15 or more.", ["L2050 15"]),
    ],
)
def test_numbers_that_stand_with_the_names_of_each_other(tmp_path: Path, sentence: str, wanted: list[str]) -> None:
    found = told(findings(tmp_path, f"# 9 Things\n\n{sentence}\n", game=GAME))
    assert [each for each in found if each[:5] == "L2050"] == wanted
