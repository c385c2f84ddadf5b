"""Where a book tells a worked example, and which of its numbers are which of the example's.

A passage is found by concepts, so in any language; its numbers are laid beside the expected ones in the best order-
preserving way (global alignment by dynamic programming, Needleman and Wunsch 1970; what stands before and after costs
nothing). Equal numbers pull the two together, so an altered one is found even where its value stands elsewhere too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence, Sentences
from interpreter.rulebook.game.worked_data import Step, Worked

Right = Sequence[tuple[int, ...]]

_LINE_END = re.compile(r"\n")
_EMPTY_LINE = re.compile(r"\n[ \t]*\n")
_CLOSE = 6
_AROUND = 3
_LONGEST = 400
_EQUAL, _EQUAL_APART, _BESIDE, _ARTICLE = 4.0, 3.0, 1.5, 1.0
_WRONG_BESIDE, _WRONG = 0.4, -0.6
_MISSING, _MISSING_MAYBE, _EXTRA, _APART = -1.2, -0.5, -0.3, -0.4
_LEAST = 0.34
_TIE = 1e-6
_FEW = 2
_STRETCH = 6


class Item(NamedTuple):
    """A number of a passage: its sentence by index, the concepts right beside it, and those of its sentence."""

    sentence: int
    quantity: Quantity
    values: tuple[int, ...]
    sign: int
    beside: frozenset[str]
    around: frozenset[str]


@dataclass(frozen=True)
class Block:
    """Sentences that stand together: a paragraph, or several."""

    sentences: tuple[Sentence, ...]

    @cached_property
    def concepts(self) -> frozenset[str]:
        """The concepts named in it."""
        return frozenset().union(*[each.concepts for each in self.sentences])

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """Its numbers, in order."""
        found = (item for index, sentence in enumerate(self.sentences) for item in _items(index, sentence))
        return tuple(found)[:_LONGEST]

    @cached_property
    def values(self) -> frozenset[int]:
        """The values of its numbers, of figures the first."""
        return frozenset(item.values[0] for item in self.items)


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


@dataclass(frozen=True)
class Passage:
    """A block that tells a worked example, with its numbers laid beside those of the example."""

    block: Block
    pairs: tuple[Pair, ...]
    score: float

    @cached_property
    def found(self) -> tuple[int, int]:
        """The first and last sentence with a number of the example."""
        places = [pair.item.sentence for pair in self.pairs if pair.item is not None]
        return (min(places), max(places)) if places else (0, len(self.block.sentences) - 1)

    @property
    def is_certain(self) -> bool:
        """Whether so much fits that the example is surely told here, also in a book that need not tell it."""
        wanted = [pair for pair in self.pairs if not pair.step.may_lack]
        equal = [pair for pair in wanted if pair.is_equal]
        return len(wanted) >= 4 and len(equal) * 3 >= len(wanted) * 2

    @property
    def is_firm(self) -> bool:
        """Whether its numbers tell the place, and not its concepts alone."""
        wanted = [pair for pair in self.pairs if not pair.step.may_lack]
        equal = sum(pair.is_equal for pair in wanted)
        return equal >= 6 or (len(wanted) >= 4 and equal >= len(wanted) - 1)

    @property
    def has_figures(self) -> bool:
        """Whether it is known by figures side by side, which seldom stand anywhere else."""
        return any(pair.item is not None and pair.step.form == "figures" for pair in self.pairs)


class Passages:
    """The blocks of a book by the concepts that they name."""

    def __init__(self, sentences: Sentences) -> None:
        self.paragraphs = [Block(tuple(group)) for group in _paragraphs(sentences)]
        self._by_concept: dict[str, list[int]] = {}
        for index, block in enumerate(self.paragraphs):
            for concept in block.concepts:
                self._by_concept.setdefault(concept, []).append(index)

    def find_in(self, worked: Worked, key: str) -> Passage | None:
        """The passage of a section that tells an example, whatever concepts it names: somebody has said so."""
        inside = [sentence for block in self.paragraphs for sentence in block.sentences if sentence.section.key == key]
        steps = [step.right for step in worked.numbers]
        return align(replace(worked, anchor=()), steps, Block(tuple(inside))) if inside else None

    def find(self, worked: Worked, number: str | None = None) -> Passage | None:
        """The passage that tells an example best; None where none does so well enough.

        An example of few numbers is looked for only in the section with a `number`, if that is given.
        """
        is_bound = bool(number) and is_of_few(worked)
        right = [step.right for step in worked.numbers]
        for blocks in self._blocks(worked.anchor):
            best: Passage | None = None
            for block in blocks:
                if is_bound and not (block.sentences[0].section.number or "").startswith(number or ""):
                    continue
                passage = align(worked, right, block)
                if passage is not None and (best is None or passage.score > best.score):
                    best = passage
            if best is not None:
                return best
        return None

    def _blocks(self, anchor: Sequence[str]) -> Iterator[list[Block]]:
        """The paragraphs that name all of an anchor's concepts; then the shortest stretches of a section that do; then
        the paragraphs that lack one of three or more: a name that the text misspells."""
        names = set(anchor)
        counts: dict[int, int] = {}
        for concept in names:
            for index in self._by_concept.get(concept, ()):
                counts[index] = counts.get(index, 0) + 1
        yield [self.paragraphs[index] for index in sorted(counts) if counts[index] == len(names)]
        rarest = min(names, key=lambda concept: len(self._by_concept.get(concept, ())), default="")
        yield [
            joined for index in sorted(self._by_concept.get(rarest, ()))
            if (joined := self._stretch(index, frozenset(anchor))) is not None
        ]  # fmt: skip
        needed = needed_of(anchor)
        yield [self.paragraphs[index] for index in sorted(counts) if needed <= counts[index] < len(names)]

    def _stretch(self, index: int, anchor: frozenset[str]) -> Block | None:
        """The paragraphs from the one before a place on, as many as it takes to name all of an anchor."""
        section = self.paragraphs[index].sentences[0].section
        for first, last in ((index, index + 2), (index - 1, index + 1), (index - 1, index + 2), (index, index + 3)):
            blocks = self.paragraphs[max(0, first) : last]
            if all(block.sentences[0].section is section for block in blocks):
                joined = Block(tuple(sentence for block in blocks for sentence in block.sentences))
                if anchor <= joined.concepts:
                    return joined
        return None


def needed_of(anchor: Sequence[str]) -> int:
    """How many concepts of an anchor a passage must name."""
    return len(set(anchor)) - (len(set(anchor)) > 2)


def _paragraphs(sentences: Sentences) -> Iterator[list[Sentence]]:
    text, parting = sentences.book.text, _EMPTY_LINE if sentences.book.wrapped else _LINE_END
    group: list[Sentence] = []
    for sentence in sentences:
        if group and (group[-1].section is not sentence.section or parting.search(text, group[-1].end, sentence.start)):
            yield group
            group = []
        group.append(sentence)
    if group:
        yield group


def _items(index: int, sentence: Sentence) -> Iterator[Item]:
    for quantity in sentence.quantities:
        if quantity.kind in ("number", "figures", "dice"):
            beside = frozenset(
                each.concept
                for each in sentence.occurrences
                if max(each.first - quantity.last, quantity.first - each.last) <= _CLOSE
            )
            values = tuple(int(value) for value in quantity.values)
            sign = {"": 0, "+": 1, "-": -1}[quantity.sign]
            yield Item(index, quantity, values, sign, beside, sentence.concepts)


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


def is_of_few(worked: Worked) -> bool:
    """Whether an example has too few numbers to be known by them."""
    return sum(not step.may_lack for step in worked.numbers) <= _FEW


def realign(passage: Passage, right: Right) -> Passage:
    """The same passage beside other values: those that the rules work out."""
    steps = [pair.step for pair in passage.pairs]
    if [pair.right for pair in passage.pairs] == list(right):
        return passage
    pairs, score = _align(steps, right, passage.block.items)
    return Passage(passage.block, tuple(pairs), score)


def align(worked: Worked, right: Right, block: Block) -> Passage | None:
    """The numbers of a block laid beside those of an example; None where too few are equal."""
    steps = worked.numbers
    if is_of_few(worked):
        return _of_few(worked, right, block)
    least = max(2.0, _LEAST * sum(not step.may_lack for step in steps))
    if sum(abs(value[0]) in block.values for value in right) < least:
        return None
    pairs, score = _align(steps, right, block.items)
    passage = Passage(block, tuple(pairs), score)
    wanted = [pair for pair in pairs if not pair.step.may_lack]
    equal = [pair for pair in pairs if pair.is_equal]
    assumed = [pair for pair in wanted if pair.step.is_given]
    held = [pair for pair in assumed if pair.is_equal]
    if len(equal) < least:
        return None
    if assumed and len(held) * 2 < len(assumed):
        return None
    first, last = passage.found
    near = block.sentences[max(0, first - 2) : last + 3]
    named = frozenset[str]().union(*[sentence.concepts for sentence in near])
    return passage if len(named.intersection(worked.anchor)) * 3 >= len(worked.anchor) * 2 else None


def _of_few(worked: Worked, right: Right, block: Block) -> Passage | None:
    """An example of so few numbers that its concepts must tell its place: the shortest stretches that name them."""
    best: Passage | None = None
    anchor = frozenset(worked.anchor)
    for part in _shortest(anchor, needed_of(worked.anchor), block):
        pairs, score = _align(worked.numbers, right, part.items)
        wanted = [pair for pair in pairs if not pair.step.may_lack]
        is_one_equal = any(pair.is_equal for pair in wanted)
        if wanted and not is_one_equal and (len(wanted) > 1 or not _is_sure(wanted, 0)):
            continue
        score -= len(part.sentences) + 6 * len(anchor - part.concepts)
        if best is None or score > best.score:
            best = Passage(part, tuple(pairs), score)
    return best


def _shortest(anchor: frozenset[str], needed: int, block: Block) -> Iterator[Block]:
    """The shortest stretches of a block's sentences that name so much of an anchor, each with the sentence after it."""
    sentences = block.sentences
    for size in range(1, min(len(sentences), _STRETCH) + 1):
        firsts = [
            first for first in range(len(sentences) - size + 1)
            if len(anchor & Block(sentences[first : first + size]).concepts) >= needed
        ]  # fmt: skip
        for first in firsts:
            yield Block(sentences[first : first + size])
            if first + size < len(sentences):
                yield Block(sentences[first : first + size + 1])
        if firsts:
            return


