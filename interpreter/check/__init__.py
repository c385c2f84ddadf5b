"""Checks a composed game: names, types, tables, cards, manifest, texts.

In: `Linked` (declarations after all overlays, cards, abilities). Out: `Program`, in which every name is settled
and every type known, or None when there are errors; findings go to the diagnostics.
"""

from interpreter.check.checker import check_program
from interpreter.check.examples import ExampleShape, check_example
from interpreter.check.program import Program

__all__ = ["ExampleShape", "Program", "check_example", "check_program"]
