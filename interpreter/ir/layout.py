"""Where everything lies: the state of a game is one flat list of cells.

A column of an entity takes one cell for each thing, a track one cell, a zone one cell for each owner (the things
in it, as a tuple). So a copy of the state is a copy of one list. Columns that no rule writes are kept outside.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from interpreter.check import resolved as R
from interpreter.check.program import Program

POWERS_STALE = 0
"""Cell: whether who holds which power must be worked out anew."""
SEATS = 1
"""Cell: the seats in the game, in table order."""
RUN = 2
"""Cell: a counter of things made, so that each can be told apart."""
FIRST_FREE = 3


@dataclass(frozen=True, eq=False)
class Layout:
    """Cell numbers. `columns[path] + thing` is the cell of a field, `columns[path]` that of a track.

    `static[path]` holds the values of columns that are never written, by thing from the entity's first on.
    `zones[name] + owner` is the cell of a zone of somebody, `zones[name]` that of a zone of nobody.
    `places + thing` holds the cell of the zone in which the thing lies, -1 for none.
    `alive[entity]` holds the made things that exist, `held + title` who holds a title's power, as
    `(holder, card)` pairs, `watched + n` whether whenever n held when last looked at.
    """

    size: int
    things: int
    columns: Mapping[str, int]
    static: Mapping[str, tuple[R.Value, ...]]
    zones: Mapping[str, int]
    zone_cells: Mapping[int, tuple[str, int | None]]
    places: int
    alive: Mapping[str, int]
    held: int
    watched: int
    entity_of: tuple[str, ...]
    title_of: tuple[int, ...]

    def owner_of_cell(self, cell: int) -> int | None:
        """Whose zone a cell is."""
        return self.zone_cells[cell][1]


def lay_out(program: Program, written: frozenset[str]) -> Layout:
    """Give everything its cells; `written` are the paths of columns that some rule writes."""
    free = FIRST_FREE
    columns: dict[str, int] = {}
    static: dict[str, tuple[R.Value, ...]] = {}
    for entity in program.entities.values():
        for column in entity.columns:
            values = entity.static.get(column.name)
            if _never_written(column, entity, written):
                static[column.path] = _constant_values(column, entity, values)
                continue
            columns[column.path] = free - entity.first
            free += entity.count
    for column in program.columns:
        if column.entity is None:
            columns[column.path] = free
            free += 1
    zones: dict[str, int] = {}
    zone_cells: dict[int, tuple[str, int | None]] = {}
    for zone in program.zones.values():
        if zone.per is None:
            zones[zone.name] = free
            zone_cells[free] = (zone.name, None)
            free += 1
            continue
        owner = program.entities[zone.per]
        zones[zone.name] = free - owner.first
        for thing in range(owner.first, owner.first + owner.count):
            zone_cells[free] = (zone.name, thing)
            free += 1
    alive: dict[str, int] = {}
    for entity in program.entities.values():
        if entity.made:
            alive[entity.name] = free
            free += 1
    held = free
    free += len(program.titles)
    watched = free
    free += len(program.whenevers)
    places = free
    things = sum(entity.count for entity in program.entities.values())
    entity_of = tuple(e.name for e in program.entities.values() for _ in range(e.count))
    title_of = tuple(t for e in program.entities.values() for t in e.titles)
    return Layout(
        free + things,
        things,
        columns,
        static,
        zones,
        zone_cells,
        places,
        alive,
        held,
        watched,
        entity_of,
        title_of,
    )


def _never_written(column: R.Column, entity: R.EntityShape, written: frozenset[str]) -> bool:
    if column.path in written or column.scope is not None or column.resource is not None or entity.made:
        return False
    return column.name in entity.static or isinstance(column.default, R.Constant)


def _constant_values(
    column: R.Column, entity: R.EntityShape, values: tuple[R.Value, ...] | None
) -> tuple[R.Value, ...]:
    if values is not None:
        return values
    assert isinstance(column.default, R.Constant)
    return (column.default.value,) * entity.count
