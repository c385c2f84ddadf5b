"""A book: its text, the sections found in it, and their sentences. Offsets only; nothing is copied."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from interpreter.rulebook.book.numbering import Numbering
from interpreter.rulebook.book.tables import Tables
from interpreter.rulebook.book.tokens import lowered
from interpreter.text import Source, Span

Kind = Literal["section", "front", "fragment", "noise"]
"""`front`: what stands before the first heading; `fragment`: text that goes on after an interruption, without a heading
of its own; `noise`: chatter, quotes of a forum, page headers, rules of dashes. No check speaks about noise."""

Form = Literal["", "decimal", "ordinal", "letter", "lettered", "chapter", "markdown", "bare", "run_in", "bullet"]
"""How a section is headed: `1.07.4`, `3.-`, `A)`, `G1)`, `Chapter 2`, `## Words`, words alone on a line, `Words:` at
the start of a paragraph, `• Words:`."""

_HEADED: frozenset[Form] = frozenset({"decimal", "chapter", "markdown", "bare"})
"""Forms of headings that are no items of a list."""

_ITEM = r"(?:[•●▪◦‣·*–—-]|\.-|\(?(?:\d{1,3}|[^\W\d_]|[ivx]{2,4})(?:[.)]-?|\.-|-\))|\(\d{1,3}\))[ \t]?"
ITEM = re.compile(_ITEM)
"""The mark that begins an item of a list, at the start of a line."""

_STOP = re.compile(r"[.!?…\n](?:(?<=\n)[ \t]*(?:\n\s*)?|(?<!\n)[.!?…]*[\"»”’)\]']*(?=\s|\Z))")
"""What may end a sentence. It begins with one of few signs, and so is searched for quickly."""

_SPACES = (
    "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005"
    "\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
)
_AT_ONCE = 100_000
"""Letters of a long text that are taken apart at a time."""

_WORD_BEFORE = 14
_LONGEST_MARK = 3
"""Letters or figures of the mark of an item."""

_GAP = 9
"""How far behind a sentence the next one begins at most."""

LONGEST_SENTENCE = 1000
"""Letters; the longest of real rulebooks have two thirds of it."""

_NUMERALS = frozenset("IVX")


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a book under one heading, up to the next heading of any level.

    `start` is where the heading begins, `body` where the text after it does, `end` is exclusive. The sections of a book
    follow each other without gaps. `key` names it: the number, or the words of the heading; no two have the same.
    """

    number: str | None
    title: str
    key: str
    level: int
    start: int
    body: int
    end: int
    kind: Kind = "section"
    form: Form = ""
    parent: str = ""

    @property
    def label(self) -> str:
        """How a reader knows it: number and title, as far as there are any."""
        return " ".join(part for part in (self.number, self.title) if part) or self.key


