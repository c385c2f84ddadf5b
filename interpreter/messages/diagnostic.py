"""One finding, and a collector of findings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from interpreter.messages.catalogue import catalogue
from interpreter.messages.pieces import Piece, words_of
from interpreter.text import NO_PLACE, Span

Severity = Literal["error", "warning", "note"]


@dataclass(frozen=True)
class Diagnostic:
    """A finding: a stable code, a place, the words' arguments, other places, and a likely intended word."""

    code: str
    span: Span
    arguments: tuple[tuple[str, str], ...] = ()
    related: tuple[tuple[Span, str], ...] = ()
    suggestion: str | None = None
    language: str = "en"

    @property
    def severity(self) -> Severity:
        """How grave it is; set per code in the English catalogue."""
        return catalogue()[self.code].severity

    @property
    def spoken(self) -> str:
        """The language it is told in: English where the catalogue of `language` lacks the code."""
        return catalogue(self.language)[self.code].language

    @property
    def message(self) -> str:
        """What is wrong, in one sentence."""
        return catalogue(self.language)[self.code].message.format(**self._words())

    @property
    def cure(self) -> str:
        """What to do about it, in one sentence."""
        entry, words = catalogue(self.language)[self.code], self._words()
        none = entry.cure_of_none and "none" in (words.get("known"), words.get("there"))
        return (entry.cure_of_none if none else entry.cure).format(**words)

    def _words(self) -> dict[str, str]:
        return {name: words_of(value, self.spoken) for name, value in self.arguments}

    def in_language(self, language: str) -> Diagnostic:
        """The same, told in a language; in English where the catalogue of that language lacks the code."""
        return replace(self, language=language)


class Diagnostics:
    """Collects findings. A pass reports here and goes on; nothing is raised for a user's mistake."""

    def __init__(self) -> None:
        self._found: list[Diagnostic] = []
        self._seen: set[tuple[str, str, int, int]] = set()
        self._lost: set[str] = set()
        self._anything_lost = False

    def lose(self, words: Iterable[str]) -> None:
        """Note words that a declaration which could not be read may have declared.

        That one of them is unknown is no finding of its own any more.
        """
        self._lost.update(words)

    def lose_file(self) -> None:
        """Note that a whole file is missing: any name may have been declared there."""
        self._anything_lost = True

    def report(
        self,
        code: str,
        span: Span | None,
        *,
        related: Iterable[tuple[Span, str]] = (),
        suggestion: str | None = None,
        **arguments: object,
    ) -> Diagnostic:
        """Record a finding and return it. The same code at the same place is recorded once."""
        place = span or NO_PLACE
        words = _written(arguments)
        found = Diagnostic(code, place, words, tuple(related), suggestion)
        is_lost = self._anything_lost or any(value in self._lost for _, value in words)
        if is_lost and catalogue()[code].unknown:
            return found
        key = (code, place.source.name, place.start, place.end)
        if place is NO_PLACE or key not in self._seen:
            self._seen.add(key)
            self._found.append(found)
        return found

    def extend(self, others: Iterable[Diagnostic]) -> None:
        """Record findings made elsewhere."""
        for other in others:
            self._found.append(other)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    @property
    def errors(self) -> list[Diagnostic]:
        """The findings that keep a ruleset from being used."""
        return [found for found in self._found if found.severity == "error"]

    def in_order(self) -> list[Diagnostic]:
        """All findings by file, line and code, so that output never depends on the order of discovery."""
        return sorted(self._found, key=lambda d: (d.span.source.name, d.span.start, d.span.end, d.code, d.arguments))


def _written(arguments: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    """Arguments as strings; pieces stay what they are, to be told in any language."""
    return tuple((name, value if isinstance(value, Piece) else str(value)) for name, value in arguments.items())


class Fault(Exception):
    """Carries diagnostics out of an operation that cannot go on: a bad save, an illegal answer, a broken game."""

    def __init__(self, *diagnostics: Diagnostic) -> None:
        super().__init__("; ".join(f"{d.code} {d.message}" for d in diagnostics))
        self.diagnostics = diagnostics

    @classmethod
    def of(
        cls,
        code: str,
        span: Span | None = None,
        *,
        suggestion: str | None = None,
        related: Iterable[tuple[Span, str]] = (),
        **arguments: object,
    ) -> Fault:
        """A fault with one diagnostic."""
        return cls(Diagnostic(code, span or NO_PLACE, _written(arguments), tuple(related), suggestion))

    def in_language(self, language: str) -> Fault:
        """The same, told in a language as far as its catalogue goes; in English without one."""
        return Fault(*(each.in_language(language or "en") for each in self.diagnostics))
