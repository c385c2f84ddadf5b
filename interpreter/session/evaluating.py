"""Values of expressions outside of any game: what the rules and cards say before a card is moved."""

from __future__ import annotations

from typing import Any

from interpreter.check import resolved as R
from interpreter.check.expressions import resolve
from interpreter.check.scope import Scope, Slots
from interpreter.execute.expressions import BASE
from interpreter.execute.start import first_state
from interpreter.messages import Diagnostics, Fault
from interpreter.session.ruleset import Ruleset
from interpreter.syntax import parse_expression
from interpreter.text import Source


class Evaluator:
    """Evaluates expressions of the rules' language, with all cards where the manifest puts them.

    `seats` is how many players sit at the table.
    """

    def __init__(self, ruleset: Ruleset, seats: int | None = None) -> None:
        self._engine = ruleset.example_engine
        self._symbols = ruleset.symbols
        low, _ = ruleset.player_range
        self._state = first_state(self._engine.expressions, seats or low, 1)
        self._names = ruleset.naming.titles

    def value(self, source: Source) -> Any:
        """The value of the expression that `source` consists of: a number, a truth, a title, or a tuple of them.

        Raises:
            Fault: it cannot be read, names something unknown, or has no value at the start of a game.
        """
        diagnostics = Diagnostics()
        node = parse_expression(source, diagnostics)
        if node is None:
            raise Fault(*diagnostics.in_order())
        before = len(self._symbols.diagnostics)
        scope = Scope(Slots(), path="expression", routine="expression", titles_allowed=True)
        expression, _ = resolve(self._symbols, node, scope)
        errors = [found for found in list(self._symbols.diagnostics)[before:] if found.severity == "error"]
        if errors:
            raise Fault(*errors)
        frame = [None] * (BASE + scope.slots.count)
        return self._engine.expressions.compile(expression)(self._state.cells, frame)


def numbers_in(node: object) -> list[int]:
    """The numbers written in a piece of the resolved tree, in the order of the text.

    A number that only gives a range (of a choice, a loop) counts too.
    """
    found: list[int] = []
    waiting: list[object] = [node]
    while waiting:
        here = waiting.pop()
        if isinstance(here, R.Constant):
            if isinstance(here.value, int) and not isinstance(here.value, bool):
                found.append(here.value)
        elif isinstance(here, (tuple, list)):
            waiting += reversed(here)
        elif type(here).__module__ == R.__name__:
            waiting += [getattr(here, name) for name in reversed(_inside(type(here)))]
    return found


_FIELDS: dict[type, tuple[str, ...]] = {}
_APART = frozenset(
    {"span", "column", "zone", "power", "type", "blocks", "before", "after", "cites", "reason", "message"}
)


def _inside(kind: type) -> tuple[str, ...]:
    known = _FIELDS.get(kind)
    if known is None:
        names = tuple(getattr(kind, "__dataclass_fields__", ()))
        known = _FIELDS[kind] = tuple(name for name in names if name not in _APART and not name.endswith("slot"))
    return known
