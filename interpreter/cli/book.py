"""`lictor book` and its commands. Only click is loaded here; the work is done in the modules they name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import update_wrapper
from typing import Any

import click

from interpreter.cli.asked_book import AskedBook
from interpreter.cli.language import note_language
from interpreter.cli.options import EDITION, ROOT, VARIANT

FILES = click.argument("files", nargs=-1, required=True, metavar="FILE...")
GAME = click.option("--game", metavar="GAME", help="The game whose rules the book tells; else what is bound.")
BOOK_LANGUAGE = click.option(
    "--lang", metavar="LANG", callback=note_language, help="The language of the book; else it is found out."
)
SAY = click.option(
    "--say", metavar="LANG", callback=note_language, help="The language of messages: ca, en, es, ru; else the book's."
)
AGAINST = click.option(
    "--against", multiple=True, metavar="FILE", help="Another text of the same rules, such as the original."
)
WRITE = click.option("--write", is_flag=True, help="Write it. The original is kept beside it.")
AS_JSON = click.option("--json", "as_json", is_flag=True, help="As JSON.")

Command = Callable[..., Any]
Option = Callable[[Command], Command]


def of_a_book(*own: Option) -> Option:
    """What every command is told of a book, with the options it has of its own. The command gets an `AskedBook`."""
    options: tuple[Option, ...] = (FILES, GAME, EDITION, VARIANT, BOOK_LANGUAGE, *own, SAY, ROOT)
    names = {each.name for each in fields(AskedBook)}

    def add(command: Command) -> Command:
        def run(**given: Any) -> Any:
            shared = {name: given.pop(name) for name in names & given.keys()}
            return command(AskedBook(**shared), **given)

        made: Command = update_wrapper(run, command)
        for option in reversed(options):
            made = option(made)
        return made

    return add


@click.group()
def book() -> None:
    """Hold a rulebook against the rules: numbers, sections, terms, examples.

    A book is one file of text, or several in their order; `-` is standard input. Beside it may lie bindings
    (`lictor book bind` proposes them) and a baseline of what was wrong before.
    """


@book.command()
@of_a_book(
    AGAINST,
    click.option(
        "--format",
        "form",
        type=click.Choice(["text", "json", "sarif", "junit", "annotations"]),
        default="text",
        show_default=True,
        help="How to tell it.",
    ),
    click.option(
        "--severity",
        "least",
        type=click.Choice(["note", "warning", "error"]),
        default="warning",
        show_default=True,
        help="Show what is at least as serious.",
    ),
    click.option("--strict", is_flag=True, help="Warnings fail as well."),
    click.option("--baseline/--no-baseline", default=True, help="Leave out what the baseline beside the book knows."),
    click.option("--write-baseline", is_flag=True, help="Record all findings as known."),
)
def check(asked: AskedBook, **given: Any) -> int:
    """What is wrong in a book: 0 nothing, 1 errors, 2 a wrong question.

    Warnings and notes do not fail, except with --strict.
    """
    from interpreter.cli.booking import check_files

    return check_files(asked, **given)


@book.command()
@of_a_book(AS_JSON)
def outline(asked: AskedBook, **given: Any) -> int:
    """The sections that were found, and what each is bound to."""
    from interpreter.cli.book_views import show_outline

    return show_outline(asked, **given)


@book.command()
@of_a_book(AS_JSON)
def coverage(asked: AskedBook, **given: Any) -> int:
    """Which rules no section tells, and which sections no rule cites."""
    from interpreter.cli.book_views import show_coverage

    return show_coverage(asked, **given)


@book.command()
@of_a_book(WRITE)
def fix(asked: AskedBook, **given: Any) -> int:
    """Mend what can be mended safely: shows the changes, writes them with --write."""
    from interpreter.cli.book_writing import fix_files

    return fix_files(asked, **given)


@book.command()
@of_a_book(AGAINST, WRITE)
def bind(asked: AskedBook, **given: Any) -> int:
    """Propose what ties a book to the rules: a file beside it, to be corrected by hand."""
    from interpreter.cli.book_writing import bind_files

    return bind_files(asked, **given)
