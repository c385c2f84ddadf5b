"""The formatter: one layout for all rules files, with every comment kept."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.messages import Diagnostics
from interpreter.syntax.lines import Line, Remark, logical_lines
from interpreter.syntax.parse import parse_rules
from interpreter.syntax.spacing import TAB, column_after, is_row, joined, row_cells, tidy_words
from interpreter.text import Source

MAX_BLANK_INSIDE = 1
MAX_BLANK_BETWEEN = 2


def format_rules(source: Source, diagnostics: Diagnostics) -> str:
    """The text of a rules file in its canonical layout; one with mistakes is reported and stays as it is."""
    before = len(diagnostics)
    parse_rules(source, diagnostics)
    if len(diagnostics) > before:
        return source.text
    lines, below = logical_lines(source)
    output: list[_Output] = []
    columns = _label_columns(lines)
    cells = _cell_columns(lines)
    for index, line in enumerate(lines):
        last = lines[index - 1] if index else None
        output += _remarks_above(line.above, last, line.depth, line.width, _wants_blank(lines, index))
        output += _line(line, columns, cells)
    output += _remarks_above(below, lines[-1] if lines else None, 0, 0, wants_blank=False)
    return _text(output)


@dataclass(slots=True)
class _Output:
    text: str
    comment: str = ""


# --------------------------------------------------------------------------------- between the lines


def _wants_blank(lines: list[Line], index: int) -> bool:
    """Whether a blank line must separate this declaration from the one before."""
    line = lines[index]
    if line.depth or not index:
        return False
    one_line = index + 1 == len(lines) or lines[index + 1].depth == 0
    return not (one_line and lines[index - 1].depth == 0)


def _remarks_above(
    remarks: list[Remark], last: Line | None, depth: int, width: int, wants_blank: bool
) -> list[_Output]:
    """Comments and blank lines between `last` and a line of this depth and width."""
    depths = [_remark_depth(remark, last, depth, width) if remark.text else -1 for remark in remarks]
    border = depths.index(0) if depth == 0 and 0 in depths else len(remarks)
    while border and not remarks[border - 1].text:
        border -= 1
    output: list[_Output] = []
    blanks = 0
    opening = last is None or depth > last.depth
    for index, remark in enumerate([*remarks, None]):
        if index == border and wants_blank:
            # Between the last remark on what stands above and the first on what comes.
            blanks = max(blanks, 1)
            if remark is not None and not remark.text:
                continue
        if remark is None:
            break
        if not remark.text:
            blanks += 1
            continue
        output += _blank(blanks, depth, bool(output) or not opening)
        output.append(_Output(" " * TAB * depths[index] + remark.text))
        blanks = 0
    return output + _blank(blanks, depth, bool(output) or not opening)


def _blank(count: int, depth: int, allowed: bool) -> list[_Output]:
    most = MAX_BLANK_BETWEEN if depth == 0 else MAX_BLANK_INSIDE
    return [_Output("")] * (min(count, most) if allowed else 0)


def _remark_depth(remark: Remark, last: Line | None, depth: int, width: int) -> int:
    """A comment stays with the lines above when it is indented like them, else it belongs below."""
    if last is None or depth > last.depth or remark.width <= width:
        return depth
    return last.depth if remark.width >= last.width else depth + 1


# ------------------------------------------------------------------------------------------ the lines


def _line(line: Line, columns: dict[int, int], cells: dict[int, list[int]]) -> list[_Output]:
    words = tidy_words(line)
    if is_row(line):
        texts = _padded_cells(row_cells(words), cells[id(line.parent)])
        return [_Output(" " * TAB * line.depth + texts, line.comment)]
    texts_of_words = joined(line, words)
    if _is_aligned(line):
        column = columns[id(line.parent)]
        texts_of_words[0] = texts_of_words[0].ljust(column)
        texts_of_words[1] = texts_of_words[1].lstrip()
    output = [_Output(" " * TAB * line.depth)]
    for word, text in zip(words, texts_of_words, strict=True):
        if word.broken or word.comments:
            output += _continued(line, word.comments, output[-1])
            text = text.lstrip()
        output[-1].text += text
    output[-1].comment = line.comment
    return output


def _continued(line: Line, comments: tuple[str, ...], last: _Output) -> list[_Output]:
    """The lines that a broken line goes on with: comments in brackets, then the rest."""
    indentation = " " * TAB * (line.depth + 1)
    first, *rest = comments or ("",)
    last.comment = first
    return [*(_Output(indentation + comment) for comment in rest), _Output(indentation)]


def _padded_cells(cells: list[str], columns: list[int]) -> str:
    padded = [cell.ljust(columns[index]) for index, cell in enumerate(cells[:-1])]
    return "".join([*padded, cells[-1]])


def _is_aligned(line: Line) -> bool:
    """Whether what follows the label stands in one column with its neighbours."""
    if line.parent is None or len(line.words) < 2 or line.words[0].kind not in ("LABEL", "ELSE_LABEL"):
        return False
    opener = line.parent
    is_menu = opener.has("_CHOOSE") and opener.has("_ONE", "_ANY") and not opener.has("_FROM")
    if line.words[0].kind == "ELSE_LABEL":
        return line.words[1].kind in ("_INCLUDE", "_EXCLUDE", "_IS")
    return not is_menu and opener.words[0].kind != "_ENTITY"


def _label_columns(lines: list[Line]) -> dict[int, int]:
    widths: dict[int, int] = {}
    for line in lines:
        if _is_aligned(line):
            key = id(line.parent)
            widths[key] = max(widths.get(key, 0), len(line.words[0].text))
    return {key: column_after(width) for key, width in widths.items()}


def _cell_columns(lines: list[Line]) -> dict[int, list[int]]:
    columns: dict[int, list[int]] = {}
    for line in lines:
        if is_row(line):
            known = columns.setdefault(id(line.parent), [])
            for index, cell in enumerate(row_cells(line.words)):
                if index == len(known):
                    known.append(0)
                known[index] = max(known[index], column_after(len(cell)))
    return columns


# ------------------------------------------------------------------------------------------- the text


def _text(output: list[_Output]) -> str:
    """The lines as text; comments behind neighbouring lines stand in one column."""
    texts: list[str] = []
    index = 0
    while index < len(output):
        end = index
        while end < len(output) and output[end].comment:
            end += 1
        column = max((len(line.text) for line in output[index:end]), default=0) + 2
        texts += [line.text.ljust(column) + line.comment for line in output[index:end]]
        if end < len(output):
            texts.append(output[end].text)
        index = end + 1
    text = "\n".join(line.rstrip() for line in texts).strip("\n")
    return text + "\n" if text else ""
