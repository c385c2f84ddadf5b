"""Dice and draws."""

from __future__ import annotations

import ast

from interpreter.check import resolved as R
from interpreter.codegen.expressions import place_of, raised
from interpreter.codegen.quote import constant, expression, name
from interpreter.codegen.writer import Writer
from interpreter.execute.chance import pick, throw
from interpreter.runtime import INCREMENT, MASK, MULTIPLIER, ROLL, State, throw_dice
from interpreter.text import Span


def roll_dice(w: Writer, node: R.RollDice) -> None:
    """Roll some dice; one die, from the seed, is written out."""
    mask = w.keep(constant(-1) if node.seen_by is None else _bit(w, node.seen_by))
    w.module.globals.setdefault("roll", roll)
    shown, path, sides = name(w.slot(node.slot)), w.module.named(node.path), constant(node.sides)
    rolled = expression(
        "roll(state, _p, _n, _s, _m, _k)", _p=path, _n=constant(node.count), _s=sides, _m=mask,
        _k=w.module.named(node.span),
    )  # fmt: skip
    if node.count > 1:
        w.assign(shown.id, rolled)
        return
    w.forget(shown.id)
    seeded = name(w.temporary())
    with w.into() as by_seed:
        w.add(
            "_r = state.random * _a + _b & _c\nstate.random = _r\n_v = ((_r >> _h) * _s >> _h) + 1\n"
            "state.log.append((_k, _p, (_v,), _m))",
            _r=seeded, _a=constant(MULTIPLIER), _b=constant(INCREMENT), _c=constant(MASK), _h=constant(32),
            _v=shown, _s=sides, _k=constant(ROLL), _p=path, _m=mask,
        )  # fmt: skip
    if w.seeded:
        w.out.extend(by_seed)
    else:
        w.add("if state.chance or state.asks_chance:\n    _v = _a\nelse:\n    _b", _v=shown, _a=rolled, _b=by_seed)
    w.facts[shown.id] = range(1, node.sides + 1)


def _bit(w: Writer, seat: R.Expression) -> ast.expr:
    """The bit of a seat; of whose a thing is, by where it lies."""
    bits = w.context.bits()
    if not isinstance(seat, R.OwnerOf):
        return expression("_b[_x]", _b=bits, _x=w.value(seat))
    known = w.module.globals[bits.id]  # type: ignore[attr-defined]
    of_cells = {cell: known[owner] for cell, (_, owner) in w.context.layout.zone_cells.items() if owner in known}
    place = place_of(w, seat)
    return expression("_b[S[_p]]", _b=w.context.global_object("bits of owners", of_cells), _p=place)


def roll(state: State, path: str, count: int, sides: int, mask: int, span: Span) -> int:
    """The sum of some dice."""
    if state.chance or state.asks_chance:
        return sum(throw(state, path, ((count, sides),), mask, span)[0])
    state.random, shown = throw_dice(state.random, count, sides)
    state.log.append((ROLL, path, shown, mask))
    return sum(shown)


def pick_one(w: Writer, node: R.PickOne) -> None:
    """Draw one of a list."""
    found = w.keep(w.value(node.source))
    w.module.globals.setdefault("pick", pick)
    w.add(
        "if not _f:\n    raise fault(_e)\n_v = _f[pick(state, _p, _f, _n, _k)]", _f=found,
        _e=raised(w, "L0918", node.span), _v=name(w.slot(node.slot)), _p=w.module.named(node.path),
        _n=w.module.named(w.context.engine.operations.name_of), _k=w.module.named(node.span),
    )  # fmt: skip
    w.forget(w.slot(node.slot))
