"""Overlays: what variants and editions change, applied as a set and loud about conflicts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from interpreter.compose.linked import Base, Origin
from interpreter.compose.parts import PartList, fitting, labelled_parts, row_label, with_parts
from interpreter.messages import Diagnostics, closest
from interpreter.syntax import tree as T
from interpreter.text import Span


@dataclass(frozen=True)
class Overlay:
    """A named set of declarations and changes: an edition's or a variant's rules."""

    name: str
    declarations: tuple[T.AnyDeclaration, ...]


@dataclass(frozen=True)
class _Operation:
    overlay: str
    change: T.Change
    operation: T.Operation

    @property
    def place(self) -> Span:
        return self.operation.span


def apply_overlays(
    base: Mapping[str, T.AnyDeclaration], overlays: Sequence[Overlay], diagnostics: Diagnostics
) -> tuple[dict[str, T.AnyDeclaration], tuple[Base, ...], tuple[Origin, ...]]:
    """The base with all overlays applied, what they replaced or dropped of it, and what each of them brought.

    Conflicts and changes that find nothing are reported.
    """
    bases: list[Base] = []
    origins: list[Origin] = []
    result = dict(base)
    active = {overlay.name for overlay in overlays}
    wanted: dict[tuple[str, str | None], list[_Operation]] = {}
    for overlay in sorted(overlays, key=lambda each: each.name):
        for node in overlay.declarations:
            if isinstance(node, T.Change):
                if node.with_overlay is not None and node.with_overlay.text not in active:
                    continue
                key = (node.name.text, node.step.text if node.step is not None else None)
                wanted.setdefault(key, []).extend(
                    _Operation(overlay.name, node, operation) for operation in node.operations
                )
                continue
            name = node.name.text
            if name in result:
                diagnostics.report(
                    "L0401", node.name.span, name=name, related=[(result[name].name.span, "declared there")]
                )
            else:
                result[name] = node
                origins.append(Origin("part", overlay.name, name, None, node.span))
    for (name, step), operations in sorted(wanted.items(), key=lambda item: (item[0][0], item[0][1] or "")):
        target = result.get(name)
        if target is None:
            for change in {id(each.change): each.change for each in operations}.values():
                diagnostics.report("L0402", change.name.span, name=name, suggestion=closest(name, result))
            continue
        _check_heads(target, operations, diagnostics)
        bases += _bases(target, step, operations)
        result[name], kept = _apply(target, step, operations, diagnostics)
        origins += _origins(target, step, kept)
    return result, tuple(bases), tuple(origins)


def _origins(target: T.AnyDeclaration, step: str | None, kept: Iterable[_Operation]) -> Iterator[Origin]:
    """Who brought which part."""
    subject = target.name.text if step is None else f"{target.name.text}.{step}"
    for each in kept:
        operation = each.operation
        label = _label(operation)
        row = getattr(operation, "part", getattr(operation, "row", None))
        if isinstance(target, T.Table) and isinstance(row, T.Row):
            label = row_label(target, row)
        yield Origin("part", each.overlay, subject, label, each.place, each.place.text)


def _bases(target: T.AnyDeclaration, step: str | None, operations: Iterable[_Operation]) -> list[Base]:
    """Fingerprints of the parts that are replaced or dropped."""
    parts = {_part_label(part): part for part in labelled_parts(target, step) or ()}
    place = target.name.text if step is None else f"{target.name.text}.{step}"
    found = []
    for each in operations:
        if isinstance(each.operation, (T.Replace, T.Drop)):
            label = _label(each.operation)
            if label in parts:
                digest = blake2b(repr(parts[label]).encode(), digest_size=6).hexdigest()
                found.append(Base(each.overlay, f"{place}.{label}", digest, each.place))
    return found


def check_names(overlays: Iterable[Overlay], known: Iterable[str], diagnostics: Diagnostics) -> None:
    """What `over` and `with` name must be an edition or a variant."""
    names = [*known, *(overlay.name for overlay in overlays)]
    for overlay in overlays:
        for node in overlay.declarations:
            if not isinstance(node, T.Change):
                continue
            for other in (*node.over, *((node.with_overlay,) if node.with_overlay is not None else ())):
                if other.text not in names:
                    diagnostics.report(
                        "L0411", other.span, name=other.text, what="an edition or a variant",
                        suggestion=closest(other.text, names),
                    )  # fmt: skip


def _check_heads(target: T.AnyDeclaration, operations: Iterable[_Operation], diagnostics: Diagnostics) -> None:
    """An overlay changes a declaration for everybody, so its head repeats the parameters' own names."""
    parameters = [p.name.text for p in getattr(target, "parameters", ())]
    for change in {id(each.change): each.change for each in operations}.values():
        if change.head is None:
            continue
        given = [argument.text if isinstance(argument, T.Name) else "" for argument in change.head]
        if given != parameters:
            diagnostics.report("L0403", change.span, name=change.name.text, wanted=", ".join(parameters) or "nothing")


