"""Names in a book: misspelt names of cards and people, and one name spelt in two ways.

A word counts as a name when it is written with a capital and never in small letters anywhere in the book. Nearness is
the Damerau-Levenshtein distance (rapidfuzz), so that two letters changed about count as one slip.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping

from rapidfuzz import process
from rapidfuzz.distance import DamerauLevenshtein

from interpreter.rulebook.book.language import StemSet, language
from interpreter.rulebook.book.tokens import Tokens, without_marks, words_of
from interpreter.rulebook.checking import Context
from interpreter.rulebook.checks.nearness import differs_inside, has_other_letter_inside, is_inflected, is_moved
from interpreter.rulebook.finding import Finding
from interpreter.rulebook.game.game_data import load_book_file, string_list
from interpreter.rulebook.game.glossary import Glossary
from interpreter.rulebook.game.knowledge import complaints_of, glossary_of, once

_WORD = re.compile(r"[^\W\d_]+(?:[’'·-][^\W\d_]+)*")
_REST = r"[^\W\d_]*(?:[’'·-][^\W\d_]+)*"
_CAPITAL = re.compile(rf"[A-ZÀ-ÖØ-ÞŠŽА-ЯЁІЇҐ](?<![^\W\d_].){_REST}")
_SMALL = re.compile(rf"(?<![^\W\d_])[a-zß-öø-ÿа-яёіїґ]{_REST}")
_HEAD = re.compile(r"(?:^|\n)[ \t]*(?:[•●▪◦‣·*–—|-]+[ \t]*)?[*_]*\Z")
_BEHIND_HEAD = re.compile(r"(?:[ ][^\W\d_]+)?[*_]*(?:[ \t]*\([^()\n]{1,30}\))?[*_]*(?::|\.[*_ ]|[ \t]*[|—–]|[ ]{2}|\t)")
_VOWELS = frozenset("aeiouyаеиоуыэюя")  # without marks
SHORTEST = 5
"""Letters that a name must have: of shorter ones too many lie near each other."""

LONG = 7
"""Letters; in longer names a slip is looked for in the whole book."""

LONGER = 9
"""Letters; two slips in such a name are looked for where a sentence begins too."""

LISTED = 2
"""How many items of a list must be headed by names that are known."""

ONE_TALE = 2500
"""Letters within which two names that differ in a letter are taken for one person's."""

PLACES = 4
"""How many places of the known name are shown."""

_LONGEST_TITLE = 16
"""Letters of a word such as `Mrs` before the name of a person."""

OFTEN = 3
"""How often one spelling must be used before a near one is called a slip of it."""


def misspelt_names(context: Context) -> Iterator[Finding]:
    """Names that are nearly one of the game's: each spelling once, with the right one."""
    known = once(context, "known names", lambda: _known_names(context))
    if not known:
        return
    glossary = glossary_of(context)
    stems = glossary.language.stems
    known_stems = StemSet(stems, [stems[word.lower()] for word in known])
    candidates, people = _by_first_letter(known), frozenset(_people(context))
    for word, places in {**_names(context), **_first_words(context)}.items():
        if (
            word in known
            or len(word) < SHORTEST - 1
            or glossary.is_name(word)
            or _is_known(context, word, known, known_stems)
        ):
            continue
        if word in _names(context):
            right = _nearest(word, candidates, glossary) or _nearest_of_all(word, known, glossary)
        elif stems[word.lower()] in glossary.language.lookalikes:
            continue
        else:
            right = _nearest_first(word, candidates, glossary, people)
        if right is not None and not _is_a_person(context, word, places, right, people):
            told_names(context).add(word.lower())
            corrected_names(context)[word] = (right, places)
            yield _misspelt(context, word, places, right)


