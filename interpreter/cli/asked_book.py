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

    @property
    def spoken(self) -> str | None:
        """The language in which to refuse the book; None when nobody said one."""
        return self.say or self.lang
