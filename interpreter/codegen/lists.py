"""Lists: nothing is built that is only counted, searched or asked for its first."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.types import ThingType
from interpreter.codegen import arranging, membership
from interpreter.codegen.each import each, entity_of, joined_filters, number_range
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.sieves import any_left, count_left, left, sieve_of
from interpreter.codegen.writer import Writer

_FEW_CELLS = 8
"""So many cells are written out one by one."""


def _numbers(w: Writer, node: R.Numbers) -> ast.expr:
    made = number_range(w, node)
    if isinstance(made, ast.Name):
        return made
    made = w.keep(made)
    w.charge(expression("len(_r)", _r=made))
    return expression("tuple(_r)", _r=made)


def _filter(w: Writer, node: R.Filter) -> ast.expr:
    sieve = sieve_of(w, node)
    if sieve is not None:
        return left(w, *sieve)
    found = name(w.temporary())
    w.add("_f = []", _f=found)
    each(w, node, None, lambda x: w.add("_f.append(_x)", _f=found, _x=x))
    return expression("tuple(_f)", _f=found)


def _everywhere(w: Writer, node: R.ZoneEverywhere) -> ast.expr:
    start, end = membership.everywhere_cells(w, node.zone)
    if end - start <= _FEW_CELLS:
        parts: list[ast.expr] = [
            ast.Starred(expression("S[_c]", _c=constant(cell)), ast.Load()) for cell in range(start, end)
        ]
        return ast.Tuple(parts, ast.Load())
    w.module.globals.setdefault("joined", _joined)
    return expression("joined(S[_a:_b])", _a=constant(start), _b=constant(end))


def _joined(cells: list[tuple[int, ...]]) -> tuple[int, ...]:
    found: list[int] = []
    for things in cells:
        if things:
            found.extend(things)
    return tuple(found)


def _is_filtered(w: Writer, source: R.Expression) -> bool:
    """Whether the members are found by looking at others one by one."""
    return bool(joined_filters(w, source)[0])


def _count(w: Writer, node: R.CountOf) -> ast.expr:
    if isinstance(node.source, R.ZoneEverywhere):
        return _count_everywhere(w, node.source)
    if not _is_filtered(w, node.source):
        return expression("len(_s)", _s=w.value(node.source))
    sieve = sieve_of(w, node.source)
    if sieve is not None:
        return count_left(w, *sieve)
    found = name(w.temporary())
    w.add("_f = 0", _f=found)
    each(w, node.source, None, lambda x: w.add("_f += 1", _f=found))
    return found


def _count_everywhere(w: Writer, node: R.ZoneEverywhere) -> ast.expr:
    start, end = membership.everywhere_cells(w, node.zone)
    if end - start > _FEW_CELLS:
        return expression("len(_s)", _s=_everywhere(w, node))
    found: ast.expr = expression("len(S[_c])", _c=constant(start))
    for cell in range(start + 1, end):
        found = ast.BinOp(found, ast.Add(), expression("len(S[_c])", _c=constant(cell)))
    return found


def _any(w: Writer, node: R.AnyOf) -> ast.expr:
    found = any_test(w, node)
    if _is_filtered(w, node.source):
        return found
    return expression("not not _s", _s=found)


def any_test(w: Writer, node: R.AnyOf) -> ast.expr:
    """A truth: is there a member?"""
    source = node.source
    if isinstance(source, R.ZoneEverywhere):
        return _any_everywhere(w, source)
    if not _is_filtered(w, source):
        return membership.any_of_set(w, source) if isinstance(source, R.Ask) else w.value(source)
    sieve = sieve_of(w, source)
    if sieve is not None:
        return any_left(w, *sieve)
    found = name(w.temporary())
    w.add("_f = False", _f=found)
    each(w, source, None, lambda x: w.add("_f = True\nbreak", _f=found))
    return found


def _any_everywhere(w: Writer, node: R.ZoneEverywhere) -> ast.expr:
    start, end = membership.everywhere_cells(w, node.zone)
    if end - start <= _FEW_CELLS:
        cells: list[ast.expr] = [expression("S[_c]", _c=constant(cell)) for cell in range(start, end)]
        return ast.BoolOp(ast.Or(), cells) if len(cells) > 1 else cells[0]
    return _everywhere(w, node)


def _first(w: Writer, node: R.FirstOf) -> ast.expr:
    if not node.only and _is_filtered(w, node.source):
        found = name(w.temporary())
        w.add("_f = None", _f=found)
        each(w, node.source, None, lambda x: w.add("_f = _x\nbreak", _f=found, _x=x))
        return found
    if not node.only and isinstance(node.source, R.SortedBy):
        return arranging.first_by(w, node.source)
    source = w.keep(w.value(node.source))
    if node.only:
        from interpreter.codegen.expressions import raised

        w.add("if len(_s) > 1:\n    raise fault(_k, count=len(_s))", _s=source, _k=raised(w, "L0905", node.span))
    return expression("_s[0] if _s else None", _s=source)


def fixed_figures(w: Writer, node: R.Reduce) -> ast.expr | None:
    """What gives the figure of each member, where that never changes and every member has one."""
    body, entity = node.body, entity_of(node.source)
    match body:
        case R.FieldOf(column=column, thing=R.Local(slot=slot)) if column.path in w.context.layout.static:
            if slot == node.slot and column.entity == entity and entity is not None:
                w.context.static_values(column.path, entity)
                return w.context.getter(f"static {column.path}")
        case R.Ask(name=asked, arguments=(R.Local(slot=slot),)) if asked in w.context.static.values:
            if w.noting:
                return None
            kind = w.context.program.functions[asked].parameter_types[0]
            if slot == node.slot and isinstance(kind, ThingType) and kind.members == (entity,):
                w.context.global_object(f"derived {asked}", w.context.static.values[asked])
                return w.context.getter(f"derived {asked}")
        case _:
            pass
    return None


def _summed(figure: Callable[[int], int]) -> Callable[[list[Any], int], int]:
    """The sum of fixed figures over a zone. Often the very tuple lies there that was summed last."""
    known: dict[int, tuple[Any, int]] = {}

    def summed(S: list[Any], cell: int) -> int:
        things = S[cell]
        last = known.get(cell)
        if last is not None and last[0] is things:
            return last[1]
        found = sum(map(figure, things))
        known[cell] = things, found
        return found

    return summed


def _reduce(w: Writer, node: R.Reduce) -> ast.expr:
    looked_up = fixed_figures(w, node) if node.operator == "sum" else None
    if looked_up is not None:
        source = node.source
        if isinstance(source, R.ZoneOf) and source.key is not None and source.zone.at_most is None:
            from interpreter.codegen.expressions import zone_cell

            assert isinstance(looked_up, ast.Name)
            cell = zone_cell(w, source.zone, source.key, source.span)
            summed = w.context.global_object(f"sums {looked_up.id}", _summed(w.module.globals[looked_up.id]))
            return expression("_f(S, _c)", _f=summed, _c=cell)
        return expression("sum(map(_g, _s))", _g=looked_up, _s=w.value(source))
    found = name(w.temporary())
    if node.operator == "sum":
        w.add("_f = 0", _f=found)

        def add(x: ast.expr) -> None:
            w.add("_f += _v", _f=found, _v=w.value(node.body))

        each(w, node.source, node.slot, add)
        return found
    from interpreter.codegen.expressions import raised

    w.add("_f = None", _f=found)
    better = "_f is None or _v > _f" if node.operator == "highest" else "_f is None or _v < _f"

    def look(x: ast.expr) -> None:
        value = w.keep(w.value(node.body))
        w.add(f"if {better}:\n    _f = _v", _f=found, _v=value)

    each(w, node.source, node.slot, look)
    w.add(
        "if _f is None:\n    raise fault(_k)", _f=found,
        _k=raised(w, "L0909", node.span, operator=node.operator),
    )  # fmt: skip
    return found


VALUES: dict[type, Callable[[Writer, Any], ast.expr]] = {
    R.Numbers: _numbers,
    R.Filter: _filter,
    R.ZoneEverywhere: _everywhere,
    R.CountOf: _count,
    R.AnyOf: _any,
    R.FirstOf: _first,
    R.Reduce: _reduce,
    R.Contains: membership.contains,
    **arranging.VALUES,
}

TESTS: dict[type, Callable[[Writer, Any], ast.expr]] = {R.AnyOf: any_test}
