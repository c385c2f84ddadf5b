"""Data files of games: strict YAML, folders, manifests, rows, texts.

In: folders on disk (`data_roots`, `find_games`) and sources (`load_yaml`). Out: `Document` (plain data with
places), `Manifest`, `CardRow`, `Texts`. Knows no rules: later layers check names against declarations.
"""

from interpreter.data.document import Document, Path, Value
from interpreter.data.folders import DataRoot, GameFolder, data_roots, find_games, packaged_folder
from interpreter.data.manifest import (
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
from interpreter.data.yaml import load_yaml

__all__ = [
    "Cards",
    "DataRoot",
    "Document",
    "Domain",
    "Edition",
    "GameFolder",
    "Goal",
    "Manifest",
    "Named",
    "Path",
    "Players",
    "Ranking",
    "RowFiles",
    "Seats",
    "Setting",
    "Shown",
    "Swap",
    "Value",
    "Variant",
    "View",
    "data_roots",
    "find_games",
    "load_yaml",
    "packaged_folder",
    "read_manifest",
]
