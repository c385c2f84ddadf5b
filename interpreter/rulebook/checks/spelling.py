"""Terms with a slip of the pen, and words in the letters of another script that were left untranslated.

A slip is a word used once or twice that lies one letter (Damerau-Levenshtein, rapidfuzz) from a word of the game's
terms that the same book uses often. Common words that happen to lie near a term are used more often than that.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache, cached_property

from rapidfuzz.distance import DamerauLevenshtein

from interpreter.rulebook.book.language import StemSet, language
from interpreter.rulebook.book.tokens import lowered, shared_beginning, without_marks, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.names import strange_names, told_names
from interpreter.rulebook.checks.nearness import Near, is_inflected
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of, once

_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile(r"[A-Za-z](?<![\w-].)[A-Za-z]{2,}(?:[ '-][A-Za-z]{3,})*(?![\w-])")
_TEXT_LINE = re.compile(r"^(?:[\w-]+[ \t]*=|[ \t]+)[ \t]*(.+)", re.M)
_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_ROMAN = re.compile(r"[IVXLC]+\Z")
SHORTEST = 5
"""Letters that a term must have: of shorter words too many lie near each other."""

LONG = 9
"""Letters of a term that is long."""

RARE = 2
"""How often a slip may be made."""

_ENDING = 3
"""Letters behind a stem at most: a word with more of them was cut too short to be known by its stem."""

_LONG_STEM = 7
"""Letters of a stem within which any letter may be wrong."""

OFTEN = 4
"""How often the right word must be used."""


def misspelt_terms(context: Context) -> Iterator[Finding]:
    """Words that are a game's term but for one letter; each once."""
    words = _Words(context)
    counts, names, terms = words.counts, told_names(context), _terms(context)
    often = [word for word, count in counts.items() if count >= OFTEN and terms.find(word)]
    near = Near(dict.fromkeys([*often, *_long_terms(context, counts)]))
    told: dict[str, str] = {}
    ordinary = _ordinary_words(context.language)
    known = {word for concept in glossary_of(context).concepts.values() for form in concept.accepted
             for word in words_of(form)}  # fmt: skip
    for word, count in counts.items():
        if count > RARE or len(word) < SHORTEST or word in names or word in ordinary or word in known:
            continue
        for right in near.to(word):
            if words.is_slip(word, right) and not words.have_kin(word, right):
                # No inflected form of a word has one of its letters twice, or its end cut off.
                if words.is_broken(word, right) or not (terms.find(word) or words.share_stem(word, RARE)):
                    told[word] = right
                break
    told |= _slips_of_stems(context, words, {*told, *names, *ordinary, *known})
    yield from _findings(context, told, "L2075")
    yield from _findings(context, _misspelt_words(words, {*told, *names, *ordinary}), "L2077")


def _long_terms(context: Context, counts: Counter[str]) -> Iterator[str]:
    """Terms of one long word that the book uses: other words seldom lie near them, however often they are used."""
    for concept in glossary_of(context).concepts.values():
        for form in (concept.name, *concept.forms, *concept.words):
            if len(form) >= LONG and counts[form.lower()]:
                yield form.lower()


@cache
def _ordinary_words(name: str) -> frozenset[str]:
    """Words that stand in any text of a language: they are nobody's slip, whatever they lie near to."""
    known = language(name)
    idioms = (word for idiom in known.sections["idioms"] for word in words_of(idiom))
    return known.common.union(idioms)


def _misspelt_words(words: _Words, told: Container[str]) -> dict[str, str]:
    """Other words that lack a letter, have one too many or two changed about, of words the book uses often.

    A letter that is another may make another word, so that is no proof.
    """
    counts = words.counts
    near = Near(word for word, count in counts.items() if count > OFTEN and len(word) > SHORTEST)
    common = _by_letters(words.common)
    found: dict[str, str] = {}
    for word, count in counts.items():
        if count > 1 or len(word) < SHORTEST or word in told:
            continue
        changed = common.get("".join(sorted(word))) if len(word) > SHORTEST else None
        if changed and words.is_changed_about(word, changed):
            found[word] = changed
            continue
        for right in near.to(word):
            if _lost_its_first_letter(word, right, counts) or (
                len(word) > SHORTEST
                and _is_jumbled(word, right)
                and words.is_slip(word, right)
                and not words.have_kin(word, right)
            ):
                if not words.share_stem(word, 1):
                    found[word] = right
                break
    return found


def _by_letters(words: Iterable[str]) -> dict[str, str]:
    """The words that any text has, by their letters in order: of which two changed about make no other word."""
    return {"".join(sorted(word)): word for word in words if len(word) > SHORTEST}


