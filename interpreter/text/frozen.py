"""Frozen dataclasses that load fast: what `dataclass(frozen=True)` compiles anew for each class stands here once.

There are hundreds of classes of nodes, and compiling six methods for each of them was a seventh of a quick check. Here
one is compiled, the one that makes the values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from typing import Any, NoReturn, TypeVar, dataclass_transform

Made = TypeVar("Made")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(*, eq: bool = True, repr: bool = True) -> Callable[[type[Made]], type[Made]]:
    """What `dataclass(frozen=True, eq=eq, repr=repr)` does."""

    def make(kind: type[Made]) -> type[Made]:
        made: Any = dataclass(init=False, repr=False, eq=False)(kind)
        own = vars(made)
        made.__init__ = _initialiser(made)
        made.__setattr__, made.__delattr__ = _refuse_set, _refuse_delete
        if eq:
            made.__compared__ = tuple(each.name for each in fields(made) if each.compare)
            if "__eq__" not in own:
                made.__eq__, made.__hash__ = _equal, _hash
        if repr and "__repr__" not in own:
            made.__repr__ = _shown
        return made  # type: ignore[no-any-return]

    return make


def _initialiser(kind: Any) -> Any:
    """The method that takes the fields, as dataclasses make it."""
    given = {"_set": object.__setattr__, "_none": MISSING}
    ordered, named, lines = ["self"], list[str](), list[str]()
    for each in fields(kind):
        value, default = each.name, ""
        if each.default_factory is not MISSING:
            given[f"_make_{each.name}"] = each.default_factory
            value, default = f"_make_{each.name}() if {each.name} is _none else {each.name}", "=_none"
        elif each.default is not MISSING:
            given[f"_default_{each.name}"] = each.default
            default = f"=_default_{each.name}"
        (named if each.kw_only else ordered).append(each.name + default)
        lines.append(f" _set(self, {each.name!r}, {value})")
    parameters = ", ".join([*ordered, *(["*", *named] if named else [])])
    exec(f"def __init__({parameters}):\n" + ("\n".join(lines) or " pass"), given)
    made: Any = given["__init__"]
    made.__qualname__ = f"{kind.__qualname__}.__init__"
    return made


def _refuse_set(self: object, name: str, value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _equal(self: Any, other: Any) -> bool:
    if other.__class__ is not self.__class__:
        return NotImplemented  # type: ignore[no-any-return]
    # Lists take equal for what is the same, so trees that share parts are compared fast.
    names = self.__compared__
    return [getattr(self, name) for name in names] == [getattr(other, name) for name in names]


def _hash(self: Any) -> int:
    return hash(tuple([getattr(self, name) for name in self.__compared__]))


def _shown(self: Any) -> str:
    shown = [f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr]
    return f"{self.__class__.__qualname__}({', '.join(shown)})"
