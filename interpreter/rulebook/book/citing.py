"""References in a text to sections by their numbers."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate

from interpreter.rulebook.book.document import Book, Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.numbering import LETTERED, Path, letter_place, ordinal
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.knowledge import once

DECIMAL = re.compile(r"\d{1,3}(?:\.\d{1,4}){1,6}[a-zа-я]?(?![\w/%]|[.,]\d)")
"""A number with points. What stands before it is looked at afterwards: so the search goes from digit to digit."""

_LETTERED = re.compile(r"[A-ZА-Я]\.(?<![\w.,/]..)\d{1,2}(?:\.\d{1,2}){0,4}(?![\w/%]|[.,]\d)")
_YEAR = re.compile(r"\d{1,2}\.\d{1,2}\.(?:19|20)\d\d\Z")
_BEFORE = 24
_AROUND = 120
"""Letters before a closing bracket in which it may have been opened."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference to a decimal number: where it stands, in which section, and the number as a path."""

    start: int
    end: int
    section: Section
    number: str
    path: Path


@cache
def _lead(name: str) -> re.Pattern[str]:
    """Words that make a number after them a reference."""
    data = language(name).sections["references"]
    words = sorted({*data["see"], *data["sections"]}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))}|§)\.?[ \t]*\Z", re.I)


def in_any_case(words: Iterable[str]) -> tuple[str, str]:
    """The letters that begin some words, and a pattern for what stands behind them; the longest words first.

    A pattern that begins with a few letters is searched for quickly, other than one that begins with words.
    """
    ordered = sorted(words, key=len, reverse=True)
    letters = {letter for word in ordered for letter in (word[0].lower(), word[0].upper())}
    rests = [rf"(?<=(?i:{re.escape(word[0])}))(?i:{re.escape(word[1:])})" for word in ordered]
    return "".join(sorted(letters)), f"(?:{'|'.join(rests)})"


@cache
def _to_chapter(name: str) -> re.Pattern[str]:
    """A word such as `section` with a figure or a letter behind it; `step 3` may be that of a list."""
    known = language(name)
    chapters = {known.stems[word] for word in known.sections["outline"]["chapters"]}
    listed = known.sections["references"]["sections"]
    letters, words = in_any_case([word for word in listed if known.stems[word] in chapters])
    return re.compile(
        rf"[{letters}§](?<!\w.)(?:(?<=§)|{words}\.?)[ \t\u00a0]*"
        r"(?<=[ \t\u00a0§])(?P<number>\d{1,2}|[A-ZА-Я])(?![\w/%’'-]|[.,]\d)"
    )


_LETTER = re.compile(r"[A-ZА-Я](?<=[ \t\u00a0].)\d{0,2}(?=[ \t]*(?:[).,;]|\n|\Z))(?!\.\d)")
"""A letter such as `C` or `D2` with a sign behind it that may end a reference."""

_LONGEST_WORD = 30
"""Letters before a letter in which the word stands that makes it a reference."""


@cache
def _see(name: str) -> re.Pattern[str]:
    """Words before a letter that make it a reference: `see C`, `section D2`."""
    data = language(name).sections["references"]
    words = "|".join(map(re.escape, [*data["see"], *data["sections"]]))
    return re.compile(rf"(?<!\w)(?:{words})\.?[ \t\u00a0]+\Z", re.I)


def _letters_referred_to(book: Book) -> Iterator[tuple[int, str]]:
    """The letters of sections that a text refers to, with their places."""
    text, see = book.text, _see(book.language)
    for match in _LETTER.finditer(text):
        start = match.start()
        if see.search(text[max(0, start - _LONGEST_WORD) : start]) and not _is_mark(text, match.end()):
            yield start, match.group()


def items_of(book: Book) -> dict[Path, Section]:
    """The sections `A1` or `D2` below chapters with letters, by their places as paths."""
    found: dict[Path, Section] = {}
    for section in book.rules:
        if section.form == "lettered" and section.number and (place := lettered_path(section.number)) is not None:
            found.setdefault(place, section)
    return found


def lettered_path(number: str) -> Path | None:
    """`D2` as a path."""
    place = letter_place(number[0])
    return (LETTERED + place, int(number[1:])) if place is not None and number[1:].isdecimal() else None


def chapters_of(book: Book) -> dict[Path, Section]:
    """The sections `3.` or `C)` of the outermost series that counts from 1, by their places as paths."""
    groups: dict[tuple[str, str], list[tuple[int, Section]]] = {}
    for section in book.rules:
        if section.form in ("ordinal", "letter") and section.number:
            place = ordinal(section.number) if section.form == "ordinal" else letter_place(section.number)
            if place is not None:
                groups.setdefault((section.form, section.parent), []).append((place, section))
    found: dict[Path, Section] = {}
    last = 0  # letters may count on from chapter to chapter
    for (form, _), sections in groups.items():
        goes_on = form == "letter" and last > 0 and sections[0][0] == last + 1
        if goes_on or (len(sections) > 2 and sections[0][0] == 1):
            last = sections[-1][0] if form == "letter" else last
            for place, section in sections:
                found.setdefault((LETTERED + place if form == "letter" else place,), section)
    return found


