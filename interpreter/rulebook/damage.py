"""Characters that came out of a wrong turn: lost letters, text read in another encoding, letters of other scripts.

Each kind is looked for with one scan over the text. The same damage in many places is one finding.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from interpreter.rulebook.finding import Edit, Finding

if TYPE_CHECKING:
    from interpreter.rulebook.checking import Context

MANY = 12
"""With more garbled words than this a text was read wrongly as a whole: that is one finding."""

SHOWN = 5
"""How many further places of one damage are listed."""

Place = tuple[int, int]


def _bytes_as(encoding: str, low: int, high: int) -> str:
    """The characters that the bytes from `low` to `high` become in an encoding, and in Latin-1 where it has none."""
    found = set()
    for byte in range(low, high + 1):
        found.add(bytes([byte]).decode(encoding, "ignore") or chr(byte))
        if encoding == "cp1252":
            found.add(chr(byte))
    return re.escape("".join(sorted(found)))


# UTF-8 read as Windows-1252: two bytes for each accented letter, three for each quotation mark.
_TAIL = _bytes_as("cp1252", 0x80, 0xBF)
_AS_LATIN = re.compile(f"(?:[ÂÃ][{_TAIL}]|â[{_TAIL}]{{2}})+|(?:[ÐÑ][{_TAIL}]){{2,}}")
# UTF-8 read as Windows-1251: each Cyrillic letter becomes Р or С and something else.
_AS_CYRILLIC = re.compile(f"(?:[РС][{_bytes_as('cp1251', 0x80, 0xBF)}]){{2,}}")
# Windows-1251 read as Windows-1252: words of accented letters alone.
_CYRILLIC_AS_LATIN = re.compile(r"(?<![^\W\d_])[À-ÖØ-öø-ÿ¸¨]{4,}(?![^\W\d_])")

_LOST = re.compile(r"\w*\ufffd[\w\ufffd]*")
_CONTROL = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_HIDDEN = re.compile(
    "[\u00ad\u200b-\u200f\u2060\ufeff]|[\ufb00-\ufb06]|[^\\W\\d_][\u0300-\u0303\u0306\u0308\u0327]"
)
_PRIVATE = re.compile("[\ue000-\uf8ff]+")
_QUESTION = re.compile(r"(?<![\w/=&.?])[^\W\d_]+\?[^\W\d_]+(?![\w/=&?])")
_AMONG_DIGITS = re.compile(r"(?<=\d)[OОIl|](?=\d)|(?<=\d)[OО](?![^\W_])")
_ODD_LETTER = re.compile(r"(?<!\w)[^\W\d_\x00-\x7fªº](?!\w)|(?<=\d)[\u0370-\u04ff](?!\w)")

# Signs of Windows-1252 that a reader of Windows-1251 takes for letters no language here has, save where it is Russian.
_SIGNS = {"ј": "¼", "Ѕ": "½", "ѕ": "¾", "І": "²", "і": "³"}
_DIGIT_OF = {"O": "0", "О": "0", "I": "1", "l": "1", "|": "1"}
_CYRILLIC_TWINS = dict(zip("асеорхуАВСЕНКМОРТХзЗ", "aceopxyABCEHKMOPTX33", strict=True))


def damaged_characters(context: Context) -> Iterator[Finding]:
    """Everything in a text that no author wrote so."""
    looking = _Looking(context)
    yield from looking.lost()
    yield from looking.controls()
    yield from looking.garbled()
    yield from looking.odd_letters()
    yield from looking.among_digits()
    yield from looking.hidden()


class _Looking:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.source = context.book.source
        self.text = self.source.text

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
        if "\ufffd" in self.text:
            groups = self.grouped(_LOST.finditer(self.text))
            for word, places in self.few(groups):
                yield self.finding("L2010", places, word=word.replace("\ufffd", "�"))
        if "?" in self.text:
            for word, places in self.grouped(_QUESTION.finditer(self.text)).items():
                yield self.finding("L2017", places, word=word)
        for written, places in self.grouped(_PRIVATE.finditer(self.text)).items():
            yield self.finding("L2018", places, character=code_point(written[0]))

    def few(self, groups: dict[str, list[Place]]) -> Iterable[tuple[str, list[Place]]]:
        """The groups one by one; all together under the first when they are very many."""
        if len(groups) <= MANY:
            return groups.items()
        places = sorted(place for each in groups.values() for place in each)
        return [(next(iter(groups)), places)]

    def controls(self) -> Iterator[Finding]:
        """Characters that are no letters. Those of Windows-1252 read as Latin-1 have a meaning, and can be mended."""
        for character, places in self.grouped(_CONTROL.finditer(self.text)).items():
            meant = _windows(character)
            change = None if meant is None else _always(meant)
            yield self.finding("L2011", places, change, character=code_point(character), meant=meant or "–")

    def garbled(self) -> Iterator[Finding]:
        """Text that was read in another encoding than it was written in."""
        found: dict[str, list[Place]] = {}
        for pattern, read_as, written_as in (
            (_AS_LATIN, "cp1252", "utf-8"), (_AS_CYRILLIC, "cp1251", "utf-8"),
            (_CYRILLIC_AS_LATIN, "cp1252", "cp1251"),
        ):  # fmt: skip
            for match in pattern.finditer(self.text):
                meant = _read_again(match.group(), read_as, written_as)
                if meant is not None:
                    found.setdefault(f"{match.group()}\0{meant}", []).append(match.span())
        meanings = dict(key.split("\0") for key in found)
        if len(found) > MANY:
            places = sorted(place for each in found.values() for place in each)
            first = self.text[slice(*places[0])]
            yield self.finding("L2013", places, meanings.__getitem__, written=first, meant=meanings[first])
            return
        for key, places in found.items():
            written, meant = key.split("\0")
            yield self.finding("L2012", places, meanings.__getitem__, written=written, meant=meant)

    def odd_letters(self) -> Iterator[Finding]:
        """A letter on its own that the book's language does not have, where a number or sign belongs."""
        letters = self.context.letters
        is_cyrillic = "я" in letters
        if self.text.isascii():
            return
        for letter, places in self.grouped(_ODD_LETTER.finditer(self.text)).items():
            if letter.lower() in letters:
                continue
            name = unicodedata.name(letter, code_point(letter))
            sign = _SIGNS.get(letter)
            if sign is not None:
                yield self.finding("L2014", places, _always(sign), letter=letter, name=name, meant=sign)
            elif not is_cyrillic and name.startswith("CYRILLIC"):
                beside = [place for place in places if self.beside_digit(*place)]
                twin = _CYRILLIC_TWINS.get(letter)
                if beside and twin is not None:
                    yield self.finding("L2014", beside, letter=letter, name=name, meant=twin)

    def beside_digit(self, start: int, end: int) -> bool:
        """Whether a digit stands next to a place, perhaps behind a blank."""
        around = self.text[max(0, start - 2) : start].rstrip()[-1:] + self.text[end : end + 2].lstrip()[:1]
        return any(character.isdigit() for character in around)

    def among_digits(self) -> Iterator[Finding]:
        """Letters that look like digits, inside of a number."""
        for letter, places in self.grouped(_AMONG_DIGITS.finditer(self.text)).items():
            yield self.finding("L2015", places, letter=letter, meant=_DIGIT_OF[letter])

    def hidden(self) -> Iterator[Finding]:
        """Characters that cannot be seen or are drawn together: searching and comparing fail on them."""
        found: dict[str, list[Place]] = {}
        for written, places in self.grouped(_HIDDEN.finditer(self.text)).items():
            # The stress that Russian dictionaries write has no letter of its own: it stays.
            if _visible(written) != written:
                found.setdefault(code_point(written[-1]), []).extend(places)
        for character, places in found.items():
            yield self.finding("L2016", sorted(places), _visible, character=character)


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
