"""Options that are alike for the one who is asked fold into one, the first of them."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.types import OptionalType, ThingType, Type
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer
from interpreter.execute.sight import ALL
from interpreter.ir.passes import zone_of

Fold = Callable[[list[Any], Any, int], Any]


def thing_type(kind: Type) -> ThingType | None:
    """The type of things whose options may be alike; None where each value is its own."""
    while isinstance(kind, OptionalType):
        kind = kind.inner
    return kind if isinstance(kind, ThingType) else None


def alike_of(w: Writer, kind: ThingType) -> ast.expr:
    """The helper `a(S, x, seat)` that gives equal keys to things which are alike."""
    known = f"alike {' '.join(kind.members)}"
    if known not in w.context.helpers:
        identifier = w.module.fresh("a")
        w.context.helpers[known] = identifier
        _generate(Writer(w.context), identifier, kind)
    return name(w.context.helpers[known])


def _generate(w: Writer, identifier: str, kind: ThingType) -> None:
    layout, sight = w.context.layout, w.context.engine.sight
    place, mask = name("t1"), name("t2")
    w.temporaries = 2
    w.add(
        "if x is None:\n    return None\n"
        "_p = S[_places + x]\n"
        "_m = _masks[_p]\n"
        "if _m != -1:\n"
        "    if _m is None:\n"
        "        _m = _of(S, x)\n"
        "    if not _m & _bits[seat]:\n"
        "        return (_p,)",
        _p=place, _m=mask, _places=constant(layout.places), _masks=w.context.global_object("masks", sight.masks),
        _of=w.context.global_object("sight of thing", sight.of_thing), _bits=w.context.bits(),
    )  # fmt: skip
    for member in kind.members:
        shape = w.context.program.entities[member]
        with w.into() as inside:
            _of_entity(w, member, place)
        w.add(
            "if _a <= x < _b:\n    _body",
            _a=constant(shape.first), _b=constant(shape.first + shape.count), _body=inside,
        )  # fmt: skip
    w.module.define(identifier, ["S", "x", "seat"], w.out)


def _of_entity(w: Writer, entity: str, place: ast.expr) -> None:
    program, layout = w.context.program, w.context.layout
    hanging = [layout.zones[zone.name] for zone in program.zones.values() if zone.per == entity]
    for base in hanging:
        w.add("if S[_b + x]:\n    return x", _b=constant(base))
    columns = [each.path for each in program.entities[entity].columns if each.path in layout.columns]
    items: list[ast.expr] = [place, expression("_t[x]", _t=w.context.title_of())]
    items += [expression("S[_b + x]", _b=constant(layout.columns[path])) for path in columns]
    w.add("return _k", _k=ast.Tuple(items, ast.Load()))


def fold_of(w: Writer, kind: ThingType) -> ast.expr:
    """The helper `f(S, values, seat)` that leaves the first of each group of values that are alike."""
    alike = w.module.globals[alike_of(w, kind).id]  # type: ignore[attr-defined]
    layout, sight = w.context.layout, w.context.engine.sight
    bits = w.module.globals[w.context.bits().id]  # type: ignore[attr-defined]
    titles = [title for member in kind.members for title in w.context.program.entities[member].titles]
    make = _folding_hidden if len(set(titles)) == len(titles) else _folding
    return w.context.global_object(
        f"fold {' '.join(kind.members)}", make(alike, layout.title_of, layout.places, sight.masks, bits)
    )


def is_plainly_seen(w: Writer, kind: ThingType, source: R.Expression, by: R.Expression) -> bool:
    """Whether no two options can be alike: each has a title of its own, and the asked sees where they all lie."""
    titles = [title for member in kind.members for title in w.context.program.entities[member].titles]
    zone = zone_of(w.context.program, source)
    if len(set(titles)) < len(titles) or zone is None or w.context.program.manifest.decider is not None:
        return False
    cells = [cell for cell, (name, _) in w.context.layout.zone_cells.items() if name == zone.zone.name]
    masks = w.context.engine.sight.masks
    if all(masks[cell] == ALL for cell in cells):
        return True
    own = isinstance(zone.key, R.Local) and isinstance(by, R.Local) and zone.key.slot == by.slot
    return own and zone.zone.per == w.context.program.seat_entity and zone.zone.seen_by == "owner"


def _folding(
    alike: Callable[[list[Any], Any, int], Any],
    titles: tuple[int, ...],
    places: int,
    masks: dict[int, int | None],
    bits: dict[int, int],
) -> Fold:
    """Things of different titles that the seat sees are never alike, so most lists need no keys."""

    def fold(S: list[Any], values: Any, seat: int) -> Any:
        seen: dict[Any, Any] = {}
        bit = bits[seat]
        for x in values:
            if x is None or titles[x] in seen or not (masks[S[places + x]] or 0) & bit:
                break
            seen[titles[x]] = None
        else:
            return values
        found: dict[Any, Any] = {}
        for x in values:
            key = alike(S, x, seat)
            if key not in found:
                found[key] = x
        return tuple(found.values())

    return fold


def _folding_hidden(
    alike: Callable[[list[Any], Any, int], Any],
    titles: tuple[int, ...],
    places: int,
    masks: dict[int, int | None],
    bits: dict[int, int],
) -> Fold:
    """Where no two things have one title, only those that the seat cannot see can be alike."""
    slow = _folding(alike, titles, places, masks, bits)

    def fold(S: list[Any], values: Any, seat: int) -> Any:
        bit = bits[seat]
        for x in values:
            if x is None or not (masks[S[places + x]] or 0) & bit:
                return slow(S, values, seat)
        return values

    return fold
