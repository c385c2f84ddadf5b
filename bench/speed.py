"""How fast games are played, on one core.

    python -m bench.speed                          all games
    python -m bench.speed gloria_a_roma --seconds 20 --sites

Random games are played first and their answers written down; then the same games are played again from the
answers, so that choosing costs nothing and every engine does the same work. Time is that of the process
(`time.process_time`), so that other programs on the machine count for little; what is compared takes turns, and the
best of `--rounds` rounds is told. The twin is compared before other engines are made: code that Python has fitted to
one engine is slower when several use it. What is told:

- decisions a second and games a second, of the engine alone, the first questions and set-up included. A decision
  is shown to a seat and has two answers or more; all options are listed, the log is kept
- the same for the plain engine, from fewer games
- how many times as long the fast engine takes when it keeps count of what is reached, and when it is listened to, as
  for explanations: at every answer anew, with notes of what rules ask and tell
- time for one decision, by the rule that asks: median and 99th percentile, from a second play in which each answer
  is timed alone (a clock reading is taken off)
- time to copy a game at the 90th percentile of copies taken all along the games
- time to make the engines, from a checked program; the fast one generates its functions when they are first used,
  so the first games are timed too
- for games with a hand-written twin: its time for the very same games, and how many times as long the engine takes
- time to restore a save from the middle of a game
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bench.twins import hearts, liars_dice
from interpreter.check import Program
from interpreter.codegen import CoveredFastEngine, FastEngine
from interpreter.execute import Engine
from interpreter.explain.listening import ListeningEngine
from interpreter.players import random_choice
from interpreter.runtime import State
from interpreter.session import load

SEATS = {"gloria_a_roma": 3, "hearts": 4, "liars_dice": 3, "republic_of_rome": 4}
VARIANTS = {"republic_of_rome": ("first_evening",)}
TWINS: dict[str, Callable[..., Any]] = {"hearts": hearts.play, "liars_dice": liars_dice.play}


@dataclass
class Games:
    """Games that were played: for each its seed and its answers."""

    seats: int
    answers: list[list[Any]] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        """How many answers there are in all."""
        return sum(len(each) for each in self.answers)


def record(engine: Engine, seats: int, seconds: float) -> Games:
    """Random games until they have taken so long."""
    games = Games(seats)
    end = time.process_time() + seconds
    while time.process_time() < end or not games.answers:
        seed = len(games.answers)
        chance = Random(seed)
        state = begun(engine, seats, seed)
        answers = []
        while state.pending is not None:
            answers.append(random_choice(state.pending, chance))
            engine.answer(state, answers[-1])
        games.answers.append(answers)
    return games


def begun(engine: Engine, seats: int, seed: int) -> State:
    """A game at its first question."""
    state = engine.new_game(seats, seed)
    engine.advance(state)
    return state


def replay(engine: Engine, games: Games) -> None:
    """Play the games again."""
    for seed, answers in enumerate(games.answers):
        state = begun(engine, games.seats, seed)
        for answer in answers:
            engine.answer(state, answer)


def listen(engine: ListeningEngine, games: Games) -> None:
    """Play the games again, listened to at every answer."""
    for seed, answers in enumerate(games.answers):
        state = begun(engine, games.seats, seed)
        for answer in answers:
            with engine.listen(state):
                engine.answer(state, answer)


def replay_twin(play: Callable[..., Any], games: Games) -> None:
    """Play the games by a twin."""
    for seed, answers in enumerate(games.answers):
        game = play(games.seats, seed, [])
        next(game)
        try:
            for answer in answers:
                game.send(answer)
        except StopIteration:
            continue


def timed(work: Callable[[], object], rounds: int = 1) -> float:
    """The shortest of several times, in seconds of the process."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def by_turns(works: list[Callable[[], object]], rounds: int) -> list[float]:
    """The shortest time of each, in seconds of the process; they take turns, since a machine is not always as quick."""
    times = [[timed(work) for work in works] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def by_site(engine: Engine, games: Games) -> dict[str, list[float]]:
    """Microseconds of every decision, by the step that asks."""
    clock = timed(lambda: [time.process_time_ns() for _ in range(10_000)], 3) / 10_000
    found: dict[str, list[float]] = {}
    for seed, answers in enumerate(games.answers):
        state = begun(engine, games.seats, seed)
        for answer in answers:
            assert state.pending is not None
            site = state.pending.site
            path = engine.sites.questions[site].prompt.path if site >= 0 else "order of handlers"
            start = time.process_time_ns()
            engine.answer(state, answer)
            spent = time.process_time_ns() - start
            found.setdefault(path, []).append(max(0.0, spent / 1e3 - clock * 1e6))
    return found


def clone_times(engine: Engine, games: Games, copies: int = 60) -> list[float]:
    """Microseconds to copy games at points spread over all decisions."""
    every = max(1, games.decisions // copies)
    found = []
    count = 0
    for seed, answers in enumerate(games.answers):
        state = begun(engine, games.seats, seed)
        for answer in answers:
            engine.answer(state, answer)
            count += 1
            if count % every == 0 and state.pending is not None:
                found.append(timed(lambda state=state: repeat(state.clone, 50), 3) / 50 * 1e6)  # type: ignore[misc]
    return found


def repeat(work: Callable[[], object], times: int) -> None:
    """Do something several times."""
    for _ in range(times):
        work()


def report(game: str, seconds: float, rounds: int, sites: bool) -> Iterator[str]:
    """The lines of one game."""
    ruleset = load(game, variants=VARIANTS.get(game, ()))
    program, seats = ruleset.program, SEATS[game]
    yield f"{' '.join((game, *VARIANTS.get(game, ())))}, {seats} players"
    engine = FastEngine(program)
    yield f"  make the engines       plain {1e3 * timed(lambda: Engine(program), 3):.0f} ms, {_making(program)}"
    games = record(engine, seats, seconds)

    def plays() -> None:
        replay(engine, games)

    twin = by_turns([plays, lambda: replay_twin(TWINS[game], games)], rounds) if game in TWINS else []
    covered, listening = CoveredFastEngine(program), ListeningEngine(program)
    others: list[Callable[[], object]] = [lambda: replay(covered, games), lambda: listen(listening, games)]
    for play in others:
        play()
    fast, counted, traced = by_turns([plays, *others], rounds)
    yield f"  fast engine            {_rates(games, min([fast, *twin[:1]]))}"
    yield f"  with coverage          {_rates(games, counted)}; {counted / fast:.2f} times as long"
    yield f"  traced                 {_rates(games, traced)}; {traced / fast:.2f} times as long"
    few = Games(seats, games.answers[: max(1, len(games.answers) // 40)])
    yield f"  plain engine           {_rates(few, timed(lambda: replay(Engine(program), few)))}"
    if twin:
        alone, by_hand = twin
        yield f"  hand-written twin      {_rates(games, by_hand)}; the engine takes {alone / by_hand:.2f} times as long"
    times = by_site(engine, Games(seats, games.answers[: max(1, len(games.answers) // 2)]))
    every = [each for group in times.values() for each in group]
    yield f"  one decision           median {percentile(every, 0.5):.1f} us, 99 % {percentile(every, 0.99):.1f} us"
    if sites:
        for path, group in sorted(times.items(), key=lambda item: -sum(item[1])):
            yield (
                f"    {path:32} {len(group):6} times, median {percentile(group, 0.5):6.1f} us, "
                f"99 % {percentile(group, 0.99):6.1f} us, {100 * sum(group) / sum(every):4.1f} % of all"
            )
    yield f"  copy of a game         90 % {percentile(clone_times(engine, games), 0.9):.1f} us"
    yield f"  restore a save         {_restoring(ruleset, seats):.2f} ms"


def _making(program: Program) -> str:
    start = time.process_time()
    engine = FastEngine(program)
    made = time.process_time() - start
    record(engine, program.manifest.players.low, 0)
    played = time.process_time() - start - made
    return f"fast {1e3 * made:.0f} ms, its first game {1e3 * played:.0f} ms"


def _rates(games: Games, seconds: float) -> str:
    count = games.decisions
    return (
        f"{count / seconds:,.0f} decisions/s, {len(games.answers) / seconds:.1f} games/s, "
        f"{1e6 * seconds / count:.1f} us a decision ({len(games.answers)} games)"
    )


def _restoring(ruleset: Any, seats: int) -> float:
    session = ruleset.start(seats, 1)
    chance = Random(1)
    while session.pending is not None and session.decisions < 200:
        session.answer_index(random_choice(session.state.pending, chance))
    data = session.save()
    return timed(lambda: ruleset.restore(data), 5) * 1e3


def main() -> None:
    """Read the command line and tell."""
    parser = argparse.ArgumentParser(description="How fast games are played, on one core.")
    parser.add_argument("games", nargs="*", default=sorted(SEATS))
    parser.add_argument("--seconds", type=float, default=4.0, help="how long games are played beforehand")
    parser.add_argument("--rounds", type=int, default=6, help="how often each is timed; the best counts")
    parser.add_argument("--sites", action="store_true", help="one line for each question of the rules")
    given = parser.parse_args()
    for game in given.games:
        for line in report(game, given.seconds, given.rounds, given.sites):
            print(line, flush=True)


if __name__ == "__main__":
    main()
