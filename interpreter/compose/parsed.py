"""Reading each text once: editions and variants of one game share nearly all their files.

Trees, manifests and rows are frozen, so that several composed games may share them. What is kept is bounded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from interpreter.data import Document, Manifest, load_yaml, read_manifest
from interpreter.data.rows import CardRow, read_rows
from interpreter.data.shapes import RowShape
from interpreter.messages import Diagnostic, Diagnostics
from interpreter.syntax import parse_ability, parse_rules
from interpreter.syntax import tree as T
from interpreter.text import Source

MAX_KEPT = 2_000
"""Files and abilities whose trees are kept; a large game with all its overlays has a few hundred."""

Built = TypeVar("Built")
Key = tuple[object, ...]

_kept: dict[Key, tuple[object, tuple[Diagnostic, ...]]] = {}


def rules_of(source: Source, diagnostics: Diagnostics) -> list[T.AnyDeclaration]:
    """`parse_rules`, once for each text."""
    found = _once((source.name, source.text, 0, -1), diagnostics, lambda own: tuple(parse_rules(source, own)))
    return list(found)


def ability_of(title: T.Identifier, source: Source, start: int, end: int, diagnostics: Diagnostics) -> T.Ability | None:
    """`parse_ability`, once for each place of a text."""
    key = (source.name, source.text, start, end)
    return _once(key, diagnostics, lambda own: parse_ability(title, source, start, end, own))


def document_of(source: Source, diagnostics: Diagnostics) -> Document | None:
    """`load_yaml`, once for each text."""
    return _once((source.name, source.text, "document"), diagnostics, lambda own: load_yaml(source, own))


def manifest_of(source: Source, diagnostics: Diagnostics) -> Manifest | None:
    """The manifest that a text holds, read once."""

    def build(own: Diagnostics) -> Manifest | None:
        document = document_of(source, own)
        return None if document is None else read_manifest(document, own)

    return _once((source.name, source.text, "manifest"), diagnostics, build)


def rows_of(source: Source, shape: RowShape, diagnostics: Diagnostics) -> tuple[CardRow, ...]:
    """The rows of a file of cards for a shape, read once."""

    def build(own: Diagnostics) -> tuple[CardRow, ...]:
        document = document_of(source, own)
        return () if document is None else tuple(read_rows(document, shape, own))

    return _once((source.name, source.text, shape), diagnostics, build)


def _once(key: Key, diagnostics: Diagnostics, build: Callable[[Diagnostics], Built]) -> Built:
    known = _kept.get(key)
    if known is None:
        if len(_kept) >= MAX_KEPT:
            _kept.clear()
        own = Diagnostics()
        known = _kept[key] = (build(own), tuple(own))
    diagnostics.extend(known[1])
    built: Built = known[0]  # type: ignore[assignment]
    return built
