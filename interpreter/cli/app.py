"""The commands and their options. Only click is loaded here; the work is done in the modules they name."""

from __future__ import annotations

from typing import Any

import click

from interpreter.cli.book import book
from interpreter.cli.options import EDITION, LANGUAGE, MESSAGES, PLAIN, ROOT, SETTING, VARIANT


class Spelling(click.Group):
    """A group that shows its commands in the order they are written."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return list(self.commands)


@click.group(cls=Spelling, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="lictor", message="lictor %(version)s")
def lictor() -> None:
    """Plays board games by their rules, which are data, and checks those rules.

    Start with `lictor games`, then `lictor play GAME --human SEAT`.
    """


@lictor.command()
@ROOT
@LANGUAGE
def games(roots: tuple[str, ...], lang: str | None) -> int:
    """What there is: games with their editions, variants and languages."""
    from interpreter.cli.games import show_games

    return show_games(roots, lang)


@lictor.command()
@click.argument("game", required=False)
@EDITION
@VARIANT
@SETTING
@LANGUAGE
@click.option("--players", type=int, metavar="N", help="How many play.")
@click.option("--human", "humans", multiple=True, metavar="SEAT", help="A seat (name or number) you play.")
@click.option("--bot", default="random", metavar="KIND", show_default=True,
              help="Who plays the other seats: random, or careful, which looks a little ahead.")  # fmt: skip
@click.option("--seed", type=int, metavar="S", help="Chance from this number; the same game every time.")
@click.option("--dice", type=click.Choice(["seeded", "asked"]), default="seeded", show_default=True,
              help="Where dice come from: the seed, or your own table.")  # fmt: skip
@click.option("--script", metavar="FILE", type=click.Path(), help="Answers from a file, then bots.")
@click.option("--json", "as_json", is_flag=True, help="JSON lines instead of words, in and out.")
@click.option("--save", metavar="FILE", type=click.Path(), help="Where to keep the game when it stops.")
@click.option("--resume", "kept", metavar="FILE", type=click.Path(), help="Go on with a saved game.")
@ROOT
@PLAIN
def play(**given: Any) -> int:
    """Play a game. Without --human the bots play it and you are told what happens.

    With --resume the game may be left out: it is the one that was saved.
    """
    if given["game"] is None and given["kept"] is None:
        raise click.UsageError("Missing argument 'GAME'.")
    from interpreter.cli.play import start_play

    return start_play(**given)


@lictor.command()
@click.argument("save", type=click.Path())
@LANGUAGE
@click.option("--seat", metavar="SEAT", help="Tell only what this seat knew.")
@ROOT
@PLAIN
def replay(save: str, lang: str | None, seat: str | None, roots: tuple[str, ...], plain: bool) -> int:
    """Tell a saved game from its beginning."""
    from interpreter.cli.replay import tell_save

    return tell_save(save, lang, seat, roots, plain)


@lictor.command(short_help="Check games: rules, cards, texts; all variants.")
@click.argument("path", required=False)
@ROOT
@click.option("--json", "as_json", is_flag=True, help="Findings as JSON lines.")
@click.option("--quick", is_flag=True, help="The usual edition alone, without variants.")
@click.option("--accept", is_flag=True, help="Record what editions and variants replace, as it is now.")
@MESSAGES
def check(path: str | None, roots: tuple[str, ...], as_json: bool, quick: bool, accept: bool) -> int:
    """Check games: rules, cards and texts, with each edition, variant and pair of variants.

    PATH is a game, its folder, or a file of rules; without it all games are checked.
    """
    from interpreter.cli.checking import check_games

    return check_games(path, roots, as_json=as_json, quick=quick, accept=accept)


@lictor.command()
@click.argument("game", required=False)
@EDITION
@VARIANT
@click.option("--only", metavar="TEXT", help="Only examples whose name holds this text.")
@click.option("--how", is_flag=True, help="What was told and claimed, with all that was worked out.")
@LANGUAGE
@ROOT
def test(
    game: str | None,
    edition: str | None,
    variants: tuple[str, ...],
    only: str | None,
    how: bool,
    lang: str | None,
    roots: tuple[str, ...],
) -> int:
    """Carry out the worked examples of a game, or of all games."""
    from interpreter.cli.testing import test_games

    return test_games(game, edition, variants, only, roots, how, lang)


@lictor.command()
@click.argument("first")
@click.argument("second")
@ROOT
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of words.")
@MESSAGES
def diff(first: str, second: str, roots: tuple[str, ...], as_json: bool) -> int:
    """What an edition or variant changes, part by part.

    FIRST and SECOND are GAME[:EDITION][+VARIANT...]; SECOND may be :EDITION or +VARIANT alone.
    """
    from interpreter.cli.diff import show_differences

    return show_differences(first, second, roots, as_json=as_json)


@lictor.command()
@click.argument("game")
@click.argument("table", required=False)
@EDITION
@VARIANT
@click.option("--json", "as_json", is_flag=True, help="Tables as JSON, one a line.")
@MESSAGES
@ROOT
def odds(
    game: str,
    table: str | None,
    edition: str | None,
    variants: tuple[str, ...],
    as_json: bool,
    roots: tuple[str, ...],
) -> int:
    """How likely each row of a table is whose key is thrown with dice."""
    from interpreter.cli.odds import show_odds

    return show_odds(game, table, roots, edition, variants, as_json=as_json)


@lictor.command()
@click.argument("code")
@MESSAGES
def explain(code: str) -> int:
    """What the code of a message means, with an example and its cure."""
    from interpreter.cli.codes import explain_code

    return explain_code(code)


@lictor.command()
@click.argument("path", required=False, type=click.Path())
@click.option("--check", "only_check", is_flag=True, help="Change nothing; say which files would change.")
@MESSAGES
@ROOT
def fmt(path: str | None, only_check: bool, roots: tuple[str, ...]) -> int:
    """Lay out rule files in the usual way. PATH is a file, a folder or a game."""
    from interpreter.cli.formatting import format_files

    return format_files(path, roots, only_check=only_check)


lictor.add_command(book)
