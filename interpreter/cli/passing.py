"""The keyboard goes also to whoever was not asked because of a hand, and people may pass until they must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.explain import unasked
from interpreter.runtime import ROUND, State

if TYPE_CHECKING:
    from interpreter.cli.play import Playing


class PassedOver:
    """Hands the keyboard to people who were passed over for a reason that the others may not know."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        people = playing.people
        self.is_needed = len(people) > 1 and playing.has_secrets()

    def look(self, before: State) -> None:
        """After an answer; `before` is the game as it was."""
        playing = self.playing
        session, naming = playing.session, playing.session.ruleset.naming
        engine = playing.commands.explaining.past.engine
        for each in unasked(playing.speaker, engine, session, before, session.journal.steps[-1]):
            seat = naming.titles[each.seat]
            if seat not in playing.people or seat == playing.holder:
                continue
            playing.hand_over(seat)
            playing.teller.tell(session, each.seat)
            playing.show_own(seat)
            words = playing.speaker.say("cli-nothing-to-decide")
            told = [*(text for text in (each.question, each.reason) if text), words]
            playing.screen.line(" ".join(told))
            playing.keyboard.line(playing.speaker.say("cli-go-on") + " ")


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
            return True
        del self._since[pending.seat]
        return False

    def _rounds(self) -> int:
        return sum(entry[0] == ROUND for entry in self.playing.session.state.log)
