"""The quick look at schemas is never sure of what the library refuses; the table of plurals is that of the library."""

from __future__ import annotations

import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from babel import Locale

from interpreter.data import load_yaml
from interpreter.data.fitting import surely_fits
from interpreter.data.structure import _validator, load_schema
from interpreter.data.text_checks import KNOWN_CATEGORIES
from interpreter.data.text_entries import CATEGORIES
from interpreter.messages import Diagnostics
from interpreter.text import read_source

GAMES = sorted((Path(__file__).parents[2] / "rulesets").glob("*/game.yaml"))
NUMBERS = (None, True, False, 0, 1, -1, 1000, 1.0)
VALUES: tuple[Any, ...] = (*NUMBERS, "", "a", "A", "9", "a b", [], {}, ["a", "a"], {"a": 1})


def _value(path: Path) -> Any:
    document = load_yaml(read_source(path, path.name), Diagnostics())
    assert document is not None
    return document.value


# The manifest of an extension has a schema of its own.
@pytest.mark.parametrize(
    "path", [path for path in GAMES if "extends" not in _value(path)], ids=lambda path: path.parent.name
)
def test_manifests_of_games_surely_fit(path: Path) -> None:
    schema = load_schema("game.schema.json")
    assert surely_fits(_value(path), schema, schema)


def test_it_is_never_sure_of_what_does_not_fit() -> None:
    chance = random.Random(5)
    schema = load_schema("game.schema.json")
    sure = 0
    for path in GAMES:
        whole = _value(path)
        for _ in range(120):
            changed = deepcopy(whole)
            holder: Any = changed
            while True:
                key = chance.choice([*(holder if isinstance(holder, dict) else range(len(holder)))])
                if not isinstance(holder[key], (dict, list)) or not holder[key] or chance.random() < 0.2:
                    break
                holder = holder[key]
            if isinstance(holder, dict) and chance.random() < 0.3:
                holder[chance.choice(["", "a", "cards", 1])] = holder.pop(key)
            else:
                holder[key] = chance.choice(VALUES)
            if surely_fits(changed, schema, schema):
                sure += 1
                assert not list(_validator("game.schema.json").iter_errors(changed))
    assert sure


@pytest.mark.parametrize("language", KNOWN_CATEGORIES)
def test_the_plurals_of_the_house_are_those_of_the_library(language: str) -> None:
    tags = {*Locale.parse(language).plural_form.tags, "other"}
    assert KNOWN_CATEGORIES[language] == tuple(each for each in CATEGORIES if each in tags)
