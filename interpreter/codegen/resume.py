"""All entries of all routines: where each may begin, and go on after it has waited."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any

from interpreter.codegen.context import Context
from interpreter.codegen.loops import CHANCE
from interpreter.codegen.quote import name, statements
from interpreter.codegen.routines import Calls, RoutineWriter
from interpreter.execute.expressions import BASE
from interpreter.ir import blocks as B
from interpreter.ir.passes.liveness import Liveness
from interpreter.runtime import State

Entry = Callable[[State, list[Any]], Any]


class Routines:
    """`table[routine, block]` goes on with a frame that has been taken off the stack."""

    def __init__(self, context: Context, codes: Mapping[str, B.Code], liveness: Liveness) -> None:
        self.context = context
        self.liveness = liveness
        self.calls = Calls(context, dict(codes))
        self.table: dict[tuple[int, int], Entry] = {}
        for code in codes.values():
            for block in _entries(code):
                self._declare(code, block)

    def _declare(self, code: B.Code, block: int) -> None:
        """An entry is generated when it is first used."""
        table, key = self.table, (code.index, block)

        def first(state: State, frame: list[Any]) -> Any:
            self._generate(code, block)
            return table[key](state, frame)

        table[key] = first
        if block == 0:
            self.context.module.lazily(f"r{code.index}x0", lambda: self._generate(code, 0))

    def _generate(self, code: B.Code, block: int) -> None:
        """Generate the function of one entry, and declare those to which it goes back through the engine."""
        w = RoutineWriter(self.context, code, self.calls, self.liveness, block)
        body = w.whole()
        identifier = f"r{code.index}x{block}"
        source, line = code.routine.span.source.name, code.routine.span.line
        count = len(code.routine.parameters)
        if block == 0:
            fresh = sorted(self.liveness.live[code.index][0] - set(range(count)))
            for slot in fresh:
                body = statements("_v = None", _v=name(f"v{slot}")) + body
            made = self.context.module.define(
                identifier, ["state", "S", "rs", *(f"v{slot}" for slot in range(count))], body, source, line
            )
            self._enter(code, 0, _begin(made, BASE + count))
        else:
            made = self.context.module.define(
                identifier, ["state", "frame"], self._unpacking(code, block) + body, source, line
            )
            self._enter(code, block, made)
        for other in w.escapes:
            if (code.index, other) not in self.table:
                self._declare(code, other)

    def _enter(self, code: B.Code, block: int, entry: Entry) -> None:
        notes = self.context.notes
        waiting = self.context.module.globals["W"]
        self.table[code.index, block] = entry if notes is None else notes.entry(entry, waiting)

    def _unpacking(self, code: B.Code, block: int) -> list[ast.stmt]:
        live = self.liveness.live[code.index][block]
        targets: list[ast.expr] = [ast.Name(each, ast.Store()) for each in ("x", "x", "rs")]
        targets += [ast.Name(f"v{slot}" if slot in live else "x", ast.Store()) for slot in range(code.slots)]
        unpack = ast.Assign([ast.Tuple(targets, ast.Store())], name("frame"))
        return [*statements("S = state.cells"), unpack]


def _begin(made: Callable[..., Any], count: int) -> Entry:
    return lambda state, frame: made(state, state.cells, frame[2], *frame[BASE:count])


def _entries(code: B.Code) -> set[int]:
    """Where the plain executor, too, may leave a frame that waits."""
    found = {0}
    if code.routine.guard is not None:
        found.add(code.guard_start)
    for index, block in enumerate(code.blocks):
        if any(isinstance(operation, CHANCE) for operation in block.operations):
            found.add(index)
        match block.end:
            case B.Invoke(next=after) | B.Open(next=after) | B.Dispatch(next=after) | B.Observe(next=after):
                found.add(after)
            case B.AskOne() | B.AskSome() as end:
                found |= {index, end.chosen, *([end.passed] if end.passed is not None else [])}
            case B.AskConsent() as end:
                found |= {index, end.yes, end.no}
            case B.AskBranch() as end:
                found |= {index, *end.targets, *([end.passed] if end.passed is not None else [])}
            case _:
                pass
    return found
