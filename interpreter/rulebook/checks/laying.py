"""Which numbers of a text are which of a worked example's.

They are laid beside the expected ones in the best order-preserving way (global alignment by dynamic programming,
Needleman and Wunsch 1970; what stands before and after costs nothing). Equal numbers pull the two together, so an
altered one is found even where its value stands elsewhere too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.game.worked_data import Step

Right = Sequence[tuple[int, ...]]

NUMBERS = frozenset({"number", "figures", "dice"})
"""The kinds of numbers of which examples are made."""

_CLOSE = 6
_EQUAL, _EQUAL_APART, _BESIDE, _ARTICLE = 4.0, 3.0, 1.5, 1.0
_WRONG_BESIDE, _WRONG = 0.4, -0.6
_MISSING, _MISSING_MAYBE, _EXTRA, _APART = -1.2, -0.5, -0.3, -0.4
_TIE = 1e-6


class Item(NamedTuple):
    """A number of a passage: its sentence by index, where it begins and ends in the book, the concepts right beside it,
    and those of its sentence."""

    sentence: int
    start: int
    end: int
    quantity: Quantity
    values: tuple[int, ...]
    sign: int
    beside: frozenset[str]
    around: frozenset[str]


@dataclass(frozen=True)
class Pair:
    """A step of an example and the number of the text that stands for it; None where the text leaves it out."""

    step: Step
    right: tuple[int, ...]
    item: Item | None

    @property
    def is_equal(self) -> bool:
        """Whether the text has the right number."""
        return self.item is not None and states(self.right, self.item)


def items_of(index: int, sentence: Sentence) -> Iterator[Item]:
    """The numbers of a sentence, which is the one with this index."""
    for quantity in sentence.quantities:
        if quantity.kind in NUMBERS:
            beside = frozenset(
                each.concept
                for each in sentence.occurrences
                if max(each.first - quantity.last, quantity.first - each.last) <= _CLOSE
            )
            values = tuple(int(value) for value in quantity.values)
            sign = {"": 0, "+": 1, "-": -1}[quantity.sign]
            yield Item(index, *sentence.place(quantity), quantity, values, sign, beside, sentence.concepts)


def states(right: tuple[int, ...], item: Item) -> bool:
    """Whether a number is the right one. One without a sign states an amount, whichever way it counts."""
    if len(right) > 1:
        return item.values == right
    wanted, value = right[0], item.values[0]
    return (value == wanted and item.sign >= 0) or (value == -wanted and item.sign <= 0)


def _may_stand(step: Step, right: tuple[int, ...], quantity: Quantity) -> bool:
    """Whether a number is of the kind of a step's."""
    if step.form == "figures":
        return quantity.kind == "figures" and len(quantity.values) == len(right)
    return quantity.kind == ("dice" if step.form == "dice" else "number")


def lay(steps: Sequence[Step], right: Right, items: Sequence[Item]) -> tuple[tuple[Pair, ...], float]:
    """The numbers of a text laid beside those of an example, and how well they fit."""
    rows, columns = len(steps), len(items)
    costs = [_EXTRA + _APART * (one.sentence != other.sentence) for one, other in pairwise([*items, *items[-1:]])]
    best = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    way = [[""] * (columns + 1) for _ in range(rows + 1)]
    for row in range(rows - 1, -1, -1):
        step, value = steps[row], right[row]
        lacking = _MISSING_MAYBE if step.may_lack else _MISSING
        for column in range(columns, -1, -1):
            found, chosen = best[row + 1][column] + lacking, "lack"
            if column < columns:
                past = best[row][column + 1] + (0.0 if row == 0 else costs[column])
                if past >= found:
                    found, chosen = past, "extra"
                worth = _worth(step, value, items[column])
                if worth is not None and best[row + 1][column + 1] + worth > found - _TIE:
                    found, chosen = best[row + 1][column + 1] + worth, "pair"
            best[row][column], way[row][column] = found, chosen
    pairs: list[Pair] = []
    row = column = 0
    while row < rows:
        chosen = way[row][column]
        if chosen == "extra":
            column += 1
            continue
        pairs.append(Pair(steps[row], right[row], items[column] if chosen == "pair" else None))
        row, column = row + 1, column + (chosen == "pair")
    return tuple(pairs), best[0][0]


