"""Characters that came out of a wrong turn: lost letters, text read in another encoding, letters of other scripts.

The characters of the text say which kinds have to be looked for at all. The same damage in many places is one finding.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from interpreter.rulebook.finding import Edit, Finding

if TYPE_CHECKING:
    from interpreter.rulebook.checking import Context

MANY = 12
"""With more garbled words than this a text was read wrongly as a whole: that is one finding."""

SHOWN = 5
"""How many further places of one damage are listed."""

LONGEST_WORD = 60

Place = tuple[int, int]


def _bytes_as(encoding: str, low: int, high: int) -> str:
    """The characters that the bytes from `low` to `high` become in an encoding, and in Latin-1 where it has none."""
    found = set()
    for byte in range(low, high + 1):
        found.add(bytes([byte]).decode(encoding, "ignore") or chr(byte))
        if encoding == "cp1252":
            found.add(chr(byte))
    return re.escape("".join(sorted(found)))


def _patterns(pattern: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """A pattern for what is certainly garbled, and one for short words beside it."""
    return re.compile(pattern.replace("MIN", "2,")), re.compile(pattern.replace("MIN", "1,"))


_GARBLED = (
    # What must be among the characters of a text, the patterns, how it was read, how it was written.
    # UTF-8 read as Windows-1252: two bytes for each accented letter, three for each quotation mark.
    (frozenset("ÂÃâÐÑ"), *_patterns("(?:[ÂÃ][TAIL]|â[TAIL]{2})+|(?:[ÐÑ][TAIL]){MIN}".replace(
        "TAIL", _bytes_as("cp1252", 0x80, 0xBF))), "cp1252", "utf-8"),
    # UTF-8 read as Windows-1251: each Cyrillic letter becomes Р or С and something else; no text is without а, о, е.
    (frozenset("°ѕµ"), *_patterns("(?:[РС][TAIL]){MIN}".replace("TAIL", _bytes_as("cp1251", 0x80, 0xBF))),
     "cp1251", "utf-8"),
    # Windows-1251 read as Windows-1252: words of accented letters alone. These here are the most frequent ones.
    (frozenset("åîàèíò"), re.compile("[À-ÖØ-öø-ÿ¸¨]{4,}"), re.compile("[À-ÖØ-öø-ÿ¸¨]+"), "cp1252", "cp1251"),
)  # fmt: skip

_LOST = re.compile(r"\w*\ufffd[\w\ufffd]*")
_QUESTION = re.compile(r"\?(?<=[^\W\d_]\?)(?=[^\W\d_])")
_AMONG_DIGITS = re.compile(r"[0-9](?:[OОIl|](?=[0-9])|[OО](?![^\W_]))")
_WORD_END = re.compile(r"[^\W\d_]*(?=([\w/=&?])?)")

_CONTROLS = frozenset(map(chr, (*range(9), 11, *range(14, 32), *range(127, 160), *range(0x202A, 0x202F),
                                *range(0x2066, 0x206A))))  # fmt: skip
_HIDDEN = frozenset("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff" + "".join(map(chr, range(0xFB00, 0xFB07))))
_ACCENTS = frozenset("\u0300\u0301\u0302\u0303\u0306\u0308\u0327")

# Signs of Windows-1252 that a reader of Windows-1251 takes for letters. No language here has these letters.
_SIGNS = {"ј": "¼", "Ѕ": "½", "ѕ": "¾", "І": "²", "і": "³"}
_DIGIT_OF = {"O": "0", "О": "0", "I": "1", "l": "1", "|": "1"}
_CYRILLIC_TWINS = dict(zip("асеорхуАВСЕНКМОРТХзЗ", "aceopxyABCEHKMOPTX33", strict=True))


def damaged_characters(context: Context) -> Iterator[Finding]:
    """Everything in a text that no author wrote so."""
    looking = _Looking(context)
    yield from looking.garbled()  # first: what is part of it is no damage of its own
    yield from looking.lost()
    yield from looking.controls()
    yield from looking.odd_letters()
    yield from looking.among_digits()
    yield from looking.hidden()


class _Looking:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.source = context.book.source
        self.text = self.source.text
        self.characters = context.book.characters
        self.covered: list[Place] = []
        """Garbled places, in order."""

    def finding(
        self,
        code: str,
        places: list[Place],
        change: Callable[[str], str] | None = None,
        **arguments: Any,
    ) -> Finding:
        """One finding for the same damage in several places, told at the first."""
        start, end = places[0]
        edits = [] if change is None else [Edit(*place, change(self.text[slice(*place)])) for place in places]
        say = self.context.say
        related = [(self.source.span(*place), say("book-also")) for place in places[1 : SHOWN + 1]]
        help = [say("book-places", count=len(places))] if len(places) > SHOWN + 1 else []
        return Finding.of(
            code,
            self.source.span(start, end),
            self.context.section_key(start),
            edit=edits[0] if edits else None,
            also=edits[1:],
            help=help,
            related=related,
            **arguments,
        )

    def grouped(self, found: Iterable[re.Match[str]]) -> dict[str, list[Place]]:
        """The places of each thing that was found, as it is written."""
        groups: dict[str, list[Place]] = {}
        for match in found:
            groups.setdefault(match.group(), []).append(match.span())
        return groups

    def lost(self) -> Iterator[Finding]:
        """Letters that are gone: the mark for it, a question mark inside of a word, a sign of a font of its own."""
        if "\ufffd" in self.characters:
            for word, places in self.few(self.grouped(_LOST.finditer(self.text))):
                yield self.finding("L2010", places, word=word)
        if "?" in self.characters:
            groups: dict[str, list[Place]] = {}
            for match in _QUESTION.finditer(self.text):
                place = self.word_around(match.start())
                if place is not None:
                    groups.setdefault(self.text[slice(*place)], []).append(place)
            for word, places in self.few(groups):
                yield self.finding("L2017", places, word=word)
        for character in sorted(self.characters):
            if "\ue000" <= character <= "\uf8ff":
                places = [match.span() for match in re.finditer(character, self.text)]
                yield self.finding("L2018", places, character=code_point(character))

    def word_around(self, offset: int) -> Place | None:
        """The word with a question mark in it; None where it is an address or the like."""
        start = offset
        while start > 0 and offset - start < LONGEST_WORD and self.text[start - 1].isalpha():
            start -= 1
        if start > 0 and self.text[start - 1] in "/=&.?_0123456789":
            return None
        after = _WORD_END.match(self.text, offset + 1, offset + LONGEST_WORD)
        if after is None or after.group(1):
            return None
        return start, after.end()

    def apart(self, found: Iterable[re.Match[str]]) -> list[Place]:
        """The places that are no part of garbled text."""
        places = [match.span() for match in found]
        if not self.covered:
            return places
        return [place for place in places if not self.is_covered(*place)]

    def is_covered(self, start: int, end: int) -> bool:
        """Whether a place lies in garbled text."""
        index = bisect_right(self.covered, (start, len(self.text))) - 1
        return index >= 0 and end <= self.covered[index][1]

    def few(self, groups: dict[str, list[Place]]) -> Iterable[tuple[str, list[Place]]]:
        """The groups one by one; all together under the first when they are very many."""
        if len(groups) <= MANY:
            return groups.items()
        places = sorted(place for each in groups.values() for place in each)
        return [(next(iter(groups)), places)]

    def controls(self) -> Iterator[Finding]:
        """Characters that are no letters. Those of Windows-1252 read as Latin-1 have a meaning, and can be mended."""
        for character in sorted(self.characters & _CONTROLS):
            meant = _windows(character)
            change = None if meant is None else _always(meant)
            places = self.apart(re.finditer(re.escape(character), self.text))
            if places:
                yield self.finding("L2011", places, change, character=code_point(character), meant=meant or "–")

    def garbled(self) -> Iterator[Finding]:
        """Text that was read in another encoding than it was written in."""
        found: dict[tuple[str, str], list[Place]] = {}
        for signs, pattern, short, read_as, written_as in _GARBLED:
            # Letters alone are looked for in words; bytes of UTF-8 may have become spaces.
            if not self.characters & signs or (written_as != "utf-8" and not self.context.book.may_have(pattern)):
                continue
            matches = [match for match in pattern.finditer(self.text) if self.is_garbled(match, written_as)]
            if matches and "я" in self.context.letters:
                # The short words of such a text are garbled as well; in another language they could be words.
                matches = [match for match in short.finditer(self.text) if self.is_garbled(match, written_as)]
            for match in matches:
                meant = _read_again(match.group(), read_as, written_as)
                if meant is not None:
                    found.setdefault((match.group(), meant), []).append(match.span())
        self.covered = sorted(place for each in found.values() for place in each)
        meanings = dict(found.keys())
        if len(found) > MANY:
            first = self.text[slice(*self.covered[0])]
            yield self.finding("L2013", self.covered, meanings.__getitem__, written=first, meant=meanings[first])
            return
        for (written, meant), places in found.items():
            yield self.finding("L2012", places, meanings.__getitem__, written=written, meant=meant)

    def is_garbled(self, match: re.Match[str], written_as: str) -> bool:
        """Whether something looks garbled; letters that stand for others make up a whole word."""
        return written_as == "utf-8" or self.is_whole_word(*match.span())

    def is_whole_word(self, start: int, end: int) -> bool:
        """Whether no letter stands before or after a place."""
        return not (self.text[max(0, start - 1) : start].isalpha() or self.text[end : end + 1].isalpha())

    def odd_letters(self) -> Iterator[Finding]:
        """A letter on its own that the book's language does not have, where a number or sign belongs."""
        letters = self.context.letters
        is_cyrillic = "я" in letters
        known = _SIGNS.keys() | (() if is_cyrillic else _CYRILLIC_TWINS.keys())
        for letter in sorted(letter for letter in self.characters & known if letter.lower() not in letters):
            places = [match.span() for match in re.finditer(letter, self.text)]
            name = unicodedata.name(letter)
            sign = _SIGNS.get(letter)
            if sign is not None:
                alone = [place for place in places if self.is_whole_word(*place)]
                if alone:
                    yield self.finding("L2014", alone, _always(sign), letter=letter, name=name, meant=sign)
                continue
            beside = [place for place in places if self.is_whole_word(*place) and self.beside_digit(*place)]
            if beside:
                yield self.finding("L2014", beside, letter=letter, name=name, meant=_CYRILLIC_TWINS[letter])

    def beside_digit(self, start: int, end: int) -> bool:
        """Whether a digit stands next to a place, perhaps behind a blank."""
        around = self.text[max(0, start - 2) : start].rstrip()[-1:] + self.text[end : end + 2].lstrip()[:1]
        return any(character.isdigit() for character in around)

    def among_digits(self) -> Iterator[Finding]:
        """Letters that look like digits, inside of a number."""
        found: dict[str, list[Place]] = {}
        for match in _AMONG_DIGITS.finditer(self.text) if self.context.book.may_have(_AMONG_DIGITS) else ():
            found.setdefault(match.group()[1], []).append((match.start() + 1, match.end()))
        for letter, places in found.items():
            yield self.finding("L2015", places, letter=letter, meant=_DIGIT_OF[letter])

    def hidden(self) -> Iterator[Finding]:
        """Characters that cannot be seen or are drawn together: searching and comparing fail on them."""
        for character in sorted(self.characters & (_HIDDEN | _ACCENTS)):
            before = r"[^\W\d_]" if character in _ACCENTS else ""
            found = self.apart(re.finditer(before + character, self.text))
            # The stress that Russian dictionaries write makes no letter of its own: it stays.
            places = [place for place in found if _visible(written := self.text[slice(*place)]) != written]
            if places:
                yield self.finding("L2016", places, _visible, character=code_point(character))


