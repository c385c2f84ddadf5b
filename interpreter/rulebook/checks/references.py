"""Checks of references: to sections that do not exist, to themselves, to another section than their words mean.

A text may be some pages of a longer book. So a number is missed only where the book itself would have to have it, or
where the reference edition is known and does not have it either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from math import log
from typing import TypeVar

from interpreter.messages import closest
from interpreter.rulebook.book.citing import (
    Present,
    Reference,
    chapters_of,
    items_of,
    led_from,
    references_of,
)
from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.numbering import LETTERED, Path, letter_place, ordinal, plain
from interpreter.rulebook.book.tokens import without_marks, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.series import missing_numbers, runs_of
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of, once
from interpreter.rulebook.game.known_sections import known_sections

_NEAR_WORDS = 5
_TITLE, _CLEAR, _ALONE, _FAINT = 3.0, 1.7, 0.7, 0.3
_FAR = 4000
_TITLE_WORDS = 8
_MOST_SUGGESTED = 50
_MOST_COMPARED = 2000
_FEW = 2
"""References so many to what the book lacks are slips, in a book that is whole; more refer to another one."""

_LEAST_OF_A_CHAPTER = 4
"""How many sections a chapter has at least of which one knows where it ends."""

_LINE = 200
"""Letters before a reference in which the heading of its section may stand."""

_SHORT = 4
_AKIN = 5
"""Letters with which two words begin that tell of the same."""

Item = TypeVar("Item")


def dangling_references(context: Context) -> Iterator[Finding]:
    """References by number to sections that neither the book nor the reference edition has, and to themselves."""
    book = context.book
    present = present_in(context)
    if len(present.paths) < 2:
        return
    known = known_sections(context)
    listed = known if known is not None and known.listed else None
    references = references_of(context)
    outside = [each for each in references if not present.has(each.path) and not present.covers(each.path)]
    one = int(len({path[0] for path in present.paths}) > 1)  # one chapter alone is a part of a book
    most = max(one, len(references) // 5, _FEW if len(references) > _FEW else len(references) // 2)
    whole = _is_whole(context, present) and len(outside) <= most
    numbers = [section.number for section in present.sections.values() if section.number]
    missing = missing_numbers(context)
    shifted = expected_references(context)
    told = 0
    for each in references:
        if each.section.number is not None and each.path == book.numbering.path(each.section.number):
            if not _means_itself(context, each):
                yield Finding.of("L2041", book.span(each.start, each.end), each.section.key, number=each.number)
            continue
        if present.has(each.path) or each.start in shifted:
            continue
        if each.number in missing:
            # That a section is missing is told where it should stand; but its words may be another one's heading.
            if (meant := _named_by_heading(context, each)) is not None:
                yield Finding.of(
                    "L2040", book.span(each.start, each.end), each.section.key, suggestion=meant, number=each.number
                )
            continue
        # What the last section of the book refers to inside of itself is where the text breaks off.
        continues = each.path[: len(present.paths[-1])] == present.paths[-1]
        if known is not None and (each.path in known.paths or known.between(each.path, (*each.path, 1000))):
            if continues:
                last = present.sections[present.paths[-1]]
                yield Finding.of(
                    "L2048", book.span(each.start, each.end), each.section.key, number=each.number, section=last.number
                )
            elif (meant := _named_by_heading(context, each)) is not None:
                yield Finding.of(
                    "L2040", book.span(each.start, each.end), each.section.key, suggestion=meant, number=each.number
                )
            continue
        is_missed = present.covers(each.path) or continues or whole
        is_missed = is_missed or (len(outside) <= most and _is_past_the_last(context, present, each.path))
        if is_missed or (listed is not None and listed.knows_near(each.path)):
            is_elsewhere = not any(path[: len(each.path) - 1] == each.path[:-1] for path in present.paths)
            if not is_missed and is_elsewhere and listed is not None and listed.ends_before(each.path):
                yield Finding.of("L2049", book.span(each.start, each.end), each.section.key, number=each.number)
                continue
            told += 1
            near = closest(each.number, _alike(each.number, numbers)) if told <= _MOST_SUGGESTED else None
            yield Finding.of(
                "L2040", book.span(each.start, each.end), each.section.key,
                suggestion=near if near is not None and _is_slip(near, each.number) else None, number=each.number,
            )  # fmt: skip


def _alike(number: str, numbers: Sequence[str]) -> Sequence[str]:
    """The numbers that one may be a slip of; of very many only those that differ in their last figure."""
    if len(numbers) <= _MOST_COMPARED:
        return numbers
    head = number.rpartition(".")[0] + "."
    return [other for other in numbers if other.startswith(head)]


def _means_itself(context: Context, reference: Reference) -> bool:
    """Whether a section speaks of itself on purpose: `this section 2.1`, or one of its own paragraphs, `2.1 (b)`."""
    text = context.book.text
    before = words_of(text[max(reference.section.body, reference.start - 30) : reference.start])[-3:]
    after = text[reference.end : reference.end + 4].strip()
    this = language(context.language).sections["references"]["this"]
    return any(word in this for word in before) or after[:1] == "(" or reference.number[-1].isalpha()


def present_in(context: Context) -> Present:
    """The decimal numbers of the book."""
    return once(context, "present_numbers", lambda: _present(context))


def _present(context: Context) -> Present:
    book = context.book
    sections: dict[Path, Section] = {}
    for section in book.rules:
        path = book.numbering.path(section.number) if section.form == "decimal" and section.number else None
        if path is not None:
            sections.setdefault(path, section)
    for path, section in {**chapters_of(book), **(items_of(book) if chapters_of(book) else {})}.items():
        sections.setdefault(path, section)
    return Present(tuple(sorted(sections)), sections, tuple(runs_of(book)))


def _is_past_the_last(context: Context, present: Present, path: Path) -> bool:
    """Whether a section would stand right behind the last of a chapter that the book has from its heading on."""
    inside = [other[1] for other in present.paths if len(other) == len(path) == 2 and other[0] == path[0]]
    if len(inside) < _LEAST_OF_A_CHAPTER or inside[0] != 1 or inside[-1] - len(inside) > 1:
        return False  # one of them may be missing
    headed = {ordinal(section.number) for section in context.book.rules if section.form == "ordinal" and section.number}
    return path[0] in headed and 0 < path[1] - inside[-1] <= _FEW


def _is_whole(context: Context, present: Present) -> bool:
    """Whether the book begins with its first section and counts its chapters through."""
    first = present.paths[0]
    chapters = sorted({path[0] for path in present.paths})
    if len(chapters) == 1:
        # All numbers begin with the same figure, as in 1.07.4: the chapters are those of the second one.
        inner = sorted({path[1] for path in present.paths if len(path) > 1})
        return first in ((chapters[0],), (chapters[0], 1), (chapters[0], 1, 1)) and inner == list(
            range(1, len(inner) + 1)
        )
    one = LETTERED + 1 if chapters[0] > LETTERED else 1
    if first not in ((one,), (one, 1), (one, 0)):
        return False
    return chapters == list(range(one, one + len(chapters))) or _is_misnumbered(context, chapters)


def _is_misnumbered(context: Context, chapters: Sequence[int]) -> bool:
    """Whether a book has as many chapters as the last one says, one of them with the number of another."""
    numbers = [ordinal(each.number) for each in context.book.rules if each.form == "ordinal" and each.number]
    if chapters[-1] > LETTERED:
        places = [letter_place(each.number) for each in context.book.rules if each.form == "letter" and each.number]
        numbers = [LETTERED + place for place in places if place is not None]
        return set(numbers) == set(chapters) and len(numbers) == chapters[-1] - LETTERED == len(chapters) + 1
    return len(numbers) == chapters[-1] == len(chapters) + 1 and set(numbers) == set(chapters)


def _is_slip(near: str, number: str) -> bool:
    return abs(len(near) - len(number)) <= 1 and sum(a != b for a, b in zip(near, number, strict=False)) <= 1


def shifted_references(context: Context) -> Iterator[Finding]:
    """References whose words are the heading of another section than the one whose number they give.

    The words right before a reference are weighed by how few headings have them; those of the text of the section
    referred to count a third. Only what speaks clearly for one other section is told.
    """
    yield from once(context, "shifted_references", lambda: list(_shifted(context)))


def _shifted(context: Context) -> Iterator[Finding]:
    book = context.book
    present = present_in(context)
    titles, by_stem = _titles(context), _by_stem(context)
    if not by_stem:
        return
    most = log(max(2, len(titles)))
    told = set(expected_references(context))
    for each in references_of(context):
        if each.path not in present.sections or each.start in told:
            continue
        near = _words_before(context, each)
        best, score, own = _meant(context, near, each.path)
        if best is None:
            continue
        target, meant = present.sections[each.path], present.sections[best]
        shared = near & titles[best]
        if len(shared) * 2 < len(titles[best]):
            continue
        if len(shared) * 2 == len(titles[best]) and not _is_only_there(context, each, target, meant):
            continue  # half of a heading is any word
        said = near & telling_stems(context, book.text[target.body : min(target.end, target.body + _FAR)])
        own += sum(most - log(len(by_stem.get(stem, ())) or 1) for stem in said)
        if own <= _FAINT * score and meant.key != each.section.key and not _is_named_before(context, each):
            yield Finding.of(
                "L2042", book.span(each.start, each.end), each.section.key, suggestion=meant.number,
                related=[(book.heading(target), context.say("book-points-here")),
                         (book.heading(meant), context.say("book-meant-here"))],
                number=each.number, title=target.title, meant=meant.number, words=meant.title,
            )  # fmt: skip


def _is_named_before(context: Context, reference: Reference) -> bool:
    """Whether the whole heading of the section referred to stands farther before a reference, in its line: `2 spare
    parts: a sail and an oar (2.4)`."""
    text = context.book.text
    start = max(text.rfind("\n", 0, reference.start) + 1, reference.start - _LINE)
    title = _titles(context)[reference.path]
    return len(title) > 1 and title <= telling_stems(context, text[start : reference.start].rpartition(". ")[2])


def _by_stem(context: Context) -> dict[str, list[Path]]:
    """The sections whose headings have a stem."""

    def collect() -> dict[str, list[Path]]:
        found: dict[str, list[Path]] = {}
        for path, stems in _titles(context).items():
            for stem in stems:
                found.setdefault(stem, []).append(path)
        return found

    return once(context, "titles_by_stem", collect)


def _meant(context: Context, near: Set[str], path: Path) -> tuple[Path | None, float, float]:
    """The one section whose heading clearly has the words before a reference, its weight, and that of the one given."""
    by_stem = _by_stem(context)
    most = log(max(2, len(_titles(context))))
    scores: dict[Path, float] = {}
    for stem in near & by_stem.keys():
        for other in by_stem[stem]:
            scores[other] = scores.get(other, 0.0) + _TITLE * (most - log(len(by_stem[stem])))
    own = scores.pop(path, 0.0)
    best = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))[:2]
    if not best or best[0][1] < _CLEAR * most or (len(best) > 1 and best[1][1] > _ALONE * best[0][1]):
        return None, 0.0, own
    return best[0][0], best[0][1], own


def _named_by_heading(context: Context, reference: Reference) -> str | None:
    """The number of the section whose whole heading stands before a reference to one that is not in the text.

    The text has the section in which the one referred to would stand.
    """
    present, near = present_in(context), _words_before(context, reference)
    if not present.has(reference.path[:-1]):
        return None
    best, _, _ = _meant(context, near, reference.path)
    if best is None or not _titles(context)[best] <= near or present.sections[best].key == reference.section.key:
        return None
    return present.sections[best].number


def _is_only_there(context: Context, reference: Reference, target: Section, meant: Section) -> bool:
    """Whether a section says nothing of a term that is in the heading of another, and its heading is not meant either.

    The term stands there in the same form, and not in the heading of the section that has the reference.
    """
    book = context.book
    before = book.text[max(reference.section.body, reference.start - 80) : reference.start]
    shared = telling_stems(context, " ".join({*words_of(meant.title)} & {*words_of(before)})) & _term_stems(context)
    if not shared:
        return False
    said = telling_stems(context, book.text[target.start : min(target.end, target.body + _FAR)])
    if not shared.isdisjoint(said | telling_stems(context, reference.section.title)):
        return False
    beginnings = {without_marks(stem)[:_AKIN] for stem in _titles(context)[reference.path]}
    return beginnings.isdisjoint(without_marks(stem)[:_AKIN] for stem in _words_before(context, reference))


def _term_stems(context: Context) -> frozenset[str]:
    """The stems of the game's terms of one word."""

    def collect() -> frozenset[str]:
        stems = language(context.language).stems
        return frozenset(
            stems[form]
            for concept in glossary_of(context).concepts.values()
            for form in concept.accepted
            if len(form) >= _SHORT and form.isalpha() and form.islower()
        )

    return once(context, "term_stems", collect)


