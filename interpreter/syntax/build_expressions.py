"""From lark's trees to expressions, types and texts."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Literal, cast

from interpreter.syntax import tree as ast
from interpreter.syntax.branches import Branches, SyntaxFault, Word, first_token, only_tree, tokens, tree, trees
from interpreter.syntax.keywords import keywords
from interpreter.text import Source, Span

MAX_NUMBER = 1_000_000_000
MAX_DICE = 1000


class ExpressionBuilder:
    """Builds expressions of one source; the places in the trees are offsets of that source."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._expressions: dict[str, Callable[[Branches], ast.Expression]] = {
            "number": self._number,
            "name": self._name,
            "yes": lambda found: ast.Truth(True, span=self.span(found)),
            "no": lambda found: ast.Truth(False, span=self.span(found)),
            "none": lambda found: ast.Nothing(span=self.span(found)),
            "parentheses": lambda found: self.expression(only_tree(found)),
            "dot": self._dot,
            "lookup": self._lookup,
            "call": self.call,
            "all_of": lambda found: ast.AllOf(self.name(first_token(found)), span=self.span(found)),
            "minus": self._unary,
            "negation": self._unary,
            "or_": self._binary,
            "and_": self._binary,
            "arithmetic": self._binary,
            "division": self._binary,
            "compare": self._binary,
            "equal": self._binary,
            "member": self._binary,
            "not_member": self._binary,
            "is_none": self._is_none,
            "is_not_none": self._is_none,
            "is_kind": self._is_kind,
            "is_not_kind": self._is_kind,
            "count_of": self._aggregate,
            "any_of": self._aggregate,
            "none_of": self._aggregate,
            "first_of": self._aggregate,
            "sum_of": self._reduction,
            "highest_of": self._reduction,
            "lowest_of": self._reduction,
            "can": lambda found: ast.Can(self.call(only_tree(found)), span=self.span(found)),
            "query": self.query,
            "sorted": self._sorted,
            "either": self._either,
            "list_literal": lambda found: ast.ListLiteral(self.expressions(found), span=self.span(found)),
        }

    # ------------------------------------------------------------------------------ places and names

    def span(self, found: Branches | Word) -> Span:
        """The place of a tree or token."""
        return Span(self.source, found.start_pos, found.end_pos)

    def name(self, token: Word) -> ast.Identifier:
        """A name as written."""
        return ast.Identifier(_normalised(token.value), span=self.span(token))

    def label(self, token: Word) -> ast.Identifier:
        """A label without its colon; any word but `else` may be one."""
        place = Span(self.source, token.start_pos, token.end_pos - 1)
        return ast.Identifier(_normalised(token.value[:-1]), span=place)

    def declared(self, token: Word) -> ast.Identifier:
        """The name of a field, parameter, track or total that is written with a colon: no keyword."""
        name = self.label(token)
        if name.text in keywords():
            raise SyntaxFault("L0211", name.span, word=name.text)
        return name

    def member(self, token: Word) -> ast.Identifier:
        """The name behind a dot; the token begins with the dot."""
        place = Span(self.source, token.start_pos + 1, token.end_pos)
        return ast.Identifier(_normalised(token.value[1:]), span=place)

    def any_word(self, found: Branches) -> ast.Identifier:
        """A label that is referred to."""
        return self.name(first_token(found))

    def as_name(self, parent: Branches) -> ast.Identifier | None:
        """The name of `as NAME` among the children."""
        found = tree(parent, "as_name")
        return self.name(first_token(found)) if found else None

    def integer(self, token: Word) -> int:
        """The number of a token, within what any game needs."""
        return self._integer(token.value, token)

    def _integer(self, digits: str, token: Word) -> int:
        if len(digits) > 12 or abs(int(digits)) > MAX_NUMBER:
            raise SyntaxFault("L0208", self.span(token), limit=MAX_NUMBER)
        return int(digits)

    # ---------------------------------------------------------------------------------------- types

    def type(self, found: Branches) -> ast.TypeExpression:
        """`[list of] BASE [?]`."""
        base = next(token for token in tokens(found) if token.type != "OPTIONAL")
        return ast.TypeExpression(
            self._base(base),
            is_list=tree(found, "list_of") is not None,
            optional=bool(tokens(found, "OPTIONAL")),
            span=self.span(found),
        )

    def _base(self, token: Word) -> ast.NamedType | ast.RangeType | ast.DiceType:
        if token.type == "NAME":
            return ast.NamedType(self.name(token), span=self.span(token))
        if token.type == "DICE":
            return self.dice(token)
        low, high = self.bounds(token)
        return ast.RangeType(low, high, span=self.span(token))

    def dice(self, token: Word) -> ast.DiceType:
        """`3d6`."""
        count, sides = token.value.split("d")
        number = self._integer(count, token)
        if number > MAX_DICE:
            raise SyntaxFault("L0269", self.span(token), limit=MAX_DICE)
        return ast.DiceType(number, self._integer(sides, token), span=self.span(token))

    def bounds(self, token: Word) -> tuple[int | None, int | None]:
        """The two sides of `0..9`, `..4` or `1..`; None where it is open."""
        low, high = token.value.split("..")
        return (
            self._integer(low, token) if low else None,
            self._integer(high, token) if high else None,
        )

    def parameters(self, parent: Branches) -> tuple[ast.Parameter, ...]:
        """The parameters of a declaration; none when it has no parentheses."""
        found = tree(parent, "parameters")
        return tuple(self.parameter(each) for each in trees(found, "parameter")) if found else ()

    def parameter(self, found: Branches) -> ast.Parameter:
        """`NAME: TYPE`."""
        name = self.declared(first_token(found))
        return ast.Parameter(name, self.type(only_tree(found)), span=self.span(found))

    # ---------------------------------------------------------------------------------- expressions

    def expression(self, found: Branches) -> ast.Expression:
        """Any expression."""
        return self._expressions[found.data](found)

    def expressions(self, found: Branches) -> tuple[ast.Expression, ...]:
        """The children that are trees, each an expression."""
        return tuple(self.expression(each) for each in trees(found))

    def inner(self, found: Branches) -> ast.Expression:
        """The expression that is the only tree among the children."""
        return self.expression(only_tree(found))

    def optional(self, parent: Branches, name: str) -> ast.Expression | None:
        """The expression inside the child called `name`, such as `when`, or None without such a child."""
        found = tree(parent, name)
        return self.inner(found) if found else None

    def _number(self, found: Branches) -> ast.Number:
        return ast.Number(self.integer(first_token(found)), span=self.span(found))

    def _name(self, found: Branches) -> ast.Name:
        return ast.Name(_normalised(first_token(found).value), span=self.span(found))

    def _dot(self, found: Branches) -> ast.Dot:
        return ast.Dot(self.inner(found), self.member(first_token(found)), span=self.span(found))

    def _lookup(self, found: Branches) -> ast.Lookup:
        subject, *arguments = self.expressions(found)
        return ast.Lookup(subject, tuple(arguments), span=self.span(found))

    def call(self, found: Branches) -> ast.Call:
        """`NAME(ARGUMENTS)`."""
        return ast.Call(self.name(first_token(found)), self.arguments(found), span=self.span(found))

    def arguments(self, parent: Branches) -> tuple[ast.Argument, ...]:
        """The arguments in parentheses; none when there are no parentheses."""
        found = tree(parent, "arguments")
        return tuple(self._argument(each) for each in trees(found)) if found else ()

    def _argument(self, found: Branches) -> ast.Argument:
        label = tokens(found, "LABEL")
        return ast.Argument(self.label(label[0]) if label else None, self.inner(found), span=self.span(found))

    def _unary(self, found: Branches) -> ast.Unary:
        operator: Literal["-", "not"] = "-" if found.data == "minus" else "not"
        return ast.Unary(operator, self.inner(found), span=self.span(found))

    def _binary(self, found: Branches) -> ast.Binary:
        left, right = self.expressions(found)
        operator = _WORD_OPERATORS.get(found.data) or cast(ast.BinaryOperator, first_token(found).value)
        return ast.Binary(operator, left, right, span=self.span(found))

    def _is_none(self, found: Branches) -> ast.IsNone:
        return ast.IsNone(self.inner(found), found.data == "is_not_none", span=self.span(found))

    def _is_kind(self, found: Branches) -> ast.IsKind:
        kind = self.name(first_token(found))
        return ast.IsKind(self.inner(found), kind, found.data == "is_not_kind", span=self.span(found))

    def _aggregate(self, found: Branches) -> ast.Aggregate:
        return ast.Aggregate(_AGGREGATES[found.data], self.inner(found), span=self.span(found))

    def _reduction(self, found: Branches) -> ast.Reduction:
        body, source = self.expressions(found)
        return ast.Reduction(_REDUCTIONS[found.data], body, source, span=self.span(found))

    def query(self, found: Branches) -> ast.Query:
        """`S as NAME where C`, with or without its parentheses."""
        return ast.Query(self.inner(found), self.as_name(found), self.optional(found, "where"), span=self.span(found))

    def _sorted(self, found: Branches) -> ast.Sorted:
        keys = tuple(
            ast.SortKey("highest" if key.data == "highest_key" else "lowest", self.inner(key), span=self.span(key))
            for key in trees(found, "highest_key", "lowest_key")
        )
        return ast.Sorted(self.query(found), keys, span=self.span(found))

    def _either(self, found: Branches) -> ast.Either:
        yes, condition, no = self.expressions(found)
        return ast.Either(condition, yes, no, span=self.span(found))

    # -------------------------------------------------------------------------- sources and messages

    def choice_source(self, parent: Branches) -> ast.SourceExpression:
        """The set or range among the children of a loop, choice or generator."""
        found = tree(parent, "source", *RANGES)
        assert found is not None
        return self.query(found) if found.data == "source" else self.range(found)

    def range(self, found: Branches) -> ast.RangeSource:
        """`LOW .. HIGH`, also when it was written without the spaces."""
        sides = list(self.expressions(found))
        for token in tokens(found):
            low, high = self.bounds(token)
            written = [ast.Number(side, span=self.span(token)) for side in (low, high) if side is not None]
            sides = [*written, *sides] if low is not None else [*sides, *written]
        return ast.RangeSource(sides[0], sides[1], span=self.span(found))

    def text(self, found: Branches) -> ast.Text:
        """`KEY(ARGUMENTS)`."""
        return ast.Text(self.name(first_token(found)), self.arguments(found), span=self.span(found))

    def optional_text(self, parent: Branches, name: str) -> ast.Text | None:
        """The text inside the child called `name`, such as `ask`, or None."""
        found = tree(parent, name)
        return self.text(only_tree(found)) if found else None


RANGES = ("range", "range_above", "range_below", "range_closed")

_WORD_OPERATORS: dict[str, ast.BinaryOperator] = {
    "or_": "or",
    "and_": "and",
    "division": "/",
    "equal": "=",
    "member": "in",
    "not_member": "not in",
}
_AGGREGATES: dict[str, Literal["count", "any", "none", "first"]] = {
    "count_of": "count",
    "any_of": "any",
    "none_of": "none",
    "first_of": "first",
}
_REDUCTIONS: dict[str, Literal["sum", "highest", "lowest"]] = {
    "sum_of": "sum",
    "highest_of": "highest",
    "lowest_of": "lowest",
}


def _normalised(name: str) -> str:
    return name if name.isascii() else unicodedata.normalize("NFC", name)
