"""The syntax tree: frozen nodes with their places. A node holds what was written, resolved to nothing."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from interpreter.text import Span, frozen


@frozen()
class Node:
    """Anything with a place. The place takes no part in comparison, so equal texts give equal trees."""

    span: Span = field(compare=False, repr=False, kw_only=True)


@frozen()
class Identifier(Node):
    """A name as written: of a declaration, a part, a parameter, a field, a member."""

    text: str


# ------------------------------------------------------------------------------------------ types


@frozen()
class NamedType(Node):
    """`Player`, `Boolean`, `coins`."""

    name: Identifier


@frozen()
class RangeType(Node):
    """`0..9`, `..4`, `1..`; None where a side is open."""

    low: int | None
    high: int | None


@frozen()
class DiceType(Node):
    """`3d6`: number of dice and sides."""

    count: int
    sides: int


@frozen()
class TypeExpression(Node):
    """`[list of] BASE [?]`."""

    base: NamedType | RangeType | DiceType
    is_list: bool = False
    optional: bool = False


@frozen()
class FieldType(Node):
    """The type of a field or track with what may follow: default, `clamped`, `seen by`, `until`."""

    type: TypeExpression
    default: Expression | None = None
    clamped: bool = False
    seen_by: Identifier | None = None  # owner | all | none | it | a name
    until: Identifier | None = None


@frozen()
class Parameter(Node):
    """`NAME: TYPE`."""

    name: Identifier
    type: TypeExpression


@frozen()
class Citation(Node):
    """One reference of a `cites` line; `edition` is None when only a section is given."""

    edition: Identifier | None
    section: str


# ------------------------------------------------------------------------------------ expressions


@frozen()
class Number(Node):
    """`7`."""

    value: int


@frozen()
class Name(Node):
    """A bare name: a variable, a member, a declaration without arguments, a title."""

    text: str


@frozen()
class Truth(Node):
    """`yes` or `no`."""

    value: bool


@frozen()
class Nothing(Node):
    """`none` as a value."""


@frozen()
class Dot(Node):
    """`SUBJECT.NAME`."""

    subject: Expression
    name: Identifier


@frozen()
class Lookup(Node):
    """`SUBJECT[ARGUMENTS]`: a row of a table, an entry of what a secret loop collected."""

    subject: Expression
    arguments: tuple[Expression, ...]


@frozen()
class Argument(Node):
    """An argument; `label` is given in `label: value`."""

    label: Identifier | None
    value: Expression


@frozen()
class Call(Node):
    """`NAME(ARGUMENTS)`."""

    name: Identifier
    arguments: tuple[Argument, ...]


@frozen()
class AllOf(Node):
    """`all NAME`: every thing of an entity, every member of an enum, all that lies in a keyed zone."""

    name: Identifier


@frozen()
class Unary(Node):
    """`-X` or `not X`."""

    operator: Literal["-", "not"]
    operand: Expression


BinaryOperator: TypeAlias = Literal["+", "-", "*", "/", "and", "or", "=", "!=", "<", "<=", ">", ">=", "in", "not in"]


@frozen()
class Binary(Node):
    """Two operands; `/` rounds down."""

    operator: BinaryOperator
    left: Expression
    right: Expression


@frozen()
class IsNone(Node):
    """`X is none`, `X is not none`."""

    subject: Expression
    negated: bool


@frozen()
class IsKind(Node):
    """`X is Jack`, `X is not Jack`."""

    subject: Expression
    kind: Identifier
    negated: bool


@frozen()
class Aggregate(Node):
    """`count of S`, `any of S`, `none of S`, `first of S`."""

    operator: Literal["count", "any", "none", "first"]
    source: Expression


@frozen()
class Reduction(Node):
    """`sum of X for S`, `highest of X for S`, `lowest of X for S`; the element is `it` in X."""

    operator: Literal["sum", "highest", "lowest"]
    body: Expression
    source: Expression


@frozen()
class Can(Node):
    """`can RULE(ARGUMENTS)`: would the rule's first choice have an option?"""

    call: Call


@frozen()
class Query(Node):
    """`(S as NAME where C)`; also the source of a choice or loop, where the parentheses are left out."""

    source: Expression
    name: Identifier | None
    where: Expression | None


