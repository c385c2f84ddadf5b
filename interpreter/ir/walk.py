"""Walking over resolved trees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from interpreter.check import resolved as R


def walk(node: object) -> Iterator[object]:
    """All resolved nodes below `node`, itself first. Storage shapes and places are not entered."""
    stack: list[object] = [node]
    while stack:
        each = stack.pop()
        if isinstance(each, tuple):
            stack.extend(reversed(each))
            continue
        if isinstance(each, (R.Column, R.ZoneShape)) or not is_dataclass(each):
            continue
        if type(each).__module__ != R.__name__ and type(each).__module__ != "interpreter.ir.blocks":
            continue
        yield each
        stack.extend(getattr(each, item.name) for item in reversed(fields(each)) if item.name != "span")
