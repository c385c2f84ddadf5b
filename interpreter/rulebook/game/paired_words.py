"""Things of one kind that a sentence names each with a word of its own: `cod is for the cook and ling for the crew`.

What the game states in words of each of some things tells whose a word is. In a sentence that has nothing of them but
such pairs, and most of these right, a word that stands with another thing is a fault, though the right one stands there
too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.knowledge import once, sentences_of, statements_of
from interpreter.rulebook.game.statements import Statement

_LEAST = 3
"""How many pairs a sentence has at least."""


_MANY = 5
"""How many pairs are sure though a sentence does not say what they are."""


class PairedWord(NamedTuple):
    """A word that a sentence has with a thing, and what is stated of this."""

    statement: Statement
    sentence: Sentence
    word: Occurrence

    @property
    def is_wrong(self) -> bool:
        """Whether it is the word of another thing."""
        return self.word.concept not in self.statement.says

    @property
    def place(self) -> tuple[int, int]:
        """Where the word stands in the book."""
        return self.sentence.place(self.word)


class _Family(NamedTuple):
    """What is stated of each thing, by its concept; `words` are those of all of them, `besides` what a sentence that
    tells them names too."""

    things: dict[str, Statement]
    words: frozenset[str]
    besides: frozenset[str]


def paired_words(context: Context) -> list[PairedWord]:
    """The words that sentences have each with its thing, most of them rightly."""
    return once(context, "paired_words", lambda: list(_paired_words(context)))


def _paired_words(context: Context) -> Iterator[PairedWord]:
    families = _families(statements_of(context))
    if not families:
        return
    least = 2 * _LEAST
    for sentence in sentences_of(context).stating():
        if len(sentence.concepts) < least or sentence.in_example:
            continue
        for family in families:
            if len(sentence.concepts & family.words) >= _LEAST:
                found = _of_sentence(sentence, family)
                # Many pairs with nothing else beside them need not say what they are.
                if family.besides <= sentence.concepts or len(found) >= _MANY:
                    yield from found


def _families(statements: Sequence[Statement]) -> list[_Family]:
    """Statements in words of which each has its own of the same words, about one thing each and the same besides."""
    found: dict[tuple[frozenset[str], frozenset[str]], dict[str, Statement]] = {}
    for each in statements:
        if each.form == "concept" and len(each.says) == 1 and each.wrong and not each.is_directed:
            key = frozenset((*each.says, *each.wrong)), frozenset(each.about[1:])
            found.setdefault(key, {}).setdefault(each.about[0], each)
    return [_Family(things, *key) for key, things in found.items() if len(things) >= _LEAST and key[1]]


def _of_sentence(sentence: Sentence, family: _Family) -> list[PairedWord]:
    """Its pairs, each thing right before or right behind its word; none where it has more of them, or most are off."""
    named = [each for each in sentence.occurrences if each.concept in family.things or each.concept in family.words]
    concepts = [each.concept for each in named]
    things = [each for each in concepts if each in family.things]
    if len(set(things)) < len(things) or len(named) < 2 * _LEAST or len(named) % 2:
        return []
    if any((one in family.things) is (other in family.things) for one, other in pairwise(concepts)):
        return []
    found = []
    for one, other in zip(named[::2], named[1::2], strict=True):
        thing, word = (one, other) if one.concept in family.things else (other, one)
        found.append(PairedWord(family.things[thing.concept], sentence, word))
    return found if sum(each.is_wrong for each in found) * 2 < len(found) else []
