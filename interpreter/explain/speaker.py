"""Sentences about a game in one language, for somebody who sees all of it or one seat's part of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from interpreter.check import resolved as R
from interpreter.check.types import BOOLEAN, ListType, ThingType, Type, UnknownType
from interpreter.data import Argument, TextName, Texts
from interpreter.execute import Engine
from interpreter.execute.expressions import Frame
from interpreter.explain.values import Faces, Glance, Seen, Values, everything
from interpreter.explain.words import readable
from interpreter.messages import Fault
from interpreter.runtime import END, ROUND, TELL, Entry, Outcome, State

Viewer: TypeAlias = int | None
"""A seat, `PUBLIC` for what everybody may see, or None for who may see everything."""

PUBLIC = -1

PREFIXES = ("tell-", "ask-", "option-", "pass-", "yes-", "no-", "reason-", "end-", "part-", "figure-")


class Speaker:
    """Tells one game in one language. `texts` are those of `complete_texts`."""

    def __init__(self, engine: Engine, texts: Texts) -> None:
        self.engine = engine
        self.program = engine.program
        self.texts = texts
        self.language = texts.language
        self.values = Values(engine, texts)

    # ------------------------------------------------------------------------------------ words

    def say(self, identifier: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """The text `identifier`, or a default made of its id and arguments, in square brackets."""
        given = arguments or {}
        if self.texts.has(identifier):
            try:
                return self.texts.format(identifier, given)
            except Fault:
                pass  # shown by its default; the checker of texts reports what is wrong with it
        said = ", ".join(self.said(value) for value in given.values())
        words = readable(_without_prefix(identifier))
        return f"[{words}: {said}]" if said else f"[{words}]"

    def said(self, argument: Argument) -> str:
        """An argument on its own."""
        try:
            return self.values.said(argument)
        except Fault:
            return readable(argument.title) if isinstance(argument, TextName) else "?"

    def first_of(self, *identifiers: str, default: str) -> str:
        """The first of several texts that exists, else `default`."""
        for identifier in identifiers:
            if self.texts.has(identifier):
                return self.say(identifier)
        return default

    def name(self, thing: int, state: State, viewer: Viewer = None) -> str:
        """How a thing is called now."""
        return self.said(self.values.thing(thing, self.glance(state, viewer)))

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.said(self.seat_name(seat))

    def seat_name(self, seat: int) -> TextName:
        """A seat as an argument of texts."""
        return TextName(self.program.title_of(seat).name)

    def power(self, title: str) -> str | None:
        """What a card can do, by the attribute `power` of its name; None where it has none."""
        if not self.texts.has(f"name-{title}", "power"):
            return None
        try:
            return self.texts.format(f"name-{title}", attribute="power")
        except Fault:
            return None

    # ------------------------------------------------------------------------------------ sight

    def glance(self, state: State, viewer: Viewer) -> Glance:
        """What a viewer sees now."""
        if viewer is None:
            return Glance(state.cells)
        sight, S = self.engine.sight, state.cells
        bits = self.bits(viewer, state)
        return Glance(S, lambda thing: sight.of_thing(S, thing) & bits == bits)

    def bits(self, viewer: int, state: State) -> int:
        """The bits of a mask that must be set for a viewer: those of all at the table for what is public."""
        sight = self.engine.sight
        if viewer == PUBLIC:
            return sum(sight.bit(seat) for seat in self.engine.expressions.seats_round(state.cells, []))
        return sight.bit(viewer)

    def _recalled(self, state: State, viewer: Viewer, value: Any, mask: Any, faces: Faces) -> Glance:
        """What a viewer saw of one argument when an entry was made."""
        if viewer is None:
            return Glance(state.cells, everything, faces)
        bits = self.bits(viewer, state)
        masks = dict(zip(value, mask, strict=True)) if isinstance(mask, tuple) else {value: mask}
        sees: Seen = lambda thing: masks.get(thing, -1) & bits == bits  # noqa: E731
        return Glance(state.cells, sees, faces)

    # -------------------------------------------------------------------------------------- log

    def entry(self, state: State, entry: Entry, viewer: Viewer = None) -> str | None:
        """A log entry as a sentence; None for what is not told (or not told to this viewer)."""
        if entry[0] == TELL:
            _, identifier, values, masks, to, faces = entry
            if viewer is not None and to & self.bits(viewer, state) != self.bits(viewer, state):
                return None
            return self._told(state, identifier, values, masks, faces, viewer)
        if entry[0] == END:
            _, _, identifier, values, masks = entry
            return self._told(state, identifier, values, masks, (), viewer)
        return None

    def sentences(self, state: State, viewer: Viewer = None, start: int = 0) -> Iterator[str]:
        """All that the log tells a viewer from `start` on, headings of rounds among them."""
        for entry in state.log.since(start):
            text = self.round(entry) if entry[0] == ROUND else self.entry(state, entry, viewer)
            if text is not None:
                yield text

    def _told(self, state: State, identifier: str, values: Any, masks: Any, faces: Any, viewer: Viewer) -> str:
        use = self.program.messages.get(identifier)
        shown = dict(faces)
        given: dict[str, Argument] = {}
        listed = () if use is None else use.arguments
        for (name, kind), value, mask in zip(listed, values, masks, strict=True):
            glance = self._recalled(state, viewer, value, mask, shown)
            given[name] = self.values.argument(value, kind, glance)
        return self.say(identifier, given)

    def round(self, entry: Entry) -> str:
        """The heading of a round; `entry` is a `ROUND` of the log."""
        assert entry[0] == ROUND
        _, number, active = entry
        given: dict[str, Argument] = {"number": number, "active": None if active is None else self.seat_name(active)}
        own = f"heading-{self.program.manifest.repeat.text}"
        return self.say(own if self.texts.has(own) else "say-round", given)

    def ending(self, outcome: Outcome) -> str:
        """Who has won."""
        names = [self.seat_name(seat) for seat in outcome.winners]
        return self.say("say-winner", {"count": len(names), "winners": names})

    # ------------------------------------------------------------------------------ for questions

    def filled(self, message: R.Message, state: State, frame: Frame, viewer: Viewer) -> str:
        """A message whose arguments are worked out now, in a frame."""
        compile_ = self.engine.expressions.compile
        glance = self.glance(state, viewer)
        given: dict[str, Argument] = {}
        for name, value, kind in message.arguments:
            try:
                given[name] = self.values.argument(compile_(value)(state.cells, frame), kind, glance)
            except Fault:
                given[name] = None
        return self.say(message.id, given)

    def value(self, value: Any, kind: Type, state: State, viewer: Viewer = None) -> str:
        """A value of a type as words."""
        if isinstance(kind, UnknownType) and isinstance(value, bool):
            kind = BOOLEAN
        return self.said(self.values.argument(value, kind, self.glance(state, viewer)))

    def with_fields(self, identifier: str, named: Mapping[str, tuple[Any, Type]], state: State, viewer: Viewer) -> str:
        """A text with values, and with fields of the things among them: `$card_colour` is that of `$card`."""
        glance = self.glance(state, viewer)
        given = {name: self.values.argument(value, kind, glance) for name, (value, kind) in named.items()}
        for variable in sorted(self.texts.variables(identifier)) if self.texts.has(identifier) else ():
            name, _, path = variable.partition("_")
            if variable in given or name not in named or not is_thing(named[name][1]):
                continue
            thing = named[name][0]
            given[variable] = self.values.field(thing, path, glance) if glance.sees(thing) else None
        return self.say(identifier, given)

    def place(self, thing: int, state: State) -> str | None:
        """Where a thing lies: `hand – Anna`; None when it lies nowhere."""
        cell = state.cells[self.engine.layout.places + thing]
        if cell < 0:
            return None
        zone, owner = self.engine.layout.zone_cells[cell]
        place = self.zone(zone)
        if owner is None:
            return place
        whose = self.values.thing(owner, self.glance(state, None))
        return self.say("say-owned", {"place": place, "owner": whose})

    def zone(self, name: str) -> str:
        """The name of a zone."""
        return self.first_of(f"zone-{name}", default=f"[{readable(name)}]")

    def track(self, name: str) -> str:
        """The name of a track."""
        return self.first_of(f"track-{name}", default=f"[{readable(name)}]")

    def figure(self, name: str) -> str:
        """The name of a total, a track or a field of a seat."""
        seat = self.program.seat_entity
        known = (f"figure-{name}", f"field-{seat}-{name}", f"track-{name}")
        return self.first_of(*known, default=f"[{readable(name)}]")

    def names_figure(self, name: str) -> bool:
        """Whether a total, set, condition, table or field has a name in this language. What has none is not told
        of unless somebody asks for it."""
        seat = self.program.seat_entity
        return any(self.texts.has(key) for key in (f"figure-{name}", f"field-{seat}-{name}", f"track-{name}"))

    def names_part(self, function: R.Function, part: R.Part) -> bool:
        """Whether a part has a name in this language: its own, that of the card that adds it, or the function's."""
        if self.texts.has(f"part-{function.name.replace('.', '-')}-{part.label}") or part.power is not None:
            return True
        return len(function.parts) == 1 and part.label == function.name and self.names_figure(function.name)

    def part(self, function: R.Function, part: R.Part) -> str:
        """The name of a part: its own text, else the card that adds it, else its label."""
        own = f"part-{function.name.replace('.', '-')}-{part.label}"
        if self.texts.has(own):
            return self.say(own)
        if part.power is not None:
            return self.said(TextName(part.power.title))
        if len(function.parts) == 1 and part.label == function.name:
            return self.figure(function.name)
        return f"[{readable(part.label)}]"


def is_thing(kind: Type) -> bool:
    """Whether values of a type are things, or lists of things."""
    inner = kind.element if isinstance(kind, ListType) else kind
    return isinstance(inner, ThingType)


def distinct(texts: Sequence[str], place: Callable[[int], str | None], join: Callable[[str, str], str]) -> list[str]:
    """Texts of options, with the place of a thing added where two would read the same."""
    found = []
    for index, text in enumerate(texts):
        where = place(index) if texts.count(text) > 1 else None
        found.append(text if where is None else join(text, where))
    return found


def _without_prefix(identifier: str) -> str:
    return next((identifier.removeprefix(prefix) for prefix in PREFIXES if identifier.startswith(prefix)), identifier)
