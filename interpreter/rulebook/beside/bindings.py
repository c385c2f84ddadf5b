"""The bindings file beside a book (`BOOK.book.yaml`): what ties this text to the rules."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from interpreter.data import Document, load_yaml
from interpreter.messages import Diagnostics, Fault
from interpreter.rulebook.beside.binding_shape import check_shape
from interpreter.text import NO_PLACE, Source, Span, read_source

SUFFIX = ".book.yaml"


@dataclass(frozen=True)
class Ignored:
    """A suppression: findings of a code, in a section or everywhere, whose quoted text holds `quote`."""

    code: str
    reason: str
    section: str | None = None
    quote: str | None = None
    span: Span = NO_PLACE


@dataclass(frozen=True)
class SourceMark:
    """The text that this book was translated from, as it was when the translation was last held against it."""

    fingerprint: str | None = None
    sections: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Bindings:
    """What a bindings file says.

    `sections`: for a heading of the book (its key or words of it) the section of the rules that it is. `states`: for a
    section of the book the statements it makes, in the order of the text. `worked`: for a section the examples of the
    rules that it tells. `refers`: for a section the sections it refers to, by number. `ignore`: findings that are right
    so. `fingerprint` and `fingerprints` are those of the book and of its sections when the file was written;
    `translated` those of the text it was translated from.
    """

    game: str | None = None
    edition: str | None = None
    language: str | None = None
    variants: tuple[str, ...] = ()
    fingerprint: str | None = None
    fingerprints: Mapping[str, str] = field(default_factory=dict)
    sections: Mapping[str, str] = field(default_factory=dict)
    states: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    worked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    refers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    translated: SourceMark | None = None
    ignore: tuple[Ignored, ...] = ()
    document: Document | None = field(default=None, repr=False, compare=False)

    def place(self, *path: str | int, key: bool = False) -> Span:
        """Where something stands in the file: its value, or with `key` the key it stands under."""
        if self.document is None:
            return NO_PLACE
        return self.document.key_span(path) if key else self.document.span(path)


NO_BINDINGS = Bindings()


def fingerprint(text: str) -> str:
    """What a text is known by: the same for texts that differ in blanks alone."""
    return hashlib.sha256(" ".join(text.split()).encode("utf-8", "replace")).hexdigest()[:16]


def bindings_path(book: Path) -> Path:
    """Where the bindings of a book lie; those of a book in several files beside the first."""
    return book.with_name(book.name + SUFFIX) if book.suffix not in (".txt", ".md") else book.with_suffix(SUFFIX)


def read_bindings(path: Path) -> Bindings:
    """What a bindings file says.

    Raises:
        Fault: it cannot be read, or is not in its form; every mistake is named.
    """
    try:
        source = read_source(path, str(path))
    except (OSError, ValueError) as fault:
        reason = "not UTF-8" if isinstance(fault, UnicodeDecodeError) else getattr(fault, "strerror", None) or fault
        raise Fault.of("L2160", file=path, reason=reason) from None
    return bindings_in(source)


def bindings_in(source: Source) -> Bindings:
    """What the text of a bindings file says.

    Raises:
        Fault: it is not in its form.
    """
    diagnostics = Diagnostics()
    document = load_yaml(source, diagnostics)
    if document is None or not check_shape(document, diagnostics):
        raise Fault(*diagnostics.in_order())
    data: dict[str, Any] = document.value  # type: ignore[assignment]  # its form was checked
    mark = data.get("translated")
    ignored = tuple(
        Ignored(
            each.get("code", ""), each.get("reason", "").strip(), each.get("section"), each.get("quote"),
            document.span(("ignore", number)),
        )
        for number, each in enumerate(data.get("ignore", ()))
    )  # fmt: skip
    return Bindings(
        data.get("game"),
        data.get("edition"),
        data.get("language"),
        tuple(data.get("variants", ())),
        data.get("fingerprint"),
        data.get("fingerprints", {}),
        data.get("sections", {}),
        _lists(data.get("states", {})),
        _lists(data.get("worked", {})),
        _lists(data.get("refers", {})),
        None if mark is None else SourceMark(mark.get("fingerprint"), mark.get("sections", {})),
        ignored,
        document,
    )


def _lists(table: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    return {key: tuple(names) for key, names in table.items()}


def dump_bindings(bindings: Bindings, comments: Mapping[str, str] | None = None) -> str:
    """The text of a bindings file. `comments` are shown above the part they are about."""
    said = comments or {}
    lines: list[str] = []

    def part(name: str, value: str | None = None) -> None:
        lines.extend(f"# {line}" for line in said.get(name, "").splitlines())
        lines.append(f"{name}:" if value is None else f"{name}: {value}")

    if "file" in said:
        lines += [*(f"# {line}" for line in said["file"].splitlines()), ""]
    for name in ("game", "edition", "language"):
        if getattr(bindings, name):  # a game without editions has an empty one
            part(name, _quoted(getattr(bindings, name)))
    if bindings.variants:
        part("variants", _listed(bindings.variants))
    if bindings.fingerprint is not None:
        part("fingerprint", _quoted(bindings.fingerprint))
    for name in ("sections", "states", "worked", "refers"):
        table: Mapping[str, str | tuple[str, ...]] = getattr(bindings, name)
        if table:
            part(name)
            lines += [f"  {_quoted(key)}: {_quoted(to) if isinstance(to, str) else _listed(to)}"
                      for key, to in table.items()]  # fmt: skip
    if bindings.ignore:
        part("ignore")
        for each in bindings.ignore:
            lines.append(f"  - code: {each.code}")
            lines += [f"    {name}: {_quoted(value)}" for name in ("section", "quote", "reason")
                      if (value := getattr(each, name)) is not None]  # fmt: skip
    if bindings.translated is not None:
        part("translated")
        if bindings.translated.fingerprint is not None:
            lines.append(f"  fingerprint: {_quoted(bindings.translated.fingerprint)}")
        lines += _table("  sections", bindings.translated.sections)
    lines += _table("fingerprints", bindings.fingerprints)
    return "\n".join(lines) + "\n"


def _table(name: str, table: Mapping[str, str]) -> list[str]:
    if not table:
        return []
    indent = " " * (len(name) - len(name.lstrip()) + 2)
    return [f"{name}:", *(f"{indent}{_quoted(key)}: {_quoted(value)}" for key, value in table.items())]


def _listed(names: Iterable[str]) -> str:
    return f"[{', '.join(map(_quoted, names))}]"


def _quoted(text: str) -> str:
    """A word as it is, anything else in double quotes; what a data file may not hold is left out."""
    plain = text.replace("_", "")
    if plain.isascii() and plain.isalpha() and text.lower() not in ("yes", "no", "true", "false", "null", "on", "off"):
        return text
    kept = "".join(character for character in text if character.isprintable())
    return '"' + kept.replace("\\", "\\\\").replace('"', '\\"') + '"'
