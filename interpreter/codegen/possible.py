"""`can RULE(...)` as one Python function for each rule: up to the first choice, and would it have an option?"""

from __future__ import annotations

import ast
from functools import partial

from interpreter.check import resolved as R
from interpreter.codegen.branches import for_each_choice
from interpreter.codegen.context import Context
from interpreter.codegen.each import each
from interpreter.codegen.lists import any_test
from interpreter.codegen.quote import expression, name
from interpreter.codegen.writer import Writer
from interpreter.ir.walk import walk


def declare_possible(context: Context) -> None:
    """Name a function for every rule that may be asked about, directly or through another."""
    program = context.program
    todo = [each.rule for each in _asked(program)]
    while todo:
        rule = todo.pop()
        if rule in context.possible:
            continue
        context.possible[rule] = f"p{len(context.possible)}"
        context.module.lazily(context.possible[rule], partial(generate_possible, context, rule))
        for called in walk(program.routines[rule].body):
            if isinstance(called, R.CallRoutine) and called.name in program.routines:
                todo.append(called.name)


def _asked(program: object) -> list[R.CanPerform]:
    from interpreter.check.program import Program

    assert isinstance(program, Program)
    trees: list[object] = [program.functions[name].parts for name in program.functions]
    for routine in program.routines.values():
        trees += [routine.body, routine.guard, routine.before, routine.after]
    trees += [(shape.ask, shape.start) for shape in program.windows.values()]
    trees += [shape.condition for shape in program.whenevers]
    for action in program.actions.values():
        trees += [tuple(source for _, _, source, _ in action.generators), action.needs]
    return [each for tree in trees for each in walk(tree) if isinstance(each, R.CanPerform)]


def generate_possible(context: Context, rule: str) -> None:
    """Generate the function of a rule: `p(S, parameter, ...)`."""
    routine = context.program.routines[rule]
    w = Writer(context)
    w.noting = context.notes is not None
    if ("rule", rule) in context.laborious:
        w.charge(ast.Constant(1))
    _body(w, routine.body)
    w.add("return False")
    parameters = ["S", *(f"v{slot}" for slot in range(len(routine.parameters)))]
    context.module.define(context.possible[rule], parameters, w.out, routine.span.source.name, routine.span.line)


def _body(w: Writer, body: tuple[R.Statement, ...]) -> bool:
    """Write statements; whether the last of them always returns."""
    return any(_statement(w, statement) for statement in body)


def _in_loop(w: Writer, body: tuple[R.Statement, ...]) -> None:
    _body(w, body)


def _statement(w: Writer, node: R.Statement) -> bool:
    w.known = {}
    match node:
        case R.LabelledStep():
            return _body(w, node.body)
        case R.SetLocal():
            w.assign(w.slot(node.slot), w.value(node.value))
            return False
        case R.When():
            return _when(w, node)
        case R.CallRoutine() if node.name in w.context.program.routines:
            arguments = w.values(node.arguments)
            call = expression("_p(S)", _p=name(w.context.possible[node.name]))
            call.args.extend(arguments)  # type: ignore[attr-defined]
            w.add("if _c:\n    return True", _c=call)
            return False
        case R.ChooseOne() | R.ChooseSome():
            return _choose(w, node)
        case R.ChooseBranch():
            for branch in node.branches:
                with w.scope():
                    for_each_choice(w, branch, lambda values: w.add("return True"))
            return _otherwise(w, node.otherwise)
        case R.StopAt() | R.GiveResult():
            w.add("return False")
            return True
        case R.Each():
            each(w, node.source, node.slot, lambda x: _in_loop(w, node.body), pure=False)
            return False
        case R.Switch():
            return _switch(w, node)
        case R.Loop(condition=condition) if condition is not None:
            test = w.test(condition)
            with w.into() as inside:
                _body(w, node.body)
            w.add("if _t:\n    _b", _t=test, _b=inside)
            return False
        case _:
            w.add("return True")
            return True


def _when(w: Writer, node: R.When) -> bool:
    test = w.test(node.condition)
    with w.into() as yes:
        yes_ends = _body(w, node.body)
    with w.into() as no:
        no_ends = _body(w, node.otherwise)
    if no:
        w.add("if _t:\n    _yes\nelse:\n    _no", _t=test, _yes=yes, _no=no)
    else:
        w.add("if _t:\n    _yes", _t=test, _yes=yes)
    return yes_ends and no_ends


def _choose(w: Writer, node: R.ChooseOne | R.ChooseSome) -> bool:
    low = node.low if isinstance(node, R.ChooseSome) else None
    if low is None or (isinstance(low, R.Constant) and low.value in (0, 1)):
        w.add("if _t:\n    return True", _t=any_test(w, R.AnyOf(node.source)))
    else:
        found = w.keep(w.value(R.CountOf(node.source)))
        with w.into() as inside:
            w.add("if _n >= _l:\n    return True", _n=found, _l=w.value(low))
        w.add("if _n:\n    _b", _n=found, _b=inside)
    return _otherwise(w, node.otherwise)


def _otherwise(w: Writer, body: tuple[R.Statement, ...]) -> bool:
    if not _body(w, body):
        w.add("return False")
    return True


def _switch(w: Writer, node: R.Switch) -> bool:
    w.assign(w.slot(node.slot), w.value(node.subject))

    def arm(index: int) -> None:
        if index == len(node.arms):
            _body(w, node.otherwise or ())
            return
        test, body = node.arms[index]
        condition = w.test(test)
        with w.into() as yes:
            _body(w, body)
        with w.into() as no:
            arm(index + 1)
        if no:
            w.add("if _t:\n    _yes\nelse:\n    _no", _t=condition, _yes=yes, _no=no)
        else:
            w.add("if _t:\n    _yes", _t=condition, _yes=yes)

    arm(0)
    return False
