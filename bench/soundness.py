"""Thousands of random games: do they end, do invariants hold, do saves and views keep their word?

    python -m bench.soundness                           every game, each number of players, 200 games each
    python -m bench.soundness --game hearts --games 5000 --processes 2
    python -m bench.soundness --game gloria_a_roma --variant alternates --every 40

Every game is played with its invariants tested between rounds. In one game of `--every`, at some questions,
what can be saved is restored, the whole game is replayed from its save, and each seat's view, labels and
log are compared with those of an imagination of the game. What goes wrong is told with the seed that shows
it; exit status 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from functools import cache
from multiprocessing import Pool
from random import Random
from typing import Any

from interpreter.cli.combinations import Combination, all_combinations
from interpreter.data import data_roots, find_games
from interpreter.messages import Fault, render_diagnostics
from interpreter.players import random_choice
from interpreter.runtime import State
from interpreter.session import Ruleset, Session, load
from interpreter.session.saves import to_text
from interpreter.simulate import play_games

Task = tuple[str, Combination, int, int, int, int]
"""A game, its edition and variants, how many play, the first seed, how many games, and how often one is looked at
closely."""

BATCH = 20


@cache
def ruleset(game: str, combination: Combination) -> Ruleset:
    """The ruleset, loaded once in each process."""
    return load(game, edition=combination.edition, variants=combination.variants)


def content(state: State) -> dict[str, Any]:
    """All that a state consists of, to be compared."""
    return {**{name: getattr(state, name) for name in State.__slots__}, "log": list(state.log)}


def shown(session: Session, seat: str) -> dict[str, Any]:
    """All that a seat is shown."""
    found: dict[str, Any] = {"view": session.view(seat).data, "log": session.log_for(seat)}
    pending = session.pending
    if pending is not None:
        found["asked"] = (pending.seat, pending.path, pending.passable, pending.low, pending.high)
        if pending.seat == seat:
            found["options"] = [(each.label, each.value, dict(each.values)) for each in pending.options]
            found["arguments"] = dict(pending.arguments)
    return found


def look_closely(rules: Ruleset, players: int, seed: int) -> Iterator[str]:
    """What does not keep its word in one game."""
    session = rules.start(players, seed, invariants=True)
    random = Random(seed)
    step = 0
    while not session.is_over:
        if random.random() < 0.03:
            for seat in session.seats:
                if shown(session.imagine(seat, step), seat) != shown(session, seat):
                    yield f"after {step} answers {seat} can tell an imagination from the game"
        if random.random() < 0.01:
            restored = rules.restore(to_text(session.save()))
            if content(restored.state) != content(session.state):
                yield f"after {step} answers a save does not restore the game"
        pending = session.state.pending
        assert pending is not None
        session.answer_index(random_choice(pending, random))
        step += 1
    saved = session.save()
    if rules.replay(to_text(saved)).save() != saved:
        yield "a replay is another game"


def carry_out(task: Task) -> tuple[Task, int, dict[str, int], list[str]]:
    """Play the games of a task: how many answers, how they ended, what went wrong."""
    game, combination, players, first, games, every = task
    rules = ruleset(game, combination)
    summary = play_games(rules, players, range(first, first + games))
    wrong = [f"seed {each.seed}: {render_diagnostics(each.diagnostics)}" for each in summary.broken]
    for seed in range(first, first + games):
        if every and seed % every == 0:
            try:
                wrong += [f"seed {seed}: {problem}" for problem in look_closely(rules, players, seed)]
            except Fault as fault:
                wrong.append(f"seed {seed}, looked at closely: {render_diagnostics(fault.diagnostics)}")
    return task, summary.decisions, summary.ends, wrong


def tasks(arguments: argparse.Namespace) -> Iterator[Task]:
    """The games to be played, in batches."""
    names = arguments.game or sorted(find_games(data_roots()))
    for name in names:
        for combination in combinations_of(name, arguments):
            low, high = ruleset(name, combination).player_range
            for players in range(low, high + 1):
                if arguments.players and players != arguments.players:
                    continue
                end = arguments.first + arguments.games
                for first in range(arguments.first, end, BATCH):
                    count = min(BATCH, end - first)
                    yield name, combination, players, first, count, arguments.every


def combinations_of(name: str, arguments: argparse.Namespace) -> list[Combination]:
    """What a game is to be played with: what is asked for, or every edition and variant there is."""
    if not arguments.combinations:
        return [Combination(arguments.edition, tuple(arguments.variant))]
    manifest = load(name).program.manifest
    return list(all_combinations(manifest))


def main() -> int:
    """Play, tell, and give the exit status."""
    parser = argparse.ArgumentParser(description="random games with every check that there is")
    parser.add_argument("--game", action="append", help="a game; all of them without it")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--edition")
    parser.add_argument("--combinations", action="store_true", help="with each edition and variant, and pairs of them")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=200, help="how many for each number of players")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--every", type=int, default=50, help="look closely at one of so many; 0: at none")
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    started = time.perf_counter()
    totals: dict[tuple[str, int], tuple[int, int, dict[str, int]]] = {}
    broken = 0
    with Pool(arguments.processes) as pool:
        for task, decisions, ends, wrong in pool.imap_unordered(carry_out, list(tasks(arguments))):
            name, _, players, _, games, _ = task
            before = totals.get((name, players), (0, 0, {}))
            counted = {key: before[2].get(key, 0) + ends.get(key, 0) for key in sorted({*before[2], *ends})}
            totals[name, players] = (before[0] + games, before[1] + decisions, counted)
            broken += len(wrong)
            for each in wrong:
                print(f"{name}, {players} players, {each}\n", file=sys.stderr)
    for (name, players), (games, decisions, ends) in sorted(totals.items()):
        told = ", ".join(f"{key} {count}" for key, count in ends.items())
        print(f"{name:20} {players} players  {games:6} games  {decisions:9} answers  {told}")
    print(f"{broken} wrong, {time.perf_counter() - started:.0f} s")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
