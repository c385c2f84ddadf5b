"""The log as plain data, as a seat knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interpreter.check.types import ThingType
from interpreter.runtime import ANSWER, END, PASS, PICK, REVEAL, ROLL, ROUND, SHUFFLE, TELL, Entry
from interpreter.session.journal import Revoke, standing_marks
from interpreter.session.naming import Datum, Naming

if TYPE_CHECKING:
    from interpreter.session.session import Session

LogEntry = dict[str, Datum]
"""`kind` says what: `tell` (message, arguments), `roll` (path, faces), `pick`, `shuffle` (path), `reveal`
(things), `answer` (path, seat, passed), `round` (number, seat), `end` (key, message, arguments), `undo`
(seat); and for nobody but the seat itself `stand` and `revoke` (path, seat; `changed`: by what can be answered)."""


def log_data(session: Session, seat: str | None, start: int) -> list[LogEntry]:
    """The entries that a seat (everybody: None) knows."""
    naming = session.ruleset.naming
    reader = _Reader(session, naming, None if seat is None else session.seat_number(seat))
    marks = _marks(session, seat)
    found: list[LogEntry] = []
    for index, entry in enumerate(session.state.log):
        while marks and marks[0][0] <= index:
            found.append(marks.pop(0)[1])
        shown = reader.entry(entry)
        if shown is not None:
            found.append(shown)
    found += [mark for _, mark in marks]
    return found[start:]


def _marks(session: Session, seat: str | None) -> list[tuple[int, LogEntry]]:
    """What stands between entries, with its place: undos, and a seat's own passes that stand."""
    marks: list[tuple[int, LogEntry]] = [(at, {"kind": "undo", "seat": who}) for at, who in session.undo_marks()]
    for mark in standing_marks(session.journal.records):
        if mark.seat != seat:
            continue
        entry: LogEntry = {"kind": "stand", "path": mark.window, "seat": seat}
        if isinstance(mark, Revoke):
            entry |= {"kind": "revoke", "changed": mark.changed}
        marks.append((mark.at, entry))
    return sorted(marks, key=lambda mark: mark[0])


class _Reader:
    def __init__(self, session: Session, naming: Naming, seat: int | None) -> None:
        self.session = session
        self.naming = naming
        self.seat = seat
        self.asked = session.ruleset.asked
        self.engine = session.ruleset.engine
        self.messages = session.ruleset.program.messages

    def entry(self, entry: Entry) -> LogEntry | None:
        kind = entry[0]
        if kind == TELL:
            _, message, values, seen, to, faces = entry
            if not self.naming.sees(to, self.seat):
                return None
            arguments = self._arguments(message, values, seen, faces)
            return {"kind": "tell", "message": message, "arguments": arguments}
        if kind == ROLL:
            shown = self.naming.sees(entry[3], self.seat)
            return {"kind": "roll", "path": entry[1], "faces": list(entry[2]) if shown else None}
        if kind == PICK:
            return {"kind": "pick", "path": entry[1]}
        if kind == SHUFFLE:
            return {"kind": "shuffle", "path": entry[1]}
        if kind == REVEAL:
            return self._revealed(entry)
        if kind == ANSWER:
            return self._answer(entry)
        if kind == ROUND:
            seat: Datum = None if entry[2] is None else self.naming.titles[entry[2]]
            return {"kind": "round", "number": entry[1], "seat": seat}
        assert kind == END
        return {
            "kind": "end", "key": entry[1], "message": entry[2],
            "arguments": self._arguments(entry[2], entry[3], entry[4], ()),
        }  # fmt: skip

    def _arguments(self, message: str, values: Any, seen: Any, faces: Any) -> dict[str, Datum]:
        known = dict(faces)
        named = self.messages[message].arguments
        return {
            name: self.naming.seen_datum(value, kind, self.seat, seen=mask, faces=known)
            for (name, kind), value, mask in zip(named, values, seen, strict=True)
        }

    def _revealed(self, entry: Entry) -> LogEntry | None:
        if not self.naming.sees(entry[2], self.seat):
            return None
        things: list[Datum] = []
        for thing in entry[1]:
            entity = self.naming.layout.entity_of[thing]
            things.append(self.naming.seen_datum(thing, ThingType(entity, (entity,)), self.seat))
        return {"kind": "reveal", "things": things}

    def _answer(self, entry: Entry) -> LogEntry | None:
        """Whether somebody was asked may itself be a secret; what was answered, the rules tell or keep."""
        _, site, seat, choice = entry
        if site < 0:
            return None
        path = self.asked.question_paths[site]
        if seat != self.seat and path in self.asked.hidden.secret:
            return None
        if seat != self.seat and self.asked.hidden.question(site, self.engine.sites.questions[site]):
            return None
        return {"kind": "answer", "path": path, "seat": self.naming.titles[seat], "passed": choice == PASS}
