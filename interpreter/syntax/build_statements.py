"""From lark's trees to statements: what a rule does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from interpreter.syntax import tree as ast
from interpreter.syntax.branches import Branches, SyntaxFault, first_token, only_tree, tree, trees
from interpreter.syntax.build_expressions import RANGES, ExpressionBuilder
from interpreter.text import Source

_WRITES: dict[str, Literal["=", "+=", "-="]] = {"write": "=", "gain": "+=", "lose": "-="}
_TARGETS = (ast.Name, ast.Dot, ast.Call)


class StatementBuilder(ExpressionBuilder):
    """Builds statements of one source."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._statements: dict[str, Callable[[Branches], ast.Statement]] = {
            "let": lambda found: ast.Let(self.name(first_token(found)), self.inner(found), span=self.span(found)),
            "write": self._write,
            "gain": self._write,
            "lose": self._write,
            "perform": self.perform,
            "move_some": self._move_some,
            "move_thing": lambda found: ast.MoveThing(*self._two(found), span=self.span(found)),
            "roll": self._roll,
            "pick": lambda found: ast.Pick(
                self.name(first_token(found)), self.query(only_tree(found)), span=self.span(found)
            ),
            "shuffle": lambda found: ast.Shuffle(self.inner(found), span=self.span(found)),
            "reveal": lambda found: ast.Reveal(*self._two(found), span=self.span(found)),
            "tell": lambda found: ast.Tell(
                self.text(only_tree(found)), self.optional(found, "told_to"), span=self.span(found)
            ),
            "make": self._make,
            "give": lambda found: ast.Give(self.inner(found), span=self.span(found)),
            "stop": self._stop,
            "do_nothing": lambda found: ast.DoNothing(span=self.span(found)),
            "end_thing": lambda found: ast.EndThing(self.inner(found), span=self.span(found)),
            "end_game": self._end_game,
            "choose": lambda found: self._choose(found, may=False),
            "may_choose": lambda found: self._choose(found, may=True),
            "consent": self._consent,
            "menu": lambda found: self._menu(found, may=False),
            "may_menu": lambda found: self._menu(found, may=True),
            "if_": self._if,
            "for_each": self._for_each,
            "repeat": self._repeat,
            "repeat_while": self._repeat,
            "repeat_with": self._repeat_with,
            "case": self._case,
            "step": self.step,
        }

    # ---------------------------------------------------------------------------------------- bodies

    def statement(self, found: Branches) -> ast.Statement:
        """Any statement."""
        return self._statements[found.data](found)

    def body(self, found: Branches) -> tuple[ast.Statement, ...]:
        """The statements of an indented block, or the one statement that stands on the label's line."""
        if found.data == "block":
            return tuple(self.statement(each) for each in trees(found))
        return (self.statement(found),)

    def block(self, parent: Branches) -> tuple[ast.Statement, ...]:
        """The statements of the block among the children; the grammar promises one."""
        found = tree(parent, "block")
        assert found is not None
        return self.body(found)

    def optional_block(self, parent: Branches) -> tuple[ast.Statement, ...] | None:
        """The statements of the block among the children, or None."""
        found = tree(parent, "block")
        return self.body(found) if found else None

    def otherwise(self, parent: Branches) -> tuple[ast.Statement, ...] | None:
        """What stands under `else:`, or None."""
        found = tree(parent, "otherwise", "short_otherwise")
        return self.body(only_tree(found)) if found else None

    def step(self, found: Branches) -> ast.Step:
        """`LABEL: …`."""
        return ast.Step(self.label(first_token(found)), self.body(only_tree(found)), span=self.span(found))

    # ------------------------------------------------------------------------------------ one-liners

    def _two(self, found: Branches) -> tuple[ast.Expression, ast.Expression]:
        one, two = self.expressions(found)
        return one, two

    def _write(self, found: Branches) -> ast.Write:
        target, value = (self.expression(each) for each in trees(found) if each.data != "as_name")
        if not isinstance(target, _TARGETS):
            raise SyntaxFault("L0245", target.span)
        return ast.Write(target, _WRITES[found.data], value, self.as_name(found), span=self.span(found))

    def perform(self, found: Branches) -> ast.Perform:
        """`RULE(ARGUMENTS) as NAME`."""
        return ast.Perform(self.call(only_tree(found)), self.as_name(found), span=self.span(found))

    def _move_some(self, found: Branches) -> ast.MoveSome:
        amount, source, target = (self.expression(each) for each in trees(found) if each.data != "as_name")
        return ast.MoveSome(amount, source, target, self.as_name(found), span=self.span(found))

    def _roll(self, found: Branches) -> ast.Roll:
        call = tree(found, "call")
        dice = self.call(call) if call else self.dice(first_token(found))
        return ast.Roll(dice, self._result(found), self.optional(found, "seen_by_seat"), span=self.span(found))

    def _make(self, found: Branches) -> ast.Make:
        return ast.Make(self.call(only_tree(found)), self._result(found), span=self.span(found))

    def _result(self, found: Branches) -> ast.Identifier:
        name = self.as_name(found)
        assert name is not None
        return name

    def _stop(self, found: Branches) -> ast.Stop:
        label = tree(found, "any_word")
        return ast.Stop(self.any_word(label) if label else None, self.optional(found, "when"), span=self.span(found))

    def _end_game(self, found: Branches) -> ast.EndGame:
        return ast.EndGame(
            self.text(only_tree(found)),
            self.optional(found, "winners"),
            nobody=tree(found, "nobody") is not None,
            span=self.span(found),
        )

    # --------------------------------------------------------------------------------------- choices

    def _by(self, found: Branches) -> ast.Expression:
        by = self.optional(found, "by")
        assert by is not None
        return by

    def _choose(self, found: Branches, may: bool) -> ast.Choose:
        chosen = only_tree(found)
        return ast.Choose(
            self.name(first_token(chosen)),
            self.choice_source(chosen) if chosen.data != "some_of" else self._last_source(chosen),
            self._by(found),
            count=self._count(chosen),
            may=may,
            ask=self.optional_text(found, "ask"),
            body=self.optional_block(found),
            otherwise=self.otherwise(found),
            span=self.span(found),
        )

    def _last_source(self, chosen: Branches) -> ast.SourceExpression:
        # The count of `choose 0 .. n cards from S` may be a range as well; the source comes last.
        last = trees(chosen)[-1]
        return self.query(last) if last.data == "source" else self.range(last)

    def _count(self, chosen: Branches) -> ast.Count | None:
        if chosen.data == "one_of":
            return None
        if chosen.data == "any_number_of":
            return ast.Count(None, None, span=self.span(chosen))
        count = only_tree(chosen)
        if count.data in RANGES:
            both = self.range(count)
            return ast.Count(both.low, both.high, span=self.span(count))
        exactly = self.inner(count)
        return ast.Count(exactly, exactly, span=self.span(count))

    def _consent(self, found: Branches) -> ast.Consent:
        return ast.Consent(
            self._by(found),
            self.optional_text(found, "ask"),
            self.optional_block(found),
            self.otherwise(found),
            span=self.span(found),
        )

    def _menu(self, found: Branches, may: bool) -> ast.Menu:
        return ast.Menu(
            self._by(found),
            repeated=tree(found, "any") is not None,
            may=may,
            ask=self.optional_text(found, "ask"),
            branches=tuple(self.branch(each) for each in trees(found, "branch", "short_branch")),
            otherwise=self.otherwise(found),
            span=self.span(found),
        )

    def branch(self, found: Branches) -> ast.Branch:
        """A branch of a menu."""
        body = self.block(found) if found.data == "branch" else self.body(only_tree(found))
        return ast.Branch(
            self.label(first_token(found)),
            tuple(self.generator(each) for each in trees(found, "generator")),
            self.optional(found, "when"),
            self.optional_text(found, "reason"),
            body,
            span=self.span(found),
        )

    def generator(self, found: Branches) -> ast.Generator:
        """`with NAME from S`."""
        return ast.Generator(self.name(first_token(found)), self.choice_source(found), span=self.span(found))

    # -------------------------------------------------------------------------- conditions and loops

    def _if(self, found: Branches) -> ast.If:
        return ast.If(self.inner(found), self.block(found), self.otherwise(found), span=self.span(found))

    def _for_each(self, found: Branches) -> ast.ForEach:
        return ast.ForEach(
            self.name(first_token(found)),
            self.choice_source(found),
            self.optional(found, "start"),
            tree(found, "secretly") is not None,
            self.block(found),
            span=self.span(found),
        )

    def _repeat(self, found: Branches) -> ast.Repeat:
        condition = self.inner(found) if found.data == "repeat_while" else None
        return ast.Repeat(condition, self.block(found), span=self.span(found))

    def _repeat_with(self, found: Branches) -> ast.RepeatWith:
        return ast.RepeatWith(
            self.name(first_token(found)), self.choice_source(found), self.block(found), span=self.span(found)
        )

    def _case(self, found: Branches) -> ast.Case:
        arms = tuple(
            ast.Arm(self.label(first_token(arm)), self.body(only_tree(arm)), span=self.span(arm))
            for arm in trees(found, "step")
        )
        return ast.Case(self.inner(found), arms, self.otherwise(found), span=self.span(found))
