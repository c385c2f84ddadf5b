"""Functions and rules that come back to themselves when they are asked: their work has no bound known beforehand."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir.walk import walk


def recursive(program: Program) -> frozenset[tuple[str, str]]:
    """`("function", name)` and `("rule", name)` of those that ask themselves, directly or through others."""
    asked = {("function", name): _asked(program, function.parts) for name, function in program.functions.items()}
    asked.update({("rule", name): _asked(program, routine.body) for name, routine in program.routines.items()})
    return frozenset(each for each in asked if each in _reached(asked, each))


def _asked(program: Program, tree: object) -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for each in walk(tree):
        match each:
            case R.Ask(name=name) | R.PartValue(name=name):
                found.add(("function", name))
            case R.CanPerform(rule=name):
                found.add(("rule", name))
            case R.CallRoutine(name=name) if name in program.routines:
                found.add(("rule", name))
            case _:
                pass
    return found


def _reached(asked: dict[tuple[str, str], set[tuple[str, str]]], start: tuple[str, str]) -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    todo = list(asked[start])
    while todo:
        each = todo.pop()
        if each not in found:
            found.add(each)
            todo.extend(asked.get(each, ()))
    return found