@dataclass(frozen=True)
class Book:
    """A text and its sections.

    `noise` are stretches inside of sections that are none of the text, such as the header of a page. `wrapped` says
    that lines are broken at a width, so that the end of a line means nothing.
    """

    source: Source
    language: str
    sections: tuple[Section, ...]
    noise: tuple[tuple[int, int], ...] = ()
    wrapped: bool = False
    abbreviations: frozenset[str] = frozenset()
    blocks: tuple[int, ...] = ()
    """Where the parts begin that separators of a forum set apart: they may stand in any order."""
    numbering: Numbering = field(default_factory=Numbering)
    tables: Tables = field(default_factory=Tables)

    @property
    def text(self) -> str:
        """The whole text."""
        return self.source.text

    @cached_property
    def rules(self) -> tuple[Section, ...]:
        """The sections that checks speak about: all but noise."""
        return tuple(section for section in self.sections if section.kind != "noise")

    @cached_property
    def by_key(self) -> dict[str, Section]:
        """Every section by its key."""
        return {section.key: section for section in self.sections}

    @cached_property
    def by_number(self) -> dict[str, Section]:
        """The first section of each number, by the number as it stands in the book."""
        found: dict[str, Section] = {}
        for section in self.rules:
            if section.number:
                found.setdefault(section.number, section)
        return found

    @cached_property
    def small(self) -> str:
        """The whole text in small letters, every letter at its offset."""
        # Python takes twelve bytes for each letter meanwhile, so not for all of them at once.
        starts = range(0, len(self.text), _AT_ONCE)
        return "".join([lowered(self.text[start : start + _AT_ONCE]) for start in starts])

    @cached_property
    def characters(self) -> frozenset[str]:
        """The different characters of the text."""
        spaces = [space for space in _SPACES if space in self.text]
        return frozenset(spaces).union(*self.pieces, *self._noisy)

    def places_of(self, word: str) -> Iterator[int]:
        """Where a word in small letters stands for itself, whatever its case, noise included."""
        # The word first, for that is what is searched for quickly.
        alone = re.compile(rf"{re.escape(word)}(?<!\w{re.escape(word)})(?!\w)")
        return (match.start() for match in alone.finditer(self.small))

    @cached_property
    def pieces(self) -> Counter[str]:
        """How often each different piece of text without a space stands in the sections, by its first place.

        A long book has few of them: what is asked of words alone is asked of these, and not of its whole text.
        """
        found: Counter[str] = Counter()
        for start, end in self.stretches():
            found.update(self.text[start:end].split())
        return found

    def stretches(self) -> Iterator[tuple[int, int]]:
        """Where sections lie that checks speak about, those that follow each other together up to some length."""
        first = last = 0
        for section in self.rules:
            if section.start != last or last - first > _AT_ONCE:
                if first < last:
                    yield first, last
                first = section.start
            last = section.end
        if first < last:
            yield first, last

    @property
    def _noisy(self) -> Iterator[str]:
        """The texts of the sections that are noise."""
        return (self.text[section.start : section.end] for section in self.sections if section.kind == "noise")

    @cached_property
    def vocabulary(self) -> str:
        """The different pieces of the sections, and the noise: what has no space in it stands here if anywhere."""
        return "\n".join([*self.pieces, *self._noisy])

    def may_have(self, pattern: re.Pattern[str]) -> bool:
        """Whether a pattern without spaces, to which the edge of a text is like a space, is found at all."""
        return pattern.search(self.vocabulary) is not None

    @cached_property
    def _starts(self) -> list[int]:
        return [section.start for section in self.sections]

    @cached_property
    def _noise_starts(self) -> list[int]:
        return [start for start, _ in self.noise]

    def section_at(self, offset: int) -> Section | None:
        """The section in which an offset lies; None in an empty book."""
        index = bisect_right(self._starts, offset) - 1
        return self.sections[index] if index >= 0 else None

    def is_noise(self, offset: int) -> bool:
        """Whether what stands at an offset is none of the text."""
        section = self.section_at(offset)
        if section is None or section.kind == "noise":
            return True
        index = bisect_right(self._noise_starts, offset) - 1
        return index >= 0 and offset < self.noise[index][1]

    def above(self, section: Section) -> Iterator[Section]:
        """The sections in which a section stands, the nearest first."""
        parent = self.by_key.get(section.parent)
        for _ in range(64):
            if parent is None:
                return
            yield parent
            parent = self.by_key.get(parent.parent)

    def below(self, section: Section) -> Iterator[Section]:
        """The sections that stand in a section, at any depth, in the order of the text."""
        found: list[Section] = []
        seen = {section.key}
        waiting = [section.key]
        while waiting:
            for other in self._children.get(waiting.pop(), ()):
                if other.key not in seen:
                    seen.add(other.key)
                    found.append(other)
                    waiting.append(other.key)
        yield from sorted(found, key=lambda other: other.start)

    def right_below(self, section: Section) -> Sequence[Section]:
        """The sections that stand right in a section, in the order of the text."""
        return self._children.get(section.key, ())

    @cached_property
    def _children(self) -> dict[str, list[Section]]:
        """The sections right below each, by its key."""
        found: dict[str, list[Section]] = {}
        for section in self.rules:
            found.setdefault(section.parent, []).append(section)
        return found

    def span(self, start: int, end: int) -> Span:
        """A place in the book."""
        return Span(self.source, start, end)

    def heading(self, section: Section) -> Span:
        """Where the heading of a section stands; of one without a heading, its first line."""
        end = section.body
        if end <= section.start:
            line = self.text.find("\n", section.start, min(section.start + 120, section.end))
            end = line if line > section.start else min(section.start + 120, section.end)
        heading = self.text[section.start : end]
        begin = section.start + len(heading) - len(heading.lstrip())
        return Span(self.source, begin, max(begin, section.start + len(heading.rstrip())))

    def sentences(self, section: Section) -> tuple[tuple[int, int], ...]:
        """The sentences of a section's own text as offsets, without the heading and without noise.

        A list item is a sentence, or several; a point in a decimal or after an abbreviation ends none.
        """
        found: list[tuple[int, int]] = []
        for start, end in self._clean(section.body, section.end) if section.kind != "noise" else ():
            self._cut(start, end, found)
        return tuple(found)

    def paragraphs(self, section: Section) -> Iterator[tuple[int, int]]:
        """The paragraphs of a section's own text: lines, or stretches between empty lines where lines are wrapped."""
        if section.kind == "noise":
            return
        for start, end in self._clean(section.body, section.end):
            place = start
            for match in self._paragraph_ends.finditer(self.text, start, end):
                first, last = self._trimmed(place, match.start())
                if first < last:
                    yield first, last
                place = match.end()
            first, last = self._trimmed(place, end)
            if first < last:
                yield first, last

    def last_paragraph(self, section: Section) -> tuple[int, int] | None:
        """The last one of a section's paragraphs; None without any."""
        for start, end in reversed(self._clean(section.body, section.end)):
            first, last = self._trimmed(start, end)
            if first < last:
                for match in self._paragraph_ends.finditer(self.text, first, last):
                    first = match.end()
                return first, last
        return None

    def is_parted(self, start: int, end: int) -> bool:
        """Whether a paragraph ends between two places."""
        return self._paragraph_ends.search(self.text, start, end) is not None

    def opens_paragraph(self, section: Section) -> bool:
        """Whether a section begins a paragraph, so that nothing that was told before goes on in it."""
        start = section.start
        while start and self.text[start - 1].isspace():
            start -= 1
        return section.form in _HEADED or self.is_parted(start, section.start)

    @property
    def _paragraph_ends(self) -> re.Pattern[str]:
        """What stands between paragraphs."""
        return _EMPTY_LINES if self.wrapped else _LINE_ENDS

    def is_empty(self, section: Section) -> bool:
        """Whether a section has no text of its own but noise."""
        return not any(self.text[start:end].strip() for start, end in self._clean(section.body, section.end))

    def _clean(self, start: int, end: int) -> Sequence[tuple[int, int]]:
        """The stretches from `start` to `end` that are not noise."""
        noise = self.noise
        index = max(0, bisect_right(self._noise_starts, start) - 1)
        if index == len(noise) or noise[index][0] >= end:
            return ((start, end),) if start < end else ()
        found: list[tuple[int, int]] = []
        while index < len(noise) and noise[index][0] < end:
            from_, to = noise[index]
            if to > start:
                if from_ > start:
                    found.append((start, from_))
                start = to
            index += 1
        if start < end:
            found.append((start, end))
        return found

    def _cut(self, start: int, end: int, found: list[tuple[int, int]]) -> None:
        """Add the sentences from `start` to `end`."""
        text, wrapped, place = self.source.text, self.wrapped, start
        for match in _STOP.finditer(text, start, end):
            stop, after = match.span()
            if text[stop] != "\n":
                if self._ends_sentence(place, stop, after, end):
                    self._add_sentence(place, after, found)
                    place = after
            elif not wrapped or self._ends_line(match):
                if place < stop:
                    self._add_sentence(place, stop, found)
                place = after
        if place < end:
            self._add_sentence(place, end, found)

    def _add_sentence(self, start: int, end: int, found: list[tuple[int, int]]) -> None:
        """Add a sentence; an endless one in pieces, because who looks at a sentence may compare all its words."""
        text = self.source.text
        if text[start].isspace() or text[end - 1].isspace():
            start, end = self._trimmed(start, end)
        while end - start > LONGEST_SENTENCE:
            stop = start + LONGEST_SENTENCE
            blank = text.rfind(" ", start + 1, stop)
            found.append(self._trimmed(start, blank if blank > start else stop))
            start, end = self._trimmed(found[-1][1], end)
        if start < end:
            found.append((start, end))

    def _ends_line(self, match: re.Match[str]) -> bool:
        if not self.wrapped or "\n" in match.group()[1:]:
            return True
        return match.end() in self.tables.line_starts or ITEM.match(self.text, match.end()) is not None

    def _ends_sentence(self, start: int, stop: int, after: int, end: int) -> bool:
        text = self.source.text
        if text[after : min(after + _GAP, end)].lstrip(" \t\n")[:1].islower():
            return False
        if text[stop] != "." or after - stop > 1:
            return True
        tail = text[max(start, stop - 2) : stop]
        if len(tail) == 2 and tail.isalpha() and tail.lower() not in self._ends_of_abbreviations:
            return True
        long = self._too_long
        if stop - start >= long and text[stop - long : stop].isalnum():
            return True
        begin = stop
        while begin > start and stop - begin < _WORD_BEFORE and text[begin - 1].isalnum():
            begin -= 1
        word = text[begin:stop]
        if not word:
            return True
        # A number or a letter that opens the sentence is the mark of an item, as in `1. All of them`.
        may_be_mark = len(word) == 1 or (len(word) <= _LONGEST_MARK and word.isdigit())
        if may_be_mark and not text[start:begin].strip(" \t\n(*_"):
            return False
        if len(word) == 1 and word.isalpha():
            return text[begin - 1 : begin] != "." and (word in _NUMERALS or word.islower())
        return word.lower() not in self.abbreviations

    @cached_property
    def _ends_of_abbreviations(self) -> frozenset[str]:
        """The last two letters of abbreviations: few words end so."""
        return frozenset([each[-2:] for each in self.abbreviations])

    @cached_property
    def _too_long(self) -> int:
        """So many letters are no abbreviation and no mark of an item."""
        return 1 + max(_LONGEST_MARK, *map(len, self.abbreviations))

    def _trimmed(self, start: int, end: int) -> tuple[int, int]:
        """A stretch without the space at its ends."""
        text = self.source.text
        while start < end and text[start].isspace():
            start += 1
        while end > start and text[end - 1].isspace():
            end -= 1
        return start, end


_LINE_ENDS = re.compile(r"\n\s*")
_EMPTY_LINES = re.compile(r"\n[ \t]*\n\s*")
