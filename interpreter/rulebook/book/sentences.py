"""A book read for what it says: the numbers and concepts of each sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from interpreter.rulebook.book.document import Book, Section
from interpreter.rulebook.book.language import Language
from interpreter.rulebook.book.quantities import Quantity, quantities
from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checks.sum_words import sum_words
from interpreter.rulebook.game.glossary import Glossary, Occurrence

_SHORT = 3
"""Spaces that a heading must have to be a sentence."""

_TOPIC = 2
"""How many concepts at its beginning tell of what a sentence is, so that the next may leave it out."""

_BULLETS = frozenset("-–—•·*")

_LONGEST_LEAD = 80
"""Letters of a line that does nothing but announce an example."""

_OPENING = 4
"""Words within which `for example` opens a sentence."""


@dataclass(slots=True, eq=False)
class Sentence:
    """What a sentence says; never changed, as numbers are not.

    `in_example` marks one that tells of a made-up case: its numbers are no rules, from the offset `example_from` on.
    `wrong` are words that the glossary forbids or takes for mistaken, `paragraph` the concepts of the whole paragraph,
    `concepts` its own, `lent` those of the sentence before it and of what introduces its list.
    """

    section: Section
    start: int
    end: int
    quantities: tuple[Quantity, ...]
    occurrences: tuple[Occurrence, ...]
    in_example: bool
    wrong: tuple[Occurrence, ...] = ()
    paragraph: frozenset[str] = field(repr=False, default=frozenset())
    concepts: frozenset[str] = field(repr=False, default=frozenset())
    example_from: int = 0
    may_reckon: bool = False
    """Whether words of sums, or a bracket, stand in it beside its numbers."""
    lent: frozenset[str] = field(repr=False, default=frozenset())

    def is_made_up(self, place: int) -> bool:
        """Whether what stands at an offset belongs to a made-up case."""
        return self.in_example and place >= self.example_from


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

    def stating(self) -> Iterator[Sentence]:
        """What may state a rule: the sentences, and headings that are whole sentences."""
        for sentence in self.with_titles():
            title = self.titles.get(sentence.section.key)
            if sentence is not title or self._is_whole(sentence):
                yield sentence

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
            self._around[section.key] = found
        return found

    def tokens(self, sentence: Sentence) -> Tokens:
        """The tokens of a sentence."""
        return Tokens(self.book.text, sentence.start, sentence.end)


def read_sentences(
    book: Book, language: Language, glossary: Glossary, sections: Sequence[Section] | None = None
) -> Sentences:
    """Read a book once, or some sections of it alone; one pass over its words."""
    return _Reader(book, language, glossary).read(book.rules if sections is None else sections)


class _Reader:
    def __init__(self, book: Book, language: Language, glossary: Glossary) -> None:
        self.book = book
        self.language = language
        self.glossary = glossary
        self.examples = language.example_words
        words = sum_words(language.name)
        self.reckoning = words.tellers | words.movers | {"("}
        self.sets: dict[frozenset[str], frozenset[str]] = {}
        self.mistaken_forms = {form for each in glossary.concepts.values() for form in each.mistaken}
        self.mistaken = {(each.id, form) for each in glossary.concepts.values() for form in each.mistaken}

    def read(self, sections: Iterable[Section]) -> Sentences:
        by_section: dict[str, tuple[Sentence, ...]] = {}
        headings: dict[str, frozenset[str]] = {}
        titles: dict[str, Sentence] = {}
        for section in sections:
            heading = self.book.heading(section)
            title = Tokens(self.book.text, heading.start, max(heading.end, section.body))
            named = tuple(self.glossary.occurrences(title))
            headings[section.key] = concepts = self._concepts(named)
            in_example = self._example_in(title) is not None
            if section.body > section.start:
                wrong = self._wrong(title, named)
                numbers = tuple(quantities(title, self.language))
                if named or wrong or numbers:
                    titles[section.key] = Sentence(
                        section, heading.start, title.end, numbers, named, in_example, wrong, concepts, concepts
                    )
            found = tuple(self._sentences(section, in_example))
            if found:
                by_section[section.key] = found
        return Sentences(self.book, self.language, self.glossary, by_section, headings, titles)

    def _sentences(self, section: Section, is_example: bool) -> Iterator[Sentence]:
        introduction = nothing = frozenset[str]()
        led = -1
        for paragraph in self._paragraphs(section):
            # `Example of play:` alone on a line opens the passage below it.
            is_led = led >= 0 and self._goes_on(led, paragraph[0][0])
            led = paragraph[-1][1] if is_led or self._leads_example(paragraph) else -1
            in_example = is_example or is_led
            is_introduced = self.book.text[paragraph[0][0]] in _BULLETS or self._introduces(paragraph[0][0])
            lent = introduction if is_introduced else nothing
            rows: list[tuple[int, int, tuple[Quantity, ...], tuple[Occurrence, ...], bool, tuple[Occurrence, ...]]] = []
            asides: list[tuple[int, bool]] = []
            for start, end in paragraph:
                tokens = Tokens(self.book.text, start, end)
                at = None if in_example else self._example_in(tokens)
                # An example that a sentence begins with goes on behind it; one within it is an aside.
                in_example = in_example or (at is not None and at < _OPENING)
                numbers = tuple(quantities(tokens, self.language))
                concepts = tuple(self.glossary.occurrences(tokens))
                wrong = self._wrong(tokens, concepts)
                if numbers or concepts or wrong:
                    rows.append((start, end, numbers, concepts, in_example or at is not None, wrong))
                    may_reckon = bool(numbers) and not self.reckoning.isdisjoint(tokens.words)
                    asides.append((0 if at is None else tokens.starts[at], may_reckon))
            named = self._concepts(each for row in rows for each in row[3])
            before = nothing
            for row, aside in zip(rows, asides, strict=True):
                own = self._concepts(row[3])
                both = lent | before
                yield Sentence(section, *row, named, own, *aside, self.sets.setdefault(both, both))
                before = self._concepts(row[3][:_TOPIC])
            if self._introduces(paragraph[-1][1]):
                introduction = self._concepts(each for row in rows[-1:] for each in row[3])
            elif not is_introduced:
                introduction = nothing

    def _leads_example(self, paragraph: list[tuple[int, int]]) -> bool:
        """Whether a paragraph is nothing but the words that announce an example."""
        start, end = paragraph[0]
        if len(paragraph) > 1 or end - start > _LONGEST_LEAD or not self._introduces(end):
            return False
        at = self._example_in(Tokens(self.book.text, start, end))
        return at is not None and at < _OPENING

    def _goes_on(self, end: int, start: int) -> bool:
        """Whether what starts at an offset belongs to the example that has been told up to another: what stands right
        below its announcement or without an empty line below the rest, and the items of a list."""
        text = self.book.text
        return self._introduces(end) or text.count("\n", end, start) < 2 or text[start] in _BULLETS

    def _introduces(self, end: int) -> bool:
        """Whether what ends at an offset, but for spaces, ends with a colon, so that a list follows."""
        return self.book.text[max(0, end - 4) : end].rstrip(" \n*_").endswith(":")

    def _paragraphs(self, section: Section) -> Iterator[list[tuple[int, int]]]:
        """The sentences of a section, those without a line end between them together."""
        text, found = self.book.text, list[tuple[int, int]]()
        for start, end in self.book.sentences(section):
            if found and text.find("\n", found[-1][1], start) >= 0:
                yield found
                found = []
            found.append((start, end))
        if found:
            yield found

    def _concepts(self, named: Iterable[Occurrence]) -> frozenset[str]:
        """The concepts of occurrences; the same ones are kept once, for most sentences name few."""
        found = frozenset([each.concept for each in named])
        return self.sets.setdefault(found, found)

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
