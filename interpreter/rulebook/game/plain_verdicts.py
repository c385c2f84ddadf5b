"""What was judged of sentences as bytes, and back, between two processes that know the same sentences and statements.

Sentences, statements and numbers are named in it by their places in lists, and not copied.
"""

from __future__ import annotations

import marshal
from array import array
from collections.abc import Sequence
from typing import Any

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence, Sentences
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.judging import Judgement
from interpreter.rulebook.game.sentence_judge import Verdict
from interpreter.rulebook.game.statements import Statement


def to_bytes(judgement: Judgement, sentences: Sentences, statements: Sequence[Statement]) -> bytes:
    """A judgement on some sentences, held against some statements: rows of numbers, and the words that were judged."""
    at = {id(sentence): place for place, sentence in enumerate(sentences.with_titles())}
    by_statement = {id(statement): place for place, statement in enumerate(statements)}
    verdicts, unexplained, words = array("q"), array("q"), list[tuple[Any, ...]]()
    for each in judgement.verdicts:
        found = each.quantity
        if isinstance(found, Occurrence):
            words.append(tuple(found))
            said = -len(words)
        else:
            said = each.sentence.quantities.index(found)
        verdicts.extend((by_statement[id(each.statement)], at[id(each.sentence)], said, each.holds, each.is_borrowed))
    for sentence, number in judgement.unexplained:
        unexplained.extend((at[id(sentence)], sentence.quantities.index(number)))
    return marshal.dumps((verdicts.tobytes(), unexplained.tobytes(), words))


def from_bytes(data: bytes, sentences: Sentences, statements: Sequence[Statement]) -> Judgement:
    """The judgement on the same sentences."""
    known = list(sentences.with_titles())
    rows, others, words = marshal.loads(data)
    verdicts, unexplained = array("q"), array("q")
    verdicts.frombytes(rows)
    unexplained.frombytes(others)

    def found(sentence: Sentence, said: int) -> Quantity | Occurrence:
        return sentence.quantities[said] if said >= 0 else Occurrence._make(words[-1 - said])

    each, pair = iter(verdicts), iter(unexplained)
    return Judgement(
        tuple([Verdict(statements[which], known[at], found(known[at], said), bool(holds), bool(is_borrowed))
               for which, at, said, holds, is_borrowed in zip(each, each, each, each, each, strict=True)]),
        tuple([(known[at], known[at].quantities[number]) for at, number in zip(pair, pair, strict=True)]),
    )  # fmt: skip
