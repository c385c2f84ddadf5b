"""The resolved tree: every name settled, every type known. What the intermediate representation is lowered from.

Expressions are pure. A local variable is a slot of the routine it belongs to; parameters come first. A thing is
a number, unique over all entities; an enum member is its position; none is None; a list is a tuple; a record (a
table row, a throw) is a tuple. `Column` and `ZoneShape` name the storage; where it lies is the layout's affair.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from interpreter.check.types import Type
from interpreter.text import Span, frozen

Value: TypeAlias = "int | bool | tuple[Value, ...] | None"


# ---------------------------------------------------------------------------------------- storage


@frozen(eq=False, repr=False)
class Column:
    """A field of an entity, or a track.

    `entity` is the entity whose things have the field, None for a track. `keys` are the types of a track's
    parameters. `static` columns are never written and live outside the state. `low`, `high` bound numbers.
    `scope` names the rule at whose beginning the value goes back to `default`.
    """

    name: str
    entity: str | None
    type: Type
    default: Expression | None
    keys: tuple[Type, ...] = ()
    clamped: bool = False
    low: int | None = None
    high: int | None = None
    seen_by: str = "all"  # all | none | owner
    scope: str | None = None
    resource: str | None = None
    is_supply: bool = False
    span: Span | None = None

    @property
    def path(self) -> str:
        """`Entity.field` or the track's name."""
        return f"{self.entity}.{self.name}" if self.entity else self.name


@frozen(eq=False, repr=False)
class ZoneShape:
    """A zone: what lies in it, per whom, how much at most, who sees it (`all`, `none`, `owner`)."""

    name: str
    type: Type
    per: str | None
    at_most: int | None
    seen_by: str
    span: Span | None = None


# ------------------------------------------------------------------------------------ expressions


@frozen(eq=False, repr=False)
class Constant:
    """A value known now."""

    value: Value


@frozen(eq=False, repr=False)
class Local:
    """A local variable of the routine."""

    slot: int


@frozen(eq=False, repr=False)
class FieldOf:
    """A stored field of a thing."""

    column: Column
    thing: Expression
    span: Span | None = None


@frozen(eq=False, repr=False)
class TrackOf:
    """A track, with its keys."""

    column: Column
    keys: tuple[Expression, ...] = ()


@frozen(eq=False, repr=False)
class ZoneOf:
    """What lies in a zone; `key` is whose it is, None for a zone of nobody."""

    zone: ZoneShape
    key: Expression | None
    span: Span | None = None


@frozen(eq=False, repr=False)
class ZoneEverywhere:
    """What lies in all zones of a keyed zone."""

    zone: ZoneShape


@frozen(eq=False, repr=False)
class OwnerOf:
    """The key of the zone in which a thing lies; None when it lies in none or in a zone of nobody."""

    thing: Expression
    optional: bool
    span: Span | None = None


@frozen(eq=False, repr=False)
class TitleOf:
    """The title of a thing, as a number; equal things of one card share it."""

    thing: Expression


@frozen(eq=False, repr=False)
class Arithmetic:
    """`+ - * /` (rounds down), `up/` (rounds up)."""

    operator: Literal["+", "-", "*", "/", "up/"]
    left: Expression
    right: Expression
    span: Span | None = None


@frozen(eq=False, repr=False)
class Compare:
    """`= != < <= > >=`."""

    operator: Literal["=", "!=", "<", "<=", ">", ">="]
    left: Expression
    right: Expression


@frozen(eq=False, repr=False)
class Contains:
    """Whether a list holds a value."""

    element: Expression
    source: Expression


@frozen(eq=False, repr=False)
class Logic:
    """`and`, `or`; the right side is asked only if needed."""

    operator: Literal["and", "or"]
    left: Expression
    right: Expression


@frozen(eq=False, repr=False)
class Not:
    """`not X`."""

    operand: Expression


@frozen(eq=False, repr=False)
class IsNothing:
    """`X is none`."""

    subject: Expression


@frozen(eq=False, repr=False)
class IsThingOf:
    """Whether a thing belongs to one of the entities."""

    subject: Expression
    entities: tuple[str, ...]


@frozen(eq=False, repr=False)
class Conditional:
    """`(yes when condition else no)`."""

    condition: Expression
    yes: Expression
    no: Expression


@frozen(eq=False, repr=False)
class Ask:
    """The answer of a total, set, value or condition."""

    name: str
    arguments: tuple[Expression, ...]
    span: Span | None = None


@frozen(eq=False, repr=False)
class PartValue:
    """What one part of a total contributes."""

    name: str
    arguments: tuple[Expression, ...]
    label: str
    span: Span | None = None


