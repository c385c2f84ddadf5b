"""Questions: what may be answered, what needs no asking."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from interpreter.check import resolved as R
from interpreter.codegen.alike import alike_of, fold_of, is_plainly_seen, thing_type
from interpreter.codegen.answers import enter
from interpreter.codegen.branches import for_each_choice
from interpreter.codegen.expressions import raised
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.remembered_menus import remember, values_of_menu
from interpreter.codegen.rows_of_options import by_rows
from interpreter.execute.menus import MAX_OPTIONS
from interpreter.ir import blocks as B
from interpreter.ir.passes import all_different
from interpreter.runtime import Pending

if TYPE_CHECKING:
    from interpreter.codegen.routines import RoutineWriter


def _seat(w: RoutineWriter, by: R.Expression) -> ast.expr:
    """Who answers: the seat, or whom the manifest's `decider` names for it."""
    named = w.context.program.manifest.decider
    return w.value(by if named is None else R.Ask(named.text, (by,)))


def _pend(
    w: RoutineWriter, block: int, end: B.Question, seat: ast.expr, options: ast.expr, passable: ast.expr,
    low: ast.expr | None = None, high: ast.expr | None = None,
) -> None:  # fmt: skip
    nothing = ast.Constant(None)
    items = [constant(end.site), seat, options, passable, low or nothing, high or nothing]
    w.module.globals.setdefault("new", tuple.__new__)  # quicker than the constructor of a named tuple
    made = ast.Call(name("new"), [w.module.named(Pending), ast.Tuple(items, ast.Load())], [])
    w.add("state.pending = _p", _p=made)
    w.wait(block)


def _limit(w: RoutineWriter, options: ast.expr, prompt: R.Prompt, count: ast.expr | None = None) -> None:
    w.add(
        "if len(_o) > _m:\n    raise fault(_k, count=_c)", _o=options, _m=constant(MAX_OPTIONS),
        _c=count or expression("len(_o)", _o=options),
        _k=raised(w, "L0924", prompt.span, count=None, limit=MAX_OPTIONS),
    )  # fmt: skip


def _skip(w: RoutineWriter, block: int, end: B.Question, seat: ast.expr, *, forced: bool) -> None:
    """Note that a question is left out."""
    if w.noting:
        w.add("q.skip(_i, _s, S, _l, _f)", _i=constant(end.site), _s=seat, _l=w.frame(block), _f=ast.Constant(forced))


def _empty(w: RoutineWriter, end: B.AskOne | B.AskBranch, follow: int | None) -> None:
    if end.empty is None:
        w.add("raise fault(_k)", _k=raised(w, "L0922", end.prompt.span, path=end.prompt.path))
    else:
        w.jump(end.empty, follow)


def one(w: RoutineWriter, block: int, end: B.AskOne, follow: int | None) -> None:
    """One member of a list."""
    seat = w.keep(_seat(w, end.by))
    options = w.keep(w.value(end.source))
    kind = thing_type(end.element)
    if kind is not None and not is_plainly_seen(w, kind, end.source, end.by):
        fold = fold_of(w, kind)
        options = w.keep(expression("_f(S, _o, _s) if len(_o) > 1 else _o", _f=fold, _o=options, _s=seat))
    if not isinstance(options, ast.Name):
        kept = w.temporary()
        w.assign(kept, options)
        options = name(kept)
    passable = end.passed is not None
    with w.into() as nothing:
        _skip(w, block, end, seat, forced=False)
        _empty(w, end, follow)
    with w.into() as several:
        if kind is None or not all_different(w.context.program, end.source):  # of things there are not so many
            _limit(w, options, end.prompt)
        _pend(w, block, end, seat, options, ast.Constant(passable))
    if passable:
        w.add("if _o:\n    _s\nelse:\n    _n", _o=options, _s=several, _n=nothing)
        return
    with w.into() as only:
        _skip(w, block, end, seat, forced=True)
        w.assign(w.slot(end.slot), expression("_o[0]", _o=options))
        w.jump(end.chosen, follow)
    w.add(
        "if len(_o) > 1 or _o and state.asks_forced:\n    _s\nelse:\n    if _o:\n        _b\n    else:\n        _n",
        _o=options, _s=several, _b=only, _n=nothing,
    )  # fmt: skip


def some(w: RoutineWriter, block: int, end: B.AskSome, follow: int | None) -> None:
    """Several members of a list."""
    seat = w.keep(_seat(w, end.by))
    options = name(w.temporary())
    w.assign(options.id, w.value(end.source))
    low = w.keep(constant(0) if end.low is None else w.value(end.low))
    count = name(w.temporary())
    w.add("_n = len(_o)", _n=count, _o=options)
    high: ast.expr = count
    if end.high is not None:
        high = name(w.temporary())
        w.add("_h = _v\nif _h > _n:\n    _h = _n", _h=high, _v=w.value(end.high), _n=count)
    with w.into() as several:
        _limit(w, options, end.prompt)
        _pend(w, block, end, seat, options, ast.Constant(end.passed is not None), low, high)
    with w.into() as forced:
        _skip(w, block, end, seat, forced=True)
        w.assign(w.slot(end.slot), expression("_o[:_h]", _o=options, _h=high))
        w.jump(end.chosen, follow)
    test = "_h == 0" if end.passed is not None else "_h == 0 or _l == _n and not state.asks_forced"
    forced_test = expression(test, _h=high, _l=low, _n=count)
    with w.into() as enough:
        w.add("if _t:\n    _f\nelse:\n    _s", _t=forced_test, _f=forced, _s=several)
    if end.empty is not None:
        with w.into() as nothing:
            _skip(w, block, end, seat, forced=False)
            w.jump(end.empty, follow)
        w.add("if _n == 0 or _l > _n:\n    _e\nelse:\n    _b", _n=count, _l=low, _e=nothing, _b=enough)
        return
    broken = raised(w, "L0923", end.prompt.span, path=end.prompt.path)
    w.add(
        "if _l > 0 and (_n == 0 or _l > _n):\n    raise fault(_k, low=_l, there=_n)\n_b",
        _l=low, _n=count, _k=broken, _b=enough,
    )  # fmt: skip


