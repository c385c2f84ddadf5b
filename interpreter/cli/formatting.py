"""`lictor fmt`: rule files in the usual layout."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from interpreter.cli.opening import folders, paths_of, show, source_of, write_file
from interpreter.data import packaged_folder
from interpreter.messages import Diagnostics, Fault, closest
from interpreter.syntax import format_rules

ENDING = ".rules"


def format_files(path: str | None, roots: Sequence[str], *, only_check: bool) -> int:
    """Format files; 1 when one cannot be read, or with `only_check` would change.

    Raises:
        Fault: there is nothing of this name.
    """
    status = 0
    changed = 0
    for file in files_of(path, roots):
        diagnostics = Diagnostics()
        source = source_of(file)
        text = format_rules(source, diagnostics)
        show(diagnostics.in_order())
        if text is None or diagnostics.errors:
            status = 1
        elif text != source.text:
            changed += 1
            click.echo(os.path.relpath(file))
            if not only_check:
                write_file(str(file), text)
    said = "would change" if only_check else "changed"
    click.echo(f"{changed} {said}", err=True)
    return 1 if status or (only_check and changed) else 0


def files_of(path: str | None, roots: Sequence[str]) -> list[Path]:
    """The files of rules that a path or game means; all of them without one.

    Raises:
        Fault: there is nothing of this name.
    """
    if path is None:
        shelves = [root / "rulesets" for root in paths_of(roots)] or [packaged_folder("rulesets")]
        return sorted(file for shelf in shelves for file in _below(shelf))
    there = Path(path)
    if there.is_file() and there.suffix == ENDING:
        return [there]
    if there.is_dir():
        return sorted(_below(there))
    games = folders(roots)
    if path in games:
        return sorted(_below(games[path].root.rulesets / path))
    known = ", ".join(games) or "none"
    raise Fault.of("L1113", path=path[:120], known=known, suggestion=closest(path, games))


def _below(folder: Path) -> Iterator[Path]:
    return (file for file in folder.rglob(f"*{ENDING}") if file.is_file())
