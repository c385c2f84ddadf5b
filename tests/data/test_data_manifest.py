"""Manifests: everything is read with its place; what is left out has its default."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from interpreter.data import (
    Manifest,
    Named,
    data_roots,
    find_games,
    load_yaml,
    packaged_folder,
    read_manifest,
)
from interpreter.messages import Diagnostic, Diagnostics
from interpreter.text import Source

SMALL = """\
game: sample
format: 1
players: 2..3
seats: {entity: Player, names: [ana, bea, carla]}
repeat: turn
rules: [main]
"""
FULL = (
    SMALL
    + """\
active: leader
decider: speaker
begin: setup
finish: scoring
ranking:
  among: contenders
  by:
    - highest: score
    - lowest: debts
library: [seats]
cards:
  Building:
    rows: [buildings]
    copies: copies
    name_rank: rank
    start: deck
    powers: holders
  Jack: {copies: 6, start: pile}
  Playing: {each: {suit: Suit, rank: 2..14}, title: "{suit}_{rank}"}
options: [limit]
edition: first
editions:
  first: {language: ca, names: ca, errata: [one], cites: ["p. 3"]}
  second:
    language: en
    rows: {Building: [buildings, more]}
    rules: [second]
    set: {limit: 0}
    swap: {wall: old/wall_b}
variants:
  long: {rules: [long], set: {limit: -3}, with: [hard], about: Takes longer.}
  hard: {refuses: [soft], cites: ["p. 4"]}
  soft: {swap: {wall: deep/old/wall_b}}
examples: [turns]
invariants: [in_order]
measures: [score]
view:
  table: [deck]
  seat: [hand]
  show:
    deck: count
    hand: {by: suit, under: [below], mark: [open]}
  figures: [score]
