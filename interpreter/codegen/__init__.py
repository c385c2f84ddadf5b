"""The fast engine: Python functions generated from the intermediate representation.

In: a checked `Program`. Out: a `FastEngine`, which offers what the plain `Engine` does on the same `State`; a
`CoveredFastEngine` keeps count beside.

Functions, rules and questions become trees of Python (never text, never a name of a ruleset) and are compiled with
no builtins. What is rare (turns in windows, ordering of handlers, real dice) is left to the plain executor's closures.
"""

from interpreter.codegen.covered import CoveredFastEngine
from interpreter.codegen.engine import FastEngine

__all__ = ["CoveredFastEngine", "FastEngine"]
