"""JSON Schemas of card files, generated from the declarations of entities.

Any YAML editor completes and checks cards with them. `make generated` writes those of the shipped
games into `schemas/cards/`; a test keeps them in step.
"""

from __future__ import annotations

from interpreter.compose.cards import CardReader
from interpreter.compose.linked import Linked
from interpreter.compose.load import compose
from interpreter.data import GameFolder, data_roots, find_games, packaged_folder
from interpreter.data.shapes import dump_schema, row_schema
from interpreter.messages import Diagnostics
from interpreter.syntax import tree as T


def card_schemas(folder: GameFolder, linked: Linked) -> dict[str, str]:
    """The schema of each entity of a game that has files of rows, by file name `GAME-ENTITY.schema.json`."""
    reader = CardReader(folder, linked.manifest, linked.declarations, Diagnostics())
    schemas = {}
    for cards in linked.manifest.cards:
        node = linked.declarations.get(cards.entity.text)
        if cards.rows and isinstance(node, T.Entity):
            name = f"{linked.game}-{cards.entity.text}.schema.json"
            schemas[name] = dump_schema(row_schema(reader.shape(node, cards)))
    return schemas


def shipped_schemas() -> dict[str, str]:
    """The schemas of all shipped games."""
    schemas: dict[str, str] = {}
    for _, folder in sorted(find_games(data_roots()).items()):
        linked = compose(folder, Diagnostics())
        if linked is not None:
            schemas.update(card_schemas(folder, linked))
    return schemas


def write_schemas() -> None:
    """Write the schemas of the shipped games."""
    target = packaged_folder("schemas") / "cards"
    target.mkdir(exist_ok=True)
    for name, text in shipped_schemas().items():
        (target / name).write_text(text, encoding="utf-8")
