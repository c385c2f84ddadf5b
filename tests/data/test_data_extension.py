"""A root that adds to a game of another root."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.compose import compose
from interpreter.data import GameFolder, data_roots, find_games, game_manifest
from interpreter.explain import game_texts
from interpreter.messages import Diagnostics

VARIANT = "extends: hearts\nformat: 1\nvariants:\n  quick: {set: {losing_score: 30}}\n"


def folder(tmp_path: Path, files: dict[str, str], game: str = "hearts") -> GameFolder:
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return find_games(data_roots([tmp_path]))[game]


def test_variants_are_added_to_those_of_the_game(tmp_path: Path) -> None:
    found = folder(tmp_path, {"rulesets/hearts/game.yaml": VARIANT})
    diagnostics = Diagnostics()
    manifest = game_manifest(found, diagnostics)
    assert manifest is not None and not list(diagnostics)
    assert [each.id.text for each in manifest.variants][-1] == "quick"
    assert [each.text for each in manifest.extended_by] == ["quick"]
    assert manifest.find_variant("short_game") is not None
    linked = compose(found, diagnostics, variants=["quick"])
    assert linked is not None and not list(diagnostics)
    assert linked.variants == ("quick",)


def test_the_game_itself_is_the_same(tmp_path: Path) -> None:
    plain = compose(find_games(data_roots())["hearts"], Diagnostics())
    extended = compose(folder(tmp_path, {"rulesets/hearts/game.yaml": VARIANT}), Diagnostics())
    assert plain is not None and extended is not None
    assert plain.digest == extended.digest


def test_texts_come_beside_those_of_the_game(tmp_path: Path) -> None:
    files = {
        "rulesets/hearts/game.yaml": VARIANT,
        "rulesets/hearts/texts/en.ftl": "tell-new = Something new\n",
    }
    texts = game_texts(folder(tmp_path, files), "en", Diagnostics())
    assert texts is not None
    assert texts.format("tell-new") == "Something new" and texts.has("about")


def test_a_language_may_be_added(tmp_path: Path) -> None:
    files = {
        "rulesets/hearts/game.yaml": "extends: hearts\nformat: 1\nlanguages: [fr]\n",
        "rulesets/hearts/texts/fr.ftl": "about = Évite les cœurs.\n",
    }
    found = folder(tmp_path, files)
    manifest = game_manifest(found, Diagnostics())
    assert manifest is not None
    assert [each.text for each in manifest.languages][-1] == "fr"
    texts = game_texts(found, "fr", Diagnostics())
    assert texts is not None and texts.format("about") == "Évite les cœurs."


def test_a_card_that_stands_for_another_has_its_rank(tmp_path: Path) -> None:
    files = {
        "rulesets/gloria_a_roma/game.yaml": (
            "extends: gloria_a_roma\nformat: 1\nvariants:\n  inn: {swap: {bar: new/inn}}\n"
        ),
        "cards/gloria_a_roma/new.yaml": "- id: inn\n  material: rubble\n  copies: 6\n",
    }
    diagnostics = Diagnostics()
    found = folder(tmp_path, files, "gloria_a_roma")
    linked = compose(found, diagnostics, variants=["inn"])
    assert linked is not None and not list(diagnostics)
    rows = {row.title: row for row in linked.cards["Order"].rows}
    base = compose(found, Diagnostics())
    assert base is not None
    old = next(row for row in base.cards["Order"].rows if row.title == "bar")
    assert rows["inn"].values["name_rank"] == old.values["name_rank"]
    assert "bar" not in rows


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ({"rulesets/hearts/game.yaml": "extends: gloria_a_roma\nformat: 1\n"}, "L0373"),
        ({"rulesets/herts/game.yaml": "extends: herts\nformat: 1\n"}, "L0374"),
        (
            {
                "rulesets/hearts/game.yaml": VARIANT,
                "rulesets/hearts/variants/points_from_the_start.rules": "total mine: 0..9 = 1\n",
            },
            "L0375",
        ),
        (
            {"rulesets/hearts/game.yaml": "extends: hearts\nformat: 1\nvariants:\n  short_game: {set: {moon: 9}}\n"},
            "L0376",
        ),
        ({"rulesets/hearts/game.yaml": "extends: hearts\nformat: 1\nplayers: 3\n"}, "L0362"),
        ({"rulesets/hearts/game.yaml": "extends: hearts\nformat: 1\nvariants:\n  a: {with: [b]}\n"}, "L0370"),
    ],
)
def test_each_mistake_has_its_message(tmp_path: Path, files: dict[str, str], code: str) -> None:
    game = next(iter(files)).split("/")[1]
    diagnostics = Diagnostics()
    assert game_manifest(folder(tmp_path, files, game), diagnostics) is None
    assert [each.code for each in diagnostics] == [code]


def test_a_game_of_the_same_name_that_extends_nothing_hides_the_other(tmp_path: Path) -> None:
    files = {"rulesets/hearts/game.yaml": "game: hearts\nformat: 1\n"}
    found = folder(tmp_path, files)
    assert found.below is None and found.variants() == []
