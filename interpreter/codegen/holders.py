"""Who holds which power: worked out anew when something that decides it has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter.codegen.context import Context
from interpreter.execute.faults import fail
from interpreter.execute.powers import MAX_ROUNDS
from interpreter.ir.layout import POWERS_STALE, SEATS
from interpreter.ir.passes import PowerZones

Refresh = Callable[[list[Any]], None]


def refresher(context: Context, zones: PowerZones) -> Refresh:
    """The helper that works out all holders: the least fixpoint, since powers may change who holds powers."""
    powers, layout = context.engine.powers, context.layout
    held, places, title_of = layout.held, layout.places, layout.title_of
    able = sorted({title for _, cards in powers._cards for _, title in cards})
    asking = frozenset(powers.titles[title] for title in zones.titles)
    sources = []
    for function, cards in powers._cards:
        numbers = frozenset(card for card, _ in cards)
        sources.append(
            (context.module.globals[context.functions[function]], zones.cells[function], numbers, cards)
        )

    def candidates(
        S: list[Any], cells: tuple[int, ...] | None, numbers: frozenset[int], cards: Any
    ) -> list[int]:
        if cells is None:
            return [card for card, _ in cards if S[places + card] >= 0]
        found: list[int] = []
        for cell in cells:
            if S[cell]:
                found += [card for card in S[cell] if card in numbers]
        found.sort()
        return found

    def refresh(S: list[Any]) -> None:
        S[POWERS_STALE] = False
        for title in able:
            S[held + title] = ()
        seats = S[SEATS]
        looked_at = [
            (answer, candidates(S, cells, numbers, cards)) for answer, cells, numbers, cards in sources
        ]
        known: dict[int, dict[int, int]] = {}
        for _ in range(MAX_ROUNDS):
            found: dict[int, dict[int, int]] = {}
            for answer, looked in looked_at:
                for card in looked:
                    for holder in answer(S, card):
                        found.setdefault(title_of[card], {}).setdefault(holder, card)
            again = False
            for title in {**known, **found}:
                holders = found.get(title)
                pairs = (
                    ()
                    if holders is None
                    else tuple([(seat, holders[seat]) for seat in seats if seat in holders])
                )
                if S[held + title] != pairs:
                    S[held + title] = pairs
                    again = again or title in asking
            known = found
            if not again:
                return
        raise fail("L0912", None)

    return refresh
