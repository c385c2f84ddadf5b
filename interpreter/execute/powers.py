"""Who holds which power, and for whom a part of an ability counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from interpreter.check import resolved as R
from interpreter.execute.effort import ASK
from interpreter.execute.expressions import BASE, Cells, Evaluate, Expressions, Frame
from interpreter.execute.faults import fail
from interpreter.ir.layout import POWERS_STALE, SEATS

Bindings: TypeAlias = Callable[[Cells, Frame], Iterator[tuple[int | None, int | None]]]

MAX_ROUNDS = 64


class Powers:
    """Works out holders on demand, and binds `holder` and `self` where abilities take part."""

    def __init__(self, expressions: Expressions) -> None:
        self.expressions = expressions
        self.program = expressions.program
        self.layout = expressions.layout
        self.titles = {title.name: index for index, title in enumerate(self.program.titles)}
        self.cards: list[tuple[str, list[tuple[int, int]]]] = []
        for entity in self.program.entities.values():
            if entity.powers is None:
                continue
            cards = []
            for offset, title in enumerate(entity.titles):
                if self.program.titles[title].has_ability:
                    cards.append((entity.first + offset, title))
            self.cards.append((entity.powers, cards))
        self._able = tuple(dict.fromkeys(title for _, cards in self.cards for _, title in cards))

    def refresh(self, S: Cells) -> None:
        """Work out all holders: the least fixpoint, since powers may change who holds powers."""
        S[POWERS_STALE] = False
        held, places, effort = self.layout.held, self.layout.places, self.expressions.effort
        for _, cards in self.cards:
            for _, title in cards:
                S[held + title] = ()
        for _ in range(MAX_ROUNDS):
            found: dict[int, dict[int, int]] = {}
            for function, cards in self.cards:
                answer = self.expressions.functions[function]
                for card, title in cards:
                    if S[places + card] < 0:
                        continue
                    effort.left -= ASK
                    if effort.left < 0:
                        effort.spent()
                    for holder in answer(S, [card]):
                        found.setdefault(title, {}).setdefault(holder, card)
            changed = False
            for title in self._able:
                holders = found.get(title, {})
                pairs = tuple((seat, holders[seat]) for seat in S[SEATS] if seat in holders)
                if S[held + title] != pairs:
                    S[held + title] = pairs
                    changed = True
            if not changed:
                return
        raise fail("L0912", None)

    def held(self, S: Cells, title: int) -> tuple[tuple[int, int], ...]:
        """Who holds the power of a title, with a card that gives it."""
        if S[POWERS_STALE]:
            self.refresh(S)
        pairs: tuple[tuple[int, int], ...] = S[self.layout.held + title]
        return pairs

    def bindings(self, power: R.Power) -> Bindings:
        """A generator over the holders for whom the power counts, with their slots filled."""
        compile_ = self.expressions.compile
        title = self.titles[power.title]
        tests = [compile_(test) for test in power.conditions]
        matches = [(compile_(one), compile_(other)) for one, other in power.matches]
        self_from = None if power.self_from is None else compile_(power.self_from)
        holder_at = None if power.holder_slot is None else power.holder_slot + BASE
        self_at = None if power.self_slot is None else power.self_slot + BASE
        title_of = self.layout.title_of
        copies = [thing for thing, other in enumerate(title_of) if other == title]

        def fits(S: Cells, L: Frame) -> bool:
            return all(test(S, L) for test in tests) and all(a(S, L) == b(S, L) for a, b in matches)

        def for_holders(S: Cells, L: Frame) -> Iterator[tuple[int | None, int | None]]:
            assert holder_at is not None
            card = None
            if self_from is not None:
                card = self_from(S, L)
                if card is None or title_of[card] != title:
                    return
            for holder, given in self.held(S, title):
                L[holder_at] = holder
                if self_at is not None:
                    L[self_at] = given if card is None else card
                if fits(S, L):
                    yield holder, given if card is None else card

        def for_card(S: Cells, L: Frame) -> Iterator[tuple[int | None, int | None]]:
            if self_from is not None:
                card = self_from(S, L)
                if card is not None and title_of[card] == title:
                    assert self_at is not None
                    L[self_at] = card
                    if fits(S, L):
                        yield None, card
                return
            if self_at is None:
                if fits(S, L):
                    yield None, None
                return
            for card in copies:
                L[self_at] = card
                if fits(S, L):
                    yield None, card

        return for_holders if holder_at is not None else for_card

    def blocked(self, blocks: tuple[R.Block, ...]) -> Evaluate | None:
        """Whether any drop of an ability takes a part away; None when nothing can."""
        if not blocks:
            return None
        tests: list[tuple[Bindings | None, Evaluate | None]] = []
        for block in blocks:
            bound = None if block.power is None else self.bindings(block.power)
            when = None if block.when is None else self.expressions.compile(block.when)
            tests.append((bound, when))

        def check(S: Cells, L: Frame) -> Any:
            for bound, when in tests:
                if bound is None:
                    if when is None or when(S, L):
                        return True
                    continue
                for _ in bound(S, L):
                    if when is None or when(S, L):
                        return True
            return False

        return check
