"""Which powers are in force at all: a test of a few cells."""

from __future__ import annotations

import ast

from interpreter.check import resolved as R
from interpreter.codegen.context import Context
from interpreter.codegen.quote import constant, expression


def cells_in_force(context: Context, powers: list[R.Power]) -> ast.expr:
    """Whether any of the powers is held by anybody."""
    titles = sorted({context.titles()[power.title] for power in powers if power.holder_slot is not None})
    cells = [expression("S[_c]", _c=constant(context.layout.held + title)) for title in titles]
    return ast.BoolOp(ast.Or(), list(cells)) if len(cells) > 1 else cells[0]


def only_by_powers(function: R.Function) -> bool:
    """Whether nothing is in a set but by powers that somebody holds."""
    includes = [part for part in function.parts if part.operator == "include"]
    return bool(includes) and all(
        part.power is not None and part.power.holder_slot is not None and not part.fallback for part in includes
    )
