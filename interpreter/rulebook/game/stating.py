"""Whether a number is that of a statement: of its kind, and of its value in one of the ways to say it."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from itertools import pairwise

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.game.statements import Statement

_KINDS: dict[str, frozenset[str]] = {
    "number": frozenset({"number", "multiple"}),
    "signed": frozenset({"number"}),
    "threshold": frozenset({"number"}),
    "dice": frozenset({"dice"}),
    "fraction": frozenset({"fraction"}),
    "ordinal": frozenset({"ordinal", "number"}),
    "multiple": frozenset({"multiple", "number"}),
    "figures": frozenset({"figures"}),
    "range": frozenset(),
}
_OTHER_LIMIT: dict[str, tuple[str, ...]] = {"max": ("min", "more"), "min": ("max", "less")}

_COMPUTING = tuple("+=×*")

_ACCUSED: dict[str, frozenset[str]] = {**_KINDS, "number": frozenset({"number"}), "ordinal": frozenset({"ordinal"})}


def can_state(statement: Statement, quantity: Quantity) -> bool:
    """Whether a number is of the kind of a statement's."""
    return quantity.kind in _KINDS[statement.form]


def can_contradict(statement: Statement, quantity: Quantity) -> bool:
    """Whether a number of this kind, if it is not the statement's, contradicts it."""
    if quantity.weak or quantity.kind not in _ACCUSED[statement.form]:
        return False
    if statement.form != "fraction" and quantity.value.denominator > 1:
        return False  # an average, as `three and a half` is
    if statement.form == "figures":
        return 2 <= len(quantity.values) <= len(statement.values)
    if statement.form == "signed":
        return bool(quantity.sign)
    return True


def states(statement: Statement, quantity: Quantity) -> bool:
    """Whether a number is the statement's, in one of the ways to say it."""
    values = statement.values
    if statement.form == "figures":
        count = len(quantity.values)
        return count >= 2 and any(quantity.values == each[:count] for each in (values, *statement.others))
    if statement.form == "dice":
        return quantity.values[: len(values)] == values
    if statement.form == "fraction":
        is_rounded_so = not statement.rounding or not quantity.rounding or quantity.rounding == statement.rounding
        return quantity.value in values and is_rounded_so
    if statement.form == "threshold" and quantity.bound:
        # `over 5` is no `5 or more`, and `5 or less` is its opposite.
        lowest = {"min": quantity.value, "more": quantity.value + 1}
        return lowest.get(quantity.bound) in values
    if statement.form == "signed":
        return quantity.signed in values if quantity.sign else quantity.value in statement.amounts
    if quantity.bound in _OTHER_LIMIT.get(statement.limit, ()):
        return False
    if quantity.value in statement.amounts or (quantity.value,) in statement.others:
        return True
    beyond = _beyond(quantity)
    return beyond is not None and beyond in values


def _beyond(quantity: Quantity) -> Number | None:
    """The whole number that `more than` or `less than` means."""
    if quantity.bound == "more":
        return quantity.value + 1
    return quantity.value - 1 if quantity.bound == "less" else None


_TERM_BEFORE = re.compile(r"(?:[+×]|[\d)]\s*\*|\d[DdКкДд]\d{1,3}\s*[-–−])\s*$")
_TERM_AFTER = re.compile(r"\s*(?:[+×=]|\*\s*[\d(])|\s+[-–−]\s*[\d(]")


_BEFORE = 9
"""Letters: so long is what stands before a number that is added to dice, as in `2D6 - 2`."""


def is_term(text: str, quantity: Quantity) -> bool:
    """Whether a number is one of those with which something is worked out, and not what comes of it."""
    before = text[max(0, quantity.start - _BEFORE) : quantity.start]
    return _TERM_BEFORE.search(before) is not None or _TERM_AFTER.match(text, quantity.end) is not None


def is_in_computation(text: str, quantity: Quantity) -> bool:
    """Whether a number stands beside a sign of a computation: what is worked out there is no rule."""
    before, after = text[max(0, quantity.start - 3) : quantity.start], text[quantity.end : quantity.end + 3]
    return before.rstrip()[-1:] in _COMPUTING or after.lstrip()[:1] in _COMPUTING


_IN_A_ROW = 4
"""Tokens from one number to the next of a row: a sign, a word such as `or`, and one that is said again."""
_SHORT = 2
"""Letters of a word that may stand before each number of a row: `a 10, an 11`."""


def rows_of(text: str, quantities: Sequence[Quantity], joining: Container[str]) -> list[list[Quantity]]:
    """Three or more numbers one after the other of which each is by one more than that before it: `a 4, a 5 or a 6`."""
    rows: list[list[Quantity]] = []
    numbers = [each for each in quantities if each.kind == "number" and not each.bound and not each.weak]
    for one, other in pairwise(numbers):
        is_next = other.signed == one.signed + 1 and other.first - one.last <= _IN_A_ROW
        if not is_next or not _is_joined(text, one, other, joining):
            continue
        if rows and rows[-1][-1] is one:
            rows[-1].append(other)
        else:
            rows.append([one, other])
    return [row for row in rows if len(row) > 2]


def _is_joined(text: str, one: Quantity, other: Quantity, joining: Container[str]) -> bool:
    """Whether between two numbers stand a comma or a word that joins them, and what is said before each of them."""
    words = text[one.end : other.start].lower().replace(",", " , ").split()
    before = text[: one.start].lower().split()[-1:]
    signs = [word for word in words if word == "," or word in joining]
    rest = [word for word in words if word != "," and word not in joining]
    is_said = not rest or (len(rest[0]) <= _SHORT and rest[0].isalpha()) or rest == before
    return bool(signs) and len(rest) < 2 and is_said


_SAID_AGAIN = 3
"""Tokens from a number to the next one of a choice that says the word before it again."""


def is_chosen(text: str, quantities: Sequence[Quantity], quantity: Quantity, choosing: Container[str]) -> bool:
    """Whether a number is one of a choice that says its word again: `on 6 or on 10` is said of what dice show."""
    for one, other in pairwise(quantities):
        if quantity in (one, other) and other.first - one.last == _SAID_AGAIN:
            between = text[one.end : other.start].lower().split()
            before = text[: one.start].lower().split()[-1:]
            if len(between) == _SAID_AGAIN - 1 and between[0] in choosing and between[1:] == before:
                return True
    return False