@frozen()
class SortKey(Node):
    """`highest X` or `lowest X` in a sorted list; the element is `it`."""

    order: Literal["highest", "lowest"]
    value: Expression


@frozen()
class Sorted(Node):
    """`(S as NAME where C by highest K, lowest L)`."""

    source: Query
    keys: tuple[SortKey, ...]


@frozen()
class Either(Node):
    """`(A when C else B)`."""

    condition: Expression
    yes: Expression
    no: Expression


@frozen()
class ListLiteral(Node):
    """`[a, b, c]`."""

    items: tuple[Expression, ...]


@frozen()
class RangeSource(Node):
    """`LOW .. HIGH` where a set may stand in a loop, a choice or a generator."""

    low: Expression
    high: Expression


Expression: TypeAlias = (
    Number
    | Name
    | Truth
    | Nothing
    | Dot
    | Lookup
    | Call
    | AllOf
    | Unary
    | Binary
    | IsNone
    | IsKind
    | Aggregate
    | Reduction
    | Can
    | Query
    | Sorted
    | Either
    | ListLiteral
)

SourceExpression: TypeAlias = Query | RangeSource


@frozen()
class Text(Node):
    """A message key with arguments: `not_persuaded(persuader, target)`."""

    key: Identifier
    arguments: tuple[Argument, ...] = ()


# ------------------------------------------------------------------------------------- statements


@frozen()
class Let(Node):
    """`let NAME = X`."""

    name: Identifier
    value: Expression


@frozen()
class Write(Node):
    """`TARGET = X`, `TARGET += X as NAME`, `TARGET -= X as NAME`; a target: a name, a dot, a keyed track."""

    target: Expression
    operator: Literal["=", "+=", "-="]
    value: Expression
    result: Identifier | None = None


@frozen()
class Perform(Node):
    """`RULE(ARGUMENTS) as NAME`: carry out a rule, or open a window."""

    call: Call
    result: Identifier | None = None


@frozen()
class MoveSome(Node):
    """`move N from A to B as NAME`: a number of things, or an amount of a resource."""

    amount: Expression
    source: Expression
    target: Expression
    result: Identifier | None = None


@frozen()
class MoveThing(Node):
    """`move X to B`: one thing, or each thing of a set."""

    thing: Expression
    target: Expression


@frozen()
class Roll(Node):
    """`roll 1d6 as NAME seen by P`, `roll TOTAL(ARGUMENTS) as NAME`."""

    dice: DiceType | Call
    name: Identifier
    seen_by: Expression | None = None


@frozen()
class Pick(Node):
    """`roll NAME from S`: one member at random."""

    name: Identifier
    source: Query


@frozen()
class Shuffle(Node):
    """`shuffle ZONE`."""

    zone: Expression


@frozen()
class Reveal(Node):
    """`reveal X to P`: shows without moving."""

    thing: Expression
    to: Expression


@frozen()
class Tell(Node):
    """`tell KEY(ARGUMENTS) to P`: a line in the log."""

    text: Text
    to: Expression | None = None


@frozen()
class Make(Node):
    """`make ENTITY(field: X) as NAME`."""

    call: Call
    name: Identifier


@frozen()
class Give(Node):
    """`give X`: the result of the rule, which ends."""

    value: Expression


@frozen()
class Stop(Node):
    """`stop [LABEL] [when C]`: leaves the labelled step, or the rule."""

    label: Identifier | None = None
    when: Expression | None = None


@frozen()
class DoNothing(Node):
    """`pass` as a step."""


@frozen()
class EndThing(Node):
    """`end X`: a made thing, or a seat, leaves the game."""

    thing: Expression


@frozen()
class EndGame(Node):
    """`end as KEY [for P | for none]`. `nobody` is set for `for none`."""

    key: Text
    winners: Expression | None = None
    nobody: bool = False


@frozen()
class Count(Node):
    """How many are chosen: `3`, `0 .. n`, or any number (`low` and `high` None)."""

    low: Expression | None
    high: Expression | None


@frozen()
class Choose(Node):
    """`[may] choose [COUNT of] NAME from S by P [ask KEY] [body] [else: body]`.

    `count` is None for one. `body` is None in the flat form.
    """

    name: Identifier
    source: SourceExpression
    by: Expression
    count: Count | None = None
    may: bool = False
    ask: Text | None = None
    body: tuple[Statement, ...] | None = None
    otherwise: tuple[Statement, ...] | None = None


