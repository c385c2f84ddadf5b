"""The keyboard goes also to whoever was not asked because of a hand, and people may pass until they must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.cli.menu import Menu
from interpreter.explain import unasked
from interpreter.runtime import ROUND, State
from interpreter.session.journal import Revoke, Step

if TYPE_CHECKING:
    from interpreter.cli.play import Playing


class PassedOver:
    """Hands the keyboard to people who were passed over for a reason that the others may not know."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        people = playing.people
        self.is_needed = len(people) > 1 and playing.has_secrets()

    def look(self, before: State, step: Step) -> None:
        """After an answer; `before` is the game as it was.

        Where a hand decides whether somebody is asked, a pass that stands gives the keyboard away like any other: so
        nobody can tell who has something to play from who has nothing.
        """
        playing = self.playing
        session, naming = playing.session, playing.session.ruleset.naming
        is_next = step.seat == session.asked_seat and step is session.journal.steps[-1]
        if step.stood and not is_next and session.ruleset.asked.hidden.window(step.path):
            self._give(step.seat, [playing.speaker.say("cli-your-pass-stands")])
        engine = playing.commands.explaining.past.engine
        for each in unasked(playing.speaker, engine, session, before, step):
            words = playing.speaker.say("cli-nothing-to-decide")
            told = [*(text for text in (each.question, each.reason) if text), words]
            self._give(naming.titles[each.seat], told)

    def _give(self, seat: str, told: list[str]) -> None:
        """Hand the keyboard over to somebody who has nothing to answer."""
        playing = self.playing
        if seat not in playing.people or seat == playing.holder:
            return
        playing.hand_over(seat)
        playing.teller.tell(playing.session, playing.session.seat_number(seat))
        playing.show_own(seat)
        playing.screen.line(" ".join(told))
        playing.keyboard.line(playing.speaker.say("cli-go-on") + " ")


class Stood:
    """Tells people that passes of theirs have stood, and when one stands no more."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self._told: dict[str, int] = {}

    def tell(self, seat: str) -> None:
        """What the one who is asked should know of it."""
        playing = self.playing
        journal = playing.session.journal
        used = sum(step.stood and step.seat == seat for step in journal.steps)
        count = used - self._told.get(seat, 0)
        self._told[seat] = used
        if count > 0:
            playing.screen.line(playing.speaker.say("cli-stood", {"count": count}))
        last = journal.records[-1] if journal.records else None
        if isinstance(last, Revoke) and last.changed and last.seat == seat:
            playing.screen.line(playing.speaker.say("cli-stands-no-more"))


class Skipping:
    """Seats that pass whatever they may pass, until they must decide or the round ends."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self._since: dict[int, int] = {}

    def begin(self, seat: int) -> None:
        """From now on a seat passes."""
        self._since[seat] = self._rounds()

    def end(self) -> None:
        """Everybody is asked again."""
        self._since.clear()

    def passes(self) -> bool:
        """Whether the one who is asked passes of their own accord; ends what is over."""
        pending = self.playing.session.state.pending
        assert pending is not None
        since = self._since.get(pending.seat)
        if since is None:
            return False
        if pending.passable and since == self._rounds():
            self._tell()
            return True
        del self._since[pending.seat]
        return False

    def _tell(self) -> None:
        """What is passed: whoever skips should see what was let go."""
        playing = self.playing
        if len(playing.people) > 1:
            return  # the keyboard is somebody else's
        playing.teller.tell(playing.session, playing.viewer())
        menu = Menu.of(playing.speaker, playing.session)
        playing.screen.line(f"({menu.sentence} – {menu.passing})", 2)

    def _rounds(self) -> int:
        return sum(entry[0] == ROUND for entry in self.playing.session.state.log)
