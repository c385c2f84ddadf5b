"""What is known of all routines at once: which are called as functions, their loops, what their slots hold."""

from __future__ import annotations

from collections.abc import Hashable

from interpreter.check import resolved as R
from interpreter.codegen.context import Context
from interpreter.codegen.loops import Loops
from interpreter.ir import blocks as B
from interpreter.ir.passes import Liveness, reached, repeated, sure_things


class Calls:
    """Which routines may simply be called by others (`direct`), and what is known of each."""

    def __init__(self, context: Context, codes: dict[str, B.Code], liveness: Liveness) -> None:
        self.codes = codes
        self.entities: dict[int, dict[str, str]] = {
            code.index: {
                f"v{slot}": entity
                for slot, entity in sure_things(context.program, code, liveness.live[code.index][0]).items()
            }
            if context.passes.sure_things
            else {}
            for code in codes.values()
        }
        invoked = {
            each.name: {block.end.routine for block in each.blocks if isinstance(block.end, B.Invoke)}
            for each in codes.values()
        }
        led_to = {each: reached(invoked, each) for each in codes}
        makes = {
            each.name
            for each in codes.values()
            if any(isinstance(operation, R.MakeThing) for block in each.blocks for operation in block.operations)
        }
        self._program = context.program
        self._loops: dict[int, Loops] = {}
        self._repeated: dict[int, frozenset[Hashable]] = {}
        self.direct = {
            each
            for each in codes
            if context.passes.direct_calls and each not in led_to[each] and not (led_to[each] | {each}) & makes
        }

    def repeated(self, code: B.Code) -> frozenset[Hashable]:
        """What occurs more than once in a routine."""
        known = self._repeated.get(code.index)
        if known is None:
            trees = tuple([(*each.operations, each.end) for each in code.blocks])
            known = self._repeated[code.index] = repeated(self._program, trees)
        return known

    def loops(self, code: B.Code) -> Loops:
        """The loops of a routine."""
        known = self._loops.get(code.index)
        if known is None:
            known = self._loops[code.index] = Loops(code)
        return known
