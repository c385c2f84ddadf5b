"""Words broken in two by a space, or with a sign for a letter, that are whole elsewhere in the book or in the game."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice

from interpreter.rulebook.book.language import language
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.spelling import game_words, word_counts
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of

SHORTEST = 6
"""Letters of a word that is looked for in two pieces."""

PIECE = 2
"""Letters that a piece has at least."""

_OFTEN = 2
"""How often a word stands in the book that is no slip."""

_ENDING = 8
"""Letters by which a word may be longer than the one that it is a form of."""

_FEW = 12
"""How many words that begin alike are looked at."""

_MANY = 12
"""How many words with such signs are slips: a text with more of them has them on purpose."""

_LONGEST = 40
"""Letters before a sign in which its word begins."""

_ODD = re.compile(r"[¡¿¬¦§^~÷µ¥£¢](?<=[^\W\d_].)([^\W\d_]+)")
_LETTERS = re.compile(r"[^\W\d_]+\Z")


def words_in_pieces(context: Context) -> Iterator[Finding]:
    """`boa ts`: two pieces that are no words, which stand nowhere else, and are a word of the book or the game."""
    book, counts = context.book, word_counts(context)
    by_stem, whole = game_words(context)
    ordinary, stems = language(context.language).common, glossary_of(context).language.stems

    def is_piece(word: str) -> bool:
        is_known = word in ordinary or word in whole or (len(word) > PIECE and stems[word] in by_stem)
        return len(word) >= PIECE and not is_known

    rare = sorted(word for word, count in counts.items() if count == 1)
    single = set(rare)
    wholes = [word for word, count in counts.items() if count >= _OFTEN and len(word) >= SHORTEST]
    known = {**by_stem, **{stems[word]: word for word in whole}}
    for right in dict.fromkeys([*wholes, *whole, *known]):
        for at in range(PIECE, len(right) - PIECE + 1 if len(right) >= SHORTEST else 0):
            if right[:at] not in single or not is_piece(right[:at]):
                continue
            rest = right[at:]
            first = bisect_left(rare, rest)
            for other in islice(rare, first, first + _FEW):
                if not other.startswith(rest) or len(other) - len(rest) > _ENDING:
                    break
                joined = right[:at] + other
                is_whole = other == rest and right not in known
                if is_piece(other) and (is_whole or stems[joined] == (right if right in known else stems[right])):
                    place = book.small.find(f"{right[:at]} {other}")
                    if place >= 0 and not book.is_noise(place):
                        span = book.span(place, place + len(joined) + 1)
                        yield Finding.of(
                            "L2077", span, context.section_key(place), suggestion=joined, written=span.text,
                            right=joined,
                        )  # fmt: skip


def signs_for_letters(context: Context) -> Iterator[Finding]:
    """`b¡at`: a sign that no word has, where a letter makes it a word of the book or the game."""
    book = context.book
    places = [match for match in _ODD.finditer(book.text) if not book.is_noise(match.start())]
    if not 0 < len(places) <= _MANY:
        return
    counts, (by_stem, whole) = word_counts(context), game_words(context)
    known = [*whole, *by_stem.values(), *(word for word in counts if len(word) >= PIECE + PIECE)]
    for match in places:
        begins = _LETTERS.search(book.text, max(0, match.start() - _LONGEST), match.start())
        if begins is None:
            continue
        before, after = begins[0].lower(), match[1].lower()
        size = len(before) + len(after) + 1
        found = {word for word in known if len(word) == size and word.startswith(before) and word.endswith(after)}
        right = max(sorted(found), key=lambda word: counts[word], default=None)
        if right is not None and size > PIECE + 1:
            span = book.span(begins.start(), match.end())
            yield Finding.of(
                "L2077", span, context.section_key(span.start), suggestion=right, written=span.text, right=right
            )  # fmt: skip
