"""What is known of a language: its words for numbers, dice, roundings and comparisons, and its stems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal

from ruamel.yaml import YAML

from interpreter.rulebook.book.exact import Number, exact
from interpreter.rulebook.book.tokens import without_marks, words_of

LANGUAGES = ("ca", "en", "es", "ru")

Role = Literal[
    "unit", "ten", "hundred", "article", "ordinal", "fraction", "multiple", "dice",
    "at_least", "at_most", "at_least_before", "at_most_before", "more_before", "less_before",
    "or", "and", "to", "up", "down", "plus", "minus", "times", "equals", "gives", "not", "joiner",
]  # fmt: skip
"""What a word or phrase does in a sentence about numbers."""


LONGEST_WORD = 64
"""Letters; what is longer is no word, and stemming it would take very long."""

MANY_WORDS = 60_000
"""Different words of which something is kept: as many as a thick book has, and a bound for a file of nonsense."""


class Stems(dict[str, str]):
    """The stems of lower-case words of one language, each found once. A word of `apart` is no stem of others.

    Method: the Snowball stemmers (Porter, http://snowballstem.org), by the package snowballstemmer, which hands the
    work to PyStemmer.
    """

    def __init__(self, stemmer: str, enclitics: Iterable[str] = (), apart: Iterable[str] = ()) -> None:
        super().__init__()
        import snowballstemmer

        self._enclitics = frozenset(enclitics)
        self._apart = frozenset(apart)

        self._stem = snowballstemmer.stemmer(stemmer).stemWord

    def __missing__(self, word: str) -> str:
        plain = word.replace("ё", "е")
        if self._enclitics and "-" in plain:  # a pronoun behind its verb: completar-lo
            verb, *rest = plain.split("-")
            plain = verb if self._enclitics.issuperset(rest) else plain
        stem = str(self._stem(plain)) if 3 < len(plain) <= LONGEST_WORD else plain
        if len(self) < MANY_WORDS:
            self[word] = stem
        return stem


class StemSet:
    """Some stems, to which the words of a book are held.

    Most words have none of them, and are told apart by their first letters without being stemmed, which takes long: a
    stem begins as its words do, but for marks and the last of three letters; a single letter stems no longer word.
    """

    def __init__(self, stems: Stems, members: Iterable[str]) -> None:
        self._stems = stems
        self._members = frozenset(members)
        self._beginnings = frozenset(
            [without_marks(stem)[: 3 if len(stem) > 3 else 2] for stem in self._members if len(stem) > 1]
        )

    def find(self, word: str) -> str | None:
        """The stem of a word in small letters if it is one of these, else None."""
        start, beginnings = without_marks(word[:3]), self._beginnings
        if start not in beginnings and start[:2] not in beginnings and word not in self._members:
            return None
        stem = self._stems[word]
        return stem if stem in self._members else None


@dataclass(frozen=True)
class Phrase:
    """A phrase of number words: its words in lower case, what it does, and its value if it has one."""

    words: tuple[str, ...]
    role: Role
    value: Number = 0


@dataclass(frozen=True)
class Language:
    """The words of one language.

    `phrases` are by first word, the longest first. `own_letters` are signs that tell the language from its neighbours.
    """

    name: str
    letters: frozenset[str]
    own_letters: str
    frequent: frozenset[str]
    phrases: Mapping[str, tuple[Phrase, ...]]
    number_words: frozenset[str]
    example_words: Mapping[str, tuple[tuple[str, ...], ...]]
    die_letters: str
    stems: Stems = field(repr=False, compare=False)
    sections: Mapping[str, Any] = field(repr=False, compare=False)

    @cached_property
    def common(self) -> frozenset[str]:
        """Numbers and words that stand in any text: they are forms of nothing but themselves."""
        return self.number_words.union(self.frequent, self.sections.get("ordinary", ()))

    @cached_property
    def lookalikes(self) -> frozenset[str]:
        """The stems of words that look like those of a game, and are no slips for them."""
        return frozenset([self.stems[word] for word in (*self.sections["lookalikes"], *self.sections["ordinary"])])

    def compound(self, word: str) -> Number | None:
        """The value of a number written with hyphens (`twenty-five`), or None."""
        total: Number = 0
        for part in word.split("-"):
            roles = self.phrases.get(part, ())
            numbers = [phrase for phrase in roles if phrase.role in ("unit", "ten", "hundred", "article")]
            if not numbers and not any(phrase.role == "joiner" for phrase in roles):
                return None
            total += numbers[0].value if numbers else 0
        return total or None

    def stem_words(self, text: str) -> tuple[str, ...]:
        """The stems of the words of a short text."""
        return tuple(self.stems[word] for word in words_of(text))


_PLAIN_ROLES: tuple[tuple[str, Role], ...] = (
    ("at_least", "at_least"), ("at_most", "at_most"), ("at_least_before", "at_least_before"),
    ("at_most_before", "at_most_before"), ("more_before", "more_before"), ("less_before", "less_before"),
    ("or", "or"), ("and", "and"), ("to", "to"), ("rounding_up", "up"), ("rounding_down", "down"),
    ("dice", "dice"), ("negations", "not"),
)  # fmt: skip


NUMERIC = frozenset({"unit", "ten", "hundred", "article", "ordinal", "fraction", "multiple"})


def _by_first_word(written: Iterable[str]) -> dict[str, tuple[tuple[str, ...], ...]]:
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for text in written:
        words = words_of(text)
        found[words[0]] = (*found.get(words[0], ()), words)
    return found


@cache
def language(name: str) -> Language:
    """The language called `name`, one of `LANGUAGES`.

    Raises:
        KeyError: there is no such language.
    """
    if name not in LANGUAGES:
        raise KeyError(name)
    text = (files("interpreter") / "rulebook" / "languages" / f"{name}.yaml").read_text(encoding="utf-8")
    data: dict[str, Any] = YAML(typ="safe").load(text)
    phrases: dict[str, list[Phrase]] = {}
    for phrase in _phrases(data):
        phrases.setdefault(phrase.words[0], []).append(phrase)
    return Language(
        name,
        frozenset(data["letters"]),
        data.get("own_letters", ""),
        frozenset(data["frequent"]),
        {word: tuple(sorted(found, key=lambda each: -len(each.words))) for word, found in phrases.items()},
        frozenset([word for word, found in phrases.items() if any(each.role in NUMERIC for each in found)]),
        _by_first_word(data["example_words"]),
        "".join(data["die_letters"]),
        Stems(data["stemmer"], data.get("enclitics", ()), phrases),
        data,
    )


def _phrases(data: dict[str, Any]) -> Iterable[Phrase]:
    """All phrases of the file; what comes first wins where one word does two things."""
    seen: set[tuple[tuple[str, ...], str]] = set()
    for phrase in _all_phrases(data):
        if (phrase.words, phrase.role) not in seen:
            seen.add((phrase.words, phrase.role))
            yield phrase


def _all_phrases(data: dict[str, Any]) -> Iterable[Phrase]:
    numbers = data["numbers"]
    articles = set(numbers["articles"])
    roles: tuple[tuple[str, Role], ...] = (("units", "unit"), ("tens", "ten"), ("hundreds", "hundred"))
    for key, role in roles:
        for value, words in numbers[key].items():
            for word in words:
                yield _phrase(word, "article" if word in articles else role, exact(Fraction(value)))
    for value, words in data["fractions"].items():
        for word in words:
            yield _phrase(word, "fraction", exact(Fraction(value)))
    for value, words in data["ordinals"].items():
        for word in words:
            yield _phrase(word, "ordinal", exact(Fraction(value)))
    for value, words in data["multiples"].items():
        for word in words:
            yield _phrase(word, "multiple", exact(Fraction(value)))
    for key, role in _PLAIN_ROLES:
        for word in data[key]:
            yield _phrase(word, role)
    operators: tuple[Role, ...] = ("plus", "minus", "times", "equals", "gives")
    for role in operators:
        for word in data["operators"][role]:
            yield _phrase(word, role)
    for word in numbers["joiner"]:
        yield _phrase(word, "joiner")


def _phrase(text: str, role: Role, value: Number = 0) -> Phrase:
    return Phrase(words_of(text), role, value)


def guess_language(text: str) -> str:
    """The language of a text, by its most frequent words and its letters; `en` when there is nothing to go by."""
    beginning = text[:200_000]
    words = words_of(beginning)
    letters = Counter(beginning.lower())

    def weight(name: str) -> int:
        known = language(name)
        own = sum(letters[letter] for letter in known.own_letters)
        return sum(word in known.frequent for word in words) + own

    weights = {name: weight(name) for name in LANGUAGES}
    best = max(weights, key=lambda name: (weights[name], name == "en"))
    return best if weights[best] else "en"