def _slips_of_stems(context: Context, words: _Words, apart: Container[str]) -> dict[str, str]:
    """Words that are the game's words, or their stems those of them, but for a slip; the right ones may stand nowhere.

    A letter may stand for one that sounds or looks like it; in long stems any other letter within may be wrong. Long
    words that stand in any text of the language count as the game's.
    """
    spoken = language(context.language)
    stems, (right_stems, right_words) = spoken.stems, game_words(context)
    right_words |= {word for word in spoken.sections["ordinary"] if len(word) > SHORTEST}
    near = Near(dict.fromkeys([*right_stems, *right_words]))
    capitals = {word.lower() for word in strange_names(context)}
    found: dict[str, str] = {}
    for word, count in words.counts.items():
        if count > RARE or len(word) < SHORTEST or word in apart or word in right_words or word in capitals:
            continue
        for right in near.to(word):
            is_before_end = shared_beginning(word, right) < len(right) - _ENDING
            if right in right_words and is_before_end and _is_other_letter(word, right, context.language):
                found[word] = right
                break
        else:
            stem = stems[word]
            if len(word) - len(stem) <= _ENDING:
                for right in near.to(stem):
                    if right in right_stems and _is_wrong(stem, right, context.language):
                        found[word] = right_stems[right]
                        break
        if word in found and (
            (stem := stems[word]) in right_stems
            or stem in spoken.lookalikes
            or words.share_stem(word, RARE)
            or (words.have_kin(word, found[word]) and not _is_other_letter(word, found[word], context.language))
        ):
            del found[word]
    return found


def _is_wrong(stem: str, right: str, name: str) -> bool:
    """Whether a stem is a slip for another: by a letter like the right one, or by any within a long one."""
    if _is_other_letter(stem, right, name):
        return True
    if len(right) < _LONG_STEM or without_marks(stem) == without_marks(right):
        return False
    return 0 < shared_beginning(stem, right) < min(len(stem), len(right)) - 1


def _is_other_letter(stem: str, right: str, name: str) -> bool:
    """Whether all that is wrong is one letter that sounds or looks like the right one."""
    if len(stem) != len(right):
        return False
    at, pairs = shared_beginning(stem, right), _taken_for_another(name)
    return stem[at + 1 :] == right[at + 1 :] and any(
        {stem[at : at + size], right[at : at + size]} in pairs for size in (1, 2)
    )


@cache
def _taken_for_another(name: str) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(pair) for pair in language(name).sections["taken_for_another"])


def game_words(context: Context) -> tuple[dict[str, str], frozenset[str]]:
    """The words of the game's terms and texts in small letters: by their stems, or as they are when those are short."""

    def collect() -> tuple[dict[str, str], frozenset[str]]:
        spoken = glossary_of(context).language
        by_stem, whole = dict[str, str](), set[str]()
        forms = [form for concept in glossary_of(context).concepts.values() for form in concept.accepted]
        texts = context.facts.texts(context.language) if context.facts is not None else None
        sources = texts.sources if texts is not None else ()
        for text in (*forms, *(line for source in sources for line in _TEXT_LINE.findall(source.text))):
            for word in _WORD.findall(_PLACEHOLDER.sub(" ", text)):
                if not word.islower() or len(word) < SHORTEST or word in spoken.common:
                    continue
                stem = spoken.stems[word]
                if len(stem) >= SHORTEST and len(word) - len(stem) <= _ENDING:
                    by_stem.setdefault(stem, word)
                else:
                    whole.add(word)
        return by_stem, frozenset(whole)

    return once(context, "game words", collect)


