"""What can be typed besides an answer: help, table, log, why, why not, passes that stand, save, undo, quit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from interpreter.cli.board import show_table
from interpreter.cli.explaining import Explaining
from interpreter.cli.menu import plain
from interpreter.data import TextName
from interpreter.explain import table_view
from interpreter.messages import Fault
from interpreter.session import write_save

if TYPE_CHECKING:
    from interpreter.cli.play import Playing

WORDS = ("help", "table", "log", "whynot", "why", "card", "skip", "stand", "revoke", "save", "undo", "quit")
TAKE_MORE = ("whynot", "why", "card", "save")
"""Commands that may be followed by something."""
AT_THE_END = ("help", "table", "log", "why", "card", "save", "undo", "quit")
"""Commands that mean something when nobody is asked any more."""


class Leave(Exception):
    """Somebody wants to stop."""


class Commands:
    """The commands of one game. `moved`: the last one changed what is asked."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.speaker = playing.speaker
        self.screen = playing.screen
        self.explaining = Explaining(playing)
        self.moved = False
        self._words = {word: self._spellings(word) for word in WORDS}

    def _spellings(self, word: str) -> list[str]:
        return [each.strip() for each in self.speaker.say(f"cli-word-{word}").split(",")]

    def handle(self, typed: str) -> bool:
        """Whether it was a command; then it has been carried out."""
        self.moved = False
        command, rest = self._find(typed.strip())
        if command is None:
            return False
        if self.playing.session.is_over and command not in AT_THE_END:
            self.screen.line(self.speaker.say("cli-over") + ".", 2)
            return True
        carry_out: dict[str, Callable[[str], None]] = {
            "help": self._help, "table": self._table, "log": self._log, "whynot": self._why_not,
            "why": self._why, "card": self._card, "skip": self._skip, "stand": self._stand,
            "revoke": self._revoke, "save": self._save, "undo": self._undo, "quit": self._quit,
        }  # fmt: skip
        carry_out[command](rest)
        return True

    def _find(self, typed: str) -> tuple[str | None, str]:
        if typed == "?":
            return "help", ""
        words = plain(typed)
        for command in WORDS:
            for spelling in sorted(map(plain, self._words[command]), key=len, reverse=True):
                if words == spelling:
                    return command, ""
                if command in TAKE_MORE and len(spelling) > 1 and words.startswith(spelling + " "):
                    return command, " ".join(typed.split()[len(spelling.split()) :])
        return None, ""

    # ----------------------------------------------------------------------------------- showing

    def _help(self, rest: str) -> None:
        self.screen.line(self.speaker.say("cli-help"))
        self.screen.row("1, 2, …", self.speaker.say("cli-help-answer"), 24)
        for word in ("pass", *WORDS):
            spellings = ", ".join(self._spellings(word))
            self.screen.row(spellings, self.speaker.say(f"cli-help-{word}"), 24)
        cites = [each for f in self.speaker.program.functions.values() for each in f.cites]
        cited = next((edition for edition, _ in cites if edition), "")
        if cited:
            self.screen.row(f"[{cited} …]", self.speaker.say("cli-help-cites", {"edition": cited}), 24)

    def _table(self, rest: str) -> None:
        view = table_view(self.speaker, self.playing.session.state, self.playing.viewer())
        show_table(self.screen, self.speaker, view)

    def _log(self, rest: str) -> None:
        self.screen.heading(self.speaker.say("cli-log"))
        self.playing.teller.again(self.playing.session, self.playing.viewer())

    # --------------------------------------------------------------------------------------- why

    def _why(self, rest: str) -> None:
        self.explaining.why(rest.strip())

    def _why_not(self, rest: str) -> None:
        self.explaining.why_not(rest.strip())

    def _card(self, rest: str) -> None:
        """What cards of this name can do; without a name, those that the one who is asked holds."""
        wanted = plain(rest)
        keys = [title.name for title in self.speaker.program.titles]
        titles = [(key, self.speaker.said(TextName(key))) for key in (keys if wanted else self._held())]
        found = [(name, key) for key, name in titles if wanted in (plain(name), plain(key))]
        found = found or [(name, key) for key, name in titles if wanted in plain(name)]
        shown = 0
        for name, key in found[: 6 if wanted else None]:
            power = self.speaker.power(key)
            if power is not None:
                self.screen.line(self.speaker.say("cli-card-power", {"name": name, "power": power}), 2)
                shown += 1
        if not shown:
            key = "cli-card-unknown" if wanted else "cli-help-card"
            self.screen.line(self.speaker.say(key, {"given": rest}), 2)

    def _held(self) -> list[str]:
        """The titles of what lies in the zones that only the one who is asked sees, each once."""
        session, engine = self.playing.session, self.speaker.engine
        seat, zones = self.playing.viewer(), self.speaker.program.zones
        if seat is None or seat not in engine.expressions.seats_round(session.state.cells, []):
            return []
        titles = [
            self.speaker.program.title_of(thing).name
            for name, zone in zones.items()
            if zone.seen_by == "owner" and zone.per == self.speaker.program.seat_entity
            for thing in session.state.cells[engine.layout.zones[name] + seat]
        ]
        return list(dict.fromkeys(titles))

    # ------------------------------------------------------------------------------------ acting

    def _skip(self, rest: str) -> None:
        """Pass now, and on until the next decision that cannot be passed, or the next round."""
        pending = self.playing.session.state.pending
        if pending is None or not pending.passable:
            self.screen.line(self.speaker.say("cli-skip-here"), 2)
            return
        self.playing.skipping.begin(pending.seat)
        self.moved = True

    def _stand(self, rest: str) -> None:
        """Pass, and let the pass stand."""
        session = self.playing.session
        if not session.may_stand:
            self.screen.line(self.speaker.say("cli-cannot-stand"), 2)
            return
        self.screen.line(self.speaker.say("cli-stands"), 2)
        session.stand()
        self.moved = True

    def _revoke(self, rest: str) -> None:
        """Be asked again wherever a pass stands."""
        session = self.playing.session
        count = session.revoke(session.asked_seat) if session.asked_seat else 0
        self.screen.line(self.speaker.say("cli-revoked" if count else "cli-nothing-stands"), 2)

    def _save(self, rest: str) -> None:
        name = rest.strip() or self.playing.save or f"{self.speaker.program.game}.save.json"
        try:
            write_save(self.playing.session, Path(name))
            self.playing.kept = True
            self.screen.line(self.speaker.say("cli-saved", {"file": name}), 2)
        except Fault as fault:
            self._refuse(fault)

    def _undo(self, rest: str) -> None:
        try:
            self.playing.session.undo()
        except Fault as fault:
            self._refuse(fault)
            return
        self.playing.teller.forget(self.playing.session)
        self.playing.skipping.end()
        self.screen.line(self.speaker.say("cli-undone"), 2)
        self.moved = True

    def _refuse(self, fault: Fault) -> None:
        naming = self.playing.session.ruleset.naming
        for found in fault.in_language(self.speaker.language).diagnostics:
            seats = {name: naming.seat_of(value) for name, value in found.arguments if name in ("seat", "other")}
            words = [(name, value if seats.get(name) is None else self.speaker.seat(seats[name] or 0))
                     for name, value in found.arguments]  # fmt: skip
            said = replace(found, arguments=tuple(words)).message
            self.screen.line(f"{said[:1].upper()}{said[1:]}.", 2)

    def _quit(self, rest: str) -> None:
        raise Leave
