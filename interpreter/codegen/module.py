"""What is gathered while a program is generated: functions, the objects they name, and the places of faults."""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from interpreter.codegen import quote
from interpreter.codegen.trees import settle
from interpreter.text import Span


class Site(NamedTuple):
    """A place where a look-up may fail: the code of the fault, its place and words; the block it is in."""

    code: str
    span: Span | None
    words: dict[str, object]
    block: int


class Module:
    """Globals shared by all generated functions of a program. Every name in them is made here."""

    def __init__(self) -> None:
        self.globals: dict[str, Any] = {"__builtins__": {}}
        self.sites: list[Site | None] = [None]
        self._known: dict[int, tuple[str, object]] = {}
        self._values: dict[object, str] = {}
        self._counts: dict[str, int] = {}
        self.codes: dict[CodeType, str] = {}
        self.block = 0
        """The block that is being written."""

    def fresh(self, letter: str) -> str:
        """A new global name."""
        self._counts[letter] = self._counts.get(letter, 0) + 1
        return f"{letter}{self._counts[letter]}"

    def named(self, value: object) -> ast.expr:
        """A name for an object; the same object keeps its name."""
        known = self._known.get(id(value))
        if known is None:
            known = self._known[id(value)] = (self.fresh("k"), value)
            self.globals[known[0]] = value
        return ast.Name(known[0], ast.Load())

    def shared(self, value: Any, key: object) -> ast.expr:
        """A name for a value that may be made several times over; `key` tells which are the same."""
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self.fresh("k")
            self.globals[known] = value
        return ast.Name(known, ast.Load())

    def constant(self, value: object) -> ast.expr:
        """A constant of the rules: numbers as they are, tuples of numbers by name."""
        if value is None or isinstance(value, int):
            return quote.constant(value)
        return self.shared(value, ("constant", repr(value)))

    def site(self, node: ast.expr, code: str, span: Span | None, **words: object) -> ast.expr:
        """The node, marked: a `KeyError` raised by it is this fault."""
        self.sites.append(Site(code, span, words, self.block))
        number = len(self.sites) - 1
        line = 1 if span is None else span.line
        node.lineno = node.end_lineno = line
        node.col_offset, node.end_col_offset = number, number + 1
        return node

    def mark(self, body: list[ast.stmt], line: int) -> None:
        """Give statements their line of the rules, and their block where a column would end."""
        for statement in body:
            if not hasattr(statement, "lineno"):
                statement.lineno = statement.end_lineno = line
                statement.col_offset, statement.end_col_offset = 0, self.block

    def lazily(self, identifier: str, generate: Callable[[], object]) -> None:
        """Make a function known that is generated when it is first called."""

        def first(*arguments: Any) -> Any:
            generate()
            return self.globals[identifier](*arguments)

        self.globals[identifier] = first

    def define(
        self,
        identifier: str,
        parameters: list[str],
        body: list[ast.stmt],
        source: str = "rules",
        line: int = 1,
    ) -> Callable[..., Any]:
        """Compile a function and make it known under its name."""
        arguments = ast.arguments([], [ast.arg(each) for each in parameters], None, [], [], None, [])
        function = ast.FunctionDef(identifier, arguments, body or [ast.Pass()], [])
        tree = ast.Module([function], [])
        settle(tree, line)
        code = compile(tree, source, "exec", dont_inherit=True)
        inner = next(each for each in code.co_consts if isinstance(each, CodeType))
        self.codes[inner] = identifier
        made = FunctionType(inner, self.globals)
        self.globals[identifier] = made
        return made
