"""The worked examples of rulebooks, from `book/worked.yaml`: where a book tells one, and what it states in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from interpreter.data import Document, Path
from interpreter.messages import Diagnostics, Piece, closest
from interpreter.rulebook.game.game_data import string_list
from interpreter.text import Span

_KEYS = ("id", "example", "edition", "section", "anchor", "states")
_STEP_KEYS = (
    "what",
    "near",
    "given",
    "roll",
    "of",
    "tell",
    "is",
    "says",
    "about",
    "instead",
    "right",
    "as",
    "may_lack",
)


@dataclass(frozen=True)
class Step:
    """One thing that a worked example states.

    A number that the story assumes (`given`, also a throw), or one that the rules work out: `of` are expressions of
    the rules, `tell` a number of what is told (`NAME.FIELD`, `NAME.FIELD 2` of the second). `right` is its value, of
    figures several; `near` are concepts of which one stands beside the number. A result without a number (`holds`) is
    named by the concept `says`, where any of `instead` contradicts it. `about` is the concept it is said of.
    """

    what: str
    right: tuple[int, ...] = ()
    form: str = "number"
    near: frozenset[str] = frozenset()
    is_given: bool = False
    of: tuple[str, ...] = ()
    tell: str = ""
    holds: str = ""
    says: str = ""
    about: str = ""
    instead: frozenset[str] = frozenset()
    may_lack: bool = False
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Worked:
    """A worked example that books tell: the `example` of the rules, the edition and section that tell it first.

    `anchor` are concepts that stand together in its passage.
    """

    id: str
    example: str
    edition: str
    section: str
    anchor: tuple[str, ...]
    steps: tuple[Step, ...]
    span: Span | None = field(default=None, compare=False)

    @property
    def numbers(self) -> tuple[Step, ...]:
        """The steps that are numbers, in order."""
        return tuple(step for step in self.steps if step.right)


def read_worked(document: Document, diagnostics: Diagnostics) -> list[Worked]:
    """The worked examples of a file. What cannot be used is reported and left out."""
    if not isinstance(document.value, list):
        diagnostics.report("L2181", document.span(()), wanted=Piece("wanted-examples"))
        return []
    found = [_entry(document, (index,), diagnostics) for index in range(len(document.value))]
    return [each for each in found if each is not None]


def _entry(document: Document, path: Path, diagnostics: Diagnostics) -> Worked | None:
    entry = document.value_at(path)
    name = entry.get("example") if isinstance(entry, dict) else None
    if not isinstance(entry, dict) or not isinstance(name, str):
        diagnostics.report("L2181", document.span(path), wanted=Piece("wanted-example"))
        return None
    _unknown_keys(document, path, entry, _KEYS, diagnostics)
    states = entry.get("states")
    if not isinstance(states, list):
        diagnostics.report("L2181", document.span(path), wanted=Piece("wanted-states"))
        return None
    return Worked(
        str(entry.get("id") or name),
        name,
        str(entry.get("edition") or ""),
        str(entry.get("section") or ""),
        string_list(document, (*path, "anchor"), diagnostics),
        tuple(_steps(document, (*path, "states"), len(states), diagnostics)),
        document.span((*path, "example")),
    )


def _steps(document: Document, path: Path, count: int, diagnostics: Diagnostics) -> Iterator[Step]:
    for index in range(count):
        here = (*path, index)
        entry = document.value_at(here)
        if not isinstance(entry, dict):
            diagnostics.report("L2181", document.span(here), wanted=Piece("wanted-step"))
            continue
        _unknown_keys(document, here, entry, _STEP_KEYS, diagnostics)
        given = entry.get("given", entry.get("roll"))
        right = _whole(given if given is not None else entry.get("right"))
        if not right and not entry.get("says"):
            diagnostics.report("L2181", document.span(here), wanted="`given`, `roll`, `right` or `says`")
            continue
        of = entry.get("of")
        yield Step(
            str(entry.get("what") or ""),
            right,
            str(entry.get("as") or "number"),
            frozenset(string_list(document, (*here, "near"), diagnostics)),
            given is not None,
            tuple(map(str, of)) if isinstance(of, list) else (str(of),) if of is not None else (),
            str(entry.get("tell") or ""),
            str(entry.get("is") or ""),
            str(entry.get("says") or ""),
            str(entry.get("about") or ""),
            frozenset(string_list(document, (*here, "instead"), diagnostics)),
            entry.get("may_lack") in (True, "yes", "true"),
            document.span(here),
        )


def _unknown_keys(
    document: Document, path: Path, entry: dict[str, Any], known: tuple[str, ...], diagnostics: Diagnostics
) -> None:
    for key in entry:
        if key not in known:
            diagnostics.report(
                "L2183", document.key_span((*path, key)), key=key, known=", ".join(known),
                suggestion=closest(key, known),
            )  # fmt: skip


def _whole(value: object) -> tuple[int, ...]:
    values = value if isinstance(value, list) else [value]
    try:
        return tuple(int(str(each)) for each in values)
    except ValueError:
        return ()
