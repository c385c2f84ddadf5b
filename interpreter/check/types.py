"""The types of the language, and when one fits another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class IntegerType:
    """A whole number from `low` to `high`; None where a side is open."""

    low: int | None = None
    high: int | None = None

    def __str__(self) -> str:
        if self.low is None and self.high is None:
            return "a number"
        if self.low == self.high:
            return str(self.low)
        return f"{'' if self.low is None else self.low}..{'' if self.high is None else self.high}"


@dataclass(frozen=True, slots=True)
class BooleanType:
    """`yes` or `no`."""

    def __str__(self) -> str:
        return "Boolean"


@dataclass(frozen=True, slots=True)
class EnumerationType:
    """A member of an enum."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class ThingType:
    """A thing of an entity, or of one of several (a kind). `members` are the entities' names, sorted."""

    name: str
    members: tuple[str, ...]

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class ResourceType:
    """A purse of a resource; as a value, the amount in it."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class ListType:
    """A list or set. `ordered` says whether `first of` may be asked of it."""

    element: Type
    ordered: bool = False

    def __str__(self) -> str:
        return f"list of {self.element}"


@dataclass(frozen=True, slots=True)
class OptionalType:
    """A value that may be none."""

    inner: Type

    def __str__(self) -> str:
        return f"{self.inner}?"


@dataclass(frozen=True, slots=True)
class RecordType:
    """A row of a table with several outputs, or the result of a throw: named items in order."""

    name: str
    items: tuple[tuple[str, Type], ...]

    def __str__(self) -> str:
        return f"a row of {self.name}"


@dataclass(frozen=True, slots=True)
class MapType:
    """What a secret loop collected: one value for each element."""

    key: Type
    value: Type

    def __str__(self) -> str:
        return f"{self.value} for each {self.key}"


@dataclass(frozen=True, slots=True)
class NoneType:
    """`none` itself."""

    def __str__(self) -> str:
        return "none"


@dataclass(frozen=True, slots=True)
class UnknownType:
    """The type of something already reported; fits everything, so that no second message follows."""

    def __str__(self) -> str:
        return "something unknown"


Type: TypeAlias = (
    IntegerType
    | BooleanType
    | EnumerationType
    | ThingType
    | ResourceType
    | ListType
    | OptionalType
    | RecordType
    | MapType
    | NoneType
    | UnknownType
)

NUMBER = IntegerType()
BOOLEAN = BooleanType()
UNKNOWN = UnknownType()
NONE = NoneType()


def strip_optional(kind: Type) -> Type:
    """The type without its `?`."""
    return kind.inner if isinstance(kind, OptionalType) else kind


def fits(given: Type, wanted: Type) -> bool:
    """Whether a value of type `given` may stand where `wanted` is asked for.

    Ranges fit when they overlap: leaving a range is looked for at run time.
    """
    if isinstance(given, UnknownType) or isinstance(wanted, UnknownType):
        return True
    if isinstance(wanted, OptionalType):
        return isinstance(given, NoneType) or fits(strip_optional(given), wanted.inner)
    if isinstance(given, ResourceType):
        given = IntegerType(0, None)
    if isinstance(wanted, ResourceType):
        wanted = IntegerType(0, None)
    match given, wanted:
        case IntegerType(), IntegerType():
            return not _apart(given, wanted)
        case ThingType(), ThingType():
            return bool(set(given.members) & set(wanted.members))
        case ListType(), ListType():
            return fits(given.element, wanted.element)
        case MapType(), MapType():
            return fits(given.key, wanted.key) and fits(given.value, wanted.value)
        case _:
            return given == wanted


def _apart(one: IntegerType, other: IntegerType) -> bool:
    return (one.high is not None and other.low is not None and one.high < other.low) or (
        other.high is not None and one.low is not None and other.high < one.low
    )


def join(one: Type, other: Type) -> Type | None:
    """A type that holds both, or None when there is none."""
    if isinstance(one, UnknownType):
        return other
    if isinstance(other, UnknownType):
        return one
    if isinstance(one, NoneType):
        return other if isinstance(other, (OptionalType, NoneType)) else OptionalType(other)
    if isinstance(other, NoneType):
        return one if isinstance(one, OptionalType) else OptionalType(one)
    if isinstance(one, OptionalType) or isinstance(other, OptionalType):
        inner = join(strip_optional(one), strip_optional(other))
        return None if inner is None else OptionalType(inner)
    if isinstance(one, ResourceType):
        one = IntegerType(0, None)
    if isinstance(other, ResourceType):
        other = IntegerType(0, None)
    match one, other:
        case IntegerType(), IntegerType():
            low = None if one.low is None or other.low is None else min(one.low, other.low)
            high = None if one.high is None or other.high is None else max(one.high, other.high)
            return IntegerType(low, high)
        case ThingType(), ThingType():
            if one.name == other.name:
                return one
            members = tuple(sorted({*one.members, *other.members}))
            return ThingType(" or ".join(members), members)
        case ListType(), ListType():
            element = join(one.element, other.element)
            return None if element is None else ListType(element, one.ordered and other.ordered)
        case _:
            return one if one == other else None


def arithmetic(operator: str, one: IntegerType, other: IntegerType) -> IntegerType:
    """The range of `one OPERATOR other`."""
    a, b, c, d = one.low, one.high, other.low, other.high
    if operator == "+":
        return IntegerType(None if a is None or c is None else a + c, None if b is None or d is None else b + d)
    if operator == "-":
        return IntegerType(None if a is None or d is None else a - d, None if b is None or c is None else b - c)
    if operator == "*" and a is not None and b is not None and c is not None and d is not None:
        corners = (a * c, a * d, b * c, b * d)
        return IntegerType(min(corners), max(corners))
    if operator == "*" and a is not None and c is not None and a >= 0 and c >= 0:
        return IntegerType(a * c, None)
    if operator == "/" and a is not None and c is not None and a >= 0 and c >= 1:
        return IntegerType(0, b)
    return NUMBER
