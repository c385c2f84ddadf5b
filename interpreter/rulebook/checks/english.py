"""English terms that a translation has kept: the game's English glossary beside that of the book's language."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.book.tokens import Tokens, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.spelling import word_counts
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.game_data import load_book_file, read_concepts
from interpreter.rulebook.game.knowledge import complaints_of, glossary_of

ENGLISH = "en"
SHORTEST = 5
"""Letters; shorter English words are often words of other languages too."""

PLACES = 12
"""How many places of one term are shown."""


def english_terms(context: Context) -> Iterator[Finding]:
    """English names of concepts in a book of another language that has its own names for them; each once."""
    counts = word_counts(context)
    concepts = glossary_of(context).concepts
    for word, concept in _english_names(context).items():
        if word not in counts:
            continue
        places = [
            context.book.span(place, place + len(word))
            for place in context.book.places_of(word)
            if not context.book.is_noise(place)
        ]
        if places:
            first, *others = places[:PLACES]
            related = [(place, context.say("book-also-here")) for place in others]
            name = concepts[concept].name
            yield Finding.of(
                "L2078", first, context.section_key(first.start), related=related, suggestion=name,
                written=first.text, name=name,
            )  # fmt: skip


def _english_names(context: Context) -> dict[str, str]:
    """English names of one word that are none of the book's language, in small letters: each with its concept.

    Of what the glossary forbids, and of concepts that are no nouns, is told otherwise or not at all.
    """
    own = glossary_of(context)
    if context.facts is None or context.language == ENGLISH or "a" not in own.language.letters:
        return {}
    document = load_book_file(context.facts.folder, f"glossary/{ENGLISH}.yaml", complaints_of(context))
    wrong = {word for each in own.concepts.values() for form in (*each.forbidden, *each.mistaken)
             for word in words_of(form)}  # fmt: skip
    found: dict[str, str] = {}
    for concept in () if document is None else read_concepts(document, complaints_of(context)):
        for form in (concept.name, *concept.forms):
            known = own.concepts.get(concept.id)
            if known is None or not known.gender or len(form) < SHORTEST or not (form.isalpha() and form.islower()):
                continue
            for word in (form, f"{form}s"):
                if word not in wrong and not own.occurrences(Tokens(word, 0, len(word))):
                    found.setdefault(word, concept.id)
    return found
