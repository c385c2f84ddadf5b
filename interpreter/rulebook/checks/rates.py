"""What cases reckon at a rate of the rules: `two boats at sea, which cost 6 coins`, though each costs 2.

Strict: every thing counted must have a rate, the amount must stand right behind what tells of paying, and any way to
reckon with the rates of the rules will do.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import ceil, floor

from interpreter.rulebook.book.exact import Number, size
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import Tokens, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.knowledge import complaints_of, once, sentences_of, statements_of
from interpreter.rulebook.game.rates import Rate, read_rates
from interpreter.rulebook.game.stating import is_in_computation, is_term

_BEFORE = 3
"""Words from a number to the thing that it counts."""

_NEAR_NAME = 5
"""Words from what is named to its amount."""

_GAP = 8
"""Words from the last thing to the amount."""

_JOINED = 4
"""Words from one thing to the number of the next."""

_TALE = 4
"""Sentences before an amount that tell its case."""

_LONG_TALE = 12
"""Sentences before one that tells what part of its things a case would lose."""

_ENDS = frozenset(".;:?!")
_CLOSING = frozenset(".,;:)?!")

Item = tuple[Quantity, Occurrence]


def rates_of(context: Context) -> list[Rate]:
    """The rates by which cases of the game are reckoned."""
    if context.facts is None:
        return []
    folder = context.facts.folder
    return once(context, "rates", lambda: read_rates(folder, statements_of(context), complaints_of(context)))


def named_amounts(context: Context, sentence: Sentence) -> list[Number]:
    """What a sentence names without a number, though the rules have one for it."""
    found = list[Number]()
    for rate in rates_of(context):
        if rate.pays in rate.named:
            for each in sentence.occurrences:
                is_counted = any(0 < each.first - number.last <= 2 for number in sentence.quantities)
                if each.concept in rate.named and not is_counted:
                    found.append(rate.values[0])
    return found


def amounts_against_the_rates(context: Context) -> Iterator[Finding]:
    """Amounts that are not so many times what the rules give for each."""
    by_coin: dict[str, list[Rate]] = {}
    for rate in rates_of(context):
        if rate.pays and rate.pays not in rate.named and rate.is_plain:
            by_coin.setdefault(rate.pays, []).append(rate)
    coins = [
        (coin, rates, frozenset().union(*[rate.named | rate.within for rate in rates]))
        for coin, rates in by_coin.items()
    ]
    parts = [rate for rate in rates_of(context) if rate.when]
    causes = frozenset[str]().union(*[rate.when for rate in parts])
    for sentence in sentences_of(context) if coins or parts else ():
        if not sentence.quantities:
            continue
        concepts = sentence.concepts
        if sentence.in_example and not causes.isdisjoint(concepts):
            yield from _parts(context, sentence, parts)
        for coin, rates, opening in coins:
            is_open = sentence.in_example and not opening.isdisjoint(concepts)
            if is_open or coin in concepts:
                found = _Reckoned(context, sentence, coin, rates).wrong(is_open=is_open)
                if found is not None:
                    yield found
                    break


def _parts(context: Context, sentence: Sentence, rates: Sequence[Rate]) -> Iterator[Finding]:
    """So large a part of what a case has told of: `in a storm 4 of the boats would have been lost`."""
    told = [rate for rate in rates if not rate.when.isdisjoint(sentence.concepts)]
    words = sentences_of(context).tokens(sentence).words
    if len(told) != 1 or all((word,) not in _phrases(context.language)["lost"] for word in words):
        return
    cause = next(each for each in sentence.occurrences if each.concept in told[0].when)
    for thing in sentence.occurrences:
        number = _number_of(sentence, thing)
        if thing.concept not in told[0].each or thing.first < cause.last or number is None or number.weak:
            continue
        before = _counts_before(context, sentence, thing.concept)
        right = [ceil(count * told[0].values[0]) for count in before]
        if right and number.value not in right and sentence.is_made_up(number.start):
            span = context.book.span(*sentence.place(number))
            yield Finding.of(
                "L2101", span, sentence.section.key, help=[f"{before[0]} × {told[0].values[0]} = {right[0]}"],
                right=str(right[0]), written=" ".join(span.text.split()),
            )  # fmt: skip
            return


def _number_of(sentence: Sentence, thing: Occurrence) -> Quantity | None:
    """The number right before a thing."""
    return next((each for each in sentence.quantities
                 if each.kind == "number" and not each.bound and thing.first - each.last == 1), None)  # fmt: skip


def _counts_before(context: Context, sentence: Sentence, concept: str) -> list[Number]:
    """How many there were of a thing by what the case has told before; none where it began without a number."""
    own = sentences_of(context).by_section.get(sentence.section.key, ())
    at = bisect_left(own, sentence.start, key=lambda each: each.start)
    found = list[Number]()
    for other in reversed(own[max(0, at - _LONG_TALE) : at]):
        if not other.in_example:
            break
        counted = [_number_of(other, thing) for thing in other.occurrences if thing.concept == concept]
        found = [*[each.value for each in counted if each is not None], *found]
    return found


@cache
def _phrases(name: str) -> Mapping[str, frozenset[tuple[str, ...]]]:
    found = language(name).sections["tales"]
    return {
        role: frozenset(map(words_of, found[role]))
        for role in ("costs", "apiece_before", "apiece_after", "every", "lost")
    }


class _Reckoned:
    """One sentence, and what it says that some things cost or bring."""

    def __init__(self, context: Context, sentence: Sentence, coin: str, rates: Sequence[Rate]) -> None:
        self.context = context
        self.sentence = sentence
        self.coin = coin
        self.rates = rates
        self.language = language(context.language)
        self.known = _phrases(context.language)
        self._tokens: Tokens | None = None

    @property
    def words(self) -> Sequence[str]:
        if self._tokens is None:
            self._tokens = sentences_of(self.context).tokens(self.sentence)
        return self._tokens.words

    def wrong(self, *, is_open: bool) -> Finding | None:
        """The first amount that is wrong; `is_open`: also of those behind which the coin is not named."""
        paid = {each.first for each in self.sentence.occurrences if each.concept == self.coin}
        text = sentences_of(self.context).text(self.sentence)
        for amount in self.sentence.quantities:
            if amount.kind != "number" or amount.weak or amount.bound or amount.sign:
                continue
            pays = amount.last + 1 in paid
            if (
                not (pays or (is_open and self._closes(amount)))
                or is_term(text, amount)
                or is_in_computation(text, amount)
            ):
                continue
            found = self._lost(amount) if pays else None
            found = found or self._counted(amount, pays=pays) or self._named(amount)
            if found is not None:
                return found
        return None

    def _closes(self, amount: Quantity) -> bool:
        after = self.words[amount.last + 1] if amount.last + 1 < len(self.words) else "."
        return after in _CLOSING or (after,) in _more(self.context.language)

    def _is_every(self, number: Quantity) -> bool:
        return self._has("every", max(0, number.first - 2), number.first)

    def _has(self, role: str, first: int, last: int) -> bool:
        words = self.words
        return any(
            tuple(words[at : at + len(phrase)]) == phrase
            for phrase in self.known[role] for at in range(first, last - len(phrase) + 1)
        )  # fmt: skip

    # ---------------------------------------------------------------------------------------------- so much for each

    def _counted(self, amount: Quantity, *, pays: bool) -> Finding | None:
        """`nine boats and six rafts at 2 coins need 30 coins`."""
        rates = [each for each in self.rates if each.each and not each.done and self._is_within(each)
                 and (pays or each.within)]  # fmt: skip
        kinds = frozenset().union(*[each.each for each in rates]) if rates else frozenset[str]()
        before = [each for each in self.sentence.occurrences if each.last < amount.first and each.concept in kinds]
        if not before:
            return None
        last = before[-1]
        gap = self.words[last.last + 1 : amount.first]
        is_told = self._has("costs", last.last + 1, amount.first)
        if len(gap) > _GAP or not _ENDS.isdisjoint(gap) or not (is_told or gap[-1:] == [","]):
            return None
        between = [each for each in self._numbers() if last.last < each.first and each.last < amount.first]
        apiece = [each for each in between if self._is_apiece(each)]
        if len(between) > 1 or len(between) != len(apiece):
            return None
        if self._has("apiece_after", amount.last + 1, amount.last + 5):
            return None
        items = self._items(before)
        if items is None:
            return self._of_kinds(rates, last, amount)
        # A rule tells so of several things together; of one, it may give a rate of its own.
        may_be = self.sentence.is_made_up(amount.start) or (len(items) > 1 and is_told)
        if not items or not may_be or any(self._is_every(each) for each, _ in items):
            return None
        choices = [[value for rate in rates if thing.concept in rate.each for value in rate.values]
                   for _, thing in items]  # fmt: skip
        counts = [number.value for number, _ in items]
        ways = [(sum((count * value for count, value in zip(counts, values, strict=True)), 0), values)
                for values in product(*choices)]  # fmt: skip
        right: list[Number] = [floor(total) for total, _ in ways]
        if apiece:
            rate = apiece[0]
            if amount.value in right and rate.value not in ways[right.index(amount.value)][1]:
                return self._finding(rate, counts, ways[right.index(amount.value)][1][0], "")
            right = [sum(counts, 0) * rate.value]
            ways = [(right[0], (rate.value,) * len(items))]
        if amount.value in right:
            return None
        nearest = min(range(len(right)), key=lambda at: size(right[at] - amount.value))
        return self._finding(amount, counts, right[nearest], _written(counts, ways[nearest][1]))

    def _of_kinds(self, rates: Sequence[Rate], thing: Occurrence, amount: Quantity) -> Finding | None:
        """Things that no number counts, but what they are of: `the prizes for cod and eel, 6 coins`."""
        if not self.sentence.is_made_up(amount.start):
            return None
        for rate in rates:
            named = [each.concept for each in self.sentence.occurrences
                     if thing.last < each.first and each.last < amount.first and each.concept in rate.of]  # fmt: skip
            count = len(named)
            if thing.concept in rate.each and len(named) > 1 and len(set(named)) == len(named):
                right = [count * value for value in rate.values]
                if amount.value not in right:
                    return self._finding(amount, [count], right[0], _written([count], rate.values))
        return None

    def _items(self, before: Sequence[Occurrence]) -> list[Item] | None:
        """The things that an amount is told of, with their numbers; None where the last has none, and an empty list
        where another number stands so near that it may belong to them."""
        items, words = list[Item](), self.words
        for thing in reversed(before):
            number = next((each for each in reversed(self.sentence.quantities) if each.last < thing.first), None)
            if number is None or thing.first - number.last > _BEFORE or number.kind != "number" or number.bound:
                break
            if items and items[0][0].first - thing.last > _JOINED:
                break
            if items and any(self._is_or(word) for word in words[thing.last + 1 : items[0][0].first]):
                return []
            if items and items[0][0] is number:
                break
            items.insert(0, (number, thing))
        if not items:
            return None
        first = items[0][0]
        near = [each for each in self._numbers() if 0 < first.first - each.last <= _JOINED + 1]
        return [] if near else items

    def _is_or(self, word: str) -> bool:
        return any(phrase.role == "or" for phrase in self.language.phrases.get(word, ()))

    def _numbers(self) -> list[Quantity]:
        return [each for each in self.sentence.quantities if not each.weak]

    def _is_apiece(self, number: Quantity) -> bool:
        return self._has("apiece_before", max(0, number.first - 3), number.first) or self._has(
            "apiece_after", number.last + 1, number.last + 4
        )

    def _is_within(self, rate: Rate) -> bool:
        return not rate.within or not rate.within.isdisjoint(self.sentence.concepts)

    # ------------------------------------------------------------------------------------------------- what is named

    def _named(self, amount: Quantity) -> Finding | None:
        """`the lighthouse brings 3 coins more`: one thing, by its name."""
        if not self.sentence.is_made_up(amount.start):
            return None
        for rate in self.rates:
            things = [each for each in self.sentence.occurrences
                      if each.last < amount.first and each.concept in rate.named]  # fmt: skip
            if not things:
                continue
            first, last = things[-1].last + 1, amount.first
            is_near = last - first <= _NEAR_NAME and _CLOSING.isdisjoint(self.words[first:last])
            if is_near and self._has("costs", first, last) and amount.value not in rate.values:
                return self._finding(amount, [1], rate.values[0], str(rate.values[0]))
        return None

    # --------------------------------------------------------------------------------------- what has been done with

    def _lost(self, amount: Quantity) -> Finding | None:
        """So much for each thing with which something has been done, in the last clause that tells of it."""
        if not self.sentence.is_made_up(amount.start):
            return None
        for rate in self.rates:
            if not rate.done:
                continue
            told = list(self._done(rate, amount))
            if told:
                right = [count * rate.values[0] for count in (told[0], sum(told, 0))]
                if amount.value not in right:
                    return self._finding(amount, [told[0]], right[0], _written([told[0]], rate.values))
        return None

    def _done(self, rate: Rate, amount: Quantity) -> Iterator[Number]:
        """How many things each clause counts with which it has been done, the last clause first."""
        own = sentences_of(self.context).by_section.get(self.sentence.section.key, ())
        at = next((index for index, each in enumerate(own) if each is self.sentence), 0)
        for sentence in reversed(own[max(0, at - _TALE) : at + 1]):
            if not sentence.in_example:
                return
            words = sentences_of(self.context).tokens(sentence).words
            end = amount.first if sentence is self.sentence else len(words)
            while end > 0:
                start = next((place + 1 for place in range(end - 1, -1, -1) if words[place] in _ENDS), 0)
                inside = [each for each in sentence.occurrences if start <= each.first and each.last < end]
                if any(each.concept in rate.done for each in inside):
                    things = [each for each in inside if each.concept in rate.each]
                    counts = [number.value for each in things for number in sentence.quantities
                              if number.kind == "number" and not number.bound
                              and start <= number.first and 0 < each.first - number.last <= 2]  # fmt: skip
                    if len(counts) < len(things):
                        return  # as many as there were, or some other way to count
                    if counts:
                        yield sum(counts, 0)
                end = start - 1

    def _finding(self, place: Quantity, counts: Sequence[Number], right: Number, written: str) -> Finding:
        span = self.context.book.span(*self.sentence.place(place))
        return Finding.of(
            "L2101", span, self.sentence.section.key,
            help=[f"{written} = {right}"] if written and written != str(right) else [],
            right=str(right), written=" ".join(span.text.split()),
        )  # fmt: skip


@cache
def _more(name: str) -> frozenset[tuple[str, ...]]:
    return frozenset(map(words_of, language(name).sections["tales"]["more_after"]))


def _written(counts: Sequence[Number], values: Sequence[Number]) -> str:
    return " + ".join(f"{count} × {value}" for count, value in zip(counts, values, strict=False))
