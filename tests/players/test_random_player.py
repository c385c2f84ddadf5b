"""Random players, and many games of theirs."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from interpreter.players import Player, RandomPlayer, chance_of, random_choice
from interpreter.session import Decision, View
from interpreter.simulate import play_game, play_games
from tests.session.playing import content, fair, ruleset


class Careful:
    """A player of one's own: sees a view, answers by label."""

    def __init__(self) -> None:
        self.seats: set[str | None] = set()

    def choose(self, decision: Decision, view: View, random: Random) -> str | list[str]:
        self.seats.add(view.seat)
        assert view.seat == decision.seat and view.data["seat"] == decision.seat
        if decision.kind == "some":
            return list(decision.labels[: decision.low])
        return decision.answers[0]


def test_all_answers_alike_a_pass_among_them() -> None:
    session = fair().start(2, 1)
    session.answer("haggle")
    decision = session.pending
    assert decision is not None and decision.passable
    chance = chance_of(1, "bea")
    counted = Counter(RandomPlayer().choose(decision, session.view("bea"), chance) for _ in range(800))
    assert set(counted) == {"bid, 1", "bid, 2", "bid, 3", "pass"}
    assert min(counted.values()) > 150


def test_of_several_first_how_many_then_which() -> None:
    session = fair().start(2, 1)
    session.answer("pick")
    chance = chance_of(1, "ana")
    counted: Counter[Any] = Counter(len(random_choice(session.state.pending, chance)) for _ in range(600))  # type: ignore
    assert set(counted) == {0, 1, 2} and min(counted.values()) > 150


def test_chance_of_a_player_depends_on_seed_and_seat_alone() -> None:
    assert chance_of(1, "ana").random() == chance_of(1, "ana").random() == 0.2999809726387376
    assert len({chance_of(seed, seat).random() for seed in (1, 2) for seat in ("ana", "bea")}) == 4


@pytest.mark.parametrize(("game", "players"), [("liars_dice", 3), ("hearts", 4)])
def test_answers_by_label_and_by_number_make_the_same_game(game: str, players: int) -> None:
    class Wrapped:
        """Not known to the quick way."""

        def choose(self, decision: Decision, view: View, random: Random) -> Any:
            return RandomPlayer().choose(decision, view, random)

    quick, slow = ruleset(game).start(players, 5), ruleset(game).start(players, 5)
    assert play_game(quick) == play_game(slow, [Wrapped() for _ in range(players)])
    assert content(quick.state) == content(slow.state)


def test_players_of_ones_own_see_their_own_view() -> None:
    players = [Careful() for _ in range(3)]
    named: list[Player] = [*players]
    play_game(ruleset("liars_dice").start(3, 2), named)
    assert [player.seats for player in players] == [{"ana"}, {"bea"}, {"carles"}]


@pytest.mark.parametrize(
    ("game", "players", "games"),
    [("liars_dice", 2, 12), ("liars_dice", 5, 6), ("hearts", 4, 6), ("gloria_a_roma", 3, 2)],
)
def test_random_games_end_and_break_no_invariant(game: str, players: int, games: int) -> None:
    summary = play_games(ruleset(game), players, range(games))
    assert not summary.broken
    assert len(summary.games) == games and sum(summary.ends.values()) == games
    assert sum(summary.wins.values()) >= games
    low, mean, high = summary.lengths
    assert 0 < low <= mean <= high


def test_games_that_go_wrong_are_reported_with_their_seed() -> None:
    summary = play_games(fair(), 2, range(8))
    assert summary.broken and len(summary.games) + len(summary.broken) == 8
    assert {each.diagnostics[0].code for each in summary.broken} == {"L0913"}
    assert play_games(fair(), 2, [summary.broken[0].seed]).broken == summary.broken[:1]


def test_games_that_do_not_end_are_broken_off() -> None:
    summary = play_games(ruleset("hearts"), 4, [1], longest=50)
    assert [(each.decisions, each.diagnostics[0].code) for each in summary.broken] == [(50, "L1050")]


def test_no_games_no_lengths() -> None:
    assert play_games(fair(), 2, []).lengths == (0, 0.0, 0)
