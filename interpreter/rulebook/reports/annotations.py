"""The report as annotations of a build: `::error file=book.txt,line=3,col=5,title=L2014::what is wrong`."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.reports.outcome import Outcome

_LEVELS = {"error": "error", "warning": "warning", "note": "notice"}


def annotations_report(outcome: Outcome) -> Iterator[str]:
    """One line for each shown finding; the helping lines are part of its message."""
    for found in outcome.shown:
        own = found.diagnostic
        place = ""
        if own.span.source.name:
            end_line, end_column = own.span.source.line_column(max(own.span.start, own.span.end - 1))
            place = f"file={_property(own.span.source.name)},line={own.span.line},endLine={end_line},"
            place += f"col={own.span.column},"
            if end_line == own.span.line:
                place += f"endColumn={end_column},"
        text = "\n".join([own.message, *found.help, own.cure])
        yield f"::{_LEVELS[own.severity]} {place}title={_property(own.code)}::{_message(text)}\n"


def _message(text: str) -> str:
    return text.strip().replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")
