"""Short functions are written where they are asked, so that loops over what they give can be joined.

Parameters are replaced by the arguments, and the function's own query slots by new ones, which no frame has: they
are names of the generated code only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import count
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir.walk import walk

_MOST_NODES = 30
_FIRST_NEW_SLOT = 100_000


class Inlining:
    """Gives the expression to write instead of asking a function."""

    def __init__(self, program: Program, *, used: bool) -> None:
        self.program = program
        self.used = used
        self._slots = count(_FIRST_NEW_SLOT)

    def expanded(self, node: R.Ask) -> R.Expression | None:
        """What the function would answer as an expression; None where it is to be called."""
        function = self.program.functions[node.name]
        if not self.used:
            return None
        value = function.parts[0].value if self._is_plain_set(function) else as_expression(function)
        if value is None:
            return None
        nodes = list(walk(value))
        if len(nodes) > _MOST_NODES or not self._usable(node.arguments, nodes):
            return None
        slots = {slot: argument for slot, argument in enumerate(node.arguments)}
        renamed = {slot: next(self._slots) for slot in sorted(_bound(nodes))}
        found: R.Expression = substituted(value, slots, renamed)
        return found

    def constant(self, node: R.Ask) -> R.Constant | None:
        """The answer of a function that always gives the same."""
        function = self.program.functions[node.name]
        if not self.used or node.arguments or not is_simple(function):
            return None
        value = function.parts[0].value
        return value if isinstance(value, R.Constant) else None

    def members(self, node: R.Ask) -> tuple[R.Part, tuple[R.Part, ...]] | None:
        """The one part that includes, and those that exclude, of a set that can be gone through where it is asked."""
        function = self.program.functions[node.name]
        if not self.used or function.kind != "set" or function.seats:
            return None
        if any(part.fallback or part.power or part.blocks for part in function.parts):
            return None
        includes = [part for part in function.parts if part.operator == "include"]
        if len(includes) != 1 or includes[0].when or not all_different(self.program, includes[0].value):
            return None
        nodes = list(walk(function.parts))
        if len(nodes) > _MOST_NODES or not self._usable(node.arguments, nodes):
            return None
        slots = {slot: argument for slot, argument in enumerate(node.arguments)}
        renamed = {slot: next(self._slots) for slot in sorted(_bound(nodes))}
        include, *excludes = [substituted(part, slots, renamed) for part in (includes[0], *_excludes(function))]
        return include, tuple(excludes)

    def _is_plain_set(self, function: R.Function) -> bool:
        """Whether a set is one unconditional include that lists nothing twice, in no order of seats."""
        return (
            function.kind == "set"
            and not function.seats
            and _one_sure_part(function)
            and all_different(self.program, function.parts[0].value)
        )

    @staticmethod
    def _usable(arguments: Sequence[R.Expression], nodes: Sequence[object]) -> bool:
        """Whether no argument would be worked out more often than before, or not at all."""
        for slot, argument in enumerate(arguments):
            uses = sum(isinstance(each, R.Local) and each.slot == slot for each in nodes)
            if uses != 1 and not isinstance(argument, (R.Local, R.Constant)):
                return False
            loops = any(isinstance(each, (R.Filter, R.Reduce, R.SortedBy, R.PairsOff)) for each in nodes)
            if loops and not isinstance(argument, (R.Local, R.Constant)):
                return False
        return True


def _excludes(function: R.Function) -> list[R.Part]:
    return [part for part in function.parts if part.operator != "include"]


def is_simple(function: R.Function) -> bool:
    """Whether a function is one unconditional part, and its answer is that part's value."""
    if not _one_sure_part(function):
        return False
    operator = function.parts[0].operator
    if function.kind == "value":
        return operator == "is"
    return function.kind == "total" and operator == "+"


