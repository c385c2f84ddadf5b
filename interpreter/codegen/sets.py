"""Sets: what is included, less what is excluded, each member once."""

from __future__ import annotations

import ast

from interpreter.check import resolved as R
from interpreter.codegen.lists import each
from interpreter.codegen.powers import counting
from interpreter.codegen.quote import expression, name
from interpreter.codegen.writer import Writer
from interpreter.ir.passes import all_different


def set_answer(w: Writer, function: R.Function) -> ast.expr:
    """The members of a set as a tuple."""
    includes = [part for part in function.parts if not part.fallback and part.operator == "include"]
    excludes = [part for part in function.parts if not part.fallback and part.operator != "include"]
    fallback = [part for part in function.parts if part.fallback]
    left = _plain_answer(w, includes, excludes)
    if left is None:
        left = _general_answer(w, function)
    if fallback:
        left = _or_else(w, left, fallback)
    if function.seats:
        left = w.keep(left)
        w.module.globals.setdefault("seated", seated)
        turned = expression("seated(_f(S), _s) if len(_s) > 1 else _s", _s=left, _f=w.context.seats_round())
        return turned
    return left


def seated(table: tuple[int, ...], members: tuple[int, ...]) -> tuple[int, ...]:
    """Members in the order of the table."""
    if members == table:
        return members
    return tuple([seat for seat in table if seat in members])


def _always(part: R.Part) -> bool:
    return part.power is None and part.when is None and not part.blocks


def _plain_answer(w: Writer, includes: list[R.Part], excludes: list[R.Part]) -> ast.expr | None:
    """One unconditional include whose members are all different needs no gathering."""
    if len(includes) != 1 or excludes or not _always(includes[0]):
        return None
    if not all_different(w.context.program, includes[0].value):
        return None
    return w.value(includes[0].value)


def _general_answer(w: Writer, function: R.Function) -> ast.expr:
    """Gather, then take away.

    The members are kept as the keys of a dictionary: each once, in the order in which they came.
    """
    members, excluded = name(w.temporary()), name(w.temporary())
    has_excludes = False
    doubtful = False
    w.add("_m = {}", _m=members)
    parts = [part for part in function.parts if not part.fallback]
    if any(part.operator != "include" for part in parts):
        has_excludes = True
        w.add("_e = {}", _e=excluded)
    for part in parts:
        target = members if part.operator == "include" else excluded
        if part.operator == "include" and not all_different(w.context.program, part.value):
            doubtful = True

        def gather(holder: ast.expr, card: ast.expr, part: R.Part = part, target: ast.expr = target) -> None:
            value = part.value
            if isinstance(value, R.MakeList) and not any(value.spread):
                for item in w.values(value.items):
                    w.add("_t[_x] = None", _t=target, _x=item)
                return
            each(w, value, None, lambda x: w.add("_t[_x] = None", _t=target, _x=x))

        counting(w, part.power, part.blocks, part.when, gather)
    if doubtful:
        w.add("if None in _m:\n    _m.pop(None)", _m=members)
    if not has_excludes:
        return expression("tuple(_m)", _m=members)
    left = name(w.temporary())
    x = name(w.temporary())
    w.add(
        "if _e:\n    _l = []\n    for _x in _m:\n        if _x not in _e:\n            _l.append(_x)\nelse:\n    _l = _m",
        _e=excluded, _l=left, _x=x, _m=members,
    )  # fmt: skip
    return expression("tuple(_l)", _l=left)


def _or_else(w: Writer, left: ast.expr, fallback: list[R.Part]) -> ast.expr:
    found = w.temporary()
    w.assign(found, left)
    with w.into() as empty:
        more = name(w.temporary())
        w.add("_m = {}", _m=more)
        for part in fallback:

            def gather(holder: ast.expr, card: ast.expr, part: R.Part = part) -> None:
                each(
                    w,
                    part.value,
                    None,
                    lambda x: w.add("if _x is not None:\n    _m[_x] = None", _m=more, _x=x),
                )

            counting(w, part.power, part.blocks, part.when, gather)
        w.add("_f = tuple(_m)", _f=name(found), _m=more)
    w.add("if not _f:\n    _empty", _f=name(found), _empty=empty)
    return name(found)
