"""Finds the tables of a text: one pass over its lines, which are taken apart only where they can be rows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from interpreter.rulebook.book.tables import EMPTY, Cell, Row, Shape, Table, Tables

LONGEST_ROW = 400
"""Letters; a longer line is no row of aligned columns."""

LONGEST_PAIR = 120
LONGEST_VALUE = 64
"""Letters of a `key: value` line, and of the values of most lines of a run."""

LEAST_RAGGED = 4
"""How many rows a table must have, with its head, whose cells do not stand below one another."""

_LINE = re.compile(r"^[^\S\n]*+(\S(?:[^\n]*\S)?)", re.MULTILINE)
_GAP = re.compile(r"[^\S\n]{2,}|[^\S\n]*\t[^\S\n]*")
_RULE_CELL = re.compile(r":?[-=_]{2,}:?|:?-:?")
_BAR = re.compile(r"(?<!\\)\|")
_PAIR = re.compile(
    r"(?P<bullet>(?:[•●▪◦‣·*–—-]|\.-)[ \t]+)?(?P<key>[^\s.:;!?…|][^.:;!?…|\n]{0,46}?[*_]*)"
    r"(?P<mark>:[*_]*[ \t]+|[ \t]*(?:\.{3,}|(?:\. ){3,}\.?|…{2,})[ \t]*|[ \t]+(?:[–—→=-]|->|=>)[ \t]+)"
    r"(?P<value>\S[^\n]*)"
)
_ANOTHER = re.compile(r"[.;][ \t]+[^.:;|\n]{0,40}\d[^.:;|\n]{0,20}:[ \t]")
"""In a value: a sentence ends, and another key with a figure stands behind it."""
_MARKS = re.compile(r":[*_]*[ \t]|\.\.\.|\. \. |……|[ \t](?:[–—→=-]|->|=>)[ \t]")
_ITEM = re.compile(r"[ \t]*[•●▪◦‣·*–—-][ \t]+(?=\S)")
_FIGURE = re.compile(r"\d")
_FIGURE_FIRST = re.compile(r"[+\-–−—±x×(<>≤≥]*[ ]?\d")
_ENDS = ".!?:"


class _Line(NamedTuple):
    """A line without its spaces, and its first column."""

    start: int
    end: int
    line: int


def find_tables(text: str) -> Tables:
    """The tables of a text."""
    found: list[Table] = []
    run: list[_Line] = []
    kind: Shape | None = None
    caption: tuple[int, int] | None = None
    shapes = _Shapes(text)
    last: re.Match[str] | None = None
    for match in _LINE.finditer(text):
        other = shapes.of(*match.span(1))
        if kind is not None or other is not None:
            line = _Line(*match.span(1), match.start())
            if kind is None or not _goes_on(text, kind, run[-1], line, other):
                if kind is not None and len(run) > 1:
                    found += _tables(text, kind, run, caption)
                kind, run, caption = other, [], None if last is None else last.span(1)
            if kind is not None:
                run.append(line)
        last = match
    if kind is not None and len(run) > 1:
        found += _tables(text, kind, run, caption)
    return Tables(tuple(found))


class _Shapes:
    """Finds out of which tables a line may be a row. What stands nowhere in the text is looked for in none of them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.has_bars = "|" in text
        self.gaps = [gap for gap in ("  ", "\t") if gap in text]

    def of(self, start: int, end: int) -> Shape | None:
        """The shape of table of which a line may be a row."""
        text, size = self.text, end - start
        if self.has_bars and text.find("|", start, end) >= 0:
            return "markdown" if len(_BAR.findall(text, start, end)) > (text[start] == "|") else None
        if size <= LONGEST_ROW:
            for gap in self.gaps:
                if text.find(gap, start, end) >= 0 and len(_split(text, start, end)) > 1:
                    return "columns"
        if size <= LONGEST_PAIR and _MARKS.search(text, start, end) and _pair(text, start, end):
            return "pairs"
        return None


def _goes_on(text: str, kind: Shape, above: _Line, line: _Line, shape: Shape | None) -> bool:
    """Whether a line, alone of some shape, belongs to the same table as the one above."""
    if line.line != text.find("\n", above.end) + 1:
        return False
    return shape == kind or _may_belong(text, kind, line)


def _may_belong(text: str, kind: Shape, line: _Line) -> bool:
    """Whether a line of no shape may stand within a table: what goes on in one column, or a rule below the head."""
    return kind == "columns" and (line.start - line.line > 1 or _is_rule(text, line))


def _is_rule(text: str, line: _Line) -> bool:
    return all(_RULE_CELL.fullmatch(text, start, end) for start, end in _split(text, line.start, line.end))


