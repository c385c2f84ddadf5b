"""Routines as Python functions: one for each place where a routine may begin or go on, and for each of its questions.

Blocks that follow one another without waiting are written into one function, with its slots as Python locals. A
routine that is carried out by another is called; only when something must be waited for do both put their frames
on the stack: the callee first, then the caller below it (`stack.insert(d, frame)`), and both return `W`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from interpreter.codegen.answers import answered, targets_of
from interpreter.codegen.calls import Calls
from interpreter.codegen.context import Context
from interpreter.codegen.ends import END_METHODS
from interpreter.codegen.expressions import raised
from interpreter.codegen.graph import Graph
from interpreter.codegen.loops import CHANCE
from interpreter.codegen.operations import operation
from interpreter.codegen.quote import constant, name
from interpreter.codegen.writer import Writer
from interpreter.execute.expressions import BASE
from interpreter.ir import blocks as B
from interpreter.ir.passes.liveness import Liveness

_MOST_BLOCKS = 400
_FEW_SLOTS = 8
"""With more slots than this a new frame is as cheap as the old one."""


def before_loops(block: int) -> int:
    """The node of a block before any loop has been begun; afterwards a block is its own node.

    Where a routine goes on in the middle of a loop, what is left of that round has a text of its own, and the loop
    begins anew at its head.
    """
    return -1 - block


def number_of(node: int) -> int:
    """The block of a node."""
    return -1 - node if node < 0 else node


def _filled_before(code: B.Code, liveness: Liveness, entry: int, question: B.Question | None) -> frozenset[int] | None:
    """The slots that may hold something in a frame that goes on with a block."""
    found = liveness.waiting(code.index, entry, None)
    if code.routine.guard is not None:
        return None
    if question is None:
        for block in code.blocks:
            match block.end:
                case B.Dispatch(next=after) if after == entry:
                    return None
                case B.Invoke(next=after, result_slot=slot) | B.Open(next=after, result_slot=slot) if after == entry:
                    found |= {slot} if slot is not None else set()
                case _:
                    pass
    return found


class RoutineWriter(Writer):
    """Writes the function of one entry of a routine; of an answer, where `question` ends the block of the entry."""

    def __init__(
        self, context: Context, code: B.Code, calls: Calls, liveness: Liveness, entry: int,
        question: B.Question | None = None,
    ) -> None:  # fmt: skip
        super().__init__(context)
        self.question = question
        self.before = None if entry == 0 and question is None else _filled_before(code, liveness, entry, question)
        """The slots that may hold something in the frame that the function is given; None where that is not known."""
        self.code = code
        self.calls = calls
        self.liveness = liveness
        self.entry = entry
        self.entities = dict(calls.entities[code.index])
        self.loops_of_routine = calls.loops(code)
        self.graph = Graph(before_loops(entry), self.next_nodes)
        self.at = before_loops(entry)
        self.loop_heads: list[int] = []
        self.loop_follows: list[int | None] = []
        self.open: set[int] = set()
        self.paid_by_round: set[int] = set()
        self.escapes: set[int] = set()
        self.uses_depth = False
        self.noting = context.notes is not None
        self.reached = {} if context.coverage is None else context.coverage.of_blocks(code)
        self.repeated = calls.repeated(code) if context.passes.share else frozenset()
        self.written_blocks = 0

    @property
    def guarded(self) -> bool:
        """Whether the routine stands only while something holds, so that what it carries out must return to it."""
        return self.code.routine.guard is not None

    def is_direct(self, end: B.Invoke) -> bool:
        """Whether a routine is called as a function."""
        return end.routine in self.calls.direct and not self.guarded

    def next_nodes(self, node: int) -> list[int]:
        """The nodes of the graph that may follow at once."""
        if self.question is not None and node == before_loops(self.entry):
            found: Iterable[int] = targets_of(self.question)
        else:
            found = self.successors(number_of(node))
        return [before_loops(each) if node < 0 and each not in self.loops_of_routine.heads else each for each in found]

    def node_of(self, target: int, node: int) -> int:
        """The node of a block to which a node goes on."""
        return before_loops(target) if node < 0 and target not in self.loops_of_routine.heads else target

    def successors(self, block: int) -> Iterable[int]:
        """The blocks that may follow at once."""
        match self.code.blocks[block].end:
            case B.Jump(target=target):
                return (target,)
            case B.Test(yes=yes, no=no):
                return (yes, no)
            case B.Next(body=body, done=done):
                return (body, done)
            case B.Invoke() as end:
                return (end.next,) if self.is_direct(end) else ()
            case B.Dispatch(next=after) | B.Observe(next=after):
                return (after,)
            case B.AskOne() | B.AskSome() as end:
                found = [] if end.passed is not None and isinstance(end, B.AskOne) else [end.chosen]
                return (*found, end.empty) if end.empty is not None else found
            case B.AskBranch() as end:
                found = list(end.targets) if end.passed is None or end.obliged else []
                return (*found, end.empty) if end.empty is not None else found
            case _:
                return ()

    @contextmanager
    def gone_on_to(self, block: int) -> Iterator[None]:
        """Write statements in which the routine has gone on to a block already, should something go wrong."""
        start, here = len(self.out), self.module.block
        self.module.block = block
        yield
        self.module.mark(self.out[start:], self.code.routine.span.line)
        self.module.block = here

    # ------------------------------------------------------------------------------- structure

    def whole(self) -> list[ast.stmt]:
        """The body of the function."""
        self.emit(before_loops(self.entry), None)
        body = self.out
        self.out = []
        if self.uses_depth:
            self.add("stack = state.stack\nd = len(stack)")
        elif any(isinstance(each, ast.Name) and each.id == "stack" for part in body for each in ast.walk(part)):
            self.add("stack = state.stack")
        return self.out + body

    def emit(self, node: int, follow: int | None) -> None:
        """Write a node and what comes after it, up to `follow`, which comes next in the text."""
        if node in self.graph.loops and node not in self.open:
            self.loop_from(node, follow)
            return
        self.written_blocks += 1
        joins = [each for each in self.graph.joins[node] if each not in self.loop_follows]
        joins.sort(key=self.graph.position.__getitem__)
        outer, self.at = self.at, node
        following = joins[0] if joins else follow
        if self.question is not None and node == before_loops(self.entry):
            self.answer(self.question, following)
        else:
            self.block(number_of(node), following)
        self.at = outer
        for index, join in enumerate(joins):
            after = joins[index + 1] if index + 1 < len(joins) else follow
            self.changed()
            self.emit(join, after)

    def loop_from(self, block: int, follow: int | None) -> None:
        """Write a loop that begins with a block, then what its head leads to outside of it."""
        loops, end = self.loops_of_routine, self.code.blocks[block].end
        if block in loops.plain or block in loops.thrown:
            assert isinstance(end, B.Next)
            self.plain_or_thrown(block, end)
            leave: int | None = end.done
        else:
            leave = self.leave_of(block, follow)
            self.waiting_loop(block, follow if leave is None else leave)
        if leave is not None and leave != follow:
            self.emit(leave, follow)

    def leave_of(self, block: int, follow: int | None) -> int | None:
        """The node to be written after a loop; None where that comes next in any case."""
        members = self.graph.members(block)
        leave = next((each for each in self.graph.next[block] if each not in members), None)
        return None if leave in self.loop_follows or leave in self.open or leave == follow else leave

    def plain_or_thrown(self, block: int, end: B.Next) -> None:
        """Write a loop in which nothing is waited for unless real dice are asked for."""
        if block in self.loops_of_routine.plain or self.seeded:
            self.plain_loop(block, end)
            return
        with self.into() as asked:
            self.waiting_loop(block, end.done)
        self.seeded = True
        with self.into() as by_seed:
            self.plain_loop(block, end)
        self.seeded = False
        self.add("if state.chance or state.asks_chance:\n    _a\nelse:\n    _b", _a=asked, _b=by_seed)
        self.changed()

    @contextmanager
    def inside_loop(self, block: int, after: int | None) -> Iterator[list[ast.stmt]]:
        """Write the rounds of a loop."""
        self.loop_heads.append(block)
        self.loop_follows.append(after)
        self.open.add(block)
        self.changed()
        with self.into() as inside:
            yield inside
        self.open.discard(block)
        self.loop_heads.pop()
        self.loop_follows.pop()
        self.changed()

    def waiting_loop(self, block: int, after: int | None) -> None:
        """Write a loop in which something may be waited for."""
        self.paid_by_round.add(block)
        with self.inside_loop(block, after) as inside:
            self.emit(block, block)
        self.paid_by_round.discard(block)
        self.add("while True:\n    _b", _b=inside)

    def plain_loop(self, block: int, end: B.Next) -> None:
        """Write such a loop as one of Python. What it costs is spent at its beginning."""
        members, index = name(self.slot(end.list_slot)), name(self.slot(end.index_slot))
        limit = raised(self, "L0927", self.code.routine.span, limit=self.context.fuel)
        with self.into() as exhausted:  # the head is come to once more
            self.hit(*self.reached.get(block, ()))
        outer, self.at = self.at, block
        with self.inside_loop(block, end.done) as inside:
            self.hit(*self.reached.get(block, ()))
            self.jump(end.body, block)
        self.at = outer
        self.add(
            "state.fuel -= len(_m) - _i << 2\nif state.fuel < 0:\n    raise fault(_k)\n"
            "for _x in _m[_i:] if _i else _m:\n    _b",
            _m=members, _i=index, _k=limit, _x=name(self.slot(end.slot)), _b=inside or [ast.Pass()],
        )  # fmt: skip
        if exhausted:
            self.out[-1].orelse = exhausted  # type: ignore[attr-defined]

    def spend(self, block: int) -> None:
        """Each further round of a loop costs; when all is spent, the plain executor takes over and says so.

        A round that ends by asking costs nothing: much more may be spent after the answer.
        """
        with self.into() as broke:
            self.wait(block)
        self.add("state.fuel -= 4\nif state.fuel < 0:\n    _b", _b=broke)

    def block(self, block: int, follow: int | None) -> None:
        """Write the operations and the end of a block."""
        found = self.code.blocks[block]
        line = self.code.routine.span.line
        self.hit(*self.reached.get(block, ()))
        for each in found.operations:
            start, self.module.block = len(self.out), block
            if isinstance(each, CHANCE) and not self.seeded:
                with self.into() as asked:
                    self.add("state.fuel = -1")
                    self.wait(block)
                self.add("if state.asks_chance and not state.chance:\n    _b", _b=asked)
            operation(self, each)
            span = getattr(each, "span", None)
            line = line if span is None else span.line
            self.module.mark(self.out[start:], line)
        start, self.module.block = len(self.out), block
        END_METHODS[type(found.end)](self, block, found.end, follow)
        self.module.block = block
        self.module.mark(self.out[start:], getattr(found.end, "span", self.code.routine.span).line)

    def answer(self, question: B.Question, follow: int | None) -> None:
        """Write what is done with the answer of the question that ends the block of the entry."""
        start, self.module.block = len(self.out), self.entry
        answered(self, question, follow)
        self.module.block = self.entry
        self.module.mark(self.out[start:], self.code.routine.span.line)

    def jump(self, target: int, follow: int | None) -> None:
        """Go on with a block: fall through to it, go round a loop, leave one, or write it here."""
        node = self.node_of(target, self.at)
        if self.loop_heads and node == self.loop_heads[-1]:
            if node in self.paid_by_round:
                self.spend(node)
            self.add("continue")
        elif node == follow:
            return
        elif self.loop_heads and node == self.loop_follows[-1]:
            self.add("break")
        elif node in self.open or self.written_blocks > _MOST_BLOCKS:
            self.escape(target)
        else:
            self.emit(node, follow)

    def escape(self, target: int) -> None:
        """Go on with a block that cannot be reached in the text: through the engine."""
        self.escapes.add(target)
        self.wait(target)

    # -------------------------------------------------------------------------------- waiting

    def frame(self, block: int, site: int | None = None) -> ast.expr:
        """The routine's frame, to go on with a block."""
        kept = self.liveness.waiting(self.code.index, block, site)
        items: list[ast.expr] = [constant(self.code.index), constant(block), name("rs")]
        items += [name(self.slot(each)) if each in kept else ast.Constant(None) for each in range(self.code.slots)]
        return ast.List(items, ast.Load())

    def put(self, block: int, site: int | None = None, *, below: bool = False) -> None:
        """Put the frame on the stack, or below what this routine has carried out there, to go on with a block.

        It is the frame in which the routine was already, where few slots change.
        """
        frame: ast.expr = name("frame")
        before = self.before
        after = self.liveness.waiting(self.code.index, block, site)
        if before is None or len(before | after) > _FEW_SLOTS:
            frame = self.frame(block, site)
        else:
            self.add("frame[1] = _b", _b=constant(block))
            for slot in sorted(before | after):
                value: ast.expr = name(self.slot(slot)) if slot in after else ast.Constant(None)
                self.add("frame[_n] = _v", _n=constant(slot + BASE), _v=value)
        if below:
            self.uses_depth = True
            self.add("stack.insert(d, _l)", _l=frame)
        else:
            self.add("stack.append(_l)", _l=frame)

    def wait(self, block: int, site: int | None = None) -> None:
        """Put the frame on the stack and return."""
        self.put(block, site)
        self.add("return W")
