"""Checks between two texts of the same rules: numbers, references, lists, sentences and sections that differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from interpreter.rulebook.beside.bindings import fingerprint
from interpreter.rulebook.book.citing import Reference, references_of
from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.numbering import plain
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.aligning import Unit, align
from interpreter.rulebook.checks.comparing import Passage, differing_names, differing_numbers
from interpreter.rulebook.checks.listing import lists_of
from interpreter.rulebook.checks.pairing import Pair, Pairing, pairing_of, units_of
from interpreter.rulebook.checks.series import findings_of_series
from interpreter.rulebook.finding import Finding
from interpreter.text import Span

_SENTENCE = 22
_SECTION = 60
_WORDS = 9


def texts_that_differ(context: Context) -> Iterator[Finding]:
    """Numbers, references, lists and sentences that the two texts do not have in common."""
    pairing = pairing_of(context)
    against = context.against
    if pairing is None or against is None:
        return
    if not pairing.alike:
        own = context.book.rules
        place = context.book.heading(own[0]) if own else context.book.span(0, 0)
        yield Finding.of("L2119", place, own[0].key if own else "", other=against.book.source.name)
        return
    references = (_by_section(context), _by_section(against))
    for pair in pairing.pairs:
        yield from _references(context, against, pair, references)
        yield from _lists(context, against, pair)
        yield from _sentences(context, against, pair, pairing)


def _by_section(context: Context) -> dict[str, list[Reference]]:
    found: dict[str, list[Reference]] = {}
    for each in references_of(context):
        found.setdefault(each.section.key, []).append(each)
    return found


def _there(context: Context, span: Span) -> list[tuple[Span, str]]:
    return [(span, context.say("book-in-the-other"))]


def _references(
    context: Context, against: Context, pair: Pair, references: tuple[dict[str, list[Reference]], ...]
) -> Iterator[Finding]:
    """References that differ: in pairs in the order of the text where both have as many."""
    own, other = (list(each.get(key, ())) for each, key in zip(references, (pair.own.key, pair.other.key), strict=True))
    lone_own = _lone(own, Counter(plain(each.number) for each in other))
    lone_other = _lone(other, Counter(plain(each.number) for each in own))
    book = context.book
    if len(lone_own) == len(lone_other):
        for one, two in zip(lone_own, lone_other, strict=True):
            yield Finding.of(
                "L2112", book.span(one.start, one.end), pair.own.key, suggestion=two.number,
                related=_there(context, against.book.span(two.start, two.end)), number=one.number, other=two.number,
            )  # fmt: skip
        return
    if len(own) > len(other):
        for one in lone_own:
            related = _there(context, against.book.heading(pair.other))
            yield Finding.of("L2113", book.span(one.start, one.end), pair.own.key, related=related, number=one.number)
    else:
        for two in lone_other:
            place = book.heading(pair.own)
            related = _there(context, against.book.span(two.start, two.end))
            yield Finding.of("L2120", place, pair.own.key, related=related, number=two.number)


def _lone(references: Sequence[Reference], others: Counter[str]) -> list[Reference]:
    left = Counter(others)
    found = []
    for each in references:
        if left[plain(each.number)]:
            left[plain(each.number)] -= 1
        else:
            found.append(each)
    return found


def _lists(context: Context, against: Context, pair: Pair) -> Iterator[Finding]:
    """Lists of different lengths, where both sections have as many lists."""
    own = [run for run in lists_of(context, pair.own) if len(run) > 1]
    other = [run for run in lists_of(against, pair.other) if len(run) > 1]
    if len(own) != len(other):
        return
    for one, two in zip(own, other, strict=True):
        if len(one) != len(two):
            span = context.book.span(one[0].start, one[-1].end)
            related = _there(context, against.book.span(two[0].start, two[-1].end))
            yield Finding.of("L2114", span, pair.own.key, related=related, items=len(one), other=len(two))


def _sentences(context: Context, against: Context, pair: Pair, pairing: Pairing) -> Iterator[Finding]:
    """Sentences that only the other text has, and numbers that differ in sentences that tell the same."""
    own, other = units_of(context, pair.own), units_of(against, pair.other)
    if not own or not other:
        if other and sum(unit.length for unit in other) > _SENTENCE and not own:
            yield _lost(context, against, pair, other, None)
        return
    passages: list[Passage] = [((pair.own.start, pair.own.body), (pair.other.start, pair.other.body))]
    lengths = (sum(unit.length for unit in own), sum(unit.length for unit in other) * pairing.ratio)
    before: Unit | None = None
    lost: list[Unit] = []
    for left, right in align(own, other, pairing.ratio):
        if left and lost:
            yield _lost(context, against, pair, lost, before)
            lost = []
        if not left:
            # Without the sentence the lengths of both sections fit better than with it.
            lost += [
                unit
                for unit in (other[index] for index in right)
                if unit.length > _SENTENCE and lengths[0] < lengths[1] - unit.length * pairing.ratio * 0.5
            ]
        passages.append((_place(own, left), _place(other, right)))
        if left:
            before = own[left[-1]]
    if lost:
        yield _lost(context, against, pair, lost, before)
    for code, compare in (("L2110", differing_numbers), ("L2122", differing_names)):
        for each in compare(context, against, (pair.own, pair.other), passages):
            span, counterpart = context.book.span(*each.own), against.book.span(*each.other)
            related = _there(context, counterpart)
            yield Finding.of(code, span, pair.own.key, related=related, written=span.text, other=counterpart.text)


def _place(units: Sequence[Unit], indices: range) -> tuple[int, int]:
    """Where pieces stand that follow each other; of none an empty place."""
    return (units[indices[0]].start, units[indices[-1]].end) if indices else (0, 0)


def _lost(context: Context, against: Context, pair: Pair, lost: Sequence[Unit], before: Unit | None) -> Finding:
    words = against.book.text[lost[0].start : lost[-1].end].split()
    quoted = " ".join(words[:_WORDS]) + ("…" if len(words) > _WORDS else "")
    place = context.book.heading(pair.own) if before is None else context.book.span(before.start, before.end)
    related = _there(context, against.book.span(lost[0].start, lost[-1].end))
    return Finding.of("L2117", place, pair.own.key, related=related, words=quoted)


def sections_that_differ(context: Context) -> Iterator[Finding]:
    """Sections that only one of the two texts has, unless the numbers alone have told so."""
    pairing = pairing_of(context)
    against = context.against
    if pairing is None or against is None or not pairing.alike or not pairing.pairs:
        return
    told = {
        number
        for finding in findings_of_series(context)
        for name, value in finding.diagnostic.arguments
        if name in ("missing", "number", "expected")
        for number in value.split(", ")
    }
    own_of = {pair.other.key: pair.own for pair in pairing.pairs}
    first = min(pair.other.start for pair in pairing.pairs)
    last = max(pair.other.start for pair in pairing.pairs)
    before: Section | None = None
    for section in against.book.rules:
        if section.key in own_of:
            before = own_of[section.key]
            continue
        if section.kind != "section" or section.number in told or not first < section.start < last:
            continue
        if section.number is None and section.end - section.body < _SECTION:
            continue
        if before is not None:
            related = _there(context, against.book.heading(section))
            yield Finding.of("L2115", context.book.heading(before), before.key, related=related, section=section.label)
    first, last = (limit(pair.own.start for pair in pairing.pairs) for limit in (min, max))
    for section in pairing.only_own:
        is_inside = section.kind == "section" and first < section.start < last
        if is_inside and section.number is not None and section.number not in told:
            yield Finding.of("L2116", context.book.heading(section), section.key, section=section.label)


def changed_sources(context: Context) -> Iterator[Finding]:
    """Sections of the source that were changed since this translation was last held against it."""
    mark = context.bindings.translated
    against = context.against
    pairing = pairing_of(context)
    if mark is None or against is None or pairing is None:
        return
    if mark.fingerprint == fingerprint(against.book.text):
        return
    own_of = {pair.other.key: pair.own for pair in pairing.pairs}
    for key, known in mark.sections.items():
        source = against.book.by_key.get(key)
        if source is not None and fingerprint(against.book.text[source.start : source.end]) == known:
            continue
        own = own_of.get(key) or context.book.by_key.get(key)
        place = context.book.heading(own) if own is not None else context.bindings.place("translated", "sections", key)
        related = _there(context, against.book.heading(source)) if source is not None else []
        code = "L2118" if source is not None else "L2121"
        yield Finding.of(code, place, own.key if own is not None else "", related=related,
                         section=source.label if source is not None else key)  # fmt: skip
