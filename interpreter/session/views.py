"""What a seat sees of a game, as plain data: built from who may see zones, tracks and fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from interpreter.check import resolved as R
from interpreter.ir.layout import SEATS
from interpreter.runtime import State
from interpreter.session.naming import Cells, Datum, Naming

if TYPE_CHECKING:
    from interpreter.session.ruleset import Ruleset
    from interpreter.session.session import Session


@dataclass(frozen=True, eq=False)
class View:
    """What a seat (None: everybody) sees. `data` is worked out when it is first looked at.

    `data` holds `seat`, `seats` (those still in the game), `active`, `over`, `tracks`, `zones` (of nobody),
    `loose` (things that were made and lie nowhere) and `players`: for each seat `fields`, `zones`,
    `figures`. A zone is `{"count"}`, with `things` where they may be seen; a thing has `zones` of its own
    where something lies in them.
    """

    seat: str | None
    ruleset: Ruleset = field(repr=False)
    state: State = field(repr=False)

    @cached_property
    def data(self) -> dict[str, Datum]:
        """The view as plain data."""
        return _Looking(self.ruleset, self.state, self.seat).table()


def make_view(session: Session, seat: str | None) -> View:
    """The view of a seat at this table, of now.

    Raises:
        Fault: nobody is called so.
    """
    if seat is not None:
        session.seat_number(seat)
    kept = State(session.state.cells[:], 0)
    kept.outcome = session.state.outcome
    return View(seat, session.ruleset, kept)


class _Looking:
    def __init__(self, ruleset: Ruleset, state: State, seat: str | None) -> None:
        self.ruleset = ruleset
        self.naming: Naming = ruleset.naming
        self.program = ruleset.program
        self.layout = self.naming.layout
        self.state = state
        self.cells: Cells = state.cells
        self.name = seat
        self.seat = None if seat is None else self.naming.seat_of(seat)

    def table(self) -> dict[str, Datum]:
        S = self.cells
        titles = self.naming.titles
        active = self.ruleset.engine.active_seat(self.state)
        seats: list[Datum] = [titles[seat] for seat in S[SEATS]]
        return {
            "seat": self.name,
            "seats": seats,
            "active": None if active is None else titles[active],
            "over": self.state.outcome is not None,
            "tracks": self.tracks(),
            "zones": self.zones_of(None, None, empty=True),
            "loose": self.loose(),
            "players": {titles[seat]: self.player(seat) for seat in S[SEATS]},
        }

    # ----------------------------------------------------------------------------------- zones

    def zones_of(self, owner: int | None, entity: str | None, *, empty: bool) -> dict[str, Datum]:
        """The zones of an owner; those in which nothing lies only where `empty` is set."""
        return {
            name: self.zone(base + (owner or 0))
            for name, base in self.naming.zones_per[entity]
            if empty or self.cells[base + (owner or 0)]
        }

    def zone(self, cell: int) -> Datum:
        things = self.cells[cell]
        if not self.naming.sees(self.naming.sight.of_zone_cell(self.cells, cell), self.seat):
            return {"count": len(things)}
        return {"count": len(things), "things": [self.thing(each) for each in things]}

    def thing(self, thing: int) -> Datum:
        entity = self.layout.entity_of[thing]
        found: dict[str, Datum] = {"entity": entity, "title": self.naming.titles[thing]}
        fields = self.fields(thing)
        if fields:
            found["fields"] = fields
        zones = self.zones_of(thing, entity, empty=False)
        if zones:
            found["zones"] = zones
        return found

    def loose(self) -> list[Datum]:
        places = self.layout.places
        return [
            self.thing(thing)
            for cell in self.layout.alive.values()
            for thing in self.cells[cell]
            if self.cells[places + thing] < 0
        ]

    # ---------------------------------------------------------------------------------- fields

    def fields(self, thing: int) -> dict[str, Datum]:
        """The fields of a thing whose face is seen, those left out that this seat may not see."""
        shape = self.program.entities[self.layout.entity_of[thing]]
        found: dict[str, Datum] = {}
        for column in shape.columns:
            if self._sees_field(column, thing):
                value = self._value(column, shape, thing)
                # What is printed on a card names other cards; it does not tell where they are.
                printed = column.path in self.layout.static
                found[column.name] = (
                    self.naming.named(value, column.type)
                    if printed
                    else self.naming.datum(self.cells, value, column.type, self.seat)
                )
        return found

    def _value(self, column: R.Column, shape: R.EntityShape, thing: int) -> Any:
        static = self.layout.static.get(column.path)
        if static is not None:
            return static[thing - shape.first]
        return self.cells[self.layout.columns[column.path] + thing]

    def _sees_field(self, column: R.Column, thing: int | None) -> bool:
        if column.seen_by == "owner" and thing is not None:
            return self.seat is not None and self._owner(thing) == self.seat
        return column.seen_by == "all"

    def _owner(self, thing: int) -> int | None:
        """The seat to which a thing belongs, through whatever it lies on."""
        owner: int | None = thing
        while owner is not None and self.layout.entity_of[owner] != self.program.seat_entity:
            cell = self.cells[self.layout.places + owner]
            owner = self.layout.owner_of_cell(cell) if cell >= 0 else None
        return owner

    def tracks(self) -> dict[str, Datum]:
        found: dict[str, Datum] = {}
        for column in self.program.columns:
            if column.entity is not None or column.seen_by != "all" or column.path not in self.layout.columns:
                continue
            value = self.cells[self.layout.columns[column.path]]
            if column.keys:
                found[column.name] = [self._entry(column, key, each) for key, each in value.items()]
            else:
                found[column.name] = self.naming.datum(self.cells, value, column.type, self.seat)
        return found

    def _entry(self, column: R.Column, key: Any, value: Any) -> Datum:
        keys: list[Datum] = [
            self.naming.datum(self.cells, each, kind, self.seat) for each, kind in zip(key, column.keys, strict=False)
        ]
        return {"keys": keys, "value": self.naming.datum(self.cells, value, column.type, self.seat)}

    # --------------------------------------------------------------------------------- players

    def player(self, seat: int) -> Datum:
        return {
            "fields": self.fields(seat),
            "zones": self.zones_of(seat, self.program.seat_entity, empty=True),
            "figures": self.figures(seat),
        }

    def figures(self, seat: int) -> dict[str, Datum]:
        """The figures that the manifest lists; those that tell of hidden things are left out."""
        found: dict[str, Datum] = {}
        for named in self.program.manifest.view.figures:
            function = self.program.functions.get(named.text)
            if function is not None and self.ruleset.asked.hidden.function(named.text):
                continue
            if function is None and not self._sees_figure(named.text, seat):
                continue
            found[named.text] = self.ruleset.engine.figure(self.state, named.text, seat)
        return found

    def _sees_figure(self, name: str, seat: int) -> bool:
        """Whether a field or a track that is a figure may be seen."""
        paths = (f"{self.program.seat_entity}.{name}", name)
        return all(self._sees_field(each, seat) for each in self.program.columns if each.path in paths)
