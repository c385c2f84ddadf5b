"""Two right numbers of a sentence that have changed places: `ling 4; cod 3`, where ling is 3 and cod 4."""

from __future__ import annotations

from collections.abc import Container

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.game.nearness import Nearness

RIGHT_BEHIND = 2
"""Tokens from a name to the number right behind it, with a sign between them: `cod (3`, `cod, 3`."""

PARTING = ("", ",", ";", ".", ")")
"""What may stand behind a number with which a clause ends."""


def are_exchanged(
    near: Nearness, text: str, names: tuple[str, str], numbers: tuple[Quantity, Quantity], unit: Container[str]
) -> bool:
    """Whether a name, a number, another name and another number follow one another, each number right behind its name
    and alone, or with the `unit` of both: `ling, 4; cod, 3`, `ling (4 coins) and cod (3)`, `ling 4 coins`."""
    (first, last), (ahead, behind) = names, numbers
    return any(
        ahead.last < start and _is_of_a_list(near, text, end, ahead, unit)
        and _is_of_a_list(near, text, stop, behind, unit)
        for _, end in near.places[first]
        for start, stop in near.places[last]
    )  # fmt: skip


def _is_of_a_list(near: Nearness, text: str, name: int, quantity: Quantity, unit: Container[str]) -> bool:
    """Whether between the last token of a name and a number is one sign at most, and nothing that it counts."""
    if not 0 < quantity.first - name <= RIGHT_BEHIND:
        return False
    units = [each.end for each in near.sentence.occurrences if each.first == quantity.last + 1
             and each.last == each.first and each.concept in unit]  # fmt: skip
    end = units[0] if units else quantity.end
    before, behind = text[: quantity.start].rstrip()[-1:], text[end : end + 1]
    return before == "(" or (not before.isalnum() and behind in PARTING)
