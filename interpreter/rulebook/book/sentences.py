"""A book read for what it says: the numbers and concepts of each sentence."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from interpreter.rulebook.book.document import Book, Section
from interpreter.rulebook.book.language import Language
from interpreter.rulebook.book.quantities import Quantity, quantities
from interpreter.rulebook.book.tokens import Tokens, tokens_of
from interpreter.rulebook.checks.sum_words import sum_words
from interpreter.rulebook.game.glossary import Glossary, Occurrence

_SHORT = 3
"""Spaces that a heading must have to be a sentence."""

_TOPIC = 2
"""How many concepts at its beginning tell of what a sentence is, so that the next may leave it out."""

_BULLETS = frozenset("-–—•·*")

_LONGEST_LEAD = 80
"""Letters of a line that does nothing but announce an example."""

MANY_SENTENCES = 20_000
"""Different sentences that are kept to be known again: more than a book has."""

LONG_SENTENCE = 400
"""Letters; what is longer hardly comes twice."""

_OPENING = 4
"""Words within which `for example` opens a sentence."""


@dataclass(slots=True, eq=False)
class Said:
    """What some words say, wherever they stand: all places are counted from their beginning.

    `wrong` are words that the glossary forbids or takes for mistaken. `may_reckon` says whether words of sums, or a
    bracket, stand there beside numbers. `example_at` is the token with which a made-up case begins, -1 without one, and
    `example_from` its place.
    """

    quantities: tuple[Quantity, ...]
    occurrences: tuple[Occurrence, ...]
    wrong: tuple[Occurrence, ...]
    concepts: frozenset[str]
    may_reckon: bool = False
    example_at: int = -1
    example_from: int = 0
    is_repeated: bool = False
    """Whether the words stand in several places; all else never changes."""

    def __bool__(self) -> bool:
        """Whether anything is said."""
        return bool(self.quantities or self.occurrences or self.wrong)


@dataclass(slots=True, eq=False)
class Sentence:
    """A sentence at its place in the book; never changed.

    `in_example` marks one that tells of a made-up case: its numbers are no rules, from the place `example_from` on.
    `paragraph` are the concepts of its paragraph up to its own end, `lent` those of the sentence before it and of what
    introduces its list. Places in it are counted from its own beginning, so that equal sentences share what they say.
    """

    section: Section
    start: int
    end: int
    said: Said
    in_example: bool
    paragraph: frozenset[str] = field(repr=False, default=frozenset())
    lent: frozenset[str] = field(repr=False, default=frozenset())
    example_from: int = 0

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        """Its numbers, in the order of the text."""
        return self.said.quantities

    @property
    def occurrences(self) -> tuple[Occurrence, ...]:
        """The concepts that it names, in the order of the text."""
        return self.said.occurrences

    @property
    def concepts(self) -> frozenset[str]:
        """The concepts that it names."""
        return self.said.concepts

    def is_made_up(self, place: int) -> bool:
        """Whether what stands at a place in it belongs to a made-up case."""
        return self.in_example and place >= self.example_from

    def place(self, each: Quantity | Occurrence) -> tuple[int, int]:
        """Where something that it says begins and ends in the book."""
        return self.start + each.start, self.start + each.end


Parts = tuple[dict[str, tuple[Sentence, ...]], dict[str, frozenset[str]], dict[str, Sentence]]
"""By section its sentences, what its heading names, and its heading as a sentence."""


@dataclass(frozen=True)
class Sentences:
    """The sentences of a book that name a concept or a number, by section."""

    book: Book
    language: Language
    glossary: Glossary
    by_section: dict[str, tuple[Sentence, ...]] = field(repr=False)
    headings: dict[str, frozenset[str]] = field(repr=False)
    titles: dict[str, Sentence] = field(repr=False, default_factory=dict)
    """What the headings name, by section."""
    _around: dict[str, frozenset[str]] = field(repr=False, compare=False, default_factory=dict)
    _sets: dict[frozenset[str], frozenset[str]] = field(repr=False, compare=False, default_factory=dict)

    @property
    def parts(self) -> Parts:
        """What was read, without what it was read with."""
        return self.by_section, self.headings, self.titles

    def with_more(self, parts: Parts) -> Sentences:
        """These and what was read of other sections of the same book."""
        by_section, headings, titles = parts
        return Sentences(
            self.book,
            self.language,
            self.glossary,
            {**self.by_section, **by_section},
            {**self.headings, **headings},
            {**self.titles, **titles},
        )

    def with_titles(self) -> Iterator[Sentence]:
        """The headings that name something and the sentences, in the order of the text."""
        for section in self.book.rules:
            if section.key in self.titles:
                yield self.titles[section.key]
            yield from self.by_section.get(section.key, ())

    def stating(self) -> Sequence[Sentence]:
        """What may state a rule: the sentences, and headings that are whole sentences."""
        return self._stating

    @cached_property
    def _stating(self) -> tuple[Sentence, ...]:
        found: list[Sentence] = []
        for section in self.book.rules:
            title = self.titles.get(section.key)
            if title is not None and self._is_whole(title):
                found.append(title)
            found += self.by_section.get(section.key, ())
        return tuple(found)

    def _is_whole(self, title: Sentence) -> bool:
        """Whether a heading ends as a sentence does: `3.3 The Statue gives 3 points.`"""
        text = self.book.text[title.start : title.end].rstrip(' \t\n*_"”»)')
        return text[-1:] in ".!" and text.count(" ") >= _SHORT

    def __iter__(self) -> Iterator[Sentence]:
        for section in self.book.rules:
            yield from self.by_section.get(section.key, ())

    def around(self, section: Section) -> frozenset[str]:
        """The concepts of the headings above a section and of its own."""
        found = self._around.get(section.key)
        if found is None:
            keys = (section.key, *(above.key for above in self.book.above(section)))
            found = frozenset[str]().union(*[self.headings.get(key, ()) for key in keys])
            found = self._around[section.key] = self._sets.setdefault(found, found)
        return found

    def at(self, offset: int) -> Sentence | None:
        """The sentence in which an offset of the book lies; None in a heading, or where none says anything."""
        section = self.book.section_at(offset)
        own = () if section is None else self.by_section.get(section.key, ())
        index = bisect_right(own, offset, key=lambda each: each.start) - 1
        return own[index] if index >= 0 and offset < own[index].end else None

    def text(self, sentence: Sentence) -> str:
        """The text of a sentence."""
        return self.book.text[sentence.start : sentence.end]

    def tokens(self, sentence: Sentence) -> Tokens:
        """The tokens of a sentence."""
        return tokens_of(self.text(sentence))


def _outside(named: tuple[Occurrence, ...], wrong: Sequence[Occurrence]) -> tuple[Occurrence, ...]:
    """The concepts without those that only a word of a wrong phrase of several words seems to name."""
    phrases = [each for each in wrong if each.first < each.last]
    if not phrases:
        return named
    return tuple(
        each for each in named if not any(one.first <= each.first and each.last <= one.last and each is not one
                                          for one in phrases)
    )  # fmt: skip


def read_sentences(
    book: Book, language: Language, glossary: Glossary, sections: Iterable[Section] | None = None
) -> Sentences:
    """Read a book once, or some sections of it with the headings above them; one pass over its words."""
    reader = _Reader(book, language, glossary)
    found = reader.read(book.rules if sections is None else sections)
    if sections is not None:
        found.headings.update(reader.headings_above(found.headings))
    return found


class _Reader:
    def __init__(self, book: Book, language: Language, glossary: Glossary) -> None:
        self.book = book
        self.text = book.text
        self.language = language
        self.glossary = glossary
        self.examples = language.example_words
        words = sum_words(language.name)
        self.reckoning = words.tellers | words.movers | {"("}
        self.sets: dict[frozenset[str], frozenset[str]] = {}
        self.known: dict[str, Said] = {}
        self.mistaken_forms = {form for each in glossary.concepts.values() for form in each.mistaken}
        self.mistaken = {(each.id, form) for each in glossary.concepts.values() for form in each.mistaken}

    def read(self, sections: Iterable[Section]) -> Sentences:
        by_section: dict[str, tuple[Sentence, ...]] = {}
        headings: dict[str, frozenset[str]] = {}
        titles: dict[str, Sentence] = {}
        for section in sections:
            start, end, title = self._title(section)
            headings[section.key] = title.concepts
            in_example = title.example_at >= 0
            if title and section.body > section.start:
                titles[section.key] = Sentence(section, start, end, title, in_example, title.concepts)
            found = tuple(self._sentences(section, in_example))
            if found:
                by_section[section.key] = found
        return Sentences(self.book, self.language, self.glossary, by_section, headings, titles)

    def headings_above(self, known: Collection[str]) -> dict[str, frozenset[str]]:
        """What the headings above some sections name, but for those that are known themselves."""
        sections = map(self.book.by_key.__getitem__, known)
        above = {each.key: each for section in sections for each in self.book.above(section) if each.key not in known}
        return {key: self._title(section)[2].concepts for key, section in above.items()}

    def _title(self, section: Section) -> tuple[int, int, Said]:
        """Where the heading of a section begins and ends, and what it says."""
        heading = self.book.heading(section)
        end = max(heading.end, section.body)
        return heading.start, end, self._said(heading.start, end)

    def _sentences(self, section: Section, is_example: bool) -> Iterator[Sentence]:
        introduction = nothing = frozenset[str]()
        led = -1
        for paragraph in self._paragraphs(section):
            # `Example of play:` alone on a line opens the passage below it.
            is_led = led >= 0 and self._goes_on(led, paragraph[0][0])
            led = paragraph[-1][1] if is_led or self._leads_example(paragraph) else -1
            in_example = is_example or is_led
            is_introduced = self.text[paragraph[0][0]] in _BULLETS or self._introduces(paragraph[0][0])
            lent = introduction if is_introduced else nothing
            rows: list[tuple[int, int, Said, bool, int]] = []
            for start, end in paragraph:
                said = self._said(start, end)
                at = -1 if in_example else said.example_at
                # An example that a sentence begins with goes on behind it; one within it is an aside.
                in_example = in_example or 0 <= at < _OPENING
                if said:
                    rows.append((start, end, said, in_example or at >= 0, said.example_from if at >= 0 else 0))
            if len(rows) == 1:
                start, end, said, is_made_up, example_from = rows[0]
                yield Sentence(section, start, end, said, is_made_up, said.concepts, lent, example_from)
            elif rows:
                named = nothing
                before = nothing
                for start, end, said, is_made_up, example_from in rows:
                    named = self._shared(named | said.concepts)
                    both = self._shared(lent | before) if before else lent
                    yield Sentence(section, start, end, said, is_made_up, named, both, example_from)
                    is_short = len(said.occurrences) <= _TOPIC
                    before = said.concepts if is_short else self._concepts(said.occurrences[:_TOPIC])
            if self._introduces(paragraph[-1][1]):
                introduction = rows[-1][2].concepts if rows else nothing
            elif not is_introduced:
                introduction = nothing

    def _said(self, start: int, end: int) -> Said:
        """What stands between two places; the same words are read once."""
        text = self.text[start:end]
        said = self.known.get(text)
        if said is not None:
            said.is_repeated = True
            return said
        said = self._read(tokens_of(text))
        if end - start < LONG_SENTENCE and len(self.known) < MANY_SENTENCES:
            self.known[text] = said
        return said

    def _read(self, tokens: Tokens) -> Said:
        numbers = tuple(quantities(tokens, self.language))
        named = tuple(self.glossary.occurrences(tokens))
        wrong = self._wrong(tokens, named)
        if wrong:
            named = _outside(named, wrong)
        may_reckon = bool(numbers) and not self.reckoning.isdisjoint(tokens.words)
        at = self._example_in(tokens)
        if at is None:
            return Said(numbers, named, wrong, self._concepts(named), may_reckon)
        return Said(numbers, named, wrong, self._concepts(named), may_reckon, at, tokens.starts[at])

    def _leads_example(self, paragraph: list[tuple[int, int]]) -> bool:
        """Whether a paragraph is nothing but the words that announce an example."""
        start, end = paragraph[0]
        if len(paragraph) > 1 or end - start > _LONGEST_LEAD or not self._introduces(end):
            return False
        return 0 <= self._said(start, end).example_at < _OPENING

    def _goes_on(self, end: int, start: int) -> bool:
        """Whether what starts at an offset belongs to the example that has been told up to another: what stands right
        below its announcement or without an empty line below the rest, and the items of a list."""
        return self._introduces(end) or self.text.count("\n", end, start) < 2 or self.text[start] in _BULLETS

    def _introduces(self, end: int) -> bool:
        """Whether what ends at an offset, but for spaces, ends with a colon, so that a list follows."""
        tail = self.text[max(0, end - 4) : end]
        return ":" in tail and tail.rstrip(" \n*_").endswith(":")

    def _paragraphs(self, section: Section) -> Iterator[list[tuple[int, int]]]:
        """The sentences of a section, those without a line end between them together."""
        found = list[tuple[int, int]]()
        for start, end in self.book.sentences(section):
            if found and self.text.find("\n", found[-1][1], start) >= 0:
                yield found
                found = []
            found.append((start, end))
        if found:
            yield found

    def _concepts(self, named: Iterable[Occurrence]) -> frozenset[str]:
        """The concepts of occurrences; the same ones are kept once, for most sentences name few."""
        return self._shared(frozenset([each.concept for each in named]))

    def _shared(self, concepts: frozenset[str]) -> frozenset[str]:
        return self.sets.setdefault(concepts, concepts)

    def _wrong(self, tokens: Tokens, named: tuple[Occurrence, ...]) -> tuple[Occurrence, ...]:
        wrong = self.glossary.wrong(tokens)
        if not self.mistaken_forms.isdisjoint([each.form for each in named]):
            wrong += [each for each in named if (each.concept, each.form) in self.mistaken]
        return tuple(wrong)

    def _example_in(self, tokens: Tokens) -> int | None:
        """The token with which a made-up case begins, or None."""
        words = tokens.words
        if self.examples.keys().isdisjoint(words):
            return None
        for at, word in enumerate(words):
            for phrase in self.examples.get(word, ()):
                if tuple(words[at : at + len(phrase)]) == phrase:
                    return at
        return None
