"""Whether throws of made-up cases succeed: `the limit is 5. She throws 6, and gets through` is wrong.

A throw is held against what the case has reckoned before it, or against what it says that is needed. Only words that
tell of success or failure count, the first behind the throw.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import tokens_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.arithmetic import Throw, throws_in
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import complaints_of, once, sentences_of
from interpreter.rulebook.game.verdicts import Judged, read_verdicts

_BEFORE = 3
"""Words before a verdict within which a negation or a condition turns it."""

_SENTENCE = re.compile(r"(?:[^.!?\n]|\n(?!\s*\n))*")
_LONGEST = 200

_FAR = 14
"""Words from a throw to its verdict."""


def verdicts_against_the_throws(context: Context) -> Iterator[Finding]:
    """Verdicts that are not those of their throws."""
    if context.facts is None:
        return
    folder, name = context.facts.folder, context.language
    judged = once(context, "verdicts", lambda: read_verdicts(folder, name, complaints_of(context)))
    for throw in throws_in(context) if judged else ():
        for each in judged:
            if throw.number.value.denominator == 1 and _is_about(context, throw.sentence, each):
                found = _wrong(context, throw, each)
                if found is not None:
                    yield found
                break


def _is_about(context: Context, sentence: Sentence, judged: Judged) -> bool:
    named = sentences_of(context).headings.get(sentence.section.key, frozenset[str]())
    return not judged.about.isdisjoint(named | sentence.paragraph)


def _wrong(context: Context, throw: Throw, judged: Judged) -> Finding | None:
    shown = throw.number.value
    right = {shown <= most and shown < judged.fails_from for most in throw.most}
    if len(right) != 1:
        return None
    succeeds = right.pop()
    sentence = throw.sentence
    tokens = sentences_of(context).tokens(sentence)
    start, told = sentence.start, _told(context, tokens.words, throw.number.last + 1, judged)
    if told is None and throw.number.last + 3 >= len(tokens.words):
        start, tokens = sentence.end, tokens_of(_next(context.book.text, sentence.end))
        told = _told(context, tokens.words, 0, judged)
    if told is None or told[0] == succeeds:
        return None
    _, first, last = told
    span = context.book.span(start + tokens.starts[first], start + tokens.ends[last])
    return Finding.of(
        "L2102", span, sentence.section.key, throw=str(shown), most=str(throw.most[0]),
        written=" ".join(span.text.split()),
    )  # fmt: skip


def _next(text: str, start: int) -> str:
    """The sentence that begins at a place, if it belongs to the same paragraph."""
    match = _SENTENCE.match(text, start, start + _LONGEST)
    return match.group() if match else ""


def _told(context: Context, words: Sequence[str], start: int, judged: Judged) -> tuple[bool, int, int] | None:
    """The first verdict in a sentence from a place on, as success or failure, with its first and last word."""
    negations = frozenset(language(context.language).sections["negations"])
    every = [(phrase, is_yes) for found, is_yes in ((judged.succeeds, True), (judged.fails, False)) for phrase in found]
    every.sort(key=lambda each: -len(each[0]))
    for at in range(start, min(len(words), start + _FAR)):
        for phrase, is_yes in every:
            if tuple(words[at : at + len(phrase)]) == phrase:
                is_denied = not negations.isdisjoint(words[max(start, at - _BEFORE) : at])
                return None if is_denied else (is_yes, at, at + len(phrase) - 1)
    return None
