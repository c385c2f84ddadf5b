"""Which passes are used; all by default."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.check import resolved as R
from interpreter.check.types import OptionalType
from interpreter.ir.walk import walk

_MOST_NODES = 12


@dataclass(frozen=True)
class Passes:
    """Switches, one for each pass."""

    inline: bool = True
    static_fields: bool = True
    power_zones: bool = True
    direct_calls: bool = True
    folding: bool = True

    @staticmethod
    def none() -> Passes:
        """No pass at all."""
        return Passes(False, False, False, False, False)

    @staticmethod
    def simple(function: R.Function) -> bool:
        """Whether a function is one unconditional part, and its answer is that part's value."""
        if len(function.parts) != 1:
            return False
        part = function.parts[0]
        if part.when or part.power or part.blocks or part.running_slot is not None or part.fallback:
            return False
        if function.kind == "value":
            return part.operator == "is" and (
                isinstance(function.type, OptionalType) or function.name.count(".") == 1
            )
        return function.kind == "total" and part.operator == "+"

    def inlinable(self, function: R.Function) -> R.Expression | None:
        """The expression to write instead of a call; None where a call is better."""
        if not self.inline or not self.simple(function):
            return None
        value = function.parts[0].value
        nodes = list(walk(value))
        return value if len(nodes) <= _MOST_NODES else None
