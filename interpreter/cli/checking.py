"""`lictor check`: everything about games that can be checked without playing them."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations as pairs
from pathlib import Path

import click

from interpreter.check import check_example, check_program
from interpreter.check.program import Program
from interpreter.check.symbols import Symbols
from interpreter.cli.combinations import Combination, all_combinations
from interpreter.cli.games import read_game
from interpreter.cli.garbage import no_search_for_garbage
from interpreter.cli.language import message_language, tell
from interpreter.cli.opening import folders, paths_of, source_of, write_file
from interpreter.compose import Base, Linked, Reach, check_bases, compose, dump_bases, reach_of
from interpreter.data import (
    DataRoot,
    Edition,
    GameFolder,
    Manifest,
    Texts,
    Variant,
    find_games,
    load_yaml,
)
from interpreter.explain.text_check import Needs, check_texts
from interpreter.explain.words import game_texts
from interpreter.messages import Diagnostic, Diagnostics, Fault, closest, to_json
from interpreter.syntax import tree as T
from interpreter.text import Span, read_source

Known = tuple[Linked, Program, Symbols]
"""A composed game with its check."""

BASES = "bases.yaml"
"""Where a game keeps what its overlays were written against."""


@dataclass
class Findings:
    """What was found in one game, each finding once with the combinations that show it."""

    found: dict[tuple[object, ...], Diagnostic] = field(default_factory=dict)
    shown_by: dict[tuple[object, ...], list[str]] = field(default_factory=dict)
    every: set[str] = field(default_factory=set)
    """All combinations that were checked: of what all of them show, none needs to be named."""

    def add(self, diagnostics: Diagnostics, where: str) -> None:
        """Take over findings of one combination."""
        for each in diagnostics:
            key = (each.code, each.span.source.name, each.span.start, each.span.end, each.arguments)
            self.found.setdefault(key, each)
            places = self.shown_by.setdefault(key, [])
            if where not in places:
                places.append(where)

    def in_order(self) -> list[tuple[Diagnostic, list[str]]]:
        """The findings by place."""
        keys = sorted(self.found, key=lambda key: (str(key[1]), key[2], key[3], str(key[0]), str(key[4])))
        return [(self.found[key], self.shown_by[key]) for key in keys]

    def count(self, severity: str) -> int:
        """How many of a severity."""
        return sum(each.severity == severity for each in self.found.values())


def check_games(path: str | None, roots: Sequence[str], *, as_json: bool, quick: bool, accept: bool = False) -> int:
    """Check what `path` means; 1 when there is an error in it.

    Raises:
        Fault: there is nothing of this name.
    """
    if path is not None and Path(path).is_file() and path.endswith(".rules"):
        own = game_of_file(Path(path), roots)
        if own is None:
            return _check_file(Path(path), as_json)
        path_games = [own]
    else:
        path_games = games_of(path, roots)
    status = 0
    for folder in path_games:
        with no_search_for_garbage():
            findings, said = check_game(folder, quick=quick, accept=accept)
        _show(findings, as_json)
        click.echo(said, err=as_json)
        if findings.count("error"):
            status = 1
    return status


def games_of(path: str | None, roots: Sequence[str]) -> list[GameFolder]:
    """The games that a path or name means; all of them without one.

    Raises:
        Fault: there is none.
    """
    games = folders(roots)
    if path is None:
        own = {root / "rulesets" for root in paths_of(roots)}
        return [each for each in games.values() if not own or each.root.rulesets in own]
    if path in games:
        return [games[path]]
    there = Path(path).resolve()
    if (there / "game.yaml").is_file() and there.parent.name == "rulesets":
        root = DataRoot(there.parent, there.parent.parent / "cards")
        found = find_games([root, *next(iter(games.values())).roots] if games else [root])
        if there.name in found:
            return [found[there.name]]
    if (there / "rulesets").is_dir():
        return list(find_games([DataRoot(there / "rulesets", there / "cards")]).values())
    known = ", ".join(games) or "none"
    raise Fault.of("L1113", path=path[:120], known=known, suggestion=closest(path, games))


def game_of_file(path: Path, roots: Sequence[str]) -> GameFolder | None:
    """The game to which a file of rules belongs."""
    for parent in path.resolve().parents:
        if (parent / "game.yaml").is_file():
            return games_of(str(parent), roots)[0]
    return None


def _check_file(path: Path, as_json: bool) -> int:
    """A file of rules on its own: only whether it can be read."""
    from interpreter.syntax import parse_rules

    diagnostics = Diagnostics()
    parse_rules(source_of(path), diagnostics)
    findings = Findings()
    findings.add(diagnostics, "")
    _show(findings, as_json)
    click.echo(f"{path}: syntax alone (it belongs to no game): {_counts(findings)}", err=as_json)
    return 1 if findings.count("error") else 0


# ------------------------------------------------------------------------------------------- games


def check_game(folder: GameFolder, *, quick: bool, accept: bool = False) -> tuple[Findings, str]:
    """All findings of a game, and a summary."""
    started = time.perf_counter()
    findings = Findings()
    diagnostics = Diagnostics()
    manifest = read_game(folder, diagnostics)
    if manifest is not None and manifest.game.text != folder.name:
        found, expected = f"'{manifest.game.text}'", f"'{folder.name}', the name of its folder"
        diagnostics.report("L0360", manifest.game.span, what="'game'", found=found, expected=expected)
    findings.add(diagnostics, "")
    if manifest is None:
        return findings, f"{folder.name}: {_counts(findings)}"
    every = _own_combinations(manifest, list(all_combinations(manifest)))
    wanted = every[:1] if quick else _worth_checking(folder, manifest, every)
    needs = Needs()
    examples: set[Span] = set()
    bases: dict[tuple[str, str], Base] = {}
    checked: list[Known] = []
    sound = 0
    for combination in wanted:
        own = Diagnostics()
        findings.every.add(str(combination))
        sound += _check_combination(folder, combination, own, needs, examples, bases, checked)
        findings.add(own, str(combination))
    _check_bases(folder, list(bases.values()), findings, accept=accept and not quick)
    languages = _check_texts(folder, manifest, needs, findings, whole=not quick and sound == len(wanted))
    taken = time.perf_counter() - started
    return findings, _summary(folder, manifest, wanted, len(examples), languages, findings, taken)


def _own_combinations(manifest: Manifest, every: list[Combination]) -> list[Combination]:
    """Of an extension those alone that have to do with its variants; the game is checked where it lies."""
    own = {name.text for name in manifest.extended_by}
    if not own:
        return every
    return [each for each in every if not each.variants or own & set(each.variants)]


def _worth_checking(folder: GameFolder, manifest: Manifest, every: list[Combination]) -> list[Combination]:
    """All but those whose overlays have nothing to do with each other: checked alone, they are checked together."""
    base = compose(folder, Diagnostics(), edition=every[0].edition)
    if base is None:
        return every
    reach: dict[str, Reach] = {}
    overlays: list[Edition | Variant] = [*manifest.editions, *manifest.variants]
    for overlay in overlays:
        reach[overlay.id.text] = reach_of(folder, base, overlay)

    def meet(combination: Combination) -> bool:
        edition = combination.edition
        names = [*combination.variants, *([edition] if edition and edition != every[0].edition else [])]
        if len(names) < 2:
            return True
        return any(reach[one].meets(reach[other]) for one, other in pairs(names, 2))

    return [combination for combination in every if meet(combination)]


def _check_combination(
    folder: GameFolder,
    combination: Combination,
    diagnostics: Diagnostics,
    needs: Needs,
    examples: set[Span],
    bases: dict[tuple[str, str], Base],
    known: list[Known],
) -> bool:
    """Whether a combination has no errors. What it needs of texts, its examples and its bases are noted."""
    linked = compose(folder, diagnostics, edition=combination.edition, variants=combination.variants)
    if linked is None:
        return False
    if len(combination.variants) < 2:
        for base in linked.bases:
            bases.setdefault((base.overlay, base.key), base)
    program, symbols = _checked(linked, diagnostics, known)
    if program is None:
        return False
    for node in (*(linked.examples if not combination.variants else ()), *linked.own_examples):
        if node.span not in examples:
            examples.add(node.span)
            check_example(symbols, node)
    if len(combination.variants) < 2:  # a pair needs what its two need
        needs.count(program)
    return not diagnostics.errors


def _checked(linked: Linked, diagnostics: Diagnostics, known: list[Known]) -> tuple[Program | None, Symbols]:
    """The check of a composed game; that of another serves where only the values of fixed totals differ."""
    for other, program, symbols in known:
        if not linked.broken and _alike(linked, other):
            symbols.diagnostics = diagnostics  # for what is still to be looked at, such as examples
            return program, symbols
    found, names = check_program(linked, diagnostics)
    if found is not None:
        known.append((linked, found, names))
    return found, names


def _alike(one: Linked, other: Linked) -> bool:
    """Whether two composed games differ in nothing but the values of fixed totals."""
    if one.cards != other.cards or one.abilities.keys() != other.abilities.keys():
        return False
    if any(one.abilities[title] is not other.abilities[title] for title in one.abilities):
        return False
    if one.declarations.keys() != other.declarations.keys():
        return False
    for name, node in one.declarations.items():
        twin = other.declarations[name]
        fixed = isinstance(node, T.FixedTotal) and isinstance(twin, T.FixedTotal) and node.type == twin.type
        if node is not twin and not fixed:
            return False
    return True


def _check_bases(folder: GameFolder, bases: list[Base], findings: Findings, *, accept: bool) -> None:
    """Whether the base rules are still those that overlays were written against, where that was recorded."""
    manifest = read_game(folder, Diagnostics())
    own = {name.text for name in manifest.extended_by} if manifest is not None and folder.extends else None
    bases = [base for base in bases if own is None or base.overlay in own]
    path = folder.root.rulesets / folder.name / BASES
    if accept and bases:
        write_file(str(path), dump_bases(bases))
    if not path.is_file():
        return
    diagnostics = Diagnostics()
    source = read_source(path, f"rulesets/{folder.name}/{BASES}")
    document = load_yaml(source, diagnostics)
    known = None if document is None else document.value
    if isinstance(known, dict):
        table = {
            str(overlay): {str(key): str(digest) for key, digest in parts.items()}
            for overlay, parts in known.items()
            if isinstance(parts, dict)
        }
        check_bases(bases, table, diagnostics)
    findings.add(diagnostics, "")


def _check_texts(folder: GameFolder, manifest: Manifest, needs: Needs, findings: Findings, *, whole: bool) -> list[str]:
    """The languages that were checked. A text is known to be superfluous when all was composed (`whole`)."""
    languages: dict[str, Texts] = {}
    diagnostics = Diagnostics()
    spoken = [name.text for name in manifest.languages]
    if folder.extends:  # who adds to a game need not speak all of its languages
        spoken = [name for name in spoken if name in folder.own_languages()] or spoken[:1]
    for name in manifest.languages:
        if name.text not in spoken:
            continue
        texts = game_texts(folder, name.text, diagnostics, name.span)
        if texts is not None:
            languages[name.text] = texts
    if needs.required:
        check_texts(needs, languages, diagnostics, superfluous=whole)
    findings.add(diagnostics, "")
    return list(languages)


def _summary(
    folder: GameFolder,
    manifest: Manifest,
    wanted: list[Combination],
    examples: int,
    languages: list[str],
    findings: Findings,
    taken: float,
) -> str:
    alone = [str(each) for each in wanted if not each.variants]
    single = sum(1 for each in wanted if len(each.variants) == 1)
    more = len(wanted) - len(alone) - single
    parts = [f"{len(alone)} editions ({', '.join(alone)})" if manifest.editions else "the base game"]
    if single:
        parts.append(f"{single} with a variant")
    if more:
        parts.append(f"{more} with two or more")
    parts.append("1 example" if examples == 1 else f"{examples} examples")
    parts.append(f"texts in {', '.join(languages)}" if languages else "no texts")
    return f"{folder.name}: checked {'; '.join(parts)}: {_counts(findings)} ({taken:.1f} s)"


def _counts(findings: Findings) -> str:
    errors, warnings = findings.count("error"), findings.count("warning")
    if not errors and not warnings:
        return "nothing to complain about"
    words = [f"{errors} error{'' if errors == 1 else 's'}"] if errors else []
    words += [f"{warnings} warning{'' if warnings == 1 else 's'}"] if warnings else []
    return ", ".join(words)


def _show(findings: Findings, as_json: bool) -> None:
    for found, places in findings.in_order():
        where = [place for place in places if place]
        if as_json:
            told = found.in_language(message_language(for_programs=True))
            click.echo(json.dumps({**to_json(told), "combinations": where}, ensure_ascii=False))
            continue
        text = tell([found])
        if where and len(where) < 4 and where != ["base"] and not findings.every <= set(where):
            text += f"\n  = with {', '.join(where)}"
        click.echo(text + "\n")