def _worth(step: Step, right: tuple[int, ...], item: Item) -> float | None:
    """What it is worth to take a number for a step's; None where it cannot be."""
    quantity = item.quantity
    if not _may_stand(step, right, quantity):
        return None
    is_beside = not step.near.isdisjoint(item.beside)
    if states(right, item):
        if not is_beside and (quantity.weak or (step.near and step.may_lack)):
            return None
        if quantity.weak:
            return _ARTICLE
        return _EQUAL + _BESIDE * is_beside if is_beside or not step.near else _EQUAL_APART
    if quantity.weak:
        return None
    if step.form == "figures":
        same = sum(one == other for one, other in zip(item.values, right, strict=True))
        return 1.0 * same if 2 * same > len(right) or item.values[0] == right[0] else None
    if step.may_lack:
        return None
    if step.is_given:
        return 1.5 * _WRONG
    if is_beside:
        return _WRONG_BESIDE
    return _WRONG if not step.near or not step.near.isdisjoint(item.around) else 2 * _WRONG


def restated(pairs: Sequence[Pair], items: Sequence[Item]) -> tuple[Pair, ...]:
    """The pairs with what a text states again: the one number left where a step left out belongs."""
    used = {pair.item.start for pair in pairs if pair.item is not None}
    found = list(pairs)
    for index, pair in enumerate(pairs):
        if pair.item is not None or not pair.step.may_lack or not pair.step.near or not index:
            continue
        before, after = pairs[index - 1].item, pairs[index + 1].item if index + 1 < len(pairs) else None
        if before is None or (after is None and index + 1 < len(pairs)):
            continue
        left = [item for item in items if _is_between(item, before, after)
                and item.start not in used and not item.quantity.weak]  # fmt: skip
        if len(left) == 1 and _may_stand(pair.step, pair.right, left[0].quantity) and is_beside(pair.step, left[0]):
            found[index] = replace(pair, item=left[0])
    return tuple(found)


def _is_between(item: Item, before: Item, after: Item | None) -> bool:
    """Whether a number stands between two; at the end of an example, at most a sentence behind the last."""
    if item.start < before.end:
        return False
    return item.end < after.start if after is not None else item.sentence - before.sentence <= 1


def is_beside(step: Step, item: Item) -> bool:
    """Whether a concept of a step stands beside a number."""
    return not step.near.isdisjoint(item.beside)


def wrong_pairs(pairs: Sequence[Pair], items: Sequence[Item]) -> list[Pair]:
    """The steps that the text has wrong, as far as it is sure which number stands for which."""
    used = {pair.item.start for pair in pairs if pair.item is not None}
    lacking = [pair for pair in pairs if pair.item is None]
    found: list[Pair] = []
    for index, pair in enumerate(pairs):
        item = pair.item
        if item is None or pair.is_equal:
            continue
        # Told in another order: the number is that of a step left out, or the right one stands free in the sentence.
        if any(states(each.right, item) and not each.step.near.isdisjoint(item.beside) for each in lacking):
            continue
        if _stands_free(items, pair, item, used):
            continue
        if is_sure(pairs, index):
            found.append(pair)
    return found


def _stands_free(items: Iterable[Item], pair: Pair, item: Item, used: set[int]) -> bool:
    return any(
        other.sentence == item.sentence and other.start not in used and not other.quantity.weak
        and _may_stand(pair.step, pair.right, other.quantity) and states(pair.right, other)
        and (not pair.step.near or not pair.step.near.isdisjoint(other.beside))
        for other in items
    )  # fmt: skip


def is_sure(pairs: Sequence[Pair], index: int) -> bool:
    """Whether a number surely stands for its step: by its concept, or beside another of the example."""
    pair, item = pairs[index], pairs[index].item
    if item is None:
        return False
    if pair.step.form in ("figures", "dice") or (pair.step.near and not pair.step.near.isdisjoint(item.beside)):
        return True
    before = next((each for each in reversed(pairs[:index]) if each.item is not None), None)
    after = next((each for each in pairs[index + 1 :] if each.item is not None), None)
    if before is None and after is None:
        return len(pairs) == 1
    near = [each for each in (before, after) if each is not None and _is_adjacent(each, item)]
    return bool(near)


def _is_adjacent(pair: Pair, item: Item) -> bool:
    return pair.item is not None and abs(pair.item.sentence - item.sentence) <= 1
