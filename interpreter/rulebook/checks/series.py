"""Checks of numbered series: sections that are missing, there twice, misnumbered or out of order.

Only what stands between two numbers that are there can be missing: a text may be some pages of a longer one.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Generator, Iterator, Sequence

from interpreter.rulebook.book.document import Book, Section
from interpreter.rulebook.book.numbering import Numbering, Path
from interpreter.rulebook.book.order import blocks_of, follows, mark_of, predecessors
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.gaps import Step, missing, together, without_first, written
from interpreter.rulebook.checks.structure import LONG_ENOUGH
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import once
from interpreter.rulebook.game.known_sections import KnownSections, known_sections

_FIGURES = re.compile(r"\d{1,4}")


def numbered_series(context: Context) -> Iterator[Finding]:
    """What is wrong in the numbers of the sections."""
    yield from findings_of_series(context)


def findings_of_series(context: Context) -> list[Finding]:
    """What `numbered_series` finds, worked out once."""
    return once(context, "series_findings", lambda: together(context, list(_series(context))))


def missing_numbers(context: Context) -> frozenset[str]:
    """The numbers of sections that are told to be missing, or to be those of others: a reference to them is right."""
    return frozenset(
        number
        for found in findings_of_series(context)
        for name, value in found.diagnostic.arguments
        if name == "missing" or (name == "expected" and found.code == "L2022")
        for number in value.split(", ")
    )


def _series(context: Context) -> Iterator[Finding]:
    book = context.book
    known = known_sections(context)
    numbering = known.numbering if known is not None else book.numbering
    shuffled = yield from _blocks(context, numbering)
    decimals = [
        Step(section, path)
        for section in book.rules
        if section.form == "decimal" and section.number and (path := numbering.path(section.number)) is not None
    ]
    for run in _runs(decimals, book) if not shuffled else [sorted(decimals, key=lambda step: step.path)]:
        yield from _check(context, run, numbering, known)
    groups: dict[tuple[str, str, str], list[Step]] = {}
    for section in book.rules:
        mark = mark_of(section, numbering)
        if mark is not None and mark[0] != "decimal":
            prefix = mark[1] if mark[0] != "letter" else ("#" + mark[1] if mark[1] else "")
            groups.setdefault((mark[0], prefix, section.parent), []).append(Step(section, mark[2]))
    for (kind, _, parent), steps in groups.items():
        if shuffled:
            steps = sorted(steps, key=lambda step: step.path)
        yield from without_first(context, kind, parent, steps)
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

    def ending(index: int) -> Section:
        """The section of another block that a block goes on from."""
        opens, ahead = blocks[index].opens, blocks[before[index]]
        inside = book.sections[ahead.first : ahead.stop]
        continued = (each for each in reversed(inside) if opens and (mark := mark_of(each, numbering))
                     and follows(mark, opens))  # fmt: skip
        return next(continued, None) or opening(before[index])

    index, *others = sorted(wrong)
    first, last = opening(index), ending(index)
    order = [opening(at).number or "" for at in sorted({*wrong, *(before[each] for each in wrong)}) if blocks[at].opens]
    related = [(book.heading(last), context.say("book-belongs-after"))]
    for other in others:
        # A part may begin in the middle of a section.
        start = book.sections[blocks[other].first]
        displaced = start if start.kind == "fragment" else opening(other)
        related.append((book.heading(displaced), context.say("book-displaced-too")))
        related.append((book.heading(ending(other)), context.say("book-belongs-after")))
    yield Finding.of(
        "L2024", book.heading(first), first.key, related=related,
        section=first.number, before=last.number, order=", ".join(order),
    )  # fmt: skip
    return True


def runs_of(book: Book) -> Iterator[tuple[Path, Path]]:
    """The first and last decimal number of every stretch of a book without a cut, in its own numbering."""
    steps = [
        Step(section, path)
        for section in book.rules
        if section.form == "decimal" and section.number and (path := book.numbering.path(section.number)) is not None
    ]
    for run in _runs(steps, book):
        paths = [step.path for step in run]
        kept = sorted(_ascending(paths))
        yield paths[kept[0]], paths[kept[-1]]


def _runs(steps: Sequence[Step], book: Book) -> Iterator[list[Step]]:
    """The stretches of the text without a cut: pages of a longer book may be here that do not follow each other."""
    run: list[Step] = []
    for index, step in enumerate(steps):
        # What follows must go on from there: a single number too high is a slip.
        is_slip = index + 1 < len(steps) and steps[index + 1].path < step.path
        if run and not is_slip and _is_cut(book, run[-1], step):
            yield run
            run = []
        run.append(step)
    if run:
        yield run


def _is_cut(book: Book, one: Step, other: Step) -> bool:
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


def _restarts(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """A series cut where it begins anew with its first number."""
    run: list[Step] = []
    for step in steps:
        if run and step.path[0] == 1 and run[-1].path[0] > 1:
            yield run
            run = []
        run.append(step)
    if run:
        yield run


def _check(
    context: Context, steps: Sequence[Step], numbering: Numbering | None, known: KnownSections | None
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
        twin = next((other for other in sorted(kept) if steps[other].path == step.path), None)
        place, right = index, None
        if twin is None:
            place, right = _misplaced(steps, index, kept, there, known)
        else:
            first, second = sorted((index, twin))
            # Of two with one number either may be the wrong one: 1, 3, 3 has no 2, and 1, 1, 3 neither.
            for place in (second, first):
                low = first if place == second else _before(kept, first)
                high = _after(kept, second) if place == second else second
                right = _expected(steps, place, low, high, there, known)
                if right is not None and right[:-1] == step.path[:-1]:
                    break
                right = None
        if right is None and twin is not None:
            first_section, second_section = (steps[other].section for other in sorted((index, twin)))
            if _is_copy(context.book, first_section, second_section):
                continue
            yield Finding.of(
                "L2021", context.book.heading(second_section), second_section.key,
                related=[(context.book.heading(first_section), context.say("book-first-here"))],
                number=second_section.number,
            )  # fmt: skip
        elif right is not None:
            corrected[place] = right
            there.add(right)
            like = steps[_before(kept, place)].section
            yield _misnumbered(context, steps[place].section, right, like, numbering)
        else:
            near = bisect_left([steps[other].path for other in sorted(kept)], step.path)
            neighbour = steps[sorted(kept)[max(0, near - 1)]].section
            yield Finding.of(
                "L2023", context.book.heading(step.section), step.section.key,
                related=[(context.book.heading(neighbour), context.say("book-belongs-near"))],
                number=step.section.number, near=neighbour.number,
            )  # fmt: skip
    present = there | set(corrected.values())
    ordered = sorted({corrected.get(index, step.path): step for index, step in enumerate(steps)}.items())
    yield from missing(context, ordered, present, numbering, known)


def _before(kept: set[int], index: int) -> int:
    """The nearest step before one that counts through with the others, or -1."""
    return max((other for other in kept if other < index), default=-1)


def _after(kept: set[int], index: int) -> int:
    return min((other for other in kept if other > index), default=-1)


def _misplaced(
    steps: Sequence[Step], index: int, kept: set[int], there: set[Path], known: KnownSections | None
) -> tuple[int, Path | None]:
    """The step that is misnumbered, with its right number: the one out of order, or else a neighbour of it without
    which that would be in order."""
    right = _expected(steps, index, _before(kept, index), _after(kept, index), there, known)
    if right is not None:
        return index, right
    for place in (_after(kept, index), _before(kept, index)):
        others = (kept | {index}) - {place}
        low, high = _before(others, index), _after(others, index)
        if place < 0 or (low >= 0 and steps[low].path >= steps[index].path):
            continue
        if high < 0 or steps[high].path <= steps[index].path:
            continue
        right = _expected(steps, place, _before(others, place), _after(others, place), there, known)
        if right is not None:
            return place, right
    return index, None


def _is_copy(book: Book, one: Section, other: Section) -> bool:
    """Whether two sections have the same text: then a passage stands twice, which is told as such."""
    texts = [" ".join(book.text[each.body : min(each.end, each.body + 5000)].split()) for each in (one, other)]
    return texts[0] == texts[1] and len(texts[0]) >= LONG_ENOUGH


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
    steps: Sequence[Step], index: int, low: int, high: int, there: set[Path], known: KnownSections | None
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


def _misnumbered(
    context: Context, section: Section, right: Path, like: Section, numbering: Numbering | None
) -> Finding:
    expected = written(right, like, numbering)
    start = section.start
    at = context.book.text.find(section.number or "", start, start + 40)
    span = context.book.span(at, at + len(section.number or "")) if at >= 0 else context.book.heading(section)
    return Finding.of("L2022", span, section.key, suggestion=expected, number=section.number, expected=expected)
