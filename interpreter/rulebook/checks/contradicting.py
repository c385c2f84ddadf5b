"""One thing said twice with different numbers: two sentences of a book in the same words, whichever of them is right.

A number is compared by its frame: the concepts and the words of its clause that mean something, in any order. What a
sentence says besides, such as `in a storm`, is in its frame, so that cases told apart in words are no contradiction.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.numbers import judgement_of
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of, sentences_of

LEAST = 4
"""How many words that mean something a frame must have."""

MOST = 14
"""A longer frame is never said twice."""

SHORTEST = 4
"""Letters of a word that means something."""

KEPT = 6
"""How many numbers of one frame are compared."""

LONGEST = 300
"""Letters of a clause; a longer one is never said twice."""

HEAD = 40
"""Letters of what heads a sentence."""

_PARTS = re.compile(r"[;:()\[\]?!]")
_KINDS = frozenset({"number", "dice", "fraction"})


@dataclass(frozen=True, slots=True)
class _Told:
    """A number in its clause from `first` to `last`: what it amounts to, and whether the rules say the same.

    All places are counted from the beginning of the sentence.
    """

    quantity: Quantity
    sentence: Sentence
    first: int
    last: int
    concepts: frozenset[str]
    amount: tuple[Number, str]
    holds: bool
    head: int
    """Where the words end that head its sentence; 0 where none do."""


def contradicting_numbers(context: Context) -> Iterator[Finding]:
    """Numbers that stand in the same words with another value; both places are named."""
    held: set[int] = set()
    accused: set[int] = set()
    for verdict in judgement_of(context).verdicts:
        if isinstance(verdict.quantity, Quantity):
            (held if verdict.holds else accused).add(verdict.place[0])
    # Only where the same concepts stand with several values the words are looked at.
    alike: dict[object, list[_Told]] = {}
    for told in _numbers(context, held, accused):
        alike.setdefault((told.concepts, told.quantity.kind, told.amount[1]), []).append(told)
    frames: dict[frozenset[str], list[_Told]] = {}
    for group in alike.values():
        if any(told.amount != group[0].amount for told in group):
            for told in group:
                frame = _frame(context, told)
                known = frames.setdefault(frame, [])
                if LEAST <= len(frame) <= MOST and len(known) < KEPT:
                    known.append(told)
    for known in frames.values():
        for other in known[1:]:
            if _contradict(known[0], other):
                yield _finding(context, known[0], other)


def _contradict(one: _Told, other: _Told) -> bool:
    return (
        one.amount != other.amount
        and one.quantity.sign == other.quantity.sign
        and one.sentence is not other.sentence
        and not (one.holds and other.holds)
    )


def _numbers(context: Context, held: set[int], accused: set[int]) -> Iterator[_Told]:
    """Every number that may state a rule and stands alone in its clause; the sets are of places where numbers begin."""
    text = context.book.text
    seen: set[str] = set()
    for sentence in sentences_of(context):
        if not sentence.quantities or sentence.is_made_up(0):
            continue
        numbers = [each for each in sentence.quantities if not each.weak]
        signs = [match.start() for match in _PARTS.finditer(text, sentence.start, sentence.end)]
        for quantity in numbers:
            start = sentence.start + quantity.start
            if quantity.kind not in _KINDS or start in accused or sentence.is_made_up(quantity.start):
                continue
            place = bisect_left(signs, start)
            first = signs[place - 1] + 1 - sentence.start if place else 0
            last = (signs[place] if place < len(signs) else sentence.end) - sentence.start
            if last - first > LONGEST or sum(first <= each.start < last for each in numbers) > 1:
                continue
            clause = text[sentence.start + first : sentence.start + last]
            if clause in seen:
                continue  # what is said again word for word contradicts nothing
            seen.add(clause)
            named = sentence.concepts
            if signs:
                named = frozenset([each.concept for each in sentence.occurrences if first <= each.start < last])
            head = _head(text, sentence, signs)
            yield _Told(quantity, sentence, first, last, named, _amount(quantity), start in held, head)


def _head(text: str, sentence: Sentence, signs: list[int]) -> int:
    """Where the words end that head a sentence, such as `Lantern: `; what follows is said of them."""
    is_headed = bool(signs) and text[signs[0]] == ":" and signs[0] - sentence.start <= HEAD
    return signs[0] - sentence.start if is_headed else 0


def _frame(context: Context, told: _Told) -> frozenset[str]:
    """The concepts of a clause, and the stems of its other words that mean something."""
    known = glossary_of(context).language
    places = [(each.start, each.end) for each in told.sentence.occurrences if told.first <= each.start < told.last]
    found = set(told.concepts)
    text = sentences_of(context).text(told.sentence)
    for tokens in (Tokens(text, 0, min(told.head, told.first)), Tokens(text, told.first, told.last)):
        for word, start in zip(tokens.words, tokens.starts, strict=True):
            if told.quantity.start <= start < told.quantity.end or any(one <= start < end for one, end in places):
                continue
            if (len(word) >= SHORTEST and word.isalpha() and word not in known.frequent) or any(
                phrase.role == "not" for phrase in known.phrases.get(word, ())
            ):
                found.add(f"~{known.stems[word]}")
    return frozenset(found)


def _amount(quantity: Quantity) -> tuple[Number, str]:
    """What a number amounts to: `more than 4` is at least 5."""
    value = quantity.value
    if quantity.bound in ("more", "min"):
        return value + (quantity.bound == "more"), "min"
    if quantity.bound in ("less", "max"):
        return value - (quantity.bound == "less"), "max"
    return value, ""


def _finding(context: Context, first: _Told, second: _Told) -> Finding:
    book = context.book
    span = book.span(*second.sentence.place(second.quantity))
    other = book.span(*first.sentence.place(first.quantity))
    return Finding.of(
        "L2056", span, second.sentence.section.key,
        related=[(other, context.say("book-otherwise-here"))],
        written=" ".join(span.text.split()), other=" ".join(other.text.split()),
    )  # fmt: skip
