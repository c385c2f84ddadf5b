"""Outcomes of made-up cases against the tables of the rules: a result is reckoned, and what comes of it is named.

`The dice show 10: 10 + 5 = 15, a stalemate`: where a table of the rules has rows of numbers and outcomes with names,
that of the row must be named, and in the columns with a name of their own the numbers of the row.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.arithmetic import equations_in
from interpreter.rulebook.checks.sum_words import TOTALS, sum_words
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.counted_columns import Counted, read_counted
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.knowledge import complaints_of, glossary_of, once, sentences_of
from interpreter.rulebook.game.ruleset_facts import RulesFacts
from interpreter.rulebook.game.stating import is_term
from interpreter.rulebook.game.table_facts import Domain, Field, domains_of
from interpreter.rulebook.game.table_matching import expected
from interpreter.rulebook.game.table_reading import understood_tables

_BEFORE = 3
"""Words before an outcome within which a negation denies it."""

_TALE = 4
"""Sentences before an outcome that tell its case."""

_FAR = 5
"""Words from a level that is moved to where it comes."""

_AHEAD, _BACK = 4, 2
"""Words from the name of a column to its number, and from the number to the name."""


@dataclass(frozen=True)
class _Table:
    """A table of the rules by numbers: the outcomes that have names, by concept, and the columns that have."""

    domain: Domain
    field: Field | None
    outcomes: Mapping[str, str]
    others: frozenset[str]
    columns: Mapping[str, Field]
    counted: tuple[tuple[Field, Counted], ...] = ()


@dataclass(frozen=True)
class _Stretch:
    """A part of a sentence that tells what comes of a result: from one place in it to another."""

    sentence: Sentence
    start: int
    end: int

    @cached_property
    def named(self) -> list[Occurrence]:
        """The concepts that it names."""
        return [each for each in self.sentence.occurrences if self.start <= each.start and each.end <= self.end]


def outcomes_against_the_tables(context: Context) -> Iterator[Finding]:
    """Outcomes in made-up cases that are none of the reckoned result, and numbers that are not those of its row."""
    if context.facts is None:
        return
    for result, stretches in _results(context):
        for table in once(context, "result_tables", lambda: _tables(context)):
            found = (
                _wrong_outcome(context, table, result, stretches)
                or _wrong_number(context, table, result, stretches[0])
                or _wrong_level(context, table, result, stretches)
                or _wrong_count(context, table, result, stretches)
            )
            if found is not None:
                yield found
                break


def _tables(context: Context) -> list[_Table]:
    assert context.facts is not None
    counted = read_counted(context.facts.folder, complaints_of(context))
    found: list[_Table] = []
    for domain in domains_of(context.facts):
        if domain.ranged:
            table = _table(context, context.facts, domain)
            own = [(column, each) for column in domain.fields for each in counted
                   if (each.table, each.column) == (domain.name, column.name)]  # fmt: skip
            found.append(replace(table, counted=tuple(own)))
    return [each for each in found if each.outcomes or each.columns]


def _table(context: Context, facts: RulesFacts, domain: Domain) -> _Table:
    concepts = glossary_of(context).concepts
    columns = {each.name: each for each in domain.fields if each.name in concepts
               and all(isinstance(value, int) for value in each.values.values())}  # fmt: skip
    for each in domain.fields:
        members = {str(value).partition("-")[2]: str(value) for value in each.values.values()}
        if len(members) > 1 and all(concept in concepts for concept in members):
            kind = str(next(iter(each.values.values()))).partition("-")[0]
            others = frozenset(facts.program.enums.get(kind, ())) - members.keys()
            return _Table(domain, each, members, others, columns)
    return _Table(domain, None, {}, frozenset(), columns)


def _results(context: Context) -> Iterator[tuple[int, list[_Stretch]]]:
    """The results that made-up cases reckon with dice, each with what stands behind it: in its sentence, and, if it is
    the last there, in the next."""
    by_sentence: dict[int, tuple[Sentence, dict[int, int | None]]] = {}
    stated: set[tuple[int, int]] = set()
    for sentence, equation in equations_in(context):
        stated.add((sentence.start, equation.stated_end))
        # A sum in digits and signs reckons a case, wherever it stands.
        is_case = equation.how == "signs" or sentence.is_made_up(equation.start)
        if is_case and equation.stated.denominator == 1:
            place = max(equation.end, equation.stated_end)
            # What is reckoned wrongly is no result, but what stands behind it comes of nothing before it either.
            result = int(equation.stated) if equation.holds else None
            by_sentence.setdefault(sentence.start, (sentence, {}))[1][place] = result
    known: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for sentence in sentences_of(context):
        if sentence.in_example and sentence.said.may_reckon and sentence.quantities:
            key = id(sentence.said), sentence.example_from
            announced = known.get(key)
            if announced is None:
                announced = known[key] = list(_announced(context, sentence))
            told = {end: value for end, value in announced if (sentence.start, end) not in stated}
            if told:
                by_sentence.setdefault(sentence.start, (sentence, {}))[1].update(told)
    for sentence, places in by_sentence.values():
        before, after = _around(context, sentence)
        is_thrown = _throws(context, sentence) or (before is not None and _throws(context, before))
        if not is_thrown and not any(sentence.section.key in printed for printed in _printed(context).values()):
            continue
        length = sentence.end - sentence.start
        for (end, result), (other, _) in pairwise([*sorted(places.items()), (length, 0)]):
            if result is None:
                continue
            stretches = [_Stretch(sentence, end, max(end, other))]
            if other == length and after is not None and after.start not in by_sentence:
                stretches.append(_Stretch(after, 0, after.end - after.start))
            yield result, stretches


def _announced(context: Context, sentence: Sentence) -> Iterator[tuple[int, int]]:
    """The numbers right behind a word that announces a result: `a final result of 14`."""
    words, text = sentences_of(context).tokens(sentence).words, sentences_of(context).text(sentence)
    marks = sum_words(context.language).marks(words)
    dice = frozenset(language(context.language).sections["dice"])
    # `The dice give 13 and the result is 10`: what dice give is no result yet.
    lasts = [mark.last for mark in marks
             if mark.role in TOTALS and dice.isdisjoint(words[max(0, mark.first - _BACK) : mark.first])]  # fmt: skip
    for each in sentence.quantities:
        is_whole = each.kind == "number" and not each.weak and not each.bound and each.signed.denominator == 1
        if is_term(text, each):
            continue
        if is_whole and sentence.is_made_up(each.start) and any(0 < each.first - last <= _BACK for last in lasts):
            yield each.end, int(each.signed)


def _around(context: Context, sentence: Sentence) -> tuple[Sentence | None, Sentence | None]:
    """The sentences before and after one in its section."""
    own = sentences_of(context).by_section.get(sentence.section.key, ())
    at = _place(own, sentence.start)
    return own[at - 1] if at else None, own[at + 1] if at + 1 < len(own) else None


def _place(sentences: Sequence[Sentence], start: int) -> int:
    """How many sentences begin before an offset."""
    return bisect_left(sentences, start, key=lambda each: each.start)


def _throws(context: Context, sentence: Sentence) -> bool:
    """Whether a sentence speaks of dice, or of throwing them."""
    if any(each.kind == "dice" for each in sentence.quantities):
        return True
    return not _dice_words(context.language).isdisjoint(sentences_of(context).tokens(sentence).words)


@cache
def _dice_words(name: str) -> frozenset[str]:
    known = language(name).sections
    return frozenset([*known["dice"], *known["throws"]])


def _wrong_outcome(context: Context, table: _Table, result: int, stretches: list[_Stretch]) -> Finding | None:
    """An outcome named for a result that has another; the first that is named, and none that is denied."""
    for stretch in stretches:
        named = stretch.named
        if any(each.concept in table.others for each in named):
            return None  # what goes before the table
        told = [each for each in named if each.concept in table.outcomes]
        if not told:
            continue
        right = expected(table.field, (result, result)) if table.field is not None else None
        wanted = str(right).partition("-")[2]
        if right is None or len({each.concept for each in told}) > 1 or told[0].concept == wanted:
            return None
        if _is_denied(context, stretch.sentence, told[0]):
            return None
        return _finding(context, table, stretch.sentence, told[0], result, glossary_of(context).concepts[wanted].name)
    return None


def _is_denied(context: Context, sentence: Sentence, told: Occurrence) -> bool:
    words = sentences_of(context).tokens(sentence).words[max(0, told.first - _BEFORE) : told.first]
    return not frozenset(language(context.language).sections["negations"]).isdisjoint(words)


def _wrong_number(context: Context, table: _Table, result: int, stretch: _Stretch) -> Finding | None:
    """A number of a column that is not that of the row, where the section prints the table; or one to which it moves,
    where the book does."""
    printed = _printed(context).get(table.domain.name, set())
    is_here = stretch.sentence.section.key in printed
    for concept in stretch.named:
        right = expected(table.columns[concept.concept], (result, result)) if concept.concept in table.columns else None
        if not isinstance(right, int) or not right or not printed:
            continue
        way = _way(context, stretch, concept)
        if way is not None:
            before, after = way
            if after.signed - before.signed != right:
                return _finding(context, table, stretch.sentence, after, result, str(before.signed + right))
            continue
        quantity = _beside(context, stretch, concept) if is_here else None
        if quantity is not None and quantity.value != abs(right):
            return _finding(context, table, stretch.sentence, quantity, result, str(abs(right)))
    return None


def _way(context: Context, stretch: _Stretch, concept: Occurrence) -> tuple[Quantity, Quantity] | None:
    """Both numbers of `the heat rises from 4 to 5`; None where a column is not said to move so."""
    marks = sum_words(context.language).marks(sentences_of(context).tokens(stretch.sentence).words)
    before = {mark.last + 1: mark.role for mark in marks}
    for one, other in pairwise(stretch.sentence.quantities):
        if (
            stretch.start <= one.start and 0 < one.first - concept.last <= _AHEAD
            and before.get(one.first) in ("from", "of") and before.get(other.first) == "to"
            and other.first - one.last == 2 and one.kind == other.kind == "number"
        ):  # fmt: skip
            return one, other
    return None


def _wrong_level(context: Context, table: _Table, result: int, stretches: list[_Stretch]) -> Finding | None:
    """A level that is not moved by what the column says."""
    for stretch in stretches:
        for concept in stretch.named:
            column = table.columns.get(concept.concept)
            right = None if column is None else expected(column, (result, result))
            reached = _reached(context, stretch, concept, right) if isinstance(right, int) and right else None
            if reached is not None:
                return _finding(context, table, stretch.sentence, reached[0], result, reached[1])
    return None


def _reached(context: Context, stretch: _Stretch, concept: Occurrence, right: int) -> tuple[Quantity, str] | None:
    """A level that a result moves, from none of the numbers that its case has told: `the heat was 4; it rises to 7`.

    Also the right one. Only where the case has told that level.
    """
    marks = sum_words(context.language).marks(sentences_of(context).tokens(stretch.sentence).words)
    ends = {mark.last + 1: mark.role for mark in marks}
    after = [each for each in stretch.sentence.quantities
             if each.kind == "number" and not each.weak and 0 < each.first - concept.last <= _FAR]  # fmt: skip
    if len(after) != 1 or after[0].start < stretch.start:
        return None
    number = after[0]
    is_to = ends.get(number.first) in ("to", "bound") and number.bound in ("", "max")
    moved = range(concept.first - _BACK, number.first)
    if not is_to or not any(mark.role in ("raises", "lowers") and mark.first in moved for mark in marks):
        return None
    own = sentences_of(context).by_section.get(stretch.sentence.section.key, ())
    at = _place(own, stretch.sentence.start)
    told, levels = list[Number](), list[Number]()
    for each in reversed(own[max(0, at - _TALE) : at + 1]):
        if not each.in_example:
            break
        values = [one for one in each.quantities if one.kind == "number" and one is not number]
        told += [one.signed for one in values]
        levels += [one.signed for one in values for named in each.occurrences
                   if named.concept == concept.concept and 0 < one.first - named.last <= _BACK]  # fmt: skip
    if not levels or number.signed - right in told:
        return None
    return number, str(levels[0] + right)


def _wrong_count(context: Context, table: _Table, result: int, stretches: list[_Stretch]) -> Finding | None:
    """A number of things that is more than that of the row; or less, though the case has told of enough of them."""
    if any(each.concept in table.others for stretch in stretches for each in stretch.named):
        return None
    for column, counted in table.counted:
        right = expected(column, (result, result))
        if not isinstance(right, int):
            continue
        for stretch in stretches:
            named = stretch.named
            if counted.done.isdisjoint(each.concept for each in named):
                continue
            for thing in (each for each in named if each.concept in counted.counts):
                quantity = _counting(stretch.sentence, thing)
                if quantity is None or quantity.start < stretch.start or quantity.value == right:
                    continue
                if quantity.value > right or _most_before(context, stretch, thing.concept) >= right:
                    return _finding(context, table, stretch.sentence, quantity, result, str(right))
    return None


def _counting(sentence: Sentence, thing: Occurrence) -> Quantity | None:
    """The number right before a thing."""
    return next(
        (each for each in sentence.quantities
         if each.kind == "number" and not each.weak and not each.bound and 0 < thing.first - each.last <= _BACK),
        None,
    )  # fmt: skip


def _most_before(context: Context, stretch: _Stretch, concept: str) -> int:
    """The most things of a kind that the last sentences before a place count."""
    own = sentences_of(context).by_section.get(stretch.sentence.section.key, ())
    start = stretch.sentence.start + stretch.start
    at = _place(own, start)
    before = own[max(0, at - _TALE) : at]
    found = [quantity.value for each in before for thing in each.occurrences if thing.concept == concept
             if (quantity := _counting(each, thing)) is not None and each.place(quantity)[1] <= start]  # fmt: skip
    return int(max(found, default=0))


def _printed(context: Context) -> dict[str, set[str]]:
    """In which sections the book prints tables of the rules, by the names of these."""
    return once(context, "printed_tables", lambda: _sections_of_tables(context))


def _sections_of_tables(context: Context) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for each in understood_tables(context):
        for name in {one.domain.name for one in each.match.columns if one.domain.ranged}:
            found.setdefault(name, set()).add(context.section_key(each.own.start))
    return found


def _beside(context: Context, stretch: _Stretch, concept: Occurrence) -> Quantity | None:
    """The number by which a column is said to move; none to which it does."""
    tokens = sentences_of(context).tokens(stretch.sentence)
    near = [each for each in stretch.sentence.quantities
            if each.kind == "number" and each.start >= stretch.start and not each.weak
            and (0 < each.first - concept.last <= _AHEAD or 0 < concept.first - each.last <= _BACK)]  # fmt: skip
    if len(near) != 1:
        return None
    marks = sum_words(context.language).marks(tokens.words)
    return None if any(mark.role == "to" and mark.last == near[0].first - 1 for mark in marks) else near[0]


def _finding(
    context: Context, table: _Table, sentence: Sentence, place: Occurrence | Quantity, result: int, right: str
) -> Finding:
    span = context.book.span(*sentence.place(place))
    return Finding.of(
        "L2100",
        span,
        sentence.section.key,
        source=table.domain.name,
        result=result,
        right=right,
        written=" ".join(span.text.split()),
    )
