"""Transfers: an amount leaves one field or track of a resource and comes to another."""

from __future__ import annotations

import ast

from interpreter.check import resolved as R
from interpreter.codegen.expressions import raised
from interpreter.codegen.quote import constant, expression
from interpreter.codegen.writer import Writer


def transfer(w: Writer, node: R.Transfer) -> None:
    """Move an amount of a resource; a supply without end is None."""
    amount, one, other = w.in_order(
        [lambda: w.value(node.amount), lambda: purse(w, node.source), lambda: purse(w, node.target)]
    )
    amount, one, other = w.keep(amount), w.keep(one), w.keep(other)
    if not (isinstance(amount, ast.Constant) and isinstance(amount.value, int)):
        w.add("if _n < 0:\n    raise fault(_k, amount=_n)", _n=amount, _k=raised(w, "L0916", node.span))
    column = node.source.column
    short = raised(w, "L0917", node.span, amount=None, there=None, purse=column.path)
    with w.into() as taken:
        w.add("if S[_c] < _n:\n    raise fault(_k, amount=_n, there=S[_c])\nS[_c] -= _n", _c=one, _n=amount, _k=short)
    _unless_endless(w, node.source, one, taken)
    with w.into() as given:
        w.add("S[_c] += _n", _c=other, _n=amount)
    _unless_endless(w, node.target, other, given)
    if node.result_slot is not None:
        w.assign(w.slot(node.result_slot), amount)


def _unless_endless(w: Writer, at: R.Purse, cell: ast.expr, body: list[ast.stmt]) -> None:
    if at.column.is_supply:
        w.add("if S[_c] is not None:\n    _b", _c=cell, _b=body)
    else:
        w.out.extend(body)


def purse(w: Writer, at: R.Purse) -> ast.expr:
    """The cell of a field or track that holds a resource."""
    column = at.column
    if at.thing is None:
        return constant(w.context.layout.columns[column.path])
    assert column.entity is not None
    cells = w.context.cells_of_column(column.path, column.entity)
    found = expression("_d[_x]", _d=cells, _x=w.value(at.thing))
    return w.module.site(found, "L0901", column.span, what=column.path)
