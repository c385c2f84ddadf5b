"""One sentence against the statements in words: which of their words it has, and which wrong ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.game.another import Joining
from interpreter.rulebook.game.directed import directing
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.nearness import FAR, NEAR, REACH, Nearness
from interpreter.rulebook.game.statements import Statement

_LEADING = 3
"""Words before what something comes from or goes to, the last of them it: `to your own hold`."""


class InWords:
    """One sentence with some text; `near` knows its places."""

    def __init__(self, near: Nearness, sentence: Sentence, text: str, joining: Joining) -> None:
        self._near = near
        self._sentence = sentence
        self._text = text
        self._joining = joining

    def judge(self, statement: Statement) -> Iterator[tuple[Occurrence, bool]]:
        """The words that make a statement, and those that contradict it, each with whether it holds there."""
        if statement.form == "way":
            return self._on_its_way(statement)
        return self._in_order(statement) if statement.form == "order" else self._in_words(statement)

    def _in_words(self, statement: Statement) -> Iterator[tuple[Occurrence, bool]]:
        """A statement in words holds where its concept stands, and is contradicted by one of the wrong ones."""
        if statement.is_directed:
            found = directing(statement, self._sentence.occurrences)
            if found is not None and (found[1] or not self._sentence.is_made_up(found[0].start)):
                yield found
            return
        right = [each for each in self._sentence.occurrences if each.concept in statement.says]
        wrong = [
            each
            for each in self._sentence.occurrences
            if each.concept in statement.wrong and self._is_beside(statement, each)
        ]
        if wrong and self._near.semicolons:
            # What a wrong word stands with on its side of a semicolon is not said of it on the other side.
            right = [each for each in right if self._near.is_in_clause_of(statement, each)]
        if right and not (wrong and self._is_nearer(statement, wrong[0], right)):
            yield right[0], True
        elif (
            wrong
            and (statement.in_examples or not self._sentence.is_made_up(wrong[0].start))
            and not self._is_denied(statement, wrong[0])
        ):
            yield wrong[0], False

    def _is_denied(self, statement: Statement, wrong: Occurrence) -> bool:
        """Whether a negation stands between a wrong word and what it would be said of: `the hold may not be sold`."""
        subject = min(
            (each for each in self._sentence.occurrences if each.concept in statement.about),
            key=lambda each: max(each.first - wrong.last, wrong.first - each.last), default=wrong,
        )  # fmt: skip
        between = self._text[min(subject.end, wrong.end) : max(subject.start, wrong.start)].lower()
        return "," not in between and not self._joining.denying.isdisjoint(between.split())

    def _is_nearer(self, statement: Statement, wrong: Occurrence, right: Sequence[Occurrence]) -> bool:
        """Whether the wrong word stands with the statement's concepts, and every right one in another clause."""
        return max(self._gaps(statement, wrong), default=0) <= NEAR and all(
            min(self._gaps(statement, each), default=0) > NEAR for each in right
        )

    def _is_beside(self, statement: Statement, word: Occurrence) -> bool:
        """Whether a word stands so near to the statement's concepts that it is said of them."""
        gaps = self._gaps(statement, word)
        # A phrase says what it says, also at the end of a long sentence.
        reach = REACH if word.first == word.last else FAR
        is_near = not gaps or (min(gaps) <= NEAR and max(gaps) <= reach)
        return is_near and self._near.is_in_clause_of(statement, word)

    def _gaps(self, statement: Statement, word: Occurrence) -> list[int]:
        """How many words stand between a word and the nearest mention of each of the statement's concepts."""
        return [
            min(max(first - word.last, word.first - last, 0) for first, last in self._near.places[concept])
            for concept in statement.about
        ]

    def _on_its_way(self, statement: Statement) -> Iterator[tuple[Occurrence, bool]]:
        """What goes from the first concept of a statement to the second, or the other way."""
        source, goal = statement.order
        ends = [each for each in self._sentence.occurrences if each.concept in (source, goal)]
        for one, other in pairwise(ends):
            if one.concept == other.concept or other.first - one.last > NEAR:
                continue
            between = self._text[one.end : other.start]
            ways = {each.concept: self._leading(each) for each in (one, other)}
            if None in ways.values() or ways[source] is ways[goal] or ";" in between or ". " in between:
                continue
            holds = bool(ways[goal])
            if holds or not (self._sentence.is_made_up(one.start) or self._denies(one.start)):
                yield Occurrence("", one.start, other.end, one.first, other.last, ""), holds

    def _leading(self, word: Occurrence) -> bool | None:
        """Whether the words before one say that something goes there; False where it comes from there."""
        for each in reversed(self._text[: word.start].lower().replace("\u2019", "'").split()[-_LEADING:]):
            if each in self._joining.goal or each in self._joining.source:
                return each in self._joining.goal
        return None

    def _denies(self, end: int) -> bool:
        """Whether the clause that leads up to a place denies something."""
        clause = max(self._text.rfind(sign, 0, end) for sign in ",;:.")
        return not self._joining.denying.isdisjoint(self._text[clause + 1 : end].lower().split())

    def _in_order(self, statement: Statement) -> Iterator[tuple[Occurrence, bool]]:
        """Concepts side by side with one sign between them: in the order of the statement, or not."""
        named = [each for each in self._sentence.occurrences if each.concept in statement.order]
        for at in range(len(named) - len(statement.order) + 1):
            row = named[at : at + len(statement.order)]
            if any(second.first - first.last != 2 for first, second in pairwise(row)):
                continue
            concepts = tuple(each.concept for each in row)
            if sorted(concepts) == sorted(statement.order):
                whole = Occurrence("", row[0].start, row[-1].end, row[0].first, row[-1].last, "")
                yield whole, concepts == statement.order
