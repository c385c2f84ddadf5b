"""`lictor book fix` and `lictor book bind`: what is written, and never before it was shown."""

from __future__ import annotations

from pathlib import Path

import click

from interpreter.cli.asked_book import AskedBook
from interpreter.cli.booking import FINDINGS, GOOD, open_context, refuse, suppressions
from interpreter.messages import Fault
from interpreter.rulebook.beside.baseline import judge
from interpreter.rulebook.beside.bindings import bindings_path, dump_bindings
from interpreter.rulebook.beside.fix import plan_fixes, replace_kept, show_fix, write_fix, write_new
from interpreter.rulebook.beside.proposing import propose
from interpreter.rulebook.book.reading import STDIN
from interpreter.rulebook.checking import check_book
from interpreter.rulebook.words import words_in


def fix_files(
    asked: AskedBook,
    write: bool,
) -> int:
    """Show the safe changes of a book, and write them if that is wanted."""
    if write and STDIN in asked.files:
        raise click.UsageError("Standard input cannot be written to.")
    try:
        context = open_context(asked)
        judged = judge(check_book(context), suppressions(context))
        fixes = plan_fixes(judged.shown, context.reading)
        words = words_in(context.spoken)
        for fix in fixes:
            name = fix.file.source.name
            click.echo(words("book-fixes", count=len(fix.edits), file=name))
            for line in show_fix(fix):
                click.echo(line)
            if write:
                kept = write_fix(fix)
                click.echo(words("book-fixed", file=name, original=str(kept)), err=True)
    except Fault as fault:
        return refuse(fault)
    if not fixes:
        click.echo(words("book-nothing-to-fix"), err=True)
    elif not write:
        click.echo(words("book-fix-how"), err=True)
    return GOOD


def bind_files(
    asked: AskedBook,
    write: bool,
) -> int:
    """Propose the bindings of a book; 1 when no game is named."""
    if write and asked.files[0] == STDIN:
        raise click.UsageError("Bindings lie beside a file: standard input has none.")
    try:
        context = open_context(asked)
        words = words_in(context.spoken)
        if context.facts is None:
            click.echo(words("book-no-game"), err=True)
            return FINDINGS
        name = asked.files[0] if asked.files[0] == STDIN else Path(asked.files[0]).name
        content = dump_bindings(propose(context), {"file": words("book-bind-comment", file=name)})
        if not write:
            click.echo(content, nl=False)
            return GOOD
        path = bindings_path(Path(asked.files[0]))
        if path.is_file():
            kept = replace_kept(path, path.read_bytes(), content.encode("utf-8"))
            click.echo(words("book-fixed", file=str(path), original=str(kept)), err=True)
        else:
            write_new(path, content.encode("utf-8"))
            click.echo(words("book-written", file=str(path)), err=True)
    except Fault as fault:
        return refuse(fault)
    return GOOD
