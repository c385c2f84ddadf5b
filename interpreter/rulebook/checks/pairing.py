"""Two texts of the same rules side by side: their sections in pairs, their sentences as pieces to compare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from interpreter.rulebook.book.citing import references_of
from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.numbering import ordinal, plain
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.aligning import Signature, Unit, align, unlike
from interpreter.rulebook.game.knowledge import once, sentences_of

_ENOUGH = 2
_ALIKE = 1.0
_STRANGE = 5.0
_SAMPLE = 300
_KINDS = frozenset({"number", "dice", "fraction", "figures"})

Name = tuple[str, str]


@dataclass(frozen=True)
class Pair:
    """A section of this book and its counterpart. `numbered` says that their numbers tell so."""

    own: Section
    other: Section
    numbered: bool


@dataclass(frozen=True)
class Pairing:
    """The sections of two books that go with each other, and those that stand alone.

    `ratio` is the usual length of a section here divided by its counterpart's. `alike` is false where the texts do not
    tell the same rules in the same order, so that nothing can be compared.
    """

    pairs: tuple[Pair, ...]
    only_own: tuple[Section, ...]
    only_other: tuple[Section, ...]
    ratio: float
    alike: bool


def pairing_of(context: Context) -> Pairing | None:
    """The book's sections beside those of the text it is held against; None without such a text."""
    against = context.against
    return None if against is None else once(context, "pairing", lambda: _pair(context, against))


def signature(quantity: Quantity) -> Signature | None:
    """What a number is compared by between languages; None of what languages say in different ways."""
    if quantity.weak or quantity.kind not in _KINDS:
        return None
    if quantity.kind == "number" and quantity.value <= 1:
        return None
    kind = "n" if quantity.kind == "number" else quantity.kind[0]
    return kind, "/".join(str(value) for value in quantity.values)


def units_of(context: Context, section: Section) -> list[Unit]:
    """The sentences of a section as pieces to compare."""
    said = {each.start: each for each in sentences_of(context).by_section.get(section.key, ())}
    found = []
    for start, end in context.book.sentences(section):
        sentence = said.get(start)
        numbers: Counter[Signature] = Counter()
        if sentence is not None:
            numbers.update(sign for each in sentence.quantities if (sign := signature(each)) is not None)
        concepts = sentence.concepts if sentence is not None else frozenset()
        found.append(Unit(start, end, end - start, numbers, concepts))
    for reference, place in _first_references(context).get(section.key, {}).items():
        for unit in found:
            if unit.start <= place < unit.end:
                unit.numbers[("ref", reference)] += 1
    return found


def _first_references(context: Context) -> dict[str, dict[str, int]]:
    """The decimal references of each section, by its key: each with its first place."""

    def collect() -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for each in references_of(context):
            found.setdefault(each.section.key, {}).setdefault(plain(each.number), each.start)
        return found

    return once(context, "references_by_section", collect)


def _names(context: Context) -> dict[Name, Section]:
    """The sections by what they are called in every language: their numbers."""
    book = context.book
    addenda = language(book.language).sections["outline"]["addenda"]
    found: dict[Name, Section] = {}
    twice: set[Name] = set()
    for section in book.rules:
        number = section.number
        if number is None:
            continue
        name: Name | None = None
        if section.form == "decimal":
            name = ("decimal", number)
        elif section.form == "chapter":
            word, _, numeral = number.rpartition(" ")
            place = ordinal(numeral)
            name = ("addendum" if word.lower() in addenda else "chapter", str(place)) if place else None
        elif section.form == "ordinal":
            place = ordinal(number)
            name = ("chapter", str(place)) if place else None
        elif section.form == "lettered" and number.isascii():
            name = ("lettered", number)
        if name is not None:
            if name in found:
                twice.add(name)
            found[name] = section
    return {name: section for name, section in found.items() if name not in twice}


