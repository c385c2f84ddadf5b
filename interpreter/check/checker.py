"""The whole check, in order."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.adjustments import resolve_adjustments
from interpreter.check.declare import declare, declare_limits, settle_defaults
from interpreter.check.functions import resolve_derived, resolve_function
from interpreter.check.manifest import check_manifest
from interpreter.check.powers import register
from interpreter.check.program import Program
from interpreter.check.routines import (
    resolve_action,
    resolve_handler,
    resolve_rule,
    resolve_whenever,
    resolve_window,
    windows_of,
)
from interpreter.check.symbols import Signature, Symbols
from interpreter.check.tables import resolve_table
from interpreter.check.things import entity_shapes, number_things
from interpreter.check.types import UNKNOWN, ThingType
from interpreter.compose.linked import Linked
from interpreter.messages import Diagnostics, closest
from interpreter.syntax import tree as T


def check_program(linked: Linked, diagnostics: Diagnostics) -> tuple[Program | None, Symbols]:
    """The program of a composed game, or None when errors were found; and the symbols, for examples."""
    symbols = Symbols(diagnostics)
    before = len(diagnostics.errors)
    declare_early(symbols, linked)
    declare(symbols, linked)
    functions: dict[str, R.Function] = {}
    _derive(symbols, functions)
    _tables(symbols, linked)
    settle_defaults(symbols, linked)
    for entity in sorted(symbols.derived):
        for name in sorted(symbols.derived[entity]):
            if f"{entity}.{name}" not in functions:
                symbols.derive(entity, name)
    _check_targets(symbols)
    limits = declare_limits(symbols, linked)
    symbols.whenevers = tuple(node for node in linked.declarations.values() if isinstance(node, T.Whenever))
    routines: dict[str, R.Routine] = {}
    windows: dict[str, R.WindowShape] = {}
    actions: dict[str, R.ActionShape] = {}
    whenevers: list[R.WheneverShape] = []
    scopes = _scopes(symbols, [*limits.values()])
    for name in sorted(linked.declarations):
        node = linked.declarations[name]
        match node:
            case T.FixedTotal() | T.Total() | T.Set() | T.Value() | T.Condition():
                functions[name] = resolve_function(symbols, node)
            case T.Rule():
                routines[name] = resolve_rule(symbols, node, scopes.get(name, ()))
            case T.Action():
                actions[name], routine = resolve_action(symbols, node, limits)
                routines[routine.name] = routine
            case T.Whenever():
                shape, routine = resolve_whenever(symbols, node)
                whenevers.append(shape)
                routines[routine.name] = routine
            case T.Window():
                takers = [
                    other.name.text
                    for other in linked.declarations.values()
                    if isinstance(other, T.Action) and name in windows_of(symbols, other)
                ]
                windows[name] = resolve_window(symbols, node, tuple(sorted(takers)))
            case _:
                pass
    adjustments = resolve_adjustments(symbols)
    for (target, _), entries in symbols.handlers.items():
        if target in symbols.entities:
            continue
        for entry in entries:
            handler = resolve_handler(symbols, entry)
            if handler is not None:
                routines[handler.name] = handler
    functions.update(symbols.dropping)
    shapes, titles = entity_shapes(symbols, linked)
    check_manifest(symbols, linked.manifest)
    if linked.broken or len(diagnostics.errors) > before:
        return None, symbols
    manifest = linked.manifest
    program = Program(
        linked.game,
        manifest,
        linked.edition,
        linked.variants,
        linked.language,
        linked.digest,
        dict(symbols.enums),
        shapes,
        titles,
        (
            *(c for e in sorted(symbols.columns) for c in symbols.columns[e].values()),
            *(symbols.tracks[name] for name in sorted(symbols.tracks)),
            *limits.values(),
        ),
        dict(symbols.zones),
        dict(symbols.tables),
        functions,
        routines,
        windows,
        actions,
        tuple(whenevers),
        adjustments,
        dict(symbols.messages),
        symbols.seat_entity,
        symbols.tracks[manifest.active.text] if manifest.active is not None else None,
        dict(symbols.powers),
        dict(symbols.resources),
    )
    return program, symbols


def declare_early(symbols: Symbols, linked: Linked) -> None:
    """Enter titles and abilities, which signatures already need."""
    for name in sorted(linked.declarations):
        node = linked.declarations[name]
        if isinstance(node, T.Entity):
            symbols.entities[name] = node
    symbols.seat_entity = linked.manifest.seats.entity.text
    number_things(symbols, linked)
    for title in sorted(linked.abilities):
        ability = linked.abilities[title]
        if title in symbols.titles:
            register(symbols, title, ability)
        else:
            symbols.diagnostics.report(
                "L0431", ability.name.span, title=title, suggestion=closest(title, symbols.titles)
            )


def _derive(symbols: Symbols, functions: dict[str, R.Function]) -> None:
    """Let derived fields be settled on demand; one that needs itself is reported."""
    running: list[str] = []

    def derive(entity: str, name: str) -> Signature | None:
        key = f"{entity}.{name}"
        node = symbols.derived[entity][name]
        if key in running:
            symbols.diagnostics.report("L0542", node.name.span, name=key)
            return None
        running.append(key)
        function, kind = resolve_derived(symbols, entity, node)
        running.pop()
        functions[key] = function
        thing = ThingType(entity, (entity,))
        symbols.functions[key] = Signature(key, "value", ((entity, thing),), (), kind, node.name.span)
        return symbols.functions[key]

    symbols.derive = derive


def _tables(symbols: Symbols, linked: Linked) -> None:
    for name in sorted(linked.declarations):
        node = linked.declarations[name]
        if isinstance(node, T.Table):
            symbols.tables[name] = resolve_table(symbols, node)


def _check_targets(symbols: Symbols) -> None:
    """Every change and handler of an ability must find what it names."""
    known = [*symbols.functions, *symbols.rules]
    for (name, _), changes in symbols.changes.items():
        for entry in changes:
            place = entry.change.name.span
            if name not in symbols.functions and name not in symbols.rules:
                symbols.diagnostics.report("L0433", place, name=name, suggestion=closest(name, known))
    for (name, _), handlers in symbols.handlers.items():
        if name not in symbols.rules and name not in symbols.entities:
            for item in handlers:
                symbols.diagnostics.report(
                    "L0430", item.handler.rule.span, name=name, suggestion=closest(name, symbols.rules)
                )


def _scopes(symbols: Symbols, limits: list[R.Column]) -> dict[str, tuple[R.Column, ...]]:
    """Which columns each rule resets when it begins."""
    found: dict[str, list[R.Column]] = {}
    columns = [column for group in symbols.columns.values() for column in group.values()]
    for column in [*columns, *symbols.tracks.values(), *limits]:
        if column.scope is None:
            continue
        if column.scope not in symbols.rules and column not in limits:
            symbols.diagnostics.report(
                "L0547", column.span, name=column.scope, suggestion=closest(column.scope, symbols.rules)
            )
        found.setdefault(column.scope, []).append(column)
    return {name: tuple(group) for name, group in found.items()}


__all__ = ["UNKNOWN", "check_program"]
