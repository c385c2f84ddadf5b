"""What stands in the cells of a table: figures, ranges of numbers, the things of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from interpreter.rulebook.book.language import MANY_WORDS, Language, language
from interpreter.rulebook.book.number_starts import LETTER_NUMERALS
from interpreter.rulebook.book.quantities import Quantity, quantities
from interpreter.rulebook.book.tables import Cell
from interpreter.rulebook.book.tokens import shared_beginning, tokens_of, without_marks, words_of
from interpreter.rulebook.game.glossary import Concept
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.text import Source

Range = tuple[int | None, int | None]
"""The numbers from one to another; None where they have no end."""

MOST_WORDS = 3
"""Words that may stand beside the numbers of a range."""

LEAST_SHARED = 4
"""Letters that two words share at least at their beginning when they are forms of one name."""

_ORDINAL = re.compile(r"(?<!\w)(\d{1,2})(?:\.[ ]?[ªºa]|[ªº]|-?(?:st|nd|rd|th|[ая]я|[ыио]й|[яй]))(?!\w)", re.I)
_DASHES = frozenset({"-", "–", "—", "−", "..", "…", "..."})
_JOINS = frozenset({"to", "or", "and"})
_WORD = re.compile(r"[^\W\d_]{2,}")


class Figure(NamedTuple):
    """A whole number in a cell, as it is signed, and its place. `plus`: it is written with a plus."""

    value: int
    start: int
    end: int
    plus: bool


def figures(text: str, cell: Cell, known: Language) -> list[Figure]:
    """The whole numbers of a cell in the order of the text; what stands in brackets behind them is an aside."""
    return [
        Figure(value, start + first, start + last, plus)
        for start, end in cell.parts
        for value, first, last, plus in _figures(text[start:end], known.name)
    ]


@lru_cache(MANY_WORDS)
def _figures(text: str, name: str) -> tuple[Figure, ...]:
    """The whole numbers of some text, with their places in it."""
    found: list[Figure] = []
    bracket = text.find("(", 1)
    for each in quantities(tokens_of(text if bracket < 0 else text[:bracket]), language(name)):
        is_article = each.weak and text[each.start].isalpha() and each.end - each.start < len(text)
        if each.kind not in ("number", "figures") or is_article:
            continue
        sign = -1 if each.sign == "-" else 1
        found += [
            Figure(sign * int(value), each.start, each.end, each.sign == "+")
            for value in each.values
            if value.denominator == 1
        ]
    return tuple(found)


def range_of(text: str, cell: Cell, known: Language) -> Range | None:
    """The numbers that a cell speaks of: `7`, `11–14`, `18 or more`, `less than 0`; None of any other cell."""
    return _range(text[cell.start : cell.end], known.name) if len(cell.parts) == 1 else None


@lru_cache(MANY_WORDS)
def _range(text: str, name: str) -> Range | None:
    found = [each for each in quantities(tokens_of(text), language(name)) if each.kind == "number" and not each.weak]
    if not 1 <= len(found) <= 2 or len(_WORD.findall(text, 0, found[0].start)) > MOST_WORDS:
        return None
    if len(_WORD.findall(text, found[-1].end)) > MOST_WORDS:
        return None
    if len(found) == 2:
        return _from_to(text, found[0], found[1], language(name))
    if any(each.denominator != 1 for each in found[0].values):
        return None
    value = int(found[0].signed)
    return {
        "min": (value, None), "more": (value + 1, None), "max": (None, value), "less": (None, value - 1),
        "": (value, value),
    }[found[0].bound]  # fmt: skip


def _from_to(text: str, one: Quantity, other: Quantity, language: Language) -> Range | None:
    between = text[one.end : other.start].strip()
    words = words_of(between)
    joins = words and any(each.words == words and each.role in _JOINS for each in language.phrases.get(words[0], ()))
    low, high = int(one.signed), int(other.signed if between not in _DASHES else other.value)
    if low >= high or not (between in _DASHES or joins):
        return None
    return low, high


Words = frozenset[str]


def label_words(text: str, language: Language) -> Words:
    """What a name of a thing is compared by: its stems, and `#1` for a first one, however that is written."""
    found: list[str] = []
    written = _ORDINAL.sub(r" #\1 ", text)
    for match in re.finditer(r"#?\d+|[^\W\d_]+(?:[·’'\-][^\W\d_]+)*", written):
        word = match.group()
        small = word.lower()
        if word.isdigit() or word[0] == "#":
            found.append("#" + word.lstrip("#"))
        elif word.isupper() and small in LETTER_NUMERALS:
            found.append(f"#{LETTER_NUMERALS[small]}")
        elif ordinals := [each for each in language.phrases.get(small, ()) if each.role == "ordinal"]:
            found.append(f"#{ordinals[0].value}")
        elif small not in language.frequent and len(small) > 1:
            found.append(language.stems[small])
    return frozenset(found)


class LabelWords(dict[str, Words]):
    """The words of names and labels, each taken apart once."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language

    def __missing__(self, text: str) -> Words:
        found = label_words(text, self.language)
        if len(self) < MANY_WORDS:
            self[text] = found
        return found


