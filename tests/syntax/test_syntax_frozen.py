"""Frozen classes of nodes are what dataclasses are."""

from __future__ import annotations

import pickle
from copy import deepcopy
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest

from interpreter.text import frozen


@frozen()
class Ours:
    """A node."""

    name: str
    place: int = field(compare=False, repr=False, kw_only=True)
    items: tuple[int, ...] = ()
    table: dict[str, int] = field(default_factory=dict, compare=False)


@frozen()
class Inner(Ours):
    """A node with more."""

    more: int = 3


@frozen(eq=False, repr=False)
class Same:
    """Equal to itself alone."""

    name: str


@dataclass(frozen=True)
class Theirs:
    """What the library makes of it."""

    name: str
    place: int = field(compare=False, repr=False, kw_only=True)
    items: tuple[int, ...] = ()
    table: dict[str, int] = field(default_factory=dict, compare=False)


def test_fields_and_arguments_are_those_of_a_dataclass() -> None:
    ours, theirs = ([(each.name, each.compare, each.repr) for each in fields(kind)] for kind in (Ours, Theirs))
    assert ours == theirs
    assert Ours.__match_args__ == Theirs.__match_args__
    assert repr(Ours("a", place=1)) == repr(Theirs("a", place=1)).replace("Theirs", "Ours")
    assert Inner("a", (1,), {}, 4, place=2).more == 4
    with pytest.raises(TypeError):
        Ours("a")  # type: ignore[call-arg]


def test_equal_values_are_equal_and_a_place_is_no_part_of_that() -> None:
    one, other = Ours("a", (1, 2), place=1), Ours("a", (1, 2), place=2)
    assert one == other and hash(one) == hash(other) == hash(Theirs("a", (1, 2), place=1))
    assert one != Ours("b", (1, 2), place=1)
    assert one != Inner("a", (1, 2), place=1)
    assert Same("a") != Same("a")


def test_nothing_can_be_set() -> None:
    node = Ours("a", place=1)
    with pytest.raises(FrozenInstanceError):
        node.name = "b"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del node.name
    assert node.table is not Ours("a", place=1).table


def test_copies() -> None:
    node = Inner("a", place=1)
    assert replace(node, name="b") == Inner("b", place=1)
    assert pickle.loads(pickle.dumps(node)) == deepcopy(node) == node
