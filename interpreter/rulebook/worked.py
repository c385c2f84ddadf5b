"""Worked examples of a book against the rules: the passage is found, carried out, and compared step by step."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from interpreter.messages import Diagnostics
from interpreter.rulebook.checking import Context
from interpreter.rulebook.document import Section
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game_data import load_book_file
from interpreter.rulebook.knowledge import complaints_of, glossary_of, once, sentences_of
from interpreter.rulebook.passages import Pair, Passage, Passages, wrong_pairs
from interpreter.rulebook.quantities import Quantity
from interpreter.rulebook.worked_data import Step, Worked, read_worked
from interpreter.rulebook.worked_values import NoExample, Values, reasons, work_out
from interpreter.text import Span


def worked_examples_of(context: Context) -> list[Worked]:
    """The worked examples of the game that a book of this edition may tell, and those that its bindings name."""
    return once(context, "worked", lambda: _worked(context))


def _worked(context: Context) -> list[Worked]:
    facts = context.facts
    if facts is None:
        return []
    document = load_book_file(facts.folder, "worked.yaml", complaints_of(context))
    found = [] if document is None else read_worked(document, complaints_of(context))
    bound = {name for names in context.bindings.worked.values() for name in names}
    return [each for each in found if each.edition in ("", facts.edition) or bound & {each.id, each.example}]


def examples_against_the_rules(context: Context) -> Iterator[Finding]:
    """Where a worked example of the book goes wrong: for each cause the first step, with the computation."""
    facts = context.facts
    if facts is None:
        return
    listed = worked_examples_of(context)
    if not listed:
        return
    passages = once(context, "passages", lambda: Passages(sentences_of(context)))
    for worked in listed:
        try:
            passage = passages.find(worked, [step.right for step in worked.numbers])
            if passage is None:
                yield from _not_found(context, worked)
                continue
            values = work_out(facts, worked)
        except NoExample as fault:
            yield Finding.of("L2098", worked.span, example=worked.example, reason=str(fault))
            continue
        if [values.right(step) for step in worked.numbers] != [step.right for step in worked.numbers]:
            passage = passages.find(worked, [values.right(step) for step in worked.numbers]) or passage
        yield from _wrong_numbers(context, worked, passage, values)
        yield from _wrong_words(context, worked, passage)


# -------------------------------------------------------------------------------------------------------- wrong numbers


def _wrong_numbers(context: Context, worked: Worked, passage: Passage, values: Values) -> Iterator[Finding]:
    causes: list[list[Pair]] = []
    for pair in wrong_pairs(passage):
        cause = next((each for each in causes if _follows(each, pair)), None)
        if cause is None:
            causes.append([pair])
        else:
            cause.append(pair)
    for cause in causes:
        yield _finding(context, worked, passage, values, cause)


def _follows(cause: list[Pair], pair: Pair) -> bool:
    """Whether a wrong number is what comes of reckoning with earlier wrong ones: it is off by as much as they are."""
    off = _off(pair)
    figures = [other.item.quantity.values for other in cause if other.item is not None and len(other.right) > 1]
    if off is None:
        return bool(figures)
    if pair.item is not None and any(pair.item.quantity.value in values for values in figures):
        return True
    return any(other is not None and abs(other) == abs(off) for other in map(_off, cause))


def _off(pair: Pair) -> Fraction | None:
    """By how much a number is off; None of figures."""
    if pair.item is None or len(pair.right) != 1:
        return None
    return _stated(pair, pair.item.quantity) - pair.right[0]


def _stated(pair: Pair, quantity: Quantity) -> Fraction:
    return quantity.value if quantity.kind == "dice" else quantity.signed


def _finding(context: Context, worked: Worked, passage: Passage, values: Values, cause: list[Pair]) -> Finding:
    first = cause[0]
    assert first.item is not None and context.facts is not None
    quantity = first.item.quantity
    related = [(_place(context, pair.item.quantity), context.say("book-follows", right=value_text(pair.right)))
               for pair in cause[1:] if pair.item is not None]  # fmt: skip
    section = passage.block.sentences[0].section
    return Finding.of(
        "L2096" if first.step.is_given else "L2095",
        _place(context, quantity),
        section.key,
        help=[*_computation(context, passage, cause), *reasons(context.facts, values, first.step, context.spoken)],
        related=related,
        example=worked.id,
        subject=_subject(context, first.step),
        right=value_text(first.right),
        written=_written(context, quantity),
    )


def _computation(context: Context, passage: Passage, cause: list[Pair]) -> Iterator[str]:
    """The steps of the example up to the last that is wrong, line by line, the wrong ones marked."""
    last = max(passage.pairs.index(pair) for pair in cause)
    for pair in passage.pairs[: last + 1]:
        if pair.item is None and pair.step.may_lack:
            continue
        line = f"{_subject(context, pair.step)}: {value_text(pair.right)}"
        if pair in cause and pair.item is not None:
            line += " ← " + context.say("book-text-says", written=_written(context, pair.item.quantity))
        yield line


def value_text(right: tuple[Fraction, ...]) -> str:
    """A value in digits, figures with strokes."""
    return "/".join(str(value) for value in right)


def _subject(context: Context, step: Step) -> str:
    """What a step is about: in the words of its file, or for a reader of another language its concepts."""
    if context.spoken == "en" or not step.near:
        return step.what
    concepts = glossary_of(context).concepts
    names = [concepts[each].name for each in sorted(step.near) if each in concepts]
    return " / ".join(names) or step.what


def _written(context: Context, quantity: Quantity) -> str:
    return " ".join(context.book.text[quantity.start : quantity.end].split())


def _place(context: Context, quantity: Quantity) -> Span:
    return context.book.span(quantity.start, quantity.end)


# ---------------------------------------------------------------------------------------------------------- wrong words


def _wrong_words(context: Context, worked: Worked, passage: Passage) -> Iterator[Finding]:
    """Results that the passage names wrongly: a defeat where the rules make a draw."""
    first, last = passage.found
    sentences = passage.block.sentences[max(0, first - 1) : last + 2]
    named = {each.concept for sentence in sentences for each in sentence.occurrences}
    concepts = glossary_of(context).concepts
    for step in worked.steps:
        if not step.says or step.says in named or not step.instead & named:
            continue
        wrong = next(
            each for sentence in sentences for each in sentence.occurrences if each.concept in step.instead
        )
        yield Finding.of(
            "L2097",
            context.book.span(wrong.start, wrong.end),
            passage.block.sentences[0].section.key,
            example=worked.id,
            right=concepts[step.says].name if step.says in concepts else step.says,
            written=context.book.text[wrong.start : wrong.end],
        )


# ------------------------------------------------------------------------------------------------------------ not found


def _not_found(context: Context, worked: Worked) -> Iterator[Finding]:
    """An example that the book's section should tell, and of which nothing is found there."""
    section = _section(context, worked)
    if section is not None:
        yield Finding.of("L2099", context.book.heading(section), section.key, example=worked.id)


def _section(context: Context, worked: Worked) -> Section | None:
    """The section that an example belongs to, by its number or by the key that the bindings give it."""
    for key, names in context.bindings.worked.items():
        if worked.id in names or worked.example in names:
            return context.book.by_key.get(key)
    return context.book.by_number.get(worked.section)


__all__ = ["Diagnostics", "examples_against_the_rules", "worked_examples_of"]
