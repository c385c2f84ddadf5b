"""What lies on the table, as the manifest's `view` lays it out and one viewer sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interpreter.check.types import BooleanType
from interpreter.data import Shown, View
from interpreter.explain.speaker import PUBLIC, Speaker, Viewer
from interpreter.runtime import State


@dataclass(frozen=True)
class Item:
    """Things that look alike: how they are called, how many, marks they carry, and what lies under them."""

    name: str
    count: int = 1
    marks: tuple[str, ...] = ()
    under: tuple[Pile, ...] = ()


@dataclass(frozen=True)
class Pile:
    """What lies in a zone. `groups` are items under a common word (empty: none); no groups: only counted."""

    name: str
    count: int
    groups: tuple[tuple[str, tuple[Item, ...]], ...] = ()


@dataclass(frozen=True)
class Fact:
    """A track or figure and its value."""

    name: str
    value: str


@dataclass(frozen=True)
class Board:
    """What belongs to one seat."""

    seat: str
    is_active: bool
    figures: tuple[Fact, ...]
    piles: tuple[Pile, ...]


@dataclass(frozen=True)
class Table:
    """The whole table: what is common, then each seat's board in table order."""

    facts: tuple[Fact, ...]
    piles: tuple[Pile, ...]
    boards: tuple[Board, ...]


