"""Passes that stand, at the terminal: told in each language, kept in saves, and given away to nobody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Said, lictor
from tests.session.playing import root_of
from tests.session.test_session_standing import SECRET

EVENING = ("play", "republic_of_rome", "--variant", "first_evening", "--human", "red", "--seed", "4", "--plain")
PASSES = ["1", *["0"] * 40]
"""A leader is named; then nothing is done whatever is asked."""

WORDS = {
    "en": ("stand", "revoke", "Your pass stands:", "has been used once", "You are asked again from now on."),
    "es": ("mantener", "revocar", "Mantienes el paso:", "se ha usado una vez", "Desde ahora se te vuelve a preguntar."),
    "ca": ("mantenir", "revocar", "Mantens el pas:", "s’ha fet servir una vegada",
           "A partir d’ara se’t torna a preguntar."),
    "ru": ("держать пас", "снять пас", "Вы держите пас:", "сработал 1 раз", "Теперь вас снова будут спрашивать."),
}  # fmt: skip


def evening(lang: str, *more: str) -> Said:
    """A first evening in which Red's first pass on playing cards stands."""
    return lictor(*EVENING, "--lang", lang, typed=["1", WORDS[lang][0], *more])


@pytest.mark.parametrize("lang", WORDS)
def test_it_is_told_in_each_language(lang: str) -> None:
    _, revoke, stands, used, revoked = WORDS[lang]
    said = evening(lang, *PASSES, revoke, revoke, "?", "log").out
    told = " ".join(said.split())
    assert f"“{WORDS[lang][0]}”" in told or f"«{WORDS[lang][0]}»" in told  # where it may be said, one learns of it
    assert told.index(stands) < told.index(used) < told.index(revoked)
    assert "[" not in said.replace("[vg …]", "")
    assert told.count(stands) == 2  # once when it is said, once more by `log`


def test_it_is_refused_where_a_rule_asks_once() -> None:
    said = lictor(*EVENING, "--lang", "en", typed=["stand", "revoke", "quit"]).out
    assert "A pass can stand only where" in said and "No pass of yours stands." in said


def test_a_save_keeps_it_and_its_language(tmp_path: Path) -> None:
    file = str(tmp_path / "evening.json")
    evening("es", "0", f"guarda {file}", "salir")
    assert json.loads(Path(file).read_text())["language"] == "es"
    gone_on = lictor("play", "--resume", file, "--plain", typed=["revocar", "salir"]).out
    assert WORDS["es"][4] in " ".join(gone_on.split())
    assert "Rojo" in lictor("replay", file).out
    assert "Red" in lictor("replay", file, "--lang", "en").out
    lictor("play", "--resume", file, "--lang", "ru", "--save", file, typed=["выход"])
    assert "Красный" in lictor("replay", file).out


def test_it_goes_over_json_lines() -> None:
    said = lictor(*EVENING, "--json", typed=['{"answer": "gens_aelia"}', '{"do": "stand"}', '{"do": "revoke"}'])
    asked = [each for each in map(json.loads, said.lines) if each["kind"] == "decision"]
    assert [each["may_stand"] for each in asked[:3]] == [False, True, False]


def keyboard(bea_has: str, *, stands: bool) -> list[str]:
    """Who is given the keyboard in three rounds of three people, of whom Bea has something to play, or has not."""
    root = str(root_of(SECRET.replace("GOOD", bea_has)))
    answers = {"ana": "pass", "bea": "stand" if stands else "pass", "carles": "pass"}
    people = [word for seat in ("ana", "bea", "carles") for word in ("--human", seat)]
    handed: list[str] = []
    typed: list[str] = []
    for _ in range(12):  # what is typed depends on what has been said
        said = lictor("play", "mini", "--root", root, *people, "--seed", "1", "--plain", typed=typed)
        handed = [line.split()[-1].rstrip(".") for line in said.lines if line.startswith("Pass the keyboard to")]
        tail = said.out.rstrip().splitlines()[-1]
        typed.append("" if "Enter" in tail or "Return" in tail else answers[handed[-1]])
    return handed


def test_the_keyboard_goes_round_as_if_it_did_not_stand() -> None:
    plain = keyboard("pepper", stands=False)
    assert len(plain) > 4
    assert keyboard("pepper", stands=True)[: len(plain) - 2] == plain[: len(plain) - 2]
    assert keyboard("salt", stands=False)[: len(plain) - 2] == plain[: len(plain) - 2]
