"""From what the engine asks to decisions: who, where, which words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from interpreter.check import resolved as R
from interpreter.check.types import BOOLEAN, IntegerType, OptionalType, ResourceType, ThingType, Type
from interpreter.execute import Engine
from interpreter.execute.engine import CHANCE
from interpreter.execute.expressions import Evaluate
from interpreter.execute.handlers import ORDERING
from interpreter.execute.windows import ARGUMENTS, WINDOW
from interpreter.ir import blocks as B
from interpreter.runtime import State
from interpreter.session.decision import NOBODY, Decision, DecisionKind, Option
from interpreter.session.hidden import Hidden
from interpreter.session.labels import Piece, tell_apart
from interpreter.session.naming import Cells, Datum, Naming

Arguments = list[tuple[str, Evaluate, Type]]


class Branch(NamedTuple):
    """What an option of a menu or a window is made of."""

    name: str
    message_id: str
    values: tuple[tuple[str, Any, Type], ...]


class Asked:
    """Makes decisions of one ruleset's questions."""

    def __init__(self, engine: Engine, naming: Naming) -> None:
        self.engine = engine
        self.naming = naming
        self.hidden = Hidden(engine.program)
        self._arguments: dict[int, Arguments] = {}

    # --------------------------------------------------------------------------------- decisions

    def decision(self, state: State) -> Decision | None:
        """What is pending in a state, which may go on to change: the decision keeps what it needs."""
        pending = state.pending
        if pending is None:
            return None
        site = pending.site
        return Decision(
            NOBODY if site == CHANCE else self.naming.titles[pending.seat],
            self.path(state),
            self.kind(site),
            self.message_id(state),
            pending.passable,
            pending.low,
            pending.high,
            _count(site, pending.options),
            self.blind(state),
            pending,
            state.cells[:],
            tuple([frame[:] for frame in state.stack[-2:]]),
            self,
        )

    def path(self, state: State) -> str:
        """The step, or the window, that asks."""
        assert state.pending is not None
        site = state.pending.site
        if site >= 0:
            return self.engine.sites.questions[site].prompt.path
        if site == WINDOW:
            return self.engine.windows.names[state.stack[-1][1]]
        if site == CHANCE:
            return str(state.pending.options[1])
        return self.engine.under_way(state)[0]

    def kind(self, site: int) -> DecisionKind:
        """What sort of question is asked."""
        if site < 0:
            named: dict[int, DecisionKind] = {WINDOW: "action", CHANCE: "chance", ORDERING: "order"}
            return named[site]
        match self.engine.sites.questions[site]:
            case B.AskOne(element=element):
                return "amount" if isinstance(element, (IntegerType, ResourceType)) else "one"
            case B.AskSome():
                return "some"
            case B.AskConsent():
                return "yes_no"
            case B.AskBranch():
                return "menu"

    def message_id(self, state: State) -> str:
        """The text of the question."""
        assert state.pending is not None
        site = state.pending.site
        if site >= 0:
            return self.engine.sites.questions[site].prompt.message.id
        if site == WINDOW:
            return f"ask-{self.engine.windows.names[state.stack[-1][1]]}"
        return "ask-chance" if site == CHANCE else "ask-order"

    def blind(self, state: State) -> bool:
        """Whether the question depends on what others may not see."""
        assert state.pending is not None
        site = state.pending.site
        if site >= 0:
            return self.hidden.question(site, self.engine.sites.questions[site])
        if site == WINDOW:
            return self.hidden.window(self.engine.windows.names[state.stack[-1][1]])
        return False

    # --------------------------------------------------------------------------------- arguments

    def arguments(self, decision: Decision) -> dict[str, Datum]:
        """The arguments of a question's text, as the one who is asked sees them."""
        site, S = decision.pending.site, decision.cells
        if site == CHANCE:
            kind, _, sizes = decision.pending.options
            return {"kind": kind, "sizes": list(sizes)}
        seat = decision.pending.seat
        if site == ORDERING:
            return {"by": self.naming.seat_datum(seat)}
        if site == WINDOW:
            found: dict[str, Datum] = {"by": self.naming.seat_datum(seat)}
            shape = self.engine.program.windows[decision.path]
            given: Any = decision.frames[-1][ARGUMENTS]
            for name, each, value in zip(shape.parameters, shape.parameter_types, given, strict=True):
                found[name] = self.naming.datum(S, value, each, seat)
            return found
        frame = decision.frames[-1]
        return {name: self.naming.datum(S, value(S, frame), kind, seat) for name, value, kind in self._compiled(site)}

    def _compiled(self, site: int) -> Arguments:
        known = self._arguments.get(site)
        if known is None:
            compile_ = self.engine.expressions.compile
            message = self.engine.sites.questions[site].prompt.message
            known = [(name, compile_(value), kind) for name, value, kind in message.arguments]
            self._arguments[site] = known
        return known

    # ----------------------------------------------------------------------------------- options

    def options(self, decision: Decision) -> tuple[Option, ...]:
        """All options with their values as plain data."""
        S, seat, site = decision.cells, decision.pending.seat, decision.pending.site
        if site in (CHANCE, ORDERING):
            return tuple([Option(label, label) for label in decision.labels])
        if site == WINDOW or isinstance(self.engine.sites.questions[site], B.AskBranch):
            return tuple(
                [
                    Option(label, None, branch.name, branch.message_id, self._data(S, branch, seat))
                    for label, branch in zip(decision.labels, self.branches(decision), strict=True)
                ]
            )
        kind = self.element(site)
        return tuple(
            [
                Option(label, self.naming.datum(S, value, kind, seat))
                for label, value in zip(decision.labels, decision.pending.options, strict=True)
            ]
        )

    def _data(self, S: Cells, branch: Branch, seat: int) -> dict[str, Datum]:
        return {name: self.naming.datum(S, value, kind, seat) for name, value, kind in branch.values}

    def element(self, site: int) -> Type:
        """The type of the members that a question offers."""
        question = self.engine.sites.questions[site]
        if isinstance(question, (B.AskOne, B.AskSome)):
            return question.element
        return BOOLEAN

    def branches(self, decision: Decision) -> list[Branch]:
        """The options of a menu or a window, taken to pieces."""
        return [self.branch(decision, index, values) for index, values in decision.pending.options]

    def branch(self, decision: Decision, index: int, values: tuple[Any, ...]) -> Branch:
        """One option of a menu or a window. The holder and the card of a power's branch are left out."""
        if decision.pending.site == WINDOW:
            action = self.engine.program.actions[self.engine.windows.action_names[index]]
            return _branch(action.name, action.message.id, action.generators, values)
        question = self.engine.sites.questions[decision.pending.site]
        assert isinstance(question, B.AskBranch)
        branch = question.branches[index]
        own = values if branch.power is None else values[2:]
        return _branch(branch.label, branch.message.id, branch.generators, own)

    def groups(self, decision: Decision) -> tuple[tuple[int, ...], ...]:
        """The numbers of the options, those together of which it does not matter which is chosen."""
        values, site = decision.pending.options, decision.pending.site
        question = self.engine.sites.questions[site] if site >= 0 else None
        alike = self.engine.questions.alike(question.element) if isinstance(question, B.AskSome) else None
        if alike is None:
            return tuple([(index,) for index in range(decision.count)])
        found: dict[Any, list[int]] = {}
        for index, value in enumerate(values):
            found.setdefault(alike(decision.cells, value, decision.pending.seat), []).append(index)
        return tuple([tuple(group) for group in found.values()])

    # ------------------------------------------------------------------------------------ labels

    def labels(self, decision: Decision) -> tuple[str, ...]:
        """The labels of all options, each once."""
        return tell_apart(self.pieces(decision))

    def pieces(self, decision: Decision) -> list[tuple[Piece, ...]]:
        """For each option the words of its label, with the place of each thing among them."""
        S, seat, site = decision.cells, decision.pending.seat, decision.pending.site
        options = decision.pending.options
        if site == CHANCE:
            kind, _, sizes = options
            faces = sizes[0] if len(sizes) == 1 else 0
            return [(Piece(str(number), None),) for number in range(1, faces + 1)]
        if site == ORDERING:
            return [(Piece(self._handler(decision, each.use), None),) for each in options]
        if site == WINDOW or isinstance(self.engine.sites.questions[site], B.AskBranch):
            return [self.branch_pieces(S, branch, seat) for branch in self.branches(decision)]
        kind = self.element(site)
        return [(self.piece(S, value, kind, seat),) for value in options]

    def _handler(self, decision: Decision, use: int) -> str:
        site: Any = decision.frames[-1][1]
        node, _ = self.engine.handlers.points[site]
        return node.uses[use].power.title

    def branch_pieces(self, S: Cells, branch: Branch, seat: int) -> tuple[Piece, ...]:
        """The words of a menu's option: its name, then its values."""
        values = [self.piece(S, value, kind, seat) for _, value, kind in branch.values]
        return (Piece(branch.name, None), *values)

    def piece(self, S: Cells, value: Any, kind: Type, seat: int) -> Piece:
        """The word of a value, and where it lies if it is a thing."""
        word = self.naming.word(S, value, kind, seat)
        inner = kind.inner if isinstance(kind, OptionalType) else kind
        if not isinstance(inner, ThingType) or value is None:
            return Piece(word, None)
        place = self.naming.place(S, value, seat)
        return Piece(word, place if place and place != word else None)

    @cached_property
    def question_paths(self) -> list[str]:
        """The path of each site."""
        return [question.prompt.path for question in self.engine.sites.questions]


def _branch(
    name: str,
    message_id: str,
    generators: Iterable[tuple[str, int, R.Expression, Type]],
    values: Sequence[Any],
) -> Branch:
    named = [(key, value, kind) for (key, _, _, kind), value in zip(generators, values, strict=True)]
    return Branch(name, message_id, tuple(named))


def _count(site: int, options: tuple[Any, ...]) -> int:
    if site != CHANCE:
        return len(options)
    sizes = options[2]
    return int(sizes[0]) if len(sizes) == 1 else 0


__all__ = ["Asked", "Branch"]
