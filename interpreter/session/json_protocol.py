"""Playing over JSON lines: one request a line, one answer a line, as `schemas/session.schema.json`
describes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from interpreter.data import packaged_folder
from interpreter.messages import Fault, Piece, closest, to_json
from interpreter.session.decision import Decision
from interpreter.session.faults import json_reason
from interpreter.session.restore import resume
from interpreter.session.ruleset import load
from interpreter.session.session import Session
from interpreter.session.standing import may_stand
from interpreter.session.table import Result

MAX_LINE = 64_000_000
"""A longer line is not read."""

Request = dict[str, Any]


class JsonProtocol:
    """A conversation about one game at a time. Nothing that comes in ends it but `quit`."""

    def __init__(self, *, roots: Sequence[Path] = (), session: Session | None = None) -> None:
        self.roots = roots
        self.session = session
        self.over = False

    def respond(self, lines: Iterable[str]) -> Iterator[str]:
        """The answer to each line, until `quit`. Empty lines are passed over."""
        for line in lines:
            if line.strip():
                yield self.answer_line(line)
            if self.over:
                return

    def answer_line(self, line: str) -> str:
        """The answer to one line."""
        found: dict[str, Any]
        identity: Any = None
        language = "" if self.session is None else self.session.table.language
        try:
            request = _parse(line)
            identity = request.get("id")
            language = _spoken(request) or language
            found = {"ok": True, **self.carry_out(request)}
        except Fault as fault:
            told = fault.in_language(language).diagnostics
            found = {"ok": False, "diagnostics": [to_json(each) for each in told]}
        if isinstance(identity, (str, int)) and not isinstance(identity, bool):
            found["id"] = identity
        return json.dumps(found, ensure_ascii=False)

    def carry_out(self, request: Request) -> dict[str, Any]:
        """What a request asks for.

        Raises:
            Fault: it cannot be done.
        """
        what = request["do"]
        if what == "quit":
            self.over = True
            return {}
        if what == "start":
            self.session = self._start(request)
            return self._asked(self.session)
        if what == "restore":
            self.session = resume(request["save"], roots=self.roots)
            return self._asked(self.session)
        session = self.session
        if session is None:
            raise Fault.of("L1041", what=what)
        match what:
            case "answer":
                session.answer(request["label"])
            case "stand":
                session.stand()
            case "revoke":
                return {"revoked": session.revoke(request["seat"], request.get("window")), **self._asked(session)}
            case "undo":
                session.undo()
            case "view":
                return {"view": session.view(request.get("seat")).data}
            case "log":
                return {"log": session.log_for(request.get("seat"), request.get("from", 0))}
            case "save":
                return {"save": session.save()}
        return self._asked(session)

    def _start(self, request: Request) -> Session:
        ruleset = load(
            request["game"],
            edition=request.get("edition"),
            variants=request.get("variants", []),
            options=request.get("options"),
            roots=self.roots,
        )
        return ruleset.start(
            request["players"],
            request["seed"],
            chance=request.get("chance", "seeded"),
            script=request.get("script", []),
            persons=request.get("persons"),
            analysis=request.get("analysis", False),
            language=request.get("language", ""),
        )

    def _asked(self, session: Session) -> dict[str, Any]:
        pending, outcome = session.pending, session.outcome
        return {
            "pending": None if pending is None else decision_data(pending),
            "outcome": None if outcome is None else outcome_data(outcome),
        }


def _spoken(request: Request) -> str:
    """The language of the game that a request begins; empty where it says none."""
    said = request.get("language") if request["do"] == "start" else request.get("save", {}).get("language")
    return said if isinstance(said, str) else ""


def decision_data(decision: Decision) -> dict[str, Any]:
    """A decision as JSON."""
    return {
        "seat": decision.seat,
        "path": decision.path,
        "kind": decision.kind,
        "message": decision.message_id,
        "arguments": dict(decision.arguments),
        "options": [
            {
                "label": option.label,
                "value": option.value,
                "branch": option.branch,
                "message": option.message_id,
                "values": dict(option.values),
            }
            for option in decision.options
        ],
        "passable": decision.passable,
        "low": decision.low,
        "high": decision.high,
        "blind": decision.blind,
        "may_stand": may_stand(decision),
        "alike": [[decision.labels[index] for index in group] for group in decision.groups if len(group) > 1],
    }


def outcome_data(outcome: Result) -> dict[str, Any]:
    """An outcome as JSON."""
    return {
        "key": outcome.key,
        "winners": list(outcome.winners),
        "ranking": [{"seat": each.seat, "figures": list(each.figures)} for each in outcome.ranking],
    }


# ---------------------------------------------------------------------------------------- requests


@cache
def _schema() -> dict[str, Any]:
    text = (packaged_folder("schemas") / "session.schema.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@cache
def _shapes() -> dict[str, str]:
    """What can be asked for, and the definition of each such request."""
    schema = _schema()
    names = [each["$ref"].rpartition("/")[2] for each in schema["oneOf"]]
    return {schema["$defs"][name]["properties"]["do"]["const"]: name for name in names}


def _parse(line: str) -> Request:
    """A request that fits the schema.

    Raises:
        Fault: it is not one.
    """
    from jsonschema import Draft202012Validator  # slow to import, and only conversations need it

    if len(line) > MAX_LINE:
        raise Fault.of("L1040", what=Piece("longer-than-characters", limit=MAX_LINE))
    try:
        found = json.loads(line)
    except RecursionError:
        raise Fault.of("L1040", what=Piece("nested-too-deeply")) from None
    except ValueError as problem:
        raise Fault.of("L1040", what=json_reason(problem)) from None
    if not isinstance(found, dict):
        raise Fault.of("L1040", what=Piece("no-object"))
    what = found.get("do")
    if not isinstance(what, str) or what not in _shapes():
        shown = str(what)[:40]
        there = ", ".join(_shapes())
        unknown = Piece("unknown-do", what=shown, there=there)
        raise Fault.of("L1040", what=unknown, suggestion=closest(shown, _shapes()))
    schema = {"$defs": _schema()["$defs"], "$ref": f"#/$defs/{_shapes()[what]}"}
    problems = sorted(Draft202012Validator(schema).iter_errors(found), key=lambda each: each.json_path)
    if problems:
        place = problems[0].json_path.removeprefix("$").lstrip(".") or what
        raise Fault.of("L1040", what=f"{place}: {problems[0].message[:200]}")
    return found
