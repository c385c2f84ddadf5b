"""How a game was set up, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Table:
    """How a game was set up: with how many, from which seed, where chance comes from, who is a person.

    `script` are the first outcomes of chance. In `analysis` anything may be taken back. `invariants` says
    whether the manifest's invariants are tested between rounds. `language` is that in which it is told,
    where anybody has said so.
    """

    players: int
    seed: int
    chance: Literal["seeded", "asked"] = "seeded"
    script: tuple[tuple[int | str, ...], ...] = ()
    persons: tuple[str, ...] = ()
    analysis: bool = False
    invariants: bool = False
    language: str = ""


@dataclass(frozen=True)
class Standing:
    """A seat with the figures by which it was ranked."""

    seat: str
    figures: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """How a game ended: by which ending, who won, and all ranked seats, the best first."""

    key: str
    winners: tuple[str, ...]
    ranking: tuple[Standing, ...]