class _Layout:
    def __init__(self, speaker: Speaker, state: State, viewer: Viewer) -> None:
        self.speaker = speaker
        self.state = state
        self.viewer = viewer
        self.glance = speaker.glance(state, viewer)
        view = speaker.program.manifest.view
        self.shown = {shown.zone.text: shown for shown in view.show}

    def table(self) -> Table:
        view, program = self.speaker.program.manifest.view, self.speaker.program
        engine = self.speaker.engine
        seats = engine.expressions.seats_round(self.state.cells, [])
        first = program.entities[program.seat_entity].first
        active = engine.active_seat(self.state)
        common = [name.text for name in view.table] or [
            *(self.open_columns(None) if view == View() else ()),
            *(zone.name for zone in program.zones.values() if zone.per is None),
        ]
        return Table(
            tuple(fact for name in common if name not in program.zones for fact in [self.track(name)] if fact.value),
            tuple(self.pile(name, 0) for name in common if name in program.zones),
            tuple(self.board(seat, seat == active) for seat in sorted(seats, key=lambda seat: seat - first)),
        )

    def board(self, seat: int, is_active: bool) -> Board:
        view, program = self.speaker.program.manifest.view, self.speaker.program
        figures = [
            Fact(self.speaker.figure(name.text), str(self.speaker.engine.figure(self.state, name.text, seat)))
            for name in view.figures
        ]
        if view == View():
            figures += [self.field(name, seat) for name in self.open_columns(program.seat_entity)]
        own = [name.text for name in view.seat] or [
            zone.name for zone in program.zones.values() if zone.per == program.seat_entity
        ]
        piles = [self.pile(name, seat) for name in own if name in program.zones]
        figures += [fact for name in own if name not in program.zones for fact in [self.track(name)] if fact.value]
        return Board(self.speaker.seat(seat), is_active, tuple(figures), tuple(piles))

    def open_columns(self, entity: str | None) -> list[str]:
        """Tracks or fields that change and that everybody sees, for a game whose manifest has no view."""
        kept = self.speaker.engine.layout.columns
        columns = [c for c in self.speaker.program.columns if c.entity == entity and c.name.isidentifier()]
        return [c.name for c in columns if c.seen_by == "all" and not c.keys and c.path in kept]

    def field(self, name: str, seat: int) -> Fact:
        program, layout = self.speaker.program, self.speaker.engine.layout
        column = next(c for c in program.columns if c.entity == program.seat_entity and c.name == name)
        value = self.state.cells[layout.columns[column.path] + seat]
        words = self.speaker.said(self.speaker.values.argument(value, column.type, self.glance))
        return Fact(self.speaker.figure(name), words)

    def track(self, name: str) -> Fact:
        """A track and its value in words; empty for none, which is left out."""
        column = next(c for c in self.speaker.program.columns if c.entity is None and c.name == name)
        value = self.state.cells[self.speaker.engine.layout.columns[name]]
        said = self.speaker.said(self.speaker.values.argument(value, column.type, self.glance))
        return Fact(self.speaker.track(name), "" if value is None else said)

    def pile(self, zone: str, owner: int) -> Pile:
        program, S = self.speaker.program, self.state.cells
        base = self.speaker.engine.layout.zones[zone]
        things: tuple[int, ...] = S[base + owner] if program.zones[zone].per is not None else S[base]
        shown = self.shown.get(zone)
        name = self.speaker.zone(zone)
        seen = [thing for thing in things if self.glance.sees(thing)]
        if (shown is not None and shown.count) or not seen:
            return Pile(name, len(things))
        groups: dict[str, dict[Item, int]] = {}
        for thing in things:
            item = self.item(thing, shown)
            word = self.group_word(thing, shown) if self.glance.sees(thing) else ""
            items = groups.setdefault(word, {})
            items[item] = items.get(item, 0) + 1
        order = self._in_order(groups, things, shown)
        return Pile(name, len(things), tuple((word, _counted(groups[word])) for word in order))

    def _in_order(self, groups: dict[str, Any], things: tuple[int, ...], shown: Shown | None) -> list[str]:
        """Groups by the value of their field: members of an enum as they are declared."""
        if shown is None or shown.by is None:
            return list(groups)
        rank: dict[str, Any] = {}
        for thing in things:
            raw = self.speaker.values.raw_field(thing, shown.by.text, self.glance)
            rank.setdefault(self.group_word(thing, shown), -1 if raw is None or raw[0] is None else raw[0])
        return sorted(groups, key=lambda word: rank.get(word, -1))

    def group_word(self, thing: int, shown: Shown | None) -> str:
        if shown is None or shown.by is None:
            return ""
        raw = self.speaker.values.raw_field(thing, shown.by.text, self.glance)
        if raw is None or raw[0] is None:
            return ""
        return self.speaker.said(self.speaker.values.field(thing, shown.by.text, self.glance))

    def item(self, thing: int, shown: Shown | None) -> Item:
        name = self.speaker.said(self.speaker.values.thing(thing, self.glance))
        if shown is None or not self.glance.sees(thing):
            return Item(name)
        marks = [word for mark in shown.mark for word in self.mark(thing, mark.text)]
        under = [self.pile(zone.text, thing) for zone in shown.under]
        return Item(name, 1, tuple(marks), tuple(pile for pile in under if pile.count))

    def mark(self, thing: int, field: str) -> list[str]:
        """A field of a thing in words; nothing for `no`, none and 0."""
        raw = self.speaker.values.raw_field(thing, field, self.glance)
        if raw is None or not raw[0]:
            return []
        entity = self.speaker.engine.layout.entity_of[thing]
        name = self.speaker.first_of(f"field-{entity}-{field}", default=f"[{field}]")
        if isinstance(raw[1], BooleanType):
            return [name]
        return [f"{name} {self.speaker.said(self.speaker.values.argument(*raw, self.glance))}"]


def _counted(items: dict[Item, int]) -> tuple[Item, ...]:
    return tuple(Item(item.name, count, item.marks, item.under) for item, count in items.items())


def piles_of(speaker: Speaker, state: State, seat: Viewer, zones: list[str]) -> list[Pile]:
    """What lies in these zones of a seat, as the seat sees it."""
    if seat is None or seat == PUBLIC:
        return []
    program = speaker.program
    own = [zone for zone in zones if program.zones[zone].per == program.seat_entity]
    return [_Layout(speaker, state, seat).pile(zone, seat) for zone in own]


def table_view(speaker: Speaker, state: State, viewer: Viewer = None) -> Table:
    """The table as a viewer sees it; all of it for None."""
    return _Layout(speaker, state, viewer).table()
