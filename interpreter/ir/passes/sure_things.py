"""Slots of a routine that hold a thing of one entity wherever they are read: what loops go through, what is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.check.types import ListType, ThingType, Type
from interpreter.ir import blocks as B
from interpreter.ir.passes.liveness import written

_Source: TypeAlias = R.Expression | str | None
"""The list from which a thing comes, or the entity of which it is; None: it may be anything."""


def sure_things(program: Program, code: B.Code, live: frozenset[int]) -> dict[int, str]:
    """The entities of such slots; `live` are the slots that may be read before anything is written to them."""
    things: dict[int, list[_Source]] = {}
    lists: dict[int, list[R.Expression | None]] = {}
    for block in code.blocks:
        for operation in block.operations:
            for slot in written(operation):
                things.setdefault(slot, []).append(operation.entity if isinstance(operation, R.MakeThing) else None)
                lists.setdefault(slot, []).append(operation.value if isinstance(operation, R.SetLocal) else None)
            if isinstance(operation, B.Collect):
                lists.setdefault(operation.slot, []).append(None)
        for slot, source in _filled(block.end):
            things.setdefault(slot, []).append(source)
            lists.setdefault(slot, []).append(block.end.source if isinstance(block.end, B.AskSome) else None)
    found = {}
    for slot, sources in things.items():
        if slot >= len(code.routine.parameters) and slot not in live:
            entities = {each if isinstance(each, str) else _entity(program, each, lists, 0) for each in sources}
            only = entities.pop() if len(entities) == 1 else None
            if only is not None:
                found[slot] = only
    return found


def _filled(end: B.End) -> Iterator[tuple[int, R.Expression | None]]:
    """The slots that an end fills, with the list of which each is then a member."""
    match end:
        case B.Next():
            yield end.slot, R.Local(end.list_slot)
            yield end.index_slot, None
        case B.AskOne():
            yield end.slot, end.source
        case B.AskSome():
            yield end.slot, None
        case B.AskBranch():
            for branch in end.branches:
                yield from [(slot, source) for _, slot, source, _ in branch.generators]
                if branch.power is not None:
                    own = (branch.power.holder_slot, branch.power.self_slot)
                    yield from [(slot, None) for slot in own if slot is not None]
        case B.Invoke(result_slot=slot) | B.Open(result_slot=slot) if slot is not None:
            yield slot, None
        case _:
            pass


_DEEPEST = 8


def _entity(
    program: Program, source: R.Expression | None, lists: dict[int, list[R.Expression | None]], depth: int
) -> str | None:
    """The one entity of which all members of a list are."""
    match source:
        case R.ZoneOf(zone=zone) | R.ZoneEverywhere(zone=zone):
            return _only(zone.type)
        case R.AllThings(entities=entities):
            return entities[0] if len(entities) == 1 else None
        case R.Filter(source=inner) | R.SortedBy(source=inner) | R.FromSeat(source=inner):
            return _entity(program, inner, lists, depth)
        case R.Ask(name=asked) if program.functions[asked].kind == "set":
            kind = program.functions[asked].type
            return _only(kind.element) if isinstance(kind, ListType) else None
        case R.Local(slot=slot) if depth < _DEEPEST and lists.get(slot):
            found = {_entity(program, each, lists, depth + 1) for each in lists[slot]}
            return found.pop() if len(found) == 1 else None
        case _:
            return None


def _only(kind: Type) -> str | None:
    return kind.members[0] if isinstance(kind, ThingType) and len(kind.members) == 1 else None
