"""Things that are made, and things that leave the game."""

from __future__ import annotations

from interpreter.check import resolved as R
from interpreter.codegen.expressions import raised
from interpreter.codegen.quote import constant, name
from interpreter.codegen.writer import Writer


def make_thing(w: Writer, node: R.MakeThing) -> None:
    """A new thing of an entity: the fields that are not given have their first values.

    It is made one frame deeper than it seems: the frame of the rule that makes it is off the stack.
    """
    layout, x = w.context.layout, name(w.slot(node.slot))
    free = w.context.engine.operations.things.next_free(node)
    made = name(w.temporary())
    w.add("_x = _f(S)", _x=made, _f=w.module.named(free))
    values = [w.keep(value) for value in w.values([value for _, value in node.fields])]
    given = {column.path for column, _ in node.fields}
    for column in w.context.program.entities[node.entity].columns:
        if column.path in layout.columns and column.path not in given:
            first = w.value(column.default or R.Constant(None))
            w.add("S[_b + _x] = _v", _b=constant(layout.columns[column.path]), _x=made, _v=first)
            w.changed()
    for (column, _), value in zip(node.fields, values, strict=True):
        w.add("S[_b + _x] = _v", _b=constant(layout.columns[column.path]), _x=made, _v=value)
    w.add("state.made.append((_x, len(state.stack) + 1))", _x=made)
    w.assign(x.id, made)


def end_things(w: Writer, node: R.EndThing) -> None:
    """A thing, or each of a list, leaves the game."""
    found = w.keep(w.value(node.thing))
    x = name(w.temporary()) if node.many else found
    nothing = raised(w, "L0902", node.span, what=node.span.text)
    with w.into() as one:
        w.add(
            "if _x is None:\n    raise fault(_k)\n_e(state, _x, _n)", _x=x, _k=nothing,
            _e=w.module.named(w.context.engine.operations.things.end), _n=w.module.named(node),
        )  # fmt: skip
    if node.many:
        w.add("for _x in _f:\n    _b", _x=x, _f=found, _b=one)
    else:
        w.out.extend(one)
