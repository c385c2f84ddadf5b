"""The checks of a long book made by two processes: the same findings in little more than half the time.

Each reads and judges the sentences of about half of the book, and makes the checks that look at each section for
itself. Then the first one makes the checks that look at all sentences together, and meanwhile the second one those that
look at the text alone and ask for no sentences. What is to be done is shared out while it is done, so that a processor
that is slower at the moment does less: the first process begins with the first piece, the second one with the last.
"""

from __future__ import annotations

import copyreg
import marshal
import pickle
from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from io import BytesIO
from itertools import accumulate, chain, pairwise
from typing import Any

from interpreter.messages import Diagnostic
from interpreter.rulebook.book import plain
from interpreter.rulebook.book.document import Book, Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence, Sentences, read_sentences
from interpreter.rulebook.checking import Check, Context
from interpreter.rulebook.checks.arithmetic import Throw
from interpreter.rulebook.checks.equations import Equation
from interpreter.rulebook.checks.rates import rates_of
from interpreter.rulebook.finding import Edit, Finding
from interpreter.rulebook.game import plain_verdicts
from interpreter.rulebook.game.judging import Judgement, counts_of, judge
from interpreter.rulebook.game.knowledge import glossary_of, statements_of
from interpreter.rulebook.second import Asking, Second, Tickets, second_process
from interpreter.text import Source, Span

TEXT_ALONE = (
    frozenset({"listing", "series"}),
    frozenset({"structure"}),
    frozenset({"damage"}),
    frozenset({"english", "foreign", "scripts"}),
    frozenset({"bare_references", "cited_alike", "item_references", "openings", "references", "section_names"}),
    frozenset({"broken_words", "names", "parts_of_names", "spelling"}),
)
"""The modules of the checks that ask for no sentences. What one works out for another stands beside it; what takes
longest is last, where the second process begins."""

BY_SECTION = frozenset(
    {"agreement", "arithmetic", "case_rates", "enumerating", "givens", "rates", "told_before", "verdicts", "wholes"}
)
"""The modules of the checks that look at each section for itself: whoever reads it makes them."""

JUDGING = frozenset({"contradicting", "numbers", "prose_tables"})
"""The modules of the checks that ask how the sentences were judged."""

NAMING = frozenset({"figures_of_names"})
"""The modules of the checks that ask for sentences, and for what checks of the text alone leave: they are made last."""

LEFT = ("equations", "throws")
"""The lists that checks of sections leave for others, in the order of the text."""

LEFT_BY_TEXT = ("names", "told names", "corrected names")
"""What checks of the text alone leave for others."""

PARTS = ("interpreter.", "copyreg", "fractions")
MADE_OF = (
    Diagnostic, Edit, Equation, Finding, Fraction, Quantity, Source, Span, Throw,
    copyreg.__newobj__,  # type: ignore[attr-defined]
)  # fmt: skip
"""What may stand in the bytes of findings, and of what checks leave for others."""

PIECES = 24
"""Into how many pieces the text is parted to be read."""

OWN_PIECES = 11
"""How many of them the first process reads at most: after that it has more to do."""

BySection = tuple[list[list[Any]], list[list[Finding]]]
"""What the checks of sections leave for others, by name, and what they find, by check."""


def findings_of_two(context: Context, checks: Sequence[Check]) -> list[Finding]:
    """What the checks find, in their order. What the second process does not do is done here."""
    pieces, groups = _pieces(context.book), [_of_modules(checks, each) for each in TEXT_ALONE]
    of_sections, judging, naming = (_of_modules(checks, each) for each in (BY_SECTION, JUDGING, NAMING))
    others = {*of_sections, *judging, *naming, *chain.from_iterable(groups)}
    rest = [check for check in checks if check not in others]
    # What both need is made before they part.
    statements = statements_of(context)
    rates_of(context)
    with Tickets(len(pieces)) as to_read, Tickets(len(groups)) as to_check:
        shares = to_read.shared(pieces[::-1]), to_check.shared(groups[::-1])
        with second_process(lambda asking: _second_part(context, *shares, of_sections, asking)) as second:
            read = list[Sequence[Section]]()
            own = _read(context, _noted(to_read.shared(pieces[:OWN_PIECES]), read))
            there = _There(context, _sections(pieces[len(read) :]), second)
            counts = counts_of(own)
            second.give(marshal.dumps(dict(counts)))
            made_here = _by_section(context, own, of_sections)
            counts.update(there.counts())
            judgement = judge(own, statements, counts)
            context.shared["sentences"] = own.with_more(there.sentences.parts)
            left, made = _joined(made_here, there.by_section(of_sections))
            context.shared.update(zip(LEFT, left, strict=True))
            found = dict(zip(of_sections, made, strict=True))
            found.update(zip(rest, _made(context, rest), strict=True))
            context.shared["judgement"] = judgement.with_more(there.judgement(counts))
            found.update(zip(judging, _made(context, judging), strict=True))
            made_alone = [_made(context, group) for group in to_check.shared(groups)]
            made_alone += [there.findings(group) for group in groups[len(made_alone) :][::-1]][::-1]
            for group, made in zip(groups, made_alone, strict=True):
                found.update(zip(group, made, strict=True))
            found.update(zip(naming, _made(context, naming), strict=True))
    return [each for check in checks for each in found[check]]


