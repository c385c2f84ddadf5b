"""The intermediate representation: what is executed.

In: a checked `Program`. Out: `Code` for each routine (basic blocks over resolved expressions), the `Layout` of the
state, and `Reads` (what depends on what).
"""

from interpreter.ir.blocks import Block, Code
from interpreter.ir.layout import Layout, lay_out
from interpreter.ir.lower import Sites, lower_program, lower_routine
from interpreter.ir.reads import Reads, written_columns

__all__ = [
    "Block",
    "Code",
    "Layout",
    "Reads",
    "Sites",
    "lay_out",
    "lower_program",
    "lower_routine",
    "written_columns",
]
