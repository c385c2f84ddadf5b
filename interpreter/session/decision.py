"""What is asked: a decision with its options, named by titles and places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeAlias

from interpreter.runtime import Pending
from interpreter.session.naming import PASS_WORD, Cells, Datum

if TYPE_CHECKING:
    from interpreter.session.questions import Asked

DecisionKind: TypeAlias = Literal["one", "some", "amount", "yes_no", "menu", "action", "order", "chance"]

NOBODY = ""
"""The seat of a question to the table: what do the real dice show?"""


@dataclass(frozen=True)
class Option:
    """One answer. `label` is what is answered; `value` the member that it stands for.

    Of a menu or an action: `branch` is its name, `message_id` that of its text, `values` what it takes, by
    name.
    """

    label: str
    value: Datum
    branch: str | None = None
    message_id: str | None = None
    values: Mapping[str, Datum] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Decision:
    """Who is asked what. Labels, options and arguments are worked out when they are first looked at.

    `path` is the step that asks, `message_id` with `arguments` the text of the question. `low` to `high`
    members are chosen of several (`kind` is `some`). `count` is the number of options, a pass left aside.
    `blind`: whether the seat is asked, or what, depends on what others may not see, so one that sits with
    others at one keyboard should ask everybody alike.
    """

    seat: str
    path: str
    kind: DecisionKind
    message_id: str
    passable: bool
    low: int | None
    high: int | None
    count: int
    blind: bool
    pending: Pending = field(repr=False)
    cells: Cells = field(repr=False)
    frames: tuple[list[object], ...] = field(repr=False)
    asked: Asked = field(repr=False)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The labels of the options, each once, in order."""
        return self.asked.labels(self)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options in order."""
        return self.asked.options(self)

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The options by number, those together that are alike for the asked: where several are chosen it does not
        matter which of a group. Of any other question each option is alone."""
        return self.asked.groups(self)

    @cached_property
    def arguments(self) -> Mapping[str, Datum]:
        """The arguments of the question's text."""
        return self.asked.arguments(self)

    @property
    def answers(self) -> tuple[str, ...]:
        """The labels, and `pass` where one may pass."""
        return (*self.labels, PASS_WORD) if self.passable else self.labels
