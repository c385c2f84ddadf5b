"""Finds the sections of a book: one pass over its lines, without looking back.

A line is a heading, a separator, a page header, a quote, or text. Headings open sections; quotes and talk become
sections of kind `noise`; page headers and remains of markup are noted as noise inside of sections.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from interpreter.rulebook.book.chatter import (
    LONG_RULE,
    TAG,
    ChatterWords,
    chatter_words,
    is_page_header,
    is_quote,
    is_talk,
)
from interpreter.rulebook.book.document import Book, Form, Kind, Section
from interpreter.rulebook.book.headings import Heading, HeadingFinder
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.lines import Lines
from interpreter.rulebook.book.numbering import LETTERED, Numbering, Path, letter_place
from interpreter.rulebook.book.order import join_blocks
from interpreter.rulebook.book.table_lines import find_tables
from interpreter.text import Source

_WORD = re.compile(r"\w+")
_KEY_WORDS = 8
_HEADER_ENDS = frozenset("0123456789)]–—- ")
_LEAVES: frozenset[Form] = frozenset({"run_in", "bullet"})
_WORDS_ALONE: frozenset[Form] = frozenset({"bare", "run_in"})
_AROUND = frozenset({"chapter", "ordinal"})
_AROUND_LETTERED = _AROUND | {"letter"}
"""The kinds of headings in which `1.4` may stand, and `A.4`."""

_UNNUMBERED: frozenset[Form] = frozenset({"run_in", "bullet", "bare", "letter", "lettered"})
"""Forms that the row of a table can have by chance."""


@dataclass(slots=True)
class _Mark:
    """Where a section begins."""

    start: int
    body: int
    kind: Kind
    heading: Heading | None = None
    fresh: bool = False
    """A separator of a forum stands before it: it goes on with nothing that stands above."""


def find_outline(source: Source, name: str) -> Book:
    """The book that a text is, in the language called `name`."""
    finder = _Finder(source.text, name)
    finder.run()
    places = _Places(mark.heading for mark in finder.marks)
    starts = tuple(mark.start for mark in finder.marks if mark.fresh)
    sections = join_blocks(_arrange(source.text, finder.marks, places), starts, places.numbering)
    abbreviations = frozenset(language(name).sections["outline"]["abbreviations"])
    wrapped = finder.headings.wrapped
    return Book(
        source, name, sections, tuple(finder.noise), wrapped, abbreviations, starts, places.numbering, finder.tables
    )


class _Finder:
    """The pass over the lines."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.lines = Lines(text)
        self.tables = find_tables(text)
        self.headings = HeadingFinder(text, self.lines, name)
        self.words: ChatterWords = chatter_words(name)
        self.marks: list[_Mark] = [_Mark(0, 0, "front")] if text else []
        self.noise: list[tuple[int, int]] = []
        self.chatting = False
        """Inside of talk: only a heading with a number or a separator ends it."""

    def run(self) -> None:
        """Find all marks and all noise."""
        lines, headings, rows = self.lines, self.headings, self.tables.plain_starts
        separated = False
        fence = -1
        for index in range(lines.count):
            line = lines[index]
            if line.blank:
                continue
            if line.head.startswith("```"):
                fence = line.first if fence < 0 else self._fenced(fence, line.last)
                continue
            if fence >= 0:
                continue
            if line.separates:
                headings.apart.add(index)
                self.noise.append((line.first, line.last))
                if line.last - line.first >= 20 and self.is_forum and not self._underlines(index):
                    separated = True
                continue
            if line.head[-1] in _HEADER_ENDS and line.first not in rows and self._is_header(index):
                headings.apart.add(index)
                self.noise.append((line.first, line.last))
                continue
            heading = headings.find(index)
            if heading is not None and heading.form in _WORDS_ALONE and is_quote(line, self.words):
                heading = None
            if heading is not None and heading.form in _UNNUMBERED and line.first in rows:
                heading = None
            if heading is not None and (heading.strong or not self.chatting or separated):
                self.marks.append(_Mark(line.start, heading.body, "section", heading, separated))
                self.chatting = separated = False
                continue
            if separated:
                self.chatting = separated = False
                self.marks.append(_Mark(line.start, line.start, "fragment", None, True))
            if not self.chatting and is_quote(line, self.words):
                self._chat(line.start)
        self._talk()
        self._tags()
        self.marks = _without_contents(self.text, self.marks)

    @cached_property
    def is_forum(self) -> bool:
        """Whether the text has the marks of a forum's page; few texts have rules that could be those of one."""
        return TAG.search(self.text) is not None or LONG_RULE.search(self.text) is not None

    def _fenced(self, start: int, end: int) -> int:
        """A block of code between fences is none of the text."""
        self.noise.append((start, end))
        return -1

    def _underlines(self, index: int) -> bool:
        """Whether a rule stands right below a heading of about its length."""
        above = self.lines[index - 1] if index else None
        last = self.marks[-1]
        if above is None or above.blank or last.heading is None or last.start != above.start:
            return False
        return abs((above.last - above.first) - (self.lines[index].last - self.lines[index].first)) <= 4

    def _is_header(self, index: int) -> bool:
        lines = self.lines
        above = lines[index - 1] if index else None
        below = lines[index + 1] if index + 1 < lines.count else None
        return is_page_header(lines[index], self.words, above, below)

    def _chat(self, start: int) -> None:
        self.chatting = True
        last = self.marks[-1]
        if last.heading is None:
            # What stood above the quote without a heading belongs to the same talk.
            last.kind = "noise"
        else:
            self.marks.append(_Mark(start, start, "noise"))

    def _talk(self) -> None:
        """Passages without a heading that are talk."""
        for mark, end in zip(self.marks, _ends(self.text, self.marks), strict=True):
            is_open = mark.heading is None and mark.kind != "noise" and end - mark.start < 6000
            if is_open and is_talk(self.text[mark.start : end], self.words):
                mark.kind = "noise"

    def _tags(self) -> None:
        """Tags of markup, but for those in what is noise already: no stretch of noise stands in another."""
        tags = [match.span() for match in TAG.finditer(self.text)]
        if tags:
            firsts = [start for start, _ in self.noise]
            before = [bisect_right(firsts, start) - 1 for start, _ in tags]
            free = [tag for tag, at in zip(tags, before, strict=True) if at < 0 or self.noise[at][1] <= tag[0]]
            self.noise = sorted([*self.noise, *free])


