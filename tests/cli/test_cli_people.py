"""Several people at one keyboard: nobody learns from who is asked, and people may pass until they must decide."""

from __future__ import annotations

import random

from tests.cli.running import lictor

PEOPLE = ["--players", "3", "--human", "ana", "--human", "bea", "--seed", "3", "--lang", "en"]


def typed(seed: int, lines: int, words: list[str]) -> list[str]:
    chance = random.Random(seed)
    return [chance.choice(words) for _ in range(lines)]


def test_who_has_no_card_to_give_gets_the_keyboard_too() -> None:
    said = lictor("play", "gloria_a_roma", *PEOPLE, typed=typed(4, 260, ["1", "1", "2", ""]))
    asked = [line for line in said.lines if "You have nothing to decide now." in line]
    assert asked
    # The question comes with it, and before it the keyboard is handed over.
    at = next(i for i, line in enumerate(said.lines) if "You have nothing to decide now." in line)
    assert any(line.startswith("Pass the keyboard to") for line in said.lines[max(0, at - 40) : at])


def test_one_person_is_never_bothered_with_it() -> None:
    said = lictor(
        "play", "gloria_a_roma", "--human", "ana", "--seed", "3", "--lang", "en",
        typed=typed(4, 150, ["1", "1", "2", ""]),
    )  # fmt: skip
    assert "nothing to decide" not in said.out


def test_skip_passes_until_something_must_be_decided() -> None:
    said = lictor(
        "play", "gloria_a_roma", "--players", "2", "--human", "ana", "--seed", "5", "--lang", "en",
        typed=["skip", "1", "1", "skip", "why", "why not", "table", "skip", "1", "quit"],
    )  # fmt: skip
    assert said.status == 0
    assert "Traceback" not in said.err and "L1199" not in said.err


def test_skip_is_refused_where_nobody_may_pass() -> None:
    said = lictor("play", "hearts", "--human", "1", "--seed", "5", "--lang", "en", typed=["skip", "quit"])
    assert said.status == 0
    assert "You have to decide here; you may not pass." in said.out
