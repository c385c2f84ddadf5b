"""Games from saves: quickly by the last snapshot, or all over again to see whether they still go the same
way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpreter.messages import Fault, Piece
from interpreter.runtime import PICK, ROLL, SHUFFLE, Log, State
from interpreter.session.answers import check_index, label_of
from interpreter.session.codec import decode, decode_state
from interpreter.session.faults import BROKEN, unfitting
from interpreter.session.journal import Copy, Record, Revoke, Stand, Step, Undo, carry_out, standing_after
from interpreter.session.saves import FORMAT, VERSION, checksum, first_cells, parse_save, record_data
from interpreter.session.sound import Sound
from interpreter.session.table import Table

if TYPE_CHECKING:
    from interpreter.session.ruleset import Ruleset
    from interpreter.session.session import Session

_HEADER: dict[str, type | tuple[type, ...]] = {
    "format": str, "version": int, "game": str, "edition": str, "variants": list, "options": dict,
    "digest": str, "players": int, "seed": int, "chance": str, "script": list, "persons": list,
    "analysis": bool, "language": str, "records": list, "log": list, "snapshots": list, "checksum": str,
}  # fmt: skip


def resume(data: Any, *, roots: Sequence[Path] = ()) -> Session:
    """The session of a save, with the ruleset that it names looked for under `roots` first.

    Raises:
        Fault: it is no save, its game is not there, or it does not belong to the rules found.
    """
    from interpreter.session.ruleset import load  # rulesets restore, and resuming loads rulesets

    found = read_header(data)
    ruleset = load(
        found["game"],
        edition=found["edition"] or None,
        variants=found["variants"],
        options=found["options"],
        roots=roots,
    )
    return restore(ruleset, found)


def restore(ruleset: Ruleset, data: Any) -> Session:
    """A session from a save: the last snapshot, then the records after it.

    Raises:
        Fault: it is no save, is cut or altered, or belongs to other rules.
    """
    found = read_header(data)
    table = read_table(ruleset, found)
    session = ruleset.begin(table)
    try:
        records = [read_record(each) for each in found["records"]]
        journal = session.journal
        journal.records, journal.steps = records, counting(records)
        journal.standing = standing_after(records)
        journal.copies += _copies(ruleset, table, found)
        last = journal.copies[-1]
        if last.steps > len(journal.steps) or last.records > len(records):
            raise ValueError("a snapshot of what has not happened yet")
        state = journal.copies[-1].state.clone()
        _run(session, state, journal.copies[-1].steps)
        journal.mark_logged(state)
    except BROKEN:
        raise unfitting() from None
    session.set_state(state)
    session.restored = True
    return session


def replay(ruleset: Ruleset, data: Any) -> Session:
    """A session from a save's seed and answers alone, each record compared with what happens.

    Raises:
        Fault: as for `restore`; or the game goes another way, with the number of the record and how.
    """
    found = read_header(data)
    session = ruleset.begin(read_table(ruleset, found))
    try:
        wanted = [read_record(each) for each in found["records"]]
        _Replay(session, wanted).run()
    except BROKEN:
        raise unfitting() from None
    return session


# ------------------------------------------------------------------------------------------- header


def read_header(data: Any) -> dict[str, Any]:
    """A save whose parts are all there and unaltered.

    Raises:
        Fault: it is not.
    """
    found = parse_save(data)
    if found.get("format") != FORMAT:
        raise Fault.of("L1031", what=Piece("save-format", format=FORMAT))
    if not isinstance(found.get("version"), int) or found["version"] > VERSION:
        raise Fault.of("L1032", version=str(found.get("version"))[:20], known=VERSION)
    if found["version"] < 2:
        found = {"language": "", **found}
    for name, kind in _HEADER.items():
        value = found.get(name)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise Fault.of("L1031", what=Piece("save-part", name=name))
    if not _header_fits(found):
        raise Fault.of("L1031", what=Piece("save-lists"))
    try:
        kept = {name: value for name, value in found.items() if name != "language" or found["version"] > 1}
        sound = checksum(kept) == found["checksum"]
    except RecursionError:
        sound = False
    if not sound:
        raise Fault.of("L1033", what=Piece("save-checksum"))
    return found


def _header_fits(found: dict[str, Any]) -> bool:
    """Whether the lists of a header hold what they should."""
    return (
        all(isinstance(each, str) for each in found["variants"])
        and all(type(each) is int for each in found["options"].values())
        and all(isinstance(outcome, list) for outcome in found["script"])
        and all(type(each) in (int, str) for outcome in found["script"] for each in outcome)
    )


def read_table(ruleset: Ruleset, found: dict[str, Any]) -> Table:
    """How the game of a save was set up.

    Raises:
        Fault: it belongs to another game, other variants, or to rules that have changed.
    """
    program = ruleset.program
    mine = _named(program.game, program.edition, list(program.variants), dict(ruleset.options))
    theirs = _named(found["game"], found["edition"], found["variants"], found["options"])
    if mine != theirs:
        raise Fault.of("L1034", theirs=theirs, mine=mine)
    if found["digest"] != program.digest:
        raise Fault.of("L1035", name=theirs, theirs=found["digest"][:8], mine=program.digest[:8])
    low, high = ruleset.player_range
    seats = ruleset.seats(found["players"]) if low <= found["players"] <= high else ()
    persons = tuple(found["persons"])
    if not seats or found["chance"] not in ("seeded", "asked") or not all(each in seats for each in persons):
        raise Fault.of("L1033", what=Piece("save-table"))
    script = tuple([tuple(outcome) for outcome in found["script"]])
    return Table(found["players"], found["seed"], found["chance"], script, persons, found["analysis"],
                 language=found["language"])  # fmt: skip


def _named(game: Any, edition: Any, variants: Any, options: Any) -> str:
    words: list[Piece] = []
    if edition:
        words.append(Piece("edition", name=edition))
    if variants:
        words.append(Piece("variants", names=", ".join(sorted(str(each) for each in variants))))
    if options:
        values = ", ".join(f"{name}={value}" for name, value in sorted(options.items()))
        words.append(Piece("options", values=values))
    return Piece("game-with", game=game, what=tuple(words)) if words else str(game)


# ------------------------------------------------------------------------------------------ records


def read_record(data: Any) -> Record:
    """A record from its JSON."""
    kind, *rest = data
    if kind == "decision":
        path, seat, label, choice, *stood = rest
        if stood not in ([], ["stood"]):
            raise ValueError(stood)
        number = tuple([int(each) for each in choice]) if isinstance(choice, list) else int(choice)
        return Step(str(path), str(seat), number, False, label, True, bool(stood))
    if kind == "stand":
        seat, window, ground, steps, at = rest
        return Stand(str(seat), str(window), str(ground), int(steps), int(at))
    if kind == "revoke":
        seat, window, why, steps, at = rest
        return Revoke(str(seat), str(window), {"changed": True, "revoked": False}[why], int(steps), int(at))
    if kind == "dice":
        path, faces = rest
        numbers = tuple([int(face) for face in faces])
        return Step(str(path), "", numbers, True, [str(face) for face in numbers], True)
    if kind == "undo":
        kept, seat, at = rest
        return Undo(int(kept), str(seat), int(at))
    if kind == "roll":
        return (ROLL, str(rest[0]), tuple(rest[1]), -1)
    if kind == "pick":
        return (PICK, str(rest[0]), int(rest[1]), int(rest[2]))
    if kind == "shuffle":
        return (SHUFFLE, str(rest[0]), tuple(rest[1]))
    raise ValueError(kind)


def counting(records: Sequence[Record]) -> list[Step]:
    """The steps that still count after all undos."""
    steps: list[Step] = []
    for record in records:
        if isinstance(record, Step):
            steps.append(record)
        elif isinstance(record, Undo):
            if not 0 <= record.kept < len(steps):
                raise ValueError(record.kept)
            del steps[record.kept :]
    return steps


def _copies(ruleset: Ruleset, table: Table, found: dict[str, Any]) -> list[Copy]:
    first = first_cells(ruleset.engine, table)
    entries, sound = [decode(entry) for entry in found["log"]], Sound(ruleset.engine, first)
    if not all(map(sound.entry, entries)):
        raise ValueError("log")
    log, read = Log(), 0
    copies: list[Copy] = []
    for data in found["snapshots"]:
        length = int(data["state"]["log"])
        if not read <= length <= len(entries):
            raise ValueError(length)
        for entry in entries[read:length]:
            log.append(entry)
        read = length
        state = decode_state(data["state"], first, log.copy())
        if not sound.state(state) or (copies and int(data["steps"]) <= copies[-1].steps):
            raise ValueError("snapshot")
        copies.append(Copy(int(data["steps"]), int(data["records"]), state))
    return copies


def _run(session: Session, state: State, done: int) -> None:
    """Carry out the steps after a snapshot; each must be what was asked then."""
    engine = session.ruleset.engine
    records = {id(record): index for index, record in enumerate(session.journal.records)}
    for step in session.journal.steps[done:]:
        compare_step(session, state, step, records[id(step)] + 1)
        carry_out(engine, state, step.choice, step.given)


def compare_step(session: Session, state: State, step: Step, number: int) -> None:
    """See that a recorded step answers what is asked now.

    Raises:
        Fault: it does not.
    """
    decision = session.ruleset.asked.decision(state)
    wanted = Piece("answered-by", path=step.path, seat=step.seat or Piece("the-table"))
    if decision is None:
        raise Fault.of("L1036", number=number, wanted=wanted, found=Piece("game-over"))
    if (step.path, step.seat) != (decision.path, decision.seat):
        there = Piece("asked-of", path=decision.path, seat=decision.seat or Piece("the-table"))
        raise Fault.of("L1036", number=number, wanted=wanted, found=there)
    try:
        check_index(decision, step.choice)
        label = label_of(decision, step.choice)
    except Fault:
        label = ""
    if label != step.label:
        raise Fault.of(
            "L1037", number=number, path=step.path, label=_shown(step.label),
            there="; ".join(decision.answers[:12]),
        )  # fmt: skip


def _shown(label: str | list[str] | None) -> str:
    return "pass" if label is None else label if isinstance(label, str) else ", ".join(label)


class _Replay:
    """Plays records again, and compares those of chance with what comes out."""

    def __init__(self, session: Session, wanted: list[Record]) -> None:
        self.session = session
        self.wanted = wanted
        self.compared = 0

    def run(self) -> None:
        """Play them all."""
        journal = self.session.journal
        self._compare()
        while len(journal.records) < len(self.wanted):
            number = len(journal.records) + 1
            record = self.wanted[number - 1]
            if isinstance(record, Step):
                compare_step(self.session, self.session.state, record, number)
                self.session.take_again(record)
            elif isinstance(record, Undo):
                state = self.session.state_after(record.kept)
                journal.go_back(record.kept, record.seat, state)
                self.session.set_state(state)
            elif isinstance(record, (Stand, Revoke)):
                journal.note_standing(record)
            else:
                raise Fault.of("L1038", number=number, wanted=_told(record), found=Piece("nothing-by-chance"))
            self._compare()

    def _compare(self) -> None:
        """See that all records made so far are those of the save."""
        for record in self.session.journal.records[self.compared :]:
            index = self.compared
            wanted = self.wanted[index] if index < len(self.wanted) else None
            if wanted is None or record_data(wanted) != record_data(record):
                there = Piece("end-of-save") if wanted is None else _told(wanted)
                raise Fault.of("L1038", number=index + 1, wanted=there, found=_told(record))
            self.compared += 1


def _told(record: Record) -> str:
    kind, *rest = record_data(record)
    return f"{kind} {' '.join(str(each) for each in rest)}"[:120]
