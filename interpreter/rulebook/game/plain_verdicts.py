"""What was judged of sentences as bytes, and back, between two processes that know the same sentences and statements.

Sentences, statements and numbers are named in it by their places in lists, and not copied.
"""

from __future__ import annotations

import marshal
from collections.abc import Sequence
from typing import Any

from interpreter.rulebook.book.quantities import Quantity
from interpreter.rulebook.book.sentences import Sentence, Sentences
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.judging import Judgement
from interpreter.rulebook.game.sentence_judge import Verdict
from interpreter.rulebook.game.statements import Statement


def to_bytes(judgement: Judgement, sentences: Sentences, statements: Sequence[Statement]) -> bytes:
    """A judgement on some sentences, held against some statements."""
    at = {id(sentence): place for place, sentence in enumerate(sentences.with_titles())}
    by_statement = {id(statement): place for place, statement in enumerate(statements)}
    verdicts = [
        (by_statement[id(each.statement)], at[id(each.sentence)], _said(each), each.holds, each.is_borrowed)
        for each in judgement.verdicts
    ]
    unexplained = [(at[id(sentence)], sentence.quantities.index(each)) for sentence, each in judgement.unexplained]
    return marshal.dumps((verdicts, unexplained))


def from_bytes(data: bytes, sentences: Sentences, statements: Sequence[Statement]) -> Judgement:
    """The judgement on the same sentences."""
    known = list(sentences.with_titles())
    verdicts, unexplained = marshal.loads(data)
    return Judgement(
        tuple([Verdict(statements[which], known[at], _found(known[at], said), *rest)
               for which, at, said, *rest in verdicts]),
        tuple([(known[at], known[at].quantities[number]) for at, number in unexplained]),
    )  # fmt: skip


def _said(verdict: Verdict) -> Any:
    """A number by its place among those of the sentence, a word as it is."""
    found = verdict.quantity
    return tuple(found) if isinstance(found, Occurrence) else verdict.sentence.quantities.index(found)


def _found(sentence: Sentence, said: Any) -> Quantity | Occurrence:
    return sentence.quantities[said] if isinstance(said, int) else Occurrence._make(said)
