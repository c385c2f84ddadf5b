"""`lictor play`: people and bots round one keyboard."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from pathlib import Path

from interpreter.cli.board import pile_words
from interpreter.cli.bots import Bot, make_bot
from interpreter.cli.commands import Commands, Leave
from interpreter.cli.keyboard import InputEnded, Keyboard
from interpreter.cli.language import tell
from interpreter.cli.menu import Menu, NotUnderstood, plain
from interpreter.cli.opening import folder_of, meant, open_ruleset, open_speaker, paths_of
from interpreter.cli.passing import PassedOver, Skipping, Stood
from interpreter.cli.screen import Screen, complain
from interpreter.cli.script import Script, read_script
from interpreter.cli.tell import Teller, title_lines
from interpreter.explain import PUBLIC, Speaker, Viewer, piles_of, table_view
from interpreter.messages import Fault
from interpreter.runtime import PASS
from interpreter.session import Ruleset, Session, check_place, read_save, resume, write_save

MOST_SEEDS = 2**31


def start_play(
    *,
    game: str | None,
    edition: str | None,
    variants: tuple[str, ...],
    settings: tuple[str, ...],
    lang: str | None,
    players: int | None,
    humans: tuple[str, ...],
    bot: str,
    seed: int | None,
    dice: str,
    script: str | None,
    as_json: bool,
    save: str | None,
    kept: str | None,
    roots: tuple[str, ...],
    plain: bool,
) -> int:
    """Play as the command line says; 1 when the game could not be played to its end.

    Raises:
        Fault: something that was asked for does not exist.
    """
    if save is not None:
        check_place(Path(save))
    if kept is not None:
        session, ruleset = _resumed(game, kept, roots)
        speaker = open_speaker(ruleset, roots, lang or session.table.language or None)
        if lang:
            session.table = replace(session.table, language=lang)
        chosen = tuple(session.table.persons)
        if humans:
            chosen = seats_of(speaker, humans, len(session.seats))
    else:
        assert game is not None
        ruleset = open_ruleset(game, roots, edition, variants, settings)
        speaker = open_speaker(ruleset, roots, lang)
        number = seats_for(speaker, players, humans)
        chosen = seats_of(speaker, humans, number)
        session = ruleset.start(
            number,
            random.randrange(MOST_SEEDS) if seed is None else seed,
            chance="asked" if dice == "asked" else "seeded",
            persons=chosen,
            language=speaker.language,
        )
    answers = None if script is None else read_script(script)
    player = make_bot(bot, session.table.seed, ruleset)
    if as_json:
        from interpreter.cli.lines import play_lines

        return play_lines(session, speaker, chosen, player, save)
    table = Playing(session, speaker, Screen(plain=plain), chosen, player, answers, save)
    if kept is not None:
        table.go_on()
    return table.run()


def _resumed(game: str | None, name: str, roots: tuple[str, ...]) -> tuple[Session, Ruleset]:
    data = read_save(Path(name))
    there = data.get("game")
    if game is None:
        game = there if isinstance(there, str) else None
    elif isinstance(there, str) and there != game:
        raise Fault.of("L1114", there=there[:80], game=game)
    if game is not None:
        folder_of(game, roots)
    session = resume(data, roots=paths_of(roots))
    return session, session.ruleset


def seats_for(speaker: Speaker, players: int | None, humans: tuple[str, ...]) -> int:
    """How many play: as many as were asked for, else three or what comes nearest to it."""
    if players is not None:
        return players
    range_ = speaker.program.manifest.players
    names = _spellings(speaker, range_.high)
    needed = [place + 1 for human in humans for place in [_place(names, human)] if place is not None]
    return min(range_.high, max(range_.low, 3, *needed))


def seats_of(speaker: Speaker, humans: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The seats that people play, by name (as the rules or the language have it) or number.

    Raises:
        Fault: there is no such seat.
    """
    names = _spellings(speaker, players)
    chosen = set()
    for human in humans:
        place = _place(names, human)
        if place is None:
            there = ", ".join(name for name, _ in names)
            known = [word for pair in names for word in pair]
            raise Fault.of("L1011", seat=human[:80], there=there, suggestion=meant(human.casefold(), known))
        chosen.add(place)
    return tuple(names[place][0] for place in sorted(chosen))


def _spellings(speaker: Speaker, players: int) -> list[tuple[str, str]]:
    """The seats as the rules and as the language call them."""
    entity = speaker.program.entities[speaker.program.seat_entity]
    seats = range(entity.first, entity.first + min(players, entity.count))
    return [(speaker.program.title_of(seat).name, speaker.seat(seat)) for seat in seats]


