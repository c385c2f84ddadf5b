"""Tells a game on a screen: its rounds and what happens in them, its end and its scoring."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.cli.board import show_scores
from interpreter.cli.screen import Screen
from interpreter.explain import PUBLIC, Speaker, Viewer, score_table
from interpreter.runtime import END, ROLL, ROUND, Entry
from interpreter.session import Session
from interpreter.session.journal import Revoke, Stand, standing_marks


class Teller:
    """Tells each viewer what has happened since they last looked."""

    def __init__(self, speaker: Speaker, screen: Screen) -> None:
        self.speaker = speaker
        self.screen = screen
        self._told: dict[Viewer, int] = {}
        self._begun: set[Viewer] = set()

    def tell(self, session: Session, viewer: Viewer, marks: Sequence[Stand | Revoke] = ()) -> None:
        """What is new in the log for a viewer; `marks` are told at their places."""
        log = session.state.log
        start, waiting = min(self._told.get(viewer, 0), len(log)), list(marks)
        for index, entry in enumerate(log.since(start), start):
            while waiting and waiting[0].at <= index:
                self._mark(waiting.pop(0))
            if entry[0] == ROUND:
                self.screen.heading(self.speaker.round(entry))
                self._begun.add(viewer)
                continue
            sentence = self.speaker.entry(session.state, entry, viewer)
            if sentence is None and self.is_mute and entry[0] == ROLL:
                sentence = self._roll(session, entry, viewer)
            if sentence is None:
                continue
            if entry[0] == END:
                self.screen.heading(self.speaker.say("cli-over"))
            elif viewer not in self._begun:
                self.screen.heading(self.speaker.say("cli-setup"))
                self._begun.add(viewer)
            self.screen.line(sentence, 2, 2)
        for mark in waiting:
            self._mark(mark)
        self._told[viewer] = len(log)

    def _mark(self, mark: Stand | Revoke) -> None:
        """Where a pass began to stand, or stood no more."""
        changed = isinstance(mark, Revoke) and mark.changed
        key = "cli-stands" if isinstance(mark, Stand) else "cli-stands-no-more" if changed else "cli-revoked"
        self.screen.line(f"({self.speaker.say(key)})", 2, 2)

    @property
    def is_mute(self) -> bool:
        """Whether the rules tell nothing: such a game shows at least its dice and its figures."""
        return not any(identifier.startswith("tell-") for identifier in self.speaker.program.messages)

    def _roll(self, session: Session, entry: Entry, viewer: Viewer) -> str | None:
        _, _, faces, mask = entry
        bits = 0 if viewer is None else self.speaker.bits(viewer, session.state)
        if mask & bits != bits:
            return None
        return self.speaker.say("roll", {"dice": ", ".join(str(face) for face in faces)})

    def again(self, session: Session, viewer: Viewer) -> None:
        """The whole log once more."""
        self._told.pop(viewer, None)
        self._begun.discard(viewer)
        if not len(session.state.log):
            self.screen.line(self.speaker.say("cli-nothing-happened"))
        own = None if viewer is None or viewer == PUBLIC else session.ruleset.naming.titles[viewer]
        self.tell(session, viewer, [mark for mark in standing_marks(session.journal.records) if mark.seat == own])

    def forget(self, session: Session) -> None:
        """After an undo: what was told stays told, what comes now is new."""
        for viewer in self._told:
            self._told[viewer] = min(self._told[viewer], len(session.state.log))

    def catch_up(self, viewer: Viewer) -> None:
        """Go on for a viewer from where those who know least have got to."""
        if self._told and viewer not in self._told:
            self._told[viewer] = min(self._told.values())
            self._begun.add(viewer)

    def skip_to_round(self, session: Session, viewer: Viewer) -> None:
        """Begin with the round under way: a game that is gone on with has been told before."""
        rounds = [index for index, entry in enumerate(session.state.log) if entry[0] == ROUND]
        self._told[viewer] = rounds[-1] if rounds else 0

    def tell_end(self, session: Session) -> None:
        """The scoring and the winners."""
        outcome = session.state.outcome
        assert outcome is not None
        scores = score_table(self.speaker, session.state)
        if scores.rows:
            self.screen.heading(self.speaker.say("cli-scoring"))
            show_scores(self.screen, scores)
        self.screen.write()
        self.screen.strong(self.speaker.ending(outcome))


def title_lines(speaker: Speaker, session: Session) -> list[str]:
    """The game, its edition and variants, who sits at the table, the seed."""
    program = speaker.program
    title = speaker.first_of("game", default=program.game)
    words = [title]
    if len(program.manifest.editions) > 1 and program.edition:
        words.append(speaker.say("cli-edition", {"edition": program.edition}))
    if program.variants:
        variants = [variant.replace("_", " ") for variant in program.variants]
        words.append(speaker.say("cli-variants", {"variants": ", ".join(variants)}))
    naming = session.ruleset.naming
    numbers = [naming.seat_of(name) for name in session.seats]
    seats = [speaker.seat_name(number) for number in numbers if number is not None]
    lines = [", ".join(words), speaker.say("cli-seated", {"seats": seats})]
    lines.append(speaker.say("cli-seed", {"seed": str(session.table.seed)}) + ".")
    return lines
