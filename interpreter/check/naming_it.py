"""Whether an expression says `it` of its own query."""

from __future__ import annotations

from dataclasses import fields

from interpreter.syntax import tree as T


def uses_it(node: object) -> bool:
    """Whether `it` stands in the expression outside of inner queries."""
    if isinstance(node, T.Name):
        return node.text == "it"
    if isinstance(node, T.Query):
        return uses_it(node.source)
    if isinstance(node, T.Reduction):
        return uses_it(node.source)
    if isinstance(node, T.Sorted):
        return uses_it(node.source)
    if isinstance(node, tuple):
        return any(uses_it(item) for item in node)
    if isinstance(node, T.Node):
        return any(uses_it(getattr(node, item.name)) for item in fields(node) if item.name != "span")
    return False
