"""A composed game: base, edition and variants made one, before its names are settled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from interpreter.data import Manifest
from interpreter.syntax import tree as T
from interpreter.text import Span

RowValue = int | str | bool | None | list["RowValue"]


@dataclass(frozen=True)
class RowData:
    """One card: its title, how many copies, and the values of its fields as written."""

    title: str
    copies: int
    values: Mapping[str, RowValue]
    span: Span


@dataclass(frozen=True)
class CardSet:
    """All cards of an entity, by title. `start` is where they begin, `powers` the set of holders."""

    entity: str
    rows: tuple[RowData, ...]
    start: str | None
    start_span: Span | None
    powers: str | None


@dataclass(frozen=True)
class Base:
    """What an overlay replaced or dropped, as it was: `key` is `declaration.part`, `digest` the part's fingerprint."""

    overlay: str
    key: str
    digest: str
    span: Span


@dataclass(frozen=True)
class Origin:
    """What an overlay brought, and where it says so.

    A `part` of the declaration (or menu, `RULE.STEP`) called `subject`, without `part` the whole of it; a
    `setting` of a fixed total; a `swap` of a card. `text` is the part's operation, or what the card is swapped for.
    """

    sort: Literal["part", "setting", "swap"]
    overlay: str
    subject: str
    part: str | None
    span: Span
    text: str = ""


@dataclass(frozen=True)
class Linked:
    """A game as it is to be played: declarations by name after all overlays, cards, abilities, examples.

    `examples` are those of the base game, `own_examples` those of the edition and variants in use.
    `digest` covers everything that can change a game; citations, comments and texts are left out. `origins` say
    which overlay brought what. `broken` says that errors were found, so that it can be checked further but not
    played.
    """

    game: str
    manifest: Manifest
    edition: str
    variants: tuple[str, ...]
    language: str
    declarations: Mapping[str, T.AnyDeclaration]
    abilities: Mapping[str, T.Ability]
    cards: Mapping[str, CardSet]
    examples: tuple[T.Example, ...] = ()
    own_examples: tuple[T.Example, ...] = ()
    digest: str = ""
    bases: tuple[Base, ...] = ()
    origins: tuple[Origin, ...] = ()
    broken: bool = False
