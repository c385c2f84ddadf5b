"""Mutates rules, YAML, texts and saves, and looks for tracebacks, hangs and crashes.

    python -m bench.fuzz --mutants 200000 [--seed 1] [--processes 2]

Method: a mutant is a shipped text (a declaration, a manifest, a file of cards or texts, a save) with one to four
random edits. Rules are parsed and formatted; a share is put into its game, which is checked and, if it passes,
played for some answers. Manifests and cards are loaded and read, texts are read and rendered, saves restored.
Anything but a result or a `Fault` is a failure, as is a mutant that takes more than ten seconds, or the death of
the process that tried it. Each failure is written down with the mutant that shows it.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import re
import signal
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

SECONDS = 10
_WORDS = re.compile(r"\w+|\s+|[^\w\s]")
_ODD = [
    "\t", "\u202e", "\u0430", "é", "\x00", "(", ")", "[", "]", ":", "..", "0", "-1", "99999999999", "none", "it",
    "self", "holder", "all", "else:", "when", "where", "not ", "of", "  ", "\n", "\n    ", "#", '"', "yes", "1d6",
    "?", ".owner", " as x", "{", "}", "&a", "*a", "!!x", "- ", "|", "~", "1.5", "010", "\r\n", "\ufeff",
]  # fmt: skip


class Hang(BaseException):
    """A mutant took too long. Not an `Exception`, so that nothing on the way can swallow it."""


@dataclass
class Bench:
    """The texts to mutate, and what is needed to try a mutant; made anew in each process."""

    declarations: list[tuple[str, str]] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    manifests: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    texts: list[tuple[str, str]] = field(default_factory=list)
    saves: list[tuple[str, str]] = field(default_factory=list)
    linked: dict[str, Any] = field(default_factory=dict)
    rulesets: dict[str, Any] = field(default_factory=dict)


def prepare() -> Bench:
    """Read everything that is shipped."""
    from interpreter.compose import compose
    from interpreter.data import data_roots, find_games, packaged_folder
    from interpreter.messages import Diagnostics
    from interpreter.players import RandomPlayer
    from interpreter.session import load

    bench = Bench()
    for name, folder in sorted(find_games(data_roots()).items()):
        linked = compose(folder, Diagnostics())
        if linked is None:
            raise SystemExit(f"{name} cannot be composed")
        bench.linked[name] = linked
        for node in (*linked.declarations.values(), *linked.examples, *linked.own_examples):
            bench.declarations.append((name, node.span.text.rstrip() + "\n"))
        for ability in linked.abilities.values():
            bench.abilities.append(ability.span.text)
        bench.rulesets[name] = load(name)
        for seed in range(3):
            session = bench.rulesets[name].start(linked.manifest.players.low, seed)
            player, chance = RandomPlayer(), random.Random(seed)
            for _ in range(40 + 30 * seed):
                if session.pending is None:
                    break
                session.answer(player.choose(session.pending, session.view(session.pending.seat), chance))
            bench.saves.append((name, json.dumps(session.save())))
    for kind in ("rulesets", "cards"):
        for path in sorted(Path(packaged_folder(kind)).rglob("*")):
            if path.suffix == ".ftl":
                bench.texts.append((path.stem, path.read_text(encoding="utf-8")))
            elif path.name == "game.yaml":
                bench.manifests.append(path.read_text(encoding="utf-8"))
            elif path.suffix == ".yaml":
                bench.cards.append(path.read_text(encoding="utf-8"))
    return bench


def mutate(text: str, chance: random.Random, others: list[str]) -> str:
    """`text` with one to four random edits."""
    for _ in range(chance.choice((1, 1, 1, 1, 1, 2, 2, 3, 4))):
        pieces = _WORDS.findall(text)
        if not pieces:
            return chance.choice(_ODD)
        at = chance.randrange(len(pieces))
        match chance.choice((0, 1, 2, 2, 2, 2, 2, 9, 9, 9, 3, 4, 5, 6, 7, 8)):
            case 0:
                del pieces[at]
            case 1:
                pieces.insert(at, chance.choice(_ODD))
            case 2:
                pieces[at] = chance.choice(_WORDS.findall(chance.choice(others)) or ["x"])
            case 9:
                words = [index for index, piece in enumerate(pieces) if piece[0].isalpha()]
                if words:
                    word = chance.choice(_WORDS.findall(chance.choice(others)) or ["x"])
                    pieces[chance.choice(words)] = word if word[0].isalnum() else "none"
            case 3:
                pieces.insert(at, pieces[at])
            case 4:
                other = chance.randrange(len(pieces))
                pieces[at], pieces[other] = pieces[other], pieces[at]
            case 5:
                lines = text.split("\n")
                line = chance.randrange(len(lines))
                if chance.random() < 0.5:
                    del lines[line]
                else:
                    lines.insert(line, chance.choice(lines))
                pieces = ["\n".join(lines)]
            case 6:
                lines = text.split("\n")
                line = chance.randrange(len(lines))
                lines[line] = " " * chance.choice((0, 1, 4, 8, 12)) + lines[line].lstrip()
                pieces = ["\n".join(lines)]
            case 7:
                cut = chance.randrange(len(text) + 1)
                pieces = [text[:cut]]
            case _:
                spot = chance.randrange(len(text))
                pieces = [
                    text[:spot],
                    chr(chance.choice((32, 40, 58, 97, 0x430, 0x2028, 7))),
                    text[spot + 1 :],
                ]
        text = "".join(pieces)
    return text


def linked_size(bench: Bench, game: str) -> Any:
    """The declarations of a game; large games are checked less often."""
    return bench.linked[game].declarations


def try_rules(bench: Bench, text: str, game: str, chance: random.Random) -> str:
    """Parse, format, and for a share of mutants check and play."""
    from interpreter.check import check_example, check_program
    from interpreter.messages import Diagnostics, render_diagnostics
    from interpreter.syntax import format_rules, parse_rules
    from interpreter.syntax import tree as T
    from interpreter.text import Source

    diagnostics = Diagnostics()
    nodes = parse_rules(Source("mutant.rules", text), diagnostics)
    render_diagnostics(diagnostics.in_order())
    if chance.random() < 0.1:
        format_rules(Source("mutant.rules", text), Diagnostics())
    share = 0.5 if len(linked_size(bench, game)) < 60 else 0.02
    if not nodes or diagnostics.errors or chance.random() > share:
        return "parsed" if nodes else "refused"
    linked = bench.linked[game]
    changed = dict(linked.declarations)
    examples = []
    for node in nodes:
        if isinstance(node, T.Example):
            examples.append(node)
        elif not isinstance(node, (T.Change, T.Ability)):
            changed[node.name.text] = node
    found = Diagnostics()
    program, symbols = check_program(replace(linked, declarations=changed), found)
    for example in examples:
        check_example(symbols, example)
    render_diagnostics(found.in_order())
    if program is None:
        return "found wanting"
    play(program, chance)
    return "played"


def play(program: Any, chance: random.Random) -> None:
    """Some random answers; a fault of the rules is a proper end."""
    from interpreter.execute import Engine
    from interpreter.execute import engine as module
    from interpreter.messages import Fault

    module.STEP_FUEL = 20_000
    try:
        engine = Engine(program)
        state = engine.new_game(program.manifest.players.low, chance.randrange(1000))
        engine.advance(state)
        for _ in range(25):
            pending = state.pending
            if pending is None:
                return
            if pending.low is not None:
                count = chance.randint(pending.low, pending.high or pending.low)
                answer: Any = tuple(sorted(chance.sample(range(len(pending.options)), count)))
            else:
                answer = chance.randrange(len(pending.options) + pending.passable)
                answer = -1 if answer == len(pending.options) else answer
            engine.answer(state, answer)
    except Fault:
        return


def try_ability(text: str) -> str:
    """An ability inside of a file of cards."""
    from interpreter.messages import Diagnostics
    from interpreter.syntax import parse_ability
    from interpreter.syntax import tree as T
    from interpreter.text import Source

    source = Source("mutant.yaml", "  ability: |\n" + "\n".join("    " + line for line in text.split("\n")))
    title = T.Identifier("card", span=source.span(0, 1))
    parse_ability(title, source, 13, len(source.text), Diagnostics())
    return "ability"


def try_yaml(text: str, manifest: bool) -> str:
    """A manifest or a file of rows."""
    from interpreter.data import IntegerKind, RowField, RowShape, load_yaml, read_manifest, read_rows
    from interpreter.messages import Diagnostics, render_diagnostics
    from interpreter.text import Source

    diagnostics = Diagnostics()
    document = load_yaml(Source("mutant.yaml", text), diagnostics)
    if document is not None:
        if manifest:
            read_manifest(document, diagnostics)
        else:
            shape = RowShape("Card", (RowField("material", IntegerKind(0, 9)),), "copies")
            read_rows(document, shape, diagnostics)
    render_diagnostics(diagnostics.in_order())
    return "yaml"


def try_text(text: str, language: str) -> str:
    """A file of texts."""
    from interpreter.data import read_texts
    from interpreter.messages import Diagnostics, Fault
    from interpreter.text import Source

    texts = read_texts(Source(f"{language}.ftl", text), language, Diagnostics())
    if texts is not None:
        for name in list(texts.messages)[:5]:
            try:
                texts.format(name, {})
            except Fault:
                continue
    return "text"


def try_save(bench: Bench, game: str, text: str, chance: random.Random) -> str:
    """A save, cut or altered; what is restored is looked at and played on."""
    from interpreter.messages import Fault
    from interpreter.players import random_choice

    try:
        data = json.loads(text)
    except ValueError:
        data = text
    try:
        session = bench.rulesets[game].restore(data)
    except Fault:
        return "save refused"
    try:
        for seat in (None, *session.seats):
            assert session.view(seat).data
            session.log_for(seat)
        for _ in range(5):
            if session.pending is not None and session.pending.kind != "chance":
                session.answer_index(random_choice(session.pending.pending, chance))
        session.undo()
    except Fault:
        return "save restored, then a fault"
    return "save restored"


def alter(value: Any, chance: random.Random) -> Any:
    """A save with one value somewhere inside changed, added or removed."""
    here, parents = value, list[tuple[Any, Any]]()
    while isinstance(here, (dict, list)) and here and (not parents or chance.random() < 0.8):
        key = chance.choice(list(here)) if isinstance(here, dict) else chance.randrange(len(here))
        parents.append((here, key))
        here = here[key]
    holder, key = parents[-1]
    match chance.randrange(4):
        case 0:
            del holder[key]
        case 1:
            holder[key] = chance.choice((None, True, -1, 10**12, "x", [], {}, [[1]], 3.5))
        case 2 if isinstance(here, int):
            holder[key] = here + chance.choice((-1, 1, 1000))
        case _:
            holder[key] = [here]
    return value


def signed(data: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A save with something altered inside; most are signed again, so that more than the checksum is tried."""
    from interpreter.session.saves import checksum

    if chance.random() < 0.2:
        return alter(data, chance)  # type: ignore[no-any-return]
    for _ in range(chance.choice((1, 1, 2))):
        parts = [name for name in ("snapshots", "snapshots", "log", "records") if data[name]]
        if parts:
            alter(data[chance.choice(parts)], chance)
    return {**data, "checksum": checksum(data)}


