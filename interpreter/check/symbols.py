"""What is declared: the signature of everything that has a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from interpreter.check import resolved as R
from interpreter.check.types import (
    BOOLEAN,
    UNKNOWN,
    EnumerationType,
    IntegerType,
    ListType,
    OptionalType,
    ResourceType,
    ThingType,
    Type,
)
from interpreter.messages import Diagnostics, closest
from interpreter.syntax import tree as T
from interpreter.text import Span


@dataclass(frozen=True)
class Signature:
    """Parameters and result of a function, rule or window. `dice` parameters are filled by the throw."""

    name: str
    kind: str
    parameters: tuple[tuple[str, Type], ...]
    dice: tuple[tuple[str, int, int], ...]
    result: Type
    span: Span


@dataclass(frozen=True)
class AbilityChange:
    """A change that an ability brings, and whether it holds `always`."""

    title: str
    change: T.Change
    always: bool
    conditions: tuple[T.Expression, ...]


@dataclass(frozen=True)
class AbilityHandler:
    """A handler that an ability brings, and the name of its routine."""

    title: str
    handler: T.Handler
    routine: str
    conditions: tuple[T.Expression, ...]


@dataclass(frozen=True)
class MessageUse:
    """Where a message is used, with the types of its arguments."""

    id: str
    arguments: tuple[tuple[str, Type], ...]
    span: Span


@dataclass
class Symbols:
    """All declared names of a ruleset by kind, and the findings of its check."""

    diagnostics: Diagnostics
    enums: dict[str, tuple[str, ...]] = field(default_factory=dict)
    kinds: dict[str, tuple[str, ...]] = field(default_factory=dict)
    resources: dict[str, int | None] = field(default_factory=dict)
    entities: dict[str, T.Entity] = field(default_factory=dict)
    columns: dict[str, dict[str, R.Column]] = field(default_factory=dict)
    derived: dict[str, dict[str, T.DerivedField]] = field(default_factory=dict)
    tracks: dict[str, R.Column] = field(default_factory=dict)
    track_parameters: dict[str, tuple[tuple[str, Type], ...]] = field(default_factory=dict)
    zones: dict[str, R.ZoneShape] = field(default_factory=dict)
    tables: dict[str, R.TableShape] = field(default_factory=dict)
    functions: dict[str, Signature] = field(default_factory=dict)
    function_labels: dict[str, tuple[str, ...]] = field(default_factory=dict)
    rules: dict[str, Signature] = field(default_factory=dict)
    windows: dict[str, Signature] = field(default_factory=dict)
    titles: dict[str, tuple[str, int, int]] = field(default_factory=dict)
    """Title: entity, first thing, copies."""
    missed_labels: set[tuple[str, str]] = field(default_factory=set)
    """Rule and label: steps to be left that are not there, which has been reported."""
    crowded: bool = False
    """Whether there are more things than a game can hold, which has been reported."""
    seat_entity: str = ""
    messages: dict[str, MessageUse] = field(default_factory=dict)
    members: dict[str, list[str]] = field(default_factory=dict)
    """Enum member: the enums that have it."""
    powers: dict[str, str] = field(default_factory=dict)
    """Entity: the set that says who holds the powers of its cards."""
    changes: dict[tuple[str, str | None], list[AbilityChange]] = field(default_factory=dict)
    """Declaration (and step, for a menu): what abilities change of it."""
    handlers: dict[tuple[str, str | None], list[AbilityHandler]] = field(default_factory=dict)
    """Rule (and step): the handlers of abilities that hang there."""
    whenevers: tuple[T.Whenever, ...] = ()
    menus: dict[int, list[AbilityChange]] = field(default_factory=dict)
    """Identity of a menu's node: the branches that abilities add."""
    dropping: dict[str, R.Function] = field(default_factory=dict)
    """For each step that abilities drop, by `RULE.STEP`, the condition under which it is carried out."""
    derive: Callable[[str, str], Signature | None] = lambda entity, name: None
    """Settles a derived field on demand, so that they may read each other in any order."""

    def names(self) -> Iterator[str]:
        """Every name that may stand in an expression."""
        for group in (self.enums, self.tracks, self.zones, self.functions, self.members, self.tables):
            yield from group

    def thing_type(self, name: str) -> ThingType | None:
        """The type called `name` when it is an entity or a kind of entities."""
        if name in self.entities:
            return ThingType(name, (name,))
        if name in self.kinds:
            members: set[str] = set()
            for member in self.kinds[name]:
                inner = self.thing_type(member)
                if inner is None:
                    return None
                members.update(inner.members)
            return ThingType(name, tuple(sorted(members)))
        return None

    def type_of(self, node: T.TypeExpression) -> Type:
        """The type an expression of types means; unknown names are reported."""
        base: Type
        if isinstance(node.base, T.RangeType):
            base = IntegerType(node.base.low, node.base.high)
        elif isinstance(node.base, T.DiceType):
            base = IntegerType(node.base.count, node.base.count * node.base.sides)
        else:
            base = self.named_type(node.base.name)
        if node.is_list:
            base = ListType(base, True)
        return OptionalType(base) if node.optional else base

    def named_type(self, name: T.Identifier) -> Type:
        """The type called `name`, or the unknown type after a report."""
        if name.text == "Boolean":
            return BOOLEAN
        if name.text in self.enums:
            return EnumerationType(name.text)
        if name.text in self.resources:
            return ResourceType(name.text)
        thing = self.thing_type(name.text)
        if thing is not None:
            return thing
        members = self.kinds.get(name.text)
        if members is not None and not any(member in self.windows for member in members):
            return UNKNOWN  # a member that does not exist is reported with the kind
        known = ["Boolean", *self.enums, *self.entities, *self.kinds, *self.resources]
        self.diagnostics.report("L0502", name.span, name=name.text, suggestion=closest(name.text, known))
        return UNKNOWN

    def use_message(self, message: R.Message, span: Span) -> R.Message:
        """Note that a message is used; two uses with different arguments are reported.

        Returns the message with its arguments in the order of the first use: the log holds their values alone.
        """
        arguments = tuple((name, kind) for name, _, kind in message.arguments)
        known = self.messages.get(message.id)
        if known is None:
            self.messages[message.id] = MessageUse(message.id, arguments, span)
        elif {name for name, _ in known.arguments} != {name for name, _ in arguments}:
            self.diagnostics.report(
                "L0530",
                span,
                id=message.id,
                here=", ".join(name for name, _ in arguments) or "no argument",
                there=", ".join(name for name, _ in known.arguments) or "no argument",
                related=[(known.span, "used there")],
            )
        else:
            by_name = {argument[0]: argument for argument in message.arguments}
            return R.Message(message.id, tuple(by_name[name] for name, _ in known.arguments))
        return message
