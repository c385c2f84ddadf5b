"""Sections that are missing between two that are there."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.numbering import Numbering, Path, to_letter, to_numeral
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.known_sections import KnownSections

_MOST_MISSING = 3
"""A gap of more siblings than these is taken for pages that are not here."""

_MANY = {"L2020": ("L2037", 5), "L2032": ("L2038", 3)}
"""So many gaps in one book are one: it leaves out what it does not want. By code, with the code of all together."""

_DIGEST, _OFTEN = 3, 10
"""Where there is a gap for every so many numbered sections, and that so often, a book is a digest of another."""

_SIGN = re.compile(r"[ ]?[.)–—-]*")


@dataclass(frozen=True, slots=True)
class Step:
    """A numbered section of one series, with its place in the series and, where it is misnumbered, the right one."""

    section: Section
    path: Path


def without_first(context: Context, kind: str, parent: str, steps: Sequence[Step]) -> Iterator[Finding]:
    """A lettered series that begins with its second letter right below its heading."""
    book = context.book
    above = book.by_key.get(parent)
    first = steps[0]
    if kind != "letter" or above is None or len(steps) < 2 or first.path[-1] != 2:
        return
    start = first.section.start
    # Joined from a block further on, or in the same one.
    if above.start > start or not any(above.start < block <= start for block in book.blocks):
        yield _gap(context, [(*first.path[:-1], 1)], Step(above, ()), first, None)


def written(path: Path, like: Section, numbering: Numbering | None) -> str:
    """A place in a series as the book would write it."""
    number = like.number or ""
    if numbering is not None and like.form == "decimal":
        return numbering.write(path, number)
    value = path[-1]
    if like.form == "lettered":
        return f"{number[0]}{value}"
    head, _, last = number.rpartition(" ")
    if last.isdigit():
        written = str(value)
    elif len(last) > 1 or (like.form == "chapter" and last in "IVX"):
        written = to_numeral(value)
    else:
        written = to_letter(value, last)
    return f"{head} {written}" if head else written


def missing(
    context: Context,
    ordered: Sequence[tuple[Path, Step]],
    present: set[Path],
    numbering: Numbering | None,
    known: KnownSections | None,
) -> Iterator[Finding]:
    """Sections missing between two that are there, from what the series itself and the reference edition tell."""
    told: set[Path] = set()
    siblings: dict[Path, list[tuple[Path, Step]]] = {}
    known_paths = set(present)
    for path, step in ordered:
        # 1.4.4 tells that there is a 1.4, though its own beginning may be on a page before.
        for size in range(min(2, len(path)), len(path) + 1):
            if size == len(path) or path[:size] not in known_paths:
                known_paths.add(path[:size])
                siblings.setdefault(path[: size - 1], []).append((path[:size], step))
    for group in siblings.values():
        gaps = [after[0][-1] - before[0][-1] for before, after in pairwise(group)]
        if sum(gap != 1 for gap in gaps) * 2 > len(gaps) + 1:
            continue  # numbers that do not count by one
        for before, after in pairwise(group):
            lost = [(*before[0][:-1], value) for value in range(before[0][-1] + 1, after[0][-1])]
            lost = [path for path in lost if not _stands(context, path, before[1].section, after[1].section, numbering)]
            if lost and len(lost) <= _MOST_MISSING:
                told.update(lost)
                place = bisect_left([path for path, _ in ordered], lost[-1])
                yield _gap(context, lost, before[1], ordered[place][1], numbering, names=(before[0], ordered[place][0]))
    for (low, one), (high, other) in pairwise(ordered):
        # A section whose subsections begin with the second.
        if high[:-1] == low and 2 <= high[-1] <= _MOST_MISSING:
            lost = [(*low, value) for value in range(1, high[-1])]
            told.update(lost)
            yield _gap(context, lost, one, other, numbering, names=(low, high))
    for parent, one, other in _headless(ordered, present | told):
        told.add(parent)
        yield _gap(context, [parent], one, other, numbering, names=(one.path, other.path))
    if known is None:
        return
    for (low, before_step), (high, after_step) in pairwise(ordered):
        inner = _outermost([path for path in known.between(low, high) if path not in present], told)
        if inner and len(inner) <= _MOST_MISSING and (known.listed or len(inner) == 1):
            sure = [path for path in inner if known.is_sure(path)]
            code, edition = ("L2032", known.own_edition or known.edition) if sure else ("L2039", known.edition)
            lost = sure or inner
            yield _gap(context, lost, before_step, after_step, numbering, edition, names=(low, high), code=code)


def _outermost(lost: Sequence[Path], told: set[Path]) -> list[Path]:
    """Of sections that are missing, in their order, those whose own section is there; but for what is told."""
    found: list[Path] = []
    for path in lost:
        if found and path[: len(found[-1])] == found[-1]:
            continue
        if told and any(path[:size] in told for size in range(1, len(path) + 1)):
            continue
        found.append(path)
    return found


def _stands(context: Context, path: Path, before: Section, after: Section, numbering: Numbering | None) -> bool:
    """Whether a number stands between two sections after all, in a form that was not taken for a heading."""
    text = context.book.text
    start, end = sorted((before.start, after.start))
    number = after.number or ""
    mark = re.escape(written(path, after, numbering))
    at = text.find(number, after.start, after.start + 40)
    # Marked as its neighbour is: `5.-` is another thing than the item `5)` of a list.
    sign = _SIGN.match(text, at + len(number)) if at >= 0 else None
    loose = rf"^[^\w\n]{{0,40}}{mark}{re.escape(sign.group().strip() if sign else '')}(?!\w)"
    if numbering is not None:
        loose += rf"|(?<![\w.,(]){mark}\.?[ \t:]+[^\W\da-zа-яё]"
    return re.compile(loose, re.M).search(text, start + len(before.number or ""), end) is not None


def _gap(
    context: Context,
    lost: Sequence[Path],
    before: Step,
    after: Step,
    numbering: Numbering | None,
    edition: str = "",
    names: tuple[Path, Path] | None = None,
    code: str = "L2032",
) -> Finding:
    """What is missing between two sections; `names` are the places they have rightly, `code` tells of an edition."""
    book = context.book
    sections = (before.section, after.section)
    # 1.08 is missing between 1.06 and 1.10: the one with a nought shows how they are written.
    like = max((after.section, before.section), key=lambda each: (each.number or "").count(".0"))
    missing = ", ".join(written(path, like, numbering) for path in lost)
    told = [section.number or section.label for section in sections]
    if names is not None:
        told = [word if path == step.path else written(path, step.section, numbering)
                for word, path, step in zip(told, names, (before, after), strict=True)]  # fmt: skip
    place, related = book.heading(after.section), [(book.heading(before.section), context.say("book-section-before"))]
    key = after.section.key
    if edition:
        return Finding.of(code, place, key, related=related,
                          missing=missing, before=told[0], after=told[1], edition=edition)  # fmt: skip
    return Finding.of("L2020", place, key, related=related, missing=missing, before=told[0], after=told[1])


def together(context: Context, found: list[Finding]) -> list[Finding]:
    """The findings of a book's series, with many gaps of one kind as one finding that lists what is missing.

    Of a digest, which keeps the numbers of what it sums up, nothing is missing.
    """
    count = sum(each.code in _MANY for each in found)
    if count >= _OFTEN and count * _DIGEST > sum(bool(section.number) for section in context.book.rules):
        found = [each for each in found if each.code not in _MANY]
    for code, (joint, most) in _MANY.items():
        gaps = sorted((each for each in found if each.code == code), key=lambda each: each.span.start)
        if len(gaps) < most:
            continue
        arguments = [dict(each.diagnostic.arguments) for each in gaps]
        related = [(each.span, context.say("book-also-here")) for each in gaps[1:]]
        missing, count = ", ".join(each["missing"] for each in arguments), len(gaps)
        place, key = gaps[0].span, gaps[0].section
        if "edition" in arguments[0]:
            edition = arguments[0]["edition"]
            one = Finding.of(joint, place, key, related=related, missing=missing, count=count, edition=edition)
        else:
            one = Finding.of(joint, place, key, related=related, missing=missing, count=count)
        found = [each for each in found if each.code != code] + [one]
    return found


def _headless(ordered: Sequence[tuple[Path, Step]], present: set[Path]) -> Iterator[tuple[Path, Step, Step]]:
    """First subsections whose own section is missing, where the book's other sections of that depth are there."""
    firsts = [(one[1], path, step) for one, (path, step) in pairwise(ordered) if len(path) > 1 and path[-1] == 1]
    headed = sum(path[:-1] in present for _, path, _ in firsts)
    bare = Counter(len(path) for _, path, _ in firsts if path[:-1] not in present)
    own = Counter(len(path) for path in present)
    for before, path, step in firsts:
        if path[:-1] not in present and headed > bare[len(path)] and own[len(path) - 1] >= 2:
            yield path[:-1], before, step