def one(bench: Bench, chance: random.Random) -> tuple[str, str, Any]:
    """Make a mutant: its kind, the text, and how to try it."""
    others = [text for _, text in bench.declarations]
    roll = chance.random()
    if roll < 0.62:
        game = chance.choice(sorted(bench.linked))
        text = chance.choice([text for name, text in bench.declarations if name == game])
        mutant = mutate(text, chance, others)
        return "rules", mutant, lambda: try_rules(bench, mutant, game, chance)
    if roll < 0.70:
        mutant = mutate(chance.choice(bench.abilities), chance, others)
        return "ability", mutant, lambda: try_ability(mutant)
    if roll < 0.80:
        mutant = mutate(chance.choice(bench.manifests), chance, bench.manifests)
        return "manifest", mutant, lambda: try_yaml(mutant, True)
    if roll < 0.88:
        text = chance.choice(bench.cards)
        start = chance.randrange(max(1, len(text) - 1500))
        mutant = mutate(text[start : start + 1500], chance, bench.cards)
        return "cards", mutant, lambda: try_yaml(mutant, False)
    if roll < 0.95:
        language, text = chance.choice(bench.texts)
        start = chance.randrange(max(1, len(text) - 1200))
        mutant = mutate(text[start : start + 1200], chance, [text])
        return "texts", mutant, lambda: try_text(mutant, language)
    game, text = chance.choice(bench.saves)
    cut = chance.random() < 0.3
    mutant = mutate(text, chance, [text]) if cut else json.dumps(signed(json.loads(text), chance))
    return "saves", mutant, lambda: try_save(bench, game, mutant, chance)