@frozen()
class Consent(Node):
    """`may by P [ask KEY]` with a body, an `else:`, or both."""

    by: Expression
    ask: Text | None
    body: tuple[Statement, ...] | None
    otherwise: tuple[Statement, ...] | None = None


@frozen()
class Generator(Node):
    """`with NAME from S` of a branch or an action."""

    name: Identifier
    source: SourceExpression


@frozen()
class Branch(Node):
    """A branch of a menu."""

    label: Identifier
    generators: tuple[Generator, ...]
    when: Expression | None
    reason: Text | None
    body: tuple[Statement, ...]


@frozen()
class Menu(Node):
    """`[may] choose one|any by P [ask KEY]` with branches; `repeated` is set for `any`."""

    by: Expression
    repeated: bool
    may: bool
    ask: Text | None
    branches: tuple[Branch, ...]
    otherwise: tuple[Statement, ...] | None = None


@frozen()
class If(Node):
    """`if C … else: …`; `else: if` nests in `otherwise`."""

    condition: Expression
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] | None = None


@frozen()
class ForEach(Node):
    """`[secretly] for each NAME in S [from P] …`."""

    name: Identifier
    source: SourceExpression
    start: Expression | None
    secretly: bool
    body: tuple[Statement, ...]


@frozen()
class Repeat(Node):
    """`repeat …`, `repeat while C …`."""

    condition: Expression | None
    body: tuple[Statement, ...]


@frozen()
class RepeatWith(Node):
    """`repeat with NAME from S …`: asks the set again each time."""

    name: Identifier
    source: SourceExpression
    body: tuple[Statement, ...]


@frozen()
class Arm(Node):
    """An arm of a `case`: a member or a kind, and what happens."""

    label: Identifier
    body: tuple[Statement, ...]


@frozen()
class Case(Node):
    """`case X` with arms and an optional `else:`."""

    subject: Expression
    arms: tuple[Arm, ...]
    otherwise: tuple[Statement, ...] | None = None


@frozen()
class Step(Node):
    """A labelled step: of a rule, of an action, or inside another body."""

    label: Identifier
    body: tuple[Statement, ...]


Statement: TypeAlias = (
    Let
    | Write
    | Perform
    | MoveSome
    | MoveThing
    | Roll
    | Pick
    | Shuffle
    | Reveal
    | Tell
    | Make
    | Give
    | Stop
    | DoNothing
    | EndThing
    | EndGame
    | Choose
    | Consent
    | Menu
    | If
    | ForEach
    | Repeat
    | RepeatWith
    | Case
    | Step
)


# -------------------------------------------------------------------------------------------- parts


@frozen()
class TotalPart(Node):
    """`LABEL: + X [when C]`."""

    label: Identifier
    operator: Literal["+", "-", "*", "at most", "at least"]
    value: Expression
    when: Expression | None = None


@frozen()
class SetPart(Node):
    """`LABEL: include|exclude S [when C]`; the label of `else:` is `else`."""

    label: Identifier
    operator: Literal["include", "exclude"]
    source: Query
    when: Expression | None = None

    @property
    def is_fallback(self) -> bool:
        """Whether this part counts only when the set is empty without it."""
        return self.label.text == "else"


@frozen()
class ValuePart(Node):
    """`LABEL: is X [when C]`; the label of `else:` is `else`."""

    label: Identifier
    value: Expression
    when: Expression | None = None


@frozen()
class Need(Node):
    """`LABEL: needs|enough X [when C] [else REASON]`."""

    label: Identifier
    operator: Literal["needs", "enough"]
    value: Expression
    when: Expression | None = None
    reason: Text | None = None


@frozen()
class Limit(Node):
    """`LABEL: once per SCOPE [per KEY, KEY] [else REASON]`."""

    label: Identifier
    scope: Identifier
    keys: tuple[Expression, ...] = ()
    reason: Text | None = None


@frozen()
class Cell(Node):
    """A cell of a table row: a number, a range (None where open), a name, yes, no or none.

    `kind` says which: `number` (low is high), `range`, `name`, `truth`, `none`.
    """

    kind: Literal["number", "range", "name", "truth", "none"]
    low: int | None = None
    high: int | None = None
    name: str | None = None
    truth: bool | None = None


