"""Tables of a book against the rules: cells, ranges of keys, rows that are missing, doubled or unknown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tables import Cell, Row
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.table_shape import is_total
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of
from interpreter.rulebook.game.table_cells import Range, figures, range_of
from interpreter.rulebook.game.table_facts import Domain, Key, Value
from interpreter.rulebook.game.table_matching import Candidate, Reading, expected
from interpreter.rulebook.game.table_reading import Understood, name_of, understood_tables
from interpreter.text import Span

LEAST_KIND = 4
"""How many things a kind must have for one that is missing to be missed."""

_WIDE = 100
"""From its first to its last number so many at most has a table of which one is missed."""

NEAR = 3
"""How far an end of a range may lie from the right one; what lies farther off is another way to sum up."""


def tables_against_the_rules(context: Context) -> Iterator[Finding]:
    """What tables tell otherwise than the rules and cards of the game."""
    for table in understood_tables(context):
        yield from _cells(context, table)
        for domain, keys in _domains(table).values():
            if domain.ranged:
                yield from _ranges(context, table, domain, keys)
            else:
                yield from _things(context, table, domain, keys)


def _domains(understood: Understood) -> dict[str, tuple[Domain, Mapping[int, Key]]]:
    """The kinds of keys that the rows of a table are, with the key of each."""
    return {each.domain.name: (each.domain, each.keys) for each in understood.match.columns if each.domain.name}


# ------------------------------------------------------------------------------------------ cells


def _cells(context: Context, understood: Understood) -> Iterator[Finding]:
    told: list[tuple[int, int]] = []
    for at, column in enumerate(understood.match.columns):
        for row in sorted(column.differing):
            reading = column.slot.readings[row]
            if _is_right_as_a_whole(understood, column, row) or not understood.match.is_certain(at, row):
                continue
            if any(start < reading.end and reading.start < end for start, end in told):
                continue
            told.append((reading.start, reading.end))
            right = expected(column.field, column.keys[row])
            if right is not None:
                yield _wrong_cell(context, understood, column, row, right)


def _at(context: Context, understood: Understood, each: Cell | Reading) -> tuple[Span, str]:
    """The place of a cell, or of what was read in it, and the key of its section."""
    start, end = understood.place(each)
    return context.book.span(start, end), context.section_key(start)


def _is_right_as_a_whole(understood: Understood, column: Candidate, row: int) -> bool:
    """Whether all numbers of the cell together are right."""
    return column.slot.place != "all" and any(
        row in other.agreeing
        for other in understood.match.columns
        if other.slot.column == column.slot.column and other.slot.place == "all"
    )


def _wrong_cell(context: Context, understood: Understood, column: Candidate, row: int, right: Value) -> Finding:
    reading = column.slot.readings[row]
    label = understood.table.rows[row].cells[understood.match.key_column].text(context.book.text)
    name = _column_name(context, understood, column)
    reading, right = _narrowed(context, reading, right)
    value = _shown(context, reading, right, column.factor)
    return Finding.of(
        "L2060",
        *_at(context, understood, reading),
        source=column.field.origin(column.keys[row]),
        subject=f"{label}, {name}" if name else label,
        value=value,
        written=" ".join(context.book.text[reading.start : reading.end].split()),
    )


def _narrowed(context: Context, reading: Reading, right: Value) -> tuple[Reading, Value]:
    """Of several numbers the one that is wrong, when that is one alone."""
    if isinstance(right, tuple) and isinstance(reading.value, tuple) and len(right) == len(reading.value):
        cell = Cell(((reading.start, reading.end),))
        wrong = [
            each for each in figures(context.book.text, cell, language(context.language)) if each.value not in right
        ]
        missing = [value for value in right if value not in reading.value]
        if len(wrong) == len(missing) == 1:
            return Reading(wrong[0].value, wrong[0].start, wrong[0].end), missing[0]
    return reading, right


def _column_name(context: Context, understood: Understood, column: Candidate) -> str:
    """A column by its head; without one by the concepts that it is about, as far as the language has them."""
    head = understood.table.head
    if head is not None and head.cells[column.slot.column].parts:
        return head.cells[column.slot.column].text(context.book.text)
    concepts = glossary_of(context).concepts
    known = [each for each in sorted({column.field.name} | column.field.concepts) if each in concepts]
    return " + ".join(concepts[each].name for each in known)


def _shown(context: Context, reading: Reading, right: Value, factor: int) -> str:
    """A right value in the way the cell is written."""
    if isinstance(right, str):
        return name_of(context, right)
    if isinstance(right, tuple):
        mark = "/" if "/" in context.book.text[reading.start : reading.end] else ", "
        return mark.join(map(str, right))
    return f"{factor * right:+d}" if reading.plus else str(factor * right)


# ----------------------------------------------------------------------------------------- ranges


def shown_range(numbers: Range) -> str:
    """A range of numbers, in every language: `11–15`, `18+`, `≤ 3`, `7`."""
    low, high = numbers
    if low is None:
        return f"≤ {high}"
    if high is None:
        return f"{low}+"
    return str(low) if low == high else f"{low}–{high}"


def _ranges(context: Context, understood: Understood, domain: Domain, keys: Mapping[int, Key]) -> Iterator[Finding]:
    """Ranges that end elsewhere than in the rules, where no other row has the rest."""
    columns = [each for each in understood.match.columns if each.domain is domain]
    ranges = {at: key for at, key in keys.items() if not isinstance(key, str)}
    runs = _runs(domain, columns)
    if not any(low != high for low, high in runs):
        return
    is_off = False
    for at, own in ranges.items():
        if own[0] == own[1]:
            continue
        others = [key for other, key in ranges.items() if other != at]
        right = _right_range(own, runs, others)
        cell = understood.table.rows[at].cells[understood.match.key_column]
        if right is not None:
            is_off = True
            yield Finding.of(
                "L2061", *_at(context, understood, cell),
                source=columns[0].field.source,
                value=shown_range(right), written=cell.text(context.book.text),
            )  # fmt: skip
    missing = [run for run in runs if not any(_share(run, key) for key in ranges.values())]
    if len(missing) == 1 and len(runs) - 1 > LEAST_KIND and None not in missing[0]:
        yield _missing(context, understood, shown_range(missing[0]))
    elif not missing and not is_off and len(ranges) > LEAST_KIND:
        yield from _left_out(context, understood, ranges)


def _left_out(context: Context, understood: Understood, ranges: Mapping[int, Range]) -> Iterator[Finding]:
    """The one number that no row has, between rows that have all before and behind it."""
    ends = [end for each in ranges.values() for end in each if end is not None]
    if max(ends) - min(ends) > _WIDE:
        return
    left = [value for value in range(min(ends), max(ends))
            if not any(_share((value, value), key) for key in ranges.values())]  # fmt: skip
    if len(left) != 1:
        return
    behind = [row for row, key in ranges.items() if left[0] + 1 in key or left[0] - 1 in key]
    if behind:
        cell = understood.table.rows[max(behind)].cells[understood.match.key_column]
        yield Finding.of("L2062", *_at(context, understood, cell), missing=str(left[0]))


def _runs(domain: Domain, columns: Sequence[Candidate]) -> list[Range]:
    """The ranges of the rules in which all told columns have one value each."""
    found: list[tuple[Range, tuple[Value | None, ...]]] = []
    for key in domain.keys:
        if isinstance(key, str):
            continue
        values = tuple(each.field.values.get(key) for each in columns)
        if found and found[-1][1] == values:
            found[-1] = ((found[-1][0][0], key[1]), values)
        else:
            found.append((key, values))
    return [run for run, _ in found]


def _right_range(own: Range, runs: Sequence[Range], others: Sequence[Range]) -> Range | None:
    """The range that a row should have; None where it is right, or sums up more than one of the rules' ranges."""
    if own in runs:
        return None
    shared = [run for run in runs if _share(own, run)]
    if len(shared) == 1:
        run = shared[0]
        rest = [
            *([(run[0], own[0] - 1)] if run[0] is not None and own[0] is not None and run[0] < own[0] else []),
            *([(own[1] + 1, run[1])] if run[1] is not None and own[1] is not None and own[1] < run[1] else []),
        ]
        return run if any(not any(_share(part, other) for other in others) for part in rest) else None
    for run in shared:
        gaps = [_gap(own[0], run[0]), _gap(own[1], run[1])]
        if 0 in gaps and None not in gaps and max(gap for gap in gaps if gap is not None) <= NEAR:
            return run if not any(_share(run, other) for other in others) or len(shared) == 2 else None
    return None


