"""The command `lictor`: the only layer that prints.

In: what was typed. Out: results on standard output, diagnostics and progress on standard error, an exit
status (0 good, 1 findings or bad input, 2 wrong usage). Commands load the other layers when they run, so that
help is quick.
"""

from interpreter.cli.guard import main

__all__ = ["main"]
