"""Which facts of a game the columns of a table tell: by the names of its rows, by its head, and by what agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from interpreter.rulebook.game.table_facts import Domain, Field, Key, Value

LEAST = 3
"""How many rows must be comparable where the head of a column says nothing."""

SURE = 5
"""How many rows must agree where numbers alone tell that they mean a table of the rules."""


Rights = Mapping[int, Value]
"""The right values of a column by row."""


class Reading(NamedTuple):
    """What one cell says: a number, several, or the things it may name. `plus`: the number is written with a plus."""

    value: int | tuple[int, ...] | frozenset[str]
    start: int
    end: int
    plus: bool = False


@dataclass(frozen=True)
class Slot:
    """What the cells of a column say at one place, by row: its first number, its second, the thing it names."""

    column: int
    place: str
    readings: Mapping[int, Reading]

    @property
    def kind(self) -> type:
        """Of what kind the values are which its cells say: one number, several, or a thing by its name."""
        value = next(iter(self.readings.values())).value
        return str if isinstance(value, frozenset) else type(value)

    @property
    def values(self) -> frozenset[object]:
        """The values of its cells."""
        return frozenset([each.value for each in self.readings.values()])


class Evidence(NamedTuple):
    """How the words of a table speak for a field: in the head of the column, or somewhere around it.

    `stated`: a row and the head of the column together name all that a statement of the game is about.
    """

    head: bool
    around: bool
    stated: bool = False


class Said(NamedTuple):
    """The words of a column's head, these and all around the table, and the concepts that the head names; beside them
    the words of each field of a domain, and those of the domain."""

    head: frozenset[str]
    around: frozenset[str]
    named: frozenset[str]
    fields: Sequence[frozenset[str]]
    domain: frozenset[str]

    def of(self, at: int, *, stated: bool) -> Evidence:
        """What speaks for a field."""
        own = self.fields[at]
        is_around = not self.around.isdisjoint(own) or not self.around.isdisjoint(self.domain)
        return Evidence(not self.head.isdisjoint(own), is_around, stated)


@dataclass(frozen=True)
class Candidate:
    """A field that a slot may tell. `factor` is -1 where the table writes its numbers with the other sign."""

    slot: Slot
    field: Field
    domain: Domain
    keys: Mapping[int, Key]
    factor: int
    agreeing: frozenset[int]
    differing: frozenset[int]
    head: bool

    @property
    def rows(self) -> frozenset[int]:
        """The rows that can be held against it."""
        return self.agreeing | self.differing

    @property
    def rank(self) -> tuple[bool, bool, float, int]:
        """How good it is."""
        return len(self.rows) > 1, self.head, len(self.agreeing) / len(self.rows), len(self.agreeing)


@dataclass(frozen=True)
class Match:
    """The columns of a table that tell facts, each with its field; `rivals` are as good for their slots."""

    key_column: int
    columns: tuple[Candidate, ...]
    rivals: Mapping[int, Sequence[Candidate]] = field(default_factory=dict)

    @property
    def agreeing(self) -> int:
        """How many cells agree with the facts."""
        return sum(len(each.agreeing) for each in self.columns)

    @property
    def is_firm(self) -> bool:
        """Whether a column agrees in more than one row."""
        return any(len(each.agreeing) > 1 for each in self.columns)

    def is_certain(self, column: int, row: int) -> bool:
        """Whether no other field, as good for the column, has what stands in a row."""
        return not any(row in each.agreeing for each in self.rivals.get(column, ()))


def expected(each: Field, key: Key) -> Value | None:
    """The value of a field for a key; for a range the value that all of it has."""
    if isinstance(key, str) or key in each.values:
        return each.values.get(key)
    found = {value for other, value in each.values.items() if not isinstance(other, str) and _meet(key, other)}
    return next(iter(found)) if len(found) == 1 else None


def _meet(one: tuple[int | None, int | None], other: tuple[int | None, int | None]) -> bool:
    return (one[0] is None or other[1] is None or one[0] <= other[1]) and (
        other[0] is None or one[1] is None or other[0] <= one[1]
    )


def candidates(
    slot: Slot, keys: Mapping[int, Key], domain: Domain, said: Said, right: dict[int, Rights]
) -> Iterator[Candidate]:
    """The fields of a domain that a slot may tell. `right` gets the values of those that are looked at, by row."""
    kind, written = slot.kind, slot.values
    for at, each in enumerate(domain.fields):
        kinds, values, turned = each.range
        if kind not in kinds:
            continue
        # Nothing can agree with a field that has none of the values.
        may_agree = kind is str or not written.isdisjoint(values)
        may_turn = kind is int and not written.isdisjoint(turned)
        stated = not domain.name and each.concepts <= said.named
        if not may_agree and not may_turn and not stated:
            continue
        if at not in right:
            right[at] = rights_of(each, keys)
        for factor in (1, -1) if may_turn else (1,):
            agreeing, differing = _compared(slot, right[at], factor)
            if not agreeing and not stated:
                continue
            evidence = said.of(at, stated=stated)
            found = Candidate(slot, each, domain, keys, factor, agreeing, differing, evidence.head)
            if _is_good(found, evidence):
                yield found
                break


def rights_of(each: Field, keys: Mapping[int, Key]) -> Rights:
    """The values that a field has in the rows of a table."""
    return {row: value for row, key in keys.items() if (value := expected(each, key)) is not None}


def _compared(slot: Slot, rights: Rights, factor: int) -> tuple[frozenset[int], frozenset[int]]:
    agreeing: set[int] = set()
    differing: set[int] = set()
    for row, reading in slot.readings.items():
        right = rights.get(row)
        if right is None:
            continue
        agrees = _agrees(reading.value, right, factor)
        if agrees is not None:
            (agreeing if agrees else differing).add(row)
    return frozenset(agreeing), frozenset(differing)


def _agrees(written: int | tuple[int, ...] | frozenset[str], right: Value, factor: int) -> bool | None:
    """Whether a cell says the right value; None when it says something of another kind."""
    if isinstance(written, frozenset):
        if not isinstance(right, str) or factor < 0:
            return None
        kind = right.partition("-")[0]
        alike = [each for each in written if each == right or ("-" in right and each.partition("-")[0] == kind)]
        return right in alike if alike else None
    if isinstance(written, tuple):
        return written == right if isinstance(right, tuple) and right and factor > 0 else None
    if not isinstance(right, int) or (factor < 0 and not written):
        return None if not isinstance(right, int) else right == 0
    return written == factor * right


def _is_good(found: Candidate, evidence: Evidence) -> bool:
    agree, both = len(found.agreeing), len(found.agreeing) + len(found.differing)
    if evidence.stated and both:
        return agree * 2 >= both or both == 1
    if both < 2 or agree < 2:
        return False
    if found.head and agree * 2 >= both:
        return True
    if both < LEAST or agree * 3 < both * 2:
        return False
    if found.field.constant:
        return agree > LEAST and agree >= both - 1 and set(found.field.values.values()).isdisjoint((0, 1, 2, 3))
    if found.domain.ranged and not evidence.around:
        return agree >= SURE and agree * 5 >= both * 4 and not _is_flat(found)
    return not found.domain.ranged or not _is_flat(found)


def _is_flat(found: Candidate) -> bool:
    """Whether all that agrees is one value: of a column of ones that tells little."""
    return len({expected(found.field, found.keys[row]) for row in found.agreeing}) < 2


def matched(key_column: int, found: Iterable[Candidate]) -> Match:
    """The best candidates, one for each slot, and each field for one column alone."""
    ranked = sorted(found, key=lambda each: each.rank, reverse=True)
    domains = Counter(each.domain.name for each in ranked for _ in each.agreeing)
    ranked.sort(key=lambda each: (each.rank, domains[each.domain.name]), reverse=True)
    chosen: list[Candidate] = []
    for with_other_sign in (False, True):
        for each in ranked:
            is_taken = any(_is_taken(each, other, with_other_sign) for other in chosen)
            if not is_taken and _is_supported(each, chosen):
                chosen.append(each)
    rivals = {at: [each for each in ranked if _is_rival(each, one, chosen)] for at, one in enumerate(chosen)}
    return Match(key_column, tuple(chosen), rivals)


def _is_rival(each: Candidate, one: Candidate, chosen: Sequence[Candidate]) -> bool:
    """Whether a field is as good for a slot as the one chosen, and told by no other column."""
    if each is one or each.slot is not one.slot or each.rank[:3] < one.rank[:3]:
        return False
    return not any(other.slot.column != each.slot.column and _is_like(each, other) for other in chosen)


def _same_field(one: Candidate, other: Candidate) -> bool:
    names = [(each.field.source, each.field.name, each.field.concepts) for each in (one, other)]
    return names[0] == names[1]


def _is_taken(each: Candidate, other: Candidate, with_other_sign: bool) -> bool:
    """Whether a slot tells another field in these rows, or another column this one, unless with the other sign."""
    if other.slot is each.slot:
        return each.rows <= other.rows or bool(each.agreeing & other.differing or each.differing & other.agreeing)
    if other.slot.column == each.slot.column or (with_other_sign and other.factor != each.factor):
        return False
    return _is_like(each, other)


def _is_like(each: Candidate, other: Candidate) -> bool:
    """Whether two candidates are one field, or have the same values, of which the first has some wrong."""
    same_values = len(each.field.values) > 1 and dict(other.field.values) == dict(each.field.values)
    return _same_field(each, other) or (bool(each.differing) and same_values)


def _is_supported(each: Candidate, chosen: Sequence[Candidate]) -> bool:
    """Whether a column of one value only is borne out by another column that tells of the same and is right."""
    if each.head or each.field.constant or not _is_flat(each):
        return True
    return any(other.domain is each.domain and not other.differing for other in chosen)
