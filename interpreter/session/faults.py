"""Faults that several parts of the session raise."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.messages import Fault, closest


def unknown_seat(name: str, seats: Sequence[str]) -> Fault:
    """The fault for a seat that is not at the table."""
    return Fault.of("L1011", seat=name[:80], there=", ".join(seats), suggestion=closest(name, seats))
