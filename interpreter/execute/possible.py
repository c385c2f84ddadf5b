"""`can RULE(...)`: would the rule's first choice have an option?

A rule is followed up to its first choice. What changes something before any choice makes it possible; a rule that
ends without either is not. Questions are answered as they would be asked: a menu by its branches, a set by its
members, a rule that is carried out by what it does first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter.check import resolved as R
from interpreter.execute.effort import ASK, weight
from interpreter.execute.expressions import BASE, Cells, Expressions, Frame
from interpreter.execute.menus import Menus


class Possible:
    """Compiles the question for each rule on demand. A body answers True, False, or None: nothing yet."""

    def __init__(self, expressions: Expressions, menus: Menus) -> None:
        self.expressions = expressions
        self.menus = menus
        self._rules: dict[str, Callable[[Cells, tuple[Any, ...]], bool]] = {}

    def rule(self, name: str) -> Callable[[Cells, tuple[Any, ...]], bool]:
        """The question for a rule."""
        known = self._rules.get(name)
        if known is None:
            routine = self.expressions.program.routines[name]
            body: list[Callable[[Cells, Frame], bool | None]] = []

            def ask(S: Cells, arguments: tuple[Any, ...]) -> bool:
                frame = [None] * BASE + list(arguments) + [None] * (routine.slots - len(arguments))
                return bool(_first(body, S, frame))

            known = self._rules[name] = ask
            body += [self._statement(statement) for statement in routine.body]
        return known

    def _body(self, body: tuple[R.Statement, ...]) -> Callable[[Cells, Frame], bool | None]:
        compiled = [self._statement(statement) for statement in body]
        return lambda S, L: _first(compiled, S, L)

    def _statement(self, node: R.Statement) -> Callable[[Cells, Frame], bool | None]:
        compile_ = self.expressions.compile
        match node:
            case R.LabelledStep():
                return self._body(node.body)
            case R.SetLocal():
                value, index = compile_(node.value), node.slot + BASE

                def keep(S: Cells, L: Frame) -> bool | None:
                    L[index] = value(S, L)
                    return None

                return keep
            case R.When():
                test, yes, no = compile_(node.condition), self._body(node.body), self._body(node.otherwise)
                return lambda S, L: yes(S, L) if test(S, L) else no(S, L)
            case R.CallRoutine():
                if node.name not in self.expressions.program.routines:
                    return lambda S, L: True
                arguments = [compile_(argument) for argument in node.arguments]
                effort = self.expressions.effort

                def carry_out(S: Cells, L: Frame) -> bool | None:
                    effort.left -= ASK
                    if effort.left < 0:
                        effort.spent(node.span)
                    return self.rule(node.name)(S, tuple([a(S, L) for a in arguments])) or None

                return carry_out
            case R.ChooseOne() | R.ChooseSome():
                source = compile_(node.source)
                low = compile_(node.low) if isinstance(node, R.ChooseSome) and node.low is not None else None
                otherwise = self._body(node.otherwise)

                def choose(S: Cells, L: Frame) -> bool | None:
                    found = len(source(S, L))
                    if found and found >= (low(S, L) if low is not None else 1):
                        return True
                    return otherwise(S, L) or False

                return choose
            case R.ChooseBranch():
                open_ = self.menus.any_branch(node.branches)
                otherwise = self._body(node.otherwise)
                return lambda S, L: open_(S, L) or otherwise(S, L) or False
            case R.StopAt() | R.GiveResult():
                return lambda S, L: False
            case R.Each():
                source, body, index = compile_(node.source), self._body(node.body), node.slot + BASE
                effort, cost = self.expressions.effort, weight(node.body)

                def loop(S: Cells, L: Frame) -> bool | None:
                    members = source(S, L)
                    effort.left -= len(members) * cost
                    if effort.left < 0:
                        effort.spent()
                    for x in members:
                        L[index] = x
                        found = body(S, L)
                        if found is not None:
                            return found
                    return None

                return loop
            case R.Switch():
                return self._switch(node)
            case R.Loop(condition=condition) if condition is not None:
                holds, repeated = compile_(condition), self._body(node.body)
                return lambda S, L: repeated(S, L) if holds(S, L) else None
            case _:
                return lambda S, L: True

    def _switch(self, node: R.Switch) -> Callable[[Cells, Frame], bool | None]:
        compile_ = self.expressions.compile
        subject, index = compile_(node.subject), node.slot + BASE
        arms = [(compile_(test), self._body(body)) for test, body in node.arms]
        otherwise = self._body(node.otherwise or ())

        def choose(S: Cells, L: Frame) -> bool | None:
            L[index] = subject(S, L)
            for test, body in arms:
                if test(S, L):
                    return body(S, L)
            return otherwise(S, L)

        return choose


def _first(body: list[Callable[[Cells, Frame], bool | None]], S: Cells, L: Frame) -> bool | None:
    for statement in body:
        found = statement(S, L)
        if found is not None:
            return found
    return None
