"""Rows of tables: one look-up where the keys are all exact."""

from __future__ import annotations

import ast
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.noting import note
from interpreter.codegen.quote import expression
from interpreter.codegen.writer import Writer
from interpreter.execute.faults import fail


def row_of(w: Writer, node: R.RowOf) -> ast.expr:
    """The outputs of a table for its keys."""
    table = w.context.program.tables[node.table]
    exact: dict[tuple[Any, ...], Any] = {}
    ranges = []
    for bounds, outputs in table.rows:
        if all(low == high and low is not None for low, high in bounds):
            exact[tuple(low for low, _ in bounds)] = outputs
        else:
            ranges.append((bounds, outputs))

    def look_up(key: tuple[Any, ...]) -> Any:
        found = exact.get(key)
        if found is not None:
            return found
        for bounds, outputs in ranges:
            for value, (low, high) in zip(key, bounds, strict=True):
                if (low is not None and value < low) or (high is not None and value > high):
                    break
            else:
                return outputs
        raise fail("L0903", node.span, table=table.name, keys=", ".join(str(value) for value in key))

    keys: ast.expr = ast.Tuple(w.values(node.keys), ast.Load())
    if not w.noting:
        return expression("_f(_k)", _f=w.module.named(look_up), _k=keys)
    keys = w.keep(keys)
    found = w.keep(expression("_f(_k)", _f=w.module.named(look_up), _k=keys))
    note(w, node.table, keys, found)
    return found
