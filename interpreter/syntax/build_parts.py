"""From lark's trees to labelled parts, rows, fields, changes and handlers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from interpreter.syntax import tree as ast
from interpreter.syntax.branches import Branches, Word, first_token, only_tree, tokens, tree, trees
from interpreter.syntax.build_statements import StatementBuilder
from interpreter.text import Source

_TOTAL_OPERATORS: dict[str, Literal["+", "-", "*", "at most", "at least"]] = {
    "PLUS": "+",
    "MINUS": "-",
    "TIMES": "*",
    "most": "at most",
    "least": "at least",
}


class PartBuilder(StatementBuilder):
    """Builds the parts of declarations of one source."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._parts: dict[str, Callable[[Branches], ast.NewPart]] = {
            "total_part": self.total_part,
            "set_part": self.set_part,
            "value_part": self.value_part,
            "needs": self.need,
            "enough": self.need,
            "limit": self.limit,
            "row": self.row,
            "field": self.field,
            "derived": self.field,
            "branch": self._branch_or_step,
            "new_step": self.step,
            "new_member": lambda found: self.name(first_token(found)),
        }

    # ----------------------------------------------------------------------------------------- parts

    def part_label(self, found: Branches) -> ast.Identifier:
        """The label of a part; `else:` gives the label `else`."""
        return self.label(first_token(found))

    def total_part(self, found: Branches) -> ast.TotalPart:
        """`LABEL: + X [when C]`."""
        operator = found.children[1]
        kind = operator.type if isinstance(operator, Word) else operator.data
        value = next(each for each in trees(found) if each.data not in ("most", "least"))
        return ast.TotalPart(
            self.part_label(found),
            _TOTAL_OPERATORS[kind],
            self.expression(value),
            self.optional(found, "when"),
            span=self.span(found),
        )

    def set_part(self, found: Branches) -> ast.SetPart:
        """`LABEL: include S [when C]`."""
        source = tree(found, "source")
        assert source is not None
        return ast.SetPart(
            self.part_label(found),
            "include" if tree(found, "include") else "exclude",
            self.query(source),
            self.optional(found, "when"),
            span=self.span(found),
        )

    def value_part(self, found: Branches) -> ast.ValuePart:
        """`LABEL: is X [when C]`."""
        return ast.ValuePart(
            self.part_label(found), self.inner(found), self.optional(found, "when"), span=self.span(found)
        )

    def need(self, found: Branches) -> ast.Need:
        """`LABEL: needs X [when C] [else REASON]`."""
        return ast.Need(
            self.part_label(found),
            "needs" if found.data == "needs" else "enough",
            self.inner(found),
            self.optional(found, "when"),
            self.optional_text(found, "reason"),
            span=self.span(found),
        )

    def limit(self, found: Branches) -> ast.Limit:
        """`LABEL: once per SCOPE [per KEYS] [else REASON]`."""
        keys = tree(found, "limit_keys")
        return ast.Limit(
            self.part_label(found),
            self.name(tokens(found, "NAME")[0]),
            self.expressions(keys) if keys else (),
            self.optional_text(found, "reason"),
            span=self.span(found),
        )

    # ----------------------------------------------------------------------------------- rows, fields

    def row(self, found: Branches) -> ast.Row:
        """A row of a table."""
        return ast.Row(tuple(self._cell(cell) for cell in found.children), span=self.span(found))

    def _cell(self, cell: Branches | Word) -> ast.Cell:
        place = self.span(cell)
        if isinstance(cell, Word):
            return ast.Cell("name", name=self.name(cell).text, span=place)
        if cell.data == "none_cell":
            return ast.Cell("none", span=place)
        if cell.data in ("yes_cell", "no_cell"):
            return ast.Cell("truth", truth=cell.data == "yes_cell", span=place)
        if cell.data == "range_cell":
            low, high = self.bounds(first_token(cell))
            return ast.Cell("range", low, high, span=place)
        number = self.integer(tokens(cell, "INT")[0])
        number = -number if tokens(cell, "MINUS") else number
        return ast.Cell("number", number, number, span=place)

    def field(self, found: Branches) -> ast.Field | ast.DerivedField:
        """`NAME: TYPE …` or `NAME = X`."""
        if found.data == "derived":
            return ast.DerivedField(self.name(first_token(found)), self.inner(found), span=self.span(found))
        return ast.Field(self.declared(first_token(found)), self.field_type(only_tree(found)), span=self.span(found))

    def field_type(self, found: Branches) -> ast.FieldType:
        """The type of a field or track with what follows it."""
        until = tree(found, "until")
        return ast.FieldType(
            self.type(only_tree(found)),
            self.optional(found, "default"),
            tree(found, "clamped") is not None,
            self.seen_by(found),
            self.name(first_token(until)) if until else None,
            span=self.span(found),
        )

    def seen_by(self, parent: Branches) -> ast.Identifier | None:
        """Who sees a field or zone, or None when nothing is said."""
        found = tree(parent, "seen_by")
        if found is None:
            return None
        if tokens(found):
            return self.name(first_token(found))
        who = only_tree(found)
        return ast.Identifier("all" if who.data == "all_see" else "none", span=self.span(who))

    def names(self, parent: Branches, name: str = "names") -> tuple[ast.Identifier, ...]:
        """The names of `over A, B` or `in A, B`; none when the child is missing."""
        found = tree(parent, name)
        if found is None:
            return ()
        listed = found if name == "names" else only_tree(found)
        return tuple(self.name(token) for token in tokens(listed))

    # ----------------------------------------------------------------------------- changes, handlers

    def part(self, found: Branches) -> ast.NewPart:
        """Anything that `add` and `replace` bring."""
        return self._parts[found.data](found)

    def _branch_or_step(self, found: Branches) -> ast.Branch | ast.Step:
        # A branch without `with`, `when` and `else` looks like a step; the checker knows which it joins.
        branch = self.branch(found)
        if branch.generators or branch.when or branch.reason:
            return branch
        return ast.Step(branch.label, branch.body, span=branch.span)

    def operation(self, found: Branches) -> ast.Operation:
        """A line of a change."""
        if found.data == "drop_row":
            return ast.DropRow(self.row(only_tree(found)), span=self.span(found))
        if found.data == "replace":
            return ast.Replace(self.part(only_tree(found)), span=self.span(found))
        if found.data == "add":
            place = tree(found, "place")
            part = trees(found)[-1]
            return ast.Add(self._place(place) if place else None, self.part(part), span=self.span(found))
        return ast.Drop(
            self.any_word(only_tree(found)),
            tree(found, "if_any") is not None,
            self.optional(found, "when"),
            self.optional_text(found, "reason"),
            span=self.span(found),
        )

    def _place(self, found: Branches) -> ast.Place:
        word = tree(found, "any_word")
        assert word is not None
        return ast.Place(_moment(found), self.any_word(word), span=self.span(found))

    def head(self, parent: Branches) -> tuple[ast.Expression, ...] | None:
        """The expressions in the parentheses of a change or handler; None without parentheses."""
        found = tree(parent, "head")
        return self.expressions(found) if found else None

    def step_name(self, found: Branches) -> ast.Identifier | None:
        """The step of `RULE.STEP`, or None."""
        member = tokens(found, "MEMBER")
        return self.member(member[0]) if member else None

    def handler(self, found: Branches) -> ast.Handler:
        """`before RULE.STEP(HEAD) over NAMES when C` and its statements."""
        return ast.Handler(
            _moment(found),
            self.name(tokens(found, "NAME")[0]),
            self.step_name(found),
            self.head(found) or (),
            self.names(found, "over"),
            self.optional(found, "when"),
            self.block(found),
            span=self.span(found),
        )


def _moment(found: Branches) -> Literal["before", "after"]:
    return "before" if tree(found, "before") else "after"
