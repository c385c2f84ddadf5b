"""Menus that depend on a few values alone: their options are remembered by these, with what it cost to list them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from interpreter.check import resolved as R
from interpreter.codegen.context import MOST_KNOWN
from interpreter.codegen.quote import name
from interpreter.codegen.writer import Writer
from interpreter.ir import blocks as B

if TYPE_CHECKING:
    from interpreter.codegen.routines import RoutineWriter

MOST_VALUES = 5
"""With more values the same ones hardly come together again."""

MOST_MENUS = MOST_KNOWN // 4


def values_of_menu(w: Writer, end: B.AskBranch) -> list[R.Expression] | None:
    """The values on which the options of a menu depend; None where they are too many, or too much hangs on them.

    They are numbers and tracks that are read, whichever way the conditions go.
    """
    if not w.context.passes.share or end.used_slot is not None:
        return None
    if not any(branch.generators for branch in end.branches):
        return None
    found: list[R.Expression] = []
    for branch in end.branches:
        if branch.power is not None or branch.blocks:
            return None
        for depth, (_, _, source, _) in enumerate(branch.generators):
            if not isinstance(source, R.Numbers):
                return None
            bounds = [bound for bound in (source.low, source.high) if not isinstance(bound, R.Constant)]
            if bounds and (depth or any(_is_laborious(w, bound) for bound in bounds)):
                return None
            found += bounds
        slots = {slot for _, slot, _, _ in branch.generators}
        for value in () if branch.when is None else _read(w, branch.when, slots):
            if value is None:
                return None
            found.append(value)
    columns: set[str] = set()
    different: list[R.Expression] = []
    for value in found:
        if not isinstance(value, R.TrackOf):
            different.append(value)
        elif value.column.path not in columns:
            columns.add(value.column.path)
            different.append(value)
    return different if 0 < len(different) <= MOST_VALUES else None


def _is_laborious(w: Writer, node: R.Expression) -> bool:
    return isinstance(node, R.Ask) and ("function", node.name) in w.context.laborious


def _read(w: Writer, node: R.Expression, slots: set[int] | None) -> Iterator[R.Expression | None]:
    """The tracks that a condition reads, also through functions; None for anything else that it hangs on.

    It may read `slots`, which the menu fills; within a function any, since they hold what it is given.
    """
    match node:
        case R.Constant():
            return
        case R.Local(slot=slot) if slots is None or slot in slots:
            return
        case R.TrackOf(keys=()) as track:
            yield track
        case R.Compare(left=left, right=right) | R.Logic(left=left, right=right):
            yield from _read(w, left, slots)
            yield from _read(w, right, slots)
        case R.Not(operand=operand) | R.IsNothing(subject=operand):
            yield from _read(w, operand, slots)
        case R.Ask(name=asked, arguments=arguments) if not _is_laborious(w, node):
            for argument in arguments:
                yield from _read(w, argument, slots)
            for part in w.context.program.functions[asked].parts:
                if part.power is not None or part.blocks:
                    yield None
                yield from _read(w, part.value, None)
                if part.when is not None:
                    yield from _read(w, part.when, None)
        case _:
            yield None


def remember(w: RoutineWriter, values: list[R.Expression], options: ast.Name, gather: Callable[[], None]) -> None:
    """Write the options of a menu: as they were listed with the same values, or listed now and remembered.

    What listing costs is charged, and what it reaches is counted, either way: nothing depends on what is remembered.
    """
    key, entry, before, cost = (name(w.temporary()) for _ in range(4))
    parts = [w.keep(w.value(value)) for value in values]
    menus = w.module.named(_Menus())
    with w.into() as listed:
        gather()
    with w.into() as charged:
        w.charge(cost)
    if w.context.coverage is None:
        w.add(
            "_y = _parts\n_e = _m.get(_y)\nif _e is None:\n    _b = effort.left\n    _g\n"
            "    _m.put(_y, _o, _b - effort.left)\nelse:\n    _o, _c = _e\n    _h",
            _y=key, _parts=ast.Tuple(parts, ast.Load()), _e=entry, _m=menus, _b=before, _g=listed, _o=options,
            _c=cost, _h=charged,
        )  # fmt: skip
        return
    counts, place, reached = (name(w.temporary()) for _ in range(3))
    w.add(
        "_y = _parts\n_e = _m.get(_y)\nif _e is None:\n    _b = effort.left\n    _n = n[:]\n    _g\n"
        "    _m.put(_y, _o, _b - effort.left, _n, n)\nelse:\n    _o, _c, _r = _e\n    _h\n"
        "    for _n, _p in _r:\n        n[_n] += _p",
        _y=key, _parts=ast.Tuple(parts, ast.Load()), _e=entry, _m=menus, _b=before, _g=listed, _o=options,
        _c=cost, _h=charged, _n=counts, _p=place, _r=reached,
    )  # fmt: skip


class _Menus(dict[tuple[Any, ...], tuple[Any, ...]]):
    """The values of a menu to its options, and what it cost to list them; where it is counted, what was reached."""

    def put(
        self, values: tuple[Any, ...], options: tuple[Any, ...], cost: int,
        before: Sequence[int] | None = None, after: Sequence[int] = (),
    ) -> None:  # fmt: skip
        """Remember a menu; when there are too many, all are forgotten."""
        if len(self) > MOST_MENUS:
            self.clear()
        if before is None:
            self[values] = options, cost
        else:
            counted = enumerate(zip_longest(before, after, fillvalue=0))  # more may be counted than before
            self[values] = options, cost, tuple([(place, new - old) for place, (old, new) in counted if new != old])
