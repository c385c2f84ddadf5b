"""Checks of what a text is made of: passages twice, placeholders, remains of markup, headings without text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from interpreter.rulebook.book.chatter import TAG
from interpreter.rulebook.book.document import Book, Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding

LONG_ENOUGH = 70
"""Characters a paragraph has at least to count as said twice; shorter ones may well be the same on purpose."""

_BROKEN = 60
_TRIGGERS = (
    "##",
    "?",
    "XX",
    "xx",
    "ХХ",
    "хх",
    "__",
    "...",
    "…",
    "**",
    "TODO",
    "TBD",
    "FIXME",
    "orem ipsum",
    "<<",
    "[ ",
    "[_",
)
_MOST_SUSPICIOUS = 50_000
_FIGURE_BEFORE_A_WORD = re.compile(r"[89](?<![\w(.,].)[^\W\d_A-Z]{3,}(?!\w)")
"""The figures that lie on the keys of brackets, glued to a word."""

_LINE = 200
_WITHIN = 400
"""Letters within which a bracket is opened and closed."""

_BLANKS = re.compile(r"\s+")


def repeated_passages(context: Context) -> Iterator[Finding]:
    """Paragraphs that stand in the text twice. Those that follow each other in both places are one finding."""
    book = context.book
    seen: dict[int, tuple[int, int, int]] = {}
    told: set[int] = set()
    count = 0
    open_: tuple[int, int, int, int, int, Section] | None = None
    for section in book.rules:
        for start, end in book.paragraphs(section):
            count += 1
            if end - start < LONG_ENOUGH:
                continue
            words = _words(book, start, end)
            first = seen.setdefault(hash(words), (count, start, end))
            twin = None if first[0] == count or _words(book, first[1], first[2]) != words else first
            if twin is not None:
                # What stands everywhere stands there on purpose, or was told of before.
                if twin[1] in told:
                    continue
                told.add(twin[1])
            if twin is None:
                if open_ is not None:
                    yield _repeated(context, open_)
                open_ = None
            elif open_ is not None and twin[1] > open_[2]:
                open_ = (open_[0], end, twin[1], open_[3], twin[2], open_[5])
            else:
                if open_ is not None:
                    yield _repeated(context, open_)
                open_ = (start, end, twin[1], twin[1], twin[2], section)
    if open_ is not None:
        yield _repeated(context, open_)


def _words(book: Book, start: int, end: int) -> str:
    """A passage as it is compared; only where lines are wrapped may the same words be set apart differently."""
    return _BLANKS.sub(" ", book.text[start:end]) if book.wrapped else book.text[start:end]


def _repeated(context: Context, passage: tuple[int, int, int, int, int, Section]) -> Finding:
    start, end, _, first, first_end, section = passage
    book = context.book
    related = [(book.span(first, first_end), context.say("book-first-here"))]
    quoted = _BLANKS.sub(" ", book.text[start : min(end, start + 60)]).strip()
    words = quoted.rpartition(" ")[0] if end > start + 60 else quoted
    return Finding.of("L2025", book.span(start, end), section.key, related=related, words=words)


@cache
def _placeholder(name: str) -> re.Pattern[str]:
    data = language(name).sections["references"]
    before = "|".join(re.escape(word) for word in [*data["pages"], *data["sections"], *data["see"]])
    return re.compile(
        r"(?<=[ \t(\[«“\"])#{2,}(?![#\w])"
        rf"|(?<!\w)(?:{before})\.?[ \t]+(?P<blank>[XxХх]{{2,4}}|[?]{{1,5}}|_{{2,}}|\.{{3,}}|…|[*]{{2,}})(?!\w)"
        r"|(?<![\w?!])\?{2,}(?=[\s.,;)\]])"
        r"|(?<!\w)(?:TODO|TBD|FIXME|XXX+|ХХХ+|[Ll]orem ipsum)(?!\w)|<<[^<>\n]{0,40}>>|\[(?:\.\.\.|…|\?+|[ ]{1,5}|_+)\]"
    )


def placeholders(context: Context) -> Iterator[Finding]:
    """Marks left where something was still to be written: `##`, `page XX`, `???`."""
    book = context.book
    pattern = _placeholder(context.language)
    done = 0
    for place in _suspicious(book):
        if place < done:
            continue
        match = pattern.search(book.text, max(done, place - 24), place + 12)
        if match is None:
            continue
        done = match.end()
        start, end = match.span("blank") if match["blank"] else match.span()
        section = book.section_at(start)
        near = max(0, start - _LINE)
        line = book.text.rfind("\n", near, start) + 1 or near
        is_mark = section is not None and start < section.body and book.text[start] == "#"
        if section is None or is_mark or book.is_noise(start) or not book.text[line:start].strip(" \t"):
            continue
        yield Finding.of("L2028", book.span(start, end), section.key, written=book.text[start:end])


def _suspicious(book: Book) -> list[int]:
    """Where a placeholder may be, found by its rarest characters: much faster than trying the pattern everywhere."""
    text = book.text
    found: set[int] = set()
    for trigger in _TRIGGERS:
        place = text.find(trigger) if trigger.split()[0] in book.vocabulary else -1
        while place >= 0 and len(found) < _MOST_SUSPICIOUS:
            found.add(place)
            place = text.find(trigger, place + len(trigger))
    return sorted(found)


def remains_of_markup(context: Context) -> Iterator[Finding]:
    """Tags of a forum's markup that have no partner: what they marked is lost, and they would be printed."""
    book = context.book
    open_: dict[str, list[re.Match[str]]] = {}
    lone: list[re.Match[str]] = []
    for match in TAG.finditer(book.text):
        name = match.group().strip("[]/").partition("=")[0].lower()
        if match.group()[1] != "/":
            open_.setdefault(name, []).append(match)
        elif open_.get(name):
            open_[name].pop()
        else:
            lone.append(match)
    lone += [match for matches in open_.values() for match in matches]
    for match in lone:
        section = book.section_at(match.start())
        if section is not None and section.kind != "noise":
            yield Finding.of("L2029", book.span(match.start(), match.end()), section.key, written=match.group())


