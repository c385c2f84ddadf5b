"""Lines that somebody types, or that come through a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

import click


class InputEnded(Exception):
    """There is nothing more to read."""


class Keyboard:
    """Standard input, a line at a time.

    With `echo` a question is asked, and a piped answer is written down.
    """

    def __init__(self, *, echo: bool = True) -> None:
        self.echo = echo

    def line(self, question: str) -> str:
        """The next line, without its end.

        Raises:
            InputEnded: there is none.
        """
        stream = sys.stdin
        if stream is None or stream.closed:
            raise InputEnded
        if self.echo and stream.isatty() and sys.stdout.isatty():
            return self._edited(question)
        if self.echo:
            click.echo(question, nl=False)
        try:
            text = stream.readline()
        except (OSError, ValueError):
            raise InputEnded from None
        except UnicodeDecodeError:
            text = "?\n"
        if not text:
            if self.echo:
                click.echo()
            raise InputEnded
        # No terminal shows what comes through a pipe: write it down, so that a transcript can be read.
        if self.echo:
            click.echo(text.rstrip("\r\n"))
        return text.rstrip("\r\n")

    def _edited(self, question: str) -> str:
        """A line with the terminal's editing keys."""
        with suppress(ImportError):
            import readline  # noqa: F401  (importing it gives `input` a history)
        sys.stdout.flush()
        try:
            return input(question)
        except EOFError:
            click.echo()
            raise InputEnded from None
