"""Faults that several parts of the session raise."""

from __future__ import annotations

from collections.abc import Sequence
from json import JSONDecodeError

from interpreter.messages import Fault, Piece, closest


def unknown_seat(name: str, seats: Sequence[str]) -> Fault:
    """The fault for a seat that is not at the table."""
    return Fault.of("L1011", seat=name[:80], there=", ".join(seats), suggestion=closest(name, seats))


def json_reason(problem: ValueError) -> str:
    """Where a text is not JSON."""
    if isinstance(problem, UnicodeDecodeError):
        return Piece("not-text")
    if isinstance(problem, JSONDecodeError):
        return Piece("no-json", line=problem.lineno, column=problem.colno)
    return str(problem)[:120]


BROKEN = (
    ValueError, TypeError, KeyError, IndexError, AttributeError, AssertionError, OverflowError,
    RecursionError,
)  # fmt: skip
"""What reading data that nobody wrote may run into."""


def unfitting() -> Fault:
    """The fault of a save whose parts contradict each other."""
    return Fault.of("L1033", what=Piece("save-content"))
