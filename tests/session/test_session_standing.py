"""Passes that stand: who has passed is not asked again while nothing else could be answered, and nobody can tell."""

from __future__ import annotations

import json
from typing import Any

import pytest

from interpreter.messages import Fault
from interpreter.session import Session, load
from interpreter.session.json_protocol import JsonProtocol
from interpreter.session.saves import checksum
from interpreter.session.standing import MOST_IN_A_ROW
from tests.session.playing import content, fair, play, root_of

ROUND = ["haggle", "pass", "pass", "swear", "no", "swear", "no"]
"""Ana haggles and both others pass; then the others have their turns."""


def stood() -> Session:
    """Ana haggled, and Bea's pass stands; Carles is asked."""
    session = play(fair().start(3, 1), ["haggle"])
    assert session.asked_seat == "bea" and session.may_stand
    session.stand()
    return session


def on_to_haggling(session: Session) -> Session:
    """The next time that Ana haggles."""
    return play(session, ["pass", "swear", "no", "swear", "no", "haggle"])


def test_who_stands_is_not_asked_again() -> None:
    session = stood()
    assert session.asked_seat == "carles" and session.standing("bea") == ("haggling",)
    on_to_haggling(session)
    assert session.asked_seat == "carles"
    assert [(step.seat, step.stood) for step in session.journal.steps[-2:]] == [("ana", False), ("bea", True)]


def test_the_game_is_the_one_that_passes_make() -> None:
    by_hand = play(fair().start(3, 1), [*ROUND, "haggle", "pass"])
    assert content(on_to_haggling(stood()).state) == content(by_hand.state)


def test_asked_again_when_something_else_can_be_answered() -> None:
    session = play(stood(), ["pass", "wager", "2", "swear", "no", "haggle"])  # Bea has lost two coins
    assert session.asked_seat == "bea" and session.standing("bea") == ()
    assert session.log_for("bea")[-1] == {"kind": "revoke", "path": "haggling", "seat": "bea", "changed": True}


def test_asked_again_when_it_is_about_something_else() -> None:
    session = play(stood(), ["pass", "swear", "no", "haggle"])  # Carles sells, not Ana
    assert session.asked_seat == "ana"
    session.answer("pass")
    assert session.asked_seat == "bea"


def test_it_can_be_revoked() -> None:
    session = stood()
    assert session.revoke("bea") == 1 and session.standing("bea") == () and session.revoke("bea") == 0
    assert on_to_haggling(session).asked_seat == "bea"
    with pytest.raises(Fault):
        session.revoke("dora")


def test_a_pass_stands_only_where_a_window_may_be_passed() -> None:
    session = fair().start(3, 1)
    assert not session.may_stand
    for answers in ([], ["swear"]):
        play(session, answers)
        with pytest.raises(Fault) as caught:
            session.stand()
        assert caught.value.diagnostics[0].code == "L1012"


def test_undo_goes_to_the_last_answer_that_was_given() -> None:
    session = on_to_haggling(stood())
    session.undo()
    assert session.asked_seat == "ana" and session.pending is not None and session.pending.path == "turn.deed"
    assert session.standing("bea") == ("haggling",)
    session.answer("haggle")
    assert session.asked_seat == "carles"


def test_undo_takes_back_that_it_stands() -> None:
    session = stood()
    session.undo()
    assert session.asked_seat == "bea" and session.standing("bea") == ()
    session.answer("pass")
    session.revoke("bea")
    session.undo()
    assert session.standing("bea") == ()


def test_undo_takes_back_that_it_was_revoked() -> None:
    session = stood()
    session.answer("pass")
    session.revoke("bea")
    session.undo()
    assert session.asked_seat == "carles" and session.standing("bea") == ("haggling",)


def test_alone_against_bots_undo_goes_over_what_stood() -> None:
    session = play(fair().start(3, 1, persons=["bea"]), ["haggle"])
    session.stand()
    play(session, ["pass", "swear", "no", "swear", "no", "haggle"])
    session.undo()
    assert session.asked_seat == "bea" and session.pending is not None and session.pending.kind == "yes_no"


def test_saves_and_replays_keep_it() -> None:
    session = on_to_haggling(stood())
    data = json.loads(json.dumps(session.save()))
    for other in (fair().restore(data), fair().replay(data), session.clone()):
        assert other.standing("bea") == ("haggling",)
        assert other.log_for("bea") == session.log_for("bea")
        assert other.save() == session.save()
        play(other, ["pass", "swear", "no", "swear", "no", "haggle"])
        assert other.asked_seat == "carles"


