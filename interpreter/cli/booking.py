"""`lictor book check`, and opening the book for all commands of `lictor book`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from interpreter.cli.asked_book import AskedBook
from interpreter.cli.garbage import no_search_for_garbage
from interpreter.cli.language import message_language
from interpreter.cli.opening import folder_of, paths_of, write_file
from interpreter.messages import Fault, Severity
from interpreter.rulebook.beside.baseline import Known, baseline_path, dump_baseline, judge, read_baseline
from interpreter.rulebook.beside.binding_checks import find_section
from interpreter.rulebook.beside.bindings import Ignored
from interpreter.rulebook.book.language import LANGUAGES
from interpreter.rulebook.book.reading import STDIN
from interpreter.rulebook.checking import Context, check_book
from interpreter.rulebook.opening import open_book, with_other, with_rules
from interpreter.rulebook.reports import Format, Outcome, parts_of_report
from interpreter.rulebook.reports.text import faults_text
from interpreter.rulebook.words import SPOKEN, words_in

GOOD, FINDINGS = 0, 1


@no_search_for_garbage()
def check_files(
    asked: AskedBook,
    form: Format,
    least: Severity,
    strict: bool,
    baseline: bool,
    write_baseline: bool,
) -> int:
    """Tell what is wrong in a book; 1 when it has errors or cannot be read."""
    if write_baseline and asked.files[0] == STDIN:
        raise click.UsageError("A baseline lies beside a file: standard input has none.")
    try:
        context = open_context(asked)
        found = check_book(context)
        # What the checks worked out for each other is of no more use, and a report needs room.
        context.shared.clear()
        beside = None if asked.files[0] == STDIN else baseline_path(Path(asked.files[0]))
        known: tuple[Known, ...] = ()
        if baseline and not write_baseline and beside is not None and beside.is_file():
            known = read_baseline(beside)
    except Fault as fault:
        return refuse(fault)
    judged = judge(found, suppressions(context), known, context.spoken)
    if write_baseline and beside is not None:
        write_file(str(beside), dump_baseline(judged.shown))
        count = len(judged.shown)
        click.echo(words_in(context.spoken)("book-baseline-written", file=str(beside), count=count), err=True)
        return GOOD
    outcome = Outcome(
        asked.files[0],
        judged,
        context.spoken,
        least,
        strict,
        None if context.facts is None else context.facts.game,
        None if context.facts is None else context.facts.edition,
        context.language,
        tuple(section.key for section in context.book.rules),
    )
    if form == "text":
        _say_what_was_taken(context, asked.lang)
    sys.stdout.writelines(parts_of_report(outcome, form))
    return FINDINGS if outcome.failed else GOOD


def _say_what_was_taken(context: Context, lang: str | None) -> None:
    """What nobody said and the result depends on: the language, and that there are no rules to compare with."""
    words = words_in(context.spoken)
    if lang is None and context.bindings.language is None:
        click.echo(words("book-language", language=context.language), err=True)
    if context.facts is None:
        click.echo(words("book-no-game"), err=True)


def open_context(
    asked: AskedBook,
) -> Context:
    """The book with all that was asked for.

    Raises:
        Fault: something cannot be read, or is not there.
        click.UsageError: a language is not known.
    """
    _known("--lang", asked.lang, LANGUAGES)
    _known("--say", asked.say, SPOKEN)
    if [*asked.files, *asked.against].count(STDIN) > 1:
        raise click.UsageError("Standard input can be read once.")
    context = open_book(asked.files, language=asked.lang, spoken=asked.say)
    bound = context.bindings
    wanted = asked.game or bound.game
    if wanted is not None:
        folder = folder_of(wanted, asked.roots)
        chosen = asked.edition or (bound.edition if bound.game in (None, wanted) else None)
        also = asked.variants or bound.variants
        context = with_rules(context, folder, chosen, also, paths_of(asked.roots))
    elif asked.edition is not None or asked.variants:
        raise click.UsageError("--edition and --variant are of a game: name it with --game.")
    return with_other(context, asked.against) if asked.against else context


def suppressions(context: Context) -> list[Ignored]:
    """The suppressions of the bindings file, with the keys of the sections that they name."""
    return [replace(each, section=each.section and (find_section(context, each.section) or each.section))
            for each in context.bindings.ignore]  # fmt: skip


def _known(option: str, language: str | None, languages: Sequence[str]) -> None:
    if language is not None and language not in languages:
        raise click.BadParameter(f"'{language[:20]}' is none of {', '.join(languages)}.", param_hint=option)


def refuse(fault: Fault) -> int:
    """Say why nothing could be checked."""
    spoken = message_language()
    click.echo(faults_text(fault.diagnostics, spoken, words_in(spoken)), err=True)
    return FINDINGS
