"""Where a book tells a worked example: found by concepts, so in any language, and by numbers that fit."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain

from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.sentences import Sentence, Sentences
from interpreter.rulebook.checks.laying import NUMBERS, Item, Pair, Right, is_sure, items_of, lay, restated
from interpreter.rulebook.game.worked_data import Worked

_LINE_END = re.compile(r"\n")
_EMPTY_LINE = re.compile(r"\n[ \t]*\n")
SURELY = 6
"""How many right numbers tell that a passage is that of an example, whatever else is wrong in it."""

_LONGEST = 400
_LEAST = 0.34
_FEW = 2
_STRETCH = 6


@dataclass(frozen=True)
class Block:
    """Sentences that stand together: a paragraph, or several."""

    sentences: tuple[Sentence, ...]

    @property
    def words(self) -> object:
        """The same for blocks that say the same in the same words."""
        return tuple([id(each.said) for each in self.sentences])

    @cached_property
    def concepts(self) -> frozenset[str]:
        """The concepts named in it."""
        return frozenset().union(*[each.concepts for each in self.sentences])

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """Its numbers, in order."""
        found = (item for index, sentence in enumerate(self.sentences) for item in items_of(index, sentence))
        return tuple(found)[:_LONGEST]

    @cached_property
    def values(self) -> frozenset[int]:
        """The values of its numbers, of figures the first: most blocks are told apart by these alone."""
        numbers = chain.from_iterable([each.quantities for each in self.sentences])
        return frozenset([int(each.values[0]) for each in numbers if each.kind in NUMBERS])


@dataclass(frozen=True)
class Passage:
    """A block that tells a worked example, with its numbers laid beside those of the example."""

    block: Block
    pairs: tuple[Pair, ...]
    score: float

    @property
    def section(self) -> Section:
        """The section in which it begins."""
        return self.block.sentences[0].section

    @cached_property
    def found(self) -> tuple[int, int]:
        """The first and last sentence with a number of the example."""
        places = [pair.item.sentence for pair in self.pairs if pair.item is not None]
        return (min(places), max(places)) if places else (0, len(self.block.sentences) - 1)

    @property
    def equal(self) -> int:
        """How many of the numbers that it must tell it has right."""
        return sum(pair.is_equal for pair in self.pairs if not pair.step.may_lack)

    @property
    def is_mostly_right(self) -> bool:
        """Whether more of the numbers that it must tell are right than wrong."""
        return self.equal * 2 > sum(pair.item is not None and not pair.step.may_lack for pair in self.pairs)

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
        return equal >= SURELY or (len(wanted) >= 4 and equal >= len(wanted) - 1)

    @property
    def has_figures(self) -> bool:
        """Whether it is known by figures side by side, which seldom stand anywhere else."""
        return any(pair.item is not None and pair.step.form == "figures" for pair in self.pairs)


class Passages:
    """The paragraphs of a book by the concepts that they name, of those by which examples are found."""

    def __init__(self, sentences: Sentences, anchors: Container[str]) -> None:
        self._paragraphs = list(map(tuple, _paragraphs(sentences)))
        self._blocks: dict[int, Block] = {}
        self._by_concept: dict[str, list[int]] = {}
        for index, group in enumerate(self._paragraphs):
            named = group[0].concepts if len(group) == 1 else frozenset().union(*[each.concepts for each in group])
            for concept in named:
                if concept in anchors:
                    self._by_concept.setdefault(concept, []).append(index)

    def _block(self, index: int) -> Block:
        """A paragraph, made a block when an example is first looked for in it."""
        block = self._blocks.get(index)
        if block is None:
            block = self._blocks[index] = Block(self._paragraphs[index])
        return block

    def find_in(self, worked: Worked, key: str) -> Passage | None:
        """The passage of a section that tells an example by the bindings, where it need not name its concepts."""
        found = self.find(worked, key=key)
        if found is not None:
            return found
        inside = [sentence for group in self._paragraphs for sentence in group if sentence.section.key == key]
        steps = [step.right for step in worked.numbers]
        return align(replace(worked, anchor=()), steps, Block(tuple(inside))) if inside else None

    def find(self, worked: Worked, number: str | None = None, key: str | None = None) -> Passage | None:
        """The passage that tells an example best, of a section with a `key` if that is given; None where none does so
        well enough.

        An example of few numbers is looked for only in the section with a `number`, if that is given.
        """
        is_bound = bool(number) and is_of_few(worked)
        right = [step.right for step in worked.numbers]
        for blocks in self._candidates(worked.anchor):
            best: Passage | None = None
            seen = set[object]()
            for block in blocks:
                section = block.sentences[0].section
                if is_bound and not (section.number or "").startswith(number or ""):
                    continue
                if key is not None and section.key != key:
                    continue
                if block.words in seen:
                    continue  # the same words as of one before fit no better
                seen.add(block.words)
                passage = align(worked, right, block, _LEAST if key is None else 0.0)
                if passage is not None and (best is None or passage.score > best.score):
                    best = passage
            if best is not None:
                return best
        return None

    def _candidates(self, anchor: Sequence[str]) -> Iterator[Iterable[Block]]:
        """The paragraphs that name all of an anchor's concepts; then the shortest stretches of a section that do; then
        the paragraphs that lack one of three or more: a name that the text misspells."""
        names = set(anchor)
        counts: dict[int, int] = {}
        for concept in names:
            for index in self._by_concept.get(concept, ()):
                counts[index] = counts.get(index, 0) + 1
        yield (self._block(index) for index in sorted(counts) if counts[index] == len(names))
        rarest = min(names, key=lambda concept: len(self._by_concept.get(concept, ())), default="")
        yield (
            joined for index in self._by_concept.get(rarest, ())
            if (joined := self._stretch(index, frozenset(anchor))) is not None
        )  # fmt: skip
        needed = needed_of(anchor)
        yield (self._block(index) for index in sorted(counts) if needed <= counts[index] < len(names))

    def _stretch(self, index: int, anchor: frozenset[str]) -> Block | None:
        """The paragraphs from the one before a place on, as many as it takes to name all of an anchor."""
        section = self._paragraphs[index][0].section
        for first, last in ((index, index + 2), (index - 1, index + 1), (index - 1, index + 2), (index, index + 3)):
            groups = self._paragraphs[max(0, first) : last]
            if all(group[0].section is section for group in groups):
                joined = Block(tuple(chain.from_iterable(groups)))
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


def is_of_few(worked: Worked) -> bool:
    """Whether an example has too few numbers to be known by them."""
    return sum(not step.may_lack for step in worked.numbers) <= _FEW


def realign(passage: Passage, right: Right) -> Passage:
    """The same passage beside other values: those that the rules work out. What it states again is taken in."""
    pairs, score = passage.pairs, passage.score
    if [pair.right for pair in pairs] != list(right):
        pairs, score = lay([pair.step for pair in pairs], right, passage.block.items)
    return Passage(passage.block, restated(pairs, passage.block.items), score)


def parted(passages: Sequence[Passage]) -> list[Passage]:
    """The passages, no number with two of them where one can do as well without, or took it past one of its own."""
    found = list(passages)
    claims: dict[int, list[int]] = {}
    for index, passage in enumerate(passages):
        for pair in passage.pairs:
            if pair.item is not None and not pair.item.quantity.weak:
                claims.setdefault(pair.item.start, []).append(index)
    for start, claiming in claims.items():
        left, lost = len(claiming), list[tuple[float, int, Passage]]()
        for index in claiming if left > 1 else ():
            passage, without = found[index], _without(found[index], start)
            if without.equal >= passage.equal and left > 1 and _must_tell(passage, start):
                found[index] = without
                left -= 1
            elif _reaches(passage, start, claims):
                lost.append((_score(passage) - _score(without), index, without))
        if left > 1 and lost and len(lost) < left:
            _, index, without = min(lost, key=lambda each: each[:2])
            found[index] = without
    return found


def _must_tell(passage: Passage, start: int) -> bool:
    """Whether the number at a place is the right one of a step that may not be left out."""
    return any(pair.item is not None and pair.item.start == start and pair.is_equal and not pair.step.may_lack
               for pair in passage.pairs)  # fmt: skip


def _without(passage: Passage, start: int) -> Passage:
    """The same passage without the number at a place, which is another example's."""
    items = [item for item in passage.block.items if item.start != start]
    pairs, score = lay([pair.step for pair in passage.pairs], [pair.right for pair in passage.pairs], items)
    return Passage(passage.block, restated(pairs, items), score)


