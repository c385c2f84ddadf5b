"""A game's own files for the checking of rulebooks: glossary, statements, outline, names, worked examples.

They lie in the folder `book` of the game. Everything in them is checked; what is wrong is reported with its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from interpreter.data import Document, GameFolder, load_yaml
from interpreter.messages import Diagnostics, Piece, closest
from interpreter.rulebook.game.glossary import Concept
from interpreter.text import Source, read_source

_CONCEPT_KEYS = ("name", "forms", "words", "forbidden", "mistaken", "gender", "kind", "case", "apart", "plain")


def book_folder(folder: GameFolder) -> Path:
    """Where a game keeps what is known of its rulebooks."""
    return folder.root.rulesets / folder.name / "book"


def load_book_file(folder: GameFolder, name: str, diagnostics: Diagnostics) -> Document | None:
    """A file of the folder `book`; None when there is none, or when it cannot be read, which is reported."""
    path = book_folder(folder) / name
    if not path.is_file():
        return None if folder.below is None else load_book_file(folder.below, name, diagnostics)
    shown = f"{folder.name}/book/{name}"
    try:
        source = read_source(path, shown)
    except (OSError, UnicodeDecodeError, ValueError) as error:
        diagnostics.report("L2180", Source(shown, "").span(0, 0), file=shown, reason=str(error)[:120])
        return None
    return load_yaml(source, diagnostics)


def read_concepts(document: Document, diagnostics: Diagnostics) -> Iterator[Concept]:
    """The concepts of a glossary. What cannot be used is reported and left out."""
    entries = document.value
    if not isinstance(entries, dict):
        diagnostics.report("L2181", document.span(()), wanted=Piece("wanted-concepts"))
        return
    for name, entry in entries.items():
        if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
            diagnostics.report("L2182", document.span((name,)), concept=name)
            continue
        for key in entry:
            if key not in _CONCEPT_KEYS:
                diagnostics.report(
                    "L2183", document.key_span((name, key)), key=key, known=", ".join(_CONCEPT_KEYS),
                    suggestion=closest(key, _CONCEPT_KEYS),
                )  # fmt: skip
        yield Concept(
            name,
            str(entry["name"]),
            _strings(document, (name, "forms"), diagnostics),
            _strings(document, (name, "words"), diagnostics),
            _strings(document, (name, "forbidden"), diagnostics),
            str(entry.get("gender") or ""),
            str(entry.get("kind") or ""),
            entry.get("case") in (True, "yes", "true"),
            document.key_span((name,)),
            _strings(document, (name, "mistaken"), diagnostics),
            _strings(document, (name, "apart"), diagnostics),
            _strings(document, (name, "plain"), diagnostics),
        )


def _strings(document: Document, path: tuple[str | int, ...], diagnostics: Diagnostics) -> tuple[str, ...]:
    found = document.value_at(path)
    if found is None:
        return ()
    if not isinstance(found, list) or not all(isinstance(item, (str, int)) for item in found):
        diagnostics.report("L2181", document.span(path), wanted=Piece("wanted-words"))
        return ()
    return tuple(str(item) for item in found)


def string_list(document: Document, path: tuple[str | int, ...], diagnostics: Diagnostics) -> tuple[str, ...]:
    """The list of words at a place of a file; a single word stands for a list of one."""
    found = document.value_at(path)
    return (found,) if isinstance(found, str) else _strings(document, path, diagnostics)
