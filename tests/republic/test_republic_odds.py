"""The odds of battles and persuasion: exact by the tables, by many throws, and by a reckoning of their own."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

import pytest

from interpreter.check import check_example, check_program
from interpreter.compose import compose
from interpreter.data import data_roots, find_games
from interpreter.execute import Engine
from interpreter.messages import Diagnostics
from interpreter.runtime import seed_state, throw_dice
from interpreter.session.examples import _Run

THROWS = 100_000
DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY = range(5)
WHITE = Counter(a + b for a, b in product(range(1, 7), repeat=2))
FACES = [(black, white, Fraction(ways, 216)) for black in range(1, 7) for white, ways in WHITE.items()]

WARS = {  # strength on land, numbers of disaster, numbers of standoff: from the facts, not from the cards
    "gallic_1": (10, {13}, {15}),
    "punic_2": (15, {10}, {11, 15}),
    "macedonian_1": (12, {12}, {11, 18}),
    "syrian_war": (6, {16}, {15}),
}


class Battlefield(NamedTuple):
    """An engine and a battle in it; the commander is worth four."""

    engine: Engine
    cells: list[Any]
    battle: int
    commander: int


@pytest.fixture(scope="module")
def field() -> Battlefield:
    """The state of a worked example, before its first throw."""
    diagnostics = Diagnostics()
    linked = compose(find_games(data_roots())["republic_of_rome"], diagnostics)
    assert linked is not None
    program, symbols = check_program(linked, diagnostics)
    assert program is not None
    example = next(each for each in linked.examples if each.name.text == "a_battle_adds_up")
    shape = check_example(symbols, example)
    engine = Engine(program)
    run = _Run(engine, shape)
    run._given()
    values = {name: run.frame[slot + 3] for name, slot, _ in shape.variables}
    # what was made in `given` and lies nowhere has ended with it, but its fields still stand
    return Battlefield(engine, run.state.cells, values["battle"], values["scipio"])


def ask(field: Battlefield, name: str, *arguments: Any) -> Any:
    return field.engine.expressions.functions[name](field.cells, list(arguments))


def place(field: Battlefield, war: str, legions: int) -> None:
    """So many legions against a war."""
    layout, program = field.engine.layout, field.engine.program
    things = {program.titles[title].name: thing for thing, title in reversed(list(enumerate(layout.title_of)))}
    first = things["legion"]
    field.cells[layout.zones["army"] + field.commander] = tuple(range(first, first + legions))
    field.cells[layout.columns["Battle.war"] + field.battle] = things[war]


def outcome(field: Battlefield, legions: int, black: int, white: int) -> tuple[int, int]:
    """How a throw ends, and what it costs, by the rules."""
    total = ask(field, "battle_throw", field.battle, black, white)
    rows = field.engine.program.tables["combat_result"].rows
    (printed, losses) = next(
        outputs for ((low, high),), outputs in rows if (low is None or low <= total) and (high is None or total <= high)
    )
    ending = ask(field, "ending_of", field.battle, black + white, printed)
    field.cells[field.engine.layout.columns["Battle.ending"] + field.battle] = ending
    return ending, ask(field, "losses", field.battle, legions, losses)


def reckon(war: str, legions: int, natural: int) -> tuple[int, int]:
    """The same from the facts alone."""
    land, disasters, standoffs = WARS[war]
    if natural in disasters:
        return DISASTER, -(-legions // 2)
    if natural in standoffs:
        return STANDOFF, -(-legions // 4)
    result = natural + legions + min(4, legions) - land
    if result <= 3:
        return DEFEAT, legions
    if result <= 7:
        return DEFEAT, min(8 - result, legions)
    if result <= 13:
        return STALEMATE, min(13 - result, legions)
    return VICTORY, min(max(18 - result, 0), legions)


@pytest.mark.parametrize("war", WARS)
@pytest.mark.parametrize("legions", [1, 3, 6, 10, 15, 25])
def test_battles_have_the_odds_of_the_facts(field: Battlefield, war: str, legions: int) -> None:
    place(field, war, legions)
    ours: Counter[tuple[int, int]] = Counter()
    theirs: Counter[tuple[int, int]] = Counter()
    for black, white, share in FACES:
        ours[outcome(field, legions, black, white)] += share  # type: ignore[assignment]
        theirs[reckon(war, legions, black + white)] += share  # type: ignore[assignment]
    assert ours == theirs
    assert sum(ours.values()) == 1


def test_a_hundred_thousand_throws_agree(field: Battlefield) -> None:
    place(field, "gallic_1", 7)
    known = {(black, white): outcome(field, 7, black, white) for black, white, _ in FACES}
    exact: Counter[tuple[int, int]] = Counter()
    for black, white, share in FACES:
        exact[known[black, white]] += share  # type: ignore[assignment]
    random, seen = seed_state(11), Counter[tuple[int, int]]()
    for _ in range(THROWS):
        random, faces = throw_dice(random, 3, 6)
        seen[known[faces[0], faces[1] + faces[2]]] += 1
    assert set(seen) <= set(exact)
    for ending, part in exact.items():
        spread = (float(part) * (1 - float(part)) * THROWS) ** 0.5
        assert abs(seen[ending] - float(part) * THROWS) < 5 * spread + 1


@pytest.mark.parametrize("base", range(-3, 15))
def test_persuasion_has_the_odds_of_the_facts(field: Battlefield, base: int) -> None:
    ours = sum(ways for dice, ways in WHITE.items() if ask(field, "is_persuaded", dice, dice, base))
    assert ours == sum(ways for dice, ways in WHITE.items() if dice < 10 and dice <= base)
