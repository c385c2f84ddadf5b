"""What `why` and `why not` say: what has happened, why these answers, where a figure comes from, what is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interpreter.cli.board import show_scores
from interpreter.cli.menu import plain
from interpreter.explain import (
    Line,
    Past,
    Reasoning,
    asked_for,
    cited,
    grounds,
    in_lines,
    in_one_line,
    left_out,
    may_explain,
    reasoning_of,
    refusals,
    score_table,
    why,
)
from interpreter.messages import Fault

if TYPE_CHECKING:
    from interpreter.cli.play import Playing

MOST_LINES = 12
MANY = 3
"""Of more answers than this those are left out that hold nothing."""
MAX_DEPTH = 3
"""Sums within sums that a score is made of."""
MOST_NAMES = 10
"""Names of figures that are proposed at most."""
STEM = 4
"""Letters of a word that have to agree where its ending may differ."""
SHORT = 6
"""Reasonings with more lines than this are told in one."""


class Explaining:
    """Explains one game to whoever has the keyboard."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.speaker = playing.speaker
        self.screen = playing.screen
        self.past = Past(playing.speaker)

    # --------------------------------------------------------------------------------------- why

    def why(self, wanted: str) -> None:
        """All of it without a word; one line of what has happened for a number; else a figure by name."""
        if not wanted:
            self._happened()
            self._grounds()
            self._figures()
            return
        if wanted.isdecimal() and len(wanted) < 6:
            lines = self._lines()
            if 1 <= int(wanted) <= len(lines):
                self._explain_line(lines[int(wanted) - 1])
            else:
                self.screen.line(self.speaker.say("cli-why-noline", {"given": wanted}), 2)
            return
        self._by_name(wanted)

    def _lines(self) -> list[Line]:
        return self.past.lines(self.playing.session, self.playing.viewer())

    def _happened(self) -> None:
        """What has been told since the last answer, numbered, and the reasons of the last that has any."""
        lines = self._lines()
        if not lines:
            return
        self.screen.heading(self.speaker.say("cli-why-happened"))
        first = max(0, len(lines) - MOST_LINES)
        for number, line in enumerate(lines[first:], first + 1):
            self.screen.choice(str(number), line.text)
        last = next((line for line in reversed(lines) if line.reasons), None)
        if last is not None:
            self.screen.write()
            self._explain_line(last)
        if len(lines) > 1:
            self.screen.line(self.speaker.say("cli-why-lines"), 2)

    def _explain_line(self, line: Line) -> None:
        self.screen.line(line.text + cited(line.cites), 2)
        if line.answer:
            self.screen.line(self.speaker.say("cli-why-answered", {"answer": line.answer}), 4)
        for reasoning in line.reasons:
            self._show(reasoning, 4)
        if not line.reasons and not line.answer:
            self.screen.line(self.speaker.say("cli-why-noreason"), 4)

    def _grounds(self) -> None:
        state = self.playing.session.state
        if state.pending is None or state.pending.seat < 0:
            return
        found = grounds(self.speaker, self.past.engine, state, state.pending, self.playing.viewer())
        if found:
            self.screen.heading(self.speaker.say("cli-why-options"))
            for reasoning in found:
                self._show(reasoning, 2)

    def _figures(self) -> None:
        """The figures of the one who is asked, in a line each, and the scoring where nothing of it is hidden."""
        view = self.speaker.program.manifest.view
        names = [name.text for name in view.figures if name.text in self.speaker.program.functions]
        if self.playing.session.is_over:
            names = []  # nobody is asked any more: what counts is the scoring
        if names:
            self.screen.heading(self.speaker.say("cli-why-figures"))
        for name in names:
            found = self._figure(name)
            if found is not None:
                self.screen.line(in_one_line(found), 2, 4)
        if self._may_see_scores():
            scores = score_table(self.speaker, self.playing.session.state)
            if scores.rows:
                over = self.playing.session.is_over
                self.screen.heading(self.speaker.say("cli-scoring" if over else "cli-scoring-now"))
                show_scores(self.screen, scores)

    def _goals(self) -> list[str]:
        """What the ranking goes by."""
        ranking = self.speaker.program.manifest.ranking
        goals = [] if ranking is None else [goal.by.text for goal in ranking.by]
        return [goal for goal in goals if goal in self.speaker.program.functions]

    def _may_see_scores(self) -> bool:
        if self.playing.session.is_over:
            return True  # everybody has been shown it
        state, engine = self.playing.session.state, self.speaker.engine
        seats = engine.expressions.seats_round(state.cells, [])
        return all(
            may_explain(self.speaker, state, goal, (seat,), self.playing.viewer())
            for goal in self._goals()
            for seat in seats
        )

    # ------------------------------------------------------------------------------------ by name

    def _by_name(self, wanted: str) -> None:
        """Totals, sets and so on of this name: as they were asked last, else of the one who is asked."""
        names = self._named(wanted)
        if not names:
            self.screen.line(self.speaker.say("cli-why-unknown", {"given": wanted}), 2)
            own = [name.text for name in self.speaker.program.manifest.view.figures]
            figures = [*own, *self._goals(), *self.speaker.program.functions]
            known = dict.fromkeys(self.speaker.figure(name) for name in figures if self.speaker.names_figure(name))
            shown = [*list(known)[:MOST_NAMES], *(["…"] if len(known) > MOST_NAMES else [])]
            self.screen.line(self.speaker.say("cli-why-which", {"names": ", ".join(shown)}), 2)
            return
        if self.playing.session.is_over and set(names) & set(self._goals()):
            self._scored([name for name in names if name in self._goals()])
            return
        for name in names[:SHORT]:
            for found in self._found(name):
                self._show(found, 2, in_full=True)

    def _named(self, wanted: str) -> list[str]:
        functions, figure = self.speaker.program.functions, self.speaker.figure
        word = plain(wanted)
        exact = [name for name in functions if word in (plain(name), plain(figure(name)))]
        if not exact and word and word in plain(self.speaker.say("cli-scoring")):
            return self._goals()
        known = [name for name in functions if self.speaker.names_figure(name)]
        return exact or [name for name in known if word in plain(figure(name))]

    def _scored(self, names: list[str]) -> None:
        """How everybody's final figures came about, the best first; of what lies hidden the sums alone."""
        state, viewer = self.playing.session.state, self.playing.viewer()
        assert state.outcome is not None
        for name in names:
            has_seat = bool(self.speaker.program.functions[name].parameters)
            for seat, _ in state.outcome.ranking if has_seat else state.outcome.ranking[:1]:
                arguments = [seat] if has_seat else []
                known = may_explain(self.speaker, state, name, tuple(arguments), viewer)
                depth = MAX_DEPTH if known else 1
                self._show(why(self.speaker, state, name, arguments, viewer, depth), 2, in_full=True)

    def _found(self, name: str) -> list[Reasoning]:
        """A figure of the one who is asked; with more parameters, as it was asked for the list of answers."""
        function = self.speaker.program.functions[name]
        seat = self.speaker.program.seat_entity
        if [str(kind) for kind in function.parameter_types] in ([], [seat]):
            found = self._figure(name)
            return [] if found is None else [found]
        state, pending = self.playing.session.state, self.playing.session.state.pending
        assert pending is not None
        self._lines()
        asked = asked_for(self.speaker, self.past.engine, state, pending)
        asked += reversed(self.past.trace.asked)
        viewer = self.playing.viewer()
        reasonings = [reasoning_of(self.speaker, each, viewer) for each in asked if each.name == name]
        unique = {each.name: each for each in reversed(reasonings) if each is not None}
        known = list(unique.values())[::-1]
        telling = [each for each in known if not each.is_empty] if len(known) > MANY else known
        return (telling or known)[:SHORT]

    def _figure(self, name: str) -> Reasoning | None:
        function = self.speaker.program.functions[name]
        state, viewer = self.playing.session.state, self.playing.viewer()
        if state.pending is None or function.dice:
            return None
        arguments: list[Any] = [state.pending.seat] if function.parameters else []
        if not may_explain(self.speaker, state, name, tuple(arguments), viewer):
            self.screen.line(f"{self.speaker.figure(name)}: {self.speaker.say('cli-why-hidden')}", 2)
            return None
        try:
            return why(self.speaker, state, name, arguments, viewer)
        except Fault:
            return None

    def _show(self, reasoning: Reasoning, indent: int, *, in_full: bool = False) -> None:
        lines = in_lines(reasoning)
        if len(lines) > SHORT and not in_full:
            lines = [in_one_line(reasoning)]
        for line in lines:
            blanks = len(line) - len(line.lstrip())
            self.screen.line(line.strip(), indent + blanks, 4)

    # ----------------------------------------------------------------------------------- why not

    def why_not(self, wanted: str = "") -> None:
        """What cannot be chosen now, and what was not even asked since the last answer, with the reasons; with words,
        what they are about, conditions that do not hold among it."""
        state, viewer = self.playing.session.state, self.playing.viewer()
        pending = state.pending
        assert pending is not None
        found = refusals(self.speaker, state, pending, viewer)
        self._lines()
        skipped = left_out(self.speaker, self.past.trace, pending.seat)
        if wanted:
            about = [_is_about(wanted, f"{each.what} {each.reason}") for each in (*found, *skipped)]
            closed = self._closed(wanted)
            if any(about) or closed:
                found = [each for each, fits in zip(found, about, strict=False) if fits]
                skipped = [each for each, fits in zip(skipped, about[-len(skipped) :], strict=False) if fits]
            else:
                self.screen.line(self.speaker.say("cli-refused-unknown", {"given": wanted[:60]}), 2)
            for reasoning in closed:
                self._show(reasoning, 2, in_full=True)
            if closed and not any(about):
                return
        if not found and not skipped:
            self.screen.line(self.speaker.say("cli-nothing-refused"), 2)
        for heading, group in (("cli-refused", found), ("cli-left-out", skipped)):
            if group:
                self.screen.line(self.speaker.say(heading), 2)
            for refusal in group:
                self.screen.line(f"{refusal.what} – {refusal.reason}", 4, 2)

    def _closed(self, wanted: str) -> list[Reasoning]:
        """The conditions of the one who is asked which these words are about, and which do not hold."""
        program, speaker = self.speaker.program, self.speaker
        found = [
            self._figure(name)
            for name, function in program.functions.items()
            if function.kind == "condition"
            and [str(kind) for kind in function.parameter_types] == [program.seat_entity]
            and speaker.names_figure(name)
            and _is_about(wanted, speaker.figure(name))
        ]
        return [each for each in found if each is not None and each.is_empty]


def _is_about(wanted: str, text: str) -> bool:
    """Whether every word that was typed begins a word of a text, its ending left aside."""
    words = plain(text).split()
    stems = [word[: max(STEM, len(word) - 2)] for word in plain(wanted).split()]
    return all(any(word.startswith(stem) for word in words) for stem in stems)
