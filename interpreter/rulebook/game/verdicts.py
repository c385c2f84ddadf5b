"""Throws of which the rules say when they succeed, so that cases of a book can be judged: `book/verdicts.yaml`."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.data import GameFolder
from interpreter.messages import Diagnostics, Piece
from interpreter.rulebook.book.tokens import words_of
from interpreter.rulebook.game.game_data import load_book_file, string_list


@dataclass(frozen=True)
class Judged:
    """A throw in sections on `about` that succeeds where it shows no more than what was reckoned before it, and less
    than `fails_from`; `words` tell in the language of the book whether it does, by their number of words."""

    about: frozenset[str]
    fails_from: int
    succeeds: frozenset[tuple[str, ...]]
    fails: frozenset[tuple[str, ...]]


def read_verdicts(folder: GameFolder, language: str, diagnostics: Diagnostics) -> list[Judged]:
    """The throws that the file names. What cannot be used is reported and left out."""
    document = load_book_file(folder, "verdicts.yaml", diagnostics)
    if document is None:
        return []
    if not isinstance(document.value, list):
        diagnostics.report("L2181", document.span(()), wanted=Piece("wanted-verdicts"))
        return []
    found = list[Judged]()
    for index, entry in enumerate(document.value):
        fails_from = entry.get("fails_from") if isinstance(entry, dict) else None
        words = entry.get("words") if isinstance(entry, dict) else None
        if not isinstance(fails_from, int) or not isinstance(words, dict):
            diagnostics.report("L2181", document.span((index,)), wanted=Piece("wanted-verdict"))
            continue
        told = words.get(language)
        about = frozenset(string_list(document, (index, "about"), diagnostics))
        if isinstance(told, dict) and about:
            yes, no = (
                frozenset(map(words_of, string_list(document, (index, "words", language, key), diagnostics)))
                if key in told else frozenset[tuple[str, ...]]()
                for key in ("succeeds", "fails")
            )  # fmt: skip
            found.append(Judged(about, fails_from, yes, no))
    return found
