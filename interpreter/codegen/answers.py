"""What an answer does: it fills slots of the frame that waits, and says with which block to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    places: list[tuple[int | None, ...]] = []
    for node in end.branches:
        own = () if node.power is None else (node.power.holder_slot, node.power.self_slot)
        slots = (*own, *(slot for _, slot, _, _ in node.generators))
        places.append(tuple(None if slot is None else slot + BASE for slot in slots))

    def answer(frame: list[Any], pending: Pending, choice: Any) -> int:
        if choice == PASS:
            assert passed is not None
            return passed
        index, values = pending.options[choice]
        for at, value in zip(places[index], values, strict=True):
            if at is not None:
                frame[at] = value
        if used is not None:
            frame[used] = (*frame[used], index)
        return int(targets[index])

    return answer
