"""From lark's trees to worked examples and citations."""

from __future__ import annotations

from interpreter.syntax import tree as ast
from interpreter.syntax.branches import Branches, Word, first_token, only_tree, tokens, tree, trees
from interpreter.syntax.build_parts import PartBuilder


class ExampleBuilder(PartBuilder):
    """Builds the examples of one source."""

    def cites(self, parent: Branches) -> tuple[ast.Citation, ...]:
        """The citations of a declaration."""
        found = tree(parent, "cites")
        return tuple(self._citation(each) for each in trees(found)) if found else ()

    def _citation(self, found: Branches) -> ast.Citation:
        edition = tokens(found, "NAME")
        section = tokens(found, "STRING")[0].value[1:-1]
        return ast.Citation(self.name(edition[0]) if edition else None, section, span=self.span(found))

    def example(self, found: Branches) -> ast.Example:
        """`example NAME` with `given`, `when`, `then` and `misprint`."""
        parts = ("given", "script", "claims", "misprint")
        given, script, claims, misprint = (tree(found, name) for name in parts)
        return ast.Example(
            self.name(first_token(found)),
            tuple(self.statement(each) for each in trees(given)) if given else (),
            tuple(self._answer(each) for each in trees(script)) if script else (),
            tuple(self._claim(each) for each in trees(claims)) if claims else (),
            tuple(self._claim(each) for each in trees(misprint)) if misprint else (),
            cites=self.cites(found),
            span=self.span(found),
        )

    def _asked(self, found: Branches) -> ast.Identifier | None:
        asked = tree(found, "asked")
        return self.name(first_token(asked)) if asked else None

    def _by_whom(self, found: Branches) -> ast.Expression:
        by = self.optional(found, "by")
        assert by is not None
        return by

    def _answer(self, found: Branches) -> ast.Answer:
        place = self.span(found)
        if found.data == "perform":
            return self.perform(found)
        if found.data == "roll_answer":
            return ast.RollAnswer(tuple(self._rolled(token) for token in tokens(found)), span=place)
        if found.data == "pass_answer":
            return ast.PassAnswer(self._by_whom(found), self._asked(found), span=place)
        if found.data == "action_answer":
            return ast.ActionAnswer(self.call(only_tree(found)), self._by_whom(found), span=place)
        values = (self.expression(each) for each in trees(found) if each.data not in ("by", "asked"))
        return ast.ChooseAnswer(tuple(values), self._by_whom(found), self._asked(found), span=place)

    def _rolled(self, token: Word) -> ast.Expression:
        place = self.span(token)
        if token.type == "INT":
            return ast.Number(self.integer(token), span=place)
        return ast.Name(self.name(token).text, span=place)

    def _claim(self, found: Branches) -> ast.Claim:
        place = self.span(found)
        if found.data == "ended":
            return ast.Ended(self.name(first_token(found)), span=place)
        if found.data in ("told", "not_told"):
            return ast.Told(self.text(only_tree(found)), found.data == "not_told", span=place)
        if found.data in ("may_act", "may_not_act"):
            call = self.call(only_tree(found))
            return ast.MayAct(call, found.data == "may_not_act", self._refused(found), span=place)
        if found.data == "may_not_choose":
            values = tuple(self.any_word(each) for each in trees(found, "any_word"))
            return ast.MayNotChoose(self.name(first_token(found)), values, self._refused(found), span=place)
        return ast.Holds(self.inner(found), span=place)

    def _refused(self, found: Branches) -> ast.Identifier | None:
        refused = tree(found, "refused")
        return self.name(first_token(refused)) if refused else None
