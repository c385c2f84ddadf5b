"""The manifest against the declarations: everything it names must exist and be of the right kind."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.check.symbols import Symbols
from interpreter.check.types import ThingType, strip_optional
from interpreter.data import Called, Manifest, Named, Shown
from interpreter.messages import closest


def check_manifest(symbols: Symbols, manifest: Manifest) -> None:
    """Report every name of the manifest that does not fit."""
    if manifest.seats.entity.text not in symbols.entities:
        _miss(symbols, manifest.seats.entity, "an entity", symbols.entities)
    plain = [name for name, rule in symbols.rules.items() if not rule.parameters]
    for rule in (manifest.begin, manifest.repeat, manifest.finish):
        if rule is not None and rule.text not in plain:
            _miss(symbols, rule, "a rule without parameters", plain)
    if manifest.active is not None and manifest.active.text not in symbols.tracks:
        _miss(symbols, manifest.active, "a track", symbols.tracks)
    values = _functions(symbols, "value", 1)
    if manifest.decider is not None and manifest.decider.text not in values:
        _miss(symbols, manifest.decider, "a value of one seat", values)
    conditions = _functions(symbols, "condition", 0)
    for each in manifest.invariants:
        if each.text not in conditions:
            _miss(symbols, each, "a condition without parameters", conditions)
    figures = [
        *_functions(symbols, "total", 0),
        *_functions(symbols, "total", 1),
        *symbols.columns.get(symbols.seat_entity, ()),
        *symbols.tracks,
    ]
    for each in manifest.measures:
        if each.text not in figures:
            _miss(symbols, each, "a total, a track or a field of a seat", figures)
    if manifest.ranking is not None:
        for goal in manifest.ranking.by:
            if goal.by.text not in figures:
                _miss(symbols, goal.by, "a total or field of a seat", figures)
        among = manifest.ranking.among
        sets = _functions(symbols, "set", 0)
        if among is not None and among.text not in sets:
            _miss(symbols, among, "a set of seats", sets)
    for cards in manifest.cards:
        if cards.entity.text not in symbols.entities:
            _miss(symbols, cards.entity, "an entity", symbols.entities)
        holders = _functions(symbols, "set", 1)
        if cards.powers is not None and cards.powers.text not in holders:
            _miss(symbols, cards.powers, "a set with the card as its parameter", holders)
    fixed = [name for name in _functions(symbols, "total", 0)]
    for each in manifest.options:
        if each.text not in fixed:
            _miss(symbols, each, "a fixed total", fixed)
    for called in manifest.called:
        _check_called(symbols, called)
    _check_view(symbols, manifest)


def _check_called(symbols: Symbols, called: Called) -> None:
    """A field that holds a thing."""
    if called.entity.text not in symbols.entities:
        _miss(symbols, called.entity, "an entity", symbols.entities)
        return
    columns = symbols.columns.get(called.entity.text, {})
    holding = [name for name, column in columns.items() if isinstance(strip_optional(column.type), ThingType)]
    if called.field.text not in holding:
        _miss(symbols, called.field, f"a field of {called.entity} that holds a thing", holding)


def _check_view(symbols: Symbols, manifest: Manifest) -> None:
    view = manifest.view
    places = [*symbols.zones, *symbols.tracks]
    for each in (*view.table, *view.seat):
        if each.text not in places:
            _miss(symbols, each, "a zone or track", places)
    for shown in view.show:
        _check_shown(symbols, shown)
    figures = [*_functions(symbols, "total", 1), *symbols.columns.get(symbols.seat_entity, ())]
    for each in view.figures:
        if each.text not in figures:
            _miss(symbols, each, "a total or field of a seat", figures)


def _check_shown(symbols: Symbols, shown: Shown) -> None:
    """The zone, what it is sorted by, the zones that hang under its things, and the fields that mark them."""
    zone = symbols.zones.get(shown.zone.text)
    if zone is None:
        _miss(symbols, shown.zone, "a zone", symbols.zones)
        return
    if not isinstance(zone.type, ThingType):
        return  # reported with the zone
    members = zone.type.members
    fields = {n for m in members for n in (*symbols.columns.get(m, ()), *symbols.derived.get(m, ()))}
    for each in (*((shown.by,) if shown.by is not None else ()), *shown.mark):
        if each.text not in fields:
            _miss(symbols, each, f"a field of what lies in {zone.name}", fields)
    under = {other.name for other in symbols.zones.values() if other.per in members}
    for each in shown.under:
        if each.text not in under:
            _miss(symbols, each, f"a zone of what lies in {zone.name}", under)


def _functions(symbols: Symbols, kind: str, arity: int) -> list[str]:
    return [n for n, s in symbols.functions.items() if s.kind == kind and len(s.parameters) == arity and not s.dice]


def _miss(symbols: Symbols, name: Named, what: str, known: Iterable[str]) -> None:
    symbols.diagnostics.report("L0440", name.span, name=name.text, what=what, suggestion=closest(name.text, known))
