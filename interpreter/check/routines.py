"""Rules, handlers, actions, windows and `whenever`: what happens, as routines."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.dropping import check_dropped, check_drops, drops_of, under_test
from interpreter.check.expressions import condition, element_of, resolve
from interpreter.check.functions import cites, resolve_part
from interpreter.check.leaving import always_leaves, stops_in
from interpreter.check.loops import named_source
from interpreter.check.powers import handler_uses
from interpreter.check.scope import Scope, Slots, Variable
from interpreter.check.statements import resolve_body, resolve_step, seats
from interpreter.check.symbols import AbilityHandler, Symbols
from interpreter.check.texts import message
from interpreter.check.types import BOOLEAN, ListType, OptionalType, ThingType, Type, UnknownType
from interpreter.messages import closest
from interpreter.syntax import tree as T


def _parameters(symbols: Symbols, scope: Scope, listed: tuple[tuple[str, Type], ...]) -> None:
    for name, kind in listed:
        scope.bind(name, kind)
    scope.parameters = tuple((name, scope.variables[name].expression, kind) for name, kind in listed)


def resolve_rule(symbols: Symbols, node: T.Rule, resets: tuple[R.Column, ...]) -> R.Routine:
    """A rule with the handlers that hang on it and its steps."""
    signature = symbols.rules[node.name.text]
    scope = Scope(Slots(), path=node.name.text, routine=node.name.text)
    _parameters(symbols, scope, signature.parameters)
    if node.result is not None:
        scope.result = signature.result
    guard = _guard(symbols, node, scope)
    _claim_menus(symbols, node)
    check_drops(symbols, node)
    steps = _steps(symbols, node.name.text, node.steps, scope, node)
    before, after = handler_uses(symbols, node.name.text, None, scope, scope.parameters)
    _check_result(symbols, node, signature.result)
    return R.Routine(
        node.name.text,
        "rule",
        tuple(name for name, _ in signature.parameters),
        tuple(kind for _, kind in signature.parameters),
        scope.slots.count,
        steps,
        None if node.result is None else signature.result,
        node.span,
        guard,
        before,
        after,
        resets,
        cites(node),
    )


def _check_result(symbols: Symbols, node: T.Rule, result: Type) -> None:
    """A rule that promises a result gives it on every way, unless it may be none."""
    if node.result is None or isinstance(result, OptionalType):
        return
    if not _has_give(tuple(node.steps)):
        symbols.diagnostics.report("L0644", node.name.span, name=node.name.text)
        return
    for stop in stops_in(tuple(node.steps)):
        symbols.diagnostics.report("L0645", stop.span, name=node.name.text)
    if not always_leaves(node.steps[-1].body):
        symbols.diagnostics.report("L0645", node.steps[-1].label.span, name=node.name.text)


def _has_give(body: object) -> bool:
    if isinstance(body, T.Give):
        return True
    if isinstance(body, tuple):
        return any(_has_give(item) for item in body)
    inner = [getattr(body, name, None) for name in ("body", "otherwise", "branches", "arms")]
    return any(_has_give(item) for item in inner if item)


def _guard(symbols: Symbols, node: T.Rule, scope: Scope) -> R.Guard | None:
    if node.stands is None:
        return None
    test = condition(symbols, node.stands.condition, scope.child())
    inner = scope.child()
    inner.path = f"{scope.path}.stands"
    return R.Guard(test, resolve_body(symbols, node.stands.otherwise, inner))


def _steps(
    symbols: Symbols, rule: str, steps: tuple[T.Step, ...], scope: Scope, node: T.Rule | None = None
) -> tuple[R.Statement, ...]:
    done: list[R.Statement] = []
    seen: dict[str, T.Identifier] = {}
    for step in steps:
        label = step.label.text
        if label in seen:
            symbols.diagnostics.report(
                "L0541", step.label.span, label=label, related=[(seen[label].span, "first used")]
            )
        seen.setdefault(label, step.label)
        before, after = handler_uses(symbols, rule, label, scope, scope.parameters)
        drops, known = drops_of(symbols, rule, label), dict(scope.variables)
        resolved = resolve_step(symbols, step, scope, outermost=True, before=before, after=after)
        if drops and node is not None:
            check_dropped(symbols, node, step, drops, known, scope)
            done.append(under_test(symbols, node, step, resolved, drops, scope))
        else:
            done.append(resolved)
    for (name, wanted), entries in symbols.handlers.items():
        if name == rule and wanted is not None and wanted not in seen:
            for entry in entries:
                place = entry.handler.step.span if entry.handler.step is not None else entry.handler.span
                symbols.diagnostics.report("L0428", place, rule=rule, label=wanted, suggestion=closest(wanted, seen))
    return tuple(done)


def _claim_menus(symbols: Symbols, node: T.Rule) -> None:
    """Tie the changes of abilities to the one menu of the step they name."""
    labels = [step.label.text for step in node.steps]
    for (name, step), entries in symbols.changes.items():
        if name != node.name.text or step is None:
            continue  # a change without a step is reported with the targets
        found = next((each for each in node.steps if each.label.text == step), None)
        menus = [] if found is None else [each for each in found.body if isinstance(each, T.Menu)]
        for entry in entries:
            place = entry.change.step or entry.change.name
            if found is None:
                symbols.diagnostics.report("L0428", place.span, rule=name, label=step, suggestion=closest(step, labels))
            elif len(menus) != 1:
                symbols.diagnostics.report("L0429", place.span, rule=name, label=step, count=len(menus))
            else:
                symbols.menus.setdefault(id(menus[0]), []).append(entry)


def resolve_handler(symbols: Symbols, entry: AbilityHandler) -> R.Routine | None:
    """The routine of a handler: parameters are the holder, the card, and the head's own names."""
    handler = entry.handler
    signature = symbols.rules.get(handler.rule.text)
    if signature is None or len(handler.head) != len(signature.parameters):
        if signature is None:
            symbols.diagnostics.report(
                "L0430",
                handler.rule.span,
                name=handler.rule.text,
                suggestion=closest(handler.rule.text, symbols.rules),
            )
        return None
    entity = symbols.titles[entry.title][0]
    listed: list[tuple[str, Type]] = [("self", ThingType(entity, (entity,)))]
    if entity in symbols.powers:
        listed.insert(0, ("holder", ThingType(symbols.seat_entity, (symbols.seat_entity,))))
    for argument, (name, kind) in zip(handler.head, signature.parameters, strict=True):
        if isinstance(argument, T.Name) and argument.text == name and name not in ("self", "holder"):
            listed.append((name, kind))
    scope = Scope(Slots(), path=entry.routine, routine=entry.routine)
    _parameters(symbols, scope, tuple(listed))
    from interpreter.check.statements import resolve_sequence

    body = resolve_sequence(symbols, handler.body, scope)
    step = R.LabelledStep("", entry.routine, body, (), (), handler.span)
    return R.Routine(
        entry.routine,
        "handler",
        tuple(name for name, _ in listed),
        tuple(kind for _, kind in listed),
        scope.slots.count,
        (step,),
        None,
        handler.span,
    )


