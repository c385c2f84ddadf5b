"""Why a number, a set or an answer is what it is: its parts by name, with values and citations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.types import ListType, Type
from interpreter.execute.functions import Share
from interpreter.explain.speaker import Speaker, Viewer
from interpreter.explain.values import Glance
from interpreter.runtime import State

Cites = tuple[tuple[str | None, str], ...]

MAX_DEPTH = 3
SIGNS = {"+": "+", "-": "-", "*": "×", "at most": "≤", "at least": "≥", "include": "+", "exclude": "-"}


@dataclass(frozen=True)
class Reasoning:
    """What was asked, the answer as words, and the parts it is made of."""

    name: str
    answer: str
    kind: str
    parts: tuple[Part, ...] = ()
    cites: Cites = ()
    is_empty: bool = False
    """Whether the answer is nothing, no, or an empty set."""


@dataclass(frozen=True)
class Part:
    """One part: its sign (none for needs and cases), value as words, name, reason, what it was made of."""

    sign: str
    value: str
    name: str
    holds: bool = True
    reason: str = ""
    inner: Reasoning | None = None


def why(
    speaker: Speaker,
    state: State,
    name: str,
    arguments: list[Any],
    viewer: Viewer = None,
    depth: int = MAX_DEPTH,
) -> Reasoning:
    """How a total, set, value or condition comes to its answer now.

    Raises:
        Fault: it has none (a value without a case that fits).
    """
    function = speaker.program.functions[name]
    answer, shares = speaker.engine.shares(state, name, arguments)
    frame = speaker.engine.functions.frame(function, arguments)
    parts = tuple(_part(speaker, state, function, share, frame, viewer, depth) for share in _telling(shares))
    return Reasoning(
        heading(speaker, state, function, arguments, viewer),
        _words(speaker, state, answer, function.type, viewer),
        function.kind,
        parts,
        function.cites,
        not answer,
    )


def _telling(shares: list[Share]) -> Iterator[Share]:
    """The shares, where members are taken out of a set only those that were in it: `exclude all Site` is short to write
    and long to read."""
    there = {member for share in shares if share.part.operator == "include" for member in share.value}
    for share in shares:
        if share.part.operator == "exclude":
            share = replace(share, value=tuple([member for member in share.value if member in there]))
            if not share.value:
                continue
        yield share


def heading(speaker: Speaker, state: State, function: R.Function, arguments: list[Any], viewer: Viewer = None) -> str:
    """A function with its arguments as words: `influence (Anna)`."""
    name = speaker.figure(function.name)
    glance = speaker.glance(state, viewer)
    words = [
        speaker.said(speaker.values.argument(value, kind, glance))
        for value, kind in zip(arguments, function.parameter_types, strict=False)
    ]
    return f"{name} ({', '.join(words)})" if words else name


def _words(speaker: Speaker, state: State, value: Any, kind: Type, viewer: Viewer) -> str:
    glance: Glance = speaker.glance(state, viewer)
    return speaker.said(speaker.values.argument(value, kind, glance))


def _part(
    speaker: Speaker,
    state: State,
    function: R.Function,
    share: Share,
    frame: list[Any],
    viewer: Viewer,
    depth: int,
) -> Part:
    part = share.part
    kind = function.type
    if part.operator in ("needs", "enough"):
        shown = _words(speaker, state, bool(share.value), kind, viewer)
    elif isinstance(kind, ListType):
        glance = speaker.glance(state, viewer)
        shown = speaker.said([speaker.values.argument(x, kind.element, glance) for x in share.value])
    else:
        shown = _words(speaker, state, share.value, kind, viewer)
    reason = ""
    if part.reason is not None and not share.value:
        reason = speaker.filled(part.reason, state, frame, viewer)
    name = speaker.part(function, part) if speaker.names_part(function, part) else ""
    if share.holder is not None:
        name = speaker.say("say-because", {"who": speaker.seat_name(share.holder), "what": name})
    inner = None
    if depth > 1 and share.holder is None:
        inner = _inner(speaker, state, part, frame, viewer, depth - 1)
    holds = bool(share.value) or part.operator not in ("needs", "enough")
    return Part(SIGNS.get(part.operator, ""), shown, name, holds, reason, inner)


def _inner(
    speaker: Speaker, state: State, part: R.Part, frame: list[Any], viewer: Viewer, depth: int
) -> Reasoning | None:
    """What a part that only asks another total or condition is made of; None where that says nothing new."""
    value = part.value
    if not isinstance(value, R.Ask) or value.name not in speaker.program.functions:
        return None
    compile_ = speaker.engine.expressions.compile
    arguments = [compile_(argument)(state.cells, frame) for argument in value.arguments]
    function = speaker.program.functions[value.name]
    is_fixed = len(function.parts) == 1 and function.parts[0].label == function.name
    if is_fixed or not speaker.names_figure(value.name):
        return None
    return why(speaker, state, value.name, arguments, viewer, depth)


def in_one_line(reasoning: Reasoning) -> str:
    """A number with its parts: `influence (Anna) = 9: 2 start + 7 sites (…) [ca Building]`."""
    text = f"{reasoning.name} = {reasoning.answer}"
    summed = "" if _is_plain(reasoning) else _sum(reasoning)
    if summed:
        text += f": {summed}"
    return text + cited(reasoning.cites)


def _sum(reasoning: Reasoning) -> str:
    words: list[str] = []
    for part in reasoning.parts:
        inner = _sum(part.inner) if part.inner is not None and not _is_plain(part.inner) else ""
        name = f"{part.name} ({inner})" if inner else part.name
        sign = "" if part.sign == "+" and not words else part.sign
        words.append(_part_words(reasoning.kind, sign, part.value, name))
    return (" " if reasoning.kind == "total" else "; ").join(words)


def _part_words(kind: str, sign: str, value: str, name: str) -> str:
    """A number stands before its name, anything else behind it."""
    words = f"{value} {name}" if kind == "total" or not name else f"{name}: {value}"
    return f"{sign} {words}".strip()


def _is_plain(reasoning: Reasoning) -> bool:
    """Whether the only part says what the answer says already."""
    if len(reasoning.parts) != 1:
        return False
    part = reasoning.parts[0]
    return part.value == reasoning.answer and part.sign in ("", "+") and not part.reason and part.inner is None


def in_lines(reasoning: Reasoning, indent: int = 0) -> list[str]:
    """A reasoning as indented lines, one for each part."""
    pad = "  " * indent
    lines = [f"{pad}{reasoning.name} = {reasoning.answer}{cited(reasoning.cites)}"]
    if _is_plain(reasoning):
        return lines
    for part in reasoning.parts:
        reason = f" – {part.reason}" if part.reason else ""
        lines.append(f"{pad}  {_part_words(reasoning.kind, part.sign, part.value, part.name)}{reason}")
        if part.inner is not None and part.inner.parts:
            lines += in_lines(part.inner, indent + 2)
    return lines


def cited(cites: Cites) -> str:
    """Citations in brackets behind a text, or nothing."""
    words = [f"{edition} {section}" if edition else section for edition, section in cites]
    return f" [{'; '.join(words)}]" if words else ""
