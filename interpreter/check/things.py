"""Entities and their things: numbers, titles, and what cards say of them."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.symbols import Symbols
from interpreter.check.types import (
    BooleanType,
    EnumerationType,
    IntegerType,
    ListType,
    OptionalType,
    ThingType,
    Type,
    UnknownType,
)
from interpreter.compose.cards import MAX_THINGS
from interpreter.compose.linked import CardSet, Linked, RowData, RowValue
from interpreter.messages import closest
from interpreter.text import Span


def number_things(symbols: Symbols, linked: Linked) -> None:
    """Give every thing its number and every title its place, by name, so that files' order plays no part."""
    first = 0
    for name in sorted(symbols.entities):
        for title, copies in _titles(symbols, linked, name):
            if title in symbols.titles:
                symbols.diagnostics.report(
                    "L0548",
                    symbols.entities[name].name.span,
                    title=title,
                    entity=name,
                    other=symbols.titles[title][0],
                )
            symbols.titles[title] = (name, first, copies)
            first += copies
        if first > MAX_THINGS and not symbols.crowded:
            symbols.crowded = True
            place = symbols.entities[name].name.span
            symbols.diagnostics.report("L0453", place, entity=name, count=first, limit=MAX_THINGS)
    for cards in linked.cards.values():
        if cards.powers is not None:
            symbols.powers[cards.entity] = cards.powers


def _titles(symbols: Symbols, linked: Linked, entity: str) -> list[tuple[str, int]]:
    if entity == symbols.seat_entity:
        names = linked.manifest.seats.names[: linked.manifest.players.high]
        return [(name.text, 1) for name in names]
    cards = linked.cards.get(entity)
    if cards is not None:
        return [(row.title, row.copies) for row in cards.rows]
    at_most = symbols.entities[entity].at_most
    return [] if at_most is None else [(entity.lower(), at_most)]


def entity_shapes(symbols: Symbols, linked: Linked) -> tuple[dict[str, R.EntityShape], tuple[R.Title, ...]]:
    """The entities with what their cards say, and all titles."""
    titles: list[R.Title] = []
    shapes: dict[str, R.EntityShape] = {}
    first = 0
    for name in sorted(symbols.entities):
        cards = linked.cards.get(name)
        own: list[int] = []
        for title, copies in _titles(symbols, linked, name):
            own += [len(titles)] * (1 if symbols.crowded else copies)
            titles.append(R.Title(title, name, copies, title in linked.abilities))
        shapes[name] = R.EntityShape(
            name,
            first,
            len(own),
            cards is None and name != symbols.seat_entity,
            name == symbols.seat_entity,
            tuple(symbols.columns[name].values()),
            tuple(own),
            _start(symbols, cards),
            symbols.powers.get(name),
            _given(symbols, name, cards),
        )
        first += len(own)
    return shapes, tuple(titles)


def _start(symbols: Symbols, cards: CardSet | None) -> str | None:
    if cards is None or cards.start is None:
        return None
    zone = symbols.zones.get(cards.start)
    if zone is None or zone.per is not None:
        symbols.diagnostics.report(
            "L0440",
            cards.start_span,
            name=cards.start,
            what="a zone of nobody",
            suggestion=closest(cards.start, [z.name for z in symbols.zones.values() if z.per is None]),
        )
        return None
    return cards.start


def _given(symbols: Symbols, entity: str, cards: CardSet | None) -> dict[str, tuple[R.Value, ...]]:
    """What rows say, per column and thing; a column without default that no row fills is reported."""
    given: dict[str, tuple[R.Value, ...]] = {}
    if cards is None:
        return given
    for name, column in symbols.columns[entity].items():
        stated = [row for row in cards.rows if name in row.values]
        if not stated:
            if column.default is None and cards.rows:
                symbols.diagnostics.report("L0549", cards.rows[0].span, field=name, entity=entity)
            continue
        values: list[R.Value] = []
        for row in cards.rows:
            value = _row_value(symbols, row, name, column)
            values += [value] * row.copies
        given[name] = tuple(values)
    return given


def _row_value(symbols: Symbols, row: RowData, name: str, column: R.Column) -> R.Value:
    if name not in row.values:
        if isinstance(column.default, R.Constant):
            return column.default.value
        symbols.diagnostics.report("L0549", row.span, field=name, entity=column.entity)
        return None
    return row_value(symbols, row.values[name], column.type, row.span)


def row_value(symbols: Symbols, value: RowValue, kind: Type, span: Span) -> R.Value:
    """A written value of a card as the engine keeps it."""
    if isinstance(kind, UnknownType):
        return None  # reported where the type stands
    if isinstance(kind, OptionalType):
        return None if value is None else row_value(symbols, value, kind.inner, span)
    if isinstance(kind, ListType) and isinstance(value, list):
        return tuple(row_value(symbols, item, kind.element, span) for item in value)
    if isinstance(kind, EnumerationType) and value in symbols.enums.get(kind.name, ()):
        return symbols.enums[kind.name].index(str(value))
    if isinstance(kind, ThingType) and isinstance(value, str) and value in symbols.titles:
        return symbols.titles[value][1]
    if isinstance(kind, BooleanType) and value in ("yes", "no", True, False):
        return value in ("yes", True)
    if isinstance(kind, IntegerType) and isinstance(value, int):
        return value
    symbols.diagnostics.report("L0550", span, value=value, kind=kind)
    return None
