"""What goes to the log: messages with who may see the things in them, and things shown."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.types import ListType, OptionalType, ThingType, Type
from interpreter.codegen.context import MOST_KNOWN
from interpreter.codegen.expressions import zone_cell
from interpreter.codegen.quote import constant, expression
from interpreter.codegen.writer import Writer
from interpreter.execute.sight import ALL
from interpreter.ir.layout import SEATS
from interpreter.runtime import REVEAL, TELL

Face = tuple[int, tuple[Any, ...]]
"""A made thing with its fields."""


def tell(w: Writer, node: R.TellMessage) -> bool:
    """A line in the log."""
    arguments = node.message.arguments
    values = [w.keep(value) for value in w.values([value for _, value, _ in arguments])]
    seen = [_seen(w, value, node, kind) for value, (_, node, kind) in zip(values, arguments, strict=True)]
    if all(isinstance(each, ast.UnaryOp) for each in seen):
        shown: ast.expr = w.module.constant((-1,) * len(seen))
    else:
        shown = ast.Tuple(seen, ast.Load())
    kinds = [kind for _, _, kind in arguments]
    for value, kind in zip(values, kinds, strict=True):
        if isinstance(kind, ListType):
            w.charge(expression("len(_v)", _v=value))
    faces = _faces(w, [(value, kind) for value, kind in zip(values, kinds, strict=True) if _made(w, kind)])
    w.add(
        "state.log.append((_t, _i, _v, _s, _m, _f))", _t=constant(TELL), _i=w.module.named(node.message.id),
        _v=ast.Tuple(list(values), ast.Load()), _s=shown, _m=_mask(w, node.to, node.to_many), _f=faces,
    )  # fmt: skip
    return True


def _seen(w: Writer, value: ast.expr, node: R.Expression, kind: Type) -> ast.expr:
    """Who may see a value; of what lies in one zone it is known by the zone."""
    masks = w.context.engine.sight.masks
    if not isinstance(node, R.ZoneOf) or not isinstance(kind, ListType):
        return _sight(w, value, kind)
    if any(masks[cell] is None for cell, (other, _) in w.context.layout.zone_cells.items() if other == node.zone.name):
        return _sight(w, value, kind)
    shown = w.context.engine.operations.shown

    def sights(things: tuple[int, ...], mask: int) -> tuple[int, ...]:
        if not shown:
            return (mask,) * len(things)
        return tuple([mask | shown.get(x, 0) for x in things])

    mask = expression(
        "_m[_c]", _m=w.context.global_object("masks", masks), _c=zone_cell(w, node.zone, node.key, node.span)
    )
    return expression("_f(_v, _m)", _f=w.context.global_object("sights in zone", sights), _v=value, _m=mask)


def _faces(w: Writer, told: list[tuple[ast.expr, Type]]) -> ast.expr:
    """The fields of made things among what is told."""
    if len(told) == 1 and not _is_list(told[0][1]):
        return expression("_f(S, _x)", _f=w.context.global_object("face", _face(w)), _x=told[0][0])
    if len(told) == 1:
        sure = _made(w, told[0][1], all)
        helper = w.context.global_object(f"faces of list {sure}", _faces_of_list(w, sure=sure))
        return expression("_f(S, _x)", _f=helper, _x=told[0][0])
    parts: list[ast.expr] = [ast.Starred(_faces(w, [each]), ast.Load()) for each in told]
    return ast.Tuple(parts, ast.Load())


def _face(w: Writer) -> Callable[[list[Any], Any], tuple[Face, ...]]:
    fields = _fields_of_made(w)

    def face(S: list[Any], x: Any) -> tuple[Face, ...]:
        get = fields.get(x)
        return () if get is None else ((x, get(S)),)

    return face


def _faces_of_list(w: Writer, *, sure: bool) -> Callable[[list[Any], Any], tuple[Face, ...]]:
    fields = _fields_of_made(w)

    entities = [entity for entity in w.context.program.entities.values() if entity.made]
    columns = [w.context.layout.columns[column.path] for entity in entities for column in entity.columns]
    if len(columns) == 1:  # a die has nothing but what it shows
        base = columns[0]
        known = {x: _Faces(x) for x in fields}

        def shows(S: list[Any], things: Any) -> tuple[Face, ...]:
            if not things:
                return ()
            if sure:
                return tuple([known[x][S[base + x]] for x in things])
            return tuple([known[x][S[base + x]] for x in things if x in known])

        return shows

    def faces(S: list[Any], things: Any) -> tuple[Face, ...]:
        return tuple([(x, fields[x](S)) for x in things or () if x in fields])

    return faces


class _Faces(dict[Any, Face]):
    """What a thing with one field shows, by its value: the same few are told again and again."""

    def __init__(self, thing: int) -> None:
        super().__init__()
        self._thing = thing

    def __missing__(self, value: Any) -> Face:
        if len(self) > MOST_KNOWN:
            self.clear()
        found = self[value] = (self._thing, (value,))
        return found


def _fields_of_made(w: Writer) -> dict[int, Callable[[list[Any]], tuple[Any, ...]]]:
    """For each thing that can be made, what gives its fields."""
    program, layout = w.context.program, w.context.layout
    found: dict[int, Callable[[list[Any]], tuple[Any, ...]]] = {}
    for entity in program.entities.values():
        if entity.made:
            bases = [layout.columns[column.path] for column in entity.columns]
            for x in range(entity.first, entity.first + entity.count):
                found[x] = _getter([base + x for base in bases])
    return found


def _getter(cells: list[int]) -> Callable[[list[Any]], tuple[Any, ...]]:
    if len(cells) > 1:
        return itemgetter(*cells)
    return lambda S: tuple([S[cell] for cell in cells])


def _is_list(kind: Type) -> bool:
    return isinstance(kind.inner if isinstance(kind, OptionalType) else kind, ListType)


def _made(w: Writer, kind: Type, of: Callable[[Iterable[bool]], bool] = any) -> bool:
    """Whether any thing of a type, or all, are of those that are made."""
    inner = kind.inner if isinstance(kind, OptionalType) else kind
    element = inner.element if isinstance(inner, ListType) else inner
    if not isinstance(element, ThingType):
        return False
    return of(w.context.program.entities[member].made for member in element.members)


def _sight(w: Writer, value: ast.expr, kind: Type) -> ast.expr:
    """Who may see a value: all, or for things whoever sees where they lie."""
    if isinstance(kind, OptionalType):
        inner = _sight(w, value, kind.inner)
        if isinstance(inner, ast.UnaryOp):
            return inner
        return expression("-1 if _v is None else _s", _v=value, _s=inner)
    if isinstance(kind, ThingType):
        if not _may_lie_somewhere(w, kind):
            return constant(-1)
        return _sight_of_one(w, value)
    if isinstance(kind, ListType) and isinstance(kind.element, ThingType):
        return expression("_f(S, _v)", _f=_sight_of_things(w), _v=value)
    return constant(-1)


def _may_lie_somewhere(w: Writer, kind: ThingType) -> bool:
    """Seats lie in no zone, so all may see them."""
    return kind.members != (w.context.program.seat_entity,) or any(
        isinstance(zone.type, ThingType) and w.context.program.seat_entity in zone.type.members
        for zone in w.context.program.zones.values()
    )


def sight_of_thing(w: Writer) -> ast.expr:
    """The helper that tells who may see a thing, or has been shown it just now."""
    engine = w.context.engine
    masks, of_thing, shown = engine.sight.masks, engine.sight.of_thing, engine.operations.shown
    places = w.context.layout.places

    def sight(S: list[Any], x: int) -> int:
        mask = masks[S[places + x]]
        if mask is None:
            mask = of_thing(S, x)
        return mask | shown.get(x, 0) if shown else mask

    return w.context.global_object("sight", sight)


def _sight_of_one(w: Writer, value: ast.expr) -> ast.expr:
    """Who may see a thing; written out where the zone in which it lies decides that alone."""
    masks = w.context.engine.sight.masks
    zone = w.facts.get(value.id) if isinstance(value, ast.Name) else None
    if isinstance(zone, R.ZoneShape) and _is_public(w, zone):
        return constant(ALL)
    if None in masks.values():
        return expression("-1 if _v is None else _f(S, _v)", _f=sight_of_thing(w), _v=value)
    template = "_m[S[_p + _v]] | _s.get(_v, 0)"
    if not w.is_sure(value):
        template = f"-1 if _v is None else {template}"
    return expression(
        template, _v=value, _p=constant(w.context.layout.places),
        _m=w.context.global_object("masks", masks), _s=w.module.named(w.context.engine.operations.shown),
    )  # fmt: skip


def _is_public(w: Writer, zone: R.ZoneShape) -> bool:
    """Whether all may see what lies in a zone, whoever has it."""
    masks = w.context.engine.sight.masks
    return all(masks[cell] == ALL for cell, (other, _) in w.context.layout.zone_cells.items() if other == zone.name)


def _sight_of_things(w: Writer) -> ast.expr:
    sight = w.module.globals[sight_of_thing(w).id]  # type: ignore[attr-defined]
    masks, shown, places = w.context.engine.sight.masks, w.context.engine.operations.shown, w.context.layout.places
    plain = None not in masks.values()

    def sights(S: list[Any], things: tuple[int, ...]) -> tuple[int, ...]:
        if not plain:
            return tuple([sight(S, x) for x in things])
        if shown:
            return tuple([masks[S[places + x]] | shown.get(x, 0) for x in things])  # type: ignore[operator]
        return tuple([masks[S[places + x]] for x in things])  # type: ignore[misc]

    return w.context.global_object("sights", sights)


def _mask(w: Writer, to: R.Expression | None, many: bool) -> ast.expr:
    if to is None:
        return constant(-1)
    if not many:
        return expression("_b[_x]", _b=w.context.bits(), _x=w.value(to))
    return expression("_f(S, _s)", _f=_mask_of_seats(w), _s=w.value(to))


def _mask_of_seats(w: Writer) -> ast.expr:
    """The helper that gives the bits of several seats; -1 when they are all that play."""
    bit = w.context.engine.sight.bit
    known: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}

    def mask(S: list[Any], told: tuple[int, ...]) -> int:
        key = (told, S[SEATS])
        found = known.get(key)
        if found is None:
            found = 0
            for seat in told:
                found |= bit(seat)
            if all(found & bit(seat) for seat in S[SEATS]):
                found = -1
            if len(known) > MOST_KNOWN:
                known.clear()
            known[key] = found
        return found

    return w.context.global_object("mask of seats", mask)


def reveal(w: Writer, node: R.RevealThings) -> None:
    """Show things to seats."""
    found = w.keep(w.value(node.things))
    if not node.many:
        found = w.keep(expression("() if _f is None else (_f,)", _f=found))
    to = w.keep(_mask(w, node.to, node.to_many))
    show = w.context.global_object("show", _show(w.context.engine.operations.shown))
    w.add("_s(_f, _m)\nstate.log.append((_r, _f, _m))", _s=show, _f=found, _m=to, _r=constant(REVEAL))


def _show(shown: dict[int, int]) -> Callable[[tuple[int, ...], int], None]:
    def show(things: tuple[int, ...], mask: int) -> None:
        if not shown:
            shown.update(dict.fromkeys(things, mask))
            return
        for x in things:
            shown[x] = shown.get(x, 0) | mask

    return show
