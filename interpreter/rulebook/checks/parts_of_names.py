"""Names of several words of which one is wrong: the numeral of a king, or a word with a slip beside the right other."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rapidfuzz.distance import DamerauLevenshtein

from interpreter.rulebook.book.tokens import without_marks, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.names import told_names
from interpreter.rulebook.checks.nearness import Near, is_inflected
from interpreter.rulebook.checks.spelling import word_counts
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.knowledge import glossary_of

SHORTEST = 4
"""Letters that a word has which may be wrong, and the one beside it."""

LONG = 7
"""Letters of a word that may lack two."""

_LOOK = 40
"""Letters around a word in which its neighbours stand."""

_NUMERAL = re.compile(r"[IVX](?<=[ \n].)[IVX]{0,4}(?![\w’'-])")
_NAMED = re.compile(r"([^\W\d_]+)[ \n]+([IVX]{1,5})\Z")
_BEFORE, _BEHIND = re.compile(r"([^\W\d_]+)[ \n]\Z"), re.compile(r"[ \n]([^\W\d_]+)")


def numerals_of_names(context: Context) -> Iterator[Finding]:
    """`Philip VI`, `Filip V`: a name that the game has with a numeral, with another one or with a slip."""
    book, stems = context.book, glossary_of(context).language.stems
    known: dict[str, dict[str, str]] = {}
    for concept in glossary_of(context).concepts.values():
        for form in (concept.name, *concept.forms):
            named = _NAMED.search(form)
            if named is not None and named[1][0].isupper() and len(named[1]) >= SHORTEST:
                known.setdefault(stems[named[1].lower()], {})[named[2]] = form
    for match in _NUMERAL.finditer(book.text) if known else ():
        before = _BEFORE.search(book.text, max(0, match.start() - _LOOK), match.start())
        if before is None or not before[1][0].isupper() or book.is_noise(match.start()):
            continue
        stem = stems[before[1].lower()]
        forms = known.get(stem)
        right = ""
        if forms is not None and match[0] not in forms and len(forms) == 1:
            right = next(iter(forms.values()))
        elif forms is None and len(stem) >= SHORTEST:
            near = [forms[match[0]] for name, forms in known.items() if match[0] in forms
                    and DamerauLevenshtein.distance(stem, name, score_cutoff=1) == 1]  # fmt: skip
            right = near[0] if near else ""
        if right and before[1].lower() not in told_names(context):
            span = book.span(before.start(1), match.end())
            yield Finding.of(
                "L2073", span, context.section_key(span.start), suggestion=right, written=span.text, right=right
            )  # fmt: skip


def words_of_names(context: Context) -> Iterator[Finding]:
    """`navel battle`: a word that stands nowhere else, a letter from the one that its neighbour has beside it in a
    name of the game."""
    book, counts, language = context.book, word_counts(context), glossary_of(context).language
    beside: dict[str, dict[str, str]] = {}
    """By a word without marks, the words that stand right behind it or before it in names, with the word as written."""
    names = set[str]()
    known = set[str]()
    for concept in glossary_of(context).concepts.values():
        for form in concept.accepted:
            words = words_of(form)
            known.update(words)
            if len(words) == 2 and min(map(len, words)) >= SHORTEST:
                beside.setdefault(without_marks(words[0]), {})["> " + language.stems[words[1]]] = words[0]
                beside.setdefault(without_marks(words[1]), {})["< " + language.stems[words[0]]] = words[1]
                names.update(word.lower() for word in form.split() if word[0].isupper())
    near = Near(beside)
    for word, count in counts.items():
        if count > 1 or len(word) < SHORTEST or word in known or word in language.common or word in told_names(context):
            continue
        for plain in near.to(without_marks(word)):
            right = _right(context, word, beside[plain])
            if right is None or is_inflected(word, right, language) or language.stems[word] == language.stems[right]:
                continue
            place = book.small.find(word)
            span = book.span(place, place + len(word))
            code = "L2073" if right in names and span.text[0].isupper() else "L2075"
            if not book.is_noise(place):
                told_names(context).add(word)
                right = right.capitalize() if span.text[0].isupper() else right
                yield Finding.of(
                    code, span, context.section_key(place), suggestion=right, written=span.text, right=right
                )  # fmt: skip
            break


def _right(context: Context, word: str, neighbours: dict[str, str]) -> str | None:
    """The right word, if one of its neighbours in names stands beside the wrong one."""
    text, stems = context.book.small, glossary_of(context).language.stems
    place = text.find(word)
    behind = _BEHIND.match(text, place + len(word))
    before = _BEFORE.search(text, max(0, place - _LOOK), place)
    found = neighbours.get("> " + stems[behind[1]]) if behind else None
    return found or (neighbours.get("< " + stems[before[1]]) if before else None)
