"""Functions and rules whose work has no bound, or none that is small, known beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir.walk import walk

Node = TypeVar("Node", bound=Hashable)

Name = tuple[str, str]
"""`("function", name)` or `("rule", name)`."""

MANY = 16


def laborious(program: Program) -> frozenset[Name]:
    """Those that come back to themselves when they are asked, and those that ask many others, all in all.

    What a chain of functions does may double with each of them: so those count whose questions, with all that
    these ask in turn, are more than a few.
    """
    asked = {("function", name): _asked(program, function.parts) for name, function in program.functions.items()}
    asked.update({("rule", name): _asked(program, routine.body) for name, routine in program.routines.items()})
    found = {each for each in asked if each in reached(asked, each)}
    for each, times in _times(asked, found).items():
        if times >= MANY:
            found.add(each)
    return frozenset(found)


def _asked(program: Program, tree: object) -> Counter[Name]:
    found: Counter[Name] = Counter()
    for each in walk(tree):
        match each:
            case R.Ask(name=name) | R.PartValue(name=name):
                found["function", name] += 1
            case R.CanPerform(rule=name):
                found["rule", name] += 1
            case R.CallRoutine(name=name) if name in program.routines:
                found["rule", name] += 1
            case _:
                pass
    return found


def reached(asked: Mapping[Node, Iterable[Node]], start: Node) -> set[Node]:
    """All that one leads to, over any number of steps; itself only if it comes back to itself."""
    found: set[Node] = set()
    todo = list(asked[start])
    while todo:
        each = todo.pop()
        if each not in found:
            found.add(each)
            todo.extend(asked.get(each, ()))
    return found


def _times(asked: dict[Name, Counter[Name]], recursive: set[Name]) -> dict[Name, int]:
    """How many questions each asks with all that these ask in turn, up to `MANY`; recursive ones none."""
    times = dict.fromkeys(recursive, 0)
    for start in asked:
        todo = [start]
        while todo:
            each = todo[-1]
            waiting = [other for other in asked.get(each, ()) if other not in times]
            if waiting and each not in times:
                todo += waiting
                continue
            todo.pop()
            inner = sum(count * (1 + times[other]) for other, count in asked.get(each, Counter()).items())
            times.setdefault(each, min(MANY, inner))
    return times
