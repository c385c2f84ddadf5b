"""Passes that stand: whoever has passed in a window need not be asked again while nothing else could be answered.

The pass is the player's own answer, each time: it is recorded like any other, and the engine knows nothing of it. What
it stands on is what the player could answer, in the words of the player; others are told nothing of it.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING

from interpreter.execute.windows import WINDOW
from interpreter.messages import Fault
from interpreter.runtime import PASS
from interpreter.session.decision import Decision
from interpreter.session.journal import Revoke, Stand

if TYPE_CHECKING:
    from interpreter.session.session import Session

MOST_IN_A_ROW = 500
"""So many passes that stand, with nobody answering in between, and people are asked again: rules may go round and
round for ever while all pass."""


def may_stand(decision: Decision | None) -> bool:
    """Whether a pass may stand here: the question is that of a window, and may be passed."""
    return decision is not None and decision.kind == "action" and decision.passable


def ground(decision: Decision) -> str:
    """What could be answered, as a fingerprint: what the window is about, and the labels of all actions."""
    arguments = {name: value for name, value in decision.arguments.items() if name != "by"}
    text = json.dumps([arguments, decision.labels], sort_keys=True, ensure_ascii=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def stand(session: Session) -> None:
    """Pass, and let the pass stand.

    Raises:
        Fault: a pass cannot stand here, or the rules go wrong after it.
    """
    decision = session.pending
    if decision is None:
        raise Fault.of("L1006")
    if not may_stand(decision):
        raise Fault.of("L1012", path=decision.path)
    fingerprint = ground(decision)
    session.take(PASS, decision)
    journal = session.journal
    journal.note_standing(Stand(decision.seat, decision.path, fingerprint, len(journal.steps), len(session.state.log)))


def revoke(session: Session, seat: str, window: str | None = None) -> int:
    """Let passes of a seat stand no more, in one window or in all; how many those were."""
    found = [each for each in session.journal.standing if each[0] == seat and window in (None, each[1])]
    for _, name in found:
        _end(session, seat, name, changed=False)
    return len(found)


def pass_on(session: Session) -> None:
    """Carry out the passes that stand, until somebody is to be asked."""
    for _ in range(MOST_IN_A_ROW):
        decision = _standing(session)
        if decision is None:
            return
        if session.journal.standing[decision.seat, decision.path] != ground(decision):
            _end(session, decision.seat, decision.path, changed=True)
            return
        session.take(PASS, decision, stood=True)


def _standing(session: Session) -> Decision | None:
    """What is asked, if a pass of the one who is asked stands there."""
    pending = session.state.pending
    if pending is None or pending.site != WINDOW or not pending.passable:
        return None
    decision = session.pending
    assert decision is not None
    return decision if (decision.seat, decision.path) in session.journal.standing else None


def _end(session: Session, seat: str, window: str, *, changed: bool) -> None:
    journal = session.journal
    journal.note_standing(Revoke(seat, window, changed, len(journal.steps), len(session.state.log)))