class ThingNames:
    """The things of a game by the words of their names."""

    def __init__(self, names: Iterable[tuple[str, str]], known: LabelWords) -> None:
        self.words = known
        self.language = known.language
        self._things: dict[Words, set[str]] = {}
        kept = list(names)
        for thing, name in kept:
            if words := self.words[name]:
                self._things.setdefault(words, set()).add(thing)
        self._written = sorted({(thing, self._plain(name)) for thing, name in kept}, key=lambda each: each[0])
        self._by_word: dict[str, list[Words]] = {}
        for words in self._things:
            for word in words:
                self._by_word.setdefault(word, []).append(words)

    def named(self, label: str) -> frozenset[str]:
        """The things that a cell may name: those with most of its words in their names, all of these in the cell."""
        fitting = self._fitting(label.partition("(")[0] or label)
        most = max(map(len, fitting), default=0)
        best = [each for each in fitting if len(each) == most]
        return frozenset(self._things[best[0]]) if len(best) == 1 else frozenset()

    def all_named(self, text: str) -> frozenset[str]:
        """Every thing that a cell may name beside others; none for a part of another one's name."""
        fitting = self._fitting(text)
        whole = [each for each in fitting if not any(each < other for other in fitting)]
        return frozenset(thing for each in whole for thing in self._things[each])

    def nearly(self, label: str) -> frozenset[str]:
        """The things whose names have the words of a cell but for their endings, and no others."""
        words = self._plain(label.partition("(")[0] or label)
        return frozenset(thing for thing, name in self._written if words and _alike(words, name))

    def _plain(self, text: str) -> Words:
        """The words of a name without marks and endings of the language, and its numbers."""
        numbers = {word for word in self.words[text] if word.startswith("#")}
        words = {without_marks(word) for word in words_of(_ORDINAL.sub(" ", text)) if word[0].isalpha()}
        return frozenset(numbers | {word for word in words if word not in self.language.frequent and len(word) > 2})

    def _fitting(self, text: str) -> set[Words]:
        words = self.words[text]
        return {each for word in words for each in self._by_word.get(word, ()) if each <= words}


def _alike(words: Words, name: Words) -> bool:
    """Whether each word of one has a word of the other that begins as it does."""
    if len(words) != len(name):
        return False
    return all(any(one == two or shared_beginning(one, two) >= LEAST_SHARED for two in name) for one in words) and all(
        any(one == two or shared_beginning(one, two) >= LEAST_SHARED for one in words) for two in name
    )


def names_of_things(facts: RulesFacts, concepts: Mapping[str, Concept]) -> Iterator[tuple[str, str]]:
    """Every name that the glossary of a language has for a thing of the game."""
    titles = frozenset(facts.all_titles)
    members: dict[str, list[str]] = {}
    for enum, names in facts.program.enums.items():
        for name in names:
            members.setdefault(name, []).append(f"{enum}-{name}")
    for concept in concepts.values():
        known = [concept.id] if concept.id in titles or "-" in concept.id else []
        for thing in (*known, *members.get(concept.id, ())):
            for form in concept.accepted:
                yield thing, form


def named_in_texts(sources: Iterable[Source], labels: Iterable[str]) -> dict[str, frozenset[str]]:
    """The things that the game's own texts in another language call by these very names, by the name in small letters.

    They are looked for in the files as they are: to read all names would take longer than to read the book.
    """
    wanted = "|".join(sorted({re.escape(label) for label in labels}))
    names = re.compile(rf"^name-([\w-]+) = ({wanted})[ \t]*$", re.M | re.I)
    found: dict[str, frozenset[str]] = {}
    for source in sources if wanted else ():
        for match in names.finditer(source.text):
            name = match[2].lower()
            found[name] = found.get(name, frozenset()) | {match[1]}
    return found
