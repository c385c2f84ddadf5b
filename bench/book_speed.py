"""How fast `lictor book check` is after start-up, and how much memory it takes.

Method: one file is checked by all checks, the search for garbage off as the command does it, a long one with the help
of a second process. Start-up is not counted: loading the checks, the game, its glossary and its statements. What people
wait for is told by the clock; the times of the processor beside it, of both processes, count others on the machine
little, and what a loop of three million additions takes before and after compares machines. Memory is the most that
each process ever held. With `--checks` one process makes all, check by check. The longer file, if asked for, has the
lines of the given one over and over in another order, each time with other words and numbers, so that it would help
nobody to remember lines.

    python -m bench.book_speed FILE GAME EDITION LANGUAGE [--megabytes N] [--checks]
"""

from __future__ import annotations

import argparse
import random
import re
import resource
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import TypeVar

from interpreter.cli.garbage import no_search_for_garbage
from interpreter.data import data_roots, find_games
from interpreter.rulebook.book.outline import find_outline
from interpreter.rulebook.book.reading import read_book
from interpreter.rulebook.checking import Context, all_checks, check_book
from interpreter.rulebook.game.knowledge import glossary_of, sentences_of, statements_of
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.session import load

Made = TypeVar("Made")

WORD = re.compile(r"[^\W\d_]+|\d+")
LEAD = 8
"""Letters at the start of a line in which numbers stay: they may be those of sections."""


def timed(what: str, make: Callable[[], Made], show: bool = True) -> tuple[Made, float]:
    """What `make` gives, and the seconds it took."""
    start = process_time()
    made = make()
    seconds = process_time() - start
    if show:
        print(f"{seconds:7.2f} s {what}")
    return made, seconds


def calibration() -> float:
    """The seconds of a loop that every machine can run."""
    total = 0

    def loop() -> None:
        nonlocal total
        for number in range(3_000_000):
            total += number & 7

    return timed("", loop, show=False)[1]


def longer(path: Path, megabytes: int, folder: str) -> Path:
    """A file of so many megabytes with the lines of another, in another order and with other words and numbers."""
    text, parts, size, dice = path.read_text(encoding="utf-8"), list[str](), 0, random.Random(1)
    lines, words = text.split("\n"), [word for word in WORD.findall(text) if word.islower()]

    def other(match: re.Match[str]) -> str:
        word, chance = str(match.group()), dice.random()
        if word.isdecimal():
            return str(dice.randint(1, 30)) if chance < 0.4 and match.start() > LEAD and len(word) < 3 else word
        if not word.islower() or chance > 0.115:
            return word
        another: str = dice.choice(words)
        return another if chance < 0.1 or len(word) < 5 else word[:4] + another[-3:]

    while size < megabytes * 1_000_000:
        dice.shuffle(lines)
        parts.append("\n".join([WORD.sub(other, line) for line in lines]))
        size += len(parts[-1].encode("utf-8")) + 1
    made = Path(folder) / path.name
    made.write_text("\n".join(parts), encoding="utf-8")
    return made


def measure(path: Path, game: str, edition: str, language: str, by_check: bool) -> None:
    """Check a file and print the figures."""
    facts = RulesFacts(load(game, edition=edition), find_games(data_roots([]))[game])
    first = read_book([str(Path(__file__))])
    start_up = Context(first, find_outline(first.source, language), facts)
    glossary_of(start_up), statements_of(start_up), all_checks()
    calm, start = calibration(), perf_counter()
    with no_search_for_garbage():
        reading, total = timed("reading", lambda: read_book([str(path)]))
        book, seconds = timed("outline", lambda: find_outline(reading.source, language))
        context = Context(reading, book, facts, shared=dict(start_up.shared))
        total += seconds
        if by_check:
            timed("sentences", lambda: sentences_of(context))
            for check in all_checks():
                timed(check.__name__, lambda check=check: list(check(context)))  # type: ignore[misc]
            return
        found, seconds = timed("sentences and checks", lambda: check_book(context))
        total += seconds
    waited, size = perf_counter() - start, path.stat().st_size / 1e6
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{size:.1f} MB in {waited:.2f} s: {size / waited:.2f} MB/s; {len(found)} findings")
    print(f"of the processor {total:.2f} s and {children.ru_utime + children.ru_stime:.2f} s of the second process")
    most = [used.ru_maxrss / 1024 for used in (resource.getrusage(resource.RUSAGE_SELF), children)]
    print(f"{most[0]:.0f} MB at most, the second process {most[1]:.0f} MB")
    print(f"calibration loop {calm:.3f} s before, {calibration():.3f} s after")


def main() -> None:
    """Read the command and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("game")
    parser.add_argument("edition")
    parser.add_argument("language")
    parser.add_argument("--megabytes", type=int, default=0)
    parser.add_argument("--checks", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = longer(given.file, given.megabytes, folder) if given.megabytes else given.file
        measure(path, given.game, given.edition, given.language, given.checks)


if __name__ == "__main__":
    main()
