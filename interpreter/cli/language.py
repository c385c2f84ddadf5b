"""The language in which commands say what is wrong. Only click is loaded here.

It is what `--say` or `--lang` asks for, else that of the environment, else English. Other languages than those of the
catalogue (a game may speak more) say nothing about it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from contextvars import ContextVar
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from interpreter.messages import Diagnostic

_asked: ContextVar[dict[str, str]] = ContextVar("_asked")


def forget_language() -> None:
    """Before a command: nobody has asked for a language."""
    _asked.set({})


def note_language(context: click.Context, option: click.Parameter, value: str | None) -> str | None:
    """Keep what an option asks for; the value stays what it is."""
    if value is not None and option.name is not None:
        _asked.set({**_asked.get({}), option.name: value})
    return value


def message_language(*, for_programs: bool = False) -> str:
    """The language of messages. What programs read does not change with the environment."""
    from interpreter.messages import languages

    asked = _asked.get({})
    environment = "" if for_programs else _environment()
    wanted = (_base(asked.get(option, "")) for option in ("say", "lang"))
    return next((each for each in (*wanted, environment) if each in languages()), "en")


def tell(found: Iterable[Diagnostic], language: str | None = None) -> str:
    """Findings as text in the language of messages, or in another one."""
    from interpreter.messages import render_diagnostics

    spoken = language or message_language()
    return render_diagnostics(each.in_language(spoken) for each in found)


def _environment() -> str:
    """The language of the first of these variables that is set, as POSIX has it."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    return _base(next((value for name in variables if (value := os.environ.get(name))), ""))


def _base(language: str) -> str:
    """`ca` of `ca_ES.UTF-8` or `ca-valencia`."""
    return re.split(r"[-_.@]", language, maxsplit=1)[0].lower()
