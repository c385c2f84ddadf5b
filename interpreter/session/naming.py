"""Values as words and as plain data, as one seat (or everybody) may see them. No numbers of things come
out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from interpreter.check.types import (
    BooleanType,
    EnumerationType,
    ListType,
    OptionalType,
    RecordType,
    ThingType,
    Type,
)
from interpreter.execute import Engine
from interpreter.runtime import PASS

Datum: TypeAlias = "int | bool | str | list[Datum] | dict[str, Datum] | None"
"""Plain data, ready for JSON. Numbers and `True`/`False` stand for themselves, none is `None`, a list is a
list.

A member of an enum is `{"enum", "member"}`; a thing `{"entity", "title", "place", "fields"}`; a thing whose
face may not be seen `{"hidden": what lies in such a place, "place"}`; a record `{"record", "items"}`.
"""

Cells: TypeAlias = list[Any]
Faces: TypeAlias = Mapping[int, tuple[Any, ...]]

EVERYBODY = -1
PASS_WORD = "pass"


class Naming:
    """Names the values of one ruleset."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        program, layout = engine.program, engine.layout
        self.program = program
        self.layout = layout
        self.sight = engine.sight
        self.titles = [program.titles[title].name for title in layout.title_of]
        seat = program.entities[program.seat_entity]
        self.first_seat = seat.first
        self.seat_names = tuple(self.titles[seat.first : seat.first + seat.count])
        owners: list[str | None] = [None, *program.entities]
        self.zones_per: dict[str | None, list[tuple[str, int]]] = {name: [] for name in owners}
        """For each entity, and for nobody, its zones by name with their cells less the owner."""
        for zone in sorted(program.zones):
            self.zones_per[program.zones[zone].per].append((zone, layout.zones[zone]))
        self._by_field = {each.entity.text: f"{each.entity.text}.{each.field.text}" for each in program.manifest.called}
        self._shown_columns = {
            name: [c for c in entity.columns if self._is_shown(entity.made, entity.is_seat, c.path)]
            for name, entity in program.entities.items()
        }

    def _is_shown(self, made: bool, is_seat: bool, path: str) -> bool:
        """Whether a field belongs to the face of a thing: what is printed on it, or all of a thing that was
        made."""
        return not is_seat and (made or path in self.layout.static)

    # ------------------------------------------------------------------------------------- seats

    def seat_of(self, name: str) -> int | None:
        """The number of the seat called `name`."""
        return self.first_seat + self.seat_names.index(name) if name in self.seat_names else None

    def bit(self, seat: int | None) -> int:
        """The mask of a seat; of everybody for None."""
        return EVERYBODY if seat is None else self.sight.bit(seat)

    def sees(self, mask: int, seat: int | None) -> bool:
        """Whether a seat, or everybody (None), is among those of a mask."""
        if mask == EVERYBODY:
            return True
        if seat is None:
            everybody = (1 << len(self.seat_names)) - 1
            return mask & everybody == everybody
        return bool(mask & self.sight.bit(seat))

    # ------------------------------------------------------------------------------------ places

    def place(self, S: Cells, thing: int, seat: int | None) -> str:
        """Where a thing lies, in the words of the rules: `pool`, `hand` (one's own), `bea.hand`."""
        cell = S[self.layout.places + thing]
        return "" if cell < 0 else self.zone_word(S, cell, seat)

    def zone_word(self, S: Cells, cell: int, seat: int | None) -> str:
        """A zone in the words of the rules."""
        zone, owner = self.layout.zone_cells[cell]
        if owner is None or owner == seat:
            return zone
        return f"{self.thing_word(S, owner, seat)}.{zone}"

    def thing_word(self, S: Cells, thing: int, seat: int | None) -> str:
        """The title of a thing, or only its place where its face may not be seen."""
        if self.sees(self.sight.of_thing(S, thing), seat):
            other = self._called(S, thing)
            known = other is not None and self.sees(self.sight.of_thing(S, other), seat)
            return self.titles[other if known and other is not None else thing]
        return self.place(S, thing, seat)

    def _called(self, S: Cells, thing: int) -> int | None:
        """The thing by which another is called; None when it goes by its own title."""
        entity = self.layout.entity_of[thing]
        path = self._by_field.get(entity)
        if path is None:
            return None
        if path in self.layout.columns:
            found = S[self.layout.columns[path] + thing]
        else:
            found = self.layout.static[path][thing - self.program.entities[entity].first]
        return found if isinstance(found, int) and found != thing else None

    # ------------------------------------------------------------------------------------- words

    def word(self, S: Cells, value: Any, kind: Type, seat: int | None) -> str:
        """A value as it stands in a label."""
        if value is None:
            return "none"
        match kind:
            case OptionalType(inner=inner):
                return self.word(S, value, inner, seat)
            case BooleanType():
                return "yes" if value else "no"
            case EnumerationType(name=name):
                return str(self.program.enums[name][value])
            case ThingType():
                return self.thing_word(S, value, seat)
            case ListType(element=element):
                return "[" + " ".join([self.word(S, each, element, seat) for each in value]) + "]"
            case RecordType(items=items):
                words = [self.word(S, x, inner, seat) for x, (_, inner) in zip(value, items, strict=True)]
                return "(" + " ".join(words) + ")"
            case _:
                return str(value)

    # -------------------------------------------------------------------------------------- data

    def datum(self, S: Cells, value: Any, kind: Type, seat: int | None) -> Datum:
        """A value as plain data, as a seat sees it now."""
        return self.seen_datum(value, kind, seat, S=S)

    def seen_datum(
        self,
        value: Any,
        kind: Type,
        seat: int | None,
        *,
        S: Cells | None = None,
        seen: Any = EVERYBODY,
        faces: Faces | None = None,
    ) -> Datum:
        """A value as plain data. With cells, sight is that of now; without, `seen` are masks of the time
        when it was told and `faces` the fields that made things had then."""
        if value is None:
            return None
        match kind:
            case OptionalType(inner=inner):
                return self.seen_datum(value, inner, seat, S=S, seen=seen, faces=faces)
            case EnumerationType(name=name):
                return {"enum": name, "member": self.program.enums[name][value]}
            case ThingType():
                return self._thing(value, kind, seat, S, seen, faces or {})
            case ListType(element=element):
                masks = seen if isinstance(seen, tuple) else (seen,) * len(value)
                return [
                    self.seen_datum(x, element, seat, S=S, seen=mask, faces=faces)
                    for x, mask in zip(value, masks, strict=True)
                ]
            case RecordType(name=name, items=items):
                inner_data: dict[str, Datum] = {
                    key: self.seen_datum(x, each, seat, S=S, faces=faces)
                    for x, (key, each) in zip(value, items, strict=True)
                }
                return {"record": name, "items": inner_data}
            case BooleanType():
                return bool(value)
            case _:
                return value if isinstance(value, int) else None

    def _thing(self, thing: int, kind: ThingType, seat: int | None, S: Cells | None, seen: Any, faces: Faces) -> Datum:
        if S is None:
            if not self.sees(seen, seat):
                return {"hidden": kind.name}
            return self._face(thing, None, faces)
        if not self.sees(self.sight.of_thing(S, thing), seat):
            cell = S[self.layout.places + thing]
            zone = self.program.zones[self.layout.zone_cells[cell][0]]
            return {"hidden": str(zone.type), "place": self.zone_word(S, cell, seat)}
        face = self._face(thing, S, faces)
        if S[self.layout.places + thing] >= 0:
            face["place"] = self.place(S, thing, seat)
        return face

    def _face(self, thing: int, S: Cells | None, faces: Faces) -> dict[str, Datum]:
        entity = self.layout.entity_of[thing]
        face: dict[str, Datum] = {"entity": entity, "title": self.titles[thing]}
        shape = self.program.entities[entity]
        told = faces.get(thing)
        fields: dict[str, Datum] = {}
        for column in self._shown_columns[entity]:
            if column.seen_by != "all":
                continue
            static = self.layout.static.get(column.path)
            if static is not None:
                value = static[thing - shape.first]
            elif told is not None:
                value = told[shape.columns.index(column)]
            elif S is not None:
                value = S[self.layout.columns[column.path] + thing]
            else:
                continue
            fields[column.name] = self.named(value, column.type)
        if fields:
            face["fields"] = fields
        return face

    def named(self, value: Any, kind: Type) -> Datum:
        """The value of a field: things in it by name alone, since they may name each other."""
        if isinstance(kind, OptionalType):
            return None if value is None else self.named(value, kind.inner)
        if isinstance(kind, ListType):
            return [self.named(x, kind.element) for x in value]
        if isinstance(kind, ThingType) and value is not None:
            return {"entity": self.layout.entity_of[value], "title": self.titles[value]}
        return self.seen_datum(value, kind, None)

    def seat_datum(self, seat: int) -> Datum:
        """A seat as plain data."""
        return {"entity": self.program.seat_entity, "title": self.titles[seat]}


__all__ = ["EVERYBODY", "PASS", "PASS_WORD", "Cells", "Datum", "Faces", "Naming"]
