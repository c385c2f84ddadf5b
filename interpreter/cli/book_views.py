"""`lictor book outline` and `lictor book coverage`: how a book was understood, and what it leaves out."""

from __future__ import annotations

import json
from typing import Any

import click

from interpreter.cli.asked_book import AskedBook
from interpreter.cli.booking import FINDINGS, GOOD, open_context, refuse
from interpreter.cli.screen import padded, width_of
from interpreter.messages import Fault
from interpreter.rulebook.book.document import Section
from interpreter.rulebook.checking import Context
from interpreter.rulebook.coverage import Coverage, coverage_of
from interpreter.rulebook.words import words_in
from interpreter.text import escape_controls

WIDEST_LABEL = 60


def show_outline(
    asked: AskedBook,
    as_json: bool,
) -> int:
    """List the sections of a book: where each begins, its key, and the rules that cite it."""
    try:
        context = open_context(asked)
        coverage = coverage_of(context)
    except Fault as fault:
        return refuse(fault)
    rules: dict[str, list[str]] = {}
    for row in coverage.rows if coverage else ():
        for key in row.told:
            rules.setdefault(key, []).append(row.name)
    listed = [_section(context, section, rules.get(section.key, [])) for section in context.book.sections]
    if as_json:
        content = {"book": asked.files[0], "language": context.language, "sections": listed}
        click.echo(json.dumps(content, ensure_ascii=False, indent=1))
        return GOOD
    for each in listed:
        label = f"{'  ' * max(0, each['level'] - 1)}{each['label']}"
        shown = label if len(label) <= WIDEST_LABEL else label[: WIDEST_LABEL - 1] + "…"
        kind = "" if each["kind"] == "section" else f"[{each['kind']}] "
        names = ", ".join(each["rules"][:4]) + (f" +{len(each['rules']) - 4}" if len(each["rules"]) > 4 else "")
        line = f"{each['file']}:{each['line']}" if len(asked.files) > 1 else str(each["line"])
        begun = f"{line:>6}  {kind}{escape_controls(shown)}"
        click.echo(f"{padded(begun, WIDEST_LABEL + 10)}  {names}".rstrip())
    return GOOD


def _section(context: Context, section: Section, rules: list[str]) -> dict[str, Any]:
    place = context.reading.place(context.book.heading(section))
    return {
        "key": section.key,
        "number": section.number,
        "label": " ".join(section.label.split()),
        "level": section.level,
        "kind": section.kind,
        "file": place.source.name,
        "line": place.line,
        "rules": rules,
    }


def show_coverage(
    asked: AskedBook,
    as_json: bool,
) -> int:
    """Tell which rules no section states and which sections no rule cites; 1 when no game is named."""
    try:
        context = open_context(asked)
        coverage = coverage_of(context)
    except Fault as fault:
        return refuse(fault)
    if coverage is None:
        click.echo(words_in(context.spoken)("book-no-game"), err=True)
        return FINDINGS
    if as_json:
        click.echo(json.dumps(_coverage_json(asked.files[0], coverage), ensure_ascii=False, indent=1))
        return GOOD
    for line in _coverage_lines(context, coverage):
        click.echo(line.rstrip())
    return GOOD


def _coverage_json(book: str, coverage: Coverage) -> dict[str, Any]:
    return {
        "book": book,
        "edition": coverage.edition,
        "rules": [
            {"name": row.name, "kind": row.kind, "cites": dict(row.cites), "told": list(row.told)}
            for row in coverage.rows
        ],
        "untold": [row.name for row in coverage.untold],
        "uncited": [section.key for section in coverage.uncited],
        "without_citation": list(coverage.without_citation),
    }


def _coverage_lines(context: Context, coverage: Coverage) -> list[str]:
    """The matrix: a line for each rule, a column for the book and each edition; then the sections nobody cites."""
    say = words_in(context.spoken)
    wide = max([len(row.name) for row in coverage.rows] + [8])
    columns = [say("book-column-book"), *coverage.editions]
    lines = [f"{'':{wide}}  {'  '.join(padded(escape_controls(name), 14) for name in columns)}"]
    for row in coverage.rows:
        cites = dict(row.cites)
        cells = [", ".join(row.told) or "–", *(", ".join(cites.get(name, ())) or "·" for name in coverage.editions)]
        lines.append(f"{row.name:{wide}}  {'  '.join(padded(_cell(cell), 14) for cell in cells)}")
    lines += ["", say("book-untold", count=len(coverage.untold), edition=coverage.edition)]
    lines += [f"  {row.name}: {_cell(', '.join(row.wanted), 80)}" for row in coverage.untold]
    lines += ["", say("book-uncited", count=len(coverage.uncited))]
    for section in coverage.uncited:
        place = context.reading.place(context.book.heading(section))
        lines.append(f"  {place.line}: {_cell(section.label, 80)}")
    lines += ["", say("book-without-citation", count=len(coverage.without_citation))]
    return lines


def _cell(text: str, room: int = 14) -> str:
    shown = escape_controls(" ".join(text.split()))
    while width_of(shown) > room:
        shown = shown[: max(1, len(shown) - 2)] + "…" if not shown.endswith("…") else shown[:-2] + "…"
    return shown
