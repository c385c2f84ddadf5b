"""Why not: what cannot be chosen now, each with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from interpreter.check import resolved as R
from interpreter.check.types import Type
from interpreter.data import Argument, TextName
from interpreter.execute.expressions import BASE, Frame
from interpreter.execute.menus import branch_values
from interpreter.execute.notes import Trace
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
            found = list(_left_out(speaker, state, question, state.stack[-1], viewer))
        elif pending.site == WINDOW:
            found = list(_actions(speaker, state, pending, viewer))
    except Fault:
        pass  # a reason that cannot be worked out is no reason to break off the game
    return list(dict.fromkeys(found))


def left_out(speaker: Speaker, trace: Trace, seat: int) -> list[Refusal]:
    """Questions that were not put to a seat, each by its text, with the reasons why there was nothing to choose."""
    vague = speaker.say("say-not-now")
    found: list[Refusal] = []
    for skipped in trace.skipped:
        if skipped.seat != seat or skipped.forced or skipped.question is None:
            continue
        state, question = State(skipped.cells, 0), skipped.question
        state.stack.append(skipped.frame[:])
        try:
            if isinstance(question, B.AskBranch):
                pending = Pending(question.site, seat, (), False)
                inner = list(_branches(speaker, state, pending, question, seat))
            else:
                inner = list(_left_out(speaker, state, question, skipped.frame[:], seat))
        except Fault:
            continue
        reasons = list(dict.fromkeys(each.reason for each in inner if each.reason != vague))
        if reasons or not isinstance(question, B.AskBranch):
            what = speaker.filled(question.prompt.message, state, skipped.frame, seat)
            found.append(Refusal(what, " ".join(reasons) or speaker.say("say-nothing-to-choose")))
    return list(dict.fromkeys(found))


# ----------------------------------------------------------------------------------------- menus


def _branches(
    speaker: Speaker, state: State, pending: Pending, question: B.AskBranch, viewer: Viewer
) -> Iterator[Refusal]:
    offered = set(pending.options)
    open_ = {index for index, _ in pending.options}
    used = () if question.used_slot is None else state.stack[-1][question.used_slot + BASE]
    for index, branch in enumerate(question.branches):
        frame = state.stack[-1][:]
        if index in open_ and not branch.generators:
            continue
        reasons: dict[str, list[str]] = {}
        if index in used:
            reasons[speaker.say("say-already")] = [_branch_text(speaker, state, branch, (), viewer)]
        elif index not in open_ or branch.reason is not None:
            for values, reason in _refused_candidates(speaker, state, branch, frame, viewer):
                if (index, values) not in offered:
                    text = _branch_text(speaker, state, branch, values, viewer)
                    reasons.setdefault(reason, []).append(text)
        for reason, texts in reasons.items():
            yield Refusal(_together(texts), reason)


def _together(texts: list[str]) -> str:
    """Many choices with one reason: the first and the last of them."""
    return ", ".join(texts) if len(texts) < 3 else f"{texts[0]} … {texts[-1]}"


def _branch_text(speaker: Speaker, state: State, branch: R.MenuBranch, values: tuple[Any, ...], viewer: Viewer) -> str:
    return _choice_text(speaker, state, branch.message, branch.generators, values, viewer)


def _choice_text(
    speaker: Speaker,
    state: State,
    message: R.Message,
    generators: tuple[tuple[str, int, R.Expression, Type], ...],
    values: tuple[Any, ...],
    viewer: Viewer,
) -> str:
    """The text of a choice; without values its own `none-` text, where the language has one."""
    own = f"none-{message.id.removeprefix('option-')}"
    if generators and not values and speaker.texts.has(own):
        return speaker.say(own)
    glance = speaker.glance(state, viewer)
    given: dict[str, Argument] = {
        name: speaker.values.argument(value, kind, glance)
        for (name, _, _, kind), value in zip(generators, values, strict=False)
    }
    for name, _, _, _ in generators[len(given) :]:
        given[name] = TextName("say-any")
    return speaker.say(message.id, given)


def _refused_candidates(
    speaker: Speaker, state: State, branch: R.MenuBranch, frame: Frame, viewer: Viewer
) -> list[tuple[tuple[Any, ...], str]]:
    """The values that `when` refuses, each with its reason; no values: there is nothing to choose from.

    A branch of a card that is not in force has no say; one that another card takes away names that card.
    """
    ready = speaker.engine.menus.branch(branch)
    S = state.cells
    if ready.power is not None and not any(True for _ in ready.power(S, frame)):
        return []
    taken = _taken_away(speaker, state, branch, frame)
    if taken is not None:
        return [((), taken)]
    found: list[tuple[tuple[Any, ...], str]] = []
    tried = 0
    for values in branch_values(replace(ready, when=None, blocked=None), S, frame):
        tried += 1
        if tried > MAX_CANDIDATES:
            break
        if ready.when is not None and not ready.when(S, frame):
            own = values if branch.power is None else values[2:]
            found.append((own, _reason(speaker, state, branch, frame, viewer) or speaker.say("say-not-now")))
    if not tried and branch.generators:
        reason = "" if branch.when is None else _reason_of_nothing(speaker, state, branch, frame, viewer)
        found.append(((), reason or speaker.say("say-nothing-to-choose")))
    return found


def _taken_away(speaker: Speaker, state: State, branch: R.MenuBranch, frame: Frame) -> str | None:
    """The card in force that takes a branch away, as a reason."""
    for block in branch.blocks:
        blocked = speaker.engine.powers.blocked((block,))
        if blocked is not None and blocked(state.cells, frame):
            if block.power is None:
                return speaker.say("say-not-now")
            return speaker.say("say-taken-away", {"card": TextName(block.power.title)})
    return None


def _reason_of_nothing(speaker: Speaker, state: State, branch: R.MenuBranch, frame: Frame, viewer: Viewer) -> str:
    """Why a branch with nothing to choose from is closed: its own reason, where that does not name what is chosen."""
    if branch.reason is None or branch.reason.arguments:
        return ""
    try:
        holds = speaker.engine.expressions.compile(branch.when)(state.cells, frame) if branch.when else True
    except (Fault, TypeError, IndexError):
        return ""  # the condition speaks of what is chosen
    return "" if holds else speaker.filled(branch.reason, state, frame, viewer)


def _reason(speaker: Speaker, state: State, branch: R.MenuBranch, frame: Frame, viewer: Viewer) -> str:
    if branch.reason is not None:
        return speaker.filled(branch.reason, state, frame, viewer)
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
    if isinstance(node, R.CanPerform):
        return speaker.first_of(f"cannot-{node.rule}", default="")
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
    speaker: Speaker, state: State, question: B.AskOne | B.AskSome, frame: Frame, viewer: Viewer
) -> Iterator[Refusal]:
    """What a set excludes, by the labels of the parts that exclude it; what a filter leaves out, by its condition."""
    source = question.source
    if isinstance(source, R.Filter):
        yield from _filtered(speaker, state, source, question, frame, viewer)
        source = source.source
    if not isinstance(source, R.Ask) or source.name not in speaker.program.functions:
        return
    engine = speaker.engine
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
            own = (f"reason-{share.part.label}",)
            default = speaker.part(function, share.part) if speaker.names_part(function, share.part) else ""
            reason = speaker.first_of(*own, default=default) or speaker.say("say-not-now")
            yield Refusal(_names(speaker, state, taken, element, viewer), reason)


def _filtered(
    speaker: Speaker, state: State, source: R.Filter, question: B.AskOne | B.AskSome, frame: Frame, viewer: Viewer
) -> Iterator[Refusal]:
    """Members that the condition of a filter leaves out, those with one reason together.

    Where no condition has a reason, that of the question counts (`reason-` and the key of its text); without one
    there is nothing to say: most filters go without saying.
    """
    key = f"reason-{question.prompt.message.id.removeprefix('ask-')}"
    compile_ = speaker.engine.expressions.compile
    test, own = compile_(source.where), frame[:]
    left: dict[str, list[Any]] = {}
    for member in compile_(source.source)(state.cells, own)[:MAX_CANDIDATES]:
        own[source.slot + BASE] = member
        if not test(state.cells, own):
            reason = reason_of(speaker, state, source.where, own) or speaker.first_of(key, default="")
            if reason:
                left.setdefault(reason, []).append(member)
    for reason, members in left.items():
        yield Refusal(_names(speaker, state, members, question.element, viewer), reason)


def _names(speaker: Speaker, state: State, members: list[Any], element: Type, viewer: Viewer) -> str:
    glance = speaker.glance(state, viewer)
    return speaker.said([speaker.values.argument(each, element, glance) for each in members])


# --------------------------------------------------------------------------------------- windows


def _actions(speaker: Speaker, state: State, pending: Pending, viewer: Viewer) -> Iterator[Refusal]:
    """Actions of the window that may not be taken, each with the need or the limit that forbids it."""
    windows = speaker.engine.windows
    frame = state.stack[-1]
    window = windows.names[frame[1]]
    offered = {(windows.action_names[number], values) for number, values in pending.options}
    for name in windows.action_names:
        shape = speaker.program.actions[name]
        if window not in shape.windows:
            continue
        reasons: dict[str, list[str]] = {}
        ways = list(windows.ways(state, frame, pending.seat, name, MAX_CANDIDATES))
        for values in ways:
            if (name, values) in offered:
                continue
            reason = _action_reason(speaker, state, pending.seat, name, values, viewer)
            if reason is not None:
                reasons.setdefault(reason, []).append(_action_text(speaker, state, shape, values, viewer))
        if not ways and not any(name == each for each, _ in offered):
            reasons[speaker.say("say-nothing-to-choose")] = [_action_text(speaker, state, shape, (), viewer)]
        for reason, texts in reasons.items():
            yield Refusal(_together(texts), reason)


def _action_reason(
    speaker: Speaker, state: State, seat: int, name: str, values: tuple[Any, ...], viewer: Viewer
) -> str | None:
    """Why a seat may not take an action with these values; None when it is alike to one that is offered."""
    windows, frame = speaker.engine.windows, state.stack[-1]
    part = windows.refusal_of(state, frame, seat, name, values)
    if part is None:
        return None
    own = windows.frame_of(frame, seat, name, values)
    if part.reason is not None:
        return speaker.filled(part.reason, state, own, viewer)
    if isinstance(part, R.LimitShape):
        return speaker.say("say-already")
    return reason_of(speaker, state, part.value, own) or speaker.say("say-not-now")


def _action_text(speaker: Speaker, state: State, shape: R.ActionShape, values: tuple[Any, ...], viewer: Viewer) -> str:
    return _choice_text(speaker, state, shape.message, shape.generators, values, viewer)
