"""The labelled parts of a declaration, and the declaration with other parts."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from interpreter.syntax import tree as T

PartList: TypeAlias = list[T.NewPart]

_TAKES: dict[type, tuple[type, ...]] = {
    T.FixedTotal: (T.TotalPart,),
    T.Total: (T.TotalPart,),
    T.Set: (T.SetPart,),
    T.Value: (T.ValuePart,),
    T.Condition: (T.Need,),
    T.Enumeration: (T.Identifier,),
    T.Kind: (T.Identifier,),
    T.Entity: (T.Field, T.DerivedField),
    T.Rule: (T.Step,),
    T.Whenever: (T.Step,),
    T.Action: (T.Need, T.Limit, T.Step),
}
"""What kinds of parts each kind of declaration has."""


def labelled_parts(target: T.AnyDeclaration, step: str | None) -> PartList | None:
    """The parts of a declaration, or of the menu of one of its steps; None when it has none to change."""
    if step is not None:
        menu = menu_of(target, step)
        return None if menu is None else list(menu.branches)
    match target:
        case T.FixedTotal():
            return [T.TotalPart(target.name, "+", target.value, None, span=target.value.span)]
        case T.Total() | T.Set() | T.Value() | T.Condition():
            return list(target.parts)
        case T.Enumeration() | T.Kind():
            return list(target.members)
        case T.Entity():
            return list(target.fields)
        case T.Rule() | T.Whenever():
            return list(target.steps)
        case T.Action():
            return [*target.needs, *target.limits, *target.steps]
        case T.Table():
            return list(target.rows)
        case _:
            return None


def fitting(target: T.AnyDeclaration, step: str | None, part: T.NewPart) -> T.NewPart | None:
    """The part as the declaration (or the menu of a step) takes it, None when it takes no such part."""
    if step is not None:
        if isinstance(part, T.Step):  # a branch without `with`, `when` and `else` reads like a step
            return T.Branch(part.label, (), None, None, part.body, span=part.span)
        return part if isinstance(part, T.Branch) else None
    return part if isinstance(part, _TAKES.get(type(target), ())) else None


def with_parts(target: T.AnyDeclaration, step: str | None, parts: PartList) -> T.AnyDeclaration:
    """The declaration with these parts instead."""
    if step is not None and isinstance(target, T.Rule):
        return _with_menu(target, step, parts)
    match target:
        case T.FixedTotal():
            return _fixed(target, parts)
        case T.Total():
            return replace(target, parts=tuple(p for p in parts if isinstance(p, T.TotalPart)))
        case T.Set():
            return replace(target, parts=tuple(p for p in parts if isinstance(p, T.SetPart)))
        case T.Value():
            return replace(target, parts=tuple(p for p in parts if isinstance(p, T.ValuePart)))
        case T.Condition():
            return replace(target, parts=tuple(p for p in parts if isinstance(p, T.Need)))
        case T.Enumeration() | T.Kind():
            return replace(target, members=tuple(p for p in parts if isinstance(p, T.Identifier)))
        case T.Entity():
            return replace(target, fields=tuple(p for p in parts if isinstance(p, (T.Field, T.DerivedField))))
        case T.Rule() | T.Whenever():
            return replace(target, steps=tuple(p for p in parts if isinstance(p, T.Step)))
        case T.Action():
            return replace(
                target,
                needs=tuple(p for p in parts if isinstance(p, T.Need)),
                limits=tuple(p for p in parts if isinstance(p, T.Limit)),
                steps=tuple(p for p in parts if isinstance(p, T.Step)),
            )
        case _:
            return target


def part_label(part: T.NewPart, target: T.AnyDeclaration | None = None) -> str:
    """By what a part is found: its label, the name of a field or member, the keys of a row."""
    if isinstance(part, T.Row):
        return row_label(target, part) if isinstance(target, T.Table) else ""
    if isinstance(part, T.Identifier):
        return part.text
    return part.name.text if isinstance(part, (T.Field, T.DerivedField)) else part.label.text


def row_label(target: T.Table, row: T.Row) -> str:
    """The keys of a row as written."""
    return " ".join(cell.span.text for cell in row.cells[: len(target.parameters)])


def _fixed(target: T.FixedTotal, parts: PartList) -> T.AnyDeclaration:
    """A fixed total whose one part is replaced stays fixed; with more parts it becomes an ordinary total."""
    totals = tuple(p for p in parts if isinstance(p, T.TotalPart))
    if len(totals) == 1 and totals[0].operator == "+" and totals[0].when is None:
        return replace(target, value=totals[0].value)
    return T.Total(target.name, (), totals, span=target.span, cites=target.cites)


def as_branch(part: T.Branch | T.Step) -> T.Branch:
    """A branch without conditions is written like a step; in a menu it is a branch."""
    if isinstance(part, T.Branch):
        return part
    return T.Branch(part.label, (), None, None, part.body, span=part.span)


def menu_of(target: T.AnyDeclaration, step: str) -> T.Menu | None:
    """The one menu of a step of a rule; None where there is none, or more than one."""
    if not isinstance(target, T.Rule):
        return None
    for each in target.steps:
        if each.label.text == step:
            menus = [statement for statement in each.body if isinstance(statement, T.Menu)]
            return menus[0] if len(menus) == 1 else None
    return None


def _with_menu(target: T.Rule, step: str, parts: PartList) -> T.Rule:
    branches = tuple(as_branch(p) for p in parts if isinstance(p, (T.Branch, T.Step)))
    steps = []
    for each in target.steps:
        if each.label.text == step:
            body = tuple(
                replace(statement, branches=branches) if isinstance(statement, T.Menu) else statement
                for statement in each.body
            )
            each = replace(each, body=body)
        steps.append(each)
    return replace(target, steps=tuple(steps))
