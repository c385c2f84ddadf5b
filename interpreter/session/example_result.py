"""What becomes of an example: a plain record of what did not hold, where, and why."""

from __future__ import annotations

from dataclasses import dataclass, field

from interpreter.messages import Diagnostic
from interpreter.text import Span


@dataclass(frozen=True)
class Failure:
    """Why an example does not hold: where, what, and how the value came about, line by line."""

    span: Span
    message: str
    how: tuple[str, ...] = ()


@dataclass(frozen=True)
class Misprint:
    """What the printed text says and the rules do not, with what is right, line by line."""

    printed: str
    right: tuple[str, ...]


@dataclass
class ExampleResult:
    """What became of an example."""

    name: str
    span: Span
    cites: tuple[tuple[str | None, str], ...]
    failures: list[Failure] = field(default_factory=list)
    misprints: list[Misprint] = field(default_factory=list)
    workings: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    """For each claim that is an expression how it comes about; only where somebody listens."""
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return not self.failures and not self.diagnostics
