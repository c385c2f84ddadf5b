"""Expressions that can be worked out early: they read nothing that may be missing, so nothing can go wrong."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.types import IntegerType

_ANY_VALUE = ("=", "!=")


def is_harmless(node: R.Expression, whole_numbers: frozenset[int]) -> bool:
    """Whether a value can be worked out at any time. `whole_numbers` are slots that surely hold a number."""
    match node:
        case R.Constant() | R.Local():
            return True
        case R.TrackOf(column=column):
            return not column.keys
        case R.Not(operand=operand) | R.IsNothing(subject=operand):
            return is_harmless(operand, whole_numbers)
        case R.Logic(left=left, right=right):
            return is_harmless(left, whole_numbers) and is_harmless(right, whole_numbers)
        case R.Compare(operator=operator, left=left, right=right):
            if operator in _ANY_VALUE:
                return is_harmless(left, whole_numbers) and is_harmless(right, whole_numbers)
            return _is_number(left, whole_numbers) and _is_number(right, whole_numbers)
        case R.Arithmetic():
            return _is_number(node, whole_numbers)
        case _:
            return False


def is_trivial(node: R.Expression) -> bool:
    """Whether working a value out costs nothing."""
    return isinstance(node, (R.Constant, R.Local))


def _is_number(node: R.Expression, whole_numbers: frozenset[int]) -> bool:
    match node:
        case R.Constant(value=value):
            return isinstance(value, int)
        case R.Local(slot=slot):
            return slot in whole_numbers
        case R.TrackOf(column=column):
            return not column.keys and isinstance(column.type, IntegerType)
        case R.Arithmetic(operator="+" | "-", left=left, right=right):
            return _is_number(left, whole_numbers) and _is_number(right, whole_numbers)
        case _:
            return False


def is_same(one: R.Expression, other: R.Expression) -> bool:
    """Whether two lists are surely the same: one zone of one owner, or all things of the same entities."""
    match one, other:
        case R.ZoneOf(zone=zone, key=key), R.ZoneOf(zone=other_zone, key=other_key):
            if zone is not other_zone:
                return False
            if key is None or other_key is None:
                return key is other_key
            return isinstance(key, R.Local) and isinstance(other_key, R.Local) and key.slot == other_key.slot
        case R.ZoneEverywhere(zone=zone), R.ZoneEverywhere(zone=other_zone):
            return zone is other_zone
        case R.AllThings(entities=entities), R.AllThings(entities=others):
            return entities == others
        case R.Local(slot=slot), R.Local(slot=other_slot):
            return slot == other_slot
        case _:
            return False
