"""The plain executor: carries out the intermediate representation, one closure for each node.

In: a checked `Program`. Out: an `Engine`, which starts games, advances them to the next question and takes answers.
"""

from interpreter.execute.engine import Engine

__all__ = ["Engine"]
