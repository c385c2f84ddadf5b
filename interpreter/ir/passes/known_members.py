"""Conditions on members that can be looked up: of a thing alone, or of one figure of it that never changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir.layout import Layout
from interpreter.ir.passes.inline import substituted
from interpreter.ir.passes.liveness import free_slots
from interpreter.ir.passes.static_fields import STEADY, is_steady
from interpreter.ir.walk import walk
from interpreter.messages import Fault

Evaluate: TypeAlias = Callable[[R.Expression], Callable[[int], Any]]
"""What works out an expression whose only slot is 0, for a thing in it."""


class ByFigure(NamedTuple):
    """Members whose figure is (`equal`), or is not, what `value` gives, which is the same for all of them."""

    things: dict[R.Value, frozenset[int]]
    value: R.Expression
    equal: bool


Known: TypeAlias = frozenset[int] | ByFigure


class KnownMembers:
    """Says for which things of an entity a condition holds.

    `asking`: whether what is asked of totals and conditions may be looked up, too; not where it is counted or noted.
    """

    def __init__(self, program: Program, layout: Layout, evaluate: Evaluate, *, used: bool) -> None:
        self._program, self._layout, self._evaluate, self._used = program, layout, evaluate, used

    def of(
        self, where: R.Expression, slot: int, entity: str, *, asking: bool, holds: bool = True
    ) -> Known | None:  # fmt: skip
        """The things in `slot` for which a condition holds, or does not hold; None where that is not known."""
        fixed = self._fixed(where, slot, entity, asking)
        if fixed is not None:
            return fixed if holds else frozenset(self._things(entity)) - fixed
        match where:
            case R.Not(operand=operand):
                return self.of(operand, slot, entity, asking=asking, holds=not holds)
            case R.Compare(operator="=" | "!=" as operator, left=left, right=right):
                for figure, value in ((left, right), (right, left)):
                    found = None if slot in free_slots(value) else self._figures(figure, slot, entity, asking)
                    if found is not None:
                        return ByFigure(found, value, (operator == "=") == holds)
                return None
            case _:
                return None

    def _things(self, entity: str) -> range:
        shape = self._program.entities[entity]
        return range(shape.first, shape.first + shape.count)

    def _fixed(self, where: R.Expression, slot: int, entity: str, asking: bool) -> frozenset[int] | None:
        values = self._values(where, slot, entity, asking)
        return None if values is None else frozenset(x for x, value in values.items() if value)

    def _figures(
        self, node: R.Expression, slot: int, entity: str, asking: bool
    ) -> dict[R.Value, frozenset[int]] | None:
        values = self._values(node, slot, entity, asking)
        if values is None:
            return None
        found: dict[R.Value, set[int]] = {}
        for x, value in values.items():
            found.setdefault(value, set()).add(x)
        return {value: frozenset(things) for value, things in found.items()}

    def _values(self, node: R.Expression, slot: int, entity: str, asking: bool) -> dict[int, Any] | None:
        """The value of an expression for each thing; None where it reads anything else, or where it fails."""
        if (
            not self._used
            or free_slots(node) != {slot}
            or not all(self._is_steady(each, entity, asking) for each in walk(node))
        ):
            return None
        value = self._evaluate(substituted(node, {slot: R.Local(0)}, {}))
        try:
            return {x: value(x) for x in self._things(entity)}
        except Fault:
            return None

    def _is_steady(self, node: object, entity: str, asking: bool) -> bool:
        match node:
            case R.Ask(name=asked):
                return asking and is_steady(self._program.functions[asked], self._layout)
            case R.FieldOf(column=column):
                return column.path in self._layout.static and column.entity == entity
            case _:
                return isinstance(node, STEADY)