def figures_for_brackets(context: Context) -> Iterator[Finding]:
    """A figure before a word that a closing bracket far behind belongs to: `8if nobody does)`, where `(` was meant."""
    book = context.book
    for match in _FIGURE_BEFORE_A_WORD.finditer(book.text) if book.may_have(_FIGURE_BEFORE_A_WORD) else ():
        place, end = match.span()
        before = book.text[max(0, place - _WITHIN) : place].rpartition("\n")[2]
        inside, closed, _ = book.text[end : end + _WITHIN].partition("\n")[0].partition(")")
        section = book.section_at(place)
        if (
            closed and "(" not in inside and before.count("(") <= before.count(")")
            and section is not None and not book.is_noise(place)
        ):  # fmt: skip
            yield Finding.of("L2083", book.span(place, end), section.key, written=match.group())


def empty_sections(context: Context) -> Iterator[Finding]:
    """Numbered sections of which only the heading is there: no text, and no section inside."""
    book = context.book
    parents = {section.parent for section in book.rules}
    rules = book.rules
    for index, section in enumerate(rules[:-1]):
        if section.number is None or section.key in parents or section.form == "markdown":
            continue
        following = rules[index + 1]
        if following.kind != "section" or following.level > section.level or section.end != following.start:
            continue
        if book.is_empty(section):
            yield Finding.of("L2030", book.heading(section), section.key, section=section.label)


def broken_off(context: Context) -> Iterator[Finding]:
    """Paragraphs that end in the middle of a sentence, with the next section after them."""
    book = context.book
    for section in book.rules:
        last = book.last_paragraph(section) if section.end - section.body >= _BROKEN else None
        if last is None or last[1] - last[0] < _BROKEN or not _breaks_off(book.text, *last):
            continue
        following = book.section_at(section.end)
        if following is None or following.start < section.end or following.kind != "section":
            continue
        tail = book.text[max(last[0], last[1] - 60) : last[1]]
        if not TAG.search(tail):
            words = tail.split()[-4:]
            start = last[1] - len(tail) + tail.rfind(words[0]) if words else last[1] - 1
            yield Finding.of("L2031", book.span(start, last[1]), section.key, words=" ".join(words))


def _breaks_off(text: str, start: int, end: int) -> bool:
    """Whether a paragraph ends with a sign or in small letters as none does that is whole."""
    last = text[end - 1]
    return last in ",;–—-" or (last.isalpha() and last.islower() and _is_prose(text[start:end]))


def _is_prose(paragraph: str) -> bool:
    """Whether a paragraph is made of sentences: others of it end as sentences do, and it is no item of a list."""
    first = paragraph[:3]
    return first[:1].isalpha() and first[1:2] not in ").-" and ". " in paragraph