def _is_a_person(context: Context, word: str, places: list[int], right: str, people: Container[str]) -> bool:
    """Whether a name is that of a person of the book's own, whatever name of the game it lies near to: one of a
    known person whom the book does not name, where it has this one again, or one behind a word that only people have
    before their names."""
    if right in people:
        is_named = right in _names(context) or right in _first_words(context)
        return len(places) > 1 and len(word) == len(right) and not is_named
    leading = language(context.language).sections.get("before_people", ())
    text = context.book.text
    return any(words_of(text[max(0, place - _LONGEST_TITLE) : place])[-1:] == (each,)
               for place in places for each in leading)  # fmt: skip


def corrected_names(context: Context) -> dict[str, tuple[str, list[int]]]:
    """The misspelt names that were told of so far, each with the right one and its places."""
    return once(context, "corrected names", dict)


def strange_names(context: Context) -> dict[str, list[int]]:
    """The names that are none of the game's, with their places."""
    known = once(context, "known names", lambda: _known_names(context))
    stems = glossary_of(context).language.stems
    known_stems = StemSet(stems, [stems[word.lower()] for word in known])
    glossary = glossary_of(context)
    return {
        word: places
        for word, places in _names(context).items()
        if len(word) >= SHORTEST
        and word not in known
        and known_stems.find(word.lower()) is None
        and not glossary.occurrences(Tokens(word.lower(), 0, len(word)))
    }


def told_names(context: Context) -> set[str]:
    """The misspelt names that were told of so far, in small letters."""
    return once(context, "told names", set)


def _is_known(context: Context, word: str, known: Mapping[str, str], known_stems: StemSet) -> bool:
    """Whether a word is an inflected form of a known name that is spelt alike."""
    stems = glossary_of(context).language.stems
    stem = known_stems.find(word.lower())
    if stem is None:
        return False
    same = [name for name in known if stems[name.lower()] == stem]
    return any(
        not _differs_in_marks(word, name) and not differs_inside(word, name) and not has_other_letter_inside(word, name)
        for name in same
    )


def _differs_in_marks(word: str, name: str) -> bool:
    """Whether two words are the same letters with other accents, as far as the shorter reaches."""
    length = min(len(word), len(name)) - 1
    first, second = (each.lower().replace("ё", "е")[:length] for each in (word, name))
    return first != second and without_marks(first) == without_marks(second)


