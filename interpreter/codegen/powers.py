"""Powers: for whom a part counts, and who holds what."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.codegen.quote import constant, name
from interpreter.codegen.writer import Writer

Body = Callable[[ast.expr, ast.expr], None]


def for_each_holder(w: Writer, power: R.Power, body: Body) -> None:
    """Write a loop over those for whom a power counts; the body is given the holder and the card."""
    title = w.context.titles()[power.title]
    if power.holder_slot is None:
        _for_card(w, power, title, body)
        return
    w.refresh()
    cell = constant(w.context.layout.held + title)
    holder, given = name(w.slot(power.holder_slot)), name(w.temporary())
    if power.self_from is None:
        if power.self_slot is not None:
            given = name(w.slot(power.self_slot))
        with w.loop(_slots(power)) as loop, w.into() as inside:
            _fitting(w, power, lambda: body(holder, given))
        w.out.extend(loop.before)
        w.add("if S[_c]:\n    for _h, _g in S[_c]:\n        _body", _c=cell, _h=holder, _g=given, _body=inside)
        return
    card = w.keep(w.value(power.self_from))
    with w.into() as found:
        with w.loop(_slots(power)) as loop, w.into() as inside:
            if power.self_slot is not None:
                w.assign(w.slot(power.self_slot), card)
            _fitting(w, power, lambda: body(holder, card))
        w.out.extend(loop.before)
        w.add("for _h, _g in S[_c]:\n    _body", _c=cell, _h=holder, _g=given, _body=inside)
    w.add(
        "if S[_c] and _x is not None and _t[_x] == _n:\n    _found",
        _c=cell, _x=card, _t=w.context.title_of(), _n=constant(title), _found=found,
    )  # fmt: skip


def _slots(power: R.Power) -> list[int]:
    return [slot for slot in (power.holder_slot, power.self_slot) if slot is not None]


def _for_card(w: Writer, power: R.Power, title: int, body: Body) -> None:
    nobody = ast.Constant(None)
    if power.self_from is not None:
        card = w.keep(w.value(power.self_from))
        with w.loop(_slots(power)) as loop, w.into() as inside:
            assert power.self_slot is not None
            w.assign(w.slot(power.self_slot), card)
            _fitting(w, power, lambda: body(nobody, card))
        w.out.extend(loop.before)
        w.add(
            "if _x is not None and _t[_x] == _n:\n    _body",
            _x=card, _t=w.context.title_of(), _n=constant(title), _body=inside,
        )  # fmt: skip
    elif power.self_slot is None:
        _fitting(w, power, lambda: body(nobody, nobody))
    else:
        own = name(w.slot(power.self_slot))
        copies = tuple(thing for thing, other in enumerate(w.context.layout.title_of) if other == title)
        with w.loop(_slots(power)) as loop, w.into() as inside:
            _fitting(w, power, lambda: body(nobody, own))
        w.out.extend(loop.before)
        w.add("for _x in _m:\n    _body", _x=own, _m=w.module.constant(copies), _body=inside)


def _fitting(w: Writer, power: R.Power, body: Callable[[], None]) -> None:
    tests: list[R.Expression] = [*power.conditions]
    tests += [R.Compare("=", one, other) for one, other in power.matches]

    def rest(index: int) -> None:
        if index == len(tests):
            body()
        else:
            w.when(tests[index], lambda: rest(index + 1))

    rest(0)


def blocked(w: Writer, blocks: tuple[R.Block, ...]) -> ast.expr | None:
    """Whether a drop of some ability takes the part away; None when nothing can."""
    if not blocks:
        return None
    found = name(w.temporary())
    w.add("_f = False", _f=found)

    def look(block: R.Block) -> None:
        def yes(*_: Any) -> None:
            w.when(block.when, lambda: w.add("_f = True", _f=found))

        if block.power is None:
            yes()
        else:
            for_each_holder(w, block.power, yes)

    for index, block in enumerate(blocks):
        if index == 0:
            look(block)
            continue
        with w.into() as inside:
            look(block)
        w.add("if not _f:\n    _body", _f=found, _body=inside)
    return found


def counting(
    w: Writer, power: R.Power | None, blocks: tuple[R.Block, ...], when: R.Expression | None, body: Body
) -> None:
    """Write what is done once for each time that a part counts."""

    def unblocked() -> None:
        if power is None:
            w.when(when, lambda: body(ast.Constant(None), ast.Constant(None)))
        else:
            for_each_holder(w, power, lambda holder, card: w.when(when, lambda: body(holder, card)))

    taken_away = blocked(w, blocks)
    if taken_away is None:
        unblocked()
        return
    with w.into() as inside:
        unblocked()
    w.add("if not _b:\n    _body", _b=taken_away, _body=inside)


def has_powers(node: object) -> bool:
    """Whether anything below a node depends on who holds powers."""
    from interpreter.ir.walk import walk

    return any(isinstance(each, R.Power) and each.holder_slot is not None for each in walk(node))
