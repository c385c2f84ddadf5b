"""Which locals of a routine hold things, and in what shape: worked out from the expressions that fill
them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.check.types import ListType, MapType, OptionalType, RecordType, ThingType, Type
from interpreter.ir import Code
from interpreter.ir import blocks as B
from interpreter.ir.walk import walk

Slots = dict[int, Type]


def slot_types(program: Program, code: Code) -> Slots:
    """The types of those slots of a routine that may hold things."""
    found: Slots = {}
    for slot, kind in enumerate(code.routine.parameter_types):
        found[slot] = kind
    finder = _Finder(program, found)
    nodes = list(walk((tuple((*block.operations, block.end) for block in code.blocks), code.routine.body)))
    before = -1
    while len(found) != before:  # a slot may be filled from one that is found later
        before = len(found)
        for node in nodes:
            finder.note(node)
    return found


class _Finder:
    def __init__(self, program: Program, slots: Slots) -> None:
        self.program = program
        self.slots = slots

    def keep(self, slot: int | None, kind: Type | None) -> None:
        if slot is not None and kind is not None:
            self.slots.setdefault(slot, kind)

    def note(self, node: object) -> None:
        """Take down what a node puts into which slot."""
        match node:
            case R.SetLocal(slot=slot, value=value):
                self.keep(slot, self.type_of(value))
            case R.Each() | R.LoopWith() | R.PickOne() | R.Filter() | R.Reduce() | R.SortedBy():
                self.keep(node.slot, _element(self.type_of(node.source)))
                if isinstance(node, R.Each):
                    self.keep(node.list_slot, self.type_of(node.source))
            case B.Next(list_slot=list_slot, slot=slot):
                self.keep(slot, _element(self.slots.get(list_slot)))
            case B.Collect(slot=slot, key_slot=key, value_slot=value):
                self._collected(slot, key, value)
            case R.ChooseOne(slot=slot, element=element) | B.AskOne(slot=slot, element=element):
                self.keep(slot, element)
            case R.ChooseSome(slot=slot, element=element) | B.AskSome(slot=slot, element=element):
                self.keep(slot, ListType(element))
            case R.MenuBranch(generators=generators):
                for _, slot, _, element in generators:
                    self.keep(slot, element)
            case R.MakeThing(slot=slot, entity=entity):
                self.keep(slot, ThingType(entity, (entity,)))
            case R.Switch(slot=slot, subject=subject):
                self.keep(slot, self.type_of(subject))
            case R.CallRoutine() | B.Invoke():
                name = node.name if isinstance(node, R.CallRoutine) else node.routine
                if name in self.program.routines:
                    self.keep(node.result_slot, self.program.routines[name].result)
            case R.Power(self_slot=slot, title=title):
                entity = next((each.entity for each in self.program.titles if each.name == title), "")
                self.keep(slot, ThingType(entity, (entity,)))
            case _:
                pass

    def _collected(self, slot: int, key: int, value: int) -> None:
        if key in self.slots and value in self.slots:
            self.keep(slot, MapType(self.slots[key], self.slots[value]))

    def type_of(self, node: R.Expression) -> Type | None:
        """The type of an expression that may give things; None where it gives none, or it is not known."""
        match node:
            case R.Local(slot=slot):
                return self.slots.get(slot)
            case R.FieldOf(column=column) | R.TrackOf(column=column):
                return column.type
            case R.ZoneOf(zone=zone) | R.ZoneEverywhere(zone=zone):
                return ListType(zone.type)
            case R.OwnerOf():
                return ThingType("", ())
            case R.Conditional(yes=yes, no=no):
                return self.type_of(yes) or self.type_of(no)
            case R.Ask(name=name):
                return self.program.functions[name].type
            case R.ItemOf(record=record, index=index):
                kind = self.type_of(record)
                return kind.items[index][1] if isinstance(kind, RecordType) else None
            case R.EntryOf(source=source):
                kind = self.type_of(source)
                return kind.value if isinstance(kind, MapType) else None
            case R.FirstOf(source=source):
                return _element(self.type_of(source))
            case R.Filter(source=source) | R.SortedBy(source=source) | R.FromSeat(source=source):
                return self.type_of(source)
            case R.AllThings():
                return ListType(ThingType("", ()))
            case R.MakeList(items=items):
                return self._list(node, items)
            case _:
                return None

    def _list(self, node: R.MakeList, items: tuple[R.Expression, ...]) -> Type | None:
        spread = node.spread or (False,) * len(items)
        for item, joined in zip(items, spread, strict=True):
            kind = self.type_of(item)
            if kind is not None:
                return kind if joined else ListType(kind)
        return None


def _element(kind: Type | None) -> Type | None:
    return kind.element if isinstance(kind, ListType) else None


def holds_things(kind: Type) -> bool:
    """Whether values of a type may hold things."""
    match kind:
        case ThingType():
            return True
        case OptionalType(inner=inner) | ListType(element=inner):
            return holds_things(inner)
        case MapType(key=key, value=value):
            return holds_things(key) or holds_things(value)
        case RecordType(items=items):
            return any(holds_things(each) for _, each in items)
        case _:
            return False


def renumbered(value: Any, kind: Type | None, other: Mapping[int, int]) -> Any:
    """A value in which every thing is replaced by the one that `other` gives for it."""
    if value is None or kind is None:
        return value
    match kind:
        case OptionalType(inner=inner):
            return renumbered(value, inner, other)
        case ThingType():
            return other.get(value, value)
        case ListType(element=element):
            return tuple([renumbered(each, element, other) for each in value])
        case MapType(key=key, value=inner):
            return tuple([(renumbered(k, key, other), renumbered(v, inner, other)) for k, v in value])
        case RecordType(items=items):
            if len(items) != len(value):
                return value
            return tuple([renumbered(v, each, other) for v, (_, each) in zip(value, items, strict=True)])
        case _:
            return value
