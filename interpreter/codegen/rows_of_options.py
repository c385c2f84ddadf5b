"""Options by whole rows: where a condition holds for all values of the last generator, they are not made one by one.

A row is the options for all values of the last generator, the others being what they are. Where the condition goes on
to hold for all numbers above one for which it holds, all rows that are left are taken at once. Rows are made once and
kept.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import reduce
from typing import Any, NamedTuple

from interpreter.check import resolved as R
from interpreter.codegen.context import MOST_KNOWN
from interpreter.codegen.each import MAX_ROW, charged, each, number_range
from interpreter.codegen.inline import written
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer
from interpreter.ir.passes import key_of
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
    when = None if branch.when is None else written(w, branch.when)
    whole, some = _unswitched(when, last)
    if whole is None:
        return False
    one, some = (None if node is None else _without(w, whole, node) for node in (when, some))
    row = _Rows(index, members)
    tail = None if w.context.coverage is not None else _Tail.of(one, last, members[0])
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
        table: _Rows | _AllRows
        test = w.test(whole)
        with w.into() as one_by_one:
            if tail is None:
                w.when(some, lambda: each(w, source, last, lambda x: w.when(one, lambda: take([*values, x]))))
            else:
                w.when(tail.when, lambda: tail.write(w, w.context.module.named(row), values, found))
        if end is None:
            table, template = row, "if _t:\n    _f += _r[_k]\nelse:\n    _o"
        else:
            table, template = _AllRows(row), "if _t:\n    _f += _r[_k]\n    break\n_o"
        w.add(
            template, _t=test, _f=found, _r=w.context.module.named(table), _o=one_by_one,
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


def _until_the_end(w: Writer, source: R.Numbers, slot: int, body: Callable[[ast.expr, ast.expr], None]) -> None:
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


class _Tail(NamedTuple):
    """The end of a row, where options are open for all last values above a bound: those behind so many of the row."""

    when: R.Expression | None
    bound: R.Expression
    before: int
    """What is taken off the bound."""

    @classmethod
    def of(cls, one: R.Expression | None, last: int, low: int) -> _Tail | None:
        """The end of a row for a condition, one part of which sets a bound for the last value and no other reads it."""
        parts = [] if one is None else _parts(one)
        bounds = [node for node in parts if last in free_slots(node)]
        if len(bounds) != 1:
            return None
        match bounds[0]:
            case R.Compare(operator=">" | ">=" as operator, left=R.Local(slot=own), right=other):
                pass
            case R.Compare(operator="<" | "<=" as operator, left=other, right=R.Local(slot=own)):
                pass
            case _:
                return None
        if own != last or last in free_slots(other):
            return None
        free = [node for node in parts if node is not bounds[0]]
        when = reduce(lambda one, other: R.Logic("and", one, other), free) if free else None
        return cls(when, other, low - 1 if operator in "<>" else low)

    def write(self, w: Writer, rows: ast.expr, values: list[ast.expr], found: ast.expr) -> None:
        """Add the end of the row to the options."""
        w.add(
            "_f += _r[_k][_e - _b if _e > _b else _0:]", _f=found, _r=rows, _k=ast.Tuple(values, ast.Load()),
            _e=w.keep(w.value(self.bound)), _b=constant(self.before), _0=constant(0),
        )  # fmt: skip


def _parts(node: R.Expression) -> list[R.Expression]:
    """The conditions that must all hold."""
    if isinstance(node, R.Logic) and node.operator == "and":
        return [*_parts(node.left), *_parts(node.right)]
    return [node]


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


class _Rows(dict[tuple[Any, ...], tuple[Option, ...]]):
    """The values of all generators but the last to the row for them."""

    def __init__(self, index: int, members: tuple[int, ...]) -> None:
        super().__init__()
        self._index, self._members = index, members

    def __missing__(self, before: tuple[Any, ...]) -> tuple[Option, ...]:
        if len(self) > MOST_KNOWN // MAX_ROW:
            self.clear()
        found = self[before] = tuple([(self._index, (*before, x)) for x in self._members])
        return found


class _AllRows(dict[tuple[Any, ...], tuple[Option, ...]]):
    """The same, and the number of the last row, to all rows from there to the last one."""

    def __init__(self, rows: _Rows) -> None:
        super().__init__()
        self._rows, self._kept = rows, 0

    def __missing__(self, key: tuple[Any, ...]) -> tuple[Option, ...]:
        *before, first, last = key
        found = tuple([option for x in range(first, last + 1) for option in self._rows[(*before, x)]])
        if self._kept > MOST_KNOWN * MAX_ROW:
            self.clear()
            self._kept = 0
        self[key] = found
        self._kept += len(found)
        return found


def _without(w: Writer, untrue: R.Expression, node: R.Expression) -> R.Expression:
    """A condition where another is known not to hold."""
    if key_of(node, w.slot) == key_of(untrue, w.slot):
        return R.Constant(False)
    if not isinstance(node, R.Logic) or node.operator != "or":
        return node
    left, right = _without(w, untrue, node.left), _without(w, untrue, node.right)
    if isinstance(left, R.Constant) and not left.value:
        return right
    return left if isinstance(right, R.Constant) and not right.value else R.Logic("or", left, right)


def _unswitched(when: R.Expression | None, slot: int) -> tuple[R.Expression | None, R.Expression | None]:
    """A condition that holds only if the given one does whatever is in the slot, and one that holds if it ever does.

    None for the first where nothing of the condition is free of the slot; None for the second where it always holds.
    """
    if when is None:
        return R.Constant(True), None
    whole = _with(when, slot, sure=True)
    return whole, _with(when, slot, sure=False)


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
