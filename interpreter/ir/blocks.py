"""The intermediate representation: routines as basic blocks over resolved expressions.

A block is a run of operations and one end. Whatever may wait for somebody (a choice, chance from a real table, a
rule carried out) ends a block, so a game can be copied, saved and resumed at the start of any block. A frame is
`[routine, block, slot 0, slot 1, ...]`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from interpreter.check import resolved as R
from interpreter.check.types import Type
from interpreter.text import Span, frozen


@frozen(eq=False, repr=False)
class ResetColumns:
    """Put columns back to their defaults: the rule that is their scope begins."""

    columns: tuple[R.Column, ...]


@frozen(eq=False, repr=False)
class Collect:
    """Append `(key, value)` to the map in `slot`."""

    slot: int
    key_slot: int
    value_slot: int


@frozen(eq=False, repr=False)
class SpendLimit:
    """Remember that an action was taken, for its `once per`."""

    limits: tuple[R.LimitShape, ...]


Operation: TypeAlias = (
    R.SetLocal
    | R.WriteColumn
    | R.MoveThings
    | R.MoveNumber
    | R.Transfer
    | R.RevealThings
    | R.TellMessage
    | R.MakeThing
    | R.EndThing
    | R.RollDice
    | R.Throw
    | R.PickOne
    | R.ShuffleZone
    | ResetColumns
    | Collect
    | SpendLimit
)


@frozen(eq=False, repr=False)
class Jump:
    """Go on with another block."""

    target: int


@frozen(eq=False, repr=False)
class Test:
    """Go on with one block or the other."""

    condition: R.Expression
    yes: int
    no: int


@frozen(eq=False, repr=False)
class Next:
    """The next member of the list in `list_slot`, counted in `index_slot`, or `done`."""

    list_slot: int
    index_slot: int
    slot: int
    body: int
    done: int


@frozen(eq=False, repr=False)
class Invoke:
    """Carry out a routine; its result goes to `result_slot`."""

    routine: str
    arguments: tuple[R.Expression, ...]
    result_slot: int | None
    next: int
    span: Span


@frozen(eq=False, repr=False)
class Open:
    """Open a window; whether anybody acted goes to `result_slot`."""

    window: str
    arguments: tuple[R.Expression, ...]
    result_slot: int | None
    next: int
    span: Span


@frozen(eq=False, repr=False)
class Return:
    """The routine is done."""

    value: R.Expression | None


@frozen(eq=False, repr=False)
class AskOne:
    """One member of a list. `passed` None: no passing. `empty` None: nothing to choose is an error."""

    prompt: R.Prompt
    by: R.Expression
    slot: int
    source: R.Expression
    element: Type
    chosen: int
    passed: int | None
    empty: int | None
    site: int


@frozen(eq=False, repr=False)
class AskSome:
    """Several members of a list, as many as `low` to `high` (None: any number)."""

    prompt: R.Prompt
    by: R.Expression
    slot: int
    source: R.Expression
    element: Type
    low: R.Expression | None
    high: R.Expression | None
    chosen: int
    passed: int | None
    empty: int | None
    site: int


@frozen(eq=False, repr=False)
class AskConsent:
    """Yes or no."""

    prompt: R.Prompt
    by: R.Expression
    yes: int
    no: int
    site: int


@frozen(eq=False, repr=False)
class AskBranch:
    """A branch of a menu and its generators' values. `used_slot` holds the branches taken of a repeated menu.

    `obliged`: of a repeated menu at least one branch must be taken before it may be passed.
    """

    prompt: R.Prompt
    by: R.Expression
    branches: tuple[R.MenuBranch, ...]
    targets: tuple[int, ...]
    passed: int | None
    empty: int | None
    used_slot: int | None
    obliged: bool
    site: int


@frozen(eq=False, repr=False)
class Dispatch:
    """Carry out the handlers of abilities that hang here and are in force."""

    uses: tuple[R.HandlerUse, ...]
    next: int
    site: int


@frozen(eq=False, repr=False)
class Observe:
    """A labelled step or a handler has ended: look whether a `whenever` has become true."""

    next: int


@frozen(eq=False, repr=False)
class Finish:
    """The game is over."""

    ending: R.EndGame


End: TypeAlias = (
    Jump
    | Test
    | Next
    | Invoke
    | Open
    | Return
    | AskOne
    | AskSome
    | AskConsent
    | AskBranch
    | Dispatch
    | Observe
    | Finish
)

Question: TypeAlias = AskOne | AskSome | AskConsent | AskBranch


@dataclass(eq=False)
class Block:
    """Operations and an end. `path` is the step they belong to."""

    path: str
    operations: list[Operation] = field(default_factory=list)
    end: End = field(default_factory=lambda: Return(None))


@frozen(eq=False, repr=False)
class Code:
    """A routine as blocks; the first is where it begins, those from `guard_start` on are its guard's `else:`."""

    name: str
    index: int
    routine: R.Routine
    slots: int
    blocks: tuple[Block, ...]
    guard_start: int


def followers(end: End) -> tuple[int, ...]:
    """The blocks with which a routine may go on after an end, at once or after it has waited."""
    match end:
        case Jump(target=target):
            return (target,)
        case Test(yes=yes, no=no):
            return (yes, no)
        case Next(body=body, done=done):
            return (body, done)
        case Invoke() | Open() | Dispatch() | Observe():
            return (end.next,)
        case AskOne() | AskSome():
            return tuple(block for block in (end.chosen, end.passed, end.empty) if block is not None)
        case AskConsent():
            return (end.yes, end.no)
        case AskBranch():
            return (*end.targets, *(block for block in (end.passed, end.empty) if block is not None))
        case Return() | Finish():
            return ()
