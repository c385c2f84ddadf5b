"""What is known where a text stopped fitting the grammar, in the terms of somebody who writes rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser

from interpreter.syntax.grammar import layout, parser
from interpreter.syntax.keywords import keyword_table, keywords
from interpreter.text import Source, Span

_WORD = re.compile(r"\w+:?|[<>=!+-]=|\S")


@dataclass(frozen=True)
class Situation:
    """The word that does not fit and its surroundings.

    `kind` is the terminal of the word, `KEYWORD` for every word of the language and `CHARACTER` when no
    terminal begins here. `before` and `after` are the rest of its line, `previous` the code line above it.
    """

    start: int
    place: Span
    kind: str
    accepts: frozenset[str]
    line: str
    before: str
    after: str
    previous: str
    declaration: str
    open_bracket: Span | None

    @property
    def source(self) -> Source:
        """The source of the text."""
        return self.place.source

    @property
    def word(self) -> str:
        """The word that does not fit; empty at the end of a line."""
        return self.place.text


def situation_of(source: Source, start: int, end: int, error: UnexpectedInput) -> Situation:
    """The situation of a failed parse of `source.text[start:end]`."""
    kind, place, accepts = _where(source, start, end, error)
    line_start = source.text.rfind("\n", 0, place.start) + 1
    line_end = source.text.find("\n", place.start)
    line = source.text[line_start : line_end if line_end >= 0 else len(source.text)]
    head = re.match(r"\w*", source.text[start:end])
    return Situation(
        start=start,
        place=place,
        kind=kind,
        accepts=accepts,
        line=_without_comment(line),
        before=source.text[line_start : place.start].rstrip(),
        after=_without_comment(line[place.end - line_start :]),
        previous=_code_line_above(source.text, start, line_start),
        declaration=head[0] if head else "",
        open_bracket=_open_bracket(source, line_start),
    )


def _where(source: Source, start: int, end: int, error: UnexpectedInput) -> tuple[str, Span, frozenset[str]]:
    if isinstance(error, UnexpectedCharacters):
        at = error.pos_in_stream if error.pos_in_stream is not None else start
        return "CHARACTER", word_at(source, at), frozenset()
    assert isinstance(error, UnexpectedToken)
    token = error.token
    at = token.start_pos if token.start_pos is not None else end
    if token.type == "_INDENT":
        return token.type, next_word(source, at), _accepted(error)
    if token.type == "$END":
        return token.type, _end_of_code(source, start, end), _accepted(error)
    place = source.span(at, at + len(token.value))
    kind = "KEYWORD" if token.value in keywords() else token.type
    return kind, place, _accepted(error)


def _end_of_code(source: Source, start: int, end: int) -> Span:
    while end > start:
        line_start = max(source.text.rfind("\n", start, end) + 1, start)
        code = _without_comment(source.text[line_start:end])
        if code.strip():
            return source.span(line_start + len(code), line_start + len(code))
        end = line_start - 1
    return source.span(start, start)


def _accepted(error: UnexpectedToken) -> frozenset[str]:
    interactive = InteractiveParser(parser().parser.parser, error.state, error.state.lexer)
    return frozenset(interactive.accepts())  # type: ignore[no-untyped-call]


def _open_bracket(source: Source, line_start: int) -> Span | None:
    for token in layout().open_brackets:
        if token.start_pos is not None and token.start_pos < line_start:
            return source.span(token.start_pos, token.start_pos + 1)
    return None


def _code_line_above(text: str, start: int, line_start: int) -> str:
    for line in reversed(text[start:line_start].split("\n")):
        code = _without_comment(line)
        if code.strip():
            return code
    return ""


def _without_comment(line: str) -> str:
    return re.sub(r'^((?:[^"#]|"[^"]*")*)#.*', r"\1", line).rstrip()


def word_at(source: Source, at: int) -> Span:
    """The place of the word or sign that begins at an offset."""
    found = _WORD.match(source.text, at)
    return source.span(at, found.end() if found else at + 1)


def next_word(source: Source, at: int) -> Span:
    """The place of the first word of code on a later line."""
    while (newline := source.text.find("\n", at)) >= 0:
        at = newline + 1
        found = re.compile(r"[ \t]*(?=[^\s#])").match(source.text, at)
        if found:
            return word_at(source, found.end())
    return source.span(at, at)


# ---------------------------------------------------------------------------- what would have fitted

_VALUE = {"NAME", "INT", "LPAR"}
_PHRASES = {
    "NAME": "a name",
    "INT": "a number",
    "LABEL": "a label with its colon",
    "STRING": 'a text in "quotes"',
    "DICE": "dice such as 2d6",
    "CLOSED_RANGE": "a range such as 1..6",
    "ELSE_LABEL": "`else:`",
    "COMPARISON": "a comparison",
    "_NL": "the end of the line",
    "_INDENT": "indented lines below",
}
_SILENT = {"KEYWORD", "_DEDENT", "MEMBER", "LSQB", "OPEN_ABOVE", "OPEN_BELOW", "$END"}
_CONTINUING = {"PLUS", "MINUS", "TIMES", "SLASH", "COMPARISON", "EQUAL", "_AND", "_OR", "_NOT", "_IN", "_IS"}
MAX_EXPECTED = 6


def expected(accepts: frozenset[str]) -> str:
    """What would have fitted, in words; operators only when nothing else would have."""
    names = set(accepts) - _SILENT
    phrases: list[str] = []
    if names >= _VALUE:
        phrases.append("a value")
        names -= _VALUE | _expression_starts()
    if "PLUS" in names and names - _CONTINUING:
        names -= _CONTINUING
    ordered = sorted(names, key=lambda name: (name not in _PHRASES, name == "_NL", name))
    phrases += [phrase(name) for name in ordered]
    if len(phrases) > MAX_EXPECTED:
        phrases = [*phrases[:MAX_EXPECTED], "…"]
    return " or ".join(phrases) if phrases else "something else"


def phrase(terminal: str) -> str:
    """A terminal in the words of a rule writer."""
    if terminal in _PHRASES:
        return _PHRASES[terminal]
    if terminal.startswith("_") and not terminal.startswith("__"):
        return f"`{keyword_table()[terminal[1:].lower()][0]}`"
    pattern = parser().get_terminal(terminal).pattern
    return f"`{pattern.value}`"


@cache
def _expression_starts() -> frozenset[str]:
    roles = ("yes", "no", "all", "any", "none", "count", "first", "sum", "highest", "lowest", "can", "not")
    return frozenset({"MINUS", "LPAR", "LSQB", *(f"_{role.upper()}" for role in roles)})
