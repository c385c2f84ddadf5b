"""Statements of which a sentence says all but one concept, and what stands around it says that one.

`7.2 Harbour master: with 25 points one may be proposed.` names its subject in the title alone; other sentences take
theirs from the sentence before, from the list's introduction, or from a heading above.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log
from typing import NamedTuple

from interpreter.rulebook.game.statements import Statement

_FORMS = frozenset({"number", "signed", "dice", "threshold", "fraction", "multiple"})


Borrowed = tuple[float, Statement]
"""What speaks for a statement of which a sentence lacks a concept, and the statement."""


class _Lacking(NamedTuple):
    others: frozenset[str]
    not_about: frozenset[str]
    statement: Statement


class Lending:
    """The statements in numbers by each concept that a sentence may lack.

    `counts` says how many sentences of the book name a concept: a rare one speaks more for a statement.
    """

    def __init__(self, statements: Iterable[Statement], counts: Counter[str]) -> None:
        self._counts = counts
        self._total = counts.total()
        self._weights: dict[str, float] = {}
        self._by_lacking: dict[str, list[_Lacking]] = {}
        self._known: dict[tuple[frozenset[str], ...], tuple[Borrowed, ...]] = {}
        for statement in statements:
            if statement.form not in _FORMS or len(statement.about) < 2:
                continue
            for concept in statement.about:
                others = frozenset(statement.about) - {concept}
                lacking = _Lacking(others, frozenset(statement.not_about), statement)
                self._by_lacking.setdefault(concept, []).append(lacking)

    def borrowing(self, own: frozenset[str], lent: frozenset[str], headings: frozenset[str]) -> Sequence[Borrowed]:
        """What speaks for each statement that lacks in a sentence but one concept, and finds that in what the sentence
        is lent, or in the headings around it."""
        key = own, lent, headings
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = tuple(
                (sum(map(self._weight, each.others)), each.statement)
                for concept in (lent | headings) - own
                for each in self._by_lacking.get(concept, ())
                if each.others <= own and each.not_about.isdisjoint(own)
            )
        return found

    def _weight(self, concept: str) -> float:
        weight = self._weights.get(concept)
        if weight is None:
            weight = self._weights[concept] = log(1 + self._total / (1 + self._counts[concept]))
        return weight