def _apply(
    target: T.AnyDeclaration, step: str | None, operations: list[_Operation], diagnostics: Diagnostics
) -> tuple[T.AnyDeclaration, list[_Operation]]:
    """The target with the operations carried out, and those that counted."""
    parts = labelled_parts(target, step)
    if parts is None:
        first = operations[0]
        code = "L0404" if step is None else "L0405"
        place = first.change.step or first.change.name
        diagnostics.report(code, place.span, name=target.name.text, label=step or "")
        return target, []
    if isinstance(target, T.Table):
        return _apply_rows(target, operations, diagnostics), operations
    operations = _settle(_fit(target, step, operations, diagnostics), diagnostics)
    done = _change_parts(target, parts, operations, diagnostics)
    return with_parts(target, step, done), operations


def _fit(
    target: T.AnyDeclaration, step: str | None, operations: list[_Operation], diagnostics: Diagnostics
) -> list[_Operation]:
    """The operations whose parts the target can take; the others are reported."""
    kept = []
    for each in operations:
        operation = each.operation
        if isinstance(operation, (T.Add, T.Replace)):
            part = fitting(target, step, operation.part)
            if part is None:
                diagnostics.report("L0407", operation.span, name=target.name.text)
                continue
            each = replace(each, operation=replace(operation, part=part))
        elif isinstance(operation, T.DropRow):
            diagnostics.report("L0407", operation.span, name=target.name.text)
            continue
        kept.append(each)
    return kept


def _label(operation: T.Operation) -> str:
    if isinstance(operation, (T.Add, T.Replace)):
        part = operation.part
        if isinstance(part, T.Identifier):
            return part.text
        if isinstance(part, (T.Field, T.DerivedField)):
            return part.name.text
        return "" if isinstance(part, T.Row) else part.label.text
    return operation.label.text if isinstance(operation, T.Drop) else ""


def _settle(operations: list[_Operation], diagnostics: Diagnostics) -> list[_Operation]:
    """Keep, of several overlays that write one part, the one that stands `over` the others."""
    by_label: dict[str, list[_Operation]] = {}
    for each in operations:
        by_label.setdefault(_label(each.operation), []).append(each)
    kept: list[_Operation] = []
    for label, writers in sorted(by_label.items()):
        names = sorted({each.overlay for each in writers})
        if len(names) == 1:
            kept += writers
            continue
        winners = [
            name for name in names if all(_stands_over(writers, name, other) for other in names if other != name)
        ]
        if len(winners) == 1:
            kept += [each for each in writers if each.overlay == winners[0]]
        else:
            diagnostics.report(
                "L0410",
                writers[-1].place,
                label=label,
                name=writers[0].change.name.text,
                overlays=" and ".join(names),
                related=[(writers[0].place, f"written by {writers[0].overlay}")],
            )
    order = {id(each): index for index, each in enumerate(operations)}
    return sorted(kept, key=lambda each: order[id(each)])


def _stands_over(writers: list[_Operation], name: str, other: str) -> bool:
    return any(
        each.overlay == name
        and (
            any(over.text == other for over in each.change.over)
            or (each.change.with_overlay is not None and each.change.with_overlay.text == other)
        )
        for each in writers
    )


