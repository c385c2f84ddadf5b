"""Checks a document against a JSON Schema, in words of our own.

The schema says in `expected` what belongs at a place; messages are built from that and never show the schema
library's terms. One mistake gives one finding: a missing and an unknown key that look alike are one slip.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from interpreter.data.characters import shorten
from interpreter.data.document import Document, Path, Value
from interpreter.data.fitting import surely_fits
from interpreter.data.folders import packaged_folder
from interpreter.messages import Diagnostics, closest

MAX_FINDINGS = 100
"""More are of no use to anybody, and a hostile file could have very many."""


@cache
def load_schema(name: str) -> dict[str, Any]:
    """The JSON Schema in the file `name` of the folder `schemas`."""
    text = (packaged_folder("schemas") / name).read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


@cache
def _validator(name: str) -> Any:
    from jsonschema import Draft202012Validator
    from jsonschema.validators import extend

    # The library compares every pair of items when they cannot be sorted: hours on a hostile list.
    build: Any = extend
    return build(Draft202012Validator, {"uniqueItems": _unique})(load_schema(name))


def _unique(validator: Any, wanted: bool, items: Any, schema: Any) -> Iterator[Any]:
    """Equal texts in a list, found in one pass; other items are faults of their own."""
    from jsonschema import ValidationError

    if wanted and isinstance(items, list) and _second_of_equals(items) is not None:
        yield ValidationError("written twice")


def _second_of_equals(items: list[Any]) -> tuple[int, int] | None:
    """Positions of the first two equal texts of a list."""
    places: dict[str, int] = {}
    for position, item in enumerate(items):
        if isinstance(item, str) and places.setdefault(item, position) != position:
            return places[item], position
    return None


def check_structure(document: Document, schema_name: str, diagnostics: Diagnostics) -> bool:
    """Whether the document fits the schema; every misfit is reported at its place."""
    schema = load_schema(schema_name)
    if surely_fits(document.value, schema, schema):
        return True
    errors = list(islice(_validator(schema_name).iter_errors(document.value), MAX_FINDINGS))
    by_place: dict[Path, list[Any]] = {}
    for error in errors:
        by_place.setdefault(tuple(error.absolute_path), []).append(error)
    for path, found in by_place.items():
        _report_place(document, path, found, diagnostics)
    return not errors


def _report_place(document: Document, path: Path, errors: list[Any], diagnostics: Diagnostics) -> None:
    """Report what is wrong at one value: its keys, each on its own, else the value as a whole, once."""
    names = [error for error in errors if "propertyNames" in error.relative_schema_path]
    for key, error in {error.instance: error for error in names}.items():
        expected = error.schema.get("expected", "another name")
        diagnostics.report("L0363", document.key_span((*path, key)), key=shorten(key), expected=expected)
    rest = [error for error in errors if error not in names]
    keys = [error for error in rest if error.validator in ("required", "additionalProperties")]
    if keys:
        _report_keys(document, path, keys[0], diagnostics)
    elif any(error.validator == "uniqueItems" for error in rest):
        _report_twice(document, path, diagnostics)
    elif rest:
        expected = rest[0].schema.get("expected", "something else")
        what, found = describe_path(path), describe(document.value_at(path))
        diagnostics.report("L0360", document.span(path), what=what, expected=expected, found=found)


def _report_keys(document: Document, path: Path, error: Any, diagnostics: Diagnostics) -> None:
    """Report unknown and missing keys of a mapping; each unknown one takes the missing one it resembles."""
    present: dict[str, Any] = error.instance
    known = list(error.schema["properties"])
    missing = [key for key in error.schema.get("required", ()) if key not in present]
    free = [key for key in known if key not in present]
    for key in [key for key in present if key not in known][:MAX_FINDINGS]:
        meant = closest(key, missing) or closest(key, free)
        if meant in missing:
            missing.remove(meant)
        if meant is not None:
            free.remove(meant)
        diagnostics.report(
            "L0362",
            document.key_span((*path, key)),
            suggestion=meant,
            key=shorten(key),
            where=describe_path(path),
            known=", ".join(known),
        )
    if missing:
        properties = error.schema["properties"]
        diagnostics.report(
            "L0361",
            document.key_span(path) if path else document.source.span(0, 0),
            key=", ".join(missing),
            where=describe_path(path),
            description=properties[missing[0]].get("description", ""),
        )


def _report_twice(document: Document, path: Path, diagnostics: Diagnostics) -> None:
    """Report the second of two equal items of a list."""
    items = document.value_at(path)
    assert isinstance(items, list), "only lists have items"
    found = _second_of_equals(items)
    assert found is not None, "the validator saw them"
    first, second = (document.span((*path, position)) for position in found)
    diagnostics.report(
        "L0364",
        second,
        related=[(first, "first written here")],
        item=describe(items[found[1]]),
        where=describe_path(path),
    )


def describe(value: Value) -> str:
    """A value in words short enough for a message."""
    if value is None:
        return "nothing"
    if isinstance(value, dict):
        return "a group of keys" if value else "an empty group of keys"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{shorten(value)}'" if isinstance(value, str) else str(value)


def describe_path(path: Path) -> str:
    """The place in a document as a person says it: `'players'`, `item 2 of 'rules'`, `the file`."""
    words = [step for step in path if isinstance(step, str)]
    if not words:
        return "the file" if not path else f"item {int(path[0]) + 1}"
    name = ".".join(shorten(word) for word in words)
    last = path[-1]
    return f"item {last + 1} of '{name}'" if isinstance(last, int) else f"'{name}'"
