"""Numbers that a thing adds by the book's own words: `the limit rises by 4; with the Sluice it comes to 11`.

What the thing adds stands in its own item of the book, headed by its name (`Sluice: the limit rises by 7`). Only an
amount near the right one is accused: others may count something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.arithmetic import equations_in
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.knowledge import once, sentences_of
from interpreter.rulebook.game.stating import is_in_computation

_HEAD = 3
"""Words before the name that heads an item, such as marks of a list."""

_WITH = 2
"""Words from `with` to the name, and between the name and its colon."""

_AHEAD = 6
"""Words from the name to what comes of it."""


def totals_with_own_items(context: Context) -> Iterator[Finding]:
    """Amounts to which something comes with a thing that adds another number by its own item."""
    items = _items(context)
    if not items:
        return
    last: dict[int, Number] = {}
    for sentence, equation in equations_in(context):
        if equation.how == "signs" and equation.holds:
            last[id(sentence)] = equation.stated
    for own in sentences_of(context).by_section.values():
        for at, sentence in enumerate(own):
            if not sentence.quantities or items.keys().isdisjoint(sentence.concepts):
                continue
            level = last.get(id(own[at - 1])) if at and sentence.in_example else None
            found = _wrong(context, sentence, level)
            if found is not None:
                yield found


def _wrong(context: Context, sentence: Sentence, level: Number | None) -> Finding | None:
    numbers = [each for each in sentence.quantities if not each.weak]
    for at, number in enumerate(numbers[:2]):
        known = level if at == 0 else numbers[0].value
        if known is None or number.kind != "number" or number.bound or number.sign:
            continue
        if at and (numbers[0].kind != "number" or numbers[0].bound):
            return None
        before = number.first - _AHEAD
        names = [each for each in sentence.occurrences if before <= each.last < number.first]
        if not names or (at and names[-1].first < numbers[0].last):
            continue
        if is_in_computation(sentences_of(context).text(sentence), number):
            continue
        thing = names[0]
        more = _items(context).get(thing.concept)
        if more is None or more[0] is sentence or not _is_with(context, sentence, thing, number, comes=bool(at)):
            continue
        right = known + more[1]
        if number.value not in (right, known) and known < number.value <= known + 2 * more[1]:
            span = context.book.span(*sentence.place(number))
            place = context.book.span(*more[0].place(more[2]))
            return Finding.of(
                "L2094", span, sentence.section.key, related=[(place, context.say("book-otherwise-here"))],
                help=[f"{known} + {more[1]} = {right}"], computation=f"{known} + {more[1]}", right=str(right),
                written=" ".join(span.text.split()),
            )  # fmt: skip
    return None


@cache
def _words(name: str) -> tuple[frozenset[str], tuple[tuple[str, ...], ...]]:
    found = language(name).sections["tales"]
    return frozenset(found["with"]), tuple(map(words_of, found["comes_to"]))


def _is_with(context: Context, sentence: Sentence, thing: Occurrence, number: Quantity, *, comes: bool) -> bool:
    """Whether `with` stands before the thing; and, if asked, words that tell to what something comes."""
    words = sentences_of(context).tokens(sentence).words
    withs, phrases = _words(context.language)
    if withs.isdisjoint(words[max(0, thing.first - _WITH) : thing.first]):
        return False
    inside = words[thing.last + 1 : number.first]
    if not {".", ";", ":", ",", "("}.isdisjoint(inside):
        return False
    return not comes or any(tuple(inside[-len(each) :]) == each for each in phrases)


def _items(context: Context) -> dict[str, tuple[Sentence, Number, Quantity]]:
    """By concept the item that it heads, where that has one number."""
    return once(context, "own_items", lambda: dict(_headed(context)))


def _headed(context: Context) -> Iterator[tuple[str, tuple[Sentence, Number, Quantity]]]:
    seen, text = set[str](), context.book.text
    for sentence in sentences_of(context):
        head = sentence.occurrences[0] if sentence.occurrences else None
        if head is None or head.first > _HEAD or sentence.in_example or not sentence.quantities:
            continue
        numbers = [each for each in sentence.quantities if not each.weak]
        if len(numbers) != 1:
            continue
        number = numbers[0]
        if number.kind != "number" or number.bound not in ("", "max") or head.concept in seen:
            continue
        if ":" not in text[sentence.start + head.end : sentence.end]:
            continue
        words = sentences_of(context).tokens(sentence).words
        if ":" in words[head.last + 1 : head.last + 1 + _WITH + 2]:
            seen.add(head.concept)
            yield head.concept, (sentence, number.value, number)
