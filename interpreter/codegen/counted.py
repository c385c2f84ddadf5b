"""Parts of totals, sets, values and conditions, each counted when it is reached, where a program keeps count."""

from __future__ import annotations

import ast

from interpreter.check import resolved as R
from interpreter.codegen.powers import Body, counting
from interpreter.codegen.writer import Writer


def each_time(w: Writer, function: R.Function, part: R.Part, body: Body) -> None:
    """Write what is done once for each time that a part counts."""

    def reached(holder: ast.expr, card: ast.expr) -> None:
        reach(w, function, part)
        body(holder, card)

    counting(w, part.power, part.blocks, part.when, reached)


def reach(w: Writer, function: R.Function, *parts: R.Part) -> None:
    """Write that parts have been reached."""
    if w.context.coverage is not None:
        w.hit(*[w.context.coverage.term(function.name, part) for part in parts])


def reach_all(w: Writer, function: R.Function, parts: list[R.Part]) -> None:
    """Write that those parts have been reached that count now; what they do is written elsewhere."""
    if w.context.coverage is not None:
        for part in parts:
            with w.scope():
                each_time(w, function, part, lambda holder, card: None)
