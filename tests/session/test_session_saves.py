"""Saves: what they hold, what goes on from them, and what is not taken for one."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from interpreter.messages import Fault
from interpreter.session import Session, check_place, load, read_save, resume, write_save
from interpreter.session.saves import checksum, to_text
from tests.session.playing import GAMES, HERE, content, fair, play, play_on, root_of, ruleset

Data = dict[str, Any]


def saved(count: int = 120) -> Data:
    data: Data = play_on(ruleset("hearts").start(4, 5, analysis=True), 2, count).save()
    return data


def signed(data: Data) -> Data:
    """A save that somebody altered and signed again."""
    return {**data, "checksum": checksum(data)}


def refusal(act: Callable[[], Any]) -> Any:
    with pytest.raises(Fault) as caught:
        act()
    return caught.value.diagnostics[0]


# ---------------------------------------------------------------------------------------- good ones


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_game_is_small_and_comes_back(game: str, players: int) -> None:
    session = play_on(ruleset(game).start(players, 3), 1)
    text = to_text(session.save())
    assert len(text) < 200_000
    restored = ruleset(game).restore(text)
    assert content(restored.state) == content(session.state)
    assert restored.save() == session.save()
    assert restored.outcome == session.outcome and restored.log == session.log


def test_records_are_labels_and_outcomes() -> None:
    session = play(fair().start(2, 1), ["sort", "salt, pepper", "throw", "haggle", "pass"])
    records: Any = session.save()["records"]
    assert records[0][:2] == ["shuffle", "opening.bags"]
    assert [each[:4] for each in records[1:3]] == [
        ["decision", "turn.deed", "ana", "sort"],
        ["decision", "turn.deed.sort", "ana", ["pepper", "salt"]],
    ]
    assert records[4][:2] == ["roll", "turn.deed.throw"]
    assert records[-1] == ["decision", "haggling", "bea", None, -1]


def test_answers_by_number_are_saved_by_label_too() -> None:
    by_label = play(fair().start(2, 1), ["lay, pepper", "swear", "yes"])
    by_number = fair().start(2, 1)
    for choice in (1, by_label.journal.steps[1].choice, 0):
        by_number.answer_index(choice)
    assert by_number.save() == by_label.save()


def test_real_dice_are_saved() -> None:
    session = play(fair().start(2, 1, chance="asked"), ["throw", "3 4", "peek"])
    data = json.loads(json.dumps(session.save()))
    restored = fair().restore(data)
    assert restored.pending is not None and restored.pending.kind == "chance"
    assert fair().replay(data).save() == session.save()
    play(restored, ["6", "swear"])


def test_a_save_of_a_variant_finds_its_rules() -> None:
    session = load("hearts", variants=["short_game"], options={"losing_score": 60}).start(4, 1)
    restored = resume(session.save())
    assert restored.ruleset.digest == session.ruleset.digest


def test_files_are_written_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    session = fair().start(2, 1)
    write_save(session, path)
    before = path.read_bytes()
    play(session, ["swear"])

    def broken(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", broken)
        assert refusal(lambda: write_save(session, path)).code == "L1039"
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    write_save(session, path)
    assert fair().restore(read_save(path)).decisions == 1


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    assert refusal(lambda: read_save(tmp_path / "none.json")).code == "L1039"
    assert refusal(lambda: read_save(tmp_path)).code == "L1039"
    assert refusal(lambda: write_save(fair().start(2, 1), tmp_path / "no" / "game.json")).code == "L1039"
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff\xfe{")
    assert refusal(lambda: read_save(broken)).code == "L1030"


def test_only_files_are_written_over_and_read_no_further_than_saves_go(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refusal(lambda: write_save(fair().start(2, 1), pipe)).code == "L1039"
    assert pipe.is_fifo()
    assert refusal(lambda: check_place(tmp_path)).code == "L1039"
    assert refusal(lambda: check_place(tmp_path / "none" / "game.json")).code == "L1039"
    assert refusal(lambda: check_place(tmp_path / ("long" * 100))).code == "L1039"
    check_place(tmp_path / "game.json")
    assert "longer" in refusal(lambda: read_save(Path("/dev/zero"))).message


def test_restoring_costs_fifty_records_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    data = saved(330)
    engine = ruleset("hearts").engine
    answered = []
    answer = engine.answer
    monkeypatch.setattr(engine, "answer", lambda *given: (answered.append(1), answer(*given)))
    session = ruleset("hearts").restore(data)
    assert session.decisions == 330 and len(answered) <= 50
    answered.clear()
    for _ in range(100):
        session.undo()
        assert len(answered) <= 50
        answered.clear()


# ----------------------------------------------------------------------------------------- bad ones


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "L1030"),
        ("{", "L1030"),
        ("[" * 100_000, "L1030"),
        ('{"a":' * 100_000 + "1" + "}" * 100_000, "L1030"),
        ("[]", "L1031"),
        ("{}", "L1031"),
        ('{"format": "chess"}', "L1031"),
        ('{"format": "lictor save"}', "L1032"),
        ('{"format": "lictor save", "version": 3}', "L1032"),
        ('{"format": "lictor save", "version": 1}', "L1031"),
    ],
    ids=range(10),
)
def test_what_is_not_a_save(text: str, code: str) -> None:
    assert refusal(lambda: ruleset("hearts").restore(text)).code == code


def test_a_save_that_was_cut() -> None:
    text = to_text(saved())
    for end in (10, len(text) // 2, len(text) - 5):
        assert refusal(lambda end=end: ruleset("hearts").restore(text[:end])).code == "L1030"  # type: ignore[misc]


@pytest.mark.parametrize("name", ["records", "log", "snapshots"])
def test_a_save_with_something_lost(name: str) -> None:
    data = saved()
    assert refusal(lambda: ruleset("hearts").restore({**data, name: data[name][:-1]})).code == "L1033"


def test_a_save_with_one_digit_changed() -> None:
    assert refusal(lambda: ruleset("hearts").restore({**saved(), "seed": 6})).code == "L1033"


def test_a_save_of_another_game_says_which() -> None:
    found = refusal(lambda: ruleset("liars_dice").restore(saved()))
    assert found.code == "L1034" and "hearts" in found.message and "liars_dice" in found.message
    short = load("hearts", variants=["short_game"])
    assert "short_game" in refusal(lambda: short.restore(saved())).message


def test_a_save_of_rules_that_have_changed() -> None:
    text = (HERE / "games" / "fair.game").read_text(encoding="utf-8")
    changed = load("mini", roots=[root_of(text.replace("coins: 0..9 = 3", "coins: 0..9 = 4"))])
    found = refusal(lambda: changed.restore(fair().start(2, 1).save()))
    assert found.code == "L1035" and "mini" in found.message


def test_what_changes_no_game_changes_no_save() -> None:
    text = (HERE / "games" / "fair.game").read_text(encoding="utf-8")
    same = load("mini", roots=[root_of(text.replace("# Bags of others", "# The bags of others"))])
    assert same.restore(play(fair().start(2, 1), ["swear"]).save()).decisions == 1


@pytest.mark.parametrize(
    "change",
    [
        {"snapshots": [{"steps": 1}]},
        {"snapshots": [{"steps": 1, "records": 1, "state": {}}]},
        {"records": [["what"]]},
        {"records": [["undo", 5, "ana", 0]]},
        {"records": [[]]},
        {"records": [7]},
        {"players": 9},
        {"chance": "stars"},
        {"persons": ["nobody"]},
        {"persons": [[]]},
        {"log": [{"what": 1}], "snapshots": []},
    ],
    ids=str,
)
def test_nonsense_that_is_signed(change: Data) -> None:
    data = signed({**saved(60), **change})
    assert refusal(lambda: ruleset("hearts").restore(data)).code == "L1033"


@pytest.mark.parametrize(
    "change",
    [{"script": [5]}, {"script": [[1.5]]}, {"options": {"a": "b"}}, {"variants": [[]]}, {"seed": True}],
    ids=str,
)
def test_headers_that_hold_what_they_cannot(change: Data) -> None:
    data = signed({**saved(10), **change})
    assert refusal(lambda: ruleset("hearts").restore(data)).code == "L1031"
    assert refusal(lambda: resume(data)).code == "L1031"


def test_snapshots_that_cannot_be_a_state() -> None:
    frames = {"list": [{"list": [0, 999, None]}]}
    for name, value in [("cells", [[999999, 1]]), ("stack", frames), ("random", "x")]:
        data = saved(60)
        data["snapshots"][-1]["state"][name] = value
        code = refusal(lambda data=data: ruleset("hearts").restore(signed(data))).code  # type: ignore[misc]
        assert code == "L1033"


# ------------------------------------------------------------------------------------------- replay


def altered(change: Callable[[list[Any]], None], count: int = 30) -> Data:
    data = saved(count)
    change(data["records"])
    return signed({**data, "snapshots": [], "log": []})


def decision(records: list[Any], number: int) -> int:
    return [index for index, each in enumerate(records) if each[0] == "decision"][number]


def test_a_replay_is_the_same_game() -> None:
    data = saved(200)
    assert ruleset("hearts").replay(data).save() == data


def test_a_label_that_is_not_offered() -> None:
    def change(records: list[Any]) -> None:
        records[decision(records, 6)][3] = "clubs_99"

    for act in (ruleset("hearts").replay, ruleset("hearts").restore):
        found = refusal(lambda act=act: act(altered(change)))  # type: ignore[misc]
        assert found.code == "L1037" and "clubs_99" in found.message and "record 8 " in found.message


def test_a_decision_that_is_missing() -> None:
    def change(records: list[Any]) -> None:
        del records[decision(records, 2)]

    found = refusal(lambda: ruleset("hearts").replay(altered(change)))
    assert found.code == "L1036"
    assert "is asked of carles" in found.message and "was answered by dora" in found.message


def test_a_decision_after_the_end() -> None:
    data: Data = play(fair().start(2, 1), ["close"]).save()
    data["records"].append(["decision", "turn.deed", "ana", "draw", 0])
    assert refusal(lambda: fair().replay(signed(data))).code == "L1036"
    assert refusal(lambda: fair().restore(signed(data))).code == "L1036"


def test_chance_that_came_out_otherwise() -> None:
    def change(records: list[Any]) -> None:
        records[0][2] = records[0][2][::-1]

    found = refusal(lambda: ruleset("hearts").replay(altered(change)))
    assert found.code == "L1038" and "record 1 " in found.message


def test_a_throw_that_is_missing() -> None:
    data: Data = play(fair().start(2, 1), ["throw", "swear"]).save()
    del data["records"][2]
    assert refusal(lambda: fair().replay(signed(data))).code == "L1038"


def test_undone_answers_are_replayed_too() -> None:
    session = play_on(ruleset("hearts").start(4, 5, analysis=True), 2, 30)
    for _ in range(12):
        session.undo()
    play_on(session, 9, 20)
    replayed: Session = ruleset("hearts").replay(session.save())
    assert replayed.save() == session.save() and replayed.log == session.log
