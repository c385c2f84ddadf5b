"""Loading games and sitting down to them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interpreter.messages import Fault
from interpreter.session import check, load
from tests.session.playing import fair, root_of, ruleset


@pytest.mark.parametrize(
    ("game", "options", "code", "suggestion"),
    [
        ("heart", {}, "L1101", "hearts"),
        ("gloria_a_roma", {"edition": "ivv"}, "L1102", "iv"),
        ("hearts", {"variants": ["short_gane"]}, "L1103", "short_game"),
        ("hearts", {"options": {"losing_scor": 50}}, "L1104", "losing_score"),
    ],
)
def test_what_there_is_not(game: str, options: dict[str, Any], code: str, suggestion: str) -> None:
    with pytest.raises(Fault) as caught:
        load(game, **options)
    assert [found.code for found in caught.value.diagnostics] == [code]
    assert caught.value.diagnostics[0].suggestion == suggestion


def test_all_errors_of_a_game_come_at_once() -> None:
    root = root_of("--- rules/main.rules\ntotal a\n    x: + nothing\n\ntotal b\n    x: + nowhere\n")
    with pytest.raises(Fault) as caught:
        load("mini", roots=[root])
    assert len(caught.value.diagnostics) >= 2
    found, diagnostics = check("mini", roots=[root])
    assert found is None and len(diagnostics.errors) >= 2


def test_a_game_of_ones_own_hides_a_packaged_one(tmp_path: Path) -> None:
    root = root_of("--- rules/main.rules\ntotal a\n    x: + 1\n")
    (root / "rulesets" / "mini").rename(root / "rulesets" / "hearts")
    manifest = root / "rulesets" / "hearts" / "game.yaml"
    manifest.write_text(manifest.read_text().replace("game: mini", "game: hearts"))
    assert load("hearts", roots=[root]).digest != ruleset("hearts").digest


def test_the_digest_tells_editions_and_variants_apart() -> None:
    short = load("hearts", variants=["short_game"])
    assert short.digest != ruleset("hearts").digest
    assert load("hearts", options={"losing_score": 60}).digest not in (short.digest, ruleset("hearts").digest)


@pytest.mark.parametrize(("players", "wanted"), [(1, "2–3"), (4, "2–3"), (0, "2–3"), (-1, "2–3")])
def test_a_wrong_number_of_players(players: int, wanted: str) -> None:
    with pytest.raises(Fault) as caught:
        fair().start(players, 1)
    assert caught.value.diagnostics[0].code == "L1010"
    assert wanted in caught.value.diagnostics[0].cure


def test_exactly_four_play_hearts() -> None:
    with pytest.raises(Fault) as caught:
        ruleset("hearts").start(3, 1)
    assert caught.value.diagnostics[0].cure == "it is a game for 4"


def test_persons_must_sit_at_the_table() -> None:
    with pytest.raises(Fault) as caught:
        fair().start(2, 1, persons=["carles"])
    assert caught.value.diagnostics[0].code == "L1011"
    assert fair().start(2, 1, persons=["bea"]).table.persons == ("bea",)


@pytest.mark.parametrize("seat", ["carles", "anna", ""])
def test_only_seats_at_the_table_have_views(seat: str) -> None:
    session = fair().start(2, 1)
    for look in (session.view, session.log_for):
        with pytest.raises(Fault) as caught:
            look(seat)
        assert caught.value.diagnostics[0].code == "L1011"
