"""What each seat sees, and that nothing else leaks, in views, labels or logs."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from interpreter.data import packaged_folder
from interpreter.players import random_choice
from interpreter.session import Session
from tests.session.playing import GAMES, content, fair, play, play_on, ruleset


def zones(session: Session, seat: str | None, owner: str) -> Any:
    players: Any = session.view(seat).data["players"]
    return players[owner]["zones"]


def titles(zone: Any) -> list[str]:
    return [thing["title"] for thing in zone["things"]]


# ------------------------------------------------------------------------------------------- views


def test_one_sees_ones_own_bag_and_counts_the_others() -> None:
    session = fair().start(2, 1)
    assert titles(zones(session, "ana", "ana")["bag"]) == ["pepper", "pepper", "pepper", "salt"]
    assert zones(session, "ana", "bea")["bag"] == {"count": 4}
    assert zones(session, None, "ana")["bag"] == {"count": 4}


def test_nobody_looks_into_a_chest() -> None:
    session = play(fair().start(2, 1), ["hide, salt"])
    assert zones(session, "ana", "ana")["chest"] == {"count": 1}
    assert titles(zones(session, "bea", "ana")["stall"]) == []


def test_a_stall_is_seen_by_all() -> None:
    session = play(fair().start(2, 1), ["lay, salt"])
    for seat in ("ana", "bea", None):
        assert zones(session, seat, "ana")["stall"] == {
            "count": 1,
            "things": [{"entity": "Good", "title": "salt", "fields": {"price": 1}}],
        }


def test_zones_of_nobody_tracks_and_the_active_seat() -> None:
    data = play(fair().start(3, 1), ["band"]).view("carles").data
    assert data["zones"] == {"sack": {"count": 0}}
    assert data["active"] == "bea" and data["seats"] == ["ana", "bea", "carles"] and not data["over"]
    assert data["tracks"]["leader"] == {"entity": "Player", "title": "bea"}  # type: ignore


def test_things_that_lie_on_things_are_shown_with_them() -> None:
    session = ruleset("gloria_a_roma").start(3, 2)
    found: Any = None
    for step in range(400):
        if found is not None:
            break
        play_on(session, step, 1)
        for seat in session.seats:
            works = zones(session, None, seat)["works"].get("things", [])
            found = works[0] if works else found
    assert found["zones"]["plot"]["count"] == 1
    assert found["zones"]["plot"]["things"][0]["title"].startswith("site_")


def test_a_view_stays_what_it_was() -> None:
    session = fair().start(2, 1)
    view = session.view("ana")
    play(session, ["lay, salt"])
    players: Any = view.data["players"]
    assert players["ana"]["zones"]["bag"]["count"] == 4


def test_figures_are_those_of_the_manifest() -> None:
    players: Any = ruleset("gloria_a_roma").start(2, 1).view("ana").data["players"]
    wanted = {"client_limit": 2, "hand_target": 5, "influence": 2, "vault_limit": 2}
    assert players["bea"]["figures"] == wanted


# --------------------------------------------------------------------------------------------- log


def test_what_is_shown_to_all_that_play_is_public() -> None:
    session = play(fair().start(2, 1), ["show, salt"])  # one of three seats is empty
    shown: Any = session.log[-1] if session.log[-1]["kind"] == "reveal" else session.log[-2]
    assert [thing["title"] for thing in shown["things"]] == ["salt"]


def test_a_throw_for_one_is_seen_by_one() -> None:
    session = play(fair().start(2, 1, script=[(4,)]), ["peek"])

    def faces(seat: str | None) -> Any:
        return [entry["faces"] for entry in session.log_for(seat) if entry["kind"] == "roll"]

    assert (faces("ana"), faces("bea"), faces(None)) == ([[4]], [None], [None])


def test_what_is_told_of_hidden_cards_names_none() -> None:
    session = play(fair().start(2, 1), ["sort", "salt, pepper"])

    def goods(seat: str | None) -> Any:
        told = [entry for entry in session.log_for(seat) if entry["kind"] == "tell"]
        return told[-1]["arguments"]["goods"]  # type: ignore[index,call-overload]

    assert sorted(thing["title"] for thing in goods("ana")) == ["pepper", "salt"]
    assert goods("bea") == goods(None) == [{"hidden": "Good"}, {"hidden": "Good"}]


def test_dice_are_told_by_what_they_showed_then() -> None:
    session = ruleset("liars_dice").start(2, 1)
    own: Any = zones(session, "ana", "ana")["cup"]["things"]
    faces = [die["fields"]["face"] for die in own]
    play(session, ["bid, 1, 1", "doubt"])
    told: Any = next(e for e in session.log if e["kind"] == "tell" and e["message"] == "tell-shows"
                     and e["arguments"]["player"]["title"] == "ana")  # type: ignore  # fmt: skip
    assert [die["fields"]["face"] for die in told["arguments"]["dice"]] == faces


def test_secret_answers_are_not_told() -> None:
    session = ruleset("hearts").start(4, 1)
    session.answer(session.pending.labels[:3])  # type: ignore[union-attr]
    assert not [entry for entry in session.log if entry["kind"] == "answer"]
    assert [entry["seat"] for entry in session.log_for("ana") if entry["kind"] == "answer"] == ["ana"]


def test_the_start_of_the_log_may_be_left_out() -> None:
    session = play(fair().start(2, 1), ["lay, salt", "swear", "no"])
    assert session.log_for("ana", 2) == session.log_for("ana")[2:]


# ------------------------------------------------------------------------------ nothing else leaks


def shown_to(session: Session, seat: str) -> dict[str, Any]:
    """All that a seat is shown."""
    found: dict[str, Any] = {"view": session.view(seat).data, "log": session.log_for(seat)}
    pending = session.pending
    if pending is not None:
        found["asked"] = (pending.seat, pending.path, pending.kind, pending.passable)
        found["bounds"] = (pending.low, pending.high)
    if pending is not None and pending.seat == seat:
        found["labels"] = pending.labels
        found["options"] = [(o.label, o.value, o.branch, dict(o.values)) for o in pending.options]
        found["arguments"] = dict(pending.arguments)
    return found


@pytest.mark.parametrize(
    ("game", "players", "every"), [("liars_dice", 3, 3), ("hearts", 4, 23), ("gloria_a_roma", 3, 29)]
)
def test_a_seat_cannot_tell_an_imagination_from_the_game(game: str, players: int, every: int) -> None:
    session = ruleset(game).start(players, 8)
    random = Random(8)
    step = 0
    while not session.is_over:
        if step % every == 0:
            for seat in session.seats:
                imagined = session.imagine(seat, step)
                assert shown_to(imagined, seat) == shown_to(session, seat)
                play_on(imagined, step, 5)
        session.answer_index(random_choice(session.state.pending, random))  # type: ignore[arg-type]
        step += 1


def test_the_fair_can_be_imagined_at_every_question() -> None:
    for seed in range(12):
        session = fair().start(2, seed)
        for step in range(25):
            if session.is_over:
                break
            for seat in session.seats:
                assert shown_to(session.imagine(seat, step), seat) == shown_to(session, seat)
            _answer_softly(session, seed * 100 + step)


def _answer_softly(session: Session, seed: int) -> None:
    """A random answer that is not the one by which the rules go wrong."""
    pending = session.pending
    assert pending is not None
    if pending.kind == "some":
        session.answer(Random(seed).sample(pending.labels, pending.low or 0))
    else:
        session.answer(Random(seed).choice([each for each in pending.answers if each != "blunder"]))


def test_hidden_hands_are_dealt_anew() -> None:
    session = ruleset("hearts").start(4, 1)
    hands = {tuple(sorted(titles(zones(session.imagine("ana", seed), "bea", "bea")["hand"]))) for seed in range(30)}
    assert len(hands) == 30
    own = titles(zones(session, "ana", "ana")["hand"])
    assert not any(set(hand) & set(own) for hand in hands)


def test_hidden_dice_are_thrown_anew() -> None:
    session = ruleset("liars_dice").start(2, 1)
    counted: Counter[int] = Counter()
    for seed in range(200):
        cup = zones(session.imagine("ana", seed), "bea", "bea")["cup"]["things"]
        counted.update(die["fields"]["face"] for die in cup)
    assert set(counted) == {1, 2, 3, 4, 5, 6} and max(counted.values()) < 2 * min(counted.values())


def test_cards_chosen_in_secret_are_imagined_too() -> None:
    session = ruleset("hearts").start(4, 1)
    passed = session.pending.labels[:3]  # type: ignore[union-attr]
    session.answer(passed)
    parcels = set()
    for seed in range(20):
        imagined = session.imagine("bea", seed)
        for _ in range(3):
            imagined.answer(imagined.pending.labels[:3])  # type: ignore[union-attr]
        hand = zones(imagined, "bea", "bea")["hand"]["things"]
        parcels.add(tuple(sorted(thing["title"] for thing in hand)))
    assert len(parcels) > 10  # what ana passed to bea is different each time


def test_an_imagination_holds_no_log_of_what_was_hidden() -> None:
    session = play_on(ruleset("hearts").start(4, 1), 1, 30)
    for entry in session.imagine("ana", 1).state.log:
        assert entry[0] != 3 or entry[2] == tuple(range(len(entry[2])))  # no order of a shuffle


def test_the_game_itself_is_left_alone_by_imagining() -> None:
    session = play_on(ruleset("gloria_a_roma").start(3, 4), 1, 100)
    before = content(session.state.clone())
    play_on(session.imagine("bea", 3), 1, 20)
    assert content(session.state) == before


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_views_are_as_the_schema_describes(game: str, players: int) -> None:
    schema = json.loads((packaged_folder("schemas") / "session.schema.json").read_text(encoding="utf-8"))
    validator = Draft202012Validator({"$defs": schema["$defs"], "$ref": "#/$defs/table"})
    session = play_on(ruleset(game).start(players, 4), 1, 60)
    for seat in (None, *session.seats):
        validator.validate(json.loads(json.dumps(session.view(seat).data)))
