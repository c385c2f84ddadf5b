"""Where the members of a list lie: the zone from which all of them come."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.program import Program

_DEEPEST = 20


def zone_of(program: Program, node: R.Expression) -> R.ZoneOf | None:
    """The one zone in which all members lie; None where that is not sure. Its key is a slot of the asking, or none."""
    return _zone(program, node, None, _DEEPEST)


def _zone(program: Program, node: R.Expression, given: tuple[R.Expression, ...] | None, depth: int) -> R.ZoneOf | None:
    while isinstance(node, (R.Filter, R.SortedBy, R.FromSeat)):
        node = node.source
    if isinstance(node, R.ZoneOf):
        if node.key is None:
            return node
        key = _given(node.key, given)
        return R.ZoneOf(node.zone, key, node.span) if isinstance(key, R.Local) else None
    if not isinstance(node, R.Ask) or depth == 0:
        return None
    function = program.functions[node.name]
    includes = [part for part in function.parts if part.operator == "include"]
    if function.kind != "set" or len(includes) != 1 or any(part.fallback or part.power for part in includes):
        return None
    if any(part.fallback for part in function.parts):
        return None
    arguments = tuple([_given(argument, given) for argument in node.arguments])
    return _zone(program, includes[0].value, arguments, depth - 1)


def _given(node: R.Expression, given: tuple[R.Expression, ...] | None) -> R.Expression:
    """What stands for a parameter; anything else is no slot of the asking."""
    if not isinstance(node, R.Local) or given is None:
        return node if given is None else R.Constant(None)
    return given[node.slot] if node.slot < len(given) else R.Constant(None)
