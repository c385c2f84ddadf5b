"""The lines of `then`: whether what an example claims came about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from interpreter.check import ExampleShape
from interpreter.check import resolved as R
from interpreter.check.examples import ClaimShape
from interpreter.execute import Engine
from interpreter.execute.expressions import Frame
from interpreter.ir import blocks as B
from interpreter.runtime import TELL, Pending, State
from interpreter.session.example_result import ExampleResult, Failure, Misprint
from interpreter.session.example_words import Words, same
from interpreter.syntax import tree as T
from interpreter.text import Span


@dataclass
class Asked:
    """What was asked while an example was carried out: by whom, where, and the options as words; actions with their
    values; for each claim that an action is refused, the reasons that were found."""

    offered: list[tuple[str, int, tuple[tuple[str, ...], ...]]] = field(default_factory=list)
    actions: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    refusals: dict[int, set[str]] = field(default_factory=dict)


class Claims:
    """Judges what an example claims, of the game as it is after its last line."""

    def __init__(self, engine: Engine, shape: ExampleShape, state: State, words: Words, outcome: ExampleResult) -> None:
        self.engine = engine
        self.program = engine.program
        self.compile = engine.expressions.compile
        self.shape = shape
        self.state = state
        self.words = words
        self.outcome = outcome
        self.asked = Asked()
        self.frame: Frame = []
        self.with_workings = False

    def fail(self, span: Span, message: str, how: Iterable[str] = ()) -> None:
        """Note why the example does not hold."""
        self.outcome.failures.append(Failure(span, message, tuple(how)))

    def note_actions(self, pending: Pending) -> None:
        """Note which actions a window offers, and why those are refused of which it is claimed."""
        for number, values in pending.options:
            self.asked.actions.append((self.engine.windows.action_names[number], values))
        frame = self.state.stack[-1]
        for index, claim in enumerate(self.shape.claims):
            if isinstance(claim.node, T.MayAct) and claim.node.negated:
                name, values = claim.node.call.name.text, self._values(claim)
                window = self.engine.windows.names[frame[1]]
                if name in self.program.actions and window in self.program.actions[name].windows:
                    found = self.engine.windows.refusal_of(self.state, frame, pending.seat, name, values)
                    if found is not None:
                        reasons = self.asked.refusals.setdefault(index, set())
                        reasons.add(found.label)
                        if found.reason is not None:
                            reasons.add(found.reason.id.removeprefix("reason-"))

    def _values(self, claim: ClaimShape) -> tuple[Any, ...]:
        return tuple(self.compile(value)(self.state.cells, self.frame) for _, value in claim.arguments)

    def claim(self, claim: ClaimShape, start: int, refused: set[str]) -> None:
        """Judge one line of `then`."""
        node = claim.node
        match node:
            case T.Holds():
                assert claim.expression is not None
                if not self.compile(claim.expression)(self.state.cells, self.frame):
                    self.fail(node.span, f"does not hold: {node.span.text}", self._how(claim.expression))
                elif self.with_workings:
                    self.outcome.workings.append((_line(node.span), tuple(self._how(claim.expression))))
            case T.Ended():
                key = self.state.ending.key if self.state.ending is not None else None
                if key != node.key.text:
                    self.fail(node.span, f"the game ended as {key}" if key else "the game did not end")
            case T.Told():
                self._told(claim, node, start)
            case T.MayAct():
                self._may_act(claim, node)
            case T.MayNotChoose():
                self._may_not(node, refused)

    def misprint(self, claim: ClaimShape, start: int, refused: set[str]) -> None:
        """A claim of the printed text: one that holds is no misprint, so the example is wrong about it."""
        kept = self.outcome.failures
        self.outcome.failures = []
        self.claim(claim, start, refused)
        found, self.outcome.failures = self.outcome.failures, kept
        if not found:
            self.fail(claim.node.span, f"this is no misprint, it holds: {claim.node.span.text}")
            return
        right = found[0].how or (found[0].message,)
        self.outcome.misprints.append(Misprint(_line(claim.node.span), right))

    def _told(self, claim: ClaimShape, node: T.Told, start: int) -> None:
        identity = f"tell-{node.text.key.text}"
        names = [name for name, _ in self.program.messages[identity].arguments]
        wanted = dict(zip([name for name, _ in claim.arguments], self._values(claim), strict=True))
        told = []
        for entry in self.state.log.since(start):
            if entry[0] == TELL and entry[1] == identity:
                given = dict(zip(names, entry[2], strict=False))
                told.append(given)
                if all(self._alike(given.get(name or ""), value) for name, value in wanted.items()):
                    if node.negated:
                        self.fail(node.span, f"this was told: {node.text.key.text}")
                    return
        if not node.negated:
            kinds = dict(self.program.messages[identity].arguments)
            how = [
                ", ".join(f"{name}: {self.words.word(value, kinds[name])}" for name, value in given.items())
                for given in told
            ]
            self.fail(node.span, f"this was not told: {node.span.text}", how)

    def _alike(self, one: Any, other: Any) -> bool:
        return bool(one == other)

    def _may_act(self, claim: ClaimShape, node: T.MayAct) -> None:
        wanted = (node.call.name.text, self._values(claim))
        offered = any(name == wanted[0] and values == wanted[1] for name, values in self.asked.actions)
        if offered == node.negated:
            self.fail(node.span, "this was offered" if node.negated else "this was not offered")
        elif node.negated and node.reason is not None:
            reasons = set().union(*self.asked.refusals.values()) if self.asked.refusals else set()
            if node.reason.text not in reasons:
                self.fail(node.span, f"not for this reason, but: {', '.join(sorted(reasons)) or 'none'}")

    def _may_not(self, node: T.MayNotChoose, refused: set[str]) -> None:
        wanted = tuple(value.text for value in node.values)
        asked = [(site, options) for seat, site, options in self.asked.offered if seat == node.seat.text]
        menus = [(site, options) for site, options in asked if wanted[0] in self._branch_labels(site)]
        site, options = (menus or asked or [(-1, ())])[-1]
        if any(same(option[: len(wanted)], wanted) for option in options):
            self.fail(node.span, f"{node.seat.text} could choose {', '.join(wanted)}")
            return
        reasons = refused | self._closed_branches() | self._branch_reasons(site, wanted[0])
        if node.reason is not None and node.reason.text not in reasons:
            self.fail(node.span, f"not for the reason '{node.reason.text}', but: {', '.join(sorted(reasons))}")

    def _branch_labels(self, site: int) -> set[str]:
        question = self.engine.sites.questions[site] if site >= 0 else None
        return {b.label for b in question.branches} if isinstance(question, B.AskBranch) else set()

    def _branch_reasons(self, site: int, label: str) -> set[str]:
        question = self.engine.sites.questions[site] if site >= 0 else None
        branches = question.branches if isinstance(question, B.AskBranch) else ()
        return {
            branch.reason.id.removeprefix("reason-")
            for branch in branches
            if branch.label == label and branch.reason is not None
        }

    def _closed_branches(self) -> set[str]:
        """The reasons of the branches of all menus that were asked, whether or not they were open."""
        reasons: set[str] = set()
        for question in self.engine.sites.questions:
            if isinstance(question, B.AskBranch):
                for branch in question.branches:
                    labels = {option[0] for _, _, options in self.asked.offered for option in options}
                    if branch.reason is not None and branch.label not in labels:
                        reasons.add(branch.reason.id.removeprefix("reason-"))
        return reasons

    # -------------------------------------------------------------------------------------- how

    def _how(self, expression: R.Expression) -> list[str]:
        """Both sides of a comparison, and how a total came about by its parts."""
        lines: list[str] = []
        if isinstance(expression, (R.Compare, R.Contains)):
            sides = (
                (expression.left, expression.right)
                if isinstance(expression, R.Compare)
                else (expression.element, expression.source)
            )
            for side in sides:
                lines += self._value_of(side)
        elif isinstance(expression, R.Not):
            lines += self._how(expression.operand)
        elif isinstance(expression, R.Ask):
            lines += self._value_of(expression)
        return lines

    def _value_of(self, side: R.Expression) -> list[str]:
        if isinstance(side, R.Constant):
            return []
        value = self.compile(side)(self.state.cells, self.frame)
        if isinstance(side, R.Ask):
            arguments = [self.compile(a)(self.state.cells, self.frame) for a in side.arguments]
            function = self.program.functions[side.name]
            shown = self.words.word(value, function.type)
            _, shares = self.engine.shares(self.state, side.name, arguments)
            parts = [f"{share.part.operator} {share.part.label} {self.words.plain(share.value)}" for share in shares]
            return [f"{side.name} = {shown}" + (f": {', '.join(parts)}" if parts else "")]
        return [f"found: {self.words.plain(value)}"]


def _line(span: Span) -> str:
    return " ".join(span.text.split())
