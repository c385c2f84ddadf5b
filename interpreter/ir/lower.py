"""Lowering: structured statements to basic blocks."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir import blocks as B
from interpreter.ir.reads import Reads, changes_something, concerns, direct_writes

_CHANCE = (R.RollDice, R.Throw, R.PickOne, R.ShuffleZone)


class Sites:
    """Numbers the places that ask, over a whole program."""

    def __init__(self) -> None:
        self.questions: list[B.Question] = []
        self.dispatches = 0

    def next(self) -> int:
        """The number of the next question."""
        return len(self.questions)


def lower_routine(
    routine: R.Routine, index: int, sites: Sites, reads: Reads, watched: frozenset[str], observe: bool
) -> B.Code:
    """A routine as blocks. `watched` is what all `whenever` read; `observe` False leaves looking out."""
    lowering = _Lowering(routine, sites, reads, watched, observe)
    lowering.whole()
    return B.Code(routine.name, index, routine, lowering.slots, tuple(lowering.blocks), lowering.guard_start)


class _Lowering:
    def __init__(self, routine: R.Routine, sites: Sites, reads: Reads, watched: frozenset[str], observe: bool) -> None:
        self.routine = routine
        self.sites = sites
        self.reads = reads
        self.watched = watched
        self.observe = observe
        self.slots = routine.slots
        self.blocks: list[B.Block] = []
        self.path = routine.name
        self.current = self.new_block()
        self.exits: list[tuple[str, int]] = []
        self.end_of_routine = -1
        self.guard_start = 0
        action = reads.program.actions.get(routine.name.removeprefix("action "))
        self.limits = action.limits if action is not None and routine.kind == "action" else ()

    # ------------------------------------------------------------------------------ plumbing

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    def new_block(self) -> int:
        self.blocks.append(B.Block(self.path))
        return len(self.blocks) - 1

    def close(self, end: B.End) -> None:
        self.blocks[self.current].end = end

    def start(self, block: int) -> None:
        self.current = block
        self.blocks[block].path = self.path

    def add(self, operation: B.Operation) -> None:
        if isinstance(operation, _CHANCE) and self.blocks[self.current].operations:
            fresh = self.new_block()
            self.close(B.Jump(fresh))
            self.start(fresh)
        self.blocks[self.current].operations.append(operation)
        if isinstance(operation, _CHANCE):
            fresh = self.new_block()
            self.close(B.Jump(fresh))
            self.start(fresh)

    def jump_from_here(self, target: int) -> None:
        self.close(B.Jump(target))

    # ------------------------------------------------------------------------------- routines

    def whole(self) -> None:
        routine = self.routine
        self.end_of_routine = self.new_block()
        if routine.resets:
            self.add(B.ResetColumns(routine.resets))
            self.look(frozenset(f"column {column.path}" for column in routine.resets))
        self.dispatch(routine.before)
        self.sequence(routine.body)
        self.jump_from_here(self.end_of_routine)
        self.start(self.end_of_routine)
        if routine.kind == "handler" or routine.after:
            self.dispatch(routine.after)
        self.close(B.Return(None))
        self.guard_start = len(self.blocks)
        if routine.guard is not None:
            self.start(self.new_block())
            self.sequence(routine.guard.otherwise)
            self.close(B.Return(None))

    def dispatch(self, uses: tuple[R.HandlerUse, ...]) -> None:
        if not uses:
            return
        after = self.new_block()
        self.close(B.Dispatch(uses, after, self.sites.dispatches))
        self.sites.dispatches += 1
        self.start(after)

    def sequence(self, body: tuple[R.Statement, ...]) -> None:
        for statement in body:
            self.statement(statement)

    def body(self, body: tuple[R.Statement, ...], block: int, after: int) -> None:
        self.start(block)
        self.sequence(body)
        self.jump_from_here(after)

    # ------------------------------------------------------------------------------ statements

    def statement(self, node: R.Statement) -> None:
        match node:
            case R.LabelledStep():
                self.step(node)
            case R.CallRoutine():
                self.call(node)
            case R.GiveResult():
                if self.routine.after:
                    kept = self.new_slot()
                    self.add(R.SetLocal(kept, node.value))
                    self.dispatch(self.routine.after)
                    self.leave(B.Return(R.Local(kept)))
                else:
                    self.leave(B.Return(node.value))
            case R.StopAt():
                self.stop(node)
            case R.EndGame():
                self.leave(B.Finish(node))
            case R.ChooseOne() | R.ChooseSome() | R.AskConsent() | R.ChooseBranch():
                self.question(node)
            case R.When():
                self.when(node)
            case R.Each():
                self.each(node)
            case R.SecretEach():
                self.secret(node)
            case R.Loop():
                self.loop(node)
            case R.LoopWith():
                self.loop_with(node)
            case R.Switch():
                self.switch(node)
            case _:
                self.add(node)

    def leave(self, end: B.End) -> None:
        self.close(end)
        self.start(self.new_block())

    def stop(self, node: R.StopAt) -> None:
        if node.label is None:
            self.leave(B.Jump(self.end_of_routine))
            return
        for label, target in reversed(self.exits):
            if label == node.label:
                self.leave(B.Jump(target))
                return
        raise AssertionError(node.label)

    def step(self, node: R.LabelledStep) -> None:
        outer_path, self.path = self.path, node.path or self.path
        if self.blocks[self.current].operations:
            fresh = self.new_block()
            self.jump_from_here(fresh)
            self.start(fresh)
        else:
            self.start(self.current)
        self.dispatch(node.before)
        self.spend_limits(node)
        after = self.new_block()
        self.exits.append((node.label, after))
        self.sequence(node.body)
        self.exits.pop()
        self.jump_from_here(after)
        self.start(after)
        if node.outermost:
            self.look(direct_writes(node.body))
        self.dispatch(node.after)
        self.path = outer_path
        self.blocks[self.current].path = outer_path

    def look(self, writes: frozenset[str]) -> None:
        """Look at every `whenever`, if what was written may concern one."""
        if self.observe and concerns(writes, self.watched):
            looked = self.new_block()
            self.close(B.Observe(looked))
            self.start(looked)

    def spend_limits(self, node: R.LabelledStep) -> None:
        """The limits of an action are spent when its first step that changes something begins."""
        if self.limits and changes_something(node.body):
            self.add(B.SpendLimit(self.limits))
            self.limits = ()

    def call(self, node: R.CallRoutine) -> None:
        after = self.new_block()
        if node.name in self.reads.program.windows:
            self.close(B.Open(node.name, node.arguments, node.result_slot, after, node.span))
        else:
            self.close(B.Invoke(node.name, node.arguments, node.result_slot, after, node.span))
        self.start(after)

    def when(self, node: R.When) -> None:
        yes, after = self.new_block(), self.new_block()
        no = self.new_block() if node.otherwise else after
        self.close(B.Test(node.condition, yes, no))
        self.body(node.body, yes, after)
        if node.otherwise:
            self.body(node.otherwise, no, after)
        self.start(after)

    def switch(self, node: R.Switch) -> None:
        self.add(R.SetLocal(node.slot, node.subject))
        after = self.new_block()
        for test, body in node.arms:
            yes, no = self.new_block(), self.new_block()
            self.close(B.Test(test, yes, no))
            self.body(body, yes, after)
            self.start(no)
        if node.otherwise is None:
            self.jump_from_here(after)  # the check has seen to it that no case is left
        else:
            self.sequence(node.otherwise)
            self.jump_from_here(after)
        self.start(after)

    # ----------------------------------------------------------------------------------- loops

    def each(self, node: R.Each) -> None:
        self.add(R.SetLocal(node.list_slot, node.source))
        self.add(R.SetLocal(node.index_slot, R.Constant(0)))
        head, body, after = self.new_block(), self.new_block(), self.new_block()
        self.jump_from_here(head)
        self.start(head)
        self.close(B.Next(node.list_slot, node.index_slot, node.slot, body, after))
        self.body(node.body, body, head)
        self.start(after)

    def secret(self, node: R.SecretEach) -> None:
        self.add(R.SetLocal(node.list_slot, node.source))
        for _, collected in node.collected:
            self.add(R.SetLocal(collected, R.Constant(())))
        inside: list[R.Statement] = list(node.choices)
        asked = R.Each(node.slot, R.Local(node.list_slot), tuple(inside), self.new_slot(), node.index_slot)
        self.secret_pass(asked, node, gather=True)
        if node.effects:
            done = R.Each(node.slot, R.Local(node.list_slot), node.effects, self.new_slot(), node.index_slot)
            self.secret_pass(done, node, gather=False)

    def secret_pass(self, loop: R.Each, node: R.SecretEach, *, gather: bool) -> None:
        self.add(R.SetLocal(loop.list_slot, loop.source))
        self.add(R.SetLocal(loop.index_slot, R.Constant(0)))
        head, body, after = self.new_block(), self.new_block(), self.new_block()
        self.jump_from_here(head)
        self.start(head)
        self.close(B.Next(loop.list_slot, loop.index_slot, loop.slot, body, after))
        self.start(body)
        if not gather:
            for inner, collected in node.collected:
                self.add(R.SetLocal(inner, R.EntryOf(R.Local(collected), R.Local(node.slot))))
        self.sequence(loop.body)
        if gather:
            for inner, collected in node.collected:
                self.add(B.Collect(collected, node.slot, inner))
        self.jump_from_here(head)
        self.start(after)

    def loop(self, node: R.Loop) -> None:
        head, after = self.new_block(), self.new_block()
        self.jump_from_here(head)
        self.start(head)
        if node.condition is None:
            self.sequence(node.body)
            self.jump_from_here(head)
        else:
            body = self.new_block()
            self.close(B.Test(node.condition, body, after))
            self.body(node.body, body, head)
        self.start(after)

    def loop_with(self, node: R.LoopWith) -> None:
        found = self.new_slot()
        head, body, after = self.new_block(), self.new_block(), self.new_block()
        self.jump_from_here(head)
        self.start(head)
        self.add(R.SetLocal(found, node.source))
        self.close(B.Test(R.AnyOf(R.Local(found)), body, after))
        self.start(body)
        self.add(R.SetLocal(node.slot, R.FirstOf(R.Local(found), False, False)))
        self.sequence(node.body)
        self.jump_from_here(head)
        self.start(after)

    # ------------------------------------------------------------------------------- questions

    def question(self, node: R.ChooseOne | R.ChooseSome | R.AskConsent | R.ChooseBranch) -> None:
        match node:
            case R.AskConsent():
                yes, no, after = self.new_block(), self.new_block(), self.new_block()
                self.ask(B.AskConsent(node.prompt, node.by, yes, no, self.sites.next()))
                self.body(node.body, yes, after)
                self.body(node.otherwise, no, after)
                self.start(after)
            case R.ChooseBranch():
                self.menu(node)
            case _:
                self.choose(node)

    def ask(self, question: B.Question) -> None:
        if self.blocks[self.current].operations:
            fresh = self.new_block()
            self.jump_from_here(fresh)
            self.start(fresh)
        self.close(question)
        self.sites.questions.append(question)

    def choose(self, node: R.ChooseOne | R.ChooseSome) -> None:
        chosen, after = self.new_block(), self.new_block()
        other = self.new_block() if node.otherwise else after
        passed = other if node.passable else None
        empty: int | None = None if node.flat and not node.passable else other
        if node.flat and node.passable:
            self.add(R.SetLocal(node.slot, R.Constant(() if isinstance(node, R.ChooseSome) else None)))
        site = self.sites.next()
        if isinstance(node, R.ChooseOne):
            self.ask(B.AskOne(node.prompt, node.by, node.slot, node.source, node.element, chosen, passed, empty, site))
        else:
            self.ask(
                B.AskSome(
                    node.prompt,
                    node.by,
                    node.slot,
                    node.source,
                    node.element,
                    node.low,
                    node.high,
                    chosen,
                    passed,
                    empty,
                    site,
                )
            )
        self.body(node.body, chosen, after)
        if node.otherwise:
            self.body(node.otherwise, other, after)
        self.start(after)

    def menu(self, node: R.ChooseBranch) -> None:
        after = self.new_block()
        other = self.new_block() if node.otherwise else after
        used = None
        back = after
        leave = other
        if node.repeated and node.otherwise:
            leave = self.new_block()
        if node.repeated:
            used = self.new_slot()
            self.add(R.SetLocal(used, R.Constant(())))
            head = self.new_block()
            self.jump_from_here(head)
            self.start(head)
            back = head
        targets = tuple(self.new_block() for _ in node.branches)
        passable = node.passable or node.repeated
        self.ask(
            B.AskBranch(
                node.prompt,
                node.by,
                node.branches,
                targets,
                leave if passable else None,
                leave,
                used,
                node.repeated and not node.passable,
                self.sites.next(),
            )
        )
        for branch, target in zip(node.branches, targets, strict=True):
            self.body(branch.body, target, back)
        if used is not None and leave != other:
            self.start(leave)  # `else:` is for somebody who took nothing
            self.close(B.Test(R.AnyOf(R.Local(used)), after, other))
        if node.otherwise:
            self.body(node.otherwise, other, after)
        self.start(after)


def lower_program(program: Program) -> tuple[dict[str, B.Code], Sites, Reads]:
    """All routines of a program as blocks, by name."""
    reads = Reads(program)
    sites = Sites()
    watched = frozenset().union(*(reads.of(each.condition) for each in program.whenevers))
    codes = {}
    for index, name in enumerate(sorted(program.routines)):
        routine = program.routines[name]
        codes[name] = lower_routine(routine, index, sites, reads, watched, bool(program.whenevers))
    return codes, sites, reads
