"""Terms with a slip of the pen, and words in the letters of another script that were left untranslated.

A slip is a word used once or twice that lies one letter (Damerau-Levenshtein, rapidfuzz) from a word of the game's
terms that the same book uses often. Common words that happen to lie near a term are used more often than that.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from rapidfuzz import process
from rapidfuzz.distance import DamerauLevenshtein

from interpreter.rulebook.book.tokens import differs_in_ending, lowered, shared_beginning, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.names import plain, told_names
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of, once

_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile(r"(?<![\w-])[A-Za-z]{3,}(?:[ '-][A-Za-z]{3,})*(?![\w-])")
_ROMAN = re.compile(r"[IVXLC]+\Z")
SHORTEST = 5
"""Letters that a term must have: of shorter words too many lie near each other."""

RARE = 2
"""How often a slip may be made."""

OFTEN = 4
"""How often the right word must be used."""


def misspelt_terms(context: Context) -> Iterator[Finding]:
    """Words that are a game's term but for one letter; each once."""
    counts = word_counts(context)
    stems = glossary_of(context).language.stems
    terms = _terms(context)
    often = [word for word, count in counts.items() if count >= OFTEN and stems[word] in terms]
    beginnings = Counter(plain(word)[:length] for word in counts for length in range(4, min(len(word), 12) + 1))
    known = {stems[word] for word in counts if counts[word] > RARE}
    names, told = told_names(context), set[str]()
    for word, count in counts.items():
        if word in names or count > RARE or len(word) < SHORTEST or stems[word] in known or stems[word] in terms:
            continue
        for right, _, _ in process.extract(
            word, often, scorer=DamerauLevenshtein.distance, score_cutoff=1, limit=3
        ):
            if _is_slip(word, right) and not _has_kin(word, right, beginnings):
                yield from _findings(context, word, right, "L2075")
                told.add(word)
                break
    yield from _misspelt_words(context, counts, told, beginnings)


def _misspelt_words(
    context: Context, counts: Counter[str], told: set[str], beginnings: Counter[str]
) -> Iterator[Finding]:
    """Other words that lack a letter, have one too many or two changed about, of words the book uses often; each once.

    A letter that is another may make another word, so that is no proof.
    """
    stems = glossary_of(context).language.stems
    known = {stems[word] for word, count in counts.items() if count > 1}
    often = [word for word, count in counts.items() if count > OFTEN and len(word) > SHORTEST]
    names = told_names(context)
    for word, count in counts.items():
        if count > 1 or len(word) < SHORTEST or word in told or word in names or stems[word] in known:
            continue
        for right, _, _ in process.extract(word, often, scorer=DamerauLevenshtein.distance, score_cutoff=1, limit=3):
            if _lost_its_first_letter(word, right, counts) or (
                len(word) > SHORTEST
                and _is_jumbled(word, right)
                and _is_slip(word, right)
                and not _has_kin(word, right, beginnings)
            ):
                yield from _findings(context, word, right, "L2077")
                break


def _is_jumbled(word: str, right: str) -> bool:
    """Whether the letters are the same, or one of them is missing or doubled."""
    if len(word) == len(right):
        return sorted(word) == sorted(right)
    longer, shorter = (word, right) if len(word) > len(right) else (right, word)
    return plain(longer) != plain(shorter)


def _lost_its_first_letter(word: str, right: str, counts: Counter[str]) -> bool:
    return right[1:] == word and counts[right] >= OFTEN * OFTEN


def _is_slip(word: str, right: str) -> bool:
    """Whether two words begin alike and differ before their endings."""
    return shared_beginning(word, right) > 0 and not differs_in_ending(word, right)


def _has_kin(word: str, right: str, beginnings: Counter[str]) -> bool:
    """Whether the book has other words that begin like this one up to behind the differing letter: a real word then."""
    shared = shared_beginning(word, right)
    return beginnings[plain(word)[: min(max(5, shared + 1), len(word) - 1, 12)]] > 1


def _findings(context: Context, word: str, right: str, code: str) -> Iterator[Finding]:
    for section in context.book.rules:
        for match in _WORD.finditer(context.book.text, section.start, section.end):
            if match.group().lower() == word and not context.book.is_noise(match.start()):
                span = context.book.span(match.start(), match.end())
                yield Finding.of(code, span, section.key, suggestion=right, written=match.group(), right=right)
                return


def word_counts(context: Context) -> Counter[str]:
    """How often each word stands in the book, in small letters."""

    def count() -> Counter[str]:
        found: Counter[str] = Counter()
        for section in context.book.rules:
            found.update(_WORD.findall(lowered(context.book.text[section.start : section.end])))
        return found

    return once(context, "words", count)


def _terms(context: Context) -> frozenset[str]:
    """The stems of the words of all the game's terms in the book's language."""
    glossary = glossary_of(context)
    stems = glossary.language.stems
    frequent = glossary.language.frequent
    return frozenset(
        stems[word]
        for concept in glossary.concepts.values()
        for form in concept.accepted
        for word in words_of(form)
        if len(word) >= SHORTEST - 1 and word not in frequent and word not in glossary.language.phrases
    )


def untranslated_words(context: Context) -> Iterator[Finding]:
    """Latin words in a book of another script that the glossary does not know; each once.

    What stands in brackets after a word is the original's term beside the translated one, and may stay.
    """
    language = glossary_of(context).language
    if "a" in language.letters:
        return
    known = {word for concept in glossary_of(context).concepts.values() for form in concept.accepted
             for word in words_of(form)}  # fmt: skip
    seen: set[str] = set()
    text = context.book.text
    for section in context.book.rules:
        for match in _LATIN.finditer(text, section.start, section.end):
            written = match.group()
            word = written.lower()
            if word in seen or _ROMAN.match(written) or known.issuperset(words_of(word)):
                continue
            if text[max(0, match.start() - 1) : match.start()] == "(" or context.book.is_noise(match.start()):
                continue
            seen.add(word)
            yield Finding.of(
                "L2076", context.book.span(match.start(), match.end()), section.key, written=written
            )
