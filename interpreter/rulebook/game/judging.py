"""Holds the numbers of a book against the statements of the game: which are stated, which contradicted.

Where the concepts of a statement meet in a sentence, its value should stand there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence, Sentences
from interpreter.rulebook.game.another import Joining
from interpreter.rulebook.game.lending import Borrowed, Lending
from interpreter.rulebook.game.sentence_judge import SentenceJudge, Verdict, inside_of
from interpreter.rulebook.game.statements import Statement


@dataclass(frozen=True)
class Judgement:
    """All verdicts on a book, and the numbers that no statement explains."""

    verdicts: tuple[Verdict, ...]
    unexplained: tuple[tuple[Sentence, Quantity], ...]

    def of(self, statement: str) -> tuple[Verdict, ...]:
        """The verdicts on one statement, in the order of the text."""
        return tuple(verdict for verdict in self.verdicts if verdict.statement.id == statement)

    def with_more(self, other: Judgement) -> Judgement:
        """This one and another, of sections behind those of this one."""
        return Judgement(self.verdicts + other.verdicts, self.unexplained + other.unexplained)

    @cached_property
    def rightly(self) -> dict[str, Verdict]:
        """By statement the first place that says it rightly, if there is one."""
        return {verdict.statement.id: verdict for verdict in reversed(self.verdicts) if verdict.holds}


def counts_of(sentences: Sentences) -> Counter[str]:
    """How many sentences of a book, or of some sections of it, name each concept."""
    return Counter(chain.from_iterable([sentence.concepts for sentence in sentences.stating()]))


def judge(sentences: Sentences, statements: Sequence[Statement], counts: Counter[str] | None = None) -> Judgement:
    """Hold every sentence against every statement whose concepts meet in it.

    Sections are judged each for itself, but for `counts`: those of the whole book, if these are not all its sentences.
    """
    stating = list(sentences.stating())
    judging = _Judging(sentences, statements, counts_of(sentences) if counts is None else counts)
    verdicts: list[Verdict] = []
    unexplained: list[tuple[Sentence, Quantity]] = []
    for sentence in stating:
        if sentence.quantities or not judging.words.isdisjoint(sentence.concepts):
            found, left = judging.of(sentence)
            verdicts += found
            unexplained += [(sentence, number) for number in left]
    return Judgement(tuple(_without_doubtful(_without_loose(verdicts, stating))), tuple(unexplained))


class _Judging:
    """Judges the sentences of a book. One whose words are said again in a like place is judged once."""

    def __init__(self, sentences: Sentences, statements: Sequence[Statement], counts: Counter[str]) -> None:
        self.words = frozenset([each for statement in statements for each in (*statement.wrong, *statement.order)])
        self._sentences = sentences
        known = sentences.language.sections
        of, tales = known["arithmetic"]["of"], known["tales"]
        words = (known["and"], known["or"], known["to"], known["totals"], of, tales["every"], tales["dearer"],
                 tales["supposing"], known["negations"], known["ways"]["from"], known["ways"]["to"],
                 tales["by_so_much"], tales["instead"], tales["out_of"], tales["put_otherwise"])  # fmt: skip
        self._joining = Joining(*map(frozenset, words))
        self._counted = frozenset([each.counts for each in statements if each.counts])
        self._meeting, self._lending = _Meeting(statements, counts), Lending(statements, counts)
        self._known: dict[tuple[object, ...], tuple[list[Verdict], list[Quantity]]] = {}

    def of(self, sentence: Sentence) -> tuple[list[Verdict], list[Quantity]]:
        """The verdicts on a sentence, and its numbers that no statement explains."""
        said, around = sentence.said, self._sentences.around(sentence.section)
        if not said.is_repeated:
            return self._judged(sentence, around)
        key = id(said), sentence.in_example, sentence.example_from, sentence.paragraph, sentence.lent, around
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._judged(sentence, around)
        return [verdict._replace(sentence=sentence) for verdict in known[0]], known[1]

    def _judged(self, sentence: Sentence, around: frozenset[str]) -> tuple[list[Verdict], list[Quantity]]:
        concepts, inside = sentence.concepts, inside_of(sentence)
        meeting = self._meeting[concepts]
        lending: Sequence[Borrowed] = ()
        if len(inside) < len(sentence.quantities):
            lending = self._lending.borrowing(concepts, sentence.lent, around)
        met, borrowing = [wanted.statement for wanted in meeting], list(lending)
        if met or borrowing:
            near = around.union(concepts, sentence.paragraph, sentence.lent)
            met = [each for each in met if _is_placed(each, around, near) and _is_meant(each, sentence)]
            borrowing = [each for each in borrowing if _is_placed(each[1], around, near)]
        if not met and not borrowing:
            return [], [number for number in sentence.quantities if number not in inside]
        judged = SentenceJudge(
            sentence, met, borrowing, inside, self._sentences.text(sentence), self._joining, self._counted
        )
        found = judged.judge()
        explained: set[object] = {*inside, *judged.taken, *(verdict.quantity for verdict in found)}
        return found, [number for number in sentence.quantities if number not in explained]


def _without_loose(verdicts: Sequence[Verdict], stating: Sequence[Sentence]) -> list[Verdict]:
    """The verdicts without those on words that the sentence before or after makes exact."""
    if not any(each.statement.is_loose and not each.holds for each in verdicts):
        return list(verdicts)
    at = {id(sentence): index for index, sentence in enumerate(stating)}

    def is_made_exact(verdict: Verdict) -> bool:
        index, section = at[id(verdict.sentence)], verdict.sentence.section
        beside = stating[max(0, index - 1) : index + 2]
        return any(each.section is section and not each.concepts.isdisjoint(verdict.statement.says) for each in beside)

    return [each for each in verdicts if each.holds or not each.statement.is_loose or not is_made_exact(each)]


def _without_doubtful(verdicts: Sequence[Verdict]) -> Iterator[Verdict]:
    """Verdicts without those with a borrowed concept on what the section says rightly, or judges, in full."""
    full = {(each.sentence.section.key, each.statement.id) for each in verdicts if not each.is_borrowed}
    for each in verdicts:
        if not each.is_borrowed or (each.sentence.section.key, each.statement.id) not in full:
            yield each


class _Wanted(NamedTuple):
    """The concepts that must stand in a sentence, those that must not, and the statement that wants it so.

    `anywhere` says that the statement wants no heading or paragraph for it.
    """

    about: frozenset[str]
    not_about: frozenset[str]
    statement: Statement
    anywhere: bool


class _Meeting(dict[frozenset[str], tuple[_Wanted, ...]]):
    """The statements whose concepts meet in a sentence, by the concepts that it names; those about most come first.

    They are looked for under that of their concepts which the fewest sentences name, once for the same concepts.
    """

    def __init__(self, statements: Iterable[Statement], counts: Counter[str]) -> None:
        super().__init__()
        self._by_rarest: dict[str, list[_Wanted]] = {}
        for statement in statements:
            anywhere = not statement.within and not statement.under
            wanted = _Wanted(frozenset(statement.about), frozenset(statement.not_about), statement, anywhere)
            rarest = min(statement.about, key=lambda each: counts[each])
            self._by_rarest.setdefault(rarest, []).append(wanted)
        self._beginnings = frozenset(self._by_rarest)

    def __missing__(self, concepts: frozenset[str]) -> tuple[_Wanted, ...]:
        found = [
            wanted for concept in concepts & self._beginnings for wanted in self._by_rarest[concept]
            if wanted.about <= concepts and wanted.not_about.isdisjoint(concepts)
        ]  # fmt: skip
        found.sort(key=lambda wanted: (-len(wanted.statement.about), wanted.statement.id))
        self[concepts] = made = tuple(found)
        return made


def _is_meant(statement: Statement, sentence: Sentence) -> bool:
    """Whether what leads up to a sentence, such as the name that heads its item, names nothing of which a statement in
    words does not tell."""
    return statement.form != "concept" or sentence.lent.isdisjoint(statement.not_about)


def _is_placed(statement: Statement, around: frozenset[str], near: frozenset[str]) -> bool:
    """Whether headings, and all that stands near, are those of which a statement tells."""
    if not statement.under and not statement.within:
        return True
    return around.issuperset(statement.under) and near.issuperset(statement.within)
