"""Runs the command in this process, with what is typed, and keeps what it says."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

from interpreter.cli.guard import run


@dataclass(frozen=True)
class Said:
    """What a run of the command printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of standard output."""
        return self.out.splitlines()


def lictor(*arguments: str, typed: str | Sequence[str] = "") -> Said:
    """Run `lictor` with arguments and with lines that come through a pipe."""
    text = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(text)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = run(arguments)
    finally:
        sys.stdin = before
    return Said(status, out.getvalue(), err.getvalue())