def _split(text: str, begin: int, end: int) -> list[tuple[int, int]]:
    """The stretches of a line with wide gaps between them; a gap of two spaces after a sentence is none."""
    found: list[tuple[int, int]] = []
    start = begin
    for gap in _GAP.finditer(text, begin, end):
        if gap.end() - gap.start() == 2 and text[gap.start() - 1] in _ENDS and "\t" not in gap.group():
            continue
        if gap.start() - start <= 3 and not found and text[start : gap.start()] in ("-", "*", "•", "–", "—", "·"):
            continue  # the mark of an item and its text
        found.append((start, gap.start()))
        start = gap.end()
    found.append((start, end))
    return found


def _pair(text: str, start: int, end: int) -> re.Match[str] | None:
    match = _PAIR.fullmatch(text, start, end)
    if match is None or match["key"].count(" ") > 6:
        return None
    # A dash joins a range or a thought: it parts key and value only where a figure stands right behind it.
    if match["mark"].strip()[:1] in "–—-=→" and not _FIGURE_FIRST.match(match["value"]):
        return None
    # A line that tells several rows is prose, of which no row is a cell.
    return None if _ANOTHER.search(text, *match.span("value")) else match


def _tables(text: str, kind: Shape, run: Sequence[_Line], caption: tuple[int, int] | None) -> Iterator[Table]:
    """The tables in lines of one shape that follow one another."""
    if kind == "markdown":
        yield from _markdown(text, run, caption)
    elif kind == "columns":
        yield from _columns(text, run, caption)
    else:
        yield from _pairs(text, run, caption)


def _row(text: str, cells: Sequence[Cell], line: _Line) -> Row:
    return Row(tuple(cells), line.start, line.end)


def _cell(text: str, start: int, end: int) -> Cell:
    """A cell without the spaces and marks of an item or of emphasis around it."""
    if item := _ITEM.match(text, start, end):
        start = item.end()
    while start < end and text[start] in " \t\u00a0*_":
        start += 1
    while end > start and text[end - 1] in " \t\u00a0*_":
        end -= 1
    return Cell(((start, end),)) if start < end else EMPTY


# ------------------------------------------------------------------------------------ Markdown


def _markdown(text: str, run: Sequence[_Line], caption: tuple[int, int] | None) -> Iterator[Table]:
    rows: list[Row] = []
    head: Row | None = None
    for line in run:
        cells = _barred(text, line)
        if all(_RULE_CELL.fullmatch(each.text(text)) for each in cells if each.parts):
            if len(rows) == 1 and head is None:
                head = rows.pop()
            continue
        rows.append(_row(text, cells, line))
    if not rows:
        return
    width = len(head.cells) if head is not None else Counter(len(row.cells) for row in rows).most_common(1)[0][0]
    kept = [_fitted(row, width) for row in rows]
    if width > 1 and len(kept) >= 2:
        if head is None:
            head, kept = _headed(text, kept)
        yield Table("markdown", head, tuple(kept), caption)


def _barred(text: str, line: _Line) -> list[Cell]:
    bars = [match.start() for match in _BAR.finditer(text, line.start, line.end)]
    edges = [line.start - 1, *bars, line.end]
    if bars and bars[0] == line.start:
        del edges[0]
    if bars and bars[-1] == line.end - 1:
        del edges[-1]
    return [_cell(text, start + 1, end) for start, end in pairwise(edges)]


def _fitted(row: Row, width: int) -> Row:
    return row._replace(cells=(*row.cells, *[EMPTY] * width)[:width])


# ------------------------------------------------------------------------------------- columns


def _columns(text: str, run: Sequence[_Line], caption: tuple[int, int] | None) -> Iterator[Table]:
    """Aligned columns. Lines with fewer cells belong to the columns below or above which they stand."""
    lines = [line for line in run if not _is_rule(text, line)]
    split = [_split(text, line.start, line.end) for line in lines]
    counts = Counter(len(cells) for cells in split if len(cells) > 1)
    if not counts:
        return
    width = max(counts, key=lambda each: (counts[each], each))
    full = [
        [(start - line.line, end - line.line) for start, end in cells]
        for line, cells in zip(lines, split, strict=True)
        if len(cells) == width
    ]
    if len(full) < 2 or not (
        _is_aligned(full)
        or all("\t" in text[line.start : line.end] for line in lines)
        or (len(full) == len(lines) and _is_parted_evenly(text, split))
    ):
        return
    extents = [(min(row[at][0] for row in full), max(row[at][1] for row in full)) for at in range(width)]
    rows: list[Row] = []
    for line, cells in zip(lines, split, strict=True):
        placed = _placed(text, line, cells, extents, width)
        if placed is None:
            return
        if rows and not placed[0].parts and line.start - line.line > 1:
            rows[-1] = _continued(rows[-1], placed, line)
        else:
            rows.append(_row(text, placed, line))
    head, kept = _headed(text, rows)
    if len(kept) >= 2:
        yield Table("columns", head, tuple(kept), caption)


