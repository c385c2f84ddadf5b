"""What may be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from interpreter.messages import Fault
from interpreter.session import Session
from tests.session.playing import content, fair, play, play_on, ruleset

Answers = list[Any]


def undone(answers: Answers, **options: Any) -> Session:
    session = play(fair().start(2, 1, **options), answers)
    session.undo()
    return session


def refusal(answers: Answers, **options: Any) -> str:
    session = play(fair().start(2, 1, **options), answers)
    before, saved = content(session.state.clone()), session.save()
    with pytest.raises(Fault) as caught:
        session.undo()
    assert content(session.state) == before and session.save() == saved
    return caught.value.diagnostics[0].code


def test_at_first_there_is_nothing_to_take_back() -> None:
    assert refusal([]) == "L1020"
    assert refusal([], analysis=True) == "L1020"
    assert refusal(["swear"], persons=["bea"]) == "L1020"


def test_one_takes_back_the_own_last_answer() -> None:
    session = undone(["wager", "2"])
    assert session.pending is not None and session.pending.kind == "amount"
    session.undo()
    assert content(session.state) == content(fair().start(2, 1).state)


def test_the_same_answers_again_give_the_same_game() -> None:
    session = undone(["wager", "2"])
    play(session, ["2", "dance"])
    assert content(session.state) == content(play(fair().start(2, 1), ["wager", "2", "dance"]).state)


def test_alone_one_goes_back_over_the_answers_of_bots() -> None:
    session = undone(["swear", "no", "swear", "yes", "wager"], persons=["ana"])
    assert session.asked_seat == "ana" and session.decisions == 4
    session.undo()
    assert session.asked_seat == "ana" and session.decisions == 1


def test_at_one_keyboard_not_over_the_answer_of_another() -> None:
    session = fair().start(3, 1, persons=["ana", "bea"])
    play(session, ["swear", "no", "swear", "no", "swear"])  # the last is a bot's
    with pytest.raises(Fault) as caught:
        session.undo()
    assert caught.value.diagnostics[0].code == "L1022"


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        (["draw"], "L1024"),  # one sees what was drawn
        (["throw"], "L1021"),
        (["peek"], "L1021"),
        (["hide, pepper", "show, pepper"], "L1024"),
    ],
)
def test_not_over_what_has_been_shown(answers: Answers, code: str) -> None:
    assert refusal(answers) == code


def test_what_a_bot_shows_to_everybody_stays_seen() -> None:
    assert refusal(["swear", "no", "show, pepper"], persons=["ana"]) == "L1024"


def test_what_only_a_bot_sees_hinders_nobody() -> None:
    assert undone(["swear", "no", "draw"], persons=["ana"]).decisions == 1
    assert undone(["swear", "no", "peek"], persons=["ana"]).decisions == 1


def test_a_card_laid_open_has_been_seen_by_the_others() -> None:
    assert refusal(["lay, pepper"]) == "L1024"
    assert undone(["lay, pepper"], persons=["ana"]).decisions == 0


def test_what_is_told_because_of_a_hidden_hand_has_been_learnt() -> None:
    hidden = ruleset("gloria_a_roma").asked.hidden
    assert "tell-has_none" in hidden.telling
    assert "tell-leads" not in hidden.telling


def test_not_over_a_draw_nor_what_was_told_of_a_hand() -> None:
    """Random games, in which people take back whatever they may: each reason comes up, in each language."""
    codes = set()
    for game, players, seeds in (("gloria_a_roma", 2, 6), ("republic_of_rome", 3, 2)):
        for seed in range(seeds):
            session = play_on(ruleset(game).start(players, seed), seed, 6)
            for _ in range(60):
                if session.is_over:
                    break
                play_on(session, seed, 1)
                try:
                    session.undo()
                except Fault as fault:
                    codes |= {found.code for found in fault.diagnostics}
                    for language in ("ca", "es", "ru"):
                        assert fault.in_language(language).diagnostics[0].message != fault.diagnostics[0].message
                play_on(session, seed, 2)
    assert {"L1023", "L1024", "L1025"} <= codes


def test_in_analysis_everything_goes() -> None:
    session = play(fair().start(2, 1, analysis=True), ["draw", "throw", "swear"])
    for left in (2, 1, 0):
        session.undo()
        assert session.decisions == left
    assert content(session.state) == content(fair().start(2, 1).state)


def test_an_undo_is_marked_in_the_log() -> None:
    session = undone(["wager", "2"])
    assert {"kind": "undo", "seat": "ana"} in session.log
    play(session, ["1"])
    assert {"kind": "undo", "seat": "ana"} in session.log


def test_nothing_is_deleted_from_the_records() -> None:
    session = undone(["wager", "2"])
    records: Any = session.save()["records"]
    assert [each[:2] + each[3:4] for each in records if each[0] == "decision"] == [
        ["decision", "turn.deed", "wager"],
        ["decision", "turn.deed.wager", "2"],
    ]
    assert records[-1][:3] == ["undo", 1, "ana"]


def test_undo_reaches_back_behind_many_snapshots() -> None:
    session = play_on(ruleset("hearts").start(4, 3, analysis=True), 1, 160)
    for _ in range(150):
        session.undo()
    assert content(session.state) == content(play_on(ruleset("hearts").start(4, 3), 1, 10).state)
