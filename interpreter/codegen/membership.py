"""Whether something is one of a list, and whether a set has a member."""

from __future__ import annotations

import ast

from interpreter.check import resolved as R
from interpreter.codegen.force import cells_in_force, only_by_powers
from interpreter.codegen.inline import expanded
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer


def everywhere_cells(w: Writer, zone: R.ZoneShape) -> tuple[int, int]:
    """The first cell of a keyed zone, and the one after the last."""
    assert zone.per is not None
    entity = w.context.program.entities[zone.per]
    start = w.context.layout.zones[zone.name] + entity.first
    return start, start + entity.count


def contains(w: Writer, node: R.Contains) -> ast.expr:
    source = node.source
    if isinstance(source, R.ZoneEverywhere):
        start, end = everywhere_cells(w, source.zone)
        cells = w.module.shared(frozenset(range(start, end)), ("cells", start, end))
        place = expression("S[_p[_x]]", _p=w.context.place_cells_or_none(), _x=w.value(node.element))
        return expression("_a in _b", _a=place, _b=cells)
    if isinstance(source, R.ZoneOf) and source.key is None:
        cell = constant(w.context.layout.zones[source.zone.name])
        place = expression("S[_p[_x]]", _p=w.context.place_cells_or_none(), _x=w.value(node.element))
        return expression("_a == _b", _a=place, _b=cell)
    if isinstance(source, R.Filter):
        return _in_filter(w, node.element, source)
    if isinstance(source, R.Ask):
        return _in_set(w, node.element, source)
    if isinstance(source, R.AllThings):
        return _is_one_of(w, node.element, source)
    if isinstance(source, R.MakeList) and len(source.items) == 1 and not any(source.spread):
        return w.value(R.Compare("=", node.element, source.items[0]))
    element, members = w.values((node.element, source))
    return expression("_a in _b", _a=element, _b=members)


def _in_set(w: Writer, element: R.Expression, source: R.Ask) -> ast.expr:
    written = expanded(w, source)
    if written is not None:
        w.inlining.append(source.name)
        found = w.value(R.Contains(element, written))
        w.inlining.pop()
        return found
    generated = w.context.member.get(source.name)
    if generated is None or w.noting or w.is_steady(source):
        x, members = w.values((element, source))
        return expression("_a in _b", _a=x, _b=members)
    x, *arguments = w.values((element, *source.arguments))
    return ast.Call(name(generated), [name("S"), x, *arguments], [])


def any_of_set(w: Writer, source: R.Ask) -> ast.expr:
    """Whether a set has a member."""
    generated = w.context.exists.get(source.name)
    if generated is None or w.noting:
        return w.value(source)
    asked = ast.Call(name(generated), [name("S"), *w.values(source.arguments)], [])
    function = w.context.program.functions[source.name]
    if not only_by_powers(function):
        return asked
    w.refresh()
    held = cells_in_force(w.context, [part.power for part in function.parts if part.power is not None])
    return expression("_h and _a", _h=held, _a=asked)


def _is_one_of(w: Writer, element: R.Expression, source: R.AllThings) -> ast.expr:
    shapes = [w.context.program.entities[entity] for entity in source.entities]
    if any(shape.is_seat or shape.made for shape in shapes):
        x, members = w.values((element, source))
        return expression("_a in _b", _a=x, _b=members)
    things = frozenset(x for shape in shapes for x in range(shape.first, shape.first + shape.count))
    known = w.module.shared(things, ("things", source.entities))
    return expression("_a in _b", _a=w.value(element), _b=known)


def _in_filter(w: Writer, element: R.Expression, source: R.Filter) -> ast.expr:
    found = name(w.temporary())
    x = w.keep(w.value(element))
    if not isinstance(x, ast.Name):
        kept = w.temporary()
        w.assign(kept, x)
        x = name(kept)
    w.names[source.slot] = x.id
    with w.loop((source.slot,)) as bound, w.into() as inside:
        w.add("_f = _t", _f=found, _t=w.value(R.Contains(R.Local(source.slot), source.source)))
        with w.into() as fits:
            w.add("_f = _t", _f=found, _t=w.value(source.where))
        w.add("if _f:\n    _fits", _f=found, _fits=fits)
    w.out.extend(bound.before + inside)
    return found
