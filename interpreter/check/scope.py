"""Variables in sight, the slots they live in, and what is known about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from interpreter.check import resolved as R
from interpreter.check.types import Type
from interpreter.syntax import tree as T


class Slots:
    """Hands out the slots of one routine or function; none is used twice."""

    def __init__(self) -> None:
        self.count = 0

    def new(self) -> int:
        """The next free slot."""
        self.count += 1
        return self.count - 1


@dataclass(frozen=True)
class Variable:
    """A name in sight: how it is read, and its type. `element` marks what a query runs over."""

    expression: R.Expression
    type: Type


@dataclass
class Scope:
    """The names in sight at a place.

    `known` narrows types: expressions (as text) found not to be none, or to be of one kind. `bare` is the entity
    whose fields may be read by bare name (in derived fields), `it` what is meant by `it`; `it_is_member`
    says that it is a query's member, which a second query may not hide. `titles_allowed`: cards may be named
    (in examples).
    """

    slots: Slots
    variables: dict[str, Variable] = field(default_factory=dict)
    known: dict[str, Type] = field(default_factory=dict)
    bare: tuple[R.Expression, Type] | None = None
    it: Variable | None = None
    it_is_member: bool = False
    it_used: list[bool] = field(default_factory=lambda: [False])
    titles_allowed: bool = False
    path: str = ""
    labels: tuple[str, ...] = ()
    routine: str = ""
    result: Type | None = None
    parameters: tuple[tuple[str, R.Expression, Type], ...] = ()

    def child(self) -> Scope:
        """A scope inside this one; names bound there do not come out."""
        return Scope(
            self.slots,
            dict(self.variables),
            dict(self.known),
            self.bare,
            self.it,
            self.it_is_member,
            self.it_used,
            self.titles_allowed,
            self.path,
            self.labels,
            self.routine,
            self.result,
            self.parameters,
        )

    def bind(self, name: str, kind: Type) -> int:
        """A new variable in a new slot; what was known of an older one of that name is forgotten."""
        slot = self.slots.new()
        self.variables[name] = Variable(R.Local(slot), kind)
        self.forget(name)
        return slot

    def forget(self, key: str) -> None:
        """Drop what is known of `key` and of all that is read through it."""
        for other in [k for k in self.known if k == key or k.startswith(key + ".") or f"({key}" in k]:
            del self.known[other]

    def with_known(self, facts: Mapping[str, Type]) -> Scope:
        """A child in which `facts` are known too."""
        inner = self.child()
        inner.known.update(facts)
        return inner


def key_of(node: T.Expression) -> str | None:
    """A text for expressions about which something can be known: names, fields, calls of names."""
    if isinstance(node, T.Name):
        return node.text
    if isinstance(node, T.Dot):
        subject = key_of(node.subject)
        return None if subject is None else f"{subject}.{node.name.text}"
    if isinstance(node, T.Call):
        arguments = [key_of(argument.value) for argument in node.arguments]
        if any(argument is None for argument in arguments):
            return None
        return f"{node.name.text}({', '.join(a for a in arguments if a is not None)})"
    return None
