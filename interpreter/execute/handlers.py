"""Handlers of abilities: who is due at a point, and in which order.

`over` edges first; then seats from the active one; of one holder the compulsory before the optional; between two
optional ones the holder is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from interpreter.check import resolved as R
from interpreter.execute.expressions import BASE, Evaluate, Expressions, Frame
from interpreter.execute.powers import Bindings, Powers
from interpreter.ir import blocks as B
from interpreter.runtime import Pending, State

ORDERING = -1
"""The routine number of a frame that orders handlers: `[-1, site, None, due]`."""


class Due(NamedTuple):
    """A handler that is due: which use, for whom, for which card."""

    use: int
    holder: int | None
    card: int | None


class _Use(NamedTuple):
    use: R.HandlerUse
    power: Bindings
    when: Evaluate | None
    arguments: tuple[Evaluate, ...]


Start: TypeAlias = Callable[[State, int, list[Any], int | None], None]


class Handlers:
    """Compiles the points at which handlers hang. `start` pushes a routine's frame; the engine sets it."""

    def __init__(self, expressions: Expressions, powers: Powers, start: Start) -> None:
        self.expressions = expressions
        self.powers = powers
        self.start = start
        self.points: dict[int, tuple[B.Dispatch, tuple[_Use, ...]]] = {}
        self.routines: dict[str, int] = {}

    def add_point(self, node: B.Dispatch) -> None:
        """Prepare a point."""
        compile_ = self.expressions.compile
        self.points[node.site] = (
            node,
            tuple(
                _Use(
                    use,
                    self.powers.bindings(use.power),
                    None if use.when is None else compile_(use.when),
                    tuple(compile_(argument) for argument in use.arguments),
                )
                for use in node.uses
            ),
        )

    def due(self, state: State, L: Frame, site: int) -> tuple[Due, ...]:
        """The handlers in force whose heads match now."""
        _, uses = self.points[site]
        S = state.cells
        found: list[Due] = []
        for index, each in enumerate(uses):
            for holder, card in each.power(S, L):
                if each.when is None or each.when(S, L):
                    found.append(Due(index, holder, card))
        return tuple(found)

    def advance(self, state: State) -> bool:
        """Take the next handler of the ordering frame on top; True when none is left."""
        frame = state.stack[-1]
        site, due = frame[1], frame[BASE]
        if not due:
            return True
        first = self._first(state, site, due)
        if len(first) > 1:
            holder = first[0].holder
            assert holder is not None
            state.pending = Pending(ORDERING, holder, tuple(first), False)
            return False
        self.carry_out(state, first[0])
        return False

    def _first(self, state: State, site: int, due: tuple[Due, ...]) -> list[Due]:
        """The next handler, or several optional ones of one holder."""
        _, uses = self.points[site]
        titles = {uses[each.use].use.power.title for each in due}
        free = [
            each
            for each in due
            if not any(
                uses[each.use].use.power.title in uses[other.use].use.earlier
                for other in due
                if uses[other.use].use.power.title in titles and other.use != each.use
            )
        ] or list(due)
        seats = self.expressions.seats_round(state.cells, [])
        order = {seat: index for index, seat in enumerate(seats)}
        holder = min((each.holder for each in free), key=lambda seat: -1 if seat is None else order.get(seat, 99))
        own = [each for each in free if each.holder == holder]
        firm = [each for each in own if not uses[each.use].use.optional]
        if firm or holder is None:
            return [min(firm or own, key=lambda each: uses[each.use].use.power.title)]
        return own

    def carry_out(self, state: State, chosen: Due) -> None:
        """Start a handler, if what it waits for is still so."""
        frame = state.stack[-1]
        site, due = frame[1], frame[BASE]
        frame[BASE] = tuple([each for each in due if each != chosen])
        _, uses = self.points[site]
        use = uses[chosen.use]
        L = state.stack[-2]
        S = state.cells
        power = use.use.power
        if power.holder_slot is not None:
            L[power.holder_slot + BASE] = chosen.holder
        if power.self_slot is not None:
            L[power.self_slot + BASE] = chosen.card
        if use.when is not None and not use.when(S, L):
            return
        arguments: list[Any] = [] if chosen.holder is None else [chosen.holder]
        arguments.append(chosen.card)
        arguments += [argument(S, L) for argument in use.arguments]
        self.start(state, self.routines[use.use.routine], arguments, None)
