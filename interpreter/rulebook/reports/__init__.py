"""Reports of what was found in a book: for people, for programs, for those who build books by machine."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.rulebook.reports.outcome import FORMATS, SEVERITIES, Format, Outcome

__all__ = ["FORMATS", "SEVERITIES", "Format", "Outcome", "render"]


def render(outcome: Outcome, form: Format) -> str:
    """A report in one of `FORMATS`."""
    writer: Callable[[Outcome], str]
    if form == "json":
        from interpreter.rulebook.reports.as_json import json_report as writer
    elif form == "sarif":
        from interpreter.rulebook.reports.sarif import sarif_report as writer
    elif form == "junit":
        from interpreter.rulebook.reports.junit import junit_report as writer
    elif form == "annotations":
        from interpreter.rulebook.reports.annotations import annotations_report as writer
    else:
        from interpreter.rulebook.reports.text import text_report as writer
    return writer(outcome)
