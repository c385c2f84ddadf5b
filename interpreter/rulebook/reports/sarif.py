"""The report as SARIF 2.1.0, which editors and code hosts show."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any
from urllib.parse import quote

from interpreter.messages import catalogue
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.reports.outcome import Outcome
from interpreter.text import Span

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
FINGERPRINT = "lictorFinding/v1"


def sarif_report(outcome: Outcome) -> str:
    """A log with one run. Findings of the baseline are `unchanged` in it, suppressed ones say why."""
    judged = outcome.judged
    listed = [
        *((each, "new", None) for each in outcome.shown),
        *((each, "unchanged", None) for each in judged.known),
        *((each, "new", ignored.reason) for each, ignored in judged.ignored),
    ]
    codes = sorted({each.code for each, _, _ in listed})
    has_baseline = bool(judged.known)
    results = [_result(each, codes, state if has_baseline else None, reason) for each, state, reason in listed]
    driver = {"name": "lictor", "rules": [_rule(code, outcome.spoken) for code in codes]}
    number = _version()
    if number:
        driver["version"] = number
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "language": outcome.spoken,
        "results": results,
    }
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, ensure_ascii=False, indent=1) + "\n"


def _version() -> str | None:
    try:
        return version("lictor")
    except PackageNotFoundError:
        return None


def _rule(code: str, spoken: str) -> dict[str, Any]:
    entry = catalogue(spoken)[code]
    return {
        "id": code,
        "shortDescription": {"text": entry.title},
        "fullDescription": {"text": " ".join(entry.explanation.split())},
        "defaultConfiguration": {"level": entry.severity},
    }


def _result(found: Finding, codes: list[str], state: str | None, reason: str | None) -> dict[str, Any]:
    own = found.diagnostic
    lines = [own.message, *found.help, own.cure]
    result: dict[str, Any] = {
        "ruleId": own.code,
        "ruleIndex": codes.index(own.code),
        "level": own.severity,
        "message": {"text": "\n".join(line for line in lines if line)},
        "partialFingerprints": {FINGERPRINT: found.key},
    }
    if own.span.source.name:
        place = _location(own.span)
        if found.section:
            place["logicalLocations"] = [{"name": found.section, "kind": "section"}]
        result["locations"] = [place]
    related = [
        {**_location(span), "id": number, "message": {"text": label}}
        for number, (span, label) in enumerate(own.related)
        if span.source.name
    ]
    if related:
        result["relatedLocations"] = related
    if found.edits:
        result["fixes"] = [_fix(found)]
    if state is not None:
        result["baselineState"] = state
    if reason is not None:
        result["suppressions"] = [{"kind": "external", "justification": reason}]
    return result


def _location(span: Span) -> dict[str, Any]:
    return {"physicalLocation": {"artifactLocation": {"uri": _uri(span.source.name)}, "region": _region(span)}}


def _region(span: Span) -> dict[str, Any]:
    end_line, end_column = span.source.line_column(span.end)
    region: dict[str, Any] = {
        "startLine": span.line, "startColumn": span.column, "endLine": end_line, "endColumn": end_column,
    }  # fmt: skip
    if span.text:
        region["snippet"] = {"text": span.text[:500]}
    return region


def _fix(found: Finding) -> dict[str, Any]:
    source = found.span.source
    replacements = [
        {"deletedRegion": _region(Span(source, edit.start, edit.end)), "insertedContent": {"text": edit.text}}
        for edit in found.edits
    ]
    change = {"artifactLocation": {"uri": _uri(source.name)}, "replacements": replacements}
    return {"description": {"text": found.diagnostic.cure}, "artifactChanges": [change]}


def _uri(name: str) -> str:
    """A file name as a relative reference, an absolute one as a `file:` address."""
    path = Path(name)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())
