"""The spaces between the words of a line."""

from __future__ import annotations

from interpreter.syntax.lines import Line, Word

TAB = 4
RANGES = ("CLOSED_RANGE", "OPEN_ABOVE", "OPEN_BELOW")

_OPENING = {"LPAR", "LSQB"}
_CALLABLE = {"NAME", "MEMBER", "RPAR", "RSQB", "KEYWORD"}
_GLUED = {"RPAR", "RSQB", "COMMA", "MEMBER", "OPTIONAL", "COLON"}
_VALUE_ENDS = {"NAME", "MEMBER", "INT", "RPAR", "RSQB", "KEYWORD", "_YES", "_NO", "_NONE"}
_DOTS = ".."


def is_row(line: Line) -> bool:
    """Whether the line is a row of a table."""
    parent = line.parent
    return parent is not None and parent.words[0].kind == "_TABLE" and line.words[0].kind != "_CITES"


def tidy_words(line: Line) -> list[Word]:
    """The words of a line in their one spelling: ranges of values spaced, no `of` before what is chosen."""
    words: list[Word] = []
    for index, word in enumerate(line.words):
        if _is_range_of_values(line, index):
            low, high = word.text.split(_DOTS)
            parts = [Word("INT", low)] if low else []
            parts.append(Word("DOTS", _DOTS))
            parts += [Word("INT", high)] if high else []
            parts[0].broken, parts[0].comments = word.broken, word.comments
            words += parts
        else:
            words.append(word)
    return _tidy_count(words)


def _is_range_of_values(line: Line, index: int) -> bool:
    if line.words[index].kind not in RANGES or is_row(line) or index == 0:
        return False
    before = line.words[index - 1].kind
    if line.words[index].kind == "OPEN_BELOW":
        return before in _VALUE_ENDS and not line.has("_ROW")
    return before in ("_FROM", "_IN", "_CHOOSE")


def _tidy_count(words: list[Word]) -> list[Word]:
    """`choose 3 cards from`, `choose any cards from`, but `choose n of cards from`."""
    kinds = [word.kind for word in words]
    if "_CHOOSE" not in kinds or "_FROM" not in kinds[kinds.index("_CHOOSE") :]:
        return words
    first = kinds.index("_CHOOSE") + 1
    name = kinds.index("_FROM", first) - 1
    count = words[first:name]
    if count and count[-1].kind == "_OF" and not count[-1].comments:
        count = count[:-1]
    if not count:
        return words
    bare = len(count) == 1 and count[0].kind in ("INT", "_ANY")
    return [*words[:first], *count, *([] if bare else [Word("_OF", "of")]), *words[name:]]


def joined(line: Line, words: list[Word]) -> list[str]:
    """The words with the spaces between them: each but the first with its space in front."""
    texts: list[str] = []
    for index, word in enumerate(words):
        space = index > 0 and _space_between(line, words, index)
        texts.append((" " if space else "") + word.text)
    return texts


def _space_between(line: Line, words: list[Word], index: int) -> bool:
    before, word = words[index - 1], words[index]
    if before.kind in _OPENING or word.kind in _GLUED:
        return False
    if word.kind in _OPENING:
        return before.kind not in _CALLABLE
    if before.kind == "MINUS":
        return not _is_sign(line, words, index - 1)
    return True


def _is_sign(line: Line, words: list[Word], index: int) -> bool:
    """Whether the minus makes a number negative instead of subtracting."""
    if is_row(line) or line.has("_ROW"):
        return True
    if index == 0:
        return True
    before = words[index - 1].kind
    if before == "LABEL":
        # `label: - x` is a part that subtracts; within brackets the label is an argument's.
        return any(word.kind in _OPENING for word in words[: index - 1])
    return before not in _VALUE_ENDS


def column_after(width: int) -> int:
    """The column in which aligned text goes on after text of this width: at least two spaces behind it."""
    return ((width + 1) // TAB + 1) * TAB


def row_cells(words: list[Word]) -> list[str]:
    """The cells of a row; a minus belongs to its number."""
    cells: list[str] = []
    sign = ""
    for word in words:
        if word.kind == "MINUS":
            sign = word.text
            continue
        cells.append(sign + word.text)
        sign = ""
    return cells
