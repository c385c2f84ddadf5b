"""Ends of blocks: where a routine goes on, what it carries out, what it waits for."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from interpreter.check import resolved as R
from interpreter.codegen import asking
from interpreter.codegen.force import cells_in_force
from interpreter.codegen.operations import borrowed
from interpreter.codegen.powers import counting
from interpreter.codegen.quote import constant, expression, name
from interpreter.execute.handlers import ORDERING, Due
from interpreter.ir import blocks as B

if TYPE_CHECKING:
    from interpreter.codegen.routines import RoutineWriter


def _jump(w: RoutineWriter, block: int, end: B.Jump, follow: int | None) -> None:
    w.jump(end.target, follow)


def _test(w: RoutineWriter, block: int, end: B.Test, follow: int | None) -> None:
    test = w.test(end.condition)
    with w.into() as yes:
        w.jump(end.yes, follow)
    with w.into() as no:
        w.jump(end.no, follow)
    if no and not yes:
        w.add("if not _t:\n    _no", _t=test, _no=no)
    elif no:
        w.add("if _t:\n    _yes\nelse:\n    _no", _t=test, _yes=yes, _no=no)
    else:
        w.add("if _t:\n    _yes", _t=test, _yes=yes)


def _next(w: RoutineWriter, block: int, end: B.Next, follow: int | None) -> None:
    members, index = name(w.slot(end.list_slot)), name(w.slot(end.index_slot))
    with w.into() as done:
        w.jump(end.done, follow)
    with w.into() as body:
        w.forget(w.slot(end.slot))
        w.forget(w.slot(end.index_slot))
        w.add("_x = _m[_i]\n_i += 1", _x=name(w.slot(end.slot)), _m=members, _i=index)
        w.jump(end.body, follow)
    w.add("if _i >= len(_m):\n    _done\nelse:\n    _body", _i=index, _m=members, _done=done, _body=body)


def _invoke(w: RoutineWriter, block: int, end: B.Invoke, follow: int | None) -> None:
    number = w.context.engine.numbers[end.routine]
    slot = ast.Constant(end.result_slot)
    if not w.is_direct(end):
        with w.gone_on_to(end.next):
            code = w.calls.codes[end.routine]
            arguments = w.values(end.arguments)
            missing = code.slots - len(arguments)
            items = [constant(number), constant(0), slot, *arguments, *[ast.Constant(None)] * missing]
            made = w.keep(ast.List(items, ast.Load()))
            w.put(end.next)
            w.add("stack.append(_m)\nreturn W", _m=made)
        return
    result = name(w.temporary())
    with w.gone_on_to(end.next):
        arguments = w.values(end.arguments)
        call = ast.Call(name(f"r{number}x0"), [name("state"), name("S"), slot, *arguments], [])
        if w.noting:
            arguments = call.args = [w.keep(each) for each in call.args]
            w.add("q.down(_n)", _n=constant(number))
        with w.into() as waits:
            w.put(end.next, below=True)
        w.add("_r = _c\nif _r is W:\n    _w\n    return W", _r=result, _c=call, _w=waits)
        if w.noting:
            w.add("q.up()")
        if end.result_slot is not None:
            w.assign(w.slot(end.result_slot), result)
    w.changed()
    w.jump(end.next, follow)


def _open(w: RoutineWriter, block: int, end: B.Open, follow: int | None) -> None:
    windows = w.module.named(w.context.engine.windows.open)
    window = w.module.named(end.window)
    with w.gone_on_to(end.next):
        arguments = w.keep(ast.List(w.values(end.arguments), ast.Load()))
        w.put(end.next)
        w.add(
            "_o(state, _n, _a, _s)\nreturn W", _o=windows, _n=window, _a=arguments,
            _s=ast.Constant(end.result_slot),
        )  # fmt: skip


def _return(w: RoutineWriter, block: int, end: B.Return, follow: int | None) -> None:
    w.add("return _v", _v=ast.Constant(None) if end.value is None else w.value(end.value))


def _dispatch(w: RoutineWriter, block: int, end: B.Dispatch, follow: int | None) -> None:
    """Gather the handlers that are due; mostly a test of a few cells says that there is none."""
    due = name(w.temporary())
    w.add("_d = ()", _d=due)
    held = [use.power for use in end.uses if use.power.holder_slot is not None]

    def gather(use: R.HandlerUse, index: int) -> None:
        def add(holder: ast.expr, card: ast.expr) -> None:
            made = expression("_m(_i, _h, _c)", _m=w.module.named(Due), _i=constant(index), _h=holder, _c=card)
            w.add("_d = (*_d, _x)", _d=due, _x=made)

        with w.scope():
            counting(w, use.power, (), use.when, add)

    def all_uses() -> None:
        for index, use in enumerate(end.uses):
            gather(use, index)

    if held:
        w.refresh()
    if len(held) == len(end.uses):
        with w.into() as inside:
            all_uses()
        w.add("if _t:\n    _b", _t=cells_in_force(w.context, held), _b=inside)
    else:
        all_uses()
    order = ast.List([constant(ORDERING), constant(end.site), ast.Constant(None), due], ast.Load())
    with w.into() as waits:
        w.put(end.next, end.site)
    w.add("if _d:\n    _w\n    stack.append(_o)\n    return W", _d=due, _w=waits, _o=order)
    w.jump(end.next, follow)


def _observe(w: RoutineWriter, block: int, end: B.Observe, follow: int | None) -> None:
    look = w.module.named(w.context.engine.look)
    with w.gone_on_to(end.next):
        with w.into() as waits:
            w.put(end.next)
        w.add("if state.observing and risen(S):\n    _w\n    _k(state)\n    return W", _w=waits, _k=look)
    w.jump(end.next, follow)


def _finish(w: RoutineWriter, block: int, end: B.Finish, follow: int | None) -> None:
    parts = (end.ending.message, end.ending.winners)
    w.put(block)
    borrowed(w, parts, w.context.engine.flow.compile(end), set())
    w.add("return W")


END_METHODS: dict[type, Callable[[Any, int, Any, int | None], None]] = {
    B.Jump: _jump,
    B.Test: _test,
    B.Next: _next,
    B.Invoke: _invoke,
    B.Open: _open,
    B.Return: _return,
    B.Dispatch: _dispatch,
    B.Observe: _observe,
    B.Finish: _finish,
    B.AskOne: asking.one,
    B.AskSome: asking.some,
    B.AskConsent: asking.consent,
    B.AskBranch: asking.branch,
}
