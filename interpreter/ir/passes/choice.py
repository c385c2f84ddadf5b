"""Which passes are used; all by default."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Passes:
    """Switches, one for each pass."""

    inline: bool = True
    static_fields: bool = True
    power_zones: bool = True
    direct_calls: bool = True
    hoist: bool = True
    set_questions: bool = True
    share: bool = True
    known_members: bool = True
    sure_things: bool = True

    @staticmethod
    def none() -> Passes:
        """No pass at all."""
        return Passes(False, False, False, False, False, False, False, False, False)
