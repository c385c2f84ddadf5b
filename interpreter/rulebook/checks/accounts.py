"""Accounts that made-up cases keep in words: `the chest holds 45 coins and gets 100. Bait costs 60, so 85 are left`.

What is stated at the end must follow from what has been told. An account is judged only where each of its numbers has
something to do in it; where any sensible way to reckon comes to what is stated, it is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise, product

from interpreter.rulebook.book.exact import Number, size
from interpreter.rulebook.book.language import Language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checks.account_words import AccountWords, account_words
from interpreter.rulebook.checks.equations import Equation
from interpreter.rulebook.checks.sum_words import sum_words
from interpreter.rulebook.game.stating import is_term

_MOST = 9
"""How many numbers an account may have."""

_DOUBTFUL = 3
"""How many of them may belong to it or not."""

_NEAR = 2
"""Words between what says that something is left, or all, and its number."""

_BETWEEN = 4
"""Words between by how much a level moves and where it comes to."""

_SHORT = 4
"""Words of a sentence that only tells a total."""

_TELLING = 4
"""Letters of a word by which two places are known to tell of one thing."""

_PARTS = frozenset({"fraction", "multiple"})
_PAUSES = frozenset(",;")
_ENDS = frozenset(".:;!?(")
_CLOSING = frozenset(".,;:)!?")

Ways = set[Number]


@dataclass(frozen=True, eq=False)
class _Entry:
    """A number that a case has told, in the sentence that begins at `start`.

    `noun` and `second` are the stems of the words behind it. It may count a thing of the game, or be the value of what
    stands right before it.
    """

    number: Quantity
    start: int
    noun: str = ""
    second: str = ""
    is_thing: bool = False
    is_value: bool = False
    sentence: int = 0
    is_thrown: bool = False
    is_of_both: bool = False
    is_result: bool = False
    is_paid: bool = False

    @property
    def value(self) -> Number:
        return self.number.signed


@dataclass(eq=False)
class Account:
    """What a made-up case has told so far."""

    language: Language
    told: list[_Entry] = field(default_factory=list)
    named: dict[str, set[Number]] = field(default_factory=dict)
    """The numbers of the clauses in which a word stands."""
    count: int = 0
    is_apart: bool = False
    """Whether the sentence before tells of so much for each, or of one or the other."""
    is_open: bool = False
    """Whether any sentence does, or tells of parts: then there is more to reckon than adding."""
    moves: list[Number] = field(default_factory=list)
    """By how much levels have been said to move."""

    def go_on(
        self, sentence: Sentence, text: str, tokens: Tokens, told: Sequence[Equation], levels: Sequence[Number] = ()
    ) -> Iterator[Equation]:
        """What the next sentence states; `told` are the sums that it writes down, `levels` those to which the case has
        come."""
        known = account_words(self.language.name)
        own = self._entries(sentence, text, tokens, told, known)
        words = tokens.words
        is_apart = self._is_apart(words, own, known)
        self.is_open = self.is_open or is_apart or any(each.kind in _PARTS for each in sentence.quantities)
        if sentence.said.may_reckon or not known.remain.keys().isdisjoint(words):
            yield from self._remaining(words, own, known)
        if own and not told:
            yield from self._in_all(words, own, known)
            yield from self._thrown_sum(words, own, known)
        yield from self._against(words, own, known)
        if sentence.said.may_reckon:
            yield from self._moved_by(words, own, levels)
        self.is_apart = is_apart
        self._remember(words, own)
        self.told += own
        self.count += 1

    # ----------------------------------------------------------------------------------------------- what is told

    def _entries(
        self, sentence: Sentence, text: str, tokens: Tokens, told: Sequence[Equation], known: AccountWords
    ) -> list[_Entry]:
        results = {each.stated_start for each in told if each.how == "signs"}
        things = {each.first for each in sentence.occurrences}
        before = {each.last for each in sentence.occurrences}
        found, words = list[_Entry](), tokens.words
        for number in sentence.quantities:
            if number.kind != "number" or not sentence.is_made_up(number.start):
                continue
            if 0 <= sentence.said.example_at == number.first - 1:  # `Example 2.`
                continue
            is_result = number.start in results
            if not is_result and is_term(text, number):
                continue
            at = number.last + 1
            noun = self._noun(words, at, known)
            thrown = words[max(0, number.first - 3) : number.first]
            found.append(
                _Entry(
                    number, sentence.start, noun, self._noun(words, at + 1, known) if noun else "",
                    is_thing=bool(noun) and at in things,
                    is_value=number.first - 1 in before and not number.in_brackets,
                    sentence=self.count,
                    is_thrown=not known.dice.isdisjoint(thrown),
                    is_of_both=not known.both.isdisjoint(words[max(0, number.first - 5) : number.first]),
                    is_result=is_result,
                    is_paid=words[number.first - 1] in known.costs,
                )
            )  # fmt: skip
        return found

    def _noun(self, words: Sequence[str], at: int, known: AccountWords) -> str:
        word = words[at] if at < len(words) else ""
        return self.language.stems[word] if word.isalpha() and word not in known.function else ""

    def _remember(self, words: Sequence[str], own: Sequence[_Entry]) -> None:
        """In which clauses the numbers stand, by the words of these."""
        stems, start = self.language.stems, 0
        for at in range(len(words) + 1):
            if at < len(words) and words[at] not in _ENDS:
                continue
            values = {each.value for each in own if start <= each.number.first < at or self._comes_to(words, at, each)}
            for word in words[start:at] if values else ():
                if word.isalpha() and len(word) >= _TELLING:
                    self.named.setdefault(stems[word], set()).update(values)
            start = at + 1

    @staticmethod
    def _comes_to(words: Sequence[str], colon: int, each: _Entry) -> bool:
        """Whether a number stands alone behind a colon: what has been told before comes to it."""
        first, last = each.number.first, each.number.last
        is_alone = first == colon + 1 < len(words) and (last + 1 >= len(words) or words[last + 1] in _CLOSING)
        return is_alone and words[colon] == ":"

    # ------------------------------------------------------------------------------------------------ what is left

    def _remaining(self, words: Sequence[str], own: Sequence[_Entry], known: AccountWords) -> Iterator[Equation]:
        for at, result in enumerate(own):
            number = result.number
            if number.bound or number.weak or number.sign or result.is_result:
                continue
            if not self._is_left(words, own[at + 1 :], number, known):
                continue
            before = [*self.told, *own[:at]]
            found = self._of_a_kind(result, before) or self._of_the_whole(result, before)
            if found is not None:
                yield found
            return

    def _is_left(self, words: Sequence[str], after: Sequence[_Entry], number: Quantity, known: AccountWords) -> bool:
        """Whether a number is said to be left, and nothing else is in its sentence."""
        if not _CLOSING.isdisjoint(words[number.last + 1 : number.last + 4]) and after:
            return False
        for at in range(max(0, number.first - 4), min(len(words), number.last + 4)):
            for phrase in known.remain.get(words[at], ()):
                end = at + len(phrase)
                if tuple(words[at:end]) != phrase:
                    continue
                if end <= number.first <= end + 1:
                    return True
                if at > number.last and all(word.isalpha() for word in words[number.last + 1 : at]):
                    return end >= len(words) or words[end] in _CLOSING
        return False

    def _of_a_kind(self, result: _Entry, before: Sequence[_Entry]) -> Equation | None:
        """What is left of things that two words name, `seven small nets`, when some nets have been used."""
        if not result.noun or not result.second:
            return None
        wholes = [at for at, each in enumerate(before) if (each.noun, each.second) == (result.noun, result.second)]
        if len(wholes) != 1:
            return None
        whole, since = before[wholes[0]], before[wholes[0] + 1 :]
        steps = [each for each in since
                 if not each.number.bound and (each.noun == result.second or not each.is_thing)]  # fmt: skip
        if all(each.noun != result.second for each in steps) or len(steps) > _MOST:
            return None
        ways = dict.fromkeys(whole.value - each for each in _subsets([one.value for one in steps], least=1))
        used = [each.value for each in steps if each.value < whole.value]
        written = " ".join([str(whole.value), *[f"- {each}" for each in used]])
        right = whole.value - sum(used, 0)
        return _equation([whole, *steps], result, (right, *ways), written) if right >= 0 else None

    def _of_the_whole(self, result: _Entry, before: Sequence[_Entry]) -> Equation | None:
        """What is left of all that there was and that came in, when what is paid has been taken from it."""
        coin = result.noun or next((each.noun for each in before if each.noun), "")
        sure = [each for each in before if each.noun == coin and coin]
        if (
            self.is_open
            or len(sure) != 1
            or any(each.is_thrown or each.number.bound or each.number.sign for each in before)
        ):
            return None
        items = list[tuple[Number, bool]]()
        for each in before[before.index(sure[0]) :]:
            if each.number.weak or (each.is_thing and each.noun != coin):
                continue
            is_sure = each.is_result or each.is_paid or each is sure[0]
            items.append((each.value, is_sure or (each.noun in ("", coin) and not each.is_value)))
        doubtful = [at for at, (_, is_sure) in enumerate(items) if not is_sure]
        if not len(items) - len(doubtful) >= 2 or len(items) > _MOST or len(doubtful) > _DOUBTFUL:
            return None
        ways = dict[Number, str]()
        for left_out in _choices(doubtful):
            values = [value for at, (value, _) in enumerate(items) if at not in left_out]
            for way, written in _accounts(_folded(values)):
                ways.setdefault(way, written)
        ways.update((way, "") for way in _plain_rests(before) if way not in ways)
        if not any(ways.values()):
            return None
        right = min((way for way, written in ways.items() if written), key=lambda way: size(way - result.value))
        return _equation(before[before.index(sure[0]) :], result, (right, *ways), ways[right])

    # ---------------------------------------------------------------------------------------------------- all of it

    def _in_all(self, words: Sequence[str], own: Sequence[_Entry], known: AccountWords) -> Iterator[Equation]:
        """`two from the left and one from the pool, 3 in all`, also `3 in all.` in a sentence of its own."""
        result = own[-1]
        number = result.number
        if number.bound or number.weak or number.sign or self._is_apart(words, own, known):
            return
        marks = [each for each in sum_words(self.language.name).marks(words)
                 if each.role == "in_all" or " ".join(words[each.first : each.last + 1]) in known.sums_to]  # fmt: skip
        near = [each for each in marks if 0 < number.first - each.last <= _NEAR
                or (each.role == "in_all" and 0 < each.first - number.last <= _NEAR)]  # fmt: skip
        if not near or not self._ends(words, max(number.last, near[-1].last)):
            return
        opens = min(number.first, near[0].first)
        if len(own) == 1:
            last = [each for each in self.told if each.sentence == self.count - 1]
            is_short = sum(word.isalpha() for word in words) <= _SHORT and opens <= 1
            if is_short and len(last) > 1 and not self.is_apart:
                yield from self._total(result, last, [], result.noun)
            return
        if words[opens - 1] not in (",", ":", "–", "—", "-"):
            return
        start = next((at + 1 for at in range(opens - 2, -1, -1) if words[at] in _ENDS), 0)
        items = [each for each in own[:-1] if start <= each.number.first]
        pieces = self._pieces(words, start, opens - 1, items, known)
        if len(items) > 1 and pieces is not None:
            yield from self._total(result, items, pieces, result.noun)

    @staticmethod
    def _is_apart(words: Sequence[str], own: Sequence[_Entry], known: AccountWords) -> bool:
        """Whether a sentence tells of so much for each, or of one or the other."""
        return not known.apart.isdisjoint(words) or any(words[each.number.first - 1] in known.apiece for each in own)

    @staticmethod
    def _ends(words: Sequence[str], last: int) -> bool:
        """Whether a sentence ends behind a place, but for one word."""
        return all(not word.isalnum() for word in words[last + 2 :])

    def _pieces(
        self, words: Sequence[str], start: int, end: int, items: Sequence[_Entry], known: AccountWords
    ) -> list[set[Number]] | None:
        """What the pieces of a list may be worth that have no number, by what has been told of them; None where one of
        them may be any."""
        found, first = list[set[Number]](), start
        for at in range(start, end + 1):
            if at < end and words[at] not in _PAUSES and words[at] not in known.ands:
                continue
            inside = words[first:at]
            if inside and not any(first <= each.number.first < at for each in items):
                stems = [self.language.stems[word] for word in inside if word.isalpha() and len(word) >= _TELLING]
                values = set[Number]().union(*[self.named.get(stem, set()) for stem in stems])
                if not values:
                    return None
                found.append(values)
            first = at + 1
        return found

    def _total(
        self, result: _Entry, items: Sequence[_Entry], pieces: Sequence[set[Number]], noun: str
    ) -> Iterator[Equation]:
        nouns = {each.noun for each in items} - {""}
        kinds = nouns | ({noun} - {""})
        is_plain = all(not each.number.bound and not each.is_result and not each.is_thrown for each in items)
        if len(kinds) > 1 or not is_plain or len(items) > _MOST or len(pieces) > 2:
            return
        sure = sum((each.value for each in items if not each.number.weak), 0)
        loose = [each.value for each in items if each.number.weak]
        ways = [sure + sum(some, 0) for some in _choices_of(loose)]
        for piece in pieces:
            ways = [way + value for way in ways for value in (0, *piece)]
        # What has been told of before may be counted too.
        earlier = [each.value for each in self.told if each.noun and each.noun in kinds and each not in items]
        ways += [way + more for way in ways for more in _subsets(earlier[-_DOUBTFUL:], least=1)]
        written = " + ".join(str(each.value) for each in items)
        right = sure + sum(loose, 0)
        yield _equation(items, result, (right, *ways), written)

    def _thrown_sum(self, words: Sequence[str], own: Sequence[_Entry], known: AccountWords) -> Iterator[Equation]:
        """A throw and what is added to it, with what they come to in the next sentence: `that makes 12`."""
        result = own[0]
        first, number = result.number.first, result.number
        last = [each for each in self.told if each.sentence == self.count - 1 and not each.number.weak]
        if number.bound or number.weak or len(last) != 2 or sum(each.is_thrown for each in last) != 1:
            return
        if not 0 < first <= _SHORT - 1 or " ".join(words[:first]) not in known.sums_to:
            return
        after = words[number.last + 1] if number.last + 1 < len(words) else "."
        if after not in _CLOSING or any(each.number.bound for each in last):
            return
        one, other = (each.value for each in last)
        if any(each not in last and not each.number.weak for each in self.told):
            return
        ways = {one - other, other - one}
        yield _equation(last, result, (one + other, *ways), f"{one} + {other}")

    # -------------------------------------------------------------------------------------------- so much up or down

    def _moved_by(self, words: Sequence[str], own: Sequence[_Entry], levels: Sequence[Number]) -> Iterator[Equation]:
        """`her fame rises by five to eleven`: what has been told of her fame, and five more."""
        marks = sum_words(self.language.name).marks(words)
        verbs = [mark for mark in marks if mark.role in ("raises", "lowers")]
        roles = {mark.last + 1: mark.role for mark in marks}
        moves = [each.value for each in own if roles.get(each.number.first) == "by"]
        self.moves += moves
        for step, result in pairwise(own) if verbs else ():
            one, other = step.number, result.number
            verb = next((mark for mark in reversed(verbs) if mark.last < one.first), None)
            between = words[one.last + 1 : other.first]
            if verb is None or one.first - verb.last > 2 or one.weak or one.bound or one.sign or other.sign:
                continue
            is_to = roles.get(other.first) == "to" or other.bound == "max"
            if roles.get(one.first) in ("from", "of") or not is_to or not 1 <= len(between) <= _BETWEEN:
                continue
            start = next((at + 1 for at in range(verb.first - 1, -1, -1) if words[at] in _ENDS | _PAUSES), 0)
            stems = [self.language.stems[word] for word in words[start : verb.first] if len(word) >= _TELLING]
            known = [value for stem in stems for value in sorted(self.named.get(stem, ()), reverse=True)]
            if known:
                sign = 1 if verb.role == "raises" else -1
                nearest = sorted((*levels, *known), key=lambda level: size(level + sign * one.value - other.value))
                once_more = [level + sign * one.value for level in nearest]
                others = [each for each in self.moves if each != one.value][-_DOUBTFUL:]
                right = (*once_more, *(way + move * more for way in once_more for more in others for move in (-1, 1)))
                written = f"{nearest[0]} {'+' if sign > 0 else '-'} {one.value}"
                yield _equation([step], result, right, written)

    # ---------------------------------------------------------------------------------------------- two sides of it

    def _against(self, words: Sequence[str], own: Sequence[_Entry], known: AccountWords) -> Iterator[Equation]:
        """`23 votes to 22`: of two totals one is what its side has been told to have, and the other is not."""
        for at in range(len(own) - 1):
            one, other = own[at].number, own[at + 1].number
            if not self._compares(words, one, other, known) or any(each.bound or each.sign for each in (one, other)):
                continue
            before = [*self.told, *own[:at]]
            if any(each.is_thrown or each.number.bound or each.number.sign or each.is_result for each in before):
                return
            items = _folded_entries([each for each in before if not each.number.weak])
            if 3 <= len(items) <= _MOST:
                yield from _sides(own[at], own[at + 1], items)
            return

    @staticmethod
    def _compares(words: Sequence[str], one: Quantity, other: Quantity, known: AccountWords) -> bool:
        between = words[one.last + 1 : other.first]
        if not 1 <= len(between) <= 2 or not all(word.isalpha() for word in between):
            return False
        if between[-1] in known.against:
            return True
        return between[-1] in known.to and one.first > 0 and words[one.first - 1] in known.by


def _sides(one: _Entry, other: _Entry, items: Sequence[_Entry]) -> Iterator[Equation]:
    """The total of the side that is not what its numbers come to, where the other side's is."""
    wrong = list[tuple[_Entry, Sequence[_Entry], list[Number]]]()
    for at in range(1, len(items)):
        left, right = _of_one_side(items[:at]), _of_one_side(items[at:])
        for first, second in ((one, other), (other, one)):
            if first.value in left and second.value in right:
                return
            if first.value == left[0]:
                wrong.append((second, items[at:], right))
            elif second.value == right[0]:
                wrong.append((first, items[:at], left))
    told = [each for each in wrong if len(each[1]) > 1 and size(each[2][0] - each[0].value) * 2 <= each[2][0]]
    if told and all(total is told[0][0] for total, _, _ in wrong):
        total, side, ways = told[0]
        written = " + ".join(f"2 × {each.value}" if each.is_of_both else str(each.value) for each in side)
        yield _equation(side, total, tuple(ways), written)