def test_saves_of_earlier_versions_are_read() -> None:
    data = play(fair().start(3, 1), ["haggle", "pass"]).save()
    data["version"] = 1
    del data["language"]
    data["checksum"] = checksum(data)
    assert fair().restore(data).asked_seat == "carles"


@pytest.mark.parametrize(
    "record", [["stand", "bea"], ["revoke", "bea", "haggling", "why", 1, 1], ["stand"] + [None] * 5]
)
def test_altered_records_are_refused(record: list[Any]) -> None:
    data = stood().save()
    data["records"] = [*data["records"], record]  # type: ignore[misc]
    data["checksum"] = checksum(data)
    with pytest.raises(Fault):
        fair().restore(data)


def test_over_json() -> None:
    protocol = JsonProtocol(session=play(fair().start(3, 1), ["haggle"]))
    asked = protocol.carry_out({"do": "pending"})
    assert asked["pending"]["may_stand"] and asked["pending"]["seat"] == "bea"
    assert protocol.carry_out({"do": "stand"})["pending"]["seat"] == "carles"
    assert protocol.carry_out({"do": "revoke", "seat": "bea"})["revoked"] == 1
    assert not json.loads(protocol.answer_line('{"do": "revoke"}'))["ok"]


# ------------------------------------------------------------------------------------- what others learn

SECRET = """
--- game.yaml
players: "3"
active: leader
begin: opening
cards:
  Good: {rows: [goods], copies: copies, start: sack}
--- cards/goods.yaml
- id: pepper
  copies: 4
- id: salt
  copies: 4
--- rules/main.rules
entity Good

entity Player
    coins: 0..9 = 3

zone sack of Good seen by none

zone bag of Good per Player seen by owner

track leader: Player = first of all Player

track rounds: 0..9999 = 0

window calling
    ask all Player or pass

action cry in calling
    pepper: needs any of (actor.bag where it.title = pepper)
    pay:    actor.coins = 0

rule opening
    deal:
        for each player in all Player
            case player = bea
                yes:    move 1 from (sack where it.title = GOOD) to player.bag
                no:     move 1 from (sack where it.title = pepper) to player.bag

rule turn
    call: calling()
    next: rounds += 1
"""


def seen_by_others(session: Session, seat: str) -> list[Any]:
    """All that is shown to others than a seat."""
    others = [None, *(each for each in session.seats if each != seat)]
    return [(session.view(each).data, session.log_for(each)) for each in others]


def called(bea_has: str, *, stands: bool) -> Session:
    """Bea's bag holds one good; she passes as often as she is asked, or her pass stands."""
    session = load("mini", roots=[root_of(SECRET.replace("GOOD", bea_has))]).start(3, 1)
    while session.view(None).data["tracks"]["rounds"] != 3:  # type: ignore[index, call-overload]
        if session.asked_seat == "bea" and stands:
            session.stand()
        else:
            session.answer("pass")
    return session


def test_nobody_else_can_tell() -> None:
    """With a card to play or without one, asked each time or standing: the others are shown the same."""
    without = seen_by_others(called("salt", stands=False), "bea")
    assert seen_by_others(called("pepper", stands=False), "bea") == without
    standing = called("pepper", stands=True)
    assert standing.standing("bea") == ("calling",)
    assert seen_by_others(standing, "bea") == without
    assert {"kind": "stand", "path": "calling", "seat": "bea"} in standing.log_for("bea")


def test_an_imagination_has_the_log_of_its_seat() -> None:
    session = on_to_haggling(stood())
    session.undo()
    for seat in session.seats:
        imagined = session.imagine(seat, 5)
        assert imagined.log_for(seat) == session.log_for(seat)
        assert imagined.standing("bea") == ()
    assert not any(entry["kind"] == "stand" for entry in session.imagine("carles", 5).log_for("bea"))


def test_a_game_in_which_all_stand_asks_again() -> None:
    """Rules that go round and round while all pass do not run for ever."""
    session = called("pepper", stands=True)
    while not all(session.standing(seat) for seat in session.seats):
        session.stand()
    assert session.pending is not None and MOST_IN_A_ROW < session.decisions < 2 * MOST_IN_A_ROW
