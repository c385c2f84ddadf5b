"""The fast engine that keeps count of what was reached."""

from __future__ import annotations

from interpreter.check.program import Program
from interpreter.codegen.engine import FastEngine
from interpreter.execute.covered import CoveredEngine
from interpreter.ir.passes import Passes


class CoveredFastEngine(FastEngine, CoveredEngine):
    """Plays as the fast engine does, with a count kept in `coverage`.

    Steps, branches and ways are counted as by the plain engine. Of parts it is counted how often generated code came to
    them, which stops looking where more can change nothing.
    """

    def __init__(self, program: Program, *, all_written: bool = False) -> None:
        passes = Passes(inline=False, static_fields=False, set_questions=False)
        super().__init__(program, passes, all_written=all_written)