class _Words:
    """The different words of a book, in small letters, and what they share with each other."""

    def __init__(self, context: Context) -> None:
        self.counts = word_counts(context)
        self._language = glossary_of(context).language
        self.common = self._language.common
        self._stems = self._language.stems

    def is_slip(self, word: str, right: str) -> bool:
        """Whether two words begin alike and differ before their endings."""
        return shared_beginning(word, right) > 0 and not is_inflected(word, right, self._language)

    def is_changed_about(self, word: str, right: str) -> bool:
        """Whether two letters of a word that any text has are changed about, but not its last."""
        return (
            word not in self.common and word[-1] == right[-1]
            and DamerauLevenshtein.distance(word, right) == 1
            and not self.have_kin(word, right) and not self.share_stem(word, 1)
        )  # fmt: skip

    def is_broken(self, word: str, right: str) -> bool:
        """Whether a letter is doubled or single that is not in the right word, or the end of a long one is missing."""
        if abs(len(word) - len(right)) != 1:
            return False
        shared = shared_beginning(word, right)
        longer = max(word, right, key=len)
        return longer[shared - 1] == longer[shared] or (right.startswith(word) and len(right) >= LONG)

    @cached_property
    def _sorted(self) -> list[str]:
        return sorted(map(without_marks, self.counts))

    def have_kin(self, word: str, right: str) -> bool:
        """Whether others begin like this one up to behind the letter that `right` has otherwise: a real word then."""
        shared = shared_beginning(word, right)
        beginning = without_marks(word)[: min(max(5, shared + 1), len(word) - 1, 12)]
        first = bisect_left(self._sorted, beginning)
        following = [other for other in self._sorted[first : first + 3] if other.startswith(beginning)]
        # The right word itself begins so where this one lacks its end.
        return len(following) > (2 if right.startswith(word) else 1)

    @cached_property
    def _alike(self) -> dict[str, list[str]]:
        """Words by their first letters, which words of one stem have in common."""
        found: dict[str, list[str]] = {}
        for word in self.counts:
            found.setdefault(without_marks(word[:2]), []).append(word)
        return found

    def share_stem(self, word: str, times: int) -> bool:
        """Whether a word that is used more than so many times has the stem of this one."""
        stems, counts = self._stems, self.counts
        return any(
            counts[other] > times and stems[other] == stems[word] for other in self._alike[without_marks(word[:2])]
        )


def _is_jumbled(word: str, right: str) -> bool:
    """Whether the letters are the same, or one of them is missing or doubled."""
    if len(word) == len(right):
        return sorted(word) == sorted(right)
    longer, shorter = (word, right) if len(word) > len(right) else (right, word)
    return without_marks(longer) != without_marks(shorter)


def _lost_its_first_letter(word: str, right: str, counts: Counter[str]) -> bool:
    return right[1:] == word and counts[right] >= OFTEN * OFTEN


def _findings(context: Context, told: Mapping[str, str], code: str) -> Iterator[Finding]:
    """Words, in the order of their first places, with the right ones: each where it first stands in the text."""
    book, counts, start = context.book, word_counts(context), 0
    for word, right in told.items():
        place, left, is_first = book.small.find(word, start), counts[word], True
        while place >= 0 and left:
            end = place + len(word)
            if not (_WORD.match(book.small, end) or (place and _WORD.match(book.small, place - 1))):
                section = book.section_at(place)
                if section is not None and section.kind != "noise":
                    left -= 1
                    start, is_first = place if is_first else start, False
                    if not book.is_noise(place):
                        span = book.span(place, end)
                        yield Finding.of(code, span, section.key, suggestion=right, written=span.text, right=right)
                        break
            place = book.small.find(word, end)


def word_counts(context: Context) -> Counter[str]:
    """How often each word stands in the book, in small letters."""

    def count() -> Counter[str]:
        found: Counter[str] = Counter()
        for piece, times in context.book.pieces.items():
            for word in _WORD.findall(lowered(piece)):
                found[word] += times
        return found

    return once(context, "words", count)


def _terms(context: Context) -> StemSet:
    """The stems of the words of all the game's terms in the book's language."""
    glossary = glossary_of(context)
    stems = glossary.language.stems
    frequent = glossary.language.frequent
    return StemSet(
        stems,
        (
            stems[word]
            for concept in glossary.concepts.values()
            for form in concept.accepted
            for word in words_of(form)
            if len(word) >= SHORTEST - 1 and word not in frequent and word not in glossary.language.phrases
        ),
    )


def untranslated_words(context: Context) -> Iterator[Finding]:
    """Latin words in a book of another script that the glossary does not know; each once.

    What stands in brackets after a word is the original's term beside the translated one, and may stay.
    """
    if "a" in glossary_of(context).language.letters:
        return
    known = {word for concept in glossary_of(context).concepts.values() for form in concept.accepted
             for word in words_of(form)}  # fmt: skip
    seen: set[str] = set()
    text = context.book.text
    for start, end in context.book.stretches():
        for match in _LATIN.finditer(text, start, end):
            written = match.group()
            word = written.lower()
            if word in seen or _ROMAN.match(written) or known.issuperset(words_of(word)):
                continue
            if text[max(0, match.start() - 1) : match.start()] == "(" or context.book.is_noise(match.start()):
                continue
            seen.add(word)
            key = context.section_key(match.start())
            yield Finding.of("L2076", context.book.span(match.start(), match.end()), key, written=written)
