"""All entries of all routines: where each may begin, and go on after it has waited."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from interpreter.codegen.answers import ANSWERED, read_after
from interpreter.codegen.calls import Calls
from interpreter.codegen.context import Context
from interpreter.codegen.frames import unpacking, without_idle_stores
from interpreter.codegen.loops import CHANCE
from interpreter.codegen.quote import name, statements
from interpreter.codegen.routines import RoutineWriter
from interpreter.execute.expressions import BASE
from interpreter.ir import blocks as B
from interpreter.ir.passes.liveness import Liveness
from interpreter.runtime import State

Entry = Callable[[State, list[Any]], Any]
Resume = Callable[[State, list[Any], Any, Any], Any]


class Routines:
    """`table[routine][block]` goes on with a frame that has been taken off the stack.

    So does `resumes[site]`, when its question has been answered: it is given the options and the choice, too.
    """

    def __init__(self, context: Context, codes: Mapping[str, B.Code], liveness: Liveness) -> None:
        self.context = context
        self.liveness = liveness
        self.calls = Calls(context, dict(codes), liveness)
        self.table: list[list[Entry | None]] = [[None] * len(code.blocks) for code in codes.values()]
        self.resumes: list[Resume] = [_unanswerable] * len(context.engine.sites.questions)
        for code in codes.values():
            for block in _entries(code):
                self._declare(code, block)
            for index, each in enumerate(code.blocks):
                if isinstance(each.end, B.Question):
                    self._declare_resume(code, index, each.end)

    def _declare(self, code: B.Code, block: int) -> None:
        """An entry is generated when it is first used."""
        row = self.table[code.index]

        def first(state: State, frame: list[Any]) -> Any:
            entry = self._generate(code, block)
            return entry(state, frame)

        row[block] = first
        if block == 0:
            self.context.module.lazily(f"r{code.index}x0", lambda: self._generate(code, 0))

    def _declare_resume(self, code: B.Code, block: int, question: B.Question) -> None:
        """So is what an answer does."""

        def first(state: State, frame: list[Any], options: Any, choice: Any) -> Any:
            w = RoutineWriter(self.context, code, self.calls, self.liveness, block, question)
            live = read_after(question, self.liveness.live[code.index])
            made = self._define(w, code, f"r{code.index}x{block}a", list(ANSWERED), live)
            if self.context.notes is not None:
                made = self.context.notes.answering(made, self.context.module.globals["W"])
            resume = self.resumes[question.site] = made
            return resume(state, frame, options, choice)

        self.resumes[question.site] = first

    def _generate(self, code: B.Code, block: int) -> Entry:
        """Generate the function of one entry."""
        w = RoutineWriter(self.context, code, self.calls, self.liveness, block)
        live = self.liveness.live[code.index][block]
        identifier = f"r{code.index}x{block}"
        if block == 0:
            count = len(code.routine.parameters)
            made = self._define(w, code, identifier, ["state", "S", "rs", *(f"v{slot}" for slot in range(count))], live)
            made = _begin(made, BASE + count)
        else:
            made = self._define(w, code, identifier, ["state", "frame"], live)
        notes = self.context.notes
        if notes is not None:
            made = notes.entering(made, self.context.module.globals["W"], begins=block == 0)
        self.table[code.index][block] = made
        return made

    def _define(
        self, w: RoutineWriter, code: B.Code, identifier: str, parameters: list[str], live: Iterable[int]
    ) -> Callable[..., Any]:
        """Generate a function, and declare the entries to which it goes back through the engine."""
        body = w.whole()
        if "frame" in parameters:
            body = without_idle_stores(body, w.entry)
            body = unpacking(code, sorted(live), body) + body
        else:
            fresh = [slot for slot in sorted(live) if f"v{slot}" not in parameters]
            body = [each for slot in fresh for each in statements("_v = None", _v=name(f"v{slot}"))] + body
        source, line = code.routine.span.source.name, code.routine.span.line
        made = self.context.module.define(identifier, parameters, body, source, line)
        for other in w.escapes:
            if self.table[code.index][other] is None:
                self._declare(code, other)
        return made


def _unanswerable(state: State, frame: list[Any], options: Any, choice: Any) -> Any:
    raise AssertionError("no question of a rule")


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
