"""Tables: every key has one row, and every row can be reached."""

from __future__ import annotations

from itertools import product

from interpreter.check import resolved as R
from interpreter.check.functions import cites
from interpreter.check.symbols import Symbols
from interpreter.check.types import (
    BooleanType,
    EnumerationType,
    IntegerType,
    NoneType,
    OptionalType,
    ThingType,
    Type,
    UnknownType,
)
from interpreter.messages import closest
from interpreter.syntax import tree as T

MAX_COMBINATIONS = 200_000
MAX_NEIGHBOURS = 20

Bounds = tuple[R.Value, R.Value]


def resolve_table(symbols: Symbols, node: T.Table) -> R.TableShape:
    """The table with its rows as data; gaps, overlaps and rows nobody reaches are reported."""
    keys = tuple((p.name.text, symbols.type_of(p.type)) for p in node.parameters)
    outputs = tuple((p.name.text, symbols.type_of(p.type)) for p in node.outputs)
    rows = []
    places = []
    for row in node.rows:
        if len(row.cells) != len(keys) + len(outputs):
            symbols.diagnostics.report(
                "L0701", row.span, name=node.name.text, wanted=len(keys) + len(outputs), given=len(row.cells)
            )
            continue
        bounds = [_key(symbols, c, k) for c, (_, k) in zip(row.cells, keys, strict=False)]
        results = [_output(symbols, c, k) for c, (_, k) in zip(row.cells[len(keys) :], outputs, strict=True)]
        if all(bound is not None for bound in bounds):
            rows.append((tuple(bound for bound in bounds if bound is not None), tuple(results)))
            places.append(row)
    if len(rows) == len(node.rows):
        _check_cover(symbols, node, keys, [row[0] for row in rows], places)
    dice = tuple(
        (index, base.count, base.sides)
        for index, base in enumerate(parameter.type.base for parameter in node.parameters)
        if isinstance(base, T.DiceType)
    )
    return R.TableShape(node.name.text, keys, outputs, tuple(rows), node.span, cites(node), dice)


def _member(symbols: Symbols, cell: T.Cell, kind: Type) -> R.Value:
    name = cell.name or ""
    if isinstance(kind, EnumerationType) and name in symbols.enums.get(kind.name, ()):
        return symbols.enums[kind.name].index(name)
    if isinstance(kind, ThingType) and name in symbols.titles and symbols.titles[name][0] in kind.members:
        return symbols.titles[name][1]
    if not isinstance(kind, UnknownType):
        known = symbols.enums.get(kind.name, ()) if isinstance(kind, EnumerationType) else symbols.titles
        symbols.diagnostics.report("L0702", cell.span, cell=name, kind=kind, suggestion=closest(name, known))
    return None


def _key(symbols: Symbols, cell: T.Cell, kind: Type) -> Bounds | None:
    if cell.kind in ("number", "range") and isinstance(kind, IntegerType):
        return cell.low, cell.high
    if cell.kind == "truth" and isinstance(kind, BooleanType):
        return cell.truth, cell.truth
    if cell.kind == "name":
        found = _member(symbols, cell, kind)
        return None if found is None else (found, found)
    if not isinstance(kind, UnknownType):
        symbols.diagnostics.report("L0702", cell.span, cell=cell.span.text, kind=kind)
    return None


def _output(symbols: Symbols, cell: T.Cell, kind: Type) -> R.Value:
    if cell.kind == "none" and isinstance(kind, (OptionalType, NoneType)):
        return None
    inner = kind.inner if isinstance(kind, OptionalType) else kind
    if cell.kind == "number" and isinstance(inner, IntegerType):
        value = cell.low or 0
        if (inner.low is not None and value < inner.low) or (inner.high is not None and value > inner.high):
            symbols.diagnostics.report("L0703", cell.span, cell=value, kind=inner)
        return value
    if cell.kind == "truth" and isinstance(inner, BooleanType):
        return cell.truth
    if cell.kind == "name":
        return _member(symbols, cell, inner)
    if not isinstance(inner, UnknownType):
        symbols.diagnostics.report("L0702", cell.span, cell=cell.span.text, kind=inner)
    return None


def _domain(symbols: Symbols, kind: Type, column: list[Bounds]) -> list[R.Value] | None:
    if isinstance(kind, IntegerType):
        ends = [end for bound in column for end in bound if isinstance(end, int)]
        low = kind.low if kind.low is not None else min(ends, default=0) - 1
        high = kind.high if kind.high is not None else max(ends, default=0) + 1
        return list(range(low, high + 1))
    if isinstance(kind, BooleanType):
        return [False, True]
    if isinstance(kind, EnumerationType):
        return list(range(len(symbols.enums.get(kind.name, ()))))
    return None


def _points(domain: list[R.Value], column: list[Bounds]) -> list[R.Value]:
    """Of a long row of numbers only those where a bound may change something: what lies between is like them."""
    if len(domain) < 2 * MAX_NEIGHBOURS or isinstance(domain[0], bool) or not isinstance(domain[0], int):
        return domain
    ends = {end + step for bound in column for end in bound if isinstance(end, int) for step in (-1, 0, 1)}
    ends |= {domain[0], domain[-1]} if isinstance(domain[-1], int) else set()
    first, last = domain[0], domain[0] + len(domain) - 1
    return [end for end in sorted(ends) if first <= end <= last]


def _within(bound: Bounds, value: R.Value) -> bool:
    low, high = bound
    if isinstance(value, bool) or not isinstance(value, int):
        return value == low
    return (low is None or (isinstance(low, int) and low <= value)) and (
        high is None or (isinstance(high, int) and value <= high)
    )


def _check_cover(
    symbols: Symbols,
    node: T.Table,
    keys: tuple[tuple[str, Type], ...],
    bounds: list[tuple[Bounds, ...]],
    places: list[T.Row],
) -> None:
    domains = [_domain(symbols, kind, [b[i] for b in bounds]) for i, (_, kind) in enumerate(keys)]
    if any(domain is None for domain in domains):
        return
    size = 1
    for domain in domains:
        size *= len(domain or ())
    if size > MAX_COMBINATIONS:
        symbols.diagnostics.report("L0707", node.span, name=node.name.text, size=size, limit=MAX_COMBINATIONS)
        return
    reached = [False] * len(bounds)
    gap: tuple[R.Value, ...] | None = None
    overlaps: set[tuple[int, int]] = set()
    points = [_points(domain or [], [b[i] for b in bounds]) for i, domain in enumerate(domains)]
    for values in product(*points):
        rows = [
            index
            for index, bound in enumerate(bounds)
            if all(_within(b, value) for b, value in zip(bound, values, strict=True))
        ]
        for index in rows:
            reached[index] = True
        if not rows and gap is None:
            gap = values
        if len(rows) > 1:
            overlaps.add((rows[0], rows[1]))
    if gap is not None:
        shown = ", ".join(_show(symbols, kind, value) for (_, kind), value in zip(keys, gap, strict=True))
        symbols.diagnostics.report("L0704", node.name.span, name=node.name.text, keys=shown)
    for one, other in sorted(overlaps):
        symbols.diagnostics.report(
            "L0705", places[other].span, name=node.name.text, related=[(places[one].span, "the other row")]
        )
    for index, hit in enumerate(reached):
        if not hit:
            symbols.diagnostics.report("L0706", places[index].span, name=node.name.text)


def _show(symbols: Symbols, kind: Type, value: R.Value) -> str:
    if isinstance(kind, EnumerationType) and isinstance(value, int):
        return symbols.enums[kind.name][value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
