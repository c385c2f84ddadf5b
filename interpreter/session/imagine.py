"""A game as a seat may take it to be: what it cannot see is dealt and thrown anew, at random.

Cards whose faces the seat cannot see change places with others of their entity that it cannot see either;
how many lie where stays as it is. Dice that it cannot see are thrown again. What was chosen in secret and
is neither a card nor a die stays. Chance to come is seeded anew, and the log is cut down to what the seat
knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.check.types import Type
from interpreter.execute.engine import CHANCE
from interpreter.execute.expressions import BASE
from interpreter.execute.handlers import ORDERING
from interpreter.execute.windows import ARGUMENTS, WINDOW
from interpreter.ir import blocks as B
from interpreter.ir.layout import POWERS_STALE
from interpreter.ir.walk import walk
from interpreter.runtime import (
    ANSWER,
    END,
    PICK,
    REVEAL,
    ROLL,
    SHUFFLE,
    TELL,
    Entry,
    Log,
    Pending,
    State,
    permutation,
    seed_state,
    throw_dice,
)
from interpreter.session.slots import Slots, holds_things, renumbered, slot_types

if TYPE_CHECKING:
    from interpreter.session.ruleset import Ruleset


def imagine(ruleset: Ruleset, state: State, seat: int, seed: int, *, remember: bool = True) -> State:
    """A state that the seat cannot tell from this one; with an empty log unless it is to `remember`."""
    imagining = ruleset.imagining
    other = state.clone()
    hidden = imagining.hidden_things(state.cells, seat)
    random, moves = imagining.deal(seed_state(seed), hidden, state.cells)
    imagining.renumber(other, moves)
    random = imagining.throw(other.cells, hidden, random)
    other.random = random
    other.chance = ()
    other.asks_chance = False
    other.log = imagining.known_log(state, seat) if remember else Log()
    other.cells[POWERS_STALE] = True
    return other


class Imagining:
    """What a ruleset's states need to be dealt anew: which columns and locals hold things, which are
    thrown."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.engine = ruleset.engine
        self.program = ruleset.program
        self.layout = ruleset.engine.layout
        self._slots: dict[int, Slots] = {}
        self._thrown = thrown_columns(ruleset.program)
        self._codes = {code.index: code for code in ruleset.engine.codes.values()}

    # ------------------------------------------------------------------------------------ dealing

    def hidden_things(self, S: list[Any], seat: int) -> dict[str, list[int]]:
        """The things whose faces the seat cannot see, by entity. What carries other things stays where it
        is."""
        sight, layout = self.engine.sight, self.layout
        bit = sight.bit(seat)
        hanging = {
            name: [layout.zones[zone.name] for zone in self.program.zones.values() if zone.per == name]
            for name in self.program.entities
        }
        found: dict[str, list[int]] = {}
        for thing in range(layout.things):
            name = layout.entity_of[thing]
            if S[layout.places + thing] < 0 or sight.of_thing(S, thing) & bit:
                continue
            if not any(S[base + thing] for base in hanging[name]):
                found.setdefault(name, []).append(thing)
        return found

    def deal(self, random: int, hidden: dict[str, list[int]], S: list[Any]) -> tuple[int, dict[int, int]]:
        """Which thing comes to lie where another lay. Things that were made have no faces but their
        fields."""
        moves: dict[int, int] = {}
        for name in sorted(hidden):
            if not self.program.entities[name].made:
                things = hidden[name]
                random, order = permutation(random, len(things))
                moves.update(zip(things, [things[index] for index in order], strict=True))
        return random, moves

    def throw(self, S: list[Any], hidden: dict[str, list[int]], random: int) -> int:
        """Throw hidden dice again; other fields of made things that are hidden change hands."""
        for name in sorted(hidden):
            entity = self.program.entities[name]
            if not entity.made:
                continue
            for column in entity.columns:
                base = self.layout.columns.get(column.path)
                if base is None:
                    continue
                dice = self._thrown.get(column.path)
                if dice is not None:
                    for thing in hidden[name]:
                        random, shown = throw_dice(random, *dice)
                        S[base + thing] = sum(shown)
                    continue
                values = [S[base + thing] for thing in hidden[name]]
                random, order = permutation(random, len(values))
                for thing, index in zip(hidden[name], order, strict=True):
                    S[base + thing] = values[index]
        return random

    # -------------------------------------------------------------------------------- renumbering

    def renumber(self, state: State, moves: dict[int, int]) -> None:
        """Let each thing of `moves` take the place of another, wherever the game speaks of it."""
        if not moves:
            return
        S, old, layout = state.cells, state.cells[:], self.layout
        for cell in layout.zone_cells:
            S[cell] = tuple([moves.get(thing, thing) for thing in old[cell]])
        for thing, other in moves.items():
            S[layout.places + other] = old[layout.places + thing]
        self._columns(S, old, moves)
        for title in range(len(self.program.titles)):
            S[layout.held + title] = tuple([(seat, moves.get(x, x)) for seat, x in old[layout.held + title]])
        state.stack = [self._frame(state, depth, moves) for depth in range(len(state.stack))]
        if state.pending is not None:
            state.pending = self._pending(state, state.pending, moves)

    def _columns(self, S: list[Any], old: list[Any], moves: dict[int, int]) -> None:
        """Fields go with the place, but what a card itself says goes with the card."""
        moved = {self.layout.entity_of[thing] for thing in moves}
        for column in self.program.columns:
            base = self.layout.columns.get(column.path)
            if base is None:
                continue
            if column.entity is None:
                S[base] = self._track(column, old[base], moves)
                continue
            entity = self.program.entities[column.entity]
            if column.entity not in moved and not holds_things(column.type):
                continue
            printed = column.name in entity.static
            for thing in range(entity.first, entity.first + entity.count):
                target = thing if printed else moves.get(thing, thing)
                S[base + target] = renumbered(old[base + thing], column.type, moves)

    def _track(self, column: R.Column, value: Any, moves: dict[int, int]) -> Any:
        if not column.keys:
            return renumbered(value, column.type, moves)
        return {
            tuple(
                [renumbered(k, kind, moves) for k, kind in zip(key, column.keys, strict=False)]
                + list(key[len(column.keys) :])
            ): renumbered(each, column.type, moves)
            for key, each in value.items()
        }

    def _frame(self, state: State, depth: int, moves: dict[int, int]) -> list[Any]:
        frame = state.stack[depth]
        number = frame[0]
        if number >= 0:
            slots = self._slots_of(number)
            return frame[:BASE] + [renumbered(value, slots.get(slot), moves) for slot, value in enumerate(frame[BASE:])]
        changed = frame[:]
        if number == ORDERING:
            changed[BASE] = _due(frame[BASE], moves)
        elif number == WINDOW:
            shape = self.program.windows[self.engine.windows.names[frame[1]]]
            changed[ARGUMENTS] = _tuple(frame[ARGUMENTS], shape.parameter_types, moves)
        return changed

    def _slots_of(self, number: int) -> Slots:
        known = self._slots.get(number)
        if known is None:
            code = self._codes.get(number)
            known = self._slots[number] = {} if code is None else slot_types(self.program, code)
        return known

    def _pending(self, state: State, pending: Pending, moves: dict[int, int]) -> Pending:
        site, options = pending.site, pending.options
        if site == CHANCE:
            return pending
        if site == ORDERING:
            changed = _due(options, moves)
        elif site == WINDOW:
            actions, names = self.program.actions, self.engine.windows.action_names
            changed = tuple([(n, _tuple(v, [g[3] for g in actions[names[n]].generators], moves)) for n, v in options])
        else:
            question = self.engine.sites.questions[site]
            if isinstance(question, B.AskBranch):
                changed = tuple([(n, self._values(question.branches[n], v, moves)) for n, v in options])
            else:
                kind = question.element if not isinstance(question, B.AskConsent) else None
                changed = tuple([renumbered(each, kind, moves) for each in options])
        return pending._replace(options=changed)

    def _values(self, branch: R.MenuBranch, values: tuple[Any, ...], moves: dict[int, int]) -> tuple[Any, ...]:
        kinds = [each[3] for each in branch.generators]
        if branch.power is None:
            return _tuple(values, kinds, moves)
        holder, card, *rest = values
        return (holder, moves.get(card, card), *_tuple(tuple(rest), kinds, moves))

    # ---------------------------------------------------------------------------------------- log

    def known_log(self, state: State, seat: int) -> Log:
        """The log with nothing in it but what the seat knows."""
        log = Log()
        for entry in state.log:
            known = self._known(entry, seat)
            if known is not None:
                log.append(known)
        return log

    def _known(self, entry: Entry, seat: int) -> Entry | None:
        kind, sees = entry[0], self.ruleset.naming.sees
        if kind == TELL:
            _, message, values, seen, to, faces = entry
            if not sees(to, seat):
                return None
            shown = self._faces(faces, values, seen, seat)
            return (TELL, message, self._masked(values, seen, seat), seen, to, shown)
        if kind == END:
            return (*entry[:3], self._masked(entry[3], entry[4], seat), *entry[4:])
        if kind == REVEAL:
            return entry if sees(entry[2], seat) else None
        if kind == ROLL and not sees(entry[3], seat):
            return (ROLL, entry[1], (1,) * len(entry[2]), entry[3])
        if kind == PICK:
            return (PICK, entry[1], 0, entry[3])
        if kind == SHUFFLE:
            return (SHUFFLE, entry[1], tuple(range(len(entry[2]))))
        if kind == ANSWER and entry[2] != seat:
            return (ANSWER, entry[1], entry[2], -1 if entry[3] == -1 else 0)
        return entry

    def _masked(self, values: tuple[Any, ...], seen: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
        """Values in which each thing that the seat did not see gives way to the first of its entity."""
        sees = self.ruleset.naming.sees

        def known(value: Any, mask: Any) -> Any:
            if value is None or sees(mask, seat):
                return value
            return self.program.entities[self.layout.entity_of[value]].first

        return tuple(
            [
                tuple([known(x, m) for x, m in zip(value, mask, strict=True)])
                if isinstance(mask, tuple)
                else known(value, mask)
                for value, mask in zip(values, seen, strict=True)
            ]
        )

    def _faces(self, faces: Any, values: Any, seen: Any, seat: int) -> tuple[Any, ...]:
        sees = self.ruleset.naming.sees
        told: set[int] = set()
        for value, mask in zip(values, seen, strict=True):
            pairs = zip(value, mask, strict=True) if isinstance(mask, tuple) else [(value, mask)]
            told.update(x for x, m in pairs if isinstance(x, int) and sees(m, seat))
        return tuple([face for face in faces if face[0] in told])


def _due(due: tuple[Any, ...], moves: dict[int, int]) -> tuple[Any, ...]:
    return tuple([each._replace(card=moves.get(each.card, each.card)) for each in due])


def _tuple(values: tuple[Any, ...], kinds: Any, moves: dict[int, int]) -> tuple[Any, ...]:
    given: list[Type] = list(kinds)
    return tuple([renumbered(value, kind, moves) for value, kind in zip(values, given, strict=True)])


def thrown_columns(program: Program) -> dict[str, tuple[int, int]]:
    """Columns that are filled with what dice show, and those dice."""
    found: dict[str, tuple[int, int]] = {}
    for name in sorted(program.routines):
        dice: dict[int, tuple[int, int]] = {}
        nodes = list(walk(program.routines[name].body))
        for node in nodes:
            if isinstance(node, R.RollDice):
                dice[node.slot] = (node.count, node.sides)
        for node in nodes:
            match node:
                case R.WriteColumn(column=column, operator="=", value=R.Local(slot=slot)) if slot in dice:
                    found[column.path] = dice[slot]
                case _:
                    pass
    return found
