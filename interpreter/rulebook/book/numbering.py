"""Numbers of sections: what stands in what, and what follows what."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

Path = tuple[int, ...]

_DECIMAL = re.compile(r"((?:\d{1,3}|[A-ZА-Я])(?:\.\d{1,4}){1,6})(?:-(\d{1,2}))?([a-zа-яA-ZА-Я]?)\Z")
LETTERED = 1000
"""What the place of a letter in its alphabet is counted from where it stands for a figure, as in `G.3`."""

ALPHABET = "абвгдежзиклмнопрстуфхцчшщэюя"
"""The letters that count in Cyrillic lists: some are left out there."""

MANY_NUMBERS = 60_000
"""Different numbers whose paths are kept: more than a book has, and a bound for a file of nonsense."""

_NUMERAL = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}


def from_numeral(text: str) -> int | None:
    """The value of a numeral such as XIV up to some hundreds, or None."""
    total = previous = 0
    for char in reversed(text):
        value = _NUMERAL.get(char)
        if value is None:
            return None
        total += -value if value < previous else value
        previous = max(previous, value)
    return total if total and to_numeral(total) == text else None


def to_numeral(value: int) -> str:
    """A number up to some hundreds as a numeral such as XIV."""
    steps = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
    written = ""
    for size, sign in steps:
        count, value = divmod(value, size)
        written += sign * count
    return written


@dataclass(frozen=True)
class Numbering:
    """How the decimal numbers of a book nest.

    Some books open a level with every point (1.7.4.1); others write the inner levels as digits of one figure
    (1.07.41 stands in 1.07.4). `digits_from` is the place of the first such figure, counted from 0, or None.
    """

    digits_from: int | None = None
    _paths: dict[str, Path | None] = field(default_factory=dict, repr=False, compare=False)
    """The path of each number that was asked for: references repeat them without end."""

    @classmethod
    def of(cls, numbers: Iterable[str]) -> Numbering:
        """The numbering of decimal numbers given in the order of the text.

        After 7.4, 7.41 can only be inside of it: books that count on would have to write 7.5.
        """
        inside: list[int] = []
        beyond = 0
        for one, next_ in pairwise(number for number in numbers if "." in number):
            first, second = one.split("."), next_.split(".")
            if len(first) != len(second) or first[:-1] != second[:-1]:
                continue
            if second[-1] == first[-1] + "1" and not first[-1].startswith("0"):
                inside.append(len(first) - 1)
            beyond += first[-1] == "9" and second[-1] == "10"
        return cls(min(inside)) if inside and not beyond else cls()

    def path(self, number: str) -> Path | None:
        """A decimal number as a path of whole numbers, or None if it is none. Letters and steps behind are left out."""
        if number in self._paths:
            return self._paths[number]
        found = self._find_path(number)
        if len(self._paths) < MANY_NUMBERS:
            self._paths[number] = found
        return found

    def _find_path(self, number: str) -> Path | None:
        match = _DECIMAL.match(number)
        if match is None:
            return None
        path: list[int] = []
        for place, figure in enumerate(match[1].split(".")):
            if not figure.isdigit():
                letter = letter_place(figure)
                if letter is None:
                    return None
                path.append(LETTERED + letter)
            elif self.digits_from is not None and place >= self.digits_from and not figure.startswith("0"):
                path.extend(int(digit) for digit in figure)
            else:
                path.append(int(figure))
        return tuple(path)

    def write(self, path: Path, like: str) -> str:
        """A path as a number, written as the number `like` is written: figures of the same width."""
        figures = like.rstrip("abcdefghijklmnopqrstuvwxyzабвгде").split(".")
        head = len(figures) if self.digits_from is None else self.digits_from
        parts = [
            to_letter(value - LETTERED, figures[0])
            if value > LETTERED
            else str(value).zfill(len(figures[place]) if place < len(figures) and figures[place].startswith("0") else 1)
            for place, value in enumerate(path[:head])
        ]
        # Two figures side by side are written at one width: 1.10 beside 1.09.
        inner = "".join(str(value) for value in path[head:])
        return ".".join([*parts, inner] if inner else parts)


def plain(number: str) -> str:
    """A number without the letter or step behind it: `1.07.413b` and `1.12.2-4` stand in 1.07.413 and 1.12.2."""
    match = _DECIMAL.match(number)
    return match[1] if match else number


def ordinal(mark: str) -> int | None:
    """The place of a mark in a series of numbers or numerals: 3 for `3`, `III`, `C` or `В`; 1 for `I`; else None."""
    if mark.isdigit():
        return int(mark) if len(mark) < 5 else None
    return from_numeral(mark) if len(mark) > 1 or mark in ("I", "V", "X") else letter_place(mark)


def letter_place(mark: str) -> int | None:
    """The place of a letter in its alphabet: 3 for `C`, `c` or `В`; None of anything else."""
    lower = mark.lower()
    if len(lower) == 1 and "a" <= lower <= "z":
        return ord(lower) - 96
    place = ALPHABET.find(lower) if len(lower) == 1 else -1
    return place + 1 if place >= 0 else None


def to_letter(place: int, like: str) -> str:
    """The letter at a place of its alphabet, of the same kind as the letter `like`; beyond the last one the number."""
    letters = "abcdefghijklmnopqrstuvwxyz" if "a" <= like.lower() <= "z" else ALPHABET
    letter = letters[place - 1] if place <= len(letters) else str(place)
    return letter if like.islower() else letter.upper()