@frozen(eq=False, repr=False)
class RowOf:
    """The outputs of a table for its keys, as a record."""

    table: str
    keys: tuple[Expression, ...]
    span: Span | None = None


@frozen(eq=False, repr=False)
class ItemOf:
    """An item of a record."""

    record: Expression
    index: int


@frozen(eq=False, repr=False)
class EntryOf:
    """An entry of what a secret loop collected: `map[key]`; a map is a tuple of (key, value) pairs."""

    source: Expression
    key: Expression
    span: Span | None = None


@frozen(eq=False, repr=False)
class CountOf:
    """The number of members."""

    source: Expression


@frozen(eq=False, repr=False)
class AnyOf:
    """Whether there is a member."""

    source: Expression


@frozen(eq=False, repr=False)
class FirstOf:
    """The first member. `only`: the source has no order, two members are an error.

    `optional`: none when empty; otherwise that is an error.
    """

    source: Expression
    only: bool
    optional: bool
    span: Span | None = None


@frozen(eq=False, repr=False)
class Filter:
    """The members that fit; the member is in `slot`."""

    source: Expression
    slot: int
    where: Expression


@frozen(eq=False, repr=False)
class Reduce:
    """`sum`, `highest`, `lowest` of the body over the members; the member is in `slot`."""

    operator: Literal["sum", "highest", "lowest"]
    source: Expression
    slot: int
    body: Expression
    span: Span | None = None


@frozen(eq=False, repr=False)
class SortedBy:
    """Members by keys, each `highest` or `lowest` first; a full tie is an error."""

    source: Expression
    slot: int
    keys: tuple[tuple[Literal["highest", "lowest"], Expression], ...]
    span: Span | None = None


@frozen(eq=False, repr=False)
class AllThings:
    """Every thing of the entities that is in the game; seats go round from the active one."""

    entities: tuple[str, ...]


@frozen(eq=False, repr=False)
class Numbers:
    """The whole numbers from low to high."""

    low: Expression
    high: Expression


@frozen(eq=False, repr=False)
class MakeList:
    """A list of values. A member whose `spread` flag is set is itself a list and is joined in."""

    items: tuple[Expression, ...]
    spread: tuple[bool, ...] = ()


@frozen(eq=False, repr=False)
class CanPerform:
    """Would the rule's first choice have an option?"""

    rule: str
    arguments: tuple[Expression, ...]


@frozen(eq=False, repr=False)
class SeatAfter:
    """The seat so many places on; negative goes back."""

    seat: Expression
    distance: Expression


@frozen(eq=False, repr=False)
class PairsOff:
    """Whether each member of `wants` can have a member of `haves` of its own that fits."""

    wants: Expression
    want_slot: int
    haves: Expression
    have_slot: int
    fits: Expression


@frozen(eq=False, repr=False)
class FromSeat:
    """Seats in order round the table from `start`."""

    source: Expression
    start: Expression


Expression: TypeAlias = (
    Constant
    | Local
    | FieldOf
    | TrackOf
    | ZoneOf
    | ZoneEverywhere
    | OwnerOf
    | TitleOf
    | Arithmetic
    | Compare
    | Contains
    | Logic
    | Not
    | IsNothing
    | IsThingOf
    | Conditional
    | Ask
    | PartValue
    | RowOf
    | ItemOf
    | EntryOf
    | CountOf
    | AnyOf
    | FirstOf
    | Filter
    | Reduce
    | SortedBy
    | AllThings
    | Numbers
    | MakeList
    | CanPerform
    | SeatAfter
    | PairsOff
    | FromSeat
)


# ------------------------------------------------------------------------------- pure declarations


@frozen(eq=False, repr=False)
class Power:
    """Says for whom a part or handler of an ability counts.

    It counts once for each holder of the ability's `title` whose `matches` all hold; the holder is in
    `holder_slot`, the card in `self_slot`. `bound_self`: the card is the argument that `self` stands for, so
    `self_slot` is filled from `self_from`, and only for cards of this title. Without `holder_slot` (an `always`
    change, or a card whose powers nobody holds) it counts once.
    """

    title: str
    holder_slot: int | None
    self_slot: int | None
    self_from: Expression | None
    conditions: tuple[Expression, ...] = ()  # the ability's `while`
    matches: tuple[tuple[Expression, Expression], ...] = ()


@frozen(eq=False, repr=False)
class Block:
    """A conditional drop: the part does not count where the condition holds."""

    power: Power | None
    when: Expression | None


