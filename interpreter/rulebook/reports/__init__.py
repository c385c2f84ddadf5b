"""Reports of what was found in a book: for people, for programs, for those who build books by machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from interpreter.rulebook.reports.outcome import FORMATS, SEVERITIES, Format, Outcome

__all__ = ["FORMATS", "SEVERITIES", "Format", "Outcome", "parts_of_report", "render"]


def render(outcome: Outcome, form: Format) -> str:
    """A report in one of `FORMATS`."""
    return "".join(parts_of_report(outcome, form))


def parts_of_report(outcome: Outcome, form: Format) -> Iterable[str]:
    """A report in one of `FORMATS` in parts, so that a long one need not be there as a whole."""
    if form == "text":
        from interpreter.rulebook.reports.text import text_report

        return text_report(outcome)
    if form == "annotations":
        from interpreter.rulebook.reports.annotations import annotations_report

        return annotations_report(outcome)
    return _whole(outcome, form)


def _whole(outcome: Outcome, form: Format) -> Iterator[str]:
    writer: Callable[[Outcome], str]
    if form == "json":
        from interpreter.rulebook.reports.as_json import json_report as writer
    elif form == "sarif":
        from interpreter.rulebook.reports.sarif import sarif_report as writer
    else:
        from interpreter.rulebook.reports.junit import junit_report as writer
    yield writer(outcome)
