"""What a manifest says, as frozen values. Every name keeps its place for the passes that look it up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from interpreter.data.named import Named
from interpreter.text import Source, Span


@dataclass(frozen=True)
class Players:
    """How many can play: from `low` to `high`."""

    low: int
    high: int
    span: Span


@dataclass(frozen=True)
class Seats:
    """The entity that sits at the table, and the ids of the seated in seat order."""

    entity: Named
    names: tuple[Named, ...]


@dataclass(frozen=True)
class Goal:
    """A total or field of a seat, and whether more or less of it is better."""

    best: Literal["highest", "lowest"]
    by: Named


@dataclass(frozen=True)
class Ranking:
    """Who is ranked (all seats when `among` is None), and by what, the first first."""

    by: tuple[Goal, ...]
    among: Named | None = None


@dataclass(frozen=True)
class Domain:
    """A field of made cards and its values: the members of `enum`, or the numbers `low` to `high`."""

    field: Named
    span: Span
    enum: Named | None = None
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Cards:
    """Where cards of an entity come from, and what they are for. `rows` and `each` are never both given."""

    entity: Named
    rows: tuple[Named, ...] = ()
    each: tuple[Domain, ...] = ()
    copies: int | Named = 1
    start: Named | None = None
    powers: Named | None = None
    name_rank: Named | None = None
    title: Named | None = None


@dataclass(frozen=True)
class Setting:
    """A fixed total and the value it takes."""

    total: Named
    value: int
    span: Span


@dataclass(frozen=True)
class Swap:
    """A title that is left out, and the file and title that comes instead."""

    title: Named
    file: Named
    instead: Named


@dataclass(frozen=True)
class RowFiles:
    """The files of rows of one entity."""

    entity: Named
    files: tuple[Named, ...]


@dataclass(frozen=True)
class Edition:
    """A printed edition: what differs from the base."""

    id: Named
    language: Named
    names: Named | None = None
    rows: tuple[RowFiles, ...] = ()
    rules: tuple[Named, ...] = ()
    settings: tuple[Setting, ...] = ()
    swaps: tuple[Swap, ...] = ()
    errata: tuple[Named, ...] = ()
    cites: tuple[Named, ...] = ()


@dataclass(frozen=True)
class Variant:
    """A variant: what it changes, and which other variants it expects (`goes_with`) and refuses."""

    id: Named
    rules: tuple[Named, ...] = ()
    settings: tuple[Setting, ...] = ()
    swaps: tuple[Swap, ...] = ()
    goes_with: tuple[Named, ...] = ()
    refuses: tuple[Named, ...] = ()
    cites: tuple[Named, ...] = ()
    about: Named | None = None


@dataclass(frozen=True)
class Shown:
    """How a zone is shown: only counted, or sorted `by` a field, with zones `under` its things."""

    zone: Named
    count: bool = False
    by: Named | None = None
    under: tuple[Named, ...] = ()
    mark: tuple[Named, ...] = ()


@dataclass(frozen=True)
class Called:
    """Things of an entity are called by the thing that one of their fields holds."""

    entity: Named
    field: Named


@dataclass(frozen=True)
class View:
    """The layout of the table."""

    table: tuple[Named, ...] = ()
    seat: tuple[Named, ...] = ()
    show: tuple[Shown, ...] = ()
    figures: tuple[Named, ...] = ()


@dataclass(frozen=True)
class Manifest:
    """A game: what its `game.yaml` says. Entries are in the order of the file.

    `examples` is None when the manifest does not name the files: then all of the folder count. `extended_by` are
    the variants that another root adds.
    """

    source: Source
    game: Named
    format: int
    players: Players
    seats: Seats
    repeat: Named
    rules: tuple[Named, ...]
    active: Named | None = None
    decider: Named | None = None
    begin: Named | None = None
    finish: Named | None = None
    ranking: Ranking | None = None
    library: tuple[Named, ...] = ()
    cards: tuple[Cards, ...] = ()
    options: tuple[Named, ...] = ()
    edition: Named | None = None
    editions: tuple[Edition, ...] = ()
    variants: tuple[Variant, ...] = ()
    examples: tuple[Named, ...] | None = None
    invariants: tuple[Named, ...] = ()
    measures: tuple[Named, ...] = ()
    called: tuple[Called, ...] = ()
    view: View = View()
    languages: tuple[Named, ...] = ()
    extended_by: tuple[Named, ...] = ()

    def find_edition(self, name: str) -> Edition | None:
        """The edition with this id."""
        return next((each for each in self.editions if each.id.text == name), None)

    def find_variant(self, name: str) -> Variant | None:
        """The variant with this id."""
        return next((each for each in self.variants if each.id.text == name), None)

    def find_cards(self, entity: str) -> Cards | None:
        """The cards of this entity."""
        return next((each for each in self.cards if each.entity.text == entity), None)
