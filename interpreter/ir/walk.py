"""Walking over resolved trees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from interpreter.check import resolved as R

_CHILDREN: dict[type[object], tuple[str, ...] | None] = {}


def _children(kind: type[object]) -> tuple[str, ...] | None:
    """The fields of a class of nodes that are walked, last first; None for what is not entered."""
    if not is_dataclass(kind) or kind in (R.Column, R.ZoneShape):
        return None
    if kind.__module__ not in (R.__name__, "interpreter.ir.blocks"):
        return None
    return tuple(item.name for item in reversed(fields(kind)) if item.name != "span")


def walk(node: object) -> Iterator[object]:
    """All resolved nodes below `node`, itself first. Storage shapes and places are not entered."""
    stack: list[object] = [node]
    while stack:
        each = stack.pop()
        if isinstance(each, tuple):
            stack.extend(reversed(each))
            continue
        kind = type(each)
        if kind not in _CHILDREN:
            _CHILDREN[kind] = _children(kind)
        names = _CHILDREN[kind]
        if names is not None:
            yield each
            stack.extend([getattr(each, name) for name in names])
