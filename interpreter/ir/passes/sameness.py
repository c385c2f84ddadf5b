"""Which expressions are surely the same, written down as a key: what was worked out once need not be again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir.walk import walk

_WORTH = (
    R.Ask, R.AnyOf, R.CountOf, R.Reduce, R.FirstOf, R.SortedBy, R.PairsOff, R.RowOf, R.CanPerform, R.SeatAfter,
    R.PartValue, R.ZoneOf, R.ZoneEverywhere,
)  # fmt: skip
"""What may cost enough to be looked for."""
_BINDING = ("slot", "want_slot", "have_slot")
_FIELDS: dict[type[object], tuple[str, ...] | None] = {}
_Names = Callable[[int], Hashable]


def key_of(node: object, name: _Names) -> Hashable:
    """Equal for expressions that give the same value; `name` tells what a slot is called where the node stands."""
    return _key(node, name, {})


def is_worth(node: object) -> bool:
    """Whether a value costs enough to be kept."""
    return isinstance(node, _WORTH) and not (isinstance(node, R.ZoneOf) and node.key is None)


def repeated(program: Program, trees: object) -> frozenset[Hashable]:
    """The keys of what occurs more than once in some trees, with slots called by their numbers.

    What is asked may be written out in them, so what it asks in turn is looked at too.
    """
    counts: Counter[Hashable] = Counter()
    for each in walk(trees):
        if is_worth(each):
            counts[key_of(each, _itself)] += 1
        if isinstance(each, R.Ask):
            inner = walk(tuple([(part.value, part.when) for part in program.functions[each.name].parts]))
            counts.update(key_of(other, _itself) for other in inner if isinstance(other, R.Ask))
    return frozenset(key for key, count in counts.items() if count > 1)


def number_key(node: object) -> Hashable:
    """The key by which `repeated` knows a node."""
    return key_of(node, _itself)


def _itself(slot: int) -> int:
    return slot


def _items(kind: type[object]) -> tuple[str, ...] | None:
    """The fields of a class of nodes that matter; None for what is no node."""
    if kind not in _FIELDS:
        _FIELDS[kind] = None
        if is_dataclass(kind) and kind.__module__ == R.__name__ and kind not in (R.Column, R.ZoneShape):
            _FIELDS[kind] = tuple([item.name for item in fields(kind) if item.name != "span"])
    return _FIELDS[kind]


def _key(node: Any, name: _Names, bound: Mapping[int, Hashable]) -> Hashable:
    if isinstance(node, R.Local):
        return "slot", bound[node.slot] if node.slot in bound else name(node.slot)
    if isinstance(node, tuple):
        return tuple([_key(each, name, bound) for each in node])
    items = _items(type(node))
    if items is None:
        return id(node) if isinstance(node, (R.Column, R.ZoneShape)) else (type(node), node)
    own = [item for item in items if item in _BINDING]
    if own:
        depth = len(bound)
        bound = {**bound, **{getattr(node, item): ("bound", depth + at) for at, item in enumerate(own)}}
    return type(node), *[_key(getattr(node, item), name, bound) for item in items if item not in _BINDING]
