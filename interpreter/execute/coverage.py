"""Which steps, terms and branches of the rules were reached, and how often."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.check import resolved as R
from interpreter.ir import Code
from interpreter.ir import blocks as B
from interpreter.ir.blocks import followers
from interpreter.text import Span

Item = tuple[str, str, str]
"""Kind (`step`, `term`, `branch`, `way`), where, and which: `("term", "score", "cards")`."""


class Coverage:
    """All there is to reach, with places, and how often each was reached."""

    def __init__(self) -> None:
        self.places: dict[Item, Span] = {}
        self.counts: list[int] = []
        """How often each was reached, by its number: engines count here."""
        self._numbers: dict[Item, int] = {}
        self._groups: dict[tuple[int, ...], int] = {}

    def number(self, item: Item, place: Span) -> int:
        """The number of an item, which may be reached from now on."""
        known = self._numbers.get(item)
        if known is None:
            known = self._numbers[item] = len(self.counts)
            self.counts.append(0)
            self.places[item] = place
        return known

    def together(self, numbers: Iterable[int]) -> int | None:
        """One number by which to count several that are reached together; None for none."""
        group = tuple(numbers)
        if len(group) < 2:
            return group[0] if group else None
        known = self._groups.get(group)
        if known is None:
            known = self._groups[group] = len(self.counts)
            self.counts.append(0)
        return known

    @property
    def reached(self) -> dict[Item, int]:
        """How often each was reached, without those that never were."""
        totals = self.counts[:]
        for group, number in self._groups.items():
            for each in group:
                totals[each] += self.counts[number]
        return {item: totals[number] for item, number in self._numbers.items() if totals[number]}

    @property
    def missing(self) -> list[Item]:
        """What was never reached."""
        reached = self.reached
        return sorted(item for item in self._numbers if item not in reached)

    @property
    def share(self) -> float:
        """The part of all items that was reached, from 0 to 1."""
        return 1 - len(self.missing) / max(1, len(self.places))

    def term(self, function: str, part: R.Part) -> int:
        """The number of a part of a total, set, value or condition."""
        label = part.label if part.power is None else f"{part.power.title}: {part.label}"
        return self.number(("term", function, label), part.span)

    def of_blocks(self, code: Code) -> dict[int, list[int]]:
        """What is reached by each block of a routine that can be reached itself."""
        found: dict[int, list[int]] = {}
        if code.routine.kind == "example":
            return found
        blocks = _reachable(code)
        for index in blocks:
            block = code.blocks[index]
            found[index] = [self.number(("step", block.path, ""), code.routine.span)]
            way = next((span for each in block.operations if (span := getattr(each, "span", None)) is not None), None)
            if way is not None:  # the ways of an `if`, a `case`, a `may` count by themselves, named by their first line
                found[index].append(self.number(("way", block.path, str(way)), way))
        for index in blocks:
            block = code.blocks[index]
            if isinstance(block.end, B.AskBranch):
                for branch, target in zip(block.end.branches, block.end.targets, strict=True):
                    title = "" if branch.power is None else f"{branch.power.title}: "
                    item: Item = ("branch", block.path, f"{title}{branch.label}")
                    found[target].append(self.number(item, branch.span))
        return found


def _reachable(code: Code) -> list[int]:
    """The blocks that can be reached from the first, and from the guard's."""
    todo = [0]
    if code.guard_start < len(code.blocks):
        todo.append(code.guard_start)
    seen: set[int] = set()
    while todo:
        index = todo.pop()
        if index not in seen:
            seen.add(index)
            todo += followers(code.blocks[index].end)
    return sorted(seen)
