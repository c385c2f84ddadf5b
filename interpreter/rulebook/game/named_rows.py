"""Things of one kind that a sentence names in a row, each with its number: `cod brings 3, ling 2 and eel 4`.

What the game states of each of some cases tells the right numbers. Where those of the others stand with them, one that
is off is a fault, though the sentence does not say of what it speaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.knowledge import once, sentences_of, statements_of
from interpreter.rulebook.game.statements import Statement

_LEAST = 3
"""How many things a sentence names at least, of which all but one have the right number."""

_REACH = 8
"""How many words may stand between a thing and its number."""

Family = Mapping[str, Statement]
"""What is stated of each case, by its concept."""


@dataclass(frozen=True)
class NamedRow:
    """A thing with its number in a sentence, and what is stated of it."""

    statement: Statement
    sentence: Sentence
    number: Quantity

    @property
    def is_wrong(self) -> bool:
        """Whether the number is not the one stated."""
        return self.number.value not in self.statement.amounts

    @property
    def place(self) -> tuple[int, int]:
        """Where the number stands in the book."""
        return self.sentence.place(self.number)


def named_rows(context: Context) -> list[NamedRow]:
    """The things that sentences name in a row with their numbers, one of a row wrong at most, or two changed about."""
    return once(context, "named_rows", lambda: list(_named_rows(context)))


def _named_rows(context: Context) -> Iterator[NamedRow]:
    families = _families(statements_of(context))
    cases = frozenset(case for family in families for case in family)
    joining = frozenset(language(context.language).sections["and"])
    sentences = sentences_of(context)
    known: dict[int, list[NamedRow]] = {}
    for sentence in sentences.stating():
        if len(sentence.quantities) < _LEAST or sentence.in_example:
            continue
        if len(sentence.concepts & cases) < _LEAST and not _are_numbered(sentence):
            continue
        said = known.get(id(sentence.said))
        if said is None:
            said = known[id(sentence.said)] = _of_sentence(sentence, sentences.text(sentence), families, joining)
        yield from [NamedRow(row.statement, sentence, row.number) for row in said]


def _families(statements: Sequence[Statement]) -> list[Family]:
    """Statements of one number for each of some cases."""
    found: dict[str, dict[str, Statement]] = {}
    for each in statements:
        name, dot, case = each.id.partition(".")
        if dot and each.form == "number" and len(each.values) == 1 and each.about[0] == case:
            found.setdefault(name, {})[case] = each
    return [family for family in found.values() if len(family) >= _LEAST]


def _are_numbered(sentence: Sentence) -> bool:
    """Whether things are told apart by their numbers alone: `tide I brings 3, II 5 and III 8`."""
    return sum(each.kind == "ordinal" for each in sentence.quantities) >= _LEAST


def _named(sentence: Sentence, family: Family) -> list[Occurrence]:
    """Where a sentence names the cases of a family: all by name, or by their numbers in the order of the cases."""
    named = [each for each in sentence.occurrences if each.concept in family]
    if len(named) >= _LEAST or not _are_numbered(sentence):
        return named
    numbers = [each for each in sentence.quantities if each.kind == "ordinal"]
    if [each.value for each in numbers] != list(range(1, len(family) + 1)):
        return []
    return [
        Occurrence(case, each.start, each.end, each.first, each.last, "")
        for case, each in zip(family, numbers, strict=True)
    ]


def _of_sentence(sentence: Sentence, text: str, families: Sequence[Family], joining: frozenset[str]) -> list[NamedRow]:
    """The rows of the one family that a sentence tells with one wrong number at most, or two changed about; none if it
    may be another's."""
    found: list[list[NamedRow]] = []
    for family in families:
        named = _named(sentence, family)
        if len(named) < _LEAST or max(Counter(each.concept for each in named).values()) > 1:
            continue
        numbers = [
            each for each in sentence.quantities
            if each.kind == "number" and not any(case.first <= each.first <= case.last for case in named)
        ]  # fmt: skip
        for is_behind in (True, False):
            rows = _rows(sentence, text, family, named, numbers, joining, is_behind=is_behind)
            wrong = {row.number for row in rows if row.is_wrong}
            right = {row.number for row in rows if not row.is_wrong}
            values = {number.value for number in right}
            if len(rows) < _LEAST or any(each.weak for each in wrong):
                continue
            if (len(wrong) < 2 and len(values) > 1) or (right and _are_changed_about(sentence, rows)):
                found.append(rows)
    if not found or (len(found) > 1 and all(any(row.is_wrong for row in rows) for rows in found)):
        # What several families say alike of the same things is one fact.
        wanted = {frozenset((row.number, row.statement.amounts) for row in rows if row.is_wrong) for rows in found}
        if len(wanted) != 1:
            return []
    return min(found, key=lambda rows: sum(row.is_wrong for row in rows))


def _are_changed_about(sentence: Sentence, rows: Sequence[NamedRow]) -> bool:
    """Whether two numbers stand each where the other one should, in a sentence that says what they are."""
    if any(not sentence.concepts.issuperset(row.statement.about) for row in rows):
        return False
    told: dict[Quantity, set[Number]] = {}
    for row in rows:
        if row.is_wrong:
            told.setdefault(row.number, set()).update(row.statement.amounts)
    if len(told) != 2:
        return False
    (one, own), (other, others) = told.items()
    return own == {other.value} and others == {one.value}


def _rows(
    sentence: Sentence, text: str, family: Family, named: Sequence[Occurrence], numbers: Sequence[Quantity],
    joining: frozenset[str], *, is_behind: bool,
) -> list[NamedRow]:  # fmt: skip
    """Each thing with the number behind it, or before it; none if one has none. Two joined by a word share theirs."""
    found: list[NamedRow] = []
    row = list(reversed(named)) if is_behind else list(named)
    last: tuple[Occurrence, Quantity] | None = None
    for at, each in enumerate(row):
        other = row[at - 1] if at else None
        if is_behind:
            own = [number for number in numbers if each.last < number.first <= each.last + _REACH
                   and (other is None or number.first < other.first)]  # fmt: skip
            number = own[0] if own else None
        else:
            own = [number for number in numbers if each.first - _REACH <= number.last < each.first
                   and (other is None or number.first > other.last)]  # fmt: skip
            number = own[-1] if own else None
        if number is None and last is not None:
            first, second = sorted((each, last[0]), key=lambda one: one.start)
            between = text[first.end : second.start].lower().split()
            if between and between[0] in joining and len(between) <= 4:
                number = last[1]
        if number is None:
            return []
        last = each, number
        found.append(NamedRow(family[each.concept], sentence, number))
    return found
