"""Wholes told with their parts, `64 cards, 32 of the sea and 34 of the land`, and changes told with what they change,
`15 more: 20 instead of 10`: where the numbers do not fit, one of them is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from interpreter.rulebook.book.exact import Number, size
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import sentences_of

_LEAST = 3
"""Numbers that a whole with two parts, or a change with both its ends, has."""

_BIG = 12
"""A whole of fewer is as likely a number beside which others stand."""

_HEAD, _PART = 3, 6
"""Words between a whole and the sign before its parts, and from one part to the next."""

_OFF = 8
"""A whole and its parts are off by no more than this part of the whole: what differs by more are not its parts."""

_CHANGE = 6
"""Words within which the numbers of a change follow each other."""


def wholes_and_changes(context: Context) -> Iterator[Finding]:
    """Sums of parts that are not their whole, and differences that are not the change."""
    known = language(context.language)
    ands = frozenset(known.sections["and"])
    apart = frozenset(known.sections["or"]).union(known.sections["tales"]["every"])
    phrases = known.sections["tales"]["instead"]
    instead = [words_of(each) for each in phrases]
    dearer = frozenset(known.sections["tales"]["dearer"])
    sentences = sentences_of(context)
    for sentence in sentences:
        if len(sentence.quantities) < _LEAST:
            continue
        numbers = [each for each in sentence.quantities if each.kind == "number" and not each.bound and not each.sign]
        if len(numbers) < _LEAST:
            continue
        text = sentences.text(sentence)
        if _may_have_parts(text, numbers):
            found = _whole(sentences.tokens(sentence).words, numbers, ands, apart)
            if found is not None:
                whole, parts = found
                yield _finding(context, sentence, whole, parts, [each.value for each in parts], whole.value)
        if len(numbers) == _LEAST and any(each in text for each in phrases):
            changed = _change(sentences.tokens(sentence).words, numbers, instead, dearer)
            if changed is not None:
                by, more, less = changed
                yield _finding(context, sentence, by, (more, less), [more.value, -less.value], by.value)


def _may_have_parts(text: str, numbers: Sequence[Quantity]) -> bool:
    """Whether a number that is big enough has a sign behind it with which its parts may begin."""
    return any(
        each.value >= _BIG and text[each.end : following.start].rstrip()[-1:] in (",", ":")
        for each, following in pairwise(numbers[:-1])
    )


def _whole(
    words: Sequence[str], numbers: Sequence[Quantity], ands: frozenset[str], apart: frozenset[str]
) -> tuple[Quantity, list[Quantity]] | None:
    """A whole and its parts where these do not come to it, though nearly."""
    for at, whole in enumerate(numbers[:-2]):
        first = numbers[at + 1]
        head = words[whole.last + 1 : first.first]
        if whole.weak or whole.value < _BIG or not head or len(head) > _HEAD or head[-1] not in (",", ":"):
            continue
        parts = [first]
        for other in numbers[at + 2 :]:
            between = words[parts[-1].last + 1 : other.first]
            if len(between) < 2 or len(between) > _PART or not apart.isdisjoint(between):
                break
            is_last = between[-1] in ands
            if not is_last and between[-1] != ",":
                break
            parts.append(other)
            if is_last:
                total = sum((each.value for each in parts), 0)
                off = size(total - whole.value)
                is_meant = all(each.value < whole.value and not each.weak for each in parts)
                return (whole, parts) if is_meant and 0 < off * _OFF <= whole.value else None
    return None


def _change(
    words: Sequence[str], numbers: Sequence[Quantity], instead: Sequence[tuple[str, ...]], dearer: frozenset[str]
) -> tuple[Quantity, Quantity, Quantity] | None:
    """By how much something grows, what it is then and what it was, where these do not fit."""
    if dearer.isdisjoint(words[numbers[0].last + 1 : numbers[0].last + 1 + _CHANGE]):
        return None
    by, one, other = numbers
    for was, now in ((one, other), (other, one)):
        if any(tuple(words[was.first - len(each) : was.first]) == each for each in instead):
            is_off = now.value > was.value and now.value - was.value != by.value
            return (by, now, was) if is_off and other.first - one.last <= _CHANGE else None
    return None


def _finding(
    context: Context, sentence: Sentence, one: Quantity, others: Sequence[Quantity], terms: Sequence[Number],
    written: Number,
) -> Finding:  # fmt: skip
    all_of_them = (one, *others)
    span = context.book.span(
        sentence.start + min(each.start for each in all_of_them), sentence.start + max(each.end for each in all_of_them)
    )
    computation = " ".join(
        (f"{'-' if term < 0 else '+'} " if index else "") + str(abs(term)) for index, term in enumerate(terms)
    )
    return Finding.of(
        "L2091", span, sentence.section.key,
        computation=computation, right=str(sum(terms, 0)), written=str(written),
    )  # fmt: skip
