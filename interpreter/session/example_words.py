"""How examples write values and options, and which option is meant."""

from __future__ import annotations

from typing import Any

from interpreter.check.types import BooleanType, EnumerationType, ListType, OptionalType, ThingType, Type
from interpreter.execute import Engine
from interpreter.execute.expressions import BASE
from interpreter.execute.handlers import ORDERING
from interpreter.execute.windows import WINDOW
from interpreter.ir import blocks as B
from interpreter.runtime import Pending, State


class Words:
    """The words of a program's values."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.program = engine.program

    def title(self, thing: int) -> str:
        """The title of a thing."""
        return self.program.titles[self.engine.layout.title_of[thing]].name

    def word(self, value: Any, kind: Type) -> str:
        """A value as examples write it."""
        if isinstance(kind, OptionalType):
            return "none" if value is None else self.word(value, kind.inner)
        if isinstance(kind, EnumerationType) and kind.name in self.program.enums:
            return str(self.program.enums[kind.name][value])
        if isinstance(kind, ThingType):
            first = self.engine.layout.title_of.index(self.engine.layout.title_of[value])
            return self.title(value) + (f"_{value - first + 1}" if value > first else "")
        if isinstance(kind, BooleanType):
            return "yes" if value else "no"
        if isinstance(kind, ListType):
            return "[" + ", ".join(self.word(x, kind.element) for x in value) + "]"
        return f"{value}"

    def plain(self, value: Any) -> str:
        """A value of which only the value is known."""
        if isinstance(value, bool) or value is None:
            return "none" if value is None else "yes" if value else "no"
        if isinstance(value, tuple):
            return "[" + ", ".join(map(self._thing_or_number, value)) + "]"
        return str(value)

    def _thing_or_number(self, value: Any) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.engine.layout.things:
            return self.title(value)
        return str(value)

    def option(self, state: State, pending: Pending, option: Any) -> tuple[str, ...]:
        """An option as the words that choose it."""
        if pending.site == ORDERING:
            point, _ = self.engine.handlers.points[state.stack[-1][BASE - 2]]
            return (point.uses[option.use].power.title,)
        if pending.site == WINDOW:
            number, values = option
            action = self.program.actions[self.engine.windows.action_names[number]]
            kinds = [kind for _, _, _, kind in action.generators]
            return (action.name, *(self.word(v, k) for v, k in zip(values, kinds, strict=True)))
        question = self.engine.sites.questions[pending.site]
        match question:
            case B.AskBranch():
                index, values = option
                branch = question.branches[index]
                values = values if branch.power is None else values[2:]
                kinds = [kind for _, _, _, kind in branch.generators]
                return (branch.label, *(self.word(v, k) for v, k in zip(values, kinds, strict=True)))
            case B.AskConsent():
                return ("yes" if option else "no",)
            case _:
                return (self.word(option, question.element),)


def same(option: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether an option is meant; a copy may be named by its title alone."""
    return len(option) == len(wanted) and all(
        a == b or (a.rpartition("_")[0] == b and a.rpartition("_")[2].isdigit())
        for a, b in zip(option, wanted, strict=True)
    )
