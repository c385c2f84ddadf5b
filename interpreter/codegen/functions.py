"""Totals, sets, values and conditions: one Python function each."""

from __future__ import annotations

import ast
from functools import partial

from interpreter.check import resolved as R
from interpreter.check.types import IntegerType, OptionalType
from interpreter.codegen.context import Context
from interpreter.codegen.counted import each_time, reach
from interpreter.codegen.expressions import raised
from interpreter.codegen.inline import things_given
from interpreter.codegen.powers import counting, has_powers
from interpreter.codegen.quote import constant, name
from interpreter.codegen.sets import set_answer
from interpreter.codegen.writer import Writer
from interpreter.ir.passes import is_simple
from interpreter.ir.walk import walk


def declare_functions(context: Context) -> None:
    """Give every function its name, so that they can call one another; each is generated when first called."""
    functions = context.program.functions.values()
    for number, function in enumerate(functions):
        context.functions[function.name] = identifier = f"f{number}"
        context.module.lazily(identifier, partial(generate_function, context, function, identifier, {}))
        things = things_given(function)
        if things and context.passes.sure_things:
            context.functions_of_sure[function.name] = sure = f"f{number + len(functions)}"
            context.module.lazily(sure, partial(generate_function, context, function, sure, things))


def generate_function(context: Context, function: R.Function, identifier: str, things: dict[int, str]) -> None:
    """Generate a function: `f(S, parameter, ...)`; `things`: the parameters that are surely given a thing."""
    w = Writer(context, trees=function.parts)
    w.entities = {f"v{slot}": entity for slot, entity in things.items()}
    if ("function", function.name) in context.laborious:
        w.charge(ast.Constant(1))
    if has_powers(function.parts):
        w.refresh()
    if is_simple(function):
        reach(w, function, function.parts[0])
        w.add("return _v", _v=w.value(function.parts[0].value))
    else:
        match function.kind:
            case "total":
                _total(w, function)
            case "set":
                w.add("return _v", _v=set_answer(w, function))
            case "value":
                _value(w, function)
            case "condition":
                _condition(w, function)
    parameters = ["S", *(f"v{slot}" for slot in range(len(function.parameters)))]
    context.module.define(identifier, parameters, w.out, function.span.source.name, function.span.line)


def _total(w: Writer, function: R.Function) -> None:
    running = name(w.temporary())
    w.add("_r = 0", _r=running)
    for part in function.parts:
        if part.running_slot is not None:
            w.assign(w.slot(part.running_slot), running)

        def add(holder: ast.expr, card: ast.expr, part: R.Part = part) -> None:
            value = w.value(part.value)
            match part.operator:
                case "+" | "-":
                    w.add(f"_r {part.operator}= _v", _r=running, _v=value)
                case "*":
                    w.add(
                        "_r *= _v\nif not _low <= _r <= _high:\n    raise fault(_k)", _r=running, _v=value,
                        _low=constant(-(2**53)), _high=constant(2**53), _k=raised(w, "L0908", part.span),
                    )  # fmt: skip
                case "at most":
                    value = w.keep(value)
                    w.add("if _v < _r:\n    _r = _v", _r=running, _v=value)
                case _:
                    value = w.keep(value)
                    w.add("if _v > _r:\n    _r = _v", _r=running, _v=value)

        each_time(w, function, part, add)
    _in_range(w, function, running)
    w.add("return _r", _r=running)


def _in_range(w: Writer, function: R.Function, running: ast.expr) -> None:
    kind = function.type
    if not isinstance(kind, IntegerType) or kind.low is None:
        return
    broken = raised(w, "L0913", function.span, name=function.name, value=None, kind=kind)
    outside = "_r < _low" if kind.high is None else "not _low <= _r <= _high"
    w.add(
        f"if {outside}:\n    raise fault(_k, value=_r)",
        _r=running, _low=constant(kind.low), _high=constant(kind.high), _k=broken,
    )  # fmt: skip


def _value(w: Writer, function: R.Function) -> None:
    cases = [part for part in function.parts if not part.fallback]
    for part in [*cases, *[part for part in function.parts if part.fallback][-1:]]:

        def answer(holder: ast.expr, card: ast.expr, part: R.Part = part) -> None:
            w.add("return _v", _v=w.value(part.value))

        each_time(w, function, part, answer)
    if may_be_none(function):
        w.add("return None")
    else:
        w.add("raise fault(_k)", _k=raised(w, "L0914", function.span, name=function.name))


def may_be_none(function: R.Function) -> bool:
    """Whether a value without a case that holds is none, and not a fault."""
    return isinstance(function.type, OptionalType) or function.name.count(".") == 1


def _condition(w: Writer, function: R.Function) -> None:
    """All needs, and one of the enoughs if there are any."""
    has_enough = any(part.operator != "needs" for part in function.parts)
    last_need = max((at for at, part in enumerate(function.parts) if part.operator == "needs"), default=-1)
    last = function.parts[last_need + 1 :]
    # Parts that count in any case and ask nothing need not be looked at to be counted.
    asks = any(isinstance(each, (R.Ask, R.PartValue, R.CanPerform)) for part in last for each in walk(part.value))
    together = not asks and all(part.when is None and part.power is None and not part.blocks for part in last)
    if w.context.coverage is not None and not together:
        last_need = len(function.parts)  # what is enough is looked at to the last
    enough = name(w.temporary())
    if has_enough and last_need >= 0:
        w.add("_e = False", _e=enough)
    for at, part in enumerate(function.parts):

        def look(holder: ast.expr, card: ast.expr, part: R.Part = part, at: int = at) -> None:
            test = w.test(part.value)
            if part.operator == "needs":
                w.add("if not _v:\n    return False", _v=test)
            elif at > last_need:
                w.add("if _v:\n    return True", _v=test)
            else:
                w.add("if _v:\n    _e = True", _e=enough, _v=test)

        if not together or at <= last_need:
            each_time(w, function, part, look)
            continue
        if at == last_need + 1:
            reach(w, function, *last)
        counting(w, part.power, part.blocks, part.when, look)
    if has_enough and last_need >= 0:
        w.add("return _e", _e=enough)
    else:
        w.add("return _e", _e=ast.Constant(not has_enough))
