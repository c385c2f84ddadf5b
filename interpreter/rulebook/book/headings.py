"""Which lines of a book are headings."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from interpreter.rulebook.book.document import Form
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.lines import Line, Lines
from interpreter.rulebook.book.numbering import ordinal

_MAX_TITLE = 90
_MAX_BARE_WORDS = 12
_MAX_MARKED_WORDS = 18
_STRONG = frozenset({"decimal", "ordinal", "letter", "lettered", "chapter", "markdown"})
_TERMINAL = ".!?…:;,"
_CLOSING = '"»”’)]*_ \t'
_NUMERAL = re.compile(r"[IVXLC]{1,6}\Z")
_RUN_IN = re.compile(r"[\"«“¿¡]?([^\W\d_a-zà-ÿа-яё][^:.!?;\n•]{1,70}):(?:\*\*|__)?[ \t]+(?=\S)")
_TITLE_SENTENCE = re.compile(r"([^\W\d_a-zà-ÿа-яё][^:.!?;\n]{1,50})\.(?:\*\*|__)?[ \t]+(?=\S)")
_TITLE_DASH = re.compile(r"([^\W\d_a-zà-ÿа-яё][^:.!?;\n]{1,40}?)[ \t]+[–—-][ \t]+(?=\S)")
_BULLET_SIGNS = "•●▪◦‣·*–—-."
_BULLET = re.compile(r"[•●▪◦‣·*–—-][ \t]*|\.-[ \t]*")
_TAGS = re.compile(r"\[/?[a-z]{1,8}(?:=[^\]]{0,80})?\]", re.I)
_MARKDOWN = re.compile(r"^#{1,6} ", re.M)
_TWO = r"II(?:[.)]|[ ][–—-])"
_SECOND, _SECOND_FIRST = re.compile(_TWO), re.compile(rf"^[ \t]*{_TWO}", re.M)
_SAMPLE = 3000
_COLUMNS = re.compile(r"\S(?: {3,}|[ ]*\t[ \t]*)\S")
_COLON_LAST = re.compile(r":[ \t]*$", re.M)
_ANNOUNCING = re.compile(r"[ \t]*[¿¡«“\"]?[A-ZÀ-ÝА-ЯЁ][^:.!?;\n]{1,60}:[ \t]*$", re.M)
_MOST_ANNOUNCING = 5
_NEAR = 12
_ROOM = 0.9
"""The part of the usual width that a title with the next word fits in."""

_SPACED = re.compile(r"[^\W\d_][ ](?:[^\W\d_][ ]){2,}")


class Heading(NamedTuple):
    """A line that heads a section. `body` is where its text begins; `depth` that of a Markdown heading, or 0."""

    start: int
    body: int
    form: Form
    number: str | None
    title: str
    alone: bool
    depth: int = 0
    announces: bool = False
    """Whether it is `Words:` alone on a line, as others of its book are."""

    @property
    def strong(self) -> bool:
        """Whether it is a heading even amid chatter."""
        return self.announces or self.form in _STRONG


@dataclass(frozen=True)
class Words:
    """The words of one language that headings are made of."""

    mark: re.Pattern[str]
    addenda: frozenset[str]
    plain: frozenset[str]
    examples: tuple[str, ...]
    introducing: frozenset[str]
    numbers: frozenset[str]

    def opens_list(self, words: str) -> bool:
        """Whether words before a colon are a sentence that a list goes on with, and no title: `A player may:`."""
        return "," in words or not self.introducing.isdisjoint(words.lower().split())


@cache
def heading_words(name: str) -> Words:
    """The words of a language for headings, and the pattern of the marks before them."""
    data: dict[str, Any] = language(name).sections["outline"]
    chapters = sorted({*data["chapters"], *data["addenda"]}, key=len, reverse=True)
    chapter = "|".join(re.escape(word) for word in chapters)
    mark = re.compile(
        r"(?P<md>#{1,6}[ \t]+)?(?P<bold>\*\*|__)?"
        r"(?:(?P<dec>(?:\d{1,3}|[A-ZА-Я])(?:\.\d{1,4}){1,6}[a-zа-я]?)"
        r"(?:\.?[):]|\.-?|[ \t]*[–—-](?=[ \t]))?(?:\*\*|__)?(?=[ \t]|\Z)"
        r"|(?P<ord>\d{1,3})(?P<osep>[ ]?\.[ ]?-|[ ]?\.?\)-?|\.|[ ]?[–—-](?=[ ]))(?=[ \t]|\Z)"
        r"|(?P<numeral>[IVX]{1,5})(?:\.-?|\)|[ ][–—-])(?=[ \t])"
        r"|(?P<let>[A-ZА-Я])(?P<letno>\d{0,2})(?P<lsep>\)|\.-|\.)(?=[ \t])"
        r"|(?P<low>[a-zа-я])\)(?=[ \t])"
        rf"|(?P<chap>(?i:{chapter}))[ \t]+(?P<chapno>[IVXLC]{{1,6}}|\d{{1,3}}|[A-ZА-Я])(?![\w'’])"
        r"[.:)]?(?:[ \t]*[–—-](?=\s))?"
        r"|(?P<num>\d{1,2})(?=[ \t]+[^\W\d_a-zà-ÿа-яё]))?[ \t]*"
    )
    return Words(
        mark,
        frozenset(data["addenda"]),
        frozenset({*data["not_headings"], *data["examples"]}),
        tuple(data["examples"]),
        frozenset(data["introducing"]),
        language(name).number_words,
    )


def depth_of(match: re.Match[str]) -> int:
    """How deep a heading in Markdown is; 0 of any other."""
    return len((match["md"] or "").strip())


def is_wrapped(lines: Lines) -> bool:
    """Whether the lines of a text are broken at a width: most of them go on in small letters below."""
    joins = broken = 0
    for index in range(0, lines.count - 1, max(1, lines.count // _SAMPLE)):
        line, below = lines.make(index), lines.make(index + 1)
        if line.blank or below.blank:
            continue
        joins += 1
        if 40 <= line.last - line.first <= 130 and line.head[-1:] not in ".!?:" and below.head[:1].islower():
            broken += 1
    return joins >= 8 and broken * 3 >= joins


def usual_width(lines: Lines) -> int:
    """At how many letters the lines of a wrapped text are broken: as many as most full ones nearly have."""
    step = max(1, lines.count // _SAMPLE)
    sizes = sorted(line.last - line.first for line in map(lines.make, range(0, lines.count, step)) if not line.blank)
    return sizes[len(sizes) * 3 // 4] if sizes else 0


def ends_open(line: Line) -> bool:
    """Whether a line ends in the middle of a sentence, so far as its first characters tell."""
    return line.whole and line.head.rstrip(_CLOSING)[-1:] not in ".!?…:;"


def _announces(text: str) -> bool:
    """Whether at least two lines of a text are nothing but `Words:`."""
    # The colon first, for that is what is searched for quickly.
    ends = (match.start() for match in _COLON_LAST.finditer(text))
    starts = (text.rfind("\n", 0, end) + 1 for end in ends)
    return len(list(islice(filter(None, (_ANNOUNCING.match(text, start) for start in starts)), 2))) > 1


class HeadingFinder:
    """Finds the headings among the lines of one book."""

    def __init__(self, text: str, lines: Lines, name: str) -> None:
        self.text = text
        self.lines = lines
        self.words = heading_words(name)
        self.apart: set[int] = set()
        """Numbers of lines that are none of the text, such as the header of a page: like empty ones."""
        self.wrapped = is_wrapped(lines)
        self.width = usual_width(lines) if self.wrapped else 0
        self.markdown = "# " in text and _MARKDOWN.search(text) is not None
        self.numerals = _SECOND.search(text) is not None and _SECOND_FIRST.search(text) is not None
        self.announcing = _announces(text)
        self._headed = (-1, "")
        """The last line that was nothing but a heading with a number, and how those below it begin."""

    def find(self, index: int) -> Heading | None:
        """The heading that line number `index` is or begins, or None; the lines are asked for in turn."""
        found = self._find(index)
        if found is not None and found.alone and found.number:
            self._headed = (index, f"{found.number}.")
        return found

    def _find(self, index: int) -> Heading | None:
        line = self.lines[index]
        head = line.head
        first = head[:1]
        if not first or not (first.isupper() or first.isdigit() or first in '#*_•●▪◦‣·–—-.¿¡"«“' or head[1:2] == ")"):
            return None
        match = self.words.mark.match(head)
        assert match is not None
        before = self.lines[index - 1] if index and index - 1 not in self.apart else None
        free = before is None or before.blank or not ends_open(before)
        if match["md"] or match.lastgroup not in (None, "bold"):
            above, number = self._headed
            is_below = index - 1 == above and (match["dec"] or "").startswith(number)
            if found := self._marked(index, match, before, free or is_below):
                return found
            if match.lastgroup not in (None, "bold", "md"):
                return None
        elif first in _BULLET_SIGNS and (found := self._bullet(index, head)):
            return found
        if line.whole and (found := self._bare(index, before) or self._announcing(index, before)):
            return found
        return self._run_in(line, head, before) if free and ":" in head else None

    def _marked(self, index: int, match: re.Match[str], above: Line | None, free: bool) -> Heading | None:
        line = self.lines[index]
        rest = line.head[match.end() :]
        alone = self._is_title(line, self._without_colon(index, rest), _MAX_MARKED_WORDS)
        if alone and (": " in rest or self.wrapped) and not depth_of(match):
            # Words that go on below are no title.
            alone = self._blank_below(index) or self._ends_early(index)
        blank_before = above is None or above.blank
        depth = depth_of(match)
        if match["dec"]:
            number = match["dec"]
            dots = number.count(".")
            opens = rest[:1].isupper() or rest[:1] in '"«“¿¡*_' or not rest
            good = free and (opens if dots == 1 else opens or blank_before)
            # `1.5 Cards` in running text is one thing, a line of a wrapped paragraph another.
            if not (depth or good) or (dots == 1 and not rest) or rest[:1] in "+=×/%":
                return None
            return self._make(line, match.end(), rest, alone, "decimal", number, depth)
        if match["chap"]:
            if not (depth or blank_before or free) or not (alone or depth or not rest):
                return None
            number = f"{match['chap'].capitalize()} {match['chapno']}"
            return self._make(line, match.end(), rest, alone, "chapter", number, depth)
        short = alone and rest[:1].isupper() and (blank_before or depth) and not self._is_item(index, match)
        if match["ord"]:
            return self._make(line, match.end(), rest, alone, "ordinal", match["ord"], depth) if short else None
        if match["num"]:
            if not (short and (depth or self._blank_below(index)) and not rest[-1:].isdigit()):
                return None
            return self._make(line, match.end(), rest, alone, "ordinal", match["num"], depth)
        if match["numeral"] and (self.numerals or len(match["numeral"]) > 1):
            return self._make(line, match.end(), rest, alone, "ordinal", match["numeral"], depth) if short else None
        letter = match["let"] or match["numeral"]
        if letter:
            is_point = (match["lsep"] or ".") == "."
            titled = alone if is_point else alone or _RUN_IN.match(rest) is not None
            if not titled or not (free or depth) or (is_point and not (blank_before and rest[:1].isupper())):
                return None
            form: Form = "lettered" if match["letno"] else "letter"
            return self._make(line, match.end(), rest, alone, form, letter + (match["letno"] or ""), depth)
        if match["low"]:
            if short and self._blank_below(index):
                return self._make(line, match.end(), rest, alone, "letter", match["low"], depth)
            return None
        if depth:
            return self._make(line, match.end(), rest, alone, "markdown", None, depth)
        return None

    def _make(self, line: Line, at: int, rest: str, alone: bool, form: Form, number: str | None, depth: int) -> Heading:
        """A heading with its title, as far as the words after the mark are one."""
        begin = line.first + at
        if alone or depth:
            title = rest.rstrip(" \t#").strip("*_ \t").rstrip(":. \t")
            return Heading(line.first, line.last, form, number, title, True, depth)
        if found := _RUN_IN.match(rest) or _TITLE_SENTENCE.match(rest):
            title = found[1].strip("*_ \t")
            if len(title.split()) <= (10 if found.re is _RUN_IN else 6):
                return Heading(line.first, begin + found.end(), form, number, title, False, depth)
        if found := _TITLE_DASH.match(rest):
            # The title is the subject of the sentence, which stays whole.
            return Heading(line.first, begin, form, number, found[1].strip("*_ \t"), False, depth)
        return Heading(line.first, begin, form, number, "", False, depth)

    def _is_title(self, line: Line, rest: str, most: int = _MAX_BARE_WORDS) -> bool:
        """Whether the rest of a line is nothing but a title."""
        plain = (_TAGS.sub("", rest) if "[" in rest else rest).rstrip(_CLOSING)
        if not plain or not line.whole or len(plain) > _MAX_TITLE:
            return False
        if ": " in plain and (len(plain) > 60 or plain.partition(": ")[2][:1].islower()):
            return False
        return plain[-1] not in _TERMINAL and ". " not in plain and len(plain.split()) <= most

    def _without_colon(self, index: int, rest: str) -> str:
        """A few words behind a mark without the colon at their end, as in `3.2 Games:` above an empty line."""
        title = rest.rstrip(": \t")
        is_title = rest[-1:] == ":" and title.count(" ") < _MOST_ANNOUNCING and self._blank_below(index)
        return title if is_title and not self.words.opens_list(title) else rest

    def _next(self, near: Iterable[int]) -> Line | None:
        """The first of some lines in which something stands."""
        return next((line for number in near if not (line := self.lines[number]).blank), None)

    def _blank_below(self, index: int) -> bool:
        if index + 1 >= self.lines.count:
            return True
        below = self.lines[index + 1]
        return below.blank or below.separates

    def _ends_early(self, index: int) -> bool:
        """Whether a line of a wrapped text has room for the first word below, with which something else begins."""
        if not self.wrapped or index + 1 >= self.lines.count:
            return False
        line, below = self.lines[index], self.lines[index + 1]
        word = below.head.partition(" ")[0]
        return not below.head[:1].islower() and line.last - line.first + 1 + len(word) < self.width * _ROOM

    def _is_item(self, index: int, match: re.Match[str]) -> bool:
        """Whether the nearest line with anything in it, above or below, is another item of the same list."""
        kind = next((kind for kind in ("ord", "num", "numeral", "let", "low") if match[kind]), "ord")
        place = ordinal(match[kind]) if match[kind] else None
        below = range(index + 1, min(index + 4, self.lines.count))
        above = range(index - 1, max(-1, index - 4), -1)
        for near, step in ((below, 1), (above, -1)):
            line = self._next(near)
            other = self.words.mark.match(line.head) if line is not None else None
            if other is not None and place is not None and other[kind] and ordinal(other[kind]) == place + step:
                return True
        return False

    def _bullet(self, index: int, head: str) -> Heading | None:
        line = self.lines[index]
        bullet = _BULLET.match(head)
        if bullet is None or not bullet.end() or head[:2] == "**" or self._is_listed(index, head[0]):
            return None
        found = _RUN_IN.match(head, bullet.end())
        if found is None or len(found[1].split()) > 4 or self._is_plain(found[1]):
            return None
        return Heading(line.first, line.first + found.end(), "bullet", None, found[1].strip("*_ \t"), False)

    def _is_listed(self, index: int, sign: str) -> bool:
        """Whether another bullet stands in the lines around one, without an empty line between them."""
        for step in (1, -1):
            for number in range(index + step, index + step * _NEAR, step):
                if not 0 <= number < self.lines.count or self.lines[number].blank:
                    break
                if self.lines[number].head[0] == sign and _BULLET.match(self.lines[number].head):
                    return True
        return False

    def _announcing(self, index: int, before: Line | None) -> Heading | None:
        """`Words:` alone on a line above an empty one or a list, in a book that heads its parts so."""
        line = self.lines[index]
        if not self.announcing or self.markdown or line.head[-1] != ":" or not (before is None or before.blank):
            return None
        title = line.head.rstrip(": \t")
        if self._is_plain(title) or self.words.opens_list(title):
            return None
        if not self._is_title(line, title, _MOST_ANNOUNCING) or not (title[0].isupper() or title[0] in "¿¡"):
            return None
        if not self._blank_below(index) and _BULLET.match(self.lines[index + 1].head) is None:
            return None
        return Heading(line.first, line.last, "bare", None, title, True, announces=True)

    def _run_in(self, line: Line, head: str, before: Line | None) -> Heading | None:
        if self.wrapped and before is not None and not before.blank:
            return None
        bold = 2 if head[:2] in ("**", "__") else 0
        found = _RUN_IN.match(head, bold)
        if found is None or self._is_plain(found[1]) or line.last - line.first < found.end() + 12:
            return None
        title = found[1].strip("*_ \t")
        following = head[found.end() : found.end() + 2].lstrip('"«“¿¡(*_')[:1]
        if len(title.split()) > 9 or "(" in title[:1] or not (following.isupper() or bold):
            return None
        if title.count("(") != title.count(")") or title.count(",") > 1:
            return None
        if not bold and self._counts(title):
            return None
        return Heading(line.first, line.first + found.end(), "run_in", None, title, False)

    def _counts(self, title: str) -> bool:
        """Whether words before a colon count what follows, as a sentence does: `A day has two halves: ...`."""
        words = frozenset(title.lower().split())
        numbers = words & self.words.numbers
        return bool(numbers) and not self.words.introducing.isdisjoint(words - numbers)

    def _bare(self, index: int, before: Line | None) -> Heading | None:
        line = self.lines[index]
        head = line.head
        bold = head[:2] in ("**", "__") and head[-2:] == head[:2]
        title = head.strip("*_ \t") if bold else head
        if not self._is_title(line, title) or len(title) < 3 or not (title[0].isupper() or title[0] in "¿¡"):
            return None
        if before is not None and not before.blank:
            return None
        if (self.markdown and not bold) or self._is_plain(title):
            return None
        below = self._next(range(index + 1, min(index + 4, self.lines.count)))
        if below is None or title[-1:].isdigit() or _SPACED.match(title) or _COLUMNS.search(title):
            return None
        if not self._blank_below(index):
            # Right below stands its text: a longer line, or several; else it is the first line of a paragraph.
            if self.wrapped or below.head[:1].islower() or below.last - below.first < len(title):
                return None
        elif below.head[:1].islower():
            return None
        return Heading(line.first, line.last, "bare", None, title, True)

    def _is_plain(self, title: str) -> bool:
        """Whether words before a colon, or alone on a line, only introduce what follows, as `Example` does."""
        words = title.lower().strip("*_ \t")
        return words in self.words.plain or words.startswith(self.words.examples)