def _second_part(
    context: Context,
    pieces: Iterator[Sequence[Section]],
    groups: Iterator[Sequence[Check]],
    of_sections: Sequence[Check],
    asking: Asking,
) -> Iterator[bytes]:
    """What the second process makes, in the order in which the first one takes it. It takes pieces from the end of the
    text."""
    read = list[Sequence[Section]]()
    sentences, statements = _read(context, _noted(pieces, read)), statements_of(context)
    counts = counts_of(sentences)
    yield marshal.dumps(dict(counts))
    writer = plain.Writer(sentences.parts)
    yield from map(writer.piece, plain.in_pieces(_sections(read[::-1])))
    yield _packed(context, _by_section(context, sentences, of_sections), sentences)
    others = asking()
    if others is not None:
        counts.update(marshal.loads(others))
        yield plain_verdicts.to_bytes(judge(sentences, statements, counts), sentences, statements)
        for group in groups:
            made = _made(context, group)
            yield _packed(
                context, (made, {name: context.shared[name] for name in LEFT_BY_TEXT if name in context.shared})
            )


class _There:
    """What is made of the sections of the second process: taken from it in its order, or made here where it is lost."""

    def __init__(self, context: Context, sections: Sequence[Section], second: Second) -> None:
        self._context = context
        self._sections = sections
        self._second = second

    def counts(self) -> Counter[str]:
        """How many sentences name each concept."""
        sent = self._second.take()
        return counts_of(self.sentences) if sent is None else Counter(marshal.loads(sent))

    @cached_property
    def sentences(self) -> Sentences:
        """What was read."""
        reader = plain.Reader()
        for piece in plain.in_pieces(self._sections):
            sent = self._second.take()
            if sent is None:
                return _read(self._context, [self._sections])
            reader.add(sent, piece)
        context = self._context
        return Sentences(context.book, language(context.language), glossary_of(context), *reader.parts)

    def by_section(self, checks: Sequence[Check]) -> BySection:
        """What the checks of sections made."""
        sent = self._second.take()
        if sent is None:
            return _by_section(self._context, self.sentences, checks)
        made: BySection = unpacked(self._context, sent, self.sentences)
        return made

    def judgement(self, counts: Counter[str]) -> Judgement:
        """How the sentences were judged, by the counts of the whole book."""
        sent, statements = self._second.take(), statements_of(self._context)
        if sent is None:
            return judge(self.sentences, statements, counts)
        return plain_verdicts.from_bytes(sent, self.sentences, statements)

    def findings(self, checks: Sequence[Check]) -> list[list[Finding]]:
        """What the checks of the text alone find in the whole book; what they leave is there for others."""
        sent = self._second.take()
        if sent is None:
            return _made(self._context, checks)
        found: list[list[Finding]]
        found, left = unpacked(self._context, sent)
        self._context.shared.update(left)
        return found


def _of_modules(checks: Iterable[Check], modules: frozenset[str]) -> list[Check]:
    return [check for check in checks if check.__module__.rpartition(".")[2] in modules]


def _read(context: Context, pieces: Iterable[Sequence[Section]]) -> Sentences:
    return read_sentences(context.book, language(context.language), glossary_of(context), chain.from_iterable(pieces))


def _noted(pieces: Iterable[Sequence[Section]], read: list[Sequence[Section]]) -> Iterator[Sequence[Section]]:
    """Pieces that are taken one by one, each noted when it is."""
    for piece in pieces:
        read.append(piece)
        yield piece


