"""Rows and orders of names: values, places, and agreement with the schema."""

from __future__ import annotations

import json
from typing import Any

from broken_data import SHAPE
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from interpreter.data import (
    BooleanKind,
    CardRow,
    IntegerKind,
    ListKind,
    OptionalKind,
    RowField,
    RowShape,
    TitleKind,
    dump_schema,
    load_yaml,
    read_names,
    read_rows,
    row_schema,
)
from interpreter.messages import Diagnostic, Diagnostics
from interpreter.text import Source

ROWS = """\
- id: wall
  cost: 3
  material: brick
  materials: [brick, wood]
  ruined: yes
  twin: none
  copies: 2
  cites: [p. 3]
  ability: |
    change hand_limit(holder)
        add wall: + 2
- {id: arch, cost: 1, ruined: false, twin: wall}
"""


def rows(text: str, shape: RowShape = SHAPE) -> tuple[list[CardRow], list[Diagnostic]]:
    diagnostics = Diagnostics()
    document = load_yaml(Source("cards.yaml", text), diagnostics)
    assert document is not None
    return read_rows(document, shape, diagnostics), list(diagnostics)


def test_rows_are_read_with_places() -> None:
    (wall, arch), found = rows(ROWS)
    assert not found
    assert (wall.id.text, wall.copies, arch.copies) == ("wall", 2, 1)
    assert wall.values == {
        "cost": 3, "material": "brick", "materials": ("brick", "wood"), "ruined": True, "twin": None,
    }  # fmt: skip
    assert arch.values == {"cost": 1, "ruined": False, "twin": "wall"}
    assert wall.spans["material"].text == "brick" and wall.cites[0].span.text == "p. 3"
    assert wall.ability is not None and arch.ability is None
    assert ROWS[slice(*wall.ability)] == "    change hand_limit(holder)\n        add wall: + 2"


def test_a_faulty_row_does_not_hide_the_others() -> None:
    (arch,), found = rows(ROWS.replace("cost: 3", "cost: many"))
    assert arch.id.text == "arch" and [each.code for each in found] == ["L0385"]


def test_fields_may_have_reserved_names() -> None:
    shape = RowShape("Thing", (RowField("copies", IntegerKind(0, 9)), RowField("cites", BooleanKind())), "copies")
    (row,), found = rows("- {id: one, copies: 4, cites: yes}", shape)
    assert not found and row.copies == 4 and row.values == {"copies": 4, "cites": True} and row.cites == ()


def test_titles_of_others_are_checked_when_known() -> None:
    shape = RowShape("Thing", (RowField("of", ListKind(TitleKind("Wall", ("north", "south")))),))
    assert not rows("- {id: one, of: [north]}", shape)[1]
    (found,) = rows("- {id: one, of: [north, suoth]}", shape)[1]
    assert (found.code, found.suggestion, found.span.text) == ("L0384", "south", "suoth")


def test_findings_are_limited() -> None:
    assert len(rows("".join(f"- {{id: a{n}, cost: x}}\n" for n in range(3000)))[1]) == 100


def test_the_schema_is_valid_and_dumped_alike() -> None:
    schema = row_schema(SHAPE)
    Draft202012Validator.check_schema(schema)
    text = dump_schema(schema)
    assert text == dump_schema(json.loads(text)) and text.endswith("}\n")
    assert dump_schema({"b": 1, "a": 2}) == dump_schema({"a": 2, "b": 1})


words = st.sampled_from(["wall", "brick", "wood", "none", "yes", "Wall", "", "x y", "wall\n"])
values = words | st.integers(-1, 5) | st.booleans() | st.none() | st.lists(words, max_size=2)
entries = st.fixed_dictionaries(
    {"id": st.sampled_from(["one", "two", "Three", 4])},
    optional={
        name: values for name in ("cost", "material", "materials", "ruined", "twin", "copies", "cites", "weight")
    },
)


@settings(max_examples=120, deadline=None, derandomize=True)
@given(st.lists(entries, max_size=1))
def test_reader_and_schema_agree(data: list[dict[str, Any]]) -> None:
    _, found = rows(json.dumps(data))
    errors = list(Draft202012Validator(row_schema(SHAPE)).iter_errors(data))
    assert bool(found) == bool(errors), (data, [each.message for each in found], errors)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(values | st.lists(values, max_size=3) | st.dictionaries(words, values, max_size=2))
def test_any_data_is_read_or_refused(data: Any) -> None:
    shape = RowShape("Thing", (RowField("a", OptionalKind(ListKind(BooleanKind()))),))
    read, found = rows(json.dumps(data), shape)
    assert bool(found) or len(read) == (len(data) if isinstance(data, list) else 0)


def names(text: str, titles: list[str]) -> tuple[dict[str, int] | None, list[Diagnostic]]:
    diagnostics = Diagnostics()
    document = load_yaml(Source("names.yaml", text), diagnostics)
    assert document is not None
    return read_names(document, titles, diagnostics), list(diagnostics)


def test_orders_of_names() -> None:
    assert names("order: [arch, wall, bridge]", ["wall", "bridge", "arch"])[0] == {
        "arch": 1,
        "wall": 2,
        "bridge": 3,
    }
    ranks, found = names("order: [arch, wal, zebra]", ["wall", "bridge", "arch"])
    assert ranks is None
    assert [(each.code, each.suggestion) for each in found] == [
        ("L0391", "wall"),
        ("L0391", None),
        ("L0390", None),
    ]
    assert "bridge" in found[2].message and "wall" not in found[2].message
    assert names("[arch]", ["arch"])[1][0].code == "L0360"
