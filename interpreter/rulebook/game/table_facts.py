"""What the rules and cards of a game say in the form of tables: values by thing, by range of numbers, by number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from interpreter.check import resolved as R
from interpreter.check.types import EnumerationType, IntegerType, ListType, OptionalType, ThingType, Type
from interpreter.messages import Fault
from interpreter.rulebook.game.ruleset_facts import RulesFacts

Key = str | tuple[int | None, int | None]
"""A thing (the title of a card, or `Enum-member`), or the numbers from one to another, open where None."""

Value = int | str | tuple[int, ...]
"""A number, a thing, or several numbers in rising order."""

_CARDS = frozenset({"card", "copies"})

FEW = 12
"""For how many numbers at most a definition with one parameter is worked out."""


@dataclass(frozen=True)
class Field:
    """A column of a table of facts. `source` is the definition it comes from; `concepts` name it in every language.

    `sources` say where single values come from, when they have no source in common.
    """

    name: str
    source: str
    values: Mapping[Key, Value]
    concepts: frozenset[str] = frozenset()
    sources: Mapping[Key, str] = field(default_factory=dict)

    def origin(self, key: Key) -> str:
        """Where the value of a key comes from."""
        return self.sources.get(key, self.source)

    @cached_property
    def constant(self) -> bool:
        """Whether it has one value for everything."""
        return len(set(self.values.values())) < 2

    @cached_property
    def range(self) -> tuple[frozenset[type], frozenset[Value], frozenset[int]]:
        """Of what kinds its values are, the values, and its numbers but for 0 with the other sign, as tables may write
        them."""
        values = frozenset(self.values.values())
        return frozenset(map(type, values)), values, frozenset([-each for each in values if type(each) is int and each])


@dataclass(frozen=True)
class Domain:
    """Facts about one kind of keys, in the order of their declaration."""

    name: str
    keys: tuple[Key, ...]
    fields: list[Field] = field(default_factory=list)

    @property
    def ranged(self) -> bool:
        """Whether its keys are numbers."""
        return bool(self.keys) and not isinstance(self.keys[0], str)


def domains_of(facts: RulesFacts) -> list[Domain]:
    """All facts of a game that a table may tell."""
    return [each for each in _Facts(facts).domains() if each.fields]


class _Facts:
    def __init__(self, facts: RulesFacts) -> None:
        self.facts = facts
        self.program = facts.program

    def domains(self) -> Iterator[Domain]:
        for enum, members in self.program.enums.items():
            names = tuple(f"{enum}-{member}" for member in members)
            yield Domain(enum, names, [*self._of_members(enum, names)])
        for entity in self.program.entities.values():
            if not entity.made and not entity.is_seat:
                yield self._of_cards(entity)
        for table in self.program.tables.values():
            if len(table.keys) == 1 and isinstance(table.keys[0][1], IntegerType):
                keys = tuple(_range(row[0][0]) for row in table.rows)
                yield Domain(table.name, keys, [*self._outputs(table, dict(enumerate(keys)))])
        yield from self._of_numbers()

    def _of_members(self, enum: str, keys: Sequence[str]) -> Iterator[Field]:
        """Tables with the members as keys or as results, and how many things have each."""
        for table in self.program.tables.values():
            if len(table.keys) != 1:
                continue
            if table.keys[0][1] == EnumerationType(enum):
                rows = {at: keys[row[0][0][0]] for at, row in enumerate(table.rows) if isinstance(row[0][0][0], int)}
                yield from self._outputs(table, rows)
            for place, (_, type_) in enumerate(table.outputs):
                results = [row[1][place] for row in table.rows]
                if type_ == EnumerationType(enum) and len(set(results)) == len(results):
                    rows = {at: keys[value] for at, value in enumerate(results) if isinstance(value, int)}
                    yield from self._outputs(table, rows)
        for entity in self.program.entities.values():
            for column in entity.columns:
                if column.type == EnumerationType(enum) and column.name in entity.static and not entity.made:
                    yield from _counts(
                        entity, [keys[each] for each in entity.static[column.name] if isinstance(each, int)], keys
                    )

    def _of_cards(self, entity: R.EntityShape) -> Domain:
        titles = [self.program.titles[index].name for index in entity.titles]
        first = {title: at for at, title in reversed(list(enumerate(titles)))}
        found = []
        for column in entity.columns:
            values = entity.static.get(column.name)
            if values is None:
                continue
            told = {title: self._told(column.type, values[at]) for title, at in first.items()}
            known: dict[Key, Value] = {title: value for title, value in told.items() if value is not None}
            if known:
                found.append(Field(column.name, entity.name, known))
        copies = Counter(titles)
        if max(copies.values(), default=1) > 1 and len(copies) > 1:
            found.append(
                Field("copies", entity.name, {title: copies[title] for title in first}, frozenset({"copies", "card"}))
            )
        return Domain(entity.name, tuple(first), found)

    def _outputs(self, table: R.TableShape, keys: Mapping[int, Key]) -> Iterator[Field]:
        """The columns of a table under these keys of its rows."""
        for place, (name, type_) in enumerate(table.outputs):
            told = {key: self._told(type_, table.rows[at][1][place]) for at, key in keys.items()}
            known: dict[Key, Value] = {key: value for key, value in told.items() if value is not None}
            if known and set(known) != set(known.values()):
                yield Field(name, table.name, known)

    def _told(self, type_: Type, value: object) -> Value | None:
        """A value as a table may tell it; None of what it tells in no such way."""
        inner = type_.inner if isinstance(type_, OptionalType) else type_
        if isinstance(inner, ListType) and isinstance(inner.element, IntegerType) and isinstance(value, tuple):
            return tuple(sorted(value))
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        if isinstance(inner, EnumerationType):
            return f"{inner.name}-{self.program.enums[inner.name][value]}"
        if isinstance(inner, ThingType):
            return self._thing(inner, value)
        return value if isinstance(inner, IntegerType) else None

    def _thing(self, type_: ThingType, number: int) -> str | None:
        for name in type_.members:
            entity = self.program.entities[name]
            if 0 <= number - entity.first < len(entity.titles):
                return self.program.titles[entity.titles[number - entity.first]].name
        return None

    def _of_numbers(self) -> Iterator[Domain]:
        """Definitions of one number, such as that of the players."""
        for function in self.program.functions.values():
            types = function.parameter_types
            if len(types) != 1 or function.dice or "." in function.name or not isinstance(function.type, IntegerType):
                continue
            low, high = getattr(types[0], "low", None), getattr(types[0], "high", None)
            if low is None or high is None or not 2 <= high - low + 1 <= FEW:
                continue
            try:
                values: dict[Key, Value] = {
                    (each, each): self.facts.value(f"{function.name}({each})") for each in range(low, high + 1)
                }
            except Fault:
                continue
            concepts = frozenset({function.name})
            yield Domain(function.name, tuple(values), [Field(function.name, function.name, values, concepts)])


def _counts(entity: R.EntityShape, members: Sequence[str], keys: Iterable[str]) -> Iterator[Field]:
    """How many things, and how many cards by title, have each member."""
    things = Counter(members)
    cards = Counter([member for member, _ in dict.fromkeys(zip(members, entity.titles, strict=True))])
    yield Field(entity.name.lower(), entity.name, {key: things[key] for key in keys}, _CARDS)
    if cards != things:
        yield Field("titles", entity.name, {key: cards[key] for key in keys}, frozenset({"name"}))


def _range(pair: tuple[object, object]) -> tuple[int | None, int | None]:
    low, high = pair
    return (low if isinstance(low, int) else None, high if isinstance(high, int) else None)