def _by_first_letter(names: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(without_marks(name[0]), []).append(name)
    return found


def _nearest(word: str, candidates: Mapping[str, list[str]], glossary: Glossary) -> str | None:
    """The known name that a word is a slip of, or None. A first letter is hardly ever wrong."""
    slips = 1 if len(word) < 8 else 2
    found = process.extract(
        word,
        candidates.get(without_marks(word[0]), ()),
        scorer=DamerauLevenshtein.distance,
        score_cutoff=slips + 1,
        limit=4,
    )
    for name, distance, _ in found:
        if abs(len(name) - len(word)) > 2 or (len(word) < SHORTEST and len(name) <= len(word)):
            continue
        if without_marks(name) == without_marks(word) or (
            (distance <= slips or is_moved(word, name) or _is_slip_but_for_marks(word, name))
            and not _only_ending(word, name, glossary)
        ):
            return str(name)
    return None


def _is_slip_but_for_marks(word: str, name: str) -> bool:
    """Whether a letter is wrong in a word that has lost its marks besides."""
    if word.isascii() == name.isascii():
        return False
    return DamerauLevenshtein.distance(without_marks(word), without_marks(name), score_cutoff=1) <= 1


def _nearest_of_all(word: str, known: Iterable[str], glossary: Glossary) -> str | None:
    """The long name of which a word has another first letter, or one more or less."""
    if len(word) < LONG:
        return None
    rest = {word[1:].lower(), word.lower()}
    for name in known:
        small = name.lower()
        if len(name) > LONG and (small[1:] in rest or small in rest or small == word[1:].lower()):
            return name
    return None


def _nearest_first(
    word: str, candidates: Mapping[str, list[str]], glossary: Glossary, people: Container[str]
) -> str | None:
    """The known name that the first word of a sentence is a slip of, where it is hardly any other word.

    Every word has a capital there: so more letters must be right, and the word must not be one of the game's.
    """
    name = _nearest(word, candidates, glossary)
    if name is None or min(len(word), len(name)) < SHORTEST:
        return None
    is_mark = without_marks(name) == without_marks(word)
    least = LONG - 1 if name in people else LONG
    if not is_mark and (len(word) < least or glossary.occurrences(Tokens(word.lower(), 0, len(word)))):
        return None
    slips = 2 if len(word) > LONGER else 1
    is_near = is_mark or DamerauLevenshtein.distance(word, name, score_cutoff=slips) <= slips
    return name if is_near else None


def _only_ending(word: str, name: str, glossary: Glossary) -> bool:
    """Whether two words differ at their ends alone: another case or number, or another name of the same stock."""
    if _has_other_consonant(without_marks(word), without_marks(name)):
        return False
    stems = glossary.language.stems
    return is_inflected(word.lower(), name.lower(), glossary.language) or (
        stems[word.lower()] == stems[name.lower()] and not is_moved(word, name) and not differs_inside(word, name)
        and not has_other_letter_inside(word, name)
    )  # fmt: skip


def _has_other_consonant(one: str, other: str) -> bool:
    """Whether two words have the same last letter, and before it one letter that differs and is a consonant in one."""
    if len(one) != len(other) or one[-1] != other[-1]:
        return False
    differing = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    return len(differing) == 1 and not _VOWELS.issuperset(differing[0])


def _misspelt(context: Context, word: str, places: list[int], right: str) -> Finding:
    start = places[0]
    others = [(context.book.span(place, place + len(word)), context.say("book-also-here")) for place in places[1:4]]
    return Finding.of(
        "L2073",
        context.book.span(start, start + len(word)),
        context.section_key(start),
        related=others,
        suggestion=right,
        written=word,
        right=right,
    )


def unsteady_names(context: Context) -> Iterator[Finding]:
    """Names that the game does not know and the book spells in two ways: the rarer spelling."""
    known = once(context, "known names", lambda: _known_names(context))
    glossary = glossary_of(context)
    names = {word: places for word, places in _names(context).items() if len(word) >= SHORTEST}
    strange = {word: places for word, places in names.items() if word not in known}
    candidates = _by_first_letter(known)
    often = _by_first_letter([word for word, places in strange.items() if len(places) >= OFTEN])
    for word, places in strange.items():
        if len(places) >= OFTEN:
            continue
        right = _nearest(word, often, glossary)
        if right is not None and _nearest(word, candidates, glossary) is None:
            yield Finding.of(
                "L2074",
                context.book.span(places[0], places[0] + len(word)),
                context.section_key(places[0]),
                related=[(context.book.span(strange[right][0], strange[right][0] + len(right)),
                          context.say("book-usual-here"))],
                suggestion=right,
                written=word,
                right=right,
                times=len(strange[right]),
            )  # fmt: skip


def names_mixed_up(context: Context) -> Iterator[Finding]:
    """Names that the game does not know, one letter from a known one that the same section tells of."""
    known = once(context, "known names", lambda: _known_names(context))
    names = {word: places for word, places in _names(context).items() if len(word) >= SHORTEST - 1}
    ours = [word for word in names if word in known]
    glossary = glossary_of(context)
    for word, places in names.items():
        if word in known or word.lower() in told_names(context) or len(word) > LONG or not ours:
            continue
        for right, _, _ in process.extract(word, ours, scorer=DamerauLevenshtein.distance, score_cutoff=1, limit=3):
            near = [place for place in names[right] if abs(place - places[0]) < ONE_TALE]
            if near and not _only_ending(word, right, glossary) and not _are_two(word, places, right):
                told_names(context).add(word.lower())
                yield Finding.of(
                    "L2074",
                    context.book.span(places[0], places[0] + len(word)),
                    context.section_key(places[0]),
                    related=[(context.book.span(place, place + len(right)), context.say("book-usual-here"))
                             for place in near[:PLACES]],
                    suggestion=right,
                    written=word,
                    right=right,
                    times=len(names[right]),
                )  # fmt: skip
                break


def _are_two(word: str, places: list[int], right: str) -> bool:
    """Whether two short names are more likely two people's: told apart by their first letters, and both used again."""
    return len(word) < SHORTEST and word[0] != right[0] and len(places) > 1


def _names(context: Context) -> dict[str, list[int]]:
    """The words that a book writes with a capital alone, with the offsets at which they stand."""
    return _capitals(context)[0]


def _first_words(context: Context) -> dict[str, list[int]]:
    """Such words that stand only where a sentence begins: any word may have a capital there."""
    return _capitals(context)[1]


def _capitals(context: Context) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    def gather() -> tuple[dict[str, list[int]], dict[str, list[int]]]:
        book = context.book
        pieces = "\n".join(book.pieces)
        small = set(_SMALL.findall(pieces))
        # What the glossary forbids is told of as a wrong term.
        told = {word for concept in glossary_of(context).concepts.values()
                for form in (*concept.forbidden, *concept.mistaken) for word in _WORD.findall(form)}  # fmt: skip
        found: dict[str, list[int]] = {
            word: []
            for word in _CAPITAL.findall(pieces)
            if word.lower() not in small and not word.isupper() and word not in told
        }
        for start, end in book.stretches():
            for match in _CAPITAL.finditer(book.text, start, end):
                places = found.get(match.group())
                if places is not None and not (book.noise and book.is_noise(match.start())):
                    places.append(match.start())
        listed = _listed_names(context, found)
        names, first = dict[str, list[int]](), dict[str, list[int]]()
        for word, places in found.items():
            is_first = all(_begins_sentence(book.text, place) and place not in listed for place in places)
            if places:
                (first if is_first else names)[word] = places
        return names, first

    return once(context, "names", gather)


def _listed_names(context: Context, found: dict[str, list[int]]) -> set[int]:
    """The places of words that head the items of a list of names, such as `- Fountain: ...` or `Fountain (stone): ...`.

    It is one where the items of a section are headed by several names of the game.
    """
    text, known = context.book.text, once(context, "known names", lambda: _known_names(context))
    by_section: dict[str, list[tuple[str, int]]] = {}
    for word, places in found.items():
        for place in places:
            end = place + len(word)
            if _BEHIND_HEAD.match(text, end) and _HEAD.search(text, max(0, place - 8), place):
                by_section.setdefault(context.section_key(place), []).append((word, place))
    return {
        place
        for heads in by_section.values()
        if sum(word in known for word, _ in heads) >= LISTED
        for word, place in heads
        if len(word) >= SHORTEST
    }


def _begins_sentence(text: str, place: int) -> bool:
    """Whether a word stands where every word has a capital."""
    before = text[max(0, place - 40) : place].rstrip(" \t\"'«“„([*_")
    return not before or before[-1] in ".!?:…\n•-–—|#"


def _known_names(context: Context) -> dict[str, str]:
    """The words of the names of the game's things and people, as they are written, with the name they come from."""
    found: dict[str, str] = {}
    for concept in glossary_of(context).concepts.values():
        for form in concept.accepted:
            for word in _WORD.findall(form):
                if word[0].isupper() and len(word) >= SHORTEST - 1:
                    found.setdefault(word, form)
    for name in _people(context):
        for word in _WORD.findall(name):
            found.setdefault(word, name)
    return found


def _people(context: Context) -> Iterable[str]:
    """The names of people in the game's `names.yaml`, in the book's language."""
    if context.facts is None:
        return ()
    diagnostics = complaints_of(context)
    document = load_book_file(context.facts.folder, "names.yaml", diagnostics)
    if document is None:
        return ()
    return string_list(document, (context.language,), diagnostics)
