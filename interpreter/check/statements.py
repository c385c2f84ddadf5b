"""Statements: what happens, with every name settled."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.check.choices import resolve_choice
from interpreter.check.expressions import (
    condition,
    number,
    require,
    resolve,
    resolve_arguments,
    resolve_as,
    resolve_source,
)
from interpreter.check.facts import facts_of
from interpreter.check.loops import named_source, resolve_loop
from interpreter.check.moves import resolve_move
from interpreter.check.scope import Scope, Variable
from interpreter.check.symbols import Symbols
from interpreter.check.texts import message
from interpreter.check.types import (
    BOOLEAN,
    UNKNOWN,
    EnumerationType,
    IntegerType,
    ListType,
    OptionalType,
    RecordType,
    ResourceType,
    ThingType,
    Type,
    UnknownType,
    strip_optional,
)
from interpreter.check.writes import resolve_write
from interpreter.messages import closest
from interpreter.syntax import tree as T

Body = tuple[R.Statement, ...]


def resolve_body(symbols: Symbols, body: tuple[T.Statement, ...] | None, scope: Scope) -> Body:
    """A body in a scope of its own."""
    return resolve_sequence(symbols, body or (), scope.child())


def resolve_sequence(symbols: Symbols, body: tuple[T.Statement, ...], scope: Scope) -> Body:
    """Statements one after the other; names bound by one are in sight of the next."""
    done: list[R.Statement] = []
    for index, statement in enumerate(body):
        done += resolve_statement(symbols, statement, scope)
        scope.known.update(_afterwards(symbols, statement, scope))
        if isinstance(statement, (T.Give, T.EndGame)) and index + 1 < len(body):
            symbols.diagnostics.report("L0640", body[index + 1].span)
            break
        if isinstance(statement, T.Stop) and statement.when is None and index + 1 < len(body):
            symbols.diagnostics.report("L0640", body[index + 1].span)
            break
    return tuple(done)


def _afterwards(symbols: Symbols, statement: T.Statement, scope: Scope) -> dict[str, Type]:
    if isinstance(statement, T.Stop) and statement.when is not None:
        return facts_of(symbols, statement.when, scope, False)
    if isinstance(statement, T.If) and statement.otherwise is None and statement.body:
        last = statement.body[-1]
        if isinstance(last, (T.Give, T.EndGame)) or (isinstance(last, T.Stop) and last.when is None):
            return facts_of(symbols, statement.condition, scope, False)
    return {}


def resolve_statement(symbols: Symbols, node: T.Statement, scope: Scope) -> Body:
    """One statement; a few become several."""
    match node:
        case T.Let():
            return _let(symbols, node, scope)
        case T.Write():
            return resolve_write(symbols, node, scope)
        case T.Perform():
            return _perform(symbols, node, scope)
        case T.MoveSome() | T.MoveThing() | T.Shuffle() | T.Reveal() | T.Make() | T.EndThing():
            return resolve_move(symbols, node, scope)
        case T.Roll():
            return _roll(symbols, node, scope)
        case T.Pick():
            return _pick(symbols, node, scope)
        case T.Tell():
            return _tell(symbols, node, scope)
        case T.Give():
            return _give(symbols, node, scope)
        case T.Stop():
            return _stop(symbols, node, scope)
        case T.DoNothing():
            return ()
        case T.EndGame():
            return _end_game(symbols, node, scope)
        case T.Choose() | T.Consent() | T.Menu():
            return resolve_choice(symbols, node, scope)
        case T.If():
            return _if(symbols, node, scope)
        case T.ForEach() | T.Repeat() | T.RepeatWith():
            return resolve_loop(symbols, node, scope)
        case T.Case():
            return _case(symbols, node, scope)
        case T.Step():
            return (resolve_step(symbols, node, scope, outermost=False),)


def resolve_step(
    symbols: Symbols,
    node: T.Step,
    scope: Scope,
    *,
    outermost: bool,
    before: tuple[R.HandlerUse, ...] = (),
    after: tuple[R.HandlerUse, ...] = (),
) -> R.LabelledStep:
    """A labelled step. Names bound in it are in sight of the steps that follow."""
    kept_path, kept_labels = scope.path, scope.labels
    scope.path = f"{scope.path}.{node.label.text}"
    scope.labels = (*scope.labels, node.label.text)
    body = resolve_sequence(symbols, node.body, scope)
    path = scope.path
    scope.path, scope.labels = kept_path, kept_labels
    return R.LabelledStep(node.label.text, path, body, before, after, node.span, outermost)


def _let(symbols: Symbols, node: T.Let, scope: Scope) -> Body:
    value, kind = resolve(symbols, node.value, scope)
    if isinstance(kind, ResourceType):
        kind = IntegerType(0, None)
    if isinstance(kind, IntegerType):
        kind = IntegerType()  # a counter may leave the range of its first value
    return (R.SetLocal(scope.bind(node.name.text, kind), value),)


def _perform(symbols: Symbols, node: T.Perform, scope: Scope) -> Body:
    name = node.call.name.text
    signature = symbols.rules.get(name) or symbols.windows.get(name)
    if signature is None:
        if name in symbols.functions or name in symbols.tracks:
            symbols.diagnostics.report("L0525", node.span, name=name)
        else:
            known = [*symbols.rules, *symbols.windows]
            symbols.diagnostics.report("L0507", node.call.name.span, name=name, suggestion=closest(name, known))
        if node.result is not None:
            scope.bind(node.result.text, UNKNOWN)
        return ()
    arguments = resolve_arguments(symbols, node.call, scope, signature.parameters, name)
    slot = None
    if node.result is not None:
        kind: Type = BOOLEAN if signature.kind == "window" else signature.result
        if signature.kind == "rule" and isinstance(kind, UnknownType):
            symbols.diagnostics.report("L0526", node.result.span, name=name)
        slot = scope.bind(node.result.text, kind)
    return (R.CallRoutine(name, arguments, slot, node.span),)


def _roll(symbols: Symbols, node: T.Roll, scope: Scope) -> Body:
    if isinstance(node.dice, T.DiceType):
        seen_by = None
        if node.seen_by is not None:
            seat = ThingType(symbols.seat_entity, (symbols.seat_entity,))
            seen_by = resolve_as(symbols, node.seen_by, scope, seat, "who sees the roll")
        count, sides = node.dice.count, node.dice.sides
        slot = scope.bind(node.name.text, IntegerType(count, count * sides))
        return (R.RollDice(count, sides, slot, seen_by, scope.path, node.span),)
    name = node.dice.name.text
    signature = symbols.functions.get(name)
    if signature is None or not signature.dice:
        throws = [other.name for other in symbols.functions.values() if other.dice]
        symbols.diagnostics.report("L0527", node.dice.span, name=name, suggestion=closest(name, throws))
        scope.bind(node.name.text, UNKNOWN)
        return ()
    arguments = resolve_arguments(symbols, node.dice, scope, signature.parameters, name)
    items = (("total", IntegerType()), *((d, IntegerType(c, c * s)) for d, c, s in signature.dice))
    slot = scope.bind(node.name.text, RecordType(name, items))
    return (R.Throw(name, arguments, slot, scope.path, node.span),)


def _pick(symbols: Symbols, node: T.Pick, scope: Scope) -> Body:
    source, element = named_source(symbols, node.source, node.name, scope.child())
    return (R.PickOne(scope.bind(node.name.text, element), source, scope.path, node.span),)


def _tell(symbols: Symbols, node: T.Tell, scope: Scope) -> Body:
    made = message(symbols, "tell", node.text, scope)
    if node.to is None:
        return (R.TellMessage(made, None, False, node.span),)
    to, many = seats(symbols, node.to, scope)
    return (R.TellMessage(made, to, many, node.span),)


def seats(symbols: Symbols, node: T.Expression, scope: Scope) -> tuple[R.Expression, bool]:
    """One seat, or several."""
    seat = ThingType(symbols.seat_entity, (symbols.seat_entity,))
    expression, kind = resolve(symbols, node, scope)
    many = isinstance(kind, ListType)
    require(symbols, node, kind.element if isinstance(kind, ListType) else kind, seat, "a seat")
    return expression, many


def _give(symbols: Symbols, node: T.Give, scope: Scope) -> Body:
    if scope.result is None:
        symbols.diagnostics.report("L0641", node.span)
        return ()
    value = resolve_as(symbols, node.value, scope, scope.result, "the result")
    return (R.GiveResult(value),)


def _stop(symbols: Symbols, node: T.Stop, scope: Scope) -> Body:
    label = node.label.text if node.label is not None else None
    if node.label is not None and label not in scope.labels:
        # A step whose name is misspelt is missed by each line that leaves it: the first of them says so.
        if (scope.routine, node.label.text) not in symbols.missed_labels:
            symbols.missed_labels.add((scope.routine, node.label.text))
            symbols.diagnostics.report(
                "L0508", node.label.span, label=label, suggestion=closest(node.label.text, scope.labels)
            )
        return ()
    stop: R.Statement = R.StopAt(label)
    if node.when is None:
        return (stop,)
    return (R.When(condition(symbols, node.when, scope), (stop,), ()),)


def _end_game(symbols: Symbols, node: T.EndGame, scope: Scope) -> Body:
    winners, many = (None, False)
    if node.winners is not None:
        winners, many = seats(symbols, node.winners, scope)
    made = message(symbols, "end", node.key, scope)
    return (R.EndGame(node.key.key.text, made, winners, many, node.nobody, node.span),)


def _if(symbols: Symbols, node: T.If, scope: Scope) -> Body:
    test = condition(symbols, node.condition, scope)
    yes = scope.with_known(facts_of(symbols, node.condition, scope, True))
    no = scope.with_known(facts_of(symbols, node.condition, scope, False))
    body = resolve_sequence(symbols, node.body, yes)
    otherwise = resolve_sequence(symbols, node.otherwise or (), no)
    return (R.When(test, body, otherwise),)


def _case(symbols: Symbols, node: T.Case, scope: Scope) -> Body:
    subject, kind = resolve(symbols, node.subject, scope)
    slot = scope.slots.new()
    arms: list[tuple[R.Expression, Body]] = []
    seen: list[str] = []
    for arm in node.arms:
        inner = scope.child()
        test = _arm_test(symbols, node, arm, kind, slot, inner)
        if arm.label.text in seen:
            symbols.diagnostics.report("L0630", arm.label.span, label=arm.label.text)
        seen.append(arm.label.text)
        arms.append((test, resolve_sequence(symbols, arm.body, inner)))
    otherwise = None if node.otherwise is None else resolve_body(symbols, node.otherwise, scope)
    if node.otherwise is None:
        _check_all_cases(symbols, node, kind, seen)
    return (R.Switch(slot, subject, tuple(arms), otherwise, node.span),)


def _arm_test(symbols: Symbols, node: T.Case, arm: T.Arm, kind: Type, slot: int, inner: Scope) -> R.Expression:
    kind = strip_optional(kind)
    name = arm.label.text
    if isinstance(kind, EnumerationType) and name in symbols.enums.get(kind.name, ()):
        return R.Compare("=", R.Local(slot), R.Constant(symbols.enums[kind.name].index(name)))
    thing = symbols.thing_type(name)
    if isinstance(kind, ThingType) and thing is not None:
        from interpreter.check.scope import key_of

        key = key_of(node.subject)
        if key is not None:
            inner.known[key] = thing
        return R.IsThingOf(R.Local(slot), thing.members)
    if isinstance(kind, BooleanType_) and name in ("yes", "no"):
        return R.Compare("=", R.Local(slot), R.Constant(name == "yes"))
    if not isinstance(kind, UnknownType):
        known = symbols.enums.get(kind.name, ()) if isinstance(kind, (EnumerationType, ThingType)) else ()
        if isinstance(kind, ThingType):
            known = kind.members
        symbols.diagnostics.report("L0631", arm.label.span, label=name, kind=kind, suggestion=closest(name, known))
    return R.Constant(False)


def _check_all_cases(symbols: Symbols, node: T.Case, kind: Type, seen: list[str]) -> None:
    missing: list[str] = []
    if isinstance(kind, OptionalType):
        missing.append("none")
        kind = kind.inner
    if isinstance(kind, EnumerationType):
        missing += [member for member in symbols.enums.get(kind.name, ()) if member not in seen]
    elif isinstance(kind, BooleanType_):
        missing += [word for word in ("yes", "no") if word not in seen]
    elif isinstance(kind, ThingType):
        covered: set[str] = set()
        for name in seen:
            thing = symbols.thing_type(name)
            covered |= set(thing.members) if thing is not None else set()
        missing += [member for member in kind.members if member not in covered]
    if missing:
        symbols.diagnostics.report("L0632", node.span, missing=", ".join(missing))


BooleanType_ = type(BOOLEAN)

__all__ = [
    "Variable",
    "number",
    "resolve_body",
    "resolve_sequence",
    "resolve_source",
    "resolve_step",
    "seats",
]
