"""Totals, sets, values and conditions: their answers, and how the answers come about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from interpreter.check import resolved as R
from interpreter.check.types import IntegerType, OptionalType
from interpreter.execute.expressions import BASE, Cells, Evaluate, Expressions, Frame
from interpreter.execute.faults import fail
from interpreter.execute.powers import Bindings, Powers

Answer: TypeAlias = Callable[[Cells, list[Any]], Any]


@dataclass(frozen=True)
class Share:
    """What one part brought to an answer: the part, for which holder, and the value (or members)."""

    part: R.Part
    holder: int | None
    value: Any


@dataclass(frozen=True)
class _Ready:
    part: R.Part
    value: Evaluate
    when: Evaluate | None
    power: Bindings | None
    blocked: Evaluate | None


class Functions:
    """Compiles the pure declarations of a program."""

    def __init__(self, expressions: Expressions, powers: Powers, *, quick: bool = True) -> None:
        self.expressions = expressions
        self.powers = powers
        self.quick = quick
        self.program = expressions.program
        self._ready: dict[str, tuple[_Ready, ...]] = {}
        self.refused: set[str] | None = None
        """Where examples ask for reasons: the labels of parts that took something away or did not hold."""

    def compile_all(self) -> None:
        """Fill the table of functions that expressions call."""
        for name, function in self.program.functions.items():
            self._ready[name] = tuple(self._prepare(part) for part in function.parts)
        for name, function in self.program.functions.items():
            self.expressions.functions[name] = self._answer(function)
            if function.kind == "total":
                for label in {part.label for part in function.parts}:
                    self.expressions.parts[(name, label)] = self._one_part(function, label)

    def _prepare(self, part: R.Part) -> _Ready:
        compile_ = self.expressions.compile
        return _Ready(
            part,
            compile_(part.value),
            None if part.when is None else compile_(part.when),
            None if part.power is None else self.powers.bindings(part.power),
            self.powers.blocked(part.blocks),
        )

    def _answer(self, function: R.Function) -> Answer:
        shares = self.shares
        name = function.name

        def answer(S: Cells, arguments: list[Any]) -> Any:
            return shares(S, name, arguments)[0]

        simple = self._simple(function)
        return simple or answer

    def _simple(self, function: R.Function) -> Answer | None:
        """A quick way for the commonest shape: one part, no condition, nobody's power."""
        if len(function.parts) != 1 or not self.quick:
            return None
        ready = self._ready[function.name][0]
        part = ready.part
        if ready.when or ready.power or ready.blocked or part.running_slot is not None or part.fallback:
            return None
        if part.operator not in ("+", "is") or (function.kind == "value" and not _may_be_none(function)):
            return None
        room = [None] * function.slots
        value = ready.value
        return lambda S, arguments: value(S, [None, None, None, *arguments, *room])

    def frame(self, function: R.Function, arguments: list[Any]) -> Frame:
        """A frame for a function."""
        return [None] * BASE + arguments + [None] * (function.slots - len(arguments))

    def shares(self, S: Cells, name: str, arguments: list[Any]) -> tuple[Any, list[Share]]:
        """The answer of a function, and what each part that counted brought to it."""
        function = self.program.functions[name]
        L = self.frame(function, arguments)
        match function.kind:
            case "total":
                return self._total(S, L, function)
            case "set":
                return self._set(S, L, function)
            case "value":
                return self._value(S, L, function)
            case "condition":
                return self._condition(S, L, function)

    def counting(self, ready: _Ready, S: Cells, L: Frame) -> list[tuple[int | None, Any]]:
        """For whom a part counts, each with the part's value."""
        if ready.blocked is not None and ready.blocked(S, L):
            return []
        if ready.power is None:
            if ready.when is not None and not ready.when(S, L):
                return []
            return [(None, ready.value(S, L))]
        found = []
        for holder, _ in ready.power(S, L):
            if ready.when is None or ready.when(S, L):
                found.append((holder, ready.value(S, L)))
        return found

    def _total(self, S: Cells, L: Frame, function: R.Function) -> tuple[Any, list[Share]]:
        running = 0
        shares: list[Share] = []
        for ready in self._ready[function.name]:
            part = ready.part
            if part.running_slot is not None:
                L[part.running_slot + BASE] = running
            for holder, value in self.counting(ready, S, L):
                match part.operator:
                    case "+":
                        running += value
                    case "-":
                        running -= value
                    case "*":
                        running *= value
                        if not -(2**53) <= running <= 2**53:
                            raise fail("L0908", part.span)
                    case "at most":
                        running = min(running, value)
                    case _:
                        running = max(running, value)
                shares.append(Share(part, holder, value))
        if isinstance(function.type, IntegerType) and function.type.low is not None:
            low, high = function.type.low, function.type.high
            if running < low or (high is not None and running > high):
                raise fail("L0913", function.span, name=function.name, value=running, kind=function.type)
        return running, shares

    def _one_part(self, function: R.Function, label: str) -> Answer:
        def answer(S: Cells, arguments: list[Any]) -> Any:
            _, shares = self._total(S, self.frame(function, arguments), function)
            return sum(share.value for share in shares if share.part.label == label)

        return answer

    def _set(self, S: Cells, L: Frame, function: R.Function) -> tuple[Any, list[Share]]:
        members: dict[Any, None] = {}
        excluded: set[Any] = set()
        shares: list[Share] = []
        fallback: list[_Ready] = []
        for ready in self._ready[function.name]:
            if ready.part.fallback:
                fallback.append(ready)
                continue
            for holder, value in self.counting(ready, S, L):
                if ready.part.operator == "include":
                    members.update(dict.fromkeys(value))
                else:
                    excluded.update(value)
                    if self.refused is not None and any(x in members for x in value):
                        self.refused.add(ready.part.label)
                shares.append(Share(ready.part, holder, value))
        left = [x for x in members if x is not None and x not in excluded]
        if not left:
            for ready in fallback:
                for holder, value in self.counting(ready, S, L):
                    left += [x for x in value if x is not None and x not in left]
                    shares.append(Share(ready.part, holder, value))
        if function.seats and len(left) > 1:
            left = [x for x in self.expressions.seats_round(S, L) if x in left]
        return tuple(left), shares

    def _value(self, S: Cells, L: Frame, function: R.Function) -> tuple[Any, list[Share]]:
        last: _Ready | None = None
        for ready in self._ready[function.name]:
            if ready.part.fallback:
                last = ready
                continue
            for holder, value in self.counting(ready, S, L):
                return value, [Share(ready.part, holder, value)]
        if last is not None:
            for holder, value in self.counting(last, S, L):
                return value, [Share(last.part, holder, value)]
        if _may_be_none(function):
            return None, []
        raise fail("L0914", function.span, name=function.name)

    def _refuse(self, part: R.Part) -> None:
        assert self.refused is not None
        self.refused.add(part.label)
        if part.reason is not None:
            self.refused.add(part.reason.id.removeprefix("reason-"))

    def _condition(self, S: Cells, L: Frame, function: R.Function) -> tuple[Any, list[Share]]:
        """All needs, and one of the enoughs if there are any; a power's need counts for each holder."""
        shares: list[Share] = []
        needs = True
        enough: bool | None = None
        for ready in self._ready[function.name]:
            is_need = ready.part.operator == "needs"
            if not is_need:
                enough = bool(enough)
            for holder, value in self.counting(ready, S, L):
                shares.append(Share(ready.part, holder, value))
                if self.refused is not None and not value:
                    self._refuse(ready.part)
                if is_need:
                    needs = needs and value
                else:
                    enough = bool(enough or value)
            if not needs:
                return False, shares
        return needs and enough is not False, shares


def _may_be_none(function: R.Function) -> bool:
    return isinstance(function.type, OptionalType) or function.name.count(".") == 1
