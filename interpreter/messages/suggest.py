"""Did you mean: the closest known word."""

from __future__ import annotations

from collections.abc import Iterable

from rapidfuzz import process
from rapidfuzz.distance import DamerauLevenshtein


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like `word` (normalised similarity of 0.6 or more), or None."""
    choices = sorted(set(known) - {word})
    found = process.extractOne(word, choices, scorer=DamerauLevenshtein.normalized_similarity, score_cutoff=0.6)
    return str(found[0]) if found else None
