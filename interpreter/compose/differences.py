"""What differs between two composed games, part by part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from interpreter.compose.linked import Linked, RowData
from interpreter.compose.parts import labelled_parts
from interpreter.syntax import tree as T
from interpreter.text import Span

Kind = Literal["added", "removed", "changed"]


@dataclass(frozen=True)
class Difference:
    """One difference: of what (`total hand_target`, `card circus`), which part, and both texts with their places.

    `before` is None for what was added, `after` for what was removed.
    """

    kind: Kind
    subject: str
    part: str | None
    before: Span | None
    after: Span | None
    before_text: str | None = None
    after_text: str | None = None


def differences(one: Linked, other: Linked) -> list[Difference]:
    """Everything in which `other` differs from `one`, by subject and part."""
    found = list(_declarations(one.declarations, other.declarations))
    found += _abilities(one.abilities, other.abilities)
    found += _cards(one, other)
    return sorted(found, key=lambda each: (each.subject, each.part or "", each.kind))


def _kind_of(node: T.AnyDeclaration) -> str:
    names = {"FixedTotal": "total", "Enumeration": "enum"}
    name = type(node).__name__
    return f"{names.get(name, name.lower())} {node.name.text}"


def _text(node: T.Node) -> str:
    return " ".join(node.span.text.split())


def _entry(kind: Kind, subject: str, part: str | None, one: T.Node | None, other: T.Node | None) -> Difference:
    return Difference(
        kind,
        subject,
        part,
        None if one is None else one.span,
        None if other is None else other.span,
        None if one is None else _text(one),
        None if other is None else _text(other),
    )


def _declarations(one: Mapping[str, T.AnyDeclaration], other: Mapping[str, T.AnyDeclaration]) -> Iterator[Difference]:
    for name in sorted({*one, *other}):
        before, after = one.get(name), other.get(name)
        if before is None and after is not None:
            yield _entry("added", _kind_of(after), None, None, after)
        elif after is None and before is not None:
            yield _entry("removed", _kind_of(before), None, before, None)
        elif before is not None and after is not None and before != after:
            yield from _parts(before, after)


def _label(part: T.NewPart) -> str:
    if isinstance(part, T.Row):
        return " ".join(cell.span.text for cell in part.cells)
    if isinstance(part, T.Identifier):
        return part.text
    return part.name.text if isinstance(part, (T.Field, T.DerivedField)) else part.label.text


def _parts(before: T.AnyDeclaration, after: T.AnyDeclaration) -> Iterator[Difference]:
    subject = _kind_of(after)
    one, other = labelled_parts(before, None), labelled_parts(after, None)
    if isinstance(before, T.FixedTotal) and isinstance(after, T.FixedTotal):
        yield Difference("changed", subject, None, before.span, after.span, _value(before.value), _value(after.value))
        return
    if one is None or other is None or type(before) is not type(after):
        yield _entry("changed", subject, None, before, after)
        return
    old = {_label(part): part for part in one}
    new = {_label(part): part for part in other}
    same = True
    for label in [*old, *(label for label in new if label not in old)]:
        if label not in new:
            yield _entry("removed", subject, label, old[label], None)
        elif label not in old:
            yield _entry("added", subject, label, None, new[label])
        elif old[label] != new[label]:
            yield _entry("changed", subject, label, old[label], new[label])
        else:
            continue
        same = False
    if same and [*old] != [*new]:
        yield Difference("changed", subject, None, before.span, after.span, ", ".join(old), ", ".join(new))


def _value(node: T.Expression) -> str:
    if isinstance(node, T.Number):
        return str(node.value)
    if isinstance(node, T.Unary) and isinstance(node.operand, T.Number):
        return f"-{node.operand.value}"
    return _text(node)


def _abilities(one: Mapping[str, T.Ability], other: Mapping[str, T.Ability]) -> Iterator[Difference]:
    for title in sorted({*one, *other}):
        before, after = one.get(title), other.get(title)
        if before == after:
            continue
        kind: Kind = "added" if before is None else "removed" if after is None else "changed"
        yield _entry(kind, f"card {title}", "ability", before, after)


def _cards(one: Linked, other: Linked) -> Iterator[Difference]:
    rows, others = _rows(one), _rows(other)
    for title in sorted({*rows, *others}):
        before, after = rows.get(title), others.get(title)
        if before is None and after is not None:
            yield Difference("added", f"card {title}", None, None, after.span, None, _figures(after))
        elif after is None and before is not None:
            yield Difference("removed", f"card {title}", None, before.span, None, _figures(before), None)
        elif before is not None and after is not None:
            values = {**before.values, "copies": before.copies}
            changed = {**after.values, "copies": after.copies}
            for name in sorted({*values, *changed}):
                if values.get(name) != changed.get(name):
                    yield Difference(
                        "changed",
                        f"card {title}",
                        name,
                        before.span,
                        after.span,
                        _shown(values.get(name)),
                        _shown(changed.get(name)),
                    )


def _rows(linked: Linked) -> dict[str, RowData]:
    return {row.title: row for cards in linked.cards.values() for row in cards.rows}


def _figures(row: RowData) -> str:
    return ", ".join(f"{name}: {_shown(value)}" for name, value in sorted(row.values.items()))


def _shown(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
