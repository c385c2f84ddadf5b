"""What people are told about a small game with hidden cards, dice and reasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.check import check_program
from interpreter.compose import compose
from interpreter.data import read_texts
from interpreter.execute import Engine
from interpreter.explain import (
    PUBLIC,
    Speaker,
    check_texts,
    complete_texts,
    in_lines,
    in_one_line,
    needs_of,
    options,
    pass_text,
    prompt,
    refusals,
    score_table,
    table_view,
    why,
)
from interpreter.messages import Diagnostics, render_diagnostics
from interpreter.runtime import State
from interpreter.text import Source
from tests.mini_game import read_mini_game

GAME = """\
--- game.yaml
active: turn_of
players: "2..3"
cards:
  Card: {rows: [cards], copies: copies, start: deck, powers: holders}
ranking: {by: [highest: points]}
view:
  table: [deck, shown_cards, turn_of]
  seat: [hand]
  show:
    deck: count
    shown_cards: {by: colour}
  figures: [points]
languages: [en]
--- cards/cards.yaml
- id: fox
  copies: 2
  colour: red
- id: owl
  copies: 2
  colour: blue
  ability: |
    change points(holder)
        add owl: + 5
--- rules/main.rules
enum Colour
    red, blue

entity Card
    colour: Colour

entity Die at most 3
    face: 1..6 = 1

entity Player
    luck: 0..9 = 1

zone deck of Card seen by none
zone hand of Card per Player seen by owner
zone shown_cards of Card
zone cup of Die per Player seen by owner

track turn_of: Player = first of all Player

set holders(card: Card) of Player
    owner:  include card.owner when card in hand

total base_points: 0..9 = 2

total points(player: Player)
    cites "Scoring"
    base:   + base_points
    cards:  + 2 * count of player.hand
    luck:   - player.luck

condition rich(player: Player)
    cards:  needs count of player.hand > 3 else too_few

set playable(player: Player) of Card
    hand:       include player.hand
    no_foxes:   exclude player.hand where it.colour = red

rule turn
    deal:
        for each player in all Player
            move 2 from deck to player.hand
            make Die() as die
            die.face = 4
            move die to player.cup
        tell dealt(player: turn_of, cards: turn_of.hand)
        tell rolled(dice: turn_of.cup)
        reveal turn_of.cup to all Player
        tell shows(dice: turn_of.cup)
        for each die in turn_of.cup
            die.face = 6
        tell secret(player: turn_of) to turn_of
    act:
        choose one by turn_of
            buy: with number from 1 .. 3 when rich(turn_of)
                pass
            sing: when no else not_allowed
                pass
            wait: pass
            rest: pass
    play:
        may choose card from playable(turn_of) by turn_of
            move card to shown_cards
    finish:
        end as done
"""

TEXTS = """\
game = Animals
about = A test.
name-ana = Ann
    .of = Ann’s
