"""The checks of a long book made by two processes: the same findings in little more than half the time.

The second one reads and judges the sentences of the book's second half, and then makes the checks that look at the text
alone and ask for no sentences.
"""

from __future__ import annotations

import copyreg
import marshal
import pickle
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import accumulate
from typing import Any

from interpreter.messages import Diagnostic
from interpreter.rulebook.book import plain
from interpreter.rulebook.book.document import Section
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.sentences import Sentences, read_sentences
from interpreter.rulebook.checking import Check, Context
from interpreter.rulebook.finding import Edit, Finding
from interpreter.rulebook.game import plain_verdicts
from interpreter.rulebook.game.judging import counts_of, judge
from interpreter.rulebook.game.knowledge import glossary_of, statements_of
from interpreter.rulebook.second import Asking, Second, second_process
from interpreter.text import Source, Span

TEXT_ALONE = frozenset(
    {"bare_references", "damage", "english", "foreign", "listing", "names", "references", "scripts", "series",
     "spelling", "structure"}
)  # fmt: skip
"""The modules of the checks that ask for no sentences."""

PARTS = ("interpreter.", "copyreg")
MADE_OF = (Diagnostic, Edit, Finding, Source, Span, copyreg.__newobj__)  # type: ignore[attr-defined]
"""What may stand in the bytes of findings."""

OWN_SHARE = 0.3
"""How much of the text the first process reads and judges: after that it has more to do."""


def findings_of_two(context: Context, checks: Sequence[Check]) -> list[Finding]:
    """What the checks find, in their order. What the second process does not do is done here."""
    first, rest = _halves(context.book.rules)
    alone = [check for check in checks if check.__module__.rpartition(".")[2] in TEXT_ALONE]
    others = [check for check in checks if check not in alone]
    glossary_of(context), statements_of(context)
    with second_process(lambda asking: _second_half(context, rest, alone, asking)) as second:
        _read_and_judge(context, first, rest, second)
        found = dict(zip(others, _made(context, others), strict=True))
        sent = second.take()
        found.update(zip(alone, _made(context, alone) if sent is None else unpacked(context, sent), strict=True))
    return [each for check in checks for each in found[check]]


def _second_half(
    context: Context, sections: Sequence[Section], alone: Sequence[Check], asking: Asking
) -> Iterator[bytes]:
    """What the second process makes: its counts of concepts, its sentences, the judgement on them, and findings."""
    sentences, statements = _read(context, sections), statements_of(context)
    counts = counts_of(sentences)
    yield marshal.dumps(dict(counts))
    writer = plain.Writer(sentences.parts)
    yield from map(writer.piece, plain.in_pieces(sections))
    others = asking()
    if others is not None:
        counts.update(marshal.loads(others))
        yield plain_verdicts.to_bytes(judge(sentences, statements, counts), sentences, statements)
        yield _packed(context, _made(context, alone))


def _read_and_judge(context: Context, first: Sequence[Section], rest: Sequence[Section], second: Second) -> None:
    """Read and judge the book for all checks: some sections here, the rest there, or if need be here too."""
    own, statements = _read(context, first), statements_of(context)
    counts = counts_of(own)
    second.give(marshal.dumps(dict(counts)))
    sent = second.take()
    more = None
    if sent is None:
        more = _read(context, rest)
        counts.update(counts_of(more))
    else:
        counts.update(marshal.loads(sent))
    judgement = judge(own, statements, counts)
    more = more or _taken(own, rest, second) or _read(context, rest)
    sent = second.take()
    of_rest = judge(more, statements, counts) if sent is None else plain_verdicts.from_bytes(sent, more, statements)
    context.shared["sentences"] = own.with_more(more.parts)
    context.shared["judgement"] = judgement.with_more(of_rest)


def _taken(own: Sentences, sections: Sequence[Section], second: Second) -> Sentences | None:
    """The sentences that the second process has read; None if it is lost."""
    reader = plain.Reader()
    for piece in plain.in_pieces(sections):
        sent = second.take()
        if sent is None:
            return None
        reader.add(sent, piece)
    return own.of_others(reader.parts)


def _read(context: Context, sections: Sequence[Section]) -> Sentences:
    return read_sentences(context.book, language(context.language), glossary_of(context), sections)


def _made(context: Context, checks: Sequence[Check]) -> list[list[Finding]]:
    """What each of some checks finds."""
    return [list(check(context)) for check in checks]


def _halves(sections: Sequence[Section]) -> tuple[Sequence[Section], Sequence[Section]]:
    """Sections up to about the middle of their text, and those behind; none, where the first is most of the text."""
    ends = list(accumulate(section.end - section.start for section in sections))
    middle = sum(end <= ends[-1] * OWN_SHARE for end in ends) or len(sections)
    return sections[:middle], sections[middle:]


# ---------------------------------------------------------------------------------------------------------------- bytes


def _packed(context: Context, made: object) -> bytes:
    """What was made as bytes. Sections and sources that both processes know are named in it, and not copied."""
    known = _sources(context)

    def source(each: Source) -> Any:
        place = next((at for at, other in enumerate(known) if other is each), None)
        return each.__reduce_ex__(pickle.HIGHEST_PROTOCOL) if place is None else (known_source, (place,))

    packed = BytesIO()
    packer = pickle.Pickler(packed, pickle.HIGHEST_PROTOCOL)
    packer.dispatch_table = {
        **copyreg.dispatch_table,
        Source: source,
        Section: lambda each: (known_section, (each.key,)),
    }
    packer.dump(made)
    return packed.getvalue()


def unpacked(context: Context, packed: bytes) -> Any:
    """What the second process made of findings.

    Raises:
        pickle.UnpicklingError: the bytes hold something else.
    """
    return _Unpacker(context, packed).load()


class _Unpacker(pickle.Unpickler):
    def __init__(self, context: Context, packed: bytes) -> None:
        super().__init__(BytesIO(packed))
        self._known = {
            known_section.__name__: context.book.by_key.__getitem__,
            known_source.__name__: _sources(context).__getitem__,
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


def known_source(place: int) -> Source:
    """Stands in bytes for a source of the book, or of the one beside it."""
    raise LookupError(place)


def _sources(context: Context) -> list[Source]:
    readings = [context.reading, *([context.against.reading] if context.against else [])]
    return [source for each in readings for source in (each.source, *(file.source for file in each.files))]
