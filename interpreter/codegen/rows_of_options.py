"""Options by whole rows: where a condition holds for all values of the last generator, they are not made one by one.

A row is the options for all values of the last generator, the others being what they are. Rows are made once and kept.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.context import MOST_KNOWN
from interpreter.codegen.each import MAX_ROW, each
from interpreter.codegen.inline import expanded
from interpreter.codegen.quote import constant
from interpreter.codegen.writer import Writer
from interpreter.ir.passes.liveness import free_slots

Option = tuple[int, tuple[Any, ...]]


def by_rows(w: Writer, index: int, branch: R.MenuBranch, found: ast.expr) -> bool:
    """Write what gathers the options of a branch row by row; False, with nothing written, where there are none."""
    if not w.context.passes.share or branch.power is not None or branch.blocks or len(branch.generators) < 2:
        return False
    _, last, source, _ = branch.generators[-1]
    members = _fixed(source)
    if members is None:
        return False
    whole, some = _unswitched(w, branch.when, last)
    if whole is None:
        return False
    row = w.context.module.named(_rows(index, members, len(branch.generators) - 1))

    def generate(depth: int, values: list[ast.expr]) -> None:
        if depth < len(branch.generators) - 1:
            _, slot, outer, _ = branch.generators[depth]
            each(w, outer, slot, lambda x: generate(depth + 1, [*values, x]))
            return
        test = w.test(whole)
        with w.into() as one_by_one:
            w.when(some, lambda: each(w, source, last, lambda x: w.when(branch.when, lambda: take([*values, x]))))
        key = values[0] if len(values) == 1 else ast.Tuple(values, ast.Load())
        w.add("if _t:\n    _f += _r(_k)\nelse:\n    _o", _t=test, _f=found, _r=row, _k=key, _o=one_by_one)

    def take(values: list[ast.expr]) -> None:
        w.add("_f.append((_i, _v))", _f=found, _i=constant(index), _v=ast.Tuple(values, ast.Load()))

    with w.scope():
        generate(0, [])
    return True


def _fixed(source: R.Expression) -> tuple[int, ...] | None:
    """The numbers of a short range that is always the same."""
    if not isinstance(source, R.Numbers):
        return None
    low, high = source.low, source.high
    if not (isinstance(low, R.Constant) and isinstance(high, R.Constant)):
        return None
    assert isinstance(low.value, int) and isinstance(high.value, int)
    return tuple(range(low.value, high.value + 1)) if 1 < high.value - low.value < MAX_ROW else None


def _rows(index: int, members: tuple[int, ...], outer: int) -> Callable[[Any], tuple[Option, ...]]:
    known: dict[Any, tuple[Option, ...]] = {}

    def row(key: Any) -> tuple[Option, ...]:
        found = known.get(key)
        if found is None:
            if len(known) > MOST_KNOWN // MAX_ROW:
                known.clear()
            before = (key,) if outer == 1 else key
            found = known[key] = tuple([(index, (*before, x)) for x in members])
        return found

    return row


def _unswitched(w: Writer, when: R.Expression | None, slot: int) -> tuple[R.Expression | None, R.Expression | None]:
    """A condition that holds only if the given one does whatever is in the slot, and one that holds if it ever does.

    None for the first where nothing of the condition is free of the slot; None for the second where it always holds.
    """
    if when is None:
        return R.Constant(True), None
    node = when
    while isinstance(node, R.Ask):
        written = expanded(w, node)
        if written is None:
            break
        node = written
    whole = _with(node, slot, sure=True)
    return whole, _with(node, slot, sure=False)


def _with(node: R.Expression, slot: int, *, sure: bool) -> R.Expression | None:
    """A condition without what reads a slot, which is taken not to hold (`sure`), or to hold.

    None: then it never holds (`sure`), or always.
    """
    if slot not in free_slots(node):
        return node
    if not isinstance(node, R.Logic):
        return None
    left, right = _with(node.left, slot, sure=sure), _with(node.right, slot, sure=sure)
    if (node.operator == "and") == sure:  # None decides
        return None if left is None or right is None else R.Logic(node.operator, left, right)
    if left is None or right is None:
        return left if right is None else right
    return R.Logic(node.operator, left, right)
