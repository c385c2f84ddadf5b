"""Lists within a sentence: `three seas (the north, the south and the east)`, held against the number before them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.tokens import words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.listing import is_list_noun
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import sentences_of

LONGEST = 300
"""Letters of a list within a sentence."""

LONGEST_ITEM = 5
"""Words of an item; a longer one may be a sentence of its own."""

_OPENING = re.compile(r"\(|:(?= )")
_CLOSING = {"(": re.compile(r"[()\n]"), ":": re.compile(r"[.;:!?()\n]")}
MOST = 12
"""More things are seldom named one by one."""

REACH = 45
"""Letters from a number to its list."""

NEAR = 3
"""Words from a number to its list."""

_PLURALS = frozenset({"en", "es", "ca"})
"""Languages in which a word in -s may stand for several things."""


def enumerations(context: Context) -> Iterator[Finding]:
    """Numbers of things that are named right behind them, in brackets or after a colon, in another number.

    Only a list that ends with `and` and its last item is complete; one with `or` or with numbers in it counts nothing.
    """
    text, name = context.book.text, context.language
    for sentence in sentences_of(context):
        for quantity in sentence.quantities:
            if quantity.kind != "number" or quantity.weak or not 2 <= quantity.value <= MOST:
                continue
            start, end = sentence.place(quantity)
            opening = _OPENING.search(text, end, min(end + REACH, sentence.end))
            if opening is None or not _counts(name, text[end : opening.start()], opening.group()):
                continue
            found = _items(name, _listed(text, opening))
            if found is not None and found[0] != quantity.value and not (found[0] < quantity.value and found[1]):
                span = context.book.span(start, end)
                yield Finding.of(
                    "L2026", span, sentence.section.key, announced=span.text, count=quantity.value, found=found[0]
                )


def _counts(name: str, between: str, sign: str) -> bool:
    """Whether only the noun that is counted stands before a list; before a colon it must be a word such as `cases`."""
    words = words_of(between)
    if not 1 <= len(words) <= NEAR or not all(map(str.isalpha, words)):
        return False
    return sign == "(" or any(is_list_noun(name, word) for word in words)


def _listed(text: str, opening: re.Match[str]) -> str:
    """What stands in a bracket, or behind a colon up to the end of its sentence; "" where that is not plain."""
    sign = opening.group()
    end = _CLOSING[sign].search(text, opening.end(), opening.end() + LONGEST)
    if end is None or end.group() not in (")" if sign == "(" else ".!?\n"):
        return ""
    return text[opening.end() : end.start()]


def _items(name: str, listed: str) -> tuple[int, bool] | None:
    """How many items a complete list has, and whether one of them may stand for several; None where that is unsure."""
    if "," not in listed or any(char.isdigit() for char in listed) or _splitter(name, "or").search(listed):
        return None
    *first, last = listed.split(",")
    parted = _splitter(name, "and").split(last)
    if len(parted) != 2 or any(_splitter(name, "and").search(part) for part in first):
        return None
    items = [item.split() for item in (*first, *parted) if item.strip()]
    if any(len(item) > LONGEST_ITEM for item in items) or len(items) < 2:
        return None
    known = language(name)
    if any(word.lower() in known.number_words for item in items for word in item[1:]):
        return None
    several = name not in _PLURALS or any(item[-1].rstrip('*_"”»').endswith("s") for item in items)
    return len(items), several


@cache
def _splitter(name: str, role: str) -> re.Pattern[str]:
    words = "|".join(map(re.escape, language(name).sections[role]))
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.I)
