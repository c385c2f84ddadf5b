"""The words of a language with which made-up cases keep accounts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tokens import words_of


@dataclass(frozen=True)
class AccountWords:
    """The words of a language with which accounts are told."""

    remain: Mapping[str, tuple[tuple[str, ...], ...]]
    against: frozenset[str]
    to: frozenset[str]
    by: frozenset[str]
    both: frozenset[str]
    costs: frozenset[str]
    sums_to: frozenset[str]
    ands: frozenset[str]
    apart: frozenset[str]
    apiece: frozenset[str]
    dice: frozenset[str]
    function: frozenset[str]


@cache
def account_words(name: str) -> AccountWords:
    """The words of the language called `name`."""
    known = language(name)
    tales = known.sections["tales"]
    remain: dict[str, tuple[tuple[str, ...], ...]] = {}
    for text in tales["remain"]:
        words = words_of(text)
        remain[words[0]] = (*remain.get(words[0], ()), words)
    apart = [*known.sections["or"], *tales["every"], *tales["apiece_after"]]
    return AccountWords(
        remain,
        frozenset(tales["against"]),
        frozenset(tales["score_to"]),
        frozenset(tales["won_by"]),
        frozenset(tales["both"]),
        frozenset(tales["costs"]),
        frozenset(tales["sums_to"]),
        frozenset(known.sections["and"]),
        frozenset(max(words_of(text), key=len) for text in apart),
        frozenset(words_of(text)[-1] for text in tales["apiece_before"]),
        frozenset([*known.sections["dice"], *known.sections["throws"]]),
        known.common.union(tales["more_after"], tales["more"], known.sections["negations"]),
    )
