"""Derived fields whose value never changes: worked out once for each thing."""

from __future__ import annotations

from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir.layout import Layout
from interpreter.ir.walk import walk
from interpreter.messages import Fault
from interpreter.text import Span

_STEADY = (
    R.Function, R.Part, R.Constant, R.Local, R.FieldOf, R.Arithmetic, R.Compare, R.Logic, R.Not, R.IsNothing,
    R.Conditional, R.RowOf, R.ItemOf, R.TitleOf,
)  # fmt: skip


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
            if first is not None and _is_steady(function, layout):
                entity = program.entities[first.column.entity or ""]
                try:
                    answers = {
                        x: functions[function.name]([], [x])
                        for x in range(entity.first, entity.first + entity.count)
                    }
                except Fault:
                    continue
                self.values[function.name] = answers
                self.spans[function.name] = ("L0901", first.span, first.column.path)


def _first_read(function: R.Function) -> R.FieldOf | None:
    """The one field of the parameter that is read, if no other is."""
    if len(function.parameters) != 1 or len(function.parts) != 1 or function.parts[0].when is not None:
        return None
    reads = [each for each in walk(function.parts) if isinstance(each, R.FieldOf)]
    for each in reads:
        if not (isinstance(each.thing, R.Local) and each.thing.slot == 0):
            return None
    return reads[0] if reads and len({each.column.path for each in reads}) == 1 else None


def _is_steady(function: R.Function, layout: Layout) -> bool:
    for each in walk(function.parts):
        if not isinstance(each, _STEADY):
            return False
        if isinstance(each, R.FieldOf) and each.column.path not in layout.static:
            return False
    return True