def resolve_whenever(symbols: Symbols, node: T.Whenever) -> tuple[R.WheneverShape, R.Routine]:
    """A `whenever`: its condition, and its steps as a routine."""
    scope = Scope(Slots(), path=node.name.text, routine=node.name.text)
    test = condition(symbols, node.when, scope)
    slots = scope.slots.count
    name = f"whenever {node.name.text}"
    inner = Scope(Slots(), path=node.name.text, routine=name)
    steps = _steps(symbols, name, node.steps, inner)
    others = {each.name.text for each in symbols.whenevers}
    for each in node.over:
        if each.text not in others:
            symbols.diagnostics.report(
                "L0411", each.span, name=each.text, what="a 'whenever'", suggestion=closest(each.text, others)
            )
    over = tuple(each.text for each in node.over)
    routine = R.Routine(name, "whenever", (), (), inner.slots.count, steps, None, node.span, cites=cites(node))
    return R.WheneverShape(node.name.text, slots, test, name, over, node.span), routine


def resolve_window(symbols: Symbols, node: T.Window, actions: tuple[str, ...]) -> R.WindowShape:
    """A window: whom it asks and how."""
    signature = symbols.windows[node.name.text]
    scope = Scope(Slots(), path=node.name.text, routine=node.name.text)
    _parameters(symbols, scope, signature.parameters)
    ask, many = seats(symbols, node.ask, scope)
    start = None
    if node.start is not None:
        start, _ = seats(symbols, node.start, scope)
    prompt = R.Message(f"ask-{node.name.text}", (*scope.parameters, ("by", R.Constant(None), _seat(symbols))))
    symbols.use_message(prompt, node.name.span)
    return R.WindowShape(
        node.name.text,
        tuple(name for name, _ in signature.parameters),
        tuple(kind for _, kind in signature.parameters),
        scope.slots.count,
        ask,
        many,
        start,
        node.passing,
        actions,
        node.span,
    )


