"""The functions that the language brings along."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.scope import Scope
from interpreter.check.symbols import Symbols
from interpreter.check.types import BOOLEAN, NUMBER, UNKNOWN, IntegerType, ThingType, Type
from interpreter.syntax import tree as T

BUILT_IN = ("seat_after", "pairs_off", "rounded_up", "rounded_down")


def resolve_built_in(symbols: Symbols, node: T.Call, scope: Scope) -> tuple[R.Expression, Type]:
    """A call of a built-in function."""
    match node.name.text:
        case "seat_after":
            return _seat_after(symbols, node, scope)
        case "pairs_off":
            return _pairs_off(symbols, node, scope)
        case _:
            return _rounded(symbols, node, scope)


def _arity(symbols: Symbols, node: T.Call, wanted: int) -> bool:
    if len(node.arguments) == wanted:
        return True
    symbols.diagnostics.report("L0510", node.span, name=node.name.text, wanted=wanted, given=len(node.arguments))
    return False


def _seat_after(symbols: Symbols, node: T.Call, scope: Scope) -> tuple[R.Expression, Type]:
    from interpreter.check.expressions import number, resolve_as

    seat = ThingType(symbols.seat_entity, (symbols.seat_entity,))
    if not _arity(symbols, node, 2):
        return R.Constant(None), seat
    start = resolve_as(symbols, node.arguments[0].value, scope, seat, "the seat")
    distance, _ = number(symbols, node.arguments[1].value, scope, "the distance")
    return R.SeatAfter(start, distance), seat


def _rounded(symbols: Symbols, node: T.Call, scope: Scope) -> tuple[R.Expression, Type]:
    from interpreter.check.expressions import number

    if not _arity(symbols, node, 2):
        return R.Constant(0), NUMBER
    amount, kind = number(symbols, node.arguments[0].value, scope, "the amount")
    parts, _ = number(symbols, node.arguments[1].value, scope, "the number of parts")
    operator = "up/" if node.name.text == "rounded_up" else "/"
    bounds = IntegerType(0, kind.high) if isinstance(kind, IntegerType) and (kind.low or 0) >= 0 else NUMBER
    return R.Arithmetic("up/" if operator == "up/" else "/", amount, parts, node.span), bounds


def _pairs_off(symbols: Symbols, node: T.Call, scope: Scope) -> tuple[R.Expression, Type]:
    from interpreter.check.expressions import condition, element_of, resolve

    if not _arity(symbols, node, 3):
        return R.Constant(False), BOOLEAN
    labels = [argument.label for argument in node.arguments]
    if labels[0] is None or labels[1] is None:
        symbols.diagnostics.report("L0524", node.span)
        return R.Constant(False), BOOLEAN
    sources = [resolve(symbols, argument.value, scope) for argument in node.arguments[:2]]
    inner = scope.child()
    slots = []
    for label, argument, (_, kind) in zip(labels, node.arguments[:2], sources, strict=False):
        element = element_of(symbols, argument.value, kind)
        slots.append(inner.bind(label.text if label is not None else "", element or UNKNOWN))
    fits = condition(symbols, node.arguments[2].value, inner)
    return R.PairsOff(sources[0][0], slots[0], sources[1][0], slots[1], fits), BOOLEAN
