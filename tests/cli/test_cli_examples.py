"""`lictor test`: what is misprinted stands beside what is right, and `--how` shows what was worked out."""

from __future__ import annotations

from tests.cli.running import lictor
from tests.session.playing import root_of

GAME = """
--- game.yaml
players: "2"
--- rules/main.rules
entity Player
    coins: 0..9 = 3

total fee(player: Player)
    base:   + 2
    rich:   + 1 when player.coins > 2

rule pay(player: Player)
    pay:
        player.coins -= fee(player)
        tell pays(player, left: player.coins)
--- examples/all.rules
example the_book_forgets_the_rich
    when
        pay(ana)
    then
        ana.coins = 0
        fee(bea) = 3
    misprint
        CLAIM
"""


def test_both_values_are_shown() -> None:
    said = lictor("test", "republic_of_rome", "--edition", "es", "--only", "es_punic_naval")
    assert said.status == 0
    assert "misprint: battle.fleets_lost = 5\n         found: 6" in said.out
    assert "misprint: lots_drawn(battle) = 11\n         lots_drawn = 12: + legions 6, + fleets 6" in said.out
    assert said.lines[-1].startswith("in 1 of them the printed text disagrees")


def test_what_was_worked_out_is_shown_once() -> None:
    words = ["test", "republic_of_rome", "--edition", "ru", "--only", "marius_spartacus", "--how", "--lang"]
    said = lictor(*words, "en").out
    assert "Marius fights on land in the Gladiator Revolt: 13 + 10 on the dice − 11 = 12, stalemate." in said
    assert said.count("strength of Rome (battle) = 13: 9 units") == 1
    assert "combat table (12) = stalemate, 1" in said
    assert "Марий сражается" in lictor(*words, "ru").out


def test_a_misprint_that_holds_is_none() -> None:
    for claim, status in (("ana.coins = 1", 0), ("tell pays(ana, 1)", 0), ("fee(bea) = 3", 1), ("not tell pays", 0)):
        root = str(root_of(GAME.replace("CLAIM", claim)))
        said = lictor("test", "mini", "--root", root)
        assert said.status == status, said.out
        assert ("this is no misprint, it holds" in said.out) == bool(status)