def _ends(text: str, marks: list[_Mark]) -> list[int]:
    return [*(mark.start for mark in marks[1:]), len(text)] if marks else []


def _without_contents(text: str, marks: list[_Mark]) -> list[_Mark]:
    """With a table of contents set apart: numbered headings with nothing below them that come again later."""
    ends = _ends(text, marks)
    numbers = Counter(mark.heading.number for mark in marks if mark.heading is not None and mark.heading.number)
    listed = [
        mark.heading is not None
        and mark.heading.number is not None
        and numbers[mark.heading.number] > 1
        and not text[mark.body : min(end, mark.body + 400)].strip()
        for mark, end in zip(marks, ends, strict=True)
    ]
    index = 0
    kept: list[_Mark] = []
    while index < len(marks):
        stop = index
        while stop < len(marks) and listed[stop]:
            stop += 1
        if stop - index >= 3:
            # The last line of it may be followed by the words that stand before the first heading.
            kept.append(_Mark(marks[index].start, marks[index].start, "noise"))
            index = stop
        else:
            kept.append(marks[index])
            index += 1
    return kept


class _Keys:
    """Gives every section a key of its own."""

    def __init__(self) -> None:
        self._used: Counter[str] = Counter()

    def make(self, words: str) -> str:
        """`words` if nothing has that key yet, else with the number of its occurrence."""
        self._used[words] += 1
        count = self._used[words]
        return words if count == 1 else f"{words}~{count}"


def _arrange(text: str, marks: list[_Mark], places: _Places) -> tuple[Section, ...]:
    """The sections that begin at the marks, with keys, levels and parents."""
    keys = _Keys()
    found: list[Section] = []
    for mark, end in zip(marks, _ends(text, marks), strict=True):
        heading = mark.heading
        if heading is None:
            kind: Kind = mark.kind
            if kind == "front" and not text[mark.start : min(end, mark.start + 400)].strip():
                kind = "noise"
            if kind == "noise" and end == mark.start:
                continue
            found.append(Section(None, "", keys.make(kind), 0, mark.start, mark.body, end, kind))
            if mark.fresh:
                places.clear()
            continue
        if mark.fresh:
            places.clear()
        key = keys.make(heading.number or _slug(heading.title))
        parent, level = places.put(heading, key)
        found.append(
            Section(
                heading.number,
                heading.title,
                key,
                level,
                mark.start,
                heading.body,
                end,
                "section",
                heading.form,
                parent,
            )
        )
    if found and found[0].start > 0:
        found[0] = replace(found[0], start=0)
    return tuple(found)


def _slug(title: str) -> str:
    return "-".join(_WORD.findall(title.lower())[:_KEY_WORDS]) or "section"


class _Places:
    """Which headings are open while a text is read from its beginning."""

    def __init__(self, headings: Iterable[Heading | None]) -> None:
        numbers = (heading.number for heading in headings if heading and heading.form == "decimal" and heading.number)
        self.numbering = Numbering.of(numbers)
        self._open: list[tuple[str, str]] = []
        self._decimals: dict[Path, str] = {}

    def clear(self) -> None:
        """Nothing is open any more."""
        self._open.clear()

    def put(self, heading: Heading, key: str) -> tuple[str, int]:
        """The key of the section in which a heading stands, and its level; it is open from now on.

        Numbers say it themselves. Other headings stand in the nearest one of another kind, unless their own kind is
        already open: then they follow it.
        """
        form, opened = heading.form, self._open
        if form == "decimal" and heading.number:
            return self._put_decimal(heading.number, key)
        if form in _LEAVES:
            return (opened[-1][1] if opened else ""), len(opened) + 1
        kind = f"markdown{heading.depth}" if heading.depth else form
        if heading.depth:
            while opened and not (opened[-1][0].startswith("markdown") and opened[-1][0] < kind):
                opened.pop()
        elif form in ("chapter", "ordinal"):
            is_inner = form == "ordinal" and opened and opened[0][0] == "chapter" and not heading.alone
            del opened[1 if is_inner else 0 :]
        else:
            kinds = [entry[0] for entry in opened]
            if kind in kinds:
                del opened[kinds.index(kind) :]
        parent = opened[-1][1] if opened else ""
        opened.append((kind, key))
        if form == "letter" and heading.number and (letter := letter_place(heading.number)) is not None:
            self._decimals[LETTERED + letter,] = key
        return parent, len(opened)

    def _put_decimal(self, number: str, key: str) -> tuple[str, int]:
        opened = self._open
        path = self.numbering.path(number) or ()
        around = _AROUND_LETTERED if path[:1] > (LETTERED,) else _AROUND
        while opened and opened[-1][0] not in around and not opened[-1][0].startswith("markdown"):
            opened.pop()
        parent = opened[-1][1] if opened else ""
        for size in range(len(path) - 1, 0, -1):
            if path[:size] in self._decimals:
                parent = self._decimals[path[:size]]
                break
        level = len(opened) + max(1, len(path) - 1)
        self._decimals[path] = key
        opened.append(("decimal", key))
        return parent, level
