"""Which steps, terms and branches of the rules were reached: an engine that keeps count."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from interpreter.check.program import Program
from interpreter.execute.engine import Engine
from interpreter.execute.expressions import Cells, Frame
from interpreter.execute.flow import Run
from interpreter.ir import Code
from interpreter.ir import blocks as B
from interpreter.runtime import State
from interpreter.text import Span

Item = tuple[str, str, str]
"""Kind (`step`, `term`, `branch`, `way`), where, and which: `("term", "score", "cards")`."""


@dataclass
class Coverage:
    """All there is to reach, with places, and how often each was reached."""

    places: dict[Item, Span] = field(default_factory=dict)
    reached: dict[Item, int] = field(default_factory=dict)

    def hit(self, item: Item) -> None:
        """Count an item."""
        self.reached[item] = self.reached.get(item, 0) + 1

    @property
    def missing(self) -> list[Item]:
        """What was never reached."""
        return sorted(item for item in self.places if item not in self.reached)

    @property
    def share(self) -> float:
        """The part of all items that was reached, from 0 to 1."""
        return 1 - len(self.missing) / max(1, len(self.places))


class CoveredEngine(Engine):
    """The plain engine with a count kept in `coverage`."""

    quick = False

    def __init__(self, program: Program) -> None:
        self.coverage = Coverage()
        super().__init__(program)
        for function in program.functions.values():
            for part in function.parts:
                self.coverage.places[self._term(function.name, part.label, part.power)] = part.span
        counting = self.functions.counting

        def counted(ready: Any, S: Cells, L: Frame) -> list[tuple[int | None, Any]]:
            found = counting(ready, S, L)
            if found:
                self.coverage.hit(self._terms[id(ready.part)])
            return found

        self._terms = {
            id(part): self._term(function.name, part.label, part.power)
            for function in program.functions.values()
            for part in function.parts
        }
        self.functions.counting = counted  # type: ignore[method-assign]

    @staticmethod
    def _term(function: str, label: str, power: Any) -> Item:
        return "term", function, label if power is None else f"{power.title}: {label}"

    def compile_code(self, code: Code) -> None:
        """Compile a routine with a count at each of its blocks that can be reached."""
        super().compile_code(code)
        if code.routine.kind == "example":
            return
        runs = self.blocks[code.index]
        for index in _reachable(code):
            block = code.blocks[index]
            step: Item = ("step", block.path, "")
            self.coverage.places.setdefault(step, code.routine.span)
            runs[index] = self._count(runs[index], step, self._way(code, index))
            if isinstance(block.end, B.AskBranch):
                for branch, target in zip(block.end.branches, block.end.targets, strict=True):
                    title = "" if branch.power is None else f"{branch.power.title}: "
                    item: Item = ("branch", block.path, f"{title}{branch.label}")
                    self.coverage.places[item] = branch.span
                    runs[target] = self._count(runs[target], item, None)

    def _way(self, code: Code, index: int) -> Item | None:
        """The ways of an `if`, a `case`, a `may` count each by itself, named by their first line."""
        block = code.blocks[index]
        for operation in block.operations:
            span = getattr(operation, "span", None)
            if span is not None:
                item: Item = ("way", block.path, str(span))
                self.coverage.places.setdefault(item, span)
                return item
        return None

    def _count(self, run: Run, item: Item, way: Item | None) -> Run:
        coverage = self.coverage

        def counted(state: State, L: Frame) -> int:
            coverage.hit(item)
            if way is not None:
                coverage.hit(way)
            return run(state, L)

        return counted


def _reachable(code: Code) -> list[int]:
    """The blocks that can be reached from the first, and from the guard's."""
    todo = [0]
    if code.guard_start < len(code.blocks):
        todo.append(code.guard_start)
    seen: set[int] = set()
    while todo:
        index = todo.pop()
        if index in seen:
            continue
        seen.add(index)
        todo += _targets(code.blocks[index].end)
    return sorted(seen)


def _targets(end: B.End) -> list[int]:
    match end:
        case B.Jump(target=target):
            return [target]
        case B.Test(yes=yes, no=no) | B.AskConsent(yes=yes, no=no):
            return [yes, no]
        case B.Next(body=body, done=done):
            return [body, done]
        case B.Invoke() | B.Open() | B.Dispatch() | B.Observe():
            return [end.next]
        case B.AskOne(chosen=chosen, passed=passed, empty=empty) | B.AskSome(chosen=chosen, passed=passed, empty=empty):
            return [chosen, *(each for each in (passed, empty) if each is not None)]
        case B.AskBranch(targets=targets, passed=passed, empty=empty):
            return [*targets, *(each for each in (passed, empty) if each is not None)]
        case _:
            return []
