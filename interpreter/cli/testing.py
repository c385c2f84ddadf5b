"""`lictor test`: the worked examples of games, carried out."""

from __future__ import annotations

from collections.abc import Sequence

import click

from interpreter.check import check_example
from interpreter.cli.combinations import Combination, all_combinations
from interpreter.cli.games import read_game
from interpreter.cli.language import tell
from interpreter.cli.opening import folder_of, folders, open_ruleset, open_speaker, show
from interpreter.data import GameFolder, Manifest
from interpreter.explain import Line, Past, cited, in_one_line
from interpreter.messages import Diagnostics, Fault
from interpreter.session import ExampleResult, Ruleset, run_example
from interpreter.syntax import tree as T


def test_games(
    game: str | None,
    edition: str | None,
    variants: Sequence[str],
    only: str | None,
    roots: Sequence[str],
    how: bool = False,
    lang: str | None = None,
) -> int:
    """Run the examples of a game, or of all; 1 when one does not hold. `how`: show what was worked out.

    Raises:
        Fault: there is no such game, edition or variant.
    """
    chosen = [folder_of(game, roots)] if game is not None else list(folders(roots).values())
    passed = failed = misprinted = 0
    for folder in chosen:
        for combination in _wanted(folder, edition, variants):
            ruleset = _open(folder, roots, combination)
            if ruleset is None:
                failed += 1
                continue
            is_asked = edition is not None or bool(variants)
            nodes = _examples(ruleset, combination, is_asked, only)
            past = Past(open_speaker(ruleset, roots, lang)) if how and nodes else None
            for node in nodes:
                result, lines = _run(ruleset, node, past)
                _show(folder, combination, result)
                _show_how(result, lines)
                passed += result.passed
                failed += not result.passed
                misprinted += result.passed and bool(result.misprints)
    click.echo(_summary(passed, failed, only))
    if misprinted:
        click.echo(f"in {misprinted} of them the printed text disagrees with itself or its tables (misprint)")
    return 1 if failed or (only is not None and not passed) else 0


def _summary(passed: int, failed: int, only: str | None) -> str:
    if failed:
        hold = "1 holds" if passed == 1 else f"{passed} hold"
        return f"{hold}, 1 does not" if failed == 1 else f"{hold}, {failed} do not"
    if not passed:
        return "there are no examples" + (f" whose name holds '{only}'" if only is not None else "")
    return "1 example, and it holds" if passed == 1 else f"{passed} examples, all of them hold"


def _wanted(folder: GameFolder, edition: str | None, variants: Sequence[str]) -> list[Combination]:
    """The base with the usual edition, then each edition and each variant for its own examples."""
    if edition is not None or variants:
        return [Combination(edition, tuple(variants))]
    diagnostics = Diagnostics()
    manifest = read_game(folder, diagnostics)
    if manifest is None:
        show(diagnostics.in_order())
        return []
    usual = manifest.edition.text if manifest.edition is not None else None
    found = [each for each in all_combinations(manifest) if each.edition == usual or not each.variants]
    return [each for each in found if len(each.variants) < 2]


def _open(folder: GameFolder, roots: Sequence[str], combination: Combination) -> Ruleset | None:
    try:
        return open_ruleset(folder.name, roots, combination.edition, combination.variants)
    except Fault as fault:
        show(fault.diagnostics)
        return None


def _examples(ruleset: Ruleset, combination: Combination, is_asked: bool, only: str | None) -> list[T.Example]:
    """Those of the base once, those of an edition or variant with it alone."""
    linked = ruleset.linked
    manifest = linked.manifest
    usual = manifest.edition.text if manifest.edition is not None else None
    is_base = not combination.variants and combination.edition == usual
    nodes = list(linked.own_examples)
    if is_base or is_asked:
        nodes = [*linked.examples, *nodes]
    elif combination.variants and combination.edition is not None:
        of_edition = _files_of(manifest, combination.edition)
        nodes = [node for node in nodes if node.span.source.name.rpartition("/")[2] not in of_edition]
    return [node for node in nodes if only is None or only in node.name.text]


def _files_of(manifest: Manifest, edition: str) -> set[str]:
    found = manifest.find_edition(edition)
    return set() if found is None else {f"{name.text}.rules" for name in found.rules}


def _run(ruleset: Ruleset, node: T.Example, past: Past | None) -> tuple[ExampleResult, list[Line]]:
    before = len(ruleset.symbols.diagnostics)
    shape = check_example(ruleset.symbols, node)
    fresh = list(ruleset.symbols.diagnostics)[before:]
    if any(found.severity == "error" for found in fresh):
        return ExampleResult(node.name.text, node.name.span, (), diagnostics=tuple(fresh)), []
    if past is not None:
        return past.example(shape)
    return run_example(ruleset.example_engine, shape), []


def _show(folder: GameFolder, combination: Combination, result: ExampleResult) -> None:
    mark = "ok  " if result.passed else "FAIL"
    where = " + ".join((folder.name, *combination.variants))
    click.echo(f"{mark} {where}: {result.name.replace('_', ' ')}{cited(result.cites)}")
    for misprint in result.misprints:
        click.echo(f"     misprint: {misprint.printed}")
        for line in misprint.right:
            click.echo(f"         {line}")
    for failure in result.failures:
        click.echo(f"     {failure.span}: {failure.message}")
        for line in failure.how:
            click.echo(f"         {line}")
    if result.diagnostics:
        text = tell(result.diagnostics)
        click.echo("\n".join(f"     {line}" for line in text.splitlines()))


def _show_how(result: ExampleResult, lines: list[Line]) -> None:
    """What was told with its reasons, each of them once, then the claims with what they are made of."""
    shown: set[str] = set()
    for line in lines:
        click.echo(f"     {line.text}{cited(line.cites)}")
        for words in map(in_one_line, line.reasons):
            if words not in shown:
                click.echo(f"         {words}")
            shown.add(words)
    for claim, how in result.workings:
        click.echo(f"     {claim}")
        for each in how:
            click.echo(f"         {each}")