def _pair(context: Context, against: Context) -> Pairing:
    own, other = _names(context), _names(against)
    shared = [name for name in own if name in other]
    pairs = [Pair(own[name], other[name], True) for name in shared]
    paired_own = {pair.own.key for pair in pairs}
    paired_other = {pair.other.key for pair in pairs}
    ratio = _ratio(context, against, pairs)
    left_own = [each for each in context.book.rules if each.key not in paired_own]
    left_other = [each for each in against.book.rules if each.key not in paired_other]
    numbered = len(shared) >= _ENOUGH and len(shared) * 2 >= min(len(own), len(other))
    if numbered:
        pairs += _between_anchors(context, against, pairs, left_own, left_other, ratio)
    else:
        pairs = list(_by_content(context, against, context.book.rules, against.book.rules, ratio))
    paired_own = {pair.own.key for pair in pairs}
    paired_other = {pair.other.key for pair in pairs}
    return Pairing(
        tuple(sorted(pairs, key=lambda pair: pair.own.start)),
        tuple(each for each in context.book.rules if each.key not in paired_own),
        tuple(each for each in against.book.rules if each.key not in paired_other),
        _ratio(context, against, pairs),
        _is_alike(context, against, pairs, numbered),
    )


def _ratio(context: Context, against: Context, pairs: Sequence[Pair]) -> float:
    shares = [
        (pair.own.end - pair.own.body) / (pair.other.end - pair.other.body)
        for pair in pairs
        if pair.other.end - pair.other.body > 40 and pair.own.end - pair.own.body > 20
    ]
    if shares:
        return min(3.0, max(0.33, median(shares)))
    total = sum(each.end - each.body for each in against.book.rules)
    return min(3.0, max(0.33, sum(each.end - each.body for each in context.book.rules) / max(1, total)))


def _whole(context: Context, section: Section) -> Unit:
    """A section as one piece."""
    numbers: Counter[Signature] = Counter()
    concepts = set(sentences_of(context).headings.get(section.key, ()))
    for unit in units_of(context, section):
        numbers.update(unit.numbers)
        concepts |= unit.concepts
    return Unit(section.start, section.end, section.end - section.body, numbers, frozenset(concepts))


def _by_content(
    context: Context, against: Context, own: Sequence[Section], other: Sequence[Section], ratio: float
) -> Iterator[Pair]:
    """Sections paired by what they say."""
    here = [_whole(context, section) for section in own]
    there = [_whole(against, section) for section in other]
    for left, right in align(here, there, ratio):
        if len(left) == len(right):
            for one, two in zip(left, right, strict=True):
                if unlike(here[one], there[two], ratio) < 2 * _ALIKE:
                    yield Pair(own[one], other[two], False)


def _between_anchors(
    context: Context,
    against: Context,
    anchors: Sequence[Pair],
    own: Sequence[Section],
    other: Sequence[Section],
    ratio: float,
) -> Iterator[Pair]:
    """Sections without numbers, paired with those that stand after the same numbered section."""

    def grouped(book_sections: Sequence[Section], starts: Sequence[int]) -> dict[int, list[Section]]:
        found: dict[int, list[Section]] = {}
        for section in book_sections:
            if section.number is None or section.form == "letter":
                before = [index for index, start in enumerate(starts) if start <= section.start]
                found.setdefault(max(before, key=lambda index: starts[index], default=-1), []).append(section)
        return found

    if len(anchors) * (len(own) + len(other)) > 2_000_000:
        return
    here = grouped(own, [pair.own.start for pair in anchors])
    there = grouped(other, [pair.other.start for pair in anchors])
    for index, sections in here.items():
        if index in there:
            yield from _by_content(context, against, sections, there[index], ratio)


def _is_alike(context: Context, against: Context, pairs: Sequence[Pair], numbered: bool) -> bool:
    """Whether the paired sections say enough of the same that differences mean something."""
    if not pairs:
        return False
    costs = [unlike(_whole(context, pair.own), _whole(against, pair.other), 1.0) for pair in pairs[:_SAMPLE]]
    if numbered:
        return len(costs) < 3 or median(costs) < _STRANGE
    for book in (context.book, against.book):
        if len(pairs) * 2 < sum(each.end - each.body > 40 for each in book.rules):
            return False
    return median(costs) < _ALIKE
