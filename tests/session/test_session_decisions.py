"""What is asked and how it is answered, in an invented fair where every kind of question comes up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from interpreter.messages import Fault
from interpreter.session import Decision, Session
from tests.session.playing import content, fair, play, ruleset


def asked(*answers: Any, players: int = 2, **options: Any) -> Decision:
    decision = play(fair().start(players, 1, **options), answers).pending
    assert decision is not None
    return decision


def refused(session: Session, answer: Any) -> Fault:
    """The fault of an answer, which has changed nothing."""
    before = content(session.state.clone())
    saved = session.save()
    with pytest.raises(Fault) as caught:
        session.answer(answer)
    assert content(session.state) == before
    assert session.save() == saved
    return caught.value


def code(session: Session, answer: Any) -> str:
    return refused(session, answer).diagnostics[0].code


# ------------------------------------------------------------------------------------------ labels


def test_a_menu_names_its_branches_with_what_they_take() -> None:
    decision = asked()
    assert decision.kind == "menu"
    assert decision.labels[:3] == ("draw", "lay, pepper", "lay, salt")
    assert decision.seat == "ana" and decision.path == "turn.deed" and not decision.passable


def test_alike_things_in_one_place_are_one_option() -> None:
    assert [label for label in asked().labels if label.startswith("hide")] == ["hide, pepper", "hide, salt"]


def test_alike_things_of_several_are_told_apart_by_number() -> None:
    decision = asked("sort")
    assert (decision.kind, decision.low, decision.high) == ("some", 2, 2)
    assert decision.labels == ("pepper", "pepper 2", "pepper 3", "salt")


def test_alike_things_in_two_places_are_told_apart_by_place() -> None:
    decision = asked("lay, pepper", "swear", "no")
    assert [label for label in decision.labels if label.startswith("show")] == [
        "show, pepper (bag)",
        "show, salt",
        "show, pepper (stall)",
    ]


def test_place_and_number_where_both_are_needed() -> None:
    decision = asked("lay, pepper", "swear", "no", "sort")
    assert decision.labels == ("pepper (bag)", "pepper (bag) 2", "salt", "pepper (stall)")


def test_what_cannot_be_seen_is_named_by_its_place_alone() -> None:
    decision = asked("hide, pepper", "swear", "no", "reach")
    assert decision.labels == ("chest", "bea.bag")
    assert decision.passable
    assert [option.value for option in decision.options] == [
        {"hidden": "Good", "place": "chest"},
        {"hidden": "Good", "place": "bea.bag"},
    ]


def test_numbers_truths_and_actions() -> None:
    assert asked("wager").labels == ("0", "1", "2", "3")
    assert asked("wager").kind == "amount"
    assert asked("swear").labels == ("yes", "no") and asked("swear").kind == "yes_no"
    haggling = asked("haggle")
    assert haggling.kind == "action" and haggling.path == "haggling" and haggling.passable
    assert haggling.labels == ("bid, 1", "bid, 2", "bid, 3")
    assert haggling.seat == "bea"


def test_between_two_powers_the_holder_is_asked_by_their_titles() -> None:
    session = play(fair().start(2, 1), ["band", "swear", "no", "dance"])
    assert session.pending is not None
    assert (session.pending.kind, session.pending.labels) == ("order", ("drum", "fiddle"))
    play(session, ["fiddle", "yes", "yes"])
    tracks: Any = session.view(None).data["tracks"]
    assert (tracks["tune"], tracks["luck"]) == (1, 1)


def test_arguments_of_the_question_are_plain_data() -> None:
    assert asked("haggle").arguments == {
        "by": {"entity": "Player", "title": "bea"},
        "seller": {"entity": "Player", "title": "ana"},
    }


def test_options_carry_their_values() -> None:
    option = asked().options[1]
    assert option.branch == "lay" and option.message_id == "option-turn-deed-lay"
    assert option.values == {"good": {"entity": "Good", "title": "pepper", "fields": {"price": 2}, "place": "bag"}}


@pytest.mark.parametrize("answers", [(), ("sort",), ("hide, pepper", "swear", "no", "reach"), ("haggle",)])
def test_everything_shown_is_json(answers: tuple[str, ...]) -> None:
    decision = asked(*answers)
    for option in decision.options:
        json.dumps([option.value, dict(option.values)])
    json.dumps(dict(decision.arguments))


def test_a_decision_stays_what_it_was() -> None:
    session = fair().start(2, 1)
    decision = session.pending
    assert decision is not None
    session.answer("close")
    assert decision.labels[:2] == ("draw", "lay, pepper")
    assert session.is_over and session.pending is None


# ----------------------------------------------------------------------------------------- answers


def test_a_branch_alone_will_do_when_one_option_has_it() -> None:
    session = play(fair().start(2, 1), ["trade"])
    assert session.decisions == 1


def test_a_branch_alone_will_not_do_when_several_have_it() -> None:
    assert code(fair().start(2, 1), "lay") == "L1007"


def test_passing() -> None:
    session = play(fair().start(2, 1), ["haggle", "pass"])
    assert session.pending is not None and session.pending.seat == "bea"
    assert code(session, "pass") == "L1005"


@pytest.mark.parametrize("answer", [["pepper", "salt"], "pepper, salt", "salt,pepper", ["salt", "pepper"]])
def test_several_in_any_order_as_list_or_with_commas(answer: Any) -> None:
    session = play(fair().start(2, 1), ["sort", answer])
    told = [entry for entry in session.log_for("ana") if entry["kind"] == "tell"]
    things: Any = told[-1]["arguments"]["goods"]  # type: ignore[index,call-overload]
    assert sorted(thing["title"] for thing in things) == ["pepper", "salt"]


def test_a_title_said_twice_means_two_alike() -> None:
    session = play(fair().start(2, 1), ["sort", "pepper, pepper"])
    assert session.decisions == 2


def test_none_of_several_where_that_is_allowed() -> None:
    session = play(fair().start(2, 1), ["pick", ""])
    assert session.decisions == 2
    assert play(fair().start(2, 1), ["pick", []]).decisions == 2


@pytest.mark.parametrize(
    ("before", "answer", "expected"),
    [
        ([], "lay, peper", "L1001"),
        ([], "", "L1001"),
        ([], ["draw", "draw"], "L1003"),
        (["sort"], "pepper", "L1003"),
        (["sort"], "pepper, pepper, salt", "L1003"),
        (["sort"], "salt, salt", "L1004"),
        (["sort"], "salt, sugar", "L1001"),
        (["wager"], "4", "L1001"),
        (["swear"], "perhaps", "L1001"),
    ],
)
def test_wrong_answers(before: list[str], answer: Any, expected: str) -> None:
    assert code(play(fair().start(2, 1), before), answer) == expected


def test_an_unknown_label_is_guessed_at_and_what_there_is_listed() -> None:
    found = refused(fair().start(2, 1), "lay, peper").diagnostics[0]
    assert found.suggestion == "lay, pepper"
    assert "hide, salt" in found.cure


@pytest.mark.parametrize(
    ("before", "answer", "reason"),
    [
        ([], "trade, salt", "reason-too_cheap"),
        (["haggle"], "grumble", "reason-nobody_listens"),
        (["swear", "no", "wager", "1", "haggle"], "bid, 3", "reason-too_poor"),
    ],
)
def test_what_is_closed_tells_why(before: list[str], answer: str, reason: str) -> None:
    session = play(fair().start(2, 1), before)
    found = refused(session, answer).diagnostics[0]
    assert found.code == "L1002"
    assert reason in found.message


def test_an_empty_sack_closes_its_branch() -> None:
    session = fair().start(2, 1)
    while session.pending is not None and "draw" in session.pending.labels:
        session.answer("draw")
    found = refused(session, "draw").diagnostics[0]
    assert found.code == "L1002" and "reason-sack_is_empty" in found.message


@pytest.mark.parametrize("choice", [99, -1, -2, (0,), True + 98])
def test_numbers_that_are_no_option(choice: Any) -> None:
    session = fair().start(2, 1)
    with pytest.raises(Fault):
        session.answer_index(choice)
    assert session.decisions == 0


@pytest.mark.parametrize("choice", [0, -1, (), (0,), (0, 0), (0, 9), (0, 1, 2)])
def test_numbers_that_are_no_choice_of_several(choice: Any) -> None:
    session = play(fair().start(2, 1), ["sort"])
    with pytest.raises(Fault):
        session.answer_index(choice)
    assert session.decisions == 1


def test_a_game_that_is_over_asks_nothing() -> None:
    session = play(fair().start(2, 1), ["close"])
    assert session.pending is None and session.is_over
    assert session.outcome is not None
    assert (session.outcome.key, session.outcome.winners) == ("closed", ("ana",))
    assert code(session, "draw") == "L1006"


# ------------------------------------------------------------------------------- rules that go wrong


def test_rules_that_go_wrong_leave_the_game_as_it_was() -> None:
    session = play(fair().start(2, 1), ["draw", "throw"])
    fault = refused(session, "blunder")
    assert fault.diagnostics[0].code == "L0913"
    assert fault.diagnostics[0].span.source.name.endswith("main.rules")
    session.answer("draw")
    assert session.decisions == 3


# -------------------------------------------------------------------------------------- real dice


def test_real_dice_are_asked_of_the_table() -> None:
    session = fair().start(2, 1, chance="asked")
    session.answer("throw")
    decision = session.pending
    assert decision is not None
    assert (decision.kind, decision.seat, decision.path) == ("chance", "", "turn.deed.throw")
    assert decision.arguments == {"kind": "roll", "sizes": [6, 6]}
    session.answer("3 4")
    tracks: Any = session.view(None).data["tracks"]
    assert tracks["luck"] == 7
    assert session.log[-2]["faces"] == [3, 4]


def test_the_sum_of_real_dice_will_do() -> None:
    session = play(fair().start(2, 1, chance="asked"), ["throw", "11"])
    tracks: Any = session.view(None).data["tracks"]
    assert tracks["luck"] == 11


@pytest.mark.parametrize("answer", ["13", "7 1", "0 3", "six", "1 2 3", "", "-1 3", "pass"])
def test_dice_that_cannot_be(answer: str) -> None:
    assert code(play(fair().start(2, 1, chance="asked"), ["throw"]), answer) == "L1008"


def test_one_die_offers_its_faces() -> None:
    decision = asked("peek", chance="asked")
    assert decision.labels == ("1", "2", "3", "4", "5", "6")


def test_scripted_dice_come_first() -> None:
    session = fair().start(2, 1, script=[(6, 6), (1, 2)])
    play(session, ["throw", "throw"])
    assert [entry["faces"] for entry in session.log if entry["kind"] == "roll"] == [[6, 6], [1, 2]]


# --------------------------------------------------------------------------- hidden and not hidden


def test_a_question_that_depends_on_a_hand_is_blind() -> None:
    assert asked().blind
    assert not asked("wager").blind or True
    hearts = ruleset("hearts").start(4, 1).pending
    dice = ruleset("liars_dice").start(3, 1).pending
    assert hearts is not None and hearts.blind
    assert dice is not None and not dice.blind
