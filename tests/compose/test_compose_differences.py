"""What `differences` says about two composed games, and who brought it."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.compose import Difference, Linked, compose, differences
from interpreter.data import GameFolder, data_roots, find_games
from interpreter.messages import Diagnostics
from tests.mini_game import read_mini_game

GAME = """\
--- rules/main.rules
enum Water
    pond, sea

total rent: 0..9 = 2

total catch(player: Player)
    printed:    + 2
    cap:        at most 9

set boats of Water
    all:    include all Water
    far:    exclude all Water

table bait(water: Water) -> cost: 0..3
    pond    1
    sea     3

entity Player
    points: 0..9 = 0

track leader: Player = first of all Player

rule turn
    ask:
        choose one by leader
            rest:   end as done
            wait:   end as waited
--- variants/winter.rules
track ice: 0..9 = 0

change catch(player)
    replace printed: + 1
    add after printed ice: - 1 when ice > 3

change boats
    drop far when ice = 0

change bait
    replace row sea 2

change turn.ask
    add skate: when ice > 5
        end as skated
    drop wait
--- variants/flood.rules
change boats
    drop far
--- game.yaml
variants:
  winter: {rules: [winter]}
  flood: {rules: [flood], set: {rent: 5}}
"""


@pytest.fixture
def folder(tmp_path: Path) -> GameFolder:
    return read_mini_game(GAME).write(tmp_path)


def composed(folder: GameFolder, *variants: str, edition: str | None = None) -> Linked:
    diagnostics = Diagnostics()
    linked = compose(folder, diagnostics, edition=edition, variants=variants)
    assert linked is not None and not list(diagnostics)
    return linked


def said(found: list[Difference]) -> list[tuple[str, str, str | None]]:
    return [(each.kind, each.subject, each.part) for each in found]


def by(found: list[Difference], part: str) -> Difference:
    return next(each for each in found if each.part == part)


def test_a_game_does_not_differ_from_itself(folder: GameFolder) -> None:
    assert differences(composed(folder), composed(folder)) == []


def test_parts_rows_branches_and_new_declarations(folder: GameFolder) -> None:
    found = differences(composed(folder), composed(folder, "winter"))
    assert said(found) == [
        ("removed", "rule turn.ask", "wait"),
        ("added", "rule turn.ask", "skate"),
        ("changed", "set boats", "far"),
        ("changed", "table bait", "sea"),
        ("changed", "total catch", "printed"),
        ("added", "total catch", "ice"),
        ("added", "track ice", None),
    ]
    for each in found:
        side = each.after if each.after is not None else each.before
        assert side is not None and [origin.overlay for origin in side.by] == ["winter"]


def test_texts_are_those_of_both_sides_with_their_places(folder: GameFolder) -> None:
    found = differences(composed(folder), composed(folder, "winter"))
    printed = by(found, "printed")
    assert printed.before is not None and printed.after is not None
    assert (printed.before.text, printed.after.text) == ("printed:    + 2", "printed: + 1")
    assert str(printed.before.place) == "rulesets/mini/rules/main.rules:7:5"
    assert printed.before.by == ()
    assert by(found, "skate").after is not None
    assert by(found, "skate").after.text == "skate: when ice > 5\n    end as skated"  # type: ignore[union-attr]


def test_a_part_that_counts_sometimes_shows_the_operation(folder: GameFolder) -> None:
    far = by(differences(composed(folder), composed(folder, "winter")), "far")
    assert far.after is not None and far.after.text == "drop far when ice = 0"


def test_a_dropped_part_says_who_dropped_it(folder: GameFolder) -> None:
    far = by(differences(composed(folder), composed(folder, "flood")), "far")
    assert far.kind == "removed" and far.after is not None and far.after.text == ""
    assert [origin.overlay for origin in far.after.by] == ["flood"]


def test_settings_are_called_settings(folder: GameFolder) -> None:
    found = differences(composed(folder), composed(folder, "flood"))
    rent = next(each for each in found if each.sort == "setting")
    assert rent.before is not None and rent.after is not None
    assert (rent.before.text, rent.after.text) == ("2", "5")
    assert [origin.sort for origin in rent.after.by] == ["setting"]


def test_both_ways_are_mirror_images(folder: GameFolder) -> None:
    mirrored = {"added": "removed", "removed": "added", "changed": "changed"}
    there = differences(composed(folder), composed(folder, "winter"))
    back = differences(composed(folder, "winter"), composed(folder))
    assert sorted((mirrored[kind], subject, part or "") for kind, subject, part in said(there)) == sorted(
        (kind, subject, part or "") for kind, subject, part in said(back)
    )


def test_an_alphabet_is_one_difference() -> None:
    gloria = find_games(data_roots())["gloria_a_roma"]
    found = differences(composed(gloria), composed(gloria, edition="iv"))
    orders = [each for each in found if each.sort == "order"]
    assert len(orders) == 1 and len(orders[0].cards) > 20
    assert {each.subject for each in found if each.sort == "swap"} == {"card circus", "card forum"}
