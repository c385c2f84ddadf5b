"""Why something is not offered."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

from interpreter.check import resolved as R
from interpreter.execute import Engine
from interpreter.execute.engine import CHANCE
from interpreter.execute.expressions import BASE
from interpreter.execute.handlers import ORDERING
from interpreter.execute.menus import branch_values
from interpreter.execute.windows import WINDOW
from interpreter.ir import blocks as B
from interpreter.messages import Fault, Piece
from interpreter.runtime import State
from interpreter.session.decision import Decision
from interpreter.session.questions import Asked

_NOTHING = Piece("nothing-for-it")
TRIED = 20_000
"""How many ways of taking a branch are looked at for a reason."""


class Reasons:
    """Looks for the reason why a branch or an action is closed, or may not be taken with some values."""

    def __init__(self, engine: Engine, asked: Asked) -> None:
        self.engine = engine
        self.asked = asked

    def explain(self, decision: Decision, given: str) -> None:
        """Raise a fault with the reason when `given` names something that exists but is not offered."""
        site = decision.pending.site
        if site == WINDOW:
            self._action(decision, given)
        elif site not in (CHANCE, ORDERING):
            question = self.engine.sites.questions[site]
            if isinstance(question, B.AskBranch):
                self._menu(decision, question, given)

    def _menu(self, decision: Decision, question: B.AskBranch, given: str) -> None:
        open_ = {index for index, _ in decision.pending.options}
        for index, branch in enumerate(question.branches):
            if branch.label != given.split(", ")[0]:
                continue
            whole = branch.label == given
            if (whole and index not in open_) or self._would_be(decision, question, index, given):
                reason = self._reason(decision, question, index)
                raise Fault.of("L1002", path=decision.path, given=given, reason=reason)

    def _ways(self, decision: Decision, branch: R.MenuBranch) -> Any:
        """The values that a branch could take if nothing forbade them."""
        ready = replace(self.engine.menus.branch(branch), when=None, blocked=None)
        return islice(branch_values(ready, decision.cells, list(decision.frames[-1])), TRIED)

    def _would_be(self, decision: Decision, question: B.AskBranch, index: int, given: str) -> bool:
        branch = question.branches[index]
        if branch.when is None and not branch.blocks:
            return False
        S, seat = decision.cells, decision.pending.seat
        for values in self._ways(decision, branch):
            pieces = self.asked.branch_pieces(S, self.asked.branch(decision, index, values), seat)
            if ", ".join(piece.word for piece in pieces) == given:
                return True
        return False

    def _reason(self, decision: Decision, question: B.AskBranch, index: int) -> str:
        branch = question.branches[index]
        frame: list[Any] = list(decision.frames[-1])
        if question.used_slot is not None and index in frame[question.used_slot + BASE]:
            return Piece("taken-already")
        blocked = self.engine.menus.powers.blocked(branch.blocks)
        if blocked is not None and blocked(decision.cells, frame):
            return Piece("taken-away")
        if not any(True for _ in self._ways(decision, branch)):
            return _NOTHING
        return branch.reason.id if branch.reason is not None else Piece("condition-fails")

    def _action(self, decision: Decision, given: str) -> None:
        windows = self.engine.windows
        name = given.split(", ")[0]
        offered = {windows.action_names[index] for index, _ in decision.pending.options}
        shape = self.engine.program.actions.get(name)
        if shape is None or decision.path not in shape.windows or (given == name and name in offered):
            return
        state = State(decision.cells, 0)
        frame: list[Any] = list(decision.frames[-1])
        for values in self.engine.windows.ways(state, frame, decision.pending.seat, name, TRIED):
            words = self.asked.branch_pieces(
                decision.cells,
                self.asked.branch(decision, windows.action_names.index(name), values),
                decision.pending.seat,
            )
            if given != name and ", ".join(piece.word for piece in words) != given:
                continue
            refused = windows.refusal_of(state, frame, decision.pending.seat, name, values)
            if refused is not None:
                reason = refused.reason.id if refused.reason is not None else refused.label
                raise Fault.of("L1002", path=decision.path, given=given, reason=reason)
        if given == name:
            raise Fault.of("L1002", path=decision.path, given=given, reason=_NOTHING)