def references_against_the_edition(context: Context) -> Iterator[Finding]:
    """References that the reference edition has in the same section to another number."""
    for start, (reference, expected, edition) in expected_references(context).items():
        span = context.book.span(start, reference.end)
        yield Finding.of(
            "L2044", span, reference.section.key, suggestion=expected,
            number=reference.number, expected=expected, edition=edition,
        )  # fmt: skip


def expected_references(context: Context) -> dict[int, tuple[Reference, str, str]]:
    """The references that differ from those of the reference edition, by place: with the right number."""
    return once(context, "expected_references", lambda: _expected(context))


def _expected(context: Context) -> dict[int, tuple[Reference, str, str]]:
    known = known_sections(context)
    if known is None or not known.references:
        return {}
    by_section: dict[str, list[Reference]] = {}
    for each in references_of(context):
        by_section.setdefault(each.section.number or "", []).append(each)
    found = {}
    for number, references in by_section.items():
        wanted = known.references.get(number, ())
        lone = _without(references, [plain(each.number) for each in references], wanted)
        right = _without(wanted, wanted, [plain(each.number) for each in references])
        # As many on either side: each stands for the one in the same place.
        if len(lone) == len(right):
            found.update({one.start: (one, other, known.edition) for one, other in zip(lone, right, strict=True)})
    return found


