"""What expressions read: the ground of several passes (stale powers, `whenever`, hidden questions)."""

from __future__ import annotations

from functools import cached_property

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir.walk import walk

ALL_PLACES = "place"
POWERS = "power"


class Reads:
    """Works out, and remembers, what each function and expression reads, through all it asks.

    A read is `zone NAME`, `column PATH`, `place` (where a thing lies) or `power` (who holds powers).
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self._functions: dict[str, frozenset[str]] = {}
        self._rules: dict[str, frozenset[str]] = {}

    def of(self, node: object) -> frozenset[str]:
        """What a resolved tree reads."""
        found: set[str] = set()
        for each in walk(node):
            match each:
                case R.FieldOf(column=column) | R.TrackOf(column=column):
                    found.add(f"column {column.path}")
                case R.ZoneOf(zone=zone) | R.ZoneEverywhere(zone=zone):
                    found.add(f"zone {zone.name}")
                case R.OwnerOf():
                    found.add(ALL_PLACES)
                case R.Power():
                    found.add(POWERS)
                case R.AllThings(entities=entities):
                    found.update(f"all {name}" for name in entities)
                case R.Ask(name=name) | R.PartValue(name=name):
                    found |= self.of_function(name)
                case R.CanPerform(rule=rule):
                    found |= self.of_rule(rule)
                case _:
                    pass
        return frozenset(found)

    def of_function(self, name: str) -> frozenset[str]:
        """What a total, set, value or condition reads."""
        known = self._functions.get(name)
        if known is None:
            self._functions[name] = frozenset()  # a function that asks itself reads nothing new by it
            known = self._functions[name] = self.of(self.program.functions[name].parts)
        return known

    def of_rule(self, name: str) -> frozenset[str]:
        """What a rule reads while it looks for its first choice: at most all that it reads."""
        known = self._rules.get(name)
        if known is None:
            self._rules[name] = frozenset()
            found = set(self.of(self.program.routines[name].body))
            for each in walk(self.program.routines[name].body):
                if isinstance(each, R.CallRoutine) and each.name in self.program.routines:
                    found |= self.of_rule(each.name)
            known = self._rules[name] = frozenset(found)
        return known

    @cached_property
    def of_powers(self) -> frozenset[str]:
        """What decides who holds powers."""
        found: set[str] = set()
        for name in self.program.powers.values():
            found |= self.of_function(name)
        return frozenset(found)


def written_columns(program: Program) -> frozenset[str]:
    """The paths of all columns that some routine writes or fills when it makes a thing."""
    found: set[str] = set()
    for routine in program.routines.values():
        for each in walk((routine.body, routine.guard)):
            match each:
                case R.WriteColumn(column=column):
                    found.add(column.path)
                case R.Transfer(source=source, target=target):
                    found.add(source.column.path)
                    found.add(target.column.path)
                case R.MakeThing(fields=given):
                    found.update(column.path for column, _ in given)
                case _:
                    pass
    for action in program.actions.values():
        found.update(limit.column.path for limit in action.limits)
    return frozenset(found)


def direct_writes(body: tuple[R.Statement, ...]) -> frozenset[str]:
    """What the statements of a step write themselves, rules they carry out left aside."""
    found: set[str] = set()
    for each in walk(body):
        match each:
            case R.WriteColumn(column=column):
                found.add(f"column {column.path}")
            case R.MoveThings() | R.MoveNumber():
                found.add(ALL_PLACES)
            case R.Transfer(source=source, target=target):
                found.update((f"column {source.column.path}", f"column {target.column.path}"))
            case R.MakeThing(entity=entity, fields=given):
                found.add(f"all {entity}")
                found.update(f"column {column.path}" for column, _ in given)
            case R.EndThing():
                found.add("end")
            case R.ShuffleZone():
                found.add(ALL_PLACES)
            case _:
                pass
    return frozenset(found)


_CHANGES = (
    R.WriteColumn,
    R.MoveThings,
    R.MoveNumber,
    R.Transfer,
    R.MakeThing,
    R.EndThing,
    R.ShuffleZone,
    R.RollDice,
    R.Throw,
    R.PickOne,
    R.RevealThings,
    R.CallRoutine,
    R.EndGame,
)


def changes_something(body: tuple[R.Statement, ...]) -> bool:
    """Whether the statements do more than ask, tell and reckon."""
    return any(isinstance(each, _CHANGES) for each in walk(body))


def concerns(writes: frozenset[str], reads: frozenset[str]) -> bool:
    """Whether what is written may change what is read."""
    if "end" in writes:
        return bool(reads)
    if ALL_PLACES in writes and any(r in (ALL_PLACES, POWERS) or r.startswith("zone ") for r in reads):
        return True
    return bool(writes & reads) or (POWERS in reads and bool(writes))
