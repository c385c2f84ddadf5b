"""Questions to people: what is asked, what may be answered, what passing is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.types import EnumerationType, Type
from interpreter.data import Argument
from interpreter.execute.engine import CHANCE
from interpreter.execute.handlers import ORDERING
from interpreter.execute.windows import ARGUMENTS, WINDOW
from interpreter.explain.speaker import Speaker, Viewer, distinct, is_thing
from interpreter.explain.words import readable
from interpreter.ir import blocks as B
from interpreter.runtime import Pending, State


def question_of(speaker: Speaker, pending: Pending) -> B.Question | None:
    """The question of the rules that is pending; None for the house's own."""
    return speaker.engine.sites.questions[pending.site] if pending.site >= 0 else None


def prompt(speaker: Speaker, state: State, pending: Pending, viewer: Viewer = None) -> str:
    """What is asked, as a sentence."""
    question = question_of(speaker, pending)
    if question is not None:
        return speaker.filled(question.prompt.message, state, state.stack[-1], viewer)
    if pending.site == CHANCE:
        return speaker.say(f"say-chance-{pending.options[0]}")
    if pending.site == ORDERING:
        return speaker.say("say-order", {"by": speaker.seat_name(pending.seat)})
    return _window_prompt(speaker, state, pending, viewer)


def _window_prompt(speaker: Speaker, state: State, pending: Pending, viewer: Viewer) -> str:
    """The text of a window, or the house's where it has none of its own."""
    frame = state.stack[-1]
    name = speaker.engine.windows.names[frame[1]]
    given: dict[str, Argument] = {"by": speaker.seat_name(pending.seat)}
    if not speaker.texts.has(f"ask-{name}"):
        return speaker.say("say-act", given)
    shape = speaker.program.windows[name]
    glance = speaker.glance(state, viewer)
    for parameter, kind, value in zip(shape.parameters, shape.parameter_types, frame[ARGUMENTS], strict=True):
        given[parameter] = speaker.values.argument(value, kind, glance)
    return speaker.say(f"ask-{name}", given)


def pass_text(speaker: Speaker, state: State, pending: Pending) -> str:
    """What passing is called here."""
    question = question_of(speaker, pending)
    if question is None:
        window = speaker.engine.windows.names[state.stack[-1][1]] if pending.site == WINDOW else ""
        return speaker.first_of(f"pass-{window}", default=speaker.say("say-pass"))
    path = question.prompt.path.replace(".", "-")
    key = question.prompt.message.id.removeprefix("ask-")
    return speaker.first_of(f"pass-{key}", f"pass-{path}", default=speaker.say("say-pass"))


def options(
    speaker: Speaker,
    state: State,
    pending: Pending,
    viewer: Viewer = None,
    values: Sequence[Any] | None = None,
) -> list[str]:
    """The texts of the options (or of these `values` alone), in order; where two would read the same, with the place of
    the thing."""
    values = pending.options if values is None else values
    texts = [option(speaker, state, pending, each, viewer) for each in values]
    things = [_thing_of(speaker, pending, each) for each in values]

    def place(index: int) -> str | None:
        thing = things[index]
        return None if thing is None else speaker.place(thing, state)

    def join(text: str, where: str) -> str:
        return speaker.say("say-place", {"thing": text, "place": where})

    return distinct(texts, place, join)


def option(speaker: Speaker, state: State, pending: Pending, value: Any, viewer: Viewer = None) -> str:
    """The text of one option."""
    question = question_of(speaker, pending)
    match question:
        case None if pending.site == ORDERING:
            return _power(speaker, state, value)
        case None if pending.site == WINDOW:
            number, values = value
            name = speaker.engine.windows.action_names[number]
            shape = speaker.program.actions[name]
            return _with_values(speaker, state, shape.message, shape.generators, values, viewer)
        case B.AskBranch():
            index, values = value
            branch = question.branches[index]
            if branch.power is not None:
                values = values[2:]
            return _with_values(speaker, state, branch.message, branch.generators, values, viewer)
        case B.AskConsent():
            path = question.prompt.message.id.removeprefix("ask-")
            word = "yes" if value else "no"
            return speaker.first_of(f"{word}-{path}", default=speaker.say(f"say-{word}"))
        case B.AskOne(element=EnumerationType(name=name)):
            member = speaker.program.enums[name][value]
            own = f"choice-{name}-{member}"
            return speaker.first_of(own, default=speaker.value(value, question.element, state, viewer))
        case B.AskOne() | B.AskSome():
            own = f"choice-{question.prompt.message.id.removeprefix('ask-')}"
            if speaker.texts.has(own) and is_thing(question.element):
                return speaker.with_fields(own, {"it": (value, question.element)}, state, viewer)
            return speaker.value(value, question.element, state, viewer)
        case _:
            return str(value)


def _power(speaker: Speaker, state: State, due: Any) -> str:
    """An ability that is due, by the name of its card."""
    dispatch, _ = speaker.engine.handlers.points[state.stack[-1][1]]
    title = dispatch.uses[due.use].power.title
    return speaker.first_of(f"name-{title}", default=readable(title))


def _with_values(
    speaker: Speaker,
    state: State,
    message: R.Message,
    generators: tuple[tuple[str, int, R.Expression, Type], ...],
    values: tuple[Any, ...],
    viewer: Viewer,
) -> str:
    named = {name: (value, kind) for (name, _, _, kind), value in zip(generators, values, strict=True)}
    return speaker.with_fields(message.id, named, state, viewer)


def _thing_of(speaker: Speaker, pending: Pending, value: Any) -> int | None:
    """The thing that an option is about, to tell where it lies; None for any other."""
    question = question_of(speaker, pending)
    if isinstance(question, (B.AskOne, B.AskSome)):
        return value if is_thing(question.element) else None
    if isinstance(question, B.AskBranch):
        index, values = value
        branch = question.branches[index]
        own = values[2:] if branch.power is not None else values
        for (_, _, _, kind), each in zip(branch.generators, own, strict=True):
            if is_thing(kind) and isinstance(each, int):
                return each
    return None
