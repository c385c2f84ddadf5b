"""One finding in a book, and the small change that would mend it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from interpreter.messages import Diagnostic, Severity
from interpreter.text import NO_PLACE, Span


@dataclass(frozen=True)
class Edit:
    """What `lictor book fix` may write: `text` instead of what stands from `start` to `end` of the finding's source."""

    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Finding:
    """A diagnostic of a book.

    `section` is the key of the section it stands in ("" outside of all). `edit` is given only where the change is
    safe: nobody would decide otherwise; `also` are the same change in further places. `help` are lines shown below
    the quoted place as they are, such as a computation step by step. `source` says where in the rules the right value
    comes from, in their own words: it is for machines, and for those who keep the rules.
    """

    diagnostic: Diagnostic
    section: str = ""
    edit: Edit | None = None
    help: tuple[str, ...] = ()
    also: tuple[Edit, ...] = ()
    source: str = ""

    @classmethod
    def of(
        cls,
        code: str,
        span: Span | None,
        section: str = "",
        /,
        *,
        edit: Edit | None = None,
        also: Iterable[Edit] = (),
        help: Iterable[str] = (),
        related: Iterable[tuple[Span, str]] = (),
        suggestion: str | None = None,
        source: str = "",
        **arguments: object,
    ) -> Finding:
        """A finding with the arguments of its message as keywords."""
        words = tuple((name, str(value)) for name, value in arguments.items())
        found = Diagnostic(code, span or NO_PLACE, words, tuple(related), suggestion)
        return cls(found, section, edit, tuple(help), tuple(also), source)

    @property
    def code(self) -> str:
        """The code of its message."""
        return self.diagnostic.code

    @property
    def span(self) -> Span:
        """Where it stands."""
        return self.diagnostic.span

    @property
    def severity(self) -> Severity:
        """How grave it is."""
        return self.diagnostic.severity

    @property
    def edits(self) -> tuple[Edit, ...]:
        """All that would be written to mend it."""
        return () if self.edit is None else (self.edit, *self.also)

    @cached_property
    def key(self) -> str:
        """What it is known by in a baseline: code, section, quoted text and arguments, but no place.

        So it stays the same when lines are added above it, and is another one as soon as its own text changes.
        Arguments are figures and words of the book, never of the language in which messages are told.
        """
        quoted = " ".join(self.span.text.split())
        parts = [self.code, self.section, quoted, *(f"{name}={value}" for name, value in self.diagnostic.arguments)]
        return f"{self.code}-{hashlib.sha256(chr(0).join(parts).encode('utf-8', 'replace')).hexdigest()[:16]}"

    def in_language(self, language: str) -> Finding:
        """The same finding, its message told in a language."""
        return replace(self, diagnostic=self.diagnostic.in_language(language))


def in_order(found: Iterable[Finding]) -> list[Finding]:
    """Findings by place, each once: the order never depends on who found them first."""
    distinct = {(each.span.source.name, each.span.start, each.span.end, each.code, each.diagnostic.arguments): each
                for each in found}  # fmt: skip
    return [distinct[key] for key in sorted(distinct)]
