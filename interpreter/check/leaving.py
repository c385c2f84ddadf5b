"""Ways through statements: whether they always leave the rule, and where a bare `stop` does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.syntax import tree as T


def always_leaves(body: Sequence[T.Statement]) -> bool:
    """Whether every way through the statements leaves the rule with a result, or ends the game."""
    return any(_leaves(statement) for statement in body)


def _leaves(node: T.Statement) -> bool:
    match node:
        case T.Give() | T.EndGame():
            return True
        case T.Step():
            return always_leaves(node.body) and not _stops_at(node.body, node.label.text)
        case T.If():
            return node.otherwise is not None and always_leaves(node.body) and always_leaves(node.otherwise)
        case T.Case():
            # Without an `else:` the check has seen to it that all cases are there.
            arms = all(always_leaves(arm.body) for arm in node.arms)
            return arms and (node.otherwise is None or always_leaves(node.otherwise))
        case T.Repeat(condition=None):
            return not any(stop.label is not None for stop in _all_stops(node.body))
        case T.Menu():
            branches = all(always_leaves(branch.body) for branch in node.branches)
            return branches and not node.may and not node.repeated and bool(node.branches)
        case T.Choose() | T.Consent():
            inside = node.body is not None and always_leaves(node.body)
            return inside and node.otherwise is not None and always_leaves(node.otherwise)
        case _:
            return False


def _stops_at(body: object, label: str) -> bool:
    return any(stop.label is not None and stop.label.text == label for stop in _all_stops(body))


def stops_in(body: object) -> Iterator[T.Stop]:
    """Every `stop` that leaves the rule: those without a label."""
    return (stop for stop in _all_stops(body) if stop.label is None)


def _all_stops(body: object) -> Iterator[T.Stop]:
    if isinstance(body, T.Stop):
        yield body
    elif isinstance(body, tuple):
        for item in body:
            yield from _all_stops(item)
    else:
        for name in ("body", "otherwise", "branches", "arms"):
            inner = getattr(body, name, None)
            if inner:
                yield from _all_stops(inner)
