"""Numbers that stand where a statement's own should, while its right one stands there for something else.

`The captain gets 7, his mate 4 and the pilot 4`: four is right for the mate, but it is the pilot's. Only a number that
says nothing else, and stands right beside what the statement alone is about, is held against it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.game.another import Another, Joining
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.nearness import Nearness
from interpreter.rulebook.game.statements import Statement
from interpreter.rulebook.game.stating import can_contradict, is_chosen, is_in_computation, is_term, states

_BESIDE = 3
"""Words between what a statement alone is about and the number that is held against it."""

_PARTING = frozenset(",;:()")


class ToldNearer:
    """One sentence with some text; `near` knows its places, `joining` the words that join its numbers."""

    def __init__(
        self, near: Nearness, text: str, joining: Joining, inside: Collection[Quantity], another: Another
    ) -> None:
        self._near = near
        self._text = text
        self._joining = joining.last
        self._choosing = joining.choosing
        self._inside = inside
        self._another = another

    def instead(self, statement: Statement, right: Quantity, own: str, left: Iterable[Quantity]) -> Quantity | None:
        """Of the numbers that say nothing else the one that stands instead of a statement's; None where the right one
        is its own."""
        if right.bound:
            return None  # the most or the least of it, whatever stands nearer
        for quantity in left:
            if states(statement, quantity) or not self._near.counts(statement, quantity):
                continue
            if is_term(self._text, quantity) or is_in_computation(self._text, quantity):
                continue
            is_instead = self._is_in_its_brackets(statement, quantity, right) or (
                can_contradict(statement, quantity) and self._stands_instead(statement, quantity, right, own)
            )
            if is_instead and not self._another.stands_beside(statement, quantity):
                return quantity
        return None

    def _is_in_its_brackets(self, statement: Statement, quantity: Quantity, right: Quantity) -> bool:
        """Whether it stands alone in brackets behind what has the number, and the right one is only reckoned with:
        `the captain (6) makes 15 + 3`."""
        if statement.form not in ("number", "signed") or quantity.kind != "number" or not quantity.in_brackets:
            return False
        return not right.in_brackets and (is_term(self._text, right) or is_in_computation(self._text, right))

    def _stands_instead(self, statement: Statement, quantity: Quantity, right: Quantity, own: str) -> bool:
        gap = self._near.gap(own, quantity)
        if gap > _BESIDE or gap >= self._near.gap(own, right) or self._is_parted(own, quantity):
            return False
        if right.weak:
            # Words for numbers may mean something else, as an article does.
            return self._text[quantity.start].isdecimal() and self._near.in_one_clause(statement, quantity)
        if right in self._inside or (statement.form == "multiple" and right.kind == "number"):
            return self._near.in_one_clause(statement, quantity)
        return (
            self._is_parted(own, right) and self._is_of_another(statement, right, own)
            and self._is_said_once(own) and not self._is_listed(quantity)
        )  # fmt: skip

    def _is_of_another(self, statement: Statement, right: Quantity, own: str) -> bool:
        """Whether something that a statement is not about stands nearer to its right number than its own does."""
        others = self._near.places.keys() - {*statement.about, statement.counts}
        return any(self._near.gap(each, right) < self._near.gap(own, right) for each in others)

    def _is_said_once(self, own: str) -> bool:
        """Whether a sentence names a concept once, so that it tells where its number should stand."""
        return len(self._near.places[own]) == 1

    def _is_listed(self, quantity: Quantity) -> bool:
        """Whether another number stands beside one, but for a sign or a word: `10, 25 or 50`, `on 6 or on 10`."""
        quantities = self._near.sentence.quantities
        return any(
            0 < each.first - quantity.last <= 2 or 0 < quantity.first - each.last <= 2
            for each in quantities if not each.weak
        ) or is_chosen(self._text, quantities, quantity, self._choosing)  # fmt: skip

    def _is_parted(self, concept: str, quantity: Quantity) -> bool:
        """Whether a sign or a word such as `and` stands between a number and the nearest mention of a concept."""
        nearest = min(
            (each for each in self._near.sentence.occurrences if each.concept == concept),
            key=lambda each: max(each.first - quantity.last, quantity.first - each.last),
        )
        between = self._text[slice(*_between(nearest, quantity))].lower()
        return not _PARTING.isdisjoint(between) or any(word in self._joining for word in between.split())


def _between(named: Occurrence, quantity: Quantity) -> tuple[int, int]:
    return (named.end, quantity.start) if named.end <= quantity.start else (quantity.end, named.start)
