"""The report as one JSON object."""

from __future__ import annotations

import json
from typing import Any

from interpreter.messages import to_json
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.reports.outcome import SEVERITIES, Outcome
from interpreter.text import Span


def json_report(outcome: Outcome) -> str:
    """Everything that is known, as plain data."""
    judged = outcome.judged
    content = {
        "book": outcome.book,
        "game": outcome.game,
        "edition": outcome.edition,
        "language": outcome.language,
        "findings": [finding_json(each) for each in outcome.shown],
        "summary": {
            **{f"{severity}s": outcome.count(severity) for severity in reversed(SEVERITIES)},
            "not_shown": len(judged.shown) - len(outcome.shown),
            "in_baseline": len(judged.known),
            "ignored": [{**finding_json(each), "reason": ignored.reason} for each, ignored in judged.ignored],
            "gone": judged.gone,
            "failed": outcome.failed,
        },
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def finding_json(found: Finding) -> dict[str, Any]:
    """A finding as plain data. Offsets of edits count code points of the file's text."""
    own = found.diagnostic
    return {
        **to_json(own),
        "section": found.section or None,
        "quote": " ".join(own.span.text.split())[:200] or None,
        "arguments": dict(own.arguments),
        "help": list(found.help),
        "source": found.source or None,
        "related": [{**_place(span), "label": label} for span, label in own.related],
        "edits": [{"start": edit.start, "end": edit.end, "text": edit.text} for edit in found.edits],
        "key": found.key,
    }


def _place(span: Span) -> dict[str, Any]:
    if not span.source.name:
        return {"file": None, "line": None, "column": None}
    return {"file": span.source.name, "line": span.line, "column": span.column}
