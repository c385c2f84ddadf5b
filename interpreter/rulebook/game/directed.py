"""Words that say which way something goes, `adds` or `subtracts`, and what they say it of."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.statements import Statement

_REACH = 4
"""Words between one that says which way and what it is said of."""


def directing(statement: Statement, named: Sequence[Occurrence]) -> tuple[Occurrence, bool] | None:
    """The word that says which way a statement's first concept goes, and whether it is a right one; None without any.

    It is the last one before the concept. Where the next one behind it is right, as in `the fog is subtracted and the
    fame added`, that one is meant.
    """
    ways = [each for each in named if each.concept in statement.says or each.concept in statement.wrong]
    for subject in (each for each in named if each.concept == statement.about[0]):
        before = [each for each in ways if 0 < subject.first - each.last <= _REACH][-1:]
        behind = [each for each in ways if 0 < each.first - subject.last <= _REACH][:1]
        for each in (*before, *behind):
            if each.concept in statement.says:
                return each, True
        for each in (*before, *behind):
            return each, False
    return None