@frozen()
class Row(Node):
    """A row of a table."""

    cells: tuple[Cell, ...]


@frozen()
class Field(Node):
    """`NAME: TYPE …`."""

    name: Identifier
    type: FieldType


@frozen()
class DerivedField(Node):
    """`NAME = X`."""

    name: Identifier
    value: Expression


# ------------------------------------------------------------------------------------- declarations


@frozen()
class Declaration(Node):
    """Anything that stands in column one and has a name."""

    name: Identifier
    cites: tuple[Citation, ...] = field(default=(), kw_only=True)


@frozen()
class FixedTotal(Declaration):
    """`total NAME: TYPE = X`; its one part bears the total's name."""

    type: TypeExpression
    value: Expression


@frozen()
class Total(Declaration):
    """`total NAME(PARAMETERS)` with parts; with a dice parameter it is a throw."""

    parameters: tuple[Parameter, ...]
    parts: tuple[TotalPart, ...]


@frozen()
class Set(Declaration):
    """`set NAME(PARAMETERS) of TYPE`."""

    parameters: tuple[Parameter, ...]
    type: TypeExpression
    parts: tuple[SetPart, ...]


@frozen()
class Value(Declaration):
    """`value NAME(PARAMETERS) -> TYPE`."""

    parameters: tuple[Parameter, ...]
    type: TypeExpression
    parts: tuple[ValuePart, ...]


@frozen()
class Condition(Declaration):
    """`condition NAME(PARAMETERS)`."""

    parameters: tuple[Parameter, ...]
    parts: tuple[Need, ...]


@frozen()
class Enumeration(Declaration):
    """`enum NAME` with members."""

    members: tuple[Identifier, ...]


@frozen()
class Kind(Declaration):
    """`kind NAME = A or B`: entities or windows taken together."""

    members: tuple[Identifier, ...]


@frozen()
class Resource(Declaration):
    """`resource NAME [SUPPLY]`."""

    supply: int | None


@frozen()
class Entity(Declaration):
    """`entity NAME [at most N]` with fields."""

    at_most: int | None
    fields: tuple[Field | DerivedField, ...]


@frozen()
class Track(Declaration):
    """`track NAME[(KEYS)]: TYPE …`."""

    parameters: tuple[Parameter, ...]
    type: FieldType


@frozen()
class Zone(Declaration):
    """`zone NAME of TYPE [per ENTITY] [at most N] [seen by WHO]`."""

    type: TypeExpression
    per: Identifier | None
    at_most: int | None
    seen_by: Identifier | None


@frozen()
class Table(Declaration):
    """`table NAME(PARAMETERS) -> OUTPUTS` with rows."""

    parameters: tuple[Parameter, ...]
    outputs: tuple[Parameter, ...]
    rows: tuple[Row, ...]


@frozen()
class Stands(Node):
    """`stands while C` with its `else:`."""

    condition: Expression
    otherwise: tuple[Statement, ...] | None


@frozen()
class Rule(Declaration):
    """`rule NAME(PARAMETERS) [-> TYPE]` with labelled steps."""

    parameters: tuple[Parameter, ...]
    result: TypeExpression | None
    stands: Stands | None
    steps: tuple[Step, ...]


@frozen()
class Window(Declaration):
    """`window NAME(PARAMETERS)`; `passing` says whether and how those asked may pass."""

    parameters: tuple[Parameter, ...]
    ask: Expression
    start: Expression | None
    passing: Literal["must", "may", "until all pass"]


@frozen()
class Action(Declaration):
    """`action NAME in WINDOWS`: generators, needs, limits, steps."""

    parameters: tuple[Parameter, ...]
    windows: tuple[Identifier, ...]
    generators: tuple[Generator, ...]
    needs: tuple[Need, ...]
    limits: tuple[Limit, ...]
    steps: tuple[Step, ...]


@frozen()
class Whenever(Declaration):
    """`whenever NAME [over NAMES]` with `when C` and steps."""

    over: tuple[Identifier, ...]
    when: Expression
    steps: tuple[Step, ...]


# ------------------------------------------------------------------------------------------ change


