"""The concepts of a game in one language, and where a sentence names them, however inflected.

Names are compared by stem, word by word. What is forbidden is compared as it is written: a stem that fits too much is
harmless where a term is looked for and a false alarm where one is forbidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import compress
from typing import NamedTuple

from interpreter.data import Texts
from interpreter.rulebook.book.language import MANY_WORDS, Language, Stems, StemSet
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
    further names that have the stem of another one, and are told from it by their exact words. `plain` are ordinary
    words for it, which are a matter of style beside the name.
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
    plain: tuple[str, ...] = ()

    @property
    def accepted(self) -> tuple[str, ...]:
        """Every form that may be used, the preferred one first."""
        return (self.name, *self.forms, *self.words, *self.apart, *self.plain)


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
    """The forms that a word in small letters may begin, None where there are none; each word is looked at once."""

    def __init__(
        self, language: Language, beginnings: Mapping[str, _Beginning], common: Mapping[str, _Beginning]
    ) -> None:
        super().__init__()
        self._stems = StemSet(language.stems, beginnings)
        self._beginnings = beginnings
        self._common = language.common
        self._of_common = common

    def __missing__(self, word: str) -> _Beginning | None:
        stem = self._stems.find(word)
        # A number or a little word is no inflected form of another: in Catalan `tres` has the stem of `tresor`.
        beginnings = self._of_common if word in self._common else self._beginnings
        found = None if stem is None else beginnings.get(stem)
        if len(self) < MANY_WORDS:
            self[word] = found
        return found


class _Seconds(dict[str, str | None]):
    """The stem of a word in small letters if it is the second of some form, else None."""

    def __init__(self, stems: Stems, beginnings: Iterable[_Beginning]) -> None:
        super().__init__()
        self._stems = StemSet(stems, [stem for beginning in beginnings for stem in beginning.lengths])

    def __missing__(self, word: str) -> str | None:
        found = self._stems.find(word)
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
        namers: dict[tuple[str, ...], tuple[str, ...]] = {}
        cases: dict[tuple[str, ...], set[bool]] = {}
        common: dict[str, _Beginning] = {}
        for concept in self.concepts.values():
            # What is accepted in small letters too needs no capital.
            plain = [words_of(form) for form in concept.words if not form[:1].isupper()]
            small = {tuple(language.stems[word] for word in words) for words in plain}
            for form in _in_both_writings((*concept.accepted, *concept.mistaken)):
                words = words_of(form)
                stems = tuple(language.stems[word] for word in words)
                if stems and concept.id not in owners.setdefault(stems, []):
                    owners[stems].append(concept.id)
                    is_name = form[:1].isupper() and stems not in small
                    pattern = _Pattern(concept.id, form, concept.has_case or is_name)
                    self._patterns.setdefault(stems[0], _Beginning()).add(stems, pattern)
                    if words[0] in language.common:
                        common.setdefault(stems[0], _Beginning()).add(stems, pattern)
                    cases.setdefault(stems, set()).add(pattern.has_case)
                    if form not in concept.words:
                        namers[stems] = (*namers.get(stems, ()), concept.id)
                if form in concept.apart:
                    self._apart[concept.id, words_of(form)] = form
            for form in concept.forbidden:
                words = words_of(form)
                if words:
                    self._forbidden.setdefault(words[0], []).append((words, concept.id, form))
        self._exact_names = _exact_names(self.concepts.values())
        self._told_apart = frozenset([concept for concept, _ in self._apart])
        self._tellers = frozenset(max(each[0], key=len) for found in self._forbidden.values() for each in found)
        self._openers = _Openers(language, self._patterns, common)
        self._seconds = _Seconds(language.stems, self._patterns.values())
        self.ambiguous = {stems: ids for stems, ids in namers.items() if len(ids) > 1 and len(cases[stems]) == 1}
        """Forms that name two concepts or more, by their stems; a capital tells names from words."""

    def may_begin(self, word: str) -> bool:
        """Whether a form begins with a word in small letters, or with one of its stem."""
        return self._openers[word] is not None

    def occurrences(self, tokens: Tokens) -> list[Occurrence]:
        """The concepts that a sentence names, in the order of the text; of overlapping ones the longest.

        A form of two concepts names both.
        """
        found: list[Occurrence] = []
        words, free, count = tokens.words, 0, len(tokens.words)
        openers = list(map(self._openers.__getitem__, words))
        for at, beginning in compress(enumerate(openers), openers):
            if beginning is None or at < free:
                continue
            if beginning.lengths and at + 1 < count and self._seconds[words[at + 1]] in beginning.lengths:
                free = self._longer(beginning, tokens, at, found)
            if at >= free and beginning.alone:
                start = tokens.starts[at]
                for concept, form, has_case in beginning.alone:
                    if not has_case or tokens.text[start].isupper():
                        exact = self._exact(concept, (words[at],), form) if concept in self._told_apart else form
                        found.append(Occurrence(concept, start, start + len(words[at]), at, at, exact))
        return found

    def _exact(self, concept: str, written: tuple[str, ...], form: str) -> str:
        """The form of a concept that is written so, where its forms of one stem are told apart."""
        return self._apart.get((concept, written), form)

    def _longer(self, beginning: _Beginning, tokens: Tokens, at: int, found: list[Occurrence]) -> int:
        """Add the longest forms of several words that are named from `at` on; the token after them, 0 without any."""
        words, stems_of, starts = tokens.words, self.language.stems, tokens.starts
        lengths = beginning.lengths[stems_of[words[at + 1]]]
        stems = tuple([stems_of[word] for word in words[at : at + lengths[0]]])
        for length in lengths:
            patterns = beginning.patterns.get(stems[:length])
            if patterns is None or length > len(stems):
                continue
            is_capital, last = tokens.text[starts[at]].isupper(), at + length - 1
            named = [(concept, form) for concept, form, has_case in patterns if is_capital or not has_case]
            if named:
                start, end, written = starts[at], starts[last] + len(words[last]), tuple(words[at : last + 1])
                for concept, form in named:
                    found.append(Occurrence(concept, start, end, at, last, self._exact(concept, written, form)))
                return at + length
        return 0

    def is_name(self, written: str) -> bool:
        """Whether something has what is written, word for word, as a name, however it is capitalised."""
        return words_of(written) in self._exact_names

    def is_of_another(self, found: Occurrence, written: str) -> bool:
        """Whether what is written is word for word the name of something else, and of this one's names none.

        `portal` may have the stem of `porter`: it names the gate all the same.
        """
        owners = self._exact_names.get(words_of(written), frozenset())
        return bool(owners) and found.concept not in owners

    def wrong(self, tokens: Tokens) -> list[Occurrence]:
        """The forbidden forms in a sentence, as they are listed."""
        found: list[Occurrence] = []
        if self._tellers.isdisjoint(tokens.words):
            return found
        for at, word in enumerate(tokens.words):
            for words, concept, form in self._forbidden.get(word, ()):
                last = at + len(words) - 1
                if tuple(tokens.words[at : last + 1]) == words:
                    end = tokens.starts[last] + len(tokens.words[last])
                    found.append(Occurrence(concept, tokens.starts[at], end, at, last, form))
        return found


def _in_both_writings(forms: Iterable[str]) -> Iterator[str]:
    """Forms, those with a round apostrophe with a straight one too, as many texts have it."""
    for form in forms:
        yield form
        if "\u2019" in form:
            yield form.replace("\u2019", "'")


def _exact_names(concepts: Iterable[Concept]) -> Mapping[tuple[str, ...], frozenset[str]]:
    """The concepts that have some words as a name or form, without inflection, by these words."""
    found: dict[tuple[str, ...], frozenset[str]] = {}
    for concept in concepts:
        for form in (*concept.accepted, *concept.mistaken):
            words = words_of(form)
            found[words] = found.get(words, frozenset()) | {concept.id}
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
