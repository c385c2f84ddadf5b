"""What can go wrong while a game is played."""

from __future__ import annotations

from interpreter.messages import Fault
from interpreter.text import Span


def fail(code: str, span: Span | None, **arguments: object) -> Fault:
    """A fault in play; the caller raises it."""
    return Fault.of(code, span, **arguments)  # type: ignore[arg-type]