def _place(names: list[tuple[str, str]], human: str) -> int | None:
    if human.isdecimal() and len(human) < 4:
        return int(human) - 1 if 1 <= int(human) <= len(names) else None
    return next((index for index, pair in enumerate(names) if plain(human) in map(plain, pair)), None)


@dataclass
class Playing:
    """A game at one keyboard."""

    session: Session
    speaker: Speaker
    screen: Screen
    people: tuple[str, ...]
    bot: Bot
    script: Script | None
    save: str | None
    keyboard: Keyboard = field(default_factory=Keyboard)
    kept: bool = False
    """Whether the game has been saved on the way."""
    holder: str = ""
    """Who has the keyboard, where that matters."""

    def __post_init__(self) -> None:
        self.teller = Teller(self.speaker, self.screen)
        self.commands = Commands(self)
        self.passed_over = PassedOver(self)
        self.skipping = Skipping(self)
        self.stood = Stood(self)

    def run(self) -> int:
        """Play until the end, or until somebody leaves; the exit status."""
        self._open()
        status = 0
        try:
            is_open = True
            while is_open:
                while not self.session.is_over:
                    self._watched_step()
                self._tell_rest()
                self.teller.tell_end(self.session)
                is_open = self._ask_on()
        except Leave:
            lost = not self.kept and self.save is None
            self.screen.line(self.speaker.say("cli-stopped-unsaved" if lost else "cli-stopped"))
        except InputEnded:
            complain([self.speaker.say("cli-input-ended")])
            status = 1
        except KeyboardInterrupt:
            self._keep()
            raise
        except Fault as fault:
            self._tell_rest()
            complain([tell(fault.diagnostics, self.speaker.language)])
            status = 1
        self._keep()
        return status

    def _ask_on(self) -> bool:
        """After the end people may still ask why, look round, and save; whether the end was taken back."""
        if not self.people or self.script is not None:
            return False
        self.screen.write()
        while True:
            try:
                typed = self.keyboard.line(f"{self.speaker.say('cli-after')} > ")
                if not typed.strip():
                    return False
                if not self.commands.handle(typed):
                    self.screen.line(self.speaker.say("cli-over") + ".", 2)
            except (InputEnded, Leave):
                return False
            if not self.session.is_over:
                return True

    def go_on(self) -> None:
        """Leave out what has been told before the game was saved."""
        naming = self.session.ruleset.naming
        for viewer in (self._spectator(), *(naming.seat_of(name) for name in self.people)):
            self.teller.skip_to_round(self.session, viewer)

    def _open(self) -> None:
        first, *others = title_lines(self.speaker, self.session)
        self.screen.strong(first)
        for line in others:
            self.screen.line(line)
        numbers = [self.session.ruleset.naming.seat_of(name) for name in self.people]
        seats = [self.speaker.seat_name(number) for number in numbers if number is not None]
        key = "cli-you" if seats else "cli-bots-only"
        if self.script is None or seats:
            self.screen.line(self.speaker.say(key, {"seats": seats} if seats else {}))

    def _keep(self) -> None:
        if self.save is not None:
            write_save(self.session, Path(self.save))
            complain([self.speaker.say("cli-saved", {"file": self.save})])

    def _tell_rest(self) -> None:
        """What has happened last, as far as everybody may know it."""
        self.teller.catch_up(self._spectator())
        self.teller.tell(self.session, self._spectator())

    # -------------------------------------------------------------------------------------- steps

    def _watched_step(self) -> None:
        """A step; then whoever was passed over because of a hand has the keyboard for a moment."""
        if not self.passed_over.is_needed or self.script is not None:
            self._step()
            return
        before, decisions = self.session.state.clone(), self.session.decisions
        self._step()
        for number in range(decisions, self.session.decisions):
            state = before if number == decisions else self.session.state_after(number)
            self.passed_over.look(state, self.session.journal.steps[number])

    def _step(self) -> None:
        """Take the next answer from whoever gives it."""
        pending = self.session.state.pending
        assert pending is not None
        decision = self.session.pending
        assert decision is not None
        asked_here = decision.seat in self.people or (decision.seat == "" and self.script is None)
        if self.script is not None and (asked_here or not self.people):
            if self._from_script():
                return
            self.people = ()
        if decision.seat in self.people or decision.seat == "":
            if decision.seat and self.skipping.passes():
                self.session.answer_index(PASS)
            else:
                self._ask(decision.seat)
            return
        self.bot(self.session)
        if not self.people:
            self.teller.tell(self.session, None)

    def _from_script(self) -> bool:
        """Whether the script had an answer; the rest of the game is the bots'."""
        assert self.script is not None
        line = self.script.next()
        if line is None:
            self.teller.tell(self.session, None)
            self.screen.write()
            self.screen.line(f"({self.speaker.say('cli-script-ended')})")
            self.script = None
            return False
        menu = Menu.of(self.speaker, self.session)
        try:
            self._give(menu, line.text)
        except NotUnderstood as problem:
            raise self.script.fault(line, str(problem)) from None
        self.teller.tell(self.session, self._spectator())
        return True

    def _give(self, menu: Menu, typed: str) -> None:
        choice = menu.read(typed)
        if isinstance(choice, str):
            self.session.answer(choice)
        else:
            self.session.answer_index(choice)

    # ------------------------------------------------------------------------------------- asking

    def viewer(self) -> Viewer:
        """Whose eyes the screen is for now: the one person's, or the keyboard holder's."""
        name = self.people[0] if len(self.people) == 1 else self.holder
        number = self.session.ruleset.naming.seat_of(name) if name else None
        return number if number is not None else self._spectator()

    def _spectator(self) -> Viewer:
        """One person, or everybody; without people all is seen."""
        if len(self.people) == 1:
            return self.session.ruleset.naming.seat_of(self.people[0])
        return PUBLIC if self.people else None

    def _ask(self, seat: str) -> None:
        """Ask a person until an answer is understood."""
        if seat and len(self.people) > 1:
            self.hand_over(seat)
        self.teller.tell(self.session, self.viewer())
        if seat:
            self.stood.tell(seat)
        menu = Menu.of(self.speaker, self.session)
        self.screen.write()
        if self.teller.is_mute:
            self._show_figures()
        if seat:
            self.show_own(seat)
        menu.show(self.screen)
        while True:
            typed = self.keyboard.line(f"{menu.hint()} > ")
            if not typed.strip() and menu.decision.kind != "some":
                continue
            if self.commands.handle(typed):
                if self.commands.moved:
                    return
                continue
            try:
                self._give(menu, typed)
                return
            except NotUnderstood as problem:
                self.screen.line(str(problem), 2)
            except Fault as fault:
                if not all(found.code.startswith("L10") for found in fault.diagnostics):
                    raise
                for found in fault.in_language(self.speaker.language).diagnostics:
                    self.screen.line(f"{found.message}; {found.cure}", 2)

    def show_own(self, seat: str) -> None:
        """What only this person sees: a hand, a cup."""
        zones = self.speaker.program.zones
        number = self.session.ruleset.naming.seat_of(seat)
        own = [name for name, zone in zones.items() if zone.seen_by == "owner" and zone.per]
        for pile in piles_of(self.speaker, self.session.state, number, own):
            if pile.groups:
                self.screen.line(f"{pile.name}: {pile_words(self.speaker, pile)}")

    def _show_figures(self) -> None:
        """The tracks and figures, for a game whose rules tell nothing."""
        view = table_view(self.speaker, self.session.state, self.viewer())
        facts = [("", view.facts), *((board.seat, board.figures) for board in view.boards)]
        parts = [
            f"{owner}: {words}" if owner else words
            for owner, known in facts
            if (words := ", ".join(f"{fact.name} {fact.value}" for fact in known))
        ]
        if parts:
            self.screen.line("; ".join(parts))

    def hand_over(self, seat: str) -> None:
        """Give the keyboard to another person, with hidden hands out of sight."""
        if seat == self.holder:
            return
        naming = self.session.ruleset.naming
        number = naming.seat_of(seat)
        assert number is not None
        name = self.speaker.seat_name(number)
        if self.has_secrets():
            if self.holder:
                self.screen.clear()
            self.screen.line(self.speaker.say("cli-pass-keyboard", {"seat": name}))
            typed = self.keyboard.line(self.speaker.say("cli-ready", {"seat": name}) + " ")
            if plain(typed) in map(plain, self.speaker.say("cli-word-quit").split(",")):
                raise Leave
        else:
            self.screen.write()
        self.holder = seat

    def has_secrets(self) -> bool:
        """Whether anything is seen by its owner alone."""
        program = self.speaker.program
        return any(zone.seen_by == "owner" for zone in program.zones.values()) or any(
            column.seen_by == "owner" for column in program.columns
        )
