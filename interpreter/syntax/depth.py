"""Refuses what nests too deep, before any recursive pass meets it."""

from __future__ import annotations

from interpreter.syntax.branches import Branches

MAX_DEPTH = 100

_COUNTED = frozenset(
    (
        *(
            "or_",
            "and_",
            "negation",
            "none",
            "compare",
            "equal",
            "member",
            "not_member",
            "is_none",
            "is_not_none",
        ),
        *(
            "is_kind",
            "is_not_kind",
            "arithmetic",
            "division",
            "minus",
            "count_of",
            "any_of",
            "none_of",
            "first_of",
        ),
        *("sum_of", "highest_of", "lowest_of", "can", "dot", "lookup", "call", "all_of", "number", "name"),
        *("yes", "no", "parentheses", "query", "sorted", "either", "list_literal"),
        *("if_", "for_each", "case", "repeat", "repeat_while", "repeat_with", "may_choose", "consent"),
        *("choose", "menu", "may_menu", "step"),
    )
)


def too_deep(root: Branches) -> Branches | None:
    """The first expression or statement that lies deeper than `MAX_DEPTH`, or None. Needs no recursion."""
    waiting: list[tuple[Branches, int]] = [(root, 0)]
    while waiting:
        found, depth = waiting.pop()
        depth += found.data in _COUNTED
        if depth > MAX_DEPTH:
            return found
        waiting.extend((child, depth) for child in found.children if isinstance(child, Branches))
    return None
