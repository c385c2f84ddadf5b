"""What stands in a text and is none of it: rules of dashes, page headers, remains of markup, quotes and talk."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.lines import Line

TAG = re.compile(
    r"\[/?(?:size|b|i|u|s|url|img|quote|color|colour|font|list|center|youtube|spoiler)(?:=[^\]\n]{0,80})?\]", re.I
)
"""A tag of a forum's markup."""

LONG_RULE = re.compile(r"^[ \t]*[-=_*~]{20,}[ \t]*$", re.M)
"""A rule of dashes as forums draw them between posts."""

_CONTENTS = re.compile(r"[^\n]{2,}?(?:\.{3,}|…+|(?:\. ){3,}|\t)[ \t]*\d{1,4}\Z")
_BARE_NUMBER = re.compile(r"[–—-]?[ ]?\d{1,4}[ ]?[–—-]?\Z")


@dataclass(frozen=True)
class ChatterWords:
    """Patterns of one language: headers of pages, quotes of a forum, words that only talk uses."""

    page: re.Pattern[str]
    quote: re.Pattern[str]
    talk: re.Pattern[str]


@cache
def chatter_words(name: str) -> ChatterWords:
    """The patterns of a language."""
    data: dict[str, Any] = language(name).sections["outline"]
    page = "|".join(re.escape(word) for word in sorted(data["pages"], key=len, reverse=True))
    before = [re.escape(word) for word in data["quotes"] if not word.endswith(":")]
    after = [re.escape(word[:-1]) for word in data["quotes"] if word.endswith(":")]
    talk = "|".join(re.escape(word) for word in sorted(data["chatter"], key=len, reverse=True))
    of_somebody = "|".join(word for word in before if r"\ " in word) or "(?!)"
    quote = rf"(?:{of_somebody})\b[^\n]{{0,60}}|(?:{'|'.join(before)})(?:[ \t]*:|(?-i:(?=[A-ZÀ-ÝА-ЯЁ]))|[ \t]*\Z)"
    if after:
        quote += rf"|[^\n.!?]{{1,60}}?\b(?:{'|'.join(after)})[^\n.]{{0,40}}:\Z"
    return ChatterWords(
        re.compile(
            rf"(?:[^\n]{{0,60}}?[ \t(\[|–—-])?(?:{page})\.?[ ]?\d{{1,4}}"
            r"(?:[ ]?(?:/|of|de|из)[ ]?\d{1,4})?[ ]?[)\]]?\Z",
            re.I,
        ),
        re.compile(quote, re.I),
        re.compile(rf"(?<!\w)(?:{talk})(?!\w)|https?://|www\.|[:;]-?[)D](?!\w)", re.I),
    )


def is_page_header(line: Line, words: ChatterWords, above: Line | None, below: Line | None) -> bool:
    """Whether a line is the header or footer of a page, or a line of a table of contents."""
    head = line.head
    if len(head) > 100 or not head.rstrip(" )]–—-")[-1:].isdigit():
        return False
    if _BARE_NUMBER.match(head):
        return (above is None or above.blank) and (below is None or below.blank)
    return words.page.match(head) is not None or _CONTENTS.match(head) is not None


def is_quote(line: Line, words: ChatterWords) -> bool:
    """Whether a line quotes what somebody else wrote in a forum."""
    return words.quote.match(line.head) is not None


def is_talk(text: str, words: ChatterWords) -> bool:
    """Whether a passage without a heading is talk around the text rather than the text."""
    found = {match.group().lower() for match in words.talk.finditer(text)}
    if not found:
        return False
    return len(text) < 300 or (len(found) >= 2 and len(text) < 1000 * len(found))
