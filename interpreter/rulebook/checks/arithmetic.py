"""Arithmetic that a text states itself: sums, differences and parts whose stated result is wrong."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from interpreter.rulebook.book.document import Book
from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.language import Language, language
from interpreter.rulebook.book.levels import Levels
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import Tokens, tokens_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.accounts import Account
from interpreter.rulebook.checks.equations import Equation, written_with_signs
from interpreter.rulebook.checks.rates import named_amounts, rates_of
from interpreter.rulebook.checks.sum_words import sum_words
from interpreter.rulebook.checks.sums import Sums
from interpreter.rulebook.checks.sums_of_sums import totals_of_results
from interpreter.rulebook.checks.tales import Tale
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import once, sentences_of

_BACK = 4
_SIGNS = frozenset("+-–−")
_CODES = {"signs": "L2090", "words": "L2091", "beside": "L2092", "part": "L2093", "level": "L2094"}


def equations_in(context: Context) -> list[tuple[Sentence, Equation]]:
    """All computations that a book states, right or wrong, in the order of the text."""
    return once(context, "equations", lambda: list(_equations(context)))


class Throw(NamedTuple):
    """A throw in a made-up case, and the most that it may show by what has been reckoned before."""

    sentence: Sentence
    number: Quantity
    most: tuple[Number, ...]


def throws_in(context: Context) -> list[Throw]:
    """The throws of made-up cases that have reckoned before what they may show."""
    equations_in(context)
    return once(context, "throws", list[Throw])


def arithmetic_of_the_text(context: Context) -> Iterator[Finding]:
    """Computations whose stated result is wrong, with the right one."""
    for sentence, equation in equations_in(context):
        if not equation.holds:
            yield _finding(context, sentence, equation)


def _equations(context: Context) -> Iterator[tuple[Sentence, Equation]]:
    sentences, book, known = sentences_of(context), context.book, language(context.language)
    levels = Levels(known)
    paragraph: list[Sentence] = []
    told: dict[int, _Told] = {}
    tale: Tale | None = None
    account = Account(known)
    throws = once(context, "throws", list[Throw])
    for sentence in sentences:
        if paragraph and not _goes_on(book, paragraph[-1], sentence):
            paragraph = []
        paragraph.append(sentence)
        if tale is not None and (len(paragraph) == 1 or not sentence.in_example):
            tale = None
        if tale is None and sentence.in_example and sentence.quantities:
            tale, account = Tale(known), Account(known)
        if len(sentence.quantities) < 2 and tale is None:
            continue
        own = told.get(id(sentence.said))
        if own is None:
            own = _told_by(sentence, sentences.text(sentence), known)
            if sentence.said.is_repeated:
                told[id(sentence.said)] = own
        yield from ((sentence, each) for each in own.in_signs)
        seen = {(each.stated_start, each.stated_end) for each in own.in_signs}
        moved: Iterable[Equation] = ()
        if own.moves:
            before = [(each, sentences.tokens(each)) for each in paragraph[-1 - _BACK : -1]]
            moved = levels.read(before, sentence, sentences.tokens(sentence))
        goes_on: list[Equation] = []
        if tale is not None and sentence.quantities:
            named = named_amounts(context, sentence)
            text, tokens = sentences.text(sentence), sentences.tokens(sentence)
            goes_on = [
                *tale.go_on(sentence, text, tokens, own.in_signs, named),
                *account.go_on(sentence, text, tokens, own.in_signs, (*tale.past, *tale.level, *tale.worked_with)),
            ]
            goes_on += _gathered(context, sentence, tale)
        if tale is not None:
            throws += [Throw(sentence, number, most) for number, most in tale.throws if most]
        for found in (*moved, *own.in_words, *goes_on):
            place = (found.stated_start, found.stated_end)
            if place not in seen:
                seen.add(place)
                yield sentence, found


def _gathered(context: Context, sentence: Sentence, tale: Tale) -> Iterator[Equation]:
    """What somebody has in the end, where by the rules all that is paid comes to him."""
    if len(tale.paid) < 2 or not tale.has_thrown:
        return
    rates = [each for each in rates_of(context) if each.gathered and each.pays in sentence.concepts]
    about = _around(context, sentence) if rates else frozenset[str]()
    for rate in rates:
        if not rate.gathered.isdisjoint(about):
            coins = {each.first for each in sentence.occurrences if each.concept == rate.pays}
            found = [each for each in sentence.quantities if each.last + 1 in coins and not each.weak]
            if len(found) == 1 and all(each.start <= found[0].start for each, _ in tale.throws):
                yield from tale.gathered(found[0])


def _around(context: Context, sentence: Sentence) -> frozenset[str]:
    """What is named where a case is told: in the heading, in the case, and in the paragraph before it."""
    own = sentences_of(context).by_section.get(sentence.section.key, ())
    at = bisect_left(own, sentence.start, key=lambda each: each.start)
    before = next((own[each].paragraph for each in range(at - 1, -1, -1) if not own[each].in_example), frozenset[str]())
    return sentences_of(context).headings.get(sentence.section.key, frozenset[str]()) | sentence.paragraph | before


def _goes_on(book: Book, before: Sentence, sentence: Sentence) -> bool:
    """Whether a sentence stands in the same paragraph as the one before."""
    is_here = sentence.section is before.section or not book.opens_paragraph(sentence.section)
    return is_here and not book.is_parted(before.end, sentence.start)


class _Told(NamedTuple):
    """What a sentence tells by itself, and whether it moves a level, perhaps one that was told of before."""

    in_signs: Sequence[Equation] = ()
    in_words: Sequence[Equation] = ()
    moves: bool = False


def _told_by(sentence: Sentence, text: str, known: Language) -> _Told:
    words, in_signs = sum_words(known.name), list[Equation]()
    if "=" in text:
        in_signs += written_with_signs(text)
        in_signs += totals_of_results(in_signs, sentence.quantities, tokens_of(text), words)
    if not sentence.said.may_reckon and all(each.kind != "fraction" for each in sentence.quantities):
        return _Told(in_signs)
    tokens, in_words = tokens_of(text), list[Equation]()
    if not words.tellers.isdisjoint(tokens.words) or _may_tell(sentence, tokens):
        in_words += Sums(tokens, sentence.quantities, known).equations()
    return _Told(in_signs, in_words, not words.movers.isdisjoint(tokens.words))


def _may_tell(sentence: Sentence, tokens: Tokens) -> bool:
    """Whether a sentence without words of sums may state one: a part of a number, or numbers in brackets."""
    if any(quantity.kind == "fraction" for quantity in sentence.quantities):
        return True
    return "(" in tokens.words and not _SIGNS.isdisjoint(tokens.words)


def _finding(context: Context, sentence: Sentence, equation: Equation) -> Finding:
    book = context.book
    told = [(book.span(sentence.start + start, sentence.start + end), context.say("book-reckoned-with"))
            for start, end in equation.told]  # fmt: skip
    return Finding.of(
        _CODES[equation.how],
        book.span(sentence.start + equation.stated_start, sentence.start + equation.stated_end),
        sentence.section.key,
        related=told,
        help=[f"{equation.computation} = {number_text(equation.right[0])}"],
        computation=equation.computation,
        right=number_text(equation.right[0]),
        written=" ".join(sentences_of(context).text(sentence)[equation.stated_start : equation.stated_end].split()),
    )


def number_text(value: Number) -> str:
    """A number in digits."""
    return str(value) if value.denominator == 1 else f"{float(value):g}"