name-bea = Bea
name-carles = Charles
name-fox = Fox
name-owl = Owl
name-Card = card
name-Player = player
name-Die = { $face }
name-Colour-red = red
name-Colour-blue = blue
hidden-Card = a hidden card
hidden-Die = a hidden die
tell-dealt = { NAME($player) } is dealt { $cards }.
tell-rolled = In the cup: { $dice }.
tell-shows = Shown: { $dice }.
tell-secret = Only for { NAME($player) }.
ask-turn-act = { NAME($by) }: what now?
option-turn-act-buy = Buy { $number }
option-turn-act-sing = Sing
option-turn-act-wait = Wait
option-turn-act-rest = Rest
ask-turn-play = Which card?
pass-turn-play = No card
reason-too_few = You hold too few cards.
reason-not_allowed = Singing is forbidden.
reason-no_foxes = Foxes stay at home.
end-done = Over.
zone-deck = deck
zone-shown_cards = on show
zone-hand = hand
track-turn_of = turn
figure-points = points
part-points-base = to begin with
part-points-cards = for cards
part-points-luck = bad luck
"""


class Told:
    """The small game under way, and somebody who tells it."""

    def __init__(self, folder: Path, texts: str = TEXTS, rules: str = GAME) -> None:
        diagnostics = Diagnostics()
        linked = compose(read_mini_game(rules).write(folder), diagnostics)
        assert linked is not None, render_diagnostics(diagnostics.in_order())
        program, _ = check_program(linked, diagnostics)
        assert program is not None, render_diagnostics(diagnostics.in_order())
        self.program = program
        self.engine = Engine(program)
        own = read_texts(Source("en.ftl", texts), "en", diagnostics)
        assert own is not None, render_diagnostics(diagnostics.in_order())
        self.texts = own
        self.speaker = Speaker(self.engine, complete_texts(program, own, "en"))
        self.state: State = self.engine.new_game(2, 1)
        self.engine.advance(self.state)
        self.ana = program.entities["Player"].first

    def log(self, viewer: int | None = None) -> list[str]:
        return list(self.speaker.sentences(self.state, viewer))


@pytest.fixture
def told(tmp_path: Path) -> Told:
    return Told(tmp_path)


def test_who_sees_everything_is_told_everything(told: Told) -> None:
    assert told.log() == [
        "Round 1 · Ann", "Ann is dealt Fox and Fox.", "In the cup: 4.", "Shown: 4.", "Only for Ann."
    ]  # fmt: skip


def test_what_others_hold_is_told_as_hidden_until_it_is_shown(told: Told) -> None:
    dealt = "Ann is dealt a hidden card\N{NO-BREAK SPACE}×2."
    hidden = ["Round 1 · Ann", dealt, "In the cup: a hidden die.", "Shown: 4."]
    assert told.log(told.ana + 1) == hidden
    assert told.log(PUBLIC) == hidden
    assert told.log(told.ana) == told.log()


def test_a_die_is_told_as_it_was_not_as_it_is_now(told: Told) -> None:
    die = told.state.cells[told.engine.layout.zones["cup"] + told.ana][0]
    assert told.speaker.name(die, told.state) == "6"
    assert "Shown: 4." in told.log()


def test_a_menu_is_asked_with_its_open_options(told: Told) -> None:
    pending = told.state.pending
    assert pending is not None
    assert prompt(told.speaker, told.state, pending) == "Ann: what now?"
    assert options(told.speaker, told.state, pending) == ["Wait", "Rest"]


def test_why_not_names_each_closed_option_with_its_reason(told: Told) -> None:
    pending = told.state.pending
    assert pending is not None
    found = [(each.what, each.reason) for each in refusals(told.speaker, told.state, pending)]
    assert found == [
        ("Buy 1 … Buy 3", "You hold too few cards."),
        ("Sing", "Singing is forbidden."),
    ]


def test_what_a_set_leaves_out_has_a_reason_too(tmp_path: Path) -> None:
    told = Told(tmp_path, rules=GAME.replace("move 2 from deck", "move 3 from deck"))
    told.engine.answer(told.state, 0)
    pending = told.state.pending
    assert pending is not None
    assert options(told.speaker, told.state, pending) == ["Owl"]
    assert pass_text(told.speaker, told.state, pending) == "No card"
    found = [(each.what, each.reason) for each in refusals(told.speaker, told.state, pending)]
    assert found == [("Fox\N{NO-BREAK SPACE}×2", "Foxes stay at home.")]


def test_a_number_is_explained_by_its_parts_and_citations(told: Told) -> None:
    found = why(told.speaker, told.state, "points", [told.ana])
    expected = "points (Ann) = 5: 2 to begin with + 4 for cards - 1 bad luck [Scoring]"
    assert in_one_line(found) == expected
    assert in_lines(found)[1:] == ["  + 2 to begin with", "  + 4 for cards", "  - 1 bad luck"]


def test_a_condition_is_explained_by_the_need_that_fails(told: Told) -> None:
    assert in_lines(why(told.speaker, told.state, "rich", [told.ana])) == [
        "[rich] (Ann) = no",
        "  no – You hold too few cards.",
    ]


def test_the_scoring_has_a_line_for_each_part(told: Told) -> None:
    scores = score_table(told.speaker, told.state)
    assert scores.seats[0] in ("Ann", "Bea")
    by_name = {row.name: row.numbers[scores.seats.index("Ann")] for row in scores.rows}
    assert by_name == {"to begin with": 2, "for cards": 4, "bad luck": -1, "Owl": None, "points": 5}


def test_the_table_shows_what_a_viewer_may_see(told: Told) -> None:
    table = table_view(told.speaker, told.state, told.ana)
    assert [(fact.name, fact.value) for fact in table.facts] == [("turn", "Ann")]
    piles = [(pile.name, pile.count, pile.groups) for pile in table.piles]
    assert piles == [("deck", 0, ()), ("on show", 0, ())]
    own, other = (board.piles[0] for board in table.boards)
    assert [item.name for _, items in own.groups for item in items] == ["Fox"]
    assert (other.count, other.groups) == (2, ())


def test_nothing_breaks_without_any_text(tmp_path: Path) -> None:
    told = Told(tmp_path, texts="game = Animals\n")
    assert told.log()[1] == "[dealt: ana, fox\N{NO-BREAK SPACE}×2]"
    pending = told.state.pending
    assert pending is not None
    assert prompt(told.speaker, told.state, pending) == "[turn act: ana]"
    assert options(told.speaker, told.state, pending) == ["[turn act wait]", "[turn act rest]"]


def test_a_text_that_cannot_be_filled_in_falls_back_as_well(tmp_path: Path) -> None:
    wrong = TEXTS.replace("tell-shows = Shown: { $dice }.", "tell-shows = Shown: { $nothing }.")
    assert "[shows: 4]" in Told(tmp_path, texts=wrong).log()


def _findings(told: Told, texts: str) -> list[tuple[str, str]]:
    diagnostics = Diagnostics()
    own = read_texts(Source("en.ftl", texts), "en", diagnostics)
    assert own is not None
    check_texts(needs_of(told.program), {"en": own}, diagnostics)
    return [(found.code, found.message) for found in diagnostics]


def test_complete_texts_have_no_findings(told: Told) -> None:
    assert _findings(told, TEXTS) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("tell-dealt =", "tell-deelt =", "L0824", "tell-dealt"),
        ("tell-dealt =", "tell-deelt =", "L0825", "tell-deelt"),
        ("name-owl =", "name-oul =", "L0824", "name-owl"),
        ("name-Colour-red =", "name-Colour-rad =", "L0824", "name-Colour-red"),
        ("hidden-Die =", "hidden-Dye =", "L0824", "hidden-Die"),
        ("zone-deck =", "zone-dek =", "L0824", "zone-deck"),
        ("part-points-luck =", "part-points-lack =", "L0824", "part-points-luck"),
        ("figure-points =", "figure-point =", "L0824", "figure-points"),
        ("$dice }.", "$die }.", "L0822", "$die"),
        ("{ $face }", "{ $fase }", "L0822", "$fase"),
    ],
)
def test_each_wrong_text_is_found(told: Told, old: str, new: str, code: str, words: str) -> None:
    found = _findings(told, TEXTS.replace(old, new, 1))
    assert any(each == code and words in message for each, message in found), found
