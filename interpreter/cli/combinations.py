"""Which editions and variants of a game go together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from interpreter.data import Manifest, Variant


class Combination(NamedTuple):
    """An edition (None: the game has none) with variants."""

    edition: str | None
    variants: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = [*([self.edition] if self.edition else []), *self.variants]
        return " + ".join(words) or "base"


def all_combinations(manifest: Manifest) -> Iterator[Combination]:
    """Each edition alone (the usual one first) and with each variant; the usual one with each pair of them.

    Pairs that refuse each other are left out.
    """
    usual = manifest.edition.text if manifest.edition is not None else None
    editions: list[str | None] = [usual]
    editions += [each.id.text for each in manifest.editions if each.id.text != usual]
    if usual is None and manifest.editions:
        editions = [None, *editions[1:]]
    for edition in editions:
        yield Combination(edition)
    taken = [tuple(sorted(with_company(manifest, each))) for each in manifest.variants]
    for edition in editions:
        for names in dict.fromkeys(taken):
            yield Combination(edition, names)
    done = set(taken)
    for one, other in combinations(taken, 2):
        both = tuple(sorted({*one, *other}))
        if both not in done and not refuse(manifest, both):
            done.add(both)
            yield Combination(editions[0], both)


def with_company(manifest: Manifest, variant: Variant) -> set[str]:
    """A variant with those that it expects."""
    names = {variant.id.text}
    waiting = [variant]
    while waiting:
        for name in waiting.pop().goes_with:
            other = manifest.find_variant(name.text)
            if other is not None and name.text not in names:
                names.add(name.text)
                waiting.append(other)
    return names


def refuse(manifest: Manifest, names: tuple[str, ...]) -> bool:
    """Whether one of these variants refuses another."""
    for name in names:
        variant = manifest.find_variant(name)
        if variant is not None and any(other.text in names for other in variant.refuses):
            return True
    return False
