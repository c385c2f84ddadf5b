"""How games end, and what their phases cost: decisions and seconds, per game and per phase.

    python -m bench.phases republic_of_rome --variant first_evening --games 200
    python -m bench.phases gloria_a_roma --players 3

Random bots play. A phase is a rule that the manifest's `repeat` rule carries out; the time from an answer to the next
question counts for the phase in which was answered. Endings are told with the members of enums that they name, since a
game may fall in several ways. Time is that of the process.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any

from interpreter.check.types import EnumerationType
from interpreter.execute import Engine
from interpreter.messages import Fault
from interpreter.players import random_choice
from interpreter.runtime import END, State
from interpreter.session import Ruleset, load

OUTSIDE = "(outside of the rounds)"


@dataclass
class Counted:
    """What many games came to."""

    games: int = 0
    broken: list[tuple[int, str]] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    rounds: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))


def phase(engine: Engine, state: State, repeat: str) -> str:
    """The rule under way just above that of the rounds."""
    rules = [engine.names.get(frame[0], "") for frame in state.stack[:3]]
    if repeat not in rules:
        return OUTSIDE
    above = rules[rules.index(repeat) + 1 :]
    return above[0] if above and above[0] else repeat


def ending(ruleset: Ruleset, state: State) -> str:
    """How a game ended, with the members of enums that the ending names."""
    assert state.outcome is not None
    entry = next(entry for entry in reversed(list(state.log)) if entry[0] == END)
    kinds = ruleset.program.messages[entry[2]].arguments
    named = [
        str(ruleset.program.enums[kind.name][value])
        for (_, kind), value in zip(kinds, entry[3], strict=True)
        if isinstance(kind, EnumerationType)
    ]
    return f"{state.outcome.key} ({', '.join(named)})" if named else state.outcome.key


def count(ruleset: Ruleset, players: list[int], seeds: range) -> Counted:
    """Play the games, with invariants tested between rounds."""
    engine, found = ruleset.engine, Counted()
    repeat = ruleset.program.manifest.repeat
    name = "" if repeat is None else repeat.text
    engine.check_invariants = True
    for seed in seeds:
        random = Random(seed)
        state = engine.new_game(players[seed % len(players)], seed)
        try:
            start = time.process_time()
            engine.advance(state)
            found.seconds[OUTSIDE] += time.process_time() - start
            while state.pending is not None:
                at = phase(engine, state, name)
                choice: Any = random_choice(state.pending, random)
                start = time.process_time()
                engine.answer(state, choice)
                found.seconds[at] += time.process_time() - start
                found.decisions[at] += 1
        except Fault as fault:
            found.broken.append((seed, fault.diagnostics[0].message))
            continue
        found.games += 1
        found.endings[ending(ruleset, state)] += 1
    return found


def show(found: Counted, order: list[str]) -> None:
    """The figures as lines."""
    games = max(1, found.games)
    print(f"{found.games} games")
    for seed, message in found.broken:
        print(f"  broken, seed {seed}: {message}")
    for key, number in found.endings.most_common():
        print(f"  {key:40} {number:6}  {100 * number / games:5.1f}%")
    print(f"  {'':40} {'decisions':>10} {'seconds':>10}  a game")
    for name in sorted(found.seconds, key=lambda each: order.index(each) if each in order else len(order)):
        print(f"  {name:40} {found.decisions[name] / games:10.1f} {found.seconds[name] / games:10.4f}")
    decisions, seconds = found.decisions.total(), sum(found.seconds.values())
    print(f"  {'all':40} {decisions / games:10.1f} {seconds / games:10.4f}")
    print(f"  {decisions / seconds:,.0f} decisions a second")


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--edition")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--players", type=int, help="how many play; else all numbers in turn")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    chosen = parser.parse_args()
    ruleset = load(chosen.game, edition=chosen.edition, variants=chosen.variant)
    low, high = ruleset.player_range
    players = [chosen.players] if chosen.players else list(range(low, high + 1))
    found = count(ruleset, players, range(chosen.first, chosen.first + chosen.games))
    show(found, [OUTSIDE, *ruleset.program.routines])


if __name__ == "__main__":
    main()