def _score(passage: Passage) -> float:
    return lay([pair.step for pair in passage.pairs], [pair.right for pair in passage.pairs], passage.block.items)[1]


def _reaches(passage: Passage, start: int, claims: Container[int]) -> bool:
    """Whether an example takes the number at a place right past another of the same kind that none claims."""
    before = 0
    for pair in passage.pairs:
        if pair.item is None:
            continue
        if pair.item.start == start:
            return pair.is_equal and before > 0 and any(
                before <= item.start < start and item.quantity.kind == pair.item.quantity.kind
                and not item.quantity.weak and item.start not in claims
                for item in passage.block.items
            )  # fmt: skip
        before = pair.item.end
    return False


def align(worked: Worked, right: Right, block: Block, share: float = _LEAST) -> Passage | None:
    """The numbers of a block laid beside those of an example; None where too few are equal, a share of them all."""
    steps = worked.numbers
    if is_of_few(worked):
        return _of_few(worked, right, block)
    least = max(2.0, share * sum(not step.may_lack for step in steps))
    if sum(abs(value[0]) in block.values for value in right) < least:
        return None
    pairs, score = lay(steps, right, block.items)
    passage = Passage(block, pairs, score)
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
        pairs, score = lay(worked.numbers, right, part.items)
        wanted = [pair for pair in pairs if not pair.step.may_lack]
        is_one_equal = any(pair.is_equal for pair in wanted)
        if wanted and not is_one_equal and (len(wanted) > 1 or not is_sure(wanted, 0)):
            continue
        score -= len(part.sentences) + 6 * len(anchor - part.concepts)
        if best is None or score > best.score:
            best = Passage(part, pairs, score)
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
