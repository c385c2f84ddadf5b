"""How often a book uses each name of a concept: its words in any inflection, and nothing that only has their stems."""

from __future__ import annotations

from functools import cache

from interpreter.rulebook.book.language import language
from interpreter.rulebook.book.sentences import Sentence
from interpreter.rulebook.book.tokens import Tokens, shared_beginning, without_marks, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.game.glossary import Occurrence
from interpreter.rulebook.game.knowledge import glossary_of, once, sentences_of

Uses = dict[str, dict[str, list[tuple[Sentence, Occurrence]]]]

SMALL = 3
"""Letters of the words that tell no two names apart."""

_ENDING, _LONG_ENDING = 2, 4
"""Letters in which two forms of a word may differ at their ends; languages with many cases have longer endings."""

_AROUND = 24
"""Letters around a name in which the rest of an idiom is looked for."""


def uses_of(context: Context) -> Uses:
    """For each concept that has several names the forms in which the book names it, with their places.

    The things of a game are left out: what names they have is not the book's choice.
    """

    def gather() -> Uses:
        found: Uses = {}
        text, ending = context.book.text, _LONG_ENDING if context.language == "ru" else _ENDING
        idioms = _idioms(context.language)
        known: dict[tuple[str, str], tuple[bool, bool]] = {}
        glossary = glossary_of(context)
        choices = {each.id for each in glossary.concepts.values()
                   if each.kind != "thing" and len(each.accepted) + len(each.mistaken) > 1}  # fmt: skip
        by_words: dict[int, list[tuple[Occurrence, str]]] = {}

        def chosen(sentence: Sentence) -> list[tuple[Occurrence, str]]:
            """The names that a sentence chooses, each with its words where these may be part of an idiom."""
            names: list[tuple[Occurrence, str]] = []
            for each in sentence.occurrences:
                if each.concept not in choices:
                    continue
                written = text[sentence.start + each.start : sentence.start + each.end]
                told = known.get((each.form, written))
                if told is None:
                    is_named = is_form_of(each.form, written, ending) and not glossary.is_of_another(each, written)
                    told = known[each.form, written] = is_named, written.lower() in idioms
                if told[0]:
                    names.append((each, written.lower() if told[1] else ""))
            return names

        for sentence in sentences_of(context).with_titles():
            names = by_words.get(id(sentence.said))
            if names is None:
                names = chosen(sentence)
                if sentence.said.is_repeated:
                    by_words[id(sentence.said)] = names
            for each, word in names:
                if not word or not idiomatic(context.language, word, text, sentence.start + each.start):
                    found.setdefault(each.concept, {}).setdefault(each.form, []).append((sentence, each))
        return found

    return once(context, "uses", gather)


def is_form_of(form: str, written: str, ending: int = _ENDING) -> bool:
    """Whether what is written is the name itself, inflected: `tablas` is no `tabla`, `iniciadas` no `iniciativa`.

    Words may differ at their ends alone, in so many letters; a name in the plural is not meant by the singular.
    """
    wanted, found = words_of(form), words_of(written)
    if len(wanted) != len(found):
        return True  # such as a word broken at the end of a line
    if len(wanted) == 1 and wanted[0].endswith("s") and not found[0].endswith("s"):
        return False
    return all(_is_inflected(*pair, ending) for pair in zip(wanted, found, strict=True))


def _is_inflected(one: str, other: str, ending: int) -> bool:
    first, second = without_marks(one), without_marks(other)
    shared = shared_beginning(first, second)
    tails = {first[shared:], second[shared:]}
    return max(map(len, tails)) <= ending or tails == {"y", "ies"} or (shared == 0 and len(first) <= SMALL)


@cache
def _idioms(name: str) -> dict[str, list[str]]:
    """The idioms of a language by each of their longer words."""
    found: dict[str, list[str]] = {}
    for idiom in language(name).sections["idioms"]:
        words = words_of(idiom)
        for word in words:
            if len(word) > SMALL:
                found.setdefault(word, []).append(f" {' '.join(words)} ")
    return found


def idiomatic(name: str, word: str, text: str, start: int) -> bool:
    """Whether a word, in small letters, stands at an offset as part of an idiom of the language: `a pesar de`."""
    idioms = _idioms(name).get(word)
    if idioms is None:
        return False
    near = Tokens(text, max(0, start - _AROUND), min(len(text), start + len(word) + _AROUND)).words
    return any(idiom in f" {' '.join(near)} " for idiom in idioms)
