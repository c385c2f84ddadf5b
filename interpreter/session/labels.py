"""Labels that are unique within a decision: by title, then by place, then by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Piece(NamedTuple):
    """A word of a label. `place` is where the thing lies that it names."""

    word: str
    place: str | None


def tell_apart(options: Sequence[tuple[Piece, ...]]) -> tuple[str, ...]:
    """A label for each option.

    Where several would share one, the place is added to each word for which it makes a difference
    (`owl (nest)`); where that does not help, all but the first get a number (`owl 2`).
    """
    labels = [", ".join([piece.word for piece in option]) for option in options]
    if len(set(labels)) == len(labels):
        return tuple(labels)
    groups: dict[str, list[int]] = {}
    for index, label in enumerate(labels):
        groups.setdefault(label, []).append(index)
    for group in groups.values():
        if len(group) > 1:
            _add_places(options, labels, group)
    return _number(labels)


def _add_places(options: Sequence[tuple[Piece, ...]], labels: list[str], group: list[int]) -> None:
    columns = zip(*[options[index] for index in group], strict=True)
    differs = [len({piece.place for piece in column}) > 1 for column in columns]
    for index in group:
        labels[index] = ", ".join(
            [
                f"{piece.word} ({piece.place})" if different and piece.place else piece.word
                for piece, different in zip(options[index], differs, strict=True)
            ]
        )


def _number(labels: list[str]) -> tuple[str, ...]:
    taken = set(labels)
    given: set[str] = set()
    for index, label in enumerate(labels):
        number, name = 2, label
        while name in given or (name != label and name in taken):
            name = f"{label} {number}"
            number += 1
        given.add(name)
        labels[index] = name
    return tuple(labels)
