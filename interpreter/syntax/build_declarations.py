"""From lark's trees to declarations."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.syntax import tree as ast
from interpreter.syntax.branches import Branches, first_token, only_tree, tokens, tree, trees
from interpreter.syntax.build_examples import ExampleBuilder
from interpreter.text import Source


class DeclarationBuilder(ExampleBuilder):
    """Builds the declarations of one source."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._declarations: dict[str, Callable[[Branches], ast.AnyDeclaration]] = {
            "fixed_total": self._fixed_total,
            "total": self._total,
            "set": self._set,
            "value": self._value,
            "condition": self._condition,
            "enumeration": self._enumeration,
            "kind": self._kind,
            "resource": self._resource,
            "entity": self._entity,
            "track": self._track,
            "zone": self._zone,
            "table": self._table,
            "rule": self._rule,
            "window": self._window,
            "action": self._action,
            "whenever": self._whenever,
            "change": self.change,
            "ability": self._ability,
            "example": self.example,
        }

    def declaration(self, found: Branches) -> ast.AnyDeclaration:
        """Any declaration."""
        return self._declarations[found.data](found)

    def _name_of(self, found: Branches) -> ast.Identifier:
        return self.name(tokens(found, "NAME")[0])

    def _type_of(self, found: Branches) -> ast.TypeExpression:
        wanted = tree(found, "type")
        assert wanted is not None
        return self.type(wanted)

    # --------------------------------------------------------------------------------------- answers

    def _fixed_total(self, found: Branches) -> ast.FixedTotal:
        value = next(each for each in trees(found) if each.data not in ("type", "cites"))
        return ast.FixedTotal(
            self.declared(first_token(found)),
            self._type_of(found),
            self.expression(value),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _total(self, found: Branches) -> ast.Total:
        return ast.Total(
            self._name_of(found),
            self.parameters(found),
            tuple(self.total_part(part) for part in trees(found, "total_part")),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _set(self, found: Branches) -> ast.Set:
        return ast.Set(
            self._name_of(found),
            self.parameters(found),
            self._type_of(found),
            tuple(self.set_part(part) for part in trees(found, "set_part")),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _value(self, found: Branches) -> ast.Value:
        return ast.Value(
            self._name_of(found),
            self.parameters(found),
            self._type_of(found),
            tuple(self.value_part(part) for part in trees(found, "value_part")),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _condition(self, found: Branches) -> ast.Condition:
        return ast.Condition(
            self._name_of(found),
            self.parameters(found),
            self._needs(found),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _needs(self, found: Branches) -> tuple[ast.Need, ...]:
        return tuple(self.need(part) for part in trees(found, "needs", "enough"))

    def _table(self, found: Branches) -> ast.Table:
        return ast.Table(
            self._name_of(found),
            self.parameters(found),
            tuple(self.parameter(output) for output in trees(found, "parameter")),
            tuple(self.row(row) for row in trees(found, "row")),
            cites=self.cites(found),
            span=self.span(found),
        )

    # ------------------------------------------------------------------------------------ what exists

    def _enumeration(self, found: Branches) -> ast.Enumeration:
        members = (self.name(token) for line in trees(found, "names") for token in tokens(line))
        return ast.Enumeration(self._name_of(found), tuple(members), cites=self.cites(found), span=self.span(found))

    def _kind(self, found: Branches) -> ast.Kind:
        name, *members = (self.name(token) for token in tokens(found, "NAME"))
        return ast.Kind(name, tuple(members), cites=self.cites(found), span=self.span(found))

    def _resource(self, found: Branches) -> ast.Resource:
        supply = tokens(found, "INT")
        return ast.Resource(
            self._name_of(found),
            self.integer(supply[0]) if supply else None,
            cites=self.cites(found),
            span=self.span(found),
        )

    def _at_most(self, found: Branches) -> int | None:
        limit = tree(found, "at_most")
        return self.integer(first_token(limit)) if limit else None

    def _entity(self, found: Branches) -> ast.Entity:
        return ast.Entity(
            self._name_of(found),
            self._at_most(found),
            tuple(self.field(field) for field in trees(found, "field", "derived")),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _track(self, found: Branches) -> ast.Track:
        label = tokens(found, "LABEL")
        kind = tree(found, "field_type")
        assert kind is not None
        return ast.Track(
            self.declared(label[0]) if label else self._name_of(found),
            self.parameters(found),
            self.field_type(kind),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _zone(self, found: Branches) -> ast.Zone:
        per = tree(found, "per")
        return ast.Zone(
            self._name_of(found),
            self._type_of(found),
            self.name(first_token(per)) if per else None,
            self._at_most(found),
            self.seen_by(found),
            cites=self.cites(found),
            span=self.span(found),
        )

    # ----------------------------------------------------------------------------------- what happens

    def _steps(self, found: Branches) -> tuple[ast.Step, ...]:
        return tuple(self.step(step) for step in trees(found, "step"))

    def _rule(self, found: Branches) -> ast.Rule:
        result = tree(found, "result")
        stands = tree(found, "stands")
        return ast.Rule(
            self._name_of(found),
            self.parameters(found),
            self._type_of(result) if result else None,
            self._stands(stands) if stands else None,
            self._steps(found),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _stands(self, found: Branches) -> ast.Stands:
        return ast.Stands(self.inner(found), self.otherwise(found), span=self.span(found))

    def _window(self, found: Branches) -> ast.Window:
        asks = tree(found, "asks")
        assert asks is not None
        return ast.Window(
            self._name_of(found),
            self.parameters(found),
            self.inner(asks),
            self.optional(asks, "start"),
            "may" if tree(asks, "or_pass") else "until all pass" if tree(asks, "until_pass") else "must",
            cites=self.cites(found),
            span=self.span(found),
        )

    def _action(self, found: Branches) -> ast.Action:
        return ast.Action(
            self._name_of(found),
            self.parameters(found),
            self.names(found),
            tuple(self.generator(each) for each in trees(found, "generator")),
            self._needs(found),
            tuple(self.limit(each) for each in trees(found, "limit")),
            self._steps(found),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _whenever(self, found: Branches) -> ast.Whenever:
        when = self.optional(found, "when")
        assert when is not None
        return ast.Whenever(
            self._name_of(found),
            self.names(found, "over"),
            when,
            self._steps(found),
            cites=self.cites(found),
            span=self.span(found),
        )

    # --------------------------------------------------------------------------------------- changes

    def change(self, found: Branches) -> ast.Change:
        """`change NAME …` with its operations."""
        overlay = tree(found, "with_overlay")
        return ast.Change(
            self._name_of(found),
            self.step_name(found),
            self.head(found),
            self.name(first_token(overlay)) if overlay else None,
            self.names(found, "over"),
            tuple(self.operation(each) for each in trees(found, "add", "replace", "drop", "drop_row")),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _ability(self, found: Branches) -> ast.Ability:
        return self.ability(found, self._name_of(found))

    def ability(self, found: Branches, title: ast.Identifier) -> ast.Ability:
        """The clauses of an ability, under a title that may come from elsewhere."""
        always = (change for each in trees(found, "always") for change in trees(each, "change"))
        return ast.Ability(
            title,
            tuple(self.expression(only_tree(each)) for each in trees(found, "in_force")),
            tuple(self.change(each) for each in trees(found, "change")),
            tuple(self.change(each) for each in always),
            tuple(self.handler(each) for each in trees(found, "handler")),
            cites=self.cites(found),
            span=self.span(found),
        )
