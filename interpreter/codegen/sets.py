"""Sets: what is included, less what is excluded, each member once."""

from __future__ import annotations

import ast

from interpreter.check import resolved as R
from interpreter.codegen.counted import each_time, reach, reach_all
from interpreter.codegen.each import each
from interpreter.codegen.exclusion import exclusions, unless_excluded
from interpreter.codegen.leaving_out import left_out
from interpreter.codegen.quote import expression, name
from interpreter.codegen.writer import Writer
from interpreter.ir.passes import all_different


def set_answer(w: Writer, function: R.Function) -> ast.expr:
    """The members of a set as a tuple."""
    includes = [part for part in function.parts if not part.fallback and part.operator == "include"]
    excludes = [part for part in function.parts if not part.fallback and part.operator != "include"]
    fallback = [part for part in function.parts if part.fallback]
    left = _plain_answer(w, function, includes, excludes)
    if left is None:
        left = left_out(w, function)
    if left is None:
        left = _general_answer(w, function)
    if fallback:
        left = _or_else(w, function, left, fallback)
    if function.seats and not _goes_round(w, includes, fallback):
        left = w.keep(left)
        w.module.globals.setdefault("seated", seated)
        turned = expression("seated(_f, _s) if len(_s) > 1 else _s", _s=left, _f=w.context.seats_round())
        return turned
    return left


def _goes_round(w: Writer, includes: list[R.Part], fallback: list[R.Part]) -> bool:
    """Whether the members come in the order of the table as it is: they are taken from all seats."""
    if len(includes) != 1 or includes[0].power is not None or fallback:
        return False
    source = includes[0].value
    while isinstance(source, R.Filter):
        source = source.source
    return isinstance(source, R.AllThings) and source.entities == (w.context.program.seat_entity,)


def seated(table: tuple[int, ...], members: tuple[int, ...]) -> tuple[int, ...]:
    """Members in the order of the table."""
    if members == table:
        return members
    return tuple([seat for seat in table if seat in members])


def _always(part: R.Part) -> bool:
    return part.power is None and part.when is None and not part.blocks


def _plain_answer(w: Writer, function: R.Function, includes: list[R.Part], excludes: list[R.Part]) -> ast.expr | None:
    """One unconditional include whose members are all different needs no gathering."""
    if len(includes) != 1 or excludes or not _always(includes[0]):
        return None
    if not all_different(w.context.program, includes[0].value):
        return None
    reach(w, function, includes[0])
    return w.value(includes[0].value)


def _general_answer(w: Writer, function: R.Function) -> ast.expr:
    """Gather what nothing excludes.

    Where a member might come twice, they are the keys of a dictionary: each once, in the order in which they came.
    """
    includes = [part for part in function.parts if not part.fallback and part.operator == "include"]
    program = w.context.program
    sure = len(includes) == 1 and includes[0].power is None and all_different(program, includes[0].value)
    members = name(w.temporary())
    excluded = exclusions(w, function.parts)
    reach_all(w, function, [each.part for each in excluded])
    w.add("_m = []" if sure else "_m = {}", _m=members)
    put = "_m.append(_x)" if sure else "_m[_x] = None"
    doubtful = False
    for part in includes:
        doubtful = doubtful or not all_different(program, part.value)

        def gather(holder: ast.expr, card: ast.expr, part: R.Part = part) -> None:
            def one(x: ast.expr) -> None:
                unless_excluded(w, x, part.value, excluded, lambda: w.add(put, _m=members, _x=x))

            each(w, part.value, None, one)

        each_time(w, function, part, gather)
    if doubtful:
        w.add("if None in _m:\n    _m.pop(None)", _m=members)
    return expression("tuple(_m)", _m=members)


def _or_else(w: Writer, function: R.Function, left: ast.expr, fallback: list[R.Part]) -> ast.expr:
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

            each_time(w, function, part, gather)
        w.add("_f = tuple(_m)", _f=name(found), _m=more)
    w.add("if not _f:\n    _empty", _f=name(found), _empty=empty)
    return name(found)