def _gap(one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return 0 if one is other else None
    return abs(one - other)


def _share(one: Range, other: Range) -> bool:
    return (one[0] is None or other[1] is None or one[0] <= other[1]) and (
        other[0] is None or one[1] is None or other[0] <= one[1]
    )


# ------------------------------------------------------------------------------------------- rows


def _things(context: Context, understood: Understood, domain: Domain, keys: Mapping[int, Key]) -> Iterator[Finding]:
    """Rows of a kind of things: one that is missing, that stands twice, that is none of the kind."""
    text, column = context.book.text, understood.match.key_column
    seen: dict[Key, int] = {}
    for at, key in keys.items():
        cell = understood.table.rows[at].cells[column]
        if key in seen:
            first = understood.table.rows[seen[key]].cells[column]
            yield Finding.of(
                "L2063", *_at(context, understood, cell),
                related=[(_at(context, understood, first)[0], context.say("book-said-first"))],
                written=cell.text(text),
            )  # fmt: skip
        seen.setdefault(key, at)
    unknown = [
        row
        for at, row in enumerate(understood.table.rows)
        if at not in keys and row.cells[column].parts and not is_total(context, row.cells[column])
    ]
    missing = [key for key in domain.keys if key not in seen]
    if len(domain.keys) < LEAST_KIND:
        return
    if len(missing) == 1 and not unknown and not _is_of_another_kind(domain, missing[0], [*seen]):
        yield _missing(context, understood, name_of(context, str(missing[0])))
    elif not missing and len(unknown) == 1 and _is_alike(context, understood, unknown[0]):
        cell = unknown[0].cells[column]
        yield Finding.of(
            "L2064",
            *_at(context, understood, cell),
            written=cell.text(text),
        )


def _is_of_another_kind(domain: Domain, missing: Key, told: Sequence[Key]) -> bool:
    """Whether all that a table tells of has one thing in common by the rules, which what is missing has otherwise."""
    for each in domain.fields:
        own = {each.values.get(key) for key in told}
        if len(own) == 1 and len(told) > 2 and isinstance(other := each.values.get(missing), str):
            common = next(iter(own))
            if isinstance(common, str) and common != other and common.partition("-")[0] == other.partition("-")[0]:
                return True
    return False


def _is_alike(context: Context, understood: Understood, row: Row) -> bool:
    """Whether a row has something in every column that is told, as the others have."""
    numbers = range_of(context.book.text, row.cells[understood.match.key_column], language(context.language))
    return numbers is None and all(row.cells[each.slot.column].parts for each in understood.match.columns)


def _missing(context: Context, understood: Understood, name: str) -> Finding:
    line = understood.own.lines[0]
    return Finding.of("L2062", context.book.span(line.start, line.end), context.section_key(line.start), missing=name)