def _seat(symbols: Symbols) -> ThingType:
    return ThingType(symbols.seat_entity, (symbols.seat_entity,))


def windows_of(symbols: Symbols, node: T.Action) -> tuple[str, ...]:
    """The windows an action belongs to, kinds of windows taken apart."""
    found: list[str] = []
    for name in node.windows:
        if name.text in symbols.windows:
            found.append(name.text)
        elif name.text in symbols.kinds and all(m in symbols.windows for m in symbols.kinds[name.text]):
            found += symbols.kinds[name.text]
        else:
            symbols.diagnostics.report(
                "L0509", name.span, name=name.text, suggestion=closest(name.text, symbols.windows)
            )
    return tuple(found)


def resolve_action(
    symbols: Symbols, node: T.Action, limit_columns: dict[tuple[str, str], R.Column]
) -> tuple[R.ActionShape, R.Routine]:
    """An action: what can be chosen, needs, limits, and its steps as a routine.

    The parameters that all its windows share may be read.
    """
    if node.parameters:
        symbols.diagnostics.report("L0551", node.parameters[0].span, name=node.name.text)
    windows = windows_of(symbols, node)
    shared: tuple[tuple[str, Type], ...] = ()
    if windows:
        first = symbols.windows[windows[0]].parameters
        others = [dict(symbols.windows[name].parameters) for name in windows[1:]]
        shared = tuple((n, k) for n, k in first if all(other.get(n) == k for other in others))
    name = f"action {node.name.text}"
    scope = Scope(Slots(), path=node.name.text, routine=name)
    _parameters(symbols, scope, shared)
    actor = scope.bind("actor", _seat(symbols))
    generators = []
    shown: list[tuple[str, R.Expression, Type]] = []
    # What is chosen are arguments of the routine: their slots come first, before those that a `where` needs.
    slots = [scope.slots.new() for _ in node.generators]
    for generator, slot in zip(node.generators, slots, strict=True):
        source, element = named_source(symbols, generator.source, generator.name, scope)
        scope.variables[generator.name.text] = Variable(R.Local(slot), element)
        scope.forget(generator.name.text)
        generators.append((generator.name.text, slot, source, element))
        shown.append((generator.name.text, R.Local(slot), element))
    needs = tuple(resolve_part(symbols, need, scope, BOOLEAN, None) for need in node.needs)
    limits = []
    for limit in node.limits:
        keys = tuple(resolve(symbols, key, scope)[0] for key in limit.keys)
        reason = None if limit.reason is None else message(symbols, "reason", limit.reason, scope)
        column = limit_columns[(node.name.text, limit.label.text)]
        limits.append(R.LimitShape(limit.label.text, column, keys, reason))
    scope.parameters = (*scope.parameters, *shown)
    text = symbols.use_message(R.Message(f"option-{node.name.text}", tuple(shown)), node.name.span)
    steps = _steps(symbols, name, node.steps, scope)
    routine = R.Routine(
        name,
        "action",
        (*(n for n, _ in shared), "actor", *(n for n, _, _, _ in generators)),
        (*(k for _, k in shared), _seat(symbols), *(k for _, _, _, k in generators)),
        scope.slots.count,
        steps,
        None,
        node.span,
        cites=cites(node),
    )
    shape = R.ActionShape(
        node.name.text,
        windows,
        scope.slots.count,
        tuple(n for n, _ in shared),
        actor,
        tuple(generators),
        needs,
        tuple(limits),
        name,
        text,
        node.span,
    )
    return shape, routine


def limit_key_types(symbols: Symbols, node: T.Action, limit: T.Limit) -> tuple[Type, ...]:
    """The types of a limit's keys, found without reporting twice."""
    scope = Scope(Slots())
    for window in windows_of(symbols, node):
        for name, kind in symbols.windows[window].parameters:
            scope.bind(name, kind)
    scope.bind("actor", _seat(symbols))
    for generator in node.generators:
        _, element = named_source(symbols, generator.source, generator.name, scope)
        scope.bind(generator.name.text, element)
    return tuple(resolve(symbols, key, scope)[1] for key in limit.keys)


__all__ = [
    "ListType",
    "UnknownType",
    "Variable",
    "element_of",
    "limit_key_types",
    "resolve_action",
    "resolve_handler",
    "resolve_rule",
    "resolve_whenever",
    "resolve_window",
]