def _is_aligned(rows: Sequence[Sequence[tuple[int, int]]]) -> bool:
    """Whether the cells of every column but the first begin, end or are centred at one place in most rows."""
    for at in range(1, len(rows[0])):
        starts = Counter(row[at][0] for row in rows)
        ends = Counter(row[at][1] for row in rows)
        centres = Counter((row[at][0] + row[at][1]) // 4 for row in rows)
        # Of two rows the middles are soon at one place by chance.
        kinds = (starts, ends, centres) if len(rows) > 2 else (starts, ends)
        best = max(counts.most_common(1)[0][1] for counts in kinds)
        if best < 2 or best * 2 < len(rows):
            return False
    return True


def _is_parted_evenly(text: str, rows: Sequence[Sequence[tuple[int, int]]]) -> bool:
    """Whether rows of as many cells have one gap between all of them, and a column of figures in most rows.

    So a table is left when the blanks of its columns are thrown together.
    """
    if len(rows) < LEAST_RAGGED or any(row[-1][1] - row[0][0] > LONGEST_PAIR for row in rows):
        return False
    if len({after[0] - before[1] for row in rows for before, after in pairwise(row)}) > 1:
        return False
    return any(
        sum(_FIGURE.search(text, *row[at]) is not None for row in rows) * 3 >= len(rows) * 2
        for at in range(1, len(rows[0]))
    )


def _placed(
    text: str, line: _Line, cells: Sequence[tuple[int, int]], extents: Sequence[tuple[int, int]], width: int
) -> list[Cell] | None:
    """The cells of a line, each in its column; None when one of them stands in none."""
    if len(cells) == width:
        return [_cell(text, start, end) for start, end in cells]
    found = [EMPTY] * width
    for start, end in cells:
        left, right = start - line.line, end - line.line
        shared = [min(right, stop) - max(left, begin) for begin, stop in extents]
        best = max(range(width), key=lambda at: shared[at])
        if shared[best] < 0 or found[best].parts:
            return None
        found[best] = _cell(text, start, end)
    return found


def _continued(row: Row, more: Sequence[Cell], line: _Line) -> Row:
    cells = tuple(Cell((*one.parts, *other.parts)) for one, other in zip(row.cells, more, strict=True))
    return Row(cells, row.start, line.end)


def _headed(text: str, rows: list[Row]) -> tuple[Row | None, list[Row]]:
    """The head, if the first row is one: it has no figures, and most of the others have one in some column."""
    first, others = rows[0], rows[1:]
    if len(rows) < 3 or _FIGURE.search(text, first.start, first.end):
        return None, rows
    for at, cell in enumerate(first.cells):
        figures = sum(bool(_FIGURE.search(row.cells[at].text(text))) for row in others)
        if cell.parts and figures * 3 >= len(others) * 2:
            return first, others
    return None, rows


# --------------------------------------------------------------------------------------- pairs


def _pairs(text: str, run: Sequence[_Line], caption: tuple[int, int] | None) -> Iterator[Table]:
    """Runs of `key: value` with the same mark between them; most values are short, and most have a figure."""
    block: list[tuple[_Line, re.Match[str]]] = []
    sign = ""
    for line in run:
        match = _pair(text, line.start, line.end)
        assert match is not None
        own = (match["bullet"] or "").strip() + match["mark"].strip("*_ \t")[:1]
        if block and own != sign:
            yield from _of_pairs(text, block, caption)
            caption = (block[-1][0].start, block[-1][0].end)
            block = []
        sign = own
        block.append((line, match))
    yield from _of_pairs(text, block, caption)


def _of_pairs(
    text: str, block: Sequence[tuple[_Line, re.Match[str]]], caption: tuple[int, int] | None
) -> Iterator[Table]:
    good = sum(
        len(match["value"]) <= LONGEST_VALUE and _FIGURE.search(match["value"]) is not None for _, match in block
    )
    if len(block) < 2 or good * 3 < len(block) * 2:
        return
    rows = [
        Row(
            (_cell(text, *match.span("key")), _cell(text, *match.span("value"))), line.start, line.end,
            _FIGURE_FIRST.match(match["value"]) is not None,
        )
        for line, match in block
    ]  # fmt: skip
    yield Table("pairs", None, tuple(rows), caption)
