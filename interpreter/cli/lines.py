"""`lictor play --json`: the same game as JSON lines, for programs that show it to people in their own way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from interpreter.cli.bots import Bot
from interpreter.cli.keyboard import InputEnded, Keyboard
from interpreter.cli.opening import show
from interpreter.cli.tell import title_lines
from interpreter.explain import PUBLIC, Speaker, Viewer, option, pass_text, prompt
from interpreter.messages import Fault, to_json
from interpreter.session import Decision, Session, write_save


def play_lines(session: Session, speaker: Speaker, people: tuple[str, ...], bot: Bot, save: str | None) -> int:
    """Play, one JSON object a line out and in; 1 when the input ended or the rules went wrong."""
    game = _Lines(session, speaker, people, bot)
    status = 0
    try:
        game.run()
    except InputEnded:
        status = 1
        _write({"kind": "stopped", "reason": "the input ended"})
    except Fault as fault:
        status = 1
        _refuse(fault, speaker.language)
    if save is not None:
        write_save(session, Path(save))
    return status


class _Lines:
    def __init__(self, session: Session, speaker: Speaker, people: tuple[str, ...], bot: Bot) -> None:
        self.session = session
        self.speaker = speaker
        self.people = people
        self.bot = bot
        self.keyboard = Keyboard(echo=False)
        self.told: dict[str | None, tuple[int, int]] = {}
        """For each who is told: how many entries they know, and how far the log has been read for them."""

    def run(self) -> None:
        """Play to the end, or until `quit`."""
        self._start()
        while not self.session.is_over:
            decision = self.session.pending
            assert decision is not None
            if decision.seat in self.people or decision.seat == "":
                seat = decision.seat or None
                self._tell(seat if len(self.people) > 1 else self._watcher())
                if not self._ask(decision):
                    return
                continue
            self.bot(self.session)
        self._tell(self._watcher())
        self._end()

    def _watcher(self) -> str | None:
        return self.people[0] if len(self.people) == 1 else None

    def _start(self) -> None:
        program = self.speaker.program
        _write(
            {
                "kind": "start", "game": program.game, "edition": program.edition or None,
                "variants": list(program.variants), "language": self.speaker.language,
                "seats": list(self.session.seats), "people": list(self.people),
                "seed": self.session.table.seed,
                "text": " ".join(title_lines(self.speaker, self.session)),
            }
        )  # fmt: skip

    def _tell(self, seat: str | None) -> None:
        """What a seat (everybody: None) has come to know, each with its sentence where it has one."""
        viewer: Viewer = PUBLIC if seat is None else self.session.ruleset.naming.seat_of(seat)
        known, read = self.told.get(seat, (0, 0))
        state = self.session.state
        sentences = self.speaker.sentences(state, viewer, read)
        entries = self.session.log_for(seat, known)
        for entry in entries:
            text = next(sentences, None) if entry["kind"] in ("tell", "end", "round") else None
            _write({"kind": "log", "seat": seat, "entry": entry, "text": text})
        self.told[seat] = (known + len(entries), len(state.log))

    def _ask(self, decision: Decision) -> bool:
        """Ask until an answer is taken; False for `quit`."""
        _write(self._question(decision))
        while True:
            try:
                given = _read(self.keyboard)
                if given.get("do") == "quit":
                    return False
                self._carry_out(given)
                return True
            except Fault as fault:
                _refuse(fault, self.speaker.language)

    def _carry_out(self, given: dict[str, Any]) -> None:
        if given.get("do") == "undo":
            self.session.undo()
            read = len(self.session.state.log)
            for seat, (known, far) in self.told.items():
                self.told[seat] = (min(known, len(self.session.log_for(seat))), min(far, read))
            return
        if given.get("do") == "stand":
            self.session.stand()
            return
        if given.get("do") == "revoke":
            self.session.revoke(self.session.asked_seat or "")
            return
        answer = given["answer"]
        self.session.answer("pass" if answer is None else answer)

    def _question(self, decision: Decision) -> dict[str, Any]:
        state, pending = self.session.state, decision.pending
        viewer: Viewer = None if decision.kind == "chance" else pending.seat
        texts: dict[str, str] = {}
        if decision.kind != "chance":
            found = [option(self.speaker, state, pending, each, viewer) for each in pending.options]
            texts = dict(zip(decision.labels, found, strict=True))
        return {
            "kind": "decision", "seat": decision.seat or None, "path": decision.path, "asks": decision.kind,
            "text": prompt(self.speaker, state, pending, viewer),
            "options": [{"label": label, "text": text} for label, text in texts.items()],
            "pass": pass_text(self.speaker, state, pending) if decision.passable else None,
            "low": decision.low, "high": decision.high, "may_stand": self.session.may_stand,
            "alike": [[decision.labels[each] for each in group] for group in decision.groups if len(group) > 1],
        }  # fmt: skip

    def _end(self) -> None:
        result = self.session.outcome
        outcome = self.session.state.outcome
        assert result is not None and outcome is not None
        standings = [{"seat": each.seat, "figures": list(each.figures)} for each in result.ranking]
        _write(
            {
                "kind": "end", "ending": result.key, "winners": list(result.winners), "ranking": standings,
                "text": self.speaker.ending(outcome),
            }
        )  # fmt: skip


def _read(keyboard: Keyboard) -> dict[str, Any]:
    """The next line as an object.

    Raises:
        Fault: it is none that means anything.
    """
    line = ""
    while not line.strip():
        line = keyboard.line("")
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, dict):
        answer = found.get("answer", 0)
        several = isinstance(answer, list) and all(isinstance(each, str) for each in answer)
        if found.get("do") in ("undo", "quit", "stand", "revoke"):
            return found
        if answer is None or isinstance(answer, str) or several:
            return found
    raise Fault.of("L1115", line=line.strip()[:80])


def _write(content: dict[str, Any]) -> None:
    click.echo(json.dumps(content, ensure_ascii=False))


def _refuse(fault: Fault, language: str) -> None:
    show(fault.diagnostics, language)
    _write({"kind": "refused", "reasons": [to_json(each) for each in fault.in_language(language).diagnostics]})
