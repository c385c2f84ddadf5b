"""From what somebody writes to what the engine takes, and faults that teach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from interpreter.execute.engine import CHANCE
from interpreter.messages import Fault, closest
from interpreter.runtime import PASS
from interpreter.session.decision import Decision
from interpreter.session.naming import PASS_WORD
from interpreter.session.reasons import Reasons

Answer: TypeAlias = "str | Sequence[str]"
Choice: TypeAlias = "int | tuple[int, ...]"

SHOWN = 12
"""How many answers a message lists."""


def read_answer(decision: Decision, given: Answer, reasons: Reasons) -> Choice:
    """The choice that an answer means.

    Raises:
        Fault: it is not one of the answers.
    """
    if decision.pending.site == CHANCE:
        return _faces(decision, given)
    if isinstance(given, str) and given.strip() == PASS_WORD and PASS_WORD not in decision.labels:
        if decision.passable:
            return PASS
        raise Fault.of("L1005", path=decision.path, there=_listed(decision.labels))
    if decision.kind == "some":
        return _several(decision, given)
    if not isinstance(given, str):
        if len(given) != 1:
            raise Fault.of("L1003", path=decision.path, count=len(given), wanted=1)
        given = given[0]
    return _one(decision, given.strip(), reasons)


def check_index(decision: Decision | None, choice: Choice) -> None:
    """See that a choice by number is one of those offered.

    Raises:
        Fault: it is not.
    """
    if decision is None:
        raise Fault.of("L1006")
    if choice == PASS and decision.kind != "chance":
        if decision.passable:
            return
        raise Fault.of("L1005", path=decision.path, there=_listed(decision.labels))
    if decision.kind in ("some", "chance"):
        if not isinstance(choice, tuple):
            raise Fault.of("L1009", path=decision.path, given=choice, count=decision.count)
        if decision.kind == "some":
            check_several(decision, choice)
        return
    if isinstance(choice, tuple) or not 0 <= choice < decision.count:
        raise Fault.of("L1009", path=decision.path, given=choice, count=decision.count)


def check_several(decision: Decision, chosen: tuple[int, ...]) -> None:
    """See that several members are as many as asked for, each once.

    Raises:
        Fault: they are not.
    """
    low, high = decision.low or 0, decision.high if decision.high is not None else decision.count
    if not low <= len(chosen) <= high:
        wanted = str(low) if low == high else f"{low}–{high}"
        raise Fault.of("L1003", path=decision.path, count=len(chosen), wanted=wanted)
    for position, index in enumerate(chosen):
        if not 0 <= index < decision.count:
            raise Fault.of("L1009", path=decision.path, given=index, count=decision.count)
        if index in chosen[:position]:
            raise Fault.of("L1004", path=decision.path, label=decision.labels[index])


def label_of(decision: Decision, choice: Choice) -> str | list[str] | None:
    """The label, or labels, of a choice; None for a pass."""
    if choice == PASS:
        return None
    if decision.pending.site == CHANCE:
        return [str(face) for face in choice] if isinstance(choice, tuple) else [str(choice)]
    if isinstance(choice, tuple):
        return [decision.labels[index] for index in choice]
    return decision.labels[choice]


def _one(decision: Decision, given: str, reasons: Reasons) -> int:
    labels = decision.labels
    if given in labels:
        return labels.index(given)
    if decision.kind in ("menu", "action"):
        named = [index for index, label in enumerate(labels) if label.split(", ")[0] == given]
        if len(named) == 1:
            return named[0]
        if named:
            there = _listed([labels[index] for index in named])
            raise Fault.of("L1007", path=decision.path, given=given, count=len(named), there=there)
        reasons.explain(decision, given)
    raise _unknown(decision, given)


def _several(decision: Decision, given: Answer) -> tuple[int, ...]:
    words = given.split(",") if isinstance(given, str) else list(given)
    words = [word.strip() for word in words]
    if words == [""]:
        words = []
    chosen: list[int] = []
    for word in words:
        chosen.append(_member(decision, word, chosen))
    check_several(decision, tuple(chosen))
    return tuple(sorted(chosen))


def _member(decision: Decision, word: str, chosen: list[int]) -> int:
    """The member called `word`; said once more it means the next alike (`sewer, sewer`), or of that title."""
    labels = decision.labels
    if word not in labels:
        raise _unknown(decision, word)
    index = labels.index(word)
    alike = next(group for group in decision.groups if index in group)
    titled = [i for i, label in enumerate(labels) if label == word or _numbered(label, word)]
    for each in (index, *alike, *titled):
        if each not in chosen:
            return each
    raise Fault.of("L1004", path=decision.path, label=word)


def _numbered(label: str, word: str) -> bool:
    """Whether a label is that of one more thing called `word`: `sewer 2`."""
    number = label.removeprefix(f"{word} ")
    return number != label and number.isdecimal()


def _faces(decision: Decision, given: Answer) -> tuple[int, ...]:
    """What real dice show, or which member was drawn: numbers with blanks between them."""
    kind, path, sizes = decision.pending.options
    words = given.replace(",", " ").split() if isinstance(given, str) else [str(word) for word in given]
    wanted = " ".join(f"1-{size}" for size in sizes)
    faces = tuple([int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 10])
    fits = len(faces) == len(words)
    if kind == "roll" and len(faces) == 1 and len(sizes) > 1:
        fits = fits and len(sizes) <= faces[0] <= sum(sizes)
    else:
        fits = fits and len(faces) == len(sizes)
        fits = fits and all(1 <= face <= size for face, size in zip(faces, sizes, strict=False))
    if not fits:
        raise Fault.of("L1008", path=path, given=" ".join(words), wanted=wanted)
    return faces


def _unknown(decision: Decision, given: str) -> Fault:
    there = _listed(decision.answers)
    suggestion = closest(given, decision.answers)
    return Fault.of("L1001", path=decision.path, given=given[:80], there=there, suggestion=suggestion)


def _listed(labels: Sequence[str]) -> str:
    shown = "; ".join(labels[:SHOWN]) or "–"  # without words: it stands in sentences of any language
    left = len(labels) - SHOWN
    return f"{shown}; … (+{left})" if left > 0 else shown
