"""What the rows of an entity look like, and the JSON Schema that editors check them with."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, TypeAlias

IDENTIFIER = "^[a-z][a-z0-9_]*$(?!\n)"
"""Names in lower case. A `$` alone would also accept a line end behind the name."""

MAX_COPIES = 1000


@dataclass(frozen=True)
class IntegerKind:
    """Whole numbers from `low` to `high`; None is open."""

    low: int | None = None
    high: int | None = None


@dataclass(frozen=True)
class EnumKind:
    """One of the members of an enum."""

    enum: str
    members: tuple[str, ...]


@dataclass(frozen=True)
class BooleanKind:
    """Yes or no; also written true or false."""


@dataclass(frozen=True)
class TitleKind:
    """The title of a row of another entity; of any title when `titles` is None."""

    entity: str
    titles: tuple[str, ...] | None = None


@dataclass(frozen=True)
class ListKind:
    """A list of values of one kind."""

    of: FieldKind


@dataclass(frozen=True)
class OptionalKind:
    """A value, or nothing: left empty or the word none."""

    of: FieldKind


FieldKind: TypeAlias = IntegerKind | EnumKind | BooleanKind | TitleKind | ListKind | OptionalKind


@dataclass(frozen=True)
class RowField:
    """A column: a field of the entity. One that is not `required` has a default in the rules."""

    name: str
    kind: FieldKind
    required: bool = True


@dataclass(frozen=True)
class RowShape:
    """The columns of an entity's rows. `copies` is the column with the number of copies, if there is one.

    Every row has `id` and may have `ability` (rule text) and `cites` (texts), unless fields have these names.
    """

    entity: str
    fields: tuple[RowField, ...]
    copies: str | None = None

    @property
    def columns(self) -> tuple[str, ...]:
        """All columns in the order of the schema."""
        copies = (self.copies,) if self.copies is not None else ()
        own = dict.fromkeys(("id", *copies, *(each.name for each in self.fields), "ability", "cites"))
        return tuple(own)


def describe_kind(kind: FieldKind) -> str:
    """What belongs into a column, in words for messages."""
    match kind:
        case IntegerKind(None, None):
            return "a whole number"
        case IntegerKind(None, high):
            return f"a whole number up to {high}"
        case IntegerKind(low, None):
            return f"a whole number from {low}"
        case IntegerKind(low, high):
            return f"a whole number from {low} to {high}"
        case EnumKind(enum, members):
            return f"a {enum}: {', '.join(members)}"
        case BooleanKind():
            return "yes or no"
        case TitleKind(entity):
            return f"the title of a {entity}"
        case ListKind(of):
            return f"a list in brackets, each item {describe_kind(of)}"
        case OptionalKind(of):
            return f"{describe_kind(of)}; or none"


def row_schema(shape: RowShape) -> dict[str, Any]:
    """The JSON Schema of a file of rows."""
    properties: dict[str, Any] = {
        "id": {"type": "string", "pattern": IDENTIFIER, "description": f"The title of this {shape.entity}."}
    }
    for field in shape.fields:
        properties[field.name] = {**_kind_schema(field.kind), "description": describe_kind(field.kind)}
    if shape.copies is not None:
        properties.setdefault(
            shape.copies,
            {"type": "integer", "minimum": 1, "maximum": MAX_COPIES, "description": "How many there are."},
        )
    ability = {"type": "string", "minLength": 1, "description": "What it does: rule text in a block with |."}
    cites = {
        "type": "array",
        "items": {"type": "string", "minLength": 1},
        "description": "Where it is printed.",
    }
    properties.setdefault("ability", ability)
    properties.setdefault("cites", cites)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Rows of {shape.entity}",
        "type": "array",
        "items": {
            "type": "object",
            "additionalProperties": False,
            "required": ["id", *(field.name for field in shape.fields if field.required)],
            "properties": properties,
        },
    }


def _kind_schema(kind: FieldKind) -> dict[str, Any]:
    match kind:
        case IntegerKind(low, high):
            limits = {"minimum": low, "maximum": high}
            return {"type": "integer", **{key: limit for key, limit in limits.items() if limit is not None}}
        case EnumKind(_, members):
            return {"enum": list(members)}
        case BooleanKind():
            return {"enum": [True, False, "yes", "no"]}
        case TitleKind(_, None):
            return {"type": "string", "pattern": IDENTIFIER}
        case TitleKind(_, titles):
            return {"enum": list(titles or ())}
        case ListKind(of):
            return {"type": "array", "items": _kind_schema(of)}
        case OptionalKind(of):
            return {"anyOf": [{"enum": [None, "none"]}, _kind_schema(of)]}


def dump_schema(schema: dict[str, Any]) -> str:
    """A schema as text; equal schemas give equal text, whatever the order of their keys."""
    return json.dumps(schema, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