NewPart: TypeAlias = (
    TotalPart | SetPart | ValuePart | Need | Limit | Row | Field | DerivedField | Branch | Step | Identifier
)
"""What `add` may bring. A bare identifier is a member of an enum or a kind."""


@frozen()
class Place(Node):
    """`before LABEL` or `after LABEL`."""

    side: Literal["before", "after"]
    label: Identifier


@frozen()
class Add(Node):
    """`add [before L | after L] PART`."""

    place: Place | None
    part: NewPart


@frozen()
class Replace(Node):
    """`replace PART`: the part of the same label, or the row with the same keys."""

    part: NewPart


@frozen()
class Drop(Node):
    """`drop LABEL [if any] [when C] [else KEY]`."""

    label: Identifier
    if_any: bool = False
    when: Expression | None = None
    reason: Text | None = None


@frozen()
class DropRow(Node):
    """`drop row CELLS`."""

    row: Row


Operation: TypeAlias = Add | Replace | Drop | DropRow


@frozen()
class Change(Declaration):
    """`change NAME[.STEP][(HEAD)] [with OVERLAY] [over OVERLAYS]` with operations.

    `head` is None when there are no parentheses. `name` is the declaration that is changed.
    """

    step: Identifier | None
    head: tuple[Expression, ...] | None
    with_overlay: Identifier | None
    over: tuple[Identifier, ...]
    operations: tuple[Operation, ...]


@frozen()
class Handler(Node):
    """`before|after RULE[.STEP](HEAD) [over NAMES] [when C]` with statements."""

    moment: Literal["before", "after"]
    rule: Identifier
    step: Identifier | None
    head: tuple[Expression, ...]
    over: tuple[Identifier, ...]
    when: Expression | None
    body: tuple[Statement, ...]


@frozen()
class Ability(Declaration):
    """`ability TITLE`: what a card changes while it is in force.

    `conditions` are its `while` lines, `always` the changes that hold without a holder.
    """

    conditions: tuple[Expression, ...]
    changes: tuple[Change, ...]
    always: tuple[Change, ...]
    handlers: tuple[Handler, ...]


# ----------------------------------------------------------------------------------------- examples


@frozen()
class ChooseAnswer(Node):
    """`choose A, B by P [ask KEY]`."""

    values: tuple[Expression, ...]
    by: Expression
    ask: Identifier | None = None


@frozen()
class PassAnswer(Node):
    """`pass by P [ask KEY]`."""

    by: Expression
    ask: Identifier | None = None


@frozen()
class RollAnswer(Node):
    """`roll 9`, `roll 3 5`, `roll chit_5`: what chance gives next."""

    values: tuple[Expression, ...]


@frozen()
class ActionAnswer(Node):
    """`ACTION(ARGUMENTS) by P`: an action taken in a window."""

    call: Call
    by: Expression


Answer: TypeAlias = ChooseAnswer | PassAnswer | RollAnswer | ActionAnswer | Perform


@frozen()
class Holds(Node):
    """An expression that is true afterwards."""

    value: Expression


@frozen()
class Ended(Node):
    """`end as KEY`."""

    key: Identifier


@frozen()
class Told(Node):
    """`tell KEY(ARGUMENTS)`, `not tell KEY`."""

    text: Text
    negated: bool


@frozen()
class MayAct(Node):
    """`may ACTION(ARGUMENTS)`, `not may ACTION(ARGUMENTS) else KEY`."""

    call: Call
    negated: bool
    reason: Identifier | None = None


@frozen()
class MayNotChoose(Node):
    """`P may not A, B [else KEY]`: an option that was not offered to P."""

    seat: Identifier
    values: tuple[Identifier, ...]
    reason: Identifier | None = None


Claim: TypeAlias = Holds | Ended | Told | MayAct | MayNotChoose


@frozen()
class Example(Declaration):
    """`example NAME` with `given`, `when`, `then`, `misprint`."""

    given: tuple[Statement, ...]
    when: tuple[Answer, ...]
    then: tuple[Claim, ...]
    misprint: tuple[Claim, ...] = ()


AnyDeclaration: TypeAlias = (
    FixedTotal
    | Total
    | Set
    | Value
    | Condition
    | Enumeration
    | Kind
    | Resource
    | Entity
    | Track
    | Zone
    | Table
    | Rule
    | Window
    | Action
    | Whenever
    | Change
    | Ability
    | Example
)
