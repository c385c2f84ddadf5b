"""Answers from a file, one a line."""

from __future__ import annotations

from typing import NamedTuple

from interpreter.cli.opening import read_file
from interpreter.messages import Fault


class ScriptLine(NamedTuple):
    """An answer and where it stands."""

    number: int
    text: str


class Script:
    """The answers of a file that are still to come."""

    def __init__(self, name: str, lines: list[ScriptLine]) -> None:
        self.name = name
        self._lines = lines
        self._at = 0

    def next(self) -> ScriptLine | None:
        """The next answer; None when the script has ended."""
        if self._at >= len(self._lines):
            return None
        self._at += 1
        return self._lines[self._at - 1]

    def fault(self, line: ScriptLine, problem: str) -> Fault:
        """The fault for an answer that cannot be taken."""
        return Fault.of("L1111", line=line.number, file=self.name, problem=problem)


def read_script(name: str) -> Script:
    """The script in a file: empty lines and remarks are left out.

    Raises:
        Fault: it cannot be read.
    """
    lines = [
        ScriptLine(number, text.strip())
        for number, text in enumerate(read_file(name).splitlines(), 1)
        if text.strip() and not text.lstrip().startswith("#")
    ]
    return Script(name, lines)