@frozen(eq=False, repr=False)
class Part:
    """A labelled part of a total, set, value or condition.

    `operator`: `+ - * at most at least`, `include exclude`, `is`, `needs enough`. `fallback` is `else:`.
    `running_slot` holds the running value of a total where the part reads `it`.
    """

    label: str
    operator: str
    value: Expression
    when: Expression | None
    span: Span
    power: Power | None = None
    fallback: bool = False
    running_slot: int | None = None
    reason: Message | None = None
    blocks: tuple[Block, ...] = ()


@frozen(eq=False, repr=False)
class Function:
    """A total, set, value or condition: pure, with parameters in the first slots.

    `dice` are the parameters that only a throw fills: name, slot, count, sides. `element` is the element type of
    a set, `seats` says that a set is one of seats and goes round the table.
    """

    name: str
    kind: Literal["total", "set", "value", "condition"]
    parameters: tuple[str, ...]
    parameter_types: tuple[Type, ...]
    slots: int
    parts: tuple[Part, ...]
    type: Type
    span: Span
    dice: tuple[tuple[str, int, int, int], ...] = ()
    seats: bool = False
    cites: tuple[tuple[str | None, str], ...] = ()


@frozen(eq=False, repr=False)
class TableShape:
    """A table: for each row the low and high of each key (None open), and the outputs.

    `dice` are the keys that are thrown: which key, how many dice, how many sides.
    """

    name: str
    keys: tuple[tuple[str, Type], ...]
    outputs: tuple[tuple[str, Type], ...]
    rows: tuple[tuple[tuple[tuple[Value, Value], ...], tuple[Value, ...]], ...]
    span: Span
    cites: tuple[tuple[str | None, str], ...] = ()
    dice: tuple[tuple[int, int, int], ...] = ()


# ------------------------------------------------------------------------------------- statements


@frozen(eq=False, repr=False)
class Message:
    """A message to people: its id (`tell-hires`) and arguments by name."""

    id: str
    arguments: tuple[tuple[str, Expression, Type], ...] = ()


@frozen(eq=False, repr=False)
class SetLocal:
    """`let`."""

    slot: int
    value: Expression


@frozen(eq=False, repr=False)
class WriteColumn:
    """`=`, `+=`, `-=` on a field or track; `change_slot` receives the true change.

    `append` and `remove` work on list fields.
    """

    column: Column
    thing: Expression | None
    keys: tuple[Expression, ...]
    operator: Literal["=", "+=", "-=", "append", "remove"]
    value: Expression
    change_slot: int | None
    span: Span


@frozen(eq=False, repr=False)
class CallRoutine:
    """Carry out a rule or open a window; the result (for a window: did anybody act) goes to `result_slot`."""

    name: str
    arguments: tuple[Expression, ...]
    result_slot: int | None
    span: Span


@frozen(eq=False, repr=False)
class MoveThings:
    """Move a thing, or each of a list, to a zone. `many`: `things` is a list."""

    things: Expression
    many: bool
    zone: ZoneShape
    key: Expression | None
    span: Span


@frozen(eq=False, repr=False)
class MoveNumber:
    """Move so many from the front of a list of things to a zone; `result_slot` receives the number moved."""

    amount: Expression
    source: Expression
    zone: ZoneShape
    key: Expression | None
    result_slot: int | None
    span: Span


@frozen(eq=False, repr=False)
class Purse:
    """A place where an amount of a resource is: a field of a thing or a track."""

    column: Column
    thing: Expression | None


@frozen(eq=False, repr=False)
class Transfer:
    """Move an amount of a resource from purse to purse; wanting more than there is is an error."""

    amount: Expression
    source: Purse
    target: Purse
    result_slot: int | None
    span: Span


@frozen(eq=False, repr=False)
class RollDice:
    """Roll dice; the sum goes to `slot`. `seen_by` None: by all."""

    count: int
    sides: int
    slot: int
    seen_by: Expression | None
    path: str
    span: Span


@frozen(eq=False, repr=False)
class Throw:
    """Roll the dice of a total and work it out; `slot` receives a record: total, then each dice parameter."""

    name: str
    arguments: tuple[Expression, ...]
    slot: int
    path: str
    span: Span


@frozen(eq=False, repr=False)
class PickOne:
    """One member at random."""

    slot: int
    source: Expression
    path: str
    span: Span


@frozen(eq=False, repr=False)
class ShuffleZone:
    """Put what lies in a zone in random order."""

    zone: ZoneShape
    key: Expression | None
    path: str
    span: Span


@frozen(eq=False, repr=False)
class RevealThings:
    """Show things to seats."""

    things: Expression
    many: bool
    to: Expression
    to_many: bool
    span: Span


