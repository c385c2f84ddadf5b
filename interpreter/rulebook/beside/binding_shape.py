"""The form of a bindings file, checked in the translator's own language.

`schemas/book.schema.json` says the same for editors; its words are English, and translators write these files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from interpreter.data import Document, Path, Value
from interpreter.messages import Diagnostics, closest

MAX_FINDINGS = 100
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_STATEMENT = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9][A-Za-z0-9_-]*)*")
"""A statement made for each of several things has the name of the thing behind a point."""
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_FINGERPRINT = re.compile(r"[0-9a-f]{16}")
LONGEST_TEXT = 2000


@dataclass(frozen=True)
class _Word:
    """A text of some form; `code` is that of the message when it is not."""

    code: str
    pattern: re.Pattern[str] | None = None


@dataclass(frozen=True)
class _ListOf:
    item: _Shape


@dataclass(frozen=True)
class _MapOf:
    """Any keys, with values of one shape."""

    value: _Shape


@dataclass(frozen=True)
class _Group:
    """Known keys, each with a shape of its own."""

    keys: Mapping[str, _Shape] = field(default_factory=dict)
    needed: tuple[str, ...] = ()


_Shape: TypeAlias = "_Word | _ListOf | _MapOf | _Group"

_TEXT = _Word("L2174")
_A_NAME = _Word("L2173", _NAME)
_A_FINGERPRINT = _Word("L2177", _FINGERPRINT)
_A_STATEMENT = _Word("L2173", _STATEMENT)
FORM = _Group(
    {
        "game": _A_NAME,
        "edition": _A_NAME,
        "language": _Word("L2178", _LANGUAGE),
        "variants": _ListOf(_A_NAME),
        "fingerprint": _A_FINGERPRINT,
        "fingerprints": _MapOf(_A_FINGERPRINT),
        "sections": _MapOf(_TEXT),
        "states": _MapOf(_ListOf(_A_STATEMENT)),
        "worked": _MapOf(_ListOf(_A_NAME)),
        "refers": _MapOf(_ListOf(_TEXT)),
        "translated": _Group({"fingerprint": _A_FINGERPRINT, "sections": _MapOf(_A_FINGERPRINT)}),
        "ignore": _ListOf(_Group({"code": _TEXT, "section": _TEXT, "quote": _TEXT, "reason": _TEXT}, ("code",))),
    }
)


def check_shape(document: Document, diagnostics: Diagnostics) -> bool:
    """Whether a bindings file has its form; every misfit is reported at its place."""
    before = len(diagnostics)
    _check(document, (), document.value, FORM, diagnostics)
    return len(diagnostics) == before


def _check(document: Document, path: Path, value: Value, shape: _Shape, diagnostics: Diagnostics) -> None:
    if len(diagnostics) >= MAX_FINDINGS:
        return
    what = _shown(path)
    match shape:
        case _Word(code, pattern):
            if not _is_text(value, pattern):
                diagnostics.report(code, document.span(path), what=what)
        case _ListOf(item):
            if not isinstance(value, list):
                diagnostics.report("L2175", document.span(path), what=what)
                return
            for number, each in enumerate(value):
                _check(document, (*path, number), each, item, diagnostics)
        case _MapOf(of):
            if not isinstance(value, dict):
                diagnostics.report("L2176", document.span(path), what=what)
                return
            for key, each in value.items():
                _check(document, (*path, key), each, of, diagnostics)
        case _Group():
            _check_group(document, path, value, shape, diagnostics)


def _check_group(document: Document, path: Path, value: Value, shape: _Group, diagnostics: Diagnostics) -> None:
    if not isinstance(value, dict):
        diagnostics.report("L2176", document.span(path), what=_shown(path))
        return
    for key, each in value.items():
        if key in shape.keys:
            _check(document, (*path, key), each, shape.keys[key], diagnostics)
        else:
            meant = closest(key, [known for known in shape.keys if known not in value])
            place = document.key_span((*path, key))
            diagnostics.report("L2171", place, suggestion=meant, key=key[:40], known=", ".join(shape.keys))
    for key in shape.needed:
        if key not in value:
            diagnostics.report("L2172", document.span(path), what=_shown(path), key=key)


def _is_text(value: Value, pattern: re.Pattern[str] | None) -> bool:
    if not isinstance(value, str) or not value or len(value) > LONGEST_TEXT:
        return False
    return pattern is None or pattern.fullmatch(value) is not None


def _shown(path: Path) -> str:
    """The way to a value as it is written nowhere but understood everywhere: `ignore[1].code`."""
    shown = ""
    for step in path:
        shown += f"[{step + 1}]" if isinstance(step, int) else f".{step[:40]}" if shown else step[:40]
    return shown or "YAML"
