"""Data files of games: strict YAML, folders, manifests, rows, texts.

In: folders on disk (`data_roots`, `find_games`) and sources (`load_yaml`). Out: `Document` (plain data with
places), `Manifest`, `CardRow`, `Texts`. Knows no rules: later layers check names against declarations.
"""

from interpreter.data.document import Document, Path, Value
from interpreter.data.extension import game_manifest
from interpreter.data.fluent_bundle import Argument, TextFunction, TextName
from interpreter.data.folders import DataRoot, GameFolder, data_roots, find_games, packaged_folder
from interpreter.data.manifest import (
    Called,
    Cards,
    Domain,
    Edition,
    Goal,
    Manifest,
    Players,
    Ranking,
    RowFiles,
    Seats,
    Setting,
    Shown,
    Swap,
    Variant,
    View,
)
from interpreter.data.manifest_reader import read_manifest
from interpreter.data.named import Named
from interpreter.data.rows import CardRow, RowValue, read_names, read_rows
from interpreter.data.shapes import (
    BooleanKind,
    EnumKind,
    FieldKind,
    IntegerKind,
    ListKind,
    OptionalKind,
    RowField,
    RowShape,
    TitleKind,
    dump_schema,
    row_schema,
)
from interpreter.data.text_checks import check_plurals, compare_texts, needed_categories
from interpreter.data.text_entries import Pattern, Selector, TextEntry
from interpreter.data.texts import Texts, join_texts, read_texts
from interpreter.data.yaml import load_yaml

__all__ = [
    "Argument",
    "BooleanKind",
    "Called",
    "CardRow",
    "Cards",
    "DataRoot",
    "Document",
    "Domain",
    "Edition",
    "EnumKind",
    "FieldKind",
    "GameFolder",
    "Goal",
    "IntegerKind",
    "ListKind",
    "Manifest",
    "Named",
    "OptionalKind",
    "Path",
    "Pattern",
    "Players",
    "Ranking",
    "RowField",
    "RowFiles",
    "RowShape",
    "RowValue",
    "Seats",
    "Selector",
    "Setting",
    "Shown",
    "Swap",
    "TextEntry",
    "TextFunction",
    "TextName",
    "Texts",
    "TitleKind",
    "Value",
    "Variant",
    "View",
    "check_plurals",
    "compare_texts",
    "data_roots",
    "dump_schema",
    "find_games",
    "game_manifest",
    "join_texts",
    "load_yaml",
    "needed_categories",
    "packaged_folder",
    "read_manifest",
    "read_names",
    "read_rows",
    "read_texts",
    "row_schema",
]
