"""What must not change a game: the order of variants and of files, the names of seats, the texts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from interpreter.players import random_choice
from interpreter.session import Ruleset, load
from tests.cli.running import lictor
from tests.game_copies import cards_in_files, copy_of, renamed_copy

FOUR = ("petition_of_three", "powers_next_turn", "end_at_failed_draw", "prison_takes_the_site")


def told(ruleset: Ruleset, players: int, seed: int, names: Mapping[str, str] | None = None) -> str:
    """A fingerprint of a random game: all questions with their options by label, all that everybody and each seat
    knows of what happened, and how it ended. `names` are put for the names of seats."""
    session = ruleset.start(players, seed)
    chance, asked = Random(seed), []
    while not session.is_over:
        decision = session.pending
        assert decision is not None
        asked.append([decision.path, decision.seat, decision.kind, decision.answers])
        session.answer_index(random_choice(decision.pending, chance))
    assert session.outcome is not None
    ranking = [[place.seat, place.figures] for place in session.outcome.ranking]
    logs = [session.log_for(seat) for seat in (None, *session.seats)]
    text = json.dumps([asked, logs, session.outcome.key, session.outcome.winners, ranking], default=str, sort_keys=True)
    for name, other in (names or {}).items():
        text = text.replace(name, other)
    return blake2b(text.encode()).hexdigest()


# ------------------------------------------------------------------------------------ overlays and files


def test_variants_may_be_given_in_any_order() -> None:
    orders = list(permutations(FOUR))
    usual = load("gloria_a_roma", variants=FOUR)
    fingerprint = told(usual, 3, 17)
    for order in (orders[-1], orders[9]):
        other = load("gloria_a_roma", variants=order)
        assert other.digest == usual.digest
        assert told(other, 3, 17) == fingerprint
    assert told(load("gloria_a_roma", variants=FOUR[1:]), 3, 17) != fingerprint  # a missing one would be noticed


@pytest.mark.parametrize("seed", [2, 3])
def test_abilities_may_lie_in_any_files_in_any_order(seed: int, tmp_path: Path) -> None:
    usual = load("gloria_a_roma")
    cards_in_files("gloria_a_roma", tmp_path, "orders", 3, Random(seed))
    other = load("gloria_a_roma", roots=[tmp_path])
    assert other.digest == usual.digest
    assert told(other, 4, seed) == told(usual, 4, seed)


# ------------------------------------------------------------------------------------------------ seats


@pytest.mark.parametrize(
    ("game", "players", "names"),
    [
        ("gloria_a_roma", 5, {"ana": "zenobia", "bea": "yago", "carles": "xavi", "dora": "wanda", "enric": "abel"}),
        ("hearts", 4, {"ana": "zenobia", "bea": "yago", "carles": "xavi", "dora": "abel"}),
        ("liars_dice", 3, {"ana": "zenobia", "bea": "yago", "carles": "abel"}),
    ],
)
def test_seats_of_other_names_play_the_same_game(
    game: str, players: int, names: dict[str, str], tmp_path: Path
) -> None:
    """The new names sort the other way round, so that nothing may go by them."""
    renamed_copy(game, tmp_path, names)
    other = load(game, roots=[tmp_path])
    assert other.seats(players) == tuple(names.values())[:players]
    assert told(other, players, 5) == told(load(game), players, 5, names)


# ------------------------------------------------------------------------------------------------ texts


def played(root: Path, language: str, typed: list[str], save: Path) -> tuple[str, dict[str, object]]:
    """What is told when somebody answers by number, and what is kept of it."""
    said = lictor(
        "play", "gloria_a_roma", "--root", str(root), "--seed", "8", "--human", "ana", "--lang", language,
        "--save", str(save), typed=typed,
    )  # fmt: skip
    assert said.status == 0, said.err
    kept = json.loads(save.read_text(encoding="utf-8"))
    return said.out, {key: value for key, value in kept.items() if key not in ("language", "checksum")}


def test_a_game_is_the_same_in_every_language_with_broken_texts_and_without(tmp_path: Path) -> None:
    """Answers by number mean the same everywhere, and a save holds the same questions, labels and events."""
    copy_of("gloria_a_roma", tmp_path)
    texts = tmp_path / "rulesets" / "gloria_a_roma" / "texts"
    lines = (texts / "en.ftl").read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line.startswith("#") or not line.strip()]
    (texts / "en.ftl").write_text("\n".join([*kept, "name-ana = Wilhelmina", ""]), encoding="utf-8")
    (texts / "es.ftl").unlink()
    typed = ["1", "1", "2", "1", "1", "1", "2", "1", "quit"]
    games = {}
    for language in ("ca", "ru", "en"):
        word = {"ca": "surt", "ru": "выход", "en": "quit"}[language]
        games[language] = played(tmp_path, language, [*typed[:-1], word], tmp_path / f"{language}.json")
    assert len({told for told, _ in games.values()}) == 3
    assert "Wilhelmina" in games["en"][0]
    assert games["ca"][1] == games["ru"][1] == games["en"][1]
    assert games["ca"][1]["records"]


def test_nothing_but_texts_reads_texts(tmp_path: Path) -> None:
    copy_of("gloria_a_roma", tmp_path)
    for path in (tmp_path / "rulesets" / "gloria_a_roma" / "texts").glob("*.ftl"):
        path.write_text("name-ana = Nobody\n", encoding="utf-8")
    usual, other = load("gloria_a_roma"), load("gloria_a_roma", roots=[tmp_path])
    assert other.digest == usual.digest
    assert told(other, 3, 4) == told(usual, 3, 4)
