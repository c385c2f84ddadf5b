"""Why something happened, why exactly these answers, and what was not even asked: in games of the box."""

from __future__ import annotations

import random

import pytest

from interpreter.cli.opening import open_speaker
from interpreter.explain import (
    PUBLIC,
    Past,
    Speaker,
    grounds,
    in_lines,
    in_one_line,
    left_out,
    may_explain,
    refusals,
)
from interpreter.runtime import PASS
from interpreter.session import Ruleset, Session, load


@pytest.fixture(scope="module")
def gloria() -> Ruleset:
    return load("gloria_a_roma")


@pytest.fixture(scope="module")
def speaker(gloria: Ruleset) -> Speaker:
    return open_speaker(gloria, (), "ca")


@pytest.fixture(scope="module")
def past(speaker: Speaker) -> Past:
    return Past(speaker)


def played(ruleset: Ruleset, seed: int, decisions: int) -> Session:
    """A game of three after so many random answers; passing is rare."""
    session = ruleset.start(3, seed, persons=["ana"])
    chance = random.Random(seed)
    for _ in range(decisions):
        pending = session.state.pending
        assert pending is not None
        if pending.low is not None:
            number = chance.randint(pending.low, min(pending.high or 0, len(pending.options)))
            session.answer_index(tuple(sorted(chance.sample(range(len(pending.options)), number))))
        elif not pending.passable or chance.random() < 0.8:
            session.answer_index(chance.randrange(len(pending.options)))
        else:
            session.answer_index(PASS)
    return session


def until(session: Session, seat: str, seed: int = 1, most: int = 200) -> None:
    """Random answers until a seat is asked."""
    chance = random.Random(seed)
    for _ in range(most):
        if session.asked_seat == seat:
            return
        pending = session.state.pending
        assert pending is not None
        if pending.low is not None:
            session.answer_index(tuple(range(pending.low)))
        else:
            session.answer_index(chance.randrange(len(pending.options)))
    raise AssertionError


def find_left_out(gloria: Ruleset, speaker: Speaker, past: Past, wanted: str, seeds: range) -> tuple[str, str] | None:
    """The first question about something that was not put to somebody, with its reason."""
    for seed in seeds:
        session = gloria.start(3, seed, persons=["ana"])
        chance = random.Random(seed)
        before = -1
        while not session.is_over and session.decisions < 420:
            pending = session.state.pending
            assert pending is not None
            if session.asked_seat == "ana" and len(session.state.log) != before and session.decisions % 3 == 0:
                before = len(session.state.log)
                past.lines(session, pending.seat)
                for each in left_out(speaker, past.trace, pending.seat):
                    if wanted in each.reason:
                        return each.what, each.reason
            if pending.low is not None:
                session.answer_index(tuple(range(pending.low)))
            else:
                session.answer_index(chance.randrange(len(pending.options)))
    return None


def test_who_cannot_hire_learns_why(gloria: Ruleset, speaker: Speaker, past: Past) -> None:
    found = find_left_out(gloria, speaker, past, "clients", range(1, 12))
    assert found == ("Patró: qui contractes de la reserva?", "No hi caben més clients.")


def test_what_happened_names_numbers_and_sections(gloria: Ruleset, speaker: Speaker, past: Past) -> None:
    session = gloria.start(3, 5, persons=["ana"])
    for _ in range(200):
        if session.asked_seat == "ana" and session.decisions > 0:
            break
        session.answer_index(0) if session.state.pending.low is None else session.answer_index((0, 1))  # type: ignore[union-attr]
    lines = past.lines(session, gloria.naming.seat_of("ana"))
    assert lines
    assert any(line.cites == (("ca", "Liderar, seguir o pensar"),) for line in lines)


def test_a_petition_is_explained_by_its_number(gloria: Ruleset, speaker: Speaker, past: Past) -> None:
    for seed in range(1, 30):
        session = gloria.start(2, seed, persons=["ana"])
        for _ in range(30):
            pending = session.state.pending
            assert pending is not None
            if session.pending is not None and session.pending.path == "play_unit.unit":
                found = grounds(speaker, past.engine, session.state, pending, pending.seat)
                said = [in_one_line(each) for each in found]
                assert any(line.endswith(") = 2") and line.startswith("cartes d’una petició") for line in said)
                assert any(line.startswith("cartes d’acció a la mà") for line in said)
                return
            session.answer_index(tuple(range(pending.low)) if pending.low is not None else 0)
    raise AssertionError


def test_what_a_seat_may_not_know_is_not_told(gloria: Ruleset, speaker: Speaker) -> None:
    session = gloria.start(3, 1)
    ana, bea = gloria.naming.seat_of("ana"), gloria.naming.seat_of("bea")
    assert ana is not None and bea is not None
    state = session.state
    assert may_explain(speaker, state, "orders_in_hand", (ana,), ana)
    assert not may_explain(speaker, state, "orders_in_hand", (bea,), ana)
    assert not may_explain(speaker, state, "orders_in_hand", (ana,), PUBLIC)
    assert may_explain(speaker, state, "orders_in_hand", (bea,), None)
    # How many cards somebody holds is seen by all.
    assert may_explain(speaker, state, "cards_in_hand", (bea,), ana)
    assert may_explain(speaker, state, "deck_is_spent", (), PUBLIC)


def test_reasons_of_others_leak_nothing_hidden(gloria: Ruleset, speaker: Speaker, past: Past) -> None:
    session = played(gloria, 3, 60)
    until(session, "ana")
    ana = gloria.naming.seat_of("ana")
    for line in past.lines(session, ana):
        for reasoning in line.reasons:
            text = " ".join(in_lines(reasoning))
            assert "a la mà (Bea" not in text and "a la mà (Carles" not in text


def test_looking_back_changes_nothing(gloria: Ruleset, past: Past) -> None:
    session = played(gloria, 2, 40)
    before = session.save()
    until(session, "ana")
    kept = session.state.cells[:]
    past.lines(session, gloria.naming.seat_of("ana"))
    past.lines(session, None)
    assert session.state.cells == kept
    assert session.save()["log"][: len(before["log"])] == before["log"]  # type: ignore[index, arg-type]


def test_every_branch_that_is_closed_has_a_reason(gloria: Ruleset, speaker: Speaker) -> None:
    session = played(gloria, 1, 4)
    until(session, "ana")
    while session.pending is not None and session.pending.path != "think.choice":
        pending = session.state.pending
        assert pending is not None
        if pending.low is not None:
            session.answer_index(tuple(range(pending.low)))
        else:
            session.answer_index(PASS if pending.passable else len(pending.options) - 1)
    pending = session.state.pending
    assert pending is not None
    found = refusals(speaker, session.state, pending, pending.seat)
    offered = len(pending.options)
    assert offered + len(found) == 3
    assert all(each.reason and "[" not in each.what + each.reason for each in found)


def test_a_card_that_cannot_follow_suit_says_so() -> None:
    hearts = load("hearts")
    speaker = open_speaker(hearts, (), "en")
    session = hearts.start(4, 7)
    chance = random.Random(7)
    for _ in range(60):
        pending = session.state.pending
        assert pending is not None
        found = refusals(speaker, session.state, pending, pending.seat)
        if any(each.reason == "You must follow the suit that was led." for each in found):
            told = grounds(speaker, Past(speaker).engine, session.state, pending, pending.seat)
            assert any(each.name.startswith("cards you may play") for each in told)
            return
        if pending.low is not None:
            session.answer_index(tuple(range(pending.low)))
        else:
            session.answer_index(chance.randrange(len(pending.options)))
    raise AssertionError
