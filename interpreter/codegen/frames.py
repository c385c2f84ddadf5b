"""Frames of routines that wait, as generated code takes them up and leaves them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from interpreter.codegen.quote import constant, name, statements
from interpreter.execute.expressions import BASE
from interpreter.ir import blocks as B

_ONE_BY_ONE = 2
"""A slot that is taken out of a frame alone costs so many times as much as one of all."""


def unpacking(code: B.Code, live: Sequence[int], body: list[ast.stmt]) -> list[ast.stmt]:
    """Write what takes the live slots out of the frame: all at once, or one by one where there are few."""
    found = statements("S = state.cells")
    returns = any(isinstance(each, ast.Name) and each.id == "rs" for part in body for each in ast.walk(part))
    if len(live) * _ONE_BY_ONE > code.slots:
        targets: list[ast.expr] = [ast.Name(each, ast.Store()) for each in ("x", "x", "rs")]
        targets += [ast.Name(f"v{slot}" if slot in live else "x", ast.Store()) for slot in range(code.slots)]
        return [*found, ast.Assign([ast.Tuple(targets, ast.Store())], name("frame"))]
    if returns:
        found += statements("rs = frame[2]")
    for slot in live:
        found += statements("_v = frame[_n]", _v=name(f"v{slot}"), _n=constant(slot + BASE))
    return found


def without_idle_stores(body: list[ast.stmt], entry: int) -> list[ast.stmt]:
    """The same statements without those that put into the frame what it holds already.

    That is the block `entry`, where the function goes on, and every slot that the function writes nowhere: its
    value has come out of this very frame.
    """
    written = {
        each.id
        for part in body
        for each in ast.walk(part)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    }

    def is_idle(statement: ast.stmt) -> bool:
        match statement:
            case ast.Assign([ast.Subscript(ast.Name("frame"), ast.Constant(int(at)))], ast.Name(value)):
                return at >= BASE and value not in written
            case ast.Assign([ast.Subscript(ast.Name("frame"), ast.Constant(1))], ast.Constant(value)):
                return value == entry
            case _:
                return False

    for statements_of in _lists(body):
        statements_of[:] = [each for each in statements_of if not is_idle(each)]
    return body


def _lists(body: list[ast.stmt]) -> Iterator[list[ast.stmt]]:
    """All lists of statements within, the whole one too."""
    yield body
    for statement in body:
        for part in ("body", "orelse", "finalbody"):
            inner = getattr(statement, part, None)
            if inner:
                yield from _lists(inner)
