"""Playing over JSON lines."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from interpreter.data import packaged_folder
from interpreter.session.json_protocol import JsonProtocol
from tests.session.playing import fair, ruleset

SCHEMA: dict[str, Any] = json.loads((packaged_folder("schemas") / "session.schema.json").read_text(encoding="utf-8"))
ANSWERS = Draft202012Validator({"$defs": SCHEMA["$defs"], "$ref": "#/$defs/answer"})
REQUESTS = Draft202012Validator(SCHEMA)


class Talk:
    """A conversation in which everything is held against the schema."""

    def __init__(self) -> None:
        self.protocol = JsonProtocol()

    def ask(self, **request: Any) -> Any:
        REQUESTS.validate(request)
        return self.tell(json.dumps(request))

    def tell(self, line: str) -> Any:
        answer = self.protocol.answer_line(line)
        assert "\n" not in answer
        found = json.loads(answer)
        ANSWERS.validate(found)
        return found


def test_a_schema_that_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_a_whole_game_at_random() -> None:
    talk, random = Talk(), Random(1)
    found = talk.ask(do="start", game="liars_dice", players=2, seed=3, persons=["ana"])
    count = 0
    while found["pending"] is not None:
        labels = [option["label"] for option in found["pending"]["options"]]
        found = talk.ask(do="answer", label=random.choice(labels), id=count)
        assert found["ok"] and found["id"] == count
        count += 1
    assert found["outcome"]["key"] == "last_with_dice" and len(found["outcome"]["winners"]) == 1
    assert talk.ask(do="pending") == {"ok": True, "pending": None, "outcome": found["outcome"]}


def test_views_logs_and_saves() -> None:
    talk = Talk()
    found = talk.ask(do="start", game="hearts", players=4, seed=3)
    labels = [option["label"] for option in found["pending"]["options"]]
    assert talk.ask(do="answer", label=labels[:3])["pending"]["seat"] == "bea"
    view = talk.ask(do="view", seat="ana")["view"]
    assert view["players"]["bea"]["zones"]["hand"] == {"count": 13}
    whole = talk.ask(do="log", seat="ana")["log"]
    assert talk.ask(do="log", seat="ana", **{"from": 2})["log"] == whole[2:]
    saved = talk.ask(do="save")["save"]
    other = Talk()
    assert other.ask(do="restore", save=saved) == talk.ask(do="pending")
    assert other.ask(do="undo")["pending"]["seat"] == "ana"
    assert ruleset("hearts").replay(other.ask(do="save")["save"]).decisions == 0


def test_real_dice_over_a_pipe() -> None:
    talk = Talk()
    found = talk.ask(do="start", game="liars_dice", players=2, seed=3, chance="asked")
    assert found["pending"]["kind"] == "chance" and found["pending"]["seat"] == ""
    assert talk.ask(do="answer", label="6")["pending"]["kind"] == "chance"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", "L1040"),
        ("[]", "L1040"),
        ("[" * 100_000, "L1040"),
        ('{"do": 5}', "L1040"),
        ('{"do": "anser"}', "L1040"),
        ('{"do": "start"}', "L1040"),
        ('{"do": "start", "game": "hearts", "players": "4", "seed": 1}', "L1040"),
        ('{"do": "start", "game": "hearts", "players": 4, "seed": 1, "cheat": true}', "L1040"),
        ('{"do": "start", "game": "heart", "players": 4, "seed": 1}', "L1101"),
        ('{"do": "start", "game": "../hearts", "players": 4, "seed": 1}', "L1101"),
        ('{"do": "start", "game": "hearts", "players": 5, "seed": 1}', "L1010"),
        ('{"do": "start", "game": "hearts", "players": 4, "seed": 1, "persons": ["x"]}', "L1011"),
        ('{"do": "answer", "label": "pass"}', "L1041"),
        ('{"do": "save"}', "L1041"),
        ('{"do": "restore", "save": {}}', "L1031"),
        ('{"do": "log", "from": -1}', "L1040"),
    ],
    ids=range(16),
)
def test_what_cannot_be_done(line: str, code: str) -> None:
    found = Talk().tell(line)
    assert not found["ok"] and [each["code"] for each in found["diagnostics"]] == [code]


def test_a_wrong_answer_is_told_and_changes_nothing() -> None:
    talk = Talk()
    before = talk.ask(do="start", game="hearts", players=4, seed=3)
    found = talk.ask(do="answer", label="pass", id="x")
    assert (found["ok"], found["id"], found["diagnostics"][0]["code"]) == (False, "x", "L1005")
    assert talk.ask(do="pending") == before


def test_lines_until_quit() -> None:
    protocol = JsonProtocol(session=fair().start(2, 1))
    close = '{"do": "answer", "label": "close"}'
    lines = ['{"do": "pending"}', "", close, '{"do": "quit"}', '{"do": "pending"}']
    answers = [json.loads(line) for line in protocol.respond(lines)]
    assert [each["ok"] for each in answers] == [True, True, True]
    assert answers[1]["outcome"] == {"key": "closed", "winners": ["ana"], "ranking": [
        {"seat": "ana", "figures": []}, {"seat": "bea", "figures": []}]}  # fmt: skip


def test_what_begins_a_game_is_refused_in_its_language() -> None:
    talk = Talk()
    start = {"do": "start", "game": "liars_dice", "players": 40, "seed": 1}
    assert talk.ask(**start, language="ca")["diagnostics"][0]["message"] == "a 'liars_dice' no hi poden jugar 40"
    assert talk.ask(**start)["diagnostics"][0]["message"] == "'liars_dice' cannot be played by 40"
    restored = talk.ask(do="restore", save={"language": "ru"})["diagnostics"][0]["message"]
    assert restored == "это не сохранённая игра: в поле 'format' стоит не 'lictor save'"
    talk.ask(**{**start, "players": 3}, language="es")
    assert talk.tell("[]")["diagnostics"][0]["message"] == "esta petición no se entiende: no es un objeto JSON"
