"""Trees that are ready to be compiled: of allowed nodes only, each with its place."""

from __future__ import annotations

import ast
from typing import Any

_STATEMENTS = {
    ast.Module, ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.Assign, ast.AugAssign, ast.For, ast.While,
    ast.If, ast.Raise, ast.Expr, ast.Pass, ast.Break, ast.Continue,
}  # fmt: skip
_EXPRESSIONS = {
    ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.IfExp, ast.Compare, ast.Call, ast.keyword, ast.Constant, ast.Attribute,
    ast.Subscript, ast.Slice, ast.Starred, ast.Name, ast.List, ast.Tuple, ast.Dict, ast.Load, ast.Store,
}  # fmt: skip
_OPERATORS = {
    ast.And, ast.Or, ast.Not, ast.USub, ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.BitOr, ast.BitAnd, ast.LShift,
    ast.RShift,
    ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Is, ast.IsNot, ast.In, ast.NotIn,
}  # fmt: skip
_ALLOWED = frozenset(_STATEMENTS | _EXPRESSIONS | _OPERATORS)
_ATTRIBUTES = frozenset(
    {
        "append", "asks_chance", "asks_forced", "cells", "chance", "down", "fuel", "get", "here", "index",
        "insert", "left", "log", "look", "made", "observing", "pending", "pop", "put", "random", "skip", "spent",
        "stack", "up", "within",
    }
)  # fmt: skip


def settle(tree: ast.Module, line: int) -> None:
    """Give every node a place, and see that the tree holds nothing but what this package generates.

    Raises:
        AssertionError: there is something else in it; a mistake of the generator.
    """
    todo: list[tuple[ast.AST, int, int, int]] = [(tree, line, 0, 0)]
    while todo:
        node, line, column, end = todo.pop()
        kind = type(node)
        assert kind in _ALLOWED, kind
        if kind is ast.Name:
            assert node.id.isascii() and node.id[0] != "_", node.id  # type: ignore[attr-defined]
        elif kind is ast.Attribute:
            assert node.attr in _ATTRIBUTES, node.attr  # type: ignore[attr-defined]
        elif kind is ast.Constant:
            value = node.value  # type: ignore[attr-defined]
            assert value is None or isinstance(value, int), value
        if "lineno" in node._attributes:
            placed: Any = node
            if hasattr(placed, "lineno"):
                line, column, end = placed.lineno, placed.col_offset, placed.end_col_offset
            else:
                placed.lineno = placed.end_lineno = line
                placed.col_offset, placed.end_col_offset = column, end
        for item in node._fields:
            value = getattr(node, item, None)
            if isinstance(value, list):
                todo += [(each, line, column, end) for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST):
                todo.append((value, line, column, end))
