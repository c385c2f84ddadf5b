"""Worked examples of a book against the rules: the passage is found, carried out, and compared step by step."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.arithmetic import equations_in
from interpreter.rulebook.checks.equations import Equation
from interpreter.rulebook.checks.laying import Item, Pair, wrong_pairs
from interpreter.rulebook.checks.passages import Passage, parted, realign
from interpreter.rulebook.checks.told_examples import (
    home_section,
    is_own,
    known_ones,
    told_examples,
    worked_examples_of,
)
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.knowledge import glossary_of, sentences_of
from interpreter.rulebook.game.stating import is_term
from interpreter.rulebook.game.worked_data import Step, Worked
from interpreter.rulebook.game.worked_values import Explainer, NoExample, Values, work_out

_NUMBER = re.compile(r"\d+")
_FOREIGN = 2
"""Numbers of a computation that no wrong one of an example explains."""

_LEAD = 30

_TOLD_ON = 3
"""Sentences behind an example in which its tale may go on."""

_BESIDE = 2
"""Words from a concept to its number, as in `a strength of 14`."""


def examples_against_the_rules(context: Context) -> Iterator[Finding]:
    """Where a worked example of the book goes wrong: for each cause the first step, with the computation."""
    facts = context.facts
    if facts is None:
        return
    listed = worked_examples_of(context)
    if not listed:
        return
    told = told_examples(context)
    held = list[tuple[Worked, Passage, Values]]()
    for worked, passage in known_ones(context, told):
        try:
            values = work_out(facts, worked)
        except NoExample as fault:
            # What another edition tells need not hold in this one.
            if is_own(context, worked):
                yield Finding.of("L2098", worked.span, example=worked.example, reason=str(fault))
            continue
        passage = realign(passage, [values.right(step) for step in worked.numbers])
        is_told = _is_own_case(context, worked, passage) if is_own(context, worked) else _is_this_case(context, passage)
        if is_told:
            held.append((worked, passage, values))
    others = [passage for worked, passage in told if all(worked is not each for each, _, _ in held)]
    passages = parted([*(passage for _, passage, _ in held), *others])
    # Of which half is wrong, it may not be told here at all.
    explained = {pair.item.start for passage in passages if passage.is_mostly_right for pair in passage.pairs
                 if pair.item is not None and pair.is_equal}  # fmt: skip
    # What most of a passage bears out has the first say on a number that several examples take for theirs.
    ordered = sorted(zip(held, passages, strict=False), key=lambda each: -each[1].equal)
    for (worked, _, values), passage in ordered:
        yield from _wrong_numbers(context, worked, passage, values, explained)
        yield from _wrong_words(context, worked, passage)
    yield from _missing(context, listed, {worked.id for worked, _ in told})


# -------------------------------------------------------------------------------------------------------- wrong numbers


def _wrong_numbers(
    context: Context, worked: Worked, passage: Passage, values: Values, explained: set[int]
) -> Iterator[Finding]:
    """What the passage has wrong, one finding for each cause. A number that another example explains is none of it."""
    causes: list[list[Pair]] = []
    told = [pair for pair in passage.pairs if pair.item is not None]
    right = {pair.item.values for pair in told if pair.item is not None and pair.is_equal}
    for pair in wrong_pairs(passage.pairs, passage.block.items):
        if pair.item is None or pair.item.start in explained:
            continue
        if pair.item.values in right and _is_term(context, passage, pair.item):
            continue  # what has been told is worked with
        explained.add(pair.item.start)
        before = told[told.index(pair) - 1] if told.index(pair) else None
        cause = next((each for each in causes if before in each or _follows(each, pair)), None)
        if cause is None:
            causes.append([pair])
        else:
            cause.append(pair)
    for cause in causes:
        yield _finding(context, worked, passage, values, cause)


def _is_own_case(context: Context, worked: Worked, passage: Passage) -> bool:
    """Whether a passage tells a case of its book's own edition: one with other given numbers, and with more of the
    others wrong than right, tells another, as does one that lacks a name and rightly works out something else."""
    if not passage.block.concepts.issuperset(worked.anchor) and _works_out_another(context, passage):
        return False
    wanted = [pair for pair in passage.pairs if not pair.step.may_lack]
    is_as_given = all(pair.is_equal for pair in wanted if pair.step.is_given)
    return is_as_given or passage.equal * 2 >= len(wanted)


def _is_this_case(context: Context, passage: Passage) -> bool:
    """Whether a passage tells a case, and this one: one that rightly works out what the example has otherwise, or has
    not, tells another."""
    first, last = passage.found
    is_case = any(sentence.in_example for sentence in passage.block.sentences[first : last + 1])
    if _works_out_another(context, passage):
        return False
    values = {str(abs(value)) for pair in passage.pairs for value in pair.right}
    told = {number for _, each in _sums(context, passage) if each.holds
            for number in (*_NUMBER.findall(each.computation), str(abs(each.stated)))}  # fmt: skip
    return (is_case or bool(_sums(context, passage))) and len(told - values) <= _FOREIGN


def _sums(context: Context, passage: Passage) -> list[tuple[Sentence, Equation]]:
    """The computations in signs of a passage."""
    first, last = passage.found
    inside = {sentence.start for sentence in passage.block.sentences[first : last + 1]}
    return [(sentence, each) for sentence, each in equations_in(context)
            if each.how == "signs" and sentence.start in inside]  # fmt: skip


def _works_out_another(context: Context, passage: Passage) -> bool:
    """Whether a passage rightly works out what its example has otherwise, or has not."""
    values = {str(abs(value)) for pair in passage.pairs for value in pair.right}
    otherwise = {pair.item.start for pair in passage.pairs if pair.item is not None and not pair.is_equal}
    return any(
        _is_of_another(each, values, sentence.start + each.stated_start in otherwise)
        for sentence, each in _sums(context, passage)
    )


def _is_of_another(told: Equation, values: Container[str], is_wrong: bool) -> bool:
    """Whether a right computation is none of an example with some values: it is made of numbers that the example does
    not have, of several where its result stands for none that would be wrong."""
    foreign = [number for number in _NUMBER.findall(told.computation) if number not in values]
    return told.holds and str(abs(told.stated)) not in values and len(foreign) >= (1 if is_wrong else _FOREIGN)


def _is_term(context: Context, passage: Passage, item: Item) -> bool:
    sentence = passage.block.sentences[item.sentence]
    return is_term(sentences_of(context).text(sentence), item.quantity)


def _follows(cause: list[Pair], pair: Pair) -> bool:
    """Whether a wrong number comes of reckoning on with earlier wrong ones: it is off by as much, or one of theirs."""
    off = _off(pair)
    figures = [other.item.values for other in cause if other.item is not None and len(other.right) > 1]
    if off is None:
        return bool(figures)
    if pair.item is not None and any(pair.item.values[0] in values for values in figures):
        return True
    return any(other is not None and abs(other) == abs(off) for other in map(_off, cause))


def _off(pair: Pair) -> int | None:
    """By how much a number is off; None of figures."""
    if pair.item is None or len(pair.right) != 1:
        return None
    return _stated(pair.item) - pair.right[0]


def _stated(item: Item) -> int:
    return -item.values[0] if item.sign < 0 else item.values[0]


class _Teller:
    """Tells the steps of one passage in the language of messages."""

    def __init__(self, context: Context, passage: Passage, values: Values) -> None:
        self.context = context
        self.passage = passage
        assert context.facts is not None
        self.explainer = Explainer(context.facts, values, context.spoken)

    def subject(self, step: Step, item: Item | None) -> str:
        """What a step is about: in the words of its file, or for a reader of another language as the game names it, or
        as the book leads up to its number."""
        numbered = self.context.say("book-step", number=self.place(step))
        spoken = self.context.spoken
        if spoken == "en":
            return f"{numbered} ({step.what})" if step.what else numbered
        concepts = glossary_of(self.context).concepts if spoken == self.context.language else {}
        names = [concepts[each].name for each in sorted(step.near) if each in concepts]
        name = self.explainer.figure(step) or " / ".join(names) or (self._lead(item) if item is not None else "")
        return f"{numbered} ({name})" if name else numbered

    def _lead(self, item: Item) -> str:
        """The words right before a number in the book."""
        sentence = self.passage.block.sentences[item.sentence]
        words = self.context.book.text[max(sentence.start, item.start - _LEAD) : item.end].split()
        return "… " + " ".join(words[1:] if len(words) > 1 else words)

    def place(self, step: Step) -> int:
        """Which of the steps with a number it is, counted from 1."""
        return [pair.step for pair in self.passage.pairs].index(step) + 1

    def lines(self, cause: list[Pair]) -> Iterator[str]:
        """The steps of the example up to the last that is wrong, line by line, the wrong ones marked."""
        last = max(self.passage.pairs.index(pair) for pair in cause)
        for pair in self.passage.pairs[: last + 1]:
            if pair.item is None and pair.step.may_lack:
                continue
            line = f"{self.subject(pair.step, pair.item)}: {value_text(pair.right)}"
            if pair in cause and pair.item is not None:
                line += " ← " + self.context.say("book-text-says", written=_written(self.context, pair.item))
            yield line
        yield from self.explainer.reasons(cause[0].step)


def _finding(context: Context, worked: Worked, passage: Passage, values: Values, cause: list[Pair]) -> Finding:
    first = cause[0]
    assert first.item is not None
    teller = _Teller(context, passage, values)
    related = [
        (context.book.span(pair.item.start, pair.item.end), context.say("book-follows", right=value_text(pair.right)))
        for pair in cause[1:] if pair.item is not None
    ]  # fmt: skip
    related += [
        (context.book.span(*each), context.say("book-follows", right=value_text(first.right)))
        for each in _told_on(context, passage, first.item)
    ]
    return Finding.of(
        "L2096" if first.step.is_given else "L2095",
        context.book.span(first.item.start, first.item.end),
        passage.block.sentences[0].section.key,
        help=teller.lines(cause),
        related=related,
        example=worked.id,
        step=teller.place(first.step),
        right=value_text(first.right),
        written=_written(context, first.item),
    )


def _told_on(context: Context, passage: Passage, item: Item) -> Iterator[tuple[int, int]]:
    """Where the tale goes on with a wrong result: in the next sentences about its people, with the same concept."""
    concepts = glossary_of(context).concepts
    people = {each for each in passage.block.concepts if each in concepts and concepts[each].name[:1].isupper()}
    last = passage.block.sentences[-1]
    following = [each for each in sentences_of(context).by_section.get(last.section.key, ()) if each.start > last.start]
    for sentence in following[:_TOLD_ON]:
        if people.isdisjoint(sentence.concepts):
            return
        for quantity in sentence.quantities:
            beside = {each.concept for each in sentence.occurrences if 0 < quantity.first - each.last <= _BESIDE}
            if quantity.values == item.quantity.values and not beside.isdisjoint(item.around):
                yield sentence.place(quantity)


def value_text(right: tuple[int, ...]) -> str:
    """A value in digits, figures with strokes."""
    return "/".join(str(value) for value in right)


def _written(context: Context, item: Item) -> str:
    return " ".join(context.book.text[item.start : item.end].split())


# ---------------------------------------------------------------------------------------------------------- wrong words


def _wrong_words(context: Context, worked: Worked, passage: Passage) -> Iterator[Finding]:
    """Results that the passage names wrongly: a defeat where the rules make a draw, or what is so of another thing."""
    first, last = passage.found
    sentences = passage.block.sentences[first : last + 1]
    named = {each.concept for sentence in sentences for each in sentence.occurrences}
    for step in worked.steps:
        if not step.says:
            continue
        if step.says in named:
            yield from _of_another(context, worked, sentences, step)
        elif step.instead & named and not step.may_lack:
            wrong = [(sentence, each) for sentence in sentences for each in sentence.occurrences
                     if each.concept in step.instead]  # fmt: skip
            yield _wrong_word(context, worked, *wrong[0], step.says)


def _of_another(context: Context, worked: Worked, sentences: Sequence[Sentence], step: Step) -> Iterator[Finding]:
    """What is said of something else than the rules say it of: the nearest name before it is that of another step."""
    others = {each.about for each in worked.steps if each.about and each.says != step.says}
    if not step.about or not others:
        return
    for sentence in sentences:
        subject: Occurrence | None = None
        for each in sentence.occurrences:
            if each.concept in others or each.concept == step.about:
                subject = each
            elif each.concept == step.says and subject is not None and subject.concept != step.about:
                yield _wrong_word(context, worked, sentence, subject, step.about)
                return


def _wrong_word(context: Context, worked: Worked, sentence: Sentence, wrong: Occurrence, right: str) -> Finding:
    concepts = glossary_of(context).concepts
    span = context.book.span(*sentence.place(wrong))
    return Finding.of(
        "L2097",
        span,
        sentence.section.key,
        example=worked.id,
        right=concepts[right].name if right in concepts else right,
        written=" ".join(span.text.split()),
    )


# ------------------------------------------------------------------------------------------------------------ not found


def _missing(context: Context, listed: Sequence[Worked], told: Container[str]) -> Iterator[Finding]:
    """Sections of the book that should tell worked examples, and tell none of them."""
    sections: dict[str, list[Worked]] = {}
    for worked in listed:
        section = home_section(context, worked)
        if section is not None and is_own(context, worked):
            sections.setdefault(section.key, []).append(worked)
    for key, examples in sections.items():
        if not any(worked.id in told for worked in examples):
            heading = context.book.heading(context.book.by_key[key])
            yield Finding.of("L2099", heading, key, example=examples[0].id)
