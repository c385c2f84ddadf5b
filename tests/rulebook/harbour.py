"""A small game of fishing with all that a game can know of its rulebooks, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from interpreter.check import check_program
from interpreter.compose import compose
from interpreter.messages import Diagnostics
from interpreter.rulebook.beside.bindings import NO_BINDINGS, Bindings
from interpreter.rulebook.checking import Check, Context, check_book
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.session import Ruleset
from tests.mini_game import read_mini_game
from tests.rulebook.books import context_of

HARBOUR = """\
--- game.yaml
editions:
  older: {language: en}
edition: older
cards:
  Boat: {rows: [boats], start: quay}
languages: [en, es]
--- cards/boats.yaml
- {id: heron, hold: 4, crew: 2}
- {id: gannet, hold: 7, crew: 3}
--- rules/main.rules
entity Boat
    hold: 0..9
    crew: 0..9

zone quay of Boat

enum Water
    pond
    sea

table bait(water: Water) -> cost: 0..9
    cites older "2.1"
    pond    1
    sea     3

total fee(boat: Boat)
    cites older "3.1"
    hold:   + boat.hold
    berth:  + 5
    crowd:  + 2 * boat.crew + 6
--- texts/en.ftl
name-heron = Heron
name-gannet = Gannet
name-Water-pond = pond
name-Water-sea = sea
--- texts/es.ftl
name-heron = Garza
name-gannet = Alcatraz
name-Water-pond = estanque
name-Water-sea = mar
--- book/glossary/en.yaml
hold: {name: hold, forms: [cargo space], gender: n}
crew: {name: crew, forms: [hands], words: [man the boat], gender: n}
berth: {name: berth, forbidden: [mooring], mistaken: [parking bay], gender: n}
fee: {name: harbour fee, gender: n}
bait: {name: bait, gender: n}
pond: {name: pond, gender: n}
sea: {name: sea, gender: n}
loss: {name: loss, words: [loses, lost], gender: n}
storm: {name: storm, gender: n}
calm: {name: calm, gender: n}
boat: {name: boat, forms: [vessel], gender: n}
day: {name: day, gender: n}
night: {name: night, gender: n}
net: {name: net, gender: n}
trawl: {name: trawl, forms: [net], gender: n}
captain: {name: Captain Oldcastle, gender: m, kind: person}
launch: {name: launch, gender: n}
fog: {name: fog, gender: n}
catch: {name: catch, forms: [haul of fish, morning haul], gender: n}
quay_3: {name: Quay 3, gender: n}
--- book/glossary/es.yaml
hold: {name: bodega, gender: f}
crew: {name: tripulación, gender: f}
berth: {name: atraque, forbidden: [amarradero], gender: m}
fee: {name: tasa del puerto, gender: f}
bait: {name: cebo, gender: m}
pond: {name: estanque, gender: m}
sea: {name: mar, gender: m}
loss: {name: pérdida, words: [pierde], gender: f}
storm: {name: tormenta, gender: f}
calm: {name: calma, gender: f}
boat: {name: barco, gender: m}
day: {name: día, gender: m}
night: {name: noche, gender: f}
net: {name: red, gender: f}
trawl: {name: arrastre, gender: m}
captain: {name: Capitán Oldcastle, gender: m, kind: person}
launch: {name: botadura, gender: f}
fog: {name: niebla, gender: f}
catch: {name: captura, gender: f}
quay_3: {name: Muelle 3, gender: m}
--- book/statements.yaml
- id: hold
  each: Boat
  value: {of: "it.hold"}
  about: [hold]
- id: figures
  each: Boat
  value: {of: ["it.hold", "it.crew"], or: [["it.hold * 2", "it.crew"]]}
  as: figures
- id: berth
  value: {part: fee.berth}
  about: [fee, berth]
- id: crowd
  value: {part: fee.crowd, number: 2}
  about: [fee, crew]
- id: bait
  each: {pond: pond, sea: sea}
  value: {of: "bait[it]"}
  about: [bait]
- id: storm_loss
  value: {figure: "1/2", why: "no storms in these rules"}
  as: fraction
  round: up
  about: [storm, loss]
- id: storm_throw
  value: {figure: 2, why: "no storms in these rules"}
  as: dice
  about: [storm, calm]
- id: sail_by
  as: concept
  value: {says: day, not: [night]}
  about: [boat, sea]
- id: no_launch_in_fog
  as: concept
  value: {not: [fog]}
  about: [launch]
- id: launch_on
  value: {figure: 5, why: "no launches in these rules"}
  as: threshold
  about: [launch]
- id: catch_in_fog
  value: {figure: 4, why: "no fog in these rules"}
  about: [catch]
  under: [fog]
- id: order
  as: order
  value: {order: [hold, crew]}
  about: [hold, crew]
"""


def harbour(folder: Path, text: str = HARBOUR) -> tuple[RulesFacts, Diagnostics]:
    """The facts of the game, or of a changed one."""
    diagnostics = Diagnostics()
    game = read_mini_game(text).write(folder)
    linked = compose(game, diagnostics)
    assert linked is not None, [found.message for found in diagnostics]
    program, symbols = check_program(linked, diagnostics)
    assert program is not None, [f"{found.span} {found.message}" for found in diagnostics]
    return RulesFacts(Ruleset(program, linked, symbols), game), diagnostics


def findings(
    folder: Path,
    book: str,
    language: str = "en",
    *,
    bindings: Bindings = NO_BINDINGS,
    game: str = HARBOUR,
    checks: Sequence[Check] | None = None,
) -> list[Finding]:
    """What is found in a book about the harbour, errors and warnings first by place; notes too."""
    return check_book(context(folder, book, language, bindings=bindings, game=game), checks)


def context(
    folder: Path, book: str, language: str = "en", *, bindings: Bindings = NO_BINDINGS, game: str = HARBOUR
) -> Context:
    """A book about the harbour."""
    facts, _ = harbour(folder, game)
    return replace(context_of(book, language, bindings=bindings), facts=facts)


def told(found: Sequence[Finding]) -> list[str]:
    """Code and quoted place of each finding but notes."""
    return [f"{each.code} {each.diagnostic.span.text}" for each in found if each.diagnostic.severity != "note"]
