"""Diagnostics as text with a caret, and as JSON values."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from interpreter.messages.diagnostic import Diagnostic
from interpreter.messages.pieces import pieces, words_of
from interpreter.text import NO_PLACE, Span, escape_controls


def _width(text: str) -> int:
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def _snippet(span: Span, gutter: int) -> list[str]:
    line, column = span.source.line_column(span.start)
    shown = span.source.line_text(line).expandtabs(4)
    raw = span.source.line_text(line)
    before = raw[: column - 1].expandtabs(4)
    last_line, last_column = span.source.line_column(max(span.start, span.end))
    marked = raw[column - 1 : last_column - 1] if last_line == line else raw[column - 1 :]
    carets = "^" * max(1, _width(marked.expandtabs(4).rstrip()))
    pad = " " * gutter
    return [
        f"{pad} |",
        f"{line:>{gutter}} | {escape_controls(shown[:200])}",
        f"{pad} | {' ' * _width(before)}{carets[:200]}",
    ]


def render_diagnostic(found: Diagnostic) -> str:
    """A diagnostic as text: headline, place, source line with carets, other places, cure."""
    said = pieces(found.spoken)
    lines = [f"{said[found.severity]} {found.code}: {escape_controls(found.message)}"]
    gutter = 1
    if found.span is not NO_PLACE and found.span.source.name:
        gutter = len(str(found.span.line))
        lines.append(f"{' ' * gutter}--> {found.span}")
        if found.span.source.text:
            lines += _snippet(found.span, gutter)
    for span, label in found.related:
        lines.append(f"{' ' * gutter} = {escape_controls(words_of(label, found.spoken))}: {span}")
    if found.suggestion:
        lines.append(f"{' ' * gutter} = {said['did-you-mean'].format(word=escape_controls(found.suggestion))}")
    cure = found.cure
    if cure:
        lines.append(f"{' ' * gutter} = {escape_controls(cure)}")
    return "\n".join(lines)


def render_diagnostics(found: Iterable[Diagnostic]) -> str:
    """Several diagnostics as text, a blank line between them."""
    return "\n\n".join(render_diagnostic(each) for each in found)


def to_json(found: Diagnostic) -> dict[str, object]:
    """A diagnostic as plain data: code, severity, message, cure, file, line, column, end, suggestion."""
    end_line, end_column = found.span.source.line_column(found.span.end)
    return {
        "code": found.code,
        "severity": found.severity,
        "message": found.message,
        "cure": found.cure,
        "file": found.span.source.name or None,
        "line": found.span.line if found.span.source.name else None,
        "column": found.span.column if found.span.source.name else None,
        "end_line": end_line if found.span.source.name else None,
        "end_column": end_column if found.span.source.name else None,
        "suggestion": found.suggestion,
    }
