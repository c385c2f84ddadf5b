"""Handlers on field writes: an ability that adjusts by how much a field changes.

`before Entity.field(WHOSE, amount)` counts for every `+=` and `-=` on that field. Its body may only work on the
amount: it asks nobody and changes nothing else, so that an ordinary write never waits.
"""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.powers import held
from interpreter.check.scope import Scope, Slots
from interpreter.check.statements import resolve_sequence
from interpreter.check.symbols import AbilityHandler, Symbols
from interpreter.check.types import NUMBER, ThingType, Type, fits, strip_optional
from interpreter.messages import closest
from interpreter.syntax import tree as T


def resolve_adjustments(symbols: Symbols) -> dict[str, tuple[R.Adjustment, ...]]:
    """All handlers on field writes, by the path of the field."""
    found: dict[str, list[R.Adjustment]] = {}
    for (entity, field), entries in sorted(symbols.handlers.items(), key=lambda item: (item[0][0], item[0][1] or "")):
        if entity not in symbols.entities:
            continue
        for entry in sorted(entries, key=lambda each: each.routine):
            made = _adjustment(symbols, entry, entity, field)
            if made is not None:
                found.setdefault(f"{entity}.{field}", []).append(made)
    return {path: tuple(group) for path, group in found.items()}


def _adjustment(symbols: Symbols, entry: AbilityHandler, entity: str, field: str | None) -> R.Adjustment | None:
    handler = entry.handler
    column = symbols.columns[entity].get(field or "")
    if column is None or not fits(strip_optional(column.type), NUMBER):
        place = handler.step.span if handler.step is not None else handler.rule.span
        numbers = [c.name for c in symbols.columns[entity].values() if fits(c.type, NUMBER)]
        symbols.diagnostics.report(
            "L0436", place, entity=entity, field=field or "", suggestion=closest(field or "", numbers)
        )
        return None
    if handler.moment != "before" or len(handler.head) != 2 or not isinstance(handler.head[1], T.Name):
        symbols.diagnostics.report("L0437", handler.span, entity=entity, field=column.name)
        return None
    scope = Scope(Slots(), path=entry.routine, routine=entry.routine)
    whose, amount = handler.head[0], handler.head[1].text
    own = whose.text if isinstance(whose, T.Name) and whose.text not in ("self", "holder") else "it"
    listed: list[tuple[str, Type]] = [(own, ThingType(entity, (entity,))), (amount, NUMBER)]
    for name, kind in listed:
        scope.bind(name, kind)
    parameters = tuple((name, scope.variables[name].expression, kind) for name, kind in listed)
    inner = held(
        symbols,
        entry.title,
        handler.head,
        parameters,
        scope,
        always=False,
        conditions=entry.conditions,
        place=handler.span,
        target=f"{entity}.{column.name}",
    )
    if inner is None:
        return None
    _check_body(symbols, handler.body, {amount})
    when = None
    if handler.when is not None:
        from interpreter.check.expressions import condition

        when = condition(symbols, handler.when, inner.scope)
    body = resolve_sequence(symbols, handler.body, inner.scope)
    return R.Adjustment(entry.title, inner.power, when, body, scope.slots.count, handler.span)


def _check_body(symbols: Symbols, body: tuple[T.Statement, ...], names: set[str]) -> None:
    for statement in body:
        if isinstance(statement, T.Let):
            names.add(statement.name.text)
        elif isinstance(statement, T.If):
            _check_body(symbols, statement.body, set(names))
            _check_body(symbols, statement.otherwise or (), set(names))
        elif not (
            isinstance(statement, T.Write) and isinstance(statement.target, T.Name) and statement.target.text in names
        ):
            symbols.diagnostics.report("L0438", statement.span)
