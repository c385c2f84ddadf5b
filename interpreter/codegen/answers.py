"""What an answer does: it fills slots of the frame that waits, and says with which block to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.execute.expressions import BASE
from interpreter.ir import blocks as B
from interpreter.runtime import PASS, Pending

Answer = Callable[[list[Any], Pending, Any], int]


def answer_of(end: B.Question) -> Answer:
    """The answer of a question: of the frame, what was asked, and the choice; the block to go on with."""
    match end:
        case B.AskOne():
            return _one(end)
        case B.AskSome():
            return _some(end)
        case B.AskConsent():
            return lambda frame, pending, choice: end.yes if choice == 0 else end.no
        case B.AskBranch():
            return _branch(end)


def _one(end: B.AskOne) -> Answer:
    at, chosen, passed = end.slot + BASE, end.chosen, end.passed

    def answer(frame: list[Any], pending: Pending, choice: Any) -> int:
        if choice == PASS:
            assert passed is not None
            return passed
        frame[at] = pending.options[choice]
        return chosen

    return answer


def _some(end: B.AskSome) -> Answer:
    at, chosen, passed = end.slot + BASE, end.chosen, end.passed

    def answer(frame: list[Any], pending: Pending, choice: Any) -> int:
        if choice == PASS:
            assert passed is not None
            return passed
        frame[at] = tuple([pending.options[index] for index in choice])
        return chosen

    return answer


def _branch(end: B.AskBranch) -> Answer:
    targets, passed = end.targets, end.passed
    used = None if end.used_slot is None else end.used_slot + BASE
    fill = [_filling(node) for node in end.branches]

    def answer(frame: list[Any], pending: Pending, choice: Any) -> int:
        if choice == PASS:
            assert passed is not None
            return passed
        option: tuple[int, tuple[Any, ...]] = pending.options[choice]
        index, values = option
        if values:
            fill[index](frame, values)
        if used is not None:
            frame[used] = (*frame[used], index)
        return targets[index]

    return answer


def _filling(node: R.MenuBranch) -> Callable[[list[Any], tuple[Any, ...]], None]:
    """What puts the values of a branch into their slots, which mostly lie side by side."""
    own = () if node.power is None else (node.power.holder_slot, node.power.self_slot)
    slots = (*own, *(slot for _, slot, _, _ in node.generators))
    places = [None if slot is None else slot + BASE for slot in slots]
    start = places[0] if places else None
    if start is not None and places == list(range(start, start + len(places))):
        between = slice(start, start + len(places))
        return lambda frame, values: frame.__setitem__(between, values)

    def fill(frame: list[Any], values: tuple[Any, ...]) -> None:
        for at, value in zip(places, values, strict=True):
            if at is not None:
                frame[at] = value

    return fill
