"""Plays many games and counts how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from interpreter.messages import Diagnostic, Fault
from interpreter.players import Player, RandomPlayer, chance_of, random_choice
from interpreter.session import Result, Ruleset, Session

LONGEST = 100_000
"""So many answers are no game any more."""


@dataclass(frozen=True)
class Game:
    """A game that came to its end: its seed, how it ended, after how many answers."""

    seed: int
    result: Result
    decisions: int


@dataclass(frozen=True)
class Broken:
    """A game in which the rules went wrong, or that did not end: its seed, how many answers, and why."""

    seed: int
    decisions: int
    diagnostics: tuple[Diagnostic, ...]


@dataclass
class Summary:
    """What became of many games."""

    games: list[Game] = field(default_factory=list)
    broken: list[Broken] = field(default_factory=list)

    @property
    def ends(self) -> dict[str, int]:
        """How many games ended in which way, the most frequent first."""
        counted = Counter(game.result.key for game in self.games)
        return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))

    @property
    def wins(self) -> dict[str, int]:
        """How many games each seat won, alone or with others."""
        counted = Counter(seat for game in self.games for seat in game.result.winners)
        return dict(sorted(counted.items()))

    @property
    def decisions(self) -> int:
        """How many answers were given in all games that ended."""
        return sum(game.decisions for game in self.games)

    @property
    def lengths(self) -> tuple[int, float, int]:
        """The shortest, mean and longest game in answers; zeros when none ended."""
        found = [game.decisions for game in self.games]
        return (min(found), sum(found) / len(found), max(found)) if found else (0, 0.0, 0)


def play_game(session: Session, players: Sequence[Player] | None = None, longest: int = LONGEST) -> Result:
    """Play a game to its end; without `players` at random, by number, which is quickest.

    Raises:
        Fault: the rules go wrong, or the game does not end.
    """
    seats = session.seats
    chances = {seat: chance_of(session.table.seed, seat) for seat in seats}
    by_number = {session.seat_number(seat): chance for seat, chance in chances.items()}
    named = None if players is None else dict(zip(seats, players, strict=True))
    while (pending := session.state.pending) is not None:
        if session.decisions >= longest:
            raise Fault.of("L1050", limit=longest)
        if named is None or isinstance(named[session.asked_seat or ""], RandomPlayer):
            session.answer_index(random_choice(pending, by_number[pending.seat]))
            continue
        decision = session.pending
        assert decision is not None
        player = named[decision.seat]
        session.answer(player.choose(decision, session.view(decision.seat), chances[decision.seat]))
    result = session.outcome
    assert result is not None
    return result


def play_games(
    ruleset: Ruleset,
    players: int | Sequence[Player],
    seeds: Iterable[int],
    *,
    invariants: bool = True,
    longest: int = LONGEST,
) -> Summary:
    """Play a game for each seed, with so many random players or with these.

    `invariants` are tested between rounds.
    """
    summary = Summary()
    count = players if isinstance(players, int) else len(players)
    named = None if isinstance(players, int) else players
    for seed in seeds:
        session: Session | None = None
        try:
            session = ruleset.start(count, seed, invariants=invariants)
            result = play_game(session, named, longest)
            summary.games.append(Game(seed, result, session.decisions))
        except Fault as fault:
            decisions = 0 if session is None else session.decisions
            summary.broken.append(Broken(seed, decisions, fault.diagnostics))
    return summary
