"""The checked program: everything that the intermediate representation is lowered from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from interpreter.check import resolved as R
from interpreter.check.symbols import MessageUse
from interpreter.check.types import Type
from interpreter.data import Manifest


@dataclass(frozen=True, eq=False)
class Program:
    """A ruleset whose names, types and tables are settled. Immutable; shared by all its games."""

    game: str
    manifest: Manifest
    edition: str
    variants: tuple[str, ...]
    language: str
    digest: str
    enums: Mapping[str, tuple[str, ...]]
    entities: Mapping[str, R.EntityShape]
    titles: tuple[R.Title, ...]
    columns: tuple[R.Column, ...]
    zones: Mapping[str, R.ZoneShape]
    tables: Mapping[str, R.TableShape]
    functions: Mapping[str, R.Function]
    routines: Mapping[str, R.Routine]
    windows: Mapping[str, R.WindowShape]
    actions: Mapping[str, R.ActionShape]
    whenevers: tuple[R.WheneverShape, ...]
    adjustments: Mapping[str, tuple[R.Adjustment, ...]]
    messages: Mapping[str, MessageUse]
    seat_entity: str
    active: R.Column | None
    powers: Mapping[str, str]
    resources: Mapping[str, int | None]

    def title_of(self, thing: int) -> R.Title:
        """The title of a thing."""
        for entity in self.entities.values():
            if entity.first <= thing < entity.first + entity.count:
                return self.titles[entity.titles[thing - entity.first]]
        raise IndexError(thing)

    def type_text(self, kind: Type) -> str:
        """A type in words."""
        return str(kind)