def _align(steps: Sequence[Step], right: Right, items: Sequence[Item]) -> tuple[list[Pair], float]:
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
    return pairs, best[0][0]


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


def wrong_pairs(passage: Passage) -> list[Pair]:
    """The steps that the text has wrong, as far as it is sure which number stands for which."""
    pairs = passage.pairs
    used = {pair.item.quantity for pair in pairs if pair.item is not None}
    lacking = [pair for pair in pairs if pair.item is None]
    found = []
    for index, pair in enumerate(pairs):
        item = pair.item
        if item is None or pair.is_equal:
            continue
        # Told in another order: the number is that of a step left out, or the right one stands free in the sentence.
        if any(states(each.right, item) and not each.step.near.isdisjoint(item.beside) for each in lacking):
            continue
        if _stands_free(passage.block.items, pair, item, used):
            continue
        if _is_sure(pairs, index):
            found.append(pair)
    return found


def _stands_free(items: Iterable[Item], pair: Pair, item: Item, used: set[Quantity]) -> bool:
    return any(
        other.sentence == item.sentence and other.quantity not in used and not other.quantity.weak
        and _may_stand(pair.step, pair.right, other.quantity) and states(pair.right, other)
        and (not pair.step.near or not pair.step.near.isdisjoint(other.beside))
        for other in items
    )  # fmt: skip


def _is_sure(pairs: Sequence[Pair], index: int) -> bool:
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
