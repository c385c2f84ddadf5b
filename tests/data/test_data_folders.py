"""Finding games and reading their files, and staying inside their folders."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interpreter.data import GameFolder, data_roots, find_games, packaged_folder
from interpreter.messages import Diagnostics
from interpreter.text import Source
from interpreter.text.source import MAX_SOURCE_BYTES


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A root with one game and a library."""
    files = {
        "rulesets/sample/game.yaml": "game: sample\n",
        "rulesets/sample/rules/main.rules": "main\n",
        "rulesets/sample/rules/scoring.rules": "scoring\n",
        "rulesets/sample/variants/long.rules": "long\n",
        "rulesets/sample/editions/first.rules": "first\n",
        "rulesets/sample/examples/turns.rules": "turns\n",
        "rulesets/sample/texts/en.ftl": "game = Sample\n",
        "rulesets/library/seats.rules": "seats\n",
        "rulesets/no_game/rules/main.rules": "",
        "cards/sample/deck.yaml": "- id: one\n",
        "cards/sample/names/en.yaml": "order: [one]\n",
        "secret.rules": "secret\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def game(root: Path) -> GameFolder:
    return find_games(data_roots([root]))["sample"]


def test_reads_every_kind_under_its_short_name(root: Path) -> None:
    found, folder = Diagnostics(), game(root)
    sources = [
        folder.read_manifest(found),
        folder.read_rules("main", found),
        folder.read_variant("long", found),
        folder.read_edition("first", found),
        folder.read_example("turns", found),
        folder.read_texts("en", found),
        folder.read_library("seats", found),
        folder.read_cards("deck", found),
        folder.read_names("en", found),
    ]
    assert not list(found)
    assert [source and source.name for source in sources] == [
        "rulesets/sample/game.yaml",
        "rulesets/sample/rules/main.rules",
        "rulesets/sample/variants/long.rules",
        "rulesets/sample/editions/first.rules",
        "rulesets/sample/examples/turns.rules",
        "rulesets/sample/texts/en.ftl",
        "rulesets/library/seats.rules",
        "cards/sample/deck.yaml",
        "cards/sample/names/en.yaml",
    ]


def test_lists_what_there_is(root: Path) -> None:
    folder = game(root)
    assert folder.rules() == ["main", "scoring"]
    assert (folder.variants(), folder.editions(), folder.examples()) == (["long"], ["first"], ["turns"])
    assert (folder.languages(), folder.cards()) == (["en"], ["deck"])


def test_games_are_folders_with_a_manifest(root: Path) -> None:
    games = find_games(data_roots([root]))
    assert "sample" in games and "library" not in games and "no_game" not in games
    assert list(games) == sorted(games)
    assert find_games(data_roots([root / "nowhere"])).keys() == find_games(data_roots()).keys()


def test_a_users_game_hides_a_packaged_one(root: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (other / "rulesets/sample").mkdir(parents=True)
    (other / "rulesets/sample/game.yaml").write_text("game: sample\n")
    folder = find_games(data_roots([other, root]))["sample"]
    assert folder.root.rulesets == other / "rulesets"
    assert folder.read_library("seats", Diagnostics()) is not None, "the library of another root"


def test_packaged_folders_are_beside_the_package() -> None:
    assert (packaged_folder("schemas") / "game.schema.json").is_file()
    assert data_roots()[-1].rulesets == packaged_folder("rulesets")


def refused(root: Path, name: str, code: str, kind: str = "rules") -> Diagnostics:
    found = Diagnostics()
    asked = Source("rulesets/sample/game.yaml", "rules: [x]").span(8, 9)
    assert getattr(game(root), f"read_{kind}")(name, found, asked) is None
    assert [each.code for each in found] == [code]
    assert next(iter(found)).span == asked
    assert all(each.message and each.cure for each in found)
    return found


def test_a_missing_file_is_asked_back(root: Path) -> None:
    (found,) = refused(root, "mian", "L0350")
    assert found.suggestion == "main" and "main, scoring" in found.cure
    assert "rulesets/sample/rules/mian.rules" in found.message
    refused(root, "deck", "L0350", "names")
    refused(root, "raets", "L0350", "library")


@pytest.mark.parametrize("name", ["../secret", "..", "/etc/passwd", "a/../b", "main.rules", "", "a\\b", "a\0b", "é"])
def test_names_cannot_climb_out(root: Path, name: str) -> None:
    refused(root, name, "L0351")


def test_links_out_of_the_game_are_refused(root: Path) -> None:
    (root / "rulesets/sample/rules/link.rules").symlink_to(root / "secret.rules")
    refused(root, "link", "L0352")
    (root / "rulesets/sample/rules/below").symlink_to(root)
    refused(root, "below/secret", "L0352")
    (root / "rulesets/sample/rules/inside.rules").symlink_to("main.rules")
    assert game(root).read_rules("inside", Diagnostics()) is not None
    (root / "rulesets/sample/rules/broken.rules").symlink_to("nowhere")
    refused(root, "broken", "L0350")


def test_a_linked_game_is_refused_but_a_linked_root_is_not(root: Path) -> None:
    (root / "elsewhere").mkdir()
    (root / "elsewhere/game.yaml").write_text("game: sly\n")
    (root / "rulesets/sly").symlink_to(root / "elsewhere")
    found = Diagnostics()
    assert find_games(data_roots([root]))["sly"].read_manifest(found) is None
    assert [each.code for each in found] == ["L0352"]
    (root / "alias").symlink_to(root)
    assert game(root / "alias").read_rules("main", Diagnostics()) is not None


def test_not_utf8(root: Path) -> None:
    (root / "rulesets/sample/rules/latin.rules").write_bytes(b"caf\xe9\n")
    (found,) = refused(root, "latin", "L0353")
    assert "position 3" in found.message


def test_too_large(root: Path) -> None:
    with (root / "rulesets/sample/rules/large.rules").open("wb") as file:
        file.truncate(MAX_SOURCE_BYTES + 1)
    refused(root, "large", "L0354")


def test_unreadable(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deny(path: Path, name: str) -> Source:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("interpreter.data.folders.read_source", deny)
    (found,) = refused(root, "main", "L0355")
    assert "Permission denied" in found.message


def test_folders_and_pipes_are_no_files(root: Path) -> None:
    import os

    (root / "rulesets/sample/rules/folder.rules").mkdir()
    os.mkfifo(root / "rulesets/sample/rules/pipe.rules")
    refused(root, "folder", "L0350")
    refused(root, "pipe", "L0350")


@settings(
    max_examples=100,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.text(max_size=120) | st.text("./\\a~", max_size=12))
def test_no_name_raises_or_leaves(root: Path, name: str) -> None:
    found = Diagnostics()
    source = game(root).read_rules(name, found)
    assert source is None and len(found) == 1
