"""Twelve things that somebody new to the table wants to do, in Catalan and 80 columns, knowing only the README.

Each starts from a position of a random game in which the thing can be done, and types what a person would.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

from interpreter.players import random_choice
from interpreter.session import Decision, Ruleset, Session, load, write_save
from tests.cli.running import Said, lictor

Wanted = Callable[["Position"], bool]


@cache
def gloria() -> Ruleset:
    """The game, checked once."""
    return load("gloria_a_roma")


class Position:
    """What Anna is asked, and what lies before her."""

    def __init__(self, session: Session, decision: Decision) -> None:
        self.session = session
        self.asks = decision.path
        self.decision = decision
        self.role = decision.arguments.get("role")

    @property
    def branches(self) -> set[str | None]:
        """The branches of the menu."""
        return {option.branch for option in self.decision.options}

    def things(self, zone: str, per_seat: bool = True) -> tuple[int, ...]:
        """The things in a zone of Anna's, or in one on the table."""
        seat = gloria().naming.first_seat if per_seat else 0
        return tuple(self.session.state.cells[gloria().engine.layout.zones[zone] + seat])

    def titles(self, zone: str, per_seat: bool = True) -> list[str]:
        """Their titles."""
        return [gloria().naming.titles[thing] for thing in self.things(zone, per_seat)]

    def field(self, name: str, thing: int) -> int:
        """A derived field of a card."""
        return gloria().engine.figure(self.session.state, f"Order.{name}", thing)

    @property
    def client_limit(self) -> int:
        """How many clients Anna may have."""
        return gloria().engine.figure(self.session.state, "client_limit", gloria().naming.first_seat)


@pytest.fixture
def at(tmp_path: Path) -> Callable[..., Said]:
    """Anna at the first question that fits, with what she types; bots play the others."""

    def play(wanted: Wanted, *typed: str) -> Said:
        for seed in range(60):
            session, chance = gloria().start(3, seed, persons=["ana"], language="ca"), Random(seed)
            while (pending := session.state.pending) is not None:
                if pending.seat == gloria().naming.first_seat:
                    assert session.pending is not None
                    if wanted(Position(session, session.pending)):
                        write_save(session, tmp_path / "game.json")
                        return seen("play", "--resume", str(tmp_path / "game.json"), typed=typed)
                session.answer_index(random_choice(pending, chance))
        raise AssertionError("no such position")

    return play


def seen(*arguments: str, typed: tuple[str, ...]) -> Said:
    """What a run says in 80 columns; nothing of it may go wrong."""
    said = lictor(*arguments, typed=typed)
    assert (said.status, said.err) == (0, "")
    assert all(len(line) <= 80 for line in said.lines if " > " not in line)
    return said


def flat(text: str) -> str:
    """Text without its line breaks."""
    return re.sub(r"\s+", " ", text)


def after(said: Said, typed: str) -> str:
    """What came after this was typed, on one line."""
    _, found, rest = said.out.partition(f" > {typed}\n")
    assert found, said.out
    return flat(rest).strip()


def test_lead_with_a_petition(at: Callable[..., Said]) -> None:
    def can_petition(here: Position) -> bool:
        return here.asks == "play_unit.unit" and "petition" in here.branches and "order" not in here.branches

    said = at(lambda here: can_petition(here) and here.titles("camp") == [], "petició", "surt")
    assert re.search(r"\d  Petició: \w+s\n", said.out)
    assert re.match(r"Anna (lidera|segueix) com a \w+ amb [\w ’·]+ (i [\w ’·]+|×2)\.", after(said, "petició"))


def test_follow_with_a_senator(at: Callable[..., Said]) -> None:
    def has_both(here: Position) -> bool:
        return here.asks == "play_unit.unit" and {"jack", "order"} <= here.branches and here.titles("camp") == []

    said = at(lambda here: has_both(here) and here.session.view(None).data["active"] != "ana", "senador", "surt")
    assert re.match(r"Anna segueix com a \w+ amb un senador\.", after(said, "senador"))


def test_think(at: Callable[..., Said]) -> None:
    said = at(lambda here: here.asks == "turn.lead" and len(here.things("hand")) == 3, "pensar", "omplir", "surt")
    assert "Què agafes? 1 Un senador 2 Omplir la mà" in after(said, "pensar")
    assert after(said, "omplir").startswith("Anna pensa i roba 2 cartes.")


def test_start_a_building(at: Callable[..., Said]) -> None:
    def can_start(here: Position) -> bool:
        return here.asks == "build.choice" and here.branches == {"start"} and here.decision.count > 1

    said = at(can_start, "comença", "2", "desfés", "surt")
    assert after(said, "comença").startswith("«comença» pot voler dir: (1) Comença ")
    assert re.match(r"Anna posa els fonaments |mà: .* En quin solar comences ", after(said, "2"))


