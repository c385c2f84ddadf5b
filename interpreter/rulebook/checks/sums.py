"""Sums told in words: `4 plus 12 ships, a total of 16`; `half of nine, rounded up, five`; `raising it to 9`.

Told sums are found by a small grammar of numbers, what stands between them, and words that announce a result. It is
strict: a number that cannot be placed ends the reckoning, for many sentences list numbers without adding them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil, floor

from interpreter.rulebook.book.exact import Number, size
from interpreter.rulebook.book.language import Language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checks.equations import Equation, sum_in_brackets
from interpreter.rulebook.checks.sum_words import ADDING, SUBTRACTING, TOTALS, Mark, sum_words

_ENDS = frozenset(".;?!:")
_MINUS = frozenset("-–−—")
_OPERATORS = frozenset("+-–−x×х*/")
_REST = frozenset({"or", "not", "bound", "dice", "parted", "other"})
_FAR = 14
_NEAR = 9
_SHORT = 4


@dataclass
class _Chain:
    """A reckoning under way."""

    terms: list[tuple[str, Quantity]]
    is_plain: bool = True
    """All operators are words like plus and minus."""
    is_list: bool = True
    """All operators are commas and `and`."""
    loose: list[Quantity] = field(default_factory=list)
    """Operands that only a comma or `and` joins."""
    before: Number = 0
    """The sum of numbers that only a comma or `and` joins to the first term: they may belong to it or not."""

    @property
    def value(self) -> Number:
        return sum((quantity.signed if sign == "+" else -quantity.signed for sign, quantity in self.terms), 0)


class Sums:
    """The sums that one sentence tells in words."""

    def __init__(self, tokens: Tokens, quantities: Sequence[Quantity], language: Language) -> None:
        self.tokens = tokens
        self.words = tokens.words
        self.language = language
        self.all = [each for each in quantities if not self._is_aside(each)]
        self.numbers = [each for each in self.all if not each.weak]
        signs = {each.first - 1 for each in quantities if each.sign}
        self.marks = [mark for mark in sum_words(language.name).marks(self.words) if mark.first not in signs]
        self._firsts = [mark.first for mark in self.marks]

    def _is_aside(self, quantity: Quantity) -> bool:
        """Whether a number is none of the sentence's own: a reference or an ordinal in brackets."""
        is_bracketed = self._word(quantity.first - 1) == "(" and self._word(quantity.last + 1) == ")"
        return quantity.kind == "reference" and is_bracketed

    def equations(self) -> Iterator[Equation]:
        """All sums of the sentence."""
        yield from self._beside()
        told = list(self._chains())
        yield from told
        yield from self._parts()
        if not told:
            yield from self._counted()

    # ------------------------------------------------------------------------------------------------------ chains

    def _chains(self) -> Iterator[Equation]:
        chain: _Chain | None = None
        for one, other in pairwise(self.numbers):
            if not self._is_operand(one) or not self._is_operand(other):
                chain = None
                continue
            sign, is_plain, is_list = self._operator(one, other, chain)
            if sign:
                if chain is not None and chain.is_list and not is_list and len(chain.terms) > 1:
                    chain = _Chain([("+", one)], before=chain.value - one.signed)
                chain = chain or self._begin(one, sign, is_plain and not is_list)
                if chain is not None:
                    self._go_on(chain, sign, other, is_plain, is_list)
                continue
            if chain is not None and len(chain.terms) > 1 and self._is_result(chain, other):
                yield self._told(chain, other)
                chain = _Chain([("+", other)])
                continue
            chain = None

    def _is_operand(self, quantity: Quantity) -> bool:
        is_bound = bool(quantity.bound) and not (quantity.bound == "min" and self._word(quantity.last + 1) == "+")
        text, start, end = self.tokens.text, quantity.start, quantity.end
        is_whole = not text[start - 1 : start].isalnum() if start else True
        is_whole = is_whole and not (text[end : end + 1] == "," and text[end + 1 : end + 2].isdecimal())
        return quantity.kind == "number" and not is_bound and is_whole

    def _begin(self, first: Quantity, sign: str, is_plain: bool) -> _Chain | None:
        """A chain from a number on, unless something stands before it that should be part of it."""
        near = self._operator_before(first)
        roles = {mark.role for mark in self._marks(max(0, first.first - 5), first.first - 1)}
        if "parted" in roles or ("other" in roles and not is_plain):
            return None  # part of a total, or a case: `each 4 of these add 1`
        if near and (near not in ("add_before", "subtract_before") or sign != near[:3]):
            return None
        return _Chain([("+", first)])

    def _go_on(self, chain: _Chain, sign: str, other: Quantity, is_plain: bool, is_list: bool) -> None:
        if sign == "sub" and self._is_turned(chain):
            chain.terms = [("-", chain.terms[0][1]), ("+", other)]
        else:
            chain.terms.append(("-" if sign == "sub" else "+", other))
        chain.is_plain = chain.is_plain and is_plain
        chain.is_list = chain.is_list and is_list
        if is_list:
            chain.loose.append(other)

    def _is_turned(self, chain: _Chain) -> bool:
        """`subtracting 3 from 10`: the first number is taken from the second."""
        return len(chain.terms) == 1 and self._operator_before(chain.terms[0][1]) == "subtract_before"

    def _operator_before(self, first: Quantity) -> str:
        """The role of the operator that stands shortly before a number, "" when there is none."""
        roles = [mark.role for mark in self._marks(max(0, first.first - 5), first.first - 1)]
        found = [role for role in roles if role in ADDING | SUBTRACTING]
        return found[-1] if found else ""

    def _operator(self, one: Quantity, other: Quantity, chain: _Chain | None) -> tuple[str, bool, bool]:
        """The operator between two numbers, "" where there is none; whether it is a plain one; whether only a comma."""
        first, last = one.last + 1, other.first - (2 if other.sign else 1)
        length = last - first + 1
        inside = self.words[first : last + 1]
        marks = self._marks(first, last)
        roles = [mark.role for mark in marks]
        if length > _NEAR or not _ENDS.isdisjoint(inside) or not _REST.isdisjoint(roles):
            return "", False, False
        if other.sign and not inside:
            return "add", True, False
        if not _MINUS.isdisjoint(inside):
            return "", False, False
        operators = [mark for mark in marks if mark.role in ADDING | SUBTRACTING]
        if not TOTALS.isdisjoint(roles) or ("is" in roles and not operators) or "raises" in roles or "lowers" in roles:
            # A word such as `sumando` both adds and announces a sum: beside its number it adds.
            return "", False, False
        if len(operators) == 1:
            role = operators[0].role
            sign = "add" if role in ADDING else "sub"
            if sign == "sub" and other.sign:
                return "", False, False
            return sign, role in ("add", "subtract"), False
        if operators:
            return "", False, False
        return self._prefixed(one, other, marks) or self._listed(chain, inside, roles)

    def _prefixed(self, one: Quantity, other: Quantity, marks: Sequence[Mark]) -> tuple[str, bool, bool] | None:
        """`adding 4 to 12`, `subtracting 3 from 10`: the operator stands before both numbers."""
        before = self._operator_before(one)
        if before not in ("add_before", "subtract_before"):
            return None
        wanted = ("to", "and") if before == "add_before" else ("from", "to", "of")
        joins = [mark for mark in marks if mark.role in wanted and other.first - mark.last <= 4]
        return (before[:3], False, False) if joins else None

    def _listed(self, chain: _Chain | None, inside: Sequence[str], roles: Sequence[str]) -> tuple[str, bool, bool]:
        """A comma or `and` alone adds where a total follows."""
        joins = inside.count(",") + roles.count("and")
        return ("add", True, True) if joins == 1 and len(inside) <= 4 and "is" not in roles else ("", False, False)

    def _is_result(self, chain: _Chain, result: Quantity) -> bool:
        """Whether a number is announced as the result of the chain before it."""
        last_term = chain.terms[-1][1]
        first, last = last_term.last + 1, result.first - (2 if result.sign else 1)
        inside, marks = self.words[first : last + 1], self._marks(first, last)
        roles = {mark.role for mark in marks}
        if len(inside) > _FAR or not roles.isdisjoint(_REST | ADDING | SUBTRACTING):
            return False
        if not {".", ";", "?", "!"}.isdisjoint(inside):
            return False
        if inside[-1:] == ["("] and self._word(result.last + 1) == ")":
            return chain.is_plain and not chain.loose and len(inside) <= 3
        announced = [mark for mark in marks if mark.role in TOTALS]
        if announced and last - announced[-1].last <= 2:
            between = self.words[announced[-1].last + 1 : last + 1]
            joined = [
                mark for mark in marks
                if (mark.role == "and" and announced[0].first - mark.last > 3)
                or (mark.role == "is" and announced[0].first - mark.last > 1)
            ]  # fmt: skip
            if joined or ":" in inside[:-3]:
                return False
            if chain.is_list and (self._has_subject(first, announced[0].first) or self._is_repeated(chain, announced)):
                return False
            if inside[announced[-1].first - first] == "=" and self._is_exchange(chain, result):
                return False
            return not chain.is_list or ("=" not in inside and self._is_of_one_kind(chain, between))
        plain = [mark for mark in marks if mark.role == "is"]
        return (
            bool(plain) and not announced and chain.is_plain and not chain.is_list and not chain.loose
            and len(inside) <= 4 and last - plain[-1].last <= 1 and "and" not in roles
        )  # fmt: skip

    def _has_subject(self, first: int, last: int) -> bool:
        """Whether a clause before a total speaks of something of its own: `level 3, their fame equals 1`."""
        comma = max((at for at in range(first, last) if self.words[at] == ","), default=last)
        told = {at for mark in self._marks(comma, last) for at in range(mark.first, mark.last + 1)}
        return any(
            self.words[at].isalpha() and len(self.words[at]) > _SHORT and at not in told
            for at in range(comma + 1, last)
        )  # fmt: skip

    def _is_repeated(self, chain: _Chain, announced: Sequence[Mark]) -> bool:
        """Whether the words of a total stand before the list too: `ten give 1, fifty give 7`."""
        return self.words[announced[-1].first] in self.words[: chain.terms[0][1].first]

    def _is_exchange(self, chain: _Chain, result: Quantity) -> bool:
        """`2 wood + 1 ore = 1 ship`, `level 2 + level 2 = level 3`: what is given for other things, and no sum."""
        labels = {self._word(quantity.first - 1) for _, quantity in chain.terms}
        if self._word(result.first - 1).isalpha() and self._word(result.first - 1) in labels:
            return True
        nouns, noun = {self._noun(quantity) for _, quantity in chain.terms}, self._noun(result)
        return bool(noun) and noun not in nouns and "" not in nouns and result.signed != chain.value

    def _is_of_one_kind(self, chain: _Chain, between: Sequence[str]) -> bool:
        """Whether a mere list counts one kind of thing: the same noun after each number, or after none but the last."""
        nouns = {self._noun(quantity) for _, quantity in chain.terms}
        return len(nouns) == 1 and not any(word.isalpha() and len(word) > 3 for word in between[1:])

    def _noun(self, quantity: Quantity) -> str:
        at = quantity.last + 1
        word = self._word(at)
        is_noun = word[:1].isalpha() and all(mark.first != at for mark in self.marks)
        return self.language.stems[word] if is_noun else ""

    def _told(self, chain: _Chain, result: Quantity) -> Equation:
        value, stated = chain.value, result.signed
        accepted = [value, value + chain.before]
        if len(chain.terms) == 2 and not chain.is_plain:
            # `theirs is 8, and our 16 are subtracted, total 8`: meant the other way round.
            accepted.append(-value)
        if not chain.is_list:
            # Things of unequal weight stand in a list without a word on it: four that count double.
            accepted += [value + times * each.signed for each in chain.loose for times in (-1, 1, 2)]
            accepted.append(value - sum(each.signed for each in chain.loose))
        if chain.is_list:
            accepted += self._products(result)
        distinct = tuple(dict.fromkeys(accepted))
        first = min(quantity.start for _, quantity in chain.terms)
        return Equation("words", first, result.end, result.start, result.end, stated, distinct, _written(chain.terms))

    def _products(self, result: Quantity) -> list[Number]:
        """The products of two numbers of the sentence: a total may be told of so many times so much."""
        values = [each.value for each in self.numbers if each.kind == "number" and each is not result][:12]
        return [one * other for at, one in enumerate(values) for other in values[at + 1 :]]

    # -------------------------------------------------------------------------------------------- of the same kind

    def _counted(self) -> Iterator[Equation]:
        """`twelve coins for these, ..., two coins for that one, for a total of 14`: what counts the same thing."""
        for at, result in enumerate(self.numbers):
            marks = [mark for mark in self._marks(max(0, result.first - 8), result.first - 1) if mark.role == "in_all"]
            if at < 2 or not marks or result.first - marks[-1].last > 2 or not self._is_operand(result):
                continue
            noun = self._noun(result)
            before = self.numbers[:at]
            kinds = {self._noun(each) for each in before}
            counted = noun if noun and noun in kinds else self._noun(before[-1])
            items = [each for each in before if self._noun(each) == counted]
            roles = {mark.role for mark in self._marks(items[0].first, result.first - 1)} if items else set()
            if len(items) < 2 or not counted or not all(map(self._is_operand, items)):
                continue
            if noun not in ("", counted) or not roles.isdisjoint(SUBTRACTING | {"or", "parted", "dice"}):
                continue
            terms = [("+", each) for each in items]
            value = sum((each.signed for each in items), 0)
            right = (value, *self._products(result))
            yield Equation(
                "words", items[0].start, result.end, result.start, result.end, result.signed, right, _written(terms)
            )

    # ------------------------------------------------------------------------------------------- sums in brackets

    def _beside(self) -> Iterator[Equation]:
        """`a total of 18 (4+6+8)`: the number before the brackets is their sum."""
        if "(" not in self.words:
            return
        for start, end, value, inside in sum_in_brackets(self.tokens.text):
            before = [each for each in self.numbers if each.end <= start]
            # It is more than a sum: `(5 + 2) × 2`.
            goes_on = self.tokens.text[end : end + 3].lstrip()[:1] in _OPERATORS
            if not before or goes_on or not self._is_operand(before[-1]):
                continue
            near = before[-1]
            between = [at for at in range(near.last + 1, len(self.words)) if self.tokens.starts[at] < start]
            if len(between) <= 3 and all(self.words[at].isalpha() for at in between):
                yield Equation("beside", near.start, end, near.start, near.end, near.signed, (value,), inside)
        yield from self._signed_items()

    def _signed_items(self) -> Iterator[Equation]:
        """`the modifier is +4 (+1 for this and +3 for that)`: the signed numbers in brackets add up."""
        for one, other in pairwise(self.numbers):
            if not one.sign or not other.sign or one.kind != "number" or self._word(other.first - 2) != "(":
                continue
            if other.first - 2 - one.last > 3:
                continue
            close = next((at for at in range(other.last, len(self.words)) if self.words[at] == ")"), 0)
            items = [each for each in self.numbers if each.sign and other.first <= each.first < close]
            inside = {mark.role for mark in self._marks(other.first, close)}
            if len(items) < 2 or not inside.isdisjoint(_REST - {"other"}) or "and" not in inside:
                continue
            if one.signed < max(each.signed for each in items):
                continue  # alternatives: `+2 (+3 for some and +4 for others)`
            value = sum((each.signed for each in items), 0)
            computed = _written([("+", each) for each in items])
            yield Equation("beside", one.start, items[-1].end, one.start, one.end, one.signed, (value,), computed)

    # ------------------------------------------------------------------------------------------------------- parts

    def _parts(self) -> Iterator[Equation]:
        numbers = self.numbers
        for at, part in enumerate(numbers):
            if part.kind != "fraction" or self._operator_before(part):
                continue
            if at + 2 < len(numbers) and self._is_whole_of(part, numbers[at + 1]):
                whole, result = numbers[at + 1], numbers[at + 2]
                is_told = self._announces_part(whole, result)
            elif at and at + 1 < len(numbers) and self._is_whole_before(numbers[at - 1], part):
                whole, result = numbers[at - 1], numbers[at + 1]
                is_told = self._announces_part(part, result)
            else:
                continue
            if is_told and self._is_operand(whole) and self._is_operand(result) and not result.sign:
                yield self._part(part, whole, result)

    def _is_whole_of(self, part: Quantity, whole: Quantity) -> bool:
        first, last = part.last + 1, whole.first - 1
        inside = self.words[first : last + 1]
        roles = {mark.role for mark in self._marks(first, last)}
        return len(inside) <= 3 and all(word.isalpha() for word in inside) and roles <= {"of", "from"}

    def _is_whole_before(self, whole: Quantity, part: Quantity) -> bool:
        """`nine units, half of them rounded up, five`."""
        inside = self.words[whole.last + 1 : part.first]
        roles = {mark.role for mark in self._marks(whole.last + 1, part.first - 1)}
        is_near = 1 <= len(inside) <= 5 and inside.count(",") == 1
        return is_near and roles <= {"of", "from"} and self._rounding(part) != ""

    def _announces_part(self, before: Quantity, result: Quantity) -> bool:
        first, last = before.last + 1, result.first - 1
        inside = self.words[first : last + 1]
        marks = self._marks(first, last)
        roles = {mark.role for mark in marks}
        if len(inside) > _NEAR + 3 or not roles <= {"up", "down", "is", *TOTALS, "of", "from", "to", "and", "by"}:
            return False
        if not {".", ";", "?", "!"}.isdisjoint(inside):
            return False
        near = inside[-2:]
        rounded = [mark for mark in marks if mark.role in ("up", "down")]
        if rounded and result.first - rounded[-1].last <= 3:
            return "," in near or ")" in near or not _MINUS.isdisjoint(near) or bool(roles & {"is", *TOTALS})
        if near[-1:] == ["("]:
            return self._word(result.last + 1) == ")"
        told = [mark for mark in marks if mark.role in ("is", *TOTALS) and result.first - mark.last <= 2]
        return bool(told) or near[-1:] == [":"] or (bool(near) and near[-1] in _MINUS and len(inside) <= 5)

    def _rounding(self, part: Quantity) -> str:
        if part.rounding:
            return part.rounding
        found = {mark.role for mark in self.marks if mark.role in ("up", "down")}
        return found.pop() if len(found) == 1 else ""

    def _part(self, part: Quantity, whole: Quantity, result: Quantity) -> Equation:
        exact = whole.signed * part.value
        rounding = self._rounding(part)
        right: tuple[Number, ...] = (exact,)
        if exact.denominator > 1:
            up, down = ceil(exact), floor(exact)
            right = (up,) if rounding == "up" else (down,) if rounding == "down" else (up, down)
        written = f"{_number(whole.signed)} × {_number(part.value)}"
        if exact.denominator > 1:
            written += f" = {_decimal(exact)}"
        start = min(part.start, whole.start)
        return Equation("part", start, result.end, result.start, result.end, result.signed, right, written)

    # ------------------------------------------------------------------------------------------------------ shared

    def _marks(self, first: int, last: int) -> list[Mark]:
        return self.marks[bisect_left(self._firsts, first) : bisect_right(self._firsts, last)]

    def _word(self, at: int) -> str:
        return self.words[at] if 0 <= at < len(self.words) else ""


def _written(terms: Sequence[tuple[str, Quantity]]) -> str:
    pieces: list[str] = []
    for sign, quantity in terms:
        value = quantity.signed if sign == "+" else -quantity.signed
        if not pieces:
            pieces.append(_number(value))
        else:
            pieces.append(f"{'-' if value < 0 else '+'} {_number(size(value))}")
    return " ".join(pieces)


def _number(value: Number) -> str:
    return str(value)


def _decimal(value: Number) -> str:
    return f"{float(value):g}"
