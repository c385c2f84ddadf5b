"""A ruleset: a game with its edition and variants, checked and ready to be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from interpreter.check import Program, check_program
from interpreter.check.symbols import Symbols
from interpreter.codegen import FastEngine
from interpreter.compose import Linked, compose
from interpreter.data import data_roots, find_games
from interpreter.execute import Engine
from interpreter.messages import Diagnostics, Fault, closest
from interpreter.session.examples import example_engine
from interpreter.session.faults import unknown_seat
from interpreter.session.imagine import Imagining
from interpreter.session.naming import Naming
from interpreter.session.questions import Asked
from interpreter.session.reasons import Reasons
from interpreter.session.restore import replay, restore
from interpreter.session.session import Session
from interpreter.session.table import Table


class Ruleset:
    """What can be played. Immutable as far as games are concerned: any number of sessions share one."""

    def __init__(
        self, program: Program, linked: Linked, symbols: Symbols, options: Mapping[str, int] | None = None
    ) -> None:
        self.program = program
        self.linked = linked
        self.symbols = symbols
        self.options = dict(sorted((options or {}).items()))
        self.engine: Engine = FastEngine(program)
        self.naming = Naming(self.engine)
        self.asked = Asked(self.engine, self.naming)
        self.reasons = Reasons(self.engine, self.asked)
        self.imagining = Imagining(self)

    @cached_property
    def example_engine(self) -> Engine:
        """The engine that carries out examples."""
        return example_engine(self.program)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.program.game

    @property
    def digest(self) -> str:
        """The fingerprint of everything that can change a game."""
        return self.program.digest

    @property
    def player_range(self) -> tuple[int, int]:
        """How few and how many can play."""
        players = self.program.manifest.players
        return players.low, players.high

    def seats(self, players: int) -> tuple[str, ...]:
        """The names of the seats when so many play."""
        return self.naming.seat_names[:players]

    def start(
        self,
        players: int,
        seed: int,
        *,
        chance: Literal["seeded", "asked"] = "seeded",
        script: Sequence[Sequence[int | str]] = (),
        invariants: bool = False,
        persons: Sequence[str] | None = None,
        analysis: bool = False,
        language: str = "",
    ) -> Session:
        """A game at its first question.

        `script` are outcomes of chance to come first, one for each throw or draw; after them chance is
        seeded, or asked of the table. `persons` are the seats at which people sit (None: all); the others
        are bots. In `analysis` anything may be taken back. `language` is kept in saves.

        Raises:
            Fault: so many cannot play, or the rules lead to something impossible.
        """
        low, high = self.player_range
        if not low <= players <= high:
            wanted = str(low) if low == high else f"{low}–{high}"
            raise Fault.of("L1010", game=self.game, players=players, wanted=wanted)
        seats = self.seats(players)
        for name in persons or ():
            if name not in seats:
                raise unknown_seat(name, seats)
        table = Table(
            players, seed, chance, tuple([tuple(outcome) for outcome in script]),
            seats if persons is None else tuple(seat for seat in seats if seat in persons),
            analysis, invariants, language,
        )  # fmt: skip
        return self.begin(table)

    def begin(self, table: Table) -> Session:
        """A game at its first question, set up as a table says."""
        return Session.begin(self, table)

    def restore(self, data: Any) -> Session:
        """A session from what `Session.save` gave, or its JSON text.

        Raises:
            Fault: it is no save, is cut or altered, or belongs to other rules.
        """
        return restore(self, data)

    def replay(self, data: Any) -> Session:
        """Play a save again from its seed, and compare each record with what happens.

        Raises:
            Fault: as for `restore`, or the game takes another way, with the record at which it does and how.
        """
        return replay(self, data)


def check(
    game: str,
    *,
    edition: str | None = None,
    variants: Sequence[str] = (),
    options: Mapping[str, int] | None = None,
    roots: Sequence[Path] = (),
) -> tuple[Ruleset | None, Diagnostics]:
    """The ruleset, or None when there are errors; and all findings, warnings too."""
    diagnostics = Diagnostics()
    games = find_games(data_roots(roots))
    folder = games.get(game)
    if folder is None:
        known = ", ".join(games) or "none"
        diagnostics.report("L1101", None, game=game[:80], known=known, suggestion=closest(game, games))
        return None, diagnostics
    linked = compose(folder, diagnostics, edition=edition, variants=variants, options=options)
    if linked is None:
        return None, diagnostics
    program, symbols = check_program(linked, diagnostics)
    if program is None or diagnostics.errors:
        return None, diagnostics
    return Ruleset(program, linked, symbols, options), diagnostics


def load(
    game: str,
    *,
    edition: str | None = None,
    variants: Sequence[str] = (),
    options: Mapping[str, int] | None = None,
    roots: Sequence[Path] = (),
) -> Ruleset:
    """A game with an edition (None: the default), variants and options, looked for under `roots` first.

    Raises:
        Fault: with all findings, when there are errors among them.
    """
    ruleset, diagnostics = check(game, edition=edition, variants=variants, options=options, roots=roots)
    if ruleset is None:
        raise Fault(*diagnostics.in_order())
    return ruleset
