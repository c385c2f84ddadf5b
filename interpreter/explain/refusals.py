"""Why not: what cannot be chosen now, each with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from interpreter.check import resolved as R
from interpreter.data import Argument, TextName
from interpreter.execute.expressions import BASE, Frame
from interpreter.execute.windows import WINDOW
from interpreter.explain.questions import question_of
from interpreter.explain.speaker import Speaker, Viewer
from interpreter.ir import blocks as B
from interpreter.messages import Fault
from interpreter.runtime import Pending, State

MAX_CANDIDATES = 200
"""Candidates of one branch that are asked for their reason."""


@dataclass(frozen=True)
class Refusal:
    """What cannot be chosen, and why."""

    what: str
    reason: str


def refusals(speaker: Speaker, state: State, pending: Pending, viewer: Viewer = None) -> list[Refusal]:
    """All that the question leaves out for a reason, each reason once."""
    question = question_of(speaker, pending)
    found: list[Refusal] = []
    try:
        if isinstance(question, B.AskBranch):
            found = list(_branches(speaker, state, pending, question, viewer))
        elif isinstance(question, (B.AskOne, B.AskSome)):
            found = list(_left_out(speaker, state, question.source, state.stack[-1], viewer))
        elif pending.site == WINDOW:
            found = list(_actions(speaker, state, pending, viewer))
    except Fault:
        pass  # a reason that cannot be worked out is no reason to break off the game
    return list(dict.fromkeys(found))


# ----------------------------------------------------------------------------------------- menus


def _branches(
    speaker: Speaker, state: State, pending: Pending, question: B.AskBranch, viewer: Viewer
) -> Iterator[Refusal]:
    offered = {index for index, _ in pending.options}
    for index, branch in enumerate(question.branches):
        if branch.power is not None and index not in offered:
            continue  # a card that is not in force has no say
        frame = state.stack[-1][:]
        refused = _refused_candidates(speaker, state, branch, frame)
        if index in offered and not branch.generators:
            continue
        reasons: dict[str, list[str]] = {}
        for values, reason in refused:
            text = _branch_text(speaker, state, branch, values, viewer)
            reasons.setdefault(reason or speaker.say("say-not-now"), []).append(text)
        if index in offered and len(reasons) and not branch.reason:
            continue
        for reason, texts in reasons.items():
            shown = texts[0] if len(texts) == 1 else f"{texts[0]} … {texts[-1]}"
            yield Refusal(shown, reason)


def _branch_text(
    speaker: Speaker, state: State, branch: R.MenuBranch, values: tuple[Any, ...], viewer: Viewer
) -> str:
    glance = speaker.glance(state, viewer)
    given: dict[str, Argument] = {
        name: speaker.values.argument(value, kind, glance)
        for (name, _, _, kind), value in zip(branch.generators, values, strict=False)
    }
    for name, _, _, _ in branch.generators[len(given) :]:
        given[name] = TextName("say-any")
    return speaker.say(branch.message.id, given)


def _refused_candidates(
    speaker: Speaker, state: State, branch: R.MenuBranch, frame: Frame
) -> list[tuple[tuple[Any, ...], str]]:
    """The values that `when` refuses, each with its reason; no values: there is nothing to choose from."""
    compile_ = speaker.engine.expressions.compile
    S = state.cells
    found: list[tuple[tuple[Any, ...], str]] = []
    tried = 0

    def go(depth: int, values: tuple[Any, ...]) -> None:
        nonlocal tried
        if depth == len(branch.generators):
            tried += 1
            if branch.when is not None and not compile_(branch.when)(S, frame):
                found.append((values, _reason(speaker, state, branch, frame)))
            return
        _, slot, source, _ = branch.generators[depth]
        for value in compile_(source)(S, frame):
            if len(found) >= MAX_CANDIDATES:
                return
            frame[slot + BASE] = value
            go(depth + 1, (*values, value))

    go(0, ())
    if not tried and branch.generators:
        found.append(((), ""))
    return found


def _reason(speaker: Speaker, state: State, branch: R.MenuBranch, frame: Frame) -> str:
    if branch.reason is not None:
        return speaker.filled(branch.reason, state, frame, None)
    return "" if branch.when is None else reason_of(speaker, state, branch.when, frame)


def reason_of(speaker: Speaker, state: State, node: R.Expression, frame: Frame) -> str:
    """Why an expression is `no`: the reason of the first need that fails in a condition it asks."""
    if isinstance(node, R.Logic):
        compile_ = speaker.engine.expressions.compile
        for side in (node.left, node.right):
            if not compile_(side)(state.cells, frame):
                found = reason_of(speaker, state, side, frame)
                if found:
                    return found
        return ""
    if isinstance(node, R.Ask) and node.name in speaker.program.functions:
        return _condition_reason(speaker, state, node, frame)
    return ""


def _condition_reason(speaker: Speaker, state: State, node: R.Ask, frame: Frame) -> str:
    engine = speaker.engine
    function = speaker.program.functions[node.name]
    arguments = [engine.expressions.compile(each)(state.cells, frame) for each in node.arguments]
    _, shares = engine.shares(state, node.name, arguments)
    inner = engine.functions.frame(function, arguments)
    for share in shares:
        if function.kind != "condition" or share.value:
            continue
        if share.part.reason is not None:
            return speaker.filled(share.part.reason, state, inner, None)
        own = f"reason-{share.part.label}"
        if speaker.texts.has(own):
            return speaker.say(own)
        deeper = reason_of(speaker, state, share.part.value, inner)
        if deeper:
            return deeper
    return ""


# ------------------------------------------------------------------------------------------ sets


def _left_out(
    speaker: Speaker, state: State, source: R.Expression, frame: Frame, viewer: Viewer
) -> Iterator[Refusal]:
    """What a set excludes, by the labels of the parts that exclude it."""
    engine = speaker.engine
    if isinstance(source, R.Filter):
        source = source.source
    if not isinstance(source, R.Ask) or source.name not in speaker.program.functions:
        return
    function = speaker.program.functions[source.name]
    arguments = [engine.expressions.compile(each)(state.cells, frame) for each in source.arguments]
    answer, shares = engine.shares(state, source.name, arguments)
    included = [x for s in shares if s.part.operator == "include" for x in s.value]
    element = getattr(function.type, "element", None)
    for share in shares:
        if share.part.operator != "exclude" or element is None:
            continue
        taken = [x for x in share.value if x in included and x not in answer]
        if taken:
            glance = speaker.glance(state, viewer)
            names = speaker.said([speaker.values.argument(x, element, glance) for x in taken])
            reason = speaker.first_of(
                f"reason-{share.part.label}", default=speaker.part(function, share.part)
            )
            yield Refusal(names, reason)


# --------------------------------------------------------------------------------------- windows


def _actions(speaker: Speaker, state: State, pending: Pending, viewer: Viewer) -> Iterator[Refusal]:
    windows = speaker.engine.windows
    frame = state.stack[-1]
    window = windows.names[frame[1]]
    offered = {windows.action_names[number] for number, _ in pending.options}
    for name in windows.action_names:
        shape = speaker.program.actions[name]
        if window not in shape.windows or name in offered or shape.generators:
            continue
        part = windows.refusal_of(state, frame, pending.seat, name, ())
        reason = ""
        if part is not None and part.reason is not None:
            reason = speaker.filled(part.reason, state, [None] * (BASE + shape.slots), viewer)
        elif isinstance(part, R.LimitShape):
            reason = speaker.say("say-already")
        yield Refusal(speaker.say(shape.message.id), reason or speaker.say("say-not-now"))
