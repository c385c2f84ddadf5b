"""The way through a routine's blocks from one entry: what dominates what, where ways meet, where loops begin."""

from __future__ import annotations

from collections.abc import Callable, Iterable


class Graph:
    """The blocks reached from `start` without waiting."""

    def __init__(self, start: int, successors: Callable[[int], Iterable[int]]) -> None:
        self.start = start
        self.next: dict[int, list[int]] = {}
        order: list[int] = []
        stack: list[tuple[int, int]] = [(start, 0)]
        self.next[start] = list(dict.fromkeys(successors(start)))
        while stack:
            block, at = stack.pop()
            if at < len(self.next[block]):
                stack.append((block, at + 1))
                other = self.next[block][at]
                if other not in self.next:
                    self.next[other] = list(dict.fromkeys(successors(other)))
                    stack.append((other, 0))
            else:
                order.append(block)
        self.order = order[::-1]
        self.position = {block: index for index, block in enumerate(self.order)}
        self._dominate()

    def _dominate(self) -> None:
        before: dict[int, list[int]] = {block: [] for block in self.order}
        for block in self.order:
            for other in self.next[block]:
                before[other].append(block)
        self.above: dict[int, int] = {self.start: self.start}
        changed = True
        while changed:
            changed = False
            for block in self.order[1:]:
                known = [other for other in before[block] if other in self.above]
                found = known[0]
                for other in known[1:]:
                    found = self._meet(found, other)
                if self.above.get(block) != found:
                    self.above[block] = found
                    changed = True
        self.loops = {other for block in self.order for other in self.next[block] if self.dominates(other, block)}
        self.joins: dict[int, list[int]] = {block: [] for block in self.order}
        for block in self.order[1:]:
            forward = [other for other in before[block] if not self.dominates(block, other)]
            if len(forward) > 1:
                self.joins[self.above[block]].append(block)

    def members(self, head: int) -> set[int]:
        """The blocks of the loop that begins with `head`."""
        found = {head}
        todo = [block for block in self.order if head in self.next[block] and self.dominates(head, block)]
        while todo:
            block = todo.pop()
            if block not in found:
                found.add(block)
                todo += [other for other in self.order if block in self.next[other]]
        return found

    def _meet(self, one: int, other: int) -> int:
        while one != other:
            while self.position[one] > self.position[other]:
                one = self.above[one]
            while self.position[other] > self.position[one]:
                other = self.above[other]
        return one

    def dominates(self, one: int, other: int) -> bool:
        """Whether every way to `other` leads over `one`."""
        while other != one and other != self.start:
            other = self.above[other]
        return other == one
