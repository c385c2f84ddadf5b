"""From what was typed to a ruleset that speaks a language, each mistake with its own message."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from interpreter.cli.language import tell
from interpreter.data import GameFolder, Texts, data_roots, find_games
from interpreter.explain.words import HOUSE_LANGUAGES, complete_texts, game_texts, house_texts
from interpreter.messages import Diagnostic, Diagnostics, Fault, Piece, closest, reason_of
from interpreter.text import Source, read_source
from interpreter.text.source import MAX_SOURCE_BYTES

if TYPE_CHECKING:
    from interpreter.explain import Speaker
    from interpreter.session import Ruleset


def folders(roots: Sequence[str]) -> dict[str, GameFolder]:
    """All games, also those under the roots that were given.

    Raises:
        Fault: a root is no folder.
    """
    return find_games(data_roots(paths_of(roots)))


def paths_of(roots: Sequence[str]) -> list[Path]:
    """The roots as paths.

    Raises:
        Fault: one is no folder.
    """
    found = [Path(root) for root in roots]
    for path in found:
        if not path.is_dir():
            raise Fault.of("L1107", file=path, reason=Piece("no-such-folder"))
    return found


def folder_of(game: str, roots: Sequence[str]) -> GameFolder:
    """The folder of a game.

    Raises:
        Fault: there is no such game.
    """
    games = folders(roots)
    if game not in games:
        known = ", ".join(games) or "none"
        raise Fault.of("L1101", game=game[:80], known=known, suggestion=meant(game, games))
    return games[game]


def meant(word: str, known: Iterable[str]) -> str | None:
    """What somebody may have meant: the only one that begins so, else the one most like it."""
    begun = [each for each in known if word and each.startswith(word)]
    return begun[0] if len(begun) == 1 else closest(word, known)


def open_ruleset(
    game: str,
    roots: Sequence[str],
    edition: str | None = None,
    variants: Sequence[str] = (),
    settings: Sequence[str] = (),
) -> Ruleset:
    """A game ready to be played.

    Raises:
        Fault: something that was asked for does not exist, or the game has errors.
    """
    from interpreter.session import load  # commands that play nothing do without it

    folder_of(game, roots)
    options = dict(_setting(setting) for setting in settings)
    return load(game, edition=edition, variants=variants, options=options, roots=paths_of(roots))


def _setting(written: str) -> tuple[str, int]:
    name, equals, value = written.partition("=")
    try:
        # `int` would take `0_3` and other alphabets' digits too
        if not equals or not re.fullmatch(r" *[+-]?[0-9]{1,11} *", value):
            raise ValueError
        return name.strip(), int(value)
    except ValueError:
        raise Fault.of("L1108", written=written[:80]) from None


def open_texts(folder: GameFolder, language: str, listed: Sequence[str]) -> Texts | None:
    """A game's texts in a language, or None when its file cannot be read; that is complained about.

    Raises:
        Fault: the game does not speak the language.
    """
    if language not in listed:
        known = ", ".join(listed) or "none"
        raise Fault.of("L1105", game=folder.name, language=language[:40], known=known,
                       suggestion=closest(language, listed))  # fmt: skip
    diagnostics = Diagnostics()
    texts = game_texts(folder, language, diagnostics)
    show(diagnostics.in_order())
    return texts


def open_speaker(ruleset: Ruleset, roots: Sequence[str], language: str | None) -> Speaker:
    """Somebody who tells this game in a language; without one, in that of the edition.

    Raises:
        Fault: the game does not speak it.
    """
    program = ruleset.program
    folder = folder_of(program.game, roots)
    listed = [name.text for name in program.manifest.languages] or folder.languages()
    chosen = language or (program.language if program.language in listed or not listed else listed[0])
    has_none = not listed and chosen in HOUSE_LANGUAGES  # a game without texts is told in brackets
    texts = None if has_none or not (language or listed) else open_texts(folder, chosen, listed)
    from interpreter.explain import Speaker

    return Speaker(ruleset.engine, complete_texts(program, texts, chosen, cli_texts(chosen)))


def cli_texts(language: str) -> Texts:
    """What the command itself says, in a language."""
    return house_texts(language, "interpreter.cli")


def show(found: Iterable[Diagnostic], language: str | None = None) -> None:
    """Findings on standard error, in the language of messages or in another one."""
    listed = list(found)
    if listed:
        click.echo(tell(listed, language) + "\n", err=True)


def read_file(name: str) -> str:
    """The text of a file that somebody named.

    Raises:
        Fault: it cannot be read.
    """
    return source_of(Path(name)).text.replace("\r", "\n")


def source_of(path: Path) -> Source:
    """A file that somebody named.

    Raises:
        Fault: it cannot be read.
    """
    try:
        return read_source(path, str(path))
    except OSError as fault:
        raise Fault.of("L1107", file=path, reason=reason_of(fault)) from None
    except UnicodeDecodeError:
        raise Fault.of("L1107", file=path, reason=Piece("not-text")) from None
    except ValueError:
        raise Fault.of("L1107", file=path, reason=Piece("longer-than-bytes", limit=MAX_SOURCE_BYTES)) from None


def write_file(name: str, content: str) -> None:
    """Write a text to a file that somebody named; a half-written one never stays.

    Raises:
        Fault: it cannot be written.
    """
    path = Path(name)
    beside = path.with_name(f".{path.name}.writing")
    try:
        beside.write_text(content, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as fault:
        raise Fault.of("L1109", file=name, reason=reason_of(fault)) from None
