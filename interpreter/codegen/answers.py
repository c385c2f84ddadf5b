"""What an answer does: it fills slots, and the routine goes on with the block that was chosen."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING

from interpreter.codegen.quote import constant, expression, name
from interpreter.ir import blocks as B
from interpreter.ir.passes.liveness import branch_slots
from interpreter.runtime import PASS

if TYPE_CHECKING:
    from interpreter.codegen.routines import RoutineWriter

ANSWERED = ("state", "frame", "options", "choice")
"""What the function of an answered question is given; the frame has been taken off the stack."""


def targets_of(end: B.Question) -> list[int]:
    """The blocks with which a routine goes on when it has been answered."""
    match end:
        case B.AskConsent():
            return [end.yes, end.no]
        case B.AskBranch():
            found = list(end.targets)
        case _:
            found = [end.chosen]
    return found if end.passed is None else [*found, end.passed]


def read_after(end: B.Question, live: Sequence[frozenset[int]]) -> set[int]:
    """The slots that matter when a question has been answered, without those that the answer fills."""
    found: set[int] = set()
    match end:
        case B.AskConsent():
            return {*live[end.yes], *live[end.no]}
        case B.AskBranch():
            for branch, target in zip(end.branches, end.targets, strict=True):
                found |= live[target] - branch_slots(branch)
            if end.used_slot is not None:
                found.add(end.used_slot)
        case _:
            found |= live[end.chosen] - {end.slot}
    return found if end.passed is None else found | live[end.passed]


def answered(w: RoutineWriter, end: B.Question, follow: int | None) -> None:
    """Write what is done with an answer."""
    if isinstance(end, B.AskConsent):
        number, first = 0, end.yes
    elif end.passed is not None:
        number, first = PASS, end.passed
    else:
        _chosen(w, end, follow)
        return
    with w.into() as one:
        w.jump(first, follow)
    with w.into() as other:
        if isinstance(end, B.AskConsent):
            w.jump(end.no, follow)
        else:
            _chosen(w, end, follow)
    test = expression("choice == _n", _n=constant(number))
    w.add("if _t:\n    _a\nelse:\n    _b", _t=test, _a=one or [ast.Pass()], _b=other)


def _chosen(w: RoutineWriter, end: B.AskOne | B.AskSome | B.AskBranch, follow: int | None) -> None:
    match end:
        case B.AskOne():
            w.assign(w.slot(end.slot), expression("options[choice]"))
            w.jump(end.chosen, follow)
        case B.AskSome():
            w.module.globals.setdefault("picked", _picked)
            w.assign(w.slot(end.slot), expression("picked(options, choice)"))
            w.jump(end.chosen, follow)
        case B.AskBranch():
            enter(w, end, expression("options[choice]"), follow)


def _picked(options: tuple[object, ...], choice: tuple[int, ...]) -> tuple[object, ...]:
    return tuple([options[index] for index in choice])


def enter(w: RoutineWriter, end: B.AskBranch, option: ast.expr, follow: int | None) -> None:
    """Write what is done with an option of a menu: its values fill the slots of its branch."""
    chosen, values = name(w.temporary()), name(w.temporary())
    w.add("_c, _v = _o", _c=chosen, _v=values, _o=option)
    if end.used_slot is not None:
        w.assign(w.slot(end.used_slot), expression("(*_u, _c)", _u=name(w.slot(end.used_slot)), _c=chosen))

    def take(index: int) -> None:
        node = end.branches[index]
        slots = [] if node.power is None else [node.power.holder_slot, node.power.self_slot]
        for at, slot in enumerate([*slots, *(slot for _, slot, _, _ in node.generators)]):
            if slot is not None:
                w.assign(w.slot(slot), expression("_v[_n]", _v=values, _n=constant(at)))
        w.jump(end.targets[index], follow)

    def arm(index: int) -> None:
        if index == len(end.branches) - 1:
            take(index)
            return
        with w.into() as yes:
            take(index)
        with w.into() as no:
            arm(index + 1)
        w.add("if _c == _i:\n    _y\nelse:\n    _n", _c=chosen, _i=constant(index), _y=yes or [ast.Pass()], _n=no)

    arm(0)