def references_in(book: Book) -> Iterator[Reference]:
    """The references to numbers of sections in the text itself, outside of headings and noise, in its order."""
    found = list(_decimals(book))
    text = book.text
    is_lettered = any(
        section.form == "decimal" and section.number and section.number[0].isalpha() for section in book.rules
    )
    if is_lettered and book.may_have(_LETTERED):
        found += _placed(book, ((match.start(), match.group()) for match in _LETTERED.finditer(text)))
    if chapters_of(book):
        found += _placed(book, ((match.start("number"), match["number"])
                                for match in _to_chapter(book.language).finditer(text)
                                if not _is_mark(text, match.end())))  # fmt: skip
        if any(path[0] > LETTERED for path in chapters_of(book)):
            known = {each.start for each in found}
            found += _placed(book, (each for each in _letters_referred_to(book) if each[0] not in known))
    return iter(sorted(found, key=lambda each: each.start))


def _is_mark(text: str, end: int) -> bool:
    """Whether a bracket closes behind a number that was never opened: `section 3)` heads an item."""
    return text[end : end + 1] == ")" and "(" not in text[max(0, end - _AROUND) : end].rpartition(")")[2]


def _placed(book: Book, numbers: Iterable[tuple[int, str]]) -> Iterator[Reference]:
    for start, number in numbers:
        section = book.section_at(start)
        if section is None or start < section.body or book.is_noise(start):
            continue
        path = book.numbering.path(number)
        if path is None and number.isdigit():
            path = (int(number),)
        elif path is None and (item := lettered_path(number)) is not None:
            path = item
        elif path is None:
            path = (LETTERED + (letter_place(number) or 0),)
        yield Reference(start, start + len(number), section, number, path)


def _decimals(book: Book) -> Iterator[Reference]:
    """The references to decimal numbers.

    A number with one point may as well be a quantity: it is a reference in brackets of its own, after words such as
    `see`, or when the book writes its chapters with a leading zero as it does.
    """
    text = book.text
    numbers = [section.number for section in book.rules if section.form == "decimal" and section.number]
    if not numbers:
        return
    # `3.11.7` is a version, or whatever, in a book that numbers its sections with one point.
    points = max(number.count(".") for number in numbers)
    padded = any(".0" in number for number in numbers)
    for match in DECIMAL.finditer(text):
        number = match.group()
        start, end = match.span()
        if start and (text[start - 1].isalnum() or text[start - 1] in "_.,/"):
            continue
        if number.count(".") > points:
            continue
        if number.count(".") == 1:
            alone = text[start - 1 : start] == "(" and text[end : end + 1] == ")"
            zero = padded and ".0" in number and len(number.rpartition(".")[2]) == 2
            if not (alone or zero or is_led(book, start)):
                continue
        elif _YEAR.match(number):
            continue
        path = book.numbering.path(number)
        section = book.section_at(start)
        if path is None or section is None or start < section.body or book.is_noise(start):
            continue
        yield Reference(start, end, section, number, path)


def is_led(book: Book, start: int) -> bool:
    """Whether words such as `see` stand right before a number."""
    return led_from(book, start) < start


def led_from(book: Book, start: int) -> int:
    """Where the words such as `see section` begin that stand right before a number; its own place without any."""
    place = start
    while (match := _lead(book.language).search(book.text, max(0, place - _BEFORE), place)) is not None:
        place = match.start()
    return place


def references_of(context: Context) -> list[Reference]:
    """The references of a checked book, found once."""
    return once(context, "references", lambda: list(references_in(context.book)))


@dataclass(frozen=True)
class Present:
    """The decimal numbers that a book has, as paths in order, and the stretches it has them from."""

    paths: tuple[Path, ...]
    sections: dict[Path, Section]
    runs: tuple[tuple[Path, Path], ...]

    def has(self, path: Path) -> bool:
        """Whether the book has a section, or sections inside of it."""
        if path in self.sections:
            return True
        place = bisect_right(self.paths, path)
        return place < len(self.paths) and self.paths[place][: len(path)] == path

    def covers(self, path: Path) -> bool:
        """Whether a section would have to stand between others that the book has."""
        place = bisect_right(self._firsts, path)
        return place > 0 and path <= self._furthest[place - 1]

    @cached_property
    def _firsts(self) -> list[Path]:
        """Where the stretches begin, in order."""
        return [first for first, _ in sorted(self.runs)]

    @cached_property
    def _furthest(self) -> list[Path]:
        """The last number of each stretch, or of one that begins before it and reaches further."""
        return list(accumulate((last for _, last in sorted(self.runs)), max))
