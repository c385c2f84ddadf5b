"""What the generators of one program share: the program, where everything lies, and what is known beforehand."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from interpreter.codegen import quote
from interpreter.codegen.module import Module
from interpreter.codegen.quote import name
from interpreter.ir.layout import SEATS
from interpreter.ir.passes import Inlining, KnownMembers, Passes, StaticFields

if TYPE_CHECKING:
    from interpreter.check.program import Program
    from interpreter.codegen.noting import Notes
    from interpreter.execute import Engine
    from interpreter.execute.coverage import Coverage
    from interpreter.ir import Layout

MOST_KNOWN = 10_000
"""Answers that a helper remembers at most."""


@dataclass
class Context:
    """One program being generated.

    `coverage`, where there is one, is what keeps count of steps and parts that are reached; `notes`, where rules
    leave what they ask.

    `functions`, `possible`, `exists` and `member` give the names of generated functions: what a function answers,
    whether a rule can be carried out, whether a set has members, whether something is one of them, and what may be
    done in a window.
    """

    engine: Engine
    passes: Passes
    static: StaticFields
    inlining: Inlining
    members: KnownMembers
    fuel: int
    laborious: frozenset[tuple[str, str]]
    coverage: Coverage | None
    notes: Notes | None
    watched: frozenset[int] | None
    module: Module = field(default_factory=Module)
    functions: dict[str, str] = field(default_factory=dict)
    functions_of_sure: dict[str, str] = field(default_factory=dict)
    possible: dict[str, str] = field(default_factory=dict)
    helpers: dict[str, str] = field(default_factory=dict)
    exists: dict[str, str] = field(default_factory=dict)
    member: dict[str, str] = field(default_factory=dict)
    windows: dict[str, str] = field(default_factory=dict)

    @property
    def program(self) -> Program:
        """The program."""
        return self.engine.program

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self.engine.layout

    def titles(self) -> dict[str, int]:
        """The numbers of the titles."""
        return self.engine.powers.titles

    def global_object(self, key: str, value: Any) -> ast.expr:
        """A name for a helper or table made once."""
        return self.module.shared(value, key)

    def getter(self, key: str) -> ast.expr:
        """A name for what looks up in a table that has been made."""
        table = self.module.globals[self.module.shared(None, key).id]  # type: ignore[attr-defined]
        return self.global_object(f"getter {key}", table.__getitem__)

    # ------------------------------------------------------------------------------------ tables

    def cells_of_column(self, path: str, entity: str) -> ast.expr:
        """Thing to cell, for a column; a thing that has no such field is not in it."""
        shape = self.program.entities[entity]
        base = self.layout.columns[path]
        return self.global_object(
            f"column {path}", {x: base + x for x in range(shape.first, shape.first + shape.count)}
        )

    def cells_of_zone(self, zone: str, entity: str) -> ast.expr:
        """Owner to cell, for a zone."""
        shape = self.program.entities[entity]
        base = self.layout.zones[zone]
        return self.global_object(f"zone {zone}", {x: base + x for x in range(shape.first, shape.first + shape.count)})

    def static_values(self, path: str, entity: str) -> ast.expr:
        """Thing to value, for a column that is never written."""
        shape = self.program.entities[entity]
        values = self.layout.static[path]
        return self.global_object(f"static {path}", {shape.first + at: value for at, value in enumerate(values)})

    def static_row(self, path: str, entity: str) -> ast.expr:
        """The same by place in a tuple, for what is surely a thing of the entity: quicker than to look it up."""
        before = (None,) * self.program.entities[entity].first
        return self.global_object(f"static row {path}", (*before, *self.layout.static[path]))

    def place_cells(self) -> ast.expr:
        """Thing to the cell that says where it lies."""
        places = self.layout.places
        return self.global_object("places", {x: places + x for x in range(self.layout.things)})

    def place_cells_or_none(self) -> ast.expr:
        """The same, where none lies nowhere: it is given a cell that never holds the number of a zone."""
        places = self.layout.places
        return self.global_object("places or none", {None: SEATS, **{x: places + x for x in range(self.layout.things)}})

    def owners(self) -> ast.expr:
        """Cell of a zone to its owner."""
        owners: dict[int, int | None] = {cell: owner for cell, (_, owner) in self.layout.zone_cells.items()}
        owners[-1] = None
        return self.global_object("owners", owners)

    def title_of(self) -> ast.expr:
        """Thing to title."""
        return self.global_object("titles", dict(enumerate(self.layout.title_of)))

    def bits(self) -> ast.expr:
        """Seat to its bit in a mask."""
        seat = self.program.entities[self.program.seat_entity]
        return self.global_object(
            "bits", {x: 1 << (x - seat.first) for x in range(seat.first, seat.first + seat.count)}
        )

    def seats_round(self) -> ast.expr:
        """The seats from the active one on."""
        cell = self.engine.expressions.active_cell
        if cell is None:
            return quote.expression("S[_s]", _s=quote.constant(SEATS))
        return self.seats_from(quote.expression("S[_c]", _c=quote.constant(cell)))

    def seats_from(self, first: ast.expr) -> ast.expr:
        """The seats from one of them on; from the first on when that one is not among them."""
        turns = self.global_object("turns", _Turns())
        return quote.expression("_t[S[_s], _f]", _t=turns, _s=quote.constant(SEATS), _f=first)

    @staticmethod
    def builtin(identifier: str) -> ast.expr:
        """One of the few functions of Python that generated code may call."""
        assert identifier in BUILT_IN
        return name(identifier)


class _Turns(dict[tuple[tuple[int, ...], int | None], tuple[int, ...]]):
    """Seats, and one of them, to the seats from that one on."""

    def __missing__(self, key: tuple[tuple[int, ...], int | None]) -> tuple[int, ...]:
        seats, first = key
        start = seats.index(first) if first in seats else 0
        found = self[key] = seats[start:] + seats[:start]
        return found


BUILT_IN: dict[str, Any] = {each.__name__: each for each in (filter, len, map, max, min, range, sum, tuple)}
