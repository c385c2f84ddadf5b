"""In which language commands say what is wrong: that of an option, else of the environment, else English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from interpreter.cli.language import forget_language, message_language
from tests.cli.running import lictor

RUSSIAN = "ошибка L1101: игры 'nosuch' нет\n"
CATALAN = "error L1101: no hi ha cap joc 'nosuch'\n"
ENGLISH = "error L1101: there is no game 'nosuch'\n"


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment that says nothing about languages."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    forget_language()
    return monkeypatch


def test_the_environment_says_the_language(environment: pytest.MonkeyPatch) -> None:
    assert lictor("play", "nosuch").err.startswith(ENGLISH)
    environment.setenv("LANG", "ru_RU.UTF-8")
    assert lictor("play", "nosuch").err.startswith(RUSSIAN)
    assert lictor("check", "nosuch").err.startswith("ошибка L1113: 'nosuch' — не игра")


def test_an_option_goes_before_the_environment(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("LANG", "ru_RU.UTF-8")
    assert lictor("play", "nosuch", "--lang", "ca").err.startswith(CATALAN)
    assert lictor("play", "nosuch", "--lang", "en").err.startswith(ENGLISH)
    assert lictor("play", "nosuch").err.startswith(RUSSIAN), "what one command was told holds for it alone"


@pytest.mark.parametrize(
    "arguments", [["odds", "nosuch"], ["diff", "nosuch", "nosuch"], ["test", "nosuch"], ["play", "nosuch"]]
)
def test_commands_have_one_rule(arguments: list[str]) -> None:
    assert lictor(*arguments, "--lang", "ca").err.startswith(CATALAN)
    assert lictor(*arguments).err.startswith(ENGLISH)


@pytest.mark.parametrize("arguments", [["check", "nosuch"], ["fmt", "nosuch"]])
def test_what_is_no_game_is_told_in_a_language(arguments: list[str]) -> None:
    assert lictor(*arguments, "--lang", "es").err.startswith("error L1113: 'nosuch' no es ni un juego")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "ca_ES.UTF-8"}, "ca"),
        ({"LANG": "ca_ES@valencia"}, "ca"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ca_ES.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ca_ES.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "es_ES.UTF-8"}, "es"),
        ({"LANG": "ca_ES.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "ca_ES.UTF-8", "LC_ALL": ""}, "ca"),
    ],
)
def test_the_first_variable_that_is_set_counts(
    environment: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        environment.setenv(name, value)
    assert message_language() == language
    assert message_language(for_programs=True) == "en"


def test_a_language_that_no_message_speaks_says_nothing_of_it(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("LANG", "es_ES.UTF-8")
    assert lictor("play", "hearts", "--lang", "tlh").err.startswith("error L1105: 'hearts' no habla 'tlh'")
    assert lictor("play", "nosuch", "--lang", "ca-valencia").err.startswith(CATALAN)


def test_players_are_refused_in_their_language() -> None:
    said = lictor("play", "gloria_a_roma", "--lang", "ca", "--players", "9")
    assert said.err == "error L1010: a 'gloria_a_roma' no hi poden jugar 9\n  = és un joc per a 2–5\n"


def test_a_book_is_refused_in_the_language_of_messages(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("LANG", "ca_ES.UTF-8")
    assert "L2001: no hi ha cap fitxer" in lictor("book", "check", "none.md").err
    assert "L2001: no hay ningún archivo" in lictor("book", "check", "none.md", "--lang", "es").err
    assert "L2001: файла" in lictor("book", "check", "none.md", "--say", "ru", "--lang", "es").err


def test_what_programs_read_does_not_change_with_the_environment(
    environment: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = tmp_path / "rulesets" / "pig" / "game.yaml"
    game.parent.mkdir(parents=True)
    game.write_text("game: pig\n---\n", encoding="utf-8")
    environment.setenv("LANG", "ru_RU.UTF-8")
    found = json.loads(lictor("check", str(game.parent), "--json").out.splitlines()[0])
    assert (found["code"], found["message"]) == ("L0306", "a second document begins here")
    found = json.loads(lictor("check", str(game.parent), "--json", "--lang", "ru").out.splitlines()[0])
    assert (found["severity"], found["message"]) == ("error", "здесь начинается второй документ")
    assert lictor("check", str(game.parent)).out.startswith("ошибка L0306: здесь начинается")


def test_a_code_is_explained_in_the_language_of_messages(environment: pytest.MonkeyPatch) -> None:
    assert lictor("explain", "L1010", "--lang", "ru").lines[0] == "L1010 (ошибка): Не то число игроков"
    environment.setenv("LANG", "es_ES.UTF-8")
    said = lictor("explain", "L2014").out
    assert said.startswith("L2014 (aviso): Una letra de otra escritura") and "Así no:" in said


def test_a_fault_of_rules_at_the_table_is_told_in_its_language(tmp_path: Path) -> None:
    folder = tmp_path / "rulesets" / "gust"
    (folder / "rules").mkdir(parents=True)
    (folder / "game.yaml").write_text(
        'game: gust\nformat: 1\nplayers: "2"\nseats: {entity: Player, names: [ana, bea]}\nrepeat: turn\n'
        "library: [seats]\nrules: [gust]\n",
        encoding="utf-8",
    )
    (folder / "rules" / "gust.rules").write_text(
        "entity Player\n\ntrack wind: 0..9 = 3\n\nrule turn\n    rise:\n        wind += 4\n", encoding="utf-8"
    )
    said = lictor("play", "gust", "--root", str(tmp_path), "--lang", "ru")
    assert said.err.startswith("ошибка L0913: 'wind' приняло бы значение 11, а пределы — 0..9\n"), said
    assert "  = при выполнении turn.rise: rulesets/gust/rules/gust.rules:5:1" in said.err, said


@pytest.mark.parametrize(
    ("content", "arguments", "code", "reason"),
    [
        (None, ["replay"], "L1039", "такого файла нет"),
        (b"{nonsense", ["replay"], "L1030", "сбой JSON в строке 1, столбец 2"),
        (b'"\xff"', ["replay"], "L1030", "это не текст в UTF-8"),
        (b"[]", ["replay"], "L1031", "это не объект JSON"),
        (b'{"format": "other"}', ["replay"], "L1031", "в поле 'format' стоит не 'lictor save'"),
        (b"\xff", ["check"], "L1107", "это не текст в UTF-8"),
        (b"\xff", ["play", "hearts", "--script"], "L1107", "это не текст в UTF-8"),
    ],
)
def test_reasons_are_told_in_the_language_too(
    environment: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None, arguments: list[str], code: str, reason: str
) -> None:
    path = tmp_path / "file.rules"
    if content is not None:
        path.write_bytes(content)
    environment.setenv("LANG", "ru_RU.UTF-8")
    said = lictor(*arguments, str(path)).err.splitlines()[0]
    assert said.startswith(f"ошибка {code}: ") and said.endswith(f": {reason}")
