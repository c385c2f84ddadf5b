"""Numbers and names of sentences that tell the same in two texts: which of them differ.

Numbers of a sentence are given away to the same numbers of its counterpart first, what is left to the sentences around
it: a translation into another language may move a number there. Only what stands alone on both sides then is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import NamedTuple

from interpreter.messages import closest
from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.aligning import Signature
from interpreter.rulebook.checks.pairing import signature
from interpreter.rulebook.game.knowledge import glossary_of, sentences_of

Place = tuple[int, int]
Passage = tuple[Place, Place]
"""Where a passage stands in this text, and where its counterpart does in the other; an empty place has none."""

_NEAR = 2
_UNSAID = frozenset({"", "thing", "name"})
"""Kinds of concepts that may well be said in other words."""


@dataclass(frozen=True)
class Differing:
    """What differs: its place here, and its place in the other text."""

    own: Place
    other: Place


class _Number(NamedTuple):
    """A number where it stands in its text."""

    quantity: Quantity
    place: Place


@dataclass
class _Side:
    """The numbers of one passage in one text. `single` are 0 and 1: languages say them in other words as well."""

    many: list[tuple[Signature, _Number]]
    single: list[tuple[Signature, _Number]]
    multiples: list[_Number]

    @classmethod
    def of(cls, context: Context, section: Section, place: Place) -> _Side:
        side = cls([], [], [])
        for sentence in _within(context, section, place):
            for each in sentence.quantities:
                number = _Number(each, sentence.place(each))
                if each.kind == "multiple":
                    side.multiples.append(number)
                elif (sign := signature(each)) is not None:
                    side.many.append((sign, number))
                elif each.kind == "number" and each.value <= 1:
                    kept = side.many if each.sign and each.value else side.single
                    kept.append((("n", str(each.value)), number))
        return side

    def lack(self, other: _Side) -> list[tuple[Signature, _Number]]:
        """The numbers that the other side has not: those that have another number, or none, in their place there."""
        signs, others = ([sign for sign, _ in side.many] for side in (self, other))
        if len(signs) == len(others):
            kept = {at for at, sign in enumerate(signs) if sign == others[at]}
            taken = kept
        else:
            blocks = SequenceMatcher(None, signs, others, autojunk=False).get_matching_blocks()
            kept = {block.a + step for block in blocks for step in range(block.size)}
            taken = {block.b + step for block in blocks for step in range(block.size)}
        left = [sign for at, sign in enumerate(others) if at not in taken]
        mine = [each for at, each in enumerate(self.many) if at not in kept]
        return without(mine, Counter((*left, *(sign for sign, _ in other.single))))


def without(
    numbers: Sequence[tuple[Signature, _Number]], others: Counter[Signature]
) -> list[tuple[Signature, _Number]]:
    """The numbers that are left when each of the others has taken one away."""
    left = Counter(others)
    found = []
    for sign, number in numbers:
        if left[sign]:
            left[sign] -= 1
        else:
            found.append((sign, number))
    return found


def _within(context: Context, section: Section, place: Place) -> list[Sentence]:
    read = sentences_of(context)
    title = read.titles.get(section.key)
    sentences = (*([title] if title is not None else []), *read.by_section.get(section.key, ()))
    return [each for each in sentences if place[0] <= each.start < place[1]]


def differing_numbers(
    context: Context, against: Context, sections: tuple[Section, Section], passages: Sequence[Passage]
) -> Iterator[Differing]:
    """The numbers of two sections that differ between passages that tell the same."""
    own = [_Side.of(context, sections[0], passage[0]) for passage in passages]
    other = [_Side.of(against, sections[1], passage[1]) for passage in passages]
    is_same = context.language == against.language
    near = 0 if is_same else _NEAR
    lone_own = [here.lack(there) for here, there in zip(own, other, strict=True)]
    lone_other = [there.lack(here) for here, there in zip(own, other, strict=True)]
    for index, (here, there) in enumerate(passages):
        if here[0] == here[1] or there[0] == there[1]:
            continue
        ours = _elsewhere(lone_own[index], lone_other, passages, index, near)
        theirs = _elsewhere(lone_other[index], lone_own, passages, index, near)
        pairs: list[tuple[_Number, _Number]] = []
        if len(ours) == len(theirs):
            pairs = [(one, two) for (sign, one), (twin, two) in zip(ours, theirs, strict=True) if sign[0] == twin[0]]
            pairs += _multiples(own[index], other[index])
            if not pairs:
                pairs = _singles(own[index], other[index])
        elif len(ours) == 1 and not theirs:
            single = _single(other[index], own[index], is_same)
            pairs = [(ours[0][1], single)] if single is not None else []
        elif len(theirs) == 1 and not ours:
            single = _single(own[index], other[index], is_same)
            pairs = [(single, theirs[0][1])] if single is not None else []
        for one, two in pairs:
            yield Differing(one.place, two.place)
        yield from _roundings(context, against, here, there)


def _elsewhere(
    lone: Sequence[tuple[Signature, _Number]],
    others: Sequence[Sequence[tuple[Signature, _Number]]],
    passages: Sequence[Passage],
    index: int,
    near: int,
) -> list[tuple[Signature, _Number]]:
    """The numbers that the passages around have not either, nor those that have no counterpart."""
    around = Counter(
        sign
        for place in range(max(0, index - _NEAR), min(len(others), index + _NEAR + 1))
        if place != index and (abs(place - index) <= near or any(start == end for start, end in passages[place]))
        for sign, _ in others[place]
    )
    return without(lone, around)


def _single(there: _Side, here: _Side, is_same: bool) -> _Number | None:
    """The 0 or 1 in whose place the other text has a greater number. Articles are compared in one language alone."""
    kept = [[each for each in side.single if is_same or not each[1].quantity.weak] for side in (there, here)]
    lone = without(kept[0], Counter(sign for sign, _ in kept[1]))
    return lone[0][1] if len(lone) == 1 else None


def _singles(own: _Side, other: _Side) -> list[tuple[_Number, _Number]]:
    """A 0 in the place of a 1, both plainly numbers."""
    kept = [[each for each in side.single if not each[1].quantity.weak] for side in (own, other)]
    ours = without(kept[0], Counter(sign for sign, _ in other.single))
    theirs = without(kept[1], Counter(sign for sign, _ in own.single))
    return [(ours[0][1], theirs[0][1])] if len(ours) == len(theirs) == 1 else []


def _multiples(own: _Side, other: _Side) -> list[tuple[_Number, _Number]]:
    if len(own.multiples) != 1 or len(other.multiples) != 1:
        return []
    one, two = own.multiples[0], other.multiples[0]
    return [(one, two)] if one.quantity.value != two.quantity.value else []


def _roundings(context: Context, against: Context, here: Place, there: Place) -> Iterator[Differing]:
    """Up in one text, down in the other."""
    own, other = _rounded(context, here), _rounded(against, there)
    if len(own) == len(other) == 1 and own.keys() != other.keys():
        yield Differing(*own.values(), *other.values())


def _rounded(context: Context, place: Place) -> dict[str, Place]:
    """The words of a passage that tell how to round, by what they mean."""
    tokens = Tokens(context.book.text, *place)
    phrases = language(context.language).phrases
    found: dict[str, Place] = {}
    for at, word in enumerate(tokens.words):
        for phrase in phrases.get(word, ()):
            size = len(phrase.words)
            if phrase.role in ("up", "down") and tuple(tokens.words[at : at + size]) == phrase.words:
                found[phrase.role] = (tokens.starts[at], tokens.ends[at + size - 1])
    return found


def differing_names(
    context: Context, against: Context, sections: tuple[Section, Section], passages: Sequence[Passage]
) -> Iterator[Differing]:
    """Names of passages that tell the same: another one, or one that is nearly written here."""
    glossary = glossary_of(context)
    own = [_names(context, sections[0], here) for here, _ in passages]
    other = [_names(against, sections[1], there) for _, there in passages]
    lone_own = [here.keys() - there.keys() for here, there in zip(own, other, strict=True)]
    lone_other = [there.keys() - here.keys() for here, there in zip(own, other, strict=True)]
    for index, (here, there) in enumerate(passages):
        if here[0] == here[1] or there[0] == there[1]:
            continue
        around = [place for place in range(index - _NEAR, index + _NEAR + 1) if 0 <= place < len(passages)]
        ours = {name: own[index][name] for name in lone_own[index]
                if not any(name in lone_other[place] for place in around)}  # fmt: skip
        theirs = {name: other[index][name] for name in lone_other[index]
                  if not any(name in lone_own[place] for place in around)}  # fmt: skip
        if len(ours) == len(theirs) == 1:
            (one,), (two,) = ours, theirs
            if glossary.concepts[one].kind == glossary.concepts[two].kind:
                yield Differing(ours[one], theirs[two])
        elif not ours:
            for name, counterpart in theirs.items():
                nearly = _nearly(context, here, glossary.concepts[name].accepted if name in glossary.concepts else ())
                if nearly is not None:
                    yield Differing(nearly, counterpart)


def _names(context: Context, section: Section, place: Place) -> dict[str, Place]:
    """The things that a passage names, of the kinds that have names of their own."""
    concepts = glossary_of(context).concepts
    return {
        each.concept: sentence.place(each)
        for sentence in _within(context, section, place)
        for each in sentence.occurrences
        if concepts[each.concept].kind not in _UNSAID or concepts[each.concept].name[:1].isupper()
    }


def _nearly(context: Context, place: Place, names: Sequence[str]) -> Place | None:
    """A word of a passage that is nearly one of the names, whatever its ending."""
    tokens = Tokens(context.book.text, *place)
    stems = language(context.language).stems
    known = [stems[name.lower()] for name in names if " " not in name]
    for at, word in enumerate(tokens.words):
        stem = stems[word]
        is_name = len(stem) > 3 and stem not in known and tokens.written(at)[0].isupper()
        if is_name and closest(stem, known) is not None:
            return tokens.starts[at], tokens.ends[at]
    return None
