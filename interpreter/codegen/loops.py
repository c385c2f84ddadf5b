"""The loops of a routine, over all ways that it may take, with and without waiting."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.codegen.graph import Graph
from interpreter.ir import blocks as B
from interpreter.ir.blocks import followers

CHANCE = (R.RollDice, R.Throw, R.PickOne)
"""Operations that may wait, when real dice are asked for."""


class Loops:
    """Where loops begin (`heads`), and which of them go through a list without ever waiting (`plain`).

    `thrown` are those that do, too, unless real dice are asked for.
    """

    def __init__(self, code: B.Code) -> None:
        starts = (0, code.guard_start) if code.routine.guard is not None else (0,)
        graph = Graph(-1, lambda block: starts if block < 0 else followers(code.blocks[block].end))
        self.heads = frozenset(graph.loops)
        never_waiting = frozenset(head for head in graph.loops if _is_plain(code, head, graph))
        self.thrown = frozenset(head for head in never_waiting if _has_chance(code, graph.members(head)))
        self.plain = never_waiting - self.thrown


def _has_chance(code: B.Code, members: set[int]) -> bool:
    return any(isinstance(operation, CHANCE) for each in members for operation in code.blocks[each].operations)


def _is_plain(code: B.Code, head: int, graph: Graph) -> bool:
    members = graph.members(head)
    first = code.blocks[head]
    if first.operations or not isinstance(first.end, B.Next):
        return False
    if first.end.body not in members or first.end.done in members:
        return False
    for each in members:
        found = code.blocks[each]
        if not isinstance(found.end, (B.Jump, B.Test, B.Next)):
            return False
        if each in graph.loops and not isinstance(found.end, B.Next):
            return False
    return True
