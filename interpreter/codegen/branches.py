"""Branches of menus: loops over the values with which each is open."""

from __future__ import annotations

import ast
from collections.abc import Callable

from interpreter.check import resolved as R
from interpreter.codegen.each import each
from interpreter.codegen.powers import counting
from interpreter.codegen.quote import name
from interpreter.codegen.writer import Writer

Body = Callable[[list[ast.expr]], None]


def for_each_choice(w: Writer, branch: R.MenuBranch, body: Body) -> None:
    """Write what is done for each way a branch is open; its values begin with holder and card for a power's branch.

    Names given to the branch's slots must not outlive the loop: write it within `Writer.scope`.
    """

    def generate(depth: int, values: list[ast.expr]) -> None:
        if depth == len(branch.generators):
            w.when(branch.when, lambda: body(values))
            return
        _, slot, source, _ = branch.generators[depth]
        each(w, source, slot, lambda x: generate(depth + 1, [*values, x]))

    def start(holder: ast.expr, card: ast.expr) -> None:
        generate(0, [] if branch.power is None else [_named(holder), _named(card)])

    counting(w, branch.power, branch.blocks, None, start)


def _named(value: ast.expr) -> ast.expr:
    return name(value.id) if isinstance(value, ast.Name) else value
