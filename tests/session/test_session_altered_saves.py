"""Saves that somebody altered and signed again: refused, or played on; never anything but a fault."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from interpreter.messages import Fault
from interpreter.players import random_choice
from interpreter.session import Session
from interpreter.session.saves import checksum
from tests.session.playing import GAMES, play_on, ruleset

VALUES: tuple[Any, ...] = (None, True, -1, 10**12, "x", [], {}, [[1]], {"list": [1]}, {"map": [[1, 2]]}, {"due": [1]})
MUTANTS = 120


def alter(value: Any, chance: random.Random) -> None:
    """Change, add or remove one value somewhere inside."""
    parents = []
    here = value
    while isinstance(here, (dict, list)) and here and (not parents or chance.random() < 0.85):
        key = chance.choice(list(here)) if isinstance(here, dict) else chance.randrange(len(here))
        parents.append((here, key))
        here = here[key]
    if not parents:
        return
    holder, key = parents[-1]
    match chance.randrange(4):
        case 0:
            del holder[key]
        case 1:
            holder[key] = chance.choice(VALUES)
        case 2 if isinstance(here, int):
            holder[key] = here + chance.choice((-1, 1, 1000))
        case _:
            holder[key] = [here]


def look_and_play(session: Session, chance: random.Random) -> None:
    """Whatever may be asked of a game; then a few answers, an undo and a save."""
    for seat in (None, *session.seats):
        assert session.view(seat).data
        session.log_for(seat)
    assert session.outcome is None or session.is_over
    for _ in range(8):
        if session.pending is None:
            break
        if session.pending.kind == "chance":
            break
        session.answer_index(random_choice(session.pending.pending, chance))
    session.undo()
    session.save()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_an_altered_save_is_refused_or_played(game: str, players: int) -> None:
    saved = json.dumps(play_on(ruleset(game).start(players, 4, analysis=True), 7, 110).save())
    assert json.loads(saved)["snapshots"]
    results: Counter[str] = Counter()
    for number in range(MUTANTS):
        chance = random.Random(f"{game} {number}")
        data = json.loads(saved)
        part = chance.choice(("snapshots", "snapshots", "log", "records", "script", "variants", "options"))
        alter(data[part], chance)
        data["checksum"] = checksum(data)
        try:
            session = ruleset(game).restore(data)
        except Fault:
            results["refused"] += 1
            continue
        try:
            look_and_play(session, chance)
            results["played"] += 1
        except Fault:
            results["stopped"] += 1
    assert results["refused"] > MUTANTS // 4 and results["played"] > 0, results


def test_a_thing_cannot_lie_in_two_places() -> None:
    session = play_on(ruleset("hearts").start(4, 4), 7, 110)
    data: Any = json.loads(json.dumps(session.save()))
    layout = ruleset("hearts").engine.layout
    cells = data["snapshots"][-1]["state"]["cells"]
    place = layout.places
    run = next(run for run in cells if run[0] <= place + 8 < run[0] + len(run) - 1)
    at = place + 8 - run[0] + 1
    run[at] = run[at] + 1
    data["checksum"] = checksum(data)
    with pytest.raises(Fault) as caught:
        ruleset("hearts").restore(data)
    assert caught.value.diagnostics[0].code == "L1033"


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("part", ["steps", "records"])
def test_a_snapshot_of_what_has_not_happened_yet_is_refused(game: str, players: int, part: str) -> None:
    # It was accepted, and undo then went by records that led to other questions.
    data = json.loads(json.dumps(play_on(ruleset(game).start(players, 4, analysis=True), 7, 110).save()))
    data["snapshots"][-1][part] += 1000
    data["checksum"] = checksum(data)
    with pytest.raises(Fault) as caught:
        ruleset(game).restore(data)
    assert caught.value.diagnostics[0].code == "L1033"


def test_a_figure_that_had_a_value_has_one() -> None:
    saved = json.dumps(play_on(ruleset("hearts").start(4, 4, analysis=True), 7, 110).save())
    refused = 0
    cells = json.loads(saved)["snapshots"][-1]["state"]["cells"][0]
    for place, cell in enumerate(cells[1:], start=1):
        if isinstance(cell, bool) or not isinstance(cell, int):
            continue
        data = json.loads(saved)
        data["snapshots"][-1]["state"]["cells"][0][place] = None
        data["checksum"] = checksum(data)
        try:
            look_and_play(ruleset("hearts").restore(data), random.Random(place))
        except Fault:
            refused += 1
    assert refused