@frozen(eq=False, repr=False)
class TellMessage:
    """A line in the log, for all or for some seats."""

    message: Message
    to: Expression | None
    to_many: bool
    span: Span


@frozen(eq=False, repr=False)
class MakeThing:
    """A new thing of an entity with some fields given."""

    entity: str
    fields: tuple[tuple[Column, Expression], ...]
    slot: int
    span: Span


@frozen(eq=False, repr=False)
class EndThing:
    """A made thing or a seat leaves the game. `many`: each of a list."""

    thing: Expression
    many: bool
    span: Span


@frozen(eq=False, repr=False)
class GiveResult:
    """The rule's result; the rule ends."""

    value: Expression


@frozen(eq=False, repr=False)
class StopAt:
    """Leave the enclosing step of this label, or the routine when it is None."""

    label: str | None


@frozen(eq=False, repr=False)
class EndGame:
    """The game is over. `winners` None: the manifest's ranking decides; `nobody`: all lose."""

    key: str
    message: Message
    winners: Expression | None
    many: bool
    nobody: bool
    span: Span


@frozen(eq=False, repr=False)
class Prompt:
    """What is asked: the step's path, the message, and whether what is asked depends on hidden things."""

    path: str
    message: Message
    span: Span


@frozen(eq=False, repr=False)
class ChooseOne:
    """One member of a list. `passable`: `may`. Nothing to choose: `empty` body runs (or an error when flat)."""

    prompt: Prompt
    by: Expression
    slot: int
    source: Expression
    element: Type
    passable: bool
    flat: bool
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]
    span: Span


@frozen(eq=False, repr=False)
class ChooseSome:
    """Several members; `low`, `high` None: any number. `high` is cut to what there is, `low` is not."""

    prompt: Prompt
    by: Expression
    slot: int
    source: Expression
    element: Type
    low: Expression | None
    high: Expression | None
    passable: bool
    flat: bool
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]
    span: Span


@frozen(eq=False, repr=False)
class AskConsent:
    """Yes or no."""

    prompt: Prompt
    by: Expression
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]
    span: Span


@frozen(eq=False, repr=False)
class MenuBranch:
    """A branch: generators in order (slot, source, element type), a condition with its reason, a body."""

    label: str
    message: Message
    generators: tuple[tuple[str, int, Expression, Type], ...]
    when: Expression | None
    reason: Message | None
    body: tuple[Statement, ...]
    span: Span
    power: Power | None = None
    blocks: tuple[Block, ...] = ()


@frozen(eq=False, repr=False)
class ChooseBranch:
    """A menu. `repeated`: each branch once, in any order, until passed."""

    prompt: Prompt
    by: Expression
    branches: tuple[MenuBranch, ...]
    passable: bool
    repeated: bool
    otherwise: tuple[Statement, ...]
    span: Span


@frozen(eq=False, repr=False)
class When:
    """`if` / `else:`."""

    condition: Expression
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@frozen(eq=False, repr=False)
class Each:
    """A loop over a snapshot."""

    slot: int
    source: Expression
    body: tuple[Statement, ...]
    list_slot: int
    index_slot: int


@frozen(eq=False, repr=False)
class SecretEach:
    """A loop in which all are asked first and nothing is seen until all have answered.

    `choices` are the statements that ask (one pass for all members), `effects` those that follow (a second
    pass). Each name bound by a choice is collected: (slot inside, slot of the map afterwards).
    """

    slot: int
    source: Expression
    choices: tuple[Statement, ...]
    effects: tuple[Statement, ...]
    collected: tuple[tuple[int, int], ...]
    list_slot: int
    index_slot: int


@frozen(eq=False, repr=False)
class Loop:
    """`repeat`, `repeat while`."""

    condition: Expression | None
    body: tuple[Statement, ...]


@frozen(eq=False, repr=False)
class LoopWith:
    """`repeat with x from S`: takes the first member, asks the set again."""

    slot: int
    source: Expression
    body: tuple[Statement, ...]


@frozen(eq=False, repr=False)
class Switch:
    """`case`: (values or entities) and bodies. `subject` is kept in `slot`."""

    slot: int
    subject: Expression
    arms: tuple[tuple[Expression, tuple[Statement, ...]], ...]
    otherwise: tuple[Statement, ...] | None
    span: Span


