"""Options that are alike for the one who is asked fold into one, the first of them."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check.types import OptionalType, ThingType, Type
from interpreter.codegen.quote import expression
from interpreter.codegen.writer import Writer


def alike_of(w: Writer, kind: Type) -> ast.expr | None:
    """The helper that gives equal keys to things which are alike; None where each value is its own."""
    while isinstance(kind, OptionalType):
        kind = kind.inner
    if not isinstance(kind, ThingType):
        return None
    made = w.context.engine.questions.alike(kind)
    return w.context.global_object(f"alike {kind.name}", made)


def fold_of(w: Writer, values: ast.expr, kind: Type, seat: ast.expr) -> ast.expr:
    """The first of each group of values that are alike."""
    while isinstance(kind, OptionalType):
        kind = kind.inner
    if not isinstance(kind, ThingType):
        return values
    alike = w.context.engine.questions.alike(kind)
    assert alike is not None
    fold = w.context.global_object(f"fold {kind.name}", _folding(alike))
    kept = w.keep(values)
    return expression("_f(S, _v, _s) if len(_v) > 1 else _v", _f=fold, _v=kept, _s=seat)


def _folding(alike: Callable[[Any, Any, int], Any]) -> Callable[[Any, tuple[Any, ...], int], tuple[Any, ...]]:
    def fold(S: Any, values: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
        found: dict[Any, Any] = {}
        for value in values:
            found.setdefault(alike(S, value, seat), value)
        return tuple(found.values())

    return fold