def _of_one_side(items: Sequence[_Entry]) -> list[Number]:
    """What some numbers come to, all of them first; each may stand for nothing, and one told of both for two."""
    full = sum((each.value * (2 if each.is_of_both else 1) for each in items), 0)
    choices = [(0, each.value, 2 * each.value) if each.is_of_both else (0, each.value) for each in items]
    return list(dict.fromkeys([full, *[sum(some, 0) for some in product(*choices)]]))


def _folded_entries(items: Sequence[_Entry]) -> list[_Entry]:
    """Numbers, those that are the total of all before them instead of these."""
    found = list[_Entry]()
    for each in items:
        start = _fold([one.value for one in found], each.value)
        found[start:] = [each]
    return found


def _folded(values: Sequence[Number]) -> list[Number]:
    found = list[Number]()
    for value in values:
        found[_fold(found, value) :] = [value]
    return found


def _fold(before: Sequence[Number], total: Number) -> int:
    """Where the numbers begin, two at least, that come to a total; the end where none do."""
    for start in range(len(before) - 2, -1, -1):
        if sum(before[start:], 0) == total:
            return start
    return len(before)


def _accounts(values: Sequence[Number]) -> Iterator[tuple[Number, str]]:
    """What is left of the first of some numbers, all of them or the last, when the others are taken from them, or some
    of them come to it."""
    begun, *later = values
    for signs in product((-1, 1), repeat=len(later)):
        way = begun + sum(sign * each for sign, each in zip(signs, later, strict=True))
        if way >= 0 and -1 in signs:
            written = [f" {'-' if sign < 0 else '+'} {each}" for sign, each in zip(signs, later, strict=True)]
            yield way, f"{begun}{''.join(written)}"
    for at in range(len(values) - 1, 0, -1):
        comes, goes = values[:at], values[at:]
        for some, others in product({tuple(comes), (comes[-1],)}, {tuple(goes), (goes[-1],)}):
            way = sum(some, 0) - sum(others, 0)
            if way >= 0:
                yield way, " + ".join(map(str, some)) + "".join(f" - {each}" for each in others)


