"""Who holds which power: worked out anew when something that decides it has changed."""

from __future__ import annotations

from typing import Any, NamedTuple

from interpreter.codegen.context import Context
from interpreter.execute.faults import fail
from interpreter.execute.powers import MAX_ROUNDS
from interpreter.ir.layout import POWERS_STALE, SEATS
from interpreter.ir.passes import PowerZones

_Found = dict[int, dict[int, int]]


class _Source(NamedTuple):
    """A set of holders: its function, the cells in which a card must lie (None: anywhere), its cards in order."""

    function: str
    cells: tuple[int, ...] | None
    cards: dict[int, int]


class Holders:
    """Works out all holders: the least fixpoint, since powers may change who holds powers."""

    def __init__(self, context: Context, zones: PowerZones) -> None:
        powers, self._layout = context.engine.powers, context.layout
        self._known = context.module.globals
        self._able = sorted({title for _, cards in powers.cards for _, title in cards})
        self._asking = frozenset(powers.titles[title] for title in zones.titles)
        self._sources = [
            _Source(context.functions[function], zones.cells[function], dict(cards)) for function, cards in powers.cards
        ]

    def refresh(self, S: list[Any]) -> None:
        """Write down who holds the power of each title."""
        S[POWERS_STALE] = False
        if not self._sources:
            return
        for title in self._able:
            S[self._layout.held + title] = ()
        looked_at = [(source, self._candidates(S, source)) for source in self._sources]
        before: _Found = {}
        for _ in range(MAX_ROUNDS):
            found = self._round(S, looked_at)
            if not self._write(S, {title: found.get(title, {}) for title in {**before, **found}}):
                return
            before = found
        raise fail("L0912", None)

    def _candidates(self, S: list[Any], source: _Source) -> list[int]:
        """The cards that may give a power now."""
        places, cards = self._layout.places, source.cards
        if source.cells is None:
            return [card for card in cards if S[places + card] >= 0]
        return sorted([card for cell in source.cells if S[cell] for card in S[cell] if card in cards])

    def _round(self, S: list[Any], looked_at: list[tuple[_Source, list[int]]]) -> _Found:
        """For each title who holds its power, and by which card, as things stand."""
        found: _Found = {}
        for source, looked in looked_at:
            answer, titles = self._known[source.function], source.cards
            for card in looked:
                for holder in answer(S, card):
                    found.setdefault(titles[card], {}).setdefault(holder, card)
        return found

    def _write(self, S: list[Any], found: _Found) -> bool:
        """Write a round down; whether that may change who holds powers."""
        again = False
        for title, holders in found.items():
            pairs = tuple([(seat, holders[seat]) for seat in S[SEATS] if seat in holders])
            if S[self._layout.held + title] != pairs:
                S[self._layout.held + title] = pairs
                again = again or title in self._asking
        return again
