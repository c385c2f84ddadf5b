"""What the formatter sees: a file as logical lines, words with their terminals, comments and blank lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from interpreter.syntax.cut import cut
from interpreter.syntax.keywords import keyword_table
from interpreter.syntax.limits import DEDENT, INDENT, LINE_END
from interpreter.text import Source

if TYPE_CHECKING:
    from lark.lexer import Token


@dataclass(slots=True)
class Word:
    """A word or sign. `broken` is set when the author broke the line before it, `comments` stood there."""

    kind: str
    text: str
    broken: bool = False
    comments: tuple[str, ...] = ()


@dataclass(slots=True)
class Remark:
    """A comment on its own line, or a blank line (no text), above a line. `width` is its indentation."""

    text: str
    width: int


@dataclass(slots=True)
class Line:
    """A logical line: from its first word to the line end that counts."""

    depth: int
    width: int
    parent: Line | None
    words: list[Word] = field(default_factory=list)
    above: list[Remark] = field(default_factory=list)
    comment: str = ""

    def has(self, *kinds: str) -> bool:
        """Whether a word of one of these kinds is in the line."""
        return any(word.kind in kinds for word in self.words)


def logical_lines(source: Source) -> tuple[list[Line], list[Remark]]:
    """The lines of a file without mistakes, and the remarks after the last of them."""
    lines: list[Line] = []
    parents: list[Line] = []
    end = 0
    fresh = True
    for token in _all_tokens(source):
        if token.type == LINE_END:
            fresh = True
        elif token.type == INDENT:
            parents.append(lines[-1])
        elif token.type == DEDENT:
            parents.pop()
        else:
            assert token.start_pos is not None and token.end_pos is not None
            gap = source.text[end : token.start_pos]
            if fresh:
                lines.append(_begin(source, token.start_pos, parents))
                lines[-1].above = _remarks(gap, lines[-2] if len(lines) > 1 else None)
            lines[-1].words.append(_word(token, "" if fresh else gap))
            end, fresh = token.end_pos, False
    return lines, _remarks(source.text[end:], lines[-1] if lines else None)


def _all_tokens(source: Source) -> Iterator[Token]:
    from lark import TextSlice  # loads slowly, and who only reads rules does not need it

    from interpreter.syntax.grammar import parser

    for piece in cut(source.text):
        interactive = parser().parse_interactive(
            TextSlice(source.text, piece.start, piece.end),
            start="declaration",
        )
        yield from interactive.iter_parse()


def _begin(source: Source, start: int, parents: list[Line]) -> Line:
    width = source.line_column(start)[1] - 1
    return Line(len(parents), width, parents[-1] if parents else None)


def _word(token: Token, gap: str) -> Word:
    comments = tuple(line.strip() for line in gap.split("\n") if line.strip())
    return Word(token.type, _canonical(token), "\n" in gap, comments)


def _canonical(token: Token) -> str:
    role = token.type[1:].lower()
    table = keyword_table()
    if token.type.startswith("_") and role in table:
        return table[role][0]
    return str(token.value)


def _remarks(gap: str, last: Line | None) -> list[Remark]:
    """The comments and blank lines of a gap; what stands behind the last line's code goes to that line."""
    first, *rest = gap.split("\n")
    if last is not None:
        last.comment = first.strip()
    else:
        rest = [first, *rest]
    # What follows the last line break is the indentation of the next line.
    bodies = rest[:-1] if not rest or not rest[-1].strip() else rest
    return [Remark(line.strip(), len(line) - len(line.lstrip())) for line in bodies]
