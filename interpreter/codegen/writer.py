"""Writes the body of one generated function: expressions with what must come before them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from interpreter.check import resolved as R
from interpreter.codegen.context import Context
from interpreter.codegen.quote import is_simple, name, statements
from interpreter.ir.passes import is_worth, key_of, number_key, repeated
from interpreter.ir.passes.liveness import free_slots
from interpreter.ir.passes.steady import is_harmless, is_trivial
from interpreter.text import Span

_COSTLY = (R.Ask, R.CanPerform, R.CountOf, R.AnyOf, R.Reduce, R.SortedBy, R.PairsOff, R.RowOf)
"""What is worth keeping through a loop."""


@dataclass
class Loop:
    """A loop being written: the slots it binds, and what must come before it.

    Nothing is worked out before a loop whose body is not pure. What its first round surely comes to first is worked out
    before it if it has a round at all (`first`); `body` is what is being written of a round.
    """

    slots: frozenset[int]
    before: list[ast.stmt] = field(default_factory=list)
    pure: bool = True
    kept: dict[Hashable, str] = field(default_factory=dict)
    first: list[ast.stmt] = field(default_factory=list)
    body: list[ast.stmt] | None = None


class Known(NamedTuple):
    """A value that has been worked out: the local that holds it, and the locals it was made of."""

    kept: str
    made_of: frozenset[str]


class Writer:
    """Collects statements. `value` gives an expression, after having written whatever it needs before.

    A slot is the Python local `v` with its number, unless `names` says otherwise.
    """

    def __init__(self, context: Context, names: dict[int, str] | None = None, trees: object = ()) -> None:
        self.context = context
        self.module = context.module
        self.names: dict[int, str] = names if names is not None else {}
        self.out: list[ast.stmt] = []
        self.temporaries = 0
        self.inlining: list[str] = []
        self.refreshed = False
        self.loops: list[Loop] = []
        self.whole_numbers: frozenset[int] = frozenset()
        self.noting = False
        self.seeded = False
        """Whether chance surely comes from the seed."""
        self.known: dict[Hashable, Known] = {}
        self.facts: dict[str, R.ZoneShape | range] = {}
        """Of locals, where it is known: the zone in which the thing lies, the numbers among which the number is."""
        self.entities: dict[str, str] = {}
        """The entities of locals that surely hold a thing of one."""
        self.repeated: frozenset[Hashable] = frozenset()
        self.begin(trees)

    # ------------------------------------------------------------------------------------- names

    def temporary(self) -> str:
        """A new local name."""
        self.temporaries += 1
        return f"t{self.temporaries}"

    def slot(self, number: int) -> str:
        """The local that holds a slot."""
        known = self.names.get(number)
        if known is None:
            known = self.names[number] = f"v{number}"
        return known

    def is_sure(self, value: ast.expr, entity: str | None = None) -> bool:
        """Whether a value is a local that surely holds a thing (of an entity)."""
        found = self.entities.get(value.id) if isinstance(value, ast.Name) else None
        return found is not None and entity in (None, found)

    def assign(self, target: str, value: ast.expr) -> None:
        """Write `target = value`."""
        self.forget(target)
        if not (isinstance(value, ast.Name) and value.id == target):
            self.out.append(ast.Assign([ast.Name(target, ast.Store())], value))

    def keep(self, value: ast.expr) -> ast.expr:
        """The value under a name, so that it can be used several times."""
        if is_simple(value):
            return value
        kept = self.temporary()
        self.assign(kept, value)
        return name(kept)

    def add(self, template: str, **parts: ast.expr | list[ast.stmt]) -> None:
        """Write statements from a template."""
        self.out.extend(statements(template, **parts))

    @contextmanager
    def into(self) -> Iterator[list[ast.stmt]]:
        """Write into a list of its own for a while."""
        outer, self.out = self.out, []
        refreshed, known, facts = self.refreshed, self.known, self.facts
        self.known, self.facts = dict(known), dict(facts)
        try:
            yield self.out
        finally:
            self.out = outer
            self.refreshed, self.known, self.facts = refreshed, known, facts

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Other names for slots, given inside, are forgotten after it."""
        names, self.names = self.names, dict(self.names)
        try:
            yield
        finally:
            self.names = names

    def when(self, condition: R.Expression | None, body: Callable[[], None]) -> None:
        """Write what is done only if a condition holds."""
        if condition is None or (isinstance(condition, R.Constant) and condition.value):
            body()
            return
        test = self.test(condition)
        with self.into() as inside:
            body()
        self.add("if _t:\n    _body", _t=test, _body=inside)

    def hit(self, *numbers: int) -> None:
        """Count what is reached here, all at once."""
        number = None if self.context.coverage is None else self.context.coverage.together(numbers)
        if number is not None:
            self.add("n[_i] += 1", _i=ast.Constant(number))

    def charge(self, amount: ast.expr, span: Span | None = None) -> None:
        """Take from what may be worked out before the next answer."""
        place = self.module.named(span) if span is not None else ast.Constant(None)
        self.add("effort.left -= _n\nif effort.left < 0:\n    effort.spent(_k)", _n=amount, _k=place)

    def copied(self, count: ast.expr, span: Span | None = None) -> None:
        """Charge for making a list that may have grown without end."""
        copy = self.module.named(self.context.engine.expressions.effort.copy)
        place = self.module.named(span) if span is not None else ast.Constant(None)
        self.add("_f(_n, _k)", _f=copy, _n=count, _k=place)

    def refresh(self) -> None:
        """See that who holds which power is known."""
        if not self.refreshed:
            self.add("if S[0]:\n    refresh(S)")
            self.refreshed = True

    # -------------------------------------------------------------------------------- expressions

    def value(self, node: R.Expression) -> ast.expr:
        """The expression of a node."""
        from interpreter.codegen.expressions import VALUES

        if isinstance(node, R.Ask):
            node = self.context.inlining.constant(node) or node
        return self._shared(node, VALUES[type(node)], truth=False)

    def begin(self, trees: object) -> None:
        """Begin to write something of which nothing need be worked out twice, as long as the game is as it was."""
        self.changed()
        if self.context.passes.share:
            self.repeated = repeated(self.context.program, trees)

    def changed(self) -> None:
        """The game is not as it was: what has been worked out may not be so any more."""
        self.refreshed = False
        self.known = {}
        self.facts = {}

    def forget(self, local: str) -> None:
        """What was made of a local is not known any more: the local gets another value."""
        self.facts.pop(local, None)
        if self.known:
            self.known = {key: each for key, each in self.known.items() if local not in each.made_of}

    def _shared(self, node: R.Expression, method: Callable[[Writer, Any], ast.expr], *, truth: bool) -> ast.expr:
        """An expression; one that has been worked out before is not worked out again."""
        if not is_worth(node) or not self.context.passes.share:
            return self._hoisted(node, method)
        made_of: set[str] = set()

        def called(slot: int) -> str:
            local = self.slot(slot)
            made_of.add(local)
            return local

        key = truth, key_of(node, called)
        known = self.known.get(key)
        if known is not None:
            return name(known.kept)
        found = self._hoisted(node, method)
        if number_key(node) in self.repeated:
            found = self.keep(found)
        if isinstance(found, ast.Name) and found.id[0] == "t":
            self.known[key] = Known(found.id, frozenset(made_of))
        return found

    def _hoisted(self, node: R.Expression, method: Callable[[Writer, Any], ast.expr]) -> ast.expr:
        """An expression; where its value is the same all through a loop, it is worked out once.

        What can do no harm is worked out before the loop, anything else when it is first needed in it.
        """
        if not self.loops or is_trivial(node) or not self.context.passes.hoist:
            return method(self, node)
        harmless = is_harmless(node, self.whole_numbers)
        if not harmless and type(node) not in _COSTLY:
            return method(self, node)
        loop = self._steady_from(node)
        if loop is None:
            return method(self, node)
        if not harmless:
            return self._kept_before(loop, lambda: method(self, node))
        key = key_of(node, self.slot)
        if key in loop.kept:
            return name(loop.kept[key])
        kept = loop.kept[key] = self.temporary()
        outer, self.loops = self.loops, self.loops[: self.loops.index(loop)]
        with self.into() as before:
            self.assign(kept, method(self, node))
        self.loops = outer
        loop.before.extend(before)
        return name(kept)

    def is_steady(self, node: R.Expression) -> bool:
        """Whether a value is kept through the loop that is being written."""
        return self.context.passes.hoist and self._steady_from(node) is not None

    def _steady_from(self, node: R.Expression) -> Loop | None:
        """The outermost loop in which the node's value is always the same."""
        read = free_slots(node)
        found: Loop | None = None
        for loop in reversed(self.loops):
            if not loop.pure or loop.slots & read:
                break
            found = loop
        return found

    def _kept_before(self, loop: Loop, make: Callable[[], ast.expr]) -> ast.expr:
        """A value that is worked out when it is first needed in a loop, and kept."""
        kept = self.temporary()
        comes_first = loop is self.loops[-1] and self.out is loop.body and all(map(_is_sure_look, self.out))
        outer, self.loops = self.loops, []
        with self.into() as inside:
            self.assign(kept, make())
        self.loops = outer
        if comes_first:
            loop.first.extend(inside)
            return name(kept)
        loop.before.extend(statements("_k = W", _k=name(kept)))
        self.add("if _k is W:\n    _b", _k=name(kept), _b=inside)
        return name(kept)

    @contextmanager
    def loop(self, slots: Iterable[int], *, pure: bool = True) -> Iterator[Loop]:
        """Write the body of a loop. Write what `before` holds, then the loop, after this."""
        made = Loop(frozenset(slots), [], pure)
        self.loops.append(made)
        try:
            yield made
        finally:
            self.loops.pop()

    def test(self, node: R.Expression) -> ast.expr:
        """An expression that is true when the node is; it need not be a Boolean."""
        from interpreter.codegen.expressions import TESTS

        method = TESTS.get(type(node))
        return self.value(node) if method is None else self._shared(node, method, truth=True)

    def values(self, nodes: Sequence[R.Expression]) -> list[ast.expr]:
        """The expressions of several nodes, evaluated in their order."""
        return self.in_order([lambda node=node: self.value(node) for node in nodes])  # type: ignore[misc]

    def in_order(self, makers: Sequence[Callable[[], ast.expr]]) -> list[ast.expr]:
        """Several expressions; where one writes something before it, those before it are kept first."""
        done: list[ast.expr] = []
        for make in makers:
            before = len(self.out)
            made = make()
            if len(self.out) > before:
                late = self.out[before:]
                del self.out[before:]
                done = [self.keep(each) for each in done]
                self.out.extend(late)
            done.append(made)
        return done


def _is_sure_look(statement: ast.stmt) -> bool:
    """Whether a statement keeps what stands at a place of a row, which cannot fail: what can bears its place."""
    return isinstance(statement, ast.Assign) and all(
        isinstance(each, (ast.Subscript, ast.Name, ast.Constant, ast.expr_context)) and not hasattr(each, "lineno")
        for each in ast.walk(statement.value)
    )