def _plain_rests(before: Sequence[_Entry]) -> Iterator[Number]:
    """The differences of numbers that count one thing: what is left may be of these."""
    for one, other in combinations(before, 2):
        if one.noun == other.noun:
            yield one.value - other.value


def _choices(places: Sequence[int]) -> Iterator[frozenset[int]]:
    for length in range(len(places) + 1):
        for some in combinations(places, length):
            yield frozenset(some)


def _choices_of(values: Sequence[Number]) -> Iterator[tuple[Number, ...]]:
    for length in range(len(values), -1, -1):
        yield from combinations(values, length)


def _subsets(values: Sequence[Number], *, least: int) -> Iterator[Number]:
    for length in range(len(values), least - 1, -1):
        for some in combinations(values, length):
            yield sum(some, 0)


def _equation(items: Sequence[_Entry], result: _Entry, right: tuple[Number, ...], written: str) -> Equation:
    number = result.number
    places = [(each.start - result.start + each.number.start, each.start - result.start + each.number.end)
              for each in items]  # fmt: skip
    start = max(0, min(number.start, *[start for start, _ in places]))
    return Equation(
        "level", start, number.end, number.start, number.end, number.signed, tuple(dict.fromkeys(right)), written,
        told=tuple(places),
    )  # fmt: skip
