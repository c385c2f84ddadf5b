"""Values of the engine as arguments of texts: things by their titles, members of enums by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from interpreter.check.types import (
    BooleanType,
    EnumerationType,
    ListType,
    MapType,
    OptionalType,
    RecordType,
    ThingType,
    Type,
)
from interpreter.data import Argument, TextName, Texts
from interpreter.execute import Engine
from interpreter.explain.words import HIDDEN, hidden_title

Faces: TypeAlias = Mapping[int, tuple[Any, ...]]
Seen: TypeAlias = Callable[[int], bool]


def everything(thing: int) -> bool:
    """For who may see all."""
    return True


@dataclass(frozen=True)
class Glance:
    """What somebody sees: the cells of the state, which things, and what made things showed at that time."""

    cells: list[Any]
    sees: Seen = everything
    faces: Faces = field(default_factory=dict)


class Values:
    """Turns values into arguments for one game and language."""

    def __init__(self, engine: Engine, texts: Texts) -> None:
        self.engine = engine
        self.program = engine.program
        self.layout = engine.layout
        self.texts = texts
        self._needed: dict[str, tuple[str, ...]] = {}
        manifest = self.program.manifest
        by_row = {each.entity.text for each in manifest.cards if each.rows}
        self._by_title = by_row | {self.program.seat_entity}

    def argument(self, value: Any, kind: Type, glance: Glance) -> Argument:
        """A value as texts take it."""
        if value is None:
            return None
        match kind:
            case OptionalType():
                return self.argument(value, kind.inner, glance)
            case BooleanType():
                return bool(value)
            case EnumerationType():
                return TextName(f"{kind.name}-{self.program.enums[kind.name][value]}")
            case ThingType():
                return self.thing(value, glance)
            case ListType():
                return self._several([self.argument(each, kind.element, glance) for each in value])
            case RecordType():
                return self.argument(value[0], kind.items[0][1], glance)
            case MapType():
                return [self.argument(each, kind.value, glance) for _, each in value]
            case _:
                return value if isinstance(value, int) else str(value)

    def _several(self, members: list[Argument]) -> list[Argument]:
        """Members of a list; those that are hidden are counted, not named one by one."""
        hidden = [x.title for x in members if isinstance(x, TextName) and x.title.startswith(HIDDEN)]
        found: list[Argument] = []
        for member in members:
            if not isinstance(member, TextName) or hidden.count(member.title) < 2:
                found.append(member)
                continue
            words = folded([self.said(member)] * hidden.count(member.title))[0]
            if words not in found:
                found.append(words)
        return found

    def thing(self, thing: int, glance: Glance) -> TextName:
        """How a thing is called by who sees so much of it."""
        entity = self.layout.entity_of[thing]
        if not glance.sees(thing):
            return TextName(hidden_title(entity))
        title = self.program.titles[self.layout.title_of[thing]].name
        has_own = entity in self._by_title or self.is_written(f"name-{title}")
        key = title if has_own else entity
        return TextName(key, {name: self.field(thing, name, glance) for name in self._fields(key)})

    def is_written(self, identifier: str) -> bool:
        """Whether a text stands in the game's own file, not among the defaults."""
        entry = self.texts.messages.get(identifier)
        return entry is not None and entry.id.span.source.name != "defaults.ftl"

    def _fields(self, key: str) -> tuple[str, ...]:
        """The fields that a name says, in any of its forms."""
        known = self._needed.get(key)
        if known is None:
            entry = self.texts.messages.get(f"name-{key}")
            names = set(self.texts.variables(f"name-{key}"))
            for pattern in () if entry is None else entry.attributes.values():
                names.update(variable.text for variable in pattern.variables)
            known = self._needed[key] = tuple(sorted(names))
        return known

    def field(self, thing: int, name: str, glance: Glance) -> Argument:
        """A stored or derived field of a thing; `none` when it has no such."""
        found = self.raw_field(thing, name, glance)
        return None if found is None else self.argument(found[0], found[1], glance)

    def raw_field(self, thing: int, name: str, glance: Glance) -> tuple[Any, Type] | None:
        """A field of a thing with its type, as the engine has it."""
        entity = self.program.entities[self.layout.entity_of[thing]]
        path = f"{entity.name}.{name}"
        for index, column in enumerate(entity.columns):
            if column.name != name:
                continue
            if thing in glance.faces:
                return glance.faces[thing][index], column.type
            if path in self.layout.columns:
                return glance.cells[self.layout.columns[path] + thing], column.type
            return self.layout.static[path][thing - entity.first], column.type
        function = self.program.functions.get(path)
        if function is None:
            return None
        return self.engine.expressions.functions[path](glance.cells, [thing]), function.type

    def said(self, argument: Argument) -> str:
        """An argument on its own, as words."""
        if isinstance(argument, bool):
            return self.texts.format("say-yes" if argument else "say-no")
        if argument is None:
            return self.texts.format("say-none")
        if isinstance(argument, TextName):
            return self.texts.name(argument.title, None, argument.fields)
        if isinstance(argument, (int, str)):
            return str(argument)
        return ", ".join(folded([self.said(each) for each in argument])) or self.texts.format("say-nothing")


def folded(words: Sequence[str]) -> list[str]:
    """Equal words once, with their number: `road ×3`."""
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return [word if count == 1 else f"{word}\N{NO-BREAK SPACE}×{count}" for word, count in counts.items()]
