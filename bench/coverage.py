"""Which steps, terms and branches of a game's rules random games reach, and which its examples reach beside.

    python -m bench.coverage --game gloria_a_roma --games 2000 [--edition iv] [--variant petition_three] [--missing]

Games are played by random bots at all numbers of players in turn, with the fast engine that keeps count. Then every
example of the rules is carried out with the plain engine that keeps count. Both count the same items (kind, where,
which), so they can be joined.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from random import Random

from interpreter.check import Program, check_example
from interpreter.codegen import CoveredFastEngine
from interpreter.execute.coverage import Item
from interpreter.execute.covered import CoveredEngine
from interpreter.players import random_choice
from interpreter.session import Ruleset, load, run_example

WITH_INVARIANTS = 40
"""In so many games invariants are looked at too: they are rules, and count."""


def by_games(program: Program, games: int) -> tuple[CoveredFastEngine, float]:
    """The engine with its count after so many random games, and the seconds they took."""
    engine = CoveredFastEngine(program)
    low, high = program.manifest.players.low, program.manifest.players.high
    started = time.process_time()
    for seed in range(games):
        random = Random(seed)
        engine.check_invariants = seed < WITH_INVARIANTS
        state = engine.new_game(low + seed % (high - low + 1), seed)
        engine.advance(state)
        while state.pending is not None:
            engine.answer(state, random_choice(state.pending, random))
    return engine, time.process_time() - started


def by_examples(ruleset: Ruleset) -> CoveredEngine:
    """The engine with its count after all examples that count in a ruleset."""
    engine = CoveredEngine(ruleset.program, all_written=True)
    for node in ruleset.linked.examples:
        before = len(ruleset.symbols.diagnostics)
        shape = check_example(ruleset.symbols, node)
        if len(ruleset.symbols.diagnostics) == before:
            run_example(engine, shape)
    return engine


def main() -> None:
    """Play, carry out, and print the shares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--edition")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--missing", action="store_true", help="name what is reached by neither")
    asked = parser.parse_args()
    ruleset = load(asked.game, edition=asked.edition, variants=asked.variant)
    engine, seconds = by_games(ruleset.program, asked.games)
    examples = by_examples(ruleset).coverage
    items = set(engine.coverage.places)
    played = set(engine.coverage.reached)
    shown = set(examples.reached) & items
    print(f"{asked.game}, {ruleset.program.edition} {' '.join(asked.variant)}: {asked.games} games in {seconds:.0f} s")
    print(_line("random games", items, played))
    print(_line("examples", items, shown))
    print(_line("together", items, played | shown))
    for kind, count in sorted(Counter(item[0] for item in items).items()):
        of_kind = {item for item in items if item[0] == kind}
        print(_line(f"  {kind} ({count})", of_kind, of_kind & (played | shown)))
    powers = {title.name for title in ruleset.program.titles if title.has_ability}
    silent = {name for name in powers if not any(name in " ".join(item) for item in played | shown)}
    print(f"powers           {len(powers) - len(silent)} of {len(powers)} reached {' '.join(sorted(silent))}")
    for item in sorted(items - played - shown) if asked.missing else ():
        print(f"  never: {_told(item)} at {engine.coverage.places[item]}")


def _line(title: str, items: set[Item], reached: set[Item]) -> str:
    share = 100 * len(reached & items) / max(1, len(items))
    return f"{title:16} {share:6.2f} %  ({len(items - reached)} of {len(items)} not)"


def _told(item: Item) -> str:
    return " ".join(part for part in item if part)


if __name__ == "__main__":
    main()
