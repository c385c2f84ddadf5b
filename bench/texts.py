"""Every message of many random games in each language: nothing missing, no raw id, no unresolved argument.

    python -m bench.texts                                    each game of the box, 20 games
    python -m bench.texts --game gloria_a_roma --games 500 --processes 2
    python -m bench.texts --game hearts --variants           with each edition and each variant too

Told are the log (to each seat, to everybody, to who sees all), questions, answers, what passing is called, what is
closed and why, tables, scorings, reasons. A plural form that no game shows is a form that nobody has read: it is told
with the sentence of a game and another number, looked at like the others, and printed. At the end stand the branches
that were never taken even so. Exit status 1 when anything is wrong.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import Pool
from random import Random
from typing import Any

from interpreter.cli.combinations import Combination, all_combinations
from interpreter.cli.opening import open_speaker
from interpreter.data import data_roots, find_games
from interpreter.explain import (
    PUBLIC,
    Past,
    Speaker,
    Table,
    Viewer,
    grounds,
    in_lines,
    left_out,
    options,
    pass_text,
    prompt,
    refusals,
    score_table,
    table_view,
)
from interpreter.players import random_choice
from interpreter.session import Ruleset, Session, load

LANGUAGES = ("ca", "en", "es", "ru")
CLOSELY = 60
"""At one question of so many tables, scorings and reasons are told as well; `--closely` sets another number."""
LONGEST = 5_000

FAULTS = {
    "a text is missing": re.compile(r"\["),
    "an argument is not resolved": re.compile(r"[{}]|\bNone\b|\?\?\?"),
    "a raw id": re.compile(r"\b[a-z]+_[a-z_]+\b"),
    "an empty name": re.compile(r"  |«»|\(\)|\( | ,|\s$|^\s*$"),
}
Branch = tuple[str, str, str]
"""Language, message, and the branch of one of its choices."""


@dataclass
class Heard:
    """What was told: faults with an example each, how many sentences, and which branches were taken.

    `retold` are the sentences with another number than the game's, one for each branch.
    """

    faults: dict[tuple[str, str], str] = field(default_factory=dict)
    sentences: int = 0
    taken: Counter[Branch] = field(default_factory=Counter)
    retold: dict[Branch, str] = field(default_factory=dict)

    def add(self, other: Heard) -> None:
        """Take over what was heard elsewhere."""
        for key, example in other.faults.items():
            self.faults.setdefault(key, example)
        self.sentences += other.sentences
        self.taken.update(other.taken)
        self.retold.update(other.retold)

    def check(self, text: str, language: str, where: str, *, cited: bool = False) -> None:
        """Look at one sentence."""
        self.sentences += 1
        plain = re.sub(r" \[[^\]]*\]$", "", text) if cited else text
        for fault, pattern in FAULTS.items():
            if pattern.search(plain):
                self.faults.setdefault((f"{language}: {fault}", where), text)


@dataclass
class _Choices:
    """Notes which branches the library takes while texts are put together."""

    names: dict[int, tuple[str, str]] = field(default_factory=dict)
    kept: list[Any] = field(default_factory=list)
    taken: Counter[Branch] = field(default_factory=Counter)
    given: dict[tuple[str, str], tuple[Any, dict[str, Any]]] = field(default_factory=dict)
    """For each choice that was made: it, and what its sentence was told of."""

    def watch(self, speaker: Speaker) -> None:
        """Give each choice of a language's texts a name."""
        bundle = speaker.texts._bundle
        for name in speaker.texts.messages:
            message = bundle.message(name)
            patterns = [("", message.value), *((f".{key}", each) for key, each in message.attributes.items())]
            for attribute, pattern in patterns:
                for number, choice in enumerate(choices_in(pattern)):
                    shown = f"{name}{attribute}" + (f" ({number + 1})" if number else "")
                    self.names[id(choice)] = speaker.language, shown
                    self.kept.append(choice)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Note the branches that are taken inside of the block."""
        from fluent.runtime import resolver

        plain = resolver.SelectExpression.__call__
        match = resolver.match

        def call(choice: Any, env: Any) -> Any:
            key = choice.selector(env)
            found = next((v for v in choice.variants if match(key, v.key(env), env)), None)
            found = found or next(v for v in choice.variants if v.default)
            name = self.names.get(id(choice))
            if name is not None:
                self.taken[(*name, branch_name(found))] += 1
                self.given[name] = choice, env.current.args
            return found.value(env)

        resolver.SelectExpression.__call__ = call  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            resolver.SelectExpression.__call__ = plain  # type: ignore[method-assign]

    def retell(self, speaker: Speaker) -> Iterator[tuple[Branch, str]]:
        """Each plural form of a choice that was made, in its sentence with a number that calls for it."""
        forms, bundle = _plural_forms(speaker.language), speaker.texts._bundle
        for (language, name), (choice, arguments) in sorted(self.given.items(), key=lambda item: item[0]):
            asked = getattr(getattr(choice.selector, "id", None), "name", None)
            if language != speaker.language or asked is None or not isinstance(arguments.get(asked), int | float):
                continue
            identifier, _, attribute = name.partition(" ")[0].partition(".")
            message = bundle.message(identifier)
            pattern = message.attributes[attribute] if attribute else message.value
            for key in map(branch_name, choice.variants):
                if key in forms:
                    told, _ = bundle.bundle.format_pattern(pattern, {**arguments, asked: bundle.wrap(forms[key])})
                    yield (language, name, key), str(told)


@cache
def _plural_forms(language: str) -> dict[str, int]:
    """A whole number for each plural form of a language that has one."""
    from babel import Locale

    plural = Locale.parse(language).plural_form
    return {plural(number): number for number in (0, *range(200, 0, -1))}


def branch_name(variant: Any) -> str:
    """The key of a branch as it is written."""
    return str(getattr(variant.key, "name", getattr(variant.key, "value", "")))


def choices_in(pattern: Any) -> Iterator[Any]:
    """All choices of a pattern, also those inside of others."""
    waiting: list[Any] = [pattern]
    while waiting:
        node = waiting.pop(0)
        if hasattr(node, "variants"):
            yield node
            waiting += [variant.value for variant in node.variants]
        waiting += list(getattr(node, "elements", None) or ())
        inner = getattr(node, "expression", None)
        if inner is not None:
            waiting.append(inner)


class Listener:
    """Renders all that a game tells in one language, and looks for faults."""

    def __init__(self, speaker: Speaker, heard: Heard) -> None:
        self.speaker = speaker
        self.past = Past(speaker)
        self.heard = heard

    def check(self, text: str, where: str, *, cited: bool = False) -> None:
        """Look at one sentence."""
        self.heard.check(text, self.speaker.language, where, cited=cited)

    def question(self, session: Session) -> None:
        """The question that is asked, with its answers."""
        state, pending, decision = session.state, session.state.pending, session.pending
        assert pending is not None and decision is not None
        seat: Viewer = pending.seat if pending.seat >= 0 else None
        self.check(prompt(self.speaker, state, pending, seat), decision.path)
        if seat is not None:
            for text in options(self.speaker, state, pending, seat):
                self.check(text, f"options of {decision.path}")
        if pending.passable:
            self.check(pass_text(self.speaker, state, pending), f"passing at {decision.path}")

    def closely(self, session: Session) -> None:
        """Tables, scorings and reasons at a question."""
        state, pending = session.state, session.state.pending
        assert pending is not None
        for each in refusals(self.speaker, state, pending, pending.seat):
            self.check(each.what, "what is closed")
            self.check(each.reason, f"why {each.what} is closed")
        self._table(table_view(self.speaker, state, pending.seat))
        self._scores(session)
        found = grounds(self.speaker, self.past.engine, state, pending, pending.seat)
        for line in self.past.lines(session, pending.seat):
            found += line.reasons
            if line.answer:
                self.check(line.answer, "an answer")
        for refusal in left_out(self.speaker, self.past.trace, pending.seat):
            self.check(f"{refusal.what} {refusal.reason}", "what was left out")
        for reasoning in found:
            for text in in_lines(reasoning):
                self.check(text.strip(), f"reasons of {reasoning.name}", cited=True)

    def _table(self, table: Table) -> None:
        for fact in [*table.facts, *(fact for board in table.boards for fact in board.figures)]:
            self.check(f"{fact.name} {fact.value}", "the table")
        for pile in [*table.piles, *(pile for board in table.boards for pile in board.piles)]:
            self.check(pile.name, "the table")
            for word, items in pile.groups:
                for item in items:
                    self.check(f"{word}: {item.name}" if word else item.name, f"the table: {pile.name}")
                    for mark in item.marks:
                        self.check(mark, f"the table: {pile.name}")

    def _scores(self, session: Session) -> None:
        for row in score_table(self.speaker, session.state).rows:
            self.check(row.name, "the scoring")

    def end(self, session: Session) -> None:
        """The whole log to everybody, and how the game ended."""
        naming = session.ruleset.naming
        viewers: list[Viewer] = [None, PUBLIC, *(naming.seat_of(seat) for seat in session.seats)]
        for viewer in viewers:
            for text in self.speaker.sentences(session.state, viewer):
                self.check(text, "the log")
        self._scores(session)
        assert session.state.outcome is not None
        self.check(self.speaker.ending(session.state.outcome), "the end")


@cache
def ruleset(game: str, combination: Combination) -> Ruleset:
    """The ruleset, loaded once in each process."""
    return load(game, edition=combination.edition, variants=combination.variants)


def speakers_of(rules: Ruleset) -> list[Speaker]:
    """One who tells the game in each of its languages."""
    listed = [name.text for name in rules.program.manifest.languages]
    return [open_speaker(rules, (), language) for language in LANGUAGES if language in listed]


def listen(game: str, combination: Combination, first_seed: int, games: int, closely: int = CLOSELY) -> Heard:
    """All that some games of one game tell."""
    rules = ruleset(game, combination)
    heard, choices = Heard(), _Choices()
    listeners = [Listener(speaker, heard) for speaker in speakers_of(rules)]
    for listener in listeners:
        choices.watch(listener.speaker)
    low, high = rules.player_range
    with choices.listening():
        for seed in range(first_seed, first_seed + games):
            _hear(rules, low + seed % (high - low + 1), seed, listeners, closely)
    heard.taken = choices.taken
    for listener in listeners:
        for branch, told in choices.retell(listener.speaker):
            heard.check(told, listener.speaker.language, f"{branch[1]} [{branch[2]}]")
            heard.retold[branch] = told
    return heard


def _hear(rules: Ruleset, players: int, seed: int, listeners: list[Listener], rarely: int) -> None:
    session, chance = rules.start(players, seed), Random(seed)
    while not session.is_over and session.decisions < LONGEST:
        pending = session.state.pending
        assert pending is not None
        closely = chance.randrange(rarely) == 0
        for listener in listeners:
            listener.question(session)
            if closely:
                listener.closely(session)
        session.answer_index(random_choice(pending, chance))
    for listener in listeners:
        listener.end(session)


def never_taken(rules: Ruleset, taken: Counter[Branch]) -> list[Branch]:
    """The branches of a game's own texts that no sentence took.

    Forms of names are left out, and a plural form that no whole number of the language has.
    """
    choices = _Choices()
    found: list[Branch] = []
    for speaker in speakers_of(rules):
        choices.watch(speaker)
        whole = _plural_forms(speaker.language)
        for choice in choices.kept:
            language, name = choices.names[id(choice)]
            own = speaker.texts.messages[name.partition(" ")[0].partition(".")[0]].id.span.source.name
            if language != speaker.language or name.startswith("name-") or own.startswith("interpreter"):
                continue
            keys = [branch_name(variant) for variant in choice.variants]
            is_plural = any(key in keys for key in ("zero", "one", "two", "few", "many"))
            for key in keys:
                impossible = is_plural and key == "other" and key not in whole
                if not impossible and (language, name, key) not in taken:
                    found.append((language, name, key))
    return sorted(set(found))


def _work(task: tuple[str, Combination, int, int, int]) -> tuple[str, Heard]:
    return task[0], listen(*task)


def combinations_of(game: str, *, variants: bool) -> list[Combination]:
    """The usual edition; with `variants` each edition and each variant."""
    folder = find_games(data_roots())[game]
    from interpreter.cli.games import read_game
    from interpreter.messages import Diagnostics

    manifest = read_game(folder, Diagnostics())
    assert manifest is not None
    every = [each for each in all_combinations(manifest) if len(each.variants) < 2]
    return every if variants else every[:1]


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--closely", type=int, default=CLOSELY)
    parser.add_argument("--variants", action="store_true")
    given = parser.parse_args()
    status = 0
    for game in given.game or sorted(find_games(data_roots())):
        started = time.perf_counter()
        ways = combinations_of(game, variants=given.variants)
        size = max(1, min(10, given.games // (given.processes * 2) or 1))
        tasks = [
            (game, ways[(seed // size) % len(ways)], given.seed + seed, min(size, given.games - seed), given.closely)
            for seed in range(0, given.games, size)
        ]
        heard = Heard()
        if given.processes > 1:
            with Pool(given.processes) as pool:
                for _, each in pool.imap_unordered(_work, tasks):
                    heard.add(each)
        else:
            for task in tasks:
                heard.add(_work(task)[1])
        status |= _report(game, heard, never_taken(ruleset(game, ways[0]), heard.taken), time.perf_counter() - started)
    return status


def _report(game: str, heard: Heard, missing: list[Branch], taken: float) -> int:
    print(f"{game}: {heard.sentences:,} sentences in {taken:.0f} s, {len(heard.faults)} faults")
    for (fault, where), example in sorted(heard.faults.items()):
        print(f"  {fault} ({where}): {example}")
    by_message: dict[tuple[str, str], list[str]] = {}
    for branch in [each for each in missing if each in heard.retold]:
        print(f"  only with another number: {branch[1]} [{branch[2]}] in {branch[0]}: {heard.retold[branch]}")
    for language, name, key in [each for each in missing if each not in heard.retold]:
        by_message.setdefault((name, key), []).append(language)
    for (name, key), languages in sorted(by_message.items()):
        print(f"  never taken: {name} [{key}] in {', '.join(languages)}")
    sys.stdout.flush()
    return 1 if heard.faults else 0


if __name__ == "__main__":
    sys.exit(main())
