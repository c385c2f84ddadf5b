"""Line ends and indentation as tokens: the part of the layout that a context-free grammar cannot see."""

from __future__ import annotations

from collections.abc import Iterator

from lark.lark import PostLex
from lark.lexer import Token

from interpreter.syntax.limits import DEDENT, INDENT, LINE_END, MAX_BRACKETS, MAX_INDENTATIONS

OPENING = ("LPAR", "LSQB")
CLOSING = ("RPAR", "RSQB")


class LayoutFault(Exception):
    """The layout is broken at a token. `situation` is a key of the table in `faults`."""

    def __init__(self, situation: str, token: Token) -> None:
        super().__init__(situation)
        self.situation = situation
        self.token = token


class Layout(PostLex):
    """Turns line ends into `_NL`, deeper lines into `_INDENT`, shallower ones into `_DEDENT`.

    Inside brackets line ends do not count. All three tokens are empty and stand where the line's last word
    ends, so that the place of a node never runs into the blank lines and comments after it.
    """

    always_accept = (LINE_END,)

    def __init__(self) -> None:
        self.open_brackets: list[Token] = []
        self.depth_bound = 0
        """Nothing in the last text nests deeper: words of its longest line, its levels and `else: if`s."""

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        """The tokens of one declaration with its layout; the last line end may be missing in the text."""
        self.open_brackets = []
        self.depth_bound = 0
        levels = [0]
        length = longest = chained = 0
        last: Token | None = None
        at_line_end = False
        for token in stream:
            if token.type == LINE_END:
                if self.open_brackets:
                    continue
                width = _indentation(token)
                yield _empty(LINE_END, last, token)
                yield from _change_level(levels, width, last, token)
                at_line_end = True
                longest, length = max(longest, length + len(levels)), 0
                self.depth_bound = longest + chained
                continue
            self._follow_brackets(token)
            yield token
            last, at_line_end = token, False
            length += 1
            chained += token.type == "ELSE_LABEL"
        self.depth_bound = max(longest, length + len(levels)) + chained
        if last is None:
            return
        if self.open_brackets:
            raise LayoutFault("bracket_open", self.open_brackets[-1])
        if not at_line_end:
            yield _empty(LINE_END, last, last)
        for _ in levels[1:]:
            yield _empty(DEDENT, last, last)

    def _follow_brackets(self, token: Token) -> None:
        if token.type in OPENING:
            self.open_brackets.append(token)
            if len(self.open_brackets) > MAX_BRACKETS:
                raise LayoutFault("too_deep", token)
        elif token.type in CLOSING:
            if not self.open_brackets:
                raise LayoutFault("bracket_stray", token)
            self.open_brackets.pop()


def _indentation(line_end: Token) -> int:
    lead = line_end.rsplit("\n", 1)[1]
    if lead.lstrip(" \t").startswith("#"):  # a remark that ends the text
        return 0
    if "\t" in lead:
        raise LayoutFault("tab", line_end)
    return len(lead)


def _change_level(levels: list[int], width: int, last: Token | None, line_end: Token) -> Iterator[Token]:
    if width > levels[-1]:
        levels.append(width)
        if len(levels) > MAX_INDENTATIONS:
            raise LayoutFault("too_deep", line_end)
        yield _empty(INDENT, last, line_end)
        return
    while width < levels[-1]:
        levels.pop()
        yield _empty(DEDENT, last, line_end)
    if width != levels[-1]:
        raise LayoutFault("indentation", line_end)


def _empty(kind: str, last: Token | None, fallback: Token) -> Token:
    place = fallback if last is None else last
    end = place.start_pos if last is None else place.end_pos
    return Token(kind, "", end, place.end_line, place.end_column, place.end_line, place.end_column, end)
