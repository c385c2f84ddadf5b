"""The shipped schemas of cards are those that the entity declarations give."""

from __future__ import annotations

import json

import jsonschema

from interpreter.compose.schemas import shipped_schemas
from interpreter.data import data_roots, find_games, load_yaml, packaged_folder
from interpreter.messages import Diagnostics


def test_shipped_schemas_are_up_to_date() -> None:
    folder = packaged_folder("schemas") / "cards"
    shipped = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.json")}
    assert shipped == shipped_schemas(), "run: make generated"


def test_shipped_cards_pass_their_schema() -> None:
    folder = find_games(data_roots())["gloria_a_roma"]
    schema = json.loads(
        (packaged_folder("schemas") / "cards" / "gloria_a_roma-Order.schema.json").read_text(encoding="utf-8")
    )
    source = folder.read_cards("orders", Diagnostics())
    assert source is not None
    document = load_yaml(source, Diagnostics())
    assert document is not None
    assert not list(jsonschema.Draft202012Validator(schema).iter_errors(document.value))
    broken = [{**row, "copies": "many"} for row in document.value if isinstance(row, dict)]
    assert list(jsonschema.Draft202012Validator(schema).iter_errors(broken))