def work(seed: int, mutants: int, results: Any) -> None:
    """Try mutants in a process of its own."""

    def too_long(*_: object) -> None:
        raise Hang

    signal.signal(signal.SIGALRM, too_long)
    bench = prepare()
    done: Counter[str] = Counter()
    for number in range(mutants):
        chance = random.Random(f"{seed} {number}")
        kind, mutant, attempt = one(bench, chance)
        signal.alarm(SECONDS)
        try:
            done[f"{kind}: {attempt()}"] += 1
        except (Exception, Hang):
            results.put(("failure", kind, f"{seed} {number}", mutant, traceback.format_exc(limit=-6)))
        finally:
            signal.alarm(0)
        if number % 1000 == 999:
            results.put(("progress", number + 1, None, None, None))
    results.put(("done", done, None, None, None))


def main() -> int:
    """Run, and print what was tried and what failed; status 1 when anything failed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--mutants", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--failures", type=Path, default=None, help="write failures to this file")
    chosen = parser.parse_args()
    started = time.time()
    queue: Any = multiprocessing.Queue()
    share = -(-chosen.mutants // chosen.processes)
    workers = [
        multiprocessing.Process(target=work, args=(chosen.seed * 1000 + index, share, queue))
        for index in range(chosen.processes)
    ]
    for worker in workers:
        worker.start()
    tried: Counter[str] = Counter()
    failures: list[tuple[Any, ...]] = []
    running = len(workers)
    while running:
        try:
            item = queue.get(timeout=5)
        except Exception:
            dead = [worker for worker in workers if worker.exitcode not in (None, 0)]
            if dead:
                failures.append(("crash", "process", str(dead[0].exitcode), "", "the process died"))
                break
            continue
        if item[0] == "failure":
            failures.append(item)
            print(f"failure ({item[1]}, seed '{item[2]}'):\n{item[4]}", file=sys.stderr)
        elif item[0] == "done":
            tried.update(item[1])
            running -= 1
    if chosen.failures is not None:
        chosen.failures.write_text(
            "\n".join(f"=== {f[1]} {f[2]}\n{f[3]}\n---\n{f[4]}" for f in failures), encoding="utf-8"
        )
    for kind, count in sorted(tried.items()):
        print(f"{count:>8}  {kind}")
    print(f"{sum(tried.values()) + len(failures)} mutants, {len(failures)} failures, {time.time() - started:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
