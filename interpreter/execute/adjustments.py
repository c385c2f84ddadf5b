"""Abilities that adjust by how much a field changes, in the order of their titles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from interpreter.check import resolved as R
from interpreter.execute.expressions import BASE, Cells, Expressions, Frame
from interpreter.execute.powers import Powers

Adjust = Callable[[Cells, int, int], int]
_Step = Callable[[Cells, Frame], None]

AMOUNT = BASE + 1


class Adjustments:
    """Compiles handlers on fields."""

    def __init__(self, expressions: Expressions, powers: Powers) -> None:
        self.expressions = expressions
        self.powers = powers

    def of(self, path: str) -> Adjust | None:
        """What turns an amount written to the field into the amount that counts; None where nothing does."""
        found = self.expressions.program.adjustments.get(path)
        if not found:
            return None
        each = [self._one(adjustment) for adjustment in found]

        def adjust(S: Cells, thing: int, amount: int) -> int:
            for one in each:
                amount = one(S, thing, amount)
            return amount

        return adjust

    def _one(self, node: R.Adjustment) -> Adjust:
        bound = self.powers.bindings(node.power)
        when = None if node.when is None else self.expressions.compile(node.when)
        steps = self._body(node.body)

        def adjust(S: Cells, thing: int, amount: int) -> int:
            L: Frame = [None] * (BASE + node.slots)
            L[BASE], L[AMOUNT] = thing, amount
            for _ in bound(S, L):
                if when is None or when(S, L):
                    _run(steps, S, L)
            result: int = L[AMOUNT]
            return result

        return adjust

    def _body(self, body: Sequence[R.Statement]) -> list[_Step]:
        return [self._step(statement) for statement in body]

    def _step(self, node: R.Statement) -> _Step:
        compile_ = self.expressions.compile
        if isinstance(node, R.SetLocal):
            value, index = compile_(node.value), node.slot + BASE

            def keep(S: Cells, L: Frame) -> None:
                L[index] = value(S, L)

            return keep
        assert isinstance(node, R.When), "the check lets nothing else pass"
        test, yes, no = compile_(node.condition), self._body(node.body), self._body(node.otherwise)
        return lambda S, L: _run(yes if test(S, L) else no, S, L)


def _run(steps: list[_Step], S: Cells, L: Frame) -> Any:
    for step in steps:
        step(S, L)
