"""Where a card must lie for its power to be held, and which moves can change who holds powers.

An include part that begins `include X when card in ZONE ...` gives nothing to cards elsewhere. If all include parts
of a set of holders are so, only cards in those zones need to be looked at.
"""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir.layout import Layout
from interpreter.ir.walk import walk


@dataclass(frozen=True)
class PowerZones:
    """For each set of holders: the cells where cards must lie, None when anywhere.

    `watched` are the cells into or out of which a move matters, None when every move does. `titles` are those whose
    powers take part in saying who holds powers.
    """

    cells: dict[str, tuple[int, ...] | None]
    watched: frozenset[int] | None
    titles: frozenset[str]


def power_zones(program: Program, layout: Layout, *, used: bool) -> PowerZones:
    """The zones of all sets of holders of a program."""
    names = sorted(set(program.powers.values()))
    titles: set[str] = set()
    watched: set[int] | None = set()
    cells: dict[str, tuple[int, ...] | None] = {}
    for name in names:
        function = program.functions[name]
        cells[name] = _cells(function, layout) if used else None
        asked = _everything_asked(program, function)
        titles |= {each.title for part in asked for each in walk(part) if isinstance(each, R.Power)}
        read = _read_cells(function, asked, layout)
        if watched is not None:
            watched = None if read is None or cells[name] is None else watched | read | set(cells[name] or ())
    return PowerZones(cells, None if watched is None or not used else frozenset(watched), frozenset(titles))


def _cells(function: R.Function, layout: Layout) -> tuple[int, ...] | None:
    found: set[str] = set()
    for part in function.parts:
        if part.fallback:
            return None
        if part.operator != "include":
            continue
        zone = _zone_of_card(part.when)
        if zone is None:
            return None
        found.add(zone)
    return tuple(cell for cell, (name, _) in sorted(layout.zone_cells.items()) if name in found)


def _zone_of_card(when: R.Expression | None) -> str | None:
    """The zone in which a condition wants the card to lie; what is asked before that must be harmless."""
    for each in _conjuncts(when):
        match each:
            case R.Contains(element=R.Local(slot=0), source=R.ZoneOf(zone=zone) | R.ZoneEverywhere(zone=zone)):
                return zone.name
            case (
                R.FieldOf(thing=R.Local(slot=0)) | R.Compare(left=R.FieldOf(thing=R.Local(slot=0)), right=R.Constant())
            ):
                continue
            case _:
                return None
    return None


def _conjuncts(when: R.Expression | None) -> list[R.Expression]:
    if isinstance(when, R.Logic) and when.operator == "and":
        return [*_conjuncts(when.left), *_conjuncts(when.right)]
    return [] if when is None else [when]


def _everything_asked(program: Program, function: R.Function) -> list[R.Part]:
    seen = {function.name}
    todo = [function]
    parts: list[R.Part] = []
    while todo:
        each = todo.pop()
        parts += each.parts
        for node in walk(each.parts):
            if isinstance(node, (R.Ask, R.PartValue)) and node.name not in seen:
                seen.add(node.name)
                todo.append(program.functions[node.name])
    return parts


def _read_cells(function: R.Function, asked: list[R.Part], layout: Layout) -> set[int] | None:
    """The zones that are read; None when it matters where some other thing lies."""
    own = {id(part) for part in function.parts}
    zones: set[str] = set()
    for part in asked:
        for node in walk(part):
            match node:
                case R.ZoneOf(zone=zone) | R.ZoneEverywhere(zone=zone):
                    zones.add(zone.name)
                case R.OwnerOf(thing=thing):
                    is_card = isinstance(thing, R.Local) and thing.slot == 0 and id(part) in own
                    if not is_card:
                        return None
                case R.CanPerform():
                    return None
                case _:
                    pass
    return {cell for cell, (name, _) in layout.zone_cells.items() if name in zones}
