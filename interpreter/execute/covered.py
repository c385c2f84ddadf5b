"""The plain engine that keeps count of what was reached."""

from __future__ import annotations

from typing import Any

from interpreter.check.program import Program
from interpreter.execute.coverage import Coverage
from interpreter.execute.engine import Engine
from interpreter.execute.expressions import Cells, Frame
from interpreter.execute.flow import Run
from interpreter.ir import Code
from interpreter.runtime import State


class CoveredEngine(Engine):
    """The plain engine with a count kept in `coverage`."""

    quick = False
    coverage: Coverage

    def __init__(self, program: Program, *, all_written: bool = False) -> None:
        self.coverage = Coverage()
        super().__init__(program, all_written=all_written)
        counting, counts = self.functions.counting, self.coverage.counts
        terms = {
            id(part): self.coverage.term(function.name, part)
            for function in program.functions.values()
            for part in function.parts
        }

        def counted(ready: Any, S: Cells, L: Frame) -> list[tuple[int | None, Any]]:
            found = counting(ready, S, L)
            if found:
                counts[terms[id(ready.part)]] += 1
            return found

        self.functions.counting = counted  # type: ignore[method-assign]

    def compile_code(self, code: Code) -> None:
        """Compile a routine with a count at each of its blocks that can be reached."""
        super().compile_code(code)
        runs = self.blocks[code.index]
        for index, numbers in self.coverage.of_blocks(code).items():
            runs[index] = self._count(runs[index], numbers)

    def _count(self, run: Run, numbers: list[int]) -> Run:
        counts = self.coverage.counts

        def counted(state: State, L: Frame) -> int:
            for number in numbers:
                counts[number] += 1
            return run(state, L)

        return counted
