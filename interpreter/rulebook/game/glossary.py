"""The concepts of a game in one language, and where a sentence names them, however inflected.

Names are compared by stem, word by word. What is forbidden is compared as it is written: a stem that fits too much is
harmless where a term is looked for and a false alarm where one is forbidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from interpreter.data import Texts
from interpreter.rulebook.book.language import MANY_WORDS, Language
from interpreter.rulebook.book.tokens import Tokens, words_of
from interpreter.text import Span

FORMS = ("genitive", "dative", "accusative", "instrumental", "prepositional", "plural", "plural_genitive", "second")
"""The forms of names in texts that are names by themselves: others bring an article or a preposition with them."""


@dataclass(frozen=True)
class Concept:
    """A concept and how a language says it.

    `name` is preferred; `forms` are other names of it, so that a book should use one of them throughout; `words` speak
    of it without naming it, such as verbs; `forbidden` is wrong
    as it is written, `mistaken` in every inflected form: what a translator takes for the concept's name. `apart` are
    further names that have the stem of another one, and are told from it by their exact words.
    """

    id: str
    name: str
    forms: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    gender: str = ""
    kind: str = ""
    has_case: bool = False
    span: Span | None = field(default=None, compare=False)
    mistaken: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()

    @property
    def accepted(self) -> tuple[str, ...]:
        """Every form that may be used, the preferred one first."""
        return (self.name, *self.forms, *self.words, *self.apart)


class Occurrence(NamedTuple):
    """A concept named in a sentence by the tokens `first` to `last`. `form` is the form of the glossary."""

    concept: str
    start: int
    end: int
    first: int
    last: int
    form: str


class _Pattern(NamedTuple):
    concept: str
    form: str
    has_case: bool


class _Beginning:
    """All forms that begin with one stem, by their stems.

    `lengths` are the lengths of the longer ones under their second stem, the longest first: most often the next word
    is the second of none.
    """

    def __init__(self) -> None:
        self.alone: list[_Pattern] = []
        self.lengths: dict[str, list[int]] = {}
        self.patterns: dict[tuple[str, ...], list[_Pattern]] = {}

    def add(self, stems: tuple[str, ...], pattern: _Pattern) -> None:
        """Add a form."""
        if len(stems) == 1:
            self.alone.append(pattern)
            return
        self.patterns.setdefault(stems, []).append(pattern)
        self.lengths[stems[1]] = sorted({len(stems), *self.lengths.get(stems[1], ())}, reverse=True)


class _Openers(dict[str, _Beginning | None]):
    """The forms that a word in small letters may begin, None where there are none; each word is stemmed once."""

    def __init__(self, stems: Mapping[str, str], beginnings: Mapping[str, _Beginning]) -> None:
        super().__init__()
        self._stems = stems
        self._beginnings = beginnings

    def __missing__(self, word: str) -> _Beginning | None:
        found = self._beginnings.get(self._stems[word])
        if len(self) < MANY_WORDS:
            self[word] = found
        return found


class Glossary:
    """The concepts of one language, ready to be looked for."""

    def __init__(self, language: Language, concepts: Iterable[Concept]) -> None:
        self.language = language
        self.concepts: Mapping[str, Concept] = {concept.id: concept for concept in concepts}
        self._patterns: dict[str, _Beginning] = {}
        self._forbidden: dict[str, list[tuple[tuple[str, ...], str, str]]] = {}
        self._apart: dict[tuple[str, tuple[str, ...]], str] = {}
        owners: dict[tuple[str, ...], list[str]] = {}
        cases: dict[tuple[str, ...], set[bool]] = {}
        for concept in self.concepts.values():
            for form in (*concept.accepted, *concept.mistaken):
                stems = tuple(language.stems[word] for word in words_of(form))
                if stems and concept.id not in owners.setdefault(stems, []):
                    owners[stems].append(concept.id)
                    pattern = _Pattern(concept.id, form, concept.has_case or form[:1].isupper())
                    self._patterns.setdefault(stems[0], _Beginning()).add(stems, pattern)
                    cases.setdefault(stems, set()).add(pattern.has_case)
                if form in concept.apart:
                    self._apart[concept.id, words_of(form)] = form
            for form in concept.forbidden:
                words = words_of(form)
                if words:
                    self._forbidden.setdefault(words[0], []).append((words, concept.id, form))
        self._openers = _Openers(language.stems, self._patterns)
        self.ambiguous = {
            stems: tuple(ids) for stems, ids in owners.items() if len(ids) > 1 and len(cases[stems]) == 1
        }
        """Forms that stand for two concepts or more, by their stems; a capital tells names from words."""

    def occurrences(self, tokens: Tokens) -> list[Occurrence]:
        """The concepts that a sentence names, in the order of the text; of overlapping ones the longest.

        A form of two concepts names both.
        """
        found: list[Occurrence] = []
        words, stems_of, free = tokens.words, self.language.stems, 0
        for at, beginning in enumerate(map(self._openers.__getitem__, words)):
            if beginning is None or at < free:
                continue
            if beginning.lengths and at + 1 < len(words):
                for length in beginning.lengths.get(stems_of[words[at + 1]], ()):
                    if at + length > len(words):
                        continue
                    patterns = beginning.patterns.get(tuple([stems_of[word] for word in words[at : at + length]]))
                    if patterns is not None and self._add(patterns, tokens, at, at + length - 1, found):
                        free = at + length
                        break
            if at >= free and beginning.alone:
                self._add(beginning.alone, tokens, at, at, found)
        return found

    def _add(self, patterns: Sequence[_Pattern], tokens: Tokens, at: int, last: int, found: list[Occurrence]) -> bool:
        """Add the forms that are named from `at` to `last`; false when none is, for want of a capital."""
        start, end = tokens.starts[at], tokens.ends[last]
        before = len(found)
        for concept, form, has_case in patterns:
            if not has_case or tokens.text[start].isupper():
                exact = self._apart.get((concept, tuple(tokens.words[at : last + 1]))) if self._apart else None
                found.append(Occurrence(concept, start, end, at, last, exact or form))
        return len(found) > before

    def wrong(self, tokens: Tokens) -> list[Occurrence]:
        """The forbidden forms in a sentence, as they are listed."""
        found: list[Occurrence] = []
        if self._forbidden.keys().isdisjoint(tokens.words):
            return found
        for at, word in enumerate(tokens.words):
            for words, concept, form in self._forbidden.get(word, ()):
                last = at + len(words) - 1
                if tuple(tokens.words[at : last + 1]) == words:
                    found.append(Occurrence(concept, tokens.starts[at], tokens.ends[last], at, last, form))
        return found


def named_things(texts: Texts, titles: Iterable[str]) -> list[Concept]:
    """The things of a game by the names its texts give them, in all their written forms."""
    found = []
    for title in titles:
        entry = texts.messages.get(f"name-{title}")
        if entry is None or not texts.has(f"name-{title}"):
            continue
        name = texts.name(title)
        forms = [texts.name(title, form) for form in entry.attributes if form in FORMS]
        others = tuple(dict.fromkeys(form for form in forms if form and form != name and len(form) < 80))
        found.append(Concept(title, name, others, kind="thing"))
    return found


def join(concepts: Iterable[Concept], names: Iterable[Concept]) -> list[Concept]:
    """The concepts of a glossary with the names of things; a concept with a thing's id adds to its forms."""
    found = {concept.id: concept for concept in concepts}
    for thing in names:
        own = found.get(thing.id)
        if own is None:
            found[thing.id] = thing
            continue
        forms = dict.fromkeys((*own.forms, thing.name, *thing.forms))
        forms.pop(own.name, None)
        kept = tuple(form for form in forms if form not in own.forbidden and form not in own.mistaken)
        found[thing.id] = replace(own, forms=kept)
    return list(found.values())
