"""Articles and pronouns that have another gender than the term behind them: `un guerra`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.checking import Context
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.glossary import Concept, Glossary
from interpreter.rulebook.game.knowledge import glossary_of, sentences_of

REACH = 10
"""Letters of the longest determiner, with the space behind it."""

_WOMAN = re.compile(r"\b[A-ZÀ-Þ][a-zà-ÿ·’]+a\b")
"""A word that may be the name of a woman."""

PLURAL = 2
"""How many letters a plural may have more than the name."""


def articles_of_another_gender(context: Context) -> Iterator[Finding]:
    """Determiners right before a term whose gender is the other one; each place."""
    glossary = glossary_of(context)
    feminine: Mapping[str, str] = glossary.language.sections.get("determiners", {})
    if not feminine:
        return
    wrong = {"f": feminine, "m": {word: other for other, word in feminine.items()}}
    named = {each.name: each.gender for each in glossary.concepts.values() if each.gender in wrong and _has_one(each)}
    text = context.book.text
    right_ones = set[str]()
    for sentence in sentences_of(context).with_titles():
        for each in sentence.occurrences:
            gender = named.get(each.form)
            start, end = sentence.place(each)
            seen = text[start - REACH : end]
            if gender is None or seen in right_ones:
                continue
            head = text[max(sentence.start, start - REACH) : start]
            word = head[:-1].split(" ")[-1].lstrip('(«“"¿¡') if head[-1:] == " " else ""
            right = wrong[gender].get(word.lower())
            if right is None or not _is_name(text[start:end].lower(), each.form.lower()):
                right_ones.add(seen)
                continue
            if gender == "m" and _is_of_woman(glossary, sentence, text[sentence.start : start]):
                continue
            if gender == "f" and each.form.lower().lstrip("h")[:1] in ("a", "á"):
                continue  # el agua, un hacha
            span = context.book.span(start - 1 - len(word), end)
            yield Finding.of(
                "L2080", span, sentence.section.key, suggestion=right, written=span.text, right=right
            )  # fmt: skip


def _has_one(concept: Concept) -> bool:
    """Whether the name has one gender: a masculine one in -e or -a may mean a woman, or be an adjective."""
    word = concept.name.split()[0]
    return word.isalpha() and not (concept.gender == "m" and word[-1] in "ea")


def _is_of_woman(glossary: Glossary, sentence: Sentence, before: str) -> bool:
    """Whether a woman is named before the term: `Marta is the leader`, where the leader is a woman."""
    things = {each.start for each in sentence.occurrences}
    return any(
        found.start() not in things and found.group().lower() not in glossary.language.frequent
        and found.group().lower() not in glossary.language.sections["determiners"].values()
        for found in _WOMAN.finditer(before)
    )  # fmt: skip


def _is_name(written: str, name: str) -> bool:
    """Whether a name stands as the glossary has it, or in its plural: a verb may have its stem."""
    return written.startswith(name) and len(written) - len(name) <= PLURAL
