"""Rows of a table of the rules that sentences tell: `18 and more lowers it by 3; 11 to 15 changes nothing; 10 adds 1`.

The numbers of a passage are read in turn as a key, or as a key and its value. Where so many of them are those of one
column of a table that it can be no other, a key or a value among them that is off is a fault of the text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, pairwise

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.knowledge import once, sentences_of
from interpreter.rulebook.game.table_facts import Domain, Field, domains_of

Range = tuple[int | None, int | None]

_DASHES = frozenset("-–—")
_PARTING = frozenset(".;:?!")

_LEAST_NUMBERS = 3
"""How many numbers a sentence has at least that may tell a table."""

_MANY = 6
"""How many numbers a sentence has at least that may tell a table without a bound or a range."""

_SPACES = 2
"""How many spaces part a sentence from the next of its paragraph."""

_AHEAD = 10
"""How many words may stand between a key and its value."""

_SURE = 6
"""How much must speak for a table: two for a range or a bound that is a key of it, two for a value of the right key."""

_SURE_OF_ALL = 4
"""How much must speak for a table of which every row is told."""


@dataclass(frozen=True)
class Told:
    """A number of a passage as the key of a row: from one number to another, open where None; `ends` say it."""

    sentence: Sentence
    numbers: Range
    ends: tuple[Quantity | None, Quantity | None]

    @property
    def is_plain(self) -> bool:
        """Whether it is one number, which may as well be a value."""
        return self.ends[0] is self.ends[1]

    @property
    def first(self) -> Quantity:
        """The number that it begins with."""
        found = self.ends[0] or self.ends[1]
        assert found is not None
        return found

    @property
    def places(self) -> list[tuple[int, int]]:
        """Where its numbers stand in the book."""
        return [self.sentence.place(each) for each in dict.fromkeys(self.ends) if each is not None]


@dataclass(frozen=True)
class Row:
    """A told row. `key` is that of the rules, `told` that of the text, and `value` what the text has for it, if any."""

    key: Range
    told: Told
    value: Told | None
    right: int | None

    @property
    def has_right_key(self) -> bool:
        """Whether its key is that of the rules, or the first number of it."""
        return self.told.numbers == self.key or (self.told.is_plain and self.told.numbers[0] == self.key[0])

    @property
    def has_wrong_value(self) -> bool:
        """Whether the text has another value than the rules, with its sign or, as in `lowers it by 3`, without."""
        return self.value is not None and self.right is not None and not _is_value(self.value, self.right)

    @property
    def weight(self) -> int:
        """How much it speaks for its table."""
        if not self.has_right_key:
            return 0
        return 2 * (not self.told.is_plain) + 2 * (self.value is not None and not self.has_wrong_value)


@dataclass(frozen=True)
class ToldTable:
    """A column of a table of the rules with the rows that a passage tells of it, some of them wrongly."""

    domain: Domain
    field: Field
    rows: tuple[Row, ...]

    @property
    def weight(self) -> int:
        """How much speaks for it."""
        return sum(row.weight for row in self.rows)

    @property
    def wrong(self) -> list[Row]:
        """Its rows with a wrong key or value."""
        return [row for row in self.rows if not row.has_right_key or row.has_wrong_value]

    @cached_property
    def right_places(self) -> frozenset[tuple[int, int]]:
        """Where the numbers stand that are right as keys or values of it."""
        found: list[tuple[int, int]] = []
        for row in self.rows:
            if row.has_right_key:
                found += row.told.places
            if row.value is not None and not row.has_wrong_value:
                found += row.value.places
        return frozenset(found)


def told_tables(context: Context) -> list[ToldTable]:
    """The tables of the rules that passages of a book tell."""
    return once(context, "told_tables", lambda: list(_Reader(context).tables()))


def _is_value(told: Told, right: int | None) -> bool:
    """Whether a told number is a value, written with its sign or without one."""
    return told.numbers[0] in (right or 0, abs(right or 0))


class _Column:
    """A column of a table by numbers: its rows as the rules have them, and where neighbours of one value are one."""

    def __init__(self, domain: Domain, field: Field) -> None:
        self.domain, self.field = domain, field
        rows = [(key, field.values.get(key)) for key in domain.keys if not isinstance(key, str)]
        self.is_number = all(value is None or isinstance(value, int) for _, value in rows)
        merged = _merged(rows)
        # Of one outcome with and without a number that goes with it are told apart.
        parts = [
            _merged([(key, (value, not other.values.get(key))) for key, value in rows])
            for other in domain.fields if not self.is_number and other is not field
        ]  # fmt: skip
        self.merged = [key for key, _ in merged]
        self.values: Mapping[Range, int | None] = {
            key: value if isinstance(value, int) else None for key, value in (*rows, *merged, *chain(*parts))
        }
        self.closed_below = [key for key in self.values if key[0] is not None]
        self.by_opening: dict[tuple[bool, bool], list[Range]] = {}
        for key in self.values:
            self.by_opening.setdefault((key[0] is None, key[1] is None), []).append(key)
        all_keys = [*self.merged, *[key for key, _ in rows]]
        self.by_first: dict[int | None, Range] = {key[0]: key for key in reversed(all_keys) if key[0] is not None}

    def key_of(self, told: Told) -> Range | None:
        """The key that a told one is: the same range, or its first number."""
        if told.numbers in self.values:
            return told.numbers
        return self.by_first.get(told.numbers[0]) if told.is_plain else None

    def may_be_told(self, told: Sequence[Told]) -> bool:
        """Whether so many numbers are keys that a passage may tell it at all."""
        plain, ranges = self.by_first, self.values
        weight = 0
        for each in told:
            if each.ends[0] is each.ends[1]:
                weight += 2 * (self.is_number and each.numbers[0] in plain)
            elif each.numbers in ranges:
                weight += 2 + 2 * self.is_number
        return weight >= _SURE_OF_ALL

    def meant(self, told: Told, value: Told | None) -> Range | None:
        """The key that is meant by one that is off: of the value told beside it, or with one end that is right."""
        low, high = told.numbers
        # One number may stand for the range that it begins; others are open where their key is.
        alike = self.closed_below if told.is_plain else self.by_opening.get((low is None, high is None), ())
        if value is not None and (low if low is not None else high) is not None:
            written = value.numbers[0]
            found = [key for key in alike if (right := self.values[key]) is not None and written in (right, abs(right))]
            if found:
                return min(found, key=lambda key: _way(key, told.numbers))
        if told.is_plain:
            return None
        near = [key for key in alike if None in key or key[0] == low or key[1] == high]
        return min(near, key=lambda key: _way(key, told.numbers)) if near else None


def _merged(rows: Sequence[tuple[Range, object]]) -> list[tuple[Range, object]]:
    """Rows of which those of one value that follow one another are one."""
    found: list[tuple[Range, object]] = []
    for key, value in rows:
        if found and found[-1][1] == value:
            found[-1] = ((found[-1][0][0], key[1]), value)
        else:
            found.append((key, value))
    return found


def _way(one: Range, other: Range) -> int:
    return sum(abs(here - there) for here, there in zip(one, other, strict=True) if None not in (here, there))  # type: ignore[operator]


class _Reader:
    def __init__(self, context: Context) -> None:
        assert context.facts is not None
        self.sentences = sentences_of(context)
        known = language(context.language).sections
        self.up_to = frozenset(known["to"])
        self.choosing, self.both = frozenset(known["or"]), frozenset(known["and"])
        self.joining = self.choosing | self.both
        self.columns = [
            _Column(domain, each) for domain in domains_of(context.facts) if domain.ranged for each in domain.fields
        ]
        self.columns = [each for each in self.columns if len(each.merged) >= _LEAST_NUMBERS]

    def tables(self) -> Iterator[ToldTable]:
        if not self.columns:
            return
        known: dict[tuple[int, int], tuple[Sentence, ToldTable | None]] = {}
        for sentence, following in pairwise([*self.sentences.stating(), None]):
            if sentence is None or len(sentence.quantities) < _LEAST_NUMBERS or sentence.in_example:
                continue
            if following is not None and not _is_next(sentence, following):
                following = None
            if not _may_tell(sentence.quantities):
                continue
            # The same words tell the same when they are said again.
            said = id(sentence.said), 0 if following is None else id(following.said)
            if said in known:
                first, table = known[said]
                if table is not None:
                    yield _said_again(table, first, sentence, following or sentence)
                continue
            found = self._tables_of(sentence, following)
            best = max(found, key=lambda each: (each.weight, -len(each.wrong)), default=None)
            known[said] = sentence, best
            if best is not None:
                yield best

    def _tables_of(self, sentence: Sentence, following: Sentence | None) -> list[ToldTable]:
        """What a sentence tells of tables, with the next one of its paragraph."""
        found = list[ToldTable]()
        for joining in (self.choosing, self.joining) if self._has_pairs(sentence) else (self.choosing,):
            told = self._told(sentence, joining)
            if following is not None:
                told += self._told(following, joining)
            columns = [column for column in self.columns if column.may_be_told(told)]
            parted = [self._are_parted(*each) for each in pairwise(told)] if columns else []
            found += [table for column in columns for table in self._of(column, told, parted)]
        return found

    def _has_pairs(self, sentence: Sentence) -> bool:
        """Whether two numbers that follow one another are joined by `and`: one row for both, or two rows."""
        text = self.sentences.text(sentence)
        return any(
            abs(one.value - other.value) == 1 and text[one.end : other.start].strip().lower() in self.both
            for one, other in pairwise(sentence.quantities)
        )

    def _told(self, sentence: Sentence, joining: frozenset[str]) -> list[Told]:
        """The numbers of a sentence, with those of a range together, or of a pair with one of some words between."""
        text = self.sentences.text(sentence)
        numbers = [each for each in sentence.quantities if each.kind == "number" and each.value.denominator == 1]
        found: list[Told] = []
        at = 0
        while at < len(numbers):
            here = numbers[at]
            after = numbers[at + 1] if at + 1 < len(numbers) else None
            if after is not None and self._is_range(text, here, after, joining):
                low, high = sorted((here, after), key=lambda each: each.signed)
                found.append(Told(sentence, (int(low.signed), int(high.signed)), (low, high)))
                at += 2
                continue
            value = int(here.signed)
            numbers_of = {
                "min": (value, None), "more": (value + 1, None), "max": (None, value), "less": (None, value - 1),
            }.get(here.bound, (value, value))  # fmt: skip
            ends = (here if numbers_of[0] is not None else None, here if numbers_of[1] is not None else None)
            found.append(Told(sentence, numbers_of, ends))
            at += 1
        return found

    def _is_range(self, text: str, first: Quantity, last: Quantity, joining: frozenset[str]) -> bool:
        """Whether two numbers are the ends of a range: `11 to 15`, `11–15`, `3 or 4`, `4 to 1`."""
        if last.first - first.last != 2 or first.bound in ("max", "less") or first.value == last.value:
            return False
        between = text[first.end : last.start].strip().lower()
        if first.value > last.value:
            return between in self.up_to or (between in joining and first.value == last.value + 1)
        is_pair = between in joining and (between in self.choosing or last.value == first.value + 1)
        return between in _DASHES or between in self.up_to or is_pair

    def _of(self, column: _Column, told: Sequence[Told], parted: Sequence[bool]) -> Iterator[ToldTable]:
        """What a passage tells of a column, if it is sure that it tells it; `parted` says of each number whether a sign
        parts it from the next."""
        at, rows = 0, list[Row]()
        while at <= len(told):
            found = self._row(column, told, parted, at) if at < len(told) else None
            if found is None or (rows and not _go_on(rows, found)):
                if (table := _sure(column, rows)) is not None:
                    yield table
                at += found is None and not rows
                rows = []
                if at == len(told):
                    return
                continue
            rows.append(found)
            at += 1 if found.value is None else 2

    def _row(self, column: _Column, told: Sequence[Told], parted: Sequence[bool], at: int) -> Row | None:
        """The row that is told from a number on."""
        here = told[at]
        if here.first.weak:
            return None
        key = column.key_of(here)
        value = told[at + 1] if at + 1 < len(told) and column.is_number else None
        if value is not None and (parted[at] or not value.is_plain):
            value = None
        if key is None:
            key = column.meant(here, value) or self._between(column, told, at)
            if key is None:
                return None
            right = column.values[key]
            return Row(key, here, value if value is not None and _is_value(value, right) else None, right)
        right = column.values[key]
        row = Row(key, here, value, right)
        if value is not None and row.has_wrong_value and (value.first.weak or self._row_is_right(column, told, at + 1)):
            return Row(key, here, None, right)
        return row

    def _between(self, column: _Column, told: Sequence[Told], at: int) -> Range | None:
        """The key of the one row between those that are told right before and behind a range."""
        if not 0 < at < len(told) - 1 or told[at].is_plain:
            return None
        places = [column.merged.index(each.numbers) if each.numbers in column.merged else None
                  for each in (told[at - 1], told[at + 1])]  # fmt: skip
        if None in places or abs(places[0] - places[1]) != 2:  # type: ignore[operator]
            return None
        key = column.merged[min(places) + 1]  # type: ignore[type-var,operator]
        low, high = told[at].numbers
        return key if [each is None for each in key] == [low is None, high is None] else None

    def _row_is_right(self, column: _Column, told: Sequence[Told], at: int) -> bool:
        """Whether a number is a key with its value right behind it."""
        key = column.key_of(told[at])
        if key is None or at + 1 == len(told):
            return False
        return told[at + 1].is_plain and _is_value(told[at + 1], column.values[key])

    def _are_parted(self, key: Told, value: Told) -> bool:
        """Whether a sign between two numbers parts them."""
        if key.sentence is not value.sentence:
            return True
        last = max((each for each in key.ends if each is not None), key=lambda each: each.end)
        if value.first.first - last.last > _AHEAD:
            return True
        end = last.end
        return not _PARTING.isdisjoint(self.sentences.text(key.sentence)[end : value.first.start])


def _said_again(table: ToldTable, first: Sentence, sentence: Sentence, following: Sentence) -> ToldTable:
    """What a sentence and the next one tell that have the words of others, of which one was the first."""

    def moved(told: Told) -> Told:
        return replace(told, sentence=sentence if told.sentence is first else following)

    rows = [
        replace(row, told=moved(row.told), value=None if row.value is None else moved(row.value)) for row in table.rows
    ]
    return replace(table, rows=tuple(rows))


def _may_tell(numbers: Sequence[Quantity]) -> bool:
    """Whether a sentence has a bound or a range among its numbers, or so many that they may be keys and values."""
    return len(numbers) >= _MANY or any(
        one.bound or two.bound or two.first - one.last == 2 for one, two in pairwise(numbers)
    )


def _is_next(sentence: Sentence, following: Sentence) -> bool:
    """Whether a sentence goes on in the paragraph of the one before."""
    return (
        following.section is sentence.section and not following.in_example
        and following.start - sentence.end <= _SPACES
    )  # fmt: skip


def _go_on(rows: Sequence[Row], row: Row) -> bool:
    """Whether a row goes on in the order of those before."""
    firsts = [_place(each.key) for each in (*rows[-2:], row)]
    steps = [there - here for here, there in pairwise(firsts)]
    return all(step > 0 for step in steps) or all(step < 0 for step in steps)


def _place(key: Range) -> float:
    if key[0] is None:
        return float("-inf") if key[1] is None else key[1] - 0.5
    return key[0]


def _sure(column: _Column, rows: Sequence[Row]) -> ToldTable | None:
    """A table, if enough speaks for it: that rows at its ends which are off are none of it."""
    table = ToldTable(column.domain, column.field, tuple(rows))
    if len(rows) < 3 or 2 * len(table.wrong) > len(rows):
        return None
    told = sorted(_place(row.key) for row in rows if not row.told.is_plain)
    least = _SURE_OF_ALL if told == sorted(map(_place, column.merged)) else _SURE
    return table if table.weight >= least else None
