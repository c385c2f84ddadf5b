"""The careful player: better than chance, the same every time, and no wiser than its seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.players import careful_choice, chance_of, may_look_ahead, random_choice
from interpreter.players.careful_player import ANSWERS, candidates, goals_of
from interpreter.session import Session, load
from tests.cli.running import lictor
from tests.session.playing import content, root_of, ruleset

SEALED_BIDS = """
entity Player
    points: 0..99 = 0

rule turn
    bids:
        secretly for each player in all Player
            choose bid from 0 .. 3 by player
            player.points += bid
"""


def play_carefully(game: str, players: int, seed: int, careful: str, most: int = 100_000) -> Session:
    """A game with one careful seat among random ones."""
    session = ruleset(game).start(players, seed)
    chances = {seat: chance_of(seed, seat) for seat in session.seats}
    while (pending := session.state.pending) is not None and session.decisions < most:
        seat = session.asked_seat
        assert seat is not None
        if seat == careful:
            choice = careful_choice(pending, lambda luck: session.imagine(careful, luck, remember=False), chances[seat])
        else:
            choice = random_choice(pending, chances[seat])
        session.answer_index(choice)
    return session


def lead(session: Session, seat: str) -> float:
    """How much more a seat has than the others on average of what the ranking goes by first."""
    assert session.outcome is not None
    figures = {place.seat: place.figures[0] for place in session.outcome.ranking}
    return figures.pop(seat) - sum(figures.values()) / len(figures)


def test_it_wins_gloria_by_far() -> None:
    """As it did in all of fifteen games that were measured, by some thirteen points."""
    session = play_carefully("gloria_a_roma", 3, 1, "bea")
    assert session.outcome is not None and session.outcome.winners == ("bea",)
    assert lead(session, "bea") >= 5


def test_it_takes_fewer_points_at_hearts() -> None:
    leads = [lead(play_carefully("hearts", 4, seed, "bea"), "bea") for seed in (0, 1, 2)]
    assert sum(leads) / len(leads) <= -15  # the fewer, the better


def test_it_keeps_its_dice() -> None:
    won = 0
    for seed in range(8):
        outcome = play_carefully("liars_dice", 3, seed, "ana").outcome
        won += outcome is not None and "ana" in outcome.winners
    assert won >= 6


def test_the_same_game_every_time() -> None:
    one, two = (play_carefully("hearts", 4, 7, "ana", 60) for _ in range(2))
    assert content(one.state) == content(two.state)


def test_it_tries_answers_only_in_imagined_games(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_carefully("gloria_a_roma", 3, 3, "nobody", 120)
    pending, seat = session.state.pending, session.asked_seat
    assert pending is not None and seat is not None
    before, seeds = content(session.state), []

    def imagine(luck: int) -> Session:
        seeds.append(luck)
        other = session.imagine(seat, luck, remember=False)
        assert other.state is not session.state
        return other

    monkeypatch.setattr(Session, "clone", None)  # the true game must not be copied
    careful_choice(pending, imagine, chance_of(1, seat))
    assert len(set(seeds)) == len(seeds) > 1
    assert content(session.state) == before


def test_of_many_answers_it_tries_some() -> None:
    session = ruleset("hearts").start(4, 1)
    pending = session.state.pending
    assert pending is not None and pending.low == 3
    found = candidates(pending, chance_of(1, "ana"))
    assert len(found) == len(set(found)) == ANSWERS
    assert all(isinstance(each, tuple) and len(each) == 3 for each in found)


def test_what_counts_comes_from_the_manifest() -> None:
    assert goals_of(ruleset("gloria_a_roma")) == [("score", 1), ("cards_in_hand", 1)]
    assert goals_of(ruleset("hearts"))[0][1] == -1
    assert goals_of(ruleset("liars_dice")) == [("dice_left", 1)]


def test_it_is_refused_where_imagining_would_give_secrets_away() -> None:
    assert may_look_ahead(ruleset("gloria_a_roma")) and may_look_ahead(ruleset("hearts"))
    assert not may_look_ahead(load("mini", roots=[root_of(SEALED_BIDS)]))
    said = lictor("play", "republic_of_rome", "--bot", "careful")
    assert (said.status, "L1122" in said.err) == (1, True)


def test_a_game_against_careful_bots_is_saved_and_replayed(tmp_path: Path) -> None:
    save = str(tmp_path / "game.json")
    said = lictor(
        "play", "hearts", "--human", "ana", "--bot", "careful", "--seed", "2", "--save", save, "--lang", "en",
        typed=["1 2 3", "1", "1", "quit"],
    )  # fmt: skip
    assert said.status == 0, said.err
    assert lictor("replay", save, "--lang", "en").status == 0