def _without(items: Sequence[Item], names: Sequence[str], others: Sequence[str]) -> list[Item]:
    """The items whose names others do not have, each of the others standing for one."""
    left = Counter(others)
    found = []
    for item, name in zip(items, names, strict=True):
        if left[name]:
            left[name] -= 1
        else:
            found.append(item)
    return found


def telling_stems(context: Context, text: str) -> frozenset[str]:
    """The stems of the words that mean something."""
    known = language(context.language)
    return frozenset(
        known.stems[word]
        for word in words_of(text)
        if len(word) >= _SHORT and word.isalpha() and word not in known.frequent
    )


def _titles(context: Context) -> dict[Path, frozenset[str]]:
    present = present_in(context)
    return once(
        context, "section_titles",
        lambda: {
            path: telling_stems(context, section.title) if len(section.title.split()) <= _TITLE_WORDS else frozenset()
            for path, section in present.sections.items()
        },
    )  # fmt: skip


def _words_before(context: Context, reference: Reference) -> frozenset[str]:
    """The stems of the last words before a reference, back to the reference or sentence before it."""
    book = context.book
    start = led_from(book, reference.start)
    text = book.text[max(reference.section.body, start - 80) : start].rstrip(" \t(,")
    cut = max(text.rfind(sign) for sign in (".;:()" if book.wrapped else ".;:()\n"))
    words = [word for word in words_of(text[cut + 1 :]) if word.isalpha()][-_NEAR_WORDS:]
    return telling_stems(context, " ".join(words))