def _sections(pieces: Iterable[Sequence[Section]]) -> list[Section]:
    return list(chain.from_iterable(pieces))


def _made(context: Context, checks: Sequence[Check]) -> list[list[Finding]]:
    """What each of some checks finds."""
    return [list(check(context)) for check in checks]


def _by_section(context: Context, sentences: Sentences, checks: Sequence[Check]) -> BySection:
    """What the checks of sections make of the sentences of some sections."""
    part = replace(context, shared={**context.shared, "sentences": sentences})
    made = _made(part, checks)
    return [list(part.shared.get(name, ())) for name in LEFT], made  # type: ignore[call-overload]


def _joined(one: BySection, other: BySection) -> BySection:
    """What the checks of sections made of two parts of a book, as they would have of both together."""
    left, made = (
        [first + second for first, second in zip(*each, strict=True)] for each in zip(one, other, strict=True)
    )
    return left, made


def _pieces(book: Book) -> list[Sequence[Section]]:
    """The sections of the book in pieces of about the same size, or in fewer where sections are long.

    They are parted where a paragraph ends, for a case may be told on from section to section of one paragraph.
    """
    rules = book.rules
    ends = list(accumulate(section.end - section.start for section in rules))
    near = (bisect(ends, ends[-1] * number / PIECES) for number in range(1, PIECES if ends else 1))
    opening = (next((at for at in range(each, len(rules)) if book.opens_paragraph(rules[at])), 0) for each in near)
    partings = sorted({0, *opening, len(rules)})
    return [rules[start:end] for start, end in pairwise(partings)]


# ---------------------------------------------------------------------------------------------------------------- bytes


def _packed(context: Context, made: object, sentences: Sentences | None = None) -> bytes:
    """What was made as bytes. Sections, sources and sentences that both processes know are named in it, not copied."""
    known = _sources(context)
    places: dict[int, tuple[str, int]] = {}
    if sentences is not None:
        places = {id(each): (key, at) for key, own in sentences.by_section.items() for at, each in enumerate(own)}

    def source(each: Source) -> Any:
        place = next((at for at, other in enumerate(known) if other is each), None)
        return each.__reduce_ex__(pickle.HIGHEST_PROTOCOL) if place is None else (known_source, (place,))

    packed = BytesIO()
    packer = pickle.Pickler(packed, pickle.HIGHEST_PROTOCOL)
    packer.dispatch_table = {
        **copyreg.dispatch_table,
        Source: source,
        Section: lambda each: (known_section, (each.key,)),
        Sentence: lambda each: (known_sentence, places[id(each)]),
    }
    packer.dump(made)
    return packed.getvalue()


def unpacked(context: Context, packed: bytes, sentences: Sentences | None = None) -> Any:
    """What the second process made of findings, and of what checks leave for others in some sentences.

    Raises:
        pickle.UnpicklingError: the bytes hold something else.
    """
    return _Unpacker(context, packed, sentences).load()


class _Unpacker(pickle.Unpickler):
    def __init__(self, context: Context, packed: bytes, sentences: Sentences | None) -> None:
        super().__init__(BytesIO(packed))
        by_section = {} if sentences is None else sentences.by_section
        self._known = {
            known_section.__name__: context.book.by_key.__getitem__,
            known_source.__name__: _sources(context).__getitem__,
            known_sentence.__name__: lambda key, at: by_section[key][at],
        }

    def find_class(self, module: str, name: str) -> Any:
        """What a name means: a section or a source that this process has too, or what findings are made of."""
        if module == __name__:
            return self._known[name]
        found = super().find_class(module, name) if module.startswith(PARTS) else None
        if found not in MADE_OF:
            raise pickle.UnpicklingError(f"{module}.{name}")
        return found


def known_section(key: str) -> Section:
    """Stands in bytes for the section with a key."""
    raise LookupError(key)


def known_sentence(key: str, at: int) -> Sentence:
    """Stands in bytes for a sentence of a section, by its place there."""
    raise LookupError(key, at)


def known_source(place: int) -> Source:
    """Stands in bytes for a source of the book, or of the one beside it."""
    raise LookupError(place)


def _sources(context: Context) -> list[Source]:
    readings = [context.reading, *([context.against.reading] if context.against else [])]
    return [source for each in readings for source in (each.source, *(file.source for file in each.files))]
