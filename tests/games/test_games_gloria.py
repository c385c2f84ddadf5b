"""Gloria a Roma in random play: what must hold after every answer."""

from __future__ import annotations

from random import Random

import pytest

from interpreter.players import random_choice
from interpreter.session import Session, load


def counts(session: Session, zone: str) -> dict[int, int]:
    engine = session.ruleset.engine
    base = engine.layout.zones[zone]
    cells = session.state.cells
    return {seat: len(cells[base + seat]) for seat in engine.expressions.seats_round(cells, [])}


def limits(session: Session, name: str) -> dict[int, int]:
    engine = session.ruleset.engine
    return {seat: engine.figure(session.state, name, seat) for seat in counts(session, "hand")}


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5), (2, 6)])
def test_limits_bind_when_something_is_added(players: int, seed: int) -> None:
    session = load("gloria_a_roma").start(players, seed, invariants=True)
    chance = Random(seed)
    kinds = {"clientele": "client_limit", "vault": "vault_limit"}
    before = {zone: counts(session, zone) for zone in kinds}
    grown = 0
    while not session.is_over:
        assert session.state.pending is not None
        limit_before = {zone: limits(session, name) for zone, name in kinds.items()}
        session.answer_index(random_choice(session.state.pending, chance))
        for zone, name in kinds.items():
            now, limit = counts(session, zone), limits(session, name)
            for seat, number in now.items():
                if number > before[zone][seat]:
                    grown += 1
                    assert number <= max(limit[seat], limit_before[zone][seat]), (zone, seat)
            before[zone] = now
    assert grown > 0


def test_the_opening_table() -> None:
    for players, in_town in ((2, 3), (3, 3), (4, 4), (5, 5)):
        session = load("gloria_a_roma").start(players, 9)
        state, layout = session.state, session.ruleset.engine.layout
        assert len(state.cells[layout.zones["town"]]) == 6 * in_town
        assert len(state.cells[layout.zones["outskirts"]]) == 6 * (6 - in_town)
        assert len(state.cells[layout.zones["jack_pile"]]) == 6 - players
        assert len(state.cells[layout.zones["pool"]]) >= players
        assert all(count == 5 for count in counts(session, "hand").values())
