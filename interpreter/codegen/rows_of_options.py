"""Options by whole rows: where a condition holds for all values of the last generator, they are not made one by one.

A row is the options for all values of the last generator, the others being what they are. Where the condition goes on
to hold for all numbers above one for which it holds, all rows that are left are taken at once. Rows are made once and
kept.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.context import MOST_KNOWN
from interpreter.codegen.each import MAX_ROW, charged, each, number_range
from interpreter.codegen.inline import expanded
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer
from interpreter.ir.passes.liveness import free_slots

Option = tuple[int, tuple[Any, ...]]
_Rows = Callable[[tuple[Any, ...]], tuple[Option, ...]]


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
    row = _rows(index, members)
    _, rising, numbers, _ = branch.generators[-2]
    rises = isinstance(numbers, R.Numbers) and _is_rising(whole, rising)

    def generate(depth: int, values: list[ast.expr]) -> None:
        if depth == len(branch.generators) - 2 and rises:
            assert isinstance(numbers, R.Numbers)
            _until_the_end(w, numbers, rising, lambda x, end: rows([*values, x], end))
        elif depth < len(branch.generators) - 1:
            _, slot, outer, _ = branch.generators[depth]
            each(w, outer, slot, lambda x: generate(depth + 1, [*values, x]))
        else:
            rows(values, None)

    def rows(values: list[ast.expr], end: ast.expr | None) -> None:
        test = w.test(whole)
        with w.into() as one_by_one:
            w.when(some, lambda: each(w, source, last, lambda x: w.when(branch.when, lambda: take([*values, x]))))
        if end is None:
            helper, template = row, "if _t:\n    _f += _r(_k)\nelse:\n    _o"
        else:
            helper, template = _all_rows(row), "if _t:\n    _f += _r(_k)\n    break\n_o"
        w.add(
            template, _t=test, _f=found, _r=w.context.module.named(helper), _o=one_by_one,
            _k=ast.Tuple(values if end is None else [*values, end], ast.Load()),
        )  # fmt: skip

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


def _until_the_end(
    w: Writer, source: R.Numbers, slot: int, body: Callable[[ast.expr, ast.expr], None]
) -> None:  # fmt: skip
    """A loop over numbers, which may `break`; the body is given the last of them, too."""
    numbers = w.keep(number_range(w, source))
    charged(w, source, numbers, [])
    x = w.slot(slot)
    w.whole_numbers |= {slot}
    with w.loop([slot]) as loop, w.into() as inside:
        w.forget(x)
        body(name(x), expression("_n[_i]", _n=numbers, _i=constant(-1)))
    w.out.extend(loop.before)
    w.add("for _x in _n:\n    _b", _x=name(x), _n=numbers, _b=inside)


def _is_rising(node: R.Expression | None, slot: int) -> bool:
    """Whether a condition holds for all numbers above one for which it holds."""
    if node is None or slot not in free_slots(node):
        return True
    match node:
        case R.Logic(left=left, right=right):
            return _is_rising(left, slot) and _is_rising(right, slot)
        case R.Compare(operator=">" | ">=", left=R.Local(slot=own), right=other):
            return own == slot and slot not in free_slots(other)
        case R.Compare(operator="<" | "<=", left=other, right=R.Local(slot=own)):
            return own == slot and slot not in free_slots(other)
        case _:
            return False


def _rows(index: int, members: tuple[int, ...]) -> _Rows:
    """What gives the row for the values of all generators but the last."""
    known: dict[tuple[Any, ...], tuple[Option, ...]] = {}

    def row(before: tuple[Any, ...]) -> tuple[Option, ...]:
        found = known.get(before)
        if found is None:
            if len(known) > MOST_KNOWN // MAX_ROW:
                known.clear()
            found = known[before] = tuple([(index, (*before, x)) for x in members])
        return found

    return row


def _all_rows(row: _Rows) -> _Rows:
    """What gives all rows from the last of some values on; what follows it is the number of the last row."""
    known: dict[tuple[Any, ...], tuple[Option, ...]] = {}
    kept = 0

    def rows(key: tuple[Any, ...]) -> tuple[Option, ...]:
        nonlocal kept
        found = known.get(key)
        if found is None:
            *before, first, last = key
            found = tuple([option for x in range(first, last + 1) for option in row((*before, x))])
            if kept > MOST_KNOWN * MAX_ROW:
                known.clear()
                kept = 0
            known[key] = found
            kept += len(found)
        return found

    return rows


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
