"""What may be taken back, and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.messages import Fault
from interpreter.runtime import PICK, REVEAL, ROLL, TELL, Entry, State

if TYPE_CHECKING:
    from interpreter.session.session import Session


def undo(session: Session) -> None:
    """Take an answer back. A pass that stood is nobody's answer: undo goes over it.

    Alone against bots a person goes back to the own last answer, at one keyboard to the very last, and in
    both cases not over anything hidden that has been shown since. In analysis the last answer goes, whoever
    gave it.

    Raises:
        Fault: nothing can be taken back, or not any more.
    """
    journal = session.journal
    steps = journal.steps
    persons = session.table.persons
    if session.table.analysis:
        answered = [index for index, step in enumerate(steps) if not step.stood]
        if not answered:
            raise Fault.of("L1020")
        kept = answered[-1]
        _go_back(session, kept, steps[kept].seat, session.state_after(kept))
        return
    own = [index for index, step in enumerate(steps) if step.seat in persons and not step.stood]
    if not own:
        raise Fault.of("L1020")
    kept = own[-1]
    seat = steps[kept].seat
    secrets = session.ruleset.asked.hidden.anything_hidden
    others = [step for step in steps[kept + 1 :] if not step.stood]
    if len(persons) > 1 and others and secrets:
        raise Fault.of("L1021") if others[0].given else Fault.of("L1022", seat=seat, other=others[0].seat)
    before = session.state_after(kept)
    entries = session.state.log.since(len(before.log))
    for person in persons:
        fault = _shown(session, before, entries, person)
        if fault is not None:
            raise fault
    _go_back(session, kept, seat, before)


def _go_back(session: Session, kept: int, seat: str, before: State) -> None:
    session.fill_labels()
    session.journal.go_back(kept, seat, before)
    session.set_state(before)


def _shown(session: Session, before: State, entries: list[Entry], person: str) -> Fault | None:
    """Why it is too late: what a person has come to see since; None for nothing."""
    naming, now = session.ruleset.naming, session.state
    seat = naming.seat_of(person)
    assert seat is not None
    sight, layout, bit = naming.sight, naming.layout, naming.bit(seat)

    def was_hidden(thing: int) -> bool:
        placed = before.cells[layout.places + thing] >= 0
        return placed and not sight.of_thing(before.cells, thing) & bit

    for entry in entries:
        if entry[0] == ROLL and naming.sees(entry[3], seat):
            return Fault.of("L1021")
        if entry[0] == PICK:
            return Fault.of("L1023")
        if entry[0] == REVEAL and naming.sees(entry[2], seat) and any(was_hidden(x) for x in entry[1]):
            return Fault.of("L1024")
        if entry[0] == TELL and naming.sees(entry[4], seat):
            if entry[1] in session.ruleset.asked.hidden.telling:
                return Fault.of("L1025")
            for value, mask in zip(entry[2], entry[3], strict=True):
                pairs = zip(value, mask, strict=True) if isinstance(mask, tuple) else [(value, mask)]
                if any(m != -1 and m & bit and was_hidden(x) for x, m in pairs):
                    return Fault.of("L1025")
    for thing in range(layout.things):
        if was_hidden(thing) and sight.of_thing(now.cells, thing) & bit:
            return Fault.of("L1024")
    return None
