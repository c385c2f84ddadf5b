"""Levels that a text moves: `he spends 9, raising the base number to 9`, `the heat rises by 1 from 2 to 3`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.rulebook.book.exact import Number
from interpreter.rulebook.book.language import Language
from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import Tokens
from interpreter.rulebook.checks.equations import Equation
from interpreter.rulebook.checks.sum_words import Mark, sum_words

_WAY = 7
_BLOCKING = frozenset({"or", "not", "other", "bound"})


class Levels:
    """Follows levels from sentence to sentence of a paragraph by the nouns that name them.

    Only where a sentence moves a level are those before it looked at.
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words_of_sums = sum_words(language.name)

    def read(self, before: Sequence[tuple[Sentence, Tokens]], sentence: Sentence, tokens: Tokens) -> Iterator[Equation]:
        """The move that a sentence tells; `before` are the sentences before it in its paragraph."""
        numbers = [each for each in sentence.quantities if not each.weak]
        marks = self.words_of_sums.marks(tokens.words)
        moved = self._moved(tokens, numbers, marks)
        if moved is None:
            return
        verb, subject, result = moved
        found = self._of_two(verb, marks, numbers, result)
        if found is None and len(subject) == 2:
            level = next(
                (level for each in reversed(before) if (level := self._level(*each, subject)) is not None), None
            )
            found = self._since(verb, level, numbers, result)
        if found is not None:
            yield found

    def _level(self, sentence: Sentence, tokens: Tokens, subject: tuple[str, ...]) -> Number | None:
        """The last number that a sentence gives a level."""
        numbers = [each for each in sentence.quantities if not each.weak and each.kind == "number"]
        marks = self.words_of_sums.marks(tokens.words)
        moved = self._moved(tokens, numbers, marks)
        if moved is not None and moved[1] == subject:
            return moved[2].signed
        for number in reversed(numbers):
            if not number.bound and self._names(tokens, number.first - (2 if number.sign else 1), marks) == subject:
                return number.signed
        return None

    def _moved(
        self, tokens: Tokens, numbers: list[Quantity], marks: list[Mark]
    ) -> tuple[Mark, tuple[str, ...], Quantity] | None:
        """The verb, the nouns and the number of the one move of a sentence: `raising the base number to 9`."""
        verbs = [mark for mark in marks if mark.role in ("raises", "lowers")]
        if len({verb.role for verb in verbs}) != 1 or any(mark.role in _BLOCKING for mark in marks):
            return None
        for number in numbers:
            to = [mark for mark in marks if mark.last == number.first - 1 and mark.role in ("to", "bound")]
            verb = next((mark for mark in reversed(verbs) if mark.last < number.first), verbs[0])
            if to and 0 < number.first - verb.last <= _WAY and number.kind == "number":
                between = range(verb.last + 1, to[0].first)
                skipped = {at for mark in marks for at in range(mark.first, mark.last + 1)}
                nouns = [self.language.stems[tokens.words[at]] for at in between
                         if at not in skipped and tokens.words[at].isalpha()]  # fmt: skip
                return verb, tuple(nouns[-2:]), number
        return None

    def _names(self, tokens: Tokens, last: int, marks: list[Mark]) -> tuple[str, ...]:
        """The two words right before a number, without those that only say that it is one."""
        plain = [mark for mark in marks if mark.role in ("is", "of", "total")]
        skipped = {at for mark in plain for at in range(mark.first, mark.last + 1)}
        found: list[str] = []
        at = last
        while at >= 0 and len(found) < 2 and last - at < 4:
            word = tokens.words[at]
            if not word.isalpha():
                break
            if at not in skipped:
                found.append(self.language.stems[word])
            at -= 1
        return tuple(reversed(found))

    def _of_two(self, verb: Mark, marks: list[Mark], numbers: list[Quantity], result: Quantity) -> Equation | None:
        """`rises by 1 from 2 to 3`: both levels and the way between them."""
        if len(numbers) != 3 or any(each.kind != "number" for each in numbers):
            return None
        before = {mark.last + 1: mark.role for mark in marks}
        starts = [each for each in numbers if verb.last < each.first < result.first and
                  before.get(each.first) in ("from", "of")]  # fmt: skip
        steps = [each for each in numbers if each not in (*starts, result)
                 and (each.sign or before.get(each.first) == "by")]  # fmt: skip
        if len(starts) != 1 or len(steps) != 1:
            return None
        return _move(verb, starts[0].signed, steps[0], result, starts[0].start)

    def _since(self, verb: Mark, level: Number | None, numbers: list[Quantity], result: Quantity) -> Equation | None:
        """The level told before, and the one number of this sentence by which it moves."""
        steps = [each for each in numbers if each is not result]
        if level is None or len(steps) != 1:
            return None
        step = steps[0]
        if step.kind != "number" or step.bound or step.first > verb.first:
            return None
        return _move(verb, level, step, result, step.start)


def _move(verb: Mark, level: Number, step: Quantity, result: Quantity, start: int) -> Equation:
    is_up = verb.role == "raises"
    value = level + step.value if is_up else level - step.value
    written = f"{level} {'+' if is_up else '-'} {step.value}"
    return Equation(
        "level", min(start, step.start), result.end, result.start, result.end, result.signed, (value,), written
    )