languages: [ca, pt-BR]
"""
)


def read(text: str) -> tuple[Manifest | None, list[Diagnostic]]:
    diagnostics = Diagnostics()
    document = load_yaml(Source("game.yaml", text), diagnostics)
    return (read_manifest(document, diagnostics) if document else None), list(diagnostics)


def manifest(text: str) -> Manifest:
    found, diagnostics = read(text)
    assert found is not None, [each.message for each in diagnostics]
    return found


def texts(names: tuple[Named, ...]) -> list[str]:
    return [name.text for name in names]


def test_what_is_left_out_has_a_default() -> None:
    found = manifest(SMALL)
    assert (found.players.low, found.players.high) == (2, 3)
    assert found.begin is None and found.ranking is None and found.examples is None
    assert found.cards == found.editions == found.variants == found.languages == ()
    assert found.view.table == ()


@pytest.mark.parametrize("players", ["3", '"3"', "3..3", '"3 .. 3"'])
def test_players(players: str) -> None:
    found = manifest(SMALL.replace("2..3", players))
    assert (found.players.low, found.players.high) == (3, 3)


def test_everything_is_read() -> None:
    found = manifest(FULL)
    assert found.active == Named("leader") and found.decider == Named("speaker")
    assert found.ranking is not None and found.ranking.among == Named("contenders")
    assert [(goal.best, goal.by.text) for goal in found.ranking.by] == [
        ("highest", "score"),
        ("lowest", "debts"),
    ]
    building, jack, playing = found.cards
    assert building.copies == Named("copies") and building.powers == Named("holders")
    assert (jack.copies, playing.copies, playing.title) == (6, 1, Named("{suit}_{rank}"))
    suit, rank = playing.each
    assert suit.enum == Named("Suit") and (rank.enum, rank.low, rank.high) == (None, 2, 14)
    first, second = found.editions
    assert first.names == Named("ca") and texts(first.errata) == ["one"] and texts(first.cites) == ["p. 3"]
    assert [(rows.entity.text, texts(rows.files)) for rows in second.rows] == [("Building", ["buildings", "more"])]
    assert [(setting.total.text, setting.value) for setting in second.settings] == [("limit", 0)]
    long, hard, soft = found.variants
    assert texts(long.goes_with) == ["hard"] and texts(hard.refuses) == ["soft"] and long.settings[0].value == -3
    assert (soft.swaps[0].file.text, soft.swaps[0].instead.text) == ("deep/old", "wall_b")
    deck, hand = found.view.show
    assert deck.count and not hand.count and hand.by == Named("suit") and texts(hand.under) == ["below"]
    assert texts(found.examples or ()) == ["turns"] and texts(found.languages) == ["ca", "pt-BR"]
    assert found.find_edition("second") is second and found.find_edition("third") is None
    assert found.find_variant("soft") is soft and found.find_cards("Jack") is jack


def test_names_know_their_places() -> None:
    found = manifest(FULL)
    assert str(found.repeat.span) == "game.yaml:5:9" and found.repeat.span.text == "turn"
    assert found.seats.names[2].span.text == "carla"
    assert found.cards[0].entity.span.text == "Building"
    assert found.variants[0].settings[0].span.text == "-3"
    assert found.editions[1].rows[0].files[1].span.text == "more"


def test_one_mistake_does_not_hide_another() -> None:
    _, found = read(FULL.replace("repeat", "repaet").replace("limit: 0", "limit: none").replace("[deck]", "deck"))
    assert sorted(each.code for each in found) == ["L0360", "L0360", "L0362"]
    assert [each.suggestion for each in found if each.code == "L0362"] == ["repeat"]


def test_forty_variants_are_enough() -> None:
    names = [f"  v{number}: {{about: Some.}}\n" for number in range(41)]
    assert len(manifest(SMALL + "variants:\n" + "".join(names[:40])).variants) == 40
    _, (found,) = read(SMALL + "variants:\n" + "".join(names))
    assert (found.code, "forty at most" in found.message) == ("L0360", True)


def test_no_word_of_the_schema_library_is_shown() -> None:
    _, found = read("game: [1]\nplayers: {}\nseats: 3\nrules: {a: 1}\nvariants: [x]\nview: no\nformat: 2\n")
    assert len(found) == 8
    for each in found:
        for word in ("type", "schema", "pattern", "propert", "instance", "does not match", "^", "$"):
            assert word not in each.message.replace("type, such as", ""), each.message


def test_the_schema_is_valid_and_described() -> None:
    schema = json.loads((packaged_folder("schemas") / "game.schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    assert schema["$id"] and schema["description"]
    for name, part in schema["properties"].items():
        assert part.get("description") or part.get("$ref"), name


def test_a_hostile_list_is_no_burden() -> None:
    items = ", ".join(f"a{n}, {n}" for n in range(20000))
    _, found = read(SMALL.replace("[main]", f"[{items}]"))
    assert 0 < len(found) <= 100


def test_manifests_of_the_house_are_sound() -> None:
    for folder in find_games(data_roots()).values():
        diagnostics = Diagnostics()
        source = folder.read_manifest(diagnostics)
        document = source and load_yaml(source, diagnostics)
        assert document and read_manifest(document, diagnostics), [each.message for each in diagnostics]


def mutate(value: Any, random: random.Random) -> Any:
    """`value` with something changed somewhere."""
    if isinstance(value, dict) and value and random.random() < 0.8:
        key = random.choice(sorted(value))
        changed = {name: value[name] for name in value if name != key}
        if random.random() < 0.8:
            name = key if random.random() < 0.7 else random.choice(["x", "Rules", "rule", "by"])
            changed[name] = mutate(value[key], random)
        return changed
    if isinstance(value, list) and value and random.random() < 0.8:
        at = random.randrange(len(value))
        return [*value[:at], mutate(value[at], random), *value[at + random.randrange(2) :]]
    return random.choice([None, True, 3, -1, "x", "Big One", "2..14", [], {}, ["a", "a"], {"a": 1}, [[1]]])


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.randoms(use_true_random=False))
def test_mutated_manifests_give_findings_or_a_manifest(random: random.Random) -> None:
    document = load_yaml(Source("x", FULL), Diagnostics())
    assert document is not None
    text = json.dumps(mutate(document.value, random))
    found, diagnostics = read(text)
    assert (found is None) == bool(diagnostics), text
    for each in diagnostics:
        assert each.message and each.cure
