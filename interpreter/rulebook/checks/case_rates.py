"""What cases reckon by the rules from what they have told: `five boats are built, and the yard earns 8 coins`.

So much for each thing that the case counts, as many as a level that it has told last, so much for each and something
besides. Only amounts that nothing else explains are told of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.rulebook.book.exact import Number, size
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.rates import rates_of
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.knowledge import once, sentences_of
from interpreter.rulebook.game.rates import Rate
from interpreter.rulebook.game.stating import is_term

_COUNTS = 3
"""Words from a number to what it counts."""

_BEHIND = 2
"""Words from an amount to what it is of, with one that says which."""

_VALUE = 9
"""Words from a level to its number."""

_NEAR_NAME = 5
"""Words from what is named to its amount."""

_CASE = 12
"""Sentences before an amount in which its case may have begun."""

_PAUSES = frozenset(".,;:?!()")
_ENDS = frozenset(".;?!")


def amounts_from_what_is_told(context: Context) -> Iterator[Finding]:
    """Amounts that are not what the rules give for what their case has told."""
    rates = [each for each in rates_of(context) if each.times or each.level or each.besides]
    opening = frozenset[str]().union(*[each.named | each.each for each in rates], [each.pays for each in rates])
    for sentence in sentences_of(context) if rates else ():
        if not sentence.in_example or not sentence.quantities or opening.isdisjoint(sentence.concepts):
            continue
        for rate in rates:
            found = _wrong(context, sentence, rate)
            if found is not None:
                yield found
                break


def _wrong(context: Context, sentence: Sentence, rate: Rate) -> Finding | None:
    if rate.besides:
        return _with_something_besides(context, sentence, rate) if rate.pays in sentence.concepts else None
    if rate.named.isdisjoint(sentence.concepts):
        return None
    return _times(context, sentence, rate) if rate.times else _as_many(context, sentence, rate)


def _numbers(context: Context, sentence: Sentence) -> list[Quantity]:
    """The numbers of a case that are no terms of a sum."""
    text = sentences_of(context).text(sentence)
    return [each for each in sentence.quantities
            if each.kind == "number" and not each.weak and not each.sign and sentence.is_made_up(each.start)
            and not is_term(text, each)]  # fmt: skip


def _words(context: Context, sentence: Sentence) -> Sequence[str]:
    return sentences_of(context).tokens(sentence).words


def _case(context: Context, sentence: Sentence) -> list[Sentence]:
    """The sentences of a case up to one of them."""
    own = sentences_of(context).by_section.get(sentence.section.key, ())
    at = next((index for index, each in enumerate(own) if each is sentence), 0)
    found = list[Sentence]()
    for each in reversed(own[max(0, at - _CASE) : at + 1]):
        if not each.in_example or (found and context.book.is_parted(each.end, found[-1].start)):
            break
        found.append(each)
    return found[::-1]


def _counted(numbers: Sequence[Quantity], thing: Occurrence) -> Quantity | None:
    """The number that counts a thing."""
    near = [each for each in numbers if 0 < thing.first - each.last <= _COUNTS]
    return near[-1] if near else None


# ---------------------------------------------------------------------------------- so much for each that is counted


def _times(context: Context, sentence: Sentence, rate: Rate) -> Finding | None:
    """`five boats are built; the yard earns 10`: of what is named, so much for each thing."""
    words = _words(context, sentence)
    costs = once(context, "words of costs", lambda: _costs(context))
    named = [each for each in sentence.occurrences if each.concept in rate.named]
    for amount in _numbers(context, sentence):
        near = [each for each in named if 0 < amount.first - each.last <= _NEAR_NAME]
        if amount.bound or not near or words[amount.first - 1] not in costs:
            continue
        if not _PAUSES.isdisjoint(words[near[-1].last + 1 : amount.first]):
            continue
        if any(amount.first <= each.first - 1 <= amount.last + _COUNTS and each.concept != rate.pays
               for each in sentence.occurrences if each.first <= amount.last + 2):  # fmt: skip
            continue
        counts = list[Number]()
        for each in _case(context, sentence):
            numbers = [one for one in _numbers(context, each) if each is not sentence or one.last < amount.first]
            found = [_counted(numbers, thing) for thing in each.occurrences if thing.concept in rate.times]
            counts += [one.value for one in found if one is not None]
        if not counts:
            return None
        right = [count * value for count in (*counts, sum(counts, 0)) for value in rate.values]
        if amount.value in (*right, *rate.values):
            return None
        return _finding(context, sentence, amount, right[0], f"{counts[0]} × {rate.values[0]} = {right[0]}")
    return None


def _costs(context: Context) -> frozenset[str]:
    return frozenset(words_of(text)[-1] for text in language(context.language).sections["tales"]["costs"])


# ---------------------------------------------------------------------------------------------- as many as a level


def _as_many(context: Context, sentence: Sentence, rate: Rate) -> Finding | None:
    """`her fame is 6, so the Lamp lets her draw 6 nets`: the level told last, and no other number."""
    named = next(each for each in sentence.occurrences if each.concept in rate.named)
    after = [each for each in _numbers(context, sentence) if each.first > named.last]
    levels = [each for each in sentence.occurrences if each.concept in rate.level]
    # The number of the level is none of those that follow from it.
    own = {id(each) for level in levels for each in _values(context, sentence, level)}
    after = [each for each in after if id(each) not in own]
    coins = [each.first for each in sentence.occurrences if each.concept == rate.pays]
    paying = [each for each in after if any(0 < coin - each.last <= _BEHIND for coin in coins)]
    if len(paying or after) != 1:
        return None
    amount = (paying or after)[0]
    behind = [each.concept for each in sentence.occurrences if 0 < each.first - amount.last <= _COUNTS]
    between = _words(context, sentence)[named.last + 1 : amount.first]
    if (behind and rate.pays not in behind) or not _ENDS.isdisjoint(between):
        return None
    told = list[Number]()
    for each in _case(context, sentence):
        for level in each.occurrences:
            if level.concept in rate.level and (each is not sentence or level.first < amount.first):
                values = [one.value for one in _values(context, each, level) if one is not amount]
                told = values[-1:] or told
        # What comes later may be the level too, told without its name.
        later = [one.value for one in _numbers(context, each) if each is not sentence or one.last < amount.first]
        told += later if told else []
    if not told or amount.value in told:
        return None
    return _finding(context, sentence, amount, told[0], "")


def _values(context: Context, sentence: Sentence, level: Occurrence) -> list[Quantity]:
    """The numbers that a clause gives a level behind its name: the last is what it comes to."""
    words = _words(context, sentence)
    end = next((at for at in range(level.last + 1, len(words)) if words[at] in _PAUSES), len(words))
    found = list[Quantity]()
    last = level.last
    for each in _numbers(context, sentence):
        if level.last < each.first < end and each.first - last <= _VALUE:
            # What counts something of its own is no level: `fame 6 and three nets`.
            if any(0 < one.first - each.last <= _COUNTS for one in sentence.occurrences if one.first < end) and found:
                break
            found.append(each)
            last = each.last
    return found


# ------------------------------------------------------------------------------------ for each, and something besides


def _with_something_besides(context: Context, sentence: Sentence, rate: Rate) -> Finding | None:
    """`with three eel nets she makes 5 casts`: one for each net, and one of her own at most."""
    numbers, words = _numbers(context, sentence), _words(context, sentence)
    coins = [each for each in sentence.occurrences if each.concept == rate.pays]
    amounts = [each for each in numbers if any(0 < coin.first - each.last <= _COUNTS for coin in coins)]
    if not amounts or amounts[0].bound:
        return None
    amount = amounts[0]
    case = _case(context, sentence)
    found = _count_of(context, sentence, rate, amount.first)
    is_next = len(case) > 1 and not context.book.text[case[-2].end : sentence.start].strip()
    if found is None and is_next and amount is numbers[0]:
        found = _count_of(context, case[-2], rate, len(_words(context, case[-2])))
        if found is not None and any(each.first > found.first for each in _numbers(context, case[-2])):
            return None
    elif found is not None:
        between = [each for each in numbers if found.last < each.first < amount.first]
        if between or not _ENDS.isdisjoint(words[found.last + 1 : amount.first]):
            return None
    if found is None:
        return None
    named = frozenset[str]().union(*[each.concepts for each in case])
    factors = (1,) if rate.doubled.isdisjoint(named) else (2, 1)
    right = [factor * found.value * value + more
             for factor in factors for value in rate.values for more in rate.besides]  # fmt: skip
    if amount.value in right:
        return None
    nearest = min(right, key=lambda each: size(each - amount.value))
    return _finding(context, sentence, amount, nearest, "")


def _count_of(context: Context, sentence: Sentence, rate: Rate, end: int) -> Quantity | None:
    """How many things a sentence counts up to a word, all of one kind that it names beside them."""
    found = [
        number
        for thing in sentence.occurrences
        if thing.concept in rate.each and thing.last < end
        and any(0 < abs(kind.first - thing.first) <= 2 for kind in sentence.occurrences if kind.concept in rate.of)
        and (number := _counted(_numbers(context, sentence), thing)) is not None
    ]  # fmt: skip
    return found[0] if len(found) == 1 and not found[0].bound else None


def _finding(context: Context, sentence: Sentence, amount: Quantity, right: Number, written: str) -> Finding:
    span = context.book.span(*sentence.place(amount))
    return Finding.of(
        "L2101", span, sentence.section.key,
        help=[written] if written else [], right=str(right), written=" ".join(span.text.split()),
    )  # fmt: skip
