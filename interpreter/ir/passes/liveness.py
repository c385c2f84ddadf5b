"""Which slots of a routine still matter where it waits.

Whatever else is in a frame is left over, and is none in a frame that waits: so two engines that work alike leave
the same frames, and a save holds nothing that is not needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields

from interpreter.check import resolved as R
from interpreter.ir import blocks as B
from interpreter.ir.walk import walk


class Liveness:
    """For each routine and block: the slots that are read there or later before they are written."""

    def __init__(self, codes: Mapping[str, B.Code]) -> None:
        self.live: dict[int, list[frozenset[int]]] = {}
        self.kept: dict[int, list[frozenset[int]]] = {}
        self.at_point: dict[int, frozenset[int]] = {}
        for code in codes.values():
            self.add(code)

    def add(self, code: B.Code) -> None:
        """Take in one more routine."""
        live = _solve(code)
        self.live[code.index] = live
        kept = list(live)
        for block in code.blocks:
            match block.end:
                case B.Invoke(next=after, result_slot=slot) | B.Open(next=after, result_slot=slot):
                    if slot is not None:
                        kept[after] = kept[after] - {slot}
                case B.Dispatch(uses=uses, site=site):
                    self.at_point[site] = _of_uses(uses)
                case _:
                    pass
        self.kept[code.index] = kept

    def waiting(self, number: int, block: int, site: int | None) -> frozenset[int]:
        """The slots that matter in a frame that waits; `site` is where handlers are being put in order above it."""
        kept = self.kept[number][block]
        return kept if site is None else kept | self.at_point[site]


def free_slots(node: object) -> set[int]:
    """The slots that an expression or operation reads from outside itself."""
    read: set[int] = set()
    bound: set[int] = set()
    for each in walk(node):
        match each:
            case R.Local(slot=slot):
                read.add(slot)
            case R.Filter(slot=slot) | R.Reduce(slot=slot) | R.SortedBy(slot=slot):
                bound.add(slot)
            case R.PairsOff(want_slot=one, have_slot=other):
                bound |= {one, other}
            case R.Power(holder_slot=holder, self_slot=own):
                bound |= {slot for slot in (holder, own) if slot is not None}
            case _:
                pass
    return read - bound


def branch_slots(branch: R.MenuBranch) -> set[int]:
    """The slots that choosing a branch fills."""
    filled = {slot for _, slot, _, _ in branch.generators}
    if branch.power is not None:
        filled |= {slot for slot in (branch.power.holder_slot, branch.power.self_slot) if slot is not None}
    return filled


def _of_uses(uses: Iterable[R.HandlerUse]) -> frozenset[int]:
    found: set[int] = set()
    for use in uses:
        found |= free_slots((use.power, use.when, use.arguments))
    return frozenset(found)


def _solve(code: B.Code) -> list[frozenset[int]]:
    guard = code.routine.guard
    always: set[int] = set() if guard is None else free_slots(guard.condition)
    live: list[set[int]] = [set() for _ in code.blocks]
    changed = True
    while changed:
        changed = False
        for index in range(len(code.blocks) - 1, -1, -1):
            now = _before(code.blocks[index], live)
            if guard is not None and index < code.guard_start:
                now |= always | live[code.guard_start]
            if now != live[index]:
                live[index] = now
                changed = True
    return [frozenset(each) for each in live]


def _before(block: B.Block, live: list[set[int]]) -> set[int]:
    now = _before_end(block.end, live)
    for operation in reversed(block.operations):
        if isinstance(operation, B.Collect):
            now |= {operation.slot, operation.key_slot, operation.value_slot}
            continue
        now -= written(operation)
        now |= free_slots(operation)
    return now


def written(operation: B.Operation) -> set[int]:
    """The slots an operation fills."""
    names = {item.name for item in fields(operation)}
    slots = (getattr(operation, name) for name in ("slot", "result_slot", "change_slot") if name in names)
    return {slot for slot in slots if slot is not None}


def _before_end(end: B.End, live: list[set[int]]) -> set[int]:
    def after(block: int | None) -> set[int]:
        return set() if block is None else live[block]

    match end:
        case B.Jump(target=target):
            return set(after(target))
        case B.Test(condition=condition, yes=yes, no=no):
            return free_slots(condition) | after(yes) | after(no)
        case B.Next():
            return {end.list_slot, end.index_slot} | (after(end.body) - {end.slot}) | after(end.done)
        case B.Invoke() | B.Open():
            return free_slots(end.arguments) | (after(end.next) - {_or(end.result_slot)})
        case B.Return(value=value):
            return free_slots(value)
        case B.AskOne():
            return (
                free_slots((end.prompt, end.by, end.source))
                | (after(end.chosen) - {end.slot})
                | after(end.passed)
                | after(end.empty)
            )
        case B.AskSome():
            asked = free_slots((end.prompt, end.by, end.source, end.low, end.high))
            return asked | (after(end.chosen) - {end.slot}) | after(end.passed) | after(end.empty)
        case B.AskConsent():
            return free_slots((end.prompt, end.by)) | after(end.yes) | after(end.no)
        case B.AskBranch():
            return _before_branches(end, live)
        case B.Dispatch():
            return set(_of_uses(end.uses)) | after(end.next)
        case B.Observe():
            return set(after(end.next))
        case B.Finish(ending=ending):
            return free_slots((ending.message, ending.winners))


def _or(slot: int | None) -> int:
    return -1 if slot is None else slot


def _before_branches(end: B.AskBranch, live: list[set[int]]) -> set[int]:
    found = free_slots((end.prompt, end.by))
    for branch, target in zip(end.branches, end.targets, strict=True):
        filled = branch_slots(branch)
        sources = tuple(source for _, _, source, _ in branch.generators)
        found |= free_slots((sources, branch.when, branch.reason, branch.power, branch.blocks)) - filled
        found |= live[target] - filled
    for block in (end.passed, end.empty):
        if block is not None:
            found |= live[block]
    if end.used_slot is not None:
        found.add(end.used_slot)
    return found
