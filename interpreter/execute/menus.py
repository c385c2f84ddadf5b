"""Menus: which branches are open, with which values, and why others are not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from interpreter.check import resolved as R
from interpreter.execute.effort import Effort, weight
from interpreter.execute.expressions import BASE, Cells, Evaluate, Expressions, Frame
from interpreter.execute.powers import Bindings, Powers

Options: TypeAlias = list[tuple[int, tuple[Any, ...]]]

MAX_OPTIONS = 100_000


@dataclass(frozen=True)
class _Branch:
    generators: tuple[tuple[int, Evaluate], ...]
    effort: Effort
    cost: int
    when: Evaluate | None
    power: Bindings | None
    blocked: Evaluate | None


class Menus:
    """Compiles branches."""

    def __init__(self, expressions: Expressions, powers: Powers) -> None:
        self.expressions = expressions
        self.powers = powers

    def branch(self, node: R.MenuBranch) -> _Branch:
        """A branch ready to be asked."""
        compile_ = self.expressions.compile
        return _Branch(
            tuple((slot + BASE, compile_(source)) for _, slot, source, _ in node.generators),
            self.expressions.effort,
            weight(tuple(source for _, _, source, _ in node.generators[1:])) + weight(node.when),
            None if node.when is None else compile_(node.when),
            None if node.power is None else self.powers.bindings(node.power),
            self.powers.blocked(node.blocks),
        )

    def options(self, branches: tuple[R.MenuBranch, ...]) -> Callable[[Cells, Frame, tuple[int, ...]], Options]:
        """All open branches with the values of their generators; `used` branches are left out.

        A branch of a power is there once for each holder whose head matches; its values begin with the holder
        and the card.
        """
        ready = [self.branch(node) for node in branches]

        def find(S: Cells, L: Frame, used: tuple[int, ...]) -> Options:
            found: Options = []
            for index, branch in enumerate(ready):
                if index not in used:
                    for values in branch_values(branch, S, L):
                        if len(found) > MAX_OPTIONS:
                            return found  # the question refuses so many
                        found.append((index, values))
            return found

        return find

    def any_branch(self, branches: tuple[R.MenuBranch, ...]) -> Evaluate:
        """Whether any branch is open."""
        ready = [self.branch(node) for node in branches]

        def check(S: Cells, L: Frame) -> bool:
            return any(True for branch in ready for _ in branch_values(branch, S, L))

        return check


def branch_values(branch: _Branch, S: Cells, L: Frame) -> Iterator[tuple[Any, ...]]:
    """The values with which a branch is open; the slots are filled while each is given out."""
    if branch.blocked is not None and branch.blocked(S, L):
        return
    if branch.power is None:
        yield from _generate(branch, 0, (), S, L)
        return
    for holder, card in branch.power(S, L):
        yield from _generate(branch, 0, (holder, card), S, L)


def _generate(branch: _Branch, depth: int, values: tuple[Any, ...], S: Cells, L: Frame) -> Iterator[tuple[Any, ...]]:
    if depth == len(branch.generators):
        if branch.when is None or branch.when(S, L):
            yield values
        return
    index, source = branch.generators[depth]
    members = source(S, L)
    branch.effort.left -= len(members) * branch.cost
    if branch.effort.left < 0:
        branch.effort.spent()
    for x in members:
        L[index] = x
        yield from _generate(branch, depth + 1, (*values, x), S, L)
