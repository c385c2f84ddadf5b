"""Whether any `whenever` is no longer as it was when last looked at: one function for all."""

from __future__ import annotations

from interpreter.codegen.context import Context
from interpreter.codegen.quote import constant
from interpreter.codegen.writer import Writer


def declare_risen(context: Context) -> None:
    """Name `risen(S)`, which is generated when first called."""
    context.module.lazily("risen", lambda: generate_risen(context))


def generate_risen(context: Context) -> None:
    """Generate `risen(S)`."""
    w = Writer(context)
    for number, shape in enumerate(context.program.whenevers):
        with w.scope():
            test = w.test(shape.condition)
            cell = constant(context.layout.watched + number)
            w.add(
                "if _t:\n    if not S[_c]:\n        return True\nelse:\n    if S[_c]:\n        return True",
                _t=test,
                _c=cell,
            )
            w.names = {}
    w.add("return False")
    context.module.define("risen", ["S"], w.out)
