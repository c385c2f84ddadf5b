"""Questions: what may be answered, what needs no asking, and what an answer does.

A question that leaves one possible answer is answered by itself. Things that are alike for the one who is asked
fold into one option, the first of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from interpreter.check import resolved as R
from interpreter.check.types import OptionalType, ThingType, Type
from interpreter.execute.expressions import BASE, Cells, Evaluate, Expressions, Frame
from interpreter.execute.faults import fail
from interpreter.execute.menus import MAX_OPTIONS, Menus
from interpreter.execute.sight import Sight
from interpreter.ir import blocks as B
from interpreter.runtime import PASS, Pending, State

Ask: TypeAlias = Callable[[State, Frame], int]
"""Asks, and gives the block to go on with; -1 when the answer must be waited for."""

WAIT = -1
Alike: TypeAlias = Callable[[Cells, Any, int], Any]


class Questions:
    """Compiles questions of one program."""

    def __init__(self, expressions: Expressions, menus: Menus, sight: Sight) -> None:
        self.expressions = expressions
        self.menus = menus
        self.sight = sight
        self._alike: dict[str, Alike] = {}

    # ---------------------------------------------------------------------------------- folding

    def alike(self, kind: Type) -> Alike | None:
        """A key that is equal for options which are alike; None where each value is its own."""
        if isinstance(kind, OptionalType):
            return self.alike(kind.inner)
        if not isinstance(kind, ThingType):
            return None
        known = self._alike.get(kind.name)
        if known is None:
            known = self._alike[kind.name] = self._things_alike(kind)
        return known

    def _things_alike(self, kind: ThingType) -> Alike:
        layout, program = self.expressions.layout, self.expressions.program
        columns: dict[str, list[int]] = {}
        hanging: dict[str, list[int]] = {}
        for name in kind.members:
            entity = program.entities[name]
            columns[name] = [layout.columns[c.path] for c in entity.columns if c.path in layout.columns]
            hanging[name] = [layout.zones[z.name] for z in program.zones.values() if z.per == name]
        places, titles, entities, sight = layout.places, layout.title_of, layout.entity_of, self.sight

        def key(S: Cells, x: int, seat: int) -> Any:
            if x is None:
                return None
            if not sight.of_thing(S, x) & sight.bit(seat):
                return (S[places + x],)
            name = entities[x]
            for base in hanging[name]:
                if S[base + x]:
                    return x
            return (S[places + x], titles[x], *[S[base + x] for base in columns[name]])

        return key

    def fold(self, S: Cells, values: tuple[Any, ...], kind: Type, seat: int) -> tuple[Any, ...]:
        """The first of each group of values that are alike."""
        alike = self.alike(kind)
        if alike is None or len(values) < 2:
            return values
        found: dict[Any, Any] = {}
        for value in values:
            found.setdefault(alike(S, value, seat), value)
        return tuple(found.values())

    # ---------------------------------------------------------------------------------- asking

    def decider(self, by: R.Expression) -> Evaluate:
        """Who answers: the seat, or whom the manifest's `decider` names for it."""
        seat = self.expressions.compile(by)
        named = self.expressions.program.manifest.decider
        if named is None:
            return seat
        functions, name = self.expressions.functions, named.text
        return lambda S, L: functions[name](S, [seat(S, L)])

    def compile(self, node: B.Question) -> Ask:
        """The closure that asks."""
        match node:
            case B.AskOne():
                return self._one(node)
            case B.AskSome():
                return self._some(node)
            case B.AskConsent():
                return self._consent(node)
            case B.AskBranch():
                return self._branch(node)

    def _one(self, node: B.AskOne) -> Ask:
        source, by = self.expressions.compile(node.source), self.decider(node.by)
        at, site, passable = node.slot + BASE, node.site, node.passed is not None
        kind, chosen, empty = node.element, node.chosen, node.empty

        def ask(state: State, L: Frame) -> int:
            S = state.cells
            seat = by(S, L)
            options = self.fold(S, source(S, L), kind, seat)
            if not options:
                if empty is None:
                    raise fail("L0922", node.prompt.span, path=node.prompt.path)
                return empty
            if len(options) == 1 and not passable and not state.asks_forced:
                L[at] = options[0]
                return chosen
            _limit(len(options), node.prompt)
            state.pending = Pending(site, seat, options, passable)
            return WAIT

        return ask

    def _some(self, node: B.AskSome) -> Ask:
        source, by = self.expressions.compile(node.source), self.decider(node.by)
        low_of = None if node.low is None else self.expressions.compile(node.low)
        high_of = None if node.high is None else self.expressions.compile(node.high)
        at, site, passable = node.slot + BASE, node.site, node.passed is not None

        def ask(state: State, L: Frame) -> int:
            S = state.cells
            seat = by(S, L)
            options = tuple(source(S, L))
            low = 0 if low_of is None else low_of(S, L)
            high = len(options) if high_of is None else min(high_of(S, L), len(options))
            if not options or low > len(options):
                if node.empty is not None:
                    return node.empty
                if low > 0:
                    raise fail("L0923", node.prompt.span, path=node.prompt.path, low=low, there=len(options))
            if high == 0 or (low == len(options) and not passable and not state.asks_forced):
                L[at] = options[:high]
                return node.chosen
            _limit(len(options), node.prompt)
            state.pending = Pending(site, seat, options, passable, low, high)
            return WAIT

        return ask

    def _consent(self, node: B.AskConsent) -> Ask:
        by, site = self.decider(node.by), node.site

        def ask(state: State, L: Frame) -> int:
            state.pending = Pending(site, by(state.cells, L), (True, False), False)
            return WAIT

        return ask

    def _branch(self, node: B.AskBranch) -> Ask:
        by, find = self.decider(node.by), self.menus.options(node.branches)
        used_at = None if node.used_slot is None else node.used_slot + BASE
        kinds = [[kind for _, _, _, kind in branch.generators] for branch in node.branches]
        alikes = [[self.alike(kind) for kind in group] for group in kinds]
        skip = [0 if branch.power is None else 2 for branch in node.branches]

        def ask(state: State, L: Frame) -> int:
            S = state.cells
            seat = by(S, L)
            used = () if used_at is None else L[used_at]
            found: dict[Any, Any] = {}
            for option in find(S, L, used):
                index, values = option
                key = tuple(
                    [
                        value if alike is None else alike(S, value, seat)
                        for alike, value in zip(alikes[index], values[skip[index] :], strict=True)
                    ]
                )
                found.setdefault((index, values[: skip[index]], key), option)
            options = tuple(found.values())
            if not options:
                if node.empty is None:
                    raise fail("L0922", node.prompt.span, path=node.prompt.path)
                return node.empty
            passable = node.passed is not None and not (node.obliged and not used)
            if len(options) == 1 and not passable and not state.asks_forced:
                return self.take_branch(node, L, options[0])
            _limit(len(options), node.prompt)
            state.pending = Pending(node.site, seat, options, passable)
            return WAIT

        return ask

    # -------------------------------------------------------------------------------- answering

    def answer(self, node: B.Question, pending: Pending, L: Frame, choice: int | tuple[int, ...]) -> int:
        """The block to go on with after an answer; the choice has been checked."""
        match node:
            case B.AskOne():
                if choice == PASS:
                    assert node.passed is not None
                    return node.passed
                assert isinstance(choice, int)
                L[node.slot + BASE] = pending.options[choice]
                return node.chosen
            case B.AskSome():
                if choice == PASS:
                    assert node.passed is not None
                    return node.passed
                assert isinstance(choice, tuple)
                L[node.slot + BASE] = tuple([pending.options[index] for index in choice])
                return node.chosen
            case B.AskConsent():
                return node.yes if choice == 0 else node.no
            case B.AskBranch():
                if choice == PASS:
                    assert node.passed is not None
                    return node.passed
                assert isinstance(choice, int)
                return self.take_branch(node, L, pending.options[choice])

    def take_branch(self, node: B.AskBranch, L: Frame, option: tuple[int, tuple[Any, ...]]) -> int:
        """Fill the slots of a branch and enter it."""
        index, values = option
        fill_branch(node.branches[index], L, values)
        if node.used_slot is not None:
            L[node.used_slot + BASE] = (*L[node.used_slot + BASE], index)
        return node.targets[index]


def fill_branch(branch: R.MenuBranch, L: Frame, values: tuple[Any, ...]) -> None:
    """Put the values of an option where the branch's body finds them."""
    if branch.power is not None:
        holder, card, *rest = values
        if branch.power.holder_slot is not None:
            L[branch.power.holder_slot + BASE] = holder
        if branch.power.self_slot is not None:
            L[branch.power.self_slot + BASE] = card
        values = tuple(rest)
    for (_, slot, _, _), value in zip(branch.generators, values, strict=True):
        L[slot + BASE] = value


def _limit(count: int, prompt: R.Prompt) -> None:
    if count > MAX_OPTIONS:
        raise fail("L0924", prompt.span, count=count, limit=MAX_OPTIONS)
