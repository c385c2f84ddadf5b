"""What a report is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from interpreter.messages import Severity
from interpreter.rulebook.beside.baseline import Judged
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.words import Say, words_in

SEVERITIES: tuple[Severity, ...] = ("note", "warning", "error")
"""From the least grave on."""

Format = Literal["text", "json", "sarif", "junit", "annotations"]
FORMATS: tuple[Format, ...] = ("text", "json", "sarif", "junit", "annotations")


@dataclass(frozen=True)
class Outcome:
    """The judged findings of a book, and how they are to be shown. Less grave ones than `least` are counted alone."""

    book: str
    judged: Judged
    spoken: str = "en"
    least: Severity = "note"
    strict: bool = False
    game: str | None = None
    edition: str | None = None
    language: str | None = None
    sections: tuple[str, ...] = field(default=(), repr=False)

    @cached_property
    def say(self) -> Say:
        """The words around the messages."""
        return words_in(self.spoken)

    @cached_property
    def shown(self) -> tuple[Finding, ...]:
        """The findings that are grave enough."""
        wanted = SEVERITIES[SEVERITIES.index(self.least) :]
        return tuple(each for each in self.judged.shown if each.severity in wanted)

    def count(self, severity: Severity) -> int:
        """How many findings of a severity there are, shown or not."""
        return sum(each.severity == severity for each in self.judged.shown)

    def fails(self, found: Finding) -> bool:
        """Whether a finding makes the check fail."""
        return found.severity == "error" or (self.strict and found.severity == "warning")

    @property
    def failed(self) -> bool:
        """Whether the check fails."""
        return any(self.fails(each) for each in self.judged.shown)
