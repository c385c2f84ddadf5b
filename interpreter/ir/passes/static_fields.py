"""Derived fields whose value never changes: worked out once for each thing."""

from __future__ import annotations

from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir.layout import Layout
from interpreter.ir.walk import walk
from interpreter.messages import Fault
from interpreter.text import Span

STEADY = (
    R.Function, R.Part, R.Constant, R.Local, R.FieldOf, R.Arithmetic, R.Compare, R.Logic, R.Not, R.IsNothing,
    R.Conditional, R.RowOf, R.ItemOf, R.TitleOf,
)  # fmt: skip
"""What depends on nothing but fields that never change, where those it reads never do."""


class StaticFields:
    """`values[name][thing]` is the answer of a derived field.

    `spans[name]` tells what fails first when the field is asked of something that has none.
    """

    def __init__(self, program: Program, layout: Layout, functions: dict[str, Any] | None) -> None:
        self.values: dict[str, dict[int, R.Value]] = {}
        self.spans: dict[str, tuple[str, Span | None, str]] = {}
        if functions is None:
            return
        for function in program.functions.values():
            first = _first_read(function)
            if first is not None and is_steady(function, layout):
                entity = program.entities[first.column.entity or ""]
                try:
                    answers = {
                        x: functions[function.name]([], [x]) for x in range(entity.first, entity.first + entity.count)
                    }
                except Fault:
                    continue
                self.values[function.name] = answers
                self.spans[function.name] = ("L0901", first.span, first.column.path)


def _first_read(function: R.Function) -> R.FieldOf | None:
    """The field of the parameter that is read first; None where something else is read, or the order is unsure."""
    if len(function.parameters) != 1 or not function.parts or function.kind == "set":
        return None
    for each in walk(function.parts):
        if isinstance(each, R.FieldOf) and not (isinstance(each.thing, R.Local) and each.thing.slot == 0):
            return None
        if isinstance(each, R.Arithmetic) and each.operator in ("/", "up/"):
            return None
    first = function.parts[0]
    reads = [each for each in walk((first.when, first.value)) if isinstance(each, R.FieldOf)]
    return reads[0] if reads else None


def is_steady(function: R.Function, layout: Layout) -> bool:
    """Whether the answer of a function depends on its arguments alone."""
    for each in walk(function.parts):
        if not isinstance(each, STEADY):
            return False
        if isinstance(each, R.FieldOf) and each.column.path not in layout.static:
            return False
    return True