def _always(text: str) -> Callable[[str], str]:
    return lambda _: text


def code_point(character: str) -> str:
    """The number by which a character is known, such as `U+FFFD`."""
    return f"U+{ord(character):04X}"


def _visible(text: str) -> str:
    """What is seen of a hidden character (nothing), letters drawn together, or a letter and its accent."""
    if len(text) > 1:
        return unicodedata.normalize("NFC", text)
    return "" if unicodedata.category(text) == "Cf" else unicodedata.normalize("NFKC", text)


def _windows(character: str) -> str | None:
    if not "\x80" <= character <= "\x9f":
        return None
    return character.encode("latin-1").decode("cp1252", "ignore") or None


def _read_again(text: str, read_as: str, written_as: str) -> str | None:
    """What a text was before it was read wrongly; None when that would be nothing people write."""
    try:
        data = b"".join(_byte_of(character, read_as) for character in text)
        meant = data.decode(written_as)
    except (UnicodeError, ValueError):
        return None
    is_plain = all(character.isalpha() or unicodedata.category(character)[0] in "PSZN" for character in meant)
    if written_as == "cp1251":
        is_plain = all("а" <= character.lower() <= "я" or character in "ёЁ" for character in meant)
    return meant if is_plain and meant != text else None


def _byte_of(character: str, encoding: str) -> bytes:
    try:
        return character.encode(encoding)
    except UnicodeEncodeError:
        return character.encode("latin-1")
