"""The report as JUnit XML: a test for each section, which fails with what is wrong in it."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

from interpreter.rulebook.finding import Finding
from interpreter.rulebook.reports.outcome import Outcome
from interpreter.rulebook.reports.text import finding_text

# XML 1.0 has no way to write these, not even escaped.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_report(outcome: Outcome) -> str:
    """A suite for the book. What does not make the check fail is output of its section."""
    by_section: dict[str, list[Finding]] = {section: [] for section in outcome.sections}
    for found in outcome.shown:
        by_section.setdefault(found.section, []).append(found)
    cases = [_case(section, found, outcome) for section, found in by_section.items()] or [_case("", [], outcome)]
    failures = sum(any(map(outcome.fails, found)) for found in by_section.values())
    counts = f'tests="{len(cases)}" failures="{failures}" errors="0" skipped="0"'
    head = '<?xml version="1.0" encoding="UTF-8"?>'
    suite = f"<testsuite name={_attribute(outcome.book)} {counts}>"
    return "\n".join([head, f"<testsuites {counts}>", suite, *cases, "</testsuite>", "</testsuites>"]) + "\n"


def _case(section: str, found: list[Finding], outcome: Outcome) -> str:
    name = f"  <testcase classname={_attribute(outcome.book)} name={_attribute(section or outcome.book)}"
    failing = [each for each in found if outcome.fails(each)]
    lines = []
    if failing:
        codes = ", ".join(dict.fromkeys(each.code for each in failing))
        text = "\n\n".join(finding_text(each, outcome.say) for each in failing)
        message = failing[0].diagnostic.message
        lines.append(f"    <failure type={_attribute(codes)} message={_attribute(message)}>{_text(text)}</failure>")
    rest = [each for each in found if each not in failing]
    if rest:
        text = "\n\n".join(finding_text(each, outcome.say) for each in rest)
        lines.append(f"    <system-out>{_text(text)}</system-out>")
    return "\n".join([f"{name}>", *lines, "  </testcase>"]) if lines else f"{name}/>"


def _text(text: str) -> str:
    return escape(_FORBIDDEN.sub("\ufffd", text))


def _attribute(text: str) -> str:
    return quoteattr(_FORBIDDEN.sub("\ufffd", text))
