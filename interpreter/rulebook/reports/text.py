"""The report for people: the quoted place with a caret, other places, a computation, what to do; a summary."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from interpreter.messages import Diagnostic
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.reports.outcome import SEVERITIES, Outcome
from interpreter.rulebook.words import Say
from interpreter.text import NO_PLACE, Span, escape_controls

WIDEST = 96
"""Columns of quoted text. Paragraphs of a book are often one line: what is farther away is left out."""

LONGEST_QUOTE = 40
"""Letters of the words quoted from another place."""


def text_report(outcome: Outcome) -> Iterator[str]:
    """All shown findings, one by one, and a summary."""
    for each in outcome.shown:
        yield f"{finding_text(each, outcome.say)}\n\n"
    yield f"{summary(outcome)}\n"


def finding_text(found: Finding, say: Say) -> str:
    """One finding."""
    own = found.diagnostic
    lines = [f"{say(f'book-{own.severity}')} {own.code}: {escape_controls(own.message)}"]
    gutter = 1
    if own.span is not NO_PLACE and own.span.source.name:
        gutter = len(str(own.span.line))
        section = f"  ({say('book-section', section=escape_controls(found.section))})" if found.section else ""
        lines.append(f"{' ' * gutter}--> {own.span}{section}")
        if own.span.source.text:
            lines += snippet(own.span, gutter)
    lead = f"{' ' * gutter} = "
    for span, label in own.related:
        quoted = _quoted(span)
        lines.append(f"{lead}{escape_controls(label)}: {span}{f' «{quoted}»' if quoted else ''}")
    lines += [lead + escape_controls(line) for line in found.help]
    if own.suggestion:
        lines.append(lead + say("book-mean", word=escape_controls(own.suggestion)))
    if own.cure:
        lines.append(lead + escape_controls(own.cure))
    return "\n".join(lines)


def faults_text(found: Sequence[Diagnostic], spoken: str, say: Say) -> str:
    """What keeps a book from being checked, in a language."""
    return "\n\n".join(finding_text(Finding(each.in_language(spoken)), say) for each in found)


def snippet(span: Span, gutter: int) -> list[str]:
    """The line of a place with carets below it, cut to what is near."""
    line, column = span.source.line_column(span.start)
    raw = span.source.line_text(line).replace("\t", " ")
    start = column - 1
    end = min(max(start + 1, start + span.end - span.start), max(len(raw), start + 1))
    left, right = _window(raw, start, end)
    before, marked = raw[left:start], raw[start : min(end, right)]
    shown = escape_controls(raw[left:right])
    pad = " " * gutter
    lead = "…" if left else ""
    carets = "^" * max(1, min(_width(escape_controls(marked)), WIDEST))
    return [
        f"{pad} |",
        f"{line:>{gutter}} | {lead}{shown}{'…' if right < len(raw) else ''}",
        f"{pad} | {' ' * (len(lead) + _width(escape_controls(before)))}{carets}",
    ]


def _window(line: str, start: int, end: int) -> tuple[int, int]:
    """The stretch of a line around a place that is shown; it begins and ends between words."""
    if len(line) <= WIDEST:
        return 0, len(line)
    room = max(20, WIDEST - (end - start))
    left = max(0, start - room // 2)
    right = min(len(line), max(left + WIDEST, start + 20))
    left = max(0, min(left, right - WIDEST))
    if left:
        blank = line.find(" ", left, start)
        left = blank + 1 if blank >= 0 else left
    if right < len(line):
        blank = line.rfind(" ", min(end, right), right)
        right = blank if blank >= 0 else right
    return left, right


def _quoted(span: Span) -> str:
    words = escape_controls(" ".join(span.text[: LONGEST_QUOTE * 4].split()))
    return words if len(words) <= LONGEST_QUOTE else words[: LONGEST_QUOTE - 1] + "…"


def _width(text: str) -> int:
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def summary(outcome: Outcome) -> str:
    """How many findings there are of each kind, and what is not shown."""
    say = outcome.say
    counts = [(severity, outcome.count(severity)) for severity in reversed(SEVERITIES)]
    parts = [say(f"book-{severity}s", count=count) for severity, count in counts if count]
    lines = [f"{escape_controls(outcome.book)}: {', '.join(parts) or say('book-clean')}"]
    judged = outcome.judged
    for name, count in (
        ("not-shown", len(judged.shown) - len(outcome.shown)), ("known", len(judged.known)),
        ("ignored", len(judged.ignored)), ("gone", judged.gone),
    ):  # fmt: skip
        if count:
            lines.append(f"  {say(f'book-{name}', count=count)}")
    return "\n".join(lines)