def consent(w: RoutineWriter, block: int, end: B.AskConsent, follow: int | None) -> None:
    """Yes or no."""
    _pend(w, block, end, _seat(w, end.by), w.module.constant((True, False)), ast.Constant(False))


def branch(w: RoutineWriter, block: int, end: B.AskBranch, follow: int | None) -> None:
    """A branch of a menu, with the values of its generators."""
    seat = w.keep(_seat(w, end.by))
    options = name(w.temporary())
    noting, w.noting = w.noting, False  # what is asked of each option that might be offered is asked again when told
    values = values_of_menu(w, end)
    if values is None:
        _gather(w, end, options, seat)
    else:
        remember(w, values, options, lambda: _gather(w, end, options, seat))
    w.noting = noting
    passable: ast.expr = ast.Constant(end.passed is not None)
    if end.passed is not None and end.obliged and end.used_slot is not None:
        passable = expression("_u != ()", _u=name(w.slot(end.used_slot)))
    with w.into() as nothing:
        _skip(w, block, end, seat, forced=False)
        _empty(w, end, follow)
    with w.into() as several:
        _limit(w, options, end.prompt, constant(MAX_OPTIONS + 1))  # so many the plain executor gathers at most
        _pend(w, block, end, seat, options, passable)
    if isinstance(passable, ast.Constant) and passable.value:
        w.add("if _o:\n    _s\nelse:\n    _n", _o=options, _s=several, _n=nothing)
        return
    with w.into() as only:
        _skip(w, block, end, seat, forced=True)
        enter(w, end, expression("_o[0]", _o=options), follow)
    w.add(
        "if len(_o) > 1 or _o and (_p or state.asks_forced):\n    _s\n"
        "else:\n    if _o:\n        _b\n    else:\n        _n",
        _o=options, _p=passable, _s=several, _b=only, _n=nothing,
    )  # fmt: skip


def _gather(w: RoutineWriter, end: B.AskBranch, options: ast.Name, seat: ast.expr) -> None:
    """The options of a menu, branch after branch."""
    found = name(w.temporary())
    w.add("_f = []", _f=found)
    for index, node in enumerate(end.branches):
        with w.into() as inside:
            _choices(w, index, node, found, seat)
        if end.used_slot is None:
            w.out.extend(inside)
        else:
            used = name(w.slot(end.used_slot))
            w.add("if _i not in _u:\n    _b", _i=constant(index), _u=used, _b=inside)
    w.add("_o = tuple(_f)", _o=options, _f=found)


def _choices(w: RoutineWriter, index: int, node: R.MenuBranch, found: ast.expr, seat: ast.expr) -> None:
    """Gather the options of one branch; those that are alike fold into the first."""
    skip = 0 if node.power is None else 2
    kinds = [thing_type(kind) for _, _, _, kind in node.generators]
    distinct = all(all_different(w.context.program, source) for _, _, source, _ in node.generators)
    if skip == 0 and distinct and len(kinds) == 1 and kinds[0] is not None:
        _things(w, index, node, found, seat)
        return
    folding = not distinct or any(kind is not None for kind in kinds)
    if not folding and by_rows(w, index, node, found):
        return
    seen = name(w.temporary())
    if folding:
        w.add("_s = {}", _s=seen)

    def add(values: list[ast.expr]) -> None:
        option = expression("(_i, _v)", _i=constant(index), _v=ast.Tuple(list(values), ast.Load()))
        if not folding:
            w.add("_f.append(_o)", _f=found, _o=option)
            return
        keys: list[ast.expr] = list(values[:skip])
        for value, kind in zip(values[skip:], kinds, strict=True):
            if kind is not None:
                value = expression("_a(S, _v, _p)", _a=alike_of(w, kind), _v=value, _p=seat)
            keys.append(value)
        key = w.keep(keys[0] if len(keys) == 1 else ast.Tuple(keys, ast.Load()))
        w.add("if _k not in _s:\n    _s[_k] = None\n    _f.append(_o)", _k=key, _s=seen, _f=found, _o=option)

    with w.scope():
        for_each_choice(w, node, add)


def _things(w: RoutineWriter, index: int, node: R.MenuBranch, found: ast.expr, seat: ast.expr) -> None:
    """A branch with one thing to choose: those that fit are gathered, then folded."""
    kind = thing_type(node.generators[0][3])
    assert kind is not None
    gathered, x = name(w.temporary()), name(w.temporary())
    w.add("_g = []", _g=gathered)
    with w.scope():
        for_each_choice(w, node, lambda values: w.add("_g.append(_x)", _g=gathered, _x=values[0]))
    w.add(
        "for _x in (_f(S, _g, _s) if len(_g) > 1 else _g):\n    _o.append((_i, (_x,)))", _x=x, _g=gathered,
        _f=fold_of(w, kind), _s=seat, _o=found, _i=constant(index),
    )  # fmt: skip
