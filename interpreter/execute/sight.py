"""Who may see what: masks of seats, one bit a seat in the order of the entity, -1 for all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from interpreter.check.program import Program
from interpreter.check.types import ListType, OptionalType, ThingType, Type
from interpreter.execute.expressions import Cells
from interpreter.ir.layout import Layout

ALL = -1


class Sight:
    """Answers who may see a thing's face, from where it lies."""

    def __init__(self, program: Program, layout: Layout) -> None:
        self.layout = layout
        seat = program.entities[program.seat_entity]
        self.first_seat = seat.first
        self.seats = seat.count
        self.masks: dict[int, int | None] = {-1: ALL}
        for cell, (name, owner) in layout.zone_cells.items():
            zone = program.zones[name]
            if zone.seen_by == "none":
                self.masks[cell] = 0
            elif owner is not None and zone.per != program.seat_entity:
                self.masks[cell] = None  # as its owner is seen
            elif zone.seen_by == "owner" and owner is not None:
                self.masks[cell] = 1 << (owner - seat.first)
            else:
                self.masks[cell] = ALL
        self._owners = {cell: owner for cell, (_, owner) in layout.zone_cells.items()}

    def bit(self, seat: int) -> int:
        """The bit of a seat."""
        return 1 << (seat - self.first_seat)

    def of_thing(self, S: Cells, thing: int) -> int:
        """The seats that may see the face of a thing."""
        cell = S[self.layout.places + thing]
        mask = self.masks[cell]
        if mask is None:
            owner = self._owners[cell]
            return self.of_thing(S, owner) if owner is not None else ALL
        return mask

    def of_zone_cell(self, S: Cells, cell: int) -> int:
        """The seats that may see what lies in a zone."""
        mask = self.masks[cell]
        if mask is None:
            owner = self._owners[cell]
            return self.of_thing(S, owner) if owner is not None else ALL
        return mask

    def of_value(self, S: Cells, value: Any, kind: Type, shown: Mapping[int, int]) -> Any:
        """For a thing its mask, for a list the masks of its members, for anything else -1.

        `shown` are things that more seats have seen just now.
        """
        if isinstance(kind, OptionalType):
            return ALL if value is None else self.of_value(S, value, kind.inner, shown)
        if isinstance(kind, ThingType):
            return ALL if value is None else self.of_thing(S, value) | shown.get(value, 0)
        if isinstance(kind, ListType) and isinstance(kind.element, ThingType):
            return tuple([self.of_thing(S, x) | shown.get(x, 0) for x in value])
        return ALL