@frozen(eq=False, repr=False)
class LabelledStep:
    """A labelled step: indivisible for `whenever`, a place for `stop`, `before` and `after`.

    `path` is `rule.step`. `before` and `after` are handlers that hang here.
    """

    label: str
    path: str
    body: tuple[Statement, ...]
    before: tuple[HandlerUse, ...]
    after: tuple[HandlerUse, ...]
    span: Span
    outermost: bool = True


@frozen(eq=False, repr=False)
class HandlerUse:
    """A handler that hangs at a point: which routine, for whom, with which arguments.

    `arguments` are evaluated in the rule's slots; the holder and the card are put before them.
    `earlier` are the titles of handlers at the same point that must come first.
    """

    routine: str
    power: Power
    when: Expression | None
    arguments: tuple[Expression, ...]
    earlier: tuple[str, ...]
    optional: bool


Statement: TypeAlias = (
    SetLocal
    | WriteColumn
    | CallRoutine
    | MoveThings
    | MoveNumber
    | Transfer
    | RollDice
    | Throw
    | PickOne
    | ShuffleZone
    | RevealThings
    | TellMessage
    | MakeThing
    | EndThing
    | GiveResult
    | StopAt
    | EndGame
    | ChooseOne
    | ChooseSome
    | AskConsent
    | ChooseBranch
    | When
    | Each
    | SecretEach
    | Loop
    | LoopWith
    | Switch
    | LabelledStep
)


# ---------------------------------------------------------------------------------------- routines


@frozen(eq=False, repr=False)
class Guard:
    """`stands while`: the condition and what happens when its ground is gone."""

    condition: Expression
    otherwise: tuple[Statement, ...]


@frozen(eq=False, repr=False)
class Routine:
    """A rule, an action's steps, a handler, a `whenever` or part of an example: what happens, in statements.

    Parameters fill the first slots. `kind` tells which.
    """

    name: str
    kind: Literal["rule", "action", "handler", "whenever", "example"]
    parameters: tuple[str, ...]
    parameter_types: tuple[Type, ...]
    slots: int
    body: tuple[Statement, ...]
    result: Type | None
    span: Span
    guard: Guard | None = None
    before: tuple[HandlerUse, ...] = ()
    after: tuple[HandlerUse, ...] = ()
    resets: tuple[Column, ...] = ()
    cites: tuple[tuple[str | None, str], ...] = ()


@frozen(eq=False, repr=False)
class Adjustment:
    """An ability's handler on a field: the thing is in slot 0, the amount in slot 1, which the body may change."""

    title: str
    power: Power
    when: Expression | None
    body: tuple[Statement, ...]
    slots: int
    span: Span


@frozen(eq=False, repr=False)
class LimitShape:
    """`once per SCOPE per KEYS`: the column that remembers, and its keys in the action's slots."""

    label: str
    column: Column
    keys: tuple[Expression, ...]
    reason: Message | None


@frozen(eq=False, repr=False)
class ActionShape:
    """An action: the windows it belongs to, what can be chosen, needs, limits, and the routine of its steps.

    Slots: the window's parameters, the actor, then generators.
    """

    name: str
    windows: tuple[str, ...]
    slots: int
    window_parameters: tuple[str, ...]
    actor_slot: int
    generators: tuple[tuple[str, int, Expression, Type], ...]
    needs: tuple[Part, ...]
    limits: tuple[LimitShape, ...]
    routine: str
    message: Message
    span: Span


@frozen(eq=False, repr=False)
class WindowShape:
    """A window: whom it asks, from which seat on, and whether those asked may pass."""

    name: str
    parameters: tuple[str, ...]
    parameter_types: tuple[Type, ...]
    slots: int
    ask: Expression
    ask_many: bool
    start: Expression | None
    passing: Literal["must", "may", "until all pass"]
    actions: tuple[str, ...]
    span: Span


@frozen(eq=False, repr=False)
class WheneverShape:
    """A `whenever`: its condition (no slots of its own but queries') and the routine of its steps."""

    name: str
    slots: int
    condition: Expression
    routine: str
    over: tuple[str, ...]
    span: Span


@frozen()
class Title:
    """A card: its id, its entity, and how many copies there are."""

    name: str
    entity: str
    copies: int
    has_ability: bool = False


@frozen()
class EntityShape:
    """An entity: its columns, and its things. `count` of them exist at the start unless `made`.

    Its things are the numbers from `first` on. `titles` gives for each thing the index of its title.
    `start` is the zone (of nobody) where things begin.
    """

    name: str
    first: int
    count: int
    made: bool
    is_seat: bool
    columns: tuple[Column, ...]
    titles: tuple[int, ...]
    start: str | None
    powers: str | None
    static: dict[str, tuple[Value, ...]] = field(default_factory=dict)
