"""Parts of messages that have words of their own: what is put into a message, and what stands around it.

The words live in `pieces/LANGUAGE.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files


@cache
def pieces(language: str) -> dict[str, str]:
    """The templates of a language, by name."""
    file = files("interpreter") / "messages" / "pieces" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


class Piece(str):
    """A part of a message that is told in the language of the message. As a string it is English."""

    def __new__(cls, name: str, /, **arguments: object) -> Piece:
        """The piece called `name`, with what its template asks for: that may be pieces too, and tuples of them."""
        piece = super().__new__(cls, _filled(name, arguments, "en"))
        piece._name, piece._arguments = name, arguments
        return piece

    _name: str
    _arguments: dict[str, object]

    def in_language(self, language: str) -> str:
        """Its words in a language that has a catalogue."""
        return _filled(self._name, self._arguments, language)


def words_of(value: object, language: str) -> str:
    """What stands for an argument in a message of a language."""
    if isinstance(value, tuple):
        return ", ".join(words_of(each, language) for each in value)
    return value.in_language(language) if isinstance(value, Piece) else str(value)


def reason_of(fault: OSError | ValueError) -> str:
    """Why a file cannot be read or written; what is rare, in the words of the system."""
    if isinstance(fault, FileNotFoundError):
        return Piece("no-such-file")
    if isinstance(fault, PermissionError):
        return Piece("not-allowed")
    if isinstance(fault, IsADirectoryError):
        return Piece("is-folder")
    return getattr(fault, "strerror", None) or str(fault) or Piece("unknown-reason")


def _filled(name: str, arguments: dict[str, object], language: str) -> str:
    words = {argument: words_of(value, language) for argument, value in arguments.items()}
    return pieces(language)[name].format(**words)
