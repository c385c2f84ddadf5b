"""Operations: what changes something, as closures over `(state, frame)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.types import ListType, OptionalType, ThingType, Type
from interpreter.execute.adjustments import Adjustments
from interpreter.execute.chance import pick, shuffle, throw
from interpreter.execute.effort import NODES
from interpreter.execute.expressions import BASE, Evaluate, Expressions, Frame
from interpreter.execute.faults import fail
from interpreter.execute.frames import Operate
from interpreter.execute.powers import Powers
from interpreter.execute.sight import Sight
from interpreter.execute.things import Things
from interpreter.ir import blocks as B
from interpreter.ir.layout import POWERS_STALE, SEATS
from interpreter.ir.reads import ALL_PLACES, Reads
from interpreter.runtime import REVEAL, TELL, State


class Operations:
    """Compiles operations of one program."""

    def __init__(self, expressions: Expressions, powers: Powers, sight: Sight, reads: Reads) -> None:
        self.expressions = expressions
        self.program = expressions.program
        self.layout = expressions.layout
        self.sight = sight
        self.adjustments = Adjustments(expressions, powers)
        self.power_reads = reads.of_powers
        self.shown: dict[int, int] = {}
        """Things revealed since the last question, with the seats that saw them: a `tell` may name them so far."""
        self.moves_matter = any(r == ALL_PLACES or r.startswith("zone ") for r in self.power_reads)
        self.things = Things(expressions)

    def compile(self, node: B.Operation) -> Operate:
        """The closure of an operation."""
        method = _METHODS[type(node)]
        return method(self, node)

    def set_local(self, node: R.SetLocal) -> Operate:
        value, index = self.expressions.compile(node.value), node.slot + BASE

        def run(state: State, L: Frame) -> None:
            L[index] = value(state.cells, L)

        return run

    def spend_limit(self, node: B.SpendLimit) -> Operate:
        compile_ = self.expressions.compile
        limits = [
            (self.layout.columns[limit.column.path], [compile_(key) for key in limit.keys]) for limit in node.limits
        ]
        effort = self.expressions.effort

        def run(state: State, L: Frame) -> None:
            S = state.cells
            for cell, keys in limits:
                effort.copy(len(S[cell]))
                S[cell] = {**S[cell], tuple([key(S, L) for key in keys]) or (0,): True}

        return run

    def collect(self, node: B.Collect) -> Operate:
        at, key, value = node.slot + BASE, node.key_slot + BASE, node.value_slot + BASE

        effort = self.expressions.effort

        def run(state: State, L: Frame) -> None:
            effort.copy(len(L[at]))
            L[at] = (*L[at], (L[key], L[value]))

        return run

    # ------------------------------------------------------------------------------- columns

    def cell_of(self, column: R.Column, thing: R.Expression | None, what: str) -> Callable[[State, Frame], int]:
        """The cell of a field of a thing, or of a track."""
        base = self.layout.columns[column.path]
        if thing is None:
            return lambda state, L: base
        compiled = self.expressions.compile(thing)
        assert column.entity is not None
        entity = self.program.entities[column.entity]
        first, end = entity.first, entity.first + entity.count

        def find(state: State, L: Frame) -> int:
            x = compiled(state.cells, L)
            if x is None or not first <= x < end:
                raise fail("L0901", column.span, what=what)
            return base + int(x)

        return find

    def write_column(self, node: R.WriteColumn) -> Operate:
        column = node.column
        if column.keys:
            return self._write_keyed(node)
        cell = self.cell_of(column, node.thing, column.path)
        value = self.expressions.compile(node.value)
        change_at = None if node.change_slot is None else node.change_slot + BASE
        settle = self._settle(column, node)
        stale = f"column {column.path}" in self.power_reads
        operator = node.operator
        adjust = self.adjustments.of(column.path) if operator in ("+=", "-=") else None
        made = column.entity is not None and self.program.entities[column.entity].made
        shown, base = self.shown, self.layout.columns[column.path]
        many = isinstance(column.type, ListType) and operator != "="
        removes, effort = operator != "append", self.expressions.effort

        def run(state: State, L: Frame) -> None:
            S = state.cells
            at = cell(state, L)
            if made:
                shown.pop(at - base, None)  # what was shown of it is no longer so
            old = S[at]
            amount = value(S, L)
            if adjust is not None:
                amount = adjust(S, at - base, amount)
            if many:
                effort.copy((len(amount) if removes else 1) * (len(old) + len(amount)), node.span)
            new = settle(_combined(operator, old, amount))
            S[at] = new
            if stale:
                S[POWERS_STALE] = True
            if change_at is not None:
                L[change_at] = new - old if operator == "+=" else old - new

        return run

    def _write_keyed(self, node: R.WriteColumn) -> Operate:
        column = node.column
        cell = self.layout.columns[column.path]
        keys = [self.expressions.compile(key) for key in node.keys]
        value = self.expressions.compile(node.value)
        default = self.expressions.compile(column.default or R.Constant(None))
        settle = self._settle(column, node)
        stale = f"column {column.path}" in self.power_reads
        effort = self.expressions.effort

        def run(state: State, L: Frame) -> None:
            S = state.cells
            key = tuple([k(S, L) for k in keys])
            known = S[cell]
            effort.copy(len(known), node.span)
            old = known[key] if key in known else default(S, L)
            S[cell] = {**known, key: settle(_combined(node.operator, old, value(S, L)))}
            if stale:
                S[POWERS_STALE] = True

        return run

    def _settle(self, column: R.Column, node: R.WriteColumn) -> Callable[[Any], Any]:
        """Clamp a number, or see that it stays in its range."""
        low, high = column.low, column.high
        if isinstance(column.type, (ListType, OptionalType)) or (low is None and high is None):
            return lambda value: value
        if column.clamped:

            def clamp(value: Any) -> Any:
                if low is not None and value < low:
                    return low
                return high if high is not None and value > high else value

            return clamp

        def check(value: Any) -> Any:
            if (low is not None and value < low) or (high is not None and value > high):
                raise fail("L0913", node.span, name=column.path, value=value, kind=column.type)
            return value

        return check

    def reset_columns(self, node: B.ResetColumns) -> Operate:
        resets: list[tuple[int, int, Evaluate]] = []
        for column in node.columns:
            if column.path not in self.layout.columns:
                continue
            base = self.layout.columns[column.path]
            if column.keys:
                resets.append((base, 1, lambda S, L: {}))
                continue
            value = self.expressions.compile(column.default or R.Constant(None))
            if column.entity is None:
                resets.append((base, 1, value))
            else:
                entity = self.program.entities[column.entity]
                resets.append((base + entity.first, entity.count, value))
        stale = any(f"column {column.path}" in self.power_reads for column in node.columns)

        def run(state: State, L: Frame) -> None:
            S = state.cells
            for start, count, value in resets:
                S[start : start + count] = [value(S, L)] * count
            if stale:
                S[POWERS_STALE] = True

        return run

    # --------------------------------------------------------------------------------- moves

    def zone_cell(self, zone: R.ZoneShape, key: R.Expression | None) -> Callable[[State, Frame], int]:
        """The cell of a zone."""
        base = self.layout.zones[zone.name]
        if key is None:
            return lambda state, L: base
        compiled = self.expressions.compile(key)
        assert zone.per is not None
        entity = self.program.entities[zone.per]
        first, end = entity.first, entity.first + entity.count

        def find(state: State, L: Frame) -> int:
            x = compiled(state.cells, L)
            if x is None or not first <= x < end:
                raise fail("L0901", zone.span, what=zone.name)
            return base + int(x)

        return find

    def place(self, S: list[Any], things: tuple[int, ...], cell: int, node: Any) -> None:
        """Lay things at the back of a zone."""
        places = self.layout.places
        effort = self.expressions.effort
        for x in things:
            old = S[places + x]
            effort.copy(len(S[cell]), node.span)
            if old >= 0:
                effort.copy(len(S[old]), node.span)
                S[old] = tuple([y for y in S[old] if y != x])
            S[cell] = (*S[cell], x)
            S[places + x] = cell
            self.shown.pop(x, None)
        zone: R.ZoneShape = node.zone
        if zone.at_most is not None and len(S[cell]) > zone.at_most:
            raise fail("L0915", node.span, zone=zone.name, limit=zone.at_most)
        if self.moves_matter:
            S[POWERS_STALE] = True

    def move_things(self, node: R.MoveThings) -> Operate:
        things, cell, many = (
            self.expressions.compile(node.things),
            self.zone_cell(node.zone, node.key),
            node.many,
        )

        def run(state: State, L: Frame) -> None:
            found = things(state.cells, L)
            if not many:
                if found is None:
                    raise fail("L0902", node.span, what=node.span.text)
                found = (found,)
            self.place(state.cells, found, cell(state, L), node)

        return run

    def move_number(self, node: R.MoveNumber) -> Operate:
        amount, source = self.expressions.compile(node.amount), self.expressions.compile(node.source)
        cell = self.zone_cell(node.zone, node.key)
        result_at = None if node.result_slot is None else node.result_slot + BASE

        def run(state: State, L: Frame) -> None:
            S = state.cells
            wanted = amount(S, L)
            if wanted < 0:
                raise fail("L0916", node.span, amount=wanted)
            found = source(S, L)[:wanted]
            self.place(S, found, cell(state, L), node)
            if result_at is not None:
                L[result_at] = len(found)

        return run

    def transfer(self, node: R.Transfer) -> Operate:
        amount = self.expressions.compile(node.amount)
        source = self.cell_of(node.source.column, node.source.thing, node.source.column.path)
        target = self.cell_of(node.target.column, node.target.thing, node.target.column.path)
        result_at = None if node.result_slot is None else node.result_slot + BASE

        def run(state: State, L: Frame) -> None:
            S = state.cells
            wanted = amount(S, L)
            one, other = source(state, L), target(state, L)
            if wanted < 0:
                raise fail("L0916", node.span, amount=wanted)
            if S[one] is not None:  # None: a supply without end
                if S[one] < wanted:
                    raise fail("L0917", node.span, amount=wanted, there=S[one], purse=node.source.column.path)
                S[one] -= wanted
            if S[other] is not None:
                S[other] += wanted
            if result_at is not None:
                L[result_at] = wanted

        return run

    # --------------------------------------------------------------------------------- chance

    def roll_dice(self, node: R.RollDice) -> Operate:
        at = node.slot + BASE
        seen_by = None if node.seen_by is None else self.expressions.compile(node.seen_by)

        def run(state: State, L: Frame) -> None:
            mask = -1 if seen_by is None else self.sight.bit(seen_by(state.cells, L))
            L[at] = sum(throw(state, node.path, ((node.count, node.sides),), mask, node.span)[0])

        return run

    def throw(self, node: R.Throw) -> Operate:
        function = self.program.functions[node.name]
        arguments = [self.expressions.compile(argument) for argument in node.arguments]
        dice = {slot: position for position, (_, slot, _, _) in enumerate(function.dice)}
        sizes = tuple((count, sides) for _, _, count, sides in function.dice)
        at = node.slot + BASE
        functions = self.expressions.functions

        def run(state: State, L: Frame) -> None:
            given = iter([a(state.cells, L) for a in arguments])
            shown = [sum(faces) for faces in throw(state, node.path, sizes, -1, node.span)]
            full = [shown[dice[slot]] if slot in dice else next(given) for slot in range(len(function.parameters))]
            L[at] = (functions[node.name](state.cells, full), *shown)

        return run

    def pick_one(self, node: R.PickOne) -> Operate:
        source, at = self.expressions.compile(node.source), node.slot + BASE

        def run(state: State, L: Frame) -> None:
            found = source(state.cells, L)
            if not found:
                raise fail("L0918", node.span)
            L[at] = found[pick(state, node.path, found, self.name_of, node.span)]

        return run

    def name_of(self, value: Any) -> str:
        """How a script may name a member: by its title, or as a number."""
        if isinstance(value, int) and 0 <= value < len(self.layout.title_of):
            return self.program.titles[self.layout.title_of[value]].name
        return str(value)

    def shuffle_zone(self, node: R.ShuffleZone) -> Operate:
        cell = self.zone_cell(node.zone, node.key)

        def run(state: State, L: Frame) -> None:
            at = cell(state, L)
            things = state.cells[at]
            order = shuffle(state, node.path, len(things))
            state.cells[at] = tuple([things[index] for index in order])

        return run

    # --------------------------------------------------------------------------------- telling

    def seats_mask(self, to: R.Expression | None, many: bool) -> Callable[[State, Frame], int]:
        """The bits of the seats that are told or shown something."""
        if to is None:
            return lambda state, L: -1
        compiled = self.expressions.compile(to)
        bit = self.sight.bit
        if not many:
            return lambda state, L: bit(compiled(state.cells, L))

        def find(state: State, L: Frame) -> int:
            S = state.cells
            told = 0
            for seat in compiled(S, L):
                told |= bit(seat)
            return told if any(not told & bit(seat) for seat in S[SEATS]) else -1  # all that play: it is public

        return find

    def tell_message(self, node: R.TellMessage) -> Operate:
        compiled = [(self.expressions.compile(value), kind) for _, value, kind in node.message.arguments]
        mask = self.seats_mask(node.to, node.to_many)
        of_value = self.sight.of_value
        identity = node.message.id
        shown, faces, effort = self.shown, self.faces, self.expressions.effort

        def run(state: State, L: Frame) -> None:
            S = state.cells
            values = [(value(S, L), kind) for value, kind in compiled]
            seen = tuple([of_value(S, value, kind, shown) for value, kind in values])
            told = tuple([v for v, _ in values])
            for value in told:
                if isinstance(value, tuple):
                    effort.copy(NODES * len(value))
            state.log.append((TELL, identity, told, seen, mask(state, L), faces(S, values)))

        return run

    def faces(self, S: list[Any], values: list[tuple[Any, Type]]) -> tuple[tuple[int, tuple[Any, ...]], ...]:
        """The fields of made things among values: a die is told by what it shows now, not by a title."""
        found = []
        for value, kind in values:
            inner = kind.inner if isinstance(kind, OptionalType) else kind
            many = isinstance(inner, ListType)
            element = inner.element if isinstance(inner, ListType) else inner
            if not isinstance(element, ThingType) or value is None:
                continue
            for x in value if many else (value,):
                entity = self.program.entities[self.layout.entity_of[x]]
                if entity.made:
                    found.append((x, tuple([S[self.layout.columns[c.path] + x] for c in entity.columns])))
        return tuple(found)

    def reveal_things(self, node: R.RevealThings) -> Operate:
        things, mask, many = (
            self.expressions.compile(node.things),
            self.seats_mask(node.to, node.to_many),
            node.many,
        )
        shown = self.shown

        def run(state: State, L: Frame) -> None:
            found = things(state.cells, L)
            if not many:
                found = () if found is None else (found,)
            to = mask(state, L)
            for x in found:
                shown[x] = shown.get(x, 0) | to
            state.log.append((REVEAL, found, to))

        return run


def _combined(operator: str, old: Any, value: Any) -> Any:
    match operator:
        case "=":
            return value
        case "+=":
            return old + value
        case "-=":
            return old - value
        case "append":
            return (*old, *value)
        case _:
            left = list(old)
            for x in value:
                if x in left:
                    left.remove(x)
            return tuple(left)


_METHODS: dict[type, Callable[[Operations, Any], Operate]] = {
    R.SetLocal: Operations.set_local,
    R.WriteColumn: Operations.write_column,
    R.MoveThings: Operations.move_things,
    R.MoveNumber: Operations.move_number,
    R.Transfer: Operations.transfer,
    R.RevealThings: Operations.reveal_things,
    R.TellMessage: Operations.tell_message,
    R.MakeThing: lambda operations, node: operations.things.make_thing(node),
    R.EndThing: lambda operations, node: operations.things.end_thing(node),
    R.RollDice: Operations.roll_dice,
    R.Throw: Operations.throw,
    R.PickOne: Operations.pick_one,
    R.ShuffleZone: Operations.shuffle_zone,
    B.ResetColumns: Operations.reset_columns,
    B.Collect: Operations.collect,
    B.SpendLimit: Operations.spend_limit,
}
