"""Which questions depend on what others may not see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from interpreter.check import resolved as R
from interpreter.check.program import Program
from interpreter.ir import blocks as B


@dataclass(frozen=True)
class _Source:
    """What a question was asked of: what follows it is the asked one's choice."""

    parts: tuple[object, ...]


class Hidden:
    """Works out, and remembers, whether questions read zones or fields that not everybody sees.

    How many things lie in a zone is seen by all; which they are is not. A question depends on what it reads
    itself and on the tests that led to it, in its rule and in the rules that carried that one out.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self._functions: dict[str, bool] = {}
        self._questions: dict[int, bool] = {}
        self._windows: dict[str, bool] = {}
        self._guarded: dict[str, bool] = {}
        self.secret: set[str] = set()
        """Paths of questions that are answered in secret: nobody sees that they were answered, or how."""
        self.telling: set[str] = set()
        """Messages that are told because of something hidden: they let it be known."""
        self.anything_hidden = any(zone.seen_by != "all" for zone in program.zones.values()) or any(
            column.seen_by != "all" for column in program.columns
        )
        self._tests: dict[str, list[object]] = {}
        self._callers: dict[str, list[tuple[str, tuple[object, ...]]]] = {}
        for name in sorted(program.routines):
            routine = program.routines[name]
            self._note(name, routine.body, (), False)
            for use in (*routine.before, *routine.after):
                self._called(use.routine, name, (use.when, use.power))

    # ------------------------------------------------------------------------------------- reads

    def reads(self, node: object) -> bool:
        """Whether a resolved tree reads something that not everybody sees."""
        match node:
            case None | R.Constant() | R.Local() | R.AllThings():
                return False
            case R.CountOf(source=R.ZoneOf(key=key)) | R.AnyOf(source=R.ZoneOf(key=key)):
                return self.reads(key)
            case R.CountOf(source=R.ZoneEverywhere()) | R.AnyOf(source=R.ZoneEverywhere()):
                return False
            case R.ZoneOf(zone=zone) | R.ZoneEverywhere(zone=zone) if zone.seen_by != "all":
                return True
            case R.FieldOf(column=column) | R.TrackOf(column=column) if column.seen_by != "all":
                return True
            case R.Ask(name=name) | R.PartValue(name=name):
                return self.function(name) or any(self.reads(each) for each in node.arguments)
            case R.CanPerform(rule=rule):
                return self._rule(rule)
            case _Source(parts=parts):
                return any(self.reads(part) for part in parts)
            case _:
                return any(self.reads(child) for child in _children(node))

    def function(self, name: str) -> bool:
        """Whether a total, set, value or condition reads something that not everybody sees."""
        known = self._functions.get(name)
        if known is None:
            self._functions[name] = False  # a function that asks itself reads nothing new by it
            known = self._functions[name] = self.reads(self.program.functions[name].parts)
        return known

    def _rule(self, name: str) -> bool:
        key = f"rule {name}"
        known = self._functions.get(key)
        if known is None:
            self._functions[key] = False
            body = self.program.routines[name].body
            routines = self.program.routines
            called = [n.name for n in _all(body) if isinstance(n, R.CallRoutine) and n.name in routines]
            known = self._functions[key] = self.reads(body) or any(self._rule(each) for each in called)
        return known

    # ----------------------------------------------------------------------------------- control

    def _note(self, name: str, node: object, tests: tuple[object, ...], secret: bool) -> None:
        """Note for every question and every rule carried out the tests that lead to it."""
        match node:
            case tuple():
                for each in node:
                    self._note(name, each, tests, secret)
            case R.When(condition=condition, body=body, otherwise=otherwise):
                self._note(name, (body, otherwise), (*tests, condition), secret)
            case R.Loop(condition=condition, body=body):
                self._note(name, body, (*tests, condition), secret)
            case R.Each(source=source, body=body) | R.LoopWith(source=source, body=body):
                self._note(name, body, (*tests, source), secret)
            case R.SecretEach(source=source, choices=choices, effects=effects):
                self._note(name, choices, (*tests, source), True)
                self._note(name, effects, (*tests, source), secret)
            case R.Switch(subject=subject, arms=arms, otherwise=otherwise):
                inner = (*tests, subject)
                self._note(name, (tuple(body for _, body in arms), otherwise or ()), inner, secret)
            case R.CallRoutine(name=called):
                self._called(called, name, tests)
            case R.TellMessage(message=message):
                if any(self.reads(test) for test in tests if not isinstance(test, _Source)):
                    self.telling.add(message.id)
            case R.LabelledStep(body=body, before=before, after=after):
                for use in (*before, *after):
                    self._called(use.routine, name, (*tests, use.when, use.power))
                self._note(name, body, tests, secret)
            case R.ChooseOne() | R.ChooseSome() | R.AskConsent() | R.ChooseBranch():
                self._question(name, node, tests, secret)
            case _:
                pass

    def _question(
        self,
        name: str,
        node: R.ChooseOne | R.ChooseSome | R.AskConsent | R.ChooseBranch,
        tests: tuple[object, ...],
        secret: bool,
    ) -> None:
        path = node.prompt.path
        self._tests.setdefault(path, []).extend(tests)
        self._callers.setdefault(f"question {path}", []).append((name, ()))
        if secret:
            self.secret.add(path)
        inner = (*tests, _Source(tuple(_source(node))))
        if isinstance(node, R.ChooseBranch):
            for branch in node.branches:
                self._note(name, branch.body, inner, secret)
        else:
            self._note(name, node.body, inner, secret)
        self._note(name, node.otherwise, inner, secret)

    def _called(self, called: str, caller: str, tests: tuple[object, ...]) -> None:
        self._callers.setdefault(called, []).append((caller, tests))

    def _is_guarded(self, name: str) -> bool:
        """Whether a rule is carried out only under tests that read hidden things."""
        known = self._guarded.get(name)
        if known is None:
            self._guarded[name] = False
            known = self._guarded[name] = any(
                any(self.reads(test) for test in tests) or self._is_guarded(caller)
                for caller, tests in self._callers.get(name, ())
            )
        return known

    # --------------------------------------------------------------------------------- questions

    def question(self, site: int, node: B.Question) -> bool:
        """Whether a question depends on hidden things."""
        known = self._questions.get(site)
        if known is None:
            path = node.prompt.path
            known = self._questions[site] = (
                any(self.reads(each) for each in (*_source(node), node.by))
                or any(self.reads(test) for test in self._tests.get(path, ()))
                or self._is_guarded(f"question {path}")
            )
        return known

    def window(self, name: str) -> bool:
        """Whether the actions of a window, or who is asked, depend on hidden things."""
        known = self._windows.get(name)
        if known is None:
            shape = self.program.windows[name]
            parts: list[object] = [shape.ask, shape.start]
            for action in shape.actions:
                actual = self.program.actions[action]
                parts += [actual.needs, tuple(source for _, _, source, _ in actual.generators)]
            known = self._windows[name] = any(self.reads(part) for part in parts) or self._is_guarded(name)
        return known


def _source(node: object) -> Iterator[object]:
    """What decides which options a question has."""
    match node:
        case R.ChooseOne(source=source) | B.AskOne(source=source):
            yield source
        case R.ChooseSome() | B.AskSome():
            yield from (node.source, node.low, node.high)
        case R.ChooseBranch(branches=branches) | B.AskBranch(branches=branches):
            for branch in branches:
                yield branch.when
                yield branch.power
                yield branch.blocks
                yield from (source for _, _, source, _ in branch.generators)
        case _:
            return


def _children(node: object) -> Iterator[object]:
    if isinstance(node, tuple):
        yield from node
        return
    if isinstance(node, (type, R.Column, R.ZoneShape, R.Message, R.Prompt)) or not is_dataclass(node):
        return
    if type(node).__module__ == R.__name__:
        for item in fields(node):
            if item.name != "span":
                yield getattr(node, item.name)


def _all(node: object) -> Iterator[object]:
    yield node
    for child in _children(node):
        yield from _all(child)