def test_finish_a_building(at: Callable[..., Said]) -> None:
    def can_finish(here: Position) -> bool:
        works = here.things("works")
        is_last = len(works) == 1 and here.field("still_needs", works[0]) == 1
        return is_last and here.asks == "build.choice" and "extend" in here.branches

    said = at(can_finish, "taula", "surt")
    assert re.search(r"en obres \(1\) [^\[]+\[materials pendents: 1; lloc: solar d", after(said, "taula"))
    number = re.search(r"(\d+)  Fes servir ", said.out)
    assert number is not None
    said = at(can_finish, number[1], "surt")
    assert re.search(r"Anna acaba [\w ’·]+; la seva influència és ara \d\.", after(said, number[1]))


def test_build_out_of_town_with_two_actions(at: Callable[..., Said]) -> None:
    """The list says that a building would go out of town, and the story that it did; the second action is gone."""

    def has_far_one(here: Position) -> bool:
        cards = [option[1][0] for option in here.decision.pending.options if here.asks == "build.choice"]
        return bool(cards) and here.branches == {"start"} and all(here.field("only_far", card) for card in cards)

    said = at(has_far_one, "1", "surt")
    assert re.search(r"1 Comença [\w ’·]+ a l’extraradi – ", flat(said.out))
    assert re.match(r"Anna posa els fonaments [\w ’·]+ a l’extraradi: solar d\w* ?’?\w+\. ", after(said, "1"))
    assert "Què construeixes" not in after(said, "1").partition("Torn")[0]


def test_hire_a_client(at: Callable[..., Said]) -> None:
    said = at(lambda here: here.asks == "recruit.pool", "1", "surt")
    assert "Patró: qui contractes de la reserva?" in said.out
    assert re.match(r"Anna contracta un \w+ \(", after(said, "1"))


def test_find_out_why_a_client_cannot_be_hired(at: Callable[..., Said]) -> None:
    def is_full(here: Position) -> bool:
        return here.asks == "turn.lead" and len(here.things("clientele")) >= here.client_limit

    said = at(is_full, "per què no client", "per què límit de clients", "surt")
    assert "per sota del límit de clients: no – No hi caben més clients." in after(said, "per què no client")
    assert re.match(
        r"límit de clients \(Anna\) = \d+ \[ca Les sis accions\] \+", after(said, "per què límit de clients")
    )


def test_sell_a_material_with_the_merchant(at: Callable[..., Said]) -> None:
    said = at(lambda here: here.asks == "sell.choice", "1", "surt")
    material = re.search(r"1  [\w ’·]+, del magatzem: (\w+)", said.out)
    assert material is not None
    assert after(said, "1").startswith(f"Anna ven {material[1]} (")


def test_undo(at: Callable[..., Said]) -> None:
    said = at(lambda here: here.asks == "turn.lead", "6", "desfés", "surt")
    question = "Quin personatge lideres?"
    assert question in said.out.partition("> 6")[0] and question in after(said, "desfés")
    assert after(said, "desfés").startswith("Jugada desfeta.")


def test_save_quit_and_resume(at: Callable[..., Said], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = "roma.json"
    said = at(lambda here: here.asks == "turn.lead", f"desa {file}", "surt")
    assert after(said, f"desa {file}").startswith("S’ha desat a roma.json.")
    assert said.lines[-1] == "S’ha aturat la partida."
    again = seen("play", "--resume", file, typed=("surt",))
    menu = said.out[said.out.index("Quin personatge lideres?") :].partition("Número")[0]
    assert menu in again.out  # the same question with the same answers


def test_ask_why_about_the_scoring(at: Callable[..., Said]) -> None:
    """After the end there is time for questions; before it the points hang on what lies face down."""

    def is_last_site(here: Position) -> bool:
        cards = [option[1][0] for option in here.decision.pending.options if here.asks == "build.choice"]
        return len(here.things("town", False)) == 1 and any(not here.field("only_far", card) for card in cards)

    said = at(is_last_site, "per què puntuació", *["1"] * 60, "per què puntuació", "", "surt")
    assert "punts: Depèn de coses que no pots veure." in said.out
    ended = said.out.partition("-- La puntuació --")[2]
    assert ended
    why = re.search(r"> per què puntuació\n((?:.*\n)*?)«", ended)
    assert why is not None, said.out
    assert len(re.findall(r"punts \(\w+\) = \d+ \[ca Final i puntuació\]", flat(why[1]))) == 3
    assert "tresor" in why[1] and "influència" in why[1]


def test_skip_to_my_next_real_decision(at: Callable[..., Said]) -> None:
    def may_hire(here: Position) -> bool:
        return here.asks == "recruit.pool" and here.session.view(None).data["active"] != "ana"

    said = at(may_hire, "salta", "surt")
    assert after(said, "salta").startswith("(Patró: qui contractes de la reserva? – Ningú)")
    assert re.search(r"-- Torn \d+ · \w+ --", after(said, "salta"))