def as_expression(function: R.Function) -> R.Expression | None:
    """The answer of a function without powers as one expression; None where that cannot be."""
    if is_simple(function):
        return function.parts[0].value
    if not function.parts or any(part.power or part.blocks or part.running_slot is not None for part in function.parts):
        return None
    if function.kind == "condition":
        return _condition(function.parts)
    if function.kind == "value":
        return _cases(function.parts)
    return None


def _condition(parts: tuple[R.Part, ...]) -> R.Expression:
    """All needs, and one of the enoughs if there are any."""
    found: R.Expression | None = None
    enough: R.Expression | None = None
    for part in parts:
        if part.operator == "needs":
            value = part.value if part.when is None else R.Logic("or", R.Not(part.when), part.value)
            found = value if found is None else R.Logic("and", found, value)
        else:
            value = part.value if part.when is None else R.Logic("and", part.when, part.value)
            enough = value if enough is None else R.Logic("or", enough, value)
    if enough is not None:
        found = enough if found is None else R.Logic("and", found, enough)
    assert found is not None
    return found


def _cases(parts: tuple[R.Part, ...]) -> R.Expression | None:
    """The first case that holds, where the last always does."""
    fallback = [part for part in parts if part.fallback]
    ordered = [part for part in parts if not part.fallback] + fallback[-1:]
    sure = next((at for at, part in enumerate(ordered) if part.when is None), None)
    if sure is None:
        return None
    found = ordered[sure].value
    for part in reversed(ordered[:sure]):
        assert part.when is not None
        found = R.Conditional(part.when, part.value, found)
    return found


def all_different(program: Program, node: R.Expression) -> bool:
    """Whether a list surely holds nothing twice, and no none."""
    match node:
        case R.ZoneOf() | R.ZoneEverywhere() | R.AllThings() | R.Numbers():
            return True
        case R.Filter(source=source) | R.SortedBy(source=source) | R.FromSeat(source=source):
            return all_different(program, source)
        case R.Ask(name=asked):
            return program.functions[asked].kind == "set"
        case R.Constant(value=value):
            return isinstance(value, tuple) and len(set(value)) == len(value) and None not in value
        case R.MakeList(items=items, spread=spread) if not any(spread):
            values = [item.value for item in items if isinstance(item, R.Constant)]
            return len(values) == len(items) and len(set(values)) == len(values) and None not in values
        case _:
            return False


def _one_sure_part(function: R.Function) -> bool:
    if len(function.parts) != 1:
        return False
    part = function.parts[0]
    return not (
        part.when or part.power or part.blocks or part.running_slot is not None or part.fallback
    ) and part.operator in ("+", "is", "include")


def _bound(nodes: Sequence[object]) -> set[int]:
    found: set[int] = set()
    for each in nodes:
        match each:
            case R.Filter(slot=slot) | R.Reduce(slot=slot) | R.SortedBy(slot=slot):
                found.add(slot)
            case R.PairsOff(want_slot=one, have_slot=other):
                found |= {one, other}
            case _:
                pass
    return found


def substituted(node: Any, slots: dict[int, R.Expression], renamed: dict[int, int]) -> Any:
    """A tree with expressions for some of its slots, and other numbers for those that it binds."""
    if isinstance(node, R.Local):
        given = slots.get(node.slot)
        return given if given is not None else R.Local(renamed[node.slot])
    if isinstance(node, tuple):
        return tuple(substituted(each, slots, renamed) for each in node)
    if isinstance(node, (R.Column, R.ZoneShape)) or not is_dataclass(node) or type(node).__module__ != R.__name__:
        return node
    changes: dict[str, Any] = {}
    for item in fields(node):
        value = getattr(node, item.name)
        if item.name in ("slot", "want_slot", "have_slot"):
            changes[item.name] = renamed[value]
        elif isinstance(value, tuple) or (is_dataclass(value) and item.name != "span"):
            changes[item.name] = substituted(value, slots, renamed)
    return replace(node, **changes)  # type: ignore[type-var]