def _change_parts(
    target: T.AnyDeclaration, parts: PartList, operations: list[_Operation], diagnostics: Diagnostics
) -> PartList:
    done = list(parts)
    labels = [_part_label(part) for part in done]
    name = target.name.text
    for each in operations:
        operation = each.operation
        if isinstance(operation, T.Drop):
            label = operation.label.text
            if label not in labels:
                if not operation.if_any:
                    diagnostics.report(
                        "L0406",
                        operation.label.span,
                        label=label,
                        name=name,
                        suggestion=closest(label, labels),
                    )
                continue
            index = labels.index(label)
            if operation.when is None:
                del done[index], labels[index]
                continue
            guarded = _guarded(done[index], operation)
            if guarded is None:
                diagnostics.report("L0407", operation.span, name=name)
            else:
                done[index] = guarded
        elif isinstance(operation, T.Replace):
            label = _label(operation)
            if label not in labels:
                diagnostics.report(
                    "L0406", operation.part.span, label=label, name=name, suggestion=closest(label, labels)
                )
                continue
            done[labels.index(label)] = operation.part
        elif isinstance(operation, T.Add):
            _add(target, done, labels, operation, diagnostics)
    return done


def _add(
    target: T.AnyDeclaration,
    done: PartList,
    labels: list[str],
    operation: T.Add,
    diagnostics: Diagnostics,
) -> None:
    label = _label(operation)
    name = target.name.text
    if label in labels:
        diagnostics.report("L0408", operation.part.span, label=label, name=name)
        return
    index = len(done)
    if operation.place is not None:
        anchor = operation.place.label.text
        if anchor not in labels:
            diagnostics.report(
                "L0406",
                operation.place.label.span,
                label=anchor,
                name=name,
                suggestion=closest(anchor, labels),
            )
            return
        index = labels.index(anchor) + (1 if operation.place.side == "after" else 0)
    elif _needs_place(done, operation):
        diagnostics.report("L0409", operation.span, name=name)
    elif "else" in labels and isinstance(operation.part, (T.SetPart, T.ValuePart)):
        index = labels.index("else")
    done.insert(index, operation.part)
    labels.insert(index, label)


def _needs_place(done: PartList, operation: T.Add) -> bool:
    return isinstance(operation.part, T.TotalPart) and any(
        isinstance(part, T.TotalPart) and part.operator in ("*", "at most", "at least") for part in done
    )


def _part_label(part: T.NewPart) -> str:
    if isinstance(part, T.Identifier):
        return part.text
    if isinstance(part, (T.Field, T.DerivedField)):
        return part.name.text
    return "" if isinstance(part, T.Row) else part.label.text


def _guarded(part: T.NewPart, drop: T.Drop) -> T.NewPart | None:
    """A part that counts only when the drop's condition does not hold; None when it can have no condition."""
    assert drop.when is not None
    holds_not = T.Unary("not", drop.when, span=drop.when.span)
    if isinstance(part, (T.TotalPart, T.SetPart, T.ValuePart, T.Need, T.Branch)):
        when: T.Expression = holds_not
        if part.when is not None:
            when = T.Binary("and", part.when, holds_not, span=drop.when.span)
        if isinstance(part, (T.Need, T.Branch)) and drop.reason is not None:
            return replace(part, when=when, reason=drop.reason)
        return replace(part, when=when)
    if isinstance(part, T.Step):
        body: tuple[T.Statement, ...] = (T.If(holds_not, part.body, None, span=part.span),)
        return replace(part, body=body)
    return None


def _apply_rows(target: T.Table, operations: list[_Operation], diagnostics: Diagnostics) -> T.Table:
    rows = list(target.rows)
    width = len(target.parameters)
    written: dict[tuple[T.Cell, ...], _Operation] = {}
    for each in operations:
        operation = each.operation
        row = None
        if isinstance(operation, (T.Add, T.Replace)) and isinstance(operation.part, T.Row):
            row = operation.part
        elif isinstance(operation, T.DropRow):
            row = operation.row
        if row is None:
            diagnostics.report("L0407", operation.span, name=target.name.text)
            continue
        key = row.cells[:width]
        other = written.get(key)
        if other is not None and other.overlay != each.overlay:
            diagnostics.report(
                "L0410",
                each.place,
                label=row.span.text.strip(),
                name=target.name.text,
                overlays=" and ".join(sorted({other.overlay, each.overlay})),
                related=[(other.place, f"written by {other.overlay}")],
            )
            continue
        written[key] = each
        index = next((i for i, known in enumerate(rows) if known.cells[:width] == key), None)
        if isinstance(operation, T.Add):
            rows.append(row)
        elif index is None:
            diagnostics.report("L0406", row.span, label=row.span.text.strip(), name=target.name.text)
        elif isinstance(operation, T.Replace):
            rows[index] = row
        else:
            del rows[index]
    return replace(target, rows=tuple(rows))
