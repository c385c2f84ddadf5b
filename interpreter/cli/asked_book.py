"""What every command of `lictor book` is told."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class AskedBook:
    """Which book is meant, and what is said of it. `say` is the language of messages, `lang` that of the book."""

    files: tuple[str, ...]
    game: str | None = None
    edition: str | None = None
    variants: tuple[str, ...] = ()
    lang: str | None = None
    say: str | None = None
    roots: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
