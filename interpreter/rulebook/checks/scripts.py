"""Words with letters of another script in them that look just like their own: no search finds such a word.

Pairs of letters that look alike: Unicode Technical Standard 39, confusables, as far as Latin and Cyrillic go.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Edit, Finding

_LATIN = "aceopxyikjsABCEHIJKMOPSTXY"
_CYRILLIC = "асеорхуікјѕАВСЕНІЈКМОРЅТХУ"
_TO_LATIN = dict(zip(_CYRILLIC, _LATIN, strict=True))
_TO_CYRILLIC = dict(zip(_LATIN, _CYRILLIC, strict=True))
_CYRILLIC_RUN = re.compile("[\u0400-\u04ff]+")
_LATIN_IN_CYRILLIC = re.compile(
    "[A-Za-z](?:(?<=[\u0400-\u04ff].)[A-Za-z]*|(?<![A-Za-z].)[A-Za-z]*+(?=[\u0400-\u04ff]))"
)
LONGEST_WORD = 60


def mixed_scripts(context: Context) -> Iterator[Finding]:
    """Words of two scripts; each spelling once. Where every letter has a twin, all its places can be mended."""
    is_latin = "a" in context.letters
    pattern, twins = (_CYRILLIC_RUN, _TO_LATIN) if is_latin else (_LATIN_IN_CYRILLIC, _TO_CYRILLIC)
    found: dict[str, list[tuple[int, int]]] = {}
    last = 0
    if not context.book.may_have(pattern):
        return
    for match in pattern.finditer(context.book.text):
        start, end = _word(context.book.text, match.start(), match.end())
        if start < last or end - start > LONGEST_WORD:
            continue
        last = end
        word = context.book.text[start:end]
        if _is_mixed(word) or (is_latin and len(word) > 1 and all(letter in twins for letter in word)):
            found.setdefault(word, []).append((start, end))
    for word, places in found.items():
        meant = "".join(twins.get(letter, letter) for letter in word)
        edits = [] if _is_mixed(meant) else [Edit(start, end, meant) for start, end in places]
        start, end = places[0]
        strange = ", ".join(dict.fromkeys(letter for letter in word if letter in twins))
        yield Finding.of(
            "L2079",
            context.book.span(start, end),
            context.section_key(start),
            edit=edits[0] if edits else None,
            also=edits[1:],
            related=[(context.book.span(*place), context.say("book-also-here")) for place in places[1:6]],
            written=word,
            letters=strange or word,
            meant=meant,
        )


def _word(text: str, start: int, end: int) -> tuple[int, int]:
    """The whole word around a place."""
    low, high = max(0, start - LONGEST_WORD), end + LONGEST_WORD
    while start > low and text[start - 1].isalpha():
        start -= 1
    while end < min(high, len(text)) and text[end].isalpha():
        end += 1
    return start, end


def _is_mixed(word: str) -> bool:
    """Whether a word has Latin and Cyrillic letters."""
    has_cyrillic = any("\u0400" <= letter <= "\u04ff" for letter in word)
    return has_cyrillic and any(letter.isalpha() and letter < "\u0250" for letter in word)
