"""Saves: a game as JSON, on disk whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpreter.execute import Engine
from interpreter.messages import Fault, Piece, reason_of
from interpreter.runtime import PICK, ROLL
from interpreter.session.codec import encode, encode_state
from interpreter.session.faults import json_reason
from interpreter.session.journal import Record, Revoke, Stand, Step, Undo

if TYPE_CHECKING:
    from interpreter.session.ruleset import Ruleset
    from interpreter.session.session import Session
    from interpreter.session.table import Table

FORMAT = "lictor save"
VERSION = 2
"""2: passes may stand; the language is kept."""
MAX_BYTES = 64_000_000
"""A longer file is not read: no game comes near it."""


def save(session: Session) -> dict[str, Any]:
    """The whole game as plain data, ready for JSON."""
    session.fill_labels()
    copies = session.journal.copies[1:]  # the first is the game's beginning, which the seed gives
    first = first_cells(session.ruleset.engine, session.table)
    logged = len(copies[-1].state.log) if copies else 0
    data: dict[str, Any] = {
        **header(session.ruleset, session.table),
        "records": [record_data(record) for record in session.journal.records],
        "log": [encode(entry) for entry in session.state.log.since(0)[:logged]],
        "snapshots": [
            {"steps": copy.steps, "records": copy.records, "state": encode_state(copy.state, first)} for copy in copies
        ],
    }
    return {**data, "checksum": checksum(data)}


def header(ruleset: Ruleset, table: Table) -> dict[str, Any]:
    """What a save belongs to."""
    program = ruleset.program
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": program.game,
        "edition": program.edition,
        "variants": list(program.variants),
        "options": dict(ruleset.options),
        "digest": program.digest,
        "players": table.players,
        "seed": table.seed,
        "chance": table.chance,
        "script": [list(outcome) for outcome in table.script],
        "persons": list(table.persons),
        "analysis": table.analysis,
        "language": table.language,
    }


def record_data(record: Record) -> list[Any]:
    """A record as JSON: its kind, then what belongs to it.

    `["decision", path, seat, label or labels or null for a pass, number or numbers]` (with `"stood"` behind it where a
    pass stood), `["stand", seat, window, ground, steps, place in the log]`, `["revoke", seat, window, "changed" or
    "revoked", steps, place in the log]`, `["dice", path, faces]` as the table said, `["roll", path, faces]`,
    `["pick", path, which, of how many]`, `["shuffle", path, order]`, `["undo", steps that still count, seat, place in
    the log]`.
    """
    if isinstance(record, Step):
        choice = list(record.choice) if isinstance(record.choice, tuple) else record.choice
        if record.given:
            return ["dice", record.path, choice]
        stood = ["stood"] if record.stood else []
        return ["decision", record.path, record.seat, record.label, choice, *stood]
    if isinstance(record, Stand):
        return ["stand", record.seat, record.window, record.ground, record.steps, record.at]
    if isinstance(record, Revoke):
        why = "changed" if record.changed else "revoked"
        return ["revoke", record.seat, record.window, why, record.steps, record.at]
    if isinstance(record, Undo):
        return ["undo", record.kept, record.seat, record.at]
    if record[0] == ROLL:
        return ["roll", record[1], list(record[2])]
    if record[0] == PICK:
        return ["pick", record[1], record[2], record[3]]
    return ["shuffle", record[1], list(record[2])]


def first_cells(engine: Engine, table: Table) -> list[Any]:
    """The cells of a game before anything has happened: snapshots say what differs from them."""
    return engine.new_game(table.players, table.seed).cells


def checksum(data: dict[str, Any]) -> str:
    """A fingerprint of all that a save holds, so that what was cut or altered is noticed."""
    whole = {name: value for name, value in data.items() if name != "checksum"}
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def to_text(data: dict[str, Any]) -> str:
    """A save as JSON text, one record a line, so that two saves can be compared by line."""
    lines = []
    for name, value in data.items():
        if name in ("records", "log", "snapshots") and value:
            each_line = [json.dumps(each, separators=(",", ":"), ensure_ascii=False) for each in value]
            inner = ",\n".join(each_line)
            lines.append(f"{json.dumps(name)}: [\n{inner}\n]")
        else:
            lines.append(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write_save(session: Session, path: Path) -> None:
    """Write a save to a file; another file of this name stays as it is until the new one is whole.

    Raises:
        Fault: it cannot be written.
    """
    check_place(path)
    text = to_text(save(session))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as problem:
        raise Fault.of("L1039", file=path, reason=reason_of(problem)) from None


def check_place(path: Path) -> None:
    """See that a save can be written there, before a game is played for it. A device or folder is never replaced.

    Raises:
        Fault: it cannot.
    """
    try:
        problem: str | None = Piece("no-file") if path.exists() and not path.is_file() else None
        if not path.parent.is_dir():
            problem = Piece("no-such-folder")
    except (OSError, ValueError) as fault:
        problem = reason_of(fault)
    if problem is not None:
        raise Fault.of("L1039", file=path, reason=problem)


def read_save(path: Path) -> dict[str, Any]:
    """The data of a save file.

    Raises:
        Fault: it cannot be read, or is no save.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
        if len(raw) > MAX_BYTES:
            raise Fault.of("L1039", file=path, reason=Piece("longer-than-bytes", limit=MAX_BYTES))
    except OSError as problem:
        raise Fault.of("L1039", file=path, reason=reason_of(problem)) from None
    return parse_save(raw)


def parse_save(text: Any) -> dict[str, Any]:
    """Plain data from the JSON text of a save.

    Raises:
        Fault: it is not JSON.
    """
    if isinstance(text, (str, bytes)):
        try:
            found = json.loads(text)
        except RecursionError:
            raise Fault.of("L1030", reason=Piece("nested-too-deeply")) from None
        except ValueError as problem:
            raise Fault.of("L1030", reason=json_reason(problem)) from None
    else:
        found = text
    if not isinstance(found, dict):
        raise Fault.of("L1031", what=Piece("no-object"))
    return found
