"""What `why` may not give away: cards in the hands of others, through whatever leads to them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from interpreter.cli.opening import open_speaker
from interpreter.explain import Speaker, may_explain, table_view, why
from interpreter.messages import Fault
from interpreter.players import random_choice
from interpreter.session import Session, load
from tests.mini_game import read_mini_game

SECRETS = """
--- game.yaml
active: leader
cards:
  Card: {each: {worth: "1..9"}, title: "card_{worth}", start: deck}
begin: deal
--- rules/main.rules
entity Card
    worth: 1..9
zone deck of Card seen by none
zone hand of Card per Player seen by owner
track leader: Player = first of all Player
track marked: Card?
total all_worth
    hands:  + sum of it.worth for hand
total worth_of(card: Card)
    worth:  + card.worth
total marked_worth
    worth:  + marked.worth when marked is not none
total held(player: Player)
    cards:  + count of player.hand
rule deal
    deal:
        for each player in all Player
            move 2 from deck to player.hand
        marked = first of bea.hand
rule turn
    ask:
        choose card from leader.hand by leader
            end as done
"""


@pytest.fixture(scope="module")
def secrets(tmp_path_factory: pytest.TempPathFactory) -> tuple[Speaker, Session]:
    root = tmp_path_factory.mktemp("secrets")
    read_mini_game(SECRETS.lstrip()).write(root)
    ruleset = load("mini", roots=[Path(root)])
    return open_speaker(ruleset, (str(root),), "en"), ruleset.start(2, 1)


def known(told: tuple[Speaker, Session], name: str, *arguments: int, seat: str = "ana") -> bool:
    speaker, session = told
    viewer = session.ruleset.naming.seat_of(seat)
    return may_explain(speaker, session.state, name, arguments, viewer)


def test_hands_are_not_read_one_after_the_other(secrets: tuple[Speaker, Session]) -> None:
    bea = secrets[1].ruleset.naming.seat_of("bea")
    assert bea is not None
    assert not known(secrets, "all_worth")
    assert known(secrets, "held", bea)  # how many there are is seen by all


def test_what_is_printed_on_a_hidden_card_is_hidden(secrets: tuple[Speaker, Session]) -> None:
    _, session = secrets
    layout, naming = session.ruleset.engine.layout, session.ruleset.naming
    ana, bea = naming.seat_of("ana"), naming.seat_of("bea")
    assert ana is not None and bea is not None
    (own, *_), (other, *_) = (session.state.cells[layout.zones["hand"] + seat] for seat in (ana, bea))
    assert known(secrets, "worth_of", own)
    assert not known(secrets, "worth_of", other)
    assert known(secrets, "worth_of", other, seat="bea")
    assert not known(secrets, "marked_worth")  # a track names the card
    assert known(secrets, "marked_worth", seat="bea")


def told(speaker: Speaker, session: Session, seat: str) -> dict[str, Any]:
    """The table, the lines, and each number of the seats that this seat may have explained."""
    naming, program = session.ruleset.naming, speaker.program
    viewer = naming.seat_of(seat)
    assert viewer is not None
    found: dict[str, Any] = {
        "table": table_view(speaker, session.state, viewer),
        "lines": list(speaker.sentences(session.state, viewer)),
    }
    seats = [naming.seat_of(each) for each in session.seats]
    for name, function in program.functions.items():
        kinds = [str(kind) for kind in function.parameter_types]
        if function.dice or kinds not in ([], [program.seat_entity]):
            continue
        for arguments in [[each] for each in seats] if kinds else [[]]:
            may = may_explain(speaker, session.state, name, tuple(arguments), viewer)
            found[f"{name} {arguments}"] = may
            try:
                found[f"{name} {arguments} in full"] = (
                    why(speaker, session.state, name, arguments, viewer) if may else None
                )
            except Fault as fault:
                found[f"{name} {arguments} in full"] = fault.diagnostics[0].code
    return found


@pytest.mark.parametrize(
    ("game", "players", "every"), [("liars_dice", 3, 4), ("hearts", 4, 19), ("gloria_a_roma", 3, 37)]
)
def test_another_deal_explains_the_same(game: str, players: int, every: int) -> None:
    ruleset = load(game)
    speaker = open_speaker(ruleset, (), "en")
    session, chance = ruleset.start(players, 6), Random(6)
    step = 0
    while session.state.pending is not None and step < 330:
        if step % every == 0:
            for seat in session.seats:
                assert told(speaker, session.imagine(seat, step), seat) == told(speaker, session, seat)
        session.answer_index(random_choice(session.state.pending, chance))
        step += 1
