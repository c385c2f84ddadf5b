"""Checks of numbered series: sections that are missing, there twice, misnumbered or out of order.

Only what stands between two numbers that are there can be missing: a text may be some pages of a longer one.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from interpreter.rulebook.checking import Context
from interpreter.rulebook.document import Book, Section
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.knowledge import once
from interpreter.rulebook.known_sections import KnownSections, known_sections
from interpreter.rulebook.numbering import ALPHABET, Numbering, Path, to_numeral
from interpreter.rulebook.order import blocks_of, follows, mark_of, predecessors

_MOST_MISSING = 3
"""A gap of more siblings than these is taken for pages that are not here."""

_FIGURES = re.compile(r"\d{1,4}")


@dataclass(frozen=True, slots=True)
class _Step:
    """A numbered section of one series, with its place in the series and, where it is misnumbered, the right one."""

    section: Section
    path: Path


def numbered_series(context: Context) -> Iterator[Finding]:
    """What is wrong in the numbers of the sections."""
    yield from findings_of_series(context)


def findings_of_series(context: Context) -> list[Finding]:
    """What `numbered_series` finds, worked out once."""
    return once(context, "series_findings", lambda: list(_series(context)))


def missing_numbers(context: Context) -> frozenset[str]:
    """The numbers of sections that are told to be missing: what refers to them need not be told again."""
    return frozenset(
        number
        for found in findings_of_series(context)
        for name, value in found.diagnostic.arguments
        if name == "missing"
        for number in value.split(", ")
    )


def _series(context: Context) -> Iterator[Finding]:
    book = context.book
    known = known_sections(context)
    numbering = known.numbering if known is not None else book.numbering
    shuffled = yield from _blocks(context, numbering)
    decimals = [
        _Step(section, path)
        for section in book.rules
        if section.form == "decimal" and section.number and (path := numbering.path(section.number)) is not None
    ]
    for run in _runs(decimals, book) if not shuffled else [sorted(decimals, key=lambda step: step.path)]:
        yield from _check(context, run, numbering, known)
    groups: dict[tuple[str, str, str], list[_Step]] = {}
    for section in book.rules:
        mark = mark_of(section, numbering)
        if mark is not None and mark[0] != "decimal":
            prefix = mark[1] if mark[0] != "letter" else ("#" + mark[1] if mark[1] else "")
            groups.setdefault((mark[0], prefix, section.parent), []).append(_Step(section, mark[2]))
    for steps in groups.values():
        if shuffled:
            steps = sorted(steps, key=lambda step: step.path)
        for part in _restarts(steps):
            yield from _check(context, part, None, None)


def _blocks(context: Context, numbering: Numbering) -> Generator[Finding, None, bool]:
    """Blocks in another order than their numbers; gives back whether there are any."""
    book = context.book
    blocks = blocks_of(book.sections, book.blocks, numbering)
    if not 2 <= len(blocks) <= 500:
        return False
    before = predecessors(blocks)
    wrong = [index for index, other in before.items() if other > index]
    if not wrong:
        return False

    def opening(index: int) -> Section:
        inside = book.sections[blocks[index].first : blocks[index].stop]
        return next(section for section in inside if section.number and mark_of(section, numbering))

    first = opening(min(wrong))
    ahead = book.sections[blocks[before[min(wrong)]].first : blocks[before[min(wrong)]].stop]
    last = next(
        section
        for section in reversed(ahead)
        if (mark := mark_of(section, numbering)) and follows(mark, blocks[min(wrong)].opens or mark)
    )
    order = [opening(index).number or "" for index in sorted({*wrong, *(before[index] for index in wrong)})
             if blocks[index].opens]  # fmt: skip
    yield Finding.of(
        "L2024", book.heading(first), first.key, related=[(book.heading(last), context.say("book-belongs-after"))],
        section=first.number, before=last.number, order=", ".join(order),
    )  # fmt: skip
    return True


def runs_of(book: Book) -> Iterator[tuple[Path, Path]]:
    """The first and last decimal number of every stretch of a book without a cut, in its own numbering."""
    steps = [
        _Step(section, path)
        for section in book.rules
        if section.form == "decimal" and section.number and (path := book.numbering.path(section.number)) is not None
    ]
    for run in _runs(steps, book):
        paths = [step.path for step in run]
        kept = sorted(_ascending(paths))
        yield paths[kept[0]], paths[kept[-1]]


def _runs(steps: Sequence[_Step], book: Book) -> Iterator[list[_Step]]:
    """The stretches of the text without a cut: pages of a longer book may be here that do not follow each other."""
    run: list[_Step] = []
    for index, step in enumerate(steps):
        # What follows must go on from there: a single number too high is a slip.
        is_slip = index + 1 < len(steps) and steps[index + 1].path < step.path
        if run and not is_slip and _is_cut(book, run[-1], step):
            yield run
            run = []
        run.append(step)
    if run:
        yield run


def _is_cut(book: Book, one: _Step, other: _Step) -> bool:
    """Whether pages are left out between two sections that follow each other in the text."""
    first, second = one.path, other.path
    if second == (*first, 1) or (len(second) <= len(first) and second[:-1] == first[: len(second) - 1]):
        far = second[-1] - first[len(second) - 1] if len(second) <= len(first) else 1
        if 0 < far <= 2:
            return False
    if second > first and second[:2] != first[:2] and (len(second) > 2 and second[2:] != (1,)):
        # A chapter that begins in its middle.
        return True
    # A header between them with a number that does not follow that of the page before.
    inside = [place for place in book.noise if one.section.start < place[0] <= other.section.start]
    pages = [int(found.group()) for place in inside if (found := _FIGURES.search(book.text, *place)) is not None]
    if not pages:
        return False
    earlier = [
        int(found.group())
        for place in book.noise[:400]
        if place[0] <= one.section.start and (found := _FIGURES.search(book.text, *place)) is not None
    ]
    return not earlier or pages[0] != earlier[-1] + 1


def _restarts(steps: Sequence[_Step]) -> Iterator[list[_Step]]:
    """A series cut where it begins anew with its first number."""
    run: list[_Step] = []
    for step in steps:
        if run and step.path[0] == 1 and run[-1].path[0] > 1:
            yield run
            run = []
        run.append(step)
    if run:
        yield run


def _check(
    context: Context, steps: Sequence[_Step], numbering: Numbering | None, known: KnownSections | None
) -> Iterator[Finding]:
    """What is wrong in one stretch of one series."""
    if len(steps) < 2:
        return
    kept = _ascending([step.path for step in steps])
    if len(steps) - len(kept) > max(3, len(steps) // 5):
        # Not the numbers are wrong, but the text is none that counts through.
        return
    there = {step.path for step in steps}
    corrected: dict[int, Path] = {}
    for index, step in enumerate(steps):
        if index in kept:
            continue
        low = max((other for other in kept if other < index), default=-1)
        high = min((other for other in kept if other > index), default=-1)
        right = _expected(steps, index, low, high, there, known)
        if right is None and step.path in {steps[other].path for other in kept}:
            twin = next(other for other in sorted(kept) if steps[other].path == step.path)
            # Of two with one number the first may be the wrong one: 1, 3, 3 has no 2.
            before = max((other for other in kept if other < twin), default=-1)
            right = _expected(steps, twin, before, index, there, known) if twin < index else None
            if right is not None:
                corrected[twin] = right
                yield _misnumbered(context, steps[twin].section, right, steps[before].section, numbering)
                continue
            first = steps[min(twin, index)].section
            second = steps[max(twin, index)].section
            yield Finding.of(
                "L2021", context.book.heading(second), second.key,
                related=[(context.book.heading(first), context.say("book-first-here"))], number=second.number,
            )  # fmt: skip
        elif right is not None:
            corrected[index] = right
            yield _misnumbered(context, step.section, right, steps[low].section, numbering)
        else:
            place = bisect_left([steps[other].path for other in sorted(kept)], step.path)
            neighbour = steps[sorted(kept)[max(0, place - 1)]].section
            yield Finding.of(
                "L2023", context.book.heading(step.section), step.section.key,
                related=[(context.book.heading(neighbour), context.say("book-belongs-near"))],
                number=step.section.number, near=neighbour.number,
            )  # fmt: skip
    present = there | set(corrected.values())
    ordered = sorted({corrected.get(index, step.path): step for index, step in enumerate(steps)}.items())
    yield from _missing(context, ordered, present, numbering, known)


def _ascending(paths: Sequence[Path]) -> set[int]:
    """The places of a longest ascending part of a series. Method: patience sorting (Schensted 1961)."""
    tops: list[Path] = []
    places: list[int] = []
    before: list[int] = []
    for index, path in enumerate(paths):
        pile = bisect_left(tops, path)
        before.append(places[pile - 1] if pile else -1)
        if pile == len(tops):
            tops.append(path)
            places.append(index)
        else:
            tops[pile] = path
            places[pile] = index
    kept = set()
    index = places[-1] if places else -1
    while index >= 0:
        kept.add(index)
        index = before[index]
    return kept


def _successors(path: Path) -> Iterator[Path]:
    """What may follow a section: its first subsection, or the next one at any level."""
    yield (*path, 1)
    for size in range(len(path), 0, -1):
        yield (*path[: size - 1], path[size - 1] + 1)


def _expected(
    steps: Sequence[_Step], index: int, low: int, high: int, there: set[Path], known: KnownSections | None
) -> Path | None:
    """The one number that would fit between two neighbours, or None when there is none or more than one."""
    if low < 0 or high < 0 or high - low != 2:
        return None
    one, other = steps[low].path, steps[high].path
    fits = [path for path in _successors(one) if one < path < other and path not in there]
    if known is not None and known.listed and (listed := [path for path in fits if path in known.paths]):
        fits = listed
    else:
        fits = [path for path in fits if len(path) == len(steps[index].path)]
    if len(fits) > 1:
        fits = [path for path in fits if other in _successors(path)]
    return fits[0] if len(fits) == 1 else None


def _written(path: Path, like: Section, numbering: Numbering | None) -> str:
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
    elif "A" <= last.upper() <= "Z":
        written = chr((96 if last.islower() else 64) + value) if value <= 26 else str(value)
    else:
        letter = ALPHABET[value - 1] if value <= len(ALPHABET) else str(value)
        written = letter if last.islower() else letter.upper()
    return f"{head} {written}" if head else written


def _misnumbered(
    context: Context, section: Section, right: Path, like: Section, numbering: Numbering | None
) -> Finding:
    expected = _written(right, like, numbering)
    start = section.start
    at = context.book.text.find(section.number or "", start, start + 40)
    span = context.book.span(at, at + len(section.number or "")) if at >= 0 else context.book.heading(section)
    return Finding.of("L2022", span, section.key, suggestion=expected, number=section.number, expected=expected)


def _missing(
    context: Context,
    ordered: Sequence[tuple[Path, _Step]],
    present: set[Path],
    numbering: Numbering | None,
    known: KnownSections | None,
) -> Iterator[Finding]:
    """Sections missing between two that are there, from what the series itself and the reference edition tell."""
    told: set[Path] = set()
    siblings: dict[Path, list[tuple[Path, _Step]]] = {}
    for path, step in ordered:
        siblings.setdefault(path[:-1], []).append((path, step))
    for group in siblings.values():
        gaps = [after[0][-1] - before[0][-1] for before, after in pairwise(group)]
        if sum(gap != 1 for gap in gaps) * 2 > len(gaps) + 1:
            continue  # numbers that do not count by one
        for before, after in pairwise(group):
            lost = [(*before[0][:-1], value) for value in range(before[0][-1] + 1, after[0][-1])]
            if lost and len(lost) <= _MOST_MISSING:
                told.update(lost)
                place = bisect_left([path for path, _ in ordered], lost[-1])
                yield _gap(context, lost, before[1].section, ordered[place][1].section, numbering)
    for (low, one), (high, other) in pairwise(ordered):
        # A section whose subsections begin with the second.
        if high[:-1] == low and 2 <= high[-1] <= _MOST_MISSING:
            lost = [(*low, value) for value in range(1, high[-1])]
            told.update(lost)
            yield _gap(context, lost, one.section, other.section, numbering)
    for parent, one, other in _headless(ordered, present | told):
        told.add(parent)
        yield _gap(context, [parent], one.section, other.section, numbering)
    if known is None:
        return
    for (low, before_step), (high, after_step) in pairwise(ordered):
        lost = [path for path in known.between(low, high) if path not in present and path not in told]
        # A section whose parent is missing as well is not told apart.
        lost = [path for path in lost if not any(path[:size] in told for size in range(1, len(path)))]
        inner = [path for path in lost if not any(path[:size] in lost for size in range(1, len(path)))]
        if inner and len(inner) <= _MOST_MISSING and (known.listed or len(inner) == 1):
            yield _gap(context, inner, before_step.section, after_step.section, numbering, known.edition)


def _gap(
    context: Context,
    lost: Sequence[Path],
    before: Section,
    after: Section,
    numbering: Numbering | None,
    edition: str = "",
) -> Finding:
    book = context.book
    names = ", ".join(_written(path, after, numbering) for path in lost)
    related = [(book.heading(before), context.say("book-section-before"))]
    place = book.heading(after)
    if edition:
        return Finding.of(
            "L2032", place, after.key, related=related,
            missing=names, before=before.number, after=after.number, edition=edition,
        )  # fmt: skip
    return Finding.of(
        "L2020", place, after.key, related=related, missing=names, before=before.number, after=after.number
    )


def _headless(ordered: Sequence[tuple[Path, _Step]], present: set[Path]) -> Iterator[tuple[Path, _Step, _Step]]:
    """First subsections whose own section is missing, where the book's other sections of that depth are there."""
    firsts = [(one[1], path, step) for one, (path, step) in pairwise(ordered) if len(path) > 1 and path[-1] == 1]
    headed = Counter(len(path) for _, path, _ in firsts if path[:-1] in present)
    bare = Counter(len(path) for _, path, _ in firsts if path[:-1] not in present)
    for before, path, step in firsts:
        if path[:-1] not in present and headed[len(path)] > bare[len(path)]:
            yield path[:-1], before, step
