"""Leaving findings out: those of a baseline, and those that the bindings file says are right.

A baseline holds the keys of the findings there were when a book was taken over, so that only new ones are shown. A
suppression names a code and a reason. What no longer leaves anything out is told.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from interpreter.messages import Fault
from interpreter.rulebook.beside.bindings import Ignored
from interpreter.rulebook.finding import Finding
from interpreter.text.source import MAX_SOURCE_BYTES

SUFFIX = ".baseline.json"
FORMAT = 1
ALWAYS_SHOWN = frozenset(f"L{number}" for number in range(2140, 2180))
"""Codes about the files beside a book: a baseline never hides them."""


@dataclass(frozen=True)
class Known:
    """One finding of a baseline, and how often it was there."""

    key: str
    count: int
    code: str


@dataclass(frozen=True)
class Judged:
    """What is left to be shown, and what is not: in the baseline, or suppressed, with the reason."""

    shown: tuple[Finding, ...]
    known: tuple[Finding, ...] = ()
    ignored: tuple[tuple[Finding, Ignored], ...] = ()
    gone: int = 0
    """How many findings of the baseline are no longer there."""


def baseline_path(book: Path) -> Path:
    """Where the baseline of a book lies."""
    return book.with_suffix(SUFFIX) if book.suffix in (".txt", ".md") else book.with_name(book.name + SUFFIX)


def dump_baseline(found: Iterable[Finding]) -> str:
    """The text of a baseline with these findings, in the order of their places."""
    counts: Counter[str] = Counter()
    rows: dict[str, dict[str, Any]] = {}
    for each in found:
        if each.code in ALWAYS_SHOWN:
            continue
        counts[each.key] += 1
        quoted = " ".join(each.span.text.split())[:80]
        rows[each.key] = {"code": each.code, "section": each.section, "quote": quoted, "count": counts[each.key]}
    return json.dumps({"format": FORMAT, "findings": rows}, ensure_ascii=False, indent=1) + "\n"


def read_baseline(path: Path) -> tuple[Known, ...]:
    """The findings of a baseline.

    Raises:
        Fault: it cannot be read or is none.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_SOURCE_BYTES + 1)
        if len(data) > MAX_SOURCE_BYTES:
            raise ValueError("too large")
        content = json.loads(data)
        if content["format"] != FORMAT:
            raise ValueError("format")
        return tuple(Known(str(key), int(row["count"]), str(row["code"])) for key, row in content["findings"].items())
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        reason = getattr(fault, "strerror", None) or type(fault).__name__
        raise Fault.of("L2166", file=path, reason=reason) from None


def judge(
    found: Sequence[Finding], ignore: Sequence[Ignored], known: Sequence[Known] = (), spoken: str = "en"
) -> Judged:
    """The findings without those that are suppressed or known; suppressions without a use become findings.

    Sections of suppressions are keys here.
    """
    shown: list[Finding] = []
    hidden: list[Finding] = []
    ignored: list[tuple[Finding, Ignored]] = []
    left = Counter({each.key: each.count for each in known})
    used: set[int] = set()
    for each in found:
        reason = next((number for number, one in enumerate(ignore) if one.reason and _matches(one, each)), None)
        if reason is not None:
            used.add(reason)
            ignored.append((each, ignore[reason]))
        elif each.code not in ALWAYS_SHOWN and left[each.key] > 0:
            left[each.key] -= 1
            hidden.append(each)
        else:
            shown.append(each)
    for number, one in enumerate(ignore):
        if number not in used and one.reason:
            shown.append(Finding.of("L2165", one.span, code=one.code).in_language(spoken))
    return Judged(tuple(shown), tuple(hidden), tuple(ignored), sum(left.values()))


def _matches(ignored: Ignored, found: Finding) -> bool:
    """Whether a suppression means a finding. Its quote holds the quoted words, or is a part of them."""
    if ignored.code != found.code or (ignored.section is not None and ignored.section != found.section):
        return False
    if ignored.quote is None:
        return True
    quote, written = _plain(ignored.quote), _plain(found.span.text)
    if quote in written:
        return True
    # A longer quote: it must stand in the text around the place, and hold what was found.
    span = found.span
    reach = len(ignored.quote) * 2 + 40
    around = _plain(span.source.text[max(0, span.start - reach) : span.end + reach])
    return written in quote and quote in around


def _plain(text: str) -> str:
    return " ".join(text.split())
